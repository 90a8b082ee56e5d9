# Shared by all pages: name, navigation, settings, account.

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
somebody = quelqu’un
copy = Copier
copied = Copié
share = Partager
go-home = Aller à l’accueil

nav-label = Fog City
nav-home = Fog City : accueil
nav-mine = Mes parties
nav-mine-waiting = { $count ->
    [one] { $count } partie vous attend.
   *[other] { $count } parties vous attendent.
}
nav-new = Nouvelle table
nav-rules = Règles
nav-me = Vous êtes { $name }
# Somebody without a name yet; a word without gender.
nav-nobody = Anonyme

footer = Cable Car et Les Aventuriers du Rail : San Francisco autour d’une même table numérique. Fait pour les amis, joué dans la brume.
footer-api = Développement (API)

bots-compiling = Les bots s’échauffent encore et jouent un peu moins bien.
offline-idle = Hors ligne. La partie reprendra dès la reconnexion.
offline-move = Hors ligne. Votre coup est gardé et partira dès la reconnexion.
offline-slow = Pas encore de réponse. Votre coup est gardé et ne comptera qu’une fois.

missing-title = Page introuvable
missing-text = Il n’y a rien à cette adresse. Il manque peut-être un bout du lien.
failed-title = Une erreur s’est produite
failed-text = Une erreur s’est produite sur cette page. Votre partie est en sûreté sur le serveur ; recharger la page suffit en général.
failed-reload = Recharger la page

settings = Réglages
language = Langue
theme = Clair ou sombre
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
confirm = Confirmer chaque coup
confirm-always = Toujours
confirm-final = Si nécessaire
confirm-touch = En tactile
confirm-never = Jamais
confirm-explained = « Si nécessaire » montre d’abord l’effet et demande confirmation avant un coup qu’on ne peut pas reprendre et, sur un écran tactile, avant un coup qui ne demande qu’un seul geste.
pace = Vitesse des bots
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pace-instant = Immédiate
pace-about = Combien de temps chaque coup des autres reste affiché avant le suivant.
sounds = Sons
sounds-about = Des sons doux : une cloche quand c’est à vous, les tuiles et les cartes, les lignes achevées, la fin de la partie. Depuis un autre onglet, vous n’entendez que la cloche.

