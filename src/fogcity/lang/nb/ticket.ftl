# Ticket to Ride: San Francisco

## Cards: the colour by itself, one card, and so many cards

card-blue = blå
    .one = et blått kort
    .many = { $count ->
        [one] 1 blått kort
       *[other] { $count } blå kort
    }
    .typed = blå | blått
card-green = grønn
    .one = et grønt kort
    .many = { $count ->
        [one] 1 grønt kort
       *[other] { $count } grønne kort
    }
    .typed = grønn | grønt | grønne
card-black = svart
    .one = et svart kort
    .many = { $count ->
        [one] 1 svart kort
       *[other] { $count } svarte kort
    }
    .typed = svart | svarte
card-purple = lilla
    .one = et lilla kort
    .many = { $count ->
        [one] 1 lilla kort
       *[other] { $count } lilla kort
    }
    .typed = lilla
card-red = rød
    .one = et rødt kort
    .many = { $count ->
        [one] 1 rødt kort
       *[other] { $count } røde kort
    }
    .typed = rød | rødt | røde
card-orange = oransje
    .one = et oransje kort
    .many = { $count ->
        [one] 1 oransje kort
       *[other] { $count } oransje kort
    }
    .typed = oransje
card-ferry = ferge
    .one = et fergekort
    .many = { $count ->
        [one] 1 fergekort
       *[other] { $count } fergekort
    }
    .typed = ferge | ferger | fergekort
card-grey = grå

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

## Souvenirs. Sentences put them behind "suveniren" or in parentheses, so that their gender does not matter.

souvenir-bell = bjelle
souvenir-crab = krabbe
souvenir-gull = måke
souvenir-lantern = lykt
souvenir-poppy = valmue
souvenir-seal = sel
souvenir-whale = hval

## The map

# The title of a map: map-NAME. Others keep the title that their file has.
map-san-francisco = San Francisco
tk-map = Kart over { $title }: Piltastene går fra sted til sted
tk-map-view = { $title }: Piltastene flytter kartet, pluss og minus zoomer, 0 viser hele kartet
tk-map-coming = Kartet brettes ut …
tk-map-failed = Kartet kom ikke fram.
tk-map-again = Prøv igjen
tk-zoom-in = Zoom inn
tk-zoom-out = Zoom ut
tk-zoom-all = Hele kartet
tk-legend-spaces = Felt
tk-legend-points = Poeng
tk-legend-ferry = krever fergekort
tk-legend-grey = én valgfri farge
tk-legend-souvenir = suvenirer
# { $a } and { $b } are places
tk-ends = { $a } – { $b }
# A ticket, such as: Alcatraz – Twin Peaks (8)
tk-ticket = { $ends } ({ $points })
# All there is to know of a route, for screen readers
tk-route-label = { $a } til { $b }, { $length } felt{ $ferries ->
        [0] { "" }
        [one] , krever 1 ferge
       *[other] , krever { $ferries } ferger
    }, { $colour }, { $points } poeng, { $state ->
        [claimable] ledig, du kan ta den
        [closed] stengt
        [mine] din
        [taken] tatt av { $owner }
       *[free] ledig
    }
# A place, for screen readers. { $can }: can something be done there now?
tk-place-label = { $place }{ $count ->
        [0] { "" }
        [one] , 1 suvenir: { $souvenir }
       *[other] , { $count } suvenirer: { $souvenir }
    }{ $can ->
        [yes] , kan velges
       *[no] { "" }
    }
# What somebody is told who taps a place. { $has }: does the reader own this souvenir?
tk-place-note = { $count ->
        [0] { $place }: ingen suvenirer her.
       *[other] { $has ->
            [yes] { $place }: { $souvenir }, { $count } igjen. Du har allerede en.
           *[no] { $place }: { $souvenir }, { $count } igjen. Ta en rute hit, så får du en.
        }
    }
tk-last-round = Siste runde!
tk-turns-left = { $count ->
        [one] Én tur igjen.
       *[other] { $count } turer igjen.
    }
tk-way = { $ends }: Den billigste veien som fortsatt er åpen, trenger { $cars ->
        [one] 1 sporvogn
       *[other] { $cars } sporvogner
    } til.
