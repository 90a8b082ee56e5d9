var e=`
cc-board = Board
cc-power-station = Power station
cc-double = ×2

cc-space-free = { $space }, free
cc-space-legal = { $space }, free, tile may be laid here
cc-space-laid = { $space }, { $tile }
cc-space-laid-by = { $space }, { $tile } laid by { $player }
cc-space-lines = { $what }. { $count ->
    [0] No line crosses it.
    [one] One line crosses it: Enter traces it.
   *[other] { $count } lines cross it: Enter traces one after the other.
}

cc-line-waiting = Station { $station }, { $owner }: the car has not left yet
cc-line-open = Station { $station }, { $owner }: { $tiles ->
    [one] one tile so far
   *[other] { $tiles } tiles so far
}
cc-line-closed = Station { $station }, { $owner }: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} to station { $to }, { $points ->
    [one] one point
   *[other] { $points } points
}
cc-line-power = Station { $station }, { $owner }: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} to the power station, counted twice: { $points } points

cc-hand = Your tiles
cc-hand-one = Your tile
cc-hand-drawn = The tile you drew
cc-hand-of-other = You are watching
cc-tile-choose = Tile { $number }: { $tile }
cc-tile-named = { $tile }
cc-tile-turned = { $tile }, turned by { $turned }°
cc-rotate = Turn it
cc-draw = Draw a tile
cc-pass = Pass
cc-supply = { $tiles ->
    [0] The supply is empty
    [one] One tile in the supply
   *[other] { $tiles } tiles in the supply
}
cc-keeps = The tile in your hand stays there.
cc-no-tile = You have no tile.
cc-nowhere = Turned like this it may lie nowhere.
cc-keys-help = Arrow keys walk over the spaces where your tile may lie, with Shift over all spaces and cars. Enter lays.

cc-would-nothing = { $space }: this moves no line.
cc-would = { $space }: { $what }.
cc-would-close = { $owner } scores { $points }
cc-would-close-company = { $company } earns { $points }
cc-would-extend = { $owner }’s line grows to { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
cc-would-extend-company = a { $company } line grows to { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
cc-would-end-exchange = exchanging of shares ends
cc-not-your-turn = It is not your turn.

cc-reason-game_over = The game is over.
cc-reason-no_such_action = There is no such move.
cc-reason-must_lay = You have drawn { $drawn } and must lay it now.
cc-reason-must_lay_other = You have drawn { $drawn } and must lay that one, not { $tile }.
cc-reason-supply_empty = The supply is empty.
cc-reason-pass_with_tile = Only a player who has no tile and can draw none may pass.
cc-reason-no_shares = There are no shares in this game.
cc-reason-exchange_over_by_profit = No more exchanging: { $company } has { $profit } profit, and { $until } is where it ends.
cc-reason-exchange_over_by_turns = No more exchanging after { $turns } turns.
cc-reason-no_exchange_here = Shares are not exchanged at this table.
cc-reason-no_turning = Tiles are not turned at this table: all roofs point one way.
cc-reason-not_in_hand = You have no { $tile } in your hand.
cc-reason-space_taken = A tile lies on { $space } already.
cc-reason-space_apart = On { $space } it would stand alone: a tile must touch another tile or the edge of the board.
cc-reason-same_tracks = { $tile } looks just like { $as }: lay it that way.
cc-reason-short_line = On { $space } this tile alone would carry a car from station to station. That is only allowed if the tile fits nowhere else.

cc-say-drawn = { $player } draws a tile.
cc-say-drawn-known = { $player } draws { $tile }.
cc-say-laid = { $player } lays { $tile } on { $space }.
cc-say-laid-turned = { $player } lays { $tile }, turned by { $turned }°, on { $space }.
cc-say-closed = { $owner }: the line from station { $station } reaches station { $to } and scores { $points ->
    [one] one point
   *[other] { $points } points
}.
cc-say-closed-power = { $owner }: the line from station { $station } reaches the power station and scores double: { $points } points.
cc-say-closed-company = The { $company } line from station { $station } reaches station { $to } and earns { $points } profit.
cc-say-closed-power-company = The { $company } line from station { $station } reaches the power station and earns double: { $points } profit.
cc-say-swapped-open = { $player } exchanges a { $percent } % share for the open one, { $took }.
cc-say-swapped-open-known = { $player } exchanges { $percent } % of { $gave } for the open { $percent } % of { $took }.
cc-say-swapped-blind = { $player } exchanges a { $percent } % share for the top one of the pile.
cc-say-swapped-blind-known = { $player } exchanges { $percent } % of { $gave } for { $percent } % of { $took } from the top of the pile.
cc-say-exchange-closed = From now on no shares are exchanged.
cc-say-passed = { $player } passes.
cc-say-passed-over = { $player } has no tile left and is passed over.
cc-say-over = { $count ->
    [one] { $winners } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $winners } share the win with { $points ->
        [one] one point
       *[other] { $points } points
    } each.
}

cc-do-lay = Lay { $tile } on { $space }
cc-do-lay-turned = Lay { $tile }, turned by { $turned }°, on { $space }
cc-do-draw = Draw a tile
cc-do-pass = Pass
cc-do-swap-open = Exchange your { $percent } % share for the open one, { $company }
cc-do-swap-blind = Exchange your { $percent } % share for the top one of the pile

cc-ask-lay = Lay your tile.
cc-ask-lay-or-draw = Lay your tile, or draw one.
cc-ask-lay-one = Lay one of your tiles.
cc-ask-lay-one-or-draw = Lay one of your tiles, or draw one.
cc-ask-lay-drawn = Lay the tile that you drew.
cc-ask-lay-or-swap = Lay your tile, draw one, or exchange a share.
cc-ask-swap = Exchange a share.
cc-ask-pass = You have no tile left: pass.
cc-ask-other = { $player } is to play.

cc-points = { $points ->
    [one] one point
   *[other] { $points } points
}
cc-tiles-in-hand = { $tiles ->
    [0] no tile
    [one] one tile
   *[other] { $tiles } tiles
}
cc-lines-open = { $lines ->
    [0] all lines closed
    [one] one line to go
   *[other] { $lines } lines to go
}
cc-share-known = { $percent } % of { $company }
cc-share-unknown = { $percent } %, unknown

cc-race = Points
cc-race-label = { $points ->
    [one] one point
   *[other] { $points } points
}, { $tiles ->
    [0] nothing on the way
    [one] one more tile on the way
   *[other] { $tiles } more tiles on the way
}
cc-race-open = { $tiles ->
    [0] nothing on the way
    [one] one more tile on the way
   *[other] { $tiles } more tiles on the way
}

cc-companies = Companies
cc-company-profit = { $company }: { $profit } profit, a tenth pays { $value }
cc-profit = Profit
cc-tenth = 10 % pays
cc-limit = Until a company has { $until } profit
cc-limit-mark = exchange ends at { $until }
cc-limit-over = Exchanging is over
cc-shares = Your shares
cc-shares-now = They pay { $points } as things stand.
cc-share-mine = { $percent } % of { $company }, pays { $points } now
cc-share-secret = Only you know it.
cc-share-seen = { $who } { $count ->
    [one] knows it too.
   *[other] know it too.
}
cc-pile = { $percent } %
cc-pile-down = { $percent } %: { $shares ->
    [0] none face down.
    [one] one share face down.
   *[other] { $shares } shares face down.
}
cc-pile-open = { $percent } %: the open share is { $company }.
cc-piles = Exchange a share
cc-piles-closed = Shares on the table
cc-offer-open = open
cc-offer-blind = pile
cc-take-open-label = Exchange your { $percent } % share for the open one, { $company }, which pays { $points } now.
cc-take-blind-label = Exchange your { $percent } % share for the top one of the pile, with { $shares ->
    [one] one share
   *[other] { $shares } shares
} face down.
cc-top-known = You know the top one: { $company }.

cc-result = How it was scored
cc-result-lines = Line from station { $station }: { $points }
cc-result-line = Station { $station }
cc-result-share = { $percent } % of { $company } at { $value }: { $points }
cc-result-round-lines = The lines, one by one
cc-result-round-share = The { $percent } % shares
cc-result-round-bonus = Majorities
cc-result-bonus = Majorities
cc-result-bonus-text = Majorities: { $points }
cc-result-bonus-why = Whoever holds most of a company gets a tenth of its profit.
cc-result-skip = Show all
cc-result-again = Tell it again
cc-result-winner = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}


colour-yellow = yellow
colour-blue = blue
colour-orange = orange
colour-green = green
colour-purple = purple
colour-black = black
colour-red = red
colour-brown = brown
colour-grey = grey
colour-pink = pink
colour-teal = teal
colour-lime = lime
colour-sky = sky blue
colour-sand = sand


fogcity = Fog City
skip = Skip to the page
loading = One moment …
close = Close
cancel = Cancel
back = Back
previous = Back one
next = Next
more = More
yes = yes
no = no
you = you
somebody = somebody
copy = Copy
copied = Copied
share = Share
go-home = To the first page

nav-label = Fog City
nav-home = Fog City: to the first page
nav-mine = My games
nav-mine-waiting = { $count ->
    [one] One game waits for you.
   *[other] { $count } games wait for you.
}
nav-new = New table
nav-rules = Rules
nav-me = You are { $name }
nav-nobody = Guest

footer = Cable Car and Ticket to Ride: San Francisco at one digital table. Made for friends, played in fog.
footer-api = For programmers

connection-lost = No connection just now. Everything is kept; we go on as soon as it is back.
bots-compiling = The bots are still warming up on this machine. Until they are ready they take their time.

missing-title = Lost in the fog
missing-text = There is nothing at this address. Perhaps the link was cut short.
failed-title = That went off the rails
failed-text = Something in this page has failed. Your game is safe on the server; loading the page again nearly always helps.
failed-reload = Load the page again
rules-missing = The rules are not here yet.

settings = Settings
language = Language
theme = Light or dark
theme-auto = As my device
theme-light = Light
theme-dark = Dark
confirm = Ask once more before a move
confirm-always = Always
confirm-touch = On touch
confirm-never = Never
confirm-about = What was picked by accident can be let go before it is done.
sounds = Sounds
sounds-about = A soft cable-car bell when it is your turn.

account-overview-title = Who you are
account-keep-title = Keep your games
account-login-title = Log in
account-delete-title = Delete me
account-is-nobody = Nobody has to register. Choose a name, or play at once and get one.
account-is-guest = You are a guest: your games are kept for this browser. With a passphrase you find them on other devices too.
account-is-account = Your games are kept under this name, on every device where you log in.
account-name = Name
account-passphrase = Passphrase
account-rename = Change my name
account-be-guest = Play under this name
account-keep = Keep my games with a passphrase
account-keep-about = Choose a name and a passphrase of at least 8 characters. All your games stay yours, and friends can ask you to a table by name.
account-keep-do = Keep my games
account-login = Log in
account-login-about = Log in to find your games on this device.
account-login-guest = You are a guest here now. Games of this guest do not move to the account you log in to.
account-logout = Log out
account-delete = Delete me …
account-delete-about = Your name, your keys and every word you said will be deleted. Bots take over your seats; the games themselves stay, without your name. This cannot be taken back.
account-delete-sure = Yes, I want to be forgotten.
account-delete-do = Delete me for good

seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

bot-tourist = Tourist (plays at random)
bot-conductor = Conductor (beginner)
bot-gripman-easy = Gripman (easy)
bot-gripman-medium = Gripman (medium)
bot-gripman-hard = Gripman (hard)
bot-gripman-expert = Gripman (expert)


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
home-challenges = You are asked to play
home-mine = Your games
home-open = Open tables
home-mine-finished = Your finished games
home-finished = Recently finished
mine-empty = No game under way. Press “Play now” and you are at a table in a second.
open-empty = Nobody waits for players just now. Make a table that everybody can join, and somebody may sit down.
mine-finished-empty = Games you have finished are kept here, to look at again move by move.
finished-empty = Games at open tables are shown here once they are over.

play-now = Play now
play-now-about = { $bots ->
    [one] { $title } against one bot
   *[other] { $title } against { $bots } bots
}
play-friends = With friends

game-cablecar = Cable Car
game-cablecar-about = Lay tiles, stretch your own lines across the city, and send your rivals’ cars to the next stop.
game-cablecar-minutes = 30 minutes
game-company = Cable Car: the company game
game-company-about = Nobody owns a line, everybody owns shares. Make the companies you secretly hold the richest in town.
game-company-minutes = 45 minutes
game-ticket = Ticket to Ride: San Francisco
game-ticket-about = Collect cards, claim routes from the bridge to the bay, and keep the promises on your tickets.
game-ticket-minutes = 20 minutes
game-players = { $least } to { $most } players

line-your-turn = Your turn, { $ago }
line-turn-of = { $name }’s turn, { $ago }
line-playing = Under way, { $ago }
line-waiting = { $free ->
    [0] Ready to begin
    [one] Waits for one more player
   *[other] Waits for { $free } more players
}
line-won = { $count ->
    [one] { $names } won, { $ago }
   *[other] { $names } share the win, { $ago }
}
line-over = Over, { $ago }
line-nobody = nobody yet
line-with-free = { $free ->
    [one] { $who }, and a free seat
   *[other] { $who }, and { $free } free seats
}

new-title = A new table
new-game = Game
new-seats = Who plays?
new-seats-count = Number of players
new-options = Options
new-clock = Clock
new-who = Who may come, and when it begins
new-open = Everybody may join and watch
new-open-about = The table is listed on the first page. Otherwise only people with your link find it.
new-start = Begin as soon as all seats are taken
new-start-about = Otherwise it begins when you say so.
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
seat-link-about = You get a link and a code to hand on.

option-rotation = Turn tiles
option-rotation-about = Tiles may be laid any way round. Without this, all roofs point the same way, as in the original rules.
option-hand = Tiles in hand
option-hand-about = How many tiles everybody holds. More tiles, more choice.
option-exchange-until = Exchange shares until
option-exchange-until-about = Shares are exchanged until a company has this much profit. The printed number is not known to us: 20 is ours.
option-turn-limit = Turns with exchanges
option-turn-limit-about = After this many turns no more shares are exchanged.

clock-none = No clock
clock-turn = Time for each turn
clock-bank = Time for the whole game
clock-none-about = Everybody takes the time they need; a game may go on for weeks.
clock-turn-about = Each turn may take { $time }.
clock-bank-about = Everybody has { $time } for the whole game.
clock-bank-increment-about = Everybody has { $time } for the whole game, and gets { $increment } back after each turn.
clock-time-turn = For each turn
clock-time-bank = For the game
clock-increment = Back after each turn
clock-no-increment = nothing
clock-forfeits = Whoever runs out of time loses
clock-forfeits-about = A bot plays on for whoever runs out of time, and that player cannot win any more. Without this, only the bot takes over.
clock-bot-about = A bot plays on for whoever runs out of time.


ln-title = Learn to play
ln-intro = Read the rules with boards that you can touch, or let us take you through your first few turns. Five minutes will do.
ln-games = The games
ln-rules-of = Rules
ln-rules-of-game = Rules of { $game }
ln-guide-of = Guided first game
ln-guide-of-game = Guided first game: { $game }
ln-contents = On this page
ln-other-rules = Other rules
ln-print = Print
ln-loading = Just a moment …
ln-failed = This page could not be loaded. Is there a connection?
ln-again = Try again
ln-try-it = The quickest way to learn is to play. Five minutes, and we tell you what to do.
ln-link-to = Link to this section


ln-figure-before = Before
ln-figure-back = Back
ln-figure-next = Next
ln-figure-again = Start again
ln-figure-step = { $step } of { $steps }
ln-figure-map-waits = The map is on its way …
ln-figure-map-failed = The map cannot be shown just now.


ln-guide-title = Your first game: { $game }
ln-guide-short = Your first game
ln-guide-step = Step { $step } of { $steps }
ln-guide-next = Go on
ln-guide-show = Show me
ln-guide-restart = Start again
ln-guide-waiting = { $rival } is playing …
ln-guide-name-cablecar = Yellow
ln-guide-name-company = Pink
ln-guide-name-ticket = Yellow
ln-guide-not-this = Not this time. { $do }
ln-guide-rules = Read the rules
ln-guide-play = Play your first game
ln-guide-play-about = Against an easy bot. Nobody will be watching, and you can take moves back.
ln-guide-done = That’s it!
ln-guide-happened = What happened
ln-guide-hand = Before you

ln-guide-cablecar-1 = Welcome to San Francisco! You are yellow: your cars, marked with a star, stand at the odd stations around the board. { $rival } plays blue. Every car has one line to travel, and every tile on the way is a point. So far, not a single tile lies.
ln-guide-cablecar-2 = This is your tile. Its tracks run straight on from every side. On c1, just below station 3, it gives your car there something to cross.
    .do = Lay your tile on c1.
ln-guide-cablecar-3 = The dotted line shows how far your car gets: one tile. { $rival } has laid a tile in the corner, on h1. Your new tile turns what comes from the top to the right.
    .do = Lay it where your line wants to go: on c2.
ln-guide-cablecar-4 = Anybody may lengthen anybody’s line, and { $rival } has just done so: with the tile on d2, your line from station 3 crosses three tiles and heads for d3, right beside the power station. That was kind, as you will see.
ln-guide-cablecar-5 = A line that runs into the power station counts double. Your tile takes what comes from the top straight down.
    .do = Lay your tile on d3.
ln-guide-cablecar-6 = Four tiles, doubled: eight points! Your new tile sends every track back where it came from. At the edge it would carry a car straight back into its own station, over that one tile alone, and that is not allowed. If you do not like your tile, draw another one. But then you must lay the one you have drawn.
    .do = Draw a tile.
ln-guide-cablecar-7 = Now be a little mean. { $rival }’s line from station 8 leaves h1 to the left, towards g1. The tile that you have drawn takes it from there straight up into station 7.
    .do = Lay the drawn tile on g1.
ln-guide-cablecar-8 = Only two points for { $rival }, and that line is over. The same tile opened a line for you: from station 7 down to g2. Here your odd tile comes in handy. It turns the line round, and a tile that is crossed twice counts twice.
    .do = Lay it on g2.
ln-guide-cablecar-9 = Your line from station 7 has crossed g1, g2 and g1 again: three tiles so far, and it goes on to f1. This is how it goes until all 60 tiles lie. By then every line has ended somewhere, and whoever has the most points wins. That is all you need to know.

ln-guide-company-1 = This is Cable Car with a twist: no colour is yours. Eight companies have four cars each, and what a line scores is its company’s profit. Pink, your colour, only marks what you have laid. A few tiles lie already.
ln-guide-company-2 = What you own are shares: 40\xA0% of yellow, 30\xA0% of green, 20\xA0% of blue and 10\xA0% of red. Nobody else can see them. In the end they pay the more, the better their companies have done. So you want yellow to do well, without being too obvious about it.
ln-guide-company-3 = Yellow’s line from station 28 comes in from the left, and lacks one tile to the power station. Your tile runs straight on.
    .do = Lay your tile on c5.
ln-guide-company-4 = Three tiles, doubled: six profit points. Yellow leads, so yellow is worth 8 at the moment. All the others have made nothing yet and come second, with 7. For every different profit it goes down one step.
ln-guide-company-5 = Instead of laying a tile, you may exchange a share for another of the same percentage. A 10\xA0% share of yellow lies open. Everybody will see that you take it; your red one goes face down under the pile.
    .do = Exchange your 10\xA0% share for the open one.
ln-guide-company-6 = Half of yellow is yours now. You can also take the top share of a pile unseen: then nobody knows what you got, and you do not know what you will get. You have little hope for green, so why not?
    .do = Exchange your 30\xA0% share for the top one of its pile.
ln-guide-company-7 = What luck, it is yellow again: 80\xA0% of it! At the end, whoever holds most of a company gets a tenth of its profit on top. Exchanging ends for everybody as soon as a company has made 20 profit points, so do not wait too long.
ln-guide-company-8 = Look to the right: orange’s line from station 12 is about to reach the power station too, and you have no orange at all. Your tile leads what comes from the right up to the top.
    .do = Turn the line away: lay your tile on f4.
ln-guide-company-9 = Well done: now orange has a long way to go, and one day somebody will end it. When all 60 tiles lie, shares are shown, companies are ranked, and the most victory points win. Watch what others build, and guess what they hold.

ln-guide-ticket-1 = Welcome to San Francisco! You are yellow, and have 20 cable cars to put on the routes of this map. { $rival } wants to get about as well. You can drag the map, and make it larger.
ln-guide-ticket-2 = Two tickets are offered to you. If your own routes join the two locations of a ticket at the end, you get its points; if not, you lose them. From Alcatraz to Lombard Street it is not far. From Market Street to Sunset it is.
    .do = Keep only Alcatraz – Lombard Street.
ln-guide-ticket-3 = { $rival } has chosen, too, and has put the last two stacks of souvenirs on the map, as the second player does. From now on you do one of three things in your turn: take transport cards, claim a route, or draw tickets.
ln-guide-ticket-4 = To cross the water to Alcatraz you need a ferry card, and one lies open. Ferry cards are jokers, and so good that an open one is all you may take in a turn.
    .do = Take the open ferry card.
ln-guide-ticket-5 = Time for your first route. From Fort Mason to Lombard Street there is just one space, a red one, and you have a red card. The ferry would do as well, but you will need that.
    .do = Claim the route from Fort Mason to Lombard Street with your red card.
ln-guide-ticket-6 = One point, and your first cable car is on the map. If you take no open ferry, you may take two cards, one after the other.
    .do = Take an open blue card first.
ln-guide-ticket-7 = The open place was filled again at once. For the second card, trust your luck.
    .do = Take the top card of the deck.
ln-guide-ticket-8 = Another blue one. Now for the crossing: between Alcatraz and Fort Mason there are two spaces, and one of them shows a ferry, so one of your two cards must be a ferry card.
    .do = Claim the orange route from Alcatraz to Fort Mason with an orange and a ferry card.
ln-guide-ticket-9 = Two points, and a seal from Alcatraz: seven different souvenirs would be worth 12 points. And your ticket is done, because your routes lead from Alcatraz to Lombard Street. Then you may want another one.
    .do = Draw tickets.
ln-guide-ticket-10 = Keep one or both. What you keep, you keep to the end. Crissy Field and Pier 39 both lie near your routes.
    .do = Keep only Crissy Field – Pier 39.
ln-guide-ticket-11 = So it goes on until somebody has two cable cars or fewer left. Then everybody has one more turn, tickets and souvenirs are counted, and the most points win. With two players, mind double routes: once one of the two is taken, the other is closed.


problem-unexpected = Something unexpected went wrong. Try again.
problem-unreachable = The server cannot be reached just now. Try again in a moment.
problem-unknown = There is no such thing, or only others may see it.
problem-who-are-you = Choose a name first.
problem-late = Something has happened since. Look again.
problem-too-often = That was a little too often. Wait a moment.
problem-unavailable = The server cannot do that just now. Try again in a moment.

reason-bad-name = A name has 1 to 30 characters that can be seen.
reason-bad-login = A name has 1 to 30 characters.
reason-bad-passphrase = A passphrase has { $least } to { $most } characters.
reason-logged-out = You were logged out. Log in again.
reason-account-already = This is an account already.
reason-name-taken = There is an account named { $name } already. Choose another name.
reason-wrong-passphrase = The name or the passphrase is wrong.
reason-account-name-stays = An account keeps its name; only how it is written may change.
reason-seat-taken = Seat { $seat } is taken.
reason-you-sit-already = You sit at this table already.
reason-sit-first = Take a seat of your own first.
reason-kicked = The host has sent you away from this table.
reason-table-full = All seats are taken.
reason-seat-free = Nobody sits in seat { $seat }.
reason-asked-already = This player sits here already, or is asked to.
reason-not-asked = No seat is kept for you at this table.
reason-nothing-to-undo = Only your own last choice can be taken back: before anybody else has acted, and not once it has shown you something hidden.
reason-no-time-to-undo = You have too little time left to choose again.
reason-bot-plays-there = A bot plays there already.
reason-bot-plays-on = A bot plays on in your seat.
reason-stop-offered-already = Somebody has asked to stop already: answer that.
reason-no-stop-offered = Nobody asks to stop any more.
reason-agreed-already = You have agreed already.
reason-muted = The host has muted you at this table.
reason-empty-text = There is nothing to say in that.
reason-table-closed = The table is closed.
reason-not-host = Only the host of the table may do that.
reason-not-playing = Only who plays at this table may do that.
reason-no-seat = You do not sit at this table.
reason-not-your-seat = Seat { $seat } is not yours.
reason-late = Something has happened since. Look again, and choose anew.
reason-not-your-turn = It is not your turn.
reason-seat-kept = Seat { $seat } is kept for somebody else.
reason-game-begun = The game has begun already.
reason-game-not-begun = The game has not begun.
reason-game-over = The game is over.
reason-not-over = A game can be saved once it is over: until then its record would tell what is hidden.
reason-not-over-yet = You can play again once this game is over.
reason-did-not-play = Only who played here can ask for a rematch.
reason-asked-twice = Everybody can be asked once, and not by themselves.
reason-no-such-account = There is no account named { $name }.
reason-too-often = That was a little too often. Try again in { $seconds } seconds.
reason-too-many-open = You have this page open too many times. Close it somewhere.
reason-no-such-table = There is no such table, or you need the link of its invitation.
reason-busy = Too much happens at this table at once. Try again.
reason-needs-invitation = This table is by invitation: use the link that its host can give you.
reason-who-are-you = Choose a name first.
reason-database-away = The server cannot keep anything just now. Try again in a moment.
reason-shutting-down = The server is being started anew. Try again in a moment.
reason-bad-text = That is not a move of this game. Type “legal” to see them all.
reason-no-such-action = There is no such move.


table-title = Table
table-heading = { $game }
table-missing = There is no such table
table-closed = This table is closed
table-closed-about = The host has put it away before a game began, or nobody came for two weeks.
title-your-turn = ● Your turn: { $game }
title-playing = { $game }
title-waiting = Waiting: { $game }
title-over = Over: { $game }
title-closed = Closed: { $game }

waiting-seats = Seats
waiting-bot-level = Bots that you add
waits-for-players = { $free ->
    [one] One seat is free. The game begins by itself once it is taken.
   *[other] { $free } seats are free. The game begins by itself once they are taken.
}
waits-for-players-or-you = { $free ->
    [one] One seat is free. Ask a friend, or begin: a bot takes it then.
   *[other] { $free } seats are free. Ask friends, or begin: bots take them then.
}
waits-for-players-and-host = { $free ->
    [one] One seat is free. { $host } can begin at any time.
   *[other] { $free } seats are free. { $host } can begin at any time.
}
waits-for-your-answer = { $host } asks you to play. A seat is kept for you.
waits-for-names = Waiting for { $names }.
waits-for-you = Everybody is here. Begin when you like.
waits-for-host = Everybody is here. { $host } begins.
start = Begin
start-with-bots = { $free ->
    [one] Begin with a bot in the free seat
   *[other] Begin with bots in the free seats
}
join = Sit down
join-another = One more player at this screen
leave = Leave the table
decline = No, thank you
close-table = Put the table away
seat-free = Free
seat-kept = Kept for { $name }
seat-add-bot = Bot
seat-clear = Make free
seat-give-back = Give back
seat-invite = Ask
seat-invite-account = Ask by name

invite-title = Bring your friends
invite-about = Whoever opens this link can take a seat. No registration needed.
invite-link = Link to this table
invite-code = A code that holds the link to this table
invite-code-about = At the same place? Point a phone’s camera at this code.
facts-title = At this table
facts-open = Everybody may join and watch.
facts-closed = Only people with a link find this table.
facts-option = { $name }: { $value }

turn-yours = Your turn.
turn-of = { $name }’s turn.
turn-waiting = { $name }’s turn.
turn-bot = { $name } is thinking …
turn-over = The game is over.
undo = Take back
undo-about = Take your last choice back, as long as nobody has seen more because of it
do-confirm = Do it
your-hand = What lies before you
spectator = You are watching. Hands stay hidden from you as from everybody.

side-label = Players, log and chat
tab-players = Players
tab-log = Log
tab-chat = Chat
players-you = (you)
watching = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
mark-won = Winner
mark-host = Host
mark-here = is here
mark-away = is away
mark-resigned = gave up
mark-forfeited = out of time
mark-bot-plays-on = a bot plays on
mute = Do not let { $name } write
unmute = Let { $name } write again
clock-left = Time left:
clock-days-hours = { $days } d { $hours } h

chat-empty = Nothing said yet. Say hello!
chat-say = Say something
chat-send = Send
chat-left = { $left ->
    [one] One more character
   *[other] { $left } more characters
}
chat-muted = The host has muted you at this table.
chat-nobody = Choose a name above to write here.
chat-fresh = { $count ->
    [one] One new message
   *[other] { $count } new messages
}

since-count = { $count ->
    [one] One move since you were here.
   *[other] { $count } moves since you were here.
}
since-show = Show me
since-title = Since you were here
since-step = { $step } of { $count }
since-done = Go on playing

curtain-title = Pass the screen to { $name }
curtain-about = The fog hides everybody’s hand until { $name } is here.
curtain-lift = I am { $name }

resign = Give up …
resign-about = A bot plays on in your seat. You cannot take the seat back.
resign-sure = Do you really want to give up? The others will go on without you.
resign-yes = I want to give up
resign-no = Play on
resign-do = Give up for good
stop-offer = Offer to stop here
stop-asked = { $count ->
    [one] { $names } would like to stop here, without a result.
   *[other] { $names } would like to stop here, without a result.
}
stop-agreed = You would like to stop here. It ends when everybody agrees.
stop-yes = Stop here
stop-no = Play on
stop-back = Play on after all
share-watch = Let others watch
share-watch-about = Whoever has this link can watch, and sees no more than what lies open to all.
share-finished-about = Whoever has this link can see the result and go through the game.

log-earlier = Earlier
log-created = { $name } made the table.
log-joined = { $name } sat down.
log-left = Seat { $seat } became free.
log-kicked = The host made seat { $seat } free.
log-bot = { $name } sat down: { $kind }.
log-invited = Seat { $seat } is kept for { $name }.
log-declined = { $name } does not want to play.
log-host = { $name } is the host now.
log-started = The game begins.
log-undone = { $name } took a choice back.
log-resigned = { $name } gave up. A bot plays on: { $kind }.
log-flagged = { $name } ran out of time. A bot plays on.
log-forfeited = { $name } ran out of time and cannot win any more.
log-stop-offered = { $name } would like to stop here.
log-stop-yes = { $name } agrees to stop.
log-stop-no = { $name } wants to play on.
log-ended-played = The game is over.
log-ended-stopped = Everybody agreed to stop here, without a result.
log-ended-forfeited = The game is decided: only one player is left who can win.
log-ended-closed = The table was closed.
log-muted = The host has muted { $name }.
log-unmuted = { $name } may write again.
log-rematched = There is a rematch.
log-said = { $name }: { $text }

result-you = You won!
result-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
result-none = No result
rematch = Play again
rematch-go = To the rematch
replay = Look at it again
export-text = Save as text
export-json = Save as JSON
check-title = Was it a fair deal?
check-about = Before the first move the table showed a digest of the secret that this game was dealt from. Now the secret itself is shown: its SHA-256 is that digest, so nobody can have changed the deal.
check-commitment = Digest, shown before the first move
check-secret = Secret, shown now
check-how = Save the game as text and let the program check the deal and every move:

replay-heading = { $game }, move by move
replay-first = To the start
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-back = Back to the result
replay-absent = This server shows no earlier positions. The words are all there; the board stays as it was at the end.

command-open = Type your moves
command-label = Type a move, or: hand, legal, last, undo, help
command-placeholder = Type a move, or help
command-help = Type a move as it is written in the list of legal moves. “legal” lists all moves, “hand” tells what you hold, “last” what everybody did last and whose turn it is, “undo” takes your last choice back. Enter confirms, Escape lets go.
command-hand = You hold { $things }.
command-hand-empty = Your hand is empty.
command-no-hand = You hold nothing that can be told.
command-legal = { $count ->
    [one] There is one move:
   *[other] There are { $count } moves:
}
command-no-legal = You can do nothing now.
command-again = { $action }: press Enter to do it, Escape to let go.




card-blue = blue
    .one = a blue card
    .many = { $count ->
        [one] 1 blue card
       *[other] { $count } blue cards
    }
card-green = green
    .one = a green card
    .many = { $count ->
        [one] 1 green card
       *[other] { $count } green cards
    }
card-black = black
    .one = a black card
    .many = { $count ->
        [one] 1 black card
       *[other] { $count } black cards
    }
card-purple = purple
    .one = a purple card
    .many = { $count ->
        [one] 1 purple card
       *[other] { $count } purple cards
    }
card-red = red
    .one = a red card
    .many = { $count ->
        [one] 1 red card
       *[other] { $count } red cards
    }
card-orange = orange
    .one = an orange card
    .many = { $count ->
        [one] 1 orange card
       *[other] { $count } orange cards
    }
card-ferry = ferry
    .one = a ferry card
    .many = { $count ->
        [one] 1 ferry card
       *[other] { $count } ferry cards
    }
card-grey = grey


place-alcatraz = Alcatraz
place-crissy-field = Crissy Field
place-fort-mason = Fort Mason
place-golden-gate-bridge = Golden Gate Bridge
place-haight-ashbury = Haight Ashbury
place-japanese-gardens = Japanese Gardens
place-lombard-street = Lombard Street
place-market-street = Market Street
place-mission-district = Mission District
place-pacific-heights = Pacific Heights
place-painted-ladies = Painted Ladies
place-palace-of-fine-arts = Palace of Fine Arts
place-pier-39 = Pier 39
place-potrero-hill = Potrero Hill
place-presidio = Presidio
place-south-beach = South Beach
place-sunset = Sunset
place-the-castro = The Castro
place-the-embarcadero = The Embarcadero
place-twin-peaks = Twin Peaks
place-union-square = Union Square


souvenir-bell = bell
souvenir-crab = crab
souvenir-gull = gull
souvenir-lantern = lantern
souvenir-poppy = poppy
souvenir-seal = seal
souvenir-whale = whale


tk-map = Map of { $title }: arrow keys go from location to location
tk-map-view = { $title }: arrow keys move the map, plus and minus change its size, 0 shows all of it
tk-map-coming = The map is being unfolded …
tk-map-failed = The map did not arrive.
tk-map-again = Try again
tk-zoom-in = Closer
tk-zoom-out = Further away
tk-zoom-all = The whole map
tk-legend-spaces = Spaces
tk-legend-points = Points
tk-legend-ferry = needs a ferry card
tk-legend-grey = any one colour
tk-legend-souvenir = souvenirs
tk-ends = { $a } – { $b }
tk-ticket = { $ends } ({ $points })
tk-route-label = { $a } to { $b }, { $length ->
        [one] 1 space
       *[other] { $length } spaces
    }{ $ferries ->
        [0] { "" }
        [one] , needs 1 ferry
       *[other] , needs { $ferries } ferries
    }, { $colour }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $state ->
        [claimable] free, you can claim it
        [closed] closed
        [mine] yours
        [taken] claimed by { $owner }
       *[free] free
    }
tk-place-label = { $place }{ $count ->
        [0] { "" }
        [one] , 1 souvenir: { $souvenir }
       *[other] , { $count } souvenirs: { $souvenir }
    }{ $can ->
        [yes] , can be chosen
       *[no] { "" }
    }
tk-place-note = { $count ->
        [0] { $place }: no souvenirs here.
       *[other] { $has ->
            [yes] { $place }: { $souvenir }, { $count } left. You have one already.
           *[no] { $place }: { $souvenir }, { $count } left. Claim a route to it and take one.
        }
    }
tk-last-round = Last round!
tk-turns-left = { $count ->
        [one] One more turn.
       *[other] { $count } more turns.
    }
tk-way = { $ends }: { $cars ->
        [one] 1 car
       *[other] { $cars } cars
    } to go by the cheapest way still open.
tk-way-done = { $ends } is joined.
tk-way-none = { $ends }: there is no way left.
tk-way-too-far = { $ends } takes { $cars ->
        [one] 1 more car
       *[other] { $cars } more cars
    }, and you have only { $left }.


tk-close = Close
tk-colour = { $colour }
tk-any-colour = any one colour
tk-spaces = { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
tk-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
tk-needs-ferries = { $count ->
        [one] needs 1 ferry
       *[other] needs { $count } ferries
    }
tk-owner = { $name } owns this route.
tk-owner-you = You own this route.
tk-pay-with = Claim it with
tk-closed = Closed: with two players only one of a double route is claimed.
tk-can-later = You hold the cards for it. Wait for your turn.
tk-not-now = Finish what you have begun first.
tk-missing = { $count ->
        [one] You lack 1 card for it
       *[other] You lack { $count } cards for it
    }: you hold { $have } { $colour } and { $ferries } ferry.


tk-market = Cards to take
tk-take = Take { $card }
tk-take-blind = Take the top card of the deck: { $count } left
tk-draw-tickets = Draw tickets
tk-left = { $count } left
tk-discards = Discards: { $count }
tk-discards-none = Nothing has been discarded yet.
tk-hand = Your hand
tk-hand-empty = No cards in hand.
tk-own-card = { $cards }: show the routes for this kind
tk-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tk-tickets = Your tickets
tk-tickets-none = No tickets yet.
tk-tickets-done = { $done } of { $count } done
tk-tickets-held = { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }
tk-ticket-is-done = joined
tk-ticket-missed = missed
tk-ticket-no-way = no way left
tk-ticket-takes = { $cars ->
        [one] 1 car to go
       *[other] { $cars } cars to go
    }
tk-ticket-too-far = { $cars ->
        [one] 1 car to go
       *[other] { $cars } cars to go
    }: too far for your { $left }
tk-offer = Which tickets will you keep?
tk-offer-one = This is the last ticket: it is yours.
tk-keep-this = Keep only this
tk-keep-this-label = Keep only { $a } to { $b }
tk-keep-both = Keep both
tk-stacks = Place a stack of souvenirs
tk-stacks-how = Tap a location on the map that has none yet.
tk-choose-souvenir = Choose your souvenir
tk-souvenir-of = the { $souvenir } of { $place }
tk-pass = Pass
tk-cars-left = { $count ->
        [one] 1 car left
       *[other] { $count } cars left
    }
tk-cars-few = { $count ->
        [0] No cars left
        [one] Only 1 car left
       *[other] Only { $count } cars left
    }
tk-souvenirs = Souvenirs
tk-has-souvenir = { $souvenir }: yours
tk-lacks-souvenir = { $souvenir }: not yet
tk-next-souvenir = { $all ->
        [yes] All souvenirs are yours.
       *[no] { $points ->
            [0] The next souvenir adds nothing yet.
            [one] The next souvenir adds 1 point.
           *[other] The next souvenir adds { $points } points.
        }
    }


tk-ask-keeping = Keep one of these tickets, or both.
tk-ask-stacking = Place a stack of souvenirs: tap a location on the map.
tk-ask-acting = Take two cards, claim a route, or draw tickets.
tk-ask-acting-no-route = Take two cards, or draw tickets.
tk-ask-second = Take your second card.
tk-ask-choosing = Keep one of the tickets you drew, or both.
tk-ask-visiting = Choose a souvenir from one end of your new route.
tk-ask-over = The game is over.
tk-ask-pass = There is nothing you can do. Pass.
tk-ask-wait = { $stage ->
        [keeping] { $name } chooses tickets.
        [choosing] { $name } chooses tickets.
        [stacking] { $name } places souvenirs.
        [visiting] { $name } chooses a souvenir.
        [second] { $name } takes a second card.
       *[other] It is { $name }’s turn.
    }


tk-do-take = Take { $card }
tk-do-blind = Take the top card of the deck
tk-do-tickets = Draw two tickets
tk-do-pass = Pass
tk-do-claim = Claim { $route } with { $cards }
tk-do-souvenir = Take the { $souvenir } of { $place }
tk-do-stack = Place the { $souvenir } on { $place }
tk-do-keep = Keep only { $ticket }
tk-do-keep-both = Keep both tickets


tk-say-offered = { $name } drew { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }.
tk-say-offered-known = { $name } drew { $tickets }.
tk-say-chosen = { $name } chose the first tickets.
tk-say-chosen-known = { $name } begins with { $tickets }.
tk-say-kept = { $name } kept { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }.
tk-say-kept-known = { $name } kept { $tickets }.
tk-say-stack = { $name } put { $count ->
        [one] the { $souvenir }
       *[other] { $count } souvenirs ({ $souvenir })
    } on { $place }.
tk-say-took = { $name } took { $card }.
tk-say-took-blind = { $name } drew { $card } from the deck.
tk-say-took-hidden = { $name } drew a card from the deck.
tk-say-claimed = { $name } claimed { $route } with { $cards }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tk-say-souvenir = { $name } took the { $souvenir } of { $place }{ $count ->
        [one] , a first souvenir
       *[other] , souvenir number { $count }
    }.
tk-say-shuffled = The discards were shuffled into a new deck.
tk-say-swept = { $times ->
        [one] Three or more ferries lay open, so all five cards were replaced.
       *[other] Three or more ferries lay open, so all five cards were replaced, { $times } times over.
    }
tk-say-passed = { $name } passed.
tk-say-last-round = { $name } has { $count ->
        [0] no cars
        [one] 1 car
       *[other] { $count } cars
    } left: everybody gets one more turn.
tk-say-shown = { $doneCount ->
        [0] { $missedCount ->
            [0] { $name } has no tickets.
           *[other] { $name } missed { $missed }.
        }
       *[other] { $missedCount ->
            [0] { $name } completed { $done }.
           *[other] { $name } completed { $done }, and missed { $missed }.
        }
    }
tk-say-over = { $count ->
        [one] { $names } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $names } share the win with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.
    }


tk-result = Final scoring
tk-result-routes = Routes
tk-result-souvenirs = { $count ->
        [0] No souvenirs
        [one] 1 souvenir
       *[other] { $count } souvenirs
    }
tk-result-points = points
tk-result-done = completed
tk-result-missed = missed
tk-result-won = { $count ->
        [one] wins
       *[other] shares the win
    }
tk-result-next = Next
tk-result-skip = Skip to the end
tk-result-again = Tell it again
tk-result-say-routes = First the routes, as they were scored on the way.
tk-result-say-souvenirs = Now the souvenirs: the more different ones, the better.
tk-result-say-done = { $name } has joined { $ends }: { $points ->
        [one] 1 point more.
       *[other] { $points } points more.
    }
tk-result-say-missed = { $name } has not joined { $ends }: { $points ->
        [one] 1 point less.
       *[other] { $points } points less.
    }


tk-reason-game-over = The game is over.
tk-reason-no-such-action = There is no such move.
tk-reason-choose-first-tickets = First choose which tickets to keep.
tk-reason-place-stack-first = First put a stack of souvenirs on a place without one.
tk-reason-take-second-card = You have taken a card; now take the second one.
tk-reason-choose-drawn-tickets = You have drawn tickets; now choose which to keep.
tk-reason-choose-souvenir = You have claimed a route; now choose a souvenir from one of its ends.
tk-reason-deck-empty = The deck is empty.
tk-reason-no-tickets-left = There are no tickets left.
tk-reason-pass-with-choices = Only a player who can do nothing else may pass.
tk-reason-ferry-as-second = An open ferry card cannot be your second card.
tk-reason-souvenir-elsewhere = The souvenir must come from one of the ends of the route you have just claimed.
tk-reason-card-not-open = No such card lies open: { $card }.
tk-reason-nothing-to-choose = There is nothing of that kind to choose now.
tk-reason-no-such-location = There is no such location on this map.
tk-reason-stack-is-placed = That stack is on the map already; place the other one.
tk-reason-location-has-stack = There are souvenirs on { $location } already.
tk-reason-route-is-yours = { $route } is yours already.
tk-reason-route-is-taken = { $route } is { $owner }’s.
tk-reason-route-twin-is-yours = The other route of this pair is yours, and nobody may have both.
tk-reason-route-is-closed = Closed: with two players only one of a double route is claimed.
tk-reason-too-few-cars = It takes { $length ->
        [one] 1 car
       *[other] { $length } cars
    }, and you have { $cars ->
        [0] none left
       *[other] only { $cars } left
    }.
tk-reason-too-few-cards = It takes { $needed }; { $count ->
        [0] you hold none of them
       *[other] you hold { $has }
    }.
`;export{e as default};