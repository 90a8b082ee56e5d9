"""The figures of Ticket to Ride in arena reports: the routes that bots claim."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from fogcity.arena.report.places import Places, Rates, tooltip
from fogcity.core.svg import element, rounded, short, through, title
from fogcity.games.ticket.actions import CLAIM
from fogcity.games.ticket.board.board import HEIGHT, WIDTH, Location
from fogcity.games.ticket.board.layout import Space, lay_out
from fogcity.games.ticket.game import TicketToRide

FILLS = {"water": "var(--water)", "land": "var(--land)", "park": "var(--park)"}
NO_TITLE = NO_LEGEND = (10.0, 10.0)  # the layout keeps some space for them


class RoutesUsed(Places):
    """The routes of the board."""

    use = "claim each route"
    map_width = 26.0

    def __init__(self, game: TicketToRide) -> None:
        super().__init__(game)
        self._board = game.board
        self._names = [game.board.route_name(route) for route in range(len(game.board.routes))]
        self._route_of_claim = np.asarray(game.table["way_route"])[: game.num_actions - CLAIM]
        self._layout = lay_out(game.board, (NO_TITLE,), NO_LEGEND)

    @property
    def names(self) -> Sequence[str]:
        return self._names

    def rates(self, uses: Rates) -> Rates:
        claims = uses[:, CLAIM:]
        return np.array([np.bincount(self._route_of_claim, row, len(self._names)) for row in claims])

    def draw(self, rates: Rates, strengths: Rates) -> str:
        parts = [element("rect", width=WIDTH, height=HEIGHT, rx=16, fill="var(--land)")]
        areas = [shape for shape in self._board.scenery if shape.kind in FILLS]
        parts += [element("path", d=rounded(shape.points), fill=FILLS[shape.kind]) for shape in areas]
        line: dict[str, float | str] = {"fill": "none", "stroke": "var(--soft)", "stroke_width": 2, "opacity": 0.5}
        parts += [element("path", d=through(track), **line) for track in self._layout.tracks]
        for route, spaces in enumerate(self._layout.spaces):
            cells = "".join(_space(space, strengths[route]) for space in spaces)
            parts.append(element("g", title(tooltip(self._names[route], rates[route])), cells))
        parts += [_location(location) for location in self._board.locations]
        view = f"0 0 {WIDTH} {HEIGHT}"
        return element("svg", *parts, viewBox=view, role="img", aria_label="Which routes are claimed")


def _space(space: Space, strength: float) -> str:
    box: dict[str, float | str] = {
        "x": -space.length / 2,
        "y": -space.breadth / 2 - 2,
        "width": space.length,
        "height": space.breadth + 4,
        "rx": 6,
        "transform": f"translate({short(space.x)} {short(space.y)}) rotate({short(space.angle)})",
    }
    free = element("rect", **box, fill="var(--card)", stroke="var(--soft)", stroke_width=1.5)
    return free + element("rect", **box, fill="var(--accent)", fill_opacity=float(strength))


def _location(location: Location) -> str:
    colours: dict[str, float | str] = {"fill": "var(--card)", "stroke": "var(--ink)", "stroke_width": 4}
    return element("circle", title(location.name), cx=location.x, cy=location.y, r=11, **colours)
