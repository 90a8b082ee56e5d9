"""Saves a game after every action, so that nothing is lost if the program ends for any reason."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import tempfile
from datetime import datetime
from pathlib import Path

from fogcity.core.errors import FogCityError
from fogcity.core.operating_system import quote_command, replace_file, user_data_dir
from fogcity.core.table import Table
from fogcity.games.registry import read_record


class SaveFile:
    """The file that a game is saved in, as a record that `fogcity replay` can read."""

    def __init__(self, path: Path, saved: bytes | None = None, board: Path | None = None) -> None:
        """`saved` is the content of the file; None for a new file. `board` is the file of the board, if any."""
        self.path = path
        self._target = path.resolve()  # replace the target of a link, not the link
        self.saved = saved
        self.arguments = [str(path.absolute())]  # for commands that work in any directory
        self.arguments += [] if board is None else ["--board", str(board.absolute())]
        self.problem = ""  # why the current game is not on disk

    def check(self) -> None:
        """Raise FogCityError if the file cannot be written. Nothing is left behind."""
        Path(self._temporary_file()).unlink()

    def save(self, table: Table) -> None:
        """Save the game. If that fails, the game continues, and `problem` says why."""
        try:
            self.write(table)
        except FogCityError as error:
            self.problem = str(error)
        else:
            self.problem = ""

    def write(self, table: Table) -> None:
        """Replace the file atomically: readers see the old or the new record, never half of one."""
        data = table.record_text().encode()
        found = self._read()
        if found not in (None, data, self.saved):
            raise FogCityError(f"the game cannot be saved to {self.path}: another program has changed the file")
        if found != data:
            self._replace(data)
        self.saved = data

    def _read(self) -> bytes | None:
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise self._cannot_save(error) from None

    def _replace(self, data: bytes) -> None:
        name = self._temporary_file()
        try:
            with open(name, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if self._target.exists():
                shutil.copymode(self._target, name)
            replace_file(Path(name), self._target)
        except OSError as error:
            raise self._cannot_save(error) from None
        finally:
            with contextlib.suppress(OSError):
                Path(name).unlink()

    def _temporary_file(self) -> str:
        """Create an empty file next to the real one."""
        try:
            self._target.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(prefix=f".{self._target.name}.", dir=self._target.parent)
        except OSError as error:
            raise self._cannot_save(error) from None
        os.close(handle)
        return name

    def _cannot_save(self, error: OSError) -> FogCityError:
        return FogCityError(f"the game cannot be saved to {self.path}: {error.strerror or error}")


def games_dir() -> Path:
    """Where games are saved by default: in your user data directory."""
    return user_data_dir() / "games"


def new_path(folder: Path, game: str) -> Path:
    """An unused file name, made of the game and the time."""
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}.txt", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    return path


def newest_unfinished(folder: Path) -> Path:
    """The file of the unfinished game that was played last."""
    for path in sorted(folder.glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True):
        with contextlib.suppress(FogCityError, OSError):  # not a readable game record
            if not read_record(path.read_bytes()).result:
                return path
    raise FogCityError(f"there is no unfinished game in {folder}")


def command_line(*arguments: str) -> str:
    """This program with these arguments, ready to be pasted into a shell in any directory."""
    return quote_command([*_program(), *arguments])


def _program() -> list[str]:
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return [sys.executable, "-m", "fogcity"]
    found = shutil.which(started.name)
    if found is not None and Path(found).resolve() == started.resolve():
        return [started.name]
    return [str(started.absolute())]
