# Puzzles: positions with one clearly best move, the puzzle of each day, and streaks.

nav-puzzles = Oppgaver
puzzles-title = Oppgaver
puzzles-intro = Finn det beste trekket. Hver stilling er fra et parti mellom boter, og ett trekk er klart bedre enn alle andre. Det første svaret ditt teller.
puzzles-of-game = Oppgaver: { $game }
puzzles-none = Det finnes ingen oppgaver til dette spillet.
puzzles-none-at-all = Det finnes ingen oppgaver her.
puzzles-all = Alle oppgavene
puzzles-all-of-game = Alle oppgavene: { $game }
puzzles-daily = Dagens oppgave
puzzles-daily-of-game = Dagens oppgave: { $game }
# When the next daily puzzle comes, in the reader’s own time: “at 01:00”.
puzzles-daily-about = Dagens oppgave er den samme for alle. Hver dag klokken { $time } kommer det en ny.
puzzles-solve = Løs den
puzzles-look-again = Se på den igjen
puzzles-next-unsolved = Neste uløste oppgave
puzzles-all-answered = Du har svart på alle oppgavene til dette spillet.
puzzles-count = { $solved } av { $count } løst
puzzles-streak = { $days ->
    [one] På rad: { $days } dag
   *[other] På rad: { $days } dager
}
puzzles-no-streak = Ingen dager på rad ennå
puzzles-best-streak = { $days ->
    [one] Rekord: { $days } dag
   *[other] Rekord: { $days } dager
}
puzzles-difficulty = Vanskelighetsgrad { $level } av { $most }
puzzles-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
puzzles-state-new = ikke besvart ennå
puzzles-state-solved = løst
puzzles-state-tried = ikke løst
# A puzzle in a list, for screen readers: “Puzzle 17: solved”.
puzzles-entry = Oppgave { $number }: { $state }
puzzles-legend = Løst: riktig ved første svar, uten hint

puzzle-heading = { $game }: oppgave { $number }
puzzle-heading-daily = { $game }: oppgaven for { $date }
puzzle-task = Finn det beste trekket
puzzle-solved-before = Du har løst denne oppgaven før.
puzzle-tried-before = Du har svart på denne oppgaven før, så svaret ditt teller ikke lenger.
puzzle-loading = Oppgaven kommer …
puzzle-reload = Prøv igjen
puzzle-hand = Foran deg

puzzle-hint = Hint
puzzle-hint-next = Et hint til
puzzle-hint-warning = Med et hint teller ikke oppgaven som løst.
puzzle-hint-kind = Hva du bør gjøre: { $kind }.
puzzle-hint-near = Det beste trekket er ett av disse:
puzzle-hint-does = Hva som skjer i tillegg:
puzzle-hint-nothing = Ellers skjer det ingenting.
# What kind of move is best.
puzzle-kind-pass = stå over
puzzle-solution = Løsning
puzzle-answering = Svaret ditt sjekkes …

puzzle-solved = Løst!
puzzle-right = Riktig!
puzzle-wrong = Ikke det beste trekket
puzzle-given-up = Løsningen
puzzle-right-after-hint = Med et hint teller den ikke som løst.
puzzle-right-again = Den teller ikke som løst: Bare det første svaret ditt teller.
puzzle-wrong-again = Du kan prøve igjen, men bare det første svaret ditt teller.
puzzle-best = Det beste trekket
puzzle-given = Ditt trekk
puzzle-others = Andre trekk
# How often a move wins: “75%”.
puzzle-chance = Vinner { $chance }
puzzle-chance-less = Vinner sjeldnere
puzzle-again = Prøv igjen
puzzle-next = Neste oppgave
puzzle-share = Kopier lenken
puzzle-tomorrow = Neste dagens oppgave kommer i morgen klokken { $time }.

reason-no-such-puzzle = Denne oppgaven finnes ikke.
reason-no-puzzles = Det finnes ingen oppgaver til dette spillet.
