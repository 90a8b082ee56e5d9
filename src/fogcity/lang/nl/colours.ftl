# Colours of players, companies, cards and routes. They stand inside sentences.
# Purple is "lila" here, as in the Dutch rules of Cable Car; cards and routes of Ticket to Ride have "paars" (card-purple).

colour-yellow = geel
colour-blue = blauw
colour-orange = oranje
colour-green = groen
colour-purple = lila
colour-black = zwart
colour-red = rood
colour-brown = bruin
colour-grey = grijs
colour-pink = roze
colour-teal = turquoise
colour-lime = limoengroen
colour-sky = hemelsblauw
colour-sand = zandgeel
