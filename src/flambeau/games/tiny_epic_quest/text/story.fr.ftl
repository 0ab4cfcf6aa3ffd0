# What the end of a match is told with.
story-quests = { $count ->
    [one] 1 Quête
   *[other] { $count } Quêtes
}
story-goblins = { $count ->
    [one] 1 Gobelin vaincu
   *[other] { $count } Gobelins vaincus
}
story-items = { $count ->
    [one] 1 objet
   *[other] { $count } objets
}
story-hurt = { $count ->
    [one] 1 point de Santé perdu aux dés
   *[other] { $count } points de Santé perdus aux dés
}
story-exhausted = { $count ->
    [one] épuisement : 1 fois
   *[other] épuisement : { $count } fois
}
