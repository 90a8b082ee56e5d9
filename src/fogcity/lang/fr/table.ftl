# A table: waiting, playing, finished, replayed.
# No "de" before a name: it would have to be "d’" at times. No participles that would need somebody’s gender.

table-title = Table
table-heading = { $game }
table-missing = Cette table n’existe pas
invite-expired = Cette invitation a expiré
table-closed = Cette table est fermée
table-closed-about = L’hôte l’a fermée avant le début de la partie, ou personne n’est venu pendant deux semaines.
table-abandoned = Vous avez rangé cette partie
table-abandoned-about = Elle s’est arrêtée sans résultat et ne figure plus dans vos listes. Vous pouvez encore la reprendre.
table-reopen = Reprendre la partie
title-your-turn = ● À vous – { $game }
title-playing = { $game }
title-waiting = En attente – { $game }
title-over = Finie – { $game }
title-closed = Fermée – { $game }

waiting-seats = Places
waiting-bot-level = Bots que vous ajoutez
waits-for-players = { $free ->
    [one] Une place est libre. La partie commence dès que quelqu’un la prend.
   *[other] { $free } places sont libres. La partie commence dès qu’elles sont prises.
}
waits-for-players-or-you = { $free ->
    [one] Une place est libre. Invitez quelqu’un, ou commencez : un bot la prendra.
   *[other] { $free } places sont libres. Invitez du monde, ou commencez : des bots les prendront.
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
seat-asked-wait = Vous avez demandé une place de plus à l’hôte.
seat-asked-withdraw = Annuler la demande
seat-asks = { $name } demande une place de plus sur le même écran, pour { $guest }.
seat-allow = Accepter
seat-refuse = Refuser
leave = Quitter la table
decline = Non, merci
close-table = Fermer la table
seat-free = Libre
seat-kept = Réservée à { $name }
seat-add-bot = Bot
seat-clear = Libérer
seat-give-back = Rendre
seat-invite = Inviter
seat-invite-account = Inviter par son nom
seats-count = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
seats-add = Ajouter une place
seats-remove = Retirer une place libre
invited-title = { $host } vous invite à une partie à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} – { $game }
invited-full = Toutes les places sont prises ou réservées. Vous pourrez regarder dès que la partie commencera.

invite-title = Faites venir vos amis
invite-about = Il suffit d’ouvrir ce lien pour prendre place. Sans inscription.
invite-link = Lien vers cette table
invite-code = Code QR contenant le lien vers cette table
invite-code-show = Afficher un code QR
invite-code-about = Dans la même pièce, vos amis peuvent scanner ce code avec leur téléphone.
facts-title = À cette table
facts-open = Tout le monde peut jouer et regarder.
facts-closed = Il faut un lien pour trouver cette table.
facts-option = { $name } : { $value }
facts-forfeits = Quand le temps de quelqu’un est écoulé, cette personne ne peut plus gagner ; un bot prend le relais.
facts-take-back = Vous pouvez reprendre vos coups sans limite. Le relevé de la partie dit combien de fois vous l’avez fait.
facts-take-back-bots = Si l’hôte ne joue qu’avec des bots, les coups peuvent être repris sans limite.

turn-yours = À vous de jouer.
turn-of = À { $name } de jouer.
turn-waiting = À { $name } de jouer.
turn-bot = { $name } réfléchit…
turn-choose = Tout le monde choisit.
turn-chosen = Vous avez choisi.
turn-choosing = Choix en cours : { $names }.
turn-over = La partie est finie.
undo = Reprendre
undo-about = Reprendre votre dernier choix, tant qu’il n’a rien révélé
undo-all-about = Reprendre votre dernier coup, avec tout ce que les bots ont joué depuis
undo-choice = Choisir à nouveau
undo-choice-about = Changer votre choix : possible tant que tout le monde n’a pas choisi
do-confirm = Confirmer
your-hand = Devant vous
spectator = Vous regardez. Toutes les mains vous restent cachées.

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
mark-shares = même écran que { $names }
mark-here = en ligne
mark-away = hors ligne
mark-resigned = abandon
mark-forfeited = temps écoulé
mark-chosen = a choisi
mark-bot-plays-on = un bot continue
mute = Retirer la parole à { $name }
unmute = Rendre la parole à { $name }
clock-left = Temps restant :
clock-days-hours = { $days } j { $hours } h

