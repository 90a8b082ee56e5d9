### Rules pages, and the guided first games.

ln-title = Learn to play
ln-intro = Read the rules with boards you can try out, or let us take you through your first few turns. Five minutes is all it takes.
ln-games = The games
ln-rules-of = Rules
ln-rules-of-game = Rules of { $game }
ln-guide-of = Guided first game
ln-guide-of-game = Guided first game: { $game }
ln-contents = On this page
ln-other-rules = Other rules
ln-print = Print
ln-loading = Just a moment …
ln-failed = This page could not be loaded. Are you online?
ln-again = Try again
ln-try-it = The quickest way to learn is to play. We show you how in five minutes.
ln-link-to = Link to this section

## Figures

ln-figure-before = Before
ln-figure-back = Back
ln-figure-next = Next
ln-figure-again = Start again
ln-figure-step = { $step } of { $steps }
ln-figure-map-waits = The map is loading …
ln-figure-map-failed = The map cannot be shown right now.

## Guided first games

ln-guide-title = Your first game: { $game }
ln-guide-short = Your first game
ln-guide-step = Step { $step } of { $steps }
ln-guide-next = Continue
ln-guide-show = Show me
ln-guide-restart = Start again
ln-guide-waiting = { $rival } is playing …
# What the learner is called in sentences like "Yellow laid SWNE on c1": the colour of the learner's seat.
ln-guide-name-cablecar = Yellow
ln-guide-name-company = Pink
ln-guide-name-ticket = Yellow
ln-guide-not-this = Not this time. { $do }
ln-guide-rules = Read the rules
ln-guide-play = Play your first game
ln-guide-play-about = Against an easy bot. Nobody will be watching, and you can take moves back.
ln-guide-done = That’s it!
ln-guide-happened = What happened
ln-guide-hand = In front of you

ln-guide-cablecar-1 = Welcome to San Francisco! You are yellow: your cars, marked with a star, stand at the odd stations around the board. { $rival } plays blue. Every car has one line to travel, and every tile on the way is a point. So far, the board is empty.
ln-guide-cablecar-2 = This is your tile. Its tracks run straight on from every side. On c1, just below station 3, it gives your car there its first bit of track.
    .do = Lay your tile on c1.
ln-guide-cablecar-3 = The dotted line shows how far your car gets: one tile. { $rival } has laid a tile in the corner, on h1. Your new tile turns a line from the top to the right.
    .do = Lay it where your line wants to go: on c2.
ln-guide-cablecar-4 = Anybody may lengthen anybody’s line, and { $rival } has just done so: with the tile on d2, your line from station 3 crosses three tiles and heads for d3, right beside the power station. That was kind, as you will see.
ln-guide-cablecar-5 = A line that runs into the power station counts double. Your tile takes a line from the top straight down.
    .do = Lay your tile on d3.
ln-guide-cablecar-6 = Four tiles, doubled: eight points! Your new tile sends every track back where it came from. At the edge it would carry a car straight back into its own station, over that one tile alone, and that is not allowed. If you do not like your tile, draw another one. But then you must lay the one you have drawn.
    .do = Draw a tile.
ln-guide-cablecar-7 = Now be a little mean. { $rival }’s line from station 8 leaves h1 to the left, towards g1. The tile that you have drawn takes it from there straight up into station 7.
    .do = Lay the drawn tile on g1.
ln-guide-cablecar-8 = Only two points for { $rival }, and that line is over. The same tile opened a line for you: from station 7 down to g2. Here your odd tile comes in handy. It turns the line round, and a tile that is crossed twice counts twice.
    .do = Lay it on g2.
ln-guide-cablecar-9 = Your line from station 7 has crossed g1, g2 and g1 again: three tiles so far, and it goes on to f1. The game goes on like this until all 60 tiles are laid. By then every line has ended somewhere, and whoever has the most points wins. That is all you need to know.

