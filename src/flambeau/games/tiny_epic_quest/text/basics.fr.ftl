# Rules that nothing cites, but that belong into a book of rules: what one does every turn.
rule-TEQ-GEN-03 = Une manche est un jour et une nuit.
rule-TEQ-GEN-04 = Santé et Force sont au joueur : tous ses Héros les partagent.
rule-TEQ-SETUP-10 = Les Héros commencent dans le Château de leur couleur.
rule-TEQ-DAY-01 = Un jour a quatre tours.
rule-TEQ-DAY-05 = Les autres peuvent aussi utiliser la carte Mouvement choisie, ou rester passifs.
rule-TEQ-DAY-06 = Chaque joueur déplace au plus un Héros par tour.
rule-TEQ-MOVE-03 = Cheval : le long de la rangée, aussi loin qu’on veut.
rule-TEQ-MOVE-04 = Radeau : le long de la colonne, aussi loin qu’on veut.
rule-TEQ-MOVE-05 = Griffon : le long d’une diagonale, aussi loin qu’on veut.
rule-TEQ-MOVE-06 = Bateau : d’une côte à l’autre.
rule-TEQ-MOVE-09 = Marche : vers une carte voisine.
rule-TEQ-NIGHT-03 = La nuit, on explore les Temples, attaque les Gobelins et apprend les Sorts.
rule-TEQ-NIGHT-07 = Un lancer se résout dans cet ordre : Dégâts, Force, Magie, puis Torches, Parchemins et Attaques.
