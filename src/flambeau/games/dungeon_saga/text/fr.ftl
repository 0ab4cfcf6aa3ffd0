# Dungeon Saga Origins : questions, choix, évènements, refus, table.
title = Dungeon Saga Origins
about = Quatre héros vont de porte en porte dans des salles hantées, quête après quête, contre un maître du jeu ou le jeu lui-même.
zone-board = Donjon
zone-compass = Orientation
zone-decks = Exploration
zone-deck = Pioche Exploration
zone-discard = Cartes défaussées
zone-dice = Dés
badge-hp = { $count } PV
badge-gold = { $count } PO
badge-revive = Jeton Ranimation
badge-die = dé montrant { $count }
badge-round = Manche { $count }
badge-goal = Objectif : { $goal }
badge-interrupts = Jetons Interruption : { $count }
badge-aggressive = Agressive
badge-passive = Passive
role-hero = Héros
role-gm = Maître du Jeu
role-villain = Héros, Méchant du Moment
thing-high = mobilier haut
thing-low = mobilier bas
thing-chest = coffre au trésor
thing-rubble = éboulis
thing-trap = jeton dallage
thing-passage = passage secret
thing-portal = portail
thing-open-door = porte ouverte
object-lamp = Lampe de laiton

option-gm = Maître du Jeu
    .help = Un joueur mène les Monstres, ou leurs cartes le font.
option-gm-human = un joueur
option-gm-automated = automatisé
option-quest = Quête
    .help = Le donjon que l’on joue.
option-quest-q0_proving_cell = La cellule d’épreuve
option-quest-q0_open_cell = La cellule ouverte
option-party = Groupe
    .help = Un groupe aguerri possède équipement, Talents et objets.
option-party-fresh = novice
option-party-seasoned = aguerri
option-villain = Égalités
    .help = Comment le Maître du Jeu automatisé tranche ce que ses règles laissent égal.
option-villain-auto = le premier
option-villain-ask = le Méchant décide
option-villain-coin = on lance le jeton
option-rounds = Manches
    .help = Le nombre de manches jouées.

ask-next-hero = Quel Héros joue maintenant ?
ask-hero-turn = { $figure } : se déplacer, agir ou finir le tour.
ask-monster-turn = { $figure } : se déplacer, attaquer ou finir l’activation.
ask-face = Vers où regarde { $figure } ?
ask-revive-turn = { $figure } gît à terre et doit se ranimer.
ask-momentum = Élan : { $hero } peut pivoter.
ask-declare = { $hero } : quelque chose à déclarer avant les dés ?
ask-dice = { $hero } : modifier vos dés ?
ask-cancel = { $hero } : annuler une Touche ?
ask-sixth-sense = { $hero } : ignorer le piège ?
ask-interrupt = Interrompre maintenant avec un Monstre ?
ask-gm-turn = Activez un Monstre, ou finissez votre tour.
ask-place = Où surgit { $second ->
    [yes] un second Monstre, loin de { $hero } ?
   *[no] le Monstre Errant, près de { $hero } ?
}
ask-place-facing = Vers où regarde { $monster } ?
ask-at-once = Activer { $monster } tout de suite ?
ask-trap-slot = Où poser ce jeton piège ?
ask-override = { $monster } : suivre la carte Comportement ?
ask-tied-targets = Cibles égales pour { $monster } : choisissez.
ask-tied-spots = Positions égales pour { $monster } : choisissez.
ask-tied-monsters = Monstres à égalité : lequel agit ?

choice-choose-hero = { $hero }
choice-step = Aller en { $to }
choice-cross = Passer la porte jusqu’en { $to }
choice-open-door = Ouvrir la { $door }
choice-face = Regarder vers { $facing }
choice-wheel = Quart de tour vers { $facing }
choice-halt = Finir le déplacement
choice-strike = Attaquer { $target }
choice-shoot = Tirer sur { $target }
choice-explore = Explorer
choice-revive = Se ranimer
choice-equip = Équiper { $gear }
choice-stow = Ranger { $gear }
choice-use-card = Utiliser { $card }
choice-use-talent = Utiliser { $talent }
choice-use-gear = Utiliser { $gear }
choice-reroll-die = { $talent } : relancer le { $die }
choice-reroll-by-gear = { $gear } : relancer le { $die }
choice-reroll-all = Bonne fortune : relancer tous vos dés
choice-nudge = Dur à cuire : { $up ->
    [yes] augmenter
   *[no] diminuer
} le { $die } d’un point
choice-pass = Non
choice-end-turn = Finir le tour
choice-activate = Activer { $monster }
choice-place-at = Le placer en { $at }
choice-fill-slot = { $slot }
choice-by-card = Suivre la carte
choice-by-hand = Le mener soi-même
choice-prefer = { $target }
choice-end-at = { $at }, tourné vers { $facing }

