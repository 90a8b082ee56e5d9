# Cable Car and the company game.
# $tile is the name of a tile, such as SWNE; $space the name of a space, such as b3; $player and $owner are names.
# $company is the name of a colour, from colours.ftl.

cc-board = Board
cc-power-station = Power station
cc-double = ×2

# Names of spaces and cars, as screen readers say them. $what is the name of a space with its tile.
cc-space-free = { $space }, free
cc-space-legal = { $space }, free, tile may be laid here
cc-space-laid = { $space }, { $tile }
cc-space-laid-by = { $space }, { $tile } laid by { $player }
cc-space-lines = { $what }. { $count ->
    [0] No line crosses it.
    [one] One line crosses it: Enter traces it.
   *[other] { $count } lines cross it: Enter traces one after the other.
}

# A car and its line.
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

# The hand.
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
cc-nowhere = Turned like this, it fits nowhere.
cc-keys-help = Arrow keys move between the spaces where your tile may be laid; with Shift, between all spaces and cars. Enter lays the tile.

# What a tile would do.
cc-would-nothing = { $space }: no line grows.
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
cc-would-end-exchange = shares can no longer be exchanged
# What a move does besides being made, in the review of a game: for its player, for another player, or for a company.
# A line of another player that ends can bring no more points.
cc-effect-extend = { $who }: the line from station { $station } grows to { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
cc-effect-score = { $who }: the line from station { $station } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
cc-effect-end = { $who }: the line from station { $station } ends with { $points ->
    [one] 1 point
   *[other] { $points } points
}
cc-effect-earn = { $who }: the line from station { $station } earns { $points }
cc-effect-end-exchange = Shares can no longer be exchanged
cc-not-your-turn = It is not your turn.

# Why something cannot be done.
cc-reason-game-over = The game is over.
cc-reason-no-such-action = There is no such move.
cc-reason-must-lay = You have drawn { $drawn } and must lay it now.
cc-reason-must-lay-other = You have drawn { $drawn } and must lay that one, not { $tile }.
cc-reason-supply-empty = The supply is empty.
cc-reason-pass-with-tile = Only a player who has no tile and can draw none may pass.
cc-reason-no-shares = There are no shares in this game.
cc-reason-exchange-over-by-profit = No more exchanges: { $company } has { $profit } profit, and they end at { $until }.
cc-reason-exchange-over-by-turns = No more exchanges after { $turns } turns.
cc-reason-no-exchange-here = Shares are not exchanged at this table.
cc-reason-no-turning = Tiles are not turned at this table: all roofs point one way.
cc-reason-not-in-hand = You have no { $tile } in your hand.
cc-reason-space-taken = A tile lies on { $space } already.
cc-reason-space-apart = On { $space } it would stand alone: a tile must touch another tile or the edge of the board.
cc-reason-same-tracks = { $tile } looks exactly like { $as }: lay it that way.
cc-reason-short-line = On { $space } this tile alone would carry a car from station to station. That is only allowed if the tile fits nowhere else.

# What happened, in the past tense, as everything in the log.
cc-say-drawn = { $player } drew a tile.
cc-say-drawn-known = { $player } drew { $tile }.
cc-say-laid = { $player } laid { $tile } on { $space }.
cc-say-laid-turned = { $player } laid { $tile }, turned by { $turned }°, on { $space }.
cc-say-closed = { $owner }: the line from station { $station } reached station { $to } and scored { $points ->
    [one] one point
   *[other] { $points } points
}.
cc-say-closed-power = { $owner }: the line from station { $station } reached the power station and scored double: { $points } points.
cc-say-closed-company = The { $company } line from station { $station } reached station { $to } and earned { $points } profit.
cc-say-closed-power-company = The { $company } line from station { $station } reached the power station and earned double: { $points } profit.
# For screen readers: the lines that a tile made longer. $lines is a list of the next.
cc-heard-grown = { $count ->
    [one] A line grew: { $lines }.
   *[other] Lines grew: { $lines }.
}
cc-heard-line = { $owner } to { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
cc-say-swapped-open = { $player } exchanged a { $percent }% share for the open one, { $took }.
cc-say-swapped-open-known = { $player } exchanged { $percent }% of { $gave } for the open { $percent }% of { $took }.
cc-say-swapped-blind = { $player } exchanged a { $percent }% share for the top one of the pile.
cc-say-swapped-blind-known = { $player } exchanged { $percent }% of { $gave } for { $percent }% of { $took } from the top of the pile.
cc-say-exchange-closed = The exchange of shares ended.
cc-say-passed = { $player } passed.
cc-say-passed-over = { $player } had no tile left and was passed over.
cc-say-over = { $count ->
    [one] { $winners } won with { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $winners } shared the win with { $points ->
        [one] one point
       *[other] { $points } points
    } each.
}

# Moves, as asked before they are done.
cc-do-lay = Lay { $tile } on { $space }
cc-do-lay-turned = Lay { $tile }, turned by { $turned }°, on { $space }
cc-do-draw = Draw a tile
cc-do-pass = Pass
cc-do-swap-open = Exchange your { $percent }% share for the open one, { $company }
cc-do-swap-blind = Exchange your { $percent }% share for the top one of the pile

# Moves as they can be typed, between bars; the first is shown. Case, accents and spaces do not matter. r90 is a turn.
cc-type-lay = { $tile } { $space } | lay { $tile } { $space } | lay { $tile } on { $space }
cc-type-lay-turned = { $tile } { $space } r{ $turned } | lay { $tile } { $space } r{ $turned } | lay { $tile } on { $space } r{ $turned }
cc-type-draw = draw | draw a tile
cc-type-pass = pass
cc-type-swap-open = swap { $percent } open | exchange { $percent } open
cc-type-swap-blind = swap { $percent } blind | exchange { $percent } blind | exchange { $percent } pile

# What is to be done now.
cc-ask-lay = Lay your tile.
cc-ask-lay-or-draw = Lay your tile, or draw one.
cc-ask-lay-one = Lay one of your tiles.
cc-ask-lay-one-or-draw = Lay one of your tiles, or draw one.
cc-ask-lay-drawn = Lay the tile you drew.
cc-ask-lay-or-swap = Lay your tile, or exchange a share.
cc-ask-lay-or-draw-or-swap = Lay your tile, draw one, or exchange a share.
cc-ask-lay-one-or-swap = Lay one of your tiles, or exchange a share.
cc-ask-lay-one-or-draw-or-swap = Lay one of your tiles, draw one, or exchange a share.
cc-ask-swap = You have no tile left: exchange a share, or pass.
cc-ask-pass = You have no tile left: pass.
cc-ask-other = It is { $player }’s turn.

# Figures of a seat.
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
cc-share-known = { $percent }% of { $company }
cc-share-unknown = { $percent }%, unknown

# The race.
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

# The company game.
cc-companies = Companies
cc-company-profit = { $company }: { $profit } profit, 10% pays { $value }
cc-profit = Profit
cc-tenth = 10% pays
# Beside the percentages in the table of companies: short.
cc-company-own = Yours, %
cc-company-open = Open, %
cc-limit = Until a company has { $until } profit
cc-limit-mark = exchange ends at { $until }
cc-limit-over = No more exchanges
cc-shares = Your shares
cc-shares-now = They pay { $points } as things stand.
cc-share-mine = { $percent }% of { $company }, pays { $points } now
cc-share-secret = Only you know it.
cc-share-seen = Also known to { $who }.
cc-pile = { $percent }%
cc-pile-down = { $percent }%: { $shares ->
    [0] none face down.
    [one] one share face down.
   *[other] { $shares } shares face down.
}
cc-pile-open = { $percent }%: the open share is { $company }.
cc-piles = Exchange a share
cc-piles-closed = Shares on the table
# On a narrow button: the open share, and the top one of the pile.
cc-offer-open = open
cc-offer-blind = pile
cc-take-open-label = Exchange your { $percent }% share for the open one, { $company }, which pays { $points } now.
cc-take-blind-label = Exchange your { $percent }% share for the top one of the pile, with { $shares ->
    [one] one share
   *[other] { $shares } shares
} face down.
cc-top-known = You know the top one: { $company }.

# The result.
cc-result-lines = Line from station { $station }: { $points }
cc-result-line = Station { $station }
cc-result-share = { $percent }% of { $company } at { $value }: { $points }
cc-result-round-lines = The lines, one by one
cc-result-round-bonus = The bonus for holding the most
cc-result-bonus = Bonus
cc-result-bonus-text = Bonus for holding the most: { $points }
cc-result-bonus-why = Whoever holds the most of a company gets a tenth of its profit.

# Where a hint says to look.
cc-look-lay = Look at { $place }: lay a tile there.
cc-look-draw = Look at the supply: draw a tile.
cc-look-swap = Look at the { $place }% shares: exchange yours.
cc-look-pass = There is nothing to do but pass.

# What kind of move is best, in puzzles.
puzzle-kind-lay = lay a tile
puzzle-kind-draw = draw a tile
puzzle-kind-swap = exchange a share
