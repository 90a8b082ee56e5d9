# What went wrong: problem-CODE, and reason-ID where the server gives a reason. Each game’s own reasons are in its file.

problem-unexpected = Quelque chose d’inattendu s’est produit. Réessayez.
problem-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
problem-unknown = Introuvable, ou réservé à d’autres.
problem-who-are-you = Choisissez d’abord un nom.
problem-late = Il s’est passé quelque chose entre-temps. Regardez à nouveau.
problem-too-often = Pas si vite ! Attendez un instant.
problem-unavailable = Le serveur ne peut pas le faire pour l’instant. Réessayez dans un instant.

reason-bad-name = Choisissez un nom de 1 à 30 caractères visibles.
reason-bad-login = Saisissez un nom de 1 à 30 caractères.
reason-bad-passphrase = Choisissez une phrase secrète de { $least } à { $most } caractères.
reason-logged-out = Votre session est terminée. Reconnectez-vous.
reason-account-already = Vous avez déjà un compte.
reason-name-taken = Il existe déjà un compte au nom de « { $name } ». Choisissez un autre nom.
reason-wrong-passphrase = Nom ou phrase secrète incorrects. Réessayez.
reason-account-name-stays = Un compte garde son nom ; vous pouvez seulement changer la façon de l’écrire.
reason-seat-taken = La place { $seat } est prise.
reason-you-sit-already = Vous êtes déjà à cette table.
reason-sit-first = Prenez d’abord une place pour vous.
reason-kicked = L’hôte vous a fait quitter cette table.
reason-table-full = Toutes les places sont prises.
reason-seat-free = Il n’y a personne à la place { $seat }.
reason-asked-already = Cette personne est déjà à la table, ou déjà invitée.
reason-not-asked = Aucune place ne vous est réservée à cette table.
reason-nothing-to-undo = Vous ne pouvez reprendre que votre dernier choix : tant que personne d’autre n’a joué, et s’il ne vous a rien révélé de caché.
reason-no-time-to-undo = Il vous reste trop peu de temps pour choisir à nouveau.
reason-bot-plays-there = Un bot joue déjà à cette place.
reason-bot-plays-on = Un bot continue à votre place.
reason-stop-offered-already = Quelqu’un a déjà proposé d’arrêter : répondez d’abord.
reason-no-stop-offered = Plus personne ne propose d’arrêter.
reason-agreed-already = Vous avez déjà accepté.
reason-muted = L’hôte vous a retiré la parole à cette table.
reason-empty-text = Écrivez d’abord quelque chose.
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
reason-not-over = Une partie peut être enregistrée une fois finie : avant, on y lirait ce qui est caché.
reason-not-over-yet = Vous pourrez rejouer une fois cette partie finie.
reason-did-not-play = Il faut avoir joué ici pour demander une revanche.
reason-asked-twice = On invite chaque personne une seule fois, et l’on ne s’invite pas soi-même.
reason-no-such-account = Il n’y a pas de compte au nom de « { $name } ».
reason-too-often = Pas si vite ! Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
reason-too-many-open = Cette page est ouverte dans trop de fenêtres. Fermez-en quelques-unes.
reason-no-such-table = Cette table n’existe pas, ou il vous faut le lien d’invitation.
reason-busy = Il se passe trop de choses à la fois à cette table. Réessayez.
reason-needs-invitation = Cette table est sur invitation : demandez le lien à l’hôte.
reason-who-are-you = Choisissez d’abord un nom.
reason-database-away = Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un instant.
reason-shutting-down = Le serveur redémarre. Réessayez dans un instant.
reason-bad-text = Ce n’est pas un coup de ce jeu. Tapez « legal » pour les voir tous.
reason-no-such-action = Ce coup n’existe pas.
