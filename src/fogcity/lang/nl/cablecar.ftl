# Cable Car and the company game.
# $tile is the name of a tile, such as SWNE; $space the name of a space, such as b3; $player and $owner are names.
# $company is the name of a colour, from colours.ftl.

cc-board = Bord
cc-power-station = Energiecentrale
cc-double = ×2

# Names of spaces and cars, as screen readers say them. $what is the name of a space with its tile.
cc-space-free = { $space }, vrij
cc-space-legal = { $space }, vrij, hier mag je tegel liggen
cc-space-laid = { $space }, { $tile }
cc-space-laid-by = { $space }, { $tile }, gelegd door { $player }
cc-space-lines = { $what }. { $count ->
    [0] Er gaat geen lijn overheen.
    [one] Er gaat één lijn overheen: met Enter volg je die.
   *[other] Er gaan { $count } lijnen overheen: met Enter volg je ze om de beurt.
}

# A car and its line.
cc-line-waiting = Station { $station }, { $owner }: de wagon is nog niet vertrokken
cc-line-open = Station { $station }, { $owner }: { $tiles ->
    [one] tot nu toe één tegel
   *[other] tot nu toe { $tiles } tegels
}
cc-line-closed = Station { $station }, { $owner }: { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} tot station { $to }, { $points ->
    [one] één punt
   *[other] { $points } punten
}
cc-line-power = Station { $station }, { $owner }: { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} tot de energiecentrale, dubbel geteld: { $points } punten

# The hand.
cc-hand = Je tegels
cc-hand-one = Je tegel
cc-hand-drawn = Je getrokken tegel
cc-hand-of-other = Je kijkt mee
cc-tile-choose = Tegel { $number }: { $tile }
cc-tile-named = { $tile }
cc-tile-turned = { $tile }, { $turned }° gedraaid
cc-rotate = Draaien
cc-draw = Tegel trekken
cc-pass = Passen
cc-supply = { $tiles ->
    [0] De voorraad is op
    [one] Eén tegel in de voorraad
   *[other] { $tiles } tegels in de voorraad
}
cc-keeps = De tegel in je hand houd je.
cc-no-tile = Je hebt geen tegel.
cc-nowhere = Zo gedraaid mag hij nergens liggen.
cc-keys-help = Met de pijltjestoetsen ga je langs de velden waar je tegel mag liggen, met Shift erbij langs alle velden en wagons. Met Enter leg je de tegel.

# What a tile would do.
cc-would-nothing = { $space }: geen lijn wordt langer.
cc-would = { $space }: { $what }.
cc-would-close = { $owner } scoort { $points }
cc-would-close-company = { $company } verdient { $points }
cc-would-extend = een lijn van { $owner } wordt { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} lang
cc-would-extend-company = een lijn van { $company } wordt { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} lang
cc-would-end-exchange = het ruilen van aandelen houdt op
cc-effect-extend = { $who }: de lijn vanaf station { $station } wordt { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} lang
cc-effect-score = { $who }: de lijn vanaf station { $station } levert { $points ->
    [one] één punt
   *[other] { $points } punten
} op
cc-effect-end = { $who }: de lijn vanaf station { $station } eindigt met { $points ->
    [one] één punt
   *[other] { $points } punten
}
cc-effect-earn = { $who }: de lijn vanaf station { $station } levert { $points ->
    [one] één winstpunt
   *[other] { $points } winstpunten
} op
cc-effect-end-exchange = Aandelen ruilen kan niet meer
cc-not-your-turn = Je bent niet aan de beurt.

