# Rejouer à partir d’une position d’une partie terminée, contre des bots ou en jouant pour tout le monde.

play-from = Jouer à partir d’ici
play-from-about = Une table rien qu’à vous s’ouvre sur cette position. La partie terminée ne change pas.
play-from-over = La partie est terminée ici. Revenez d’au moins un coup pour continuer à jouer.
play-from-how = Comment
play-from-bots = Contre des bots
play-from-bots-about = Vous prenez une place, des bots jouent les autres. Vous pouvez reprendre des coups sans limite.
play-from-sandbox = Jeu libre
play-from-sandbox-about = Vous jouez pour tout le monde et voyez toutes les mains. Vous pouvez reprendre tous les coups et afficher les chances de victoire.
play-from-seat = Votre place
play-from-seat-of = { $seat } : { $name }
play-from-seat-you = { $seat } : vous
play-from-level = Bots
play-from-hidden = Ce qui était caché
play-from-same = Tel quel
play-from-same-about = Tout ce qui est caché reste comme dans cette partie : ce que les autres ont en main et ce qui sera pioché.
play-from-anew = Redistribué
play-from-anew-about = Ce que { $name } ne pouvait pas savoir ici est redistribué au hasard, en accord avec tout ce que { $name } avait vu.
play-from-knower = Qui garde ce qu’il savait
play-from-start = Commencer

origin-from = { $number ->
    [0] À partir du début de cette partie
   *[other] À partir du coup { $number } de cette partie
}
origin-no-deal = Jouée à partir d’une partie terminée, avec tout ce qui était caché tel quel. Aucune donne équitable n’est promise, et le résultat ne compte pas.
origin-guessed = Jouée à partir d’une partie terminée, avec ce qui était caché redistribué. Aucune donne équitable n’est promise, et le résultat ne compte pas.
log-continued = { $number ->
    [0] Cette table commence au début d’une partie terminée.
   *[other] Cette table commence après le coup { $number } d’une partie terminée.
}

tab-study = Étude
sandbox-chances = Chances de victoire
sandbox-chances-about = Ce que les bots prévoient pour chaque place, d’après ce que l’on peut y savoir.
sandbox-chances-failed = Les chances de victoire n’ont pas pu être calculées. { $problem }
sandbox-hands = Toutes les mains
sandbox-hands-about = Ce que tout le monde a en main, pas seulement qui doit jouer.

reason-no-play-from-yet = Vous pourrez jouer à partir de cette partie quand elle sera terminée : avant, cela révélerait des informations cachées.
reason-no-such-position = Cette partie n’a pas cette position.
reason-over-there = La partie est terminée ici. Revenez d’au moins un coup pour continuer à jouer.
reason-no-rematch = Cette partie a été jouée à partir d’une autre. Vous pouvez rejouer à partir de là.
reason-no-sandbox = Les chances de victoire ne s’affichent qu’en jeu libre, ou dans l’analyse d’une partie terminée.
reason-chances-not-yet = Le serveur est occupé. Les chances de victoire viendront plus tard.
reason-no-chances = Le serveur n’a pas pu évaluer cette position.
