# A table: waiting, playing, finished, replayed.

table-title = Bord
table-heading = { $game }
table-missing = Dette bordet finnes ikke
invite-expired = Denne invitasjonen har utløpt
table-closed = Dette bordet er stengt
table-closed-about = Verten stengte det før spillet begynte, eller ingen kom på to uker.
table-abandoned = Du har ryddet bort dette spillet
table-abandoned-about = Det endte uten resultat og står ikke lenger i listene dine. Du kan fortsatt spille videre.
table-reopen = Spill videre
title-your-turn = ● Din tur: { $game }
title-playing = { $game }
title-waiting = Venter: { $game }
title-over = Ferdig: { $game }
title-closed = Stengt: { $game }

waiting-seats = Plasser
waiting-bot-level = Boter du legger til
waits-for-players = { $free ->
    [one] Én plass er ledig. Spillet starter av seg selv når den er tatt.
   *[other] { $free } plasser er ledige. Spillet starter av seg selv når de er tatt.
}
waits-for-players-or-you = { $free ->
    [one] Én plass er ledig. Inviter en venn, eller start: Da tar en bot plassen.
   *[other] { $free } plasser er ledige. Inviter venner, eller start: Da tar boter plassene.
}
waits-for-players-and-host = { $free ->
    [one] Én plass er ledig. { $host } kan starte når som helst.
   *[other] { $free } plasser er ledige. { $host } kan starte når som helst.
}
waits-for-your-answer = { $host } har invitert deg til å spille. Det er holdt av en plass til deg.
waits-for-names = Venter på { $names }.
waits-for-you = Alle er her. Start når du vil.
waits-for-host = Alle er her. { $host } starter spillet.
start = Start
start-with-bots = { $free ->
    [one] Start med en bot
   *[other] Start med boter
}
join = Sett deg
join-another = Én spiller til ved denne skjermen
seat-asked-wait = Du har bedt verten om én plass til.
seat-asked-withdraw = Trekk tilbake
seat-asks = { $name } ber om én plass til ved samme skjerm, til { $guest }.
seat-allow = Tillat
seat-refuse = Avslå
leave = Forlat bordet
decline = Nei takk
close-table = Steng bordet
seat-free = Ledig
seat-kept = Holdt av til { $name }
seat-add-bot = Bot
seat-clear = Gjør ledig
seat-give-back = Gi fra deg
seat-invite = Inviter
seat-invite-account = Inviter med navn
seats-count = { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}
seats-add = Legg til en plass
seats-remove = Fjern en ledig plass
invited-title = { $host } inviterer deg til { $game } for { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}
invited-full = Alle plassene er opptatt eller holdt av. Du kan se på så snart spillet begynner.

invite-title = Ta med vennene dine
invite-about = Alle som har denne lenken, kan ta en plass. Ingen trenger å registrere seg.
invite-link = Lenke til dette bordet
invite-code = QR-kode med lenken til dette bordet
invite-code-show = Vis en QR-kode
invite-code-about = Venner i samme rom kan skanne denne koden med telefonen.
facts-title = Ved dette bordet
facts-open = Alle kan bli med og se på.
facts-closed = Bare de som har en lenke, finner dette bordet.
facts-option = { $name }: { $value }
facts-forfeits = Den som går tom for tid, kan ikke vinne lenger; en bot spiller videre.
facts-take-back = Du kan angre trekk fritt. Spillfilen viser hvor ofte du angret.
facts-take-back-bots = Hvis bare boter spiller med verten, kan trekk angres fritt.

