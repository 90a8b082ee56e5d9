# Ticket to Ride: San Francisco

## Cards: the colour by itself, one card, and so many cards

card-blue = blue
    .one = a blue card
    .many = { $count ->
        [one] 1 blue card
       *[other] { $count } blue cards
    }
    .typed = blue
card-green = green
    .one = a green card
    .many = { $count ->
        [one] 1 green card
       *[other] { $count } green cards
    }
    .typed = green
card-black = black
    .one = a black card
    .many = { $count ->
        [one] 1 black card
       *[other] { $count } black cards
    }
    .typed = black
card-purple = purple
    .one = a purple card
    .many = { $count ->
        [one] 1 purple card
       *[other] { $count } purple cards
    }
    .typed = purple
card-red = red
    .one = a red card
    .many = { $count ->
        [one] 1 red card
       *[other] { $count } red cards
    }
    .typed = red
card-orange = orange
    .one = an orange card
    .many = { $count ->
        [one] 1 orange card
       *[other] { $count } orange cards
    }
    .typed = orange
card-ferry = ferry
    .one = a ferry card
    .many = { $count ->
        [one] 1 ferry card
       *[other] { $count } ferry cards
    }
    .typed = ferry | ferries
card-grey = grey

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

## Souvenirs

souvenir-bell = bell
souvenir-crab = crab
souvenir-gull = gull
souvenir-lantern = lantern
souvenir-poppy = poppy
souvenir-seal = seal
souvenir-whale = whale

## The map

# The title of a map: map-NAME. Others keep the title that their file has.
map-san-francisco = San Francisco
tk-map = Map of { $title }: arrow keys go from location to location
tk-map-view = { $title }: arrow keys move the map, plus and minus zoom, 0 shows the whole map
tk-map-coming = The map is loading …
tk-map-failed = The map could not be loaded.
tk-map-again = Try again
tk-zoom-in = Zoom in
tk-zoom-out = Zoom out
tk-zoom-all = The whole map
tk-legend-spaces = Spaces
tk-legend-points = Points
tk-legend-ferry = needs a ferry card
tk-legend-grey = any one colour
tk-legend-souvenir = souvenirs
# { $a } and { $b } are places
tk-ends = { $a } – { $b }
# A ticket, such as: Alcatraz – Twin Peaks (8)
tk-ticket = { $ends } ({ $points })
# All there is to know of a route, for screen readers
tk-route-label = { $a } to { $b }, { $length ->
        [one] 1 space
       *[other] { $length } spaces
    }{ $ferries ->
        [0] { "" }
        [one] , needs 1 ferry
       *[other] , needs { $ferries } ferries
    }, { $colour }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $state ->
        [claimable] free, you can claim it
        [closed] closed
        [mine] yours
        [taken] claimed by { $owner }
       *[free] free
    }
# A place, for screen readers. { $can }: can something be done there now?
tk-place-label = { $place }{ $count ->
        [0] { "" }
        [one] , 1 souvenir: { $souvenir }
       *[other] , { $count } souvenirs: { $souvenir }
    }{ $can ->
        [yes] , can be chosen
       *[no] { "" }
    }
# What somebody is told who taps a place. { $has }: does the reader own this souvenir?
tk-place-note = { $count ->
        [0] { $place }: no souvenirs here.
       *[other] { $has ->
            [yes] { $place }: { $souvenir }, { $count } left. You have one already.
           *[no] { $place }: { $souvenir }, { $count } left. Claim a route to it and take one.
        }
    }
tk-last-round = Last round!
tk-turns-left = { $count ->
        [one] One more turn.
       *[other] { $count } more turns.
    }
tk-way = { $ends }: { $cars ->
        [one] 1 car
       *[other] { $cars } cars
    } to go by the cheapest path still open.
tk-way-done = { $ends } is connected.
tk-way-none = { $ends }: no path is left.
tk-way-too-far = { $ends } takes { $cars ->
        [one] 1 more car
       *[other] { $cars } more cars
    }, and you have only { $left }.

## A route's panel