group-choose-hero = Choisir un Héros
group-step = Avancer
group-cross = Passer une porte
group-open-door = Ouvrir une porte
group-face = Regarder
group-wheel = Quart de tour
group-halt = Finir le déplacement
group-strike = Attaquer
group-shoot = Tirer
group-explore = Explorer
group-revive = Se ranimer
group-equip = Équiper
group-stow = Ranger
group-use-card = Utiliser une carte
group-use-talent = Utiliser un Talent
group-use-gear = Utiliser un équipement
group-reroll-die = Relancer un dé
group-reroll-by-gear = Relancer un dé (équipement)
group-reroll-all = Tout relancer
group-nudge = Modifier un dé d’un point
group-pass = Non
group-end-turn = Finir le tour
group-activate = Activer
group-place-at = Placer
group-fill-slot = Emplacement de piège
group-by-card = Suivre la carte
group-by-hand = À la main
group-prefer = Cible
group-end-at = Position finale

event-round-began = Manche { $round }.
event-turn-began = Au tour de { $figure }.
event-moved = { $figure } va en { $to }.
event-faced = { $figure } regarde vers { $facing }.
event-carried = Le portail emporte { $hero } en { $to }.
event-put-back = { $figure } revient en { $to }.
event-door-opened = { $hero } ouvre la { $door }.
event-passage-found = Un passage secret : { $door }.
event-zone-revealed = Une partie du donjon se révèle : { $cells }.
event-placed = { $monster } apparaît en { $at }, face vers { $facing }.
event-said = « { $text } »
event-attacked = { $attacker } attaque { $target } : { $attack_dice } contre { $defence_dice }, Armure { $armour } : { $hits ->
    [one] { $hits } Touche
   *[other] { $hits } Touches
}.
event-free-attacked = Attaque Gratuite de { $attacker } contre { $target }.
event-modified = { $figure } : { $by } aux dés.
event-darts-flew = Fléchettes empoisonnées contre { $hero } : { $attack_dice } contre { $defence_dice }, Armure { $armour } : { $hits ->
    [one] { $hits } Touche
   *[other] { $hits } Touches
}.
event-used = { $hero } utilise { $card }.
event-talent-used = { $hero } utilise { $talent }.
event-gear-used = { $hero } utilise { $gear }.
event-dice-changed = { $hero } a maintenant { $dice }.
event-destroyed = { $monster } est détruit.
event-unharmed = { $target } n’a rien.
event-wounded = { $hero } prend un coup : il reste { $left } PV.
event-healed = { $hero } a { $left } PV.
event-exhausted = { $hero } est { $hero_gender ->
    [feminine] épuisée
   *[masculine] épuisé
}.
event-knocked-out = { $hero } est KO.
event-revived = { $hero } se ranime.
event-trap-flipped = { $hero } déclenche le jeton en { $at } : { $real ->
    [yes] un piège !
   *[no] ce n’était qu’un orquelin.
}
event-trap-rolled = Pour { $hero } : { $trap ->
    [darts] fléchettes empoisonnées
    [gas] gaz toxique
   *[rocks] chute de pierres
} (dé : { $die }).
event-trap-die = { $hero } lance { $die } : { $hurt ->
    [yes] aïe
   *[no] sauf
}.
event-explored = { $hero } explore.
event-alarm-rolled = { $hero } lance { $die } pour l’alarme.
event-card-drawn = { $hero } pioche { $card }.
event-gold-found = { $hero } trouve { $gold } PO.
event-nothing-found = { $hero } ne trouve rien.
event-wandering-came = Quelque chose vient pour { $hero }.
event-second-rolled = Le dé du second Monstre montre { $die }.
event-interrupted = Interruption : { $monster }. Jetons restants : { $left }.
event-interrupt-drawn = Carte pour l’Interruption : { $card }, { $symbol ->
    [yes] avec
   *[no] sans
} le symbole.
event-mood-changed = L’humeur devient { $aggressive ->
    [yes] agressive
   *[no] passive
}.
event-decided = { $monster }, { $what ->
    [target] cible
    [order] tour
    [interrupt] Interruption
    [place] arrivée
   *[other] déplacement
} : { $criterion ->
    [only] seul choix
    [fewest-hp] le moins de PV
    [lowest-melee] Mêlée la plus faible
    [shortest-walk] chemin le plus court
    [most-modifiers] le plus de modificateurs
    [rear-attack] attaque par derrière
    [lowest-armour] Armure la plus faible
    [most-engaged] le plus de Monstres au contact
    [most-support] le plus de renforts
    [optimal] meilleure attaque
    [remaining-walk] chemin restant le plus court
    [farthest] plus grande distance
    [longest-walks] chemins les plus longs
    [best-attack] meilleure valeur d’attaque
    [most-points] plus long déplacement
    [direct] le plus direct
    [protection] dos protégé
    [prudent] prudence
    [friend] ami le plus proche
    [outnumber] supériorité numérique
    [out-of-sight] hors de vue
    [company] compagnie
    [not-exposed] dos non exposé
    [front-arc] Héros dans l’Arc Avant
    [target-ahead] cible devant
    [front] Héros devant
    [protected] dos protégé
    [fewest-points] plus court déplacement
    [closest] au plus près
    [can-shoot] tir possible
    [rear] dans le dos d’un Héros
    [rear-arc] dans l’Arc Arrière
   *[rear-arcs] dans le plus d’Arcs Arrière
} ({ $considered } envisagés, { $left } restants).
event-equipped = { $hero } équipe { $gear }.
event-stowed = { $hero } range { $gear }.
event-new-goal = Nouvel objectif : { $text }
event-retreated = { $monster } se retire.
event-token-laid = Un jeton piège est posé en { $at }.

