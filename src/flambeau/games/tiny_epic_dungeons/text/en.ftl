# Tiny Epic Dungeons: everything a player reads, besides names and rules.

title = Tiny Epic Dungeons
about = Heroes explore a dungeon together by the light of one torch, and must slay its Boss before it goes out.


# Questions

ask-pick-hero = Which Hero do you play?
ask-first-hero = Who takes the first turn?
ask-skill = { CAP($deed) }: which Skill do you test?
ask-turn = What does { $hero } do?
ask-before-roll = Buy a bonus before the roll?
ask-rolled = Which die is the result?
ask-pay = Pay { $cost } Focus for { $deed }?
ask-next-target = Which target is struck next?
ask-split = Where does the damage go? ({ $points } left)
ask-mend = On which marker does the Boss regain Health?
ask-push = Where is { $foe_the } pushed? ({ $rooms } left)
ask-reward = Which reward of the { $kind }?
ask-discover = Discover { $deck }: which card?
ask-recover = Recover { $deck }: which card?
ask-fit = What becomes of { $item }?
ask-strip = Which card does { $hero } lose?
ask-counter = Who counter-attacks?
ask-guard = { $foe_the } answers with { $face }. Buy Defence?
ask-target = Whom does { $foe_the } hunt?
ask-path = Which way does { $foe_the } take towards { $hero }?
ask-reveal = Which card is revealed?
ask-orient = How does the card on { $cell } lie?
ask-lay = Which corridor gets a card?
ask-melee = Whom does the granted Melee Attack hit?
ask-teleport = Where to?
ask-sneak = Where to, unseen? ({ $rooms } left)

# Choices

choice-pick-hero = Play { $hero }
choice-go-first = { $hero } begins
choice-search = Search { $deed }
choice-disarm = Disarm the trap: { $deed }
choice-use-room = Use { $deed }
choice-explore = Explore { $to }
choice-enter-lair = Enter the Boss’s lair (1 Speed)
choice-reveal-around = Reveal the Rooms around (Torch down 1)
choice-shift-hand = Move the Hand Loot to the other hand
choice-use-skill = Test { $skill }
choice-attack = Attack { $foe_the } with { $deed }
choice-perform = Use { $deed }
choice-aid = Use { $deed } for { $hero }
choice-walk = Go to { $to }
choice-provoke = Provoke the Boss (2 Focus)
choice-rest = Rest
choice-end-turn = End the turn
choice-boost = Use { $deed }
choice-roll-now = Roll the dice
choice-change-die = Turn the { $die } { $up ->
    [yes] up
   *[no] down
} by 1 (2 Focus)
choice-reroll = { $deed }: roll the { $die } again
choice-reroll-any = { $deed }: roll again { $first ->
    [yes] the first{" "}
   *[no] {""}
}{ $second ->
    [yes] the second{" "}
   *[no] {""}
}{ $third ->
    [yes] the third
   *[no] {""}
}
choice-settle = Result: the { $result }{ $first ->
    [yes] {" "}+ the first
   *[no] {""}
}{ $second ->
    [yes] {" "}+ the second
   *[no] {""}
}{ $third ->
    [yes] {" "}+ the third
   *[no] {""}
}
choice-pay = Pay
choice-forgo = Do not pay
choice-strike = { $foe_the }
choice-wound = One point to { $marker }
choice-raise = Raise { $marker }
choice-shove-to = To { $to }
choice-stay = No farther
choice-take-reward = Take: { $part }
choice-decline = None of it
choice-draw-card = Draw from the deck: { $deck }
choice-take-card = Take { $item }
choice-wear = Wear it: { $slot }
choice-discard-card = Discard it
choice-give-up = Discard { $item }
choice-let-counter = { $foe_the }
choice-brace = Use { $deed }
choice-endure = Face it
choice-lure = { $hero }
choice-lead = By { $to }
choice-reveal = The card on { $cell }
choice-orient = Lay it { $turn }
choice-lay = On { $cell }

# Choices worded together

