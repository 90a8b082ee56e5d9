# Hints during play: where to look, and then the best moves.

hint = Hint
hint-where-about = Shows where to look (H)
hint-which-about = Shows the three best moves (H)
hint-shown-about = Shows or hides the hint (H)
hint-which = Show the three best moves
hint-busy = Looking for good moves …
hint-close = Hide the hint
hint-how = The chance to win by what you can know. Press a move to see it on the board.
# A move that may be as good as the best one.
hint-as-good = about as good as the first
# Said of a move that has no certain effect.
hint-later = What it brings shows later
# How something on the board is named where a hint says to look: “b1, free, look here”.
hint-thing = { $what }, look here
# For games without texts of their own: how moves begin, such as “claim”, and a place.
hint-look = Look at moves of this kind: { $kind }.
hint-look-at = Look at moves of this kind: { $kind }. The place: { $place }.

new-hints = Hints
new-hints-about = Shows where to look or the best moves, when asked. Everybody sees how many hints each player took.
facts-hints = There are hints. Everybody sees how many each player took.
facts-hints-bots = If only bots play with the host, there are hints.
log-hinted = { $level ->
    [1] { $name } took a hint: where to look.
   *[other] { $name } took a hint: the best moves.
}
ended-hints = { $count ->
    [one] { $name } took one hint. The game record says so.
   *[other] { $name } took { $count } hints. The game record says so.
}
command-word-hint = hint
command-help-hint = “{ command-word-hint }” says where to look, and again the three best moves.

reason-no-hints = There are no hints at this table.
reason-hints-not-ready = Hints will be ready in a minute: the server is still getting its bots ready.
reason-no-hint-found = No hint was found. Try again.
