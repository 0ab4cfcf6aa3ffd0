# What the end of a match is told with.
story-doors = { $count ->
    [one] one door opened
   *[other] { $count } doors opened
}
story-explored = { $count ->
    [one] searched once
   *[other] searched { $count } times
}
story-gold = { $count ->
    [one] one gold found
   *[other] { $count } gold found
}
story-feats = { $count ->
    [one] one Feat used
   *[other] { $count } Feats used
}
story-wounded = { $count ->
    [one] wounded once
   *[other] wounded { $count } times
}
story-knocked-out = { $count ->
    [one] knocked out once
   *[other] knocked out { $count } times
}
story-destroyed = { $count ->
    [one] one Monster destroyed
   *[other] { $count } Monsters destroyed
}
story-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
