# What commands tell in the chosen language.
replay-head = { $title }, { $seats ->
    [one] one player
   *[other] { $seats } players
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}; every digest agrees.
replay-conceded = { $seat } gives up.
replay-taken-back = { $seat } takes the last answer back.
replay-score = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
games-seats = { $least } to { $most } players
games-seats-only = { $most ->
    [one] one player
   *[other] { $most } players
}
games-options = Options (--option NAME=VALUE; the usual value stands first)
games-bots = Bots (--bots NAME,…; the weakest first)
games-packs = { $count ->
    [0] Content packs (--pack DIR): none is given
   *[other] Content packs
}
rules-primer = How to play, on a page: flambeau primer { $game }
rules-applied = { $count ->
    [0] No line applies it.
    [one] Applied in one line:
   *[other] Applied in { $count } lines:
}
rules-tested = { $count ->
    [0] No test carries it.
    [one] One test carries it:
   *[other] { $count } tests carry it:
}
rules-without-tests = The tests are not installed here: they are in a checkout of the project.
