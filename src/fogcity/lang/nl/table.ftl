# A table: waiting, playing, finished, replayed.

table-title = Tafel
table-heading = { $game }
table-missing = Deze tafel bestaat niet
invite-expired = Deze uitnodiging is verlopen
table-closed = Deze tafel is gesloten
table-closed-about = De host heeft de tafel gesloten voordat er gespeeld werd, of er kwam twee weken lang niemand.
table-abandoned = Je hebt deze partij opgeruimd
table-abandoned-about = De partij is zonder uitslag geëindigd en staat niet meer in je lijsten. Je kunt nog altijd verderspelen.
table-reopen = Verderspelen
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
seat-asked-wait = Je hebt de host om nog een plaats gevraagd.
seat-asked-withdraw = Intrekken
seat-asks = { $name } vraagt om nog een plaats aan hetzelfde scherm, voor { $guest }.
seat-allow = Toestaan
seat-refuse = Weigeren
leave = Tafel verlaten
decline = Nee, bedankt
close-table = Tafel sluiten
seat-free = Vrij
seat-kept = Vrijgehouden voor { $name }
seat-add-bot = Bot
seat-clear = Vrijmaken
seat-give-back = Teruggeven
seat-invite = Uitnodigen
seat-invite-account = Op naam uitnodigen
seats-count = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}
seats-add = Een plaats toevoegen
seats-remove = Een vrije plaats weghalen
invited-title = { $host } nodigt je uit voor { $game } met { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}
invited-full = Alle plaatsen zijn bezet of vrijgehouden. Zodra het spel begint, kun je meekijken.

invite-title = Neem je vrienden mee
invite-about = Wie deze link opent, kan aanschuiven. Registreren hoeft niet.
invite-link = Link naar deze tafel
invite-code = QR-code met de link naar deze tafel
invite-code-show = QR-code tonen
invite-code-about = Vrienden in dezelfde kamer kunnen deze code met hun telefoon scannen.
facts-title = Aan deze tafel
facts-open = Iedereen mag meedoen en meekijken.
facts-closed = Deze tafel is alleen met een link te vinden.
facts-option = { $name }: { $value }
facts-forfeits = Wie geen tijd meer heeft, kan niet meer winnen; een bot speelt verder.
facts-take-back = Je kunt zetten onbeperkt terugnemen. In de opgeslagen partij staat hoe vaak je dat deed.
facts-take-back-bots = Speelt de host alleen tegen bots, dan kunnen zetten onbeperkt worden teruggenomen.

turn-yours = Jij bent aan de beurt.
turn-of = { $name } is aan de beurt.
turn-waiting = { $name } is aan de beurt.
turn-bot = { $name } denkt na …
turn-choose = Iedereen kiest nu.
turn-chosen = Je hebt gekozen.
turn-choosing = Nog aan het kiezen: { $names }.
turn-over = Het spel is afgelopen.
undo = Terugnemen
undo-about = Neem je laatste keuze terug, zolang die niets heeft onthuld
undo-all-about = Neem je laatste zet terug, en daarmee wat de bots sindsdien hebben gedaan
do-confirm = Bevestigen
undo-choice = Opnieuw kiezen
undo-choice-about = Verander je keuze: dat kan totdat iedereen heeft gekozen
your-hand = Wat voor je ligt
spectator = Je kijkt mee. Ieders hand blijft voor jou verborgen.

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
mark-shares = zelfde scherm als { $names }
mark-here = is er
mark-away = is weg
mark-resigned = heeft opgegeven
mark-forfeited = tijd op
mark-chosen = heeft gekozen
mark-bot-plays-on = een bot speelt verder
mute = { $name } dempen
unmute = { $name } niet meer dempen
clock-left = Resterende tijd:
clock-days-hours = { $days } d { $hours } u

