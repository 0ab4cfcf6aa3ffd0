# Ce qui est imprimé, phrase par phrase.

text-melee = Attaque de Mêlée : { $skill } { $bonus }.
text-missile = Attaque à Distance : { $skill } { $bonus }{ $price ->
    [0] .
   *[other] , { $price } Concentration.
}
text-cast = Sort : { $skill } { $number } ou plus.
text-ability = Action Héroïque : { $skill } { $number } ou plus.
text-free = { $tested ->
    [1] Action Gratuite : { $skill } { $number } ou plus.
   *[other] { $price ->
        [0] Action Gratuite.
       *[other] Action Gratuite, { $price } Concentration.
    }
}
text-boost = Pendant ses attaques, { $price } Concentration : { $bonus } au résultat.
text-guard = Contre la riposte à son Attaque de Mêlée, { $price } Concentration : Défense { $bonus }.
text-reroll = { $price ->
    [0] Pendant un test : relancer un dé.
   *[other] Pendant un test, { $price } Concentration : relancer un dé.
}
text-reroll-any = Pendant un test, { $price } Concentration : relancer autant de dés qu’on veut.
text-passive = Toujours : { $bonus } aux tests de Fouille et de Neutralisation.
text-search = { $tested ->
    [1] Fouille : { $skill } { $number } ou plus.
   *[other] Fouille sans test, { $health } Santé.
}
text-disarm = Neutraliser : { $skill } { $number } ou plus.
text-evade = Piège : éviter avec { $skill } { $number } ou plus.
text-entry = En entrant : { $skill } { $number } ou plus.
text-against-goblins = Seulement contre des Gobelins.
text-room = Dans la même Salle.
text-sight = En ligne de vue, jusqu’à { $reach } Salles.
text-path = Par n’importe quel chemin, jusqu’à { $reach } Salles.
text-all-room = Pour tous ceux de la Salle.
text-all-sight = Pour tous en ligne de vue, jusqu’à { $reach } Salles.
text-all-path = Pour tous à { $reach } Salles au plus.
text-success = { $cost ->
    [0] Réussite :
   *[other] Réussite, pour { $cost } Concentration :
}
text-failure = Échec :
text-once-a-turn = Une fois par tour.
text-once-a-test = Une fois par test.
text-spent = La carte quitte le jeu.
does-damage = { $n ->
    [one] { $n } dégât.
   *[other] { $n } dégâts.
}
does-push = Repousser jusqu’à { $n ->
    [one] { $n } Salle
   *[other] { $n } Salles
}.
does-kill-0 = Un Gobelin est tué ; les autres subissent les dégâts.
does-kill-1 = Un Gobelin ou un Sbire est tué.
does-heal = { $n } Santé.
does-hurt = Perdre { $n } Santé.
does-full = Toute la Santé.
does-focus = { $n } Concentration.
does-focus-down = Perdre { $n } Concentration.
does-torch = La Torche monte de { $n } cases.
does-torch-down = La Torche descend de { $n ->
    [one] { $n } case
   *[other] { $n } cases
}.
does-shield = Défense +{ $n } jusqu’au prochain tour du lanceur.
does-dice = Un dé { $n ->
    [one] de plus ou de moins
   *[other] de plus ou de moins
}.
does-recover-loot = Récupérer un Butin de la rangée.
does-recover-spell = Récupérer un Sort de la rangée.
does-recover-either = Récupérer un Butin ou un Sort de la rangée.
does-discover-loot = Découvrir un Butin.
does-discover-spell = Découvrir un Sort.
does-discover-either = Découvrir un Butin ou un Sort.
does-reveal = Révéler { $n ->
    [one] une carte face cachée
   *[other] jusqu’à { $n } cartes face cachée
} n’importe où.
does-reveal-beside = Révéler une carte voisine sans y entrer.
does-extra = Une Action Héroïque de plus ce tour, sauf Se reposer.
does-melee = Effectuer une Attaque de Mêlée à +{ $n }.
does-speed = Vitesse +{ $n } ce tour.
does-speed-down = Vitesse −{ $n } ce tour.
does-stealth = Furtivité ce tour.
does-teleport = Se téléporter sur une carte révélée.
does-sneak = Se déplacer de sa Vitesse avec Furtivité.
does-strip = Défausser une carte équipée.
does-goblin-0 = Un Gobelin apparaît à l’Entrée.
does-goblin-1 = Un Gobelin apparaît ici.
does-enemies = Tous les ennemis agissent.
does-str = Tests de Force { $up ->
    [1] +{ $n }
   *[other] −{ $n }
} ici.
does-agi = Tests d’Agilité { $up ->
    [1] +{ $n }
   *[other] −{ $n }
} ici.
does-int = Tests d’Intelligence { $up ->
    [1] +{ $n }
   *[other] −{ $n }
} ici.
wears-defence = Défense { $n }.
wears-melee-defence = Défense { $n } contre les ripostes en Mêlée.
wears-speed = Vitesse { $n }.
wears-casts = Tests de Sorts { $n }.
wears-disarms = Tests de Neutralisation { $n }.
wears-cast-damage = Dégâts des Sorts { $n }.
wears-rest-focus = Se reposer donne { $n } Concentration.
wears-focus-guard = { $n } contre la Concentration perdue face au Boss.
wears-skill = Tests de { $skill } { $n }.
wears-dice = Dés de { $skill } { $n }.
wears-stealth = Se déplace toujours avec Furtivité.
set-lion = Panoplie du Lion : avec 2, 3, 4 objets, chaque Attaque de Mêlée soigne 1, 2, 3.
set-boar = Panoplie du Sanglier : avec 2, 3, 4 objets, Attaques de Mêlée +1, +2, +3.
set-falcon = Panoplie du Faucon : avec 2, 3, 4 objets, Attaques à Distance +1, +2, +3.
set-owl = Panoplie de la Chouette : avec 2, 3, 4 objets, chaque Sort réussi donne 1, 2, 3 Concentration.
kind-entrance = L’Entrée : les Héros partent d’ici, et les nouveaux Gobelins y arrivent.
kind-lair_door = La Porte du Repaire : quand tous les Sbires sont morts, on entre par ici chez le Boss.
kind-encounter = La Salle d’un Sbire : il frappe pour 2 quand on explore la Salle. À l’Acte 2, un Autel s’y dresse.
kind-goblin = Un Gobelin attend ici : il frappe pour 1 quand on explore la Salle.
kind-plain = Rien que des piliers.
