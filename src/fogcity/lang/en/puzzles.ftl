# Puzzles: positions with one clearly best move, the puzzle of each day, and streaks.

nav-puzzles = Puzzles
puzzles-title = Puzzles
puzzles-intro = Find the best move. Each position is from a game between bots, and one move is clearly better than all others. Your first answer counts.
puzzles-of-game = Puzzles: { $game }
puzzles-none = There are no puzzles for this game.
puzzles-none-at-all = There are no puzzles here.
puzzles-all = All puzzles
puzzles-all-of-game = All puzzles of { $game }
puzzles-daily = Today’s puzzle
puzzles-daily-of-game = Today’s puzzle: { $game }
# When the next daily puzzle comes, in the reader’s own time: “at 01:00”.
puzzles-daily-about = Today’s puzzle is the same for everybody. A new one comes every day at { $time }.
puzzles-solve = Solve it
puzzles-look-again = Look at it again
puzzles-next-unsolved = Next unsolved puzzle
puzzles-all-answered = You have answered all puzzles of this game.
puzzles-count = { $solved } of { $count } solved
puzzles-streak = { $days ->
    [one] Streak: { $days } day
   *[other] Streak: { $days } days
}
puzzles-no-streak = No streak yet
puzzles-best-streak = { $days ->
    [one] Best: { $days } day
   *[other] Best: { $days } days
}
puzzles-difficulty = Difficulty { $level } of { $most }
puzzles-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
puzzles-state-new = not answered yet
puzzles-state-solved = solved
puzzles-state-tried = not solved
# A puzzle in a list, for screen readers: “Puzzle 17: solved”.
puzzles-entry = Puzzle { $number }: { $state }
puzzles-legend = Solved: first answer right, without a hint

puzzle-heading = { $game }: puzzle { $number }
puzzle-heading-daily = { $game }: puzzle of { $date }
puzzle-task = Find the best move
puzzle-solved-before = You have solved this puzzle before.
puzzle-tried-before = You have answered this puzzle before, so your answer no longer counts.
puzzle-loading = The puzzle is coming …
puzzle-reload = Try again
puzzle-hand = In front of you

puzzle-hint = Hint
puzzle-hint-next = Another hint
puzzle-hint-warning = With a hint, the puzzle does not count as solved.
puzzle-hint-kind = What to do: { $kind }.
puzzle-hint-near = The best move is one of these:
puzzle-hint-does = What happens besides:
puzzle-hint-nothing = Nothing else happens.
# What kind of move is best.
puzzle-kind-pass = pass
puzzle-solution = Solution
puzzle-answering = Checking your answer …

puzzle-solved = Solved!
puzzle-right = Right!
puzzle-wrong = Not the best move
puzzle-given-up = The solution
puzzle-right-after-hint = With a hint, it does not count as solved.
puzzle-right-again = It does not count as solved: only your first answer counts.
puzzle-wrong-again = You can try again, but only your first answer counts.
puzzle-best = The best move
puzzle-given = Your move
puzzle-others = Other moves
# How often a move wins: “75%”.
puzzle-chance = Wins { $chance }
puzzle-chance-less = Wins less often
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-share = Copy link
puzzle-tomorrow = The next puzzle of the day comes tomorrow, at { $time }.

reason-no-such-puzzle = There is no such puzzle.
reason-no-puzzles = There are no puzzles for this game.
