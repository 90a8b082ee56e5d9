"""A tournament on disk: its settings, and files that only grow, so that a crash loses only the games in progress.

tournament.json   the settings, and the versions and the commit that played
records.jsonl     a game record in each line
results.bin       a row of numbers for each game (`results.row_type`)
forfeits.jsonl    the games that a bot forfeited, and why
printed.txt       what bots printed
board.toml        the board, if it is a custom one
"""

from __future__ import annotations

import contextlib
import os
import platform
import shutil
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import IO

import msgspec
import numpy as np
import numpy.typing as npt

from fogcity import __version__
from fogcity.arena.play.results import BotInfo, Chunk, Forfeit, Rows, row_type
from fogcity.arena.settings import Settings
from fogcity.bots.registry import code_of
from fogcity.core.errors import BadOption, FogCityError
from fogcity.core.operating_system import lock_file, replace_file
from fogcity.core.record import GameRecord, read_json
from fogcity.software import commit

HEAD = "tournament.json"
BOARD = "board.toml"
PRINTED = "printed.txt"
FILES = ("records.jsonl", "forfeits.jsonl", "results.bin")
SYNC_EACH = 5.0  # seconds; a power cut may lose the games since then
FORMAT = 2  # raised whenever the files change, or the seating of a game number


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `tournament.json`."""

    settings: Settings
    bots: list[BotInfo]
    sources: list[str]  # digests or versions of the bots' code
    rules: int
    board: str
    version: str = __version__
    python: str = platform.python_version()
    numpy: str = np.__version__
    started: str = ""
    commit: str = ""  # of fogcity; empty if it was unknown
    format: int = FORMAT


class Folder:
    """The folder of one tournament, open for adding games."""

    def __init__(self, path: Path, head: Head) -> None:
        self.path = path
        self.head = head
        self._files: dict[str, IO[bytes]] = {}
        self._synced = time.monotonic()

    def write_head(self) -> None:
        """Write the head atomically: readers see the old one or the new one."""
        spare = self.path / f".{HEAD}"
        spare.write_bytes(msgspec.json.format(msgspec.json.encode(self.head), indent=2) + b"\n")
        replace_file(spare, self.path / HEAD)

    def extend(self, games: int) -> None:
        """Plan more games."""
        settings = msgspec.structs.replace(self.head.settings, games=games)
        self.head = msgspec.structs.replace(self.head, settings=settings)
        self.write_head()

    # ---- reading

    def load(self) -> tuple[Rows, list[Forfeit]]:
        """Lock the folder, cut off incomplete writes, and return all complete games."""
        self._lock()
        for name in ("records.jsonl", "forfeits.jsonl"):
            if (self.path / name).exists():
                os.truncate(self.path / name, _whole_lines(self.path / name))
        rows, forfeits = self.read()
        path = self.path / "results.bin"
        if path.exists() and path.stat().st_size != rows.nbytes:
            spare = path.with_suffix(".new")
            rows.tofile(spare)
            replace_file(spare, path)
        if (self.path / "records.jsonl").exists():  # records without a row belong to games that will be played again
            os.truncate(self.path / "records.jsonl", int((rows["offset"] + rows["length"]).max(initial=0)))
        return rows, forfeits

    def read(self) -> tuple[Rows, list[Forfeit]]:
        """All complete games; nothing is changed."""
        kind = row_type(self.head.settings.seats)
        path = self.path / "results.bin"
        size = path.stat().st_size // kind.itemsize if path.exists() else 0
        rows = np.fromfile(path, kind, size) if size else np.zeros(0, kind)
        good = (rows["number"] >= 0) & ((rows["forfeit"] >= 0) == (rows["kind"] > 0)) & self._have_records(rows)
        _, first = np.unique(rows["number"][good], return_index=True)
        rows = rows[good][first]
        there = set(rows["number"][rows["forfeit"] >= 0].tolist())
        return rows, [forfeit for forfeit in self._read_forfeits().values() if forfeit.number in there]

    def records(self, rows: Rows) -> Iterator[tuple[int, GameRecord]]:
        """The game records of some rows."""
        with (self.path / "records.jsonl").open("rb") as file:
            for number, offset, length in zip(
                rows["number"].tolist(), rows["offset"].tolist(), rows["length"].tolist(), strict=True
            ):
                file.seek(offset)
                yield number, read_json(file.read(length))

    def _have_records(self, rows: Rows) -> npt.NDArray[np.bool]:
        """Which rows have their complete record, or need none?"""
        path = self.path / "records.jsonl"
        size = _whole_lines(path)
        ends = rows["offset"] + rows["length"]
        there: npt.NDArray[np.bool] = (rows["length"] == 0) | ((rows["offset"] >= 0) & (ends <= size))
        kept = np.flatnonzero(there & (rows["length"] > 0))
        if len(kept):
            letters = np.memmap(path, np.uint8, "r")
            there[kept] = letters[ends[kept] - 1] == ord("\n")
        return there

    def _read_forfeits(self) -> dict[int, Forfeit]:
        path = self.path / "forfeits.jsonl"
        lines = path.read_bytes()[: _whole_lines(path)].splitlines() if path.exists() else []
        found = [self._forfeit(line, place) for place, line in enumerate(lines, 1)]
        return {forfeit.number: forfeit for forfeit in found}

    def _forfeit(self, line: bytes, place: int) -> Forfeit:
        try:
            found = msgspec.json.decode(line, type=Forfeit)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise FogCityError(f"{self.path / 'forfeits.jsonl'}, line {place} cannot be read: {error}") from None
        if not 0 <= found.seat < self.head.settings.seats or found.number < 0:
            raise FogCityError(f"{self.path / 'forfeits.jsonl'}, line {place}: there is no such game or seat")
        return found

    # ---- adding

    def add(self, chunk: Chunk) -> None:
        """Write some games: records first, so that a row always has its record."""
        file = self._file("records.jsonl")
        start = file.seek(0, os.SEEK_END)
        lengths = chunk.rows["length"].astype(np.int64)
        chunk.rows["offset"] = start + np.cumsum(lengths) - lengths
        file.write(chunk.lines)
        if chunk.forfeits:
            lines = (msgspec.json.encode(forfeit) + b"\n" for forfeit in chunk.forfeits)
            self._file("forfeits.jsonl").write(b"".join(lines))
        self._file("results.bin").write(chunk.rows.tobytes())
        if time.monotonic() - self._synced > SYNC_EACH:
            self._sync()

    def close(self) -> None:
        """Close the files and release the lock."""
        self._sync()
        for file in self._files.values():
            file.close()
        self._files = {}

    def _sync(self) -> None:
        """Make everything written so far survive a power cut."""
        for name in FILES:
            if name in self._files:
                with contextlib.suppress(OSError):  # not every disk can do it
                    os.fsync(self._files[name].fileno())
        self._synced = time.monotonic()

    def _file(self, name: str) -> IO[bytes]:
        if name not in self._files:
            self._files[name] = (self.path / name).open("ab", buffering=0)
        return self._files[name]

    def _lock(self) -> None:
        """Keep other processes from adding games; the lock ends with this process."""
        try:
            lock_file(self._file(".lock"))
        except OSError:
            self.close()
            raise FogCityError(f"another program is playing the tournament in {self.path}") from None


def prepare_folder(path: Path, settings: Settings) -> Settings:
    """Prepare the folder of a new tournament; return the settings, with the copy of the board in it."""
    if (path / HEAD).exists():
        raise FogCityError(f"there is a tournament in {path} already; resume it: --resume {path}")
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise FogCityError(f"{path} already exists, and is not an empty folder; choose another name")
    path.mkdir(parents=True, exist_ok=True)
    if settings.board:
        shutil.copyfile(settings.board, path / BOARD)
        settings = msgspec.structs.replace(settings, board=str((path / BOARD).absolute()))
    return settings


def create_folder(path: Path, settings: Settings, bots: list[BotInfo]) -> Folder:
    """The folder of a new tournament."""
    found = Folder(path, make_head(settings, bots))
    found.write_head()
    return found


def open_folder(path: Path) -> Folder:
    """The folder of a tournament that was begun."""
    try:
        head = msgspec.json.decode((path / HEAD).read_bytes(), type=Head)
    except FileNotFoundError:
        raise FogCityError(f"there is no tournament in {path}: it has no {HEAD}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise FogCityError(f"{path / HEAD} cannot be read: {error}") from None
    if head.format != FORMAT:
        raise FogCityError(f"the tournament in {path} was stored by another version of fogcity ({head.version})")
    board = path / BOARD
    if head.settings.board and board.exists():  # the folder may have been moved
        settings = msgspec.structs.replace(head.settings, board=str(board.absolute()))
        head = msgspec.structs.replace(head, settings=settings)
    try:
        head.settings.check()
    except FogCityError as error:
        raise FogCityError(f"{path / HEAD}: {error}") from None
    if not len(head.bots) == len(head.sources) == len(head.settings.bots):
        raise FogCityError(f"{path / HEAD}: the numbers of bots, names and sources differ")
    return Folder(path, head)


def make_head(settings: Settings, bots: list[BotInfo]) -> Head:
    """The head of a tournament that starts now, with these versions."""
    game = settings.played
    return Head(
        settings,
        bots,
        [code_of(bot, game) for bot in settings.bots],
        game.rules_version,
        game.board_tag,
        started=datetime.now().astimezone().isoformat(timespec="seconds"),
        commit=commit(),
    )


def check_same(stored: Head, now: Head, path: Path) -> None:
    """BadOption if games played now would not belong to the tournament that was begun."""
    for what, before, here in (
        ("rules", stored.rules, now.rules),
        ("board", stored.board, now.board),
        ("version of fogcity", stored.version, now.version),
        ("code of the bots", stored.sources, now.sources),
        ("bots", stored.bots, now.bots),
    ):
        if before != here:
            change = "" if what == "code of the bots" else f" ({_plain(before)} then, {_plain(here)} now)"
            raise BadOption(f"the tournament in {path} cannot be resumed: the {what} changed{change}; start a new one")


def _plain(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(about.name for about in value)
    return str(value)


def _whole_lines(path: Path) -> int:
    """The length of a file without an unfinished last line."""
    if not path.exists():
        return 0
    with path.open("rb") as file:
        end = file.seek(0, os.SEEK_END)
        while end > 0:
            start = max(0, end - 65536)
            file.seek(start)
            found = file.read(end - start).rfind(b"\n")
            if found >= 0:
                return start + found + 1
            end = start
    return 0
