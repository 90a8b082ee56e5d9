# Ticket to Ride: San Francisco

## Cards: the colour by itself, one card, and so many cards

card-blue = blauw
    .one = een blauwe kaart
    .many = { $count ->
        [one] 1 blauwe kaart
       *[other] { $count } blauwe kaarten
    }
    .typed = blauw | blauwe
card-green = groen
    .one = een groene kaart
    .many = { $count ->
        [one] 1 groene kaart
       *[other] { $count } groene kaarten
    }
    .typed = groen | groene
card-black = zwart
    .one = een zwarte kaart
    .many = { $count ->
        [one] 1 zwarte kaart
       *[other] { $count } zwarte kaarten
    }
    .typed = zwart | zwarte
card-purple = paars
    .one = een paarse kaart
    .many = { $count ->
        [one] 1 paarse kaart
       *[other] { $count } paarse kaarten
    }
    .typed = paars | paarse
card-red = rood
    .one = een rode kaart
    .many = { $count ->
        [one] 1 rode kaart
       *[other] { $count } rode kaarten
    }
    .typed = rood | rode
card-orange = oranje
    .one = een oranje kaart
    .many = { $count ->
        [one] 1 oranje kaart
       *[other] { $count } oranje kaarten
    }
    .typed = oranje
card-ferry = veerboot
    .one = een veerbootkaart
    .many = { $count ->
        [one] 1 veerbootkaart
       *[other] { $count } veerbootkaarten
    }
    .typed = veerboot | veerboten | veerbootkaart | veerbootkaarten
card-grey = grijs

## Places

place-alcatraz = Alcatraz
place-crissy-field = Crissy Field
place-fort-mason = Fort Mason
place-golden-gate-bridge = Golden Gate Bridge
place-haight-ashbury = Haight Ashbury
place-japanese-gardens = Japanese Gardens
place-lombard-street = Lombard Street
place-market-street = Market Street
place-mission-district = Mission District
place-pacific-heights = Pacific Heights
place-painted-ladies = Painted Ladies
place-palace-of-fine-arts = Palace of Fine Arts
place-pier-39 = Pier 39
place-potrero-hill = Potrero Hill
place-presidio = Presidio
place-south-beach = South Beach
place-sunset = Sunset
place-the-castro = The Castro
place-the-embarcadero = The Embarcadero
place-twin-peaks = Twin Peaks
place-union-square = Union Square

## Souvenirs. All of them are "de" words: "de zeehond van Alcatraz".

souvenir-bell = bel
souvenir-crab = krab
souvenir-gull = meeuw
souvenir-lantern = lampion
souvenir-poppy = klaproos
souvenir-seal = zeehond
souvenir-whale = walvis

## The map

# "kaart" would be a card as well as a map: the map is "plattegrond".
# The title of a map: map-NAME. Others keep the title that their file has.
map-san-francisco = San Francisco
tk-map = Plattegrond van { $title }: met de pijltjestoetsen ga je van locatie naar locatie
tk-map-view = { $title }: pijltjestoetsen verschuiven de plattegrond, plus en min zoomen in en uit, 0 toont de hele plattegrond
tk-map-coming = De plattegrond wordt uitgevouwen …
tk-map-failed = De plattegrond is niet aangekomen.
tk-map-again = Opnieuw proberen
tk-zoom-in = Inzoomen
tk-zoom-out = Uitzoomen
tk-zoom-all = De hele plattegrond
tk-legend-spaces = Vakjes
tk-legend-points = Punten
tk-legend-ferry = veerbootkaart nodig
tk-legend-grey = één kleur naar keuze
tk-legend-souvenir = toeristenfiches
# { $a } and { $b } are places
tk-ends = { $a } – { $b }
# A ticket, such as: Alcatraz – Twin Peaks (8)
tk-ticket = { $ends } ({ $points })
# All there is to know of a route, for screen readers
tk-route-label = { $a } naar { $b }, { $length ->
        [one] 1 vakje
       *[other] { $length } vakjes
    }{ $ferries ->
        [0] { "" }
        [one] , 1 veerboot nodig
       *[other] , { $ferries } veerboten nodig
    }, { $colour }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $state ->
        [claimable] vrij, je kunt hem claimen
        [closed] gesloten
        [mine] van jou
        [taken] geclaimd door { $owner }
       *[free] vrij
    }
