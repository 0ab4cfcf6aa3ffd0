# Questions
ask-arrange = Où commence { $hero_the } ?
ask-hero-action = Que font les héros ?
ask-lord-action = Que fait le donjon ?
ask-follow-up = Que fait { $monster_the } après son pas ?
ask-second-square = Quelle autre case occupe le dragon de { $cell } ?
ask-sword = Est-ce que { $hero_the } utilise une épée contre { $monster_the } ?
ask-kit = Est-ce que { $hero_the } utilise un kit sur { $trap_the } ?
topic-sword = une épée sert contre chaque monstre
topic-kit = un kit sert sur chaque piège
ask-arrow = { CAP($tile_the) } en { $cell } se dérobe : où va { $hero_the } ?
ask-start-square = Sur quelle case de départ { $hero_the } retourne-t-{ $hero_gender ->
    [feminine] elle
   *[masculine] il
} ?
ask-free-action = { CAP($hero_the) } a une action gratuite : laquelle ?
ask-payment = Quelles tuiles d’expérience paient { $artifact_the } ?

# Choix
choice-stand = { CAP($hero_the) } commence en { $at }
choice-move = { CAP($hero_the) } va en { $to }
choice-heal = { CAP($hero_the) } soigne { $target_the }
choice-exorcise = { CAP($hero_the) } chasse la dame blanche par ses soins
choice-reveal = { CAP($hero_the) } révèle { $at }
choice-give = { CAP($hero_the) } donne { $artifact_the } { $receiver_to }
choice-use-hat = { CAP($hero_the) } révèle { $at } avec un chapeau magique
choice-use-grail = { CAP($hero_the) } ramène { $dead_the } en { $at }
choice-use-icon = { CAP($hero_the) } soigne { $target_the } avec une icône sainte
choice-icon-on-lady = { CAP($hero_the) } chasse la dame blanche avec une icône sainte
choice-rally = { CAP($hero_the) } donne une action gratuite { $target_to }
choice-use-standard = { CAP($hero_the) } lève l’étendard : action gratuite { $target_to }
choice-use-skull = { CAP($hero_the) } tue { $monster_the } avec le crâne du démon
choice-use-mirror = { CAP($hero_the) } échange sa place avec { $target_the }
choice-use-bread = { CAP($hero_the) } mange le pain étrange
choice-use-elixir = { CAP($hero_the) } boit l’élixir d’énergie
choice-buy = Acheter { $artifact_the }, pour { $receiver_the }
choice-pay = Payer avec : { $tiles }
choice-end-turn = Finir le tour
choice-use = S’en servir
choice-decline = Ne pas s’en servir
choice-follow = Aller en { $to }
choice-return = Retourner en { $to }
choice-place = Poser { $tile_the } en { $to }
choice-turn-up = Révéler { $at }
choice-advance = { CAP($monster_the) } va en { $to }
choice-attack = { CAP($monster_the) } attaque { $target_the }
choice-raise = Le nécromant ramène { $breed_a } en { $to }
choice-possess = Posséder { $target_the }
choice-hold = Rien de plus
choice-lead = Mener { $hero_the } en { $to }
choice-spread = Occuper { $to }

group-stand = Commencer
group-move = Se déplacer
group-heal = Soigner
group-exorcise = Chasser la dame blanche
group-reveal = Révéler une tuile
group-give = Donner un artefact
group-use-hat = Utiliser un chapeau magique
group-use-grail = Utiliser le Saint Graal
group-use-icon = Utiliser une icône sainte
group-icon-on-lady = Chasser la dame blanche
group-rally = Donner une action gratuite
group-use-standard = Lever l’étendard
group-use-skull = Utiliser le crâne du démon
group-use-mirror = Utiliser le miroir magique
group-use-bread = Manger le pain étrange
group-use-elixir = Boire l’élixir d’énergie
group-buy = Acheter un artefact
group-pay = Payer
group-end-turn = Finir le tour
group-use = S’en servir
group-decline = Ne pas s’en servir
group-follow = Quitter la dalle
group-return = Retourner
group-place = Poser une tuile
group-turn-up = Révéler une tuile
group-advance = Déplacer un monstre
group-attack = Attaquer
group-raise = Ramener un monstre
group-possess = Posséder
group-hold = Rien de plus
group-lead = Mener le héros possédé
group-spread = Deuxième case du dragon

