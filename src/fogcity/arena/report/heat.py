"""Where bots play: how often each lays a tile on a space, or claims a route, drawn on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

import numpy as np
import numpy.typing as npt

from fogcity.arena.play.replaying import TOGETHER, Replayer
from fogcity.arena.storage.folder import Folder
from fogcity.arena.tournament import Results
from fogcity.core.game import Game
from fogcity.core.svg import element, rounded, short, through
from fogcity.games.cablecar.board import POWER_STATION, SPACES
from fogcity.games.cablecar.rules import DRAW
from fogcity.games.ticket.board.board import HEIGHT, WIDTH, Board
from fogcity.games.ticket.board.layout import Layout, lay_out
from fogcity.games.ticket.board.lookup_tables import CLAIM
from fogcity.games.ticket.game import TicketToRide

LOOKED_AT = 20_000  # games, the first ones
CELL = 40.0
MOST_NAMED = 3
Rates = npt.NDArray[np.float64]
Draw = Callable[[Rates, float, float], str]


def count_uses(results: Results, folder: Folder) -> tuple[Rates, int]:
    """How often each bot takes each action in a game, on average for each of its seats; and in how many games."""
    settings = results.settings
    rows = results.rows[results.rows["length"] > 0][:LOOKED_AT]
    uses = np.zeros((len(results.bots), settings.played.num_actions))
    replayer = Replayer(settings.played)
    for start in range(0, len(rows), TOGETHER):
        some = rows[start : start + TOGETHER]
        seating = results.schedule.seating(some["number"])
        games = np.arange(len(some))

        def step(
            turns: npt.NDArray[np.int8],
            actions: npt.NDArray[np.int64],
            seating: npt.NDArray[np.int8] = seating,
            games: npt.NDArray[np.int64] = games,
        ) -> None:
            acts = actions >= 0
            np.add.at(uses, (seating[games[acts], turns[acts]], actions[acts]), 1)

        replayer.replay([record for _, record in folder.records(some)], step)
    seats = np.bincount(results.schedule.seating(rows["number"]).reshape(-1), minlength=len(results.bots))
    return uses / np.maximum(seats, 1)[:, None], len(rows)


def by_place(game: Game, uses: Rates) -> tuple[Rates, list[str], Draw]:
    """The same by space or route of the board; their names; and how to draw them for one bot."""
    if isinstance(game, TicketToRide):
        board = game.board
        routes = np.asarray(game.table["way_route"])[: game.num_actions - CLAIM]
        rates = np.zeros((len(uses), len(board.routes)))
        for bot, row in enumerate(uses):
            rates[bot] = np.bincount(routes, row[CLAIM:], len(board.routes))
        names = [board.route_name(route) for route in range(len(board.routes))]
        layout = lay_out(board, ((10.0, 10.0),), (10.0, 10.0))
        return rates, names, lambda row, least, most: _map(board, layout, names, row, least, most)
    rates = uses[:, :DRAW].reshape(len(uses), -1, len(SPACES)).sum(axis=1)
    return rates, list(SPACES), _grid


def ends(game: Game, rates: Rates) -> tuple[float, float]:
    """The lowest and the highest rate of all places that can be used."""
    usable = np.ones(rates.shape[1], np.bool)
    if not isinstance(game, TicketToRide):
        usable[list(POWER_STATION)] = False
    return float(rates[:, usable].min()), float(rates[:, usable].max())


def favourites(names: Sequence[str], rates: Rates) -> str:
    """The places used most, in words."""
    best = [place for place in np.argsort(-rates, kind="stable")[:MOST_NAMED] if rates[place] > 0]
    told = [f"{names[place]} ({100 * rates[place]:.0f} %)" for place in best]
    return f"Most often: {', '.join(told)}." if told else "Nowhere."


def _grid(rates: Rates, least: float, most: float) -> str:
    """The board of Cable Car."""
    parts = []
    for place, rate in enumerate(rates):
        row, column = divmod(place, 8)
        x, y = 22 + CELL * column, 4 + CELL * row
        if place in POWER_STATION:
            parts.append(
                element(
                    "rect", element("title", "the power station"), x=x, y=y, width=CELL, height=CELL, fill="var(--line)"
                )
            )
            continue
        told = element("title", f"{SPACES[place]}: in {100 * rate:.1f} % of its games")
        parts.append(element("rect", x=x + 1, y=y + 1, width=CELL - 2, height=CELL - 2, rx=4, fill="var(--paper)"))
        parts.append(
            element(
                "rect",
                told,
                x=x + 1,
                y=y + 1,
                width=CELL - 2,
                height=CELL - 2,
                rx=4,
                fill="var(--accent)",
                fill_opacity=_strength(rate, least, most),
            )
        )
    for number in range(8):
        middle = CELL * (number + 0.5)
        parts.append(
            element("text", "abcdefgh"[number], x=22 + middle, y=CELL * 8 + 20, text_anchor="middle", class_="faint")
        )
        parts.append(element("text", str(number + 1), x=11, y=8 + middle, text_anchor="middle", class_="faint"))
    return element(
        "svg",
        *parts,
        viewBox=f"0 0 {short(CELL * 8 + 26)} {short(CELL * 8 + 26)}",
        role="img",
        aria_label="Where tiles are laid",
    )


def _map(board: Board, layout: Layout, names: Sequence[str], rates: Rates, least: float, most: float) -> str:
    """A board of Ticket to Ride."""
    parts = [element("rect", width=WIDTH, height=HEIGHT, rx=16, fill="var(--land)")]
    fills = {"water": "var(--water)", "land": "var(--land)", "park": "var(--park)"}
    parts += [
        element("path", d=rounded(shape.points), fill=fills[shape.kind])
        for shape in board.scenery
        if shape.kind in fills
    ]
    parts += [
        element("path", d=through(track), fill="none", stroke="var(--soft)", stroke_width=2, opacity=0.5)
        for track in layout.tracks
    ]
    for route, spaces in enumerate(layout.spaces):
        strength = _strength(rates[route], least, most)
        told = element("title", escape(f"{names[route]}: in {100 * rates[route]:.1f} % of its games"))
        cells = []
        for space in spaces:
            box = {
                "x": -space.length / 2,
                "y": -space.breadth / 2 - 2,
                "width": space.length,
                "height": space.breadth + 4,
                "rx": 6,
            }
            place = f"translate({short(space.x)} {short(space.y)}) rotate({short(space.angle)})"
            cells.append(
                element("rect", **box, transform=place, fill="var(--card)", stroke="var(--soft)", stroke_width=1.5)
            )
            cells.append(
                element(
                    "rect",
                    **box,
                    transform=place,
                    fill="var(--accent)",
                    fill_opacity=strength,
                )
            )
        parts.append(element("g", told, *cells))
    for location in board.locations:
        name = element("title", escape(location.name))
        parts.append(
            element(
                "circle",
                name,
                cx=location.x,
                cy=location.y,
                r=11,
                fill="var(--card)",
                stroke="var(--ink)",
                stroke_width=4,
            )
        )
    return element("svg", *parts, viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label="Which routes are claimed")


def _strength(rate: float, least: float, most: float) -> float:
    return float((rate - least) / (most - least)) if most > least else 0.0