# A place, for screen readers. { $can }: can something be done there now?
tk-place-label = { $place }{ $count ->
        [0] { "" }
        [one] , 1 toeristenfiche: { $souvenir }
       *[other] , { $count } toeristenfiches: { $souvenir }
    }{ $can ->
        [yes] , te kiezen
       *[no] { "" }
    }
# What somebody is told who taps a place. { $has }: does the reader own this souvenir?
tk-place-note = { $count ->
        [0] { $place }: hier liggen geen toeristenfiches.
       *[other] { $has ->
            [yes] { $place }: { $souvenir }, nog { $count }. Die heb je al.
           *[no] { $place }: { $souvenir }, nog { $count }. Claim er een route naartoe en neem er een mee.
        }
    }
tk-last-round = Laatste ronde!
tk-turns-left = { $count ->
        [one] Nog één beurt.
       *[other] Nog { $count } beurten.
    }
tk-way = { $ends }: nog { $cars ->
        [one] 1 kabeltram
       *[other] { $cars } kabeltrams
    } nodig via de goedkoopste weg die nog open is.
tk-way-done = { $ends } is verbonden.
tk-way-none = { $ends }: er is geen weg meer.
tk-way-too-far = { $ends } kost nog { $cars ->
        [one] 1 kabeltram
       *[other] { $cars } kabeltrams
    }, en je hebt er maar { $left }.

## A route's panel

tk-close = Sluiten
tk-colour = { $colour }
tk-any-colour = één kleur naar keuze
tk-spaces = { $count ->
        [one] 1 vakje
       *[other] { $count } vakjes
    }
tk-points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
tk-needs-ferries = { $count ->
        [one] 1 veerboot nodig
       *[other] { $count } veerboten nodig
    }
tk-owner = Deze route is van { $name }.
tk-owner-you = Deze route is van jou.
tk-pay-with = Claimen met
tk-closed = Gesloten: met twee spelers kan maar één van de twee routes worden geclaimd.
tk-can-later = Je hebt er de kaarten voor. Wacht op je beurt.
tk-not-now = Maak eerst af waar je aan begonnen bent.
tk-missing = { $count ->
        [one] Je komt 1 kaart tekort
       *[other] Je komt { $count } kaarten tekort
    }: je hebt { $have }× { $colour } en { $ferries }× veerboot.

## The hand

tk-market = Kaarten trekken
tk-take = Neem { $card }
tk-take-blind = Neem de bovenste kaart van de trekstapel: nog { $count }
tk-draw-tickets = Bestemmingskaarten trekken
tk-left = nog { $count }
tk-discards = Aflegstapel: { $count }
tk-discards-none = Er is nog niets afgelegd.
tk-hand = Je hand
tk-hand-empty = Geen kaarten in je hand.
tk-own-card = { $cards }: toon de routes voor deze soort
tk-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
tk-tickets = Je bestemmingskaarten
tk-tickets-none = Nog geen bestemmingskaarten.
tk-tickets-done = { $done } van { $count } behaald
tk-tickets-held = { $count ->
        [one] 1 bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }
tk-ticket-is-done = behaald
tk-ticket-missed = niet behaald
tk-ticket-no-way = geen weg meer
tk-ticket-takes = { $cars ->
        [one] nog 1 kabeltram
       *[other] nog { $cars } kabeltrams
    }
