# What the end of a match is told with.
story-rooms = { $count ->
    [one] one room entered
   *[other] { $count } rooms entered
}
story-minions = { $count ->
    [one] one minion defeated
   *[other] { $count } minions defeated
}
story-gems = { $count ->
    [one] one gem
   *[other] { $count } gems
}
story-missions = { $count ->
    [one] one mission
   *[other] { $count } missions
}
story-levels = { $count ->
    [one] one level
   *[other] { $count } levels
}
story-potions = { $count ->
    [one] one potion drunk
   *[other] { $count } potions drunk
}
story-damage = { $count ->
    [one] one damage
   *[other] { $count } damage
}
story-resurrections = { $count ->
    [one] one resurrection
   *[other] { $count } resurrections
}
