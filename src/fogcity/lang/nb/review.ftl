# The review of a finished game: win chances, marked moves, what was better, accuracy and luck.

review = Analyse
review-heading = { $game }, analysert
# What is shown of each moment: the win chance of every player.
review-curve = Vinnersjanser
review-curve-coming = Vinnersjansene beregnes …
review-start = Start
review-move = Trekk { $number }
# For screen readers: a moment, and the chances then: “Move 12: Ann 63%, Bob 37%”.
review-step = { $moment }: { $chances }
review-to-before = Til forrige merkede trekk
review-to-after = Til neste merkede trekk
# The choice of whose moves are reviewed.
review-whose = Hvem sine trekk
review-all = Alle spillere
review-seat = Bare { $name }
review-seat-you = Bare deg
review-reading = Leser partiet …
review-waiting = Venter til serveren har tid …
review-valuing = Beregner vinnersjansene …
review-running = Vurderer trekkene …
review-done = Alle trekkene er vurdert.
review-progress-label = Vurderte trekk
review-failed = Analysen kunne ikke fullføres.
review-offline = Ingen forbindelse. Analysen fortsetter av seg selv når den er tilbake.
review-refused = Analysen fortsetter ikke. { $problem }
review-nothing = Ingen hadde noe valg i dette spillet, så det er ingenting å analysere.

# Marks, by what a move lost. Use the words of chess and backgammon players.
review-mark-inaccuracy = Unøyaktighet
review-mark-mistake = Feil
review-mark-blunder = Bukk

review-decisive = Avgjørende øyeblikk
review-marked = Merkede trekk
review-none = Ingen trekk er merket.
review-none-yet = Ingen trekk er merket ennå.
review-lucky = Heldig trekning
review-unlucky = Uheldig trekning
# Points of win chance, with a sign; `count` is the number without it.
review-points = { $count ->
    [one] { $points } poeng
   *[other] { $points } poeng
}

review-played = Spilt
review-better = Bedre
# The best move that was found, if it is not clearly better than what was played.
review-alternative = Omtrent like bra
review-lost = Dette kostet { $points } av vinnersjansen.
review-best = Det ble ikke funnet noe bedre trekk.
review-close = Ingen andre trekk var klart bedre.
review-forced = Det fantes ikke noe annet valg.
review-unjudged = Dette trekket er ikke vurdert ennå.
review-others = Denne analysen gjelder en annen spillers trekk.
review-taken-back = Dette ble tatt tilbake og er derfor ikke vurdert.
review-begin = Spillet begynner.
review-alternatives = Andre trekk, kortere vurdert
review-on-board = Vis det bedre trekket på brettet
# How something on the board is named that would have been better: “red card, better”.
review-better-thing = { $what }, bedre
review-luck-after = Det som kom etterpå, var flaks: { $points }.
review-bad-luck-after = Det som kom etterpå, var uflaks: { $points }.

review-players = Slik spilte alle
review-players-coming = Her kommer nøyaktighet og flaks.
review-accuracy = Nøyaktighet
review-accuracy-about = Hvor nær trekkene var de beste; 100 er perfekt.
review-marks = Merker
review-marks-about = Bukker, feil og unøyaktigheter.
review-luck = Flaks
review-luck-about = Hvor mye vinnersjanse utdelingen og trekningene ga eller kostet.
# The part of the luck that was in the deal.
review-deal = utdelingen: { $points }
review-result = Resultat
review-result-about = Andelen av seieren til slutt.
review-adjusted = Resultat uten flaks
review-adjusted-about = Resultatet, minus egen flaks og pluss de andres. Det kan være under 0 eller over 100.

review-table = Alle vinnersjansene i en tabell
review-table-moment = Øyeblikk