tk-close = Close
tk-colour = { $colour }
tk-any-colour = any one colour
tk-spaces = { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
tk-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
tk-needs-ferries = { $count ->
        [one] needs 1 ferry
       *[other] needs { $count } ferries
    }
tk-owner = { $name } owns this route.
tk-owner-you = You own this route.
tk-pay-with = Claim it with
tk-closed = Closed: with two players, only one route of a pair can be claimed.
tk-can-later = You hold the cards for it. Wait for your turn.
tk-not-now = First finish what you have started.
tk-missing = { $count ->
        [one] You need 1 more card for it
       *[other] You need { $count } more cards for it
    }: you hold { $have } { $colour } and { $ferries } ferry.

## The hand

tk-market = Cards to take
tk-take = Take { $card }
tk-take-blind = Take the top card of the deck: { $count } left
tk-draw-tickets = Draw tickets
tk-left = { $count } left
tk-discards = Discards: { $count }
tk-discards-none = Nothing has been discarded yet.
tk-hand = Your hand
tk-hand-empty = No cards in hand.
tk-own-card = { $cards }: show the routes for this kind
tk-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tk-tickets = Your tickets
tk-tickets-none = No tickets yet.
tk-tickets-done = { $done } of { $count } completed
tk-tickets-held = { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }
tk-ticket-is-done = completed
tk-ticket-missed = missed
tk-ticket-no-way = no path left
tk-ticket-takes = { $cars ->
        [one] 1 car to go
       *[other] { $cars } cars to go
    }
tk-ticket-too-far = { $cars ->
        [one] 1 car to go
       *[other] { $cars } cars to go
    }: too far for your { $left }
tk-offer = Which tickets will you keep?
tk-offer-one = This is the last ticket: it is yours.
tk-keep-this = Keep only this
tk-keep-this-label = Keep only { $a } to { $b }
tk-keep-both = Keep both
tk-chosen = { $count ->
        [one] You keep this ticket
       *[other] You keep these tickets
    }
tk-stacks = Place a stack of souvenirs
tk-stacks-how = Tap a location on the map that has none yet.
tk-choose-souvenir = Choose your souvenir
tk-souvenir-of = the { $souvenir } from { $place }
tk-pass = Pass
tk-cars-left = { $count ->
        [one] 1 car left
       *[other] { $count } cars left
    }
tk-cars-few = { $count ->
        [0] No cars left
        [one] Only 1 car left
       *[other] Only { $count } cars left
    }
tk-souvenirs = Souvenirs
tk-has-souvenir = { $souvenir }: yours
tk-lacks-souvenir = { $souvenir }: not yet
tk-next-souvenir = { $all ->
        [yes] All souvenirs are yours.
       *[no] { $points ->
            [0] The next souvenir adds nothing yet.
            [one] The next souvenir adds 1 point.
           *[other] The next souvenir adds { $points } points.
        }
    }

## What to do now

tk-ask-keeping = Keep one of these tickets, or both.
tk-ask-stacking = Place a stack of souvenirs: tap a location on the map.
# { $can }: what is legal now
tk-ask-acting = { $can ->
        [cards-tickets] Take two cards, or draw tickets.
        [cards-route] Take two cards, or claim a route.
        [cards] Take two cards.
        [route-tickets] Claim a route, or draw tickets.
        [route] Claim a route.
        [tickets] Draw tickets.
       *[cards-route-tickets] Take two cards, claim a route, or draw tickets.
    }
tk-ask-second = Take your second card.
tk-ask-choosing = Keep one of the tickets you drew, or both.
tk-ask-visiting = Choose a souvenir from one end of your new route.
tk-ask-over = The game is over.
tk-ask-pass = There is nothing you can do. Pass.
# { $stage }: keeping and choosing are about tickets, stacking and visiting about souvenirs, second is the second card
tk-ask-wait = { $stage ->
        [keeping] { $name } is choosing tickets.
        [choosing] { $name } is choosing tickets.
        [stacking] { $name } is placing souvenirs.
        [visiting] { $name } is choosing a souvenir.
        [second] { $name } is taking a second card.
       *[other] It is { $name }’s turn.
    }

## Actions, as asked before they are done

tk-do-take = Take { $card }
tk-do-blind = Take the top card of the deck
tk-do-tickets = Draw two tickets
tk-do-pass = Pass
tk-do-claim = Claim { $route } with { $cards }
tk-do-souvenir = Take the { $souvenir } from { $place }
tk-do-stack = Place the { $souvenir } on { $place }
tk-do-keep = Keep only { $ticket }
tk-do-keep-both = Keep both tickets

## Moves as they can be typed, between bars; the first is shown. Case, accents and spaces do not matter.
# tk-type-route is the beginning of tk-type-claim. The words for cards are card-COLOUR.typed.

tk-type-take = take { $card }
tk-type-blind = take blind | blind
tk-type-tickets = tickets | draw tickets
tk-type-claim = claim { $route } with { $cards } | claim { $route } { $cards }
tk-type-route = claim { $route }
tk-type-cards = { $count } { $card }
tk-type-souvenir = souvenir { $place }
tk-type-stack = stack { $stack } { $place } | stack { $souvenir } { $place }
tk-type-keep = keep { $number }
tk-type-keep-both = keep both
tk-type-pass = pass

## What happened, in the past tense, as everything in the log

tk-say-offered = { $name } drew { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }.
tk-say-offered-known = { $name } drew { $tickets }.
tk-say-chosen = { $name } chose their first tickets.
tk-say-chosen-known = { $name } began with { $tickets }.
tk-say-kept = { $name } kept { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }.
tk-say-kept-known = { $name } kept { $tickets }.
tk-say-stack = { $name } put { $count ->
        [one] the { $souvenir }
       *[other] { $count } souvenirs ({ $souvenir })
    } on { $place }.
tk-say-took = { $name } took { $card }.
tk-say-took-blind = { $name } drew { $card } from the deck.
tk-say-took-hidden = { $name } drew a card from the deck.
tk-say-claimed = { $name } claimed { $route } with { $cards }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# A route joined the ends of these tickets. Only their owner reads this.
tk-say-completed = { $name } completed { $tickets }.
tk-say-souvenir = { $name } took the { $souvenir } from { $place }{ $count ->
        [one] , their first souvenir
       *[other] , souvenir number { $count }
    }.
tk-say-shuffled = The discards were shuffled into a new deck.
tk-say-swept = { $times ->
        [one] Three or more ferries lay open, so all five cards were replaced.
       *[other] Three or more ferries lay open, so all five cards were replaced, { $times } times over.
    }
tk-say-passed = { $name } passed.
# What a move does besides being made, in the review of a game.
tk-effect-completed = Completes { $tickets }
tk-effect-souvenir = Takes the { $souvenir } from { $place }
tk-say-last-round = { $name } had { $count ->
        [0] no cars
        [one] 1 car
       *[other] { $count } cars
    } left: one more turn for everybody.
tk-say-shown = { $doneCount ->
        [0] { $missedCount ->
            [0] { $name } had no tickets.
           *[other] { $name } missed { $missed }.
        }
       *[other] { $missedCount ->
            [0] { $name } completed { $done }.
           *[other] { $name } completed { $done }, but missed { $missed }.
        }
    }
tk-say-over = { $count ->
        [one] { $names } won with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $names } shared the win with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.
    }

