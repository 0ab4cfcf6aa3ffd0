# What happened.
event-day-began = Day { $round } begins; { $seat } goes first.
event-night-began = Night { $round } falls; { $seat } takes the dice.
event-selected = { $seat } selects { $card_the }.
event-drafted = Drawn: { $card }.
event-card-turned = { $card } is used up for this round.
event-cards-readied = All Movement cards are available again.
event-travelled = { $hero } goes { $to_to }.
event-idled = { $seat } idles.
event-goblin-paid = { $seat } pays 1 Power to pass the Goblin of { $at }, which turns passive.
event-goblin-calmed = The Goblin of { $at } turns passive.
event-goblin-angered = The Goblin of { $at } turns aggressive.
event-goblin-arrived = { $passive ->
    [yes] A passive Goblin comes through the Portal of { $at }.
   *[no] An aggressive Goblin comes through the Portal of { $at }.
}
event-grotto-used = { $hero } uses { $at_the }.
event-power-paid = { $seat } pays { $by } Power.
event-health-paid = { $seat } pays { $by } Health.
event-token-turned = The First Player token is turned: { $seat } has completed a Quest by Day.
event-token-passed = { $seat } is first player now.
event-magic-fell = The Magic token returns to the first space.
event-quest-expired = “{ $quest }” leaves the offer.
event-dice-ignored = Ignored at this Magic level: { $face } × { $count }.
event-darkened = { $card } turns dark.
event-quest-stored = Danongorf stores a Quest: { $stored } now.
event-minion-stored = Danongorf takes the Goblin of { $at }: { $stored } now.
event-summoned = { $seat } is ready: the final battle follows at the end of this round.
event-castle-named = { $seat } names { $to_the }.
event-battle-rolled = Battle round { $round }: { $faces }.
event-rerolled = The dice are now: { $faces }.
event-blocked = { $seat } raises the Shield for 1 Power.
event-struck = Danongorf costs { $seat } { $by } Health.
event-item-lost = Lost: { $item_the }.
event-strength-lost = Danongorf loses a Quest: { $left } left.
event-minions-lost = Danongorf loses { $count ->
    [1] a Goblin
   *[other] { $count } Goblins
}: { $left } left.
event-items-exchanged = { $seat } exchanges { $item_the } and { $other_the }.
event-returned = { $hero } returns { $to_to }.
outcome-most-points = The most Victory Points win.
outcome-target-reached = The target is reached: the Chosen One wins.
outcome-target-missed = The target is missed.
outcome-realm-dark = The whole realm is dark: Danongorf wins.
outcome-boss-beaten = Danongorf has nothing left: he is beaten.
outcome-fallen = The last Health is gone: Danongorf wins.
outcome-conceded = Somebody gave up.
option-mode = Solo mode
    .help = With one player: for a target score, or against Danongorf.
option-mode-quest = the Quest (solo: for a target score)
option-mode-danongorf = Defeat Danongorf
option-target = Solo target
    .help = The points a solo player must reach.
option-target-40 = 40, Peasant
option-target-45 = 45, Page
option-target-50 = 50, Squire
option-target-55 = 55, Knight
option-target-60 = 60, Legendary Hero
option-gloomfall = GloomFall
    .help = All Map cards show their dark side; Goblins arrive aggressive.
option-staff_step = What the Staff adds
    .help = One Magic level per Power, or one space of the track.
option-staff_step-level = a Magic level
option-staff_step-space = a space
option-colour = Colour of player 1
    .help = The Player card of the first seat; in Danongorf its Legendary tracks count.
option-colour-red = red
option-colour-blue = blue
option-colour-green = green
option-colour-yellow = yellow
option-first = First player
    .help = Who has the First Player token in round 1.
option-first-random = drawn
option-first-1 = player 1
option-first-2 = player 2
option-first-3 = player 3
option-first-4 = player 4
event-rolled = { $seat } rolls: { $faces }.
event-hurt = { $seat } loses { $by } Health.
event-defended = { $seat } cancels a die for { $cost } Power.
event-saved = The Fairy keeps { $seat } standing with 1 Health.
event-exhausted = { $seat } is exhausted; all Heroes go home.
event-health-gained = { $seat } gains { $by } Health.
event-power-gained = { $seat } gains { $by } Power.
event-magic-rose = The Magic token moves to space { $space }: level { $level }.
event-advanced = { $temple }: { $hero } enters space { $space }.
event-goblin-hit = { $hero } hits the Goblin of { $at } for { $by }.
event-goblin-defeated = { $seat } defeats the Goblin of { $at }.
event-goblin-healed = The Goblin of { $at } is back at full Health.
event-rested = { $seat } rests.
event-scored = Score of { $seat }: Spells { $spells }, Quests { $quests }, Goblins { $goblins }, Legendary Items { $legendary }, total { $total }.
event-spell-learned = { $power ->
    [0] { $hero } learns the Spell of level { $level }.
   *[other] { $hero } learns the Spell of level { $level } with the Staff ({ $power } Power).
}
event-temple-completed = { $hero } completes { $temple_the }.
event-quest-taken = { $seat } completes “{ $quest }”.
event-quest-revealed = “{ $quest }” joins the offer.
event-quest-discarded = “{ $quest }” is discarded: the offer needs both types of Quest.
event-deck-rebuilt = The discarded Quests are shuffled into a new deck.
event-legend-progressed = { $seat } is halfway to { $item_the }.
event-item-won = { $seat } gains { $item_the }.
event-equipped = { $hero } takes { $item_the }.
event-dice-passed = { $seat } takes the dice.
