# La table.
title = Tiny Epic Quest
status-day = Jour { $round } sur 5
status-night = Nuit { $round } sur 5
status-day-shadow = Jour { $day }
status-night-shadow = Nuit { $day }
status-resolution = Fin de la manche { $round }
status-resolution-shadow = Fin de la nuit { $day }
status-battle = Combat final, round { $round }
status-turn = Tour { $turn } sur 4 : { $card }
status-select = Tour { $turn } sur 4
status-takes-dice = Lancer ou se reposer
status-takes-damage = Dégâts
status-takes-magic = Dégâts de la Magie
status-uses-symbols = Torches, Parchemins, Attaques
status-rests = Retour au Château
status-arranges = Objets
status-target = Objectif : { $target } points
status-dark = { $count ->
    [one] { $count } carte obscure
   *[other] { $count } cartes obscures
} sur { $all }
status-boss = Danongorf : { $quests ->
    [one] { $quests } Quête
   *[other] { $quests } Quêtes
}, { $minions ->
    [one] { $minions } Gobelin
   *[other] { $minions } Gobelins
}
status-summoned = Le combat final suit cette manche
zone-movements = Cartes Mouvement
zone-boss = Danongorf
boss-quests = Quêtes stockées, sa puissance
boss-minions = Gobelins stockés, ses sbires
boss-name = Danongorf
draft-deck = cartes Mouvement à piocher
card-dark = { $card }, face Obscure
region-help-castle = Y arriver, ou y rester passif, donne 1 Santé ou 1 Force. Autant de Héros qu’on veut.
region-help-temple = Deux Héros au plus, de joueurs différents. La Nuit, ses quatre cases se paient : { $spaces }.
next-space = { $temple }, case { $space } : { $price }
price-torch = { $count ->
    [1] une Torche
   *[other] { $count } Torches
}
price-scroll = { $count ->
    [1] un Parchemin
   *[other] { $count } Parchemins
}
region-help-obelisk = Un Héros par joueur. S’y reposer apprend le Sort si le niveau de Magie va jusque-là.
region-help-portal = Un seul Héros. La Nuit, les dés Attaque blessent son Gobelin ; cinq dégâts le vainquent.
region-help-grotto = Un Héros par joueur. À l’arrivée : { $text }
effect-health = gagner { $by } Santé
effect-power = gagner { $by } Force
effect-advance = avancer d’une case un de vos Héros dans un Temple
effect-advance-early = avancer d’une case un de vos Héros dans un Temple, pas sur la dernière
effect-hit = { $by ->
    [one] { $by } dégât
   *[other] { $by } dégâts
} à un Gobelin que vous attaquez
effect-calm = rendre passif un Gobelin agressif
effect-magic = avancer le jeton Magie, pas sur sa dernière case
effects-all = { $effects }
effects-either = au choix : { $effects }
grotto-text = { $effects }.
grotto-text-paid = payer { $by ->
   *[other] { $by }
} { $what ->
    [health] Santé
   *[power] Force
} : { $effects }.
quest-placement = { $condition } Récompense : { $reward }.
quest-ready = { $done } sur { $need }
condition-row = Trois de vos Héros sur trois cartes d’une même rangée.
condition-column = Trois de vos Héros sur trois cartes d’une même colonne.
condition-diagonal = Trois de vos Héros sur les trois cartes d’une diagonale.
condition-guests = Deux de vos Héros dans deux Châteaux qui ne sont pas de leur couleur.
condition-coast = Trois de vos Héros sur des cartes côtières, jamais voisines, personne dans un Château.
condition-heart = Un de vos Héros sur la carte du milieu, un autre sur une carte de l’intérieur.
condition-grottoes = Deux de vos Héros dans deux Grottes.
condition-portals = Deux de vos Héros sur deux Portails.
condition-temples = Deux de vos Héros dans deux Temples.
condition-obelisks = Deux de vos Héros sur deux Obélisques.
condition-home = Un de vos Héros dans votre Château, deux sur des cartes autour.
condition-banner = Un de vos Héros sur une carte sans Château, avec un Héros d’un autre joueur ; en solo, deux des vôtres sur une carte.
odds-title = Si vous lancez maintenant
symbols-left = Ce lancer vous laisse
odds-damage = vous perdez de la Santé : { $percent } %
odds-exhausted = vous êtes à bout de forces : { $percent } %
odds-magic = le niveau de Magie monte : { $percent } %
odds-advance = un Héros avance dans un Temple : { $percent } %
odds-goblin = un Gobelin tombe : { $percent } %
odds-power = vous gagnez de la Force : { $percent } %
route-price = { $hero } vers { $card } : { $power ->
    [0] gratuit
   *[other] { $power } Force
}
score-spells = niveau de Sort { $count } : { $points } points
count-spells = niveau de Sort { $count }
score-quests = Quêtes : { $count }, soit { $points } points
count-quests = Quêtes accomplies : { $count }
score-goblins = Gobelins : { $count }, soit { $points } points
count-goblins = Gobelins vaincus : { $count }
score-legendary = Objets Légendaires : { $count }, soit { $points } points
count-legendary = Objets Légendaires : { $count }
step-damage = 1 Dégât
step-power = 2 Force
step-magic = 3 Magie
step-symbols = 4 Torche, Parchemin, Attaque
help-die-damage = Distribués un par un depuis le lanceur : { $by } Santé chacun à présent ; 2 Force en annulent un.
help-die-power = Distribués un par un depuis le lanceur : 1 Force chacun, rien dès le niveau de Magie 2.
help-die-magic = Le jeton Magie avance d’une case ; sur la dernière, chaque dé coûte 1 Santé à la place.
help-die-torch = Chacun peut s’en servir dans un Temple.
help-die-scroll = Chacun peut s’en servir dans un Temple.
help-die-attack = Chacun peut s’en servir contre un Gobelin.
about = Envoyez trois héros par le royaume le jour, et osez continuer la nuit pour des quêtes, des sorts et des objets légendaires.
status-magic = Niveau de Magie { $level }
zone-map = Le royaume
zone-magic = Piste de Magie
zone-library = Bibliothèque
zone-dice = Dés Aventure
zone-offer = Offre de Quêtes
magic-space = case { $space } : niveau de Magie { $level }
magic-token = jeton Magie
library-start = à côté de la Bibliothèque
library-level = niveau { $level }, { $symbol } : { $spell }
spell-token = niveau de Sort ({ $seat })
temple-space = { $temple }, case { $space }
goblin-passive = Gobelin passif ({ $card })
goblin-aggressive = Gobelin agressif ({ $card })
goblin-health = Santé restante
goblin-price = 1 Force pour le passer
goblin-help-aggressive = Qui traverse sa carte paie 1 Force, et il devient passif. S’arrêter sur son Portail ne coûte rien.
goblin-help-passive = Il laisse passer tout le monde. À la fin de la manche, il devient agressif.
castle-owner = Château ({ $seat })
card-light = { $card }, face claire
label-sea = la mer
label-die = { $step } : { $face }
help-dice-order = Les Dégâts d’abord, puis la Force, puis la Magie ; ensuite chacun utilise Torches, Parchemins et Attaques.
odds-percent = { $percent } %
role-first = { $colour }, premier joueur
role-done = { $colour }, premier joueur, Quête accomplie
quest-deck = pioche des Quêtes
quest-discard = Quêtes défaussées
quest-treasure = { $temple } à terminer. Récompense : { $item }.
player-mat = { $seat } ({ $colour })
gauge-health = Santé
gauge-power = Force
side-adventure = en aventure
side-rest = au repos
badge-carrier = dans les mains de { $hero }
legend-track = D’abord { $first }, puis { $second } : { $done } sur 2.
seat-0 = Joueur 1
seat-1 = Joueur 2
seat-2 = Joueur 3
seat-3 = Joueur 4
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
