# What the end of a match is told with.
story-explored = { $count ->
    [one] one room explored
   *[other] { $count } rooms explored
}
story-taken = { $count ->
    [one] one item taken
   *[other] { $count } items taken
}
story-healed = { $count ->
    [one] one Health regained
   *[other] { $count } Health regained
}
story-hurt = { $count ->
    [one] one Health lost
   *[other] { $count } Health lost
}
story-fell = { $count ->
    [one] fell once
   *[other] fell { $count } times
}
story-killed = { $count ->
    [one] one foe slain
   *[other] { $count } foes slain
}
story-traps = { $count ->
    [one] one trap neutralised
   *[other] { $count } traps neutralised
}
