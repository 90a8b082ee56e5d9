### Rules pages, and the guided first games.

ln-title = Lær å spille
ln-intro = Les reglene med brett du kan prøve ut, eller la oss følge deg gjennom de første turene. Fem minutter holder.
ln-games = Spillene
ln-rules-of = Regler
ln-rules-of-game = Regler for { $game }
ln-guide-of = Første spill med veiledning
ln-guide-of-game = Første spill med veiledning: { $game }
ln-contents = På denne siden
ln-other-rules = Andre regler
ln-print = Skriv ut
ln-loading = Et øyeblikk …
ln-failed = Denne siden kunne ikke lastes. Er du på nett?
ln-again = Prøv igjen
ln-try-it = Du lærer raskest ved å spille. På fem minutter viser vi deg hvordan.
ln-link-to = Lenke til dette avsnittet

## Figures

ln-figure-before = Før
ln-figure-back = Tilbake
ln-figure-next = Neste
ln-figure-again = Begynn på nytt
ln-figure-step = { $step } av { $steps }
ln-figure-map-waits = Kartet lastes …
ln-figure-map-failed = Kartet kan ikke vises akkurat nå.

## Guided first games

ln-guide-title = Ditt første spill: { $game }
ln-guide-short = Ditt første spill
ln-guide-step = Trinn { $step } av { $steps }
ln-guide-next = Videre
ln-guide-show = Vis meg
ln-guide-restart = Begynn på nytt
ln-guide-waiting = { $rival } spiller …
# What the learner is called in sentences like "Yellow laid SWNE on c1": the colour of the learner's seat.
ln-guide-name-cablecar = Gul
ln-guide-name-company = Rosa
ln-guide-name-ticket = Gul
ln-guide-not-this = Ikke denne gangen. { $do }
ln-guide-rules = Les reglene
ln-guide-play = Spill ditt første spill
ln-guide-play-about = Mot en lett bot. Ingen ser på, og du kan angre trekk.
ln-guide-done = Det var det!
ln-guide-happened = Hva som skjedde
ln-guide-hand = Foran deg

ln-guide-cablecar-1 = Velkommen til San Francisco! Du er gul: Vognene dine, merket med en stjerne, står på stasjonene med oddetall rundt brettet. { $rival } spiller blå. Hver vogn har én linje å kjøre, og hver brikke på veien er ett poeng. Ennå er det ikke lagt en eneste brikke.
ln-guide-cablecar-2 = Dette er brikken din. Sporene går rett fram fra alle sider. Legger du den på c1, like under stasjon 3, får vognen din der noe å kjøre på.
    .do = Legg brikken din på c1.
ln-guide-cablecar-3 = Den prikkede linjen viser hvor langt vognen din kommer: én brikke. { $rival } har lagt en brikke i hjørnet, på h1. Den nye brikken din svinger en linje som kommer ovenfra, mot høyre.
    .do = Legg den dit linjen din vil: på c2.
ln-guide-cablecar-4 = Alle kan forlenge hverandres linjer, og det har { $rival } nettopp gjort: Med brikken på d2 krysser linjen din fra stasjon 3 tre brikker og er på vei mot d3, rett ved siden av kraftstasjonen. Det var snilt, som du snart får se.
ln-guide-cablecar-5 = En linje som går inn i kraftstasjonen, teller dobbelt. Brikken din fører en linje som kommer ovenfra, rett ned.
    .do = Legg brikken din på d3.
ln-guide-cablecar-6 = Fire brikker, doblet: åtte poeng! Den nye brikken din sender hvert spor tilbake dit det kom fra. Ved kanten ville den føre en vogn rett tilbake til sin egen stasjon, over bare den ene brikken, og det er ikke lov. Liker du ikke brikken din, kan du trekke en annen. Men da må du legge den du har trukket.
    .do = Trekk en brikke.
ln-guide-cablecar-7 = Nå kan du være litt slem. Linjen til { $rival } fra stasjon 8 forlater h1 mot venstre, mot g1. Brikken du har trukket, fører den derfra rett opp til stasjon 7.
    .do = Legg den trukne brikken på g1.
ln-guide-cablecar-8 = Bare to poeng til { $rival }, og den linjen er ferdig. Den samme brikken åpnet en linje for deg: fra stasjon 7 ned til g2. Her kommer den rare brikken din til nytte. Den snur linjen, og en brikke som krysses to ganger, teller to ganger.
    .do = Legg den på g2.
ln-guide-cablecar-9 = Linjen din fra stasjon 7 har krysset g1, g2 og så g1 igjen: tre brikker så langt, og den går videre til f1. Slik fortsetter det til alle 60 brikkene er lagt. Da har alle linjer endt et sted, og den som har flest poeng, vinner. Mer trenger du ikke å vite.

