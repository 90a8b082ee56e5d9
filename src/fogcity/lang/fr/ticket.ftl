# Ticket to Ride: San Francisco
# Colours of cards and routes are feminine here: une carte bleue, une route bleue.
# No "de" or "d’" before names and places, and no article before souvenirs: the words would have to change with them.

## Cards: the colour by itself, one card, and so many cards

card-blue = bleue
    .one = une carte bleue
    .many = { $count ->
        [one] { $count } carte bleue
       *[other] { $count } cartes bleues
    }
    .typed = bleue | bleu | bleues | bleus
card-green = verte
    .one = une carte verte
    .many = { $count ->
        [one] { $count } carte verte
       *[other] { $count } cartes vertes
    }
    .typed = verte | vert | vertes | verts
card-black = noire
    .one = une carte noire
    .many = { $count ->
        [one] { $count } carte noire
       *[other] { $count } cartes noires
    }
    .typed = noire | noir | noires | noirs
card-purple = violette
    .one = une carte violette
    .many = { $count ->
        [one] { $count } carte violette
       *[other] { $count } cartes violettes
    }
    .typed = violette | violet | violettes | violets
card-red = rouge
    .one = une carte rouge
    .many = { $count ->
        [one] { $count } carte rouge
       *[other] { $count } cartes rouges
    }
    .typed = rouge | rouges
card-orange = orange
    .one = une carte orange
    .many = { $count ->
        [one] { $count } carte orange
       *[other] { $count } cartes orange
    }
    .typed = orange | oranges
card-ferry = Ferry
    .one = une carte Ferry
    .many = { $count ->
        [one] { $count } carte Ferry
       *[other] { $count } cartes Ferry
    }
    .typed = ferry | ferries | ferrys
card-grey = grise

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

souvenir-bell = cloche
souvenir-crab = crabe
souvenir-gull = mouette
souvenir-lantern = lanterne
souvenir-poppy = pavot
souvenir-seal = phoque
souvenir-whale = baleine

## The map

# The title of a map: map-NAME. Others keep the title that their file has.
map-san-francisco = San Francisco
tk-map = Plan : { $title }. Les flèches vont de lieu en lieu
tk-map-view = { $title } : les flèches déplacent le plan, plus et moins zooment, 0 montre le plan entier
tk-map-coming = On déplie le plan…
tk-map-failed = Le plan n’est pas arrivé.
tk-map-again = Réessayer
tk-zoom-in = Zoom avant
tk-zoom-out = Zoom arrière
tk-zoom-all = Tout le plan
tk-legend-spaces = Cases
tk-legend-points = Points
tk-legend-ferry = demande une carte Ferry
tk-legend-grey = une couleur au choix
tk-legend-souvenir = souvenirs
# { $a } and { $b } are places
tk-ends = { $a } – { $b }
# A ticket, such as: Alcatraz – Twin Peaks (8)
tk-ticket = { $ends } ({ $points })
# All there is to know of a route, for screen readers
tk-route-label = { $a } – { $b }, { $length ->
        [one] { $length } case
       *[other] { $length } cases
    }{ $ferries ->
        [0] { "" }
        [one] , demande { $ferries } carte Ferry
       *[other] , demande { $ferries } cartes Ferry
    }, { $colour }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $state ->
        [claimable] libre, vous pouvez la prendre
        [closed] fermée
        [mine] à vous
        [taken] prise par { $owner }
       *[free] libre
    }
# A place, for screen readers. { $can }: can something be done there now?
tk-place-label = { $place }{ $count ->
        [0] { "" }
        [one] , { $count } souvenir : { $souvenir }
       *[other] , { $count } souvenirs : { $souvenir }
    }{ $can ->
        [yes] , peut être choisi
       *[no] { "" }
    }
# What somebody is told who taps a place. { $has }: does the reader own this souvenir?
tk-place-note = { $count ->
        [0] { $place } : pas de souvenir ici.
       *[other] { $has ->
            [yes] { $place } : { $souvenir }, il en reste { $count }. Vous avez déjà ce souvenir.
           *[no] { $place } : { $souvenir }, il en reste { $count }. Prenez une route qui y mène pour l’obtenir.
        }
    }
tk-last-round = Dernier tour de table !
tk-turns-left = { $count ->
        [one] Encore { $count } tour.
       *[other] Encore { $count } tours.
    }
tk-way = { $ends } : encore { $cars ->
        [one] { $cars } cable car
       *[other] { $cars } cable cars
    } par le chemin le moins cher encore ouvert.