chat-empty = Nog geen berichten. Zeg eens hallo!
chat-say = Zeg iets
chat-send = Versturen
chat-left = { $left ->
    [one] Nog één teken
   *[other] Nog { $left } tekens
}
chat-muted = De host heeft je aan deze tafel gedempt.
chat-nobody = Kies hierboven een naam om te chatten.
chat-phrases = Standaardzinnen en reacties
chat-filter = Wat je van de chat ziet
chat-show = Chat tonen
chat-show-phrases = Standaardzinnen en reacties tonen
chat-show-player = Berichten van { $name } tonen
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-one-moment = Momentje, alsjeblieft.
phrase-oops = Oeps!
phrase-thumbs-up = Duim omhoog
phrase-sad = Verdrietig gezicht
phrase-laugh = Lachend gezicht
phrase-surprise = Verbaasd gezicht
phrase-heart = Hart
chat-fresh = { $count ->
    [one] Eén nieuw bericht
   *[other] { $count } nieuwe berichten
}

since-count = { $count ->
    [one] Eén zet sinds je laatste beurt.
   *[other] { $count } zetten sinds je laatste beurt.
}
missed-show = Bekijken
since-title = Sinds je laatste beurt
missed-step = { $step } van { $count }
missed-done = Verderspelen

handover-title = Geef het scherm aan { $name }
handover-about = De mist verbergt ieders hand tot { $name } er is.
handover-accept = Ik ben { $name }

resign = Opgeven …
resign-about = Een bot speelt op jouw plaats verder. Je krijgt die plaats niet terug.
resign-two-about = Je verliest de partij. { $name } mag doorspelen tegen een bot.
resign-end-about = De partij is dan afgelopen, en jij hebt verloren.
resign-sure = Wil je echt opgeven? De anderen gaan zonder jou verder.
resign-sure-end = Wil je echt opgeven? Je verliest de partij.
resign-yes = Ik wil opgeven
resign-no = Doorspelen
resign-do = Definitief opgeven
stop-offer = Stoppen voorstellen
stop-asked = Hier stoppen, zonder uitslag? Voorgesteld door { $names }.
stop-agreed = Je wilt hier graag stoppen. Het spel stopt als iedereen dat wil.
stop-yes = Stoppen
stop-no = Doorspelen
stop-back = Toch doorspelen
told-label = Wat er gebeurd is
told-resigned = { $name } geeft op. Een bot speelt op die plaats verder.
told-flagged = { $name } heeft geen tijd meer. Een bot speelt op die plaats verder.
told-forfeited = { $name } heeft geen tijd meer en kan niet meer winnen. Een bot speelt op die plaats verder.
told-stop-no = { $name } wil niet stoppen. Het spel gaat verder.
told-stop-back = { $name } wil toch niet meer stoppen. Het spel gaat verder.
told-away = { $name } heeft de pagina verlaten. Het spel wacht op { $name }.
told-away-clock = { $name } heeft de pagina verlaten. De klok loopt door.
told-declined = { $name } slaat de uitnodiging af. De plaats is weer vrij.
told-seat-declined = De host geeft je geen extra plaats.
told-left = { $name } heeft de tafel verlaten. De plaats is weer vrij.
told-undone = Teruggenomen. Wat je hebt gezien, blijft bekend: dezelfde zet levert weer hetzelfde op.
told-dismiss = Sluiten
share-watch = Anderen laten meekijken
share-watch-about = Wie deze link heeft, kan meekijken en ziet niet meer dan wat voor iedereen zichtbaar is.
share-finished-about = Wie deze link heeft, kan de uitslag zien en de partij terugkijken.

