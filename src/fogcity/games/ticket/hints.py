"""Where to look for a good action in Ticket to Ride."""

from __future__ import annotations

from fogcity.core.game import View
from fogcity.games.ticket.actions import (
    CLAIM,
    DRAW_TICKETS,
    KEEP_BOTH,
    KEEP_FIRST,
    PASS,
    SOUVENIR,
    STACK,
)
from fogcity.games.ticket.board.board import MAX_LOCATIONS
from fogcity.games.ticket.board.lookup_tables import way_of
from fogcity.games.ticket.game import TicketToRide
from fogcity.study.looks import Look


class MapLooks:
    """Names a location of the map."""

    def __init__(self, game: TicketToRide) -> None:
        self._board, self._table = game.board, game.texts.table

    def look(self, view: View, action: int) -> Look:  # noqa: ARG002 - the action is enough
        """One end of a route, but neither the other nor the cards; how many tickets are kept, but not which."""
        if action >= CLAIM:
            return Look("claim", self._name(self._board.routes[way_of(self._table, action - CLAIM).route].a))
        if action >= SOUVENIR:
            return Look("souvenir")
        if action >= STACK:
            return Look("stack", self._name((action - STACK) % MAX_LOCATIONS))
        if action == PASS:
            return Look("pass")
        if action >= KEEP_FIRST:
            return Look("keep", "2" if action == KEEP_BOTH else "1")
        return Look("tickets" if action == DRAW_TICKETS else "take")

    def _name(self, location: int) -> str:
        return self._board.locations[location].name
