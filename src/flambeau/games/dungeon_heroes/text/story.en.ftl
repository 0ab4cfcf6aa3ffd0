# What the end of a match is told with.
story-slain = { $count ->
    [one] one monster slain
   *[other] { $count } monsters slain
}
story-treasures = { $count ->
    [one] one treasure
   *[other] { $count } treasures
}
story-disarmed = { $count ->
    [one] one trap disarmed
   *[other] { $count } traps disarmed
}
story-healed = { $count ->
    [one] one health restored
   *[other] { $count } health restored
}
story-wounds = { $count ->
    [one] one wound
   *[other] { $count } wounds
}
story-deaths = { $count ->
    [one] one death
   *[other] { $count } deaths
}
story-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
story-revealed = { $count ->
    [one] one tile turned over
   *[other] { $count } tiles turned over
}
story-dungeon-turns = { $count ->
    [one] one turn of the dungeon
   *[other] { $count } turns of the dungeon
}
