### What a shared link says of itself in other programs.
### The server reads these messages: each is text and variables on one line.

link-invitation = { $host } nodigt je uit voor { $game } met { $seats } spelers
link-table = { $game } met { $seats } spelers
link-seats = Aan tafel: { $names }. Vrije plaatsen: { $free }.
link-game = { $game }: { $names }
link-playing = Beurt { $turn }. Kijk mee op Fog City.
link-over = Het spel is afgelopen. Bekijk het zet voor zet op Fog City.
link-bot = bot
link-puzzles = Puzzels bij Fog City
link-puzzles-of = Puzzels: { $game }
link-puzzle = { $game }: puzzel { $number }
link-puzzle-daily = { $game }: de puzzel van vandaag
link-puzzles-about = Eén zet is duidelijk beter dan alle andere. Vind jij hem?