## The final scoring

# In a replay: what lay on the table, and tickets in somebody's hand.
tk-holding-deck = Deck: { $count }
tk-holding-tickets = Tickets to draw: { $count }
tk-holding-open = not completed
tk-holding-offered = to choose from
tk-result-routes = Routes
tk-result-souvenirs = { $count ->
        [0] No souvenirs
        [one] 1 souvenir
       *[other] { $count } souvenirs
    }
tk-result-points = points
tk-result-done = completed
tk-result-missed = missed
tk-result-say-routes = First the routes, as they were scored during the game.
tk-result-say-souvenirs = Now the souvenirs: the more different ones, the better.
tk-result-say-done = { $name } connected { $ends }: { $points ->
        [one] 1 point gained.
       *[other] { $points } points gained.
    }
tk-result-say-missed = { $name } did not connect { $ends }: { $points ->
        [one] 1 point lost.
       *[other] { $points } points lost.
    }

## Why something cannot be done

tk-reason-game-over = The game is over.
tk-reason-no-such-action = There is no such move.
tk-reason-choose-first-tickets = First choose which tickets to keep.
tk-reason-place-stack-first = First put a stack of souvenirs on a location that has none.
tk-reason-take-second-card = You have taken a card; now take the second one.
tk-reason-choose-drawn-tickets = You have drawn tickets; now choose which to keep.
tk-reason-choose-souvenir = You have claimed a route; now choose a souvenir from one of its ends.
tk-reason-deck-empty = The deck is empty.
tk-reason-no-tickets-left = There are no tickets left.
tk-reason-pass-with-choices = Only a player who can do nothing else may pass.
tk-reason-ferry-as-second = An open ferry card cannot be your second card.
tk-reason-souvenir-elsewhere = The souvenir must come from one of the ends of the route you have just claimed.
tk-reason-card-not-open = There is no such open card: { $card }.
tk-reason-nothing-to-choose = There is nothing like that to choose now.
tk-reason-no-such-location = There is no such location on this map.
tk-reason-stack-is-placed = That stack is on the map already; place the other one.
tk-reason-location-has-stack = There are souvenirs on { $location } already.
tk-reason-route-is-yours = { $route } is yours already.
tk-reason-route-is-taken = { $route } is { $owner }’s.
tk-reason-route-twin-is-yours = The other route of this pair is yours, and nobody may have both.
tk-reason-route-is-closed = Closed: with two players, only one route of a pair can be claimed.
tk-reason-too-few-cars = It takes { $length ->
        [one] 1 car
       *[other] { $length } cars
    }, and you have { $cars ->
        [0] none left
       *[other] only { $cars } left
    }.
tk-reason-too-few-cards = It takes { $needed }; { $count ->
        [0] you hold none of them
       *[other] you hold { $has }
    }.

# Where a hint says to look.
tk-look-claim = Look around { $place }: claim a route there.
tk-look-take = Look at the cards: take one.
tk-look-tickets = Look at the tickets: draw new ones.
tk-look-keep = { $count ->
    [one] Look at the tickets: keep only one.
   *[other] Look at the tickets: keep both.
}
tk-look-souvenir = Look at the souvenirs at both ends: which one do you still need?
tk-look-stack = Look at { $place }: put a stack of souvenirs there.
tk-look-pass = There is nothing to do but pass.

# What kind of move is best, in puzzles.
puzzle-kind-take = take an open transport card
puzzle-kind-blind = draw a card from the deck
puzzle-kind-tickets = draw tickets
puzzle-kind-keep = keep tickets
puzzle-kind-stack = place a stack of souvenirs
puzzle-kind-souvenir = take a souvenir
puzzle-kind-claim = claim a route
