# Rules that nothing cites, but that belong into a book of rules: what one does every turn.
rule-TED-GOAL-01 = Tous les joueurs gagnent ensemble ou perdent ensemble.
rule-TED-GOAL-02 = L’acte 1 mène au Repaire du Boss ; l’acte 2 est le combat contre lui.
rule-TED-TURN-01 = Les tours tournent dans le même ordre dans les deux actes.
rule-TED-TEST-02 = Un test réussit si le résultat atteint le nombre.
rule-TED-ATK-08 = Une attaque doit dépasser la Défense de l’ennemi.
rule-TED-KILL-02 = Un Gobelin a 1 de Santé.
