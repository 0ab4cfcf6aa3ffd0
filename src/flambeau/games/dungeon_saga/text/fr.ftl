# Dungeon Saga Origins : questions, choix, évènements, refus, table.
title = Dungeon Saga Origins
about = Quatre héros vont de porte en porte dans des salles hantées, quête après quête, contre un maître du jeu ou le jeu lui-même.
zone-board = Donjon
zone-compass = Orientation
zone-decks = Exploration
zone-deck = Pioche Exploration
zone-discard = Cartes défaussées
compass-0 = N
compass-1 = E
compass-2 = S
compass-3 = O
zone-dice = Dés d’attaque
zone-defence = Dés de défense (Armure { $armour })
die-shown = { $what ->
    [weak] { $count } : écarté, pas au-dessus de l’Armure
    [hit] { $count } : une Touche
    [stopped] { $count } : arrêté par le dé du dessous
    [guard] { $count } : s’oppose au dé du dessus
    [idle] { $count } : plus de dé d’attaque en face
   *[alone] dé montrant { $count }
}
badge-hp = { $count } PV
badge-gold = { $count } PO
badge-revive = Jeton Ranimation
badge-round = { $limit ->
    [0] Manche { $count }
   *[other] Manche { $count } sur { $limit }
}
badge-goal = Objectif : { $goal }
badge-interrupts = Jetons Interruption : { $count }
badge-aggressive = Humeur : agressive
badge-passive = Humeur : passive
role-hero = Héros
role-gm = Maître du Jeu
role-villain = Héros, Méchant du Moment
thing-rubble = éboulis
thing-portal = portail
thing-open-door = porte ouverte
option-gm = Maître du Jeu
    .help = Un joueur mène les Monstres, ou leurs cartes le font.
option-gm-human = un joueur
option-gm-automated = automatisé
option-quest = Quête
    .help = Le donjon que l’on joue.
option-party = Groupe
    .help = Un groupe aguerri possède équipement, Talents et objets.
option-party-fresh = novice
option-party-seasoned = aguerri
option-villain = Égalités
    .help = Comment le Maître du Jeu automatisé tranche ce que ses règles laissent égal.
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
choice-open-door = Ouvrir la porte { $door }
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
event-turn-began = À { $figure } de jouer.
event-moved = { $figure } va en { $to }.
event-faced = { $figure } regarde vers { $facing }.
event-carried = Le portail emporte { $hero } en { $to }.
event-put-back = { $figure } revient en { $to }.
event-door-opened = { $hero } ouvre la porte { $door }.
event-passage-found = Un passage secret : { $door }.
event-zone-revealed = Une partie du donjon se révèle.
event-placed = { $monster } apparaît en { $at }, face vers { $facing }.
event-said = « { $text } »
event-threw = Dés contre { $target } : { $attack_dice } contre { $defence_dice }.
event-too-weak = Écartés, pas au-dessus de l’Armure { $armour } : { $dice }.
event-paired = { $mine } contre { $theirs } : { $hit ->
    [yes] une Touche
   *[other] arrêté
}.
event-unopposed = { $mine } sans dé en face : une Touche.
event-attacked = { $attacker } attaque { $target } : { $attack_dice } contre { $defence_dice }, Armure { $armour } : { $hits ->
    [one] { $hits } Touche
   *[other] { $hits } Touches
}.
event-free-attacked = Attaque Gratuite : { $attacker } contre { $target }.
event-modified = { $figure } : { $by ->
    [one] { $by } dé
   *[other] { $by } dés
}.
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
    [fewest-free-attacks] le moins d’Attaques Gratuites
    [charge] Boss qui charge
    [hanging-back] Boss en retrait
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
no-not-a-hero = Ce n’est pas un Héros : seul un Héros peut être choisi ici.
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
outcome-conceded = Un camp a abandonné.

