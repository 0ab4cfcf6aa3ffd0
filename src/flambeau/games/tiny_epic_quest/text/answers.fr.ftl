# Questions.
ask-pick = { $seat }, choisissez la carte Mouvement de ce tour.
ask-move = { $seat }, déplacez un Héros ou restez passif.
ask-idle-gain = { $seat } reste passif dans un Château : 1 Santé ou 1 Force ?
ask-gain = { $hero } est au Château : 1 Santé ou 1 Force ?
ask-grotto = { $hero } est dans la Grotte. L’utiliser ?
ask-reward = { $seat }, choisissez votre récompense.
ask-home = { $seat }, dans quel Château rentrent vos Héros ?
ask-anger = { $more ->
    [1] { $seat }, quel Gobelin devient agressif ? C’est le dernier.
   *[other] { $seat }, quel Gobelin devient agressif ? Encore { $more } à choisir.
}
ask-darken = Quelle carte montre sa face Obscure ?
ask-store = Quel Gobelin Danongorf prend-il ?
ask-reroll = Relancer les dés sans Torche pour 1 Force ?
ask-shield = Le coup coûte 2 Santé. Le ramener à 1 avec le Bouclier, pour 1 Force ?
ask-loss = La Magie arrache un objet. Lequel ?
ask-cut = Aucune Attaque n’est sortie. Frapper un Gobelin de l’Épée, pour 3 Force ?
topic-take-dice = vous reposer dès que les dés arrivent
topic-defence = subir les dégâts, sauf ceux qui vous mettraient à bout de forces
topic-fairy = ouvrir le Bocal à Fée
topic-symbols = n’utiliser aucun symbole
topic-move = rester passif
topic-gain = la Santé d’abord, puis la Force
topic-idle-gain = la Santé d’abord, puis la Force
topic-rearrange = laisser les objets ainsi
ask-take-dice = { $seat }, vous tenez les dés : lancer ou vous reposer ?
ask-defence = { $seat }, un dé vous coûte { $by } Santé. L’annuler pour { $cost } Force ?
ask-fairy = { $seat }, ce dé vous épuiserait. Ouvrir le Bocal à Fée ?
ask-symbols = { $seat }, que faites-vous de ce lancer ?
ask-rest-order = { $seat } se repose : quel Héros ensuite ?
ask-spell = { $power ->
    [0] { $hero } apprend-{ $hero_gender ->
        [feminine] elle
       *[masculine] il
    } le Sort de niveau { $level } ?
   *[other] { $hero } apprend-{ $hero_gender ->
        [feminine] elle
       *[masculine] il
    } le Sort de niveau { $level }, avec { $power } Force pour le Bourdon ?
}
ask-claim = { $seat } peut prendre : { $quests }.
ask-equip = { $seat }, qui porte { $item_the } ?
ask-rearrange = { $seat }, réorganiser les objets dans votre Château ?

