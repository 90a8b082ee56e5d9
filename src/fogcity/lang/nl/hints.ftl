# Hints tijdens het spel: waar je moet kijken, en daarna de beste zetten.

hint = Hint
hint-where-about = Toont waar je moet kijken (H)
hint-which-about = Toont de drie beste zetten (H)
hint-shown-about = Toont of verbergt de hint (H)
hint-which = De drie beste zetten tonen
hint-busy = Goede zetten zoeken …
hint-close = De hint verbergen
hint-how = De winstkans volgens wat je kunt weten. Druk op een zet om die op het bord te zien.
# A move that may be as good as the best one.
hint-as-good = ongeveer even goed als de eerste
# Said of a move that has no certain effect.
hint-later = Wat dit oplevert, blijkt later
# How something on the board is named where a hint says to look: “b1, free, look here”.
hint-thing = { $what }, kijk hier
# For games without texts of their own: how moves begin, such as “claim”, and a place.
hint-look = Kijk naar dit soort zetten: { $kind }.
hint-look-at = Kijk naar dit soort zetten: { $kind }. De plek: { $place }.

new-hints = Hints
new-hints-about = Tonen op verzoek waar je moet kijken of wat de beste zetten zijn. Iedereen ziet hoeveel hints elke speler heeft gevraagd.
facts-hints = Er zijn hints. Iedereen ziet hoeveel elke speler er heeft gevraagd.
facts-hints-bots = Speelt de host alleen tegen bots, dan zijn er hints.
log-hinted = { $level ->
    [1] { $name } vraagt een hint: waar je moet kijken.
   *[other] { $name } vraagt een hint: de beste zetten.
}
ended-hints = { $count ->
    [one] { $name } heeft één hint gevraagd. Dat staat ook in de opgeslagen partij.
   *[other] { $name } heeft { $count } hints gevraagd. Dat staat ook in de opgeslagen partij.
}
command-word-hint = hint
command-help-hint = ‘{ command-word-hint }’ zegt waar je moet kijken, en nog een keer wat de drie beste zetten zijn.

reason-no-hints = Aan deze tafel zijn er geen hints.
reason-hints-not-ready = Over een minuut zijn er hints: de server maakt zijn bots nog klaar.
reason-no-hint-found = Er is geen hint gevonden. Probeer het opnieuw.