marked-name = { $what }, nieuw sinds je laatste beurt
line-points = Punten van alle spelers
log-since = Sinds je laatste beurt
log-show = Op het bord laten zien
log-earlier = Eerder
log-created = { $name } maakt de tafel.
log-joined = { $name } schuift aan.
log-seat-asked = { $name } vraagt de host om nog een plaats.
log-seat-declined = { $name } krijgt van de host geen extra plaats.
log-left = Plaats { $seat } komt vrij.
log-kicked = De host maakt plaats { $seat } vrij.
log-bot = { $name } schuift aan: { $kind }.
log-invited = { $name } krijgt een uitnodiging voor plaats { $seat }.
log-declined = { $name } slaat de uitnodiging af.
log-seats = { $seats ->
    [one] De tafel heeft nu { $seats } plaats.
   *[other] De tafel heeft nu { $seats } plaatsen.
}
log-host = { $name } wordt de host.
log-started = Het spel begint.
log-undone = { $name } neemt een keuze terug.
log-undone-bots = { $name } neemt een zet terug, en daarmee ook de zetten van de bots.
log-chosen = { $name } heeft gekozen.
log-withdrawn = { $name } kiest opnieuw.
log-resigned = { $name } geeft op. Een bot neemt het over: { $kind }.
log-resigned-end = { $name } geeft op.
log-flagged = { $name } heeft geen tijd meer. Een bot neemt het over.
log-forfeited = { $name } heeft geen tijd meer en kan niet meer winnen.
log-stop-offered = { $name } stelt voor te stoppen.
log-stop-yes = { $name } stemt ermee in te stoppen.
log-stop-no = { $name } wil doorspelen.
log-ended-played = Het spel is afgelopen.
log-ended-stopped = Iedereen stemt ermee in hier te stoppen, zonder uitslag.
log-ended-forfeited = De partij is beslist: nog maar één speler kan winnen.
log-ended-resigned = De partij is beslist doordat iemand opgaf.
log-ended-abandoned = De partij is zonder uitslag geëindigd.
log-ended-closed = De tafel wordt gesloten.
log-played-on = { $name } speelt door tegen een bot.
log-settled = Er wordt niet doorgespeeld, dus nu is te zien hoe er is geschud.
log-reopened = De tafel is weer geopend.
log-muted = De host dempt { $name }.
log-unmuted = De host dempt { $name } niet meer.
log-rematched = Er komt een revanche.
log-said = { $name }: { $text }

result-you = Je hebt gewonnen!
result-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de overwinning
}
result-none = Geen uitslag
ended-resigned = De partij is opgegeven door { $names }.
ended-played-on = De partij was eerder opgegeven door { $names }. Een bot speelde op die plaats verder.
ended-takebacks = { $count ->
    [one] Er is één keer een zet teruggenomen. Dat staat ook in de opgeslagen partij.
   *[other] Er is { $count } keer een zet teruggenomen. Dat staat ook in de opgeslagen partij.
}
play-on-about = Als je wilt, speel je voor de lol door tegen een bot.
play-on = Doorspelen tegen een bot
play-on-no = De winst pakken
play-on-wait = { $name } mag doorspelen tegen een bot. Tot dat beslist is, blijft verborgen hoe er is geschud.
# The final scoring, told step by step before the winner is.
count-title = Eindtelling
count-skip = Direct naar de uitslag
count-again = Opnieuw tellen
rematch = Nog een keer
rematch-go = Naar de revanche
replay = Terugkijken
export-text = Opslaan als tekst
export-json = Opslaan als JSON
check-title = Is er eerlijk geschud?
check-about = Vóór de eerste zet toonde de tafel een vingerafdruk van het geheim van de server, en daarna droegen de apparaten van de spelers willekeurige getallen bij. Met dat alles samen is voor deze partij geschud. Nu zie je ook het geheim: de SHA-256 ervan moet de vingerafdruk zijn die je eerder zag.
check-commitment = Vingerafdruk, getoond vóór de eerste zet
check-secret = Geheim, nu getoond
check-noted = Vingerafdruk die dit apparaat heeft onthouden
check-contribution = Bijdrage van { $name }
check-how = Wat hier staat, zegt de pagina van de server. Wil je een bewijs dat niet van de server afhangt? Sla de partij dan op als tekst en laat het programma op je eigen computer het schudden en elke zet controleren:
deal-title = Zo wordt er geschud
deal-about = De server heeft een geheim gekozen en toont de vingerafdruk ervan. Je apparaat onthoudt die en draagt willekeurige getallen bij. Zo kunnen de server en de spelers niet kiezen hoe er wordt geschud. Na de partij vergelijkt de pagina.
deal-contributed = { $count ->
    [0] Nog niemand heeft iets bijgedragen.
    [one] Eén plaats heeft iets bijgedragen.
   *[other] { $count } plaatsen hebben iets bijgedragen.
}
deal-as-promised = Er is geschud zoals het je op dit apparaat is beloofd.
deal-not-noted = Dit apparaat heeft de vingerafdruk niet gezien voordat de partij was afgelopen, en kan dus niets vergelijken.
deal-fits-not-noted = Het verslag klopt met de vingerafdruk. Maar dit apparaat heeft die niet gezien voordat de partij was afgelopen, en weet dus niet of beide zijn vervangen.
deal-nobody = Niemand heeft iets bijgedragen. De server kan dus veel geheimen hebben geprobeerd en er een hebben gekozen.
deal-wrong-commitment = Er is niet geschud zoals beloofd: de tafel toont nu een andere vingerafdruk dan dit apparaat heeft onthouden.
deal-wrong-secret = Er is niet geschud zoals beloofd: het geheim heeft niet de vingerafdruk die werd getoond.
deal-wrong-contribution = Er is niet geschud zoals beloofd: de bijdrage van dit apparaat is niet gebruikt.
deal-wrong-record = Er is niet geschud zoals beloofd: het verslag volgt niet uit het geheim en de bijdragen.

