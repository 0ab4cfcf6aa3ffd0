# Ce qui est sur la table : zones, étiquettes, aide.

zone-pool = Dés de la manche
zone-faces = Ce que font les faces
zone-cards = Vos cartes
zone-missions = Missions
zone-monsters = Monstres
zone-sheet = Votre fiche
zone-their-sheet = Fiche : { $seat }
zone-levels = Niveaux : { $hero }
zone-shields = Héros le plus faible
zone-life = Vie
zone-life-now = Vie { $life }
zone-damage = Dégâts
zone-damage-now = Dégâts { $damage } ({ $points })
zone-resurrection = Résurrection
zone-gems = Gemmes
zone-potions = Potions
zone-potions-now = Potions : il en reste { $left } sur { $gained }
zone-minions = Sbires vaincus
zone-minions-now = Sbires vaincus : { $count }
zone-items = Objets magiques
zone-rounds = Manches, avec les dés utilisés
zone-glory = Gloire : { $total }
zone-glory-now = Gloire si la partie s’arrêtait là : { $total }
zone-scores = Décompte

said-round = Manche { $round } sur 8
said-used = Dés utilisés : { $faces }.
said-round-monster = Manche { $round } sur 8, un monstre à la fin
said-preparation = Préparation
said-over = Décompte final
said-chapter = Chapitre { $chapter } sur { $of }
said-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
said-box-points = { $points ->
    [0] Case { $number }
    [one] Case { $number } : { $points } point
   *[other] Case { $number } : { $points } points
}
said-box-bonus = Case { $number } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, bonus : { $bonus }
said-potion = Potion { $number }
said-potion-bonus = Potion { $number }, bonus : { $bonus }
said-line = Case { $letter }, { $what } : { $points }
said-total = { $seat } : { $total }
said-stage = { $item } : { $stages } sur 2
said-level = { CAP($hero) }, niveau { $level }
said-levels = Niveaux : guerrier, magicien, clerc, voleur
said-complete = { $count ->
    [one] { $count } objet terminé
   *[other] { $count } objets terminés
}
said-white = blanc
said-black = noir
said-their-hero = { CAP($hero) } { $level } ({ $colour }).
said-their-item = { $item } : { $stages } sur 2.
said-trap = piège
said-gem = gemme { $gem }
said-lair = tanière du monstre { $number } : { $monster }
said-reward-potion = potion
said-reward-item = étape d’objet
said-reward-level = niveau
said-reward-gem = gemme
said-needs = demande : { $face }
said-party = Groupe
said-their-party = Groupe
said-way = Le chemin du groupe
said-outside = dehors
said-die = { CAP($die) } ({ $face })
said-tiers = { $goal } : { $first } / { $second } / { $third }
said-goal = { $goal } : { $count }
said-progress = fait
said-power = puissance { $power }
said-your-power = votre puissance
said-reached = { $room } visitée
said-not-reached = { $room } pas visitée
said-thresholds = { $first } / { $second } / { $third } · { $hero } double
said-monster = { $monster }, { $room }
said-card = Carte { $letter }, niveau { $level }.
said-threshold = À partir d’une puissance de { $power } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
said-flee = En dessous, ou sans être passé dans sa pièce : fuite, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
said-nemesis = Le niveau { $hero_of } compte double.
said-bonus-potion = Bonus de victoire pour qui est seul en tête : { $count } potions.
said-bonus-item = Bonus de victoire pour qui est seul en tête : une étape d’objet.
said-bonus-level = Bonus de victoire pour qui est seul en tête : un niveau.
said-gems-lost = Après le combat, les gemmes { $gems } disparaissent.

help-entrance = Une entrée : le groupe peut arriver ici de l’extérieur.
help-empty = Rien n’attend dans cette pièce.
help-minion = { CAP($minion_the) } se combat avec { $hero_the } : chaque niveau qui manque au héros est un dégât.
help-reward-potion = À la première visite : une potion.
help-reward-item = À la première visite : une étape de n’importe quel objet magique.
help-reward-level = À la première visite : un niveau pour n’importe quel héros.
help-reward-gem = Une gemme pour qui arrive à temps : à la fin de la manche, les autres rayent ce que vous avez pris.
help-white = Gagne des niveaux avec les dés blancs.
help-black = Gagne des niveaux avec les dés noirs.
help-power = Ses points comptent à la fin de la partie.
help-tiers = Le plus haut palier atteint donne { $low }, { $middle } ou { $high } points à la fin.
help-style = Style de combat : dés noirs pour { $heroes_the }.

# Les nombres avant l’acte
tally-glory = gloire { $before } → { $after }
tally-life = vie restante { $before } → { $after }
tally-potions = potions { $before } → { $after }
note-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, pour { $life } de vie restante et { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
} pour les absorber
