# Rules that nothing cites, but that belong into a book of rules: what one does every turn.
rule-TEQ-GEN-03 = A round is a day and a night.
rule-TEQ-GEN-04 = Health and Power belong to the player: all Heroes share them.
rule-TEQ-SETUP-10 = Heroes begin in the Castle of their colour.
rule-TEQ-DAY-01 = A day has four turns.
rule-TEQ-DAY-05 = The others may use the chosen Movement card too, or idle.
rule-TEQ-DAY-06 = Each player moves at most one Hero a turn.
rule-TEQ-MOVE-03 = Horse: along the row, as far as one likes.
rule-TEQ-MOVE-04 = Raft: along the column, as far as one likes.
rule-TEQ-MOVE-05 = Gryphon: along a diagonal, as far as one likes.
rule-TEQ-MOVE-06 = Ship: from coast to coast.
rule-TEQ-MOVE-09 = Foot: to a card next to it.
rule-TEQ-NIGHT-03 = At night one explores Temples, attacks Goblins and learns Spells.
rule-TEQ-NIGHT-07 = A roll is resolved in this order: Damage, Power, Magic, then Torches, Scrolls and Attacks.