# Événements
event-stood = { CAP($hero_the) } commence en { $at }.
event-turn-began = { $seat ->
    [0] Tour des héros : { $actions } actions.
   *[other] Tour du donjon : { $actions } actions.
}
event-drew = Le Maître du donjon pioche { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}.
event-placed = Une tuile est posée en { $at }.
event-placed-known = Vous avez posé { $tile_the } en { $at }.
event-turned-aggressive = Le donjon devient agressif.
event-moved = { CAP($hero_the) } va en { $to }.
event-slid = La dalle mouvante emporte { $hero_the } en { $to }.
event-returned = { CAP($hero_the) } retourne en { $to }.
event-stayed = { CAP($hero_the) } reste en { $at } : { $why ->
    [arrow] aucune flèche ne mène à une case libre
   *[portal] aucune case de départ n’est libre
}.
event-revealed = { $how ->
    [step] { CAP($by_the) } découvre { $tile_a } en { $at }.
    [ability] { CAP($by_the) } révèle { $at } : { $tile_a }.
    [hat] { CAP($by_the) } révèle { $at } avec le chapeau magique : { $tile_a }.
   *[dungeon] Le donjon révèle { $at } : { $tile_a }.
}
event-wounded = { CAP($hero_the) } perd { $by } PV : { $tile_the } (reste { $left }).
event-died = { CAP($hero_the) } meurt en { $at } : { $tile_the }.
event-disarmed = { $how ->
    [kit] { CAP($hero_the) } désamorce { $tile_the } avec le kit : dégâts évités, { $spared }.
   *[ability] { CAP($hero_the) } désamorce { $tile_the } : dégâts évités, { $spared }.
}
event-slain = { CAP($hero_the) } tue { $monster_the } { $how ->
    [sword] à l’épée
    [skull] avec le crâne du démon
   *[strength] sans aide
}.
event-appeared = { CAP($monster_the) } apparaît en { $at }.
event-spread-out = Le dragon occupe aussi { $to }.
event-advanced = { CAP($monster_the) } va en { $to }.
event-attacked = { CAP($monster_the) } attaque { $hero_the }.
event-seized = La dame blanche possède { $hero_the }.
event-vanished = { $why ->
    [harm] Son héros est blessé : la dame blanche quitte la partie.
    [death] Son héros est mort : la dame blanche quitte la partie.
   *[healing] Les soins chassent la dame blanche de la partie.
}
event-healed = { $how ->
    [fairy] { CAP($hero_the) } rencontre la fée et retrouve tous ses PV ({ $left }).
    [bread] { CAP($hero_the) } mange le pain étrange et retrouve tous ses PV ({ $left }).
   *[other] { $by ->
        [0] { CAP($healer_the) } soigne { $hero_the }, déjà au maximum.
       *[other] { CAP($healer_the) } soigne { $hero_the } : { $by } PV de plus ({ $left } en tout).
    }
}
event-revived = { CAP($hero_the) } revient en { $at }.
event-acquired = { CAP($hero_the) } acquiert un trésor : { $treasures } sur { $needed }.
event-equipped = { CAP($hero_the) } prend { $tile_the }.
event-dropped = { $count ->
    [one] Un artefact tombe
   *[other] { $count } artefacts tombent
} en { $at }.
event-gave = { CAP($hero_the) } donne { $tile_the } { $receiver_to }.
event-used = { CAP($hero_the) } utilise { $tile_the }.
event-joined = { CAP($hero_the) } apparaît en { $at } et rejoint les héros.
event-granted = { CAP($hero_the) } donne une action gratuite { $target_to }.
event-swapped = { CAP($hero_the) } et { $target_the } échangent leurs places.
event-invigorated = { CAP($hero_the) } ignore la fatigue pendant ce tour.
event-earned = { CAP($hero_the) } garde { $tile_the } comme expérience : { $points }.
event-bought = On achète { $tile_the } pour { $hero_the }.
event-paid = On paie avec { $tile_the } ({ $points }), qui quitte la partie.
event-raised = Le nécromant ramène { $monster_the } en { $at }.
event-won = { $seat ->
    [0] Les héros gagnent avec { $treasures } trésors.
   *[other] Le donjon gagne : il ne reste aucun héros.
}
event-forfeited = { CAP($hero_the) } perd { $points } d’expérience : la tuile retourne sur le plateau, { $tile_the }.

