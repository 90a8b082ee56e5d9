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

footer = Cable Car and Ticket to Ride: San Francisco at one digital table. Made for friends.
footer-api = For developers

bots-compiling = The bots are still getting ready and play a little weaker.
offline-idle = Offline. The game goes on as soon as you are back.
offline-move = Offline. Your move is kept and sent once you are back.
offline-slow = No answer yet. Your move is kept and counts once.

missing-title = Page not found
missing-text = There is nothing at this address. Perhaps part of the link is missing.
failed-title = Something went wrong
failed-text = This page has stopped working. Your game is safe on the server, and reloading the page usually helps.
failed-reload = Reload the page

settings = Settings
language = Language
theme = Light or dark
theme-auto = Same as my device
theme-light = Light
theme-dark = Dark
confirm = Confirm each move
confirm-always = Always
confirm-final = When needed
confirm-touch = On touch
confirm-never = Never
confirm-explained = “When needed” shows the effect first and asks before a move that cannot be undone and, on a touch screen, before a move that takes a single tap.
pace = Speed of the bots
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
pace-about = How long each move of the others is shown before the next.
sounds = Sounds
sounds-about = Quiet ones: a bell when it is your turn, tiles and cards, finished lines, the end of a game. In another tab you hear only the bell.

account-overview-title = Who you are
account-keep-title = Keep your games
account-login-title = Log in
account-delete-title = Delete me
account-is-nobody = You do not need an account. Choose a name, or just play and get one.
account-is-guest = You are a guest: your games are kept for this browser. Add a passphrase to find them on other devices too.
account-is-account = Your games are kept under this name, on every device where you log in.
account-is-portal = Your portal logs you in and out here, so this account has no passphrase and no recovery codes.
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
account-change = Change my passphrase
account-change-title = Change your passphrase
account-passphrase-about = Your other browsers are logged out; this one stays logged in.
account-passphrase-old = Your passphrase now
account-passphrase-new = New passphrase
account-passphrase-do = Change the passphrase
account-passphrase-changed = Your passphrase is changed, and your other browsers are logged out.
account-forgot = Forgot your passphrase? Use a recovery code.
account-recover-title = Set a new passphrase
account-recover-about = Enter one of your recovery codes and choose a new passphrase. The code works once. You are logged out everywhere else.
account-recover-do = Set the passphrase and log in
account-recovered = { $left ->
    [0] Your new passphrase is set. That was your last recovery code: create new ones soon.
    [one] Your new passphrase is set. You have one recovery code left.
   *[other] Your new passphrase is set. You have { $left } recovery codes left.
}
account-code = Recovery code
account-codes = Recovery codes
account-codes-title = Recovery codes
account-codes-about = With a recovery code you can set a new passphrase if you forget yours. Each code works once. New codes replace the ones you had before.
account-codes-left = { $left ->
    [0] You have no recovery codes yet.
    [one] You have one unused code.
   *[other] You have { $left } unused codes.
}
account-codes-do = Create recovery codes
account-codes-once = These codes are shown only now. Keep them where you will find them again.
account-codes-save = Save as a file
account-codes-done = I have kept them
account-codes-file = Fog City: recovery codes for { $name }. Each works once.
account-sessions = Where I am logged in
account-sessions-title = Where you are logged in
account-sessions-about = Log out browsers that you do not use any more, or do not recognize.
account-session-this = This browser
account-session-unknown = Unknown browser
account-session-used = Last used: { $when }
account-session-end = Log out { $label }
account-everywhere = Log out everywhere
account-tokens = Tokens for scripts
account-tokens-title = Tokens for scripts
account-tokens-about = With a token, a script can play in your name. It is valid for a year.
account-token-label = What it is for
account-token-may = The script may
account-token-read = see what I see
account-token-play = play and chat
account-token-account = change my account
account-token-do = Create a token
account-token-once = This token is shown only now. Copy it into your script.
account-token-until = Valid until { $date }
account-token-delete = Delete
account-token-delete-one = Delete { $label }
farewell-logged-out = You are logged out. Your games are kept: log in again to play on.
farewell-deleted = Your account is deleted. You can play again at any time, as somebody new.
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
bot-conductor = Conductor (plays by simple rules)
bot-motorman = Motorman (answers at once)
bot-gripman-beginner = Gripman (beginner)
bot-gripman-easy = Gripman (easy)
bot-gripman-medium = Gripman (medium)
bot-gripman-advanced = Gripman (advanced)
bot-gripman-hard = Gripman (hard)
bot-gripman-very-hard = Gripman (very hard)
bot-gripman-expert = Gripman (expert)
