# The review of a finished game: win chances, marked moves, what was better, accuracy and luck.

review = Analyse
review-heading = { $game }, geanalyseerd
# What is shown of each moment: the win chance of every player.
review-curve = Winstkansen
review-curve-coming = De winstkansen worden berekend …
review-start = Begin
review-move = Zet { $number }
# For screen readers: a moment, and the chances then: “Move 12: Ann 63%, Bob 37%”.
review-step = { $moment }: { $chances }
review-to-before = Naar de vorige gemarkeerde zet
review-to-after = Naar de volgende gemarkeerde zet
# The choice of whose moves are reviewed.
review-whose = Wiens zetten
review-all = Alle spelers
review-seat = Alleen { $name }
review-seat-you = Alleen jij
review-reading = Partij wordt gelezen …
review-waiting = Wachten tot de server tijd heeft …
review-valuing = Winstkansen worden berekend …
review-running = Zetten worden beoordeeld …
review-done = Alle zetten zijn beoordeeld.
review-progress-label = Beoordeelde zetten
review-failed = De analyse kon niet worden voltooid.
review-offline = Geen verbinding. De analyse gaat vanzelf verder zodra die er weer is.
review-refused = De analyse gaat niet verder. { $problem }
review-nothing = Niemand had in dit spel een keuze, dus er valt niets te analyseren.

# Marks, by what a move lost. Use the words of chess and backgammon players.
review-mark-inaccuracy = Onnauwkeurigheid
review-mark-mistake = Fout
review-mark-blunder = Blunder

review-decisive = Beslissende momenten
review-marked = Gemarkeerde zetten
review-none = Er is geen zet gemarkeerd.
review-none-yet = Er is nog geen zet gemarkeerd.
review-lucky = Gelukkige trekking
review-unlucky = Ongelukkige trekking
# Points of win chance, with a sign; `count` is the number without it.
review-points = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
}

review-played = Gespeeld
review-better = Beter
# The best move that was found, if it is not clearly better than what was played.
review-alternative = Ongeveer even goed
review-lost = Dit kostte { $points } winstkans.
review-best = Er is geen betere zet gevonden.
review-close = Geen andere zet was duidelijk beter.
review-forced = Er was geen andere keuze.
review-unjudged = Deze zet is nog niet beoordeeld.
review-others = Deze analyse gaat over de zetten van een andere speler.
review-taken-back = Dit is teruggenomen en wordt dus niet beoordeeld.
review-begin = Het spel begint.
review-alternatives = Andere zetten, korter bekeken
review-on-board = De betere zet op het bord tonen
# How something on the board is named that would have been better: “red card, better”.
review-better-thing = { $what }, beter
review-luck-after = Wat daarna kwam was geluk: { $points }.
review-bad-luck-after = Wat daarna kwam was pech: { $points }.

review-players = Hoe iedereen speelde
review-players-coming = Hier komen nauwkeurigheid en geluk te staan.
review-accuracy = Nauwkeurigheid
review-accuracy-about = Hoe dicht de zetten bij de beste kwamen; 100 is perfect.
review-marks = Markeringen
review-marks-about = Blunders, fouten en onnauwkeurigheden.
review-luck = Geluk
review-luck-about = Hoeveel winstkans de verdeling en de trekkingen opleverden of kostten.
# The part of the luck that was in the deal.
review-deal = verdeling: { $points }
review-result = Uitslag
review-result-about = Het aandeel in de winst aan het einde.
review-adjusted = Uitslag zonder geluk
review-adjusted-about = De uitslag, min het eigen geluk en plus dat van de anderen. Die kan onder 0 of boven 100 liggen.

review-table = Alle winstkansen in een tabel
review-table-moment = Moment