ln-guide-company-1 = This is Cable Car with a twist: no colour is yours. Eight companies have four cars each, and what a line scores is its company’s profit. Pink, your colour, only marks what you have laid. A few tiles are on the board already.
ln-guide-company-2 = What you own are shares: 40% of yellow, 30% of green, 20% of blue and 10% of red. Nobody else can see them. The better their companies do, the more they pay at the end. So you want yellow to do well, without being too obvious about it.
ln-guide-company-3 = Yellow’s line from station 28 comes in from the left and is one tile short of the power station. Your tile runs straight on.
    .do = Lay your tile on c5.
ln-guide-company-4 = Three tiles, doubled: six profit points. Yellow leads, so yellow is worth 8 at the moment. The others have made nothing yet and share second place, with 7. Each lower profit is worth one step less.
ln-guide-company-5 = Instead of laying a tile, you may exchange a share for another of the same percentage. A 10% share of yellow lies open. Everybody will see that you take it; your red one goes face down under the pile.
    .do = Exchange your 10% share for the open one.
ln-guide-company-6 = Half of yellow is yours now. You can also take the top share of a pile unseen: nobody learns what you got, but you do not know what you will get. You have little hope for green, so why not?
    .do = Exchange your 30% share for the top one of its pile.
ln-guide-company-7 = What luck, it is yellow again: 80% of it! At the end, whoever holds most of a company gets a tenth of its profit on top. Exchanging ends for everybody as soon as a company has made 20 profit points, so do not wait too long.
ln-guide-company-8 = Look to the right: orange’s line from station 12 is about to reach the power station too, and you have no orange at all. Your tile turns a line from the right up to the top.
    .do = Turn the line away: lay your tile on f4.
ln-guide-company-9 = Well done: now orange has a long way to go, and one day somebody will end it. When all 60 tiles are laid, shares are revealed, companies are ranked, and the most victory points win. Watch what others build, and guess what they hold.

ln-guide-ticket-1 = Welcome to San Francisco! You are yellow, and have 20 cable cars to put on the routes of this map. { $rival } has plans as well. You can drag the map and zoom in.
ln-guide-ticket-2 = Two tickets are offered to you. If your own routes connect the two locations of a ticket at the end, you score its points; if not, you lose them. Alcatraz to Lombard Street is not far. Market Street to Sunset is.
    .do = Keep only Alcatraz – Lombard Street.
ln-guide-ticket-3 = { $rival } has chosen, too, and has put the last two stacks of souvenirs on the map, as the second player does. From now on you do one of three things on your turn: draw transport cards, claim a route, or draw tickets.
ln-guide-ticket-4 = To cross the water to Alcatraz you need a ferry card, and one lies open. Ferry cards are jokers, and so good that an open one is all you may take that turn.
    .do = Take the open ferry card.
ln-guide-ticket-5 = Time for your first route. From Fort Mason to Lombard Street there is just one space, a red one, and you have a red card. The ferry card would do as well, but you will need that.
    .do = Claim the route from Fort Mason to Lombard Street with your red card.
ln-guide-ticket-6 = One point, and your first cable car is on the map. If you take no open ferry, you may take two cards, one after the other.
    .do = Take an open blue card first.
ln-guide-ticket-7 = The gap was filled at once. For the second card, trust your luck.
    .do = Take the top card of the deck.
ln-guide-ticket-8 = Another blue one. Now for the crossing: between Alcatraz and Fort Mason there are two spaces, and one of them shows a ferry, so one of your two cards must be a ferry card.
    .do = Claim the orange route from Alcatraz to Fort Mason with an orange and a ferry card.
ln-guide-ticket-9 = Two points, and a seal from Alcatraz: seven different souvenirs would be worth 12 points. And your ticket is completed, because your routes connect Alcatraz and Lombard Street. So you may want another one.
    .do = Draw tickets.
ln-guide-ticket-10 = Keep one or both. What you keep, you keep to the end. Crissy Field and Pier 39 both lie near your routes.
    .do = Keep only Crissy Field – Pier 39.
ln-guide-ticket-11 = The game goes on like this until somebody has two cable cars or fewer left. Then everybody has one more turn, tickets and souvenirs are counted, and the most points win. With two players, mind double routes: once one of the two is taken, the other is closed.