turn-yours = Din tur.
turn-of = { $name } sin tur.
turn-waiting = { $name } sin tur.
turn-bot = { $name } tenker …
turn-choose = Alle velger nå.
turn-chosen = Du har valgt.
turn-choosing = Velger fortsatt: { $names }.
turn-over = Spillet er slutt.
undo = Angre
undo-about = Angre det siste valget ditt, så lenge det ikke har avslørt noe
undo-all-about = Angre det siste trekket ditt, og med det alt botene har gjort siden
do-confirm = Bekreft
undo-choice = Velg på nytt
undo-choice-about = Endre valget ditt: Det går helt til alle har valgt
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
mark-shares = samme skjerm som { $names }
mark-here = er her
mark-away = er borte
mark-resigned = ga opp
mark-forfeited = tom for tid
mark-chosen = har valgt
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
chat-phrases = Hurtigsvar og reaksjoner
chat-filter = Hva du ser av chatten
chat-show = Vis chatten
chat-show-phrases = Vis hurtigsvar og reaksjoner
chat-show-player = Vis meldinger fra { $name }
phrase-hello = Hei!
phrase-good-luck = Lykke til!
phrase-well-played = Godt spilt!
phrase-thanks = Takk!
phrase-one-moment = Et lite øyeblikk!
phrase-oops = Oi sann!
phrase-thumbs-up = Tommel opp
phrase-sad = Trist fjes
phrase-laugh = Leende fjes
phrase-surprise = Overrasket fjes
phrase-heart = Hjerte
chat-fresh = { $count ->
    [one] Én ny melding
   *[other] { $count } nye meldinger
}

since-count = { $count ->
    [one] Ett trekk siden din forrige tur.
   *[other] { $count } trekk siden din forrige tur.
}
missed-show = Vis meg
since-title = Siden din forrige tur
missed-step = { $step } av { $count }
missed-done = Spill videre

handover-title = Gi skjermen til { $name }
handover-about = Tåka skjuler det alle har på hånden, til { $name } er her.
handover-accept = Jeg er { $name }

resign = Gi opp …
resign-about = En bot spiller videre på plassen din. Du kan ikke få plassen tilbake.
resign-two-about = Du taper spillet. { $name } kan spille videre mot en bot.
resign-end-about = Spillet slutter, og du har tapt.
resign-sure = Vil du virkelig gi opp? De andre fortsetter uten deg.
resign-sure-end = Vil du virkelig gi opp? Du taper spillet.
resign-yes = Jeg vil gi opp
resign-no = Spill videre
resign-do = Gi opp for godt
stop-offer = Foreslå å stoppe her
stop-asked = { $names } vil gjerne stoppe her, uten resultat.
stop-agreed = Du vil gjerne stoppe her. Spillet slutter når alle er enige.
stop-yes = Stopp her
stop-no = Spill videre
stop-back = Spill videre likevel
told-label = Hva som har skjedd
told-resigned = { $name } ga opp. En bot spiller videre på plassen.
told-flagged = { $name } gikk tom for tid. En bot spiller videre på plassen.
told-forfeited = { $name } gikk tom for tid og kan ikke vinne lenger. En bot spiller videre på plassen.
told-stop-no = { $name } sa nei til å stoppe. Spillet fortsetter.
told-stop-back = { $name } vil likevel ikke stoppe. Spillet fortsetter.
told-away = { $name } har forlatt siden. Spillet venter på { $name }.
told-away-clock = { $name } har forlatt siden. Klokka går videre.
told-declined = { $name } takket nei til invitasjonen. Plassen er ledig igjen.
told-seat-declined = Verten sa nei til én plass til for deg.
told-left = { $name } forlot bordet. Plassen er ledig igjen.
told-undone = Angret. Det du har sett, er fortsatt kjent: Samme trekk gir det samme igjen.
told-dismiss = Lukk
share-watch = La andre se på
share-watch-about = Alle som har denne lenken, kan se på, men ser bare det som ligger åpent for alle.
share-finished-about = Alle som har denne lenken, kan se resultatet og se spillet igjen.

