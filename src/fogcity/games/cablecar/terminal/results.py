"""The final scores of Cable Car."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.core.game import Game, View
from fogcity.games.cablecar.board import COLOURS, PERCENTS
from fogcity.games.cablecar.terminal.event_texts import EventTexts
from fogcity.games.cablecar.terminal.panel import values_of
from fogcity.terminal.drawing.grid import Grid
from fogcity.terminal.drawing.palette import LIVERIES, badge
from fogcity.terminal.drawing.phrases import winners_text


def draw_results(game: Game, view: View, players: Sequence[str]) -> RenderableType:
    """Final points, best first, and the winners. Nothing is hidden at the end, so any view will do."""
    scores = game.scores(view)
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    company = bool(view.record["company"])
    grid = _company_results(view, players, scores, order) if company else _results(players, scores, order)
    event_texts = EventTexts(company, view.seat)
    return Group(grid, Text(winners_text([event_texts.name(seat) for seat in game.winners(view)]), "bold"))


def _results(players: Sequence[str], scores: list[int], order: list[int]) -> Grid:
    grid = Grid(title="Final points", box=SIMPLE_HEAD)
    grid.add_column("seat", justify="right")
    grid.add_column("player")
    grid.add_column("points", justify="right")
    for seat in order:
        name = f" {COLOURS[seat]}" + (f", {players[seat]}" if players[seat] else "")
        grid.add_row(str(seat + 1), Text.assemble(badge(COLOURS[seat]), name), Text(str(scores[seat]), "bold"))
    return grid


def _company_results(view: View, players: Sequence[str], scores: list[int], order: list[int]) -> Grid:
    """Each player's shares times the companies' values (CC31), and the majority bonus (CC32)."""
    record, values = view.record, values_of(view.record)
    grid = Grid(title="Final points", box=SIMPLE_HEAD, caption="A share pays its tenths times its company's value.")
    grid.add_column("player", no_wrap=True)
    for percent in PERCENTS:
        grid.add_column(f"{percent} %", no_wrap=True)
    for heading in ("shares", "bonus", "points"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for seat in order:
        held = [int(company) for company in record["held"][seat]]
        pays = [percent // 10 * values[company] for percent, company in zip(PERCENTS, held, strict=True)]
        shares = [
            f"{LIVERIES[COLOURS[company]].sign} {COLOURS[company]}\n{percent // 10} x {values[company]}"
            for percent, company in zip(PERCENTS, held, strict=True)
        ]
        player = f"seat {seat + 1}" + (f"\n{players[seat]}" if players[seat] else "")
        bonus = scores[seat] - sum(pays)
        grid.add_row(player, *shares, str(sum(pays)), str(bonus), Text(str(scores[seat]), "bold"))
    return grid