chat-empty = Aucun message pour l’instant. Dites bonjour !
chat-say = Écrire un message
chat-send = Envoyer
chat-left = { $left ->
    [one] Encore { $left } caractère
   *[other] Encore { $left } caractères
}
chat-muted = L’hôte vous a retiré la parole à cette table.
chat-nobody = Choisissez un nom en haut pour écrire ici.
chat-phrases = Phrases rapides et réactions
chat-filter = Ce que vous voyez des messages
chat-show = Afficher les messages
chat-show-phrases = Afficher les phrases rapides et les réactions
chat-show-player = Afficher ce qu’écrit { $name }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-oops = Oups !
phrase-thumbs-up = Pouce levé
phrase-sad = Visage triste
phrase-laugh = Visage qui rit
phrase-surprise = Visage étonné
phrase-heart = Cœur
chat-fresh = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

since-count = { $count ->
    [one] { $count } coup depuis votre dernier tour.
   *[other] { $count } coups depuis votre dernier tour.
}
missed-show = Voir
since-title = Depuis votre dernier tour
missed-step = { $step } sur { $count }
missed-done = Continuer à jouer

handover-title = Passez l’écran à { $name }
handover-about = La brume cache toutes les mains ; elle se lèvera pour { $name }.
handover-accept = Je suis { $name }

resign = Abandonner…
resign-about = Un bot continue à votre place. Vous ne pourrez plus la reprendre.
resign-two-about = Vous perdez la partie. { $name } peut continuer contre un bot.
resign-end-about = La partie s’arrête, et vous la perdez.
resign-sure = Voulez-vous vraiment abandonner ? La partie continuera sans vous.
resign-sure-end = Voulez-vous vraiment abandonner ? Vous perdez la partie.
resign-yes = Je veux abandonner
resign-no = Continuer
resign-do = Abandonner pour de bon
stop-offer = Proposer d’arrêter là
stop-asked = Arrêter là, sans résultat ? Proposé par { $names }.
stop-agreed = Vous souhaitez arrêter là. La partie s’arrête si tout le monde accepte.
stop-yes = Arrêter là
stop-no = Continuer
stop-back = Finalement, continuer
told-label = Ce qui s’est passé
told-resigned = { $name } abandonne. Un bot continue à cette place.
told-flagged = { $name } n’a plus de temps. Un bot continue à cette place.
told-forfeited = { $name } n’a plus de temps et ne peut plus gagner. Un bot continue à cette place.
told-stop-no = { $name } refuse d’arrêter. La partie continue.
told-stop-back = { $name } ne veut plus arrêter. La partie continue.
told-away = { $name } a quitté la page. La partie attend son retour.
told-away-clock = { $name } a quitté la page. La pendule continue de tourner.
told-declined = { $name } décline l’invitation. La place est de nouveau libre.
told-seat-declined = L’hôte ne vous a pas accordé de place supplémentaire.
told-left = { $name } a quitté la table. La place est de nouveau libre.
told-undone = Coup repris. Ce que vous avez vu reste connu : le même coup redonne la même chose.
told-dismiss = Fermer
share-watch = Inviter à regarder
share-watch-about = Avec ce lien, on peut regarder la partie, mais on ne voit que ce que tout le monde peut voir.
share-finished-about = Avec ce lien, on peut voir le résultat et revoir la partie.