marked-name = { $what }, nytt siden din forrige tur
line-points = Poengene til alle spillerne
log-since = Siden din forrige tur
log-show = Vis på brettet
log-earlier = Tidligere
log-created = { $name } opprettet bordet.
log-joined = { $name } satte seg.
log-seat-asked = { $name } ba verten om én plass til.
log-seat-declined = Verten ga ikke { $name } én plass til.
log-left = Plass { $seat } ble ledig.
log-kicked = Verten gjorde plass { $seat } ledig.
log-bot = { $name } satte seg: { $kind }.
log-invited = { $name } ble invitert til plass { $seat }.
log-declined = { $name } takket nei.
log-seats = { $seats ->
    [one] Bordet har nå { $seats } plass.
   *[other] Bordet har nå { $seats } plasser.
}
log-host = { $name } ble vert.
log-started = Spillet startet.
log-undone = { $name } angret et valg.
log-undone-bots = { $name } angret et trekk, og med det svarene fra botene.
log-chosen = { $name } har valgt.
log-withdrawn = { $name } velger på nytt.
log-resigned = { $name } ga opp. En bot tok over: { $kind }.
log-resigned-end = { $name } ga opp.
log-flagged = { $name } gikk tom for tid. En bot tok over.
log-forfeited = { $name } gikk tom for tid og kan ikke vinne lenger.
log-stop-offered = { $name } foreslo å stoppe her.
log-stop-yes = { $name } gikk med på å stoppe.
log-stop-no = { $name } ville spille videre.
log-ended-played = Spillet er slutt.
log-ended-stopped = Alle ble enige om å stoppe her, uten resultat.
log-ended-forfeited = Spillet ble avgjort: Bare én spiller kunne fortsatt vinne.
log-ended-resigned = Spillet ble avgjort ved at noen ga opp.
log-ended-abandoned = Spillet endte uten resultat.
log-ended-closed = Bordet ble stengt.
log-played-on = { $name } spiller videre mot en bot.
log-settled = Det spilles ikke videre, så utdelingen vises.
log-reopened = Bordet ble åpnet igjen.
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
ended-resigned = { $names } ga opp.
ended-played-on = { $names } hadde gitt opp tidligere. En bot spilte videre på plassen.
ended-takebacks = { $count ->
    [one] Ett trekk ble angret. Det står i spillfilen.
   *[other] Trekk ble angret { $count } ganger. Det står i spillfilen.
}
play-on-about = Hvis du vil, kan du spille videre herfra mot en bot, for moro skyld.
play-on = Spill videre mot en bot
play-on-no = Ta seieren
play-on-wait = { $name } kan spille videre mot en bot. Til det er avgjort, forblir utdelingen skjult.
# The final scoring, told step by step before the winner is.
count-title = Poengoppgjør
count-skip = Hopp til resultatet
count-again = Tell på nytt
rematch = Spill igjen
rematch-go = Til omkampen
replay = Se spillet igjen
export-text = Lagre som tekst
export-json = Lagre som JSON
check-title = Var utdelingen rettferdig?
check-about = Før det første trekket viste bordet en sjekksum av serverens hemmelighet, og etterpå bidro spillernes enheter med tilfeldige tall. Spillet ble delt ut fra alt dette til sammen. Nå vises også hemmeligheten: SHA-256 av den skal være sjekksummen du så før.
check-commitment = Sjekksum, vist før det første trekket
check-secret = Hemmelighet, vist nå
check-noted = Sjekksum som denne enheten noterte
check-contribution = Bidrag fra { $name }
check-how = Det som står her, er det serverens side som sier. Vil du ha et bevis som ikke avhenger av serveren, lagrer du spillet som tekst og lar programmet på din egen maskin kontrollere utdelingen og hvert trekk:
deal-title = Slik deles spillet ut
deal-about = Serveren har valgt en hemmelighet og viser sjekksummen av den. Enheten din noterer den og bidrar med tilfeldige tall til utdelingen. Slik kan verken serveren eller en spiller velge utdelingen. Etter spillet sammenligner siden.
deal-contributed = { $count ->
    [0] Ingen har bidratt til utdelingen ennå.
    [one] Én plass har bidratt til utdelingen.
   *[other] { $count } plasser har bidratt til utdelingen.
}
deal-as-promised = Utdelingen er den du ble lovet på denne enheten.
deal-not-noted = Denne enheten så ikke sjekksummen før spillet var over, så den kan ikke sammenligne.
deal-fits-not-noted = Spillet stemmer med sjekksummen. Men denne enheten så den ikke før spillet var over, så den kan ikke vite om begge er byttet ut.
deal-nobody = Ingen bidro til denne utdelingen. Serveren kan altså ha prøvd mange hemmeligheter og valgt én.
deal-wrong-commitment = Dette er ikke utdelingen du ble lovet: bordet viser nå en annen sjekksum enn den denne enheten noterte.
deal-wrong-secret = Dette er ikke utdelingen du ble lovet: hemmeligheten har ikke sjekksummen som ble vist.
deal-wrong-contribution = Dette er ikke utdelingen du ble lovet: bidraget fra denne enheten ble ikke brukt.
deal-wrong-record = Dette er ikke utdelingen du ble lovet: spillet ble ikke delt ut fra hemmeligheten og bidragene.

