# Les monstres, les gemmes éphémères, la ligne de gloire.

event-monster-fought = { $seat } combat { $monster_the } avec une puissance de { $power } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-fled = { $seat } fuit { $monster_the } : { $points } points.
event-bonus-won = { $seat } est seul en tête contre { $monster_the } et gagne le bonus de victoire.
event-bonus-tied = Égalité en tête contre { $monster_the } : personne ne gagne le bonus de victoire.
event-gems-vanished = Les gemmes { $gems } disparaissent pour qui ne les a pas récupérées.
event-line-scored = { $seat }, case { $line } : { $points }.
event-campaign-scored = { $seat } a { $total } points de gloire après le chapitre { $chapter }.

box-A = A
    .what = Monstre 1
box-B = B
    .what = Monstre 2
box-C = C
    .what = Monstre 3
box-D = D
    .what = Niveaux
box-E = E
    .what = Objets magiques
box-F = F
    .what = Gemmes
box-G = G
    .what = Sbires
box-H = H
    .what = Dégâts
box-I = I
    .what = Résurrection
box-J = J
    .what = Pouvoir et objectif
box-K = K
    .what = Missions
box-L = L
    .what = Total

outcome-campaign = La plus grande somme des trois chapitres remporte la campagne.
outcome-campaign-rooms = Sommes égales : qui a visité le plus de pièces en trois chapitres remporte la campagne.
outcome-campaign-shared = Égalité jusqu’au bout : la campagne est partagée.
outcome-campaign-solo = Votre campagne est établie : trois scores en un.
