# Rules that nothing cites, but that belong into a book of rules: what one does every turn.
rule-DSO-CARD-02 = Le Mouvement est le nombre de cases qu’une figurine peut parcourir à son tour.
rule-DSO-ACT-01 = Actions : mêlée, tir, sort, Prouesse, exploration, retour à soi, échange.
rule-DSO-ARC-01 = L’Arc Avant d’une figurine est formé des trois cases devant elle et des deux sur ses côtés.
rule-DSO-ARC-02 = Son Arc Arrière est formé des trois cases derrière elle.
rule-DSO-MEL-09 = L’attaquant écarte les dés qui ne dépassent pas l’Armure du défenseur.
rule-DSO-MEL-11 = Les dés restants sont opposés, le plus haut au plus haut.