replay-heading = { $game }, trekk for trekk
replay-first = Til starten
replay-last = Til slutten
replay-play = Spill av
replay-pause = Pause
replay-slider = Trekk
replay-turn-before = Til forrige tur
replay-turn-after = Til neste tur
# The choice of whose view is shown.
replay-whose = Synsvinkel
replay-seat = Slik { $name } så det
replay-seat-you = Slik du så det
replay-all = Alles hender
replay-hands = Det spillerne hadde på hånden
replay-speed = Fart
replay-times = { $speed }×
replay-copy = Kopier lenke til dette trekket
replay-back = Tilbake til resultatet
replay-absent = Denne serveren viser ikke tidligere stillinger. Hele loggen er der, men brettet blir stående som det var til slutt.
replay-failed = Stillingen etter dette trekket kunne ikke lastes. { $problem }
replay-again = Prøv igjen

command-open = Skriv trekkene dine
# What can be typed: a word for each command, in the reader’s language. The English words always work as well.
command-word-hand = hånd
command-word-legal = lovlige
command-word-last = siste
command-word-undo = angre
command-word-help = hjelp
command-label = Skriv et trekk, eller { $words }
command-placeholder = Skriv et trekk, eller { command-word-help }
command-help = Skriv et trekk slik det står i listen over lovlige trekk; begynnelsen er nok hvis ikke noe annet begynner likt. «{ command-word-legal }» viser alle trekk, «{ command-word-hand }» hva du har på hånden, «{ command-word-last }» hva alle gjorde sist og hvem sin tur det er, og «{ command-word-undo }» angrer det siste valget ditt. Enter bekrefter, Escape avbryter.
command-help-english = De engelske ordene og trekkene virker også: { $words }.
command-help-moves = Dette kan du for eksempel skrive nå:
# A move as it can be typed: in the reader’s language, and in English, which always works.
command-form = { $form } ({ $text })
command-move = { $codes }: { $action }
command-which = { $count ->
    [one] Ett trekk begynner med «{ $typed }»:
   *[other] { $count } trekk begynner med «{ $typed }». Hvilket mener du?
}
command-not-now = «{ $typed }» går ikke nå. Skriv «{ command-word-legal }» for å se hva som går.
command-close = «{ $typed }» er ikke et trekk. Mente du { $forms }?
command-hand = Du har { $things }.
command-hand-empty = Du har ingenting på hånden.
command-no-hand = Du ser bare på og har ingenting på hånden.
command-hand-on-board = Det du har på hånden, vises sammen med stillingen.
command-legal = { $count ->
    [one] Det er ett trekk:
   *[other] Det er { $count } trekk:
}
command-no-legal = Du kan ikke gjøre noe nå.
command-again = { $action }: Trykk Enter for å bekrefte, Escape for å avbryte.

## A game without a board on the page

text-position = Stilling
text-note = Dette spillet har ikke noe brett på denne siden. Du ser stillingen som tekst og velger fra en liste over trekk.
text-ask = Velg et trekk.
text-wait = Du kan gjøre et trekk når det er din tur.
text-actions = Trekkene dine
text-filter = Filtrer trekkene
text-more = De første { $shown } av { $count } trekk. Skriv et ord for å finne andre.
text-none = Ingen trekk inneholder disse ordene.
