### What a shared link says of itself in other programs.
### The server reads these messages: each is text and variables on one line.

link-invitation = { $host } nodigt je uit voor { $game } met { $seats } spelers
link-table = { $game } met { $seats } spelers
link-seats = Aan tafel: { $names }. Vrije plaatsen: { $free }.
link-game = { $game }: { $names }
link-playing = Beurt { $turn }. Kijk mee op Fog City.
link-over = Het spel is afgelopen. Bekijk het zet voor zet op Fog City.
link-bot = bot
