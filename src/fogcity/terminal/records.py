"""Reads game records for the commands of the terminal."""

from __future__ import annotations

import sys
from pathlib import Path

from fogcity.core.errors import BadRecord, WrongBoard
from fogcity.core.table import Table
from fogcity.games.registry import replay


def read_file(path: Path) -> bytes:
    """The content of a file; - is standard input."""
    return sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()


def replay_file(path: Path, data: bytes, board: Path | None) -> Table:
    """The table of a record that was read from this file. Errors name the file."""
    try:
        return replay(data, board)
    except BadRecord as error:
        missing = "; name the board file with --board" if board is None and isinstance(error, WrongBoard) else ""
        raise BadRecord(f"{path}: {error}{missing}") from None


def names_in(table: Table) -> list[str]:
    """The players by seat, as the record names them; empty texts if it does not."""
    names = [name.strip() for name in table.tags.get("players", "").split(",")]
    return names if len(names) == table.seats else [""] * table.seats
