# Dungeon Saga Origins: questions, choices, events, refusals, table.
title = Dungeon Saga Origins
about = Four heroes go from door to door through halls of the dead, quest after quest, against a game master or the game itself.
zone-board = Dungeon
zone-compass = Facing
zone-decks = Exploration
zone-deck = Exploration deck
zone-discard = Discarded cards
compass-0 = N
compass-1 = E
compass-2 = S
compass-3 = W
zone-dice = Attack dice
zone-defence = Defence dice (Armour { $armour })
die-shown = { $what ->
    [weak] { $count }: dropped, not above the Armour
    [hit] { $count }: a Hit
    [stopped] { $count }: stopped by the die below it
    [guard] { $count }: stands against the die above it
    [idle] { $count }: no attack die is left for it
   *[alone] die showing { $count }
}
badge-hp = { $count } HP
badge-gold = { $count } gold
badge-revive = Revive token
badge-round = { $limit ->
    [0] Round { $count }
   *[other] Round { $count } of { $limit }
}
badge-goal = Objective: { $goal }
badge-interrupts = Interrupt tokens: { $count }
badge-aggressive = Mood: aggressive
badge-passive = Mood: passive
role-hero = Heroes
role-gm = Game Master
role-villain = Heroes, Villain of the Moment
thing-rubble = Rubble
thing-portal = portal
thing-open-door = open door
option-gm = Game Master
    .help = A player runs the Monsters, or their cards do.
option-gm-human = a player
option-gm-automated = automated
option-quest = Quest
    .help = Which dungeon is played.
option-party = Party
    .help = A seasoned party owns Equipment, Talents and items.
option-party-fresh = fresh
option-party-seasoned = seasoned
option-villain = Equal choices
    .help = How the Automated Game Master settles what its rules leave equal.
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
choice-open-door = Open the door { $door }
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
event-door-opened = { $hero } opens the door { $door }.
event-passage-found = A secret passage: { $door }.
event-zone-revealed = A new part of the dungeon is revealed.
event-placed = { $monster } appears on { $at }, looking to the { $facing }.
event-said = “{ $text }”
event-threw = Dice against { $target }: { $attack_dice } against { $defence_dice }.
event-too-weak = Dropped, not above Armour { $armour }: { $dice }.
event-paired = { $mine } against { $theirs }: { $hit ->
    [yes] a Hit
   *[other] stopped
}.
event-unopposed = { $mine } with no die opposite: a Hit.
event-attacked = { $attacker } attacks { $target }: { $attack_dice } against { $defence_dice }, Armour { $armour }: { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
}.
event-free-attacked = Free Attack of { $attacker } on { $target }.
event-modified = { $figure }: { $by ->
    [one] { $by } die
   *[other] { $by } dice
}.
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
    [fewest-free-attacks] fewest Free Attacks
    [charge] charging Boss
    [hanging-back] Boss hanging back
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
no-not-a-hero = That is no Hero: only a Hero can be chosen here.
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
outcome-conceded = One side gave up.

thing-door = door { $door }
thing-locked-door = locked door { $door }: { $key }
thing-no-key = no key opens it
thing-furniture = { $name }, { $height ->
    [high] high: blocks sight
   *[low] low: does not block sight
}
thing-passage = secret passage
thing-trap = trap token
thing-trap-line = flagstone token: { $count ->
    [one] one square sets it off
   *[other] { $count } squares set it off
}
thing-spawn = Spawn Point
figure-arc = Front Arc: { $squares }.
figure-threatens = It threatens { $names }.
figure-behind = At its back: { $names }.
figure-values = Move { $move }, Melee { $melee }, Ranged { $ranged }, Armour { $armour }{ $hp ->
    [0] { "," } damage threshold { $threshold }.
   *[other] { "," } { $hp } HP.
}
odds-lies-down = It lies exhausted and cannot be attacked.
odds-out-of-reach = Out of reach.
odds-for-spells = In sight: a spell could reach it, a blow could not.
odds-hidden = { $reason ->
    [rear] Not in sight: it is behind.
    [figure] Not in sight: a figure stands between.
   *[wall] Not in sight: walls, closed doors or high furniture are in the way.
}
odds-hidden-by = Not in sight: { $figure } stands between.
odds-attack = { $kind ->
    [melee] Melee
   *[ranged] Shot
}: { $attack } dice against { $defence }, Armour { $armour }: { $percent } % to hurt.
behaviour-mindless = Mindless: the nearest Hero, straight on.
behaviour-vicious = Vicious: the weakest Hero it can get at, whatever it costs.
behaviour-cunning = Cunning: from behind, with the best odds, out of sight.
behaviour-swarm = Swarm: where others already fight.
special-stalwart = Stalwart: never outnumbered when defending.
special-spellcaster = Spellcaster.
special-sure_shot = Sure Shot: no penalty for low furniture.
special-momentum = Momentum: turns free after destroying a Minion in melee.
special-horde = Horde: one die more if another zombie has the target in its Front Arc.
special-plated = Plated: no penalty for attacks from behind.
special-ethereal = Ethereal: moves through everything and provokes nothing.
special-grudge = Grudge: one die more against Rordin.
special-royal_guard = Royal Guard: one Armour more beside a Revenant or Skeleton Warrior.
special-rage = Rage: one die more at 3 HP or less.
effect-bear-hide = Bear Hide: two Armour more
effect-rats = Rats: counts as outnumbered
effect-kindled = Kindled Steel: two dice more on the next attack
effect-anvil = Anvil Stance: one Armour more, no rear penalty
effect-rime = Rime Shackles: held fast
effect-dread = Dread Rune: a die less in everything
option-heroes = Heroes
    .help = With one Hero for each player the others stay at home: harder.
