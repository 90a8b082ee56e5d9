"""The scorecard: tables in the terminal, one line of JSON to publish, and a Markdown table of published lines."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fogcity.arena.benchmark.protocol import Track, digest, is_complete
from fogcity.arena.benchmark.running import Plan
from fogcity.arena.benchmark.score import Scorecard, Total, TrackScore
from fogcity.arena.report.table import MOST_REASONS, interval, milliseconds, number, percent
from fogcity.bots.registry import code_of, parse_spec
from fogcity.core.errors import FogCityError

KIND = "fogcity benchmark"


def draw_scorecard(card: Scorecard, line: dict[str, Any]) -> RenderableType:
    """The results of all tracks, the totals, and why games were forfeited."""
    lines = [f"{line['bot']} forfeited {count}: {reason}" for reason, count in card.reasons.items()]
    more = len(lines) - MOST_REASONS
    lines = [*lines[:MOST_REASONS], *([f"{line['bot']} forfeited for {more} more reasons"] if more > 0 else [])]
    first = card.totals[0]
    worth = f"100 games are worth {100 * first.variance_ratio:.0f} independent ones"
    lines.append(f"Because each deal is played from all seats, {worth} (variance ratio {first.variance_ratio:.2f}).")
    if not line["complete"]:
        lines.append("These are not all tracks of the protocol: compare the total only with the same tracks.")
    return Group(_tracks(card, line), Text(), _totals(card.totals), Text(), *(Text(text) for text in lines))


def make_line(
    plan: Plan, tracks: Sequence[Track], card: Scorecard, name: str, software: Mapping[str, str]
) -> dict[str, Any]:
    """The result to publish. `json.dumps` writes it in one line. `software` is what played, and when."""
    total, *groups = card.totals
    spec = parse_spec(plan.bot)
    return {
        "kind": KIND,
        "protocol": tracks[0].protocol,
        "digest": digest(tracks),
        "complete": is_complete(tracks),
        "bot": name,
        "spec": plan.bot.replace(spec.file, Path(spec.file).name) if spec.file else plan.bot,
        "code": code_of(plan.bot, tracks[0].played),
        "budget": plan.budget,
        **software,
        **_total_data(total),
        "totals": {group.name: _total_data(group) for group in groups},
        "tracks": [_track_data(track) for track in card.tracks],
    }


def markdown(lines: Sequence[dict[str, Any]]) -> list[str]:
    """A table of published results, the best first within each protocol and set of tracks."""
    found = [
        "| bot | protocol | digest | tracks | games | score | 95 % | variance ratio | ms a move | forfeits | version |"
    ]
    found.append("|---" * 11 + "|")
    for line in sorted(
        lines, key=lambda line: (not line["complete"], line["protocol"], line["digest"], -line["score"])
    ):
        cells = (
            line["bot"],
            line["protocol"],
            f"`{line['digest']}`",
            f"{len(line['tracks'])}" + ("" if line["complete"] else " (part)"),
            f"{line['games']:,}",
            number(line["score"], sign=True),
            _signed(line["ci95"]),
            f"{line['variance_ratio']:.2f}",
            milliseconds(_number(line["ms_per_move"])),
            str(line["forfeits"]),
            line["version"],
        )
        found.append(f"| {' | '.join(cells)} |")
    return found


def read_lines(path: Path) -> list[dict[str, Any]]:
    """The published results in a file, a line of JSON each; FogCityError if a line is none."""
    try:
        texts = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise FogCityError(f"{path} is no text in UTF-8") from None
    found = []
    for place, text in enumerate(texts, 1):
        try:
            line = json.loads(text) if text.strip() else None
        except json.JSONDecodeError as error:
            raise FogCityError(f"{path}, line {place} is not JSON: {error}") from None
        if text.strip() and not (isinstance(line, dict) and line.get("kind") == KIND):
            raise FogCityError(f"{path}, line {place} is not a result of `fogcity benchmark`")
        if line is not None:
            found.append(line)
    return found


def _tracks(card: Scorecard, line: dict[str, Any]) -> Table:
    title = f"{line['bot']}, protocol {line['protocol']}, digest {line['digest']}, fogcity {line['version']}"
    table = Table(title=title)
    table.add_column("track", no_wrap=True)
    for heading in ("games", "won", "95 %", "score", "95 %", "margin", "ms a move", "forfeits"):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in card.tracks:
        table.add_row(
            Text(one.track.name, "bold"),
            f"{one.track.games:,}",
            percent(one.share),
            interval(one.share_ci95),
            number(one.score, sign=True),
            _signed(one.ci95),
            number(one.margin, sign=True),
            milliseconds(one.ms_per_move),
            Text(str(one.forfeits), "bold red" if one.forfeits else ""),
        )
    return table


def _totals(totals: Sequence[Total]) -> Table:
    table = Table(title="Totals: mean scores, where 0 is as good as the opponents and 100 wins every game")
    table.add_column("of", no_wrap=True)
    for heading in ("tracks", "games", "score", "95 %", "variance ratio", "ms a move", "forfeits"):
        table.add_column(heading, justify="right", no_wrap=True)
    for total in totals:
        table.add_row(
            Text(total.name, "bold"),
            str(total.tracks),
            f"{total.games:,}",
            number(total.score, sign=True),
            _signed(total.ci95),
            f"{total.variance_ratio:.2f}",
            milliseconds(total.ms_per_move),
            Text(str(total.forfeits), "bold red" if total.forfeits else ""),
        )
    return table


def _total_data(total: Total) -> dict[str, Any]:
    return {
        "games": total.games,
        "score": round(total.score, 3),
        "ci95": [round(limit, 3) for limit in total.ci95],
        "variance_ratio": round(total.variance_ratio, 3),
        "ms_per_move": _rounded(total.ms_per_move),
        "forfeits": total.forfeits,
    }


def _track_data(one: TrackScore) -> dict[str, Any]:
    return {
        "track": one.track.name,
        "deals": one.track.deals,
        "games": one.track.games,
        "share": round(one.share, 5),
        "share_ci95": [round(limit, 5) for limit in one.share_ci95],
        "score": round(one.score, 3),
        "ci95": [round(limit, 3) for limit in one.ci95],
        "variance_ratio": round(one.variance_ratio, 3),
        "margin": _rounded(one.margin),
        "ms_per_move": _rounded(one.ms_per_move),
        "forfeits": one.forfeits,
    }


def _signed(limits: Sequence[float]) -> str:
    return f"{limits[0]:+.1f} to {limits[1]:+.1f}"


def _rounded(value: float) -> float | None:
    """A number for JSON, where unknown numbers are null."""
    return None if math.isnan(value) else float(f"{value:.4g}")


def _number(value: float | None) -> float:
    return math.nan if value is None else value
