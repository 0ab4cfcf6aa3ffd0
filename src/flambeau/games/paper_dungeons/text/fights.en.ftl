# Monsters, ephemeral gems, the glory line.

event-monster-fought = { $seat } fights { $monster_the } with power { $power }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-fled = { $seat } flees from { $monster_the }: { $points } points.
event-bonus-won = { $seat } is alone the strongest against { $monster_the } and gains the victory bonus.
event-bonus-tied = The strongest are tied against { $monster_the }: nobody gains the victory bonus.
event-gems-vanished = The gems { $gems } vanish for everybody who has not collected them.
event-line-scored = { $seat }, box { $line }: { $points }.
event-campaign-scored = { $seat } has { $total } glory after chapter { $chapter }.

box-A = A
    .what = Monster 1
box-B = B
    .what = Monster 2
box-C = C
    .what = Monster 3
box-D = D
    .what = Levels
box-E = E
    .what = Magic items
box-F = F
    .what = Gems
box-G = G
    .what = Minions
box-H = H
    .what = Damage
box-I = I
    .what = Resurrection
box-J = J
    .what = Power and objective
box-K = K
    .what = Missions
box-L = L
    .what = Total

outcome-campaign = The highest sum of three chapters wins the campaign.
outcome-campaign-rooms = The sums are tied: whoever visited the most rooms in three chapters wins the campaign.
outcome-campaign-shared = Tied to the last: the campaign is shared.
outcome-campaign-solo = Your campaign stands: three scores in one.