marked-name = { $what }, nouveau depuis votre dernier tour
line-points = Points de tous les joueurs
log-since = Depuis votre dernier tour
log-show = Montrer sur le plateau
log-earlier = Plus tôt
log-created = { $name } crée la table.
log-joined = { $name } prend place.
log-seat-asked = { $name } demande une place de plus à l’hôte.
log-seat-declined = L’hôte refuse une place de plus à { $name }.
log-left = La place { $seat } se libère.
log-kicked = L’hôte libère la place { $seat }.
log-bot = { $name } prend place : { $kind }.
log-invited = { $name } reçoit une invitation pour la place { $seat }.
log-declined = { $name } décline l’invitation.
log-seats = { $seats ->
    [one] La table a maintenant { $seats } place.
   *[other] La table a maintenant { $seats } places.
}
log-host = { $name } devient l’hôte.
log-started = La partie commence.
log-undone = { $name } reprend un choix.
log-undone-bots = { $name } reprend un coup, ainsi que les réponses des bots.
log-chosen = { $name } a choisi.
log-withdrawn = { $name } choisit à nouveau.
log-resigned = { $name } abandonne. Un bot prend le relais : { $kind }.
log-resigned-end = { $name } abandonne.
log-flagged = { $name } n’a plus de temps. Un bot prend le relais.
log-forfeited = { $name } n’a plus de temps et ne peut plus gagner.
log-stop-offered = { $name } propose d’arrêter là.
log-stop-yes = { $name } accepte d’arrêter.
log-stop-no = { $name } veut continuer.
log-ended-played = La partie est finie.
log-ended-stopped = Tout le monde accepte d’arrêter là, sans résultat.
log-ended-forfeited = La partie est jouée : une seule personne peut encore gagner.
log-ended-resigned = La partie est décidée par abandon.
log-ended-abandoned = La partie s’arrête sans résultat.
log-ended-closed = La table est fermée.
log-played-on = { $name } continue contre un bot.
log-settled = La partie ne continue pas : la donne est dévoilée.
log-reopened = La table est rouverte.
log-muted = L’hôte retire la parole à { $name }.
log-unmuted = L’hôte rend la parole à { $name }.
log-rematched = Une revanche est lancée.
log-said = { $name } : { $text }

result-you = Vous avez gagné !
result-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
result-none = Sans résultat
ended-resigned = Abandon : { $names }.
ended-played-on = Abandon en cours de partie : { $names }. Un bot a continué à cette place.
ended-takebacks = { $count ->
    [one] Un coup a été repris ; le relevé de la partie le mentionne.
   *[other] Des coups ont été repris { $count } fois ; le relevé de la partie le mentionne.
}
play-on-about = Si vous voulez, continuez cette partie contre un bot, pour le plaisir.
play-on = Continuer contre un bot
play-on-no = Garder la victoire
play-on-wait = { $name } peut continuer contre un bot. En attendant sa décision, la donne reste cachée.
# The final scoring, told step by step before the winner is.
count-title = Décompte final
count-skip = Passer au résultat
count-again = Recompter
rematch = Rejouer
rematch-go = Aller à la revanche
replay = Revoir la partie
export-text = Enregistrer (texte)
export-json = Enregistrer (JSON)
check-title = La donne était-elle honnête ?
check-about = Avant le premier coup, la table a montré l’empreinte du secret du serveur, puis les appareils des joueurs ont fourni des nombres aléatoires. La donne résulte de tout cela à la fois. Voici maintenant aussi le secret : son SHA-256 doit être l’empreinte que vous avez vue.
check-commitment = Empreinte, montrée avant le premier coup
check-secret = Secret, montré maintenant
check-noted = Empreinte notée par cet appareil
check-contribution = Contribution de { $name }
check-how = Ce que dit cette page, c’est la page du serveur qui le dit. Pour une preuve qui ne dépend pas du serveur, enregistrez la partie en texte et laissez le programme, sur votre ordinateur, vérifier la donne et chaque coup :
deal-title = Comment se fait la donne
deal-about = Le serveur a choisi un secret et en montre l’empreinte. Votre appareil la note et ajoute des nombres aléatoires à la donne. Ainsi, ni le serveur ni un joueur ne peut choisir la donne. Après la partie, la page compare.
deal-contributed = { $count ->
    [0] Personne n’a encore contribué à la donne.
    [one] Une place a contribué à la donne.
   *[other] { $count } places ont contribué à la donne.
}
deal-as-promised = La donne est bien celle qui vous a été promise sur cet appareil.
deal-not-noted = Cet appareil n’a pas vu l’empreinte avant la fin de la partie : il ne peut rien comparer.
deal-fits-not-noted = L’enregistrement correspond à son empreinte. Mais cet appareil ne l’a pas vue avant la fin de la partie : il ne peut pas dire si les deux ont été remplacés.
deal-nobody = Personne n’a contribué à cette donne. Le serveur a donc pu essayer beaucoup de secrets et en choisir un.
deal-wrong-commitment = Ce n’est pas la donne promise : la table montre maintenant une autre empreinte que celle que cet appareil a notée.
deal-wrong-secret = Ce n’est pas la donne promise : le secret n’a pas l’empreinte qui a été montrée.
deal-wrong-contribution = Ce n’est pas la donne promise : la contribution de cet appareil n’a pas été utilisée.
deal-wrong-record = Ce n’est pas la donne promise : l’enregistrement ne résulte pas du secret et des contributions.

