# A table: waiting, playing, finished, replayed.

table-title = Tafel
table-heading = { $game }
table-missing = Deze tafel bestaat niet
table-closed = Deze tafel is gesloten
table-closed-about = De host heeft de tafel gesloten voordat er gespeeld werd, of er kwam twee weken lang niemand.
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

invite-title = Neem je vrienden mee
invite-about = Wie deze link opent, kan aanschuiven. Registreren hoeft niet.
invite-link = Link naar deze tafel
invite-code = QR-code met de link naar deze tafel
invite-code-show = Toon een QR-code
invite-code-about = Vrienden in dezelfde kamer kunnen deze code met hun telefoon scannen.
facts-title = Aan deze tafel
facts-open = Iedereen mag meedoen en meekijken.
facts-closed = Alleen mensen met een link vinden deze tafel.
facts-option = { $name }: { $value }
facts-forfeits = Wie geen tijd meer heeft, kan niet meer winnen; een bot speelt verder.

turn-yours = Jij bent aan de beurt.
turn-of = { $name } is aan de beurt.
turn-waiting = { $name } is aan de beurt.
turn-bot = { $name } denkt na …
turn-over = Het spel is afgelopen.
undo = Terugnemen
undo-about = Neem je laatste keuze terug, zolang die niets heeft onthuld
do-confirm = Doen
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
mark-here = is er
mark-away = is weg
mark-resigned = heeft opgegeven
mark-forfeited = tijd op
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
chat-fresh = { $count ->
    [one] Eén nieuw bericht
   *[other] { $count } nieuwe berichten
}

missed-count = { $count ->
    [one] Eén zet sinds je hier was.
   *[other] { $count } zetten sinds je hier was.
}
missed-show = Laat zien
missed-title = Sinds je hier was
missed-step = { $step } van { $count }
missed-done = Verder spelen

handover-title = Geef het scherm aan { $name }
handover-about = De mist verbergt ieders hand tot { $name } er is.
handover-accept = Ik ben { $name }

resign = Opgeven …
resign-about = Een bot speelt op jouw plaats verder. Je krijgt die plaats niet terug.
resign-sure = Wil je echt opgeven? De anderen gaan zonder jou verder.
resign-yes = Ik wil opgeven
resign-no = Doorspelen
resign-do = Definitief opgeven
stop-offer = Voorstellen te stoppen
stop-asked = Hier stoppen, zonder uitslag? Voorgesteld door { $names }.
stop-agreed = Je wilt hier graag stoppen. Het spel stopt als iedereen dat wil.
stop-yes = Stoppen
stop-no = Doorspelen
stop-back = Toch doorspelen
share-watch = Anderen laten meekijken
share-watch-about = Wie deze link heeft, kan meekijken en ziet niet meer dan wat voor iedereen zichtbaar is.
share-finished-about = Wie deze link heeft, kan de uitslag zien en de partij terugkijken.

log-earlier = Eerder
log-created = { $name } maakt de tafel.
log-joined = { $name } schuift aan.
log-left = Plaats { $seat } komt vrij.
log-kicked = De host maakt plaats { $seat } vrij.
log-bot = { $name } schuift aan: { $kind }.
log-invited = { $name } krijgt een uitnodiging voor plaats { $seat }.
log-declined = { $name } slaat de uitnodiging af.
log-host = { $name } wordt de host.
log-started = Het spel begint.
log-undone = { $name } neemt een keuze terug.
log-resigned = { $name } geeft op. Een bot neemt het over: { $kind }.
log-flagged = { $name } heeft geen tijd meer. Een bot neemt het over.
log-forfeited = { $name } heeft geen tijd meer en kan niet meer winnen.
log-stop-offered = { $name } stelt voor te stoppen.
log-stop-yes = { $name } stemt ermee in te stoppen.
log-stop-no = { $name } wil doorspelen.
log-ended-played = Het spel is afgelopen.
log-ended-stopped = Iedereen stemt ermee in hier te stoppen, zonder uitslag.
log-ended-forfeited = Het spel is beslist: nog maar één speler kan winnen.
log-ended-closed = De tafel wordt gesloten.
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
command-no-hand = Je kijkt alleen mee, dus je hebt niets in je hand.
command-hand-on-board = Wat je hebt, staat bij de stelling.
command-legal = { $count ->
    [one] Er is één zet:
   *[other] Er zijn { $count } zetten:
}
command-no-legal = Je kunt nu niets doen.
command-again = { $action }: druk op Enter om het te doen, op Escape om te annuleren.

## Een spel zonder bord op de pagina

text-position = Stelling
text-note = Dit spel heeft op deze pagina geen bord. Je ziet de stelling als tekst en kiest uit een lijst met zetten.
text-ask = Kies een zet.
text-wait = Je kunt een zet doen zodra je aan de beurt bent.
text-actions = Je zetten
text-filter = Zetten filteren
text-more = De eerste { $shown } van { $count } zetten. Typ een woord om andere te vinden.
text-none = Geen enkele zet bevat deze woorden.