tk-way-done = { $ends } er koblet sammen.
tk-way-none = { $ends }: Det er ingen vei igjen.
tk-way-too-far = { $ends } trenger { $cars ->
        [one] 1 sporvogn
       *[other] { $cars } sporvogner
    } til, og du har bare { $left }.

## A route's panel

tk-close = Lukk
tk-colour = { $colour }
tk-any-colour = én valgfri farge
tk-spaces = { $count } felt
tk-points = { $count } poeng
tk-needs-ferries = { $count ->
        [one] krever 1 ferge
       *[other] krever { $count } ferger
    }
tk-owner = { $name } eier denne ruten.
tk-owner-you = Du eier denne ruten.
tk-pay-with = Betal ruten med
tk-closed = Stengt: Med to spillere kan bare én av de to rutene tas.
tk-can-later = Du har kortene til den. Vent til det er din tur.
tk-not-now = Gjør først ferdig det du har begynt på.
tk-missing = Du mangler { $count } kort til den. På hånden har du { $have } × { $colour } og { $ferries } × ferge.

## The hand

tk-market = Kort å ta
tk-take = Ta { $card }
tk-take-blind = Ta det øverste kortet i trekkbunken: { $count } igjen
tk-draw-tickets = Trekk billetter
tk-left = { $count } igjen
tk-discards = Kastebunke: { $count }
tk-discards-none = Ingenting er kastet ennå.
tk-hand = På hånden
tk-hand-empty = Ingen kort på hånden.
tk-own-card = { $cards }: vis rutene for denne typen
tk-cards = { $count } kort
tk-tickets = Billettene dine
tk-tickets-none = Ingen billetter ennå.
tk-tickets-done = { $done } av { $count } fullført
tk-tickets-held = { $count ->
        [one] 1 billett
       *[other] { $count } billetter
    }
tk-ticket-is-done = fullført
tk-ticket-missed = ikke fullført
tk-ticket-no-way = ingen vei igjen
tk-ticket-takes = { $cars ->
        [one] trenger 1 sporvogn til
       *[other] trenger { $cars } sporvogner til
    }
tk-ticket-too-far = { $cars ->
        [one] trenger 1 sporvogn til
       *[other] trenger { $cars } sporvogner til
    }, du har bare { $left }
tk-offer = Hvilke billetter vil du beholde?
tk-offer-one = Dette er den siste billetten: Den er din.
tk-keep-this = Behold bare denne
tk-keep-this-label = Behold bare { $a } til { $b }
tk-keep-both = Behold begge
tk-chosen = { $count ->
        [one] Du beholder denne billetten
       *[other] Du beholder disse billettene
    }
tk-stacks = Sett ut en stabel suvenirer
tk-stacks-how = Trykk på et sted på kartet som ikke har noen ennå.
tk-choose-souvenir = Velg en suvenir
tk-souvenir-of = { $souvenir } fra { $place }
tk-pass = Stå over
tk-cars-left = { $count ->
        [one] 1 sporvogn igjen
       *[other] { $count } sporvogner igjen
    }
tk-cars-few = { $count ->
        [0] Ingen sporvogner igjen
        [one] Bare 1 sporvogn igjen
       *[other] Bare { $count } sporvogner igjen
    }
tk-souvenirs = Suvenirer
tk-has-souvenir = { $souvenir }: din
tk-lacks-souvenir = { $souvenir }: ikke ennå
tk-next-souvenir = { $all ->
        [yes] Du har alle suvenirene.
       *[no] { $points ->
            [0] Neste suvenir gir ingenting ennå.
           *[other] Neste suvenir gir { $points } poeng til.
        }
    }

## What to do now

tk-ask-keeping = Behold en av disse billettene, eller begge.
tk-ask-stacking = Sett ut en stabel suvenirer: Trykk på et sted på kartet.
# { $can }: what is legal now
tk-ask-acting = { $can ->
        [cards-tickets] Trekk to kort, eller trekk billetter.
        [cards-route] Trekk to kort, eller ta en rute.
        [cards] Trekk to kort.
        [route-tickets] Ta en rute, eller trekk billetter.
        [route] Ta en rute.
        [tickets] Trekk billetter.
       *[cards-route-tickets] Trekk to kort, ta en rute, eller trekk billetter.
    }
