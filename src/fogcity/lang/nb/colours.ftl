# Colours of players, companies, cards and routes. They stand inside sentences.

colour-yellow = gul
colour-blue = blå
colour-orange = oransje
colour-green = grønn
colour-purple = lilla
colour-black = svart
colour-red = rød
colour-brown = brun
colour-grey = grå
colour-pink = rosa
colour-teal = blågrønn
colour-lime = limegrønn
colour-sky = himmelblå
colour-sand = sandfarget