thing-door = porte { $door }
thing-locked-door = porte verrouillée { $door } : { $key }
thing-no-key = aucune clé ne l’ouvre
thing-furniture = { $name }, { $height ->
    [high] haut : bloque la vue
   *[low] bas : ne bloque pas la vue
}
thing-passage = passage secret
thing-trap = jeton Piège
thing-trap-line = dallage : { $count ->
    [one] une case le déclenche
   *[other] { $count } cases le déclenchent
}
thing-spawn = Point d’Apparition
figure-arc = Arc Avant : { $squares }.
figure-threatens = Sous sa menace : { $names }.
figure-behind = Dans son dos : { $names }.
figure-values = Déplacement { $move }, Mêlée { $melee }, À distance { $ranged }, Armure { $armour }{ $hp ->
    [0] { "," } seuil de dégâts { $threshold }.
   *[other] { "," } { $hp } PV.
}
odds-lies-down = Épuisé, il ne peut pas être attaqué.
odds-out-of-reach = Hors d’atteinte.
odds-for-spells = Visible : un sort peut l’atteindre, un coup non.
odds-hidden = { $reason ->
    [rear] Hors de vue : la cible est derrière.
    [figure] Hors de vue : une figurine fait écran.
   *[wall] Hors de vue : murs, portes fermées ou mobilier haut font écran.
}
odds-hidden-by = Hors de vue : { $figure } fait écran.
odds-attack = { $kind ->
    [melee] Mêlée
   *[ranged] Tir
} : { $attack } dés contre { $defence }, Armure { $armour } : { $percent } % de blesser.
behaviour-mindless = Décérébré : le Héros le plus proche, tout droit.
behaviour-vicious = Vicieux : le Héros le plus faible qu’il puisse atteindre, quoi qu’il en coûte.
behaviour-cunning = Rusé : par-derrière, au plus sûr, hors de vue.
behaviour-swarm = Nuée : là où d’autres se battent déjà.
special-stalwart = Inébranlable : jamais en infériorité en défense.
special-spellcaster = Lanceur de Sorts.
special-sure_shot = Tir sûr : pas de malus pour le mobilier bas.
special-momentum = Élan : se tourne gratuitement après avoir détruit un Sbire en mêlée.
special-horde = Horde : un dé de plus si un autre zombie a la cible dans son Arc Avant.
special-plated = Blindé : pas de malus contre les attaques par-derrière.
special-ethereal = Éthéré : traverse tout et ne provoque rien.
special-grudge = Rancune : un dé de plus contre Rordin.
special-royal_guard = Garde royale : une Armure de plus à côté d’un Revenant ou d’un Guerrier squelette.
special-rage = Rage : un dé de plus à 3 PV ou moins.
effect-bear-hide = Peau d’ours : deux Armures de plus
effect-rats = Rats : compte en infériorité
effect-kindled = Acier embrasé : deux dés de plus à la prochaine attaque
effect-anvil = Posture de l’enclume : une Armure de plus, pas de malus arrière
effect-rime = Entraves de givre : immobilisé
effect-dread = Rune d’effroi : un dé de moins en tout
option-heroes = Héros
    .help = Avec un Héros par joueur, les autres restent à la maison : plus difficile.
