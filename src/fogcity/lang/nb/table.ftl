# A table: waiting, playing, finished, replayed.

table-title = Bord
table-heading = { $game }
table-missing = Dette bordet finnes ikke
table-closed = Dette bordet er stengt
table-closed-about = Verten stengte det før spillet begynte, eller ingen kom på to uker.
title-your-turn = ● Din tur: { $game }
title-playing = { $game }
title-waiting = Venter: { $game }
title-over = Ferdig: { $game }
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
waits-for-your-answer = { $host } har invitert deg til å spille. Det er holdt av en plass til deg.
waits-for-names = Venter på { $names }.
waits-for-you = Alle er her. Begynn når du vil.
waits-for-host = Alle er her. { $host } starter spillet.
start = Begynn
start-with-bots = { $free ->
    [one] Begynn med en bot
   *[other] Begynn med boter
}
join = Sett deg
join-another = Én spiller til ved denne skjermen
leave = Forlat bordet
decline = Nei takk
close-table = Steng bordet
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
invite-code = QR-kode med lenken til dette bordet
invite-code-show = Vis en QR-kode
invite-code-about = Venner i samme rom kan skanne denne koden med telefonen.
facts-title = Ved dette bordet
facts-open = Alle kan bli med og se på.
facts-closed = Bare de som har en lenke, finner dette bordet.
facts-option = { $name }: { $value }
facts-forfeits = Den som går tom for tid, kan ikke vinne lenger; en bot spiller videre.

turn-yours = Din tur.
turn-of = { $name } sin tur.
turn-waiting = { $name } sin tur.
turn-bot = { $name } tenker …
turn-over = Spillet er slutt.
undo = Angre
undo-about = Ta tilbake det siste valget ditt, så lenge det ikke har avslørt noe
do-confirm = Gjør det
your-hand = Foran deg
spectator = Du ser på. Det spillerne har på hånden, er skjult for deg.

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
mute = Demp { $name }
unmute = Opphev dempingen av { $name }
clock-left = Tid igjen:
clock-days-hours = { $days } d { $hours } t

chat-empty = Ingen meldinger ennå. Si hei!
chat-say = Si noe
chat-send = Send
chat-left = { $left } tegn igjen
chat-muted = Verten har dempet deg ved dette bordet.
chat-nobody = Velg et navn ovenfor for å skrive her.
chat-fresh = { $count ->
    [one] Én ny melding
   *[other] { $count } nye meldinger
}

missed-count = { $count ->
    [one] Ett trekk siden du var her.
   *[other] { $count } trekk siden du var her.
}
missed-show = Vis meg
missed-title = Siden du var her
missed-step = { $step } av { $count }
missed-done = Spill videre

handover-title = Gi skjermen til { $name }
handover-about = Tåka skjuler det alle har på hånden, til { $name } er her.
handover-accept = Jeg er { $name }

resign = Gi opp …
resign-about = En bot spiller videre på plassen din. Du kan ikke få plassen tilbake.
resign-sure = Vil du virkelig gi opp? De andre fortsetter uten deg.
resign-yes = Jeg vil gi opp
resign-no = Spill videre
resign-do = Gi opp for godt
stop-offer = Foreslå å stoppe her
stop-asked = { $names } vil gjerne stoppe her, uten resultat.
stop-agreed = Du vil gjerne stoppe her. Spillet slutter når alle er enige.
stop-yes = Stopp her
stop-no = Spill videre
stop-back = Spill videre likevel
share-watch = La andre se på
share-watch-about = Alle som har denne lenken, kan se på, men ser bare det som ligger åpent for alle.
share-finished-about = Alle som har denne lenken, kan se resultatet og se spillet igjen.

log-earlier = Tidligere
log-created = { $name } laget bordet.
log-joined = { $name } satte seg.
log-left = Plass { $seat } ble ledig.
log-kicked = Verten gjorde plass { $seat } ledig.
log-bot = { $name } satte seg: { $kind }.
log-invited = { $name } ble invitert til plass { $seat }.
log-declined = { $name } takket nei.
log-host = { $name } ble vert.
log-started = Spillet begynte.
log-undone = { $name } angret et valg.
log-resigned = { $name } ga opp. En bot tok over: { $kind }.
log-flagged = { $name } gikk tom for tid. En bot tok over.
log-forfeited = { $name } gikk tom for tid og kan ikke vinne lenger.
log-stop-offered = { $name } foreslo å stoppe her.
log-stop-yes = { $name } gikk med på å stoppe.
log-stop-no = { $name } ville spille videre.
log-ended-played = Spillet er slutt.
log-ended-stopped = Alle ble enige om å stoppe her, uten resultat.
log-ended-forfeited = Spillet ble avgjort: Bare én spiller kunne fortsatt vinne.
log-ended-closed = Bordet ble stengt.
log-muted = Verten dempet { $name }.
log-unmuted = Verten opphevet dempingen av { $name }.
log-rematched = Det ble omkamp.
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
check-title = Var utdelingen rettferdig?
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
command-no-hand = Du ser bare på og har ingenting på hånden.
command-hand-on-board = Det du har på hånden, vises sammen med stillingen.
command-legal = { $count ->
    [one] Det er ett trekk:
   *[other] Det er { $count } trekk:
}
command-no-legal = Du kan ikke gjøre noe nå.
command-again = { $action }: Trykk Enter for å gjøre det, Escape for å avbryte.

## Et spill uten brett på siden

text-position = Stilling
text-note = Dette spillet har ikke noe brett på denne siden. Du ser stillingen som tekst og velger fra en liste over trekk.
text-ask = Velg et trekk.
text-wait = Du kan gjøre et trekk når det er din tur.
text-actions = Trekkene dine
text-filter = Filtrer trekkene
text-more = De første { $shown } av { $count } trekk. Skriv et ord for å finne andre.
text-none = Ingen trekk inneholder disse ordene.