group-pick-hero = Choose a Hero
group-go-first = Who begins
group-search = Search the Room
group-disarm = Disarm the trap
group-use-room = Use the Room
group-explore = Explore
group-enter-lair = Enter the lair
group-reveal-around = Reveal the Rooms around
group-shift-hand = Change hands
group-use-skill = Choose a Skill
group-attack = Attack
group-perform = Use an action
group-aid = Help a Hero
group-walk = Move
group-provoke = Provoke
group-rest = Rest
group-end-turn = End the turn
group-boost = Buy a bonus
group-roll-now = Roll
group-change-die = Change a die
group-reroll = Roll a die again
group-reroll-any = Roll dice again
group-settle = Settle the result
group-pay = Pay
group-forgo = Do not pay
group-strike = Strike a target
group-wound = Wound a marker
group-raise = Raise a marker
group-shove-to = Push
group-stay = No farther
group-take-reward = Take a reward
group-decline = Decline
group-draw-card = Draw a card
group-take-card = Take a card from the row
group-wear = Wear the card
group-discard-card = Discard the card
group-give-up = Lose a card
group-let-counter = Who counter-attacks
group-brace = Buy Defence
group-endure = Face it
group-lure = Choose the target
group-lead = Choose the way
group-reveal = Reveal a card
group-orient = Turn the card
group-lay = Lay a card

# Refusals

no-not-on-offer = That board is not on offer to you.
no-not-in-play = That Hero is not in play.
no-nothing-to-search = There is nothing here to search like that.
no-enemies-here = Not beside enemies, unless another conscious Hero is here.
no-no-health = At least 1 Health must remain after paying.
no-no-trap-here = There is no such trap here.
no-already-neutralised = The trap is neutralised already.
no-not-in-this-room = That belongs to another Room.
no-held-here = Enemies hold this Hero here, or there is nowhere to go.
no-not-in-the-lair = On the Boss board one only attacks, casts or rests.
no-not-on-bosses = It has no power over the Boss.
no-held-by-enemy = An enemy has ended this Hero’s movement.
no-movement-over = The movement of this turn is over.
no-no-speed = No Speed is left.
no-nothing-to-explore = No corridor leads to a face-down card there.
no-not-at-the-door = One enters from the Lair Door.
no-lair-is-closed = The lair is closed: Minions are still to be slain.
no-threshold-taken = The Threshold is taken, and no free space can be reached.
no-only-in-act-1 = That action is printed on the Act 1 side only.
no-nothing-around = No unexplored Room lies beside this one.
no-not-one-hand-card = That takes exactly one Hand Loot.
no-already-shifted = Once a turn is enough.
no-not-yours = This Hero cannot use that now.
no-waking = A Hero that has just woken up can only move.
no-no-heroic-left = The Heroic Action of this turn is used up.
no-space-shared = Another Hero stands here: move on first.
no-no-single-target = That is not aimed at a single enemy.
no-out-of-range = Out of range.
no-no-focus = Not enough Focus.
no-needs-a-target = Choose whom it is meant for.
no-already-used = It was already used.
no-nothing-to-aim-at = There is nothing it could be used on.
no-not-for-this-hero = It is not meant for this Hero.
no-hero-out-of-range = That Hero is out of range.
no-no-way = There is no way to get there now.
no-no-boss-to-provoke = There is no Boss to provoke from here.
no-no-provoke-price = Provoking costs 2 Focus.
no-not-melee = It must be a Melee Attack.
no-not-a-boost = That gives no bonus here.
no-not-this-test = It does not belong to this test.
no-not-a-reroll = That rerolls no dice.
no-no-such-die = That die was not rolled.
no-not-plus-dice = Only dice showing 1 or 2 can be added.
no-no-die-price = Changing a die costs 2 Focus.
no-die-at-its-end = The die cannot be turned that way.
no-not-a-target = It is not among the targets that are left.
no-no-such-marker = The Boss has no such marker.
no-marker-is-held = That marker cannot go down: it is on 0 or held by an Altar space.
no-cannot-rise = That marker cannot rise.
no-not-away = A push leads away from the Hero.
no-no-such-part = The reward has no such part.
no-other-deck = The reward names another deck.
no-deck-is-empty = That deck is empty.
no-not-in-the-row = That card does not lie in the row.
no-no-place = It cannot be worn there.
no-not-drawn = A card from the row is kept.
no-not-worn = This Hero does not wear it.
no-cannot-counter = That enemy cannot counter-attack.
no-not-a-guard = That gives no Defence.
no-not-this-attack = It does not help against this counter-attack.
no-not-nearest = That Hero is not the nearest.
no-not-shortest = That is no shortest path.
no-not-face-down = No face-down card can be revealed there.
no-must-reveal = A card must be revealed.
no-no-path = There would be no path to it.
no-no-open-corridor = No open corridor leads there.
no-not-revealed = Only another revealed card can be the destination.
no-space-is-taken = Another Hero stands here.

