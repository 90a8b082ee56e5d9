# Playing on from a position of a finished game, against bots or in a sandbox.

play-from = Play from here
play-from-about = This opens a table of your own at this position. The finished game does not change.
play-from-over = The game is over here. Go back at least one move to play on.
play-from-how = How
play-from-bots = Against bots
play-from-bots-about = You take one seat, bots play the others. You can take back moves without limit.
# One person moves for everybody, to try things out.
play-from-sandbox = Sandbox
play-from-sandbox-about = You move for everybody and see every hand. You can take back any move, and have the win chances shown.
play-from-seat = Your seat
play-from-seat-of = { $seat }: { $name }
play-from-seat-you = { $seat }: you
play-from-level = Bots
play-from-hidden = What was hidden
play-from-same = As it was
play-from-same-about = Everything hidden stays as it was in this game: what others hold, and what will be drawn.
play-from-anew = Dealt anew
play-from-anew-about = What { $name } could not know here is dealt anew at random, so that it fits everything { $name } had seen.
play-from-knower = Who keeps what they knew
play-from-start = Start

# At the new table: where it comes from. 0 is the start of the game.
origin-from = { $number ->
    [0] From the start of this game
   *[other] From move { $number } of this game
}
origin-no-deal = Played on from a finished game, with everything hidden as it was. No fair deal is promised, and the result does not count.
origin-guessed = Played on from a finished game, with what was hidden dealt anew. No fair deal is promised, and the result does not count.
log-continued = { $number ->
    [0] This table begins at the start of a finished game.
   *[other] This table begins after move { $number } of a finished game.
}

# The panel of a sandbox.
tab-study = Study
sandbox-chances = Win chances
sandbox-chances-about = What the bots expect for every player, each by what this player can know.
sandbox-chances-failed = The win chances could not be worked out. { $problem }
sandbox-hands = All hands
sandbox-hands-about = What every player holds, not only the one to move.

# Why the server refuses.
reason-no-play-from-yet = You can play on from a game once it is over: until then, this would give away hidden information.
reason-no-such-position = This game has no such position.
reason-over-there = The game is over here. Go back at least one move to play on.
reason-no-rematch = This game was played on from another one. You can play on from there again.
reason-no-sandbox = Win chances are shown only in a sandbox, or in the review of a finished game.
reason-chances-not-yet = The server is busy. The win chances come later.
reason-no-chances = The server could not judge this position.
