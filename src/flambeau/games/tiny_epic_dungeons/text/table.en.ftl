# What stands on the table, and the help behind it.

table-dungeon-deck = Cards left in the dungeon deck
table-strikes = Damage of its action, within { $reach }
table-slot = { $number }: { $name }
table-free-slot = Goblin slot { $number }, free
table-enemy = { $name }, { $at }
table-enemies = Enemies
table-test = { $skill } { $number }
table-neutralised = Neutralised
table-heart = A Minion must fall
table-secret-boss = Secret Boss
table-turns = How should it lie?
table-test-settled = Test of { $deed }: the result is { $n }
table-test-rolled = { $best }, { $goal } needed ({ $deed })
table-test-open = { $chance }, { $goal } needed ({ $deed })
table-torch-at = Torch: { $at } spaces to the Skull
omen-in = in { $n }
table-test-of = Test: { $deed }
help-test-bonus = { $bonus } is counted already. { rule-TED-TEST-09 }
table-skill = { $skill }: { $dice } dice, { $chance }
table-chance = Chance of success: { $chance }
table-result-enough = { $n }: success
table-result-short = { $n }: failure
table-best-enough = at best { $n }: success
table-best-short = at best { $n }: failure
table-odds = What could improve it
table-bonus = bonus of this test
table-dice-of = Dice for { $skill }
table-hand = { $slot }: { $deed }
table-actions = { $left ->
    [0] { $hero } can use (no Heroic Action left)
    [one] { $hero } can use (1 Heroic Action left)
   *[other] { $hero } can use ({ $left } Heroic Actions left)
}
table-price = Price in Focus
status-torch = Torch { $n }
status-goblins = Goblins { $n }/4
status-minions = Minions { $n }/{ $of }
table-act = Act { $act }
enemy-face = The enemy answers with { $n } plus its modifier.
enemy-face-6 = Broken Shield: exactly its modifier as damage.
enemy-face-7 = Torch: it misses, and the Torch goes down.
die-plus = May be added: +{ $n }
die-focus = Unused after a success: { $n } Focus
die-health = Unused: 1 Health
die-shows = { $die }: { $n }
help-face-1 = A plus die: add 1 to the result, or keep it for 2 Focus.
help-face-2 = A plus die: add 2 to the result, or keep it for 2 Focus.
help-face-3 = Unused after a success it gives 1 Focus.
help-face-4 = Unused after a success it gives 1 Focus.
help-face-5 = Nothing but its value.
help-face-6 = Unused it gives 1 Health when the test is over.
help-space-none = Nothing happens here.
help-space-goblin = A Goblin appears at the Entrance; a fifth one loses the game.
help-space-enemies = All enemies act.
help-space-skull = Here the Torch goes out and all is lost.
help-pile-0 = From pile A: only Rooms.
help-pile-1 = From pile B: Rooms, and the Minions’ Rooms.
help-pile-2 = From pile C: Rooms, and the Lair Door.
help-hero-down = Unconscious: on its next turn it must Rest, or somebody heals it before.
help-threshold = Here one comes in and goes out.
omen-goblin-in = { $n ->
    [1] Goblin at end of turn
   *[other] Goblin in { $n }
}
omen-enemies-in = { $n ->
    [1] Enemies at end of turn
   *[other] Enemies in { $n }
}
omen-nothing = When this turn ends the Torch goes down to { $to }; nothing happens there.
omen-goblin = When this turn ends the Torch goes down to { $to }: a Goblin appears at the Entrance.
omen-overrun = When this turn ends the Torch goes down to { $to }: a fifth Goblin comes, and all is lost!
omen-enemies = When this turn ends the Torch goes down to { $to }: all enemies act.
omen-skull = When this turn ends the Torch goes out, and all is lost!
odds-boost = { $deed }
odds-step = { $from } → { $to }
odds-reroll = { $face } → ?
odds-makes = For { $price } Focus the dice would make { $n }.
odds-gives = { $deed }, { $price } Focus: { $chance } to succeed.
forecast-tie = If enemies acted now, you would choose its target or its way.
forecast-pounce = If enemies acted now: it would go to { $to } and deal { $damage } damage to { $heroes }.
forecast-move = If enemies acted now: it would go to { $to }.
forecast-attack = If enemies acted now: it would deal { $damage } damage to { $heroes }.
forecast-nothing = If enemies acted now, it would do nothing.
told-defence = Defence { $melee } against Melee, { $missile } against Missile Attacks; Speed { $speed }.
told-counter = Counter-attack { $melee } against Melee, { $missile } against Missile, { $spell } against Spells.
told-action = { $either ->
    [1] Moves or attacks
   *[other] Moves and attacks
}: { $damage } damage to all Heroes within { $reach }.
told-odds = Against { $foe_the }: { $chance }.
told-skills = Strength { $str }, Agility { $agi }, Intellect { $int } dice.
told-firepot = Firepot: reward a Loot or a Spell.
told-pikeling = Pikeling: reward a Loot and a revealed card.
told-slinger = Slinger: reward a Loot or 5 Focus.
told-cutter = Cutter: reward a Loot or 3 Health.
told-minion-troll = Whenever it acts it regains 1 Health.
told-minion-matron = Those it hits lose 2 Focus.
told-minion-shade = Those it hits discard a card.
told-boss-wyrm = On a Torch face all Heroes within 1 Room take 2 damage.
told-boss-regent = A Spell cast at it costs 2 Focus; on a Torch face Heroes in its Room discard a card.
told-boss-giant = On a Torch face a Goblin comes to the Entrance.
told-boss-brood = Those she hits lose 1 Focus; on a Torch face she regains 1 Health.
told-boss-oracle = Those it hits lose 2 Focus, a Spell at it costs 1; on a Torch face it goes home, and Heroes in the Lair lose 1 Health.
told-boss-knight = Hits Heroes one Room away for 1; a Melee Attack on it costs 1 Health, and a Torch face 2.
about-isaveth = Sparks that find their way round every corner.
about-oswin = Shield, hammer and healing hands.
about-merrow = Fragile, full of Focus, with arrows of glass.
about-drusk = Hits hardest, guards least.
about-liane = Fast, unseen, good with locks.
about-bruna = Hard to hurt in melee, feels Rooms through stone.
about-tavish = Shoots from afar, and shoots again.
about-yarrow = Heals from two Rooms away.
part-firepot-0 = a Loot card
part-firepot-1 = a Spell card
part-pikeling-0 = a Loot card
part-pikeling-1 = a card revealed
part-slinger-0 = a Loot card
part-slinger-1 = 5 Focus
part-cutter-0 = a Loot card
part-cutter-1 = 3 Health
skill-3 = any Skill
    .the = any Skill

# Numbers before the act
tally-health = { $who }: Health { $before } → { $after }
tally-focus = { $who }: Focus { $before } → { $after }
