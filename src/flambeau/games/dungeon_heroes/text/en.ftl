# Questions
ask-arrange = Where does { $hero_the } begin?
ask-hero-action = What do the heroes do?
ask-lord-action = What does the dungeon do?
ask-follow-up = What does { $monster_the } do after its step?
ask-second-square = Which other square does the dragon on { $cell } cover?
ask-sword = Does { $hero_the } use a sword against { $monster_the }?
ask-kit = Does { $hero_the } use a disarm kit on { $trap_the }?
topic-sword = a sword is used against every monster
topic-kit = a disarm kit is used on every trap
ask-arrow = { CAP($tile_the) } on { $cell } shifts: where does { $hero_the } go?
ask-start-square = On which start square does { $hero_the } return?
ask-free-action = { CAP($hero_the) } has a free action: which?
ask-payment = Which experience tiles pay for { $artifact_the }?

# Choices
choice-stand = { CAP($hero_the) } begins on { $at }
choice-move = { CAP($hero_the) } moves to { $to }
choice-heal = { CAP($hero_the) } heals { $target_the }
choice-exorcise = { CAP($hero_the) } heals the white lady away
choice-reveal = { CAP($hero_the) } reveals { $at }
choice-give = { CAP($hero_the) } gives { $artifact_the } { $receiver_to }
choice-use-hat = { CAP($hero_the) } reveals { $at } with a magic hat
choice-use-grail = { CAP($hero_the) } brings { $dead_the } back on { $at }
choice-use-icon = { CAP($hero_the) } uses a holy icon on { $target_the }
choice-icon-on-lady = { CAP($hero_the) } drives the white lady away with a holy icon
choice-rally = { CAP($hero_the) } gives { $target_the } a free action
choice-use-standard = { CAP($hero_the) } raises the standard: a free action for { $target_the }
choice-use-skull = { CAP($hero_the) } kills { $monster_the } with the demon skull
choice-use-mirror = { CAP($hero_the) } changes places with { $target_the }
choice-use-bread = { CAP($hero_the) } eats the strange bread
choice-use-elixir = { CAP($hero_the) } drinks the energy elixir
choice-buy = Buy { $artifact_the } for { $receiver_the }
choice-pay = Pay with: { $tiles }
choice-end-turn = End the turn
choice-use = Use it
choice-decline = Keep it
choice-follow = Go to { $to }
choice-return = Return on { $to }
choice-place = Place { $tile_the } on { $to }
choice-turn-up = Reveal { $at }
choice-advance = { CAP($monster_the) } moves to { $to }
choice-attack = { CAP($monster_the) } attacks { $target_the }
choice-raise = The necromancer brings { $breed_a } back on { $to }
choice-possess = Possess { $target_the }
choice-hold = Nothing more
choice-lead = Lead { $hero_the } to { $to }
choice-spread = Cover { $to }

group-stand = Begin
group-move = Move
group-heal = Heal
group-exorcise = Heal the white lady away
group-reveal = Reveal a tile
group-give = Give an artifact
group-use-hat = Use a magic hat
group-use-grail = Use the Holy Grail
group-use-icon = Use a holy icon
group-icon-on-lady = Drive the white lady away
group-rally = Give a free action
group-use-standard = Raise the standard
group-use-skull = Use the demon skull
group-use-mirror = Use the magic mirror
group-use-bread = Eat the strange bread
group-use-elixir = Drink the energy elixir
group-buy = Buy an artifact
group-pay = Pay
group-end-turn = End the turn
group-use = Use it
group-decline = Keep it
group-follow = Leave the floor
group-return = Return
group-place = Place a tile
group-turn-up = Reveal a tile
group-advance = Move a monster
group-attack = Attack
group-raise = Bring a monster back
group-possess = Possess
group-hold = Nothing more
group-lead = Lead the possessed hero
group-spread = Second square of the dragon

