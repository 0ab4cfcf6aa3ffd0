# Tiny Epic Dungeons : tout ce que lit un joueur, hors noms et règles.

title = Tiny Epic Dungeons
about = Des héros explorent ensemble un donjon à la lueur d’une torche et doivent vaincre son boss avant qu’elle ne s’éteigne.


# Questions

ask-pick-hero = Quel Héros jouez-vous ?
ask-first-hero = Qui joue le premier tour ?
ask-skill = { CAP($deed) } : quelle compétence tester ?
ask-turn = Que fait { $hero } ?
ask-before-roll = Acheter un bonus avant le lancer ?
ask-rolled = Quel dé sert de résultat ?
ask-pay = Payer { $cost } Concentration pour { $deed } ?
ask-next-target = Quelle cible est touchée ensuite ?
ask-split = Où vont les dégâts ? (reste { $points })
ask-mend = Sur quel marqueur le Boss regagne-t-il de la Santé ?
ask-push = Où repousser { $foe_the } ? (reste { $rooms })
ask-reward = Quelle récompense du { $kind } ?
ask-discover = Découvrir { $deck } : quelle carte ?
ask-recover = Récupérer { $deck } : quelle carte ?
ask-fit = Que faire de « { $item } » ?
ask-strip = Quelle carte perd { $hero } ?
ask-counter = Qui contre-attaque ?
ask-guard = { CAP($foe_the) } riposte avec { $face }. Acheter de la Défense ?
ask-target = Qui { $foe_the } poursuit-{ $foe_gender ->
    [feminine] elle
   *[masculine] il
} ?
ask-path = Par où { $foe_the } va-t-{ $foe_gender ->
    [feminine] elle
   *[masculine] il
} vers { $hero } ?
ask-reveal = Quelle carte révéler ?
ask-orient = Comment poser la carte en { $cell } ?
ask-lay = Quel couloir reçoit une carte ?
ask-melee = Qui vise l’Attaque de Mêlée accordée ?
ask-teleport = Vers où ?
ask-sneak = Vers où, sans être vu ? (reste { $rooms })

# Choix

choice-pick-hero = Jouer { $hero }
choice-go-first = { $hero } commence
choice-search = Fouiller : { $deed }
choice-disarm = Neutraliser le piège : { $deed }
choice-use-room = Utiliser { $deed }
choice-explore = Explorer { $to }
choice-enter-lair = Entrer dans le Repaire du Boss (1 Vitesse)
choice-reveal-around = Révéler les Salles alentour (Torche −1)
choice-shift-hand = Changer de main le Butin tenu
choice-use-skill = Tester { $skill_the }
choice-attack = Attaquer { $foe_the } : { $deed }
choice-perform = Utiliser « { $deed } »
choice-aid = Utiliser « { $deed } » pour { $hero }
choice-walk = Aller : { $to }
choice-provoke = Provoquer le Boss (2 Concentration)
choice-rest = Se reposer
choice-end-turn = Finir le tour
choice-boost = Utiliser « { $deed } »
choice-roll-now = Lancer les dés
choice-change-die = { $up ->
    [yes] Monter
   *[no] Baisser
} le { $die } de 1 (2 Concentration)
choice-reroll = { $deed } : relancer le { $die }
choice-reroll-any = { $deed } : relancer { $first ->
    [yes] le premier{" "}
   *[no] {""}
}{ $second ->
    [yes] le deuxième{" "}
   *[no] {""}
}{ $third ->
    [yes] le troisième
   *[no] {""}
}
choice-settle = Résultat : le { $result }{ $first ->
    [yes] {" "}+ le premier
   *[no] {""}
}{ $second ->
    [yes] {" "}+ le deuxième
   *[no] {""}
}{ $third ->
    [yes] {" "}+ le troisième
   *[no] {""}
}
choice-pay = Payer
choice-forgo = Ne pas payer
choice-strike = { CAP($foe_the) }
choice-wound = Un point sur le { $marker }
choice-raise = Remonter le { $marker }
choice-shove-to = Vers { $to }
choice-stay = Pas plus loin
choice-take-reward = Prendre : { $part }
choice-decline = Rien
choice-draw-card = Piocher : { $deck }
choice-take-card = Prendre « { $item } »
choice-wear = L’équiper : { $slot }
choice-discard-card = La défausser
choice-give-up = Défausser « { $item } »
choice-let-counter = { CAP($foe_the) }
choice-brace = Utiliser « { $deed } »
choice-endure = Faire face
choice-lure = { $hero }
choice-lead = Par { $to }
choice-reveal = La carte en { $cell }
choice-orient = La poser { $turn }
choice-lay = En { $cell }

