### Rules pages, and the guided first games.

ln-title = Leren spelen
ln-intro = Lees de spelregels met borden die je kunt uitproberen, of laat je door je eerste beurten leiden. Vijf minuten is genoeg.
ln-games = De spellen
ln-rules-of = Spelregels
ln-rules-of-game = Spelregels van { $game }
ln-guide-of = Eerste partij met uitleg
ln-guide-of-game = Eerste partij met uitleg: { $game }
ln-contents = Op deze pagina
ln-other-rules = Andere spelregels
ln-print = Afdrukken
ln-loading = Een ogenblik …
ln-failed = Deze pagina kon niet worden geladen. Ben je online?
ln-again = Opnieuw proberen
ln-try-it = Spelen is de snelste manier om het te leren. In vijf minuten laten we je zien hoe het gaat.
ln-link-to = Link naar dit deel

## Figures

ln-figure-before = Vooraf
ln-figure-back = Terug
ln-figure-next = Volgende
ln-figure-again = Opnieuw
ln-figure-step = { $step } van { $steps }
ln-figure-map-waits = De plattegrond wordt geladen …
ln-figure-map-failed = De plattegrond kan nu even niet worden getoond.

## Guided first games

ln-guide-title = Je eerste partij: { $game }
ln-guide-short = Je eerste partij
ln-guide-step = Stap { $step } van { $steps }
ln-guide-next = Verder
ln-guide-show = Doe het voor
ln-guide-restart = Opnieuw beginnen
ln-guide-waiting = { $rival } speelt …
# What the learner is called in sentences like "Yellow laid SWNE on c1": the colour of the learner's seat.
ln-guide-name-cablecar = Geel
ln-guide-name-company = Roze
ln-guide-name-ticket = Geel
ln-guide-not-this = Deze keer niet. { $do }
ln-guide-rules = Spelregels lezen
ln-guide-play = Speel je eerste partij
ln-guide-play-about = Tegen een makkelijke bot. Niemand kijkt mee, en je kunt zetten terugnemen.
ln-guide-done = Dat was het!
ln-guide-happened = Wat er gebeurde
ln-guide-hand = Wat voor je ligt

ln-guide-cablecar-1 = Welkom in San Francisco! Jij bent geel: je wagons, met een ster, staan op de oneven stations rond het bord. { $rival } speelt met blauw. Elke wagon rijdt één lijn, en elke tegel onderweg is een punt. Het bord is nog leeg.
ln-guide-cablecar-2 = Dit is je tegel. De sporen lopen van elke kant rechtdoor. Op c1, vlak onder station 3, geeft hij je wagon daar zijn eerste stukje spoor.
    .do = Leg je tegel op c1.
ln-guide-cablecar-3 = De stippellijn laat zien hoe ver je wagon komt: één tegel. { $rival } heeft een tegel in de hoek gelegd, op h1. Je nieuwe tegel leidt een lijn van boven naar rechts.
    .do = Leg hem waar je lijn heen wil: op c2.
ln-guide-cablecar-4 = Iedereen mag ieders lijn verlengen, en dat heeft { $rival } net gedaan: met de tegel op d2 gaat je lijn vanaf station 3 over drie tegels, richting d3, vlak naast de energiecentrale. Dat was aardig, zoals je zult zien.
ln-guide-cablecar-5 = Een lijn die in de energiecentrale uitkomt, telt dubbel. Je tegel leidt een lijn van boven recht naar beneden.
    .do = Leg je tegel op d3.
ln-guide-cablecar-6 = Vier tegels, verdubbeld: acht punten! Je nieuwe tegel stuurt elk spoor terug naar waar het vandaan komt. Aan de rand zou hij een wagon meteen terugbrengen naar zijn eigen station, over die ene tegel, en dat mag niet. Bevalt je tegel je niet, trek er dan nog een. Maar de getrokken tegel moet je dan ook leggen.
    .do = Trek een tegel.
ln-guide-cablecar-7 = Nu mag je een beetje gemeen zijn. De lijn van { $rival } vanaf station 8 verlaat h1 naar links, richting g1. De tegel die je hebt getrokken, leidt haar daar recht omhoog naar station 7.
    .do = Leg de getrokken tegel op g1.
ln-guide-cablecar-8 = Slechts twee punten voor { $rival }, en die lijn is klaar. Dezelfde tegel opende een lijn voor jou: van station 7 omlaag naar g2. Nu komt je vreemde tegel goed van pas. Hij laat de lijn omkeren, en een tegel waar een lijn twee keer overheen gaat, telt twee keer.
    .do = Leg hem op g2.
ln-guide-cablecar-9 = Je lijn vanaf station 7 ging over g1, g2 en nog eens over g1: tot nu toe drie tegels, en ze gaat verder naar f1. Zo gaat het door tot alle 60 tegels liggen. Dan is elke lijn ergens geëindigd, en wie de meeste punten heeft, wint. Meer hoef je niet te weten.

ln-guide-company-1 = Dit is Cable Car, maar dan anders: geen enkele kleur is van jou. Acht maatschappijen hebben elk vier wagons, en wat een lijn scoort, is winst voor haar maatschappij. Roze, jouw kleur, laat alleen zien wat jij hebt gelegd. Er liggen al een paar tegels.
ln-guide-company-2 = Wat je hebt, zijn aandelen: 40% van geel, 30% van groen, 20% van blauw en 10% van rood. Niemand anders kan ze zien. Aan het einde leveren ze meer op naarmate hun maatschappijen het beter hebben gedaan. Je wilt dus dat het goed gaat met geel, zonder dat het te veel opvalt.
ln-guide-company-3 = De lijn van geel vanaf station 28 komt van links en is nog één tegel van de energiecentrale verwijderd. Jouw tegel gaat rechtdoor.
    .do = Leg je tegel op c5.
