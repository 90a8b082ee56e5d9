var e=`
cc-board = Bord
cc-power-station = Energiecentrale
cc-double = ×2

cc-space-free = { $space }, vrij
cc-space-legal = { $space }, vrij, hier mag je tegel liggen
cc-space-laid = { $space }, { $tile }
cc-space-laid-by = { $space }, { $tile }, gelegd door { $player }
cc-space-lines = { $what }. { $count ->
    [0] Er gaat geen lijn overheen.
    [one] Er gaat één lijn overheen: met Enter volg je die.
   *[other] Er gaan { $count } lijnen overheen: met Enter volg je ze om de beurt.
}

cc-line-waiting = Station { $station }, { $owner }: de wagon is nog niet vertrokken
cc-line-open = Station { $station }, { $owner }: { $tiles ->
    [one] tot nu toe één tegel
   *[other] tot nu toe { $tiles } tegels
}
cc-line-closed = Station { $station }, { $owner }: { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} tot station { $to }, { $points ->
    [one] één punt
   *[other] { $points } punten
}
cc-line-power = Station { $station }, { $owner }: { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} tot de energiecentrale, dubbel geteld: { $points } punten

cc-hand = Je tegels
cc-hand-one = Je tegel
cc-hand-drawn = Je getrokken tegel
cc-hand-of-other = Je kijkt mee
cc-tile-choose = Tegel { $number }: { $tile }
cc-tile-named = { $tile }
cc-tile-turned = { $tile }, { $turned }° gedraaid
cc-rotate = Draaien
cc-draw = Tegel trekken
cc-pass = Passen
cc-supply = { $tiles ->
    [0] De voorraad is op
    [one] Eén tegel in de voorraad
   *[other] { $tiles } tegels in de voorraad
}
cc-keeps = De tegel in je hand houd je.
cc-no-tile = Je hebt geen tegel.
cc-nowhere = Zo gedraaid mag hij nergens liggen.
cc-keys-help = Met de pijltjestoetsen ga je langs de vakken waar je tegel mag liggen, met Shift erbij langs alle vakken en wagons. Met Enter leg je de tegel.

cc-would-nothing = { $space }: geen lijn wordt langer.
cc-would = { $space }: { $what }.
cc-would-close = { $owner } scoort { $points }
cc-would-close-company = { $company } verdient { $points }
cc-would-extend = een lijn van { $owner } wordt { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} lang
cc-would-extend-company = een lijn van { $company } wordt { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} lang
cc-would-end-exchange = het ruilen van aandelen houdt op
cc-not-your-turn = Je bent niet aan de beurt.

cc-reason-game_over = Het spel is afgelopen.
cc-reason-no_such_action = Die zet bestaat niet.
cc-reason-must_lay = Je hebt { $drawn } getrokken en moet die nu leggen.
cc-reason-must_lay_other = Je hebt { $drawn } getrokken en moet die leggen, niet { $tile }.
cc-reason-supply_empty = De voorraad is op.
cc-reason-pass_with_tile = Passen mag alleen als je geen tegel hebt en er geen kunt trekken.
cc-reason-no_shares = In dit spel zijn er geen aandelen.
cc-reason-exchange_over_by_profit = Het ruilen is voorbij: { $company } heeft { $profit } winstpunten, en bij { $until } houdt het op.
cc-reason-exchange_over_by_turns = Na { $turns } beurten wordt er niet meer geruild.
cc-reason-no_exchange_here = Aan deze tafel worden geen aandelen geruild.
cc-reason-no_turning = Aan deze tafel worden tegels niet gedraaid: alle daken wijzen dezelfde kant op.
cc-reason-not_in_hand = Je hebt geen { $tile } in je hand.
cc-reason-space_taken = Op { $space } ligt al een tegel.
cc-reason-space_apart = Op { $space } zou hij los liggen: een tegel moet grenzen aan een andere tegel of aan de rand van het bord.
cc-reason-same_tracks = { $tile } ziet er net zo uit als { $as }: leg hem zo.
cc-reason-short_line = Op { $space } zou deze ene tegel een wagon van station naar station brengen. Dat mag alleen als de tegel nergens anders past.

cc-say-drawn = { $player } trekt een tegel.
cc-say-drawn-known = { $player } trekt { $tile }.
cc-say-laid = { $player } legt { $tile } op { $space }.
cc-say-laid-turned = { $player } legt { $tile }, { $turned }° gedraaid, op { $space }.
cc-say-closed = { $owner }: de lijn vanaf station { $station } bereikt station { $to } en levert { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
cc-say-closed-power = { $owner }: de lijn vanaf station { $station } bereikt de energiecentrale en telt dubbel: { $points } punten.
cc-say-closed-company = De lijn van { $company } vanaf station { $station } bereikt station { $to }. Winst: { $points }.
cc-say-closed-power-company = De lijn van { $company } vanaf station { $station } bereikt de energiecentrale en telt dubbel. Winst: { $points }.
cc-say-swapped-open = { $player } ruilt een aandeel van { $percent }\xA0% voor het open aandeel, { $took }.
cc-say-swapped-open-known = { $player } ruilt { $percent }\xA0% van { $gave } voor de open { $percent }\xA0% van { $took }.
cc-say-swapped-blind = { $player } ruilt een aandeel van { $percent }\xA0% voor het bovenste van de stapel.
cc-say-swapped-blind-known = { $player } ruilt { $percent }\xA0% van { $gave } voor { $percent }\xA0% van { $took }, het bovenste aandeel van de stapel.
cc-say-exchange-closed = Vanaf nu worden er geen aandelen meer geruild.
cc-say-passed = { $player } past.
cc-say-passed-over = { $player } heeft geen tegel meer en wordt overgeslagen.
cc-say-over = { $count ->
    [one] { $winners } wint met { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
   *[other] { $winners } delen de overwinning met elk { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
}

cc-do-lay = Leg { $tile } op { $space }
cc-do-lay-turned = Leg { $tile }, { $turned }° gedraaid, op { $space }
cc-do-draw = Trek een tegel
cc-do-pass = Passen
cc-do-swap-open = Ruil je aandeel van { $percent }\xA0% voor het open aandeel, { $company }
cc-do-swap-blind = Ruil je aandeel van { $percent }\xA0% voor het bovenste van de stapel

cc-ask-lay = Leg je tegel.
cc-ask-lay-or-draw = Leg je tegel, of trek er een.
cc-ask-lay-one = Leg een van je tegels.
cc-ask-lay-one-or-draw = Leg een van je tegels, of trek er een.
cc-ask-lay-drawn = Leg de getrokken tegel.
cc-ask-lay-or-swap = Leg je tegel, trek er een, of ruil een aandeel.
cc-ask-swap = Ruil een aandeel.
cc-ask-pass = Je hebt geen tegel meer: je moet passen.
cc-ask-other = { $player } is aan de beurt.

cc-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
cc-tiles-in-hand = { $tiles ->
    [0] geen tegel
    [one] één tegel
   *[other] { $tiles } tegels
}
cc-lines-open = { $lines ->
    [0] alle lijnen klaar
    [one] nog één lijn
   *[other] nog { $lines } lijnen
}
cc-share-known = { $percent }\xA0% van { $company }
cc-share-unknown = { $percent }\xA0%, onbekend

cc-race = Punten
cc-race-label = { $points ->
    [one] één punt
   *[other] { $points } punten
}, { $tiles ->
    [0] niets onderweg
    [one] nog één tegel onderweg
   *[other] nog { $tiles } tegels onderweg
}
cc-race-open = { $tiles ->
    [0] niets onderweg
    [one] nog één tegel onderweg
   *[other] nog { $tiles } tegels onderweg
}

cc-companies = Maatschappijen
cc-company-profit = { $company }: winst { $profit }, elke 10\xA0% levert { $value } op
cc-profit = Winst
cc-tenth = per 10\xA0%
cc-limit = Tot een maatschappij { $until } winstpunten heeft
cc-limit-mark = bij { $until } houdt het ruilen op
cc-limit-over = Het ruilen is voorbij
cc-shares = Je aandelen
cc-shares-now = Nu { $points } waard.
cc-share-mine = { $percent }\xA0% van { $company }, levert nu { $points } op
cc-share-secret = Alleen jij weet het.
cc-share-seen = { $who } { $count ->
    [one] weet het ook.
   *[other] weten het ook.
}
cc-pile = { $percent }\xA0%
cc-pile-down = { $percent }\xA0%: { $shares ->
    [0] geen aandelen gedekt.
    [one] één aandeel gedekt.
   *[other] { $shares } aandelen gedekt.
}
cc-pile-open = { $percent }\xA0%: het open aandeel is { $company }.
cc-piles = Aandeel ruilen
cc-piles-closed = Aandelen op tafel
cc-offer-open = open
cc-offer-blind = dicht
cc-take-open-label = Ruil je aandeel van { $percent }\xA0% voor het open aandeel, { $company }, dat nu { $points } oplevert.
cc-take-blind-label = Ruil je aandeel van { $percent }\xA0% voor het bovenste van de stapel, met { $shares ->
    [one] één aandeel
   *[other] { $shares } aandelen
} gedekt.
cc-top-known = Je kent het bovenste: { $company }.

cc-result = Zo werd er gescoord
cc-result-lines = Lijn vanaf station { $station }: { $points }
cc-result-line = Station { $station }
cc-result-share = { $percent }\xA0% van { $company }, waarde { $value }: { $points }
cc-result-round-lines = De lijnen, een voor een
cc-result-round-share = De aandelen van { $percent }\xA0%
cc-result-round-bonus = Bonus voor de meeste aandelen
cc-result-bonus = Bonus
cc-result-bonus-text = Bonus voor de meeste aandelen: { $points }
cc-result-bonus-why = Wie in totaal het hoogste percentage van een maatschappij heeft, krijgt een tiende van haar winst als bonus.
cc-result-skip = Alles tonen
cc-result-again = Nog eens tonen
cc-result-winner = { $count ->
    [one] { $winners } wint!
   *[other] { $winners } delen de overwinning!
}


colour-yellow = geel
colour-blue = blauw
colour-orange = oranje
colour-green = groen
colour-purple = lila
colour-black = zwart
colour-red = rood
colour-brown = bruin
colour-grey = grijs
colour-pink = roze
colour-teal = turquoise
colour-lime = limoengroen
colour-sky = hemelsblauw
colour-sand = zandgeel


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
footer-api = Voor programmeurs

connection-lost = Even geen verbinding. Alles is bewaard; we gaan verder zodra die er weer is.
bots-compiling = De bots zijn op deze computer nog aan het opwarmen. Tot ze klaar zijn, doen ze het rustig aan.

missing-title = Verdwaald in de mist
missing-text = Op dit adres is niets te vinden. Misschien is er een stukje van de link weggevallen.
failed-title = Ontspoord
failed-text = Er ging iets mis op deze pagina. Je partij staat veilig op de server; de pagina opnieuw laden helpt bijna altijd.
failed-reload = Pagina opnieuw laden
rules-missing = De spelregels zijn er nog niet.

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
sounds-about = Een zacht trambelletje als jij aan de beurt bent.

account-overview-title = Wie je bent
account-keep-title = Bewaar je partijen
account-login-title = Inloggen
account-delete-title = Mijn gegevens verwijderen
account-is-nobody = Registreren hoeft niet. Kies een naam, of speel meteen: dan krijg je er een.
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
account-login-guest = Je bent hier nu te gast. De partijen van deze gast gaan niet mee naar het account waarmee je inlogt.
account-logout = Uitloggen
account-delete = Mijn gegevens verwijderen …
account-delete-about = Je naam, je sleutels en elk woord dat je hebt gezegd worden verwijderd. Bots nemen je plaatsen over; de partijen zelf blijven, zonder je naam. Dit kun je niet ongedaan maken.
account-delete-sure = Ja, ik wil vergeten worden.
account-delete-do = Voorgoed verwijderen

seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}
days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}

bot-tourist = Toerist (speelt maar wat)
bot-conductor = Conducteur (beginner)
bot-gripman-easy = Bestuurder (makkelijk)
bot-gripman-medium = Bestuurder (normaal)
bot-gripman-hard = Bestuurder (moeilijk)
bot-gripman-expert = Bestuurder (expert)


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
game-players = { $least } tot { $most } spelers

line-your-turn = Jouw beurt · { $ago }
line-turn-of = { $name } is aan de beurt · { $ago }
line-playing = Bezig · { $ago }
line-waiting = { $free ->
    [0] Klaar om te beginnen
    [one] Wacht nog op één speler
   *[other] Wacht nog op { $free } spelers
}
line-won = { $count ->
    [one] { $names } won · { $ago }
   *[other] { $names } delen de overwinning · { $ago }
}
line-over = Afgelopen · { $ago }
line-nobody = nog niemand
line-with-free = { $free ->
    [one] { $who }, en een vrije plaats
   *[other] { $who }, en { $free } vrije plaatsen
}

new-title = Een nieuwe tafel
new-game = Spel
new-seats = Wie speelt er?
new-seats-count = Aantal spelers
new-options = Opties
new-clock = Klok
new-who = Wie er mag komen, en wanneer het begint
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
seat-link-about = Je krijgt een link en een code om door te geven.

option-rotation = Tegels draaien
option-rotation-about = Tegels mogen in elke richting liggen. Zonder deze optie wijzen alle daken dezelfde kant op, zoals in de oorspronkelijke regels.
option-hand = Tegels in de hand
option-hand-about = Hoeveel tegels iedereen heeft. Meer tegels, meer keus.
option-exchange-until = Einde van het ruilen
option-exchange-until-about = Aandelen worden geruild tot een maatschappij zoveel winst heeft. Het gedrukte getal kennen we niet: de 20 is onze keuze.
option-turn-limit = Beurtenlimiet
option-turn-limit-about = Na zoveel beurten worden er geen aandelen meer geruild.

clock-none = Geen klok
clock-turn = Tijd per beurt
clock-bank = Tijd voor het hele spel
clock-none-about = Iedereen neemt de tijd; een partij mag weken duren.
clock-turn-about = Elke beurt mag { $time } duren.
clock-bank-about = Iedereen heeft { $time } voor het hele spel.
clock-bank-increment-about = Iedereen heeft { $time } voor het hele spel, en krijgt na elke beurt { $increment } terug.
clock-time-turn = Per beurt
clock-time-bank = Voor het spel
clock-increment = Terug na elke beurt
clock-no-increment = niets
clock-forfeits = Wie geen tijd meer heeft, verliest
clock-forfeits-about = Voor wie geen tijd meer heeft, speelt een bot verder, en die speler kan niet meer winnen. Zonder deze optie neemt de bot het alleen maar over.
clock-bot-about = Voor wie geen tijd meer heeft, speelt een bot verder.


ln-title = Leren spelen
ln-intro = Lees de spelregels bij borden die je kunt aanraken, of laat je door je eerste beurten leiden. Vijf minuten is genoeg.
ln-games = De spellen
ln-rules-of = Spelregels
ln-rules-of-game = Spelregels van { $game }
ln-guide-of = Eerste spel met uitleg
ln-guide-of-game = Eerste spel met uitleg: { $game }
ln-contents = Op deze pagina
ln-other-rules = Andere spelregels
ln-print = Afdrukken
ln-loading = Een ogenblik …
ln-failed = Deze pagina kon niet worden geladen. Is er verbinding?
ln-again = Opnieuw proberen
ln-try-it = Spelen is de snelste manier om het te leren. Vijf minuten, en wij vertellen je wat je moet doen.
ln-link-to = Link naar dit deel


ln-figure-before = Vooraf
ln-figure-back = Terug
ln-figure-next = Volgende
ln-figure-again = Opnieuw
ln-figure-step = { $step } van { $steps }
ln-figure-map-waits = De plattegrond is onderweg …
ln-figure-map-failed = De plattegrond kan nu even niet worden getoond.


ln-guide-title = Je eerste spel: { $game }
ln-guide-short = Je eerste spel
ln-guide-step = Stap { $step } van { $steps }
ln-guide-next = Verder
ln-guide-show = Doe het voor
ln-guide-restart = Opnieuw beginnen
ln-guide-waiting = { $rival } speelt …
ln-guide-name-cablecar = Geel
ln-guide-name-company = Roze
ln-guide-name-ticket = Geel
ln-guide-not-this = Deze keer niet. { $do }
ln-guide-rules = Spelregels lezen
ln-guide-play = Speel je eerste spel
ln-guide-play-about = Tegen een makkelijke bot. Niemand kijkt mee, en je kunt zetten terugnemen.
ln-guide-done = Dat was het!
ln-guide-happened = Wat er gebeurde
ln-guide-hand = Wat voor je ligt

ln-guide-cablecar-1 = Welkom in San Francisco! Jij bent geel: je wagons, met een ster, staan op de oneven stations rond het bord. { $rival } speelt met blauw. Elke wagon rijdt één lijn, en elke tegel onderweg is een punt. Tot nu toe ligt er nog geen enkele tegel.
ln-guide-cablecar-2 = Dit is je tegel. De sporen lopen van elke kant rechtdoor. Op c1, vlak onder station 3, geeft hij je wagon daar iets om overheen te rijden.
    .do = Leg je tegel op c1.
ln-guide-cablecar-3 = De stippellijn laat zien hoe ver je wagon komt: één tegel. { $rival } heeft een tegel in de hoek gelegd, op h1. Je nieuwe tegel leidt wat van boven komt naar rechts.
    .do = Leg hem waar je lijn heen wil: op c2.
ln-guide-cablecar-4 = Iedereen mag ieders lijn verlengen, en dat heeft { $rival } net gedaan: met de tegel op d2 gaat je lijn vanaf station 3 over drie tegels en wijst ze naar d3, vlak naast de energiecentrale. Dat was aardig, zoals je zult zien.
ln-guide-cablecar-5 = Een lijn die in de energiecentrale uitkomt, telt dubbel. Je tegel leidt wat van boven komt recht naar beneden.
    .do = Leg je tegel op d3.
ln-guide-cablecar-6 = Vier tegels, verdubbeld: acht punten! Je nieuwe tegel stuurt elk spoor terug naar waar het vandaan komt. Aan de rand zou hij een wagon meteen terugbrengen naar zijn eigen station, over die ene tegel, en dat mag niet. Bevalt je tegel je niet, trek er dan nog een. Maar de getrokken tegel moet je dan ook leggen.
    .do = Trek een tegel.
ln-guide-cablecar-7 = Nu mag je een beetje gemeen zijn. De lijn van { $rival } vanaf station 8 verlaat h1 naar links, richting g1. De tegel die je hebt getrokken, leidt haar daar recht omhoog naar station 7.
    .do = Leg de getrokken tegel op g1.
ln-guide-cablecar-8 = Slechts twee punten voor { $rival }, en die lijn is klaar. Dezelfde tegel opende een lijn voor jou: van station 7 omlaag naar g2. Nu komt je vreemde tegel goed van pas. Hij laat de lijn omkeren, en een tegel waar een lijn twee keer overheen gaat, telt twee keer.
    .do = Leg hem op g2.
ln-guide-cablecar-9 = Je lijn vanaf station 7 ging over g1, g2 en nog eens over g1: tot nu toe drie tegels, en ze gaat verder naar f1. Zo gaat het door tot alle 60 tegels liggen. Dan is elke lijn ergens geëindigd, en wie de meeste punten heeft, wint. Meer hoef je niet te weten.

ln-guide-company-1 = Dit is Cable Car, maar dan anders: geen enkele kleur is van jou. Acht maatschappijen hebben elk vier wagons, en wat een lijn scoort, is winst voor haar maatschappij. Roze, jouw kleur, laat alleen zien wat jij hebt gelegd. Er liggen al een paar tegels.
ln-guide-company-2 = Wat je hebt, zijn aandelen: 40\xA0% van geel, 30\xA0% van groen, 20\xA0% van blauw en 10\xA0% van rood. Niemand anders kan ze zien. Aan het einde leveren ze meer op naarmate hun maatschappijen het beter hebben gedaan. Je wilt dus dat het goed gaat met geel, zonder dat het te veel opvalt.
ln-guide-company-3 = De lijn van geel vanaf station 28 komt van links en is nog één tegel van de energiecentrale verwijderd. Jouw tegel gaat rechtdoor.
    .do = Leg je tegel op c5.
ln-guide-company-4 = Drie tegels, verdubbeld: zes winstpunten. Geel staat voor, dus is geel nu 8 waard. De andere hebben nog niets verdiend en zijn allemaal tweede, met 7. Bij elke lagere winst gaat het een stap omlaag.
ln-guide-company-5 = In plaats van een tegel te leggen mag je een aandeel ruilen voor een ander met hetzelfde percentage. Er ligt een aandeel van 10\xA0% in geel open. Iedereen ziet dat je het neemt; je rode aandeel gaat gedekt onder de stapel.
    .do = Ruil je aandeel van 10\xA0% voor het open aandeel.
ln-guide-company-6 = De helft van geel is nu van jou. Je kunt ook ongezien het bovenste aandeel van een stapel nemen: dan weet niemand wat je krijgt, en jij vooraf ook niet. Van groen verwacht je niet veel, dus waarom niet?
    .do = Ruil je aandeel van 30\xA0% voor het bovenste van de stapel.
ln-guide-company-7 = Wat een geluk, weer geel: samen 80\xA0%! Wie aan het einde het meeste van een maatschappij heeft, krijgt een tiende van haar winst erbij. Het ruilen houdt voor iedereen op zodra een maatschappij 20 winstpunten heeft, dus wacht niet te lang.
ln-guide-company-8 = Kijk eens naar rechts: ook de lijn van oranje vanaf station 12 is bijna bij de energiecentrale, en van oranje heb je niets. Jouw tegel leidt wat van rechts komt omhoog.
    .do = Buig de lijn af: leg je tegel op f4.
ln-guide-company-9 = Goed gedaan: nu heeft oranje nog een lange weg te gaan, en ooit maakt iemand er een eind aan. Als alle 60 tegels liggen, worden de aandelen getoond en de maatschappijen gerangschikt, en wie de meeste overwinningspunten heeft, wint. Let op wat anderen bouwen, en raad wat ze hebben.

ln-guide-ticket-1 = Welkom in San Francisco! Jij bent geel en hebt 20 kabeltrams om op de routes te zetten. { $rival } wil ook ergens komen. De plattegrond kun je verslepen en groter maken.
ln-guide-ticket-2 = Je krijgt twee bestemmingskaarten aangeboden. Verbinden je eigen routes aan het einde de twee locaties van een kaart, dan krijg je de punten; zo niet, dan verlies je ze. Van Alcatraz naar Lombard Street is het niet ver. Van Market Street naar Sunset wel.
    .do = Houd alleen Alcatraz – Lombard Street.
ln-guide-ticket-3 = { $rival } heeft ook gekozen, en heeft als tweede speler de laatste twee stapels toeristenfiches op de plattegrond geplaatst. Vanaf nu doe je in je beurt een van drie dingen: transportkaarten trekken, een route claimen of bestemmingskaarten trekken.
ln-guide-ticket-4 = Om over het water naar Alcatraz te komen heb je een veerbootkaart nodig, en er ligt er een open. Veerbootkaarten zijn jokers, en zo goed dat een open veerbootkaart je enige kaart van de beurt is.
    .do = Neem de open veerbootkaart.
ln-guide-ticket-5 = Tijd voor je eerste route. Tussen Fort Mason en Lombard Street ligt maar één vakje, een rood, en je hebt een rode kaart. Met de veerboot kan het ook, maar die heb je nog nodig.
    .do = Claim de route van Fort Mason naar Lombard Street met je rode kaart.
ln-guide-ticket-6 = Eén punt, en je eerste kabeltram staat op de plattegrond. Neem je geen open veerboot, dan mag je twee kaarten nemen, de ene na de andere.
    .do = Neem eerst een open blauwe kaart.
ln-guide-ticket-7 = De open plaats werd meteen weer aangevuld. Waag voor de tweede kaart een gokje.
    .do = Neem de bovenste kaart van de trekstapel.
ln-guide-ticket-8 = Nog een blauwe. Nu de oversteek: tussen Alcatraz en Fort Mason liggen twee vakjes, en op een daarvan staat een veerboot, dus moet een van je twee kaarten een veerbootkaart zijn.
    .do = Claim de oranje route van Alcatraz naar Fort Mason met een oranje kaart en een veerbootkaart.
ln-guide-ticket-9 = Twee punten, en een zeehond van Alcatraz: zeven verschillende toeristenfiches zouden 12 punten waard zijn. En je bestemmingskaart is voltooid, want je routes leiden van Alcatraz naar Lombard Street. Tijd voor een nieuwe.
    .do = Trek bestemmingskaarten.
ln-guide-ticket-10 = Houd er een of allebei. Wat je houdt, houd je tot het einde. Crissy Field en Pier 39 liggen allebei dicht bij je routes.
    .do = Houd alleen Crissy Field – Pier 39.
ln-guide-ticket-11 = Zo gaat het door tot iemand twee kabeltrams of minder over heeft. Dan is iedereen nog één keer aan de beurt, worden bestemmingskaarten en toeristenfiches geteld, en wie de meeste punten heeft, wint. Let met twee spelers op dubbele routes: is een van de twee geclaimd, dan is de andere gesloten.


problem-unexpected = Er ging onverwacht iets mis. Probeer het nog eens.
problem-unreachable = De server is even niet bereikbaar. Probeer het zo nog eens.
problem-unknown = Dit bestaat niet, of alleen anderen mogen het zien.
problem-who-are-you = Kies eerst een naam.
problem-late = Er is intussen iets gebeurd. Kijk nog eens.
problem-too-often = Dat ging een beetje te snel achter elkaar. Wacht even.
problem-unavailable = De server kan dat nu even niet. Probeer het zo nog eens.

reason-bad-name = Een naam heeft 1 tot 30 zichtbare tekens.
reason-bad-login = Een naam heeft 1 tot 30 tekens.
reason-bad-passphrase = Een wachtzin heeft { $least } tot { $most } tekens.
reason-logged-out = Je bent uitgelogd. Log opnieuw in.
reason-account-already = Dit is al een account.
reason-name-taken = Er is al een account met de naam { $name }. Kies een andere naam.
reason-wrong-passphrase = De naam of de wachtzin klopt niet.
reason-account-name-stays = Een account houdt zijn naam; alleen de schrijfwijze mag veranderen.
reason-seat-taken = Plaats { $seat } is bezet.
reason-you-sit-already = Je zit al aan deze tafel.
reason-sit-first = Neem eerst zelf een plaats.
reason-kicked = De host heeft je van deze tafel weggestuurd.
reason-table-full = Alle plaatsen zijn bezet.
reason-seat-free = Op plaats { $seat } zit niemand.
reason-asked-already = Deze speler zit hier al, of is al gevraagd.
reason-not-asked = Aan deze tafel is geen plaats voor je vrijgehouden.
reason-nothing-to-undo = Je kunt alleen je eigen laatste keuze terugnemen: voordat iemand anders iets doet, en niet als je er iets verborgens door hebt gezien.
reason-no-time-to-undo = Je hebt te weinig tijd over om opnieuw te kiezen.
reason-bot-plays-there = Daar speelt al een bot.
reason-bot-plays-on = Een bot speelt op jouw plaats verder.
reason-stop-offered-already = Iemand heeft al voorgesteld te stoppen: geef daar antwoord op.
reason-no-stop-offered = Niemand stelt nog voor te stoppen.
reason-agreed-already = Je hebt al ingestemd.
reason-muted = De host laat je aan deze tafel niet meer chatten.
reason-empty-text = Daar staat niets in.
reason-table-closed = De tafel is gesloten.
reason-not-host = Dat mag alleen de host van de tafel.
reason-not-playing = Dat mag alleen wie aan deze tafel speelt.
reason-no-seat = Je zit niet aan deze tafel.
reason-not-your-seat = Plaats { $seat } is niet van jou.
reason-late = Er is intussen iets gebeurd. Kijk nog eens en kies opnieuw.
reason-not-your-turn = Je bent niet aan de beurt.
reason-seat-kept = Plaats { $seat } is vrijgehouden voor iemand anders.
reason-game-begun = Het spel is al begonnen.
reason-game-not-begun = Het spel is nog niet begonnen.
reason-game-over = Het spel is afgelopen.
reason-not-over = Je kunt een partij opslaan als die is afgelopen: tot dan zou het verslag verklappen wat verborgen is.
reason-not-over-yet = Je kunt opnieuw spelen als deze partij is afgelopen.
reason-did-not-play = Alleen wie hier speelde, kan om een revanche vragen.
reason-asked-twice = Je kunt iedereen één keer vragen, en jezelf niet.
reason-no-such-account = Er is geen account met de naam { $name }.
reason-too-often = Dat ging een beetje te snel achter elkaar. Probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} nog eens.
reason-too-many-open = Je hebt deze pagina te vaak open. Sluit ergens een venster.
reason-no-such-table = Deze tafel bestaat niet, of je hebt de link van de uitnodiging nodig.
reason-busy = Aan deze tafel gebeurt te veel tegelijk. Probeer het nog eens.
reason-needs-invitation = Aan deze tafel speel je op uitnodiging: vraag de host om de link.
reason-who-are-you = Kies eerst een naam.
reason-database-away = De server kan nu even niets bewaren. Probeer het zo nog eens.
reason-shutting-down = De server wordt opnieuw gestart. Probeer het zo nog eens.
reason-bad-text = Dat is geen zet in dit spel. Typ ‘legal’ om alle zetten te zien.
reason-no-such-action = Die zet bestaat niet.


table-title = Tafel
table-heading = { $game }
table-missing = Deze tafel bestaat niet
table-closed = Deze tafel is gesloten
table-closed-about = De host heeft de tafel opgeruimd voordat er gespeeld werd, of er kwam twee weken lang niemand.
title-your-turn = ● Jouw beurt: { $game }
title-playing = { $game }
title-waiting = Wachten: { $game }
title-over = Afgelopen: { $game }
title-closed = Gesloten: { $game }

waiting-seats = Plaatsen
waiting-bot-level = Bots die je toevoegt
waits-for-players = { $free ->
    [one] Er is één plaats vrij. Het spel begint vanzelf zodra die bezet is.
   *[other] Er zijn { $free } plaatsen vrij. Het spel begint vanzelf zodra die bezet zijn.
}
waits-for-players-or-you = { $free ->
    [one] Er is één plaats vrij. Nodig iemand uit, of begin: dan komt er een bot.
   *[other] Er zijn { $free } plaatsen vrij. Nodig vrienden uit, of begin: dan komen er bots.
}
waits-for-players-and-host = { $free ->
    [one] Er is één plaats vrij. { $host } kan op elk moment beginnen.
   *[other] Er zijn { $free } plaatsen vrij. { $host } kan op elk moment beginnen.
}
waits-for-your-answer = { $host } vraagt of je meespeelt. Er is een plaats voor je vrijgehouden.
waits-for-names = Wachten op { $names }.
waits-for-you = Iedereen is er. Begin wanneer je wilt.
waits-for-host = Iedereen is er. { $host } mag beginnen.
start = Beginnen
start-with-bots = { $free ->
    [one] Beginnen met een bot
   *[other] Beginnen met bots
}
join = Aanschuiven
join-another = Nog een speler aan dit scherm
leave = Van tafel gaan
decline = Nee, bedankt
close-table = Tafel opruimen
seat-free = Vrij
seat-kept = Vrijgehouden voor { $name }
seat-add-bot = Bot
seat-clear = Vrijmaken
seat-give-back = Teruggeven
seat-invite = Uitnodigen
seat-invite-account = Op naam uitnodigen

invite-title = Neem je vrienden mee
invite-about = Wie deze link opent, kan aanschuiven. Registreren hoeft niet.
invite-link = Link naar deze tafel
invite-code = Een code met de link naar deze tafel
invite-code-about = Zitten jullie bij elkaar? Richt de camera van een telefoon op deze code.
facts-title = Aan deze tafel
facts-open = Iedereen mag meedoen en meekijken.
facts-closed = Alleen mensen met een link vinden deze tafel.
facts-option = { $name }: { $value }

turn-yours = Jij bent aan de beurt.
turn-of = { $name } is aan de beurt.
turn-waiting = { $name } is aan de beurt.
turn-bot = { $name } denkt na …
turn-over = Het spel is afgelopen.
undo = Terugnemen
undo-about = Neem je laatste keuze terug, zolang niemand er iets nieuws door heeft gezien
do-confirm = Doen
your-hand = Wat voor je ligt
spectator = Je kijkt mee. Ieders hand blijft voor jou verborgen, net als voor de anderen.

side-label = Spelers, verslag en chat
tab-players = Spelers
tab-log = Verslag
tab-chat = Chat
players-you = (jij)
watching = { $count ->
    [one] Eén persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
mark-won = Winnaar
mark-host = Host
mark-here = is er
mark-away = is weg
mark-resigned = heeft opgegeven
mark-forfeited = tijd op
mark-bot-plays-on = een bot speelt verder
mute = { $name } niet laten chatten
unmute = { $name } weer laten chatten
clock-left = Resterende tijd:
clock-days-hours = { $days } d { $hours } u

chat-empty = Nog niets gezegd. Zeg eens hallo!
chat-say = Zeg iets
chat-send = Versturen
chat-left = { $left ->
    [one] Nog één teken
   *[other] Nog { $left } tekens
}
chat-muted = De host laat je aan deze tafel niet meer chatten.
chat-nobody = Kies hierboven een naam om te chatten.
chat-fresh = { $count ->
    [one] Eén nieuw bericht
   *[other] { $count } nieuwe berichten
}

since-count = { $count ->
    [one] Eén zet sinds je hier was.
   *[other] { $count } zetten sinds je hier was.
}
since-show = Laat zien
since-title = Sinds je hier was
since-step = { $step } van { $count }
since-done = Verder spelen

curtain-title = Geef het scherm aan { $name }
curtain-about = De mist verbergt ieders hand tot { $name } er is.
curtain-lift = Ik ben { $name }

resign = Opgeven …
resign-about = Een bot speelt op jouw plaats verder. Je krijgt die plaats niet terug.
resign-sure = Wil je echt opgeven? De anderen gaan zonder jou verder.
resign-yes = Ik wil opgeven
resign-no = Doorspelen
resign-do = Definitief opgeven
stop-offer = Voorstellen te stoppen
stop-asked = { $count ->
    [one] { $names } wil hier graag stoppen, zonder uitslag.
   *[other] { $names } willen hier graag stoppen, zonder uitslag.
}
stop-agreed = Je wilt hier graag stoppen. Het spel stopt als iedereen dat wil.
stop-yes = Stoppen
stop-no = Doorspelen
stop-back = Toch doorspelen
share-watch = Anderen laten meekijken
share-watch-about = Wie deze link heeft, kan meekijken en ziet niet meer dan wat voor iedereen zichtbaar is.
share-finished-about = Wie deze link heeft, kan de uitslag zien en de partij terugkijken.

log-earlier = Eerder
log-created = { $name } heeft de tafel gemaakt.
log-joined = { $name } is aangeschoven.
log-left = Plaats { $seat } is vrijgekomen.
log-kicked = De host heeft plaats { $seat } vrijgemaakt.
log-bot = { $name } is aangeschoven: { $kind }.
log-invited = Plaats { $seat } is vrijgehouden voor { $name }.
log-declined = { $name } wil niet meespelen.
log-host = { $name } is nu de host.
log-started = Het spel begint.
log-undone = { $name } heeft een keuze teruggenomen.
log-resigned = { $name } heeft opgegeven. Een bot speelt verder: { $kind }.
log-flagged = { $name } heeft geen tijd meer. Een bot speelt verder.
log-forfeited = { $name } heeft geen tijd meer en kan niet meer winnen.
log-stop-offered = { $name } wil hier graag stoppen.
log-stop-yes = { $name } wil ook stoppen.
log-stop-no = { $name } wil doorspelen.
log-ended-played = Het spel is afgelopen.
log-ended-stopped = Iedereen wilde hier stoppen, zonder uitslag.
log-ended-forfeited = Het spel is beslist: nog maar één speler kan winnen.
log-ended-closed = De tafel is gesloten.
log-muted = De host laat { $name } niet meer chatten.
log-unmuted = { $name } mag weer chatten.
log-rematched = Er komt een revanche.
log-said = { $name }: { $text }

result-you = Je hebt gewonnen!
result-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de overwinning
}
result-none = Geen uitslag
rematch = Nog een keer
rematch-go = Naar de revanche
replay = Terugkijken
export-text = Opslaan als tekst
export-json = Opslaan als JSON
check-title = Is er eerlijk geschud?
check-about = Voor de eerste zet toonde de tafel een vingerafdruk van het geheim waarmee voor dit spel is geschud. Nu zie je het geheim zelf: de SHA-256 ervan is die vingerafdruk, dus niemand kan er daarna nog iets aan hebben veranderd.
check-commitment = Vingerafdruk, getoond voor de eerste zet
check-secret = Geheim, nu getoond
check-how = Sla de partij op als tekst en laat het programma het schudden en elke zet nagaan:

replay-heading = { $game }, zet voor zet
replay-first = Naar het begin
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauzeren
replay-slider = Zet
replay-back = Terug naar de uitslag
replay-absent = Deze server toont geen eerdere standen. Het verslag is volledig; het bord blijft zoals het aan het einde was.

command-open = Zetten typen
command-label = Typ een zet, of: hand, legal, last, undo, help
command-placeholder = Typ een zet, of help
command-help = Typ een zet zoals die in de lijst van toegestane zetten staat. ‘legal’ toont alle zetten, ‘hand’ wat je in je hand hebt, ‘last’ wat iedereen het laatst heeft gedaan en wie er aan de beurt is, en met ‘undo’ neem je je laatste keuze terug. Enter bevestigt, Escape annuleert.
command-hand = Je hebt { $things }.
command-hand-empty = Je hand is leeg.
command-no-hand = Over je hand valt niets te vertellen.
command-legal = { $count ->
    [one] Er is één zet:
   *[other] Er zijn { $count } zetten:
}
command-no-legal = Je kunt nu niets doen.
command-again = { $action }: druk op Enter om het te doen, op Escape om te annuleren.




card-blue = blauw
    .one = een blauwe kaart
    .many = { $count ->
        [one] 1 blauwe kaart
       *[other] { $count } blauwe kaarten
    }
card-green = groen
    .one = een groene kaart
    .many = { $count ->
        [one] 1 groene kaart
       *[other] { $count } groene kaarten
    }
card-black = zwart
    .one = een zwarte kaart
    .many = { $count ->
        [one] 1 zwarte kaart
       *[other] { $count } zwarte kaarten
    }
card-purple = paars
    .one = een paarse kaart
    .many = { $count ->
        [one] 1 paarse kaart
       *[other] { $count } paarse kaarten
    }
card-red = rood
    .one = een rode kaart
    .many = { $count ->
        [one] 1 rode kaart
       *[other] { $count } rode kaarten
    }
card-orange = oranje
    .one = een oranje kaart
    .many = { $count ->
        [one] 1 oranje kaart
       *[other] { $count } oranje kaarten
    }
card-ferry = veerboot
    .one = een veerbootkaart
    .many = { $count ->
        [one] 1 veerbootkaart
       *[other] { $count } veerbootkaarten
    }
card-grey = grijs


place-alcatraz = Alcatraz
place-crissy-field = Crissy Field
place-fort-mason = Fort Mason
place-golden-gate-bridge = Golden Gate Bridge
place-haight-ashbury = Haight Ashbury
place-japanese-gardens = Japanese Gardens
place-lombard-street = Lombard Street
place-market-street = Market Street
place-mission-district = Mission District
place-pacific-heights = Pacific Heights
place-painted-ladies = Painted Ladies
place-palace-of-fine-arts = Palace of Fine Arts
place-pier-39 = Pier 39
place-potrero-hill = Potrero Hill
place-presidio = Presidio
place-south-beach = South Beach
place-sunset = Sunset
place-the-castro = The Castro
place-the-embarcadero = The Embarcadero
place-twin-peaks = Twin Peaks
place-union-square = Union Square


souvenir-bell = bel
souvenir-crab = krab
souvenir-gull = meeuw
souvenir-lantern = lampion
souvenir-poppy = klaproos
souvenir-seal = zeehond
souvenir-whale = walvis


tk-map = Plattegrond van { $title }: met de pijltjestoetsen ga je van locatie naar locatie
tk-map-view = { $title }: pijltjestoetsen verschuiven de plattegrond, plus en min maken hem groter en kleiner, 0 toont hem helemaal
tk-map-coming = De plattegrond wordt uitgevouwen …
tk-map-failed = De plattegrond is niet aangekomen.
tk-map-again = Opnieuw proberen
tk-zoom-in = Inzoomen
tk-zoom-out = Uitzoomen
tk-zoom-all = De hele plattegrond
tk-legend-spaces = Vakjes
tk-legend-points = Punten
tk-legend-ferry = veerbootkaart nodig
tk-legend-grey = één kleur naar keuze
tk-legend-souvenir = toeristenfiches
tk-ends = { $a } – { $b }
tk-ticket = { $ends } ({ $points })
tk-route-label = { $a } naar { $b }, { $length ->
        [one] 1 vakje
       *[other] { $length } vakjes
    }{ $ferries ->
        [0] { "" }
        [one] , 1 veerboot nodig
       *[other] , { $ferries } veerboten nodig
    }, { $colour }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $state ->
        [claimable] vrij, je kunt hem claimen
        [closed] gesloten
        [mine] van jou
        [taken] geclaimd door { $owner }
       *[free] vrij
    }
tk-place-label = { $place }{ $count ->
        [0] { "" }
        [one] , 1 toeristenfiche: { $souvenir }
       *[other] , { $count } toeristenfiches: { $souvenir }
    }{ $can ->
        [yes] , te kiezen
       *[no] { "" }
    }
tk-place-note = { $count ->
        [0] { $place }: hier liggen geen toeristenfiches.
       *[other] { $has ->
            [yes] { $place }: { $souvenir }, nog { $count }. Die heb je al.
           *[no] { $place }: { $souvenir }, nog { $count }. Claim er een route naartoe en neem er een mee.
        }
    }
tk-last-round = Laatste ronde!
tk-turns-left = { $count ->
        [one] Nog één beurt.
       *[other] Nog { $count } beurten.
    }
tk-way = { $ends }: nog { $cars ->
        [one] 1 kabeltram
       *[other] { $cars } kabeltrams
    } nodig via de goedkoopste weg die nog open is.
tk-way-done = { $ends } is verbonden.
tk-way-none = { $ends }: er is geen weg meer.
tk-way-too-far = { $ends } kost nog { $cars ->
        [one] 1 kabeltram
       *[other] { $cars } kabeltrams
    }, en je hebt er maar { $left }.


tk-close = Sluiten
tk-colour = { $colour }
tk-any-colour = één kleur naar keuze
tk-spaces = { $count ->
        [one] 1 vakje
       *[other] { $count } vakjes
    }
tk-points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
tk-needs-ferries = { $count ->
        [one] 1 veerboot nodig
       *[other] { $count } veerboten nodig
    }
tk-owner = Deze route is van { $name }.
tk-owner-you = Deze route is van jou.
tk-pay-with = Claimen met
tk-closed = Gesloten: met twee spelers wordt maar één van de twee routes van een dubbele route geclaimd.
tk-can-later = Je hebt er de kaarten voor. Wacht op je beurt.
tk-not-now = Maak eerst af waar je aan begonnen bent.
tk-missing = { $count ->
        [one] Je komt 1 kaart tekort
       *[other] Je komt { $count } kaarten tekort
    }: je hebt { $have }× { $colour } en { $ferries }× veerboot.


tk-market = Kaarten trekken
tk-take = Neem { $card }
tk-take-blind = Neem de bovenste kaart van de trekstapel: nog { $count }
tk-draw-tickets = Bestemmingskaarten trekken
tk-left = nog { $count }
tk-discards = Aflegstapel: { $count }
tk-discards-none = Er is nog niets afgelegd.
tk-hand = Je hand
tk-hand-empty = Geen kaarten in je hand.
tk-own-card = { $cards }: toon de routes voor deze soort
tk-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
tk-tickets = Je bestemmingskaarten
tk-tickets-none = Nog geen bestemmingskaarten.
tk-tickets-done = { $done } van { $count } voltooid
tk-tickets-held = { $count ->
        [one] 1 bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }
tk-ticket-is-done = voltooid
tk-ticket-missed = niet gehaald
tk-ticket-no-way = geen weg meer
tk-ticket-takes = { $cars ->
        [one] nog 1 kabeltram
       *[other] nog { $cars } kabeltrams
    }
tk-ticket-too-far = { $cars ->
        [one] nog 1 kabeltram
       *[other] nog { $cars } kabeltrams
    }: te ver, je hebt er { $left }
tk-offer = Welke bestemmingskaarten houd je?
tk-offer-one = Dit is de laatste bestemmingskaart: die is voor jou.
tk-keep-this = Alleen deze houden
tk-keep-this-label = Alleen { $a } naar { $b } houden
tk-keep-both = Allebei houden
tk-stacks = Plaats een stapel toeristenfiches
tk-stacks-how = Tik op de plattegrond op een locatie waar er nog geen liggen.
tk-choose-souvenir = Kies je toeristenfiche
tk-souvenir-of = de { $souvenir } van { $place }
tk-pass = Passen
tk-cars-left = { $count ->
        [one] nog 1 kabeltram
       *[other] nog { $count } kabeltrams
    }
tk-cars-few = { $count ->
        [0] Geen kabeltrams meer
        [one] Nog maar 1 kabeltram
       *[other] Nog maar { $count } kabeltrams
    }
tk-souvenirs = Toeristenfiches
tk-has-souvenir = { $souvenir }: van jou
tk-lacks-souvenir = { $souvenir }: nog niet
tk-next-souvenir = { $all ->
        [yes] Je hebt alle toeristenfiches.
       *[no] { $points ->
            [0] Het volgende fiche levert nog niets op.
            [one] Het volgende fiche levert 1 punt op.
           *[other] Het volgende fiche levert { $points } punten op.
        }
    }


tk-ask-keeping = Houd een van deze bestemmingskaarten, of allebei.
tk-ask-stacking = Plaats een stapel toeristenfiches: tik op een locatie op de plattegrond.
tk-ask-acting = Neem twee kaarten, claim een route, of trek bestemmingskaarten.
tk-ask-acting-no-route = Neem twee kaarten, of trek bestemmingskaarten.
tk-ask-second = Neem je tweede kaart.
tk-ask-choosing = Houd een van de getrokken bestemmingskaarten, of allebei.
tk-ask-visiting = Kies een toeristenfiche aan een uiteinde van je nieuwe route.
tk-ask-over = Het spel is afgelopen.
tk-ask-pass = Je kunt niets doen. Je moet passen.
tk-ask-wait = { $stage ->
        [keeping] { $name } kiest bestemmingskaarten.
        [choosing] { $name } kiest bestemmingskaarten.
        [stacking] { $name } plaatst toeristenfiches.
        [visiting] { $name } kiest een toeristenfiche.
        [second] { $name } neemt een tweede kaart.
       *[other] { $name } is aan de beurt.
    }


tk-do-take = Neem { $card }
tk-do-blind = Neem de bovenste kaart van de trekstapel
tk-do-tickets = Trek twee bestemmingskaarten
tk-do-pass = Passen
tk-do-claim = Claim { $route } met { $cards }
tk-do-souvenir = Neem de { $souvenir } van { $place }
tk-do-stack = Plaats de { $souvenir } op { $place }
tk-do-keep = Houd alleen { $ticket }
tk-do-keep-both = Houd allebei de bestemmingskaarten


tk-say-offered = { $name } trekt { $count ->
        [one] 1 bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }.
tk-say-offered-known = { $name } trekt { $tickets }.
tk-say-chosen = { $name } heeft de eerste bestemmingskaarten gekozen.
tk-say-chosen-known = { $name } begint met { $tickets }.
tk-say-kept = { $name } houdt { $count ->
        [one] 1 bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }.
tk-say-kept-known = { $name } houdt { $tickets }.
tk-say-stack = { $name } plaatst { $count ->
        [one] de { $souvenir }
       *[other] { $count } toeristenfiches ({ $souvenir })
    } op { $place }.
tk-say-took = { $name } neemt { $card }.
tk-say-took-blind = { $name } trekt { $card } van de trekstapel.
tk-say-took-hidden = { $name } trekt een kaart van de trekstapel.
tk-say-claimed = { $name } claimt { $route } met { $cards }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
tk-say-souvenir = { $name } neemt de { $souvenir } van { $place }{ $count ->
        [one] , een eerste toeristenfiche
       *[other] , toeristenfiche nummer { $count }
    }.
tk-say-shuffled = De aflegstapel is geschud tot een nieuwe trekstapel.
tk-say-swept = { $times ->
        [one] Er lagen drie of meer veerboten open, dus zijn alle vijf de kaarten vervangen.
       *[other] Er lagen drie of meer veerboten open, dus zijn alle vijf de kaarten vervangen, { $times } keer achter elkaar.
    }
tk-say-passed = { $name } past.
tk-say-last-round = { $name } heeft { $count ->
        [0] geen kabeltrams meer
        [one] nog maar 1 kabeltram
       *[other] nog maar { $count } kabeltrams
    }: iedereen is nog één keer aan de beurt.
tk-say-shown = { $doneCount ->
        [0] { $missedCount ->
            [0] { $name } heeft geen bestemmingskaarten.
           *[other] { $name } heeft niet gehaald: { $missed }.
        }
       *[other] { $missedCount ->
            [0] { $name } heeft voltooid: { $done }.
           *[other] { $name } heeft voltooid: { $done }; niet gehaald: { $missed }.
        }
    }
tk-say-over = { $count ->
        [one] { $names } wint met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
       *[other] { $names } delen de overwinning met elk { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
    }


tk-result = Eindtelling
tk-result-routes = Routes
tk-result-souvenirs = { $count ->
        [0] Geen toeristenfiches
        [one] 1 toeristenfiche
       *[other] { $count } toeristenfiches
    }
tk-result-points = punten
tk-result-done = voltooid
tk-result-missed = niet gehaald
tk-result-won = { $count ->
        [one] wint
       *[other] deelt de overwinning
    }
tk-result-next = Volgende
tk-result-skip = Naar het einde
tk-result-again = Nog eens tonen
tk-result-say-routes = Eerst de routes, zoals ze onderweg zijn geteld.
tk-result-say-souvenirs = Nu de toeristenfiches: hoe meer verschillende, hoe beter.
tk-result-say-done = { $name } heeft { $ends } verbonden: { $points ->
        [one] 1 punt erbij.
       *[other] { $points } punten erbij.
    }
tk-result-say-missed = { $name } heeft { $ends } niet verbonden: { $points ->
        [one] 1 punt eraf.
       *[other] { $points } punten eraf.
    }


tk-reason-game-over = Het spel is afgelopen.
tk-reason-no-such-action = Die zet bestaat niet.
tk-reason-choose-first-tickets = Kies eerst welke bestemmingskaarten je houdt.
tk-reason-place-stack-first = Plaats eerst een stapel toeristenfiches op een locatie zonder stapel.
tk-reason-take-second-card = Je hebt een kaart genomen; neem nu de tweede.
tk-reason-choose-drawn-tickets = Je hebt bestemmingskaarten getrokken; kies nu welke je houdt.
tk-reason-choose-souvenir = Je hebt een route geclaimd; kies nu een toeristenfiche aan een van de uiteinden.
tk-reason-deck-empty = De trekstapel is op.
tk-reason-no-tickets-left = De bestemmingskaarten zijn op.
tk-reason-pass-with-choices = Passen mag alleen als je niets anders kunt doen.
tk-reason-ferry-as-second = Een open veerbootkaart mag niet je tweede kaart zijn.
tk-reason-souvenir-elsewhere = Het toeristenfiche moet aan een uiteinde liggen van de route die je net hebt geclaimd.
tk-reason-card-not-open = Zo’n kaart ligt niet open: { $card }.
tk-reason-nothing-to-choose = Zoiets valt er nu niet te kiezen.
tk-reason-no-such-location = Die locatie staat niet op deze plattegrond.
tk-reason-stack-is-placed = Die stapel ligt al op de plattegrond; plaats de andere.
tk-reason-location-has-stack = Op { $location } liggen al toeristenfiches.
tk-reason-route-is-yours = { $route } is al van jou.
tk-reason-route-is-taken = { $route } is van { $owner }.
tk-reason-route-twin-is-yours = De andere route van dit paar is van jou, en niemand mag ze allebei hebben.
tk-reason-route-is-closed = Gesloten: met twee spelers wordt maar één van de twee routes van een dubbele route geclaimd.
tk-reason-too-few-cars = Dat kost { $length ->
        [one] 1 kabeltram
       *[other] { $length } kabeltrams
    }, en je hebt er { $cars ->
        [0] geen meer
       *[other] nog maar { $cars }
    }.
tk-reason-too-few-cards = Dat kost { $needed }; { $count ->
        [0] daar heb je er geen van
       *[other] je hebt { $has }
    }.
`;export{e as default};