# Les mots de la table elle-même. Listes : « a, b et c ».
list-last = { $rest } et { $last }
list-more = { $rest }, { $next }

sum-made-of = { CAP($name) } { $total } : { $parts }.
sum-part = { $amount } ({ $part })

table-face-down = face cachée
table-empty = vide
table-exhausted = au repos
table-active = en action
table-defeated = hors de combat
table-facing-n = regarde au nord
table-facing-e = regarde à l’est
table-facing-s = regarde au sud
table-facing-w = regarde à l’ouest
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
table-told = { $name } : { $text }
table-on = sur { $places }
table-to-move = à jouer
table-seat = Joueur { $number }
table-named-bot = automate « { $name } »
table-whose = { CAP($who) }
table-yes = oui
table-no = non
bot-random = débutant (joue au hasard)
bot-scripted = habitué (répond aussitôt)
bot-apprentice = apprenti (réfléchit un clin d’œil)
bot-companion = compagnon (réfléchit un tiers de seconde)
bot-veteran = vétéran (réfléchit une seconde)
bot-master = maître (réfléchit cinq secondes)

# La fin d’une partie, pour qui regarde.
end-won = Vous avez gagné !
end-lost = Vous avez perdu
end-share = Vous partagez la victoire
end-shared = Victoire partagée
end-winners = Victoire : { $names }
end-nobody = Personne n’a gagné
end-gave-up = Vous avez abandonné
end-score = Score : { $score }
end-sum = { $name } : { $sum } dans tous les chapitres jusqu’ici
end-together = Tous ensemble
next-chapter = Chapitre suivant
next-chapter-of = Chapitre suivant ({ $number } sur { $last })

# The book of rules: those that no chapter names.
rules-further = Autres règles

# Que ferait l’automate ?
advice-title = Que ferait l’automate ?
advice-answer = { $choice } : { $share } % de ses essais, et { $expected } sur 100 pour l’issue attendue.
advice-line = { $answer } Ensuite : { $line }.
advice-none = Il n’y a rien à choisir ici.
advice-alone = Seul qui joue sans autre personne peut consulter l’automate.
end-best = Meilleurs scores