# Events

event-turn-began = { $hero }’s turn.
event-explored = { $hero } explores { $to }.
event-entered-lair = { $hero } enters the Boss’s lair.
event-hero-picked = { $hero } joins the party.
event-ambushed = { $hero } walks into an ambush!
event-must-test = { $hero } must pass a test: { $deed }.
event-evaded = { $hero } evades the trap on { $at }.
event-trap-sprung = The trap on { $at } catches { $hero }.
event-neutralised = The trap on { $at } is neutralised for good.
event-skill-chosen = { $hero } tests { $skill }.
event-hastened = { $hero }: Speed { $amount ->
    [-1] −1
   *[other] +{ $amount }
} this turn.
event-hidden = { $hero } moves unseen this turn.
event-emboldened = { $hero } may take one more Heroic Action.
event-hand-moved = { $hero } takes { $item } in the other hand.
event-boss-revealed = The Boss is { $foe_the }!
event-altar-placed = An Altar stands on { $at }.
event-provoked = { $hero } provokes { $foe_the }.
event-paid = { $hero } spends { $amount } Focus.
event-walked = { $hero } goes to { $to }.
event-teleported = { $hero } vanishes and appears on { $to }.
event-rested = { $hero } rests.
event-declared = { $hero } uses { $deed }.
event-targeted = Target: { $foe_the }.
event-rolled = { $hero } rolls { $dice }.
event-enemy-rolled = The Enemy die shows { $face ->
    [6] Broken Shield
    [7] the Torch
   *[other] { $face }
}.
event-die-changed = The dice now show { $dice }.
event-rerolled = { $deed }: the dice now show { $dice }.
event-boosted = { $deed } helps.
event-settled = The result is { $result }.
event-failed = { $hero } fails.
event-focus-gained = { $hero } gains { $amount } Focus.
event-focus-lost = { $hero } loses { $amount } Focus.
event-healed = { $hero } regains { $amount } Health.
event-woke = { $hero } wakes up.
event-hurt = { $hero } takes { $amount } damage.
event-fell = { $hero } falls unconscious.
event-shielded = { $hero }’s skin hardens.
event-inspired = { $hero } is inspired.
event-foe-hurt = { CAP($foe_the) } takes { $amount } damage.
event-foe-unhurt = { CAP($foe_the) } is unhurt.
event-foe-killed = { CAP($foe_the) } is dead.
event-foe-mended = { CAP($foe_the) } regains { $amount } Health.
event-marker-moved = { CAP($marker) } goes down to { $to }.
event-damage-lost = { $amount } damage is lost: no marker can take it.
event-countered = { CAP($foe_the) } strikes back with { $total } against Defence { $defence }.
event-counter-missed = { CAP($foe_the) } misses, but the Torch gutters.
event-drew = { $hero } draws { $item }.
event-took = { $hero } takes { $item } from the row.
event-wore = { $hero } puts on { $item }.
event-discarded = { $hero } discards { $item }.
event-used-up = { $item } is used up.
event-torch-moved = The Torch is on { $to }.
event-goblin-came = { CAP($foe_the) } appears on { $at }.
event-goblins-shuffled = { $count } Goblin cards are shuffled into a new deck.
event-minion-came = { CAP($foe_the) } appears on { $at }.
event-enemies-act = The enemies act ({ $count }).
event-foe-moved = { CAP($foe_the) } goes to { $to }.
event-foe-pushed = { CAP($foe_the) } is pushed to { $to }.
event-foe-attacked = { CAP($foe_the) } attacks all Heroes in range.
event-altar-taken = The Boss takes the Altar on { $at }.
event-revealed = { CAP($room) } is revealed on { $at }.
event-card-laid = A face-down card lies on { $at }.

# Outcomes

outcome-boss-slain = The Boss is slain: the Heroes have won.
outcome-torch-out = The Torch has gone out: the Heroes have lost.
outcome-overrun = A fifth Goblin came: the Heroes have lost.
outcome-walled-in = The dungeon is closed: the Heroes have lost.
outcome-conceded = The Heroes have given up.

# The table

table-boards = Hero boards
table-dungeon = The dungeon
table-unknown-room = Unknown Room
table-lair = The Lair
table-torch = Torch
table-dice = Dice
table-enemy-die = Enemy die
table-cards = Loot and Spells
table-held = Card in hand
table-reward = Reward
table-altar = Altar
table-health = Health
table-focus = Focus
table-speed = Speed
table-defence = Defence