ln-guide-company-4 = Drie tegels, verdubbeld: zes winstpunten. Geel staat voor, dus is geel nu 8 waard. De andere hebben nog niets verdiend en zijn allemaal tweede, met 7. Bij elke lagere winst gaat het een stap omlaag.
ln-guide-company-5 = In plaats van een tegel te leggen, mag je een aandeel ruilen voor een ander met hetzelfde percentage. Er ligt een aandeel van 10% in geel open. Iedereen ziet dat je het neemt; je rode aandeel gaat gedekt onder de stapel.
    .do = Ruil je aandeel van 10% voor het open aandeel.
ln-guide-company-6 = De helft van geel is nu van jou. Je kunt ook ongezien het bovenste aandeel van een stapel nemen: dan weet niemand wat je krijgt, maar jij vooraf ook niet. Van groen verwacht je niet veel, dus waarom niet?
    .do = Ruil je aandeel van 30% voor het bovenste van de stapel.
ln-guide-company-7 = Wat een geluk, weer geel: samen 80%! Wie aan het einde het meeste van een maatschappij heeft, krijgt een tiende van haar winst erbij. Het ruilen houdt voor iedereen op zodra een maatschappij 20 winstpunten heeft, dus wacht niet te lang.
ln-guide-company-8 = Kijk eens naar rechts: ook de lijn van oranje vanaf station 12 is bijna bij de energiecentrale, en van oranje heb je niets. Jouw tegel leidt een lijn van rechts naar boven.
    .do = Buig de lijn af: leg je tegel op f4.
ln-guide-company-9 = Goed gedaan: nu heeft oranje nog een lange weg te gaan, en ooit maakt iemand er een eind aan. Als alle 60 tegels liggen, worden de aandelen onthuld en de maatschappijen gerangschikt, en wie de meeste overwinningspunten heeft, wint. Let op wat anderen bouwen, en raad wat ze hebben.

ln-guide-ticket-1 = Welkom in San Francisco! Jij bent geel en hebt 20 kabeltrams om op de routes te zetten. { $rival } heeft ook plannen. Je kunt de plattegrond verslepen en erop inzoomen.
ln-guide-ticket-2 = Je krijgt twee bestemmingskaarten aangeboden. Verbinden je eigen routes aan het einde de twee locaties van een kaart, dan krijg je de punten; zo niet, dan verlies je ze. Van Alcatraz naar Lombard Street is het niet ver. Van Market Street naar Sunset wel.
    .do = Houd alleen Alcatraz – Lombard Street.
ln-guide-ticket-3 = { $rival } heeft ook gekozen, en heeft als tweede speler de laatste twee stapels toeristenfiches op de plattegrond geplaatst. Vanaf nu doe je in je beurt een van drie dingen: transportkaarten trekken, een route claimen of bestemmingskaarten trekken.
ln-guide-ticket-4 = Om over het water naar Alcatraz te komen, heb je een veerbootkaart nodig, en er ligt er een open. Veerbootkaarten zijn jokers, en zo goed dat een open veerbootkaart je enige kaart van de beurt is.
    .do = Neem de open veerbootkaart.
ln-guide-ticket-5 = Tijd voor je eerste route. Tussen Fort Mason en Lombard Street ligt maar één vakje, een rood, en je hebt een rode kaart. Met de veerboot kan het ook, maar die heb je nog nodig.
    .do = Claim de route van Fort Mason naar Lombard Street met je rode kaart.
ln-guide-ticket-6 = Eén punt, en je eerste kabeltram staat op de plattegrond. Neem je geen open veerboot, dan mag je twee kaarten nemen, de ene na de andere.
    .do = Neem eerst een open blauwe kaart.
ln-guide-ticket-7 = De open plaats werd meteen weer opgevuld. Waag voor de tweede kaart een gokje.
    .do = Neem de bovenste kaart van de trekstapel.
ln-guide-ticket-8 = Nog een blauwe. Nu de oversteek: tussen Alcatraz en Fort Mason liggen twee vakjes, en op een daarvan staat een veerboot, dus moet een van je twee kaarten een veerbootkaart zijn.
    .do = Claim de oranje route van Alcatraz naar Fort Mason met een oranje kaart en een veerbootkaart.
ln-guide-ticket-9 = Twee punten, en een zeehond van Alcatraz: zeven verschillende toeristenfiches zouden 12 punten waard zijn. En je bestemmingskaart is behaald, want je routes verbinden Alcatraz en Lombard Street. Tijd voor een nieuwe.
    .do = Trek bestemmingskaarten.
ln-guide-ticket-10 = Houd er één of allebei. Wat je houdt, houd je tot het einde. Crissy Field en Pier 39 liggen allebei dicht bij je routes.
    .do = Houd alleen Crissy Field – Pier 39.
ln-guide-ticket-11 = Zo gaat het door tot iemand twee kabeltrams of minder over heeft. Dan is iedereen nog één keer aan de beurt, worden bestemmingskaarten en toeristenfiches geteld, en wie de meeste punten heeft, wint. Let met twee spelers op dubbele routes: is een van de twee geclaimd, dan is de andere gesloten.
