# The review of a finished game: win chances, marked moves, what was better, accuracy and luck.

review = Analyse
review-heading = { $game }, analyse de la partie
# What is shown of each moment: the win chance of every player.
review-curve = Chances de victoire
review-curve-coming = Calcul des chances de victoire…
review-start = Début
review-move = Coup { $number }
# For screen readers: a moment, and the chances then: “Move 12: Ann 63%, Bob 37%”.
review-step = { $moment } : { $chances }
review-to-before = Au coup annoté précédent
review-to-after = Au coup annoté suivant
# The choice of whose moves are reviewed.
review-whose = Coups analysés
review-all = Tout le monde
review-seat = Seulement { $name }
review-seat-you = Seulement vous
review-reading = Lecture de la partie…
review-waiting = En attente d’un moment libre du serveur…
review-valuing = Calcul des chances de victoire…
review-running = Analyse des coups…
review-done = Tous les coups ont été analysés.
review-progress-label = Coups analysés
review-failed = L’analyse n’a pas pu être terminée.
review-offline = Pas de connexion. L’analyse reprendra d’elle-même dès son retour.
review-refused = L’analyse ne continue pas. { $problem }
review-nothing = Personne n’avait de choix dans cette partie : il n’y a rien à analyser.

# Marks, by what a move lost. Use the words of chess and backgammon players.
review-mark-inaccuracy = Imprécision
review-mark-mistake = Erreur
review-mark-blunder = Gaffe

review-decisive = Moments décisifs
review-marked = Coups annotés
review-none = Aucun coup n’est annoté.
review-none-yet = Aucun coup n’est annoté pour l’instant.
review-lucky = Pioche chanceuse
review-unlucky = Pioche malchanceuse
# Points of win chance, with a sign; `count` is the number without it.
review-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

review-played = Joué
review-better = Meilleur
# The best move that was found, if it is not clearly better than what was played.
review-alternative = À peu près équivalent
review-lost = Ce coup a coûté { $points } de chances de victoire.
review-best = Aucun meilleur coup n’a été trouvé.
review-close = Aucun autre coup n’était nettement meilleur.
review-forced = Il n’y avait pas d’autre choix.
review-unjudged = Ce coup n’a pas encore été analysé.
review-others = Cette analyse porte sur les coups d’une autre personne.
review-taken-back = Ce coup a été repris ; il n’est donc pas analysé.
review-begin = La partie commence.
review-alternatives = Autres coups, examinés plus brièvement
review-on-board = Montrer le meilleur coup sur le plateau
# How something on the board is named that would have been better: “red card, better”.
review-better-thing = { $what }, meilleur choix
review-luck-after = La suite a été chanceuse : { $points }.
review-bad-luck-after = La suite a été malchanceuse : { $points }.

review-players = Le jeu de chacun
review-players-coming = La précision et la chance s’afficheront ici.
review-accuracy = Précision
review-accuracy-about = À quel point les coups étaient proches des meilleurs ; 100 est parfait.
review-marks = Annotations
review-marks-about = Gaffes, erreurs et imprécisions.
review-luck = Chance
review-luck-about = Ce que la donne et les pioches ont apporté ou coûté en chances de victoire.
# The part of the luck that was in the deal.
review-deal = donne : { $points }
review-result = Résultat
review-result-about = La part de victoire à la fin.
review-adjusted = Résultat sans la chance
review-adjusted-about = Le résultat, moins sa propre chance, plus celle des autres. Il peut être inférieur à 0 ou supérieur à 100.

review-table = Toutes les chances de victoire en tableau
review-table-moment = Moment
