# What the end of a match is told with.
story-doors = { $count ->
    [one] 1 porte ouverte
   *[other] { $count } portes ouvertes
}
story-explored = { $count ->
    [one] 1 fouille
   *[other] { $count } fouilles
}
story-gold = { $count ->
    [one] 1 pièce d’or trouvée
   *[other] { $count } pièces d’or trouvées
}
story-feats = { $count ->
    [one] 1 Prouesse utilisée
   *[other] { $count } Prouesses utilisées
}
story-wounded = { $count ->
    [one] 1 fois touché
   *[other] { $count } fois touché
}
story-knocked-out = { $count ->
    [one] hors de combat : 1 fois
   *[other] hors de combat : { $count } fois
}
story-destroyed = { $count ->
    [one] 1 monstre détruit
   *[other] { $count } monstres détruits
}
story-rounds = { $count ->
    [one] 1 manche
   *[other] { $count } manches
}
