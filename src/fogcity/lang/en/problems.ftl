# What went wrong: problem-CODE, and reason-ID where the server gives a reason. Each game’s own reasons are in its file.

problem-unexpected = Something unexpected went wrong. Try again.
problem-unreachable = The server cannot be reached right now. Try again in a moment.
problem-unknown = This cannot be found, or only others may see it.
problem-who-are-you = Choose a name first.
problem-late = Something happened in the meantime. Have another look.
problem-too-often = That was a little too fast. Wait a moment.
problem-unavailable = The server cannot do that right now. Try again in a moment.

reason-bad-name = Choose a name of 1 to 30 visible characters.
reason-bad-login = Enter a name of 1 to 30 characters.
reason-bad-passphrase = Choose a passphrase of { $least } to { $most } characters.
reason-logged-out = You were logged out. Log in again.
reason-account-already = You already have an account.
reason-name-taken = There is already an account named { $name }. Choose another name.
reason-wrong-passphrase = The name or the passphrase is wrong. Try again.
reason-account-name-stays = An account keeps its name; you can only change how it is written.
reason-seat-taken = Seat { $seat } is taken.
reason-you-sit-already = You already have a seat at this table.
reason-sit-first = Take a seat of your own first.
reason-kicked = The host has removed you from this table.
reason-table-full = All seats are taken.
reason-seat-free = Nobody sits in seat { $seat }.
reason-asked-already = This player already sits here or is already invited.
reason-not-asked = No seat is reserved for you at this table.
reason-nothing-to-undo = Only your own last choice can be taken back: before anybody else has acted, and not once it has shown you something hidden.
reason-no-time-to-undo = You have too little time left to choose again.
reason-bot-plays-there = A bot already plays there.
reason-bot-plays-on = A bot plays on in your seat.
reason-stop-offered-already = Somebody has already asked to stop: answer that first.
reason-no-stop-offered = Nobody is asking to stop any more.
reason-agreed-already = You have already agreed.
reason-muted = The host has muted you at this table.
reason-empty-text = Write something first.
reason-table-closed = The table is closed.
reason-not-host = Only the host of the table may do that.
reason-not-playing = Only those who play at this table may do that.
reason-no-seat = You do not sit at this table.
reason-not-your-seat = Seat { $seat } is not yours.
reason-late = Something happened in the meantime. Have another look, then choose again.
reason-not-your-turn = It is not your turn.
reason-seat-kept = Seat { $seat } is reserved for somebody else.
reason-game-begun = The game has already begun.
reason-game-not-begun = The game has not begun yet.
reason-game-over = The game is over.
reason-not-over = A game can be saved once it is over: until then, its record would give away hidden information.
reason-not-over-yet = You can play again once this game is over.
reason-did-not-play = Only those who played here can ask for a rematch.
reason-asked-twice = You can invite each person only once, and not yourself.
reason-no-such-account = There is no account named { $name }.
reason-too-often = That was a little too fast. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
reason-too-many-open = You have this page open too many times. Close some of them.
reason-no-such-table = There is no such table, or you need its invitation link.
reason-busy = Too much is happening at this table at once. Try again.
reason-needs-invitation = This table is by invitation only: ask the host for the link.
reason-who-are-you = Choose a name first.
reason-database-away = The server cannot save anything right now. Try again in a moment.
reason-shutting-down = The server is restarting. Try again in a moment.
reason-bad-text = That is not a move of this game. Type “legal” to see them all.
reason-no-such-action = There is no such move.
