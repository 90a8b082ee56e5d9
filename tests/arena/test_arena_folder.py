"""A tournament on disk survives whatever ends it, and goes on to the very same numbers."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import fogcity
from fogcity.arena.play.results import row_type
from fogcity.arena.settings import Settings
from fogcity.arena.storage.folder import Folder, open_folder
from fogcity.arena.storage.replay import verify
from fogcity.arena.tournament import RunOptions, recall, run
from tests.helpers.arena import Here, bot, command, play_here, start, stop, wait_for_games

SETTINGS = Settings("cablecar", [bot("Slowly"), "tourist", "gripman:20p"], 2, 60, "11")
ARGUMENTS = ("arena", "cablecar", *SETTINGS.bots, "--games", "60", "--seed", "11")


def untimed(data: Any) -> Any:
    """Results without how long they took."""
    for standing in data["bots"]:
        del standing["ms_per_move"]
    return data


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The results of the tournament if nothing happens to it."""
    folder = tmp_path_factory.mktemp("whole")
    play_here(SETTINGS, folder)
    out, _ = command("arena", "--resume", str(folder), "--json")
    return untimed(json.loads(out))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_going_on_after_an_interruption_gives_the_same_numbers(how: signal.Signals, whole: Any, tmp_path: Path) -> None:
    folder = tmp_path / "t"
    process = start(*ARGUMENTS, "--cores", "1", "--out", str(folder), "--json")
    wait_for_games(folder, process)
    out, err = stop(process, how)
    assert process.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
    assert out == b""
    assert "Traceback" not in err
    if how == signal.SIGINT:
        assert f"fogcity arena --resume {folder}" in err
    before = len(recall(open_folder(folder)).rows)
    assert 0 < before < 60
    out, err = command("arena", "--resume", str(folder), "--cores", "1", "--json", "--verify")
    assert untimed(json.loads(out)) == whole
    assert "60 games were replayed" in err


def cut(path: Path, count: int) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size - count)


@pytest.mark.parametrize(("file", "count"), [("results.bin", 5), ("results.bin", 200), ("records.jsonl", 9)])
def test_what_was_torn_off_is_played_again(file: str, count: int, tmp_path: Path) -> None:
    settings = Settings("cablecar", ["tourist"], 2, 30, "1")
    path = tmp_path / "t"
    before = play_here(settings, path)
    cut(path / file, count)
    found = recall(open_folder(path))
    assert 0 < len(found.rows) < 30
    after = run_here(settings, path)
    assert (after.rows["score"] == before.rows["score"]).all()
    assert verify(after, open_folder(path)) == 30


def test_a_record_without_a_row_is_cut_away(tmp_path: Path) -> None:
    settings = Settings("cablecar", ["tourist"], 2, 4, "1")
    play_here(settings, tmp_path / "t")
    records = tmp_path / "t" / "records.jsonl"
    before = records.read_bytes()
    cut(tmp_path / "t" / "results.bin", row_type(2).itemsize)
    run_here(settings, tmp_path / "t")
    assert records.read_bytes() == before, "and not five lines"


def test_what_a_power_cut_left_empty_is_played_again(tmp_path: Path) -> None:
    settings = Settings("cablecar", ["tourist"], 2, 4, "1")
    before = play_here(settings, tmp_path / "t")
    for file, count in (("records.jsonl", 50), ("results.bin", row_type(2).itemsize)):
        path = tmp_path / "t" / file
        cut(path, count)
        path.write_bytes(path.read_bytes() + bytes(count))
    after = run_here(settings, tmp_path / "t")
    assert (after.rows["score"] == before.rows["score"]).all()
    assert verify(after, open_folder(tmp_path / "t")) == 4


@pytest.mark.parametrize("line", [b"{", b'["x",0,"raised",""]', b'[0,9,"raised",""]', b'[0,0,"raised","\xff"]'])
def test_a_damaged_forfeit_is_told(line: bytes, tmp_path: Path) -> None:
    play_here(Settings("cablecar", [bot("Illegal")], 2, 2, "1"), tmp_path / "t")
    with (tmp_path / "t" / "forfeits.jsonl").open("ab") as file:
        file.write(line + b"\n")
    with pytest.raises(fogcity.FogCityError, match=r"forfeits\.jsonl, line 3"):
        open_folder(tmp_path / "t").read()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'"seed": "1"', b'"seed": "x"'),
        (b'"seed": "1"', b'"seed": "\xff"'),
        (b'"seats": 2', b'"seats": 99'),
        (b'"games": 2', b'"games": -2'),
        (b'"sources": [', b'"sources": ["x",'),
        (b'"format": 2', b'"format": 1'),
    ],
)
def test_a_damaged_head_is_told(before: bytes, after: bytes, tmp_path: Path) -> None:
    play_here(Settings("cablecar", ["tourist"], 2, 2, "1"), tmp_path / "t")
    path = tmp_path / "t" / "tournament.json"
    assert path.read_bytes().count(before) == 1
    path.write_bytes(path.read_bytes().replace(before, after))
    with pytest.raises(fogcity.FogCityError, match=r"tournament\.json|another version") as error:
        open_folder(tmp_path / "t")
    assert "\n" not in str(error.value)


