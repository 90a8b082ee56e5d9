# Cable Car and the company game.
# $tile is the name of a tile, such as SWNE; $space the name of a space, such as b3; $player and $owner are names.
# $company is the name of a colour, from colours.ftl: in French in the feminine. No "de" before a name: it would have to be "d’" at times.

cc-board = Plateau
cc-power-station = Centrale électrique
cc-double = ×2

# Names of spaces and cars, as screen readers say them. $what is the name of a space with its tile.
cc-space-free = { $space }, libre
cc-space-legal = { $space }, libre, la tuile peut y être posée
cc-space-laid = { $space }, { $tile }
cc-space-laid-by = { $space }, { $tile } posée par { $player }
cc-space-lines = { $what }. { $count ->
    [0] Aucune ligne ne la traverse.
    [one] Une ligne la traverse : Entrée la suit.
   *[other] { $count } lignes la traversent : Entrée les suit l’une après l’autre.
}

# A car and its line. $owner is a name, or a colour that agrees with "ligne".
cc-line-waiting = Ligne de la station { $station }, { $owner } : le wagon n’est pas encore parti
cc-line-open = Ligne de la station { $station }, { $owner } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} pour l’instant
cc-line-closed = Ligne de la station { $station }, { $owner } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} jusqu’à la station { $to }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cc-line-power = Ligne de la station { $station }, { $owner } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} jusqu’à la centrale électrique, points doublés : { $points }

# The hand.
cc-hand = Vos tuiles
cc-hand-one = Votre tuile
cc-hand-drawn = La tuile piochée
cc-hand-of-other = Vous regardez
cc-tile-choose = Tuile { $number } : { $tile }
cc-tile-named = { $tile }
cc-tile-turned = { $tile }, tournée de { $turned }°
cc-rotate = Tourner
cc-draw = Piocher une tuile
cc-pass = Passer
cc-supply = { $tiles ->
    [0] La pioche est vide
    [one] { $tiles } tuile dans la pioche
   *[other] { $tiles } tuiles dans la pioche
}
cc-keeps = La tuile de votre main y reste.
cc-no-tile = Vous n’avez pas de tuile.
cc-nowhere = Dans ce sens, elle ne peut être posée nulle part.
cc-keys-help = Les flèches parcourent les cases où votre tuile peut être posée ; avec Maj, toutes les cases et tous les wagons. Entrée pose la tuile.

