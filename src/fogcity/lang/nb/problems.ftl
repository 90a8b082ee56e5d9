# What went wrong: problem-CODE, and reason-ID where the server gives a reason. Each game’s own reasons are in its file.

problem-unexpected = Noe uventet gikk galt. Prøv igjen.
problem-unreachable = Vi får ikke kontakt med serveren akkurat nå. Prøv igjen om litt.
problem-unknown = Dette finnes ikke, eller det er bare andre som får se det.
problem-who-are-you = Velg et navn først.
problem-late = Noe har skjedd i mellomtiden. Se en gang til.
problem-too-often = Det gikk litt for fort. Vent et øyeblikk.
problem-unavailable = Serveren kan ikke gjøre det akkurat nå. Prøv igjen om litt.

reason-bad-name = Velg et navn på 1 til 30 synlige tegn.
reason-bad-login = Skriv inn et navn på 1 til 30 tegn.
reason-bad-passphrase = Velg en passfrase på { $least } til { $most } tegn.
reason-logged-out = Du ble logget ut. Logg inn igjen.
reason-account-already = Du har allerede en konto.
reason-name-taken = Det finnes allerede en konto som heter { $name }. Velg et annet navn.
reason-wrong-passphrase = Navnet eller passfrasen er feil. Prøv igjen.
reason-account-name-stays = En konto beholder navnet sitt; du kan bare endre skrivemåten.
reason-seat-taken = Plass { $seat } er opptatt.
reason-you-sit-already = Du sitter allerede ved dette bordet.
reason-sit-first = Ta en plass selv først.
reason-kicked = Verten har fjernet deg fra dette bordet.
reason-table-full = Alle plasser er opptatt.
reason-seat-free = Ingen sitter på plass { $seat }.
reason-asked-already = Denne spilleren sitter her allerede eller er allerede invitert.
reason-not-asked = Det er ikke holdt av noen plass til deg ved dette bordet.
reason-nothing-to-undo = Du kan bare angre ditt eget siste valg: før noen andre har gjort noe, og ikke når det har vist deg noe skjult.
reason-no-time-to-undo = Du har for lite tid igjen til å velge på nytt.
reason-bot-plays-there = Der spiller det allerede en bot.
reason-bot-plays-on = En bot spiller videre på plassen din.
reason-stop-offered-already = Noen har allerede foreslått å stoppe: Svar på det først.
reason-no-stop-offered = Ingen foreslår å stoppe lenger.
reason-agreed-already = Du har allerede sagt ja.
reason-muted = Verten har dempet deg ved dette bordet.
reason-empty-text = Skriv noe først.
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
reason-asked-twice = Du kan bare invitere hver person én gang, og ikke deg selv.
reason-no-such-account = Det finnes ingen konto som heter { $name }.
reason-too-often = Det gikk litt for fort. Prøv igjen om { $seconds ->
    [one] ett sekund
   *[other] { $seconds } sekunder
}.
reason-too-many-open = Du har denne siden åpen for mange steder. Lukk noen av dem.
reason-no-such-table = Dette bordet finnes ikke, eller du trenger lenken fra invitasjonen.
reason-busy = Det skjer for mye ved dette bordet på en gang. Prøv igjen.
reason-needs-invitation = Dette bordet er bare for inviterte: Be verten om lenken.
reason-who-are-you = Velg et navn først.
reason-database-away = Serveren kan ikke lagre noe akkurat nå. Prøv igjen om litt.
reason-shutting-down = Serveren startes på nytt. Prøv igjen om litt.
reason-bad-text = Det er ikke et trekk i dette spillet. Skriv «legal» for å se alle.
reason-no-such-action = Et slikt trekk finnes ikke.
