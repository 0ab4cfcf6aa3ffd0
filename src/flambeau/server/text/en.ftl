# What the server says by itself.
server-conceded = { $name } gives up.
server-taken-back = { $name } takes it back.
server-somebody = Somebody
server-rematch = { $name } wants to play again: a new table is laid.
server-rematch-swapped = { $name } wants to play again with swapped seats: a new table is laid.
server-rematch-seat = You play { $seats }.

server-not-found = There is nothing here.
server-no-table = There is no such table.
server-no-seat = There is no such seat at this table.
server-no-rule = There is no sentence for this rule.
server-no-replay = This match cannot be played again from its record.
server-no-primer = Nobody has written how to play this game yet.
server-no-help = There is no such help at this table.
server-no-link = This link is not valid (any more). Ask for a new one.
server-not-your-seat = This seat is not yours.
server-not-your-table = You have no seat at this table.
server-not-the-host = Only the host of the table can do that.
server-foreign-origin = This request comes from another site.
server-seat-taken = Somebody sits there already.
server-seat-held = { $name } holds this seat and knows secrets. They have been told that you ask for it: it changes hands when they get up.
server-seat-open = the next person who opens the link
server-seat-changed = — the seat of { $seat } now belongs to { $new }.
server-not-listed = One comes to this table by a link only.
server-not-over = The game is not over yet.
server-no-program = This question cannot be answered in advance.
server-nothing-said = There is nothing to say.
server-wrong-sitters = { $seats } seats were named, and this record is of { $needed }.
server-too-many-tables = You have too many tables already.
server-too-many-watchers = Too many people watch this table already.
server-long-record = This record is too long: at most { $most } entries can be brought in.
server-bad-host = This server is not known by that name. Its operator can add the name with “--origin”.
server-bad-record = This record cannot be replayed: { $problem }
server-bad-request = The request is not well formed: { $problem }
server-too-large = That is too much at once.
server-too-fast = That is too fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-wrong-method = That is not possible here.
server-wrong-type = Only JSON is understood here.
server-game-missing = The game { $game } is not installed here any more.
server-unreadable-table = This table cannot be opened any more.
server-other-content = This table began with other pieces than this server has (content { $content }). It can go on on a server of the version it began with; nothing of it is lost.
server-pack-missing = This table was begun with the pack “{ $pack }”, which this server does not have.
server-pack-changed = This table was begun with another version of the pack “{ $pack }” than this server has.
server-pack-added = This table was begun without the pack “{ $pack }”, which changes its game on this server.
server-table-closed = This table was closed by the operator of the server.
server-fault = Something went wrong here. Nothing was changed; you can try again. Reference: { $reference }
server-notice-fault = Something went wrong at this table, and nothing was changed. Reference: { $reference }
server-notice-salvaged = The last answers at this table could not be read or no longer fit the rules: the game goes on from before them.
server-notice-seat-wanted = Somebody would like to have your seat. It stays yours; if you agree, get up from it.
server-notice-seat-taken = Your seat at this table was given to somebody else.
server-notice-bot = An automaton did not answer in time, so its seat takes what is usual.

server-page-title = Flambeau
server-page-unbuilt = The pages of Flambeau have not been built yet. Type “make play” in its folder, or build them with “npm ci” and “npm run build” in the folder “client”.
server-page-link = This link is not valid