ln-guide-company-1 = Dette er Cable Car med en vri: Ingen farge er din. Åtte selskaper har fire vogner hver, og poengene en linje gir, er profitten til selskapet. Rosa, fargen din, viser bare hva du har lagt. Noen brikker ligger på brettet allerede.
ln-guide-company-2 = Det du eier, er aksjer: 40 % av gul, 30 % av grønn, 20 % av blå og 10 % av rød. Ingen andre kan se dem. Til slutt gir de mer jo bedre det har gått med selskapene. Du vil altså at det skal gå bra med gul, uten at det blir for tydelig.
ln-guide-company-3 = Linjen til gul fra stasjon 28 kommer inn fra venstre og mangler én brikke på å nå kraftstasjonen. Brikken din går rett fram.
    .do = Legg brikken din på c5.
ln-guide-company-4 = Tre brikker, doblet: seks profittpoeng. Gul leder, så gul er verdt 8 akkurat nå. Ingen av de andre har tjent noe ennå, så de deler andreplassen, med 7. For hvert lavere profittnivå går verdien ned ett trinn.
ln-guide-company-5 = I stedet for å legge en brikke kan du bytte en aksje mot en annen med samme prosentandel. En gul aksje på 10 % ligger åpen. Alle ser at du tar den; den røde din legges under bunken med baksiden opp.
    .do = Bytt aksjen din på 10 % mot den åpne.
ln-guide-company-6 = Nå er halvparten av gul din. Du kan også ta den øverste aksjen i en bunke uten å se den: Da får ingen vite hva du fikk, men du vet heller ikke hva du får. Du har liten tro på grønn, så hvorfor ikke?
    .do = Bytt aksjen din på 30 % mot den øverste i bunken.
ln-guide-company-7 = For et hell, gul igjen: Nå har du 80 %! Til slutt får den som har størst andel av et selskap, en tidel av profitten i tillegg. Byttingen tar slutt for alle så snart et selskap har 20 profittpoeng, så ikke vent for lenge.
ln-guide-company-8 = Se mot høyre: Linjen til oransje fra stasjon 12 er også i ferd med å nå kraftstasjonen, og du har ingen aksjer i oransje. Brikken din svinger en linje som kommer fra høyre, oppover.
    .do = Led linjen bort: Legg brikken din på f4.
ln-guide-company-9 = Bra gjort: Nå har oransje langt igjen, og en dag kommer noen til å avslutte linjen. Når alle 60 brikkene er lagt, vises aksjene, selskapene rangeres, og flest seierspoeng vinner. Følg med på hva de andre bygger, og gjett hva de har.

ln-guide-ticket-1 = Velkommen til San Francisco! Du er gul og har 20 sporvogner å sette på rutene på dette kartet. { $rival } har også planer. Du kan dra i kartet og zoome inn.
ln-guide-ticket-2 = Du får to billetter å velge mellom. Hvis dine egne ruter kobler sammen de to stedene på en billett når spillet er slutt, får du poengene; hvis ikke, mister du dem. Fra Alcatraz til Lombard Street er det ikke langt. Fra Market Street til Sunset er det langt.
    .do = Behold bare Alcatraz – Lombard Street.
ln-guide-ticket-3 = { $rival } har også valgt og har satt de to siste stablene med suvenirer på kartet, slik spiller nummer to gjør. Fra nå av gjør du én av tre ting når det er din tur: trekker transportkort, tar en rute eller trekker billetter.
ln-guide-ticket-4 = For å krysse vannet til Alcatraz trenger du et fergekort, og det ligger et åpent. Fergekort er jokere, og så gode at et åpent fergekort er alt du kan ta den turen.
    .do = Ta det åpne fergekortet.
ln-guide-ticket-5 = På tide med den første ruten din. Fra Fort Mason til Lombard Street er det bare ett felt, et rødt, og du har et rødt kort. Fergekortet hadde også gått an, men det får du bruk for.
    .do = Ta ruten fra Fort Mason til Lombard Street med det røde kortet ditt.
ln-guide-ticket-6 = Ett poeng, og den første sporvognen din er på kartet. Tar du ikke en åpen ferge, kan du ta to kort, ett om gangen.
    .do = Ta først et åpent blått kort.
ln-guide-ticket-7 = Den åpne plassen ble fylt igjen med en gang. Stol på flaksen når du tar det andre kortet.
    .do = Ta det øverste kortet i trekkbunken.
ln-guide-ticket-8 = Et blått til. Nå skal du over vannet: Mellom Alcatraz og Fort Mason er det to felt, og ett av dem viser en ferge, så ett av de to kortene dine må være et fergekort.
    .do = Ta den oransje ruten fra Alcatraz til Fort Mason med et oransje kort og et fergekort.
ln-guide-ticket-9 = To poeng, og en sel fra Alcatraz: Sju ulike suvenirer ville gitt 12 poeng. Og billetten din er fullført, for rutene dine kobler sammen Alcatraz og Lombard Street. Da vil du kanskje ha en til.
    .do = Trekk billetter.
ln-guide-ticket-10 = Behold én eller begge. Det du beholder, har du til spillet er slutt. Crissy Field og Pier 39 ligger begge nær rutene dine.
    .do = Behold bare Crissy Field – Pier 39.
ln-guide-ticket-11 = Slik fortsetter det til noen har to sporvogner eller færre igjen. Da får alle én tur til, billetter og suvenirer telles opp, og flest poeng vinner. Med to spillere må du passe på dobbeltrutene: Når den ene av de to er tatt, er den andre stengt.
