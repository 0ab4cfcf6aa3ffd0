# What the end of a match is told with.
story-explored = { $count ->
    [one] 1 salle explorée
   *[other] { $count } salles explorées
}
story-taken = { $count ->
    [one] 1 objet pris
   *[other] { $count } objets pris
}
story-healed = { $count ->
    [one] 1 point de Santé regagné
   *[other] { $count } points de Santé regagnés
}
story-hurt = { $count ->
    [one] 1 point de Santé perdu
   *[other] { $count } points de Santé perdus
}
story-fell = { $count ->
    [one] à terre : 1 fois
   *[other] à terre : { $count } fois
}
story-killed = { $count ->
    [one] 1 ennemi tué
   *[other] { $count } ennemis tués
}
story-traps = { $count ->
    [one] 1 piège neutralisé
   *[other] { $count } pièges neutralisés
}
