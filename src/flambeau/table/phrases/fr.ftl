# Les mots de la table elle-même. Listes : « a, b et c ».
list-last = { $rest } et { $last }
list-more = { $rest }, { $next }

table-face-down = face cachée
table-empty = vide
table-exhausted = épuisé
table-active = actif
table-defeated = vaincu
table-facing-n = tourné vers le nord
table-facing-e = tourné vers l’est
table-facing-s = tourné vers le sud
table-facing-w = tourné vers l’ouest
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-ways = passages { $ways }
table-you = vous
table-bot = automate
table-choices = Choix
table-final = définitif
table-may-be-final = peut-être définitif
table-log = Chronique
table-more-choices = et { $count } de plus
table-legend = Légende
table-on = sur { $places }
table-to-move = à jouer
