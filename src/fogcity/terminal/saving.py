"""Keeping a game on disk: after every action, so that nothing is lost whatever happens to the program."""

from __future__ import annotations

import contextlib
import os
import tempfile
from datetime import datetime
from pathlib import Path

from fogcity.core.errors import FogCityError
from fogcity.core.table import Table

HUMAN = "human"


class SaveFile:
    """The file that a game is kept in, as a record that `fogcity replay` reads."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, table: Table) -> None:
        """Put the whole record in the file's place at once: a reader finds the old or the new one, never half of it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(prefix=f".{self.path.name}.", dir=self.path.parent)
        except OSError as error:
            raise _cannot_save(self.path, error) from None
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(table.record_text())
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(self.path)
        except OSError as error:
            raise _cannot_save(self.path, error) from None
        finally:
            with contextlib.suppress(OSError):
                Path(name).unlink()


def new_path(folder: Path, game: str) -> Path:
    """A name that no other game has: the game and the time."""
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}.txt", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    return path


def players_of(humans: list[int], seats: int, bot: str) -> list[str]:
    """Who sits where, as it stands in a record: `human`, `tourist`."""
    return [HUMAN if seat in humans else bot for seat in range(seats)]


def humans_of(table: Table, bot: str) -> list[int] | None:
    """The seats that people play, if the record was kept at a terminal and tells."""
    players = [name.strip() for name in table.tags.get("players", "").split(",")]
    if len(players) != table.seats or not set(players) <= {HUMAN, bot}:
        return None
    return [seat for seat, name in enumerate(players) if name == HUMAN]


def _cannot_save(path: Path, error: OSError) -> FogCityError:
    return FogCityError(f"the game cannot be saved to {path}: {error.strerror or error}")
