### What a shared link says of itself in other programs.
### The server reads these messages: each is text and variables on one line.

link-invitation = { $host } inviterer deg til { $game } for { $seats } spillere
link-table = { $game } for { $seats } spillere
link-seats = Ved bordet: { $names }. Ledige plasser: { $free }.
link-game = { $game }: { $names }
link-playing = Tur { $turn }. Følg spillet på Fog City.
link-over = Spillet er slutt. Se det igjen, trekk for trekk, på Fog City.
link-bot = bot
link-puzzles = Oppgaver på Fog City
link-puzzles-of = Oppgaver: { $game }
link-puzzle = { $game }: oppgave { $number }
link-puzzle-daily = { $game }: dagens oppgave
link-puzzles-about = Ett trekk er klart bedre enn alle andre. Finner du det?
