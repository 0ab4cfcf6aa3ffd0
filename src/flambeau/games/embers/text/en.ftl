# Embers, the example game.
title = Embers
about = Draw embers from the ashes as long as you dare. The small example of our guide for authors.
seat-0 = Amber
seat-1 = Teal
seat-2 = Indigo
seat-3 = Lavender
ask-turn = Fan the fire, or keep what burns?
choice-fan = Fan the fire
choice-keep = Keep the heat
event-burned = { $heat ->
    [0] Ash! { $seat } loses the fire.
   *[other] { $seat } fans the fire by { $heat }.
}
outcome-warmest = The warmest hearth wins.
option-goal = Heat to reach
    .help = Whoever keeps this much ends the game.
zone-fire = The fire
zone-deck = The wood pile

hint-turn = Each card you fan may be ash, and ash takes the whole fire. Keep what burns before you lose it.