account-overview-title = Qui vous êtes
account-keep-title = Garder vos parties
account-login-title = Se connecter
account-delete-title = Effacer mes données
account-is-nobody = Pas besoin de compte. Choisissez un nom, ou jouez tout de suite : vous en recevrez un.
account-is-guest = Vous jouez sans compte : vos parties sont gardées pour ce navigateur. Avec une phrase secrète, vous les retrouvez aussi sur d’autres appareils.
account-is-account = Vos parties sont gardées sous ce nom, sur chaque appareil où vous vous connectez.
account-is-portal = Votre portail vous connecte et vous déconnecte ici ; ce compte n’a donc ni phrase secrète ni codes de secours.
account-name = Nom
account-passphrase = Phrase secrète
account-rename = Changer de nom
account-be-guest = Jouer sous ce nom
account-keep = Garder mes parties avec une phrase secrète
account-keep-about = Choisissez un nom et une phrase secrète d’au moins 8 caractères. Toutes vos parties restent à vous, et l’on peut vous inviter à une table par votre nom.
account-keep-do = Garder mes parties
account-login = Se connecter
account-login-about = Connectez-vous pour retrouver vos parties sur cet appareil.
account-login-guest = Vous jouez ici sans compte. Ces parties ne seront pas transférées vers le compte auquel vous vous connectez.
account-logout = Se déconnecter
account-change = Changer ma phrase secrète
account-change-title = Changer votre phrase secrète
account-passphrase-about = Vos autres navigateurs seront déconnectés ; celui-ci restera connecté.
account-passphrase-old = Votre phrase secrète actuelle
account-passphrase-new = Nouvelle phrase secrète
account-passphrase-do = Changer la phrase secrète
account-passphrase-changed = Votre phrase secrète a été changée et vos autres navigateurs sont déconnectés.
account-forgot = Phrase secrète oubliée ? Utilisez un code de secours.
account-recover-title = Choisir une nouvelle phrase secrète
account-recover-about = Saisissez l’un de vos codes de secours et choisissez une nouvelle phrase secrète. Le code ne sert qu’une fois. Vos autres navigateurs seront déconnectés.
account-recover-do = Enregistrer et se connecter
account-recovered = { $left ->
    [0] Votre nouvelle phrase secrète est enregistrée. C’était votre dernier code de secours : créez-en bientôt de nouveaux.
    [one] Votre nouvelle phrase secrète est enregistrée. Il vous reste un code de secours.
   *[other] Votre nouvelle phrase secrète est enregistrée. Il vous reste { $left } codes de secours.
}
account-code = Code de secours
account-codes = Codes de secours
account-codes-title = Codes de secours
account-codes-about = Avec un code de secours, vous pouvez choisir une nouvelle phrase secrète si vous oubliez la vôtre. Chaque code ne sert qu’une fois. De nouveaux codes remplacent les précédents.
account-codes-left = { $left ->
    [0] Vous n’avez pas encore de codes de secours.
    [one] Vous avez un code inutilisé.
   *[other] Vous avez { $left } codes inutilisés.
}
account-codes-do = Créer des codes de secours
account-codes-once = Ces codes ne s’affichent qu’une seule fois. Gardez-les là où vous les retrouverez.
account-codes-save = Enregistrer dans un fichier
account-codes-done = Je les ai gardés
account-codes-file = Fog City : codes de secours pour { $name }. Chacun ne sert qu’une fois.
account-sessions = Où je suis connecté
account-sessions-title = Où vous êtes connecté
account-sessions-about = Déconnectez les navigateurs que vous n’utilisez plus ou ne reconnaissez pas.
account-session-this = Ce navigateur
account-session-unknown = Navigateur inconnu
account-session-used = Dernière utilisation : { $when }
account-session-end = Déconnecter { $label }
account-everywhere = Se déconnecter partout
account-tokens = Jetons pour scripts
account-tokens-title = Jetons pour scripts
account-tokens-about = Avec un jeton, un script peut jouer en votre nom. Il est valable un an.
account-token-label = À quoi il sert
account-token-may = Le script peut
account-token-read = voir ce que je vois
account-token-play = jouer et discuter
account-token-account = modifier mon compte
account-token-do = Créer un jeton
account-token-once = Ce jeton ne s’affiche que maintenant. Copiez-le dans votre script.
account-token-until = Valable jusqu’au { $date }
account-token-delete = Supprimer
account-token-delete-one = Supprimer { $label }
farewell-logged-out = Votre session est terminée. Vos parties sont gardées : reconnectez-vous pour les reprendre.
farewell-deleted = Votre compte est supprimé. Vous pouvez rejouer à tout moment, sous un autre nom.
account-delete = Effacer mes données…
account-delete-about = Votre nom, vos identifiants et tout ce que vous avez écrit seront effacés. Des bots prennent vos places ; les parties elles-mêmes restent, sans votre nom. C’est irréversible.
account-delete-sure = Oui, je veux qu’on m’oublie.
account-delete-do = Effacer définitivement

# Guest names: a place and an animal, joined by guest-name. A name has at most 30 characters.
guest-name = { $animal } { $place }
guest-places = d’Alamo, de Barbary, du Castro, de Filbert, de Ghirardelli, de Haight, de Hyde, de Lombard, de Marina, de Mission, de Nob Hill, de North Beach, d’Ocean Beach, du Pier 39, de Potrero, de Powell, du Presidio, de Sunset, de Sutro
guest-animals = Bison, Coyote, Aigrette, Mouette, Héron, Loutre, Perroquet, Pélican, Otarie, Cormoran

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

# Bots, as the server names them: bot-NAME or bot-NAME-LEVEL.
bot-tourist = Touriste (joue au hasard)
bot-conductor = Receveur (suit des règles simples)
bot-motorman = Wattman (répond aussitôt)
bot-gripman-beginner = Machiniste (débutant)
bot-gripman-easy = Machiniste (facile)
bot-gripman-medium = Machiniste (moyen)
bot-gripman-advanced = Machiniste (avancé)
bot-gripman-hard = Machiniste (difficile)
bot-gripman-very-hard = Machiniste (très difficile)
bot-gripman-expert = Machiniste (expert)
