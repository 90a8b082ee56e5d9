# Verder spelen vanaf een stelling van een afgelopen partij, tegen bots of in een proefpartij.

play-from = Vanaf hier spelen
play-from-about = Dit opent een eigen tafel met deze stelling. Aan de afgelopen partij verandert niets.
play-from-over = De partij is hier afgelopen. Ga minstens één zet terug om verder te spelen.
play-from-how = Hoe
play-from-bots = Tegen bots
play-from-bots-about = Je neemt één plaats in, bots spelen de andere. Je kunt zetten onbeperkt terugnemen.
play-from-sandbox = Zelf voor iedereen
play-from-sandbox-about = Je zet voor iedereen en ziet alle handen. Je kunt elke zet terugnemen en de winstkansen laten tonen.
play-from-seat = Jouw plaats
play-from-seat-of = { $seat }: { $name }
play-from-seat-you = { $seat }: jij
play-from-level = Bots
play-from-hidden = Wat verborgen was
play-from-same = Zoals het was
play-from-same-about = Alles wat verborgen is, blijft zoals het in deze partij was: wat anderen hebben en wat er nog getrokken wordt.
play-from-anew = Opnieuw verdeeld
play-from-anew-about = Wat { $name } hier niet kon weten, wordt willekeurig opnieuw verdeeld, zo dat het past bij alles wat { $name } had gezien.
play-from-knower = Wie alles houdt wat die wist
play-from-start = Beginnen

origin-from = { $number ->
    [0] Vanaf het begin van deze partij
   *[other] Vanaf zet { $number } van deze partij
}
origin-no-deal = Verder gespeeld vanaf een afgelopen partij, met al het verborgene zoals het was. Er is geen eerlijke verdeling beloofd en de uitslag telt niet.
origin-guessed = Verder gespeeld vanaf een afgelopen partij, met het verborgene opnieuw verdeeld. Er is geen eerlijke verdeling beloofd en de uitslag telt niet.
log-continued = { $number ->
    [0] Deze tafel begint bij het begin van een afgelopen partij.
   *[other] Deze tafel begint na zet { $number } van een afgelopen partij.
}

tab-study = Studie
sandbox-chances = Winstkansen
sandbox-chances-about = Wat de bots voor elke speler verwachten, telkens op grond van wat die speler kan weten.
sandbox-chances-failed = De winstkansen konden niet worden berekend. { $problem }
sandbox-hands = Alle handen
sandbox-hands-about = Wat elke speler heeft, niet alleen wie aan zet is.

reason-no-play-from-yet = Je kunt vanaf een stelling verder spelen zodra de partij is afgelopen: tot dan zou dat verklappen wat verborgen is.
reason-no-such-position = Deze partij heeft zo’n stelling niet.
reason-over-there = De partij is hier afgelopen. Ga minstens één zet terug om verder te spelen.
reason-no-rematch = Deze partij is vanaf een andere verder gespeeld. Je kunt daar opnieuw vanaf spelen.
reason-no-sandbox = Winstkansen zijn er alleen als je zelf voor iedereen zet, of in de analyse van een afgelopen partij.
reason-chances-not-yet = De server is bezig. De winstkansen komen later.
reason-no-chances = De server kon deze stelling niet beoordelen.
