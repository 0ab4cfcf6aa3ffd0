# Braises, le jeu d’exemple.
title = Braises
about = Tirez des braises de la cendre tant que vous l’osez. Le petit exemple de notre guide des auteurs.
seat-0 = Ambre
seat-1 = Sarcelle
seat-2 = Indigo
seat-3 = Lavande
ask-turn = Attiser le feu, ou garder ce qui brûle ?
choice-fan = Attiser le feu
choice-keep = Garder la chaleur
event-burned = { $heat ->
    [0] De la cendre ! { $seat } perd le feu.
   *[other] { $seat } attise le feu de { $heat }.
}
outcome-warmest = Le foyer le plus chaud l’emporte.
option-goal = Chaleur à atteindre
    .help = Qui en garde autant met fin à la partie.
zone-fire = Le feu
zone-deck = Le tas de bois

hint-turn = Chaque carte peut être de la cendre, et la cendre emporte tout le feu. Gardez ce qui brûle avant de le perdre.
