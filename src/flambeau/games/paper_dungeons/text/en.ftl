# The words of Paper Dungeons: questions, answers, chronicle, refusals, endings.

title = Paper Dungeons
about = Three dice a round, a pencil and a dungeon on paper. Everybody plays at once, from one to eight.

ask-which-power = Which power do you keep?
ask-which-objective = Which objective do you keep? Its combat style comes with it.
ask-which-gem = Which gem do you collect?
ask-which-die = Which die do you use?
ask-which-action = What is { $die_the } for?
ask-where = Where does the party go?
ask-potions = { $cause ->
    [skulls] { $damage ->
        [one] A skull deals you 1 damage: do you use a potion?
       *[other] The skulls deal you { $damage } damage: how many potions do you use?
    }
    [minion] { $damage ->
        [one] The minion deals you 1 damage: do you use a potion?
       *[other] The minion deals you { $damage } damage: how many potions do you use?
    }
    [trap] { $damage ->
        [one] The trap deals you 1 damage: do you use a potion?
       *[other] The trap deals you { $damage } damage: how many potions do you use?
    }
   *[monster] { $damage ->
        [one] The monster deals you 1 damage: do you use a potion?
       *[other] The monster deals you { $damage } damage: how many potions do you use?
    }
}
ask-which-hero = Which hero gains a level?
ask-which-item = Which item do you work on?
ask-which-minion = Which minion do you cross out?
ask-order = Which effect comes first?
topic-potions = a potion for every point of damage, while there are any
topic-order = the power first, then the bonus of the track

choice-keep-power = Keep the power: { $power }
choice-keep-objective = Keep the objective: { $objective }
choice-collect-gem = Collect gem { $gem }
choice-eliminate = Cross out { $minion_the }
choice-drink = { $potions ->
    [0] Use no potion
    [one] Use one potion
   *[other] Use { $potions } potions
}
choice-take-die = Use { $die_the }: { $face }
choice-pass = Use no more dice this round
choice-train = Gain a level: { $hero }
choice-train-swapped = Gain a level in the other colour: { $hero }
choice-craft = Craft: { $item } ({ $item_effect })
choice-brew = Brew potions
choice-explore = Explore the dungeon
choice-enter = Enter the dungeon at { $to }
choice-step = Go to { $to }
choice-stop = Stop here
choice-raise = Raise { $hero_the }
choice-check = Check: { $item } ({ $item_effect })
choice-first = First { $source_the }

group-keep-power = Keep a power
group-keep-objective = Keep an objective
group-collect-gem = Collect a gem
group-eliminate = Cross out a minion
group-drink = Use potions
group-take-die = Use a die
group-pass = Use no more dice
group-train = Gain a level
group-train-swapped = Gain a level in the other colour
group-craft = Craft an item
group-brew = Brew potions
group-explore = Explore the dungeon
group-enter = Enter the dungeon
group-step = Go on
group-stop = Stop here
group-raise = Raise a hero
group-check = Check an item stage
group-first = Choose the order

