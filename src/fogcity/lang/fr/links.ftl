### What a shared link says of itself in other programs.
### The server reads these messages: each is text and variables on one line.

link-invitation = { $host } vous invite à une partie à { $seats } joueurs – { $game }
link-table = { $game } à { $seats } joueurs
link-seats = À la table : { $names }. Places libres : { $free }.
link-game = { $game } – { $names }
link-playing = Tour { $turn }. Suivez la partie sur Fog City.
link-over = La partie est finie. Revoyez-la coup par coup sur Fog City.
link-bot = bot
link-puzzles = Problèmes à Fog City
link-puzzles-of = Problèmes : { $game }
link-puzzle = { $game } : problème { $number }
link-puzzle-daily = { $game } : le problème du jour
link-puzzles-about = Un coup est nettement meilleur que tous les autres. Le trouverez-vous ?
