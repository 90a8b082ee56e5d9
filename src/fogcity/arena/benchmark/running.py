"""Running a benchmark: a tournament for each track, in its own folder, so that it can be interrupted and resumed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import msgspec

from fogcity.arena.benchmark.protocol import Track, all_tracks, digest
from fogcity.arena.benchmark.score import Played, read_results
from fogcity.arena.storage.folder import HEAD, open_folder
from fogcity.arena.tournament import Notify, Progress, Report, RunOptions, run
from fogcity.bots.bot import Budget
from fogcity.bots.registry import Entrant, find_bot, parse_spec
from fogcity.core.errors import BadOption, FogCityError
from fogcity.core.operating_system import user_data_dir

PLAN = "benchmark.json"


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `benchmark.json`: which bot plays which tracks."""

    bot: str
    budget: str
    games: list[str]
    tracks: list[str]
    quick: bool
    digest: str

    def find_tracks(self) -> list[Track]:
        """The tracks; BadOption if this version of fogcity plays them in another way."""
        known = {track.name: track for track in all_tracks(self.games, quick=self.quick)}
        found = [known[name] for name in self.tracks if name in known]
        if digest(found) != self.digest:
            raise BadOption("this benchmark was begun with another protocol, so it cannot be resumed; start a new one")
        return found


def make_plan(bot: str, budget: str, tracks: Sequence[Track]) -> Plan:
    """The plan for a bot. Nothing is loaded yet."""
    games = list(dict.fromkeys(track.game for track in tracks))
    quick = any(track.protocol.endswith("quick") for track in tracks)
    return Plan(str(parse_spec(bot)), budget, games, [track.name for track in tracks], quick, digest(tracks))


def enter(plan: Plan) -> Entrant:
    """Make the bot for each game and board, to report before the first game what is wrong. This runs its code."""
    default = Budget.parse(plan.budget)
    played = {(track.game, track.board): track.played for track in plan.find_tracks()}
    found, *_ = [find_bot(plan.bot, game, default) for game in played.values()]
    return found


def new_folder(name: str) -> Path:
    """A new folder for a benchmark, named by bot and date, in the user data directory."""
    plain = "".join(sign if sign.isalnum() else "-" for sign in name)
    stem = user_data_dir() / "benchmark" / f"{plain}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path, number = stem, 1
    while path.exists():
        number += 1
        path = stem.with_name(f"{stem.name}-{number}")
    return path


def read_plan(folder: Path) -> Plan:
    """The plan of the benchmark in a folder."""
    try:
        return msgspec.json.decode((folder / PLAN).read_bytes(), type=Plan)
    except FileNotFoundError:
        raise FogCityError(f"there is no benchmark in {folder}: it has no {PLAN}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise FogCityError(f"{folder / PLAN} cannot be read: {error}") from None


def play_benchmark(plan: Plan, folder: Path, options: RunOptions) -> list[Played]:
    """Play all tracks. Games that were played before, in the same folder, are not played again."""
    if not (folder / PLAN).exists():
        _create(plan, folder)
    tracks = plan.find_tracks()
    options = replace(options, notify=_once(options.notify))
    found, done, total = [], 0, sum(track.games for track in tracks)
    try:
        with options.progress(0, total) as report:
            for track in tracks:
                settings = track.settings(plan.bot, plan.budget)
                here = replace(options, progress=_part_of(report, done))
                found.append(read_results(track, run(settings, folder / folder_name(track), here)))
                done += track.games
    except FogCityError:
        if not any(folder.glob(f"*/{HEAD}")):  # no game was played
            shutil.rmtree(folder)
        raise
    return found


def played_with(plan: Plan, folder: Path) -> dict[str, str]:
    """The software that played a benchmark, and the day on which it began. Several are named if it was resumed."""
    heads = [open_folder(folder / folder_name(track)).head for track in plan.find_tracks()]
    names = ("version", "commit", "python", "numpy")
    found = {name: ", ".join(dict.fromkeys(getattr(head, name) for head in heads)) for name in names}
    return found | {"date": min(head.started for head in heads)[: len("2026-01-31")]}


def folder_name(track: Track) -> str:
    """The name of the folder of a track's tournament."""
    return track.name.replace("/", "-").replace(":", "-")


def _create(plan: Plan, folder: Path) -> None:
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise FogCityError(f"{folder} already exists, and is not an empty folder; choose another name")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / PLAN).write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n")


def _once(notify: Notify) -> Notify:
    """Gets lines for the user, and drops those that came before: each track says that it gets ready."""
    told: set[str] = set()

    def only_new(line: str) -> None:
        if line not in told:
            told.add(line)
            notify(line)

    return only_new


def _part_of(report: Report, before: int) -> Progress:
    """The progress of one tournament, as a part of all games."""

    @contextmanager
    def progress(_done: int, _total: int) -> Iterator[Report]:
        yield lambda now: report(before + now)

    return progress
