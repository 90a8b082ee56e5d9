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

bots-compiling = Botene varmer fortsatt opp og spiller litt svakere.
offline-idle = Frakoblet. Spillet fortsetter så snart du er tilbake.
offline-move = Frakoblet. Trekket er lagret og sendes når du er tilbake.
offline-slow = Ikke noe svar ennå. Trekket er lagret og teller bare én gang.

missing-title = Fant ikke siden
missing-text = Det er ingenting på denne adressen. Kanskje mangler det en del av lenken.
failed-title = Noe gikk galt
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
confirm-final = Ved behov
confirm-touch = Ved berøring
confirm-never = Aldri
confirm-explained = «Ved behov» viser først hva trekket gjør, og spør før et trekk som ikke kan angres, og på berøringsskjerm også før et trekk som bare krever ett trykk.
pace = Fart på botene
pace-slow = Langsom
pace-normal = Vanlig
pace-fast = Rask
pace-instant = Med en gang
pace-about = Hvor lenge hvert trekk fra de andre vises før det neste.
sounds = Lyder
sounds-about = Dempede lyder: en bjelle når det er din tur, brikker og kort, fullførte linjer, slutten på et spill. I en annen fane hører du bare bjella.

account-overview-title = Hvem du er
account-keep-title = Ta vare på spillene dine
account-login-title = Logg inn
account-delete-title = Slett meg
account-is-nobody = Du trenger ingen konto. Velg et navn, eller spill med en gang, så får du et.
account-is-guest = Du er gjest: Spillene dine er knyttet til denne nettleseren. Med et passord finner du dem på andre enheter også.
account-is-account = Spillene dine er lagret under dette navnet, på alle enheter der du logger inn.
account-is-portal = Portalen din logger deg inn og ut her, så denne kontoen har verken passord eller gjenopprettingskoder.
account-name = Navn
account-passphrase = Passord
account-rename = Bytt navn
account-be-guest = Spill med dette navnet
account-keep = Ta vare på spillene med et passord
account-keep-about = Velg et navn og et passord på minst 8 tegn. Du beholder alle spillene dine, og venner kan invitere deg til et bord med navnet ditt.
account-keep-do = Ta vare på spillene
account-login = Logg inn
account-login-about = Logg inn for å finne spillene dine på denne enheten.
account-login-guest = Du er gjest her nå. Spillene du har som gjest, følger ikke med til kontoen du logger inn på.
account-logout = Logg ut
account-change = Endre passordet mitt
account-change-title = Endre passordet ditt
account-passphrase-about = De andre nettleserne dine blir logget ut; denne forblir innlogget.
account-passphrase-old = Passordet ditt nå
account-passphrase-new = Nytt passord
account-passphrase-do = Endre passordet
account-passphrase-changed = Passordet er endret, og de andre nettleserne dine er logget ut.
account-forgot = Glemt passordet? Bruk en gjenopprettingskode.
account-recover-title = Velg et nytt passord
account-recover-about = Skriv inn en av gjenopprettingskodene dine, og velg et nytt passord. Koden virker én gang. Du blir logget ut alle andre steder.
account-recover-do = Lagre passordet og logg inn
account-recovered = { $left ->
    [0] Det nye passordet er lagret. Det var den siste gjenopprettingskoden din: Lag nye snart.
    [one] Det nye passordet er lagret. Du har én gjenopprettingskode igjen.
   *[other] Det nye passordet er lagret. Du har { $left } gjenopprettingskoder igjen.
}
account-code = Gjenopprettingskode
account-codes = Gjenopprettingskoder
account-codes-title = Gjenopprettingskoder
account-codes-about = Med en gjenopprettingskode kan du velge et nytt passord hvis du glemmer det du har. Hver kode virker én gang. Nye koder erstatter dem du hadde før.
account-codes-left = { $left ->
    [0] Du har ingen gjenopprettingskoder ennå.
    [one] Du har én ubrukt kode.
   *[other] Du har { $left } ubrukte koder.
}
account-codes-do = Lag gjenopprettingskoder
account-codes-once = Disse kodene vises bare nå. Ta vare på dem et sted der du finner dem igjen.
account-codes-save = Lagre som fil
account-codes-done = Jeg har tatt vare på dem
account-codes-file = Fog City: gjenopprettingskoder for { $name }. Hver kode virker én gang.
account-sessions = Hvor jeg er innlogget
account-sessions-title = Hvor du er innlogget
account-sessions-about = Logg ut nettlesere som du ikke bruker lenger eller ikke kjenner igjen.
account-session-this = Denne nettleseren
account-session-unknown = Ukjent nettleser
account-session-used = Sist brukt: { $when }
account-session-end = Logg ut { $label }
account-everywhere = Logg ut overalt
account-tokens = Tokener for skript
account-tokens-title = Tokener for skript
account-tokens-about = Med et token kan et skript spille i ditt navn. Det er gyldig i ett år.
account-token-label = Hva det er til
account-token-may = Skriptet kan
account-token-read = se det jeg ser
account-token-play = spille og chatte
account-token-account = endre kontoen min
account-token-do = Opprett et token
account-token-once = Dette tokenet vises bare nå. Kopier det inn i skriptet ditt.
account-token-until = Gyldig til { $date }
account-token-delete = Slett
account-token-delete-one = Slett { $label }
farewell-logged-out = Du er logget ut. Spillene dine er lagret: Logg inn igjen for å spille videre.
farewell-deleted = Kontoen din er slettet. Du kan spille igjen når som helst, med et nytt navn.
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
bot-conductor = Konduktør (følger enkle regler)
bot-motorman = Trikkefører (svarer med en gang)
bot-gripman-beginner = Vognfører (nybegynner)
bot-gripman-easy = Vognfører (lett)
bot-gripman-medium = Vognfører (middels)
bot-gripman-advanced = Vognfører (øvet)
bot-gripman-hard = Vognfører (vanskelig)
bot-gripman-very-hard = Vognfører (svært vanskelig)
bot-gripman-expert = Vognfører (ekspert)
