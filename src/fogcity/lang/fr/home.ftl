# The home page, and making a table.

home-title = À l’assaut des collines de Fog City
home-tagline = Les jeux de cable cars de San Francisco : entre amis ou contre des bots, tout de suite.
home-play = Jouer
home-against = contre
home-bots = Nombre de bots
home-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-level = Niveau des bots
home-more = Créer une table sur mesure : places, options, pendule, un écran pour plusieurs
home-challenges = On vous invite à jouer
home-mine = Vos parties
home-open = Tables ouvertes
home-mine-finished = Vos parties finies
home-finished = Finies récemment
mine-empty = Aucune partie en cours. Appuyez sur « Jouer maintenant », et vous voilà à une table en un instant.
mine-clear = Ranger cette partie – { $game }
mine-clear-all = Ranger les parties contre des bots
mine-cleared = { $count ->
    [one] Une partie rangée.
   *[other] { $count } parties rangées.
}
mine-restore = Rétablir
open-empty = Personne n’attend de partenaires pour l’instant. Créez une table ouverte à tous : quelqu’un viendra peut-être s’y asseoir.
home-live = En direct
live-empty = Personne ne joue à une table ouverte pour l’instant. Dès qu’une partie commencera, vous pourrez la regarder ici.
line-watched = { $count ->
    [one] { $state } · { $count } spectateur
   *[other] { $state } · { $count } spectateurs
}
mine-finished-empty = Vos parties finies sont gardées ici, à revoir coup par coup.
finished-empty = Les parties des tables ouvertes apparaissent ici une fois finies.

play-now = Jouer maintenant
play-now-about = { $bots ->
    [one] { $title } contre { $bots } bot
   *[other] { $title } contre { $bots } bots
}
play-friends = Entre amis
friends-title = { $game } entre amis
friends-count = Combien serez-vous à jouer ?
friends-name = Votre nom
friends-about = Vous recevrez ensuite un lien pour vos amis. Tant que vous attendez, vous pouvez encore ajouter ou retirer des places.

game-cablecar = Cable Car
game-cablecar-about = Posez des tuiles, étirez vos lignes à travers la ville, et envoyez les wagons des autres à la station la plus proche.
game-cablecar-minutes = 30 minutes
game-company = Cable Car : le jeu des compagnies
game-company-about = Personne n’a de ligne, tout le monde a des actions. Faites de vos compagnies secrètes les plus riches de la ville.
game-company-minutes = 45 minutes
game-ticket = Les Aventuriers du Rail : San Francisco
game-ticket-about = Réunissez des cartes, prenez des routes du pont jusqu’à la baie, et tenez les promesses de vos cartes Destination.
game-ticket-minutes = 20 minutes
game-as-text = Se joue en mode texte : cette page n’a pas de plateau pour ce jeu.
game-players = { $least } à { $most } joueurs
game-players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

line-your-turn = À vous de jouer · { $ago }
line-turn-of = À { $name } de jouer · { $ago }
line-playing = En cours · { $ago }
line-waiting = { $free ->
    [0] Tout est prêt
    [one] Attend encore { $free } personne
   *[other] Attend encore { $free } personnes
}
line-won = { $count ->
    [one] Victoire : { $names } · { $ago }
   *[other] Victoire partagée : { $names } · { $ago }
}
line-won-you = Vous avez gagné · { $ago }
line-over = Finie · { $ago }
line-nobody = personne pour l’instant
line-with-free = { $free ->
    [one] { $who } ; { $free } place libre
   *[other] { $who } ; { $free } places libres
}
line-seats = { $name } ({ $seats } places)

new-title = Nouvelle table
new-game = Jeu
new-seats = Qui joue ?
new-seats-count = Nombre de joueurs
new-options = Options
new-clock = Pendule
new-who = Qui peut participer, et quand on commence
new-open = Tout le monde peut jouer et regarder
new-open-about = La table figure sur la page d’accueil. Sinon, il faut votre lien pour la trouver.
new-start = Commencer dès que toutes les places sont prises
new-start-about = Sinon, la partie commence quand vous le dites.
new-take-back = Reprendre les coups sans limite
new-take-back-about = Seulement contre des bots, même après leurs réponses. Le relevé de la partie dit combien de fois vous l’avez fait.
new-make = Créer la table

seat-you = Vous
seat-me = { $name } (vous)
seat-kind = Qui joue à la place { $seat }
seat-bot = Un bot
seat-link = Quelqu’un, par lien
seat-account = Quelqu’un, par nom de compte
seat-screen = Quelqu’un sur cet écran
seat-bot-level = Niveau du bot à la place { $seat }
seat-account-name = Nom du compte
seat-screen-label = Nom du joueur
seat-screen-name = Joueur { $seat }
seat-link-about = Vous recevez un lien et un code QR à partager.

option-rotation = Tourner les tuiles
option-rotation-about = Les tuiles se posent dans n’importe quel sens. Sans cette option, tous les toits pointent du même côté, comme dans la règle d’origine.
option-hand = Tuiles en main
option-hand-about = Combien de tuiles chacun a en main. Plus il y en a, plus on a le choix.
option-exchange-until = Fin des échanges
option-exchange-until-about = On échange des actions jusqu’à ce qu’une compagnie ait ce nombre de points de succès. Ce nombre manque dans notre exemplaire de la règle : 20 est notre choix.
option-turn-limit = Limite de tours
option-turn-limit-about = Après ce nombre de tours, on n’échange plus d’actions.

clock-none = Sans pendule
clock-turn = Temps par tour
clock-bank = Temps total
clock-none-about = On prend le temps qu’il faut ; une partie peut durer des semaines.
clock-turn-about = Chaque tour peut durer { $time }.
clock-bank-about = Chacun a { $time } pour toute la partie.
clock-bank-increment-about = Chacun a { $time } pour toute la partie et gagne { $increment } après chaque tour.
clock-time-turn = Par tour
clock-time-bank = Pour la partie
clock-increment = Gagné après chaque tour
clock-no-increment = rien
clock-forfeits = Temps écoulé, partie perdue
clock-forfeits-about = Un bot prend le relais dans tous les cas. Avec cette option, la personne ne peut plus gagner.
clock-bot-about = Quand le temps de quelqu’un est écoulé, un bot prend le relais.