tk-ticket-too-far = { $cars ->
        [one] nog 1 kabeltram
       *[other] nog { $cars } kabeltrams
    }: te ver, je hebt er { $left }
tk-offer = Welke bestemmingskaarten houd je?
tk-offer-one = Dit is de laatste bestemmingskaart: die is voor jou.
tk-keep-this = Alleen deze houden
tk-keep-this-label = Alleen { $a } naar { $b } houden
tk-keep-both = Allebei houden
tk-chosen = { $count ->
        [one] Deze bestemmingskaart houd je
       *[other] Deze bestemmingskaarten houd je
    }
tk-stacks = Plaats een stapel toeristenfiches
tk-stacks-how = Tik op de plattegrond op een locatie waar er nog geen liggen.
tk-choose-souvenir = Kies je toeristenfiche
tk-souvenir-of = de { $souvenir } van { $place }
tk-pass = Passen
tk-cars-left = { $count ->
        [one] nog 1 kabeltram
       *[other] nog { $count } kabeltrams
    }
tk-cars-few = { $count ->
        [0] Geen kabeltrams meer
        [one] Nog maar 1 kabeltram
       *[other] Nog maar { $count } kabeltrams
    }
tk-souvenirs = Toeristenfiches
tk-has-souvenir = { $souvenir }: van jou
tk-lacks-souvenir = { $souvenir }: nog niet
tk-next-souvenir = { $all ->
        [yes] Je hebt alle toeristenfiches.
       *[no] { $points ->
            [0] Het volgende fiche levert nog niets op.
            [one] Het volgende fiche levert 1 punt op.
           *[other] Het volgende fiche levert { $points } punten op.
        }
    }

## What to do now

tk-ask-keeping = Houd een van deze bestemmingskaarten, of allebei.
tk-ask-stacking = Plaats een stapel toeristenfiches: tik op een locatie op de plattegrond.
# { $can }: what is legal now
tk-ask-acting = { $can ->
        [cards-tickets] Neem twee kaarten of trek bestemmingskaarten.
        [cards-route] Neem twee kaarten of claim een route.
        [cards] Neem twee kaarten.
        [route-tickets] Claim een route of trek bestemmingskaarten.
        [route] Claim een route.
        [tickets] Trek bestemmingskaarten.
       *[cards-route-tickets] Neem twee kaarten, claim een route of trek bestemmingskaarten.
    }
tk-ask-second = Neem je tweede kaart.
tk-ask-choosing = Houd een van de getrokken bestemmingskaarten, of allebei.
tk-ask-visiting = Kies een toeristenfiche aan een uiteinde van je nieuwe route.
tk-ask-over = Het spel is afgelopen.
tk-ask-pass = Je kunt niets doen. Je moet passen.
# { $stage }: keeping and choosing are about tickets, stacking and visiting about souvenirs, second is the second card
tk-ask-wait = { $stage ->
        [keeping] { $name } kiest bestemmingskaarten.
        [choosing] { $name } kiest bestemmingskaarten.
        [stacking] { $name } plaatst toeristenfiches.
        [visiting] { $name } kiest een toeristenfiche.
        [second] { $name } neemt een tweede kaart.
       *[other] { $name } is aan de beurt.
    }

## Actions, as asked before they are done

tk-do-take = Neem { $card }
tk-do-blind = Neem de bovenste kaart van de trekstapel
tk-do-tickets = Trek twee bestemmingskaarten
tk-do-pass = Passen
tk-do-claim = Claim { $route } met { $cards }
tk-do-souvenir = Neem de { $souvenir } van { $place }
tk-do-stack = Plaats de { $souvenir } op { $place }
tk-do-keep = Houd alleen { $ticket }
tk-do-keep-both = Houd allebei de bestemmingskaarten

## Moves as they can be typed, between bars; the first is shown. Case, accents and spaces do not matter.
# tk-type-route is the beginning of tk-type-claim. The words for cards are card-COLOUR.typed.

