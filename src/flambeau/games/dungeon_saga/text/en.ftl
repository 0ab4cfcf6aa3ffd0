# Dungeon Saga Origins: questions, choices, events, refusals, table.
title = Dungeon Saga Origins
about = Four heroes go from door to door through halls of the dead, quest after quest, against a game master or the game itself.
zone-board = Dungeon
zone-compass = Facing
zone-decks = Exploration
zone-deck = Exploration deck
zone-discard = Discarded cards
zone-dice = Dice
badge-hp = { $count } HP
badge-gold = { $count } gold
badge-revive = Revive token
badge-die = die showing { $count }
badge-round = Round { $count }
badge-goal = Objective: { $goal }
badge-interrupts = Interrupt tokens: { $count }
badge-aggressive = Aggressive
badge-passive = Passive
role-hero = Heroes
role-gm = Game Master
role-villain = Heroes, Villain of the Moment
thing-high = high furniture
thing-low = low furniture
thing-chest = treasure chest
thing-rubble = Rubble
thing-trap = flagstone token
thing-passage = secret passage
thing-portal = portal
thing-open-door = open door
object-lamp = Brass lamp

option-gm = Game Master
    .help = A player runs the Monsters, or their cards do.
option-gm-human = a player
option-gm-automated = automated
option-quest = Quest
    .help = Which dungeon is played.
option-quest-q0_proving_cell = The Proving Cell
option-quest-q0_open_cell = The Open Cell
option-party = Party
    .help = A seasoned party owns Equipment, Talents and items.
option-party-fresh = fresh
option-party-seasoned = seasoned
option-villain = Equal choices
    .help = How the Automated Game Master settles what its rules leave equal.
option-villain-auto = the first one
option-villain-ask = the Villain is asked
option-villain-coin = the token is tossed
option-rounds = Rounds
    .help = How many rounds are played.

ask-next-hero = Which Hero goes next?
ask-hero-turn = { $figure }: move, act or end the turn.
ask-monster-turn = { $figure }: move, attack or end the activation.
ask-face = Which way does { $figure } look?
ask-revive-turn = { $figure } lies exhausted and must revive.
ask-momentum = Momentum: { $hero } may turn.
ask-declare = { $hero }: anything to declare before the dice?
ask-dice = { $hero }: change your dice?
ask-cancel = { $hero }: cancel a Hit?
ask-sixth-sense = { $hero }: ignore the trap?
ask-interrupt = Interrupt now with a Monster?
ask-gm-turn = Activate a Monster, or end your turn.
ask-place = Where does { $second ->
    [yes] a second Monster appear, far from { $hero }?
   *[no] the Wandering Monster appear, near { $hero }?
}
ask-place-facing = Which way does { $monster } look?
ask-at-once = Activate { $monster } at once?
ask-trap-slot = Where does this trap token lie?
ask-override = { $monster }: follow the Behaviour card?
ask-tied-targets = Equal targets for { $monster }: choose one.
ask-tied-spots = Equal positions for { $monster }: choose one.
ask-tied-monsters = Equal Monsters: which one acts?

choice-choose-hero = { $hero }
choice-step = Step to { $to }
choice-cross = Through the door to { $to }
choice-open-door = Open the { $door }
choice-face = Look to the { $facing }
choice-wheel = Quarter turn to the { $facing }
choice-halt = End the move
choice-strike = Attack { $target }
choice-shoot = Shoot at { $target }
choice-explore = Explore
choice-revive = Revive
choice-equip = Equip { $gear }
choice-stow = Store { $gear }
choice-use-card = Use { $card }
choice-use-talent = Use { $talent }
choice-use-gear = Use { $gear }
choice-reroll-die = { $talent }: roll the { $die } again
choice-reroll-by-gear = { $gear }: roll the { $die } again
choice-reroll-all = Good Fortune: roll all your dice again
choice-nudge = Tough as Nails: { $up ->
    [yes] raise
   *[no] lower
} the { $die } by one
choice-pass = No
choice-end-turn = End the turn
choice-activate = Activate { $monster }
choice-place-at = Place it on { $at }
choice-fill-slot = { $slot }
choice-by-card = Follow the card
choice-by-hand = Run it yourself
choice-prefer = { $target }
choice-end-at = { $at }, looking to the { $facing }

