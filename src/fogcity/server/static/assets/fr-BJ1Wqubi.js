var e=`
cc-board = Plateau
cc-power-station = Powerstation
cc-double = ×2

cc-space-free = { $space }, libre
cc-space-legal = { $space }, libre, la carte peut y être posée
cc-space-laid = { $space }, { $tile }
cc-space-laid-by = { $space }, { $tile } posée par { $player }
cc-space-lines = { $what }. { $count ->
    [0] Aucune ligne ne la traverse.
    [one] Une ligne la traverse\xA0: Entrée la suit.
   *[other] { $count } lignes la traversent\xA0: Entrée les suit l’une après l’autre.
}

cc-line-waiting = Ligne de la station { $station }, { $owner }\xA0: le wagon n’est pas encore parti
cc-line-open = Ligne de la station { $station }, { $owner }\xA0: { $tiles ->
    [one] { $tiles } carte
   *[other] { $tiles } cartes
} pour l’instant
cc-line-closed = Ligne de la station { $station }, { $owner }\xA0: { $tiles ->
    [one] { $tiles } carte
   *[other] { $tiles } cartes
} jusqu’à la station { $to }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cc-line-power = Ligne de la station { $station }, { $owner }\xA0: { $tiles ->
    [one] { $tiles } carte
   *[other] { $tiles } cartes
} jusqu’à la Powerstation, points doublés\xA0: { $points }

cc-hand = Vos cartes
cc-hand-one = Votre carte
cc-hand-drawn = La carte piochée
cc-hand-of-other = Vous regardez
cc-tile-choose = Carte { $number }\xA0: { $tile }
cc-tile-named = { $tile }
cc-tile-turned = { $tile }, tournée de { $turned }°
cc-rotate = Tourner
cc-draw = Piocher une carte
cc-pass = Passer
cc-supply = { $tiles ->
    [0] La réserve est vide
    [one] { $tiles } carte dans la réserve
   *[other] { $tiles } cartes dans la réserve
}
cc-keeps = La carte de votre main y reste.
cc-no-tile = Vous n’avez pas de carte.
cc-nowhere = Dans ce sens, elle ne peut être posée nulle part.
cc-keys-help = Les flèches parcourent les cases où votre carte peut être posée ; avec Maj, toutes les cases et tous les wagons. Entrée pose la carte.

cc-would-nothing = { $space }\xA0: aucune ligne n’avance.
cc-would = { $space }\xA0: { $what }.
cc-would-close = { $owner } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cc-would-close-company = la compagnie { $company } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cc-would-extend = { $owner } a une ligne qui passe à { $tiles ->
    [one] { $tiles } carte
   *[other] { $tiles } cartes
}
cc-would-extend-company = une ligne { $company } passe à { $tiles ->
    [one] { $tiles } carte
   *[other] { $tiles } cartes
}
cc-would-end-exchange = les échanges d’actions prennent fin
cc-not-your-turn = Ce n’est pas à vous de jouer.

cc-reason-game_over = La partie est finie.
cc-reason-no_such_action = Ce coup n’existe pas.
cc-reason-must_lay = Vous avez pioché { $drawn }\xA0: il faut la poser maintenant.
cc-reason-must_lay_other = Vous avez pioché { $drawn }\xA0: c’est elle qu’il faut poser, pas { $tile }.
cc-reason-supply_empty = La réserve est vide.
cc-reason-pass_with_tile = On ne peut passer que sans carte en main et sans carte à piocher.
cc-reason-no_shares = Il n’y a pas d’actions dans ce jeu.
cc-reason-exchange_over_by_profit = Les échanges sont finis\xA0: la compagnie { $company } a { $profit } points de succès, et la limite est { $until }.
cc-reason-exchange_over_by_turns = Plus d’échanges après { $turns } tours.
cc-reason-no_exchange_here = On n’échange pas d’actions à cette table.
cc-reason-no_turning = À cette table, on ne tourne pas les cartes\xA0: tous les toits pointent du même côté.
cc-reason-not_in_hand = Vous n’avez pas { $tile } en main.
cc-reason-space_taken = Il y a déjà une carte en { $space }.
cc-reason-space_apart = En { $space }, elle serait isolée\xA0: une carte doit toucher une autre carte ou le bord du plateau.
cc-reason-same_tracks = { $tile } revient exactement à { $as }\xA0: posez-la ainsi.
cc-reason-short_line = En { $space }, cette carte mènerait à elle seule un wagon de station à station. Ce n’est permis que si elle ne peut être posée nulle part ailleurs.

cc-say-drawn = { $player } pioche une carte.
cc-say-drawn-known = { $player } pioche { $tile }.
cc-say-laid = { $player } pose { $tile } en { $space }.
cc-say-laid-turned = { $player } pose { $tile }, tournée de { $turned }°, en { $space }.
cc-say-closed = { $owner }\xA0: la ligne de la station { $station } atteint la station { $to } et rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cc-say-closed-power = { $owner }\xA0: la ligne de la station { $station } atteint la Powerstation et compte double\xA0: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cc-say-closed-company = La ligne { $company } de la station { $station } atteint la station { $to } et rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de succès.
cc-say-closed-power-company = La ligne { $company } de la station { $station } atteint la Powerstation et compte double\xA0: { $points ->
    [one] { $points } point
   *[other] { $points } points
} de succès.
cc-say-swapped-open = { $player } échange une action de { $percent }\xA0% contre l’action visible ({ $took }).
cc-say-swapped-open-known = { $player } échange son action { $gave } de { $percent }\xA0% contre l’action visible ({ $took }).
cc-say-swapped-blind = { $player } échange une action de { $percent }\xA0% contre celle du dessus de la pile.
cc-say-swapped-blind-known = { $player } échange son action { $gave } de { $percent }\xA0% contre celle du dessus de la pile ({ $took }).
cc-say-exchange-closed = À partir de maintenant, on n’échange plus d’actions.
cc-say-passed = { $player } passe.
cc-say-passed-over = { $player } n’a plus de carte\xA0: son tour est sauté.
cc-say-over = { $count ->
    [one] { $winners } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $winners } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

cc-do-lay = Poser { $tile } en { $space }
cc-do-lay-turned = Poser { $tile }, tournée de { $turned }°, en { $space }
cc-do-draw = Piocher une carte
cc-do-pass = Passer
cc-do-swap-open = Échanger votre action de { $percent }\xA0% contre l’action visible ({ $company })
cc-do-swap-blind = Échanger votre action de { $percent }\xA0% contre celle du dessus de la pile

cc-ask-lay = Posez votre carte.
cc-ask-lay-or-draw = Posez votre carte ou piochez-en une.
cc-ask-lay-one = Posez une de vos cartes.
cc-ask-lay-one-or-draw = Posez une de vos cartes ou piochez-en une.
cc-ask-lay-drawn = Posez la carte piochée.
cc-ask-lay-or-swap = Posez votre carte, piochez-en une ou échangez une action.
cc-ask-swap = Échangez une action.
cc-ask-pass = Vous n’avez plus de carte\xA0: passez.
cc-ask-other = À { $player } de jouer.

cc-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cc-tiles-in-hand = { $tiles ->
    [0] pas de carte
    [one] { $tiles } carte
   *[other] { $tiles } cartes
}
cc-lines-open = { $lines ->
    [0] toutes les lignes finies
    [one] encore { $lines } ligne
   *[other] encore { $lines } lignes
}
cc-share-known = action { $company } de { $percent }\xA0%
cc-share-unknown = action inconnue de { $percent }\xA0%

cc-race = Points
cc-race-label = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tiles ->
    [0] rien en cours
    [one] encore { $tiles } carte en cours
   *[other] encore { $tiles } cartes en cours
}
cc-race-open = { $tiles ->
    [0] rien en cours
    [one] encore { $tiles } carte en cours
   *[other] encore { $tiles } cartes en cours
}

cc-companies = Compagnies
cc-company-profit = Compagnie { $company }\xA0: { $profit ->
    [one] { $profit } point
   *[other] { $profit } points
} de succès, 10\xA0% rapportent { $value }
cc-profit = Succès
cc-tenth = 10\xA0% rapportent
cc-limit = Fin à { $until } points de succès
cc-limit-mark = fin des échanges à { $until }
cc-limit-over = Les échanges sont finis
cc-shares = Vos actions
cc-shares-now = Elles rapportent { $points } pour l’instant.
cc-share-mine = Action { $company } de { $percent }\xA0%, rapporte { $points } pour l’instant
cc-share-secret = Secrète.
cc-share-seen = { $who } { $count ->
    [one] la connaît aussi.
   *[other] la connaissent aussi.
}
cc-pile = { $percent }\xA0%
cc-pile-down = { $percent }\xA0%\xA0: { $shares ->
    [0] aucune action face cachée.
    [one] { $shares } action face cachée.
   *[other] { $shares } actions face cachée.
}
cc-pile-open = { $percent }\xA0%\xA0: l’action visible est { $company }.
cc-piles = Échanger une action
cc-piles-closed = Actions sur la table
cc-offer-open = visible
cc-offer-blind = pile
cc-take-open-label = Échanger votre action de { $percent }\xA0% contre l’action visible ({ $company }), qui rapporte { $points } pour l’instant.
cc-take-blind-label = Échanger votre action de { $percent }\xA0% contre celle du dessus de la pile, qui compte { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} face cachée.
cc-top-known = Vous connaissez celle du dessus\xA0: { $company }.

cc-result = Le décompte
cc-result-lines = Ligne de la station { $station }\xA0: { $points }
cc-result-line = Station { $station }
cc-result-share = Action { $company } de { $percent }\xA0%, à { $value }\xA0: { $points }
cc-result-round-lines = Les lignes, une à une
cc-result-round-share = Les actions de { $percent }\xA0%
cc-result-round-bonus = Les primes de majorité
cc-result-bonus = Majorités
cc-result-bonus-text = Primes de majorité\xA0: { $points }
cc-result-bonus-why = La plus forte part d’une compagnie rapporte un dixième de ses points de succès.
cc-result-skip = Tout montrer
cc-result-again = Revoir
cc-result-winner = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } se partagent la victoire !
}


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


fogcity = Fog City
skip = Aller au contenu
loading = Un instant…
close = Fermer
cancel = Annuler
back = Retour
previous = Précédent
next = Suivant
more = Plus
yes = oui
no = non
you = vous
somebody = quelqu’un
copy = Copier
copied = Copié
share = Partager
go-home = Aller à l’accueil

nav-label = Fog City
nav-home = Fog City\xA0: accueil
nav-mine = Mes parties
nav-mine-waiting = { $count ->
    [one] { $count } partie vous attend.
   *[other] { $count } parties vous attendent.
}
nav-new = Nouvelle table
nav-rules = Règles
nav-me = Vous êtes { $name }
nav-nobody = Anonyme

footer = Cable Car et Ticket to Ride\xA0: San Francisco autour d’une même table numérique. Fait pour les amis, joué dans la brume.
footer-api = Programmation (API)

connection-lost = Pas de connexion pour l’instant. Rien n’est perdu ; on reprend dès son retour.
bots-compiling = Les bots s’échauffent encore sur cette machine. En attendant, ils prennent leur temps.

missing-title = Ici, rien que de la brume
missing-text = Il n’y a rien à cette adresse. Le lien a peut-être été coupé.
failed-title = Déraillement !
failed-text = Une erreur s’est produite dans cette page. Votre partie est en sûreté sur le serveur ; recharger la page suffit presque toujours.
failed-reload = Recharger la page
rules-missing = Les règles ne sont pas encore là.

settings = Réglages
language = Langue
theme = Clair ou sombre
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
confirm = Confirmer chaque coup
confirm-always = Toujours
confirm-touch = Au toucher
confirm-never = Jamais
confirm-about = Ce qu’on a choisi par mégarde peut ainsi être annulé à temps.
sounds = Sons
sounds-about = Un doux tintement de cloche quand c’est à vous de jouer.

account-overview-title = Qui vous êtes
account-keep-title = Garder vos parties
account-login-title = Se connecter
account-delete-title = Effacer mes données
account-is-nobody = Pas besoin de s’inscrire. Choisissez un nom, ou jouez tout de suite\xA0: vous en recevrez un.
account-is-guest = Vous jouez sans compte\xA0: vos parties sont gardées pour ce navigateur. Avec une phrase secrète, vous les retrouvez aussi sur d’autres appareils.
account-is-account = Vos parties sont gardées sous ce nom, sur chaque appareil où vous vous connectez.
account-name = Nom
account-passphrase = Phrase secrète
account-rename = Changer de nom
account-be-guest = Jouer sous ce nom
account-keep = Garder mes parties avec une phrase secrète
account-keep-about = Choisissez un nom et une phrase secrète d’au moins 8 caractères. Toutes vos parties restent à vous, et l’on peut vous inviter à une table par votre nom.
account-keep-do = Garder mes parties
account-login = Se connecter
account-login-about = Connectez-vous pour retrouver vos parties sur cet appareil.
account-login-guest = Vous jouez ici sans compte. Ces parties ne passeront pas au compte auquel vous vous connectez.
account-logout = Se déconnecter
account-delete = Effacer mes données…
account-delete-about = Votre nom, vos clés et tout ce que vous avez écrit seront effacés. Des bots prennent vos places ; les parties elles-mêmes restent, sans votre nom. C’est irréversible.
account-delete-sure = Oui, je veux qu’on m’oublie.
account-delete-do = Effacer définitivement

seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

bot-tourist = Touriste (joue au hasard)
bot-conductor = Receveur (débutant)
bot-gripman-easy = Machiniste (facile)
bot-gripman-medium = Machiniste (moyen)
bot-gripman-hard = Machiniste (difficile)
bot-gripman-expert = Machiniste (expert)


home-title = À l’assaut des collines de Fog City
home-tagline = Les jeux de cable cars de San Francisco\xA0: entre amis ou contre des bots, tout de suite.
home-play = Jouer
home-against = contre
home-bots = Nombre de bots
home-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-level = Niveau des bots
home-more = Créer une table sur mesure\xA0: places, options, pendule, un écran pour plusieurs
home-challenges = On vous invite à jouer
home-mine = Vos parties
home-open = Tables ouvertes
home-mine-finished = Vos parties finies
home-finished = Finies récemment
mine-empty = Aucune partie en cours. Appuyez sur «\xA0Jouer maintenant\xA0», et la première carte est à vous dans la seconde.
open-empty = Personne n’attend de partenaires pour l’instant. Créez une table ouverte à tous\xA0: quelqu’un viendra peut-être s’y asseoir.
mine-finished-empty = Vos parties finies sont gardées ici, à revoir coup par coup.
finished-empty = Les parties des tables ouvertes apparaissent ici une fois finies.

play-now = Jouer maintenant
play-now-about = { $bots ->
    [one] { $title } contre { $bots } bot
   *[other] { $title } contre { $bots } bots
}
play-friends = Entre amis

game-cablecar = Cable Car
game-cablecar-about = Posez des cartes, étirez vos lignes à travers la ville, et envoyez les wagons des autres à la station la plus proche.
game-cablecar-minutes = 30 minutes
game-company = Cable Car\xA0: le jeu des compagnies
game-company-about = Personne n’a de ligne, tout le monde a des actions. Faites de vos compagnies secrètes les plus riches de la ville.
game-company-minutes = 45 minutes
game-ticket = Ticket to Ride\xA0: San Francisco
game-ticket-about = Réunissez des cartes, prenez des routes du pont jusqu’à la baie, et tenez les promesses de vos cartes Destination.
game-ticket-minutes = 20 minutes
game-players = { $least } à { $most } joueurs

line-your-turn = À vous de jouer · { $ago }
line-turn-of = À { $name } de jouer · { $ago }
line-playing = En cours · { $ago }
line-waiting = { $free ->
    [0] Tout est prêt
    [one] Attend encore { $free } personne
   *[other] Attend encore { $free } personnes
}
line-won = { $count ->
    [one] Victoire\xA0: { $names } · { $ago }
   *[other] Victoire partagée\xA0: { $names } · { $ago }
}
line-over = Finie · { $ago }
line-nobody = personne pour l’instant
line-with-free = { $free ->
    [one] { $who } ; { $free } place libre
   *[other] { $who } ; { $free } places libres
}

new-title = Nouvelle table
new-game = Jeu
new-seats = Qui joue ?
new-seats-count = Nombre de joueurs
new-options = Options
new-clock = Pendule
new-who = Qui peut venir, et quand on commence
new-open = Tout le monde peut jouer et regarder
new-open-about = La table figure sur la page d’accueil. Sinon, il faut votre lien pour la trouver.
new-start = Commencer dès que toutes les places sont prises
new-start-about = Sinon, la partie commence quand vous le dites.
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
seat-screen-label = Nom à cette place
seat-screen-name = Joueur { $seat }
seat-link-about = Vous recevez un lien et un code à transmettre.

option-rotation = Tourner les cartes
option-rotation-about = Les cartes se posent dans n’importe quel sens. Sans cette option, tous les toits pointent du même côté, comme dans la règle d’origine.
option-hand = Cartes en main
option-hand-about = Combien de cartes chacun a en main. Plus de cartes, plus de choix.
option-exchange-until = Fin des échanges
option-exchange-until-about = On échange des actions jusqu’à ce qu’une compagnie ait ce nombre de points de succès. Nous ne connaissons pas le nombre imprimé\xA0: 20 est notre choix.
option-turn-limit = Limite de tours
option-turn-limit-about = Après ce nombre de tours, on n’échange plus d’actions.

clock-none = Sans pendule
clock-turn = Temps par tour
clock-bank = Temps total
clock-none-about = On prend le temps qu’il faut ; une partie peut durer des semaines.
clock-turn-about = Chaque tour peut durer { $time }.
clock-bank-about = Chacun a { $time } pour toute la partie.
clock-bank-increment-about = Chacun a { $time } pour toute la partie et regagne { $increment } après chaque tour.
clock-time-turn = Par tour
clock-time-bank = Pour la partie
clock-increment = Regagné après chaque tour
clock-no-increment = rien
clock-forfeits = Temps écoulé, partie perdue
clock-forfeits-about = Quand le temps de quelqu’un est écoulé, un bot prend sa place, et cette personne ne peut plus gagner. Sans cette option, le bot prend seulement le relais.
clock-bot-about = Quand le temps de quelqu’un est écoulé, un bot prend le relais.


ln-title = Apprendre à jouer
ln-intro = Lisez les règles avec des plateaux que l’on peut toucher, ou laissez-nous guider vos tout premiers tours. Cinq minutes suffisent.
ln-games = Les jeux
ln-rules-of = Règles
ln-rules-of-game = Règles de { $game }
ln-guide-of = Première partie guidée
ln-guide-of-game = Première partie guidée – { $game }
ln-contents = Sur cette page
ln-other-rules = Autres règles
ln-print = Imprimer
ln-loading = Un instant…
ln-failed = Cette page n’a pas pu être chargée. Y a-t-il une connexion ?
ln-again = Réessayer
ln-try-it = Pour apprendre, rien de plus rapide que de jouer. Cinq minutes, et l’on vous dit quoi faire.
ln-link-to = Lien vers cette section


ln-figure-before = Avant
ln-figure-back = Retour
ln-figure-next = Suite
ln-figure-again = Recommencer
ln-figure-step = { $step } sur { $steps }
ln-figure-map-waits = Le plan arrive…
ln-figure-map-failed = Le plan ne peut pas être montré pour l’instant.


ln-guide-title = Votre première partie – { $game }
ln-guide-short = Votre première partie
ln-guide-step = Étape { $step } sur { $steps }
ln-guide-next = Continuer
ln-guide-show = Montrez-moi
ln-guide-restart = Recommencer
ln-guide-waiting = { $rival } joue…
ln-guide-name-cablecar = Jaune
ln-guide-name-company = Rose
ln-guide-name-ticket = Jaune
ln-guide-not-this = Pas cette fois. { $do }
ln-guide-rules = Lire les règles
ln-guide-play = Jouer votre première partie
ln-guide-play-about = Contre un bot facile. Personne ne regarde, et vous pouvez reprendre vos coups.
ln-guide-done = Et voilà !
ln-guide-happened = Ce qui s’est passé
ln-guide-hand = Devant vous

ln-guide-cablecar-1 = Bienvenue à San Francisco ! Vous jouez les jaunes\xA0: vos wagons, marqués d’une étoile, attendent aux stations impaires autour du plateau. { $rival } joue les bleus. Chaque wagon a une ligne à parcourir, et chaque carte en chemin vaut un point. Pour l’instant, aucune carte n’est posée.
ln-guide-cablecar-2 = Voici votre carte. Ses voies vont tout droit, de quelque côté qu’on arrive. En c1, juste sous la station 3, elle donne à votre wagon de quoi rouler.
    .do = Posez votre carte en c1.
ln-guide-cablecar-3 = Le pointillé montre jusqu’où va votre wagon\xA0: une carte. { $rival } a posé une carte dans le coin, en h1. Votre nouvelle carte fait tourner vers la droite ce qui arrive d’en haut.
    .do = Posez-la là où votre ligne veut aller\xA0: en c2.
ln-guide-cablecar-4 = Tout le monde peut prolonger les lignes de tout le monde, et { $rival } vient de le faire\xA0: avec la carte en d2, votre ligne de la station 3 traverse trois cartes et se dirige vers d3, juste à côté de la Powerstation. C’est gentil, vous allez voir.
ln-guide-cablecar-5 = Une ligne qui entre dans la Powerstation compte double. Votre carte mène tout droit vers le bas ce qui arrive d’en haut.
    .do = Posez votre carte en d3.
ln-guide-cablecar-6 = Quatre cartes, doublées\xA0: huit points ! Votre nouvelle carte renvoie chaque voie d’où elle vient. Au bord, elle ramènerait aussitôt un wagon à sa propre station, sur cette seule carte, et c’est interdit. Si votre carte ne vous plaît pas, piochez-en une autre. Mais il faut alors poser celle que vous avez piochée.
    .do = Piochez une carte.
ln-guide-cablecar-7 = Un peu de malice, maintenant. { $rival } a une ligne qui part de la station 8 et quitte h1 par la gauche, vers g1. La carte que vous avez piochée l’envoie de là tout droit vers le haut, à la station 7.
    .do = Posez la carte piochée en g1.
ln-guide-cablecar-8 = Deux points seulement pour { $rival }, et cette ligne est finie. La même carte vous a ouvert une ligne\xA0: de la station 7, elle descend vers g2. C’est là que votre drôle de carte va servir. Elle fait faire demi-tour à la ligne, et une carte traversée deux fois compte deux fois.
    .do = Posez-la en g2.
ln-guide-cablecar-9 = Votre ligne de la station 7 a traversé g1, g2 et encore g1\xA0: trois cartes jusqu’ici, et elle continue vers f1. On joue ainsi jusqu’à ce que les 60 cartes soient posées. Toutes les lignes sont alors finies, et le plus grand nombre de points l’emporte. Vous savez tout.

ln-guide-company-1 = C’est Cable Car, en plus malin\xA0: aucune couleur n’est à vous. Huit compagnies ont quatre wagons chacune, et ce que rapporte une ligne, ce sont des points de succès pour sa compagnie. Le rose, votre couleur, marque seulement ce que vous avez posé. Quelques cartes sont déjà là.
ln-guide-company-2 = Ce que vous possédez, ce sont des actions\xA0: 40\xA0% de la compagnie jaune, 30\xA0% de la verte, 20\xA0% de la bleue et 10\xA0% de la rouge. Personne d’autre ne les voit. À la fin, elles rapportent d’autant plus que leurs compagnies ont eu du succès. Aidez donc la jaune, sans que cela se remarque trop.
ln-guide-company-3 = La ligne jaune de la station 28 arrive de la gauche, et il lui manque une carte jusqu’à la Powerstation. Votre carte va tout droit.
    .do = Posez votre carte en c5.
ln-guide-company-4 = Trois cartes, doublées\xA0: six points de succès. La compagnie jaune est en tête ; elle vaut donc 8 en ce moment. Les autres n’ont encore rien et sont toutes deuxièmes, avec 7. On descend d’un échelon à chaque total inférieur.
ln-guide-company-5 = Au lieu de poser une carte, vous pouvez échanger une action contre une autre du même pourcentage. Une action jaune de 10\xA0% est visible. Tout le monde verra que vous la prenez ; votre action rouge va, face cachée, sous la pile.
    .do = Échangez votre action de 10\xA0% contre l’action visible.
ln-guide-company-6 = La moitié de la compagnie jaune est à vous. Vous pouvez aussi prendre l’action du dessus d’une pile, sans la voir\xA0: personne ne sait alors ce que vous avez reçu, et vous ne savez pas ce que vous recevrez. Vous croyez peu à la verte, alors pourquoi pas ?
    .do = Échangez votre action de 30\xA0% contre celle du dessus de sa pile.
ln-guide-company-7 = Quelle chance, encore une jaune\xA0: cela fait 80\xA0% ! À la fin, qui détient la plus forte part d’une compagnie reçoit en plus un dixième de ses points de succès. Les échanges cessent pour tout le monde dès qu’une compagnie a 20 points de succès\xA0: n’attendez pas trop.
ln-guide-company-8 = Regardez à droite\xA0: la ligne orange de la station 12 va bientôt atteindre la Powerstation, elle aussi, et vous n’avez pas d’action orange. Votre carte mène vers le haut ce qui arrive de la droite.
    .do = Détournez la ligne\xA0: posez votre carte en f4.
ln-guide-company-9 = Bien joué\xA0: la ligne orange a maintenant un long chemin à faire, et un jour quelqu’un y mettra fin. Quand les 60 cartes sont posées, on montre les actions, on classe les compagnies, et le plus grand nombre de points de victoire l’emporte. Regardez ce que les autres construisent, et devinez ce qu’ils détiennent.

ln-guide-ticket-1 = Bienvenue à San Francisco ! Vous jouez les jaunes, avec 20 cable cars à placer sur les routes de ce plan. { $rival } veut aussi se déplacer. Vous pouvez faire glisser le plan et l’agrandir.
ln-guide-ticket-2 = On vous propose deux cartes Destination. Si vos propres routes relient à la fin les deux lieux d’une carte, vous en marquez les points ; sinon, vous les perdez. D’Alcatraz à Lombard Street, ce n’est pas loin. De Market Street à Sunset, si.
    .do = Gardez seulement Alcatraz – Lombard Street.
ln-guide-ticket-3 = { $rival } a choisi aussi, puis a placé les deux dernières piles de souvenirs sur le plan, comme le fait le second joueur. À partir de maintenant, vous faites à votre tour une de ces trois choses\xA0: piocher des cartes Transport, prendre une route ou piocher des cartes Destination.
ln-guide-ticket-4 = Pour traverser l’eau jusqu’à Alcatraz, il faut une carte Ferry, et il y en a une de visible. Les cartes Ferry sont des jokers, si précieux qu’une carte Ferry visible est tout ce que vous pouvez prendre dans un tour.
    .do = Prenez la carte Ferry visible.
ln-guide-ticket-5 = Place à votre première route ! De Fort Mason à Lombard Street, il n’y a qu’une case, rouge, et vous avez une carte rouge. La carte Ferry irait aussi, mais vous en aurez besoin.
    .do = Prenez la route de Fort Mason à Lombard Street avec votre carte rouge.
ln-guide-ticket-6 = Un point, et votre premier cable car est sur le plan. Si vous ne prenez pas de ferry visible, vous pouvez prendre deux cartes, l’une après l’autre.
    .do = Prenez d’abord une carte bleue visible.
ln-guide-ticket-7 = La place libérée a aussitôt été remplie. Pour la seconde carte, tentez votre chance.
    .do = Prenez la carte du dessus de la pioche.
ln-guide-ticket-8 = Encore une bleue. Et maintenant, la traversée\xA0: entre Alcatraz et Fort Mason, il y a deux cases, dont une montre un ferry. Une de vos deux cartes doit donc être une carte Ferry.
    .do = Prenez la route orange d’Alcatraz à Fort Mason avec une carte orange et une carte Ferry.
ln-guide-ticket-9 = Deux points, et un phoque d’Alcatraz\xA0: sept souvenirs différents vaudraient 12 points. Et votre carte Destination est réussie, car vos routes mènent d’Alcatraz à Lombard Street. Vous en voulez sûrement une autre.
    .do = Piochez des cartes Destination.
ln-guide-ticket-10 = Gardez-en une, ou les deux. Ce que vous gardez, vous le gardez jusqu’à la fin. Crissy Field et Pier 39 sont tous deux près de vos routes.
    .do = Gardez seulement Crissy Field – Pier 39.
ln-guide-ticket-11 = On continue ainsi jusqu’à ce qu’il ne reste à quelqu’un que deux cable cars ou moins. Tout le monde joue alors encore une fois, on compte cartes Destination et souvenirs, et le plus grand nombre de points l’emporte. À deux joueurs, attention aux routes doubles\xA0: dès que l’une est prise, l’autre est fermée.


problem-unexpected = Quelque chose d’inattendu s’est produit. Réessayez.
problem-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
problem-unknown = Introuvable, ou visible seulement par d’autres.
problem-who-are-you = Choisissez d’abord un nom.
problem-late = Il s’est passé quelque chose entre-temps. Regardez à nouveau.
problem-too-often = Pas si vite ! Attendez un instant.
problem-unavailable = Le serveur ne peut pas le faire pour l’instant. Réessayez dans un instant.

reason-bad-name = Un nom compte de 1 à 30 caractères visibles.
reason-bad-login = Un nom compte de 1 à 30 caractères.
reason-bad-passphrase = Une phrase secrète compte de { $least } à { $most } caractères.
reason-logged-out = Votre session est terminée. Reconnectez-vous.
reason-account-already = C’est déjà un compte.
reason-name-taken = Il existe déjà un compte au nom de «\xA0{ $name }\xA0». Choisissez un autre nom.
reason-wrong-passphrase = Nom ou phrase secrète incorrects.
reason-account-name-stays = Un compte garde son nom ; seule la façon de l’écrire peut changer.
reason-seat-taken = La place { $seat } est prise.
reason-you-sit-already = Vous êtes déjà à cette table.
reason-sit-first = Prenez d’abord une place pour vous.
reason-kicked = L’hôte vous a fait quitter cette table.
reason-table-full = Toutes les places sont prises.
reason-seat-free = Il n’y a personne à la place { $seat }.
reason-asked-already = Cette personne est déjà à la table, ou déjà invitée.
reason-not-asked = Aucune place ne vous est réservée à cette table.
reason-nothing-to-undo = Vous ne pouvez reprendre que votre dernier choix\xA0: tant que personne d’autre n’a joué, et s’il ne vous a rien révélé de caché.
reason-no-time-to-undo = Il vous reste trop peu de temps pour choisir à nouveau.
reason-bot-plays-there = Un bot joue déjà à cette place.
reason-bot-plays-on = Un bot continue à votre place.
reason-stop-offered-already = Quelqu’un a déjà proposé d’arrêter\xA0: répondez d’abord.
reason-no-stop-offered = Plus personne ne propose d’arrêter.
reason-agreed-already = Vous avez déjà accepté.
reason-muted = L’hôte vous a retiré la parole à cette table.
reason-empty-text = Ce message est vide.
reason-table-closed = La table est fermée.
reason-not-host = Seul l’hôte de la table peut faire cela.
reason-not-playing = Il faut jouer à cette table pour faire cela.
reason-no-seat = Vous n’avez pas de place à cette table.
reason-not-your-seat = La place { $seat } n’est pas à vous.
reason-late = Il s’est passé quelque chose entre-temps. Regardez, puis choisissez à nouveau.
reason-not-your-turn = Ce n’est pas à vous de jouer.
reason-seat-kept = La place { $seat } est réservée à quelqu’un d’autre.
reason-game-begun = La partie a déjà commencé.
reason-game-not-begun = La partie n’a pas commencé.
reason-game-over = La partie est finie.
reason-not-over = Une partie peut être enregistrée une fois finie\xA0: avant, on y lirait ce qui est caché.
reason-not-over-yet = Vous pourrez rejouer une fois cette partie finie.
reason-did-not-play = Il faut avoir joué ici pour demander une revanche.
reason-asked-twice = On invite chaque personne une seule fois, et pas soi-même.
reason-no-such-account = Il n’y a pas de compte au nom de «\xA0{ $name }\xA0».
reason-too-often = Pas si vite ! Réessayez dans { $seconds }\xA0s.
reason-too-many-open = Cette page est ouverte à trop d’endroits. Fermez-la quelque part.
reason-no-such-table = Cette table n’existe pas, ou il vous faut le lien d’invitation.
reason-busy = Il se passe trop de choses à la fois à cette table. Réessayez.
reason-needs-invitation = Cette table est sur invitation\xA0: utilisez le lien que l’hôte peut vous donner.
reason-who-are-you = Choisissez d’abord un nom.
reason-database-away = Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un instant.
reason-shutting-down = Le serveur redémarre. Réessayez dans un instant.
reason-bad-text = Ce n’est pas un coup de ce jeu. Tapez «\xA0legal\xA0» pour les voir tous.
reason-no-such-action = Ce coup n’existe pas.


table-title = Table
table-heading = { $game }
table-missing = Cette table n’existe pas
table-closed = Cette table est fermée
table-closed-about = L’hôte l’a fermée avant le début de la partie, ou personne n’est venu pendant deux semaines.
title-your-turn = ● À vous – { $game }
title-playing = { $game }
title-waiting = En attente – { $game }
title-over = Finie – { $game }
title-closed = Fermée – { $game }

waiting-seats = Places
waiting-bot-level = Bots que vous ajoutez
waits-for-players = { $free ->
    [one] Une place est libre. La partie commence d’elle-même dès que cette place est prise.
   *[other] { $free } places sont libres. La partie commence d’elle-même dès que ces places sont prises.
}
waits-for-players-or-you = { $free ->
    [one] Une place est libre. Invitez quelqu’un, ou commencez\xA0: un bot la prendra.
   *[other] { $free } places sont libres. Invitez du monde, ou commencez\xA0: des bots les prendront.
}
waits-for-players-and-host = { $free ->
    [one] Une place est libre. { $host } peut commencer à tout moment.
   *[other] { $free } places sont libres. { $host } peut commencer à tout moment.
}
waits-for-your-answer = { $host } vous invite à jouer. Une place vous est réservée.
waits-for-names = On attend { $names }.
waits-for-you = Tout le monde est là. Commencez quand vous voulez.
waits-for-host = Tout le monde est là. { $host } donne le départ.
start = Commencer
start-with-bots = { $free ->
    [one] Commencer avec un bot
   *[other] Commencer avec des bots
}
join = Prendre place
join-another = Ajouter quelqu’un sur cet écran
leave = Quitter la table
decline = Non, merci
close-table = Fermer la table
seat-free = Libre
seat-kept = Réservée à { $name }
seat-add-bot = Bot
seat-clear = Libérer
seat-give-back = Rendre
seat-invite = Inviter
seat-invite-account = Inviter par nom

invite-title = Faites venir vos amis
invite-about = Il suffit d’ouvrir ce lien pour prendre place. Sans inscription.
invite-link = Lien vers cette table
invite-code = Code contenant le lien vers cette table
invite-code-about = Au même endroit ? Visez ce code avec l’appareil photo d’un téléphone.
facts-title = À cette table
facts-open = Tout le monde peut jouer et regarder.
facts-closed = Il faut un lien pour trouver cette table.
facts-option = { $name }\xA0: { $value }

turn-yours = À vous de jouer.
turn-of = À { $name } de jouer.
turn-waiting = À { $name } de jouer.
turn-bot = { $name } réfléchit…
turn-over = La partie est finie.
undo = Reprendre
undo-about = Reprendre votre dernier choix, tant qu’il n’a rien révélé à personne
do-confirm = Valider
your-hand = Ce que vous avez devant vous
spectator = Vous regardez. Les mains vous restent cachées, comme à tout le monde.

side-label = Joueurs, journal et messages
tab-players = Joueurs
tab-log = Journal
tab-chat = Messages
players-you = (vous)
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
mark-won = Victoire
mark-host = Hôte
mark-here = en ligne
mark-away = hors ligne
mark-resigned = abandon
mark-forfeited = temps écoulé
mark-bot-plays-on = un bot continue
mute = Ne plus laisser { $name } écrire
unmute = Laisser { $name } écrire à nouveau
clock-left = Temps restant\xA0:
clock-days-hours = { $days }\xA0j { $hours }\xA0h

chat-empty = Aucun message pour l’instant. Dites bonjour !
chat-say = Écrire un message
chat-send = Envoyer
chat-left = { $left ->
    [one] Encore { $left } caractère
   *[other] Encore { $left } caractères
}
chat-muted = L’hôte vous a retiré la parole à cette table.
chat-nobody = Choisissez un nom en haut pour écrire ici.
chat-fresh = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

since-count = { $count ->
    [one] { $count } coup depuis votre dernière visite.
   *[other] { $count } coups depuis votre dernière visite.
}
since-show = Voir
since-title = Depuis votre dernière visite
since-step = { $step } sur { $count }
since-done = Continuer à jouer

curtain-title = Passez l’écran à { $name }
curtain-about = La brume cache toutes les mains ; elle se lèvera pour { $name }.
curtain-lift = Je suis { $name }

resign = Abandonner…
resign-about = Un bot continue à votre place. Vous ne pourrez plus la reprendre.
resign-sure = Voulez-vous vraiment abandonner ? La partie continuera sans vous.
resign-yes = Je veux abandonner
resign-no = Continuer
resign-do = Abandonner pour de bon
stop-offer = Proposer d’arrêter là
stop-asked = { $count ->
    [one] { $names } voudrait arrêter là, sans résultat.
   *[other] { $names } voudraient arrêter là, sans résultat.
}
stop-agreed = Vous voudriez arrêter là. La partie s’arrête si tout le monde accepte.
stop-yes = Arrêter là
stop-no = Continuer
stop-back = Finalement, continuer
share-watch = Inviter à regarder
share-watch-about = Avec ce lien, on peut regarder la partie, et l’on ne voit que ce qui est visible de tous.
share-finished-about = Avec ce lien, on peut voir le résultat et parcourir la partie.

log-earlier = Plus tôt
log-created = { $name } a créé la table.
log-joined = { $name } prend place.
log-left = La place { $seat } se libère.
log-kicked = L’hôte a libéré la place { $seat }.
log-bot = { $name } prend place\xA0: { $kind }.
log-invited = La place { $seat } est réservée à { $name }.
log-declined = { $name } ne veut pas jouer.
log-host = L’hôte est maintenant { $name }.
log-started = La partie commence.
log-undone = { $name } revient sur un choix.
log-resigned = { $name } abandonne. Un bot continue\xA0: { $kind }.
log-flagged = { $name } n’a plus de temps. Un bot continue.
log-forfeited = { $name } n’a plus de temps et ne peut plus gagner.
log-stop-offered = { $name } voudrait arrêter là.
log-stop-yes = { $name } accepte d’arrêter.
log-stop-no = { $name } veut continuer.
log-ended-played = La partie est finie.
log-ended-stopped = Tout le monde a accepté d’arrêter là, sans résultat.
log-ended-forfeited = La partie est décidée\xA0: une seule personne peut encore gagner.
log-ended-closed = La table a été fermée.
log-muted = L’hôte a retiré la parole à { $name }.
log-unmuted = { $name } peut écrire à nouveau.
log-rematched = Il y a une revanche.
log-said = { $name }\xA0: { $text }

result-you = Vous avez gagné !
result-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
result-none = Sans résultat
rematch = Rejouer
rematch-go = Aller à la revanche
replay = Revoir la partie
export-text = Enregistrer (texte)
export-json = Enregistrer (JSON)
check-title = La donne était-elle honnête ?
check-about = Avant le premier coup, la table a montré l’empreinte du secret qui a servi à distribuer cette partie. Voici maintenant le secret lui-même\xA0: son SHA-256 est cette empreinte, donc personne n’a pu changer la donne.
check-commitment = Empreinte, montrée avant le premier coup
check-secret = Secret, montré maintenant
check-how = Enregistrez la partie en texte et laissez le programme vérifier la donne et chaque coup\xA0:

replay-heading = { $game }, coup par coup
replay-first = Au début
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Coup
replay-back = Retour au résultat
replay-absent = Ce serveur ne montre pas les positions passées. Le texte est complet ; le plateau reste tel qu’il était à la fin.

command-open = Taper vos coups
command-label = Tapez un coup, ou bien\xA0: hand, legal, last, undo, help
command-placeholder = Tapez un coup, ou help
command-help = Tapez un coup comme il est écrit dans la liste des coups permis. «\xA0legal\xA0» donne tous les coups, «\xA0hand\xA0» ce que vous avez en main, «\xA0last\xA0» ce que chacun a fait en dernier et à qui c’est de jouer, «\xA0undo\xA0» reprend votre dernier choix. Entrée confirme, Échap annule.
command-hand = En main\xA0: { $things }.
command-hand-empty = Votre main est vide.
command-no-hand = Rien en main à annoncer.
command-legal = { $count ->
    [one] Il y a { $count } coup\xA0:
   *[other] Il y a { $count } coups\xA0:
}
command-no-legal = Vous ne pouvez rien faire maintenant.
command-again = { $action }\xA0: Entrée pour le faire, Échap pour annuler.




card-blue = bleue
    .one = une carte bleue
    .many = { $count ->
        [one] { $count } carte bleue
       *[other] { $count } cartes bleues
    }
card-green = verte
    .one = une carte verte
    .many = { $count ->
        [one] { $count } carte verte
       *[other] { $count } cartes vertes
    }
card-black = noire
    .one = une carte noire
    .many = { $count ->
        [one] { $count } carte noire
       *[other] { $count } cartes noires
    }
card-purple = violette
    .one = une carte violette
    .many = { $count ->
        [one] { $count } carte violette
       *[other] { $count } cartes violettes
    }
card-red = rouge
    .one = une carte rouge
    .many = { $count ->
        [one] { $count } carte rouge
       *[other] { $count } cartes rouges
    }
card-orange = orange
    .one = une carte orange
    .many = { $count ->
        [one] { $count } carte orange
       *[other] { $count } cartes orange
    }
card-ferry = Ferry
    .one = une carte Ferry
    .many = { $count ->
        [one] { $count } carte Ferry
       *[other] { $count } cartes Ferry
    }
card-grey = grise


place-alcatraz = Alcatraz
place-crissy-field = Crissy Field
place-fort-mason = Fort Mason
place-golden-gate-bridge = Golden Gate Bridge
place-haight-ashbury = Haight Ashbury
place-japanese-gardens = Japanese Gardens
place-lombard-street = Lombard Street
place-market-street = Market Street
place-mission-district = Mission District
place-pacific-heights = Pacific Heights
place-painted-ladies = Painted Ladies
place-palace-of-fine-arts = Palace of Fine Arts
place-pier-39 = Pier 39
place-potrero-hill = Potrero Hill
place-presidio = Presidio
place-south-beach = South Beach
place-sunset = Sunset
place-the-castro = The Castro
place-the-embarcadero = The Embarcadero
place-twin-peaks = Twin Peaks
place-union-square = Union Square


souvenir-bell = cloche
souvenir-crab = crabe
souvenir-gull = mouette
souvenir-lantern = lanterne
souvenir-poppy = pavot
souvenir-seal = phoque
souvenir-whale = baleine


tk-map = Plan\xA0: { $title }. Les flèches vont de lieu en lieu
tk-map-view = { $title }\xA0: les flèches déplacent le plan, plus et moins changent sa taille, 0 le montre en entier
tk-map-coming = On déplie le plan…
tk-map-failed = Le plan n’est pas arrivé.
tk-map-again = Réessayer
tk-zoom-in = Agrandir
tk-zoom-out = Réduire
tk-zoom-all = Tout le plan
tk-legend-spaces = Cases
tk-legend-points = Points
tk-legend-ferry = demande une carte Ferry
tk-legend-grey = une couleur au choix
tk-legend-souvenir = souvenirs
tk-ends = { $a } – { $b }
tk-ticket = { $ends } ({ $points })
tk-route-label = { $a } – { $b }, { $length ->
        [one] { $length } case
       *[other] { $length } cases
    }{ $ferries ->
        [0] { "" }
        [one] , demande { $ferries } carte Ferry
       *[other] , demande { $ferries } cartes Ferry
    }, { $colour }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $state ->
        [claimable] libre, vous pouvez la prendre
        [closed] fermée
        [mine] à vous
        [taken] prise par { $owner }
       *[free] libre
    }
tk-place-label = { $place }{ $count ->
        [0] { "" }
        [one] , { $count } souvenir\xA0: { $souvenir }
       *[other] , { $count } souvenirs\xA0: { $souvenir }
    }{ $can ->
        [yes] , peut être choisi
       *[no] { "" }
    }
tk-place-note = { $count ->
        [0] { $place }\xA0: pas de souvenir ici.
       *[other] { $has ->
            [yes] { $place }\xA0: { $souvenir }, reste { $count }. Vous avez déjà ce souvenir.
           *[no] { $place }\xA0: { $souvenir }, reste { $count }. Prenez une route qui y mène pour l’obtenir.
        }
    }
tk-last-round = Dernier tour de table !
tk-turns-left = { $count ->
        [one] Encore { $count } tour.
       *[other] Encore { $count } tours.
    }
tk-way = { $ends }\xA0: encore { $cars ->
        [one] { $cars } cable car
       *[other] { $cars } cable cars
    } par le chemin le moins cher encore ouvert.
tk-way-done = { $ends }\xA0: c’est relié.
tk-way-none = { $ends }\xA0: il n’y a plus de chemin.
tk-way-too-far = { $ends }\xA0: il faut encore { $cars ->
        [one] { $cars } cable car
       *[other] { $cars } cable cars
    }, mais il vous en reste seulement { $left }.


tk-close = Fermer
tk-colour = { $colour }
tk-any-colour = une couleur au choix
tk-spaces = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
tk-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tk-needs-ferries = { $count ->
        [one] demande { $count } carte Ferry
       *[other] demande { $count } cartes Ferry
    }
tk-owner = Cette route est à { $name }.
tk-owner-you = Cette route est à vous.
tk-pay-with = Prendre avec
tk-closed = Fermée\xA0: à deux joueurs, on ne prend qu’une des deux routes d’une route double.
tk-can-later = Vous avez les cartes qu’il faut. Attendez votre tour.
tk-not-now = Finissez d’abord ce que vous avez commencé.
tk-missing = { $count ->
        [one] Il vous manque { $count } carte
       *[other] Il vous manque { $count } cartes
    }. En main\xA0: { $have }\xA0×\xA0{ $colour }, { $ferries }\xA0×\xA0Ferry.


tk-market = Cartes à prendre
tk-take = Prendre { $card }
tk-take-blind = Prendre la carte du dessus de la pioche (reste { $count })
tk-draw-tickets = Piocher des Destinations
tk-left = reste { $count }
tk-discards = Défausse\xA0: { $count }
tk-discards-none = Rien n’a encore été défaussé.
tk-hand = Votre main
tk-hand-empty = Aucune carte en main.
tk-own-card = { $cards }\xA0: voir les routes possibles
tk-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
tk-tickets = Vos cartes Destination
tk-tickets-none = Aucune carte Destination pour l’instant.
tk-tickets-done = { $done ->
        [one] { $done } réussie sur { $count }
       *[other] { $done } réussies sur { $count }
    }
tk-tickets-held = { $count ->
        [one] { $count } carte Destination
       *[other] { $count } cartes Destination
    }
tk-ticket-is-done = réussie
tk-ticket-missed = manquée
tk-ticket-no-way = plus de chemin
tk-ticket-takes = { $cars ->
        [one] encore { $cars } cable car
       *[other] encore { $cars } cable cars
    }
tk-ticket-too-far = { $cars ->
        [one] encore { $cars } cable car
       *[other] encore { $cars } cable cars
    }\xA0: trop loin, il vous en reste { $left }
tk-offer = Quelles cartes Destination gardez-vous ?
tk-offer-one = C’est la dernière carte Destination\xA0: elle est à vous.
tk-keep-this = Garder celle-ci
tk-keep-this-label = Garder seulement { $a } – { $b }
tk-keep-both = Garder les deux
tk-stacks = Placez une pile de souvenirs
tk-stacks-how = Touchez sur le plan un lieu qui n’en a pas encore.
tk-choose-souvenir = Choisissez votre souvenir
tk-souvenir-of = { $souvenir } ({ $place })
tk-pass = Passer
tk-cars-left = { $count ->
        [one] { $count } cable car restant
       *[other] { $count } cable cars restants
    }
tk-cars-few = { $count ->
        [0] Plus de cable car
        [one] Plus qu’un cable car
       *[other] Plus que { $count } cable cars
    }
tk-souvenirs = Souvenirs
tk-has-souvenir = { $souvenir }\xA0: à vous
tk-lacks-souvenir = { $souvenir }\xA0: pas encore
tk-next-souvenir = { $all ->
        [yes] Tous les souvenirs sont à vous.
       *[no] { $points ->
            [0] Le prochain souvenir n’ajoute encore rien.
            [one] Le prochain souvenir ajoute { $points } point.
           *[other] Le prochain souvenir ajoute { $points } points.
        }
    }


tk-ask-keeping = Gardez une de ces cartes Destination, ou les deux.
tk-ask-stacking = Placez une pile de souvenirs\xA0: touchez un lieu sur le plan.
tk-ask-acting = Prenez deux cartes ou une route, ou piochez des cartes Destination.
tk-ask-acting-no-route = Prenez deux cartes ou piochez des cartes Destination.
tk-ask-second = Prenez votre seconde carte.
tk-ask-choosing = Gardez une des cartes Destination piochées, ou les deux.
tk-ask-visiting = Choisissez un souvenir à un bout de votre nouvelle route.
tk-ask-over = La partie est finie.
tk-ask-pass = Vous ne pouvez rien faire. Passez.
tk-ask-wait = { $stage ->
        [keeping] { $name } choisit ses cartes Destination.
        [choosing] { $name } choisit ses cartes Destination.
        [stacking] { $name } place des souvenirs.
        [visiting] { $name } choisit un souvenir.
        [second] { $name } prend une seconde carte.
       *[other] À { $name } de jouer.
    }


tk-do-take = Prendre { $card }
tk-do-blind = Prendre la carte du dessus de la pioche
tk-do-tickets = Piocher deux cartes Destination
tk-do-pass = Passer
tk-do-claim = Prendre { $route } avec { $cards }
tk-do-souvenir = Prendre le souvenir\xA0: { $souvenir } ({ $place })
tk-do-stack = Placer la pile\xA0: { $souvenir } ({ $place })
tk-do-keep = Garder seulement { $ticket }
tk-do-keep-both = Garder les deux cartes Destination


tk-say-offered = { $name } pioche { $count ->
        [one] { $count } carte Destination
       *[other] { $count } cartes Destination
    }.
tk-say-offered-known = { $name } pioche { $tickets }.
tk-say-chosen = { $name } a choisi ses premières cartes Destination.
tk-say-chosen-known = { $name } commence avec { $tickets }.
tk-say-kept = { $name } garde { $count ->
        [one] { $count } carte Destination
       *[other] { $count } cartes Destination
    }.
tk-say-kept-known = { $name } garde { $tickets }.
tk-say-stack = { $name } place { $count ->
        [one] { $count } souvenir ({ $souvenir })
       *[other] { $count } souvenirs ({ $souvenir })
    } sur { $place }.
tk-say-took = { $name } prend { $card }.
tk-say-took-blind = { $name } pioche { $card }.
tk-say-took-hidden = { $name } pioche une carte.
tk-say-claimed = { $name } prend { $route } avec { $cards }\xA0: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tk-say-souvenir = { $count ->
        [one] { $name } prend son premier souvenir\xA0: { $souvenir } ({ $place }).
       *[other] { $name } prend son { $count }e souvenir\xA0: { $souvenir } ({ $place }).
    }
tk-say-shuffled = La défausse est mélangée et forme une nouvelle pioche.
tk-say-swept = { $times ->
        [one] Trois ferries ou plus étaient visibles\xA0: les cinq cartes sont remplacées.
       *[other] Trois ferries ou plus étaient visibles\xA0: les cinq cartes sont remplacées, { $times } fois de suite.
    }
tk-say-passed = { $name } passe.
tk-say-last-round = { $name } n’a plus { $count ->
        [0] de cable car
        [one] qu’un cable car
       *[other] que { $count } cable cars
    }\xA0: tout le monde joue encore une fois.
tk-say-shown = { $doneCount ->
        [0] { $missedCount ->
            [0] { $name } n’a pas de carte Destination.
           *[other] { $name } a manqué { $missed }.
        }
       *[other] { $missedCount ->
            [0] { $name } a réussi { $done }.
           *[other] { $name } a réussi { $done }, et manqué { $missed }.
        }
    }
tk-say-over = { $count ->
        [one] { $names } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $names } se partagent la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }


tk-result = Décompte final
tk-result-routes = Routes
tk-result-souvenirs = { $count ->
        [0] Aucun souvenir
        [one] { $count } souvenir
       *[other] { $count } souvenirs
    }
tk-result-points = points
tk-result-done = réussie
tk-result-missed = manquée
tk-result-won = { $count ->
        [one] gagne
       *[other] partage la victoire
    }
tk-result-next = Suite
tk-result-skip = Aller à la fin
tk-result-again = Revoir
tk-result-say-routes = D’abord les routes, comme on les a comptées en chemin.
tk-result-say-souvenirs = Puis les souvenirs\xA0: plus il y en a de différents, mieux c’est.
tk-result-say-done = { $name } a relié { $ends }\xA0: { $points ->
        [one] { $points } point de plus.
       *[other] { $points } points de plus.
    }
tk-result-say-missed = { $name } n’a pas relié { $ends }\xA0: { $points ->
        [one] { $points } point de moins.
       *[other] { $points } points de moins.
    }


tk-reason-game-over = La partie est finie.
tk-reason-no-such-action = Ce coup n’existe pas.
tk-reason-choose-first-tickets = Choisissez d’abord les cartes Destination que vous gardez.
tk-reason-place-stack-first = Placez d’abord une pile de souvenirs sur un lieu qui n’en a pas.
tk-reason-take-second-card = Vous avez pris une carte ; prenez maintenant la seconde.
tk-reason-choose-drawn-tickets = Vous avez pioché des cartes Destination ; choisissez maintenant lesquelles garder.
tk-reason-choose-souvenir = Vous avez pris une route ; choisissez maintenant un souvenir à l’un de ses bouts.
tk-reason-deck-empty = La pioche est vide.
tk-reason-no-tickets-left = Il n’y a plus de cartes Destination.
tk-reason-pass-with-choices = On ne passe que si l’on ne peut rien faire d’autre.
tk-reason-ferry-as-second = Une carte Ferry visible ne peut pas être votre seconde carte.
tk-reason-souvenir-elsewhere = Le souvenir doit venir de l’un des bouts de la route que vous venez de prendre.
tk-reason-card-not-open = Aucune carte de cette sorte n’est visible\xA0: { $card }.
tk-reason-nothing-to-choose = Il n’y a rien de tel à choisir maintenant.
tk-reason-no-such-location = Ce lieu n’est pas sur le plan.
tk-reason-stack-is-placed = Cette pile est déjà sur le plan ; placez l’autre.
tk-reason-location-has-stack = { $location }\xA0: il y a déjà des souvenirs ici.
tk-reason-route-is-yours = { $route } est déjà à vous.
tk-reason-route-is-taken = { $route } est à { $owner }.
tk-reason-route-twin-is-yours = L’autre route de cette paire est à vous, et personne ne peut avoir les deux.
tk-reason-route-is-closed = Fermée\xA0: à deux joueurs, on ne prend qu’une des deux routes d’une route double.
tk-reason-too-few-cars = Il faut { $length ->
        [one] { $length } cable car
       *[other] { $length } cable cars
    }, et { $cars ->
        [0] vous n’en avez plus
        [one] il ne vous en reste qu’un
       *[other] il ne vous en reste que { $cars }
    }.
tk-reason-too-few-cards = Il faut { $needed } ; { $count ->
        [0] vous n’en avez aucune
       *[other] vous avez { $has }
    }.
`;export{e as default};