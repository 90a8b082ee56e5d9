"""The board of Ticket to Ride as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from fogcity.core.picture import BoardPicture
from fogcity.core.view_data import ViewData
from fogcity.games.ticket.board.picture import draw
from fogcity.games.ticket.game import TicketToRide
from fogcity.games.ticket.view_data import TicketViewData


class RoutePicture(BoardPicture):
    """The map with the claimed routes."""

    game: TicketToRide

    def draw(self, seats: int, view: ViewData | None, *, letters: bool) -> str:  # noqa: ARG002 - the same for all
        owners = None
        if isinstance(view, TicketViewData):
            owners = [-1 if route.owner is None else route.owner for route in view.routes]
        return draw(self.game.board, owners=owners, letters=letters)

    def points(self, view: ViewData) -> Sequence[int] | None:
        if view.scores is None and isinstance(view, TicketViewData):
            return [player.points for player in view.players]  # tickets are hidden until the end
        return super().points(view)
