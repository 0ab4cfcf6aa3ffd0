# Every word a player reads. A message for each topic, choice, event, outcome, option and noun.
title = Starter Game
about = Draw cards for as long as you dare.
seat-0 = Amber
seat-1 = Teal
seat-2 = Indigo
seat-3 = Lavender
zone-deck = Deck
zone-discard = Discard pile
zone-drawn = Drawn this turn

card-trap = a trap
card-coin = a coin
card-gem = a gem

ask-turn = Draw a card, or keep what you have?
hint-turn = A trap takes everything you have drawn in this turn. Stop in time.
choice-draw = Draw a card
choice-stop = Stop and keep
no-something-is-drawn = Draw at least one card first.

event-drawn = { $seat } draws { $card }.
event-kept = { $points ->
    [0] { $seat } goes away with nothing.
    [one] { $seat } keeps { $points } point.
   *[other] { $seat } keeps { $points } points.
}
outcome-richest = The richest wins.

option-goal = Points to reach
    .help = Whoever has this many ends the game.
bot-cautious = Cautious
