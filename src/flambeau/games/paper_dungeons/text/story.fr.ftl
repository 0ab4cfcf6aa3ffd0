# What the end of a match is told with.
story-rooms = { $count ->
    [one] 1 entrée dans une salle
   *[other] { $count } entrées dans des salles
}
story-minions = { $count ->
    [one] 1 sbire vaincu
   *[other] { $count } sbires vaincus
}
story-gems = { $count ->
    [one] 1 gemme
   *[other] { $count } gemmes
}
story-missions = { $count ->
    [one] 1 mission
   *[other] { $count } missions
}
story-levels = { $count ->
    [one] 1 niveau
   *[other] { $count } niveaux
}
story-potions = { $count ->
    [one] 1 potion bue
   *[other] { $count } potions bues
}
story-damage = { $count ->
    [one] 1 dégât
   *[other] { $count } dégâts
}
story-resurrections = { $count ->
    [one] 1 résurrection
   *[other] { $count } résurrections
}