tk-type-take = neem { $card } | pak { $card } | trek { $card }
tk-type-blind = neem blind | blind | trek blind
tk-type-tickets = bestemmingskaarten | trek bestemmingskaarten | bestemmingskaarten trekken
tk-type-claim = claim { $route } met { $cards } | claim { $route } { $cards }
tk-type-route = claim { $route }
tk-type-cards = { $count } { $card }
tk-type-souvenir = toeristenfiche { $place } | fiche { $place }
tk-type-stack = stapel { $stack } { $place } | stapel { $souvenir } { $place }
tk-type-keep = houd { $number }
tk-type-keep-both = houd allebei | allebei houden | houd beide
tk-type-pass = pas | passen

## What happened, in the present tense, as everything in the log

tk-say-offered = { $name } trekt { $count ->
        [one] 1 bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }.
tk-say-offered-known = { $name } trekt { $tickets }.
tk-say-chosen = { $name } kiest de eerste bestemmingskaarten.
tk-say-chosen-known = { $name } begint met { $tickets }.
tk-say-kept = { $name } houdt { $count ->
        [one] 1 bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }.
tk-say-kept-known = { $name } houdt { $tickets }.
tk-say-stack = { $name } plaatst { $count ->
        [one] de { $souvenir }
       *[other] { $count } toeristenfiches ({ $souvenir })
    } op { $place }.
tk-say-took = { $name } neemt { $card }.
tk-say-took-blind = { $name } trekt { $card } van de trekstapel.
tk-say-took-hidden = { $name } trekt een kaart van de trekstapel.
tk-say-claimed = { $name } claimt { $route } met { $cards }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
tk-say-completed = { $name } behaalt { $tickets }.
tk-say-souvenir = { $name } neemt de { $souvenir } van { $place }{ $count ->
        [one] , als eerste toeristenfiche
       *[other] , toeristenfiche nummer { $count }
    }.
tk-say-shuffled = De aflegstapel wordt geschud tot een nieuwe trekstapel.
tk-say-swept = { $times ->
        [one] Er liggen drie of meer veerboten open, dus worden alle vijf de kaarten vervangen.
       *[other] Er liggen drie of meer veerboten open, dus worden alle vijf de kaarten vervangen, { $times } keer achter elkaar.
    }
tk-say-passed = { $name } past.
tk-effect-completed = Behaalt { $tickets }
tk-effect-souvenir = Neemt de { $souvenir } van { $place }
tk-say-last-round = { $name } heeft { $count ->
        [0] geen kabeltrams meer
        [one] nog maar 1 kabeltram
       *[other] nog maar { $count } kabeltrams
    }: iedereen is nog één keer aan de beurt.
tk-say-shown = { $doneCount ->
        [0] { $missedCount ->
            [0] { $name } heeft geen bestemmingskaarten.
           *[other] { $name } behaalt { $missed } niet.
        }
       *[other] { $missedCount ->
            [0] { $name } behaalt { $done }.
           *[other] { $name } behaalt { $done }, maar { $missed } niet.
        }
    }
