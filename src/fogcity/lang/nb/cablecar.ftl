# Cable Car and the company game.
# $tile is the name of a tile, such as SWNE; $space the name of a space, such as b3; $player and $owner are names.
# $company is the name of a colour, from colours.ftl.

cc-board = Brett
cc-power-station = Kraftstasjon
cc-double = ×2

# Names of spaces and cars, as screen readers say them. $what is the name of a space with its tile.
cc-space-free = { $space }, ledig
cc-space-legal = { $space }, ledig, her kan brikken legges
cc-space-laid = { $space }, { $tile }
cc-space-laid-by = { $space }, { $tile }, lagt av { $player }
cc-space-lines = { $what }. { $count ->
    [0] Ingen linje krysser den.
    [one] Én linje krysser den: Enter følger den.
   *[other] { $count } linjer krysser den: Enter følger dem én etter én.
}

# A car and its line.
cc-line-waiting = Stasjon { $station }, { $owner }: Vognen har ikke kjørt ennå
cc-line-open = Stasjon { $station }, { $owner }: { $tiles ->
    [one] én brikke så langt
   *[other] { $tiles } brikker så langt
}
cc-line-closed = Stasjon { $station }, { $owner }: { $tiles ->
    [one] én brikke
   *[other] { $tiles } brikker
} til stasjon { $to }, { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
cc-line-power = Stasjon { $station }, { $owner }: { $tiles ->
    [one] én brikke
   *[other] { $tiles } brikker
} til kraftstasjonen, teller dobbelt: { $points } poeng

# The hand.
cc-hand = Brikkene dine
cc-hand-one = Brikken din
cc-hand-drawn = Brikken du trakk
cc-hand-of-other = Du ser på
cc-tile-choose = Brikke { $number }: { $tile }
cc-tile-named = { $tile }
cc-tile-turned = { $tile }, vridd { $turned }°
cc-rotate = Vri den
cc-draw = Trekk en brikke
cc-pass = Stå over
cc-supply = { $tiles ->
    [0] Forrådet er tomt
    [one] Én brikke i forrådet
   *[other] { $tiles } brikker i forrådet
}
cc-keeps = Brikken på hånden beholder du.
cc-no-tile = Du har ingen brikke.
cc-nowhere = Vridd slik kan den ikke legges noe sted.
cc-keys-help = Piltastene går mellom feltene der brikken din kan legges, med Shift mellom alle felt og vogner. Enter legger den.

# What a tile would do.
cc-would-nothing = { $space }: Ingen linje blir lengre.
cc-would = { $space }: { $what }.
cc-would-close = { $owner } får { $points } poeng
cc-would-close-company = { $company } tjener { $points }
cc-would-extend = en av linjene til { $owner } vokser til { $tiles ->
    [one] én brikke
   *[other] { $tiles } brikker
}
cc-would-extend-company = en av linjene til { $company } vokser til { $tiles ->
    [one] én brikke
   *[other] { $tiles } brikker
}
cc-would-end-exchange = byttingen av aksjer tar slutt
cc-effect-extend = { $who }: Linjen fra stasjon { $station } vokser til { $tiles ->
    [one] én brikke
   *[other] { $tiles } brikker
}
cc-effect-score = { $who }: Linjen fra stasjon { $station } gir { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
cc-effect-end = { $who }: Linjen fra stasjon { $station } ender på { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
cc-effect-earn = { $who }: Linjen fra stasjon { $station } gir { $points } profittpoeng
cc-effect-end-exchange = Aksjer kan ikke byttes lenger
cc-not-your-turn = Det er ikke din tur.

# Why something cannot be done.
cc-reason-game-over = Spillet er slutt.
cc-reason-no-such-action = Et slikt trekk finnes ikke.
cc-reason-must-lay = Du har trukket { $drawn } og må legge den nå.
cc-reason-must-lay-other = Du har trukket { $drawn } og må legge den, ikke { $tile }.
cc-reason-supply-empty = Forrådet er tomt.
cc-reason-pass-with-tile = Bare den som ikke har noen brikke og ikke kan trekke, kan stå over.
cc-reason-no-shares = Det er ingen aksjer i dette spillet.
cc-reason-exchange-over-by-profit = Byttingen er slutt, for { $company } har { $profit } profittpoeng, og grensen er { $until }.
cc-reason-exchange-over-by-turns = Etter { $turns } turer byttes det ikke flere aksjer.
cc-reason-no-exchange-here = Ved dette bordet byttes det ikke aksjer.
cc-reason-no-turning = Ved dette bordet vris ikke brikkene: Alle tak peker samme vei.
cc-reason-not-in-hand = Du har ikke { $tile } på hånden.
cc-reason-space-taken = Det ligger allerede en brikke på { $space }.
cc-reason-space-apart = På { $space } ville den ligge alene: En brikke må grense til en annen brikke eller til kanten av brettet.
cc-reason-same-tracks = { $tile } ser akkurat ut som { $as }: Legg den slik.
cc-reason-short-line = På { $space } ville denne brikken alene føre en vogn fra stasjon til stasjon. Det er bare lov hvis brikken ikke kan legges noe annet sted.

# What happened, in the past tense, as everything in the log.
cc-say-drawn = { $player } trakk en brikke.
cc-say-drawn-known = { $player } trakk { $tile }.
cc-say-laid = { $player } la { $tile } på { $space }.
cc-say-laid-turned = { $player } la { $tile }, vridd { $turned }°, på { $space }.
cc-say-closed = { $owner }: Linjen fra stasjon { $station } nådde stasjon { $to } og ga { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}.
cc-say-closed-power = { $owner }: Linjen fra stasjon { $station } nådde kraftstasjonen og telte dobbelt: { $points } poeng.
cc-say-closed-company = Linjen til { $company } fra stasjon { $station } nådde stasjon { $to } og ga { $points } profittpoeng.
cc-say-closed-power-company = Linjen til { $company } fra stasjon { $station } nådde kraftstasjonen og telte dobbelt: { $points } profittpoeng.
# For screen readers: the lines that a tile made longer. $lines is a list of the next.
cc-heard-grown = { $count ->
    [one] En linje vokste: { $lines }.
   *[other] Linjer vokste: { $lines }.
}
cc-heard-line = { $owner } til { $tiles ->
    [one] én brikke
   *[other] { $tiles } brikker
}
cc-say-swapped-open = { $player } byttet en aksje på { $percent } % mot den åpne, { $took }.
cc-say-swapped-open-known = { $player } byttet { $percent } % av { $gave } mot den åpne aksjen, { $percent } % av { $took }.
cc-say-swapped-blind = { $player } byttet en aksje på { $percent } % mot den øverste i bunken.
cc-say-swapped-blind-known = { $player } byttet { $percent } % av { $gave } mot { $percent } % av { $took } fra toppen av bunken.
cc-say-exchange-closed = Byttingen av aksjer tok slutt.
cc-say-passed = { $player } sto over.
cc-say-passed-over = { $player } hadde ingen brikker igjen og ble hoppet over.
cc-say-over = { $count ->
    [one] { $winners } vant med { $points ->
        [one] ett poeng
       *[other] { $points } poeng
    }.
   *[other] { $winners } delte seieren med { $points ->
        [one] ett poeng
       *[other] { $points } poeng
    } hver.
}

# Moves, as asked before they are done.
cc-do-lay = Legg { $tile } på { $space }
cc-do-lay-turned = Legg { $tile }, vridd { $turned }°, på { $space }
cc-do-draw = Trekk en brikke
cc-do-pass = Stå over
cc-do-swap-open = Bytt aksjen din på { $percent } % mot den åpne, { $company }
cc-do-swap-blind = Bytt aksjen din på { $percent } % mot den øverste i bunken

# Moves as they can be typed, between bars; the first is shown. Case, accents and spaces do not matter. r90 is a turn.
cc-type-lay = { $tile } { $space } | legg { $tile } { $space } | legg { $tile } på { $space }
cc-type-lay-turned = { $tile } { $space } r{ $turned } | legg { $tile } { $space } r{ $turned } | legg { $tile } på { $space } r{ $turned }
cc-type-draw = trekk | trekk en brikke
cc-type-pass = stå over | pass
cc-type-swap-open = bytt { $percent } åpen | bytt { $percent } åpent
cc-type-swap-blind = bytt { $percent } bunke | bytt { $percent } blindt

# What is to be done now.
cc-ask-lay = Legg brikken din.
cc-ask-lay-or-draw = Legg brikken din, eller trekk en ny.
cc-ask-lay-one = Legg en av brikkene dine.
cc-ask-lay-one-or-draw = Legg en av brikkene dine, eller trekk en ny.
cc-ask-lay-drawn = Legg brikken du trakk.
cc-ask-lay-or-swap = Legg brikken din, eller bytt en aksje.
cc-ask-lay-or-draw-or-swap = Legg brikken din, trekk en ny, eller bytt en aksje.
cc-ask-lay-one-or-swap = Legg en av brikkene dine, eller bytt en aksje.
cc-ask-lay-one-or-draw-or-swap = Legg en av brikkene dine, trekk en ny, eller bytt en aksje.
cc-ask-swap = Du har ingen brikker igjen: Bytt en aksje, eller stå over.
cc-ask-pass = Du har ingen brikker igjen: Stå over.
cc-ask-other = Det er { $player } sin tur.

# Figures of a seat.
cc-points = { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
cc-tiles-in-hand = { $tiles ->
    [0] ingen brikker
    [one] én brikke
   *[other] { $tiles } brikker
}
cc-lines-open = { $lines ->
    [0] alle linjer ferdige
    [one] én linje igjen
   *[other] { $lines } linjer igjen
}
cc-share-known = { $percent } % av { $company }
cc-share-unknown = { $percent } %, ukjent

# The race.
cc-race = Poeng
cc-race-label = { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}, { $tiles ->
    [0] ingenting underveis
    [one] én brikke til underveis
   *[other] { $tiles } brikker til underveis
}
cc-race-open = { $tiles ->
    [0] ingenting underveis
    [one] én brikke til underveis
   *[other] { $tiles } brikker til underveis
}

# The company game.
cc-companies = Selskaper
cc-company-profit = { $company }: { $profit } profittpoeng, 10 % gir { $value }
cc-profit = Profitt
cc-tenth = 10 % gir
# Beside the percentages in the table of companies: short.
cc-company-own = Dine, %
cc-company-open = Åpne, %
cc-limit = Til et selskap har { $until } profittpoeng
cc-limit-mark = byttingen slutter ved { $until }
cc-limit-over = Byttingen er slutt
cc-shares = Aksjene dine
cc-shares-now = De gir { $points } slik det står nå.
cc-share-mine = { $percent } % av { $company }, gir { $points } nå
cc-share-secret = Bare du kjenner den.
cc-share-seen = Også kjent for { $who }.
cc-pile = { $percent } %
cc-pile-down = { $percent } %: { $shares ->
    [0] ingen med baksiden opp.
    [one] én aksje med baksiden opp.
   *[other] { $shares } aksjer med baksiden opp.
}
cc-pile-open = { $percent } %: Den åpne aksjen er { $company }.
cc-piles = Bytt en aksje
cc-piles-closed = Aksjer på bordet
# On a narrow button: the open share, and the top one of the pile.
cc-offer-open = åpen
cc-offer-blind = bunke
cc-take-open-label = Bytt aksjen din på { $percent } % mot den åpne, { $company }, som gir { $points } nå.
cc-take-blind-label = Bytt aksjen din på { $percent } % mot den øverste i bunken, med { $shares ->
    [one] én aksje
   *[other] { $shares } aksjer
} med baksiden opp.
cc-top-known = Du kjenner den øverste: { $company }.

# The result.
cc-result-lines = Linje fra stasjon { $station }: { $points }
cc-result-line = Stasjon { $station }
cc-result-share = { $percent } % av { $company } med verdi { $value }: { $points }
cc-result-round-lines = Linjene, én etter én
cc-result-round-bonus = Bonusen for størst andel
cc-result-bonus = Bonus
cc-result-bonus-text = Bonus for størst andel: { $points }
cc-result-bonus-why = Den som har størst andel av et selskap, får en tidel av profitten.

# Where a hint says to look.
cc-look-lay = Se på { $place }: Legg en brikke der.
cc-look-draw = Se på bunken: Trekk en brikke.
cc-look-swap = Se på aksjene på { $place } %: Bytt din.
cc-look-pass = Du kan bare stå over.

# What kind of move is best, in puzzles.
puzzle-kind-lay = legge en brikke
puzzle-kind-draw = trekke en brikke
puzzle-kind-swap = bytte en aksje
