### What a shared link says of itself in other programs.
### The server reads these messages: each is text and variables on one line.

link-invitation = { $host } invites you to { $game } for { $seats } players
link-table = { $game } for { $seats } players
link-seats = At the table: { $names }. Free seats: { $free }.
link-game = { $game }: { $names }
link-playing = Turn { $turn }. Watch the game at Fog City.
link-over = The game is over. Step through it at Fog City.
link-bot = bot
link-puzzles = Puzzles at Fog City
link-puzzles-of = Puzzles: { $game }
link-puzzle = { $game }: puzzle { $number }
link-puzzle-daily = { $game }: today’s puzzle
link-puzzles-about = One move is clearly better than all others. Can you find it?