option-heroes-all = all four
option-heroes-one_each = one for each player
option-villain-auto = the last key decides
option-villain-ask = the Villain is asked
option-villain-coin = the token is tossed
option-villain-hand = the Villain may run Monsters
ask-pick-hero = { $seat }: which Hero do you take?
ask-pick-feat = Which Feat does { $hero } bring?
ask-pick-spheres = Which two spheres does { $hero } bring?
ask-arrow = Which way does the arrow point?
ask-feat = { $figure }: the Feat goes on.
ask-leap = { $figure }: move on, or stop and look.
ask-area = { $spell }: whom does { $figure } strike next?
ask-over-limit = { $figure } holds too much: put something on, hand it over or discard it.
ask-call = { $spell }: where does the Monster of { $boss } appear?
choice-take-hero = { $hero }
group-take-hero = Take a Hero
choice-choose-feat = { $feat }
group-choose-feat = Choose a Feat
choice-choose-spheres = { $one } and { $other }
group-choose-spheres = Choose spheres
choice-use-feat = Feat: { $feat }
group-use-feat = Feat
choice-cast = { $spell }: { $target }
group-cast = Cast a spell
choice-cast-at = { $spell } on { $at }
group-cast-at = Cast at a square
choice-cast-alone = { $spell }
group-cast-alone = Cast
choice-blink-to = Appear on { $to }
group-blink-to = Appear
choice-throw-at = Throw { $gear } at { $target }
group-throw-at = Throw
choice-recall = { $card }: take { $spell } back
group-recall = Take a spell back
choice-recall-by-gear = { $gear }: take { $spell } back
group-recall-by-gear = Take a spell back (Equipment)
choice-give-card = Give { $card } to { $to }
group-give-card = Give a card
choice-give-gear = Give { $gear } to { $to }
group-give-gear = Give Equipment
choice-give-thing = Give { $thing } to { $to }
group-give-thing = Give a key or item
choice-discard = Discard { $gear }
group-discard = Discard
event-hero-taken = { $seat } takes { $hero }.
event-feat-chosen = { $hero } brings { $feat }.
event-spheres-chosen = { $hero } brings { $one } and { $other }.
event-boss-wounded = { $boss } has { $left } HP left.
event-feat-used = { $hero } uses the Feat { $feat }.
event-spell-cast = { $caster } casts { $spell }.
event-spell-kept = { $spell } stays in the hand of { $hero }.
event-teleported = { $hero } appears on { $to }.
event-pushed = { $figure } is pushed to { $to }.
event-affected = { $figure } is under { $effect ->
    [bear-hide] Bear Hide
    [rats] rats
    [kindled] Kindled Steel
    [anvil] Anvil Stance
    [rime] Rime Shackles
   *[dread] Dread Rune
}.
event-eased = For { $figure } it is over: { $effect ->
    [bear-hide] Bear Hide
    [rats] rats
    [kindled] Kindled Steel
    [anvil] Anvil Stance
    [rime] Rime Shackles
   *[dread] Dread Rune
}.
event-gave-card = { $hero } gives { $card } to { $to }.
event-gave-gear = { $hero } gives { $gear } to { $to }.
event-gave-thing = { $hero } gives something to { $to }: { $thing }.
event-taken = { $hero } takes something: { $thing }.
event-dropped = { $hero } drops something: { $thing }.
event-gear-found = { $hero } finds { $gear }.
event-discarded = { $hero } discards { $gear }.
event-foreseen = On top of the deck lies { $card }.
event-door-shut = The door { $door } falls shut.
event-spawn-changed = { $there ->
    [yes] A Spawn Point opens on { $at }.
   *[no] The Spawn Point on { $at } is closed.
}
event-spawn-moved = A Spawn Point appears on { $at }.
event-tokens-given = The Game Master has { $left } Interrupt tokens.
event-goal-met = Done: { $text }
event-initiative-rolled = Initiative of { $boss }: { $die }, in all { $total }: { $total ->
    [5] charge
    [6] charge
    [7] charge
    [3] support
    [4] support
   *[other] hanging back
}.
event-villain-changed = { $seat } is the Villain of the Moment.
no-door-behind = The door is behind the Hero.
no-door-locked = The door is locked, and its key is not at hand.
no-on-spawn = A turn cannot end on a Spawn Point.
no-unknown-spell = This spell is not in hand.
no-no-target = The spell has no visible target there, or would do nothing.
no-no-figure-left = No figure or square is left for it.
no-not-your-feat = This Feat is not at hand.
no-no-partner = No Hero beside can take it.
no-nothing-to-give = The Hero does not hold it.
no-not-cast = This spell was not cast.
no-not-now = Only what is marked can be chosen here.
no-hero-taken = This Hero is taken.
no-two-spheres = Two different spheres.
no-call-distance = Too far from the Boss, or not free.
outcome-quest-lost = The quest is lost.
outcome-out-of-time = Time has run out.

# Numbers before the act
tally-health = { $who }: health { $before } → { $after }
tally-gold = { $who }: gold { $before } → { $after }
