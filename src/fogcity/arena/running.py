"""Runs tournaments from start to end: a new one, or one that was begun before."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import msgspec

from fogcity.arena.play.schedule import Schedule
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
from fogcity.arena.tournament import Crew, Report, Results, Tournament
from fogcity.arena.workers.pool import Pool
from fogcity.core.errors import BadOption
from fogcity.core.paths import user_data_dir
from fogcity.core.processes import cores_here

Tell = Callable[[str], None]
Watch = Callable[[int, int], AbstractContextManager[Report]]  # shows how far a tournament is: done, total


def _say_nothing(_: str) -> None:
    pass


def _watch_nothing(_done: int, _total: int) -> AbstractContextManager[Report]:
    return nullcontext(lambda _: None)


@dataclass(frozen=True)
class Manner:
    """How a tournament is played; none of this changes its results."""

    cores: int | None = None  # None: all that there are
    keep: bool = True  # records of the games
    ray: str = ""  # the address of a Ray cluster, or `local`; empty: only this machine
    tell: Tell = _say_nothing
    watch: Watch = _watch_nothing


def run(settings: Settings, path: Path | None = None, manner: Manner | None = None) -> Results:
    """Play a tournament, kept in a folder if one is given; one that was begun there goes on."""
    manner = manner or Manner()
    settings = _whole(settings, manner.tell)
    if path is None:
        with ExitStack() as stack:
            crew = _crew(settings, manner, "", stack)
            return _play(Tournament(settings, crew.bots), crew, manner)
    if (path / HEAD).exists():
        return _go_on(settings, open_folder(path), manner)
    was_there = path.exists()
    settings = prepare_folder(path, settings)
    with ExitStack() as stack:
        try:
            crew = _crew(settings, manner, str(path / PRINTED), stack)
            folder = create_folder(path, settings, crew.bots)
        except BaseException:  # nothing is left of a tournament that never began
            stack.close()
            shutil.rmtree(path)
            if was_there:
                path.mkdir()
            raise
        stack.callback(folder.close)
        folder.load()
        return _play(Tournament(settings, crew.bots, folder), crew, manner)


def recall(folder: Folder) -> Results:
    """What was played so far of a tournament on disk."""
    rows, forfeits = folder.read()
    tournament = Tournament(folder.head.settings, folder.head.bots)
    tournament.recall(rows, forfeits)
    return tournament.results()


def new_folder(game: str) -> Path:
    """Where a tournament is kept if nobody says: beside the games that were played at the terminal."""
    stem = user_data_dir() / "arena" / f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path, number = stem, 1
    while path.exists():
        number += 1
        path = stem.with_name(f"{stem.name}-{number}")
    return path


def _whole(settings: Settings, tell: Tell) -> Settings:
    settings.check()
    schedule = Schedule(len(settings.bots), settings.seats, int(settings.seed))
    games = schedule.whole_rounds(settings.games)
    if games != settings.games:
        tell(
            f"{games:,} games instead of {settings.games:,}: a round, in which every bot sits in each seat equally "
            f"often on the same deal, has {schedule.round_size:,}."
        )
    whole = msgspec.structs.replace(settings, games=games)
    whole.check()
    return whole


def _go_on(settings: Settings, folder: Folder, manner: Manner) -> Results:
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
        crew = _crew(settings, manner, str(folder.path / PRINTED), stack)
        check_same(folder.head, make_head(settings, crew.bots), folder.path)
        folder.extend(settings.games)
        return _play(tournament, crew, manner)


def _crew(settings: Settings, manner: Manner, printed: str, stack: ExitStack) -> Crew:
    if manner.ray:
        from fogcity.arena.workers.cluster import Cluster

        return stack.enter_context(Cluster(settings, manner.ray, manner.cores, keep=manner.keep))
    workers = manner.cores or cores_here()
    return stack.enter_context(Pool(settings, workers, keep=manner.keep, printed=printed, tell=manner.tell))


def _play(tournament: Tournament, crew: Crew, manner: Manner) -> Results:
    with manner.watch(tournament.done, tournament.settings.games) as report:
        tournament.play(crew, report)
    return tournament.results()