def run_here(settings: Settings, path: Path) -> Any:
    """Go on without a process of its own."""
    from fogcity.arena.tournament import Tournament

    folder: Folder = open_folder(path)
    tournament = Tournament(settings, folder.head.bots, folder)
    tournament.recall(*folder.load())
    tournament.play(Here(settings))
    folder.close()
    return tournament.results()


def test_a_tournament_can_be_made_longer(tmp_path: Path) -> None:
    settings = Settings("cablecar", ["tourist", bot("Quick")], 2, 20, "1")
    short = play_here(settings, tmp_path / "t")
    longer = msgspec.structs.replace(settings, games=40)
    after = run(longer, tmp_path / "t", RunOptions(cores=1))
    assert (after.rows["score"] == play_here(longer).rows["score"]).all()
    assert (after.rows["score"][:20] == short.rows["score"]).all()


@pytest.mark.parametrize(
    "change", [{"seed": "2"}, {"bots": ["tourist"]}, {"seats": 3}, {"budget": "2s"}, {"games": 2}, {"move_limit": 9.0}]
)
def test_other_settings_are_refused(change: dict[str, Any], tmp_path: Path) -> None:
    settings = Settings("cablecar", [bot("First"), bot("Quick")], 2, 4, "1")
    play_here(settings, tmp_path / "t")
    with pytest.raises(fogcity.FogCityError, match=r"other settings|only be made longer"):
        run(msgspec.structs.replace(settings, **change), tmp_path / "t")


def test_a_bot_whose_code_changed_does_not_go_on(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from fogcity.bots.tourist import Tourist\nclass Mine(Tourist): name = 'mine'\n")
    settings = Settings("cablecar", [f"{file}:Mine", "tourist"], 2, 2, "1")
    play_here(settings, tmp_path / "t")
    file.write_text(file.read_text() + "# changed\n")
    with pytest.raises(fogcity.FogCityError, match="the code of the bots changed"):
        run(msgspec.structs.replace(settings, games=4), tmp_path / "t", RunOptions(cores=1))


def test_two_programs_do_not_play_one_tournament(tmp_path: Path) -> None:
    play_here(Settings("cablecar", ["tourist"], 2, 2, "1"), tmp_path / "t")
    first = open_folder(tmp_path / "t")
    first.load()
    with pytest.raises(fogcity.FogCityError, match="another program"):
        open_folder(tmp_path / "t").load()
    first.close()


def test_a_changed_record_is_found_out(tmp_path: Path) -> None:
    results = play_here(Settings("cablecar", ["tourist"], 2, 4, "1"), tmp_path / "t")
    path = tmp_path / "t" / "records.jsonl"
    line = path.read_bytes()
    score = str(int(results.rows["score"][2, 0])).encode()
    at = line.index(b'"result":[' + score, line.index(b'"game 2"'))
    path.write_bytes(line[: at + 10] + b"9" * len(score) + line[at + 10 + len(score) :])
    with pytest.raises(fogcity.BadRecord, match="game 2: the result should be"):
        verify(results, open_folder(tmp_path / "t"))


def test_a_board_of_ones_own_is_kept_with_the_games(tmp_path: Path) -> None:
    from fogcity.games.ticket.board.board import standard_text

    mine = tmp_path / "mine.toml"
    mine.write_text(standard_text().replace("San Francisco", "My City"))
    settings = Settings("ticket", ["tourist"], 2, 4, "1", board=str(mine))
    results = play_here(settings, tmp_path / "t")
    mine.unlink()
    folder = open_folder(tmp_path / "t")
    assert folder.head.settings.played.board_tag == results.settings.played.board_tag
    assert verify(recall(folder), folder) == 4


def test_another_board_is_refused(tmp_path: Path) -> None:
    from fogcity.games.ticket.board.board import standard_text

    mine = tmp_path / "mine.toml"
    mine.write_text(standard_text().replace("cars = 20", "cars = 18"))
    settings = Settings("ticket", ["tourist"], 2, 2, "1")
    play_here(settings, tmp_path / "t")
    with pytest.raises(fogcity.FogCityError, match="other settings: the board is"):
        run(msgspec.structs.replace(settings, board=str(mine), games=4), tmp_path / "t")


def test_there_must_be_a_tournament(tmp_path: Path) -> None:
    with pytest.raises(fogcity.FogCityError, match=r"it has no tournament\.json"):
        open_folder(tmp_path)
    (tmp_path / "tournament.json").write_text("{")
    with pytest.raises(fogcity.FogCityError, match="cannot be read"):
        open_folder(tmp_path)


def test_every_record_can_be_replayed(tmp_path: Path) -> None:
    results = play_here(Settings("company", ["tourist", bot("First")], 3, 6, "1", {"hand": 2}), tmp_path / "t")
    for row, (_, record) in zip(results.rows, open_folder(tmp_path / "t").records(results.rows), strict=True):
        table = fogcity.replay(record)
        assert fogcity.game("company").scores(table.state) == row["score"].tolist()
        assert np.isclose(row["share"].sum(), 1)
        assert record.tags["arena"] == f"game {row['number']}"
