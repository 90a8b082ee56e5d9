# Colours of players, companies, cards and routes. They stand inside sentences.

colour-yellow = yellow
colour-blue = blue
colour-orange = orange
colour-green = green
colour-purple = purple
colour-black = black
colour-red = red
colour-brown = brown
colour-grey = grey
colour-pink = pink
colour-teal = teal
colour-lime = lime
colour-sky = sky blue
colour-sand = sand
