# Ce qu’il y a sur la table, et l’aide derrière.

table-dungeon-deck = Cartes restantes dans la pioche Donjon
table-strikes = Dégâts de son action, portée { $reach }
table-slot = { $number } : { $name }
table-free-slot = Emplacement Gobelin { $number }, libre
table-enemy = { $name }, { $at }
table-enemies = Ennemis
table-test = { $skill } { $number }
table-neutralised = Neutralisé
table-heart = Un Sbire doit tomber
table-secret-boss = Boss secret
table-turns = Comment la poser ?
table-test-settled = Test, { $deed } : le résultat est { $n }
table-test-rolled = { $best }, il faut { $goal } ({ $deed })
table-test-open = { $chance }, il faut { $goal } ({ $deed })
table-torch-at = Torche : { $at } cases jusqu’au Crâne
omen-in = dans { $n }
table-test-of = Test : { $deed }
help-test-bonus = { $bonus } : déjà compté. { rule-TED-TEST-09 }
table-skill = { $skill } : { $dice } dés, { $chance }
table-chance = Chance de réussite : { $chance }
table-result-enough = { $n } : réussi
table-result-short = { $n } : raté
table-best-enough = au mieux { $n } : réussi
table-best-short = au mieux { $n } : raté
table-odds = Ce qui l’améliorerait
table-bonus = bonus de ce test
table-dice-of = Dés de { $skill }
table-hand = { $slot } : { $deed }
table-actions = { $left ->
    [0] { $hero } peut utiliser (plus d’Action Héroïque)
    [one] { $hero } peut utiliser (1 Action Héroïque)
   *[other] { $hero } peut utiliser ({ $left } Actions Héroïques)
}
table-price = Prix en Concentration
status-torch = Torche { $n }
status-goblins = Gobelins { $n }/4
status-minions = Sbires { $n }/{ $of }
table-act = Acte { $act }
enemy-face = L’ennemi répond par { $n } plus son modificateur.
enemy-face-6 = Défense brisée : exactement son modificateur en dégâts.
enemy-face-7 = Torche : il rate, et la Torche descend.
die-plus = Peut s’ajouter : +{ $n }
die-focus = Inutilisé après une réussite : { $n } Concentration
die-health = Inutilisé : 1 Santé
die-shows = { $die } : { $n }
help-face-1 = Dé « plus » : ajoutez 1 au résultat, ou gardez-le pour 2 Concentration.
help-face-2 = Dé « plus » : ajoutez 2 au résultat, ou gardez-le pour 2 Concentration.
help-face-3 = Inutilisé après une réussite, il donne 1 Concentration.
help-face-4 = Inutilisé après une réussite, il donne 1 Concentration.
help-face-5 = Rien que sa valeur.
help-face-6 = Inutilisé, il donne 1 Santé une fois le test résolu.
help-space-none = Rien ne se passe ici.
help-space-goblin = Un Gobelin apparaît à l’Entrée ; un cinquième fait perdre la partie.
help-space-enemies = Tous les ennemis agissent.
help-space-skull = Ici la Torche s’éteint et tout est perdu.
help-pile-0 = De la pile A : que des Salles.
help-pile-1 = De la pile B : des Salles, et celles des Sbires.
help-pile-2 = De la pile C : des Salles, et la Porte du Repaire.
help-hero-down = Inconscient : à son prochain tour il doit se reposer, ou quelqu’un le soigne avant.
help-threshold = C’est par ici qu’on entre et qu’on sort.
omen-goblin-in = { $n ->
    [1] Gobelin en fin de tour
   *[other] Gobelin dans { $n }
}
omen-enemies-in = { $n ->
    [1] Ennemis en fin de tour
   *[other] Ennemis dans { $n }
}
omen-nothing = À la fin du tour, la Torche descend à { $to } ; rien ne s’y passe.
omen-goblin = À la fin du tour, la Torche descend à { $to } : un Gobelin apparaît à l’Entrée.
omen-overrun = À la fin du tour, la Torche descend à { $to } : un cinquième Gobelin arrive, et tout est perdu !
omen-enemies = À la fin du tour, la Torche descend à { $to } : tous les ennemis agissent.
omen-skull = À la fin du tour, la Torche s’éteint, et tout est perdu !
odds-boost = { $deed }
odds-step = { $from } → { $to }
odds-reroll = { $face } → ?
odds-makes = Pour { $price } Concentration, les dés feraient { $n }.
odds-gives = { $deed }, { $price } Concentration : { $chance } de réussir.
forecast-tie = Si les ennemis agissaient maintenant, vous choisiriez sa cible ou son chemin.
forecast-pounce = Si les ennemis agissaient maintenant : il irait en { $to } et infligerait { $damage } dégâts à { $heroes }.
forecast-move = Si les ennemis agissaient maintenant : il irait en { $to }.
forecast-attack = Si les ennemis agissaient maintenant : il infligerait { $damage } dégâts à { $heroes }.
forecast-nothing = Si les ennemis agissaient maintenant, il ne ferait rien.
told-defence = Défense { $melee } en Mêlée, { $missile } à Distance ; Vitesse { $speed }.
told-counter = Contre-attaque { $melee } en Mêlée, { $missile } à Distance, { $spell } contre les Sorts.
told-action = { $either ->
    [1] Se déplace ou attaque
   *[other] Se déplace et attaque
} : { $damage } dégâts à tous les Héros à { $reach } Salles au plus.
told-odds = Contre { $foe_the } : { $chance }.
told-skills = Force { $str }, Agilité { $agi }, Intelligence { $int } dés.
told-firepot = Pot-à-feu : récompense, un Butin ou un Sort.
told-pikeling = Piquier : récompense, un Butin et une carte révélée.
told-slinger = Frondeur : récompense, un Butin ou 5 Concentration.
told-cutter = Coupe-jarret : récompense, un Butin ou 3 Santé.
told-minion-troll = Chaque fois qu’il agit, il regagne 1 Santé.
told-minion-matron = Ceux qu’elle touche perdent 2 Concentration.
told-minion-shade = Ceux qu’elle touche défaussent une carte.
told-boss-wyrm = Sur une face Torche, tous les Héros à 1 Salle au plus subissent 2 dégâts.
told-boss-regent = Un Sort contre lui coûte 2 Concentration ; sur une face Torche, les Héros de sa Salle défaussent une carte.
told-boss-giant = Sur une face Torche, un Gobelin arrive à l’Entrée.
told-boss-brood = Ceux qu’elle touche perdent 1 Concentration ; sur une face Torche, elle regagne 1 Santé.
told-boss-oracle = Ceux qu’il touche perdent 2 Concentration, un Sort contre lui en coûte 1 ; sur une face Torche, il rentre, et les Héros du Repaire perdent 1 Santé.
told-boss-knight = Touche aussi à une Salle pour 1 ; l’attaquer en Mêlée coûte 1 Santé, et une face Torche 2.
about-isaveth = Des étincelles qui trouvent leur chemin à tous les coins.
about-oswin = Bouclier, marteau et mains qui guérissent.
about-merrow = Fragile, plein de Concentration, aux flèches de verre.
about-drusk = Frappe le plus fort, se garde le moins.
about-liane = Rapide, invisible, douée pour les serrures.
about-bruna = Dure à blesser en mêlée, sent les Salles à travers la pierre.
about-tavish = Tire de loin, et tire encore.
about-yarrow = Soigne à deux Salles de distance.
part-firepot-0 = une carte Butin
part-firepot-1 = une carte Sort
part-pikeling-0 = une carte Butin
part-pikeling-1 = une carte révélée
part-slinger-0 = une carte Butin
part-slinger-1 = 5 Concentration
part-cutter-0 = une carte Butin
part-cutter-1 = 3 Santé
skill-3 = compétence au choix
    .the = une compétence au choix

# Les nombres avant l’acte
tally-health = { $who } : Santé { $before } → { $after }
tally-focus = { $who } : Concentration { $before } → { $after }
