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
cc-would-extend-company = en linje for { $company } vokser til { $tiles ->
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
cc-reason-exchange_over_by_profit = Byttingen er slutt: { $company } har { $profit } profittpoeng, og grensen er { $until }.
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
cc-say-extended = { $owner }: Linjen fra stasjon { $station } vokser til { $tiles ->
    [one] én brikke
   *[other] { $tiles } brikker
}.
cc-say-extended-company = Linjen til { $company } fra stasjon { $station } vokser til { $tiles ->
    [one] én brikke
   *[other] { $tiles } brikker
}.
cc-say-closed = { $owner }: Linjen fra stasjon { $station } når stasjon { $to } og gir { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}.
cc-say-closed-power = { $owner }: Linjen fra stasjon { $station } når kraftstasjonen og teller dobbelt: { $points } poeng.
cc-say-closed-company = Linjen til { $company } fra stasjon { $station } når stasjon { $to } og gir { $points } profittpoeng.
cc-say-closed-power-company = Linjen til { $company } fra stasjon { $station } når kraftstasjonen og teller dobbelt: { $points } profittpoeng.
cc-say-refilled = { $player } trekker en ny brikke til hånden.
cc-say-refilled-known = { $player } trekker { $tile } til hånden.
cc-say-swapped-open = { $player } bytter en aksje på { $percent } % mot den åpne, { $took }.
cc-say-swapped-open-known = { $player } bytter { $percent } % av { $gave } mot de åpne { $percent } % av { $took }.
cc-say-swapped-blind = { $player } bytter en aksje på { $percent } % mot den øverste i bunken.
cc-say-swapped-blind-known = { $player } bytter { $percent } % av { $gave } mot { $percent } % av { $took }, øverst i bunken.
cc-say-exchange-closed = Fra nå av byttes det ikke aksjer.
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
cc-do-swap-open = Bytt aksjen din på { $percent } % mot den åpne, { $company }
cc-do-swap-blind = Bytt aksjen din på { $percent } % mot den øverste i bunken

cc-ask-lay = Legg brikken din.
cc-ask-lay-or-draw = Legg brikken din, eller trekk en.
cc-ask-lay-one = Legg en av brikkene dine.
cc-ask-lay-one-or-draw = Legg en av brikkene dine, eller trekk en.
cc-ask-lay-drawn = Legg brikken du trakk.
cc-ask-lay-or-swap = Legg brikken din, trekk en, eller bytt en aksje.
cc-ask-swap = Bytt en aksje.
cc-ask-pass = Du har ingen brikker igjen: Stå over.
cc-ask-other = { $player } står for tur.

cc-points = { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
cc-tiles-in-hand = { $tiles ->
    [0] ingen brikke
    [one] én brikke
   *[other] { $tiles } brikker
}
cc-lines-open = { $lines ->
    [0] alle linjer ferdige
    [one] én linje igjen
   *[other] { $lines } linjer igjen
}
cc-share-known = { $percent } % av { $company }
cc-share-unknown = { $percent } %, ukjent

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
cc-company-profit = { $company }: { $profit } profittpoeng, 10 % gir { $value }
cc-profit = Profitt
cc-tenth = 10 % gir
cc-limit = Til et selskap har { $until } profittpoeng
cc-limit-mark = byttingen slutter ved { $until }
cc-limit-over = Byttingen er slutt
cc-shares = Aksjene dine
cc-shares-now = De gir { $points } slik det står nå.
cc-share-mine = { $percent } % av { $company }, gir { $points } nå
cc-share-secret = Bare du kjenner den.
cc-share-seen = { $who } { $count ->
    [one] kjenner den også.
   *[other] kjenner den også.
}
cc-pile = { $percent } %
cc-pile-down = { $percent } %: { $shares ->
    [0] ingen med baksiden opp.
    [one] én aksje med baksiden opp.
   *[other] { $shares } aksjer med baksiden opp.
}
cc-pile-open = { $percent } %: Den åpne aksjen er { $company }.
cc-piles = Bytt en aksje
cc-piles-closed = Aksjer på bordet
cc-offer-open = åpen
cc-offer-blind = bunke
cc-take-open-label = Bytt aksjen din på { $percent } % mot den åpne, { $company }, som gir { $points } nå.
cc-take-blind-label = Bytt aksjen din på { $percent } % mot den øverste i bunken, med { $shares ->
    [one] én aksje
   *[other] { $shares } aksjer
} med baksiden opp.
cc-top-known = Du kjenner den øverste: { $company }.

cc-result = Slik ble poengene
cc-result-lines = Linje fra stasjon { $station }: { $points }
cc-result-line = Stasjon { $station }
cc-result-share = { $percent } % av { $company } med verdi { $value }: { $points }
cc-result-round-lines = Linjene, én etter én
cc-result-round-share = Aksjene på { $percent } %
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
you = deg
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
theme = Lys eller mørk
theme-auto = Som enheten
theme-light = Lys
theme-dark = Mørk
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
account-keep-about = Velg et navn og en passfrase på minst 8 tegn. Alle spillene dine forblir dine, og venner kan invitere deg til et bord med navn.
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
home-finished = Nylig ferdig
mine-empty = Ingen spill i gang. Trykk på «Spill nå», så er den første brikken din på et sekund.
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
game-company-about = Ingen eier en linje, alle eier aksjer. Gjør selskapene du har i hemmelighet, til de rikeste i byen.
game-company-minutes = 45 minutter
game-ticket = Ticket to Ride: San Francisco
game-ticket-about = Saml kort, krev ruter fra brua til bukta, og hold det billettene dine lover.
game-ticket-minutes = 20 minutter
game-players = { $least } til { $most } spillere

line-your-turn = Din tur, { $ago }
line-turn-of = { $name } står for tur, { $ago }
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
seat-kind = Hvem sitter på plass { $seat }
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
option-rotation-about = Brikker kan legges hvilken vei som helst. Uten dette peker alle tak samme vei, som i de første reglene.
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


problem-unexpected = Noe uventet gikk galt. Prøv igjen.
problem-unreachable = Vi får ikke kontakt med serveren akkurat nå. Prøv igjen om litt.
problem-unknown = Dette finnes ikke, eller bare andre får se det.
problem-who-are-you = Velg et navn først.
problem-late = Noe har skjedd i mellomtiden. Se en gang til.
problem-too-often = Det gikk litt for fort. Vent et øyeblikk.
problem-unavailable = Serveren kan ikke gjøre det akkurat nå. Prøv igjen om litt.

reason-bad-name = Et navn har 1 til 30 synlige tegn.
reason-bad-login = Et navn har 1 til 30 tegn.
reason-bad-passphrase = En passfrase har { $least } til { $most } tegn.
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
reason-not-asked = Det holdes ingen plass av til deg ved dette bordet.
reason-nothing-to-undo = Du kan bare angre ditt eget siste valg: før noen andre har gjort noe, og ikke når det har vist deg noe skjult.
reason-no-time-to-undo = Du har for lite tid igjen til å velge på nytt.
reason-bot-plays-there = Der spiller det allerede en bot.
reason-bot-plays-on = En bot spiller videre på plassen din.
reason-stop-offered-already = Noen har allerede foreslått å stoppe: Svar på det.
reason-no-stop-offered = Ingen vil stoppe lenger.
reason-agreed-already = Du har allerede sagt ja.
reason-muted = Verten lar deg ikke skrive ved dette bordet.
reason-empty-text = Her er det ingenting å si.
reason-table-closed = Bordet er stengt.
reason-not-host = Det er det bare verten ved bordet som kan gjøre.
reason-not-playing = Det er det bare de som spiller ved bordet, som kan gjøre.
reason-no-seat = Du sitter ikke ved dette bordet.
reason-not-your-seat = Plass { $seat } er ikke din.
reason-late = Noe har skjedd i mellomtiden. Se en gang til, og velg på nytt.
reason-not-your-turn = Det er ikke din tur.
reason-seat-kept = Plass { $seat } holdes av til noen andre.
reason-game-begun = Spillet har allerede begynt.
reason-game-not-begun = Spillet har ikke begynt.
reason-game-over = Spillet er slutt.
reason-not-over = Et spill kan lagres når det er slutt: Før det ville opptaket røpe det som er skjult.
reason-not-over-yet = Du kan spille igjen når dette spillet er slutt.
reason-did-not-play = Bare de som spilte her, kan be om omkamp.
reason-asked-twice = Alle kan inviteres én gang, og ingen kan invitere seg selv.
reason-no-such-account = Det finnes ingen konto som heter { $name }.
reason-too-often = Det gikk litt for fort. Prøv igjen om { $seconds } sekunder.
reason-too-many-open = Du har denne siden åpen for mange steder. Lukk den et sted.
reason-no-such-table = Dette bordet finnes ikke, eller du trenger lenken fra invitasjonen.
reason-busy = Det skjer for mye ved dette bordet på en gang. Prøv igjen.
reason-needs-invitation = Dette bordet er bare for inviterte: Bruk lenken som verten kan gi deg.
reason-who-are-you = Velg et navn først.
reason-database-away = Serveren kan ikke lagre noe akkurat nå. Prøv igjen om litt.
reason-shutting-down = Serveren startes på nytt. Prøv igjen om litt.
reason-bad-text = Det er ikke et trekk i dette spillet. Skriv «legal» for å se alle.
reason-no-such-action = Et slikt trekk finnes ikke.
`;export{e as default};