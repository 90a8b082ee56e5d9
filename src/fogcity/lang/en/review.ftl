# The review of a finished game: win chances, marked moves, what was better, accuracy and luck.

review = Review
review-heading = { $game }, reviewed
# What is shown of each moment: the win chance of every player.
review-curve = Win chances
review-curve-coming = The win chances are being worked out …
review-start = Start
review-move = Move { $number }
# For screen readers: a moment, and the chances then: “Move 12: Ann 63%, Bob 37%”.
review-step = { $moment }: { $chances }
review-to-before = To the marked move before
review-to-after = To the next marked move
# The choice of whose moves are reviewed.
review-whose = Whose moves
review-all = All players
review-seat = Only { $name }
review-seat-you = Only you
review-reading = Reading the game …
review-waiting = Waiting until the server has time …
review-valuing = Working out the win chances …
review-running = Judging the moves …
review-done = All moves have been judged.
review-progress-label = Judged moves
review-failed = The review could not be completed.
review-offline = No connection. The review goes on by itself as soon as there is one.
review-refused = The review does not go on. { $problem }
review-nothing = Nobody had a choice in this game, so there is nothing to review.

# Marks, by what a move lost. Use the words of chess and backgammon players.
review-mark-inaccuracy = Inaccuracy
review-mark-mistake = Mistake
review-mark-blunder = Blunder

review-decisive = Decisive moments
review-marked = Marked moves
review-none = No move is marked.
review-none-yet = No move is marked so far.
review-lucky = Lucky draw
review-unlucky = Unlucky draw
# Points of win chance, with a sign; `count` is the number without it.
review-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

review-played = Played
review-better = Better
# The best move that was found, if it is not clearly better than what was played.
review-alternative = About as good
review-lost = This lost { $points } of win chance.
review-best = No better move was found.
review-close = No other move was clearly better.
review-forced = There was no other choice.
review-unjudged = This move has not been judged yet.
review-others = This review is about another player’s moves.
review-taken-back = This was taken back, so it is not judged.
review-begin = The game begins.
review-alternatives = Other moves, looked at more briefly
review-on-board = Show the better move on the board
# How something on the board is named that would have been better: “red card, better”.
review-better-thing = { $what }, better
review-luck-after = What came next was lucky: { $points }.
review-bad-luck-after = What came next was unlucky: { $points }.

review-players = How everybody played
review-players-coming = Here you will find accuracy and luck.
review-accuracy = Accuracy
review-accuracy-about = How close the moves came to the best ones; 100 is perfect.
review-marks = Marks
review-marks-about = Blunders, mistakes and inaccuracies.
review-luck = Luck
review-luck-about = How much win chance the deal and the draws brought or cost.
# The part of the luck that was in the deal.
review-deal = deal: { $points }
review-result = Result
review-result-about = The share of the win at the end.
review-adjusted = Result without luck
review-adjusted-about = The result, minus one’s own luck and plus that of the others. It can be below 0 or above 100.

review-table = All win chances in a table
review-table-moment = Moment
