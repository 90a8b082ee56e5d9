"""Keeping a game on disk: after every action, so that nothing is lost whatever happens to the program."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from datetime import datetime
from pathlib import Path

from fogcity.core.errors import FogCityError
from fogcity.core.paths import user_data_dir
from fogcity.core.table import Table
from fogcity.games.registry import read_record


class SaveFile:
    """The file that a game is kept in, as a record that `fogcity replay` reads."""

    def __init__(self, path: Path, kept: bytes | None = None, board: Path | None = None) -> None:
        """`kept` is what is known to be in the file; None for a new one. `board` is the file of the board, if any."""
        self.path = path
        self._target = path.resolve()  # what a link leads to is the game; the link stays
        self.kept = kept
        self.arguments = [str(path.absolute())]  # to find it again, from any folder
        self.arguments += [] if board is None else ["--board", str(board.absolute())]
        self.trouble = ""  # why the game as it stands is not on disk

    def check(self) -> None:
        """Can the file be written? FogCityError says why not. Nothing is left behind."""
        Path(self._spare()).unlink()

    def keep(self, table: Table) -> None:
        """Save; the game goes on even if that fails, but with `trouble`."""
        try:
            self.write(table)
        except FogCityError as error:
            self.trouble = str(error)
        else:
            self.trouble = ""

    def write(self, table: Table) -> None:
        """Put the whole record in the file's place at once: a reader finds the old or the new one, never half of it."""
        data = table.record_text().encode()
        found = self._read()
        if found not in (None, data, self.kept):
            raise FogCityError(
                f"the game cannot be saved to {self.path}: another program has changed the file, which is left alone"
            )
        if found != data:
            self._replace(data)
        self.kept = data

    def _read(self) -> bytes | None:
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise self._cannot(error) from None

    def _replace(self, data: bytes) -> None:
        name = self._spare()
        try:
            with open(name, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if self._target.exists():
                shutil.copymode(self._target, name)
            Path(name).replace(self._target)
        except OSError as error:
            raise self._cannot(error) from None
        finally:
            with contextlib.suppress(OSError):
                Path(name).unlink()

    def _spare(self) -> str:
        """An empty file beside the real one."""
        try:
            self._target.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(prefix=f".{self._target.name}.", dir=self._target.parent)
        except OSError as error:
            raise self._cannot(error) from None
        os.close(handle)
        return name

    def _cannot(self, error: OSError) -> FogCityError:
        return FogCityError(f"the game cannot be saved to {self.path}: {error.strerror or error}")


def games_folder() -> Path:
    """Where games are saved by default: in your user data directory."""
    return user_data_dir() / "games"


def new_path(folder: Path, game: str) -> Path:
    """A name that no other game has: the game and the time."""
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}.txt", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    return path


def newest_unfinished(folder: Path) -> Path:
    """The game that was played last of those that are not over."""
    for path in sorted(folder.glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True):
        with contextlib.suppress(FogCityError, OSError):  # no game, or none that can be read
            if not read_record(path.read_bytes()).result:
                return path
    raise FogCityError(f"there is no unfinished game in {folder}")