# Choix groupés

group-pick-hero = Choisir un Héros
group-go-first = Qui commence
group-search = Fouiller la Salle
group-disarm = Neutraliser le piège
group-use-room = Utiliser la Salle
group-explore = Explorer
group-enter-lair = Entrer dans le Repaire
group-reveal-around = Révéler alentour
group-shift-hand = Changer de main
group-use-skill = Choisir une compétence
group-attack = Attaquer
group-perform = Utiliser une action
group-aid = Aider un Héros
group-walk = Se déplacer
group-provoke = Provoquer
group-rest = Se reposer
group-end-turn = Finir le tour
group-boost = Acheter un bonus
group-roll-now = Lancer
group-change-die = Changer un dé
group-reroll = Relancer un dé
group-reroll-any = Relancer des dés
group-settle = Fixer le résultat
group-pay = Payer
group-forgo = Ne pas payer
group-strike = Toucher une cible
group-wound = Blesser un marqueur
group-raise = Remonter un marqueur
group-shove-to = Repousser
group-stay = Pas plus loin
group-take-reward = Prendre une récompense
group-decline = Refuser
group-draw-card = Piocher une carte
group-take-card = Prendre une carte de la rangée
group-wear = Équiper la carte
group-discard-card = Défausser la carte
group-give-up = Perdre une carte
group-let-counter = Qui contre-attaque
group-brace = Acheter de la Défense
group-endure = Faire face
group-lure = Choisir la cible
group-lead = Choisir le chemin
group-reveal = Révéler une carte
group-orient = Tourner la carte
group-lay = Poser une carte

# Refus