tk-ask-second = Ta det andre kortet ditt.
tk-ask-choosing = Behold en av billettene du trakk, eller begge.
tk-ask-visiting = Velg en suvenir fra en av endene av den nye ruten din.
tk-ask-over = Spillet er slutt.
tk-ask-pass = Det er ingenting du kan gjøre. Stå over.
# { $stage }: keeping and choosing are about tickets, stacking and visiting about souvenirs, second is the second card
tk-ask-wait = { $stage ->
        [keeping] { $name } velger billetter.
        [choosing] { $name } velger billetter.
        [stacking] { $name } setter ut suvenirer.
        [visiting] { $name } velger en suvenir.
        [second] { $name } tar et kort til.
       *[other] Det er { $name } sin tur.
    }

## Actions, as asked before they are done

tk-do-take = Ta { $card }
tk-do-blind = Ta det øverste kortet i trekkbunken
tk-do-tickets = Trekk to billetter
tk-do-pass = Stå over
tk-do-claim = Ta { $route } med { $cards }
tk-do-souvenir = Ta suveniren { $souvenir } fra { $place }
tk-do-stack = Sett suvenirstabelen ({ $souvenir }) på { $place }
tk-do-keep = Behold bare { $ticket }
tk-do-keep-both = Behold begge billettene

## Moves as they can be typed, between bars; the first is shown. Case, accents and spaces do not matter.
# tk-type-route is the beginning of tk-type-claim. The words for cards are card-COLOUR.typed.

tk-type-take = ta { $card }
tk-type-blind = ta blindt | blindt | trekk blindt
tk-type-tickets = billetter | trekk billetter
tk-type-claim = ta { $route } med { $cards } | ta ruten { $route } med { $cards } | krev { $route } med { $cards } | ta { $route } { $cards }
tk-type-route = ta { $route } | ta ruten { $route } | krev { $route }
tk-type-cards = { $count } { $card }
tk-type-souvenir = suvenir { $place }
tk-type-stack = stabel { $stack } { $place } | stabel { $souvenir } { $place }
tk-type-keep = behold { $number }
tk-type-keep-both = behold begge
tk-type-pass = stå over | pass

## What happened, in the past tense, as everything in the log

tk-say-offered = { $name } trakk { $count ->
        [one] 1 billett
       *[other] { $count } billetter
    }.
tk-say-offered-known = { $name } trakk { $tickets }.
tk-say-chosen = { $name } valgte sine første billetter.
tk-say-chosen-known = { $name } begynte med { $tickets }.
tk-say-kept = { $name } beholdt { $count ->
        [one] 1 billett
       *[other] { $count } billetter
    }.
tk-say-kept-known = { $name } beholdt { $tickets }.
tk-say-stack = { $name } satte { $count ->
        [one] suveniren { $souvenir }
       *[other] { $count } suvenirer ({ $souvenir })
    } på { $place }.
tk-say-took = { $name } tok { $card }.
tk-say-took-blind = { $name } trakk { $card } fra trekkbunken.
tk-say-took-hidden = { $name } trakk et kort fra trekkbunken.
tk-say-claimed = { $name } tok ruten { $route } med { $cards }: { $points } poeng.
tk-say-completed = { $name } fullførte { $tickets }.
tk-say-souvenir = { $name } tok suveniren { $souvenir } fra { $place }{ $count ->
        [one] , sin første
       *[other] , suvenir nummer { $count }
    }.
tk-say-shuffled = Kastebunken ble stokket til en ny trekkbunke.
tk-say-swept = { $times ->
        [one] Tre eller flere ferger lå åpent, så alle fem kortene ble byttet ut.
       *[other] Tre eller flere ferger lå åpent, så alle fem kortene ble byttet ut, { $times } ganger på rad.
    }
tk-say-passed = { $name } sto over.
tk-effect-completed = Fullfører { $tickets }
tk-effect-souvenir = Tar suveniren { $souvenir } fra { $place }
tk-say-last-round = { $name } hadde { $count ->
        [0] ingen sporvogner
        [one] 1 sporvogn
       *[other] { $count } sporvogner
    } igjen: én tur til for alle.
tk-say-shown = { $doneCount ->
        [0] { $missedCount ->
            [0] { $name } hadde ingen billetter.
           *[other] { $name } fullførte ikke { $missed }.
        }
       *[other] { $missedCount ->
            [0] { $name } fullførte { $done }.
           *[other] { $name } fullførte { $done }, men ikke { $missed }.
        }
    }
