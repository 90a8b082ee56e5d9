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
you = jij
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

connection-lost = Even geen verbinding. Er is niets verloren; het spel gaat verder zodra de verbinding terug is.
bots-compiling = De bots zijn op deze computer nog aan het opwarmen. Tot ze klaar zijn, doen ze er iets langer over.

missing-title = Verdwaald in de mist
missing-text = Op dit adres is niets te vinden. Misschien is er een stukje van de link weggevallen.
failed-title = Ontspoord
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
confirm-touch = Bij aanraken
confirm-never = Nooit
confirm-about = Wat je per ongeluk hebt gekozen, kun je dan nog annuleren.
sounds = Geluid
sounds-about = Zachte geluiden: een bel als je aan de beurt bent, tegels en kaarten, voltooide lijnen, het einde van een spel. In een ander tabblad hoor je alleen de bel.

account-overview-title = Wie je bent
account-keep-title = Bewaar je partijen
account-login-title = Inloggen
account-delete-title = Mijn gegevens verwijderen
account-is-nobody = Je hebt geen account nodig. Kies een naam, of speel meteen: dan krijg je er een.
account-is-guest = Je bent te gast: je partijen worden voor deze browser bewaard. Met een wachtzin vind je ze ook op andere apparaten.
account-is-account = Je partijen worden onder deze naam bewaard, op elk apparaat waarop je inlogt.
account-name = Naam
account-passphrase = Wachtzin
account-rename = Naam wijzigen
account-be-guest = Spelen onder deze naam
account-keep = Partijen bewaren met een wachtzin
account-keep-about = Kies een naam en een wachtzin van minstens 8 tekens. Al je partijen blijven van jou, en vrienden kunnen je op naam uitnodigen.
account-keep-do = Partijen bewaren
account-login = Inloggen
account-login-about = Log in om je partijen op dit apparaat terug te vinden.
account-login-guest = Je bent hier nu te gast. Wat je als gast hebt gespeeld, gaat niet mee naar het account waarmee je inlogt.
account-logout = Uitloggen
account-delete = Gegevens verwijderen …
account-delete-about = Je naam, je inloggegevens en alles wat je hebt geschreven, worden verwijderd. Bots nemen je plaatsen over; de partijen zelf blijven, zonder je naam. Dit kun je niet ongedaan maken.
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
bot-conductor = Conducteur (beginner)
bot-gripman-easy = Bestuurder (makkelijk)
bot-gripman-medium = Bestuurder (normaal)
bot-gripman-hard = Bestuurder (moeilijk)
bot-gripman-expert = Bestuurder (expert)
