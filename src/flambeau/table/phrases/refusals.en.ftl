# What the kernel refuses, whatever the game.
not-asked = It is not your turn to answer.
nobody-asked = Nobody is asked anything now.
not-part = This question is not about that: nothing is chosen there now.
not-yours = That is not yours, and this question is not about it.
not-a-choice = That is not one of the choices.
stale-question = That question has been answered already.
wrong-outcome = That is not a possible outcome.
no-chance-needed = No roll or draw is waited for.
chance-needed = A roll or draw is waited for: { $label }.
no-undo-here = Nothing can be taken back at this table.
no-answer-to-undo = There is no answer of yours to take back.
another-answered = Somebody else has answered since.
chance-was-drawn = Dice or cards have been drawn since.
something-was-learned = Something has been revealed since.
no-undo-asked = Nobody asked to take an answer back.
nothing-to-redo = There is nothing to do again.
already-over = The game is over.
bad-data = Stored data is damaged at { $place }: expected { $expected }, found { $found }.
unknown-field = Stored data is damaged at { $place }: there is no field { $field }.
missing-field = Stored data is damaged at { $place }: the field { $field } is missing.
bad-save = This save is damaged: { $problem }
bad-content = { $file }, { $item }, { $field }: { $reason }
unknown-option = There is no option { $option }.
wrong-option = The option { $option } cannot be { $value }.
wrong-seats = This game is not for { $seats ->
    [one] one player
   *[other] { $seats } players
}.
options-do-not-fit = These options do not go together.
unknown-game = There is no game { $game }.
unknown-bot = There is no bot { $bot }; there are: { $known }.
no-such-bot = There is no bot “{ $bot }”: { $problem }.
not-a-bot = “{ $bot }” is not a bot: it has no method “answer”.
wrong-bots = { $bots } bots were named for { $seats } seats.
endless-game = A game of { $game } did not end (seed { $seed }).
unreadable-file = { $file } cannot be read: { $reason }.
unwritable-file = { $file } cannot be written: { $reason }.
unknown-rule = { $game } has no rule { $rule }.
game-without-primer = Nobody has written how to play { $game } yet.
game-without-words = The game { $game } has no words.
other-rules-version = This record was made with version { $version } of the rules.
pack-twice = Two packs are called { $pack }.
pack-missing = This match was begun with the pack { $pack }, which is not here.
pack-changed = This match was begun with the pack { $pack }, which has changed since.
pack-added = This match was begun without the pack { $pack }, which is in force here.
no-such-content = { $game } has no { $file }.
other-content = This record was made with other content.
no-record-kept = No record of this match is kept.
campaign-over = The campaign is over.
match-not-over = The match is not over yet.
outcome-conceded = The game was conceded.
event-conceded = { $seat } gives up.
event-taken-back = { $seat } takes an answer back.

# Questions to several seats.
ask-together = You decide together: the first answer counts.
ask-apart = Everybody chooses for themselves, in any order.

# A match in plain text.
text-partner = partner
text-partners = Type “{ text-partner }” to let { $name } answer.
text-prompt = { $name }: { $prompt }
text-answer = Type a number from 1 to { $count }, “{ text-undo }” to take your last answer back, or “{ text-quit }” to stop.
text-commands = A number answers. “? c3” tells what is there, “! c3” why it cannot be chosen, “{ text-advice }” tells what the bot would do, “{ text-undo }” takes your last answer back, “{ text-quit }” stops.
text-unknown = Nothing on the table is called { $name }.
text-possible = It can be chosen now.
text-undo = undo
text-quit = quit
text-advice = advice
text-hint = { "  ☞" } { $hint }
text-stopped = The match is left unfinished.
text-score = { $name }: { $score }
text-recorded = The record of this match is in { $file }.
text-next = { $chapter }: type “{ text-yes }” to go on, or Enter to stop.
text-yes = yes
