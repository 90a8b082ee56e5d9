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
cc-say-extended = { $owner }: de lijn vanaf station { $station } is nu { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} lang.
cc-say-extended-company = De lijn van { $company } vanaf station { $station } is nu { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} lang.
cc-say-closed = { $owner }: de lijn vanaf station { $station } bereikt station { $to } en levert { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
cc-say-closed-power = { $owner }: de lijn vanaf station { $station } bereikt de energiecentrale en telt dubbel: { $points } punten.
cc-say-closed-company = De lijn van { $company } vanaf station { $station } bereikt station { $to }. Winst: { $points }.
cc-say-closed-power-company = De lijn van { $company } vanaf station { $station } bereikt de energiecentrale en telt dubbel. Winst: { $points }.
cc-say-refilled = { $player } vult de hand aan met een tegel.
cc-say-refilled-known = { $player } vult de hand aan met { $tile }.
cc-say-swapped-open = { $player } ruilt een aandeel van { $percent }\xA0% voor het open aandeel, { $took }.
cc-say-swapped-open-known = { $player } ruilt { $percent }\xA0% van { $gave } voor de open { $percent }\xA0% van { $took }.
cc-say-swapped-blind = { $player } ruilt een aandeel van { $percent }\xA0% voor het bovenste van de stapel.
cc-say-swapped-blind-known = { $player } ruilt { $percent }\xA0% van { $gave } voor { $percent }\xA0% van { $took }, boven van de stapel.
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
cc-limit = Tot een maatschappij { $until } winst heeft
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
cc-offer-blind = stapel
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
cc-result-bonus-why = Wie het meeste van een maatschappij heeft, krijgt een tiende van haar winst als bonus.
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

connection-lost = Even geen verbinding. Alles is bewaard; we gaan verder zodra ze terug is.
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
confirm-about = Zo kun je een vergissing nog loslaten voordat ze een zet wordt.
sounds = Geluid
sounds-about = Een zacht trambelletje als jij aan de beurt bent.

account-overview-title = Wie je bent
account-keep-title = Bewaar je partijen
account-login-title = Inloggen
account-delete-title = Mij verwijderen
account-is-nobody = Registreren hoeft niet. Kies een naam, of speel meteen en krijg er een.
account-is-guest = Je bent te gast: je partijen worden voor deze browser bewaard. Met een wachtzin vind je ze ook op andere apparaten.
account-is-account = Je partijen worden onder deze naam bewaard, op elk apparaat waarop je inlogt.
account-name = Naam
account-passphrase = Wachtzin
account-rename = Naam wijzigen
account-be-guest = Spelen onder deze naam
account-keep = Partijen bewaren met een wachtzin
account-keep-about = Kies een naam en een wachtzin van minstens 8 tekens. Al je partijen blijven van jou, en vrienden kunnen je bij naam aan tafel vragen.
account-keep-do = Partijen bewaren
account-login = Inloggen
account-login-about = Log in om je partijen op dit apparaat terug te vinden.
account-login-guest = Je bent hier nu te gast. De partijen van deze gast gaan niet mee naar het account waarmee je inlogt.
account-logout = Uitloggen
account-delete = Mij verwijderen …
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
bot-gripman-medium = Bestuurder (gemiddeld)
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
mine-empty = Je bent nergens aan het spelen. Druk op ‘Nu spelen’ en binnen een seconde heb je de eerste tegel.
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
game-company = Cable Car: het spel met de maatschappijen
game-company-about = Niemand heeft een lijn, iedereen heeft aandelen. Maak de maatschappijen waar jij in het geheim op inzet de rijkste van de stad.
game-company-minutes = 45 minuten
game-ticket = Ticket to Ride: San Francisco
game-ticket-about = Verzamel kaarten, claim routes van de brug tot de baai en maak waar wat je bestemmingskaarten beloven.
game-ticket-minutes = 20 minuten
game-players = { $least } tot { $most } spelers

line-your-turn = Jij bent aan de beurt, { $ago }
line-turn-of = { $name } is aan de beurt, { $ago }
line-playing = Bezig, { $ago }
line-waiting = { $free ->
    [0] Klaar om te beginnen
    [one] Wacht nog op één speler
   *[other] Wacht nog op { $free } spelers
}
line-won = { $count ->
    [one] { $names } won, { $ago }
   *[other] { $names } delen de overwinning, { $ago }
}
line-over = Afgelopen, { $ago }
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
seat-link = Een vriend, via een link
seat-account = Een vriend, via accountnaam
seat-screen = Iemand aan dit scherm
seat-bot-level = Hoe sterk de bot op plaats { $seat } is
seat-account-name = Naam van het account
seat-screen-label = Naam van de speler
seat-screen-name = Speler { $seat }
seat-link-about = Je krijgt een link en een code om door te geven.

option-rotation = Tegels draaien
option-rotation-about = Tegels mogen in elke richting liggen. Anders wijzen alle daken dezelfde kant op, zoals in de oorspronkelijke regels.
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
clock-forfeits-about = Voor wie geen tijd meer heeft, speelt een bot verder, en die speler kan niet meer winnen. Anders neemt alleen de bot het over.
clock-bot-about = Voor wie geen tijd meer heeft, speelt een bot verder.


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
reason-too-often = Dat ging een beetje te snel achter elkaar. Probeer het over { $seconds } seconden nog eens.
reason-too-many-open = Je hebt deze pagina te vaak open. Sluit haar ergens.
reason-no-such-table = Deze tafel bestaat niet, of je hebt de link van de uitnodiging nodig.
reason-busy = Aan deze tafel gebeurt te veel tegelijk. Probeer het nog eens.
reason-needs-invitation = Aan deze tafel speel je op uitnodiging: vraag de host om de link.
reason-who-are-you = Kies eerst een naam.
reason-database-away = De server kan nu even niets bewaren. Probeer het zo nog eens.
reason-shutting-down = De server wordt opnieuw gestart. Probeer het zo nog eens.
reason-bad-text = Dat is geen zet in dit spel. Typ ‘legal’ om alle zetten te zien.
reason-no-such-action = Die zet bestaat niet.
`;export{e as default};