# What a tile would do.
cc-would-nothing = { $space } : aucune ligne ne s’allonge.
cc-would = { $space } : { $what }.
cc-would-close = { $owner } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cc-would-close-company = la compagnie { $company } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cc-would-extend = { $owner } a une ligne qui passe à { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
cc-would-extend-company = une ligne { $company } passe à { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
cc-would-end-exchange = les échanges d’actions prennent fin
cc-effect-extend = { $who } : la ligne de la station { $station } passe à { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
cc-effect-score = { $who } : la ligne de la station { $station } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cc-effect-end = { $who } : la ligne de la station { $station } s’arrête à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cc-effect-earn = { $who } : la ligne de la station { $station } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de succès
cc-effect-end-exchange = On ne peut plus échanger d’actions
cc-not-your-turn = Ce n’est pas à vous de jouer.

# Why something cannot be done.
cc-reason-game-over = La partie est finie.
cc-reason-no-such-action = Ce coup n’existe pas.
cc-reason-must-lay = Vous avez pioché { $drawn } : il faut la poser maintenant.
cc-reason-must-lay-other = Vous avez pioché { $drawn } : c’est elle qu’il faut poser, pas { $tile }.
cc-reason-supply-empty = La pioche est vide.
cc-reason-pass-with-tile = On ne peut passer que sans tuile en main et sans tuile à piocher.
cc-reason-no-shares = Il n’y a pas d’actions dans ce jeu.
cc-reason-exchange-over-by-profit = Les échanges sont finis : la compagnie { $company } a { $profit } points de succès, et la limite est { $until }.
cc-reason-exchange-over-by-turns = Après { $turns } tours, on n’échange plus d’actions.
cc-reason-no-exchange-here = On n’échange pas d’actions à cette table.
cc-reason-no-turning = À cette table, on ne tourne pas les tuiles : tous les toits pointent du même côté.
cc-reason-not-in-hand = Vous n’avez pas { $tile } en main.
cc-reason-space-taken = Il y a déjà une tuile en { $space }.
cc-reason-space-apart = En { $space }, elle serait isolée : une tuile doit toucher une autre tuile ou le bord du plateau.
cc-reason-same-tracks = { $tile } revient exactement à { $as } : posez-la ainsi.
cc-reason-short-line = En { $space }, cette tuile mènerait à elle seule un wagon de station à station. Ce n’est permis que si elle ne peut être posée nulle part ailleurs.

# What happened, in the present tense, as everything in the log.
cc-say-drawn = { $player } pioche une tuile.
cc-say-drawn-known = { $player } pioche { $tile }.
cc-say-laid = { $player } pose { $tile } en { $space }.
cc-say-laid-turned = { $player } pose { $tile }, tournée de { $turned }°, en { $space }.
cc-say-closed = { $owner } : la ligne de la station { $station } atteint la station { $to } et rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cc-say-closed-power = { $owner } : la ligne de la station { $station } atteint la centrale électrique et compte double : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cc-say-closed-company = La ligne { $company } de la station { $station } atteint la station { $to } et rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de succès.
cc-say-closed-power-company = La ligne { $company } de la station { $station } atteint la centrale électrique et compte double : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de succès.
# For screen readers: the lines that a tile made longer. $lines is a list of the next.
cc-heard-grown = { $count ->
    [one] Une ligne avance : { $lines }.
   *[other] Des lignes avancent : { $lines }.
}
cc-heard-line = { $owner } à { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
cc-say-swapped-open = { $player } échange une action de { $percent } % contre l’action face découverte ({ $took }).
cc-say-swapped-open-known = { $player } échange son action { $gave } de { $percent } % contre l’action face découverte ({ $took }).
cc-say-swapped-blind = { $player } échange une action de { $percent } % contre celle du dessus de la pile.
cc-say-swapped-blind-known = { $player } échange son action { $gave } de { $percent } % contre celle du dessus de la pile ({ $took }).
cc-say-exchange-closed = Les échanges d’actions sont finis.
cc-say-passed = { $player } passe.
cc-say-passed-over = { $player } n’a plus de tuile : son tour est sauté.
cc-say-over = { $count ->
    [one] { $winners } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $winners } se partagent la victoire, à égalité avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

# Moves, as asked before they are done.
cc-do-lay = Poser { $tile } en { $space }
cc-do-lay-turned = Poser { $tile }, tournée de { $turned }°, en { $space }
cc-do-draw = Piocher une tuile
cc-do-pass = Passer
cc-do-swap-open = Échanger votre action de { $percent } % contre l’action face découverte ({ $company })
cc-do-swap-blind = Échanger votre action de { $percent } % contre celle du dessus de la pile

# Moves as they can be typed, between bars; the first is shown. Case, accents and spaces do not matter. r90 is a turn.
cc-type-lay = { $tile } { $space } | poser { $tile } { $space } | poser { $tile } en { $space } | pose { $tile } en { $space }
cc-type-lay-turned = { $tile } { $space } r{ $turned } | poser { $tile } { $space } r{ $turned } | poser { $tile } en { $space } r{ $turned } | pose { $tile } en { $space } r{ $turned }
cc-type-draw = piocher | pioche | piocher une tuile
cc-type-pass = passer | passe
cc-type-swap-open = échanger { $percent } découverte | échange { $percent } découverte | échanger { $percent } face découverte | échanger { $percent } visible
cc-type-swap-blind = échanger { $percent } pile | échange { $percent } pile | échanger { $percent } cachée | échanger { $percent } face cachée

# What is to be done now.
cc-ask-lay = Posez votre tuile.
cc-ask-lay-or-draw = Posez votre tuile ou piochez-en une.
cc-ask-lay-one = Posez une de vos tuiles.
cc-ask-lay-one-or-draw = Posez une de vos tuiles ou piochez-en une.
cc-ask-lay-drawn = Posez la tuile piochée.
cc-ask-lay-or-swap = Posez votre tuile ou échangez une action.
cc-ask-lay-or-draw-or-swap = Posez votre tuile, piochez-en une ou échangez une action.
cc-ask-lay-one-or-swap = Posez une de vos tuiles ou échangez une action.
cc-ask-lay-one-or-draw-or-swap = Posez une de vos tuiles, piochez-en une ou échangez une action.
cc-ask-swap = Vous n’avez plus de tuile : échangez une action ou passez.
cc-ask-pass = Vous n’avez plus de tuile : passez.
cc-ask-other = À { $player } de jouer.

# Figures of a seat.
cc-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cc-tiles-in-hand = { $tiles ->
    [0] pas de tuile
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
cc-lines-open = { $lines ->
    [0] toutes les lignes finies
    [one] encore { $lines } ligne
   *[other] encore { $lines } lignes
}
cc-share-known = action { $company } de { $percent } %
cc-share-unknown = action inconnue de { $percent } %

# The race.
cc-race = Points
cc-race-label = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tiles ->
    [0] rien en cours
    [one] { $tiles } tuile en cours
   *[other] { $tiles } tuiles en cours
}
cc-race-open = { $tiles ->
    [0] rien en cours
    [one] { $tiles } tuile en cours
   *[other] { $tiles } tuiles en cours
}

# The company game.
cc-companies = Compagnies
cc-company-profit = Compagnie { $company } : { $profit ->
    [one] { $profit } point
   *[other] { $profit } points
} de succès, 10 % rapportent { $value }
cc-profit = Succès
cc-tenth = 10 % rapportent
# Beside the percentages in the table of companies: short.
cc-company-own = À vous, %
cc-company-open = Visibles, %
cc-limit = Fin à { $until } points de succès
cc-limit-mark = fin des échanges à { $until }
cc-limit-over = Les échanges sont finis
cc-shares = Vos actions
cc-shares-now = Elles rapportent { $points } pour l’instant.
cc-share-mine = Action { $company } de { $percent } %, rapporte { $points } pour l’instant
# Short, and without a gender for who reads it.
cc-share-secret = Secrète.
cc-share-seen = Connue aussi par { $who }.
cc-pile = { $percent } %
cc-pile-down = { $percent } % : { $shares ->
    [0] aucune action face cachée.
    [one] { $shares } action face cachée.
   *[other] { $shares } actions face cachée.
}
cc-pile-open = { $percent } % : l’action face découverte est { $company }.
cc-piles = Échanger une action
cc-piles-closed = Actions sur la table
# On a narrow button: the open share, and the top one of the pile.
cc-offer-open = visible
cc-offer-blind = pile
cc-take-open-label = Échanger votre action de { $percent } % contre l’action face découverte ({ $company }), qui rapporte { $points } pour l’instant.
cc-take-blind-label = Échanger votre action de { $percent } % contre celle du dessus de la pile, qui compte { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} face cachée.
cc-top-known = Vous connaissez celle du dessus : { $company }.

# The result.
cc-result-lines = Ligne de la station { $station } : { $points }
cc-result-line = Station { $station }
cc-result-share = Action { $company } de { $percent } %, à { $value } : { $points }
cc-result-round-lines = Les lignes, une à une
cc-result-round-bonus = Les points de bonus
cc-result-bonus = Bonus
cc-result-bonus-text = Points de bonus : { $points }
cc-result-bonus-why = La plus forte part d’une compagnie rapporte en bonus un dixième de ses points de succès.

# Where a hint says to look.
cc-look-lay = Regardez { $place } : posez-y une tuile.
cc-look-draw = Regardez la pioche : piochez une tuile.
cc-look-swap = Regardez les actions de { $place } % : échangez la vôtre.
cc-look-pass = Il n’y a rien d’autre à faire que passer.

# What kind of move is best, in puzzles.
puzzle-kind-lay = poser une tuile
puzzle-kind-draw = piocher une tuile
puzzle-kind-swap = échanger une action