group-choose-hero = Choose a Hero
group-step = Step
group-cross = Through a door
group-open-door = Open a door
group-face = Look
group-wheel = Quarter turn
group-halt = End the move
group-strike = Attack
group-shoot = Shoot
group-explore = Explore
group-revive = Revive
group-equip = Equip
group-stow = Store
group-use-card = Use a card
group-use-talent = Use a Talent
group-use-gear = Use Equipment
group-reroll-die = Roll a die again
group-reroll-by-gear = Roll a die again (Equipment)
group-reroll-all = Roll all again
group-nudge = Change a die by one
group-pass = No
group-end-turn = End the turn
group-activate = Activate
group-place-at = Place
group-fill-slot = Trap square
group-by-card = Follow the card
group-by-hand = By hand
group-prefer = Target
group-end-at = End position

event-round-began = Round { $round }.
event-turn-began = { $figure } acts.
event-moved = { $figure } moves to { $to }.
event-faced = { $figure } looks to the { $facing }.
event-carried = The portal carries { $hero } to { $to }.
event-put-back = { $figure } goes back to { $to }.
event-door-opened = { $hero } opens the { $door }.
event-passage-found = A secret passage: { $door }.
event-zone-revealed = A new part of the dungeon is revealed: { $cells }.
event-placed = { $monster } appears on { $at }, looking to the { $facing }.
event-said = “{ $text }”
event-attacked = { $attacker } attacks { $target }: { $attack_dice } against { $defence_dice }, Armour { $armour }: { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
}.
event-free-attacked = Free Attack of { $attacker } on { $target }.
event-modified = { $figure }: { $by } dice.
event-darts-flew = Poison darts at { $hero }: { $attack_dice } against { $defence_dice }, Armour { $armour }: { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
}.
event-used = { $hero } uses { $card }.
event-talent-used = { $hero } uses { $talent }.
event-gear-used = { $hero } uses { $gear }.
event-dice-changed = { $hero } now has { $dice }.
event-destroyed = { $monster } is destroyed.
event-unharmed = { $target } is unharmed.
event-wounded = { $hero } is hurt: { $left } HP left.
event-healed = { $hero } has { $left } HP.
event-exhausted = { $hero } is exhausted.
event-knocked-out = { $hero } is knocked out.
event-revived = { $hero } revives.
event-trap-flipped = { $hero } sets off the token on { $at }: { $real ->
    [yes] a trap!
   *[no] only an orkling.
}
event-trap-rolled = { $hero } faces { $trap ->
    [darts] poison darts
    [gas] toxic gas
   *[rocks] falling rocks
} (die: { $die }).
event-trap-die = { $hero } rolls { $die }: { $hurt ->
    [yes] hurt
   *[no] safe
}.
event-explored = { $hero } explores.
event-alarm-rolled = { $hero } rolls { $die } for the alarm.
event-card-drawn = { $hero } draws { $card }.
event-gold-found = { $hero } finds { $gold } gold.
event-nothing-found = { $hero } finds nothing.
event-wandering-came = Something comes for { $hero }.
event-second-rolled = The die for a second Monster shows { $die }.
event-interrupted = Interrupt: { $monster }. Tokens left: { $left }.
event-interrupt-drawn = Card for an Interrupt: { $card }, { $symbol ->
    [yes] with
   *[no] without
} the symbol.
event-mood-changed = The mood turns { $aggressive ->
    [yes] aggressive
   *[no] passive
}.
event-decided = { $monster }, { $what ->
    [target] target
    [order] turn
    [interrupt] Interrupt
    [place] arrival
   *[other] move
}: { $criterion ->
    [only] only choice
    [fewest-hp] fewest HP
    [lowest-melee] lowest Melee
    [shortest-walk] shortest way
    [most-modifiers] most modifiers
    [rear-attack] attack from behind
    [lowest-armour] lowest Armour
    [most-engaged] most Monsters on it
    [most-support] most Monsters to help
    [optimal] best attack
    [remaining-walk] shortest way left
    [farthest] greatest distance
    [longest-walks] longest ways in all
    [best-attack] best attack value
    [most-points] longest move
    [direct] most direct
    [protection] protected back
    [prudent] prudence
    [friend] nearest friend
    [outnumber] outnumbering
    [out-of-sight] out of sight
    [company] company
    [not-exposed] back not exposed
    [front-arc] Heroes in the Front Arc
    [target-ahead] target ahead
    [front] Heroes ahead
    [protected] protected back
    [fewest-points] shortest move
    [closest] closest
    [can-shoot] clear shot
    [rear] behind a Hero
    [rear-arc] in the Rear Arc
   *[rear-arcs] in most Rear Arcs
} ({ $considered } considered, { $left } left).
event-equipped = { $hero } equips { $gear }.
event-stowed = { $hero } stores { $gear }.
event-new-goal = New objective: { $text }
event-retreated = { $monster } retreats.
event-token-laid = A trap token lies on { $at }.

