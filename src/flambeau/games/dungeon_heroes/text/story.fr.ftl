# What the end of a match is told with.
story-slain = { $count ->
    [one] 1 monstre tué
   *[other] { $count } monstres tués
}
story-treasures = { $count ->
    [one] 1 trésor
   *[other] { $count } trésors
}
story-disarmed = { $count ->
    [one] 1 piège désamorcé
   *[other] { $count } pièges désamorcés
}
story-healed = { $count ->
    [one] 1 point de vie rendu
   *[other] { $count } points de vie rendus
}
story-wounds = { $count ->
    [one] 1 blessure
   *[other] { $count } blessures
}
story-deaths = { $count ->
    [one] 1 mort
   *[other] { $count } morts
}
story-turns = { $count ->
    [one] 1 tour
   *[other] { $count } tours
}
story-revealed = { $count ->
    [one] 1 tuile retournée
   *[other] { $count } tuiles retournées
}
story-dungeon-turns = { $count ->
    [one] 1 tour du donjon
   *[other] { $count } tours du donjon
}