event-revealed = The dungeon is open: { $dungeon }. { $dungeon_story }
event-power-shown = { $seat } has the power { $power }.
event-power-triggered = { $seat }: the power { $power } is triggered.
event-style-shown = { $seat } fights in black with { $heroes_the }.
event-rolled-again = { CAP($faces) }: all dice are rolled again.
event-round-began = Round { $round }
event-rolled = The dice: { $faces }.
event-potions-drunk = { $count ->
    [one] { $seat } uses a potion: 1 damage absorbed, { $remaining } left to take.
   *[other] { $seat } uses { $count } potions: { $count } damage absorbed, { $remaining } left to take.
}
event-spared = { $by ->
    [armour] { $seat } is spared { $damage } damage by the armour.
    [cleric] { $seat } is spared { $damage } damage of skulls by the skill of the cleric.
    [seer] { $seat } is spared { $damage } damage of skulls by the power of the Seer.
    [scout] { $seat } is spared { $damage } damage of the trap by the power of the Scout.
   *[barbarian] { $seat } is spared { $damage } damage of the monster by the power of the Barbarian.
}
event-hurt = { $cause ->
    [skulls] { $seat } takes { $damage } damage from the skulls ({ $total } in all).
    [minion] { $seat } takes { $damage } damage from the minion ({ $total } in all).
    [trap] { $seat } takes { $damage } damage from the trap ({ $total } in all).
   *[monster] { $seat } takes { $damage } damage from the monster ({ $total } in all).
}
event-resurrected = { $seat } is resurrected.
event-die-used = { $seat } uses { $die_the }: { $face }.
event-passed = { $seat } passes.
event-level-gained = { $seat }: { $hero_the } reaches level { $level }.
event-skill-gained = { $seat }: { $hero_the } learns the special skill ({ $hero_skill }).
event-stage-checked = { $seat } checks a stage: { $item }.
event-item-completed = { $seat } completes an item: { $item }.
event-potion-gained = { $cause ->
    [brewing] { $seat } brews a potion (number { $total }).
    [room] { $seat } finds a potion in the room (number { $total }).
    [gems] { $seat } gains a potion for the gem box (number { $total }).
    [cauldron] { $seat } gains a potion from the cauldron (number { $total }).
    [power] { $seat } gains a potion by the power (number { $total }).
    [victory] { $seat } gains a potion as victory bonus (number { $total }).
   *[other] { $seat } gains a potion (number { $total }).
}
event-track-bonus = { $track ->
    [potions] Potion number { $number } brings { $seat } { $bonus ->
        [item] a stage of an item
        [level] a level
       *[gem] a gem
    }.
   *[gems] Gem box { $number } brings { $seat } { $bonus ->
        [item] a stage of an item
       *[level] a level
    }.
}
event-reward-found = { $reward ->
    [item] { $seat } finds in { $room }: a stage of an item.
   *[level] { $seat } finds in { $room }: a level.
}
event-entered = { $seat } enters { $room }.
event-moat-paid = { $seat } gains a movement point from the moat.
event-minion-defeated = { $seat } defeats { $minion_the }.
event-minion-eliminated = { $seat } crosses out { $minion_the } from afar.
event-trap-triggered = { $seat } triggers the trap in { $room }.
event-gem-collected = { $seat } takes gem { $gem }.
event-outside-gem-gained = { $seat } gains a gem that lies in no room.
event-gems-announced = { $others ->
    [0] { $seat } announces: { $gems }.
    [one] { $seat } announces: { $gems }. One other player crosses out.
   *[other] { $seat } announces: { $gems }. { $others } other players cross out.
}
event-missions-opened = Open missions: { $missions }.
event-won = { $seats_count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
event-mission-done = { $seat } accomplishes the mission { $mission }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-mission-removed = The mission { $mission } is removed.
event-goal-shown = { $seat } shows the objective { $objective }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-scored = { $seat } has { $total } glory.

no-power-dealt = The power { $power } was not dealt to you.
no-objective-dealt = The objective { $objective } was not dealt to you.
no-not-crossed-out = { CAP($minion_the) } is crossed out already.
no-more-than-damage = That is more potions than damage ({ $potions }).
no-potions-left = You do not have { $potions } potions left.
no-die-shows = { CAP($die_the) } does not show this: { $face }.
no-skull = { CAP($die_the) } shows a skull ({ $face }): it cannot be used.
no-die-used = You have used { $die_the } ({ $face }) this round.
no-boots = Boots are for walking only.
no-symbol = This die does not show the symbol of { $hero_the }.
no-below-level-six = { CAP($hero_the) } is at level 6 already.
no-colour = The die does not have the colour of { $hero_the }.
no-needs-swap = The die fits { $hero_the } as it is.
no-swap-left = You cannot read a die in the other colour for { $hero_the } now.
no-item-symbol = This item needs another symbol: { $item }.
no-free-stage = Both stages are checked: { $item }.
no-potion-table-full = Your potion table is full.
no-another-hero = It must be another hero than { $hero_the }.
no-another-item = It must be another item: not { $item }.
no-caused-now = There is no such effect now ({ $source }).
no-outside = The party is inside already; { $to } is reached from room to room.
no-entrance = { $to } is no entrance.
no-inside = The party is still outside and must use an entrance, not { $to }.
no-beside = { $to } is not next to the party.
no-wall = A wall bars the way to { $to }.
no-moat = A moat bars the way to { $to }.
no-one-step = A move takes at least one step.

outcome-glory = The most glory wins.
outcome-rooms = A tie: whoever visited the most rooms wins.
outcome-shared = A tie to the last: the victory is shared.
outcome-solo = Your score stands.
