"""The results as Parquet: a row for each game and seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from fogcity.arena.play.results import KINDS, Results
from fogcity.arena.report.summary import seat_margins
from fogcity.core.errors import FogCityError

# The Arrow types of all columns. They are the same for every tournament, so files of several can be read together.
TYPES = {
    "game": "int64",
    "round": "int64",
    "deal_seed": "uint64",
    "line_up": "string",
    "seat": "int8",
    "bot": "string",
    "score": "int32",
    "margin": "int32",
    "rank": "int8",
    "win_share": "float32",
    "turns": "int32",
    "actions": "int32",
    "moves": "int32",
    "ms": "float32",
    "over": "bool",
    "forfeit": "string",
    "reason": "string",
}
NULLABLE = ("forfeit", "reason")


def check_parquet() -> None:
    """FogCityError if Parquet cannot be written here."""
    _arrow()


def write_parquet(results: Results, path: Path) -> None:
    """Write the file, with a row for each seat of each game."""
    arrow, parquet = _arrow()
    parquet.write_table(arrow.table(columns(results), schema=schema()), path)


def schema() -> Any:
    """The Arrow schema of the file. docs/arena.md says what the columns mean."""
    arrow, _ = _arrow()
    return arrow.schema(
        [arrow.field(name, arrow.type_for_alias(kind), nullable=name in NULLABLE) for name, kind in TYPES.items()]
    )


def columns(results: Results) -> dict[str, Any]:
    """The columns of the file by name."""
    rows, seats, seating = results.rows, results.settings.seats, results.seating
    names = np.array([bot.name for bot in results.bots], dtype=object)
    line_up = [", ".join(row) for row in names[seating]]
    scores = rows["score"]
    ranks = 1 + (scores[:, None, :] > scores[:, :, None]).sum(axis=2)
    reasons = {(lost.number, lost.seat): lost.reason for lost in results.forfeits}
    numbers = np.repeat(rows["number"], seats)
    seat = np.tile(np.arange(seats, dtype=np.int8), len(rows))
    forfeited = np.repeat(rows["forfeit"], seats) == seat

    def by_game(values: Any) -> Any:
        return np.repeat(values, seats)

    return {
        "game": numbers,
        "round": numbers // results.schedule.round_size,
        "deal_seed": by_game(results.schedule.deals(rows["number"])),
        "line_up": by_game(np.array(line_up, dtype=object)),
        "seat": seat,
        "bot": names[seating].reshape(-1),
        "score": scores.reshape(-1),
        "margin": seat_margins(rows).reshape(-1),
        "rank": ranks.reshape(-1).astype(np.int8),
        "win_share": rows["share"].reshape(-1),
        "turns": by_game(rows["turns"]),
        "actions": by_game(rows["actions"]),
        "moves": rows["moves"].reshape(-1),
        "ms": rows["ms"].reshape(-1),
        "over": by_game(rows["forfeit"] < 0),
        "forfeit": np.where(forfeited, np.array(KINDS, dtype=object)[by_game(rows["kind"])], None),
        "reason": [
            reasons.get((int(game), int(place))) if lost else None
            for game, place, lost in zip(numbers, seat, forfeited, strict=True)
        ],
    }


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        raise FogCityError("Parquet needs the package pyarrow: pip install 'fogcity[arena]'") from None
    return pa, parquet
