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
home-more = Richt zelf een tafel in: plaatsen, opties, klok, samen op één scherm
home-challenges = Uitnodigingen voor jou
home-mine = Je partijen
home-open = Open tafels
home-mine-finished = Je afgelopen partijen
home-finished = Kortgeleden afgelopen
mine-empty = Je hebt geen partij lopen. Druk op ‘Nu spelen’ en binnen een seconde zit je aan tafel.
open-empty = Er wacht nu niemand op medespelers. Maak een tafel waar iedereen mag aanschuiven, dan komt er misschien iemand bij zitten.
mine-finished-empty = Je afgelopen partijen blijven hier bewaard, om zet voor zet terug te kijken.
finished-empty = Partijen aan open tafels verschijnen hier als ze zijn afgelopen.

play-now = Nu spelen
play-now-about = { $bots ->
    [one] { $title } tegen één bot
   *[other] { $title } tegen { $bots } bots
}
play-friends = Met vrienden

game-cablecar = Cable Car
game-cablecar-about = Leg tegels, laat je eigen lijnen door de hele stad slingeren en stuur de wagons van de anderen naar de eerste de beste halte.
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
new-open-about = De tafel staat dan op de beginpagina. Anders vinden alleen mensen met jouw link hem.
new-start = Beginnen zodra alle plaatsen bezet zijn
new-start-about = Anders begint het als jij het zegt.
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
option-exchange-until-about = Aandelen kun je ruilen tot een maatschappij zoveel winst heeft. Het gedrukte getal kennen we niet: de 20 is onze keuze.
option-turn-limit = Beurtenlimiet
option-turn-limit-about = Na zoveel beurten kun je geen aandelen meer ruilen.

clock-none = Geen klok
clock-turn = Tijd per beurt
clock-bank = Tijd voor het hele spel
clock-none-about = Iedereen neemt de tijd; een partij mag weken duren.
clock-turn-about = Elke beurt mag { $time } duren.
clock-bank-about = Iedereen heeft { $time } voor het hele spel.
clock-bank-increment-about = Iedereen heeft { $time } voor het hele spel, en krijgt er na elke beurt { $increment } bij.
clock-time-turn = Per beurt
clock-time-bank = Voor het spel
clock-increment = Erbij na elke beurt
clock-no-increment = niets
clock-forfeits = Wie geen tijd meer heeft, verliest
clock-forfeits-about = Een bot speelt hoe dan ook verder. Met deze optie kan die speler niet meer winnen.
clock-bot-about = Voor wie geen tijd meer heeft, speelt een bot verder.
