# A table: waiting, playing, finished, replayed.

table-title = Table
table-heading = { $game }
table-missing = There is no such table
table-closed = This table is closed
table-closed-about = The host closed it before a game began, or nobody came for two weeks.
title-your-turn = ● Your turn: { $game }
title-playing = { $game }
title-waiting = Waiting: { $game }
title-over = Finished: { $game }
title-closed = Closed: { $game }

waiting-seats = Seats
waiting-bot-level = Bots that you add
waits-for-players = { $free ->
    [one] One seat is free. The game begins as soon as it is taken.
   *[other] { $free } seats are free. The game begins as soon as they are taken.
}
waits-for-players-or-you = { $free ->
    [one] One seat is free. Invite a friend, or begin: a bot will take it.
   *[other] { $free } seats are free. Invite friends, or begin: bots will take them.
}
waits-for-players-and-host = { $free ->
    [one] One seat is free. { $host } can begin at any time.
   *[other] { $free } seats are free. { $host } can begin at any time.
}
waits-for-your-answer = { $host } has invited you to play. A seat is reserved for you.
waits-for-names = Waiting for { $names }.
waits-for-you = Everybody is here. Begin when you like.
waits-for-host = Everybody is here. { $host } begins.
start = Begin
start-with-bots = { $free ->
    [one] Begin with a bot in the free seat
   *[other] Begin with bots in the free seats
}
join = Sit down
join-another = One more player at this screen
leave = Leave the table
decline = No, thank you
close-table = Close the table
seat-free = Free
seat-kept = Reserved for { $name }
seat-add-bot = Bot
seat-clear = Free up
seat-give-back = Give back
seat-invite = Invite
seat-invite-account = Invite by name

invite-title = Bring your friends
invite-about = Anybody with this link can take a seat. No registration needed.
invite-link = Link to this table
invite-code = QR code with the link to this table
invite-code-show = Show a QR code
invite-code-about = Friends in the same room can scan this code with their phones.
facts-title = At this table
facts-open = Anybody may join and watch.
facts-closed = Only people with a link can find this table.
facts-option = { $name }: { $value }
facts-forfeits = Whoever runs out of time can no longer win; a bot plays on for them.

turn-yours = Your turn.
turn-of = { $name }’s turn.
turn-waiting = { $name }’s turn.
turn-bot = { $name } is thinking …
turn-over = The game is over.
undo = Take back
undo-about = Take back your last choice, as long as it has not revealed anything
do-confirm = Do it
your-hand = In front of you
spectator = You are watching. All hands stay hidden from you.

side-label = Players, log and chat
tab-players = Players
tab-log = Log
tab-chat = Chat
players-you = (you)
watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
mark-won = Winner
mark-host = Host
mark-here = is here
mark-away = is away
mark-resigned = gave up
mark-forfeited = out of time
mark-bot-plays-on = a bot plays on
mute = Mute { $name }
unmute = Unmute { $name }
clock-left = Time left:
clock-days-hours = { $days } d { $hours } h

chat-empty = No messages yet. Say hello!
chat-say = Say something
chat-send = Send
chat-left = { $left ->
    [one] One character left
   *[other] { $left } characters left
}
chat-muted = The host has muted you at this table.
chat-nobody = Choose a name above to write here.
chat-fresh = { $count ->
    [one] One new message
   *[other] { $count } new messages
}

missed-count = { $count ->
    [one] One move since you were here.
   *[other] { $count } moves since you were here.
}
missed-show = Show me
missed-title = Since you were here
missed-step = { $step } of { $count }
missed-done = Continue playing

handover-title = Pass the screen to { $name }
handover-about = The fog hides everybody’s hand until { $name } is here.
handover-accept = I am { $name }

resign = Give up …
resign-about = A bot plays on in your seat. You cannot take the seat back.
resign-sure = Do you really want to give up? The others will play on without you.
resign-yes = I want to give up
resign-no = Play on
resign-do = Give up for good
stop-offer = Offer to stop here
stop-asked = { $names } would like to stop here, without a result.
stop-agreed = You would like to stop here. It ends when everybody agrees.
stop-yes = Stop here
stop-no = Play on
stop-back = Play on after all
share-watch = Let others watch
share-watch-about = Anybody with this link can watch. They see only what everybody may see.
share-finished-about = Anybody with this link can see the result and replay the game.

log-earlier = Earlier
log-created = { $name } made the table.
log-joined = { $name } sat down.
log-left = Seat { $seat } became free.
log-kicked = The host freed seat { $seat }.
log-bot = { $name } sat down: { $kind }.
log-invited = { $name } was invited to seat { $seat }.
log-declined = { $name } declined.
log-host = { $name } became the host.
log-started = The game began.
log-undone = { $name } took back a choice.
log-resigned = { $name } gave up. A bot took over: { $kind }.
log-flagged = { $name } ran out of time. A bot took over.
log-forfeited = { $name } ran out of time and can no longer win.
log-stop-offered = { $name } offered to stop here.
log-stop-yes = { $name } agreed to stop.
log-stop-no = { $name } wanted to play on.
log-ended-played = The game is over.
log-ended-stopped = Everybody agreed to stop here, without a result.
log-ended-forfeited = The game was decided: only one player was left who could win.
log-ended-closed = The table was closed.
log-muted = The host muted { $name }.
log-unmuted = The host unmuted { $name }.
log-rematched = A rematch was set up.
log-said = { $name }: { $text }

result-you = You won!
result-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
result-none = No result
rematch = Play again
rematch-go = To the rematch
replay = Replay
export-text = Save as text
export-json = Save as JSON
check-title = Was it a fair deal?
check-about = Before the first move, the table showed a fingerprint of the secret that this game was dealt from. Now the secret itself is shown: its SHA-256 is that fingerprint, so nobody can have changed the deal.
check-commitment = Fingerprint, shown before the first move
check-secret = Secret, shown now
check-how = Save the game as text and let the program check the deal and every move:

replay-heading = { $game }, move by move
replay-first = To the start
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-back = Back to the result
replay-absent = This server shows no earlier positions. The log is complete; the board stays as it was at the end.

command-open = Type your moves
command-label = Type a move, or: hand, legal, last, undo, help
command-placeholder = Type a move, or help
command-help = Type a move as it is written in the list of legal moves. “legal” lists all moves, “hand” says what you hold, “last” what everybody did last and whose turn it is, and “undo” takes back your last choice. Enter confirms, Escape cancels.
command-hand = You hold { $things }.
command-hand-empty = Your hand is empty.
command-no-hand = You are only watching, so you have no hand.
command-hand-on-board = What you hold is shown with the position.
command-legal = { $count ->
    [one] There is one move:
   *[other] There are { $count } moves:
}
command-no-legal = There is nothing you can do now.
command-again = { $action }: press Enter to do it, Escape to cancel.

## A game without a board on the page

text-position = Position
text-note = This game has no board on this page. You see the position as text and choose from a list of moves.
text-ask = Choose a move.
text-wait = You can move when it is your turn.
text-actions = Your moves
text-filter = Filter the moves
text-more = The first { $shown } of { $count } moves. Type a word to find others.
text-none = No move contains these words.
