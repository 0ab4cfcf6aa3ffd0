# Les monstres, les gemmes éphémères, la ligne de gloire.

event-monster-fought = { $seat } combat { $monster_the } avec une puissance de { $power } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-fled = { $seat } fuit { $monster_the } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-bonus-won = { $seat } est seul en tête contre { $monster_the } et gagne le bonus de victoire.
event-bonus-tied = Égalité en tête contre { $monster_the } : personne ne gagne le bonus de victoire.
event-gems-vanished = Les gemmes { $gems } disparaissent pour qui ne les a pas récupérées.
event-line-scored = { $seat }, case { $line } ({ $line_what }) : { $points }.
event-campaign-scored = { $seat } a { $total ->
    [one] { $total } point
   *[other] { $total } points
} de gloire après le chapitre { $chapter }.

box-A = A
    .what = Monstre 1
    .short = monstre 1
box-B = B
    .what = Monstre 2
    .short = monstre 2
box-C = C
    .what = Monstre 3
    .short = monstre 3
box-D = D
    .what = Niveaux
    .short = niveaux
box-E = E
    .what = Objets magiques
    .short = objets
box-F = F
    .what = Gemmes
    .short = gemmes
box-G = G
    .what = Sbires
    .short = sbires
box-H = H
    .what = Dégâts
    .short = dégâts
box-I = I
    .what = Résurrection
    .short = résurr.
box-J = J
    .what = Pouvoir et objectif
    .short = cartes
box-K = K
    .what = Missions
    .short = missions
box-L = L
    .what = Total
    .short = total

outcome-campaign = La plus grande somme des trois chapitres remporte la campagne.
outcome-campaign-rooms = Sommes égales : qui a visité le plus de pièces en trois chapitres remporte la campagne.
outcome-campaign-shared = Égalité jusqu’au bout : la campagne est partagée.
outcome-campaign-solo = Votre campagne est finie : ses trois scores s’additionnent.
