# Puzzles: positions with one clearly best move, the puzzle of each day, and streaks.

nav-puzzles = Problèmes
puzzles-title = Problèmes
puzzles-intro = Trouvez le meilleur coup. Chaque position vient d’une partie entre bots, et un coup est nettement meilleur que tous les autres. Votre première réponse compte.
puzzles-of-game = Problèmes : { $game }
puzzles-none = Il n’y a pas de problèmes pour ce jeu.
puzzles-none-at-all = Il n’y a pas de problèmes ici.
puzzles-all = Tous les problèmes
puzzles-all-of-game = Tous les problèmes : { $game }
puzzles-daily = Problème du jour
puzzles-daily-of-game = Problème du jour : { $game }
# When the next daily puzzle comes, in the reader’s own time: “at 01:00”.
puzzles-daily-about = Le problème du jour est le même pour tout le monde. Un nouveau arrive chaque jour à { $time }.
puzzles-solve = Résoudre
puzzles-look-again = Le revoir
puzzles-next-unsolved = Prochain problème à résoudre
puzzles-all-answered = Vous avez répondu à tous les problèmes de ce jeu.
puzzles-count = { $solved } sur { $count } résolus
puzzles-streak = { $days ->
    [one] Série : { $days } jour
   *[other] Série : { $days } jours
}
puzzles-no-streak = Pas encore de série
puzzles-best-streak = { $days ->
    [one] Record : { $days } jour
   *[other] Record : { $days } jours
}
puzzles-difficulty = Difficulté { $level } sur { $most }
puzzles-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
puzzles-state-new = pas encore de réponse
puzzles-state-solved = résolu
puzzles-state-tried = non résolu
# A puzzle in a list, for screen readers: “Puzzle 17: solved”.
puzzles-entry = Problème { $number } : { $state }
puzzles-legend = Résolu : première réponse juste, sans indice

puzzle-heading = { $game } : problème { $number }
puzzle-heading-daily = { $game } : problème du { $date }
puzzle-task = Trouvez le meilleur coup
puzzle-solved-before = Vous avez déjà résolu ce problème.
puzzle-tried-before = Vous avez déjà répondu à ce problème ; votre réponse ne compte plus.
puzzle-loading = Le problème arrive…
puzzle-reload = Réessayer
puzzle-hand = Devant vous

puzzle-hint = Indice
puzzle-hint-next = Un autre indice
puzzle-hint-warning = Avec un indice, le problème ne compte pas comme résolu.
puzzle-hint-kind = Ce qu’il faut faire : { $kind }.
puzzle-hint-near = Le meilleur coup est l’un de ceux-ci :
puzzle-hint-does = Ce qui se passe de plus :
puzzle-hint-nothing = Il ne se passe rien de plus.
# What kind of move is best.
puzzle-kind-pass = passer
puzzle-solution = Solution
puzzle-answering = Vérification de votre réponse…

puzzle-solved = Résolu !
puzzle-right = Juste !
puzzle-wrong = Pas le meilleur coup
puzzle-given-up = La solution
puzzle-right-after-hint = Avec un indice, il ne compte pas comme résolu.
puzzle-right-again = Il ne compte pas comme résolu : seule votre première réponse compte.
puzzle-wrong-again = Vous pouvez réessayer, mais seule votre première réponse compte.
puzzle-best = Le meilleur coup
puzzle-given = Votre coup
puzzle-others = Autres coups
# How often a move wins: “75%”.
puzzle-chance = Gagne { $chance }
puzzle-chance-less = Gagne moins souvent
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-share = Copier le lien
puzzle-tomorrow = Le prochain problème du jour arrive demain, à { $time }.

reason-no-such-puzzle = Ce problème n’existe pas.
reason-no-puzzles = Il n’y a pas de problèmes pour ce jeu.
