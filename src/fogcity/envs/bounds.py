"""How long games last at most, and how far apart players can end: for OpenSpiel, which wants to know beforehand."""

from __future__ import annotations

from fogcity.envs.encoding import Encoding
from fogcity.games.cablecar.game import CableCar
from fogcity.games.ticket.game import TicketToRide
from fogcity.games.ticket.rules import STARTING_CARDS


def longest(e: Encoding) -> int:
    """No game has more actions than this.

    Cable Car: 60 tiles are laid (CC22), and each tile that did not begin in a hand can be drawn first (CC10). In the
    company game other turns are exchanges or passes; there are none once `turn_limit` turns are over (CC29).
    """
    game = e.game
    if isinstance(game, TicketToRide):
        return _longest_ticket(game, e.seats)
    tiles = 60 + 60 - e.seats * int(e.options["hand"])
    exchanging = e.options.get("exchange_until", 0) > 0
    return tiles + (int(e.options["turn_limit"]) if exchanging else 0)


def _longest_ticket(game: TicketToRide, seats: int) -> int:
    """The same for Ticket to Ride.

    Each car on the map cost a card (SF16), and cards that were not spent are in hands at the end, so cards are taken
    at most as often as there are cards, and once more for each car. A route has a car at least, and there is at most
    one choice of souvenirs with it (SF20). Who draws tickets keeps one at least (SF22). Who passes could take neither
    card nor ticket (SF23), and neither can the next, until somebody claims a route; if all pass, the game ends (SF28).
    """
    board = game.board
    cars = min(seats * board.cars, sum(route.length for route in board.routes))
    claims = min(cars, len(board.routes))
    choices = seats + 2 + min(claims, seats * len(board.souvenirs))  # SF7, SF9, SF20
    takes = sum(board.cards) - STARTING_CARDS * seats + cars
    tickets = 2 * (len(board.tickets) - seats)
    passes = (seats - 1) * (claims + 1) + 1
    return choices + takes + claims + tickets + passes


def widest_margin(e: Encoding) -> int:
    """Nobody is further ahead or behind than this.

    Cable Car: 60 tiles have four tracks each, and none of them counts more than twice (CC18, CC19). In the company game
    shares pay 10 to 80 (CC30, CC31), and all profits together a tenth of that (CC32). Ticket to Ride: all routes, all
    tickets and the best souvenirs.
    """
    game = e.game
    if isinstance(game, TicketToRide):
        board = game.board
        routes = sum(board.points[route.length] for route in board.routes)
        tickets = sum(abs(ticket.points) for ticket in board.tickets)
        return int(routes + tickets + max(board.souvenir_points) - min(board.souvenir_points))
    profit = 2 * 4 * 60
    return 80 - 10 + profit // 10 if isinstance(game, CableCar) and game.company else profit
