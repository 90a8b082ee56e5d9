# A table: waiting, playing, finished, replayed.

table-title = Table
table-heading = { $game }
table-missing = There is no such table
invite-expired = This invitation has expired
table-closed = This table is closed
table-closed-about = The host closed it before a game began, or nobody came for two weeks.
table-abandoned = You have cleared this game
table-abandoned-about = It ended without a result and is no longer in your lists. You can still continue it.
table-reopen = Continue the game
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
seat-asked-wait = You have asked the host for one more seat.
seat-asked-withdraw = Withdraw
seat-asks = { $name } asks for one more seat at the same screen, for { $guest }.
seat-allow = Allow
seat-refuse = Decline
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
seats-count = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
seats-add = Add a seat
seats-remove = Remove a free seat
invited-title = { $host } invites you to { $game } for { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
invited-full = All seats are taken or reserved. You can watch as soon as the game begins.

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
facts-take-back = You can take back moves without limit. The game record says how often you did.
facts-take-back-bots = If only bots play with the host, moves can be taken back without limit.

turn-yours = Your turn.
turn-of = { $name }’s turn.
turn-waiting = { $name }’s turn.
turn-bot = { $name } is thinking …
turn-choose = Everybody chooses now.
turn-chosen = You have chosen.
turn-choosing = Still choosing: { $names }.
turn-over = The game is over.
undo = Take back
undo-about = Take back your last choice, as long as it has not revealed anything
undo-all-about = Take back your last move, and with it what the bots have done since
do-confirm = Confirm
undo-choice = Choose again
undo-choice-about = Change your choice: you can until everybody has chosen
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
mark-shares = same screen as { $names }
mark-here = is here
mark-away = is away
mark-resigned = gave up
mark-forfeited = out of time
mark-chosen = has chosen
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
chat-phrases = Quick phrases and reactions
chat-filter = What you see of the chat
chat-show = Show the chat
chat-show-phrases = Show quick phrases and reactions
chat-show-player = Show messages from { $name }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-one-moment = One moment, please.
phrase-oops = Oops!
phrase-thumbs-up = Thumbs up
phrase-sad = Sad face
phrase-laugh = Laughing face
phrase-surprise = Surprised face
phrase-heart = Heart
chat-fresh = { $count ->
    [one] One new message
   *[other] { $count } new messages
}

since-count = { $count ->
    [one] One move since your last turn.
   *[other] { $count } moves since your last turn.
}
missed-show = Show me
since-title = Since your last turn
missed-step = { $step } of { $count }
missed-done = Continue playing

handover-title = Pass the screen to { $name }
handover-about = The fog hides everybody’s hand until { $name } is here.
handover-accept = I am { $name }

resign = Give up …
resign-about = A bot plays on in your seat. You cannot take the seat back.
resign-two-about = You lose the game. { $name } may play on against a bot.
resign-end-about = The game ends, and you have lost it.
resign-sure = Do you really want to give up? The others will play on without you.
resign-sure-end = Do you really want to give up? You lose the game.
resign-yes = I want to give up
resign-no = Play on
resign-do = Give up for good
stop-offer = Offer to stop here
stop-asked = { $names } would like to stop here, without a result.
stop-agreed = You would like to stop here. It ends when everybody agrees.
stop-yes = Stop here
stop-no = Play on
stop-back = Play on after all
told-label = What has happened
told-resigned = { $name } gave up. A bot plays on in this seat.
told-flagged = { $name } ran out of time. A bot plays on in this seat.
told-forfeited = { $name } ran out of time and can no longer win. A bot plays on in this seat.
told-stop-no = { $name } declined the offer to stop. The game goes on.
told-stop-back = { $name } no longer wants to stop. The game goes on.
told-away = { $name } has left the page. The game waits for { $name }.
told-away-clock = { $name } has left the page. The clock keeps running.
told-declined = { $name } declined the invitation. The seat is free again.
told-seat-declined = The host did not agree to one more seat for you.
told-left = { $name } left the table. The seat is free again.
told-undone = Taken back. What you have seen stays known: the same move brings the same again.
told-dismiss = Dismiss
share-watch = Let others watch
share-watch-about = Anybody with this link can watch. They see only what everybody may see.
share-finished-about = Anybody with this link can see the result and replay the game.

marked-name = { $what }, new since your last turn
line-points = Points of all players
log-since = Since your last turn
log-show = Show on the board
log-earlier = Earlier
log-created = { $name } made the table.
log-joined = { $name } sat down.
log-seat-asked = { $name } asked the host for one more seat.
log-seat-declined = The host did not give { $name } one more seat.
log-left = Seat { $seat } became free.
log-kicked = The host freed seat { $seat }.
log-bot = { $name } sat down: { $kind }.
log-invited = { $name } was invited to seat { $seat }.
log-declined = { $name } declined.
log-seats = { $seats ->
    [one] The table now has { $seats } seat.
   *[other] The table now has { $seats } seats.
}
log-host = { $name } became the host.
log-started = The game began.
log-undone = { $name } took back a choice.
log-undone-bots = { $name } took back a move, and the bots’ replies with it.
log-chosen = { $name } has chosen.
log-withdrawn = { $name } is choosing again.
log-resigned = { $name } gave up. A bot took over: { $kind }.
log-resigned-end = { $name } gave up.
log-flagged = { $name } ran out of time. A bot took over.
log-forfeited = { $name } ran out of time and can no longer win.
log-stop-offered = { $name } offered to stop here.
log-stop-yes = { $name } agreed to stop.
log-stop-no = { $name } wanted to play on.
log-ended-played = The game is over.
log-ended-stopped = Everybody agreed to stop here, without a result.
log-ended-forfeited = The game was decided: only one player was left who could win.
log-ended-resigned = The game was decided by giving up.
log-ended-abandoned = The game ended without a result.
log-ended-closed = The table was closed.
log-played-on = { $name } plays on against a bot.
log-settled = Nobody plays on, so the deal is shown.
log-reopened = The table was opened again.
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
ended-resigned = { $names } gave up.
ended-played-on = { $names } had given up before. A bot played on in that seat.
ended-takebacks = { $count ->
    [one] One move was taken back. The game record says so.
   *[other] Moves were taken back { $count } times. The game record says so.
}
play-on-about = If you like, play on from here against a bot, for fun.
play-on = Play on against a bot
play-on-no = Take the win
play-on-wait = { $name } may play on against a bot. Until that is decided, the deal stays hidden.
# The final scoring, told step by step before the winner is.
count-title = Final scoring
count-skip = Skip to the result
count-again = Count again
rematch = Play again
rematch-go = To the rematch
replay = Replay
export-text = Save as text
export-json = Save as JSON
check-title = Was it a fair deal?
check-about = Before the first move, the table showed a fingerprint of the server’s secret, and after that the players’ devices contributed random numbers. The game was dealt from all of this together. Now the secret is shown too: its SHA-256 must be the fingerprint that you saw before.
check-commitment = Fingerprint, shown before the first move
check-secret = Secret, shown now
check-noted = Fingerprint that this device noted
check-contribution = Contribution of { $name }
check-how = What this page says, the server’s page says. For a proof that does not depend on the server, save the game as text and let the program on your own computer check the deal and every move:
deal-title = How this game is dealt
deal-about = The server has chosen a secret and shows its fingerprint. Your device notes it and contributes random numbers to the deal. So neither the server nor a player can choose the deal. After the game the page compares.
deal-contributed = { $count ->
    [0] Nobody has contributed to the deal yet.
    [one] One seat has contributed to the deal.
   *[other] { $count } seats have contributed to the deal.
}
deal-as-promised = The deal is the one that was promised to you on this device.
deal-not-noted = This device did not see the fingerprint before the game was over, so it cannot compare.
deal-fits-not-noted = The record fits its fingerprint. But this device did not see the fingerprint before the game was over, so it cannot tell whether both were replaced.
deal-nobody = Nobody contributed to this deal. So the server could have tried many secrets and chosen one.
deal-wrong-commitment = Not the deal that was promised: the table now shows another fingerprint than the one that this device noted.
deal-wrong-secret = Not the deal that was promised: the secret does not have the fingerprint that was shown.
deal-wrong-contribution = Not the deal that was promised: what this device contributed was not used.
deal-wrong-record = Not the deal that was promised: the record was not dealt from the secret and the contributions.

replay-heading = { $game }, move by move
replay-first = To the start
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-turn-before = To the turn before
replay-turn-after = To the next turn
# The choice of whose view is shown.
replay-whose = Whose view
replay-seat = As { $name } saw it
replay-seat-you = As you saw it
replay-all = Everybody’s hands
replay-hands = What the players held
replay-speed = Speed
replay-times = { $speed }×
replay-copy = Copy link to this move
replay-back = Back to the result
replay-absent = This server shows no earlier positions. The log is complete; the board stays as it was at the end.
replay-failed = The position after this move could not be loaded. { $problem }
replay-again = Try again

command-open = Type your moves
# What can be typed: a word for each command, in the reader’s language. The English words always work as well.
command-word-hand = hand
command-word-legal = legal
command-word-last = last
command-word-undo = undo
command-word-help = help
command-label = Type a move, or { $words }
command-placeholder = Type a move, or { command-word-help }
command-help = Type a move as it is written in the list of legal moves; its beginning is enough if nothing else begins like it. “{ command-word-legal }” lists all moves, “{ command-word-hand }” says what you hold, “{ command-word-last }” what everybody did last and whose turn it is, and “{ command-word-undo }” takes back your last choice. Enter confirms, Escape cancels.
command-help-english = The English words and moves work as well: { $words }.
command-help-moves = What you can type now, for example:
# A move as it can be typed: in the reader’s language, and in English, which always works.
command-form = { $form } ({ $text })
command-move = { $codes }: { $action }
command-which = { $count ->
    [one] “{ $typed }” is the beginning of one move:
   *[other] “{ $typed }” can mean { $count } moves. Type more of one of them:
}
command-not-now = “{ $typed }” is not possible now. Type “{ command-word-legal }” to see what is.
command-close = “{ $typed }” is not a move. Did you mean { $forms }?
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
