# Questions.
ask-pick = { $seat }, choose the Movement card of this turn.
ask-move = { $seat }, move one Hero or idle.
ask-idle-gain = { $seat } idles in a Castle: 1 Health or 1 Power?
ask-gain = { $hero } is in the Castle: 1 Health or 1 Power?
ask-grotto = { $hero } is in the Grotto. Use it?
ask-reward = { $seat }, choose your reward.
ask-home = { $seat }, to which Castle do your Heroes return?
ask-anger = { $more ->
    [1] { $seat }, which Goblin turns aggressive? It is the last one.
   *[other] { $seat }, which Goblin turns aggressive? { $more } more to choose.
}
ask-darken = Which card turns to its dark side?
ask-store = Which Goblin does Danongorf take?
ask-reroll = Reroll the dice without a Torch for 1 Power?
ask-shield = The blow costs 2 Health. Soften it to 1 with the Shield, for 1 Power?
ask-loss = Magic tears an item away. Which one?
ask-cut = No Attack was rolled. Strike a Goblin with the Sword, for 3 Power?
topic-take-dice = rest as soon as the dice come to you
topic-defence = take damage, except what would exhaust you
topic-fairy = open the Fairy Jar
topic-symbols = use no symbols
topic-move = idle
topic-gain = Health first, then Power
topic-idle-gain = Health first, then Power
topic-rearrange = leave the items as they are
ask-take-dice = { $seat }, you hold the dice: roll or rest?
ask-defence = { $seat }, a die costs you { $by } Health. Cancel it for { $cost } Power?
ask-fairy = { $seat }, this die would exhaust you. Open the Fairy Jar?
ask-symbols = { $seat }, what do you do with this roll?
ask-rest-order = { $seat } rests: which Hero is resolved next?
ask-spell = { $power ->
    [0] Does { $hero } learn the Spell of level { $level }?
   *[other] Does { $hero } learn the Spell of level { $level }, with { $power } Power for the Staff?
}
ask-claim = { $seat } may take: { $quests }.
ask-equip = { $seat }, who carries { $item_the }?
ask-rearrange = { $seat }, rearrange items in your Castle?

# Choices.
choice-select = { $card }
choice-travel = { $way ->
    [0] { $hero } goes { $to_to }
    [1] { $hero } goes { $to_to }, clockwise along the coast
    [2] { $hero } goes { $to_to }, anticlockwise along the coast
   *[3] { $hero } goes { $to_to }, on foot, in the Feather Boots
}
travel-price = Goblins: −{ $power } Power
select-reach = { $count ->
    [0] none of your Heroes can use it
   *[other] to { $cards }
}
select-reach-many = to { $count } cards
gain-lost = already at the maximum ({ $most }): nothing more
choice-idle = Idle
choice-arrange = Rearrange items first
choice-guide = Advance { $hero } one space
choice-smite = Hit the Goblin of { $at }
choice-calm = Calm the Goblin of { $at }
choice-conjure = Advance the Magic token
choice-accept = Use the Grotto
choice-leave = Leave it
choice-exchange = Exchange { $item_the } and { $other_the }
choice-return = Return { $to_to }
choice-anger = The Goblin of { $at }
choice-darken = { $card }
choice-store = The Goblin of { $at }
choice-reroll = Reroll (1 Power)
choice-fight-on = Let the dice lie
choice-block = Raise the Shield (1 Power)
choice-endure = Take the whole blow
choice-cut = Strike with the Sword (3 Power)
choice-sheathe = Keep the Sword sheathed
choice-discard = Give { $item_the } up
group-select = Choose a Movement card
group-travel = Move a Hero
group-idle = Idle
group-arrange = Rearrange items first
group-exchange = Exchange two items
group-darken = Darken a card
choice-roll = Roll the dice
choice-rest = Rest
choice-blow = { $hero } strikes with the Sword (1 Power)
choice-defend = Cancel the die
choice-suffer = Take the damage
choice-open-jar = Open the Fairy Jar
choice-keep-jar = Keep the Jar shut
choice-advance = { $pay ->
    [0] { $hero } advances with one rolled symbol
    [1] { $hero } advances with one rolled symbol of the other kind, by item
    [2] { $hero } advances with one forged symbol (2 Power)
    [3] { $hero } advances with two rolled symbols
    [4] { $hero } advances with one rolled symbol and one of the other kind, by item
    [5] { $hero } advances with one rolled symbol and one forged (2 Power)
    [6] { $hero } advances with one of the other kind, by item, and one forged (2 Power)
    [7] { $hero } advances with two forged symbols (4 Power)
    [8] { $hero } advances with the Grapnel and one rolled symbol
    [9] { $hero } advances with the Grapnel and one of the other kind, by item
   *[10] { $hero } advances with the Grapnel and one forged symbol (2 Power)
}
choice-strike = { $hero } attacks the Goblin of { $at }
choice-throw = { $hero } throws the Boomerang (1 Power)
choice-done = Use nothing more
choice-resolve = Resolve { $hero }
choice-learn = Learn the Spell
choice-learn-nothing = Learn nothing
choice-claim = Take “{ $quest }”
choice-decline = Take no Quest
choice-equip = Give it to { $hero }
choice-hand = Give { $item_the } to { $hero }
choice-keep = Leave the items as they are
choice-gain-health = Gain 1 Health
choice-gain-power = Gain 1 Power
group-advance = Advance in a Temple
group-strike = Attack a Goblin
group-blow = Use the Sword
group-throw = Throw the Boomerang
group-done = Use nothing more
group-hand = Give an item
group-keep = Leave the items as they are

