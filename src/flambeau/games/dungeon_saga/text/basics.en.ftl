# Rules that nothing cites, but that belong into a book of rules: what one does every turn.
rule-DSO-CARD-02 = Move is how many squares a figure may go in its turn.
rule-DSO-ACT-01 = Actions: melee, shooting, a spell, a Feat, exploring, reviving, trading.
rule-DSO-ARC-01 = A figure’s Front Arc is the three squares ahead and the two at its sides.
rule-DSO-ARC-02 = Its Rear Arc is the three squares behind it.
rule-DSO-MEL-09 = The attacker discards dice that are not above the defender’s Armour.
rule-DSO-MEL-11 = The dice left are paired, highest with highest.
