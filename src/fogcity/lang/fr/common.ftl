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
you = vous
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

footer = Cable Car et Ticket to Ride : San Francisco autour d’une même table numérique. Fait pour les amis, joué dans la brume.
footer-api = Développement (API)

connection-lost = Pas de connexion pour l’instant. Rien n’est perdu ; la partie reprendra dès que la connexion sera rétablie.
bots-compiling = Les bots s’échauffent encore sur cette machine. En attendant, ils jouent un peu plus lentement.

missing-title = Ici, rien que de la brume
missing-text = Il n’y a rien à cette adresse. Il manque peut-être un bout du lien.
failed-title = Déraillement !
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
confirm-touch = Au toucher
confirm-never = Jamais
confirm-about = Ce qu’on a choisi par mégarde peut ainsi être annulé à temps.
sounds = Sons
sounds-about = Des sons doux : une cloche quand c’est à vous, les cartes, les lignes achevées, la fin de la partie. Depuis un autre onglet, vous n’entendez que la cloche.

account-overview-title = Qui vous êtes
account-keep-title = Garder vos parties
account-login-title = Se connecter
account-delete-title = Effacer mes données
account-is-nobody = Pas besoin de compte. Choisissez un nom, ou jouez tout de suite : vous en recevrez un.
account-is-guest = Vous jouez sans compte : vos parties sont gardées pour ce navigateur. Avec une phrase secrète, vous les retrouvez aussi sur d’autres appareils.
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
bot-conductor = Receveur (débutant)
bot-gripman-easy = Machiniste (facile)
bot-gripman-medium = Machiniste (moyen)
bot-gripman-hard = Machiniste (difficile)
bot-gripman-expert = Machiniste (expert)
