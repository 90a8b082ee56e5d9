# Les indices pendant la partie : où regarder, puis les meilleurs coups.

hint = Indice
hint-where-about = Montre où regarder (H)
hint-which-about = Montre les trois meilleurs coups (H)
hint-shown-about = Affiche ou masque l’indice (H)
hint-which = Montrer les trois meilleurs coups
hint-busy = Recherche de bons coups…
hint-close = Masquer l’indice
hint-how = Les chances de victoire, d’après ce que vous pouvez savoir. Touchez un coup pour le voir sur le plateau.
# A move that may be as good as the best one.
hint-as-good = à peu près équivalent au premier
# Said of a move that has no certain effect.
hint-later = Son effet se verra plus tard
# How something on the board is named where a hint says to look: “b1, free, look here”.
hint-thing = { $what }, regardez ici
# For games without texts of their own: how moves begin, such as “claim”, and a place.
hint-look = Regardez ce genre de coups : { $kind }.
hint-look-at = Regardez ce genre de coups : { $kind }. Le lieu : { $place }.

new-hints = Indices
new-hints-about = À la demande, montrent où regarder ou les meilleurs coups. Tout le monde voit combien d’indices chacun a pris.
facts-hints = Il y a des indices. Tout le monde voit combien chacun en a pris.
facts-hints-bots = Si l’hôte ne joue qu’avec des bots, il y a des indices.
log-hinted = { $level ->
    [1] { $name } prend un indice : où regarder.
   *[other] { $name } prend un indice : les meilleurs coups.
}
ended-hints = { $count ->
    [one] { $name } a pris { $count } indice ; le relevé de la partie le mentionne.
   *[other] { $name } a pris { $count } indices ; le relevé de la partie le mentionne.
}
command-word-hint = indice
command-help-hint = « { command-word-hint } » dit où regarder, puis, une deuxième fois, les trois meilleurs coups.

reason-no-hints = Il n’y a pas d’indices à cette table.
reason-hints-not-ready = Les indices seront prêts dans une minute : le serveur prépare encore ses bots.
reason-no-hint-found = Aucun indice n’a été trouvé. Réessayez.