# Refus
no-another-hero-first = Un autre héros se place d’abord.
no-start-square = Ce n’est pas une case de départ.
no-hero-there = Un héros s’y trouve.
no-hero-dead = Ce héros est mort.
no-hero-possessed = La dame blanche possède ce héros.
no-actions-left = Il ne reste plus d’action dans ce tour.
no-exhausted = { CAP($hero_the) } a déjà fait ses deux actions.
no-exhausted-any = Les héros qui le pourraient ont déjà fait leurs deux actions.
no-two-actions = Il reste moins de deux actions dans ce tour.
no-hero-two-actions = Ce héros a déjà agi pendant ce tour.
no-hero-step = { CAP($hero_the) } ne peut pas y aller d’un pas.
no-hero-step-any = Aucun héros qui peut encore agir n’est à côté.
no-not-cleric = Seul le clerc soigne.
no-not-wizard = Seul le mage révèle.
no-target-dead = Ce héros est mort.
no-patient-far = Ce héros n’est ni ici ni orthogonalement à côté.
no-lady-not-there = La dame blanche n’est pas sur le plateau.
no-lady-far = La dame blanche n’est ni ici ni orthogonalement à côté.
no-hidden-tile = Aucune tuile face cachée ne s’y trouve.
no-under-figure = Un monstre se tient sur cette tuile.
no-not-held = Ce héros n’a pas cet artefact.
no-another-hero = Il faut le donner à un autre héros.
no-receiver-possessed = Un héros possédé ne reçoit rien.
no-receiver-far = Ce héros n’est pas à côté.
no-hat = Ce héros n’a pas de chapeau magique.
no-grail = Ce héros ne porte pas le Saint Graal.
no-not-dead = Ce héros est en vie.
no-not-beside-user = La case doit être orthogonalement à côté du porteur.
no-not-empty = Cette case n’est pas vide.
no-icon = Ce héros n’a pas d’icône sainte.
no-effect = Cela n’aurait aucun effet.
no-must-go-on = Un héros peut encore se déplacer ou utiliser sa capacité.
no-placing-over = Le temps de poser des tuiles est passé.
no-not-in-hand = Cette tuile n’est pas en main.
no-not-in-room = Les tuiles se posent dans la salle du donjon seulement.
no-stacked = Une tuile s’y trouve déjà.
no-under-hero = Un héros s’y trouve.
no-not-free = Cette case n’est pas libre.
no-left-over-first = Les tuiles restantes doivent être posées d’abord.
no-must-place = Il faut poser une tuile pendant ce tour.
no-still-passive = On ne révèle des tuiles que dans la phase agressive.
no-figure = Ce monstre n’a pas de figurine sur le plateau.
no-monster-acted = Ce monstre a déjà agi pendant ce tour.
no-monster-step = { CAP($monster_the) } ne peut pas y aller d’un pas.
no-monster-step-any = Aucun monstre qui peut encore agir n’est à côté.
no-covered = Un monstre s’y trouve.
no-target-out-of-reach = Ce héros est hors de portée.
no-another-monster = Seul le monstre qui s’est déplacé peut attaquer.
no-not-lady = Seule la dame blanche possède.
no-cleric-immune = Le clerc ne peut pas être possédé.
no-not-her-square = Elle ne possède que sur la case qu’elle rejoint.
no-not-possessed = Ce héros n’est pas possédé.
no-lady-acted = La dame blanche n’a plus d’action.
no-beside-dragon = La case doit être orthogonalement à côté du dragon.
no-arrow = Aucune flèche n’y mène.
no-start-occupied = Cette case de départ est occupée.
no-not-damsel = Seule la damoiselle donne des actions gratuites.
no-rallied = La damoiselle a déjà donné son action gratuite pendant ce tour.
no-standard = Ce héros ne porte pas l’étendard.
no-grant-to-self = L’action gratuite va à un autre héros.
no-not-within-two = C’est à plus de deux cases.
no-nothing-to-do = Ce héros ne pourrait rien en faire.
no-granted-another = L’action gratuite est à un autre héros.
no-skull = Ce héros n’a pas le crâne du démon.
no-monster-not-there = Ce monstre n’est pas visible.
no-mirror = Ce héros n’a pas le miroir magique.
no-bread = Ce héros n’a pas le pain étrange.
no-elixir = Ce héros n’a pas l’élixir d’énergie.
no-not-on-sale = Ce n’est pas à vendre.
no-too-dear = L’expérience ne suffit pas.
no-not-earned = On ne paie qu’avec des tuiles d’expérience, chacune une fois.
no-too-little = C’est moins que le prix.
no-tile-too-many = Une de ces tuiles est de trop.
no-first-earned-first = De tuiles de même valeur, la première gagnée se paie d’abord.
no-no-necromancer = Le nécromant n’est pas sur le plateau.
no-raising-costs-two = Il y faut les deux actions du nécromant et deux du tour.
no-none-eliminated = Aucun monstre de cette espèce n’a été éliminé.