tk-say-over = { $count ->
        [one] { $names } vant med { $points } poeng.
       *[other] { $names } delte seieren med { $points } poeng hver.
    }

## The final scoring

# In a replay: what lay on the table, and tickets in somebody's hand.
tk-holding-deck = Trekkbunke: { $count }
tk-holding-tickets = Billetter å trekke: { $count }
tk-holding-open = ikke fullført ennå
tk-holding-offered = å velge mellom
tk-result-routes = Ruter
tk-result-souvenirs = { $count ->
        [0] Ingen suvenirer
        [one] 1 suvenir
       *[other] { $count } suvenirer
    }
tk-result-points = poeng
tk-result-done = fullført
tk-result-missed = ikke fullført
tk-result-say-routes = Først rutene, med poengene de ga under spillet.
tk-result-say-souvenirs = Så suvenirene: Jo flere ulike, desto bedre.
tk-result-say-done = { $name } koblet sammen { $ends }: { $points } poeng legges til.
tk-result-say-missed = { $name } koblet ikke sammen { $ends }: { $points } poeng trekkes fra.

## Why something cannot be done

tk-reason-game-over = Spillet er slutt.
tk-reason-no-such-action = Et slikt trekk finnes ikke.
tk-reason-choose-first-tickets = Velg først hvilke billetter du vil beholde.
tk-reason-place-stack-first = Sett først ut en stabel suvenirer på et sted uten stabel.
tk-reason-take-second-card = Du har tatt et kort; ta det andre nå.
tk-reason-choose-drawn-tickets = Du har trukket billetter; velg nå hvilke du vil beholde.
tk-reason-choose-souvenir = Du har tatt en rute; velg nå en suvenir fra en av endene.
tk-reason-deck-empty = Trekkbunken er tom.
tk-reason-no-tickets-left = Det er ingen billetter igjen.
tk-reason-pass-with-choices = Bare den som ikke kan gjøre noe annet, kan stå over.
tk-reason-ferry-as-second = Et åpent fergekort kan ikke være det andre kortet ditt.
tk-reason-souvenir-elsewhere = Suveniren må komme fra en av endene av ruten du nettopp tok.
tk-reason-card-not-open = Et slikt kort ligger ikke åpent: { $card }.
tk-reason-nothing-to-choose = Det er ingenting slikt å velge nå.
tk-reason-no-such-location = Det finnes ikke noe slikt sted på dette kartet.
tk-reason-stack-is-placed = Den stabelen er allerede på kartet; sett ut den andre.
tk-reason-location-has-stack = Det ligger allerede suvenirer på { $location }.
tk-reason-route-is-yours = { $route } er allerede din.
tk-reason-route-is-taken = { $route } tilhører { $owner }.
tk-reason-route-twin-is-yours = Den andre ruten i dette paret er din, og ingen kan ha begge.
tk-reason-route-is-closed = Stengt: Med to spillere kan bare én av de to rutene tas.
tk-reason-too-few-cars = Den trenger { $length ->
        [one] 1 sporvogn
       *[other] { $length } sporvogner
    }, og du har { $cars ->
        [0] ingen igjen
       *[other] bare { $cars } igjen
    }.
tk-reason-too-few-cards = Den koster { $needed }; { $count ->
        [0] du har ingen av dem
       *[other] du har { $has }
    }.

# Where a hint says to look.
tk-look-claim = Se rundt { $place }: Ta en rute der.
tk-look-take = Se på kortene: Ta ett.
tk-look-tickets = Se på billettene: Trekk nye.
tk-look-keep = { $count ->
    [one] Se på billettene: Behold bare én.
   *[other] Se på billettene: Behold begge.
}
tk-look-souvenir = Se på suvenirene i begge endene: Hvilken mangler du ennå?
tk-look-stack = Se på { $place }: Sett ut en stabel suvenirer der.
tk-look-pass = Du kan bare stå over.

# What kind of move is best, in puzzles.
puzzle-kind-take = ta et åpent transportkort
puzzle-kind-blind = trekke et kort fra bunken
puzzle-kind-tickets = trekke billetter
puzzle-kind-keep = beholde billetter
puzzle-kind-stack = plassere en stabel suvenirer
puzzle-kind-souvenir = ta en suvenir
puzzle-kind-claim = ta en rute
