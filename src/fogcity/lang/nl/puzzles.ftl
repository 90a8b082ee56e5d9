# Puzzles: positions with one clearly best move, the puzzle of each day, and streaks.

nav-puzzles = Puzzels
puzzles-title = Puzzels
puzzles-intro = Vind de beste zet. Elke stelling komt uit een partij tussen bots, en één zet is duidelijk beter dan alle andere. Je eerste antwoord telt.
puzzles-of-game = Puzzels: { $game }
puzzles-none = Voor dit spel zijn er geen puzzels.
puzzles-none-at-all = Er zijn hier geen puzzels.
puzzles-all = Alle puzzels
puzzles-all-of-game = Alle puzzels van { $game }
puzzles-daily = Puzzel van vandaag
puzzles-daily-of-game = Puzzel van vandaag: { $game }
# When the next daily puzzle comes, in the reader’s own time: “at 01:00”.
puzzles-daily-about = De puzzel van vandaag is voor iedereen dezelfde. Elke dag om { $time } komt er een nieuwe.
puzzles-solve = Oplossen
puzzles-look-again = Nog eens bekijken
puzzles-next-unsolved = Volgende onopgeloste puzzel
puzzles-all-answered = Je hebt alle puzzels van dit spel beantwoord.
puzzles-count = { $solved } van { $count } opgelost
puzzles-streak = { $days ->
    [one] Reeks: { $days } dag
   *[other] Reeks: { $days } dagen
}
puzzles-no-streak = Nog geen reeks
puzzles-best-streak = { $days ->
    [one] Langste: { $days } dag
   *[other] Langste: { $days } dagen
}
puzzles-difficulty = Moeilijkheid { $level } van { $most }
puzzles-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
puzzles-state-new = nog niet beantwoord
puzzles-state-solved = opgelost
puzzles-state-tried = niet opgelost
# A puzzle in a list, for screen readers: “Puzzle 17: solved”.
puzzles-entry = Puzzel { $number }: { $state }
puzzles-legend = Opgelost: eerste antwoord goed, zonder hint

puzzle-heading = { $game }: puzzel { $number }
puzzle-heading-daily = { $game }: puzzel van { $date }
puzzle-task = Vind de beste zet
puzzle-solved-before = Je hebt deze puzzel al opgelost.
puzzle-tried-before = Je hebt deze puzzel al eens beantwoord, dus je antwoord telt niet meer.
puzzle-loading = De puzzel komt eraan …
puzzle-reload = Opnieuw proberen
puzzle-hand = Voor je op tafel

puzzle-hint = Hint
puzzle-hint-next = Nog een hint
puzzle-hint-warning = Met een hint telt de puzzel niet als opgelost.
puzzle-hint-kind = Wat te doen: { $kind }.
puzzle-hint-near = De beste zet is een van deze:
puzzle-hint-does = Wat er verder gebeurt:
puzzle-hint-nothing = Verder gebeurt er niets.
# What kind of move is best.
puzzle-kind-pass = passen
puzzle-solution = Oplossing
puzzle-answering = Je antwoord wordt nagekeken …

puzzle-solved = Opgelost!
puzzle-right = Goed!
puzzle-wrong = Niet de beste zet
puzzle-given-up = De oplossing
puzzle-right-after-hint = Met een hint telt het niet als opgelost.
puzzle-right-again = Het telt niet als opgelost: alleen je eerste antwoord telt.
puzzle-wrong-again = Je kunt het nog eens proberen, maar alleen je eerste antwoord telt.
puzzle-best = De beste zet
puzzle-given = Jouw zet
puzzle-others = Andere zetten
# How often a move wins: “75%”.
puzzle-chance = Wint { $chance }
puzzle-chance-less = Wint minder vaak
puzzle-again = Nog eens proberen
puzzle-next = Volgende puzzel
puzzle-share = Link kopiëren
puzzle-tomorrow = De volgende puzzel van de dag komt morgen om { $time }.

reason-no-such-puzzle = Deze puzzel bestaat niet.
reason-no-puzzles = Voor dit spel zijn er geen puzzels.
