# Tous les mots que lit un joueur : un message par question, choix, événement, fin, option et nom.
title = Starter Game
about = Piochez tant que vous l’osez.
seat-0 = Ambre
seat-1 = Sarcelle
seat-2 = Indigo
seat-3 = Lavande
zone-deck = Pioche
zone-discard = Défausse
zone-drawn = Piochées à ce tour

card-trap = un piège
card-coin = une pièce
card-gem = une gemme

ask-turn = Piocher une carte, ou garder ce que vous avez ?
hint-turn = Un piège emporte tout ce que vous avez pioché dans ce tour. Arrêtez-vous à temps.
choice-draw = Piocher une carte
choice-stop = S’arrêter et garder
no-something-is-drawn = Piochez d’abord au moins une carte.

event-drawn = { $seat } pioche { $card }.
event-kept = { $points ->
    [0] { $seat } repart sans rien.
    [one] { $seat } garde { $points } point.
   *[other] { $seat } garde { $points } points.
}
outcome-richest = Le plus riche gagne.

option-goal = Points à atteindre
    .help = Qui en a autant termine la partie.
bot-cautious = Prudent
