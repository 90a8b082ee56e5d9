# The home page, and making a table.

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
mine-clear = Rydd bort dette spillet: { $game }
mine-clear-all = Rydd bort alle botspill
mine-cleared = { $count ->
    [one] Ett spill ryddet bort.
   *[other] { $count } spill ryddet bort.
}
mine-restore = Hent tilbake
open-empty = Ingen bord venter på spillere akkurat nå. Opprett et bord som er åpent for alle, så er det kanskje noen som setter seg.
home-live = Direkte nå
live-empty = Ingen spiller ved et åpent bord akkurat nå. Når noen gjør det, kan du se på her.
line-watched = { $count ->
    [one] { $state } · én tilskuer
   *[other] { $state } · { $count } tilskuere
}
mine-finished-empty = Her ligger spillene du har gjort ferdig, så du kan se dem igjen trekk for trekk.
finished-empty = Spill ved åpne bord vises her når de er slutt.

play-now = Spill nå
play-now-about = { $bots ->
    [one] { $title } mot én bot
   *[other] { $title } mot { $bots } boter
}
play-friends = Med venner
friends-title = { $game } med venner
friends-count = Hvor mange skal spille?
friends-name = Navnet ditt
friends-about = Du får en lenke til vennene dine. Mens du venter, kan du fortsatt legge til eller fjerne plasser.

game-cablecar = Cable Car
game-cablecar-about = Legg brikker, strekk dine egne linjer gjennom byen, og send rivalenes vogner til nærmeste stopp.
game-cablecar-minutes = 30 minutter
game-company = Cable Car: selskapsspillet
game-company-about = Ingen eier en linje, alle eier aksjer. Gjør selskapene du i hemmelighet har aksjer i, til de rikeste i byen.
game-company-minutes = 45 minutter
game-ticket = Ticket to Ride: San Francisco
game-ticket-about = Saml kort, ta ruter fra brua til bukta, og hold det billettene dine lover.
game-ticket-minutes = 20 minutter
game-as-text = Spilles som tekst: Denne siden har ikke noe brett til det.
game-players = { $least } til { $most } spillere
game-players-exactly = { $count ->
    [one] 1 spiller
   *[other] { $count } spillere
}

line-your-turn = Din tur · { $ago }
line-turn-of = { $name } sin tur · { $ago }
line-playing = I gang · { $ago }
line-waiting = { $free ->
    [0] Klart til start
    [one] Venter på én spiller til
   *[other] Venter på { $free } spillere til
}
line-won = { $count ->
    [one] { $names } vant · { $ago }
   *[other] { $names } deler seieren · { $ago }
}
line-won-you = Du vant · { $ago }
line-over = Ferdig · { $ago }
line-nobody = ingen ennå
line-with-free = { $free ->
    [one] { $who } og én ledig plass
   *[other] { $who } og { $free } ledige plasser
}
line-seats = { $name } ({ $seats } plasser)

new-title = Nytt bord
new-game = Spill
new-seats = Hvem spiller?
new-seats-count = Antall spillere
new-options = Valg
new-clock = Klokke
new-who = Hvem som kan bli med, og når spillet starter
new-open = Alle kan bli med og se på
new-open-about = Bordet vises på forsiden. Ellers er det bare de som har lenken din, som finner det.
new-start = Start så snart alle plasser er tatt
new-start-about = Ellers starter spillet når du sier fra.
new-take-back = Angre trekk fritt
new-take-back-about = Bare mot boter, også etter at de har svart. Spillfilen viser hvor ofte du angret.
new-make = Opprett bordet

seat-you = Du
seat-me = { $name } (du)
seat-kind = Hvem som sitter på plass { $seat }
seat-bot = En bot
seat-link = En venn, via lenke
seat-account = En venn, via kontonavn
seat-screen = Noen ved denne skjermen
seat-bot-level = Hvor sterk boten på plass { $seat } er
seat-account-name = Navn på kontoen
seat-screen-label = Navn på spilleren
seat-screen-name = Spiller { $seat }
seat-link-about = Du får en lenke og en QR-kode du kan dele.

option-rotation = Vri brikker
option-rotation-about = Brikker kan legges hvilken vei som helst. Uten dette peker alle tak samme vei, som i de opprinnelige reglene.
option-hand = Brikker på hånden
option-hand-about = Hvor mange brikker hver spiller har. Flere brikker gir flere valg.
option-exchange-until = Bytt aksjer inntil
option-exchange-until-about = Aksjer kan byttes til et selskap har så mange profittpoeng. Tallet mangler i vårt eksemplar av reglene: 20 er vårt valg.
option-turn-limit = Turer med bytte
option-turn-limit-about = Etter så mange turer kan aksjer ikke lenger byttes.

clock-none = Ingen klokke
clock-turn = Tid per tur
clock-bank = Tid for hele spillet
clock-none-about = Alle bruker den tiden de trenger; et spill kan vare i ukevis.
clock-turn-about = Hver tur kan ta { $time }.
clock-bank-about = Alle har { $time } til hele spillet.
clock-bank-increment-about = Alle har { $time } til hele spillet og får { $increment } ekstra etter hver tur.
clock-time-turn = Per tur
clock-time-bank = For hele spillet
clock-increment = Ekstra etter hver tur
clock-no-increment = ingenting
clock-forfeits = Den som går tom for tid, taper
clock-forfeits-about = En bot spiller videre uansett. Med dette valget kan spilleren ikke lenger vinne.
clock-bot-about = En bot spiller videre for den som går tom for tid.