no-not-on-offer = Ce plateau ne vous est pas proposé.
no-not-in-play = Ce Héros n’est pas en jeu.
no-nothing-to-search = Il n’y a rien de tel à fouiller ici.
no-enemies-here = Impossible près d’ennemis, sauf si un autre Héros conscient est là.
no-no-health = Il doit rester au moins 1 Santé après le paiement.
no-no-trap-here = Ce piège n’est pas ici.
no-already-neutralised = Le piège est déjà neutralisé.
no-not-in-this-room = Cela appartient à une autre Salle.
no-held-here = Des ennemis retiennent ce Héros, ou il n’y a nulle part où aller.
no-not-in-the-lair = Sur le plateau Boss, on ne peut qu’attaquer, lancer un Sort ou se reposer.
no-not-on-bosses = Cela ne peut rien contre le Boss.
no-held-by-enemy = Un ennemi a mis fin au déplacement de ce Héros.
no-movement-over = Le déplacement de ce tour est terminé.
no-no-speed = Il ne reste plus de Vitesse.
no-nothing-to-explore = Aucun couloir n’y mène à une carte face cachée.
no-not-at-the-door = On entre depuis la Porte du Repaire.
no-lair-is-closed = Le Repaire est fermé : il reste des Sbires à vaincre.
no-threshold-taken = Le Seuil est pris, et aucune case libre n’est à portée.
no-only-in-act-1 = Cette action n’existe qu’à l’Acte 1.
no-nothing-around = Aucune Salle inexplorée ne touche celle-ci.
no-not-one-hand-card = Il faut tenir exactement un Butin de Main.
no-already-shifted = Une seule fois par tour.
no-not-yours = Ce Héros ne peut pas utiliser cela maintenant.
no-waking = Un Héros qui vient de se réveiller ne peut que se déplacer.
no-no-heroic-left = L’Action Héroïque de ce tour est faite.
no-space-shared = Un autre Héros se tient ici : il faut continuer.
no-no-single-target = Cela ne vise pas un seul ennemi.
no-out-of-range = Hors de portée.
no-no-focus = Pas assez de Concentration.
no-needs-a-target = Il faut choisir pour qui.
no-already-used = Cela a déjà servi.
no-nothing-to-aim-at = Il n’y a rien sur quoi l’utiliser.
no-not-for-this-hero = Ce n’est pas pour ce Héros.
no-hero-out-of-range = Ce Héros est hors de portée.
no-no-way = On ne peut pas y aller maintenant.
no-no-boss-to-provoke = Il n’y a pas de Boss à provoquer d’ici.
no-no-provoke-price = Provoquer coûte 2 Concentration.
no-not-melee = Il faut une Attaque de Mêlée.
no-not-a-boost = Cela ne donne aucun bonus ici.
no-not-this-test = Cela ne concerne pas ce test.
no-not-a-reroll = Cela ne relance aucun dé.
no-no-such-die = Ce dé n’a pas été lancé.
no-not-plus-dice = Seuls les dés montrant 1 ou 2 s’ajoutent.
no-no-die-price = Changer un dé coûte 2 Concentration.
no-die-at-its-end = Le dé ne peut pas tourner ainsi.
no-not-a-target = Ce n’est pas une des cibles restantes.
no-no-such-marker = Le Boss n’a pas ce marqueur.
no-marker-is-held = Ce marqueur ne peut pas descendre : il est à 0 ou retenu par une case Autel.
no-cannot-rise = Ce marqueur ne peut pas remonter.
no-not-away = On repousse en s’éloignant du Héros.
no-no-such-part = La récompense n’a pas cette part.
no-other-deck = La récompense nomme une autre pioche.
no-deck-is-empty = Cette pioche est vide.
no-not-in-the-row = Cette carte n’est pas dans la rangée.
no-no-place = On ne peut pas l’équiper là.
no-not-drawn = Une carte de la rangée se garde.
no-not-worn = Ce Héros ne la porte pas.
no-cannot-counter = Cet ennemi ne peut pas contre-attaquer.
no-not-a-guard = Cela ne donne pas de Défense.
no-not-this-attack = Cela n’aide pas contre cette contre-attaque.
no-not-nearest = Ce Héros n’est pas le plus proche.
no-not-shortest = Ce n’est pas un plus court chemin.
no-not-face-down = On ne peut révéler aucune carte là.
no-must-reveal = Il faut révéler une carte.
no-no-path = Aucun chemin n’y mènerait.
no-no-open-corridor = Aucun couloir ouvert n’y mène.
no-not-revealed = La destination doit être une autre carte révélée.
no-space-is-taken = Un autre Héros se tient ici.

# Événements