tk-say-over = { $count ->
        [one] { $names } wint met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
       *[other] { $names } delen de overwinning met elk { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
    }

## The final scoring

# In a replay: what lay on the table, and tickets in somebody's hand.
tk-holding-deck = Trekstapel: { $count }
tk-holding-tickets = Stapel bestemmingskaarten: { $count }
tk-holding-open = nog niet behaald
tk-holding-offered = om uit te kiezen
tk-result-routes = Routes
tk-result-souvenirs = { $count ->
        [0] Geen toeristenfiches
        [one] 1 toeristenfiche
       *[other] { $count } toeristenfiches
    }
tk-result-points = punten
tk-result-done = behaald
tk-result-missed = niet behaald
tk-result-say-routes = Eerst de routes, zoals ze tijdens het spel zijn geteld.
tk-result-say-souvenirs = Nu de toeristenfiches: hoe meer verschillende, hoe beter.
tk-result-say-done = { $name } verbindt { $ends }: { $points ->
        [one] 1 punt erbij.
       *[other] { $points } punten erbij.
    }
tk-result-say-missed = { $name } verbindt { $ends } niet: { $points ->
        [one] 1 punt eraf.
       *[other] { $points } punten eraf.
    }

## Why something cannot be done

tk-reason-game-over = Het spel is afgelopen.
tk-reason-no-such-action = Die zet bestaat niet.
tk-reason-choose-first-tickets = Kies eerst welke bestemmingskaarten je houdt.
tk-reason-place-stack-first = Plaats eerst een stapel toeristenfiches op een locatie zonder stapel.
tk-reason-take-second-card = Je hebt een kaart genomen; neem nu de tweede.
tk-reason-choose-drawn-tickets = Je hebt bestemmingskaarten getrokken; kies nu welke je houdt.
tk-reason-choose-souvenir = Je hebt een route geclaimd; kies nu een toeristenfiche aan een van de uiteinden.
tk-reason-deck-empty = De trekstapel is op.
tk-reason-no-tickets-left = De bestemmingskaarten zijn op.
tk-reason-pass-with-choices = Passen mag alleen als je niets anders kunt doen.
tk-reason-ferry-as-second = Een open veerbootkaart mag niet je tweede kaart zijn.
tk-reason-souvenir-elsewhere = Het toeristenfiche moet aan een uiteinde liggen van de route die je net hebt geclaimd.
tk-reason-card-not-open = Zo’n kaart ligt niet open: { $card }.
tk-reason-nothing-to-choose = Zoiets valt er nu niet te kiezen.
tk-reason-no-such-location = Die locatie staat niet op deze plattegrond.
tk-reason-stack-is-placed = Die stapel ligt al op de plattegrond; plaats de andere.
tk-reason-location-has-stack = Op { $location } liggen al toeristenfiches.
tk-reason-route-is-yours = { $route } is al van jou.
tk-reason-route-is-taken = { $route } is van { $owner }.
tk-reason-route-twin-is-yours = De andere route van dit paar is van jou, en niemand mag ze allebei hebben.
tk-reason-route-is-closed = Gesloten: met twee spelers kan maar één van de twee routes worden geclaimd.
tk-reason-too-few-cars = Dat kost { $length ->
        [one] 1 kabeltram
       *[other] { $length } kabeltrams
    }, en je hebt er { $cars ->
        [0] geen meer
       *[other] nog maar { $cars }
    }.
tk-reason-too-few-cards = Dat kost { $needed }; { $count ->
        [0] daar heb je er geen van
       *[other] je hebt { $has }
    }.

# Where a hint says to look.
tk-look-claim = Kijk rond { $place }: claim daar een route.
tk-look-take = Kijk naar de kaarten: neem er een.
tk-look-tickets = Kijk naar de bestemmingskaarten: trek nieuwe.
tk-look-keep = { $count ->
    [one] Kijk naar de bestemmingskaarten: houd er maar een.
   *[other] Kijk naar de bestemmingskaarten: houd ze allebei.
}
tk-look-souvenir = Kijk naar de toeristenfiches aan beide uiteinden: welke heb je nog nodig?
tk-look-stack = Kijk naar { $place }: leg daar een stapel toeristenfiches.
tk-look-pass = Je kunt alleen passen.

# What kind of move is best, in puzzles.
puzzle-kind-take = een open transportkaart nemen
puzzle-kind-blind = een kaart van de stapel trekken
puzzle-kind-tickets = bestemmingskaarten trekken
puzzle-kind-keep = bestemmingskaarten houden
puzzle-kind-stack = een stapel toeristenfiches plaatsen
puzzle-kind-souvenir = een toeristenfiche nemen
puzzle-kind-claim = een route claimen
