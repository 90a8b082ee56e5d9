# Shared by all pages: name, navigation, settings, account.

fogcity = Fog City
skip = Hopp til innholdet
loading = Et øyeblikk …
close = Lukk
cancel = Avbryt
back = Tilbake
previous = Forrige
next = Neste
more = Mer
yes = ja
no = nei
you = du
somebody = noen
copy = Kopier
copied = Kopiert
share = Del
go-home = Til forsiden

nav-label = Fog City
nav-home = Fog City: til forsiden
nav-mine = Mine spill
nav-mine-waiting = { $count ->
    [one] Ett spill venter på deg.
   *[other] { $count } spill venter på deg.
}
nav-new = Nytt bord
nav-rules = Regler
nav-me = Du er { $name }
nav-nobody = Gjest

footer = Cable Car og Ticket to Ride: San Francisco ved ett digitalt bord. Laget for venner, spilt i tåka.
footer-api = For utviklere

connection-lost = Ingen forbindelse akkurat nå. Ingenting er tapt, og spillet fortsetter så snart forbindelsen er tilbake.
bots-compiling = Botene varmer fortsatt opp på denne maskinen. Til de er klare, bruker de litt lengre tid.

missing-title = Borte i tåka
missing-text = Det er ingenting på denne adressen. Kanskje mangler det en del av lenken.
failed-title = Dette sporet av
failed-text = Noe gikk galt på denne siden. Spillet ditt er trygt på serveren, og det hjelper som regel å laste siden på nytt.
failed-reload = Last siden på nytt

settings = Innstillinger
language = Språk
theme = Lyst eller mørkt
theme-auto = Som enheten
theme-light = Lyst
theme-dark = Mørkt
confirm = Bekreft hvert trekk
confirm-always = Alltid
confirm-touch = Ved berøring
confirm-never = Aldri
confirm-about = Har du valgt noe ved et uhell, kan du fortsatt avbryte.
sounds = Lyder
sounds-about = Dempede lyder: en bjelle når det er din tur, brikker og kort, fullførte linjer, slutten på et spill. I en annen fane hører du bare bjellen.

account-overview-title = Hvem du er
account-keep-title = Ta vare på spillene dine
account-login-title = Logg inn
account-delete-title = Slett meg
account-is-nobody = Du trenger ingen konto. Velg et navn, eller spill med en gang, så får du et.
account-is-guest = Du er gjest: Spillene dine er lagret for denne nettleseren. Med en passfrase finner du dem på andre enheter også.
account-is-account = Spillene dine er lagret under dette navnet, på alle enheter der du logger inn.
account-name = Navn
account-passphrase = Passfrase
account-rename = Bytt navn
account-be-guest = Spill med dette navnet
account-keep = Ta vare på spillene med en passfrase
account-keep-about = Velg et navn og en passfrase på minst 8 tegn. Alle spillene dine forblir dine, og venner kan invitere deg til et bord ved å skrive navnet ditt.
account-keep-do = Ta vare på spillene
account-login = Logg inn
account-login-about = Logg inn for å finne spillene dine på denne enheten.
account-login-guest = Du er gjest her nå. Spillene du har som gjest, følger ikke med til kontoen du logger inn på.
account-logout = Logg ut
account-delete = Slett meg …
account-delete-about = Navnet ditt, innloggingen din og alt du har skrevet, blir slettet. Boter overtar plassene dine; selve spillene blir igjen, uten navnet ditt. Dette kan ikke angres.
account-delete-sure = Ja, jeg vil bli glemt.
account-delete-do = Slett meg for godt

# Guest names: a place and an animal, joined by guest-name. A name has at most 30 characters.
guest-name = { $animal } fra { $place }
guest-places = Alamo, Barbary, Castro, Embarcadero, Filbert, Ghirardelli, Haight, Hyde, Lombard, Marina, Mission, Nob Hill, North Beach, Ocean Beach, Pier 39, Potrero, Powell, Presidio, Sunset, Sutro
guest-animals = Bison, Prærieulv, Hegre, Måke, Oter, Papegøye, Pelikan, Vaskebjørn, Sjøløve, Skarv

seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
minutes = { $count ->
    [one] { $count } minutt
   *[other] { $count } minutter
}
hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}
days = { $count ->
    [one] { $count } dag
   *[other] { $count } dager
}

# Bots, as the server names them: bot-NAME or bot-NAME-LEVEL.
bot-tourist = Turist (spiller tilfeldig)
bot-conductor = Konduktør (nybegynner)
bot-gripman-easy = Vognfører (lett)
bot-gripman-medium = Vognfører (middels)
bot-gripman-hard = Vognfører (vanskelig)
bot-gripman-expert = Vognfører (ekspert)