event-turn-began = À { $hero } de jouer.
event-explored = { $hero } explore { $to }.
event-entered-lair = { $hero } entre dans le Repaire du Boss.
event-hero-picked = { $hero } rejoint le groupe.
event-ambushed = { $hero } tombe dans une embuscade !
event-must-test = { $hero } doit réussir un test : { $deed }.
event-evaded = { $hero } évite le piège en { $at }.
event-trap-sprung = Le piège en { $at } se referme sur { $hero }.
event-neutralised = Le piège en { $at } est neutralisé pour de bon.
event-skill-chosen = { $hero } teste { $skill_the }.
event-hastened = { $hero } : Vitesse { $amount ->
    [-1] −1
   *[other] +{ $amount }
} ce tour.
event-hidden = { $hero } se déplace furtivement ce tour.
event-emboldened = { $hero } a droit à une Action Héroïque de plus.
event-hand-moved = { $hero } change « { $item } » de main.
event-boss-revealed = Le Boss est { $foe_the } !
event-altar-placed = Un Autel se dresse en { $at }.
event-provoked = { $hero } provoque { $foe_the }.
event-paid = { $hero } dépense { $amount } Concentration.
event-walked = { $hero } va : { $to }.
event-teleported = { $hero } disparaît et reparaît en { $to }.
event-rested = { $hero } se repose.
event-declared = { $hero } utilise « { $deed } ».
event-targeted = Cible : { $foe_the }.
event-rolled = { $hero } lance { $dice }.
event-enemy-rolled = Le dé Ennemi montre { $face ->
    [6] Défense brisée
    [7] la Torche
   *[other] { $face }
}.
event-die-changed = Les dés montrent maintenant { $dice }.
event-rerolled = { $deed } : les dés montrent maintenant { $dice }.
event-boosted = « { $deed } » aide.
event-settled = Le résultat est { $result }.
event-failed = { $hero } échoue.
event-focus-gained = { $hero } gagne { $amount } Concentration.
event-focus-lost = { $hero } perd { $amount } Concentration.
event-healed = { $hero } regagne { $amount } Santé.
event-woke = { $hero } se réveille.
event-hurt = { $hero } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
event-fell = { $hero } tombe { $hero_gender ->
    [feminine] inconsciente
   *[masculine] inconscient
}.
event-shielded = La peau de { $hero } durcit.
event-inspired = { $hero } est { $hero_gender ->
    [feminine] inspirée
   *[masculine] inspiré
}.
event-foe-hurt = { CAP($foe_the) } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
event-foe-unhurt = { CAP($foe_the) } n’a rien.
event-foe-killed = { CAP($foe_the) } est { $foe_gender ->
    [feminine] morte
   *[masculine] mort
}.
event-foe-mended = { CAP($foe_the) } regagne { $amount } Santé.
event-marker-moved = Le { $marker } descend à { $to }.
event-damage-lost = { $amount } dégâts sont perdus : aucun marqueur ne peut les prendre.
event-countered = { CAP($foe_the) } riposte à { $total } contre une Défense de { $defence }.
event-counter-missed = { CAP($foe_the) } rate, mais la Torche vacille.
event-drew = { $hero } pioche « { $item } ».
event-took = { $hero } prend « { $item } » dans la rangée.
event-wore = { $hero } s’équipe : « { $item } ».
event-discarded = { $hero } défausse « { $item } ».
event-used-up = « { $item } » est à usage unique et quitte le jeu.
event-torch-moved = La Torche est sur { $to }.
event-goblin-came = { CAP($foe_the) } apparaît : { $at }.
event-goblins-shuffled = { $count } cartes Gobelin sont mélangées en une nouvelle pioche.
event-minion-came = { CAP($foe_the) } apparaît : { $at }.
event-enemies-act = Les ennemis agissent ({ $count }).
event-foe-moved = { CAP($foe_the) } va : { $to }.
event-foe-pushed = { CAP($foe_the) } est { $foe_gender ->
    [feminine] repoussée
   *[masculine] repoussé
} : { $to }.
event-foe-attacked = { CAP($foe_the) } attaque tous les Héros à portée.
event-altar-taken = Le Boss prend l’Autel en { $at }.
event-revealed = { CAP($room) } : carte révélée en { $at }.
event-card-laid = Une carte face cachée est posée en { $at }.

# Fins

outcome-boss-slain = Le Boss est mort : les Héros ont gagné.
outcome-torch-out = La Torche s’est éteinte : les Héros ont perdu.
outcome-overrun = Un cinquième Gobelin est venu : les Héros ont perdu.
outcome-walled-in = Le donjon est fermé : les Héros ont perdu.
outcome-conceded = Les Héros ont abandonné.

# La table

table-boards = Plateaux Héros
table-dungeon = Le donjon
table-unknown-room = Salle inconnue
table-lair = Le Repaire
table-torch = Torche
table-dice = Dés
table-enemy-die = Dé Ennemi
table-cards = Butins et Sorts
table-held = Carte en main
table-reward = Récompense
table-altar = Autel
table-health = Santé
table-focus = Concentration
table-speed = Vitesse
table-defence = Défense
