# Colours of companies, lines and shares. They stand inside sentences, and in French they agree: all words that they go with
# (compagnie, ligne, action) are feminine. Do not put them after "de la" (de l’orange): say "la compagnie { $company }".

colour-yellow = jaune
colour-blue = bleue
colour-orange = orange
colour-green = verte
colour-purple = mauve
colour-black = noire
colour-red = rouge
colour-brown = brune
colour-grey = grise
colour-pink = rose
colour-teal = turquoise
colour-lime = vert citron
colour-sky = bleu ciel
colour-sand = sable