# Options et issues
option-dragon_damsel = Le Dragon et la Damoiselle
    .help = Ajoute le dragon, qui occupe deux cases et agit dans les deux phases, la damoiselle, qui rejoint les héros, un étendard et une fée.
option-undead = Seigneurs des non-morts
    .help = Ajoute le nécromant, qui ramène des monstres, la dame blanche, qui possède les héros, et le marché.
option-last_survivor = Le dernier survivant
    .help = En solitaire : le dernier héros en vie fait une à trois actions par tour.
option-memory_aid = Aide-mémoire
    .help = Le Maître du donjon continue de voir les tuiles posées.
option-mild_poison = Poison adouci
    .help = Règle maison : un nuage de poison laisse 1 PV et renvoie le héros dans la zone de départ.
option-free_placing = Aucun minimum de tuiles
    .help = En phase passive, le Maître du donjon peut consacrer ses quatre actions à des monstres agressifs, au lieu de poser au moins une tuile par tour.
option-raised_act = Les monstres ramenés agissent aussitôt
    .help = Un monstre que le nécromant ramène en phase passive revient en figurine et peut agir, au lieu d’attendre sous forme de tuile.
option-own_experience = Expérience par héros
    .help = Chaque héros paie ses artefacts avec les seules tuiles de son plateau, au lieu d’une bourse commune.
option-safeguard = Fin des parties sans fin
    .help = Après 30 manches sans rien de durable, ou 200 en tout, une partie à deux est nulle et une partie en solitaire est perdue. Destiné aux parties entre programmes.
outcome-treasures = Les héros rapportent trois trésors.
outcome-eliminated = Le donjon a éliminé tous les héros.
outcome-endless = Il ne se passe plus rien : partie nulle.
outcome-conceded = Un camp abandonne.

# Table
title = Dungeon Heroes
about = Quatre héros, trente-six tuiles cachées, trois trésors. L’un mène les héros, l’autre est le donjon ; ou affrontez-le seul.
label-board = Donjon
label-start = Case de départ { $cell }
label-vault = Salle des trésors { $cell }
label-square = Case { $cell }
label-face-down = tuile face cachée en { $cell }
label-tile = { $tile } en { $cell }
label-dropped = { $tile } à terre
label-tail = dragon, l’autre moitié
label-heroes = Héros
label-fallen = Tombés
label-hand = Main
label-tiles = Tuiles
label-pile = Pioche : { $count }
label-boxed = Dans la boîte : { $count }
label-removed = Hors jeu
label-health = { $now } PV sur { $top }
label-life = { $count } PV
label-harm = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
label-lost = { $tile } × { $count }
label-phase-passive = phase passive
label-phase-aggressive = phase agressive
label-actions = { $count ->
    [0] 0 action
    [one] encore 1 action
   *[other] encore { $count } actions
}
label-treasures = trésors : { $count } sur { $needed }
label-round = manche { $count }
label-possessed = sous l’emprise de la dame blanche, dont un soin délivre
label-market = Marché
label-price = prix : { $count }
label-experience = Expérience : { $count }
label-worth = expérience : { $count }
label-tireless = sans fatigue pendant ce tour
label-rallied = action gratuite donnée pendant ce tour
label-breeds = Monstres éliminés
role-heroes = Joueur des héros
role-lord = Maître du donjon

# Les nombres avant l’acte
tally-life = { $after ->
    [0] { CAP($who_the) } meurt
   *[other] { CAP($who_the) } : { $before } → { $after } PV
}
tally-experience = expérience { $before } → { $after }
tally-treasures = trésors { $before } → { $after }
note-full-health = { CAP($hero_the) } a tous ses PV : rien n’est regagné