tk-way-done = { $ends } : c’est relié.
tk-way-none = { $ends } : il n’y a plus aucun chemin.
tk-way-too-far = { $ends } : il faut encore { $cars ->
        [one] { $cars } cable car
       *[other] { $cars } cable cars
    }, mais il ne vous en reste que { $left }.

## A route's panel

tk-close = Fermer
tk-colour = { $colour }
tk-any-colour = une couleur au choix
tk-spaces = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
tk-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tk-needs-ferries = { $count ->
        [one] demande { $count } carte Ferry
       *[other] demande { $count } cartes Ferry
    }
tk-owner = Cette route est à { $name }.
tk-owner-you = Cette route est à vous.
tk-pay-with = Prendre avec
tk-closed = Fermée : à deux joueurs, on ne prend qu’une des deux routes.
tk-can-later = Vous avez les cartes qu’il faut. Attendez votre tour.
tk-not-now = Finissez d’abord ce que vous avez commencé.
# { $have } and { $ferries } come as texts, not as numbers: no plural can be chosen by them
tk-missing = { $count ->
        [one] Il vous manque { $count } carte
       *[other] Il vous manque { $count } cartes
    }. En main : { $have } × { $colour }, { $ferries } × Ferry.

## The hand

tk-market = Cartes à prendre
tk-take = Prendre { $card }
tk-take-blind = Prendre la carte du dessus de la pioche (il en reste { $count })
tk-draw-tickets = Piocher des Destinations
tk-left = reste { $count }
tk-discards = Défausse : { $count }
tk-discards-none = Rien n’a encore été défaussé.
tk-hand = Votre main
tk-hand-empty = Aucune carte en main.
tk-own-card = { $cards } : voir les routes possibles
tk-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
tk-tickets = Vos cartes Destination
tk-tickets-none = Aucune carte Destination pour l’instant.
tk-tickets-done = { $done ->
        [one] { $done } réussie sur { $count }
       *[other] { $done } réussies sur { $count }
    }
tk-tickets-held = { $count ->
        [one] { $count } carte Destination
       *[other] { $count } cartes Destination
    }
tk-ticket-is-done = réussie
tk-ticket-missed = manquée
tk-ticket-no-way = plus aucun chemin
tk-ticket-takes = { $cars ->
        [one] encore { $cars } cable car
       *[other] encore { $cars } cable cars
    }
tk-ticket-too-far = { $cars ->
        [one] encore { $cars } cable car
       *[other] encore { $cars } cable cars
    } : trop loin, il vous en reste { $left }
tk-offer = Quelles cartes Destination gardez-vous ?
tk-offer-one = C’est la dernière carte Destination : elle est à vous.
tk-keep-this = Garder celle-ci
tk-keep-this-label = Garder seulement { $a } – { $b }
tk-keep-both = Garder les deux
tk-chosen = { $count ->
        [one] Vous gardez cette carte Destination
       *[other] Vous gardez ces cartes Destination
    }
tk-stacks = Placez une pile de souvenirs
tk-stacks-how = Touchez sur le plan un lieu qui n’en a pas encore.
tk-choose-souvenir = Choisissez votre souvenir
tk-souvenir-of = { $souvenir } ({ $place })
tk-pass = Passer
tk-cars-left = { $count ->
        [one] { $count } cable car restant
       *[other] { $count } cable cars restants
    }
tk-cars-few = { $count ->
        [0] Plus aucun cable car
        [one] Plus qu’un cable car
       *[other] Plus que { $count } cable cars
    }
tk-souvenirs = Souvenirs
tk-has-souvenir = { $souvenir } : à vous
tk-lacks-souvenir = { $souvenir } : pas encore
tk-next-souvenir = { $all ->
        [yes] Tous les souvenirs sont à vous.
       *[no] { $points ->
            [0] Le prochain souvenir n’ajoute encore rien.
            [one] Le prochain souvenir ajoute { $points } point.
           *[other] Le prochain souvenir ajoute { $points } points.
        }
    }

## What to do now

tk-ask-keeping = Gardez une de ces cartes Destination, ou les deux.
tk-ask-stacking = Placez une pile de souvenirs : touchez un lieu sur le plan.
# { $can }: what is legal now
tk-ask-acting = { $can ->
        [cards-tickets] Prenez deux cartes ou piochez des cartes Destination.
        [cards-route] Prenez deux cartes ou une route.
        [cards] Prenez deux cartes.
        [route-tickets] Prenez une route ou piochez des cartes Destination.
        [route] Prenez une route.
        [tickets] Piochez des cartes Destination.
       *[cards-route-tickets] Prenez deux cartes, prenez une route ou piochez des cartes Destination.
    }
