# What went wrong: problem-CODE, and reason-ID where the server gives a reason. Each game’s own reasons are in its file.

problem-unexpected = Er ging onverwacht iets mis. Probeer het nog eens.
problem-unreachable = De server is even niet bereikbaar. Probeer het zo nog eens.
problem-unknown = Dit is niet te vinden, of alleen anderen mogen het zien.
problem-who-are-you = Kies eerst een naam.
problem-late = Er is intussen iets gebeurd. Kijk nog eens.
problem-too-often = Dat ging een beetje te snel achter elkaar. Wacht even.
problem-unavailable = De server kan dat nu even niet. Probeer het zo nog eens.

reason-bad-name = Kies een naam van 1 tot 30 zichtbare tekens.
reason-bad-login = Vul een naam van 1 tot 30 tekens in.
reason-bad-passphrase = Kies een wachtzin van { $least } tot { $most } tekens.
reason-logged-out = Je bent uitgelogd. Log opnieuw in.
reason-account-already = Je hebt al een account.
reason-name-taken = Er is al een account met de naam { $name }. Kies een andere naam.
reason-wrong-passphrase = De naam of de wachtzin klopt niet. Probeer het nog eens.
reason-account-name-stays = Een account houdt zijn naam; alleen de schrijfwijze kun je veranderen.
reason-seat-taken = Plaats { $seat } is bezet.
reason-you-sit-already = Je zit al aan deze tafel.
reason-sit-first = Neem eerst zelf een plaats.
reason-kicked = De host heeft je van deze tafel verwijderd.
reason-table-full = Alle plaatsen zijn bezet.
reason-seat-free = Op plaats { $seat } zit niemand.
reason-asked-already = Deze speler zit hier al, of is al uitgenodigd.
reason-not-asked = Aan deze tafel is geen plaats voor je vrijgehouden.
reason-nothing-to-undo = Je kunt alleen je eigen laatste keuze terugnemen: voordat iemand anders iets doet, en niet als je er iets verborgens door hebt gezien.
reason-no-time-to-undo = Je hebt te weinig tijd over om opnieuw te kiezen.
reason-bot-plays-there = Daar speelt al een bot.
reason-bot-plays-on = Een bot speelt op jouw plaats verder.
reason-stop-offered-already = Iemand heeft al voorgesteld te stoppen: geef daar eerst antwoord op.
reason-no-stop-offered = Niemand stelt nog voor te stoppen.
reason-agreed-already = Je hebt al ingestemd.
reason-muted = De host heeft je aan deze tafel gedempt.
reason-empty-text = Schrijf eerst iets.
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
reason-asked-twice = Je kunt iedereen maar één keer uitnodigen, en jezelf niet.
reason-no-such-account = Er is geen account met de naam { $name }.
reason-too-often = Dat ging een beetje te snel achter elkaar. Probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} nog eens.
reason-too-many-open = Je hebt deze pagina te vaak open. Sluit er een paar.
reason-no-such-table = Deze tafel bestaat niet, of je hebt de link van de uitnodiging nodig.
reason-busy = Aan deze tafel gebeurt te veel tegelijk. Probeer het nog eens.
reason-needs-invitation = Aan deze tafel speel je op uitnodiging: vraag de host om de link.
reason-who-are-you = Kies eerst een naam.
reason-database-away = De server kan nu even niets opslaan. Probeer het zo nog eens.
reason-shutting-down = De server wordt opnieuw gestart. Probeer het zo nog eens.
reason-bad-text = Dat is geen zet in dit spel. Typ ‘legal’ om alle zetten te zien.
reason-no-such-action = Die zet bestaat niet.
