# What the end of a match is told with.
story-quests = { $count ->
    [one] one Quest
   *[other] { $count } Quests
}
story-goblins = { $count ->
    [one] one Goblin defeated
   *[other] { $count } Goblins defeated
}
story-items = { $count ->
    [one] one item
   *[other] { $count } items
}
story-hurt = { $count ->
    [one] one Health lost to dice
   *[other] { $count } Health lost to dice
}
story-exhausted = { $count ->
    [one] exhausted once
   *[other] exhausted { $count } times
}
