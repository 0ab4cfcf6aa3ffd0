# The solo game: the dungeon's turn, and why it does what it does.
event-dungeon-began = Dungeon turn { $turn }.

event-order-weighed = { $criterion ->
    [damage] { CAP($left_the) } next: most damage.
    [nearest] { CAP($left_the) } before { $out_the }: nearer to a hero.
    [place] { CAP($left_the) } before { $out_the }: lower row, then lower column.
   *[figure] { CAP($left_the) } before { $out_the }: a figure before a possession.
}
event-raising-weighed = The necromancer would bring back { $left_the } rather than { $out_the }: { $criterion ->
   *[damage] more damage
}.
event-target-weighed = { CAP($monster_the) } picks { $left_the }, not { $out_the }: { $criterion ->
    [health] fewest health
   *[class] order of the heroes
}.
event-square-weighed = { CAP($monster_the) }: { $said ->
    [both] { $left }, not { $out }
    [left] { $left }, not one of { $out_count } others
   *[none] { $left_count } squares, not { $out_count } others
}: { $criterion ->
    [attack] to attack from there
    [closer] closer to the nearest hero
    [victim] to attack this very hero
    [centre] most central between the nearest heroes
    [escapes] fewest squares to flee to
    [sum] closest to all heroes together
    [nearest] nearest to a hero
   *[place] lower row, then lower column
}.
event-goal-weighed = { CAP($hero_the) } is drawn to { $said ->
    [both] { $left }, not { $out }
    [left] { $left }, not one of { $out_count } others
   *[none] one of { $left_count } squares, not { $out_count } others
}: { $criterion ->
    [poison] nearest poison cloud
    [deadly] nearest certain death
    [unknown] nearest face-down tile
    [way] first step by lower row, then lower column
   *[place] lower row, then lower column
}.

outcome-all-treasures = The heroes carry all four treasures home.
outcome-solo-eliminated = The dungeon has eliminated every hero: you lose.
outcome-solo-endless = Nothing happens any more: the dungeon keeps its treasures, you lose.
outcome-solo-stuck = The last hero is possessed for ever: you lose.

label-solo-turn = { $row ->
    [0] dungeon: tiles passed over
   *[other] dungeon: row { $row } next
}

# What a monster would do if it acted now.
forecast-attack = If it acted now it would attack { $hero_the }.
forecast-pounce = If it acted now it would move to { $cell } and attack { $hero_the }.
forecast-approach = If it acted now it would move to { $cell }.
forecast-stay = If it acted now it would stay.
forecast-possess = If she acted now she would possess { $hero_the }.
forecast-raise = If he acted now he would bring back { $tile_the } on { $cell }.
