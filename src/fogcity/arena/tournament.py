"""Tournaments: which games are missing, what has been played, and running one from start to end."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Protocol

import msgspec
import numpy as np

from fogcity.arena.play.player import Unit
from fogcity.arena.play.results import BotInfo, Chunk, Forfeit, Results, Rows, new_rows
from fogcity.arena.play.schedule import BLOCK, Schedule
from fogcity.arena.settings import Settings
from fogcity.arena.storage.folder import (
    HEAD,
    PRINTED,
    Folder,
    check_same,
    create_folder,
    make_head,
    open_folder,
    prepare_folder,
)
from fogcity.arena.workers.pool import Pool
from fogcity.core.errors import BadOption
from fogcity.core.operating_system import cores_here, user_data_dir

Notify = Callable[[str], None]  # gets a line for the user
Report = Callable[[int], None]  # gets the number of games that are done
Progress = Callable[[int, int], AbstractContextManager[Report]]  # gets how many games are done, and how many there are


def _no_notice(_: str) -> None:
    pass


def _no_progress(_done: int, _total: int) -> AbstractContextManager[Report]:
    return nullcontext(lambda _: None)


@dataclass(frozen=True)
class RunOptions:
    """How to run a tournament; none of this changes its results."""

    cores: int | None = None  # None: all
    keep: bool = True  # records of the games
    ray: str = ""  # the address of a Ray cluster, or `local`; empty: only this machine
    notify: Notify = _no_notice
    progress: Progress = _no_progress


class Workers(Protocol):
    """Plays units of work, on this machine or on several."""

    bots: list[BotInfo]

    def run(self, units: Iterator[Unit]) -> Iterator[Chunk]:
        """Play all units. Yields games in the order in which they end."""


class Tournament:
    """The games of a tournament: those that have been played, and those that are missing."""

    def __init__(self, settings: Settings, bots: list[BotInfo], folder: Folder | None = None) -> None:
        """Games that are played are also written to the folder, if there is one."""
        self.settings = settings
        self.bots = bots
        self.folder = folder
        self._schedule = Schedule(len(bots), settings.seats, int(settings.seed))
        self._rows = new_rows(settings.games, settings.seats)
        self._done = np.zeros(settings.games, np.bool)
        self._forfeits: dict[int, Forfeit] = {}

    def recall(self, rows: Rows, forfeits: list[Forfeit]) -> None:
        """Add games that were played before."""
        self._add(Chunk(rows[rows["number"] < self.settings.games], b"", forfeits))

    @property
    def done(self) -> int:
        """How many games are done."""
        return int(self._done.sum())

    def play(self, workers: Workers, report: Report = lambda _: None) -> None:
        """Play all games that are missing."""
        done = self.done
        for chunk in workers.run(self._missing()):
            chunk = chunk.only(~self._done[chunk.rows["number"]])
            if self.folder is not None:
                self.folder.add(chunk)
            self._add(chunk)
            done += len(chunk.rows)
            report(done)

    def results(self) -> Results:
        """The games that are done."""
        forfeits = [self._forfeits[number] for number in sorted(self._forfeits)]
        return Results(self.settings, self.bots, self._rows[self._done], forfeits)

    def _add(self, chunk: Chunk) -> None:
        numbers = chunk.rows["number"]
        self._rows[numbers] = chunk.rows
        self._done[numbers] = True
        self._forfeits |= {forfeit.number: forfeit for forfeit in chunk.forfeits}

    def _missing(self) -> Iterator[Unit]:
        """What is still to be played, in order: blocks of quick games, and single ones."""
        quick = np.array([bot.quick for bot in self.bots])
        for first in range(0, self.settings.games, BLOCK):
            numbers = np.arange(first, min(first + BLOCK, self.settings.games))
            numbers = numbers[~self._done[numbers]]
            together = quick[self._schedule.seating(numbers)].all(axis=1)
            if together.any():
                yield Unit(first, quick=True)
            for number in numbers[~together].tolist():
                yield Unit(number)


def run(settings: Settings, path: Path | None = None, options: RunOptions | None = None) -> Results:
    """Play a tournament. With a folder, save it there, or resume the one that was begun there."""
    options = options or RunOptions()
    settings = _with_whole_rounds(settings, options.notify)
    if path is None:
        with ExitStack() as stack:
            workers = _start_workers(settings, options, "", stack)
            return _play(Tournament(settings, workers.bots), workers, options)
    if (path / HEAD).exists():
        return _resume(settings, open_folder(path), options)
    existed = path.exists()
    settings = prepare_folder(path, settings)
    with ExitStack() as stack:
        try:
            workers = _start_workers(settings, options, str(path / PRINTED), stack)
            folder = create_folder(path, settings, workers.bots)
        except BaseException:  # leave no files of a tournament that never began
            stack.close()
            shutil.rmtree(path)
            if existed:
                path.mkdir()
            raise
        stack.callback(folder.close)
        folder.load()
        return _play(Tournament(settings, workers.bots, folder), workers, options)


def recall(folder: Folder) -> Results:
    """The games of a tournament on disk that have been played so far."""
    rows, forfeits = folder.read()
    tournament = Tournament(folder.head.settings, folder.head.bots)
    tournament.recall(rows, forfeits)
    return tournament.results()


def new_folder(game: str) -> Path:
    """A new folder for a tournament, named by date, in the user data directory."""
    stem = user_data_dir() / "arena" / f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path, number = stem, 1
    while path.exists():
        number += 1
        path = stem.with_name(f"{stem.name}-{number}")
    return path


def _with_whole_rounds(settings: Settings, notify: Notify) -> Settings:
    settings.check()
    schedule = Schedule(len(settings.bots), settings.seats, int(settings.seed))
    games = schedule.whole_rounds(settings.games)
    if games != settings.games:
        notify(
            f"{games:,} games instead of {settings.games:,}: a round, in which every bot sits in each seat equally "
            f"often on the same deal, has {schedule.round_size:,}."
        )
    rounded = msgspec.structs.replace(settings, games=games)
    rounded.check()
    return rounded


def _resume(settings: Settings, folder: Folder, options: RunOptions) -> Results:
    stored = folder.head.settings
    for name in ("game", "bots", "seats", "seed", "options", "budget", "move_limit"):
        before, now = getattr(stored, name), getattr(settings, name)
        if before != now:
            raise BadOption(f"the tournament in {folder.path} has other settings: {name} is {before}, not {now}")
    if settings.played.board_tag != stored.played.board_tag:
        before, now = stored.played.board_tag, settings.played.board_tag
        raise BadOption(f"the tournament in {folder.path} has other settings: the board is {before}, not {now}")
    if settings.games < stored.games:
        raise BadOption(f"the tournament in {folder.path} has {stored.games} games already; it can only be made longer")
    with ExitStack() as stack:
        stack.callback(folder.close)
        rows, forfeits = folder.load()
        settings = msgspec.structs.replace(stored, games=settings.games)
        tournament = Tournament(settings, folder.head.bots, folder)
        tournament.recall(rows, forfeits)
        if tournament.done == settings.games:
            return tournament.results()
        workers = _start_workers(settings, options, str(folder.path / PRINTED), stack)
        check_same(folder.head, make_head(settings, workers.bots), folder.path)
        folder.extend(settings.games)
        return _play(tournament, workers, options)


def _start_workers(settings: Settings, options: RunOptions, printed: str, stack: ExitStack) -> Workers:
    if options.ray:
        from fogcity.arena.workers.cluster import Cluster

        return stack.enter_context(Cluster(settings, options.ray, options.cores, keep=options.keep))
    count = options.cores or cores_here()
    return stack.enter_context(Pool(settings, count, keep=options.keep, printed=printed, notify=options.notify))


def _play(tournament: Tournament, workers: Workers, options: RunOptions) -> Results:
    with options.progress(tournament.done, tournament.settings.games) as report:
        tournament.play(workers, report)
    return tournament.results()
