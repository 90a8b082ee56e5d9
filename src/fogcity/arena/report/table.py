"""The summary of a tournament as tables in the terminal."""

from __future__ import annotations

import math

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fogcity.arena.report.summary import Interval, Standing, Summary

MOST_REASONS = 8


def draw_summary(summary: Summary) -> RenderableType:
    """Standings, pairs, wins by seat, and why games were forfeited."""
    parts: list[RenderableType] = [_standings(summary)]
    if summary.pairs:
        parts += [Text(), _pairs(summary)]
    parts += [Text(), Text(_seats(summary))]
    for standing in summary.bots:
        parts += [Text(line) for line in _reasons(standing)]
    return Group(*parts)


def percent(rate: float) -> str:
    """A rate in per cent."""
    return "-" if math.isnan(rate) else f"{100 * rate:.1f} %"


def interval(found: Interval, scale: float = 100.0) -> str:
    """An interval; of rates, in per cent."""
    if math.isnan(found[0]):
        return "-"
    return f"{scale * found[0]:.1f} - {scale * found[1]:.1f}"


def number(value: float, sign: bool = False) -> str:
    """A number with one decimal, or a dash if it is unknown."""
    return "-" if math.isnan(value) else f"{value:+.1f}" if sign else f"{value:.1f}"


def milliseconds(value: float) -> str:
    """The time of a move, with two or three significant digits."""
    if math.isnan(value):
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 1 else f"{value:.2g}"


def _standings(summary: Summary) -> Table:
    table = Table(title=f"{summary.title}, {summary.seats} players, {summary.games:,} games, seed {summary.seed}")
    table.add_column("bot", no_wrap=True)
    for heading in ("games", "wins", "win rate", "95 %", "score", "margin", "ms a move", "rating", "95 %", "forfeits"):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in sorted(summary.bots, key=lambda bot: (-bot.wins / max(bot.games, 1), -bot.rating)):
        table.add_row(
            Text(bot.name, "bold"),
            f"{bot.games:,}",
            f"{bot.wins:,.1f}".removesuffix(".0"),
            percent(bot.win_rate),
            interval(bot.ci95),
            number(bot.mean_score),
            number(bot.mean_margin, sign=True),
            milliseconds(bot.ms_per_move),
            number(bot.rating),
            interval(bot.rating_ci95, 1.0),
            Text(str(bot.forfeits), "bold red" if bot.forfeits else ""),
        )
    return table


def _pairs(summary: Summary) -> Table:
    table = Table(title="Pairs: of the wins of either, the share of the first")
    table.add_column("bot", no_wrap=True)
    table.add_column("against", no_wrap=True)
    for heading in ("games", "won", "lost", "rate", "95 %", "margin"):
        table.add_column(heading, justify="right", no_wrap=True)
    for pair in summary.pairs:
        won, lost = (f"{wins:,.1f}".removesuffix(".0") for wins in (pair.wins, pair.losses))
        table.add_row(
            Text(pair.one, "bold"),
            Text(pair.other),
            f"{pair.games:,}",
            won,
            lost,
            percent(pair.rate),
            interval(pair.ci95),
            number(pair.mean_margin, sign=True),
        )
    return table


def _seats(summary: Summary) -> str:
    seats = zip(summary.seat_shares, summary.seat_ci95, strict=True)
    parts = [f"seat {seat} {percent(share)} ({interval(found)})" for seat, (share, found) in enumerate(seats, 1)]
    return f"Wins by seat, of all bots: {', '.join(parts)}."


def _reasons(bot: Standing) -> list[str]:
    lines = [f"{bot.name} forfeited {count}: {reason}" for reason, count in bot.reasons.items()]
    more = len(lines) - MOST_REASONS
    return [*lines[:MOST_REASONS], *([f"{bot.name} forfeited for {more} more reasons"] if more > 0 else [])]