# Why something cannot be done.
cc-reason-game-over = Het spel is afgelopen.
cc-reason-no-such-action = Die zet bestaat niet.
cc-reason-must-lay = Je hebt { $drawn } getrokken en moet die nu leggen.
cc-reason-must-lay-other = Je hebt { $drawn } getrokken en moet die leggen, niet { $tile }.
cc-reason-supply-empty = De voorraad is op.
cc-reason-pass-with-tile = Passen mag alleen als je geen tegel hebt en er geen kunt trekken.
cc-reason-no-shares = In dit spel zijn er geen aandelen.
cc-reason-exchange-over-by-profit = Het ruilen is voorbij: { $company } heeft { $profit } winstpunten, en bij { $until } houdt het op.
cc-reason-exchange-over-by-turns = Na { $turns } beurten wordt er niet meer geruild.
cc-reason-no-exchange-here = Aan deze tafel worden geen aandelen geruild.
cc-reason-no-turning = Aan deze tafel worden tegels niet gedraaid: alle daken wijzen dezelfde kant op.
cc-reason-not-in-hand = Je hebt geen { $tile } in je hand.
cc-reason-space-taken = Op { $space } ligt al een tegel.
cc-reason-space-apart = Op { $space } zou hij los liggen: een tegel moet grenzen aan een andere tegel of aan de rand van het bord.
cc-reason-same-tracks = { $tile } ziet er net zo uit als { $as }: leg hem zo.
cc-reason-short-line = Op { $space } zou deze ene tegel een wagon van station naar station brengen. Dat mag alleen als de tegel nergens anders past.

