# Rules that nothing cites, but that belong into a book of rules: what one does every turn.
rule-TED-GOAL-01 = All players win together or lose together.
rule-TED-GOAL-02 = Act 1 ends at the Boss’s Lair; Act 2 is the fight against the Boss.
rule-TED-TURN-01 = Turns go round in the same order in both acts.
rule-TED-TEST-02 = A test succeeds if the result reaches the number.
rule-TED-ATK-08 = An attack must come out higher than the enemy’s Defence.
rule-TED-KILL-02 = A Goblin has 1 Health.