# Refusals.
no-other-card = { $hero } must leave its Map card.
no-way = The selected card does not lead { $hero } { $to_to } that way.
no-room = { $to } has no room for { $hero }.
no-goblin-power = You lack the Power for the aggressive Goblins on the way.
no-items-at-home = There is nothing to rearrange in your Castle.
no-available = { $card } is not available now.
no-useful = This reward does not do that.
no-grotto-cost = You cannot pay what this Grotto costs.
no-grotto-use = This Grotto does not do that now.
no-claimable = You have not fulfilled “{ $quest }”.
no-own-castle = That Castle is not yours.
no-pool = First somebody with a free hand takes what lies beside the Player card.
no-both-in-castle = Both items must be in your Castle.
no-two-holders = Both items are with the same Hero.
no-stays = { $hero } has nothing to resolve.
no-passive = No passive Goblin is at { $at }.
no-light = { $card } is dark already.
no-castle-first = Castle cards darken first.
no-goblin-there = No Goblin is at { $at }.
no-equipped = Nobody carries { $item_the }.
no-own-hero = { $hero } is not one of your Heroes.
no-sword = { $hero } does not carry the Sword.
no-by-goblin = { $hero } is not facing a Goblin.
no-one-power = You have no Power left.
no-in-temple = { $hero } has no Temple space ahead.
no-full-price = That is not the full price of the space.
no-rolled-symbols = Too few symbols of that kind are left of this roll.
no-converter = { $hero } has no item that turns a rolled symbol into this one.
no-forge-power = Forging takes 2 Power for each symbol.
no-grapnel = { $hero } cannot use the Grapnel now.
no-attack-symbol = No Attack is left of this roll.
no-target = { $hero } cannot reach the Goblin of { $at }.
no-boomerang = { $hero } does not carry the Boomerang.
no-boomerang-back = The Boomerang was thrown in this roll already.
no-free-hand = { $hero } has no free hand.
no-item-in-castle = { $item_the } is not in your Castle.
no-hero-in-castle = { $hero } is not in your Castle.
no-elsewhere = { $hero } carries { $item_the } already.

# Numbers before the act
tally-health = Health { $before } → { $after }
tally-power = Power { $before } → { $after }
tally-points = Victory Points { $before } → { $after }
