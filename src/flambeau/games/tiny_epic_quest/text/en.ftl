# The table.
title = Tiny Epic Quest
status-day = Day { $round } of 5
status-night = Night { $round } of 5
status-day-shadow = Day { $day }
status-night-shadow = Night { $day }
status-resolution = End of round { $round }
status-resolution-shadow = End of night { $day }
status-battle = Final battle, round { $round }
status-turn = Turn { $turn } of 4: { $card }
status-select = Turn { $turn } of 4
status-takes-dice = Roll or rest
status-takes-damage = Damage
status-takes-magic = Damage by Magic
status-uses-symbols = Torches, Scrolls, Attacks
status-rests = Return to the Castle
status-arranges = Items
status-target = Target: { $target } points
status-dark = { $count } of { $all } cards dark
status-boss = Danongorf: { $quests ->
    [one] { $quests } Quest
   *[other] { $quests } Quests
}, { $minions ->
    [one] { $minions } Goblin
   *[other] { $minions } Goblins
}
status-summoned = The final battle follows this round
zone-movements = Movement cards
zone-boss = Danongorf
boss-quests = stored Quests, his strength
boss-minions = stored Goblins, his minions
boss-name = Danongorf
draft-deck = Movement cards to draw
card-dark = { $card }, dark side
region-help-castle = Arriving here, and idling here, gives 1 Health or 1 Power. Any number of Heroes.
region-help-temple = Two Heroes at most, of different players. By Night its four spaces are paid: { $spaces }.
next-space = { $temple }, space { $space }: { $price }
price-torch = { $count ->
    [1] a Torch
   *[other] { $count } Torches
}
price-scroll = { $count ->
    [1] a Scroll
   *[other] { $count } Scrolls
}
region-help-obelisk = One Hero of each player. Resting here teaches the Spell if the Magic level reaches that far.
region-help-portal = One Hero. By Night Attack dice hurt its Goblin; five damage defeat it.
region-help-grotto = One Hero of each player. On arrival: { $text }
effect-health = gain { $by } Health
effect-power = gain { $by } Power
effect-advance = advance one of your Temple Heroes one space
effect-advance-early = advance one of your Temple Heroes one space, not onto the last
effect-hit = { $by } damage to a Goblin you attack
effect-calm = turn one aggressive Goblin passive
effect-magic = advance the Magic token, not onto its last space
effects-all = { $effects }
effects-either = one of: { $effects }
grotto-text = { $effects }.
grotto-text-paid = pay { $by ->
   *[other] { $by }
} { $what ->
    [health] Health
   *[power] Power
}: { $effects }.
quest-placement = { $condition } Reward: { $reward }.
quest-ready = { $done } of { $need }
condition-row = Three of your Heroes on three cards of one row.
condition-column = Three of your Heroes on three cards of one column.
condition-diagonal = Three of your Heroes on the three cards of one diagonal.
condition-guests = Two of your Heroes in two Castles that are not of their colour.
condition-coast = Three of your Heroes on coast cards, no two of them neighbours, nobody in a Castle.
condition-heart = One of your Heroes on the middle card, another on an inland card.
condition-grottoes = Two of your Heroes in two Grottoes.
condition-portals = Two of your Heroes on two Portals.
condition-temples = Two of your Heroes in two Temples.
condition-obelisks = Two of your Heroes on two Obelisks.
condition-home = One of your Heroes in your Castle, two on cards around it.
condition-banner = One of your Heroes on a card without a Castle, with a Hero of another player; alone, two of your own on one card.
odds-title = If you roll now
symbols-left = This roll leaves you
odds-damage = you lose Health: { $percent } %
odds-exhausted = you are exhausted: { $percent } %
odds-magic = the Magic level rises: { $percent } %
odds-advance = a Temple Hero advances: { $percent } %
odds-goblin = a Goblin falls: { $percent } %
odds-power = you gain Power: { $percent } %
route-price = { $hero } to { $card }: { $power ->
    [0] free
   *[other] { $power } Power
}
score-spells = Spell level { $count }: { $points } points
count-spells = Spell level { $count }
score-quests = { $count } Quests: { $points } points
count-quests = completed Quests: { $count }
score-goblins = { $count } Goblins: { $points } points
count-goblins = defeated Goblins: { $count }
score-legendary = { $count } Legendary Items: { $points } points
count-legendary = Legendary Items: { $count }
step-damage = 1 Damage
step-power = 2 Power
step-magic = 3 Magic
step-symbols = 4 Torch, Scroll, Attack
help-die-damage = Dealt one by one from the roller: { $by } Health each now; 2 Power cancel one.
help-die-power = Dealt one by one from the roller: 1 Power each, none from Magic level 2 on.
help-die-magic = The Magic token moves one space; on the last space each die costs 1 Health instead.
help-die-torch = Everybody may use it in a Temple.
help-die-scroll = Everybody may use it in a Temple.
help-die-attack = Everybody may use it against a Goblin.
about = Send three heroes across the realm by day, and dare to press on at night for quests, spells and legendary items.
status-magic = Magic level { $level }
zone-map = The realm
zone-magic = Magic track
zone-library = Library
zone-dice = Adventure dice
zone-offer = Quest offer
magic-space = space { $space }: Magic level { $level }
magic-token = Magic token
library-start = beside the Library
library-level = level { $level }, { $symbol }: { $spell }
spell-token = Spell level of { $seat }
temple-space = { $temple }, space { $space }
goblin-passive = passive Goblin of { $card }
goblin-aggressive = aggressive Goblin of { $card }
goblin-health = Health left
goblin-price = 1 Power to pass it
goblin-help-aggressive = Whoever passes its card pays 1 Power, and it turns passive. Ending on its Portal is free.
goblin-help-passive = It lets everybody pass. At the end of the round it turns aggressive.
castle-owner = Castle of { $seat }
card-light = { $card }, light side
label-sea = the sea
label-die = { $step }: { $face }
help-dice-order = Damage first, then Power, then Magic; then everybody uses Torches, Scrolls and Attacks.
odds-percent = { $percent } %
role-first = { $colour }, first player
role-done = { $colour }, first player, Quest done
quest-deck = Quest deck
quest-discard = discarded Quests
quest-treasure = Complete { $temple }. Reward: { $item }.
player-mat = { $seat } ({ $colour })
gauge-health = Health
gauge-power = Power
side-adventure = adventuring
side-rest = resting
badge-carrier = carried by { $hero }
legend-track = First { $first }, then { $second }: { $done } of 2.
seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