# What happened, in the present tense, as everything in the log.
cc-say-drawn = { $player } trekt een tegel.
cc-say-drawn-known = { $player } trekt { $tile }.
cc-say-laid = { $player } legt { $tile } op { $space }.
cc-say-laid-turned = { $player } legt { $tile }, { $turned }° gedraaid, op { $space }.
cc-say-closed = { $owner }: de lijn vanaf station { $station } bereikt station { $to } en levert { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
cc-say-closed-power = { $owner }: de lijn vanaf station { $station } bereikt de energiecentrale en telt dubbel: { $points } punten.
cc-say-closed-company = De lijn van { $company } vanaf station { $station } bereikt station { $to } en levert { $points ->
    [one] één winstpunt
   *[other] { $points } winstpunten
} op.
cc-say-closed-power-company = De lijn van { $company } vanaf station { $station } bereikt de energiecentrale en telt dubbel: { $points } winstpunten.
# For screen readers: the lines that a tile made longer. $lines is a list of the next.
cc-heard-grown = { $count ->
    [one] Een lijn groeit: { $lines }.
   *[other] Lijnen groeien: { $lines }.
}
cc-heard-line = { $owner } tot { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
}
cc-say-swapped-open = { $player } ruilt een aandeel van { $percent }% voor het open aandeel, { $took }.
cc-say-swapped-open-known = { $player } ruilt { $percent }% van { $gave } voor de open { $percent }% van { $took }.
cc-say-swapped-blind = { $player } ruilt een aandeel van { $percent }% voor het bovenste van de stapel.
cc-say-swapped-blind-known = { $player } ruilt { $percent }% van { $gave } voor { $percent }% van { $took }, het bovenste aandeel van de stapel.
cc-say-exchange-closed = Het ruilen van aandelen is voorbij.
cc-say-passed = { $player } past.
cc-say-passed-over = { $player } heeft geen tegel meer en wordt overgeslagen.
cc-say-over = { $count ->
    [one] { $winners } wint met { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
   *[other] { $winners } delen de overwinning met elk { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
}

# Moves, as asked before they are done.
cc-do-lay = Leg { $tile } op { $space }
cc-do-lay-turned = Leg { $tile }, { $turned }° gedraaid, op { $space }
cc-do-draw = Trek een tegel
cc-do-pass = Passen
cc-do-swap-open = Ruil je aandeel van { $percent }% voor het open aandeel, { $company }
cc-do-swap-blind = Ruil je aandeel van { $percent }% voor het bovenste van de stapel

# Moves as they can be typed, between bars; the first is shown. Case, accents and spaces do not matter. r90 is a turn.
cc-type-lay = { $tile } { $space } | leg { $tile } { $space } | leg { $tile } op { $space }
cc-type-lay-turned = { $tile } { $space } r{ $turned } | leg { $tile } { $space } r{ $turned } | leg { $tile } op { $space } r{ $turned }
cc-type-draw = trek | trekken | trek een tegel | tegel trekken
cc-type-pass = pas | passen
cc-type-swap-open = ruil { $percent } open | ruilen { $percent } open
cc-type-swap-blind = ruil { $percent } gedekt | ruilen { $percent } gedekt | ruil { $percent } stapel | ruil { $percent } blind

# What is to be done now.
cc-ask-lay = Leg je tegel.
cc-ask-lay-or-draw = Leg je tegel of trek er een.
cc-ask-lay-one = Leg een van je tegels.
cc-ask-lay-one-or-draw = Leg een van je tegels of trek er een.
cc-ask-lay-drawn = Leg de getrokken tegel.
cc-ask-lay-or-swap = Leg je tegel of ruil een aandeel.
cc-ask-lay-or-draw-or-swap = Leg je tegel, trek er een of ruil een aandeel.
cc-ask-lay-one-or-swap = Leg een van je tegels of ruil een aandeel.
cc-ask-lay-one-or-draw-or-swap = Leg een van je tegels, trek er een of ruil een aandeel.
cc-ask-swap = Je hebt geen tegel meer: ruil een aandeel, of pas.
cc-ask-pass = Je hebt geen tegel meer: je moet passen.
cc-ask-other = { $player } is aan de beurt.

# Figures of a seat.
cc-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
cc-tiles-in-hand = { $tiles ->
    [0] geen tegel
    [one] één tegel
   *[other] { $tiles } tegels
}
cc-lines-open = { $lines ->
    [0] alle lijnen klaar
    [one] nog één lijn
   *[other] nog { $lines } lijnen
}
cc-share-known = { $percent }% van { $company }
cc-share-unknown = { $percent }%, onbekend

# The race.
cc-race = Punten
cc-race-label = { $points ->
    [one] één punt
   *[other] { $points } punten
}, { $tiles ->
    [0] niets onderweg
    [one] nog één tegel onderweg
   *[other] nog { $tiles } tegels onderweg
}
cc-race-open = { $tiles ->
    [0] niets onderweg
    [one] nog één tegel onderweg
   *[other] nog { $tiles } tegels onderweg
}

# The company game.
cc-companies = Maatschappijen
cc-company-profit = { $company }: winst { $profit }, elke 10% levert { $value } op
cc-profit = Winst
cc-tenth = per 10%
# Beside the percentages in the table of companies: short.
cc-company-own = Van jou, %
cc-company-open = Open, %
cc-limit = Tot een maatschappij { $until } winstpunten heeft
cc-limit-mark = bij { $until } houdt het ruilen op
cc-limit-over = Het ruilen is voorbij
cc-shares = Je aandelen
cc-shares-now = Nu { $points } waard.
cc-share-mine = { $percent }% van { $company }, levert nu { $points } op
cc-share-secret = Alleen jij weet het.
cc-share-seen = Ook bekend bij { $who }.
cc-pile = { $percent }%
cc-pile-down = { $percent }%: { $shares ->
    [0] geen aandelen gedekt.
    [one] één aandeel gedekt.
   *[other] { $shares } aandelen gedekt.
}
cc-pile-open = { $percent }%: het open aandeel is { $company }.
cc-piles = Aandeel ruilen
cc-piles-closed = Aandelen op tafel
# On a narrow button: the open share, and the top one of the pile.
cc-offer-open = open
cc-offer-blind = gedekt
cc-take-open-label = Ruil je aandeel van { $percent }% voor het open aandeel, { $company }, dat nu { $points } oplevert.
cc-take-blind-label = Ruil je aandeel van { $percent }% voor het bovenste van de stapel, met { $shares ->
    [one] één aandeel
   *[other] { $shares } aandelen
} gedekt.
cc-top-known = Je kent het bovenste: { $company }.

# The result.
cc-result-lines = Lijn vanaf station { $station }: { $points }
cc-result-line = Station { $station }
cc-result-share = { $percent }% van { $company }, waarde { $value }: { $points }
cc-result-round-lines = De lijnen, een voor een
cc-result-round-bonus = Bonus voor de meeste aandelen
cc-result-bonus = Bonus
cc-result-bonus-text = Bonus voor de meeste aandelen: { $points }
cc-result-bonus-why = Wie in totaal het hoogste percentage van een maatschappij heeft, krijgt een tiende van haar winst als bonus.

# Where a hint says to look.
cc-look-lay = Kijk naar { $place }: leg daar een tegel.
cc-look-draw = Kijk naar de voorraad: trek een tegel.
cc-look-swap = Kijk naar de aandelen van { $place }%: ruil dat van jou.
cc-look-pass = Je kunt alleen passen.

# What kind of move is best, in puzzles.
puzzle-kind-lay = een tegel leggen
puzzle-kind-draw = een tegel trekken
puzzle-kind-swap = een aandeel ruilen