# Events
event-stood = { CAP($hero_the) } begins on { $at }.
event-turn-began = { $seat ->
    [0] The heroes’ turn: { $actions } actions.
   *[other] The dungeon’s turn: { $actions } actions.
}
event-drew = The Dungeon Lord draws { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
event-placed = A tile is placed on { $at }.
event-placed-known = You placed { $tile_the } on { $at }.
event-turned-aggressive = The dungeon turns aggressive.
event-moved = { CAP($hero_the) } moves to { $to }.
event-slid = The shifting floor carries { $hero_the } to { $to }.
event-returned = { CAP($hero_the) } returns on { $to }.
event-stayed = { CAP($hero_the) } stays on { $at }: { $why ->
    [arrow] no arrow leads to a free square
   *[portal] no start square is free
}.
event-revealed = { $how ->
    [step] { CAP($by_the) } turns up { $tile_a } on { $at }.
    [ability] { CAP($by_the) } reveals { $at }: { $tile_a }.
    [hat] { CAP($by_the) } reveals { $at } with the magic hat: { $tile_a }.
   *[dungeon] The dungeon turns up { $at }: { $tile_a }.
}
event-wounded = { CAP($hero_the) } loses { $by } health to { $tile_the } ({ $left } left).
event-died = { CAP($hero_the) } dies on { $at }, killed by { $tile_the }.
event-disarmed = { $how ->
    [kit] { CAP($hero_the) } disarms { $tile_the } with the kit and is spared { $spared } damage.
   *[ability] { CAP($hero_the) } disarms { $tile_the } and is spared { $spared } damage.
}
event-slain = { CAP($hero_the) } kills { $monster_the } { $how ->
    [sword] with the sword
    [skull] with the demon skull
   *[strength] unaided
}.
event-appeared = { CAP($monster_the) } appears on { $at }.
event-spread-out = The dragon also covers { $to }.
event-advanced = { CAP($monster_the) } moves to { $to }.
event-attacked = { CAP($monster_the) } attacks { $hero_the }.
event-seized = The white lady possesses { $hero_the }.
event-vanished = { $why ->
    [harm] Her hero is hurt: the white lady leaves the game.
    [death] Her hero is dead: the white lady leaves the game.
   *[healing] Healing drives the white lady out of the game.
}
event-healed = { $how ->
    [fairy] { CAP($hero_the) } meets the fairy and has full health ({ $left }).
    [bread] { CAP($hero_the) } eats the strange bread and has full health ({ $left }).
   *[other] { $by ->
        [0] { CAP($healer_the) } heals { $hero_the }, who has full health already.
       *[other] { CAP($healer_the) } heals { $hero_the }: { $by } health more ({ $left } in all).
    }
}
event-revived = { CAP($hero_the) } comes back on { $at }.
event-acquired = { CAP($hero_the) } acquires a treasure: { $treasures } of { $needed }.
event-equipped = { CAP($hero_the) } takes { $tile_the }.
event-dropped = { $count ->
    [one] An artifact is
   *[other] { $count } artifacts are
} dropped on { $at }.
event-gave = { CAP($hero_the) } gives { $tile_the } { $receiver_to }.
event-used = { CAP($hero_the) } uses { $tile_the }.
event-joined = { CAP($hero_the) } is found on { $at } and joins the heroes.
event-granted = { CAP($hero_the) } gives { $target_the } a free action.
event-swapped = { CAP($hero_the) } and { $target_the } change places.
event-invigorated = { CAP($hero_the) } knows no fatigue this turn.
event-earned = { CAP($hero_the) } keeps { $tile_the } as experience: { $points }.
event-bought = { CAP($tile_the) } is bought for { $hero_the }.
event-paid = { CAP($tile_the) } ({ $points }) is paid and leaves the game.
event-raised = The necromancer brings { $monster_the } back on { $at }.
event-won = { $seat ->
    [0] The heroes win with { $treasures } treasures.
   *[other] The dungeon wins: no hero is left.
}
event-forfeited = { CAP($hero_the) } loses { $points } experience: the tile of { $tile_the } goes back onto the board.

# Refusals
no-another-hero-first = Another hero is set first.
no-start-square = That is not a start square.
no-hero-there = A hero stands there.
no-hero-dead = That hero is dead.
no-hero-possessed = The white lady possesses that hero.
no-actions-left = The turn has no actions left.
no-exhausted = { CAP($hero_the) } has used both actions.
no-exhausted-any = The heroes who could do it have used both actions.
no-two-actions = The turn has fewer than two actions left.
no-hero-two-actions = That hero has already acted this turn.
no-hero-step = { CAP($hero_the) } cannot step there.
no-hero-step-any = No hero who can still act stands beside it.
no-not-cleric = Only the Cleric heals.
no-not-wizard = Only the Wizard reveals.
no-target-dead = That hero is dead.
no-patient-far = That hero is not here or orthogonally beside.
no-lady-not-there = The white lady is not on the board.
no-lady-far = The white lady is not here or orthogonally beside.
no-hidden-tile = No face-down tile lies there.
no-under-figure = A monster stands on that tile.
no-not-held = That hero does not hold it.
no-another-hero = It must go to another hero.
no-receiver-possessed = A possessed hero takes nothing.
no-receiver-far = That hero is not beside.
no-hat = That hero has no magic hat.
no-grail = That hero does not hold the Holy Grail.
no-not-dead = That hero is alive.
no-not-beside-user = It must be orthogonally beside the user.
no-not-empty = That square is not empty.
no-icon = That hero has no holy icon.
no-effect = It would have no effect.
no-must-go-on = A hero can still move or use an ability.
no-placing-over = Placing tiles is over.
no-not-in-hand = There is no such tile in the hand.
no-not-in-room = Tiles are placed in the dungeon room only.
no-stacked = A tile lies there already.
no-under-hero = A hero stands there.
no-not-free = That square is not free.
no-left-over-first = The tiles left over must be placed first.
no-must-place = This turn must place a tile.
no-still-passive = Tiles are revealed in the aggressive phase only.
no-figure = That monster has no figure on the board.
no-monster-acted = That monster has acted this turn.
no-monster-step = { CAP($monster_the) } cannot step there.
no-monster-step-any = No monster that can still act stands beside it.
no-covered = A monster stands there.
no-target-out-of-reach = That hero is out of reach.
no-another-monster = Only the monster that moved may attack now.
no-not-lady = Only the white lady possesses.
no-cleric-immune = The Cleric cannot be possessed.
no-not-her-square = She possesses on the square she enters only.
no-not-possessed = That hero is not possessed.
no-lady-acted = The white lady has used her actions.
no-beside-dragon = It must be orthogonally beside the dragon.
no-arrow = No arrow leads there.
no-start-occupied = That start square is occupied.
no-not-damsel = Only the Damsel gives free actions.
no-rallied = The Damsel has given her free action this turn.
no-standard = That hero does not hold the standard.
no-grant-to-self = The free action goes to another hero.
no-not-within-two = It is more than two squares away.
no-nothing-to-do = That hero could do nothing with it.
no-granted-another = The free action is another hero’s.
no-skull = That hero does not hold the demon skull.
no-monster-not-there = That monster is not in sight.
no-mirror = That hero does not hold the magic mirror.
no-bread = That hero has no strange bread.
no-elixir = That hero has no energy elixir.
no-not-on-sale = It is not on sale.
no-too-dear = The experience does not pay for it.
no-not-earned = Only experience tiles pay, each once.
no-too-little = That is less than the price.
no-tile-too-many = One of these tiles is not needed.
no-first-earned-first = Of tiles with the same number the one earned first is paid.
no-no-necromancer = The necromancer is not on the board.
no-raising-costs-two = It takes both actions of the necromancer and two of the turn.
no-none-eliminated = No such monster has been eliminated.

# Options and outcomes
option-dragon_damsel = The Dragon and the Damsel
    .help = Adds the dragon, which covers two squares and acts in either phase, the Damsel, who joins the heroes, a standard and a fairy.
option-undead = Lords of the Undead
    .help = Adds the necromancer, who brings monsters back, the white lady, who possesses heroes, and the market.
option-last_survivor = Last Survivor
    .help = Solo: the last hero alive performs one to three actions a turn.
option-memory_aid = Memory aid
    .help = The Dungeon Lord goes on seeing the tiles placed.
option-mild_poison = Mild poison
    .help = House rule: a poison cloud leaves 1 health and sends the hero back to the start zone.
option-free_placing = No minimum of placements
    .help = In the passive phase the Dungeon Lord may use all four actions with aggressive monsters, instead of placing at least one tile a turn.
option-raised_act = Raised monsters act at once
    .help = A monster that the necromancer brings back in the passive phase stands up as a figure and may act, instead of waiting as a tile.
option-own_experience = Experience per hero
    .help = Every hero pays for artifacts with the tiles on the hero’s own board only, instead of one purse for all.
option-safeguard = End of endless games
    .help = After 30 rounds in which nothing lasting happens, or 200 in all, a game for two is a draw and a solo game is lost. Meant for games between programs.
outcome-treasures = The heroes carry three treasures home.
outcome-eliminated = The dungeon has eliminated every hero.
outcome-endless = Nothing happens any more: a draw.
outcome-conceded = One side gives up.

# Table
title = Dungeon Heroes
about = Four heroes, thirty-six hidden tiles, three treasures. One player leads the heroes, the other is the dungeon; or play alone against it.
label-board = Dungeon
label-start = Start square { $cell }
label-vault = Treasure room { $cell }
label-square = Square { $cell }
label-face-down = face-down tile on { $cell }
label-tile = { $tile } on { $cell }
label-dropped = { $tile }, dropped
label-tail = dragon, the other half
label-heroes = Heroes
label-fallen = Fallen
label-hand = Hand
label-tiles = Tiles
label-pile = Draw pile: { $count }
label-boxed = Boxed: { $count }
label-removed = Out of the game
label-health = Health { $now } of { $top }
label-life = { $count } health
label-harm = { $count } damage
label-lost = { $tile } × { $count }
label-phase-passive = passive phase
label-phase-aggressive = aggressive phase
label-actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
label-treasures = treasures { $count } of { $needed }
label-round = round { $count }
label-possessed = possessed by the White Lady until healed or hurt
label-market = Market
label-price = price { $count }
label-experience = Experience: { $count }
label-worth = experience { $count }
label-tireless = no fatigue this turn
label-rallied = free action given this turn
label-breeds = Eliminated monsters
role-heroes = Hero player
role-lord = Dungeon Lord

# Numbers before the act
tally-life = { $after ->
    [0] { CAP($who_the) } dies
   *[other] { CAP($who_the) }: health { $before } → { $after }
}
tally-experience = experience { $before } → { $after }
tally-treasures = treasures { $before } → { $after }
note-full-health = { CAP($hero_the) } is in full health: nothing is regained