# Choix.
choice-select = { $card }
choice-travel = { $way ->
    [0] { $hero } va { $to_to }
    [1] { $hero } va { $to_to }, par la côte, dans le sens horaire
    [2] { $hero } va { $to_to }, par la côte, dans le sens antihoraire
   *[3] { $hero } va { $to_to }, à pied, avec les Bottes de Plume
}
travel-price = Gobelins : −{ $power } Force
select-reach = { $count ->
    [0] aucun de vos Héros ne peut s’en servir
   *[other] vers { $cards }
}
select-reach-many = vers { $count } cartes
gain-lost = déjà au maximum ({ $most }) : rien de plus
choice-idle = Rester passif
choice-arrange = Réorganiser les objets d’abord
choice-guide = Avancer { $hero } d’une case
choice-smite = Frapper le Gobelin de { $at }
choice-calm = Calmer le Gobelin de { $at }
choice-conjure = Avancer le jeton Magie
choice-accept = Utiliser la Grotte
choice-leave = Y renoncer
choice-exchange = Échanger { $item_the } et { $other_the }
choice-return = Rentrer { $to_to }
choice-anger = Le Gobelin de { $at }
choice-darken = { $card }
choice-store = Le Gobelin de { $at }
choice-reroll = Relancer (1 Force)
choice-fight-on = Laisser les dés ainsi
choice-block = Lever le Bouclier (1 Force)
choice-endure = Subir tout le coup
choice-cut = Frapper de l’Épée (3 Force)
choice-sheathe = Garder l’Épée au fourreau
choice-discard = Renoncer à : { $item }
group-select = Choisir une carte Mouvement
group-travel = Déplacer un Héros
group-idle = Rester passif
group-arrange = Réorganiser les objets d’abord
group-exchange = Échanger deux objets
group-darken = Obscurcir une carte
choice-roll = Lancer les dés
choice-rest = Se reposer
choice-blow = { $hero } frappe de l’Épée (1 Force)
choice-defend = Annuler le dé
choice-suffer = Subir les dégâts
choice-open-jar = Ouvrir le Bocal à Fée
choice-keep-jar = Laisser le Bocal fermé
choice-advance = { $pay ->
    [0] { $hero } avance avec un symbole des dés
    [1] { $hero } avance avec un symbole des dés de l’autre sorte, par objet
    [2] { $hero } avance avec un symbole forgé (2 Force)
    [3] { $hero } avance avec deux symboles des dés
    [4] { $hero } avance avec un symbole des dés et un de l’autre sorte, par objet
    [5] { $hero } avance avec un symbole des dés et un forgé (2 Force)
    [6] { $hero } avance avec un de l’autre sorte, par objet, et un forgé (2 Force)
    [7] { $hero } avance avec deux symboles forgés (4 Force)
    [8] { $hero } avance avec le Grappin et un symbole des dés
    [9] { $hero } avance avec le Grappin et un de l’autre sorte, par objet
   *[10] { $hero } avance avec le Grappin et un symbole forgé (2 Force)
}
choice-strike = { $hero } attaque le Gobelin de { $at }
choice-throw = { $hero } lance le Boomerang (1 Force)
choice-done = Ne plus rien utiliser
choice-resolve = Résoudre { $hero }
choice-learn = Apprendre le Sort
choice-learn-nothing = Ne rien apprendre
choice-claim = Prendre « { $quest } »
choice-decline = Ne prendre aucune Quête
choice-equip = Le donner à { $hero }
choice-hand = Donner { $item_the } à { $hero }
choice-keep = Laisser les objets ainsi
choice-gain-health = Gagner 1 Santé
choice-gain-power = Gagner 1 Force
group-advance = Avancer dans un Temple
group-strike = Attaquer un Gobelin
group-blow = Utiliser l’Épée
group-throw = Lancer le Boomerang
group-done = Ne plus rien utiliser
group-hand = Donner un objet
group-keep = Laisser les objets ainsi

# Refus.
no-other-card = { $hero } doit quitter sa carte Plan.
no-way = La carte choisie ne mène pas { $hero } { $to_to } de cette façon.
no-room = { $to } : plus de place pour { $hero }.
no-goblin-power = Il vous manque de la Force pour les Gobelins agressifs du trajet.
no-items-at-home = Il n’y a rien à réorganiser dans votre Château.
no-available = { $card } n’est pas disponible.
no-useful = Cette récompense ne fait pas cela.
no-grotto-cost = Vous ne pouvez pas payer ce que coûte cette Grotte.
no-grotto-use = Cette Grotte ne fait pas cela maintenant.
no-claimable = Vous n’avez pas rempli « { $quest } ».
no-own-castle = Ce Château n’est pas le vôtre.
no-pool = Une main libre doit d’abord prendre ce qui est à côté de la carte Joueur.
no-both-in-castle = Les deux objets doivent être dans votre Château.
no-two-holders = Les deux objets sont dans les mains du même Héros.
no-stays = { $hero } n’a rien à résoudre.
no-passive = Pas de Gobelin passif ici : { $at }.
no-light = { $card } est déjà obscure.
no-castle-first = Les cartes Château s’obscurcissent d’abord.
no-goblin-there = Pas de Gobelin ici : { $at }.
no-equipped = Personne ne porte { $item_the }.
no-own-hero = { $hero } n’est pas l’un de vos Héros.
no-sword = { $hero } ne porte pas l’Épée.
no-by-goblin = { $hero } n’affronte aucun Gobelin.
no-one-power = Vous n’avez plus de Force.
no-in-temple = { $hero } n’a pas de case de Temple devant soi.
no-full-price = Ce n’est pas le prix entier de la case.
no-rolled-symbols = Il reste trop peu de symboles de cette sorte dans ce lancer.
no-converter = { $hero } n’a pas d’objet qui change un symbole des dés en celui-ci.
no-forge-power = Forger coûte 2 Force par symbole.
no-grapnel = { $hero } ne peut pas utiliser le Grappin maintenant.
no-attack-symbol = Il ne reste pas d’Attaque dans ce lancer.
no-target = { $hero } n’atteint pas le Gobelin de { $at }.
no-boomerang = { $hero } ne porte pas le Boomerang.
no-boomerang-back = Le Boomerang a déjà été lancé pendant ce lancer.
no-free-hand = { $hero } n’a pas de main libre.
no-item-in-castle = Pas dans votre Château : { $item_the }.
no-hero-in-castle = { $hero } n’est pas dans votre Château.
no-elsewhere = { $hero } porte déjà { $item_the }.

# Les nombres avant l’acte
tally-health = Santé { $before } → { $after }
tally-power = Force { $before } → { $after }
tally-points = Points de Victoire { $before } → { $after }
