# The table's own words. Lists: "a, b and c".
list-last = { $rest } and { $last }
list-more = { $rest }, { $next }

sum-made-of = { CAP($name) } { $total }: { $parts }.
sum-part = { $amount } ({ $part })

table-face-down = face down
table-empty = empty
table-exhausted = exhausted
table-active = active
table-defeated = defeated
table-facing-n = facing north
table-facing-e = facing east
table-facing-s = facing south
table-facing-w = facing west
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-ways = ways { $ways }
table-you = you
table-bot = automaton
table-choices = Choices
table-final = final
table-may-be-final = may be final
table-log = Chronicle
table-more-choices = and { $count } more
table-told = { $name }: { $text }
table-on = on { $places }
table-to-move = to play
table-seat = Player { $number }
table-named-bot = automaton “{ $name }”
table-whose = { CAP($who) }
table-yes = yes
table-no = no
bot-random = beginner (plays at random)
bot-scripted = regular (answers at once)
bot-apprentice = apprentice (thinks for a blink)
bot-companion = companion (thinks for a third of a second)
bot-veteran = veteran (thinks for a second)
bot-master = master (thinks for five seconds)

# The end of a match, for whoever looks.
end-won = You won!
end-lost = You lost
end-share = You share the victory
end-shared = A shared victory
end-winners = { $names } won
end-nobody = Nobody won
end-gave-up = You gave up
end-score = Score: { $score }
end-sum = { $name }: { $sum } in all chapters so far
end-together = All together
next-chapter = Next chapter
next-chapter-of = Next chapter ({ $number } of { $last })

# The book of rules: those that no chapter names.
rules-further = Further rules

# What would the bot do?
advice-title = What would the bot do?
advice-answer = { $choice }: { $share } % of its tries, and { $expected } of 100 for how it would end.
advice-line = { $answer } Then: { $line }.
advice-none = There is nothing to choose here.
advice-alone = Only somebody who plays without other people may ask the bot.
end-best = Best scores