replay-heading = { $game }, zet voor zet
replay-first = Naar het begin
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauzeren
replay-slider = Zet
replay-turn-before = Naar de vorige beurt
replay-turn-after = Naar de volgende beurt
# The choice of whose view is shown.
replay-whose = Gezichtspunt
replay-seat = Zoals { $name } het zag
replay-seat-you = Zoals jij het zag
replay-all = Alle handen open
replay-hands = Wat de spelers in hun hand hadden
replay-speed = Snelheid
replay-times = { $speed }×
replay-copy = Link naar deze zet kopiëren
replay-back = Terug naar de uitslag
replay-absent = Deze server toont geen eerdere stellingen. Het verslag is volledig; het bord blijft zoals het aan het einde was.
replay-failed = De stelling na deze zet kon niet worden geladen. { $problem }
replay-again = Opnieuw proberen

command-open = Zetten typen
# What can be typed: a word for each command, in the reader’s language. The English words always work as well.
command-word-hand = hand
command-word-legal = zetten
command-word-last = laatste
command-word-undo = terugnemen
command-word-help = help
command-label = Typ een zet, of { $words }
command-placeholder = Typ een zet, of { command-word-help }
command-help = Typ een zet zoals die in de lijst van toegestane zetten staat; het begin is genoeg als er niets anders zo begint. ‘{ command-word-legal }’ toont alle zetten, ‘{ command-word-hand }’ wat je in je hand hebt, ‘{ command-word-last }’ wat iedereen het laatst heeft gedaan en wie er aan de beurt is, en met ‘{ command-word-undo }’ neem je je laatste keuze terug. Enter bevestigt, Escape annuleert.
command-help-english = De Engelse woorden en zetten werken ook: { $words }.
command-help-moves = Wat je nu bijvoorbeeld kunt typen:
# A move as it can be typed: in the reader’s language, and in English, which always works.
command-form = { $form } ({ $text })
command-move = { $codes }: { $action }
command-which = { $count ->
    [one] Eén zet begint met ‘{ $typed }’:
   *[other] Er zijn { $count } zetten die met ‘{ $typed }’ beginnen. Welke bedoel je?
}
command-not-now = ‘{ $typed }’ kan nu niet. Typ ‘{ command-word-legal }’ om te zien wat wel kan.
command-close = ‘{ $typed }’ is geen zet. Bedoel je { $forms }?
command-hand = Je hebt { $things }.
command-hand-empty = Je hand is leeg.
command-no-hand = Je kijkt alleen mee, dus je hebt niets in je hand.
command-hand-on-board = Wat je hebt, staat bij de stelling.
command-legal = { $count ->
    [one] Er is één zet:
   *[other] Er zijn { $count } zetten:
}
command-no-legal = Je kunt nu niets doen.
command-again = { $action }: druk op Enter om het te doen, op Escape om te annuleren.

## A game without a board on the page

text-position = Stelling
text-note = Dit spel heeft op deze pagina geen bord. Je ziet de stelling als tekst en kiest uit een lijst met zetten.
text-ask = Kies een zet.
text-wait = Je kunt een zet doen zodra je aan de beurt bent.
text-actions = Je zetten
text-filter = Zetten filteren
text-more = De eerste { $shown } van { $count } zetten. Typ een woord om andere te vinden.
text-none = Geen enkele zet bevat deze woorden.
