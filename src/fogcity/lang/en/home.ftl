# The home page, and making a table.

home-title = Ride the hills of Fog City
home-tagline = San Francisco’s cable-car games: with friends, or against bots, right now.
home-play = Play
home-against = against
home-bots = Number of bots
home-bots-count = { $count ->
    [one] one bot
   *[other] { $count } bots
}
home-level = How strong the bots are
home-more = Set up a table your own way: seats, options, clock, one screen for several people
home-challenges = You are invited to play
home-mine = Your games
home-open = Open tables
home-mine-finished = Your finished games
home-finished = Recently finished
mine-empty = No games in progress. Press “Play now” and you are at a table in a second.
mine-clear = Clear this game: { $game }
mine-clear-all = Clear all bot games
mine-cleared = { $count ->
    [one] One game cleared.
   *[other] { $count } games cleared.
}
mine-restore = Bring back
open-empty = No table is waiting for players right now. Make one that anybody can join, and somebody may sit down.
home-live = Live now
live-empty = Nobody is playing at an open table right now. When somebody does, you can watch here.
line-watched = { $count ->
    [one] { $state } · one spectator
   *[other] { $state } · { $count } spectators
}
mine-finished-empty = Games you have finished are kept here, to replay move by move.
finished-empty = Games at open tables are shown here once they are over.

play-now = Play now
play-now-about = { $bots ->
    [one] { $title } against one bot
   *[other] { $title } against { $bots } bots
}
play-friends = With friends
friends-title = { $game } with friends
friends-count = How many of you will play?
friends-name = Your name
friends-about = Next you get a link for your friends. While you wait, you can still add or remove seats.

game-cablecar = Cable Car
game-cablecar-about = Lay tiles to make your own lines long and to end your rivals’ lines early.
game-cablecar-minutes = 30 minutes
game-company = Cable Car: the company game
game-company-about = Nobody owns a line, everybody owns shares. Make the companies you secretly hold the richest in town.
game-company-minutes = 45 minutes
game-ticket = Ticket to Ride: San Francisco
game-ticket-about = Collect cards, claim routes from the bridge to the bay, and connect the locations on your tickets.
game-ticket-minutes = 20 minutes
game-as-text = Played as text: this page has no board for it.
game-players = { $least } to { $most } players
game-players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}

line-your-turn = Your turn · { $ago }
line-turn-of = { $name }’s turn · { $ago }
line-playing = In progress · { $ago }
line-waiting = { $free ->
    [0] Ready to begin
    [one] Waiting for one more player
   *[other] Waiting for { $free } more players
}
line-won = { $count ->
    [one] { $names } won · { $ago }
   *[other] { $names } share the win · { $ago }
}
line-won-you = You won · { $ago }
line-over = Finished · { $ago }
line-nobody = nobody yet
line-with-free = { $free ->
    [one] { $who }, and a free seat
   *[other] { $who }, and { $free } free seats
}
line-seats = { $name } ({ $seats } seats)

new-title = New table
new-game = Game
new-seats = Who plays?
new-seats-count = Number of players
new-options = Options
new-clock = Clock
new-who = Who may join, and when it begins
new-open = Anybody may join and watch
new-open-about = The table is listed on the home page. Otherwise, only people with your link can find it.
new-start = Begin as soon as all seats are taken
new-start-about = Otherwise, it begins when you say so.
new-take-back = Take back moves without limit
new-take-back-about = Against bots only, also past their replies. The game record says how often you did.
new-make = Make the table

seat-you = You
seat-me = { $name } (you)
seat-kind = Who sits in seat { $seat }
seat-bot = A bot
seat-link = A friend, by link
seat-account = A friend, by account name
seat-screen = Somebody at this screen
seat-bot-level = How strong the bot in seat { $seat } is
seat-account-name = Name of the account
seat-screen-label = Name of the player
seat-screen-name = Player { $seat }
seat-link-about = You get a link and a QR code to share.

option-rotation = Turn tiles
option-rotation-about = Tiles may be laid any way round. Without this, all roofs point the same way, as in the original rules.
option-hand = Tiles in hand
option-hand-about = How many tiles everybody holds. The more tiles, the more choice.
option-exchange-until = Exchange shares until
option-exchange-until-about = Shares can be exchanged until a company has this much profit. Our copy of the rules lost the number: 20 is our choice.
option-turn-limit = Turns with exchanges
option-turn-limit-about = After this many turns, shares can no longer be exchanged.

clock-none = No clock
clock-turn = Time for each turn
clock-bank = Time for the whole game
clock-none-about = Everybody takes the time they need; a game may go on for weeks.
clock-turn-about = Each turn may take { $time }.
clock-bank-about = Everybody has { $time } for the whole game.
clock-bank-increment-about = Everybody has { $time } for the whole game, and gains { $increment } after each turn.
clock-time-turn = For each turn
clock-time-bank = For the game
clock-increment = Gained after each turn
clock-no-increment = nothing
clock-forfeits = Whoever runs out of time loses
clock-forfeits-about = A bot plays on for them either way. With this option, they can no longer win.
clock-bot-about = A bot plays on for whoever runs out of time.
