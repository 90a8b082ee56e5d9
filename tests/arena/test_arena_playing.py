"""Games between bots: the same however many play them, and lost only by the bot that fails."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import numpy as np
import pytest

import fogcity
from fogcity.arena.play.results import Results
from fogcity.arena.play.status import NOBODY, WorkerStatus
from fogcity.arena.report.summary import summarise
from fogcity.arena.settings import Settings
from fogcity.arena.storage.folder import open_folder
from fogcity.arena.storage.replay import verify
from fogcity.arena.tournament import RunOptions, run
from fogcity.core.kernel import COMPILING
from tests.helpers import ROOT
from tests.helpers.arena import bot, play_here

TIMED = ("ms", "offset")


def without_times(results: Results) -> list[object]:
    names = [name for name in results.rows.dtype.names or () if name not in TIMED]
    return [results.rows[name].tolist() for name in names]


def cut_place(reason: str) -> str:
    """A reason without the line of code, which is another whenever the file is changed."""
    return re.sub(r" \(arena_bots\.py, line \d+\)$", "", reason)


def test_the_same_games_on_one_core_two_cores_and_in_this_process() -> None:
    bots = [bot("AnyLegal"), bot("Quick"), "tourist", "gripman:20p"]
    settings = Settings("cablecar", bots, games=60, seed="3")
    one, two = (run(settings, None, RunOptions(cores=cores, keep=False)) for cores in (1, 2))
    here = play_here(settings)
    assert without_times(one) == without_times(two) == without_times(here)
    assert len(one.rows) == 60


@pytest.mark.parametrize(("game", "seats"), [("cablecar", 2), ("company", 3), ("ticket", 4)])
def test_quick_games_are_real_games(game: str, seats: int, tmp_path: Path) -> None:
    settings = Settings(game, ["tourist", bot("Quick")], seats, 48, "5")
    results = play_here(settings, tmp_path / "t")
    assert verify(results, open_folder(tmp_path / "t")) == results.settings.games == 48
    assert np.allclose(results.rows["share"].sum(axis=1), 1)
    assert (results.rows["moves"].sum(axis=1) == results.rows["actions"]).all()


def test_who_wins_a_level_game_is_for_the_rules_to_say(tmp_path: Path) -> None:
    results = play_here(Settings("ticket", ["tourist"], 2, 400, "1"), tmp_path / "t")
    level = results.rows[results.rows["score"][:, 0] == results.rows["score"][:, 1]]
    assert len(level)
    for row, (_, record) in zip(level, open_folder(tmp_path / "t").records(level), strict=True):
        winners = fogcity.game("ticket").winners(fogcity.replay(record).state)
        assert np.flatnonzero(row["share"]).tolist() == winners


def test_a_batch_that_fails_is_played_game_by_game() -> None:
    results = play_here(Settings("cablecar", [bot("QuickCrash"), bot("Quick")], 2, 8, "1"))
    assert not results.forfeits
    assert len(results.rows) == 8


@pytest.mark.parametrize("name", ["QuickStill", "QuickLeaves"])
def test_a_batch_that_does_not_get_on_is_played_game_by_game(name: str) -> None:
    results = play_here(Settings("cablecar", [bot(name), bot("Quick")], 2, 4, "1"))
    assert len(results.rows) == 4
    assert {forfeit.kind for forfeit in results.forfeits} == ({"raised"} if name == "QuickLeaves" else set())


def test_a_batch_that_ends_its_process_is_played_game_by_game() -> None:
    settings = Settings("cablecar", [bot("QuickDies"), bot("Quick")], 2, 6, "1")
    results = run(settings, None, RunOptions(cores=1, keep=False))
    assert not results.forfeits
    assert len(results.rows) == 6


def test_bots_that_fail_lose_their_games_and_nothing_else(tmp_path: Path) -> None:
    bad = ["Crash", "Illegal", "Words", "Leaves", "Sleeps", "Loops"]
    settings = Settings("cablecar", [bot(name) for name in [*bad, "Loud"]], 2, 42, "1", move_limit=0.2)
    results = run(settings, tmp_path / "t", RunOptions(cores=2))
    summary = summarise(results)
    reasons = {standing.name: [cut_place(reason) for reason in standing.reasons] for standing in summary.bots}
    assert reasons.pop("loud") == []
    assert reasons == {
        "crash": ["ZeroDivisionError: oops <b>"],
        "illegal": ["answered with 999999: there is no action 999999; they are numbered 0 to 6153"],
        "words": ["answered with 'draw', which is not an action"],
        "leaves": ["SystemExit: 0"],
        "sleeps": ["took longer than 0.2 s for a move"],
        "loops": ["took longer than 0.2 s for a move"],
    }
    assert [standing.win_rate for standing in summary.bots if standing.name == "loud"] == [1.0]
    assert np.allclose(results.rows["share"].sum(axis=1), 1)
    assert verify(results, open_folder(tmp_path / "t")) == 42
    assert "more noise" in (tmp_path / "t" / "printed.txt").read_text()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Garbled", "ValueError: ??[2J"),
        ("Paints", "answered with ??[2J, which is not an action"),
        ("Traps", "answered with a Trap, which is not an action"),
        ("Endless", "answered with a int, which is not an action"),
    ],
)
def test_whatever_a_bot_answers_is_told_in_plain_letters(name: str, told: str, tmp_path: Path) -> None:
    results = play_here(Settings("cablecar", [bot(name), bot("First")], 2, 2, "1"), tmp_path / "t")
    assert [forfeit.reason.startswith(told) for forfeit in results.forfeits] == [True, True], results.forfeits
    folder = open_folder(tmp_path / "t")
    assert folder.read()[1] == results.forfeits
    assert verify(results, folder) == 2


@pytest.mark.parametrize(
    ("name", "reason"),
    [("Deaf", "did not answer, and could not be interrupted"), ("Dies", "ended its process twice (exit code 3)")],
)
def test_a_worker_that_is_lost_costs_only_the_game_of_its_bot(
    name: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fogcity.arena.workers.pool.MOST_DEATHS", 1)  # of workers that no bot is to blame for
    settings = Settings("cablecar", [bot(name), bot("First")], 2, 2, "1", move_limit=0.2)
    results = run(settings, tmp_path / "t", RunOptions(cores=1))
    assert [forfeit.reason for forfeit in results.forfeits] == [reason] * 2
    assert summarise(results).bots[1].wins == 2
    assert (results.rows["actions"] >= 4).all(), "the record has what was played before"
    assert verify(results, open_folder(tmp_path / "t")) == 2


def test_a_worker_that_dies_once_is_given_another_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGCITY_TEST_MARK", str(tmp_path / "mark"))
    results = run(
        Settings("cablecar", [bot("DiesOnce"), bot("First")], 2, 2, "1"), None, RunOptions(cores=1, keep=False)
    )
    assert (tmp_path / "mark").exists()
    assert not results.forfeits


def test_if_a_bot_forfeits_all_its_seats_lose() -> None:
    results = play_here(Settings("cablecar", [bot("Illegal"), bot("First")], 4, 4, "1"))
    for row, seats in zip(results.rows, results.seating, strict=True):
        assert row["share"].tolist() == [0.5 if seat == 1 else 0.0 for seat in seats]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"bots": ["turist"]}, "did you mean tourist?"),
        ({"bots": [bot("CannotBeMade")]}, "no such luck"),
        ({"bots": [bot("HasOwnError")]}, "this and that"),
        ({"games": 10**9}, "1 to 10,000,000 games"),
        ({"seed": "x"}, "a whole number"),
        ({"seats": 9}, "for 2 to 6 players"),
        ({"games": 0}, "1 to"),
        ({"move_limit": -1.0}, "more than 0"),
        ({"options": {"hand": 9}}, "hand takes"),
        ({"budget": "soon"}, "a budget is"),
        ({"game": "chess"}, "there is no game"),
    ],
)
def test_what_cannot_be_played_is_told_and_leaves_nothing_behind(
    changes: dict[str, object], reason: str, tmp_path: Path
) -> None:
    settings = msgspec.structs.replace(Settings("cablecar", ["tourist"]), **changes)
    with pytest.raises(fogcity.FogCityError, match=reason):
        run(settings, tmp_path / "t")
    assert not (tmp_path / "t").exists()


def test_the_example_bot_beats_the_tourist() -> None:
    example = ROOT / "docs" / "examples" / "my_bot.py"
    results = play_here(Settings("cablecar", [f"{example}:MyBot", "tourist"], 2, 4, "1"))
    assert not results.forfeits
    assert summarise(results).bots[0].wins == 4


def test_a_worker_that_is_lost_while_nobody_thinks_is_nobodys_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    late = iter([99.0])
    monkeypatch.setattr(WorkerStatus, "overdue", lambda _: next(late, -1.0))  # as this process sees it, once
    monkeypatch.setattr(WorkerStatus, "seat", NOBODY)
    settings = Settings("cablecar", [bot("Sleeps"), bot("First")], 2, 2, "1", move_limit=1.0)
    results = run(settings, None, RunOptions(cores=1, keep=False))
    assert next(late, None) is None
    assert [forfeit.kind for forfeit in results.forfeits] == ["slow", "slow"]


BOT_WITH_A_KERNEL = '''
from fogcity.bots.bot import Bot
from fogcity.core.kernel import kernel

@kernel
def first(codes):
    """The first of some codes."""
    return codes[0]

class First(Bot):
    """Takes the first action."""

    name = "first"

    def warm_up(self):
        s = self.game.deal(2, 1)
        first(self.game.legal(s))

    def choose(self, view, legal, rng, budget):
        return int(first(legal))
'''


def test_compiling_is_told_only_when_something_is_compiled(tmp_path: Path) -> None:
    (tmp_path / "compiled_bot.py").write_text(BOT_WITH_A_KERNEL)
    settings = Settings("cablecar", [f"{tmp_path}/compiled_bot.py:First"], 2, 1, "1")
    cold: list[str] = []
    warm: list[str] = []
    for told in (cold, warm):
        run(settings, None, RunOptions(cores=1, keep=False, notify=told.append))
    assert COMPILING in cold
    assert COMPILING not in warm
