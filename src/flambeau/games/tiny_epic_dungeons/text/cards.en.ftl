# What is printed, sentence by sentence.

text-melee = Melee Attack: { $skill } { $bonus }.
text-missile = Missile Attack: { $skill } { $bonus }{ $price ->
    [0] .
   *[other] , { $price } Focus.
}
text-cast = Cast: { $skill } { $number } or more.
text-ability = Heroic Action: { $skill } { $number } or more.
text-free = { $tested ->
    [1] Free Action: { $skill } { $number } or more.
   *[other] { $price ->
        [0] Free Action.
       *[other] Free Action, { $price } Focus.
    }
}
text-boost = During its own attacks, { $price } Focus: { $bonus } to the result.
text-guard = Against the answer to its Melee Attack, { $price } Focus: Defence { $bonus }.
text-reroll = { $price ->
    [0] During a test: roll one die again.
   *[other] During a test, { $price } Focus: roll one die again.
}
text-reroll-any = During a test, { $price } Focus: roll any dice again.
text-passive = Always: { $bonus } to Search and Disarm tests.
text-search = { $tested ->
    [1] Search: { $skill } { $number } or more.
   *[other] Search without a test, { $health } Health.
}
text-disarm = Disarm: { $skill } { $number } or more.
text-evade = Trap: evade with { $skill } { $number } or more.
text-entry = On entering: { $skill } { $number } or more.
text-against-goblins = Only against Goblins.
text-room = In the same Room.
text-sight = In line of sight, up to { $reach } Rooms away.
text-path = By any path, up to { $reach } Rooms away.
text-all-room = For all in the Room.
text-all-sight = For all in line of sight, up to { $reach } Rooms away.
text-all-path = For all within { $reach } Rooms.
text-success = { $cost ->
    [0] On success:
   *[other] On success, for { $cost } Focus:
}
text-failure = On failure:
text-once-a-turn = Once a turn.
text-once-a-test = Once per test.
text-spent = The card leaves the game.
does-damage = { $n } damage.
does-push = Push up to { $n ->
    [one] { $n } Room
   *[other] { $n } Rooms
} away.
does-kill-0 = A Goblin is killed; others take damage.
does-kill-1 = A Goblin or Minion is killed.
does-heal = { $n } Health.
does-hurt = Lose { $n } Health.
does-full = All Health.
does-focus = { $n } Focus.
does-focus-down = Lose { $n } Focus.
does-torch = The Torch rises { $n } spaces.
does-torch-down = The Torch goes down { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}.
does-shield = Defence +{ $n } until the caster’s next turn.
does-dice = One die { $n ->
    [one] more or fewer
   *[other] more or fewer
}.
does-recover-loot = Recover a Loot from the row.
does-recover-spell = Recover a Spell from the row.
does-recover-either = Recover a Loot or a Spell from the row.
does-discover-loot = Discover a Loot.
does-discover-spell = Discover a Spell.
does-discover-either = Discover a Loot or a Spell.
does-reveal = Reveal { $n ->
    [one] a face-down card
   *[other] up to { $n } face-down cards
} anywhere.
does-reveal-beside = Reveal a card beside the Room without entering.
does-extra = One more Heroic Action this turn, not Rest.
does-melee = Perform a Melee Attack with +{ $n }.
does-speed = Speed +{ $n } this turn.
does-speed-down = Speed −{ $n } this turn.
does-stealth = Stealth this turn.
does-teleport = Teleport to any revealed card.
does-sneak = Move up to the own Speed with Stealth.
does-strip = Discard a worn card.
does-goblin-0 = A Goblin appears at the Entrance.
does-goblin-1 = A Goblin appears here.
does-enemies = All enemies act.
does-str = Strength tests { $up ->
    [1] +{ $n }
   *[other] −{ $n }
} here.
does-agi = Agility tests { $up ->
    [1] +{ $n }
   *[other] −{ $n }
} here.
does-int = Intellect tests { $up ->
    [1] +{ $n }
   *[other] −{ $n }
} here.
wears-defence = Defence { $n }.
wears-melee-defence = Defence { $n } against answers to Melee Attacks.
wears-speed = Speed { $n }.
wears-casts = Tests of Spells { $n }.
wears-disarms = Disarm tests { $n }.
wears-cast-damage = Damage of Spells { $n }.
wears-rest-focus = Rest gives { $n } Focus.
wears-focus-guard = { $n } against Focus lost to the Boss.
wears-skill = { $skill } tests { $n }.
wears-dice = Dice for { $skill } { $n }.
wears-stealth = Always moves with Stealth.
set-lion = Lion set: with 2, 3, 4 items each Melee Attack heals 1, 2, 3.
set-boar = Boar set: with 2, 3, 4 items Melee Attacks +1, +2, +3.
set-falcon = Falcon set: with 2, 3, 4 items Missile Attacks +1, +2, +3.
set-owl = Owl set: with 2, 3, 4 items each successful Spell gives 1, 2, 3 Focus.
kind-entrance = The Entrance: Heroes start here, and here new Goblins arrive.
kind-lair_door = The Lair Door: when all Minions are dead, one enters the Boss’s lair from here.
kind-encounter = A Minion’s Room: it strikes for 2 when the Room is explored. In Act 2 an Altar stands here.
kind-goblin = A Goblin waits here: it strikes for 1 when the Room is explored.
kind-plain = Nothing but pillars.
