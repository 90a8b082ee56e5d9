# Shared by all pages: name, navigation, settings, account.

fogcity = Fog City
skip = Naar de inhoud
loading = Een ogenblik …
close = Sluiten
cancel = Annuleren
back = Terug
previous = Vorige
next = Volgende
more = Meer
yes = ja
no = nee
somebody = iemand
copy = Kopiëren
copied = Gekopieerd
share = Delen
go-home = Naar de beginpagina

nav-label = Fog City
nav-home = Fog City: naar de beginpagina
nav-mine = Mijn partijen
nav-mine-waiting = { $count ->
    [one] Eén partij wacht op je.
   *[other] { $count } partijen wachten op je.
}
nav-new = Nieuwe tafel
nav-rules = Spelregels
nav-me = Je bent { $name }
nav-nobody = Gast

footer = Cable Car en Ticket to Ride: San Francisco aan één digitale tafel. Gemaakt voor vrienden, gespeeld in de mist.
footer-api = Voor ontwikkelaars

bots-compiling = De bots zijn nog aan het opwarmen en spelen iets zwakker.
offline-idle = Offline. Het spel gaat verder zodra je weer online bent.
offline-move = Offline. Je zet is bewaard en wordt straks vanzelf verstuurd.
offline-slow = Nog geen antwoord. Je zet is bewaard en telt maar één keer.

missing-title = Pagina niet gevonden
missing-text = Op dit adres is niets te vinden. Misschien is er een stukje van de link weggevallen.
failed-title = Er ging iets mis
failed-text = Er ging iets mis op deze pagina. Je partij staat veilig op de server; de pagina opnieuw laden helpt meestal.
failed-reload = Pagina opnieuw laden

settings = Instellingen
language = Taal
theme = Licht of donker
theme-auto = Automatisch
theme-light = Licht
theme-dark = Donker
confirm = Zetten eerst bevestigen
confirm-always = Altijd
confirm-final = Waar nodig
confirm-touch = Bij aanraken
confirm-never = Nooit
confirm-explained = Met ‘Waar nodig’ zie je eerst het gevolg en bevestig je daarna: bij een zet die je niet kunt terugnemen, en op een aanraakscherm ook bij een zet die maar één tik kost.
pace = Tempo van de bots
pace-slow = Langzaam
pace-normal = Normaal
pace-fast = Snel
pace-instant = Meteen
pace-about = Hoelang elke zet van de anderen te zien is voordat de volgende komt.
sounds = Geluid
sounds-about = Zachte geluiden: een bel als je aan de beurt bent, tegels en kaarten, voltooide lijnen, het einde van een partij. In een ander tabblad hoor je alleen de bel.