option-heroes-all = tous les quatre
option-heroes-one_each = un par joueur
option-villain-auto = le dernier critère tranche
option-villain-ask = le Méchant choisit
option-villain-coin = le jeton est lancé
option-villain-hand = le Méchant peut jouer les Monstres
ask-pick-hero = { $seat } : quel Héros prenez-vous ?
ask-pick-feat = Quelle Prouesse { $hero } emporte-t-il ?
ask-pick-spheres = Quelles deux sphères { $hero } emporte-t-il ?
ask-arrow = Dans quelle direction pointe la flèche ?
ask-feat = { $figure } : la Prouesse se poursuit.
ask-leap = { $figure } : continuez, ou arrêtez-vous et choisissez l’orientation.
ask-area = { $spell } : qui { $figure } frappe-t-il ensuite ?
ask-over-limit = { $figure } porte trop de choses : équipez, donnez ou défaussez.
ask-call = { $spell } : où apparaît le Monstre de { $boss } ?
choice-take-hero = { $hero }
group-take-hero = Prendre un Héros
choice-choose-feat = { $feat }
group-choose-feat = Choisir une Prouesse
choice-choose-spheres = { $one } et { $other }
group-choose-spheres = Choisir des sphères
choice-use-feat = Prouesse : { $feat }
group-use-feat = Prouesse
choice-cast = { $spell } : { $target }
group-cast = Lancer un sort
choice-cast-at = { $spell } en { $at }
group-cast-at = Lancer sur une case
choice-cast-alone = { $spell }
group-cast-alone = Lancer
choice-blink-to = Apparaître en { $to }
group-blink-to = Apparaître
choice-throw-at = Lancer { $gear } sur { $target }
group-throw-at = Lancer une arme
choice-recall = { $card } : reprendre { $spell }
group-recall = Reprendre un sort
choice-recall-by-gear = { $gear } : reprendre { $spell }
group-recall-by-gear = Reprendre un sort (équipement)
choice-give-card = Donner { $card } à { $to }
group-give-card = Donner une carte
choice-give-gear = Donner { $gear } à { $to }
group-give-gear = Donner de l’équipement
choice-give-thing = Donner { $thing } à { $to }
group-give-thing = Donner une clé ou un objet
choice-discard = Défausser { $gear }
group-discard = Défausser
event-hero-taken = { $seat } prend { $hero }.
event-feat-chosen = { $hero } emporte { $feat }.
event-spheres-chosen = { $hero } emporte { $one } et { $other }.
event-boss-wounded = Il reste { $left } PV à { $boss }.
event-feat-used = { $hero } utilise la Prouesse { $feat }.
event-spell-cast = { $caster } lance { $spell }.
event-spell-kept = { $hero } garde { $spell } en main.
event-teleported = { $hero } apparaît en { $to }.
event-pushed = { $figure } : repoussé en { $to }.
event-affected = { $figure } subit { $effect ->
    [bear-hide] Peau d’ours
    [rats] rats
    [kindled] Acier embrasé
    [anvil] Posture de l’enclume
    [rime] Entraves de givre
   *[dread] Rune d’effroi
}.
event-eased = Pour { $figure }, c’est fini : { $effect ->
    [bear-hide] Peau d’ours
    [rats] rats
    [kindled] Acier embrasé
    [anvil] Posture de l’enclume
    [rime] Entraves de givre
   *[dread] Rune d’effroi
}.
event-gave-card = { $hero } donne { $card } à { $to }.
event-gave-gear = { $hero } donne { $gear } à { $to }.
event-gave-thing = { $hero } donne quelque chose à { $to } : { $thing }.
event-taken = { $hero } prend quelque chose : { $thing }.
event-dropped = { $hero } laisse tomber quelque chose : { $thing }.
event-gear-found = { $hero } trouve { $gear }.
event-discarded = { $hero } défausse { $gear }.
event-foreseen = Sur le dessus de la pioche : { $card }.
event-door-shut = La porte { $door } se referme.
event-spawn-changed = { $there ->
    [yes] Un Point d’Apparition s’ouvre en { $at }.
   *[no] Le Point d’Apparition en { $at } se ferme.
}
event-spawn-moved = Un Point d’Apparition surgit en { $at }.
event-tokens-given = Le Maître du Jeu a { $left } jetons Interruption.
event-goal-met = Accompli : { $text }
event-initiative-rolled = Initiative de { $boss } : { $die }, total { $total } : { $total ->
    [5] charge
    [6] charge
    [7] charge
    [3] soutien
    [4] soutien
   *[other] en retrait
}.
event-villain-changed = { $seat } devient le Méchant du Moment.
no-door-behind = La porte est derrière le Héros.
no-door-locked = La porte est verrouillée, et sa clé n’est pas là.
no-on-spawn = Un tour ne peut pas finir sur un Point d’Apparition.
no-unknown-spell = Ce sort n’est pas en main.
no-no-target = Le sort n’y a pas de cible visible, ou ne ferait rien.
no-no-figure-left = Il ne reste ni figurine ni case.
no-not-your-feat = Cette Prouesse n’est pas disponible.
no-no-partner = Aucun Héros voisin ne peut le prendre.
no-nothing-to-give = Le Héros ne l’a pas.
no-not-cast = Ce sort n’a pas été lancé.
no-not-now = Seul ce qui est marqué peut être choisi ici.
no-hero-taken = Ce Héros est déjà pris.
no-two-spheres = Deux sphères différentes.
no-call-distance = Trop loin du Boss, ou occupé.
outcome-quest-lost = La quête est perdue.
outcome-out-of-time = Le temps est écoulé.

# Les nombres avant l’acte
tally-health = { $who } : { $before } → { $after } PV
tally-gold = { $who } : or { $before } → { $after }
