# Shared by all pages: name, navigation, settings, account.

fogcity = Fog City
skip = Skip to the content
loading = One moment …
close = Close
cancel = Cancel
back = Back
previous = Previous
next = Next
more = More
yes = yes
no = no
you = you
somebody = somebody
copy = Copy
copied = Copied
share = Share
go-home = Home page

nav-label = Fog City
nav-home = Fog City: home page
nav-mine = My games
nav-mine-waiting = { $count ->
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
}
nav-new = New table
nav-rules = Rules
nav-me = You are { $name }
nav-nobody = Guest

footer = Cable Car and Ticket to Ride: San Francisco at one digital table. Made for friends, played in fog.
footer-api = For developers

connection-lost = No connection right now. Nothing is lost; the game goes on as soon as the connection is back.
bots-compiling = The bots are still warming up on this machine. Until they are ready, they take a little longer.

missing-title = Lost in the fog
missing-text = There is nothing at this address. Perhaps part of the link is missing.
failed-title = That went off the rails
failed-text = Something on this page failed. Your game is safe on the server, and reloading the page usually helps.
failed-reload = Reload the page

settings = Settings
language = Language
theme = Light or dark
theme-auto = Same as my device
theme-light = Light
theme-dark = Dark
confirm = Confirm each move
confirm-always = Always
confirm-touch = On touch
confirm-never = Never
confirm-about = A move you picked by accident can then still be cancelled.
sounds = Sounds
sounds-about = Quiet ones: a bell when it is your turn, tiles and cards, finished lines, the end of a game. In another tab you hear only the bell.

account-overview-title = Who you are
account-keep-title = Keep your games
account-login-title = Log in
account-delete-title = Delete me
account-is-nobody = You do not need an account. Choose a name, or just play and get one.
account-is-guest = You are a guest: your games are kept for this browser. Add a passphrase to find them on other devices too.
account-is-account = Your games are kept under this name, on every device where you log in.
account-name = Name
account-passphrase = Passphrase
account-rename = Change my name
account-be-guest = Play under this name
account-keep = Keep my games with a passphrase
account-keep-about = Choose a name and a passphrase of at least 8 characters. All your games stay yours, and friends can invite you to a table by name.
account-keep-do = Keep my games
account-login = Log in
account-login-about = Log in to find your games on this device.
account-login-guest = You are a guest here now. Your guest games do not move to the account you log in to.
account-logout = Log out
account-delete = Delete me …
account-delete-about = Your name, your login details and everything you wrote will be deleted. Bots take over your seats; the games themselves stay, without your name. This cannot be undone.
account-delete-sure = Yes, I want to be forgotten.
account-delete-do = Delete me for good

# Guest names: a place and an animal, joined by guest-name. A name has at most 30 characters.
guest-name = { $place } { $animal }
guest-places = Alamo, Barbary, Castro, Embarcadero, Filbert, Ghirardelli, Haight, Hyde, Lombard, Marina, Mission, Nob Hill, North Beach, Ocean Beach, Pier 39, Potrero, Powell, Presidio, Sunset, Sutro
guest-animals = Bison, Coyote, Egret, Gull, Heron, Otter, Parrot, Pelican, Raccoon, Sea Lion

seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

# Bots, as the server names them: bot-NAME or bot-NAME-LEVEL.
bot-tourist = Tourist (plays at random)
bot-conductor = Conductor (beginner)
bot-gripman-easy = Gripman (easy)
bot-gripman-medium = Gripman (medium)
bot-gripman-hard = Gripman (hard)
bot-gripman-expert = Gripman (expert)