tk-ask-second = Prenez votre seconde carte.
tk-ask-choosing = Gardez une des cartes Destination piochées, ou les deux.
tk-ask-visiting = Choisissez un souvenir à un bout de votre nouvelle route.
tk-ask-over = La partie est finie.
tk-ask-pass = Vous ne pouvez rien faire. Passez.
# { $stage }: keeping and choosing are about tickets, stacking and visiting about souvenirs, second is the second card
tk-ask-wait = { $stage ->
        [keeping] { $name } choisit ses cartes Destination.
        [choosing] { $name } choisit ses cartes Destination.
        [stacking] { $name } place des souvenirs.
        [visiting] { $name } choisit un souvenir.
        [second] { $name } prend une seconde carte.
       *[other] À { $name } de jouer.
    }

## Actions, as asked before they are done

tk-do-take = Prendre { $card }
tk-do-blind = Prendre la carte du dessus de la pioche
tk-do-tickets = Piocher deux cartes Destination
tk-do-pass = Passer
tk-do-claim = Prendre la route { $route } avec { $cards }
tk-do-souvenir = Prendre le souvenir : { $souvenir } ({ $place })
tk-do-stack = Placer la pile : { $souvenir } ({ $place })
tk-do-keep = Garder seulement { $ticket }
tk-do-keep-both = Garder les deux cartes Destination

## Moves as they can be typed, between bars; the first is shown. Case, accents and spaces do not matter.
# tk-type-route is the beginning of tk-type-claim. The words for cards are card-COLOUR.typed.

tk-type-take = prendre { $card } | prends { $card } | prendre carte { $card }
tk-type-blind = piocher | pioche | piocher une carte | prendre pioche
tk-type-tickets = destinations | piocher destinations | piocher des destinations | piocher des cartes destination
tk-type-claim = prendre { $route } avec { $cards } | prends { $route } avec { $cards } | prendre la route { $route } avec { $cards } | prendre { $route } { $cards }
tk-type-route = prendre { $route } | prends { $route } | prendre la route { $route }
tk-type-cards = { $count } { $card }
tk-type-souvenir = souvenir { $place }
tk-type-stack = pile { $stack } { $place } | pile { $souvenir } { $place }
tk-type-keep = garder { $number } | garde { $number }
tk-type-keep-both = garder les deux | garde les deux
tk-type-pass = passer | passe

## What happened, in the present tense, as everything in the log

tk-say-offered = { $name } pioche { $count ->
        [one] { $count } carte Destination
       *[other] { $count } cartes Destination
    }.
tk-say-offered-known = { $name } pioche { $tickets }.
tk-say-chosen = { $name } choisit ses premières cartes Destination.
tk-say-chosen-known = { $name } commence avec { $tickets }.
tk-say-kept = { $name } garde { $count ->
        [one] { $count } carte Destination
       *[other] { $count } cartes Destination
    }.
tk-say-kept-known = { $name } garde { $tickets }.
tk-say-stack = { $name } place { $count ->
        [one] { $count } souvenir ({ $souvenir })
       *[other] { $count } souvenirs ({ $souvenir })
    } sur { $place }.
tk-say-took = { $name } prend { $card }.
tk-say-took-blind = { $name } pioche { $card }.
tk-say-took-hidden = { $name } pioche une carte.
tk-say-claimed = { $name } prend la route { $route } avec { $cards } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tk-say-completed = { $name } réussit { $tickets }.
tk-say-souvenir = { $count ->
        [one] { $name } prend son premier souvenir : { $souvenir } ({ $place }).
       *[other] { $name } prend son { $count }e souvenir : { $souvenir } ({ $place }).
    }
tk-say-shuffled = La défausse est mélangée et forme une nouvelle pioche.
tk-say-swept = { $times ->
        [one] Trois ferries ou plus sont visibles : les cinq cartes sont remplacées.
       *[other] Trois ferries ou plus sont visibles : les cinq cartes sont remplacées, { $times } fois de suite.
    }
tk-say-passed = { $name } passe.
tk-effect-completed = Réussit { $tickets }
tk-effect-souvenir = Prend le souvenir : { $souvenir } ({ $place })
tk-say-last-round = { $name } n’a plus { $count ->
        [0] de cable car
        [one] qu’un cable car
       *[other] que { $count } cable cars
    } : tout le monde joue encore une fois.
tk-say-shown = { $doneCount ->
        [0] { $missedCount ->
            [0] { $name } n’a pas de carte Destination.
           *[other] { $name } manque { $missed }.
        }
       *[other] { $missedCount ->
            [0] { $name } réussit { $done }.
           *[other] { $name } réussit { $done }, mais manque { $missed }.
        }
    }