account-overview-title = Wie je bent
account-keep-title = Bewaar je partijen
account-login-title = Inloggen
account-delete-title = Mijn gegevens verwijderen
account-is-nobody = Je hebt geen account nodig. Kies een naam, of speel meteen: dan krijg je er een.
account-is-guest = Je speelt als gast: je partijen vind je alleen in deze browser terug. Met een wachtwoord vind je ze ook op andere apparaten.
account-is-account = Je partijen worden onder deze naam bewaard, op elk apparaat waarop je inlogt.
account-is-portal = Je portaal logt je hier in en uit; daarom heeft dit account geen wachtwoord en geen herstelcodes.
account-name = Naam
account-passphrase = Wachtwoord
account-rename = Naam wijzigen
account-be-guest = Spelen onder deze naam
account-keep = Partijen bewaren met een wachtwoord
account-keep-about = Kies een naam en een wachtwoord van minstens 8 tekens. Al je partijen blijven van jou, en vrienden kunnen je op naam uitnodigen.
account-keep-do = Partijen bewaren
account-login = Inloggen
account-login-about = Log in om je partijen op dit apparaat terug te vinden.
account-login-guest = Je speelt hier nu als gast. Je partijen als gast gaan niet mee naar het account waarmee je inlogt.
account-logout = Uitloggen
account-change = Mijn wachtwoord wijzigen
account-change-title = Je wachtwoord wijzigen
account-passphrase-about = Je andere browsers worden uitgelogd; deze blijft ingelogd.
account-passphrase-old = Je huidige wachtwoord
account-passphrase-new = Nieuw wachtwoord
account-passphrase-do = Wachtwoord wijzigen
account-passphrase-changed = Je wachtwoord is gewijzigd en je andere browsers zijn uitgelogd.
account-forgot = Wachtwoord vergeten? Gebruik een herstelcode.
account-recover-title = Een nieuw wachtwoord instellen
account-recover-about = Vul een van je herstelcodes in en kies een nieuw wachtwoord. De code werkt één keer. In je andere browsers word je uitgelogd.
account-recover-do = Wachtwoord instellen en inloggen
account-recovered = { $left ->
    [0] Je nieuwe wachtwoord is ingesteld. Dat was je laatste herstelcode: maak snel nieuwe aan.
    [one] Je nieuwe wachtwoord is ingesteld. Je hebt nog één herstelcode.
   *[other] Je nieuwe wachtwoord is ingesteld. Je hebt nog { $left } herstelcodes.
}
account-code = Herstelcode
account-codes = Herstelcodes
account-codes-title = Herstelcodes
account-codes-about = Ben je je wachtwoord vergeten, dan stel je met een herstelcode een nieuw wachtwoord in. Elke code werkt één keer. Nieuwe codes vervangen de vorige.
account-codes-left = { $left ->
    [0] Je hebt nog geen herstelcodes.
    [one] Je hebt één ongebruikte code.
   *[other] Je hebt { $left } ongebruikte codes.
}
account-codes-do = Herstelcodes aanmaken
account-codes-once = Deze codes zie je alleen nu. Bewaar ze op een plek waar je ze terugvindt.
account-codes-save = Opslaan als bestand
account-codes-done = Ik heb ze bewaard
account-codes-file = Fog City: herstelcodes voor { $name }. Elke code werkt één keer.
account-sessions = Waar ik ben ingelogd
account-sessions-title = Waar je bent ingelogd
account-sessions-about = Log browsers uit die je niet meer gebruikt of niet herkent.
account-session-this = Deze browser
account-session-unknown = Onbekende browser
account-session-used = Laatst gebruikt: { $when }
account-session-end = { $label } uitloggen
account-everywhere = Overal uitloggen
account-tokens = Tokens voor scripts
account-tokens-title = Tokens voor scripts
account-tokens-about = Met een token kan een script onder jouw naam spelen. Het token is een jaar geldig.
account-token-label = Waarvoor het is
account-token-may = Het script mag
account-token-read = zien wat ik zie
account-token-play = spelen en chatten
account-token-account = mijn account wijzigen
account-token-do = Token aanmaken
account-token-once = Dit token zie je alleen nu. Kopieer het naar je script.
account-token-until = Geldig tot { $date }
account-token-delete = Verwijderen
account-token-delete-one = { $label } verwijderen
farewell-logged-out = Je bent uitgelogd. Je partijen blijven bewaard: log opnieuw in om verder te spelen.
farewell-deleted = Je account is verwijderd. Je kunt altijd opnieuw spelen, onder een nieuwe naam.
account-delete = Gegevens verwijderen …
account-delete-about = Je naam, je inloggegevens en alles wat je hebt geschreven, worden verwijderd. Bots nemen je plaatsen over; de partijen zelf blijven bestaan, zonder je naam. Dit kun je niet ongedaan maken.
account-delete-sure = Ja, ik wil vergeten worden.
account-delete-do = Voorgoed verwijderen

# Guest names: a place and an animal, joined by guest-name. A name has at most 30 characters.
guest-name = { $animal } van { $place }
guest-places = Alamo, Barbary, Castro, Embarcadero, Filbert, Ghirardelli, Haight, Hyde, Lombard, Marina, Mission, Nob Hill, North Beach, Ocean Beach, Pier 39, Potrero, Powell, Presidio, Sunset, Sutro
guest-animals = Bizon, Prairiewolf, Zilverreiger, Meeuw, Reiger, Otter, Papegaai, Pelikaan, Wasbeer, Zeeleeuw

seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
hours = { $count } uur
days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}

# Bots, as the server names them: bot-NAME or bot-NAME-LEVEL.
bot-tourist = Toerist (speelt maar wat)
bot-conductor = Conducteur (speelt met vuistregels)
bot-motorman = Wagenvoerder (antwoordt meteen)
bot-gripman-beginner = Bestuurder (beginner)
bot-gripman-easy = Bestuurder (makkelijk)
bot-gripman-medium = Bestuurder (normaal)
bot-gripman-advanced = Bestuurder (gevorderd)
bot-gripman-hard = Bestuurder (moeilijk)
bot-gripman-very-hard = Bestuurder (zeer moeilijk)
bot-gripman-expert = Bestuurder (expert)