replay-heading = { $game }, coup par coup
replay-first = Au début
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Coup
replay-turn-before = Au tour précédent
replay-turn-after = Au tour suivant
# The choice of whose view is shown.
replay-whose = Point de vue
replay-seat = Vu par { $name }
replay-seat-you = Vu par vous
replay-all = Toutes les mains
replay-hands = Ce que chacun avait en main
replay-speed = Vitesse
replay-times = { $speed }×
replay-copy = Copier le lien vers ce coup
replay-back = Retour au résultat
replay-absent = Ce serveur ne montre pas les positions passées. Le journal est complet ; le plateau reste tel qu’il était à la fin.
replay-failed = La position après ce coup n’a pas pu être chargée. { $problem }
replay-again = Réessayer

command-open = Taper vos coups
# What can be typed: a word for each command, in the reader’s language. The English words always work as well.
command-word-hand = main
command-word-legal = coups
command-word-last = dernier
command-word-undo = reprendre
command-word-help = aide
command-label = Tapez un coup, ou bien { $words }
command-placeholder = Tapez un coup, ou { command-word-help }
command-help = Tapez un coup comme il est écrit dans la liste des coups permis ; le début suffit si rien d’autre ne commence ainsi. « { command-word-legal } » donne tous les coups, « { command-word-hand } » ce que vous avez en main, « { command-word-last } » ce que chacun a joué en dernier et qui doit jouer, « { command-word-undo } » reprend votre dernier choix. Entrée confirme, Échap annule.
command-help-english = Les mots et les coups en anglais marchent aussi : { $words }.
command-help-moves = Ce que vous pouvez taper maintenant, par exemple :
# A move as it can be typed: in the reader’s language, and in English, which always works.
command-form = { $form } ({ $text })
command-move = { $codes } : { $action }
command-which = { $count ->
    [one] « { $typed } » est le début d’un coup :
   *[other] « { $typed } » peut désigner { $count } coups. Précisez :
}
command-not-now = « { $typed } » n’est pas possible maintenant. Tapez « { command-word-legal } » pour voir ce qui l’est.
command-close = « { $typed } » n’est pas un coup. Vouliez-vous dire { $forms } ?
command-hand = En main : { $things }.
command-hand-empty = Votre main est vide.
command-no-hand = Vous regardez seulement : vous n’avez rien en main.
command-hand-on-board = Ce que vous avez en main est affiché avec la position.
command-legal = { $count ->
    [one] Il y a un coup possible :
   *[other] Il y a { $count } coups possibles :
}
command-no-legal = Vous ne pouvez rien faire maintenant.
command-again = { $action } : Entrée pour le faire, Échap pour annuler.

## Un jeu sans plateau sur la page

text-position = Position
text-note = Ce jeu n’a pas de plateau sur cette page. La position s’affiche sous forme de texte, et vous choisissez dans une liste de coups.
text-ask = Choisissez un coup.
text-wait = Vous pourrez jouer quand ce sera à vous.
text-actions = Vos coups
text-filter = Filtrer les coups
text-more = Les { $shown } premiers coups sur { $count }. Tapez un mot pour en trouver d’autres.
text-none = Aucun coup ne contient ces mots.
