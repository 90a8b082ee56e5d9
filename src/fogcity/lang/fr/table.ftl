# A table: waiting, playing, finished, replayed.
# No "de" before a name: it would have to be "d’" at times. No participles that would need somebody’s gender.

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

turn-yours = À vous de jouer.
turn-of = À { $name } de jouer.
turn-waiting = À { $name } de jouer.
turn-bot = { $name } réfléchit…
turn-over = La partie est finie.
undo = Reprendre
undo-about = Reprendre votre dernier choix, tant qu’il n’a rien révélé
do-confirm = Valider
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
mark-here = en ligne
mark-away = hors ligne
mark-resigned = abandon
mark-forfeited = temps écoulé
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
chat-fresh = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

missed-count = { $count ->
    [one] { $count } coup depuis votre dernière visite.
   *[other] { $count } coups depuis votre dernière visite.
}
missed-show = Voir
missed-title = Depuis votre dernière visite
missed-step = { $step } sur { $count }
missed-done = Continuer à jouer

handover-title = Passez l’écran à { $name }
handover-about = La brume cache toutes les mains ; elle se lèvera pour { $name }.
handover-accept = Je suis { $name }

resign = Abandonner…
resign-about = Un bot continue à votre place. Vous ne pourrez plus la reprendre.
resign-sure = Voulez-vous vraiment abandonner ? La partie continuera sans vous.
resign-yes = Je veux abandonner
resign-no = Continuer
resign-do = Abandonner pour de bon
stop-offer = Proposer d’arrêter là
stop-asked = Arrêter là, sans résultat ? Proposé par { $names }.
stop-agreed = Vous voudriez arrêter là. La partie s’arrête si tout le monde accepte.
stop-yes = Arrêter là
stop-no = Continuer
stop-back = Finalement, continuer
share-watch = Inviter à regarder
share-watch-about = Avec ce lien, on peut regarder la partie, et l’on ne voit que ce qui est visible de tous.
share-finished-about = Avec ce lien, on peut voir le résultat et revoir la partie.

log-earlier = Plus tôt
log-created = { $name } crée la table.
log-joined = { $name } prend place.
log-left = La place { $seat } se libère.
log-kicked = L’hôte libère la place { $seat }.
log-bot = { $name } prend place : { $kind }.
log-invited = { $name } reçoit une invitation pour la place { $seat }.
log-declined = { $name } décline l’invitation.
log-host = { $name } devient l’hôte.
log-started = La partie commence.
log-undone = { $name } revient sur un choix.
log-resigned = { $name } abandonne. Un bot prend le relais : { $kind }.
log-flagged = { $name } n’a plus de temps. Un bot prend le relais.
log-forfeited = { $name } n’a plus de temps et ne peut plus gagner.
log-stop-offered = { $name } propose d’arrêter là.
log-stop-yes = { $name } accepte d’arrêter.
log-stop-no = { $name } veut continuer.
log-ended-played = La partie est finie.
log-ended-stopped = Tout le monde accepte d’arrêter là, sans résultat.
log-ended-forfeited = La partie est jouée : une seule personne peut encore gagner.
log-ended-closed = La table est fermée.
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
rematch = Rejouer
rematch-go = Aller à la revanche
replay = Revoir la partie
export-text = Enregistrer (texte)
export-json = Enregistrer (JSON)
check-title = La donne était-elle honnête ?
check-about = Avant le premier coup, la table a montré l’empreinte du secret qui a servi à distribuer cette partie. Voici maintenant le secret lui-même : son SHA-256 est cette empreinte, donc personne n’a pu changer la donne.
check-commitment = Empreinte, montrée avant le premier coup
check-secret = Secret, montré maintenant
check-how = Enregistrez la partie en texte et laissez le programme vérifier la donne et chaque coup :

replay-heading = { $game }, coup par coup
replay-first = Au début
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Coup
replay-back = Retour au résultat
replay-absent = Ce serveur ne montre pas les positions passées. Le texte est complet ; le plateau reste tel qu’il était à la fin.

command-open = Taper vos coups
command-label = Tapez un coup, ou bien : hand, legal, last, undo, help
command-placeholder = Tapez un coup, ou help
command-help = Tapez un coup comme il est écrit dans la liste des coups permis. « legal » donne tous les coups, « hand » ce que vous avez en main, « last » ce que chacun a fait en dernier et à qui c’est de jouer, « undo » reprend votre dernier choix. Entrée confirme, Échap annule.
command-hand = En main : { $things }.
command-hand-empty = Votre main est vide.
command-no-hand = Vous regardez seulement : vous n’avez rien en main.
command-hand-on-board = Ce que vous avez en main est affiché avec la position.
command-legal = { $count ->
    [one] Il y a { $count } coup :
   *[other] Il y a { $count } coups :
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