no-move-over = Le déplacement de ce tour est terminé.
no-points-left = Il ne reste plus de points de déplacement.
no-not-beside = Aucun pas n’y mène.
no-way-barred = Le chemin est barré.
no-nowhere-to-stop = De là, aucune case libre ne serait accessible.
no-not-large = Seule une grande figurine le peut.
no-no-crossing = Il n’y a pas de porte à franchir.
no-no-quarter-turn = Aucun quart de tour n’est possible.
no-not-moving = Aucun déplacement n’est en cours.
no-turns-by-quarters = Une grande figurine pivote par quarts de tour payés.
no-same-facing = La figurine regarde déjà par là.
no-shared-square = On ne finit pas un déplacement sur la case d’une autre figurine.
no-must-leave-portal = Il faut d’abord quitter le portail.
no-door-not-here = Ce n’est pas à côté du Héros.
no-no-closed-door = Il n’y a pas de porte fermée.
no-free-step-only = Le pas gratuit hors du portail n’ouvre pas de porte.
no-move-unfinished = Finissez d’abord le déplacement.
no-acted-already = L’action de ce tour est déjà faite.
no-no-enemy = Ce n’est pas un ennemi en jeu.
no-lies-down = On n’attaque pas un Héros épuisé.
no-not-in-front-arc = La cible n’est pas dans l’Arc Avant.
no-no-ranged = Cette figurine ne sait pas tirer.
no-too-close = La cible est trop proche pour un tir.
no-not-in-sight = La cible n’est pas visible.
no-enemy-beside = Un ennemi est adjacent.
no-enemy-in-room = Un ennemi est dans la salle.
no-enemy-in-sight = Un ennemi est visible dans un corridor.
no-searched-already = Cet endroit a déjà été fouillé.
no-not-the-time = On change d’équipement avant le déplacement ou avant l’action.
no-threatened = Pas dans l’Arc Avant d’un ennemi.
no-two-changes = Deux changements par tour au plus.
no-not-stored = Cette carte n’est pas en réserve.
no-not-allowed = Ce Héros ne peut pas l’utiliser.
no-not-active = Cette carte n’est pas active.
no-no-room = La réserve est pleine.
no-holds-card = Le Héros n’a pas cette carte.
no-no-use = Cela ne servirait à rien maintenant.
no-card-fits = Cette carte n’aide pas dans cette attaque.
no-holds-talent = Le Héros n’a pas ce Talent.
no-talent-fits = Ce Talent n’aide pas dans cette attaque.
no-talent-rerolls = Ce Talent ne relance aucun dé ici.
no-die-lies-here = Ce dé n’existe pas.
no-gear-rerolls = Cette carte ne relance aucun dé ici.
no-has-fortune = Le Héros n’a pas Bonne fortune.
no-is-tough = Le Héros n’a pas Dur à cuire.
no-stays-a-die = Un dé reste entre 1 et 6.
no-gear-cancels = Cette carte n’annule pas de Touche.
no-is-sixth-sense = Seul le Sixième sens ignore un piège.
no-has-gone = Ce Héros a déjà joué.
no-not-your-hero = Ce Héros est à un autre joueur.
no-not-on-board = Ce Monstre n’est pas en jeu.
no-activated-already = Ce Monstre a déjà été activé.
no-placing-distance = Trop près, trop loin ou occupé.
no-new-monster = Seulement le Monstre qui vient d’arriver.
no-slot-taken = Il n’y a pas d’emplacement libre.
no-not-tied = Ce n’est pas parmi les égaux.

outcome-all-knocked-out = Tous les Héros sont KO.
outcome-objective-met = Les Héros ont atteint leur objectif.
outcome-slice-over = La dernière manche est terminée.
outcome-conceded = Un camp a abandonné.