tk-say-over = { $count ->
        [one] { $names } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $names } se partagent la victoire, à égalité avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

## The final scoring

# In a replay: what lay on the table, and tickets in somebody's hand.
tk-holding-deck = Pioche : { $count }
tk-holding-tickets = Cartes Destination à piocher : { $count }
tk-holding-open = pas encore réussie
tk-holding-offered = à choisir
tk-result-routes = Routes
tk-result-souvenirs = { $count ->
        [0] Aucun souvenir
        [one] { $count } souvenir
       *[other] { $count } souvenirs
    }
tk-result-points = points
tk-result-done = réussie
tk-result-missed = manquée
tk-result-say-routes = D’abord les routes, telles qu’on les a comptées pendant la partie.
tk-result-say-souvenirs = Puis les souvenirs : plus il y en a de différents, mieux c’est.
tk-result-say-done = { $name } relie { $ends } : { $points ->
        [one] { $points } point de plus.
       *[other] { $points } points de plus.
    }
tk-result-say-missed = { $name } ne relie pas { $ends } : { $points ->
        [one] { $points } point de moins.
       *[other] { $points } points de moins.
    }

## Why something cannot be done

tk-reason-game-over = La partie est finie.
tk-reason-no-such-action = Ce coup n’existe pas.
tk-reason-choose-first-tickets = Choisissez d’abord les cartes Destination que vous gardez.
tk-reason-place-stack-first = Placez d’abord une pile de souvenirs sur un lieu qui n’en a pas.
tk-reason-take-second-card = Vous avez pris une carte ; prenez maintenant la seconde.
tk-reason-choose-drawn-tickets = Vous avez pioché des cartes Destination ; choisissez maintenant lesquelles garder.
tk-reason-choose-souvenir = Vous avez pris une route ; choisissez maintenant un souvenir à l’un de ses bouts.
tk-reason-deck-empty = La pioche est vide.
tk-reason-no-tickets-left = Il n’y a plus de cartes Destination.
tk-reason-pass-with-choices = On ne passe que si l’on ne peut rien faire d’autre.
tk-reason-ferry-as-second = Une carte Ferry visible ne peut pas être votre seconde carte.
tk-reason-souvenir-elsewhere = Le souvenir doit venir de l’un des bouts de la route que vous venez de prendre.
tk-reason-card-not-open = Aucune carte de cette sorte n’est visible : { $card }.
tk-reason-nothing-to-choose = Il n’y a rien de tel à choisir maintenant.
tk-reason-no-such-location = Ce lieu n’est pas sur le plan.
tk-reason-stack-is-placed = Cette pile est déjà sur le plan ; placez l’autre.
tk-reason-location-has-stack = { $location } : il y a déjà des souvenirs ici.
tk-reason-route-is-yours = La route { $route } est déjà à vous.
tk-reason-route-is-taken = La route { $route } est à { $owner }.
tk-reason-route-twin-is-yours = L’autre route de cette paire est à vous, et personne ne peut avoir les deux.
tk-reason-route-is-closed = Fermée : à deux joueurs, on ne prend qu’une des deux routes.
tk-reason-too-few-cars = Il faut { $length ->
        [one] { $length } cable car
       *[other] { $length } cable cars
    }, et { $cars ->
        [0] vous n’en avez plus
        [one] il ne vous en reste qu’un
       *[other] il ne vous en reste que { $cars }
    }.
tk-reason-too-few-cards = Il faut { $needed } ; { $count ->
        [0] vous n’en avez aucune
       *[other] vous avez { $has }
    }.

# Where a hint says to look.
tk-look-claim = Regardez autour de { $place } : prenez-y une route.
tk-look-take = Regardez les cartes : prenez-en une.
tk-look-tickets = Regardez les Destinations : piochez-en de nouvelles.
tk-look-keep = { $count ->
    [one] Regardez les cartes Destination : n’en gardez qu’une.
   *[other] Regardez les cartes Destination : gardez les deux.
}
tk-look-souvenir = Regardez les souvenirs des deux extrémités : lequel vous manque encore ?
tk-look-stack = Regardez { $place } : placez-y une pile de souvenirs.
tk-look-pass = Il n’y a rien d’autre à faire que passer.

# What kind of move is best, in puzzles.
puzzle-kind-take = prendre une carte Transport visible
puzzle-kind-blind = piocher une carte
puzzle-kind-tickets = piocher des cartes Destination
puzzle-kind-keep = garder des cartes Destination
puzzle-kind-stack = placer une pile de jetons Souvenir
puzzle-kind-souvenir = prendre un jeton Souvenir
puzzle-kind-claim = prendre une route