no-move-over = The move of this turn is over.
no-points-left = No movement points are left.
no-not-beside = No step leads there.
no-way-barred = The way is barred.
no-nowhere-to-stop = From there no free square could be reached.
no-not-large = Only a large figure does that.
no-no-crossing = There is no door to cross.
no-no-quarter-turn = No quarter turn is possible.
no-not-moving = No move is under way.
no-turns-by-quarters = A large figure turns by paid quarter turns.
no-same-facing = It already looks that way.
no-shared-square = A move cannot end on another figure’s square.
no-must-leave-portal = First the portal must be left.
no-door-not-here = That is not beside the Hero.
no-no-closed-door = There is no closed door.
no-free-step-only = The free step off a portal opens no door.
no-move-unfinished = First finish the move.
no-acted-already = The action of this turn is used.
no-no-enemy = That is no enemy on the board.
no-lies-down = An exhausted Hero cannot be attacked.
no-not-in-front-arc = The target is not in the Front Arc.
no-no-ranged = This figure cannot shoot.
no-too-close = The target is too close for a shot.
no-not-in-sight = The target is not in sight.
no-enemy-beside = An enemy is adjacent.
no-enemy-in-room = An enemy is in the room.
no-enemy-in-sight = An enemy in a corridor is in sight.
no-searched-already = This place has been searched.
no-not-the-time = Equipment is changed before the move or before the action.
no-threatened = Not in the Front Arc of an enemy.
no-two-changes = Two changes a turn are the limit.
no-not-stored = This card is not in storage.
no-not-allowed = This Hero may not use it.
no-not-active = This card is not in use.
no-no-room = Storage is full.
no-holds-card = The Hero does not have this card.
no-no-use = It would do nothing now.
no-card-fits = This card does not help in this attack.
no-holds-talent = The Hero does not have this Talent.
no-talent-fits = This Talent does not help in this attack.
no-talent-rerolls = This Talent re-rolls no die here.
no-die-lies-here = There is no such die.
no-gear-rerolls = This card re-rolls no die here.
no-has-fortune = The Hero lacks Good Fortune.
no-is-tough = The Hero lacks Tough as Nails.
no-stays-a-die = A die stays between 1 and 6.
no-gear-cancels = This card cancels no Hit.
no-is-sixth-sense = Only Sixth Sense ignores a trap.
no-has-gone = This Hero has had its turn.
no-not-your-hero = Another player runs this Hero.
no-not-on-board = This Monster is not on the board.
no-activated-already = This Monster was activated this round.
no-placing-distance = Too near, too far, or not free.
no-new-monster = Only the Monster that has just come.
no-slot-taken = There is no free trap square.
no-not-tied = That is not among the equals.

outcome-all-knocked-out = All Heroes are knocked out.
outcome-objective-met = The Heroes have met their objective.
outcome-slice-over = The last round is over.
outcome-conceded = One side gave up.
