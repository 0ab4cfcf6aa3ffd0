# Monsters, ephemeral gems, the glory line.

event-monster-fought = { $seat } fights { $monster_the } with power { $power }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-fled = { $seat } flees from { $monster_the }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-bonus-won = { $seat } is alone the strongest against { $monster_the } and gains the victory bonus.
event-bonus-tied = The strongest are tied against { $monster_the }: nobody gains the victory bonus.
event-gems-vanished = The gems { $gems } vanish for everybody who has not collected them.
event-line-scored = { $seat }, box { $line } ({ $line_what }): { $points }.
event-campaign-scored = { $seat } has { $total } glory after chapter { $chapter }.

box-A = A
    .what = Monster 1
    .short = monster 1
box-B = B
    .what = Monster 2
    .short = monster 2
box-C = C
    .what = Monster 3
    .short = monster 3
box-D = D
    .what = Levels
    .short = levels
box-E = E
    .what = Magic items
    .short = items
box-F = F
    .what = Gems
    .short = gems
box-G = G
    .what = Minions
    .short = minions
box-H = H
    .what = Damage
    .short = damage
box-I = I
    .what = Resurrection
    .short = resurr.
box-J = J
    .what = Power and objective
    .short = cards
box-K = K
    .what = Missions
    .short = missions
box-L = L
    .what = Total
    .short = total

outcome-campaign = The highest sum of three chapters wins the campaign.
outcome-campaign-rooms = The sums are tied: whoever visited the most rooms in three chapters wins the campaign.
outcome-campaign-shared = Tied to the last: the campaign is shared.
outcome-campaign-solo = Your campaign is over: its three scores add up.
