var e=`
cc-board = Brett
cc-power-station = Kraftstasjon
cc-double = ×2

cc-space-free = { $space }, ledig
cc-space-legal = { $space }, ledig, her kan brikken legges
cc-space-laid = { $space }, { $tile }
cc-space-laid-by = { $space }, { $tile }, lagt av { $player }
cc-space-lines = { $what }. { $count ->
    [0] Ingen linje krysser den.
    [one] Én linje krysser den: Enter følger den.
   *[other] { $count } linjer krysser den: Enter følger dem én etter én.
}

cc-line-waiting = Stasjon { $station }, { $owner }: Vognen har ikke kjørt ennå
cc-line-open = Stasjon { $station }, { $owner }: { $tiles ->
    [one] én brikke så langt
   *[other] { $tiles } brikker så langt
}
cc-line-closed = Stasjon { $station }, { $owner }: { $tiles ->
    [one] én brikke
   *[other] { $tiles } brikker
} til stasjon { $to }, { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
cc-line-power = Stasjon { $station }, { $owner }: { $tiles ->
    [one] én brikke
   *[other] { $tiles } brikker
} til kraftstasjonen, teller dobbelt: { $points } poeng

cc-hand = Brikkene dine
cc-hand-one = Brikken din
cc-hand-drawn = Brikken du trakk
cc-hand-of-other = Du ser på
cc-tile-choose = Brikke { $number }: { $tile }
cc-tile-named = { $tile }
cc-tile-turned = { $tile }, vridd { $turned }°
cc-rotate = Vri den
cc-draw = Trekk en brikke
cc-pass = Stå over
cc-supply = { $tiles ->
    [0] Forrådet er tomt
    [one] Én brikke i forrådet
   *[other] { $tiles } brikker i forrådet
}
cc-keeps = Brikken på hånden beholder du.
cc-no-tile = Du har ingen brikke.
cc-nowhere = Vridd slik kan den ikke legges noe sted.
cc-keys-help = Piltastene går mellom feltene der brikken din kan legges, med Shift mellom alle felt og vogner. Enter legger den.

cc-would-nothing = { $space }: Ingen linje kommer videre.
cc-would = { $space }: { $what }.
cc-would-close = { $owner } får { $points } poeng
cc-would-close-company = { $company } tjener { $points }
cc-would-extend = linjen til { $owner } vokser til { $tiles ->
    [one] én brikke
   *[other] { $tiles } brikker
}
cc-would-extend-company = en av linjene til { $company } vokser til { $tiles ->
    [one] én brikke
   *[other] { $tiles } brikker
}
cc-would-end-exchange = byttingen av aksjer tar slutt
cc-not-your-turn = Det er ikke din tur.

cc-reason-game_over = Spillet er slutt.
cc-reason-no_such_action = Et slikt trekk finnes ikke.
cc-reason-must_lay = Du har trukket { $drawn } og må legge den nå.
cc-reason-must_lay_other = Du har trukket { $drawn } og må legge den, ikke { $tile }.
cc-reason-supply_empty = Forrådet er tomt.
cc-reason-pass_with_tile = Bare den som ikke har noen brikke og ikke kan trekke, kan stå over.
cc-reason-no_shares = Det er ingen aksjer i dette spillet.
cc-reason-exchange_over_by_profit = Byttingen er slutt, for { $company } har { $profit } profittpoeng, og grensen er { $until }.
cc-reason-exchange_over_by_turns = Etter { $turns } turer byttes det ikke flere aksjer.
cc-reason-no_exchange_here = Ved dette bordet byttes det ikke aksjer.
cc-reason-no_turning = Ved dette bordet vris ikke brikkene: Alle tak peker samme vei.
cc-reason-not_in_hand = Du har ikke { $tile } på hånden.
cc-reason-space_taken = Det ligger allerede en brikke på { $space }.
cc-reason-space_apart = På { $space } ville den ligge alene: En brikke må grense til en annen brikke eller til kanten av brettet.
cc-reason-same_tracks = { $tile } ser akkurat ut som { $as }: Legg den slik.
cc-reason-short_line = På { $space } ville denne brikken alene føre en vogn fra stasjon til stasjon. Det er bare lov hvis brikken ikke kan legges noe annet sted.

cc-say-drawn = { $player } trekker en brikke.
cc-say-drawn-known = { $player } trekker { $tile }.
cc-say-laid = { $player } legger { $tile } på { $space }.
cc-say-laid-turned = { $player } legger { $tile }, vridd { $turned }°, på { $space }.
cc-say-closed = { $owner }: Linjen fra stasjon { $station } når stasjon { $to } og gir { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}.
cc-say-closed-power = { $owner }: Linjen fra stasjon { $station } når kraftstasjonen og teller dobbelt: { $points } poeng.
cc-say-closed-company = Linjen til { $company } fra stasjon { $station } når stasjon { $to } og gir { $points } profittpoeng.
cc-say-closed-power-company = Linjen til { $company } fra stasjon { $station } når kraftstasjonen og teller dobbelt: { $points } profittpoeng.
cc-say-swapped-open = { $player } bytter en aksje på { $percent }\xA0% mot den åpne, { $took }.
cc-say-swapped-open-known = { $player } bytter { $percent }\xA0% av { $gave } mot den åpne aksjen, { $percent }\xA0% av { $took }.
cc-say-swapped-blind = { $player } bytter en aksje på { $percent }\xA0% mot den øverste i bunken.
cc-say-swapped-blind-known = { $player } bytter { $percent }\xA0% av { $gave } mot { $percent }\xA0% av { $took } fra toppen av bunken.
cc-say-exchange-closed = Fra nå av byttes det ikke flere aksjer.
cc-say-passed = { $player } står over.
cc-say-passed-over = { $player } har ingen brikker igjen og blir hoppet over.
cc-say-over = { $count ->
    [one] { $winners } vinner med { $points ->
        [one] ett poeng
       *[other] { $points } poeng
    }.
   *[other] { $winners } deler seieren med { $points ->
        [one] ett poeng
       *[other] { $points } poeng
    } hver.
}

cc-do-lay = Legg { $tile } på { $space }
cc-do-lay-turned = Legg { $tile }, vridd { $turned }°, på { $space }
cc-do-draw = Trekk en brikke
cc-do-pass = Stå over
cc-do-swap-open = Bytt aksjen din på { $percent }\xA0% mot den åpne, { $company }
cc-do-swap-blind = Bytt aksjen din på { $percent }\xA0% mot den øverste i bunken

cc-ask-lay = Legg brikken din.
cc-ask-lay-or-draw = Legg brikken din, eller trekk en.
cc-ask-lay-one = Legg en av brikkene dine.
cc-ask-lay-one-or-draw = Legg en av brikkene dine, eller trekk en.
cc-ask-lay-drawn = Legg brikken du trakk.
cc-ask-lay-or-swap = Legg brikken din, trekk en, eller bytt en aksje.
cc-ask-swap = Bytt en aksje.
cc-ask-pass = Du har ingen brikker igjen: Stå over.
cc-ask-other = Det er { $player } sin tur.

cc-points = { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
cc-tiles-in-hand = { $tiles ->
    [0] ingen brikker
    [one] én brikke
   *[other] { $tiles } brikker
}
cc-lines-open = { $lines ->
    [0] alle linjer ferdige
    [one] én linje igjen
   *[other] { $lines } linjer igjen
}
cc-share-known = { $percent }\xA0% av { $company }
cc-share-unknown = { $percent }\xA0%, ukjent

cc-race = Poeng
cc-race-label = { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}, { $tiles ->
    [0] ingenting underveis
    [one] én brikke til underveis
   *[other] { $tiles } brikker til underveis
}
cc-race-open = { $tiles ->
    [0] ingenting underveis
    [one] én brikke til underveis
   *[other] { $tiles } brikker til underveis
}

cc-companies = Selskaper
cc-company-profit = { $company }: { $profit } profittpoeng, 10\xA0% gir { $value }
cc-profit = Profitt
cc-tenth = 10\xA0% gir
cc-limit = Til et selskap har { $until } profittpoeng
cc-limit-mark = byttingen slutter ved { $until }
cc-limit-over = Byttingen er slutt
cc-shares = Aksjene dine
cc-shares-now = De gir { $points } slik det står nå.
cc-share-mine = { $percent }\xA0% av { $company }, gir { $points } nå
cc-share-secret = Bare du kjenner den.
cc-share-seen = { $who } { $count ->
    [one] kjenner den også.
   *[other] kjenner den også.
}
cc-pile = { $percent }\xA0%
cc-pile-down = { $percent }\xA0%: { $shares ->
    [0] ingen med baksiden opp.
    [one] én aksje med baksiden opp.
   *[other] { $shares } aksjer med baksiden opp.
}
cc-pile-open = { $percent }\xA0%: Den åpne aksjen er { $company }.
cc-piles = Bytt en aksje
cc-piles-closed = Aksjer på bordet
cc-offer-open = åpen
cc-offer-blind = bunke
cc-take-open-label = Bytt aksjen din på { $percent }\xA0% mot den åpne, { $company }, som gir { $points } nå.
cc-take-blind-label = Bytt aksjen din på { $percent }\xA0% mot den øverste i bunken, med { $shares ->
    [one] én aksje
   *[other] { $shares } aksjer
} med baksiden opp.
cc-top-known = Du kjenner den øverste: { $company }.

cc-result = Slik ble poengene
cc-result-lines = Linje fra stasjon { $station }: { $points }
cc-result-line = Stasjon { $station }
cc-result-share = { $percent }\xA0% av { $company } med verdi { $value }: { $points }
cc-result-round-lines = Linjene, én etter én
cc-result-round-share = Aksjene på { $percent }\xA0%
cc-result-round-bonus = Størst andel
cc-result-bonus = Størst andel
cc-result-bonus-text = Størst andel: { $points }
cc-result-bonus-why = Den som har størst andel av et selskap, får en tidel av profitten.
cc-result-skip = Vis alt
cc-result-again = Vis på nytt
cc-result-winner = { $count ->
    [one] { $winners } vinner!
   *[other] { $winners } deler seieren!
}


colour-yellow = gul
colour-blue = blå
colour-orange = oransje
colour-green = grønn
colour-purple = lilla
colour-black = svart
colour-red = rød
colour-brown = brun
colour-grey = grå
colour-pink = rosa
colour-teal = blågrønn
colour-lime = limegrønn
colour-sky = himmelblå
colour-sand = sandfarget


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
footer-api = For programmerere

connection-lost = Ingen forbindelse akkurat nå. Alt er tatt vare på, og vi fortsetter så snart den er tilbake.
bots-compiling = Botene varmer fortsatt opp på denne maskinen. Til de er klare, tar de seg god tid.

missing-title = Borte i tåka
missing-text = Det er ingenting på denne adressen. Kanskje ble lenken kuttet.
failed-title = Dette sporet av
failed-text = Noe på denne siden gikk galt. Spillet ditt er trygt på serveren, og det hjelper nesten alltid å laste siden på nytt.
failed-reload = Last siden på nytt
rules-missing = Reglene er ikke her ennå.

settings = Innstillinger
language = Språk
theme = Lyst eller mørkt
theme-auto = Som enheten
theme-light = Lyst
theme-dark = Mørkt
confirm = Spør en gang til før et trekk
confirm-always = Alltid
confirm-touch = Ved berøring
confirm-never = Aldri
confirm-about = Velger du noe ved et uhell, kan du ombestemme deg før det er gjort.
sounds = Lyder
sounds-about = En dempet sporvognsbjelle når det er din tur.

account-overview-title = Hvem du er
account-keep-title = Ta vare på spillene dine
account-login-title = Logg inn
account-delete-title = Slett meg
account-is-nobody = Ingen trenger å registrere seg. Velg et navn, eller spill med en gang, så får du et.
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
account-login-guest = Du er gjest her nå. Spillene til denne gjesten følger ikke med til kontoen du logger inn på.
account-logout = Logg ut
account-delete = Slett meg …
account-delete-about = Navnet ditt, nøklene dine og alt du har skrevet, blir slettet. Boter overtar plassene dine; selve spillene blir igjen, uten navnet ditt. Dette kan ikke angres.
account-delete-sure = Ja, jeg vil bli glemt.
account-delete-do = Slett meg for godt

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

bot-tourist = Turist (spiller tilfeldig)
bot-conductor = Konduktør (nybegynner)
bot-gripman-easy = Vognfører (lett)
bot-gripman-medium = Vognfører (middels)
bot-gripman-hard = Vognfører (vanskelig)
bot-gripman-expert = Vognfører (ekspert)


home-title = Opp og ned bakkene i Fog City
home-tagline = Sporvognsspillene fra San Francisco: med venner eller mot boter, akkurat nå.
home-play = Spill
home-against = mot
home-bots = Antall boter
home-bots-count = { $count ->
    [one] én bot
   *[other] { $count } boter
}
home-level = Hvor sterke botene er
home-more = Sett opp et bord på din måte: plasser, valg, klokke, én skjerm for flere
home-challenges = Du er invitert
home-mine = Spillene dine
home-open = Åpne bord
home-mine-finished = Dine ferdige spill
home-finished = Nylig avsluttet
mine-empty = Ingen spill i gang. Trykk på «Spill nå», så sitter du ved et bord på et øyeblikk.
open-empty = Ingen venter på spillere akkurat nå. Lag et bord som alle kan bli med på, så kanskje noen setter seg.
mine-finished-empty = Her ligger spillene du har gjort ferdig, så du kan se dem igjen trekk for trekk.
finished-empty = Spill ved åpne bord vises her når de er slutt.

play-now = Spill nå
play-now-about = { $bots ->
    [one] { $title } mot én bot
   *[other] { $title } mot { $bots } boter
}
play-friends = Med venner

game-cablecar = Cable Car
game-cablecar-about = Legg brikker, strekk dine egne linjer gjennom byen, og send rivalenes vogner til nærmeste stopp.
game-cablecar-minutes = 30 minutter
game-company = Cable Car: selskapsspillet
game-company-about = Ingen eier en linje, alle eier aksjer. Gjør selskapene du har hemmelige aksjer i, til de rikeste i byen.
game-company-minutes = 45 minutter
game-ticket = Ticket to Ride: San Francisco
game-ticket-about = Saml kort, krev ruter fra brua til bukta, og hold det billettene dine lover.
game-ticket-minutes = 20 minutter
game-players = { $least } til { $most } spillere

line-your-turn = Din tur, { $ago }
line-turn-of = { $name } sin tur, { $ago }
line-playing = I gang, { $ago }
line-waiting = { $free ->
    [0] Klart til å begynne
    [one] Venter på én spiller til
   *[other] Venter på { $free } spillere til
}
line-won = { $count ->
    [one] { $names } vant, { $ago }
   *[other] { $names } deler seieren, { $ago }
}
line-over = Slutt, { $ago }
line-nobody = ingen ennå
line-with-free = { $free ->
    [one] { $who } og én ledig plass
   *[other] { $who } og { $free } ledige plasser
}

new-title = Et nytt bord
new-game = Spill
new-seats = Hvem spiller?
new-seats-count = Antall spillere
new-options = Valg
new-clock = Klokke
new-who = Hvem som kan komme, og når det begynner
new-open = Alle kan bli med og se på
new-open-about = Bordet står på forsiden. Ellers er det bare de som har lenken din, som finner det.
new-start = Begynn så snart alle plasser er tatt
new-start-about = Ellers begynner det når du sier fra.
new-make = Lag bordet

seat-you = Du
seat-me = { $name } (du)
seat-kind = Hvem som sitter på plass { $seat }
seat-bot = En bot
seat-link = En venn, med lenke
seat-account = En venn, med kontonavn
seat-screen = Noen ved denne skjermen
seat-bot-level = Hvor sterk boten på plass { $seat } er
seat-account-name = Navn på kontoen
seat-screen-label = Navn på spilleren
seat-screen-name = Spiller { $seat }
seat-link-about = Du får en lenke og en kode å gi videre.

option-rotation = Vri brikker
option-rotation-about = Brikker kan legges hvilken vei som helst. Uten dette peker alle tak samme vei, som i de opprinnelige reglene.
option-hand = Brikker på hånden
option-hand-about = Hvor mange brikker alle har. Flere brikker, flere valg.
option-exchange-until = Bytt aksjer inntil
option-exchange-until-about = Aksjer byttes til et selskap har så mange profittpoeng. Vi kjenner ikke det trykte tallet: 20 er vårt.
option-turn-limit = Turer med bytte
option-turn-limit-about = Etter så mange turer byttes det ikke flere aksjer.

clock-none = Ingen klokke
clock-turn = Tid for hver tur
clock-bank = Tid for hele spillet
clock-none-about = Alle bruker den tiden de trenger; et spill kan vare i ukevis.
clock-turn-about = Hver tur kan ta { $time }.
clock-bank-about = Alle har { $time } til hele spillet.
clock-bank-increment-about = Alle har { $time } til hele spillet og får { $increment } tilbake etter hver tur.
clock-time-turn = For hver tur
clock-time-bank = For spillet
clock-increment = Tilbake etter hver tur
clock-no-increment = ingenting
clock-forfeits = Den som går tom for tid, taper
clock-forfeits-about = En bot spiller videre for den som går tom for tid, og den spilleren kan ikke vinne lenger. Uten dette tar boten bare over.
clock-bot-about = En bot spiller videre for den som går tom for tid.


ln-title = Lær å spille
ln-intro = Les reglene med brett du kan ta på, eller la oss følge deg gjennom de første turene. Fem minutter holder.
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
ln-try-it = Du lærer raskest ved å spille. Fem minutter, og vi sier hva du skal gjøre.
ln-link-to = Lenke til dette avsnittet


ln-figure-before = Før
ln-figure-back = Tilbake
ln-figure-next = Neste
ln-figure-again = Begynn på nytt
ln-figure-step = { $step } av { $steps }
ln-figure-map-waits = Kartet er på vei …
ln-figure-map-failed = Kartet kan ikke vises akkurat nå.


ln-guide-title = Ditt første spill: { $game }
ln-guide-short = Ditt første spill
ln-guide-step = Trinn { $step } av { $steps }
ln-guide-next = Videre
ln-guide-show = Vis meg
ln-guide-restart = Begynn på nytt
ln-guide-waiting = { $rival } spiller …
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
ln-guide-cablecar-2 = Dette er brikken din. Sporene går rett fram fra alle sider. Legger du den på c1, like under stasjon 3, får vognen din der noe å krysse.
    .do = Legg brikken din på c1.
ln-guide-cablecar-3 = Den prikkede linjen viser hvor langt vognen din kommer: én brikke. { $rival } har lagt en brikke i hjørnet, på h1. Den nye brikken din bøyer det som kommer ovenfra, mot høyre.
    .do = Legg den dit linjen din vil: på c2.
ln-guide-cablecar-4 = Hvem som helst kan forlenge hvem som helst sin linje, og det har { $rival } nettopp gjort: Med brikken på d2 krysser linjen din fra stasjon 3 tre brikker og er på vei mot d3, rett ved siden av kraftstasjonen. Det var snilt, som du snart får se.
ln-guide-cablecar-5 = En linje som går inn i kraftstasjonen, teller dobbelt. Brikken din fører det som kommer ovenfra, rett ned.
    .do = Legg brikken din på d3.
ln-guide-cablecar-6 = Fire brikker, doblet: åtte poeng! Den nye brikken din sender hvert spor tilbake dit det kom fra. Ved kanten ville den føre en vogn rett tilbake til sin egen stasjon, over bare den ene brikken, og det er ikke lov. Liker du ikke brikken din, kan du trekke en annen. Men da må du legge den du har trukket.
    .do = Trekk en brikke.
ln-guide-cablecar-7 = Nå kan du være litt slem. Linjen til { $rival } fra stasjon 8 forlater h1 mot venstre, mot g1. Brikken du har trukket, fører den derfra rett opp til stasjon 7.
    .do = Legg den trukne brikken på g1.
ln-guide-cablecar-8 = Bare to poeng til { $rival }, og den linjen er ferdig. Den samme brikken åpnet en linje for deg: fra stasjon 7 ned til g2. Her kommer den rare brikken din til nytte. Den snur linjen, og en brikke som krysses to ganger, teller to ganger.
    .do = Legg den på g2.
ln-guide-cablecar-9 = Linjen din fra stasjon 7 har krysset g1, g2 og så g1 igjen: tre brikker så langt, og den går videre til f1. Slik fortsetter det til alle 60 brikkene er lagt. Da har alle linjer endt et sted, og den som har flest poeng, vinner. Mer trenger du ikke å vite.

ln-guide-company-1 = Dette er Cable Car med en vri: Ingen farge er din. Åtte selskaper har fire vogner hver, og poengene en linje gir, er profitten til selskapet. Rosa, fargen din, viser bare hva du har lagt. Noen brikker er allerede lagt.
ln-guide-company-2 = Det du eier, er aksjer: 40\xA0% av gul, 30\xA0% av grønn, 20\xA0% av blå og 10\xA0% av rød. Ingen andre kan se dem. Til slutt gir de mer jo bedre det har gått med selskapene. Du vil altså at det skal gå bra med gul, uten at det blir for tydelig.
ln-guide-company-3 = Linjen til gul fra stasjon 28 kommer inn fra venstre og mangler én brikke på å nå kraftstasjonen. Brikken din går rett fram.
    .do = Legg brikken din på c5.
ln-guide-company-4 = Tre brikker, doblet: seks profittpoeng. Gul leder, så gul er verdt 8 akkurat nå. Ingen av de andre har tjent noe ennå, så de deler andreplassen, med 7. For hvert lavere profittnivå går verdien ned ett trinn.
ln-guide-company-5 = I stedet for å legge en brikke kan du bytte en aksje mot en annen med samme prosent. En gul aksje på 10\xA0% ligger åpen. Alle ser at du tar den; den røde din legges under bunken med baksiden opp.
    .do = Bytt aksjen din på 10\xA0% mot den åpne.
ln-guide-company-6 = Nå er halvparten av gul din. Du kan også ta den øverste aksjen i en bunke usett: Da vet ingen hva du fikk, og du vet ikke hva du får. Du har lite håp for grønn, så hvorfor ikke?
    .do = Bytt aksjen din på 30\xA0% mot den øverste i bunken.
ln-guide-company-7 = For et hell, gul igjen: Nå har du 80\xA0%! Til slutt får den som har størst andel av et selskap, en tidel av profitten i tillegg. Byttingen tar slutt for alle så snart et selskap har 20 profittpoeng, så ikke vent for lenge.
ln-guide-company-8 = Se mot høyre: Linjen til oransje fra stasjon 12 er også i ferd med å nå kraftstasjonen, og du har ikke noe av oransje. Brikken din fører det som kommer fra høyre, opp mot toppen.
    .do = Bøy linjen av: Legg brikken din på f4.
ln-guide-company-9 = Bra gjort: Nå har oransje langt igjen, og en dag kommer noen til å avslutte linjen. Når alle 60 brikkene er lagt, vises aksjene, selskapene rangeres, og flest seierspoeng vinner. Følg med på hva de andre bygger, og gjett hva de har.

ln-guide-ticket-1 = Velkommen til San Francisco! Du er gul og har 20 sporvogner å sette på rutene på dette kartet. { $rival } vil også fram. Du kan dra i kartet og gjøre det større.
ln-guide-ticket-2 = Du får tilbud om to billetter. Knytter dine egne ruter sammen de to stedene på en billett til slutt, får du poengene; hvis ikke, mister du dem. Fra Alcatraz til Lombard Street er det ikke langt. Fra Market Street til Sunset er det langt.
    .do = Behold bare Alcatraz – Lombard Street.
ln-guide-ticket-3 = { $rival } har også valgt og har satt de to siste stablene med turist-sjetonger på kartet, slik den andre spilleren gjør. Fra nå av gjør du én av tre ting når det er din tur: tar transportkort, krever en rute eller trekker billetter.
ln-guide-ticket-4 = For å krysse vannet til Alcatraz trenger du et fergekort, og det ligger et åpent. Fergekort er jokere, og så gode at et åpent fergekort er alt du kan ta på en tur.
    .do = Ta det åpne fergekortet.
ln-guide-ticket-5 = På tide med den første ruten din. Fra Fort Mason til Lombard Street er det bare ett felt, et rødt, og du har et rødt kort. Fergen hadde også gått an, men den får du bruk for.
    .do = Krev ruten fra Fort Mason til Lombard Street med det røde kortet ditt.
ln-guide-ticket-6 = Ett poeng, og den første sporvognen din er på kartet. Tar du ikke en åpen ferge, kan du ta to kort, ett om gangen.
    .do = Ta først et åpent blått kort.
ln-guide-ticket-7 = Den åpne plassen ble fylt igjen med en gang. Stol på flaksen for det andre kortet.
    .do = Ta det øverste kortet i trekkbunken.
ln-guide-ticket-8 = Et blått til. Nå skal du over vannet: Mellom Alcatraz og Fort Mason er det to felt, og ett av dem viser en ferge, så ett av de to kortene dine må være et fergekort.
    .do = Krev den oransje ruten fra Alcatraz til Fort Mason med et oransje kort og et fergekort.
ln-guide-ticket-9 = To poeng, og en sel fra Alcatraz: Sju ulike turist-sjetonger ville gitt 12 poeng. Og billetten din er fullført, for rutene dine går fra Alcatraz til Lombard Street. Da vil du kanskje ha en til.
    .do = Trekk billetter.
ln-guide-ticket-10 = Behold én eller begge. Det du beholder, har du til slutten. Crissy Field og Pier 39 ligger begge nær rutene dine.
    .do = Behold bare Crissy Field – Pier 39.
ln-guide-ticket-11 = Slik fortsetter det til noen har to sporvogner eller færre igjen. Da får alle én tur til, billetter og turist-sjetonger telles opp, og flest poeng vinner. Med to spillere må du passe på dobbeltrutene: Når den ene av de to er tatt, er den andre stengt.


problem-unexpected = Noe uventet gikk galt. Prøv igjen.
problem-unreachable = Vi får ikke kontakt med serveren akkurat nå. Prøv igjen om litt.
problem-unknown = Dette finnes ikke, eller bare andre får se det.
problem-who-are-you = Velg et navn først.
problem-late = Noe har skjedd i mellomtiden. Se en gang til.
problem-too-often = Det gikk litt for fort. Vent et øyeblikk.
problem-unavailable = Serveren kan ikke gjøre det akkurat nå. Prøv igjen om litt.

reason-bad-name = Et navn må ha 1 til 30 synlige tegn.
reason-bad-login = Et navn må ha 1 til 30 tegn.
reason-bad-passphrase = En passfrase må ha { $least } til { $most } tegn.
reason-logged-out = Du ble logget ut. Logg inn igjen.
reason-account-already = Dette er allerede en konto.
reason-name-taken = Det finnes allerede en konto som heter { $name }. Velg et annet navn.
reason-wrong-passphrase = Navnet eller passfrasen er feil.
reason-account-name-stays = En konto beholder navnet sitt; du kan bare endre skrivemåten.
reason-seat-taken = Plass { $seat } er opptatt.
reason-you-sit-already = Du sitter allerede ved dette bordet.
reason-sit-first = Ta en plass selv først.
reason-kicked = Verten har sendt deg bort fra dette bordet.
reason-table-full = Alle plasser er opptatt.
reason-seat-free = Ingen sitter på plass { $seat }.
reason-asked-already = Denne spilleren sitter her allerede eller er invitert.
reason-not-asked = Det er ikke holdt av noen plass til deg ved dette bordet.
reason-nothing-to-undo = Du kan bare angre ditt eget siste valg: før noen andre har gjort noe, og ikke når det har vist deg noe skjult.
reason-no-time-to-undo = Du har for lite tid igjen til å velge på nytt.
reason-bot-plays-there = Der spiller det allerede en bot.
reason-bot-plays-on = En bot spiller videre på plassen din.
reason-stop-offered-already = Noen har allerede foreslått å stoppe: Svar på det.
reason-no-stop-offered = Ingen vil stoppe lenger.
reason-agreed-already = Du har allerede sagt ja.
reason-muted = Verten lar deg ikke skrive ved dette bordet.
reason-empty-text = Meldingen er tom.
reason-table-closed = Bordet er stengt.
reason-not-host = Bare verten ved bordet kan gjøre det.
reason-not-playing = Bare de som spiller ved bordet, kan gjøre det.
reason-no-seat = Du sitter ikke ved dette bordet.
reason-not-your-seat = Plass { $seat } er ikke din.
reason-late = Noe har skjedd i mellomtiden. Se en gang til, og velg på nytt.
reason-not-your-turn = Det er ikke din tur.
reason-seat-kept = Plass { $seat } er holdt av til noen andre.
reason-game-begun = Spillet har allerede begynt.
reason-game-not-begun = Spillet har ikke begynt.
reason-game-over = Spillet er slutt.
reason-not-over = Et spill kan lagres når det er slutt: Før det ville filen røpe det som er skjult.
reason-not-over-yet = Du kan spille igjen når dette spillet er slutt.
reason-did-not-play = Bare de som spilte her, kan be om omkamp.
reason-asked-twice = Alle kan inviteres én gang, og ingen kan invitere seg selv.
reason-no-such-account = Det finnes ingen konto som heter { $name }.
reason-too-often = Det gikk litt for fort. Prøv igjen om { $seconds }\xA0sek.
reason-too-many-open = Du har denne siden åpen for mange steder. Lukk den et sted.
reason-no-such-table = Dette bordet finnes ikke, eller du trenger lenken fra invitasjonen.
reason-busy = Det skjer for mye ved dette bordet på en gang. Prøv igjen.
reason-needs-invitation = Dette bordet er bare for inviterte: Bruk lenken som verten kan gi deg.
reason-who-are-you = Velg et navn først.
reason-database-away = Serveren kan ikke lagre noe akkurat nå. Prøv igjen om litt.
reason-shutting-down = Serveren startes på nytt. Prøv igjen om litt.
reason-bad-text = Det er ikke et trekk i dette spillet. Skriv «legal» for å se alle.
reason-no-such-action = Et slikt trekk finnes ikke.


table-title = Bord
table-heading = { $game }
table-missing = Dette bordet finnes ikke
table-closed = Dette bordet er stengt
table-closed-about = Verten ryddet det bort før spillet begynte, eller ingen kom på to uker.
title-your-turn = ● Din tur: { $game }
title-playing = { $game }
title-waiting = Venter: { $game }
title-over = Slutt: { $game }
title-closed = Stengt: { $game }

waiting-seats = Plasser
waiting-bot-level = Boter du legger til
waits-for-players = { $free ->
    [one] Én plass er ledig. Spillet begynner av seg selv når den er tatt.
   *[other] { $free } plasser er ledige. Spillet begynner av seg selv når de er tatt.
}
waits-for-players-or-you = { $free ->
    [one] Én plass er ledig. Inviter en venn, eller begynn: Da tar en bot den.
   *[other] { $free } plasser er ledige. Inviter venner, eller begynn: Da tar boter dem.
}
waits-for-players-and-host = { $free ->
    [one] Én plass er ledig. { $host } kan begynne når som helst.
   *[other] { $free } plasser er ledige. { $host } kan begynne når som helst.
}
waits-for-your-answer = { $host } inviterer deg til å spille. Det er holdt av en plass til deg.
waits-for-names = Venter på { $names }.
waits-for-you = Alle er her. Begynn når du vil.
waits-for-host = Alle er her. { $host } starter spillet.
start = Begynn
start-with-bots = { $free ->
    [one] Begynn med en bot på den ledige plassen
   *[other] Begynn med boter på de ledige plassene
}
join = Sett deg
join-another = Én spiller til ved denne skjermen
leave = Forlat bordet
decline = Nei takk
close-table = Rydd bort bordet
seat-free = Ledig
seat-kept = Holdt av til { $name }
seat-add-bot = Bot
seat-clear = Gjør ledig
seat-give-back = Gi tilbake
seat-invite = Inviter
seat-invite-account = Inviter med navn

invite-title = Ta med vennene dine
invite-about = Alle som åpner denne lenken, kan ta en plass. Ingen trenger å registrere seg.
invite-link = Lenke til dette bordet
invite-code = En kode med lenken til dette bordet
invite-code-about = Er dere på samme sted? Pek telefonkameraet mot denne koden.
facts-title = Ved dette bordet
facts-open = Alle kan bli med og se på.
facts-closed = Bare de som har en lenke, finner dette bordet.
facts-option = { $name }: { $value }

turn-yours = Din tur.
turn-of = { $name } sin tur.
turn-waiting = { $name } sin tur.
turn-bot = { $name } tenker …
turn-over = Spillet er slutt.
undo = Angre
undo-about = Ta tilbake det siste valget ditt, så lenge ingen har fått se mer på grunn av det
do-confirm = Gjør det
your-hand = Det du har foran deg
spectator = Du ser på. Hva spillerne har på hånden, er skjult for deg som for alle.

side-label = Spillere, logg og chat
tab-players = Spillere
tab-log = Logg
tab-chat = Chat
players-you = (du)
watching = { $count ->
    [one] Én person ser på
   *[other] { $count } personer ser på
}
mark-won = Vinner
mark-host = Vert
mark-here = er her
mark-away = er borte
mark-resigned = ga opp
mark-forfeited = tom for tid
mark-bot-plays-on = en bot spiller videre
mute = Ikke la { $name } skrive
unmute = La { $name } skrive igjen
clock-left = Tid igjen:
clock-days-hours = { $days } d { $hours } t

chat-empty = Ingenting sagt ennå. Si hei!
chat-say = Si noe
chat-send = Send
chat-left = { $left } tegn igjen
chat-muted = Verten lar deg ikke skrive ved dette bordet.
chat-nobody = Velg et navn ovenfor for å skrive her.
chat-fresh = { $count ->
    [one] Én ny melding
   *[other] { $count } nye meldinger
}

since-count = { $count ->
    [one] Ett trekk siden du var her.
   *[other] { $count } trekk siden du var her.
}
since-show = Vis meg
since-title = Siden du var her
since-step = { $step } av { $count }
since-done = Spill videre

curtain-title = Gi skjermen til { $name }
curtain-about = Tåka skjuler det alle har på hånden, til { $name } er her.
curtain-lift = Jeg er { $name }

resign = Gi opp …
resign-about = En bot spiller videre på plassen din. Du kan ikke få plassen tilbake.
resign-sure = Vil du virkelig gi opp? De andre fortsetter uten deg.
resign-yes = Jeg vil gi opp
resign-no = Spill videre
resign-do = Gi opp for godt
stop-offer = Foreslå å stoppe her
stop-asked = { $count ->
    [one] { $names } vil gjerne stoppe her, uten resultat.
   *[other] { $names } vil gjerne stoppe her, uten resultat.
}
stop-agreed = Du vil gjerne stoppe her. Spillet slutter når alle er enige.
stop-yes = Stopp her
stop-no = Spill videre
stop-back = Spill videre likevel
share-watch = La andre se på
share-watch-about = Alle som har denne lenken, kan se på, men ser bare det som ligger åpent for alle.
share-finished-about = Alle som har denne lenken, kan se resultatet og gå gjennom spillet.

log-earlier = Tidligere
log-created = { $name } laget bordet.
log-joined = { $name } satte seg.
log-left = Plass { $seat } ble ledig.
log-kicked = Verten gjorde plass { $seat } ledig.
log-bot = { $name } satte seg: { $kind }.
log-invited = Plass { $seat } er holdt av til { $name }.
log-declined = { $name } vil ikke spille.
log-host = { $name } er vert nå.
log-started = Spillet begynner.
log-undone = { $name } angret et valg.
log-resigned = { $name } ga opp. En bot spiller videre: { $kind }.
log-flagged = { $name } gikk tom for tid. En bot spiller videre.
log-forfeited = { $name } gikk tom for tid og kan ikke vinne lenger.
log-stop-offered = { $name } vil gjerne stoppe her.
log-stop-yes = { $name } er enig i å stoppe.
log-stop-no = { $name } vil spille videre.
log-ended-played = Spillet er slutt.
log-ended-stopped = Alle ble enige om å stoppe her, uten resultat.
log-ended-forfeited = Spillet er avgjort: Bare én spiller kan fortsatt vinne.
log-ended-closed = Bordet ble stengt.
log-muted = Verten lar ikke { $name } skrive.
log-unmuted = { $name } kan skrive igjen.
log-rematched = Det blir omkamp.
log-said = { $name }: { $text }

result-you = Du vant!
result-won = { $count ->
    [one] { $names } vant
   *[other] { $names } deler seieren
}
result-none = Uten resultat
rematch = Spill igjen
rematch-go = Til omkampen
replay = Se spillet igjen
export-text = Lagre som tekst
export-json = Lagre som JSON
check-title = Gikk utdelingen riktig for seg?
check-about = Før det første trekket viste bordet en sjekksum av hemmeligheten som dette spillet ble delt ut fra. Nå vises selve hemmeligheten: SHA-256 av den er nettopp denne sjekksummen, så ingen kan ha endret utdelingen.
check-commitment = Sjekksum, vist før det første trekket
check-secret = Hemmelighet, vist nå
check-how = Lagre spillet som tekst, og la programmet kontrollere utdelingen og hvert trekk:

replay-heading = { $game }, trekk for trekk
replay-first = Til starten
replay-last = Til slutten
replay-play = Spill av
replay-pause = Pause
replay-slider = Trekk
replay-back = Tilbake til resultatet
replay-absent = Denne serveren viser ikke tidligere stillinger. Hele loggen er der, men brettet blir stående som det var til slutt.

command-open = Skriv trekkene dine
command-label = Skriv et trekk, eller: hand, legal, last, undo, help
command-placeholder = Skriv et trekk, eller help
command-help = Skriv et trekk slik det står i listen over lovlige trekk. «legal» viser alle trekk, «hand» hva du har på hånden, «last» hva alle gjorde sist og hvem sin tur det er, og «undo» angrer det siste valget ditt. Enter bekrefter, Escape avbryter.
command-hand = Du har { $things }.
command-hand-empty = Du har ingenting på hånden.
command-no-hand = Du har ingenting på hånden som kan nevnes.
command-legal = { $count ->
    [one] Det er ett trekk:
   *[other] Det er { $count } trekk:
}
command-no-legal = Du kan ikke gjøre noe nå.
command-again = { $action }: Trykk Enter for å gjøre det, Escape for å avbryte.




card-blue = blå
    .one = et blått kort
    .many = { $count ->
        [one] 1 blått kort
       *[other] { $count } blå kort
    }
card-green = grønn
    .one = et grønt kort
    .many = { $count ->
        [one] 1 grønt kort
       *[other] { $count } grønne kort
    }
card-black = svart
    .one = et svart kort
    .many = { $count ->
        [one] 1 svart kort
       *[other] { $count } svarte kort
    }
card-purple = lilla
    .one = et lilla kort
    .many = { $count ->
        [one] 1 lilla kort
       *[other] { $count } lilla kort
    }
card-red = rød
    .one = et rødt kort
    .many = { $count ->
        [one] 1 rødt kort
       *[other] { $count } røde kort
    }
card-orange = oransje
    .one = et oransje kort
    .many = { $count ->
        [one] 1 oransje kort
       *[other] { $count } oransje kort
    }
card-ferry = ferge
    .one = et fergekort
    .many = { $count ->
        [one] 1 fergekort
       *[other] { $count } fergekort
    }
card-grey = grå


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


souvenir-bell = bjelle
souvenir-crab = krabbe
souvenir-gull = måke
souvenir-lantern = lykt
souvenir-poppy = valmue
souvenir-seal = sel
souvenir-whale = hval


tk-map = Kart over { $title }: Piltastene går fra sted til sted
tk-map-view = { $title }: Piltastene flytter kartet, pluss og minus endrer størrelsen, 0 viser hele
tk-map-coming = Kartet brettes ut …
tk-map-failed = Kartet kom ikke fram.
tk-map-again = Prøv igjen
tk-zoom-in = Nærmere
tk-zoom-out = Lenger unna
tk-zoom-all = Hele kartet
tk-legend-spaces = Felt
tk-legend-points = Poeng
tk-legend-ferry = krever fergekort
tk-legend-grey = én valgfri farge
tk-legend-souvenir = turist-sjetonger
tk-ends = { $a } – { $b }
tk-ticket = { $ends } ({ $points })
tk-route-label = { $a } til { $b }, { $length } felt{ $ferries ->
        [0] { "" }
        [one] , krever 1 ferge
       *[other] , krever { $ferries } ferger
    }, { $colour }, { $points } poeng, { $state ->
        [claimable] ledig, du kan kreve den
        [closed] stengt
        [mine] din
        [taken] krevd av { $owner }
       *[free] ledig
    }
tk-place-label = { $place }{ $count ->
        [0] { "" }
        [one] , 1 turist-sjetong: { $souvenir }
       *[other] , { $count } turist-sjetonger: { $souvenir }
    }{ $can ->
        [yes] , kan velges
       *[no] { "" }
    }
tk-place-note = { $count ->
        [0] { $place }: ingen turist-sjetonger her.
       *[other] { $has ->
            [yes] { $place }: { $souvenir }, { $count } igjen. Du har allerede en.
           *[no] { $place }: { $souvenir }, { $count } igjen. Krev en rute hit og ta en.
        }
    }
tk-last-round = Siste runde!
tk-turns-left = { $count ->
        [one] Én tur igjen.
       *[other] { $count } turer igjen.
    }
tk-way = { $ends }: trenger { $cars ->
        [one] 1 sporvogn
       *[other] { $cars } sporvogner
    } til langs den billigste veien som fortsatt er åpen.
tk-way-done = { $ends } er knyttet sammen.
tk-way-none = { $ends }: Det er ingen vei igjen.
tk-way-too-far = { $ends } trenger { $cars ->
        [one] 1 sporvogn
       *[other] { $cars } sporvogner
    } til, og du har bare { $left }.


tk-close = Lukk
tk-colour = { $colour }
tk-any-colour = én valgfri farge
tk-spaces = { $count } felt
tk-points = { $count } poeng
tk-needs-ferries = { $count ->
        [one] krever 1 ferge
       *[other] krever { $count } ferger
    }
tk-owner = { $name } eier denne ruten.
tk-owner-you = Du eier denne ruten.
tk-pay-with = Krev den med
tk-closed = Stengt: Med to spillere kan bare én av rutene i en dobbeltrute kreves.
tk-can-later = Du har kortene til den. Vent til det er din tur.
tk-not-now = Gjør ferdig det du har begynt på, først.
tk-missing = Du mangler { $count } kort til den. På hånden har du { $have } × { $colour } og { $ferries } × ferge.


tk-market = Kort å ta
tk-take = Ta { $card }
tk-take-blind = Ta det øverste kortet i trekkbunken: { $count } igjen
tk-draw-tickets = Trekk billetter
tk-left = { $count } igjen
tk-discards = Kastebunke: { $count }
tk-discards-none = Ingenting er kastet ennå.
tk-hand = På hånden
tk-hand-empty = Ingen kort på hånden.
tk-own-card = { $cards }: vis rutene for denne typen
tk-cards = { $count } kort
tk-tickets = Billettene dine
tk-tickets-none = Ingen billetter ennå.
tk-tickets-done = { $done } av { $count } fullført
tk-tickets-held = { $count ->
        [one] 1 billett
       *[other] { $count } billetter
    }
tk-ticket-is-done = fullført
tk-ticket-missed = ikke fullført
tk-ticket-no-way = ingen vei igjen
tk-ticket-takes = { $cars ->
        [one] trenger 1 sporvogn til
       *[other] trenger { $cars } sporvogner til
    }
tk-ticket-too-far = { $cars ->
        [one] trenger 1 sporvogn til
       *[other] trenger { $cars } sporvogner til
    }, du har bare { $left }
tk-offer = Hvilke billetter vil du beholde?
tk-offer-one = Dette er den siste billetten: Den er din.
tk-keep-this = Behold bare denne
tk-keep-this-label = Behold bare { $a } til { $b }
tk-keep-both = Behold begge
tk-stacks = Sett ut en stabel sjetonger
tk-stacks-how = Trykk på et sted på kartet som ikke har noen ennå.
tk-choose-souvenir = Velg en turist-sjetong
tk-souvenir-of = { $souvenir } fra { $place }
tk-pass = Stå over
tk-cars-left = { $count ->
        [one] 1 sporvogn igjen
       *[other] { $count } sporvogner igjen
    }
tk-cars-few = { $count ->
        [0] Ingen sporvogner igjen
        [one] Bare 1 sporvogn igjen
       *[other] Bare { $count } sporvogner igjen
    }
tk-souvenirs = Turist-sjetonger
tk-has-souvenir = { $souvenir }: din
tk-lacks-souvenir = { $souvenir }: ikke ennå
tk-next-souvenir = { $all ->
        [yes] Du har alle turist-sjetongene.
       *[no] { $points ->
            [0] Neste turist-sjetong gir ingenting ennå.
           *[other] Neste turist-sjetong gir { $points } poeng til.
        }
    }


tk-ask-keeping = Behold en av disse billettene, eller begge.
tk-ask-stacking = Sett ut en stabel sjetonger: Trykk på et sted på kartet.
tk-ask-acting = Ta to kort, krev en rute, eller trekk billetter.
tk-ask-acting-no-route = Ta to kort, eller trekk billetter.
tk-ask-second = Ta det andre kortet ditt.
tk-ask-choosing = Behold en av billettene du trakk, eller begge.
tk-ask-visiting = Velg en sjetong fra en av endene av den nye ruten din.
tk-ask-over = Spillet er slutt.
tk-ask-pass = Det er ingenting du kan gjøre. Stå over.
tk-ask-wait = { $stage ->
        [keeping] { $name } velger billetter.
        [choosing] { $name } velger billetter.
        [stacking] { $name } setter ut sjetonger.
        [visiting] { $name } velger en sjetong.
        [second] { $name } tar et kort til.
       *[other] Det er { $name } sin tur.
    }


tk-do-take = Ta { $card }
tk-do-blind = Ta det øverste kortet i trekkbunken
tk-do-tickets = Trekk to billetter
tk-do-pass = Stå over
tk-do-claim = Krev { $route } med { $cards }
tk-do-souvenir = Ta { $souvenir }-sjetongen fra { $place }
tk-do-stack = Sett { $souvenir }-stabelen på { $place }
tk-do-keep = Behold bare { $ticket }
tk-do-keep-both = Behold begge billettene


tk-say-offered = { $name } trakk { $count ->
        [one] 1 billett
       *[other] { $count } billetter
    }.
tk-say-offered-known = { $name } trakk { $tickets }.
tk-say-chosen = { $name } valgte sine første billetter.
tk-say-chosen-known = { $name } begynner med { $tickets }.
tk-say-kept = { $name } beholdt { $count ->
        [one] 1 billett
       *[other] { $count } billetter
    }.
tk-say-kept-known = { $name } beholdt { $tickets }.
tk-say-stack = { $name } satte { $count ->
        [one] { $souvenir }-sjetongen
       *[other] { $count } sjetonger ({ $souvenir })
    } på { $place }.
tk-say-took = { $name } tok { $card }.
tk-say-took-blind = { $name } trakk { $card } fra bunken.
tk-say-took-hidden = { $name } trakk et kort fra bunken.
tk-say-claimed = { $name } krevde { $route } med { $cards }: { $points } poeng.
tk-say-souvenir = { $name } tok { $souvenir }-sjetongen fra { $place }{ $count ->
        [one] , sin første
       *[other] , sjetong nummer { $count }
    }.
tk-say-shuffled = Kastebunken ble stokket til en ny trekkbunke.
tk-say-swept = { $times ->
        [one] Tre eller flere ferger lå åpent, så alle fem kortene ble byttet ut.
       *[other] Tre eller flere ferger lå åpent, så alle fem kortene ble byttet ut, { $times } ganger på rad.
    }
tk-say-passed = { $name } sto over.
tk-say-last-round = { $name } har { $count ->
        [0] ingen sporvogner
        [one] 1 sporvogn
       *[other] { $count } sporvogner
    } igjen: Alle får én tur til.
tk-say-shown = { $doneCount ->
        [0] { $missedCount ->
            [0] { $name } har ingen billetter.
           *[other] { $name } fullførte ikke { $missed }.
        }
       *[other] { $missedCount ->
            [0] { $name } fullførte { $done }.
           *[other] { $name } fullførte { $done }, men ikke { $missed }.
        }
    }
tk-say-over = { $count ->
        [one] { $names } vinner med { $points } poeng.
       *[other] { $names } deler seieren med { $points } poeng hver.
    }


tk-result = Poengoppgjør
tk-result-routes = Ruter
tk-result-souvenirs = { $count ->
        [0] Ingen turist-sjetonger
        [one] 1 turist-sjetong
       *[other] { $count } turist-sjetonger
    }
tk-result-points = poeng
tk-result-done = fullført
tk-result-missed = ikke fullført
tk-result-won = { $count ->
        [one] vinner
       *[other] deler seieren
    }
tk-result-next = Neste
tk-result-skip = Hopp til slutten
tk-result-again = Vis på nytt
tk-result-say-routes = Først rutene, med poengene de ga underveis.
tk-result-say-souvenirs = Så turist-sjetongene: Jo flere ulike, desto bedre.
tk-result-say-done = { $name } har knyttet sammen { $ends }: { $points } poeng legges til.
tk-result-say-missed = { $name } har ikke knyttet sammen { $ends }: { $points } poeng trekkes fra.


tk-reason-game-over = Spillet er slutt.
tk-reason-no-such-action = Et slikt trekk finnes ikke.
tk-reason-choose-first-tickets = Velg først hvilke billetter du vil beholde.
tk-reason-place-stack-first = Sett først en stabel sjetonger på et sted uten stabel.
tk-reason-take-second-card = Du har tatt et kort; ta det andre nå.
tk-reason-choose-drawn-tickets = Du har trukket billetter; velg nå hvilke du vil beholde.
tk-reason-choose-souvenir = Du har krevd en rute; velg nå en sjetong fra en av endene.
tk-reason-deck-empty = Trekkbunken er tom.
tk-reason-no-tickets-left = Det er ingen billetter igjen.
tk-reason-pass-with-choices = Bare den som ikke kan gjøre noe annet, kan stå over.
tk-reason-ferry-as-second = Et åpent fergekort kan ikke være det andre kortet ditt.
tk-reason-souvenir-elsewhere = Sjetongen må komme fra en av endene av ruten du nettopp krevde.
tk-reason-card-not-open = Et slikt kort ligger ikke åpent: { $card }.
tk-reason-nothing-to-choose = Det er ingenting slikt å velge nå.
tk-reason-no-such-location = Det finnes ikke noe slikt sted på dette kartet.
tk-reason-stack-is-placed = Den stabelen er allerede på kartet; sett ut den andre.
tk-reason-location-has-stack = Det ligger allerede sjetonger på { $location }.
tk-reason-route-is-yours = { $route } er allerede din.
tk-reason-route-is-taken = { $route } tilhører { $owner }.
tk-reason-route-twin-is-yours = Den andre ruten i dette paret er din, og ingen kan ha begge.
tk-reason-route-is-closed = Stengt: Med to spillere kan bare én av rutene i en dobbeltrute kreves.
tk-reason-too-few-cars = Den trenger { $length ->
        [one] 1 sporvogn
       *[other] { $length } sporvogner
    }, og du har { $cars ->
        [0] ingen igjen
       *[other] bare { $cars } igjen
    }.
tk-reason-too-few-cards = Den koster { $needed }; { $count ->
        [0] du har ingen av dem
       *[other] du har { $has }
    }.
`;export{e as default};