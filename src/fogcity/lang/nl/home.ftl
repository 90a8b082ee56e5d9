# The home page, and making a table.

home-title = Heuvel op, heuvel af door Fog City
home-tagline = De kabeltramspellen van San Francisco: met vrienden of tegen bots, nu meteen.
home-play = Spelen
home-against = tegen
home-bots = Aantal bots
home-bots-count = { $count ->
    [one] één bot
   *[other] { $count } bots
}
home-level = Hoe sterk de bots zijn
home-more = Richt zelf een tafel in: plaatsen, opties, klok, samen aan één scherm
home-challenges = Uitnodigingen voor jou
home-mine = Je partijen
home-open = Open tafels
home-mine-finished = Je afgelopen partijen
home-finished = Onlangs afgelopen
mine-empty = Je hebt geen lopende partijen. Druk op ‘Nu spelen’ en binnen een seconde zit je aan tafel.
mine-clear = Deze partij opruimen: { $game }
mine-clear-all = Alle botpartijen opruimen
mine-cleared = { $count ->
    [one] Eén partij opgeruimd.
   *[other] { $count } partijen opgeruimd.
}
mine-restore = Terughalen
open-empty = Er wacht nu niemand op medespelers. Maak een tafel waar iedereen mag aanschuiven, dan komt er misschien iemand bij zitten.
home-live = Nu bezig
live-empty = Op dit moment wordt er aan geen enkele open tafel gespeeld. Zodra dat gebeurt, kun je hier meekijken.
line-watched = { $count ->
    [one] { $state } · één toeschouwer
   *[other] { $state } · { $count } toeschouwers
}
mine-finished-empty = Je afgelopen partijen blijven hier bewaard, om zet voor zet terug te kijken.
finished-empty = Partijen aan open tafels verschijnen hier als ze zijn afgelopen.

play-now = Nu spelen
play-now-about = { $bots ->
    [one] { $title } tegen één bot
   *[other] { $title } tegen { $bots } bots
}
play-friends = Met vrienden
friends-title = { $game } met vrienden
friends-count = Met hoeveel zijn jullie?
friends-name = Je naam
friends-about = Je krijgt zo een link voor je vrienden. Zolang je wacht, kun je nog plaatsen toevoegen of weghalen.

game-cablecar = Cable Car
game-cablecar-about = Leg tegels, laat je eigen lijnen door de hele stad slingeren en stuur de wagons van de anderen naar het eerste het beste station.
game-cablecar-minutes = 30 minuten
game-company = Cable Car: de maatschappijen
game-company-about = Niemand heeft een lijn, iedereen heeft aandelen. Maak jouw geheime maatschappijen de rijkste van de stad.
game-company-minutes = 45 minuten
game-ticket = Ticket to Ride: San Francisco
game-ticket-about = Verzamel kaarten, claim routes van de brug tot de baai en maak waar wat je bestemmingskaarten beloven.
game-ticket-minutes = 20 minuten
game-as-text = Te spelen als tekst: deze pagina heeft er geen bord voor.
game-players = { $least } tot { $most } spelers
game-players-exactly = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}

line-your-turn = Jouw beurt · { $ago }
line-turn-of = { $name } is aan de beurt · { $ago }
line-playing = Bezig · { $ago }
line-waiting = { $free ->
    [0] Klaar om te beginnen
    [one] Wacht nog op één speler
   *[other] Wacht nog op { $free } spelers
}
line-won = { $count ->
    [one] { $names } heeft gewonnen · { $ago }
   *[other] { $names } delen de overwinning · { $ago }
}
line-won-you = Jij hebt gewonnen · { $ago }
line-over = Afgelopen · { $ago }
line-nobody = nog niemand
line-with-free = { $free ->
    [one] { $who }, en een vrije plaats
   *[other] { $who }, en { $free } vrije plaatsen
}
line-seats = { $name } ({ $seats } plaatsen)

new-title = Nieuwe tafel
new-game = Spel
new-seats = Wie speelt er?
new-seats-count = Aantal spelers
new-options = Opties
new-clock = Klok
new-who = Wie er mag meedoen, en wanneer het begint
new-open = Iedereen mag meedoen en meekijken
new-open-about = De tafel staat dan op de beginpagina. Anders is hij alleen met jouw link te vinden.
new-start = Beginnen zodra alle plaatsen bezet zijn
new-start-about = Anders begint het als jij het zegt.
new-take-back = Zetten onbeperkt terugnemen
new-take-back-about = Alleen tegen bots, ook als die daarna al hebben gespeeld. In de opgeslagen partij staat hoe vaak je dat deed.
new-make = Tafel maken

seat-you = Jij
seat-me = { $name } (jij)
seat-kind = Wie er op plaats { $seat } zit
seat-bot = Een bot
seat-link = Iemand met een link
seat-account = Iemand met een account
seat-screen = Iemand aan dit scherm
seat-bot-level = Hoe sterk de bot op plaats { $seat } is
seat-account-name = Naam van het account
seat-screen-label = Naam van de speler
seat-screen-name = Speler { $seat }
seat-link-about = Je krijgt een link en een QR-code om te delen.

option-rotation = Tegels draaien
option-rotation-about = Tegels mogen in elke richting liggen. Zonder deze optie wijzen alle daken dezelfde kant op, zoals in de oorspronkelijke regels.
option-hand = Tegels in de hand
option-hand-about = Hoeveel tegels iedereen heeft. Meer tegels, meer keus.
option-exchange-until = Einde van het ruilen
option-exchange-until-about = Aandelen kun je ruilen tot een maatschappij zoveel winst heeft. Het getal ontbreekt in ons exemplaar van de spelregels: de 20 is onze keuze.
option-turn-limit = Beurtenlimiet
option-turn-limit-about = Na zoveel beurten kun je geen aandelen meer ruilen.

clock-none = Geen klok
clock-turn = Tijd per beurt
clock-bank = Tijd voor de hele partij
clock-none-about = Iedereen neemt de tijd; een partij mag weken duren.
clock-turn-about = Elke beurt mag { $time } duren.
clock-bank-about = Iedereen heeft { $time } voor de hele partij.
clock-bank-increment-about = Iedereen heeft { $time } voor de hele partij, en krijgt er na elke beurt { $increment } bij.
clock-time-turn = Per beurt
clock-time-bank = Voor de partij
clock-increment = Erbij na elke beurt
clock-no-increment = niets
clock-forfeits = Wie geen tijd meer heeft, verliest
clock-forfeits-about = Een bot neemt het hoe dan ook over. Met deze optie kan die speler niet meer winnen.
clock-bot-about = Voor wie geen tijd meer heeft, speelt een bot verder.
