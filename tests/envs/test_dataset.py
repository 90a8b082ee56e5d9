"""Datasets: what is written can be read, leads to the same games again, and can be written in several runs."""

from __future__ import annotations

import json
import re
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from pyarrow import parquet

import fogcity
from fogcity.envs.batch import Batch
from fogcity.envs.dataset import batches, load, read_about
from fogcity.envs.dataset.columns import COLUMNS
from fogcity.envs.dataset.playing import BotGames
from fogcity.envs.dataset.writing import Played, write_file, write_folder, write_games
from fogcity.envs.encoding import Encoding
from tests.helpers import ROOT


def tourists(seed: int = 0) -> BotGames:
    return BotGames(Encoding("cablecar", 2), ["tourist"], seed)


def same(one, other):
    return list(one) == list(other) and all(np.array_equal(one[name], other[name]) for name in one)


def check_replay(about, columns):
    """Play every game again, by the actions of environments and by the codes of the rules."""
    encoding = Encoding(about["game"], about["seats"], **about["options"])
    for number in np.unique(columns["game"]):
        rows = {name: column[columns["game"] == number] for name, column in columns.items()}
        batch = Batch(encoding, 1, autoreset=False)
        batch.deal(about["seed"] + int(number))
        s = encoding.game.deal(about["seats"], about["seed"] + int(number), **about["options"])
        for step, action in enumerate(rows["action"]):
            assert rows["step"][step] == step
            assert rows["seat"][step] == batch.turns[0] == encoding.game.turn(s)
            assert (rows["observation"][step] == batch.observations[0]).all()
            assert (rows["mask"][step] == batch.masks[0]).all()
            batch.step([action])
            encoding.game.play(s, int(rows["code"][step]))
        assert batch.turns[0] == encoding.game.turn(s) == -1
        winners = encoding.game.winners(s)
        for seat, points, win in zip(rows["seat"], rows["points"], rows["win"], strict=True):
            assert points == batch.scores[0, seat] == encoding.game.scores(s)[seat]
            assert win == pytest.approx(1 / len(winners) if seat in winners else 0, abs=1e-6)


# ---- the command


@pytest.mark.parametrize("out", ["games.parquet", "games.npz", "games"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["cablecar", "conductor"],
        ["company", "conductor", "tourist", "tourist", "--seats", "3", "-o", "hand=2"],
        ["ticket", "tourist", "conductor"],
    ],
    ids=["cablecar", "company", "ticket"],
)
def test_what_is_written_can_be_replayed(run, tmp_path, arguments, out):
    ended = run("dataset", *arguments, "--games", "3", "--shard", "2", "--seed", "5", "--out", out)
    columns, about = load(tmp_path / out), read_about(tmp_path / out)
    assert ended.code == 0
    assert f"{len(columns['game']):,} decisions of 3 games are in {out}" in ended.out
    assert {name: column.dtype for name, column in columns.items()} == {n: c.dtype for n, c in COLUMNS.items()}
    assert set(columns["game"]) == {0, 1, 2}
    assert about["games"] == 3
    check_replay(about, columns)


@pytest.mark.parametrize(
    ("out", "files"),
    [
        ("games.parquet", ["games.parquet", "games.parquet.README.md"]),
        ("games.npz", ["games.npz", "games.npz.README.md"]),
        ("games", ["games", "games/README.md", "games/part-00000.parquet", "games/part-00001.parquet"]),
    ],
)
def test_only_the_data_and_its_card_are_left(run, tmp_path, out, files):
    run("dataset", "cablecar", "tourist", "--games", "3", "--shard", "2", "--out", out)
    assert sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*")) == files


def test_bots_that_think(run, tmp_path):
    run("dataset", "cablecar", "gripman:2p", "tourist", "--games", "1", "--out", "games.npz")
    about = read_about(tmp_path / "games.npz")
    assert about["bots"] == ["gripman:2p", "tourist"]
    check_replay(about, load(tmp_path / "games.npz"))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["cablecar", "tourist", "--out", "games.csv"], "a .parquet or .npz file, or to a folder"),
        (["cablecar", "tourist", "--out", "nowhere/games.npz"], "there is no folder"),
        (["cablecar", "tourist", "tourist", "--seats", "3", "--out", "games.npz"], "3 seats need 3 bots"),
        (["chess", "tourist", "--out", "games.npz"], "there is no game 'chess'"),
        (["cablecar", "tourist", "--games", "0", "--out", "games.npz"], "--games"),
        (["cablecar", "tourist", "-o", "hand=9", "--out", "games.npz"], "hand takes"),
        (["cablecar", "tourist", "--seed", "-1", "--out", "games.npz"], "a seed is a whole number"),
        (["cablecar", "tourist", "--ray", "local", "--out", "games.npz"], "name a folder after --out"),
        (["cablecar", "tourist", "--cores", "2", "--out", "games"], "--cores is for --ray"),
    ],
)
def test_slips_are_told_before_anything_is_written(run, tmp_path, arguments, told):
    ended = run("dataset", *arguments)
    assert ended.code != 0
    assert told in ended.err
    assert not list(tmp_path.iterdir())


STOPPED = """
from fogcity.bots.bot import Bot

class Stopped(Bot):
    name = "stopped"

    def choose(self, view, legal, rng, budget):
        raise KeyboardInterrupt
"""


@pytest.mark.parametrize(("out", "told"), [("games", "The same command continues"), ("games.npz", "Nothing is kept")])
def test_control_c_says_whether_the_run_can_be_continued(run, tmp_path, out, told):
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots" / "stopped.py").write_text(STOPPED)
    ended = run("dataset", "cablecar", "bots/stopped.py:Stopped", "--games", "1", "--out", out)
    assert ended.code == 130
    assert f"Stopped. {told}" in ended.err
    assert not [path for path in tmp_path.rglob("games*") if path.is_file()]


def test_a_folder_with_other_files_is_not_touched(run, tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "README.md").write_text("mine")
    assert "has other files" in run("dataset", "cablecar", "tourist", "--out", "mine").err
    assert (tmp_path / "mine" / "README.md").read_text() == "mine"


# ---- several runs


class Stop(Exception):
    """A run is interrupted."""


class Interrupted(BotGames):
    """Bots that are interrupted before some game."""

    stop_at = 4

    def play(self, first, count):
        if first + count > self.stop_at:
            raise Stop
        return super().play(first, count)


def interrupted(folder: Path) -> None:
    """A run for six games, stopped in its third file."""
    with pytest.raises(Stop):
        write_folder(Interrupted(Encoding("cablecar", 2), ["tourist"]), folder, 6, 2)


def test_an_interrupted_run_continues_with_the_next_file(tmp_path):
    interrupted(tmp_path / "games")
    finished = {path: path.stat().st_mtime_ns for path in (tmp_path / "games").iterdir()}
    assert [path.name for path in sorted(finished)] == ["part-00000.parquet", "part-00001.parquet"]
    write_folder(tourists(), tmp_path / "games", 6, 2)
    assert {path: path.stat().st_mtime_ns for path in finished} == finished
    write_file(tourists(), tmp_path / "whole.npz", 6)
    assert same(load(tmp_path / "games"), load(tmp_path / "whole.npz"))


def test_progress_begins_with_what_is_finished(tmp_path):
    interrupted(tmp_path / "games")
    begun = []

    class Progress:
        def __init__(self, done, total):
            begun.append((done, total))

        def __enter__(self):
            return begun.append

        def __exit__(self, *_):
            pass

    write_folder(tourists(), tmp_path / "games", 6, 2, Progress)
    assert begun == [(4, 6), 6]


def test_more_games_are_added_to_a_folder(tmp_path):
    write_folder(tourists(), tmp_path / "games", 3, 2)
    write_folder(tourists(), tmp_path / "games", 5, 2)
    write_file(tourists(), tmp_path / "whole.npz", 5)
    assert same(load(tmp_path / "games"), load(tmp_path / "whole.npz"))


class OtherVersion:
    """Workers that have played other games than they were asked for."""

    def play(self, files):
        for number, first, count in files:
            with TemporaryDirectory() as folder:
                path = Path(folder) / "part.parquet"
                write_games(tourists(seed=1), path, tourists(seed=1).about(first, count))
                yield Played(number, path.read_bytes())


def test_a_file_of_a_worker_with_other_settings_is_refused(tmp_path):
    with pytest.raises(fogcity.BadOption, match="seed is 1, not 0"):
        write_folder(tourists(), tmp_path / "games", 2, 2, elsewhere=OtherVersion())
    assert not list((tmp_path / "games").iterdir())


def test_a_damaged_file_is_written_again(tmp_path):
    write_folder(tourists(), tmp_path / "games", 4, 2)
    whole = load(tmp_path / "games")
    damaged = tmp_path / "games" / "part-00001.parquet"
    damaged.write_bytes(damaged.read_bytes()[:-100])
    write_folder(tourists(), tmp_path / "games", 4, 2)
    assert same(load(tmp_path / "games"), whole)


@pytest.mark.parametrize(
    ("games", "count", "shard", "told"),
    [
        (tourists(seed=1), 4, 2, "seed is 0, not 1"),
        (BotGames(Encoding("cablecar", 2, hand=2), ["tourist"]), 4, 2, "options is"),
        (tourists(), 4, 1, "games is 2, not 1"),
        (tourists(), 2, 2, "also has part-00001.parquet"),
    ],
    ids=["seed", "options", "shard", "fewer games"],
)
def test_a_folder_of_another_dataset_is_refused(tmp_path, games, count, shard, told):
    write_folder(tourists(), tmp_path / "games", 4, 2)
    with pytest.raises(fogcity.BadOption, match=re.escape(told)):
        write_folder(games, tmp_path / "games", count, shard)


# ---- reading


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    folder = tmp_path_factory.mktemp("datasets")
    write_file(tourists(), folder / "games.parquet", 5)
    write_file(tourists(), folder / "games.npz", 5)
    write_folder(tourists(), folder / "games", 5, 2)
    return folder


KINDS = ["games.parquet", "games.npz", "games"]


def test_all_kinds_of_files_have_the_same_rows(written):
    first, *others = [load(written / kind) for kind in KINDS]
    assert all(same(first, other) for other in others)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [1, 7, 64, 100_000])
def test_batches_are_all_rows_in_order(written, kind, size):
    found, whole = list(batches(written / kind, size)), load(written / kind)
    assert {len(batch["game"]) for batch in found[:-1]} <= {size}
    assert 1 <= len(found[-1]["game"]) <= size
    assert same({name: np.concatenate([batch[name] for batch in found]) for name in COLUMNS}, whole)


@pytest.mark.parametrize("kind", KINDS)
def test_arrays_can_be_changed(written, kind):
    for columns in (load(written / kind), next(batches(written / kind, 3))):
        assert all(column.flags.writeable for column in columns.values())


def test_other_readers_of_parquet_find_what_was_played(written):
    table = parquet.read_table(written / "games.parquet")
    assert json.loads(table.schema.metadata[b"fogcity"])["bots"] == ["tourist", "tourist"]
    assert table.column_names == list(COLUMNS)
    first = np.frombuffer(table["observation"][0].as_py(), np.uint8)
    assert np.array_equal(first, load(written / "games.parquet")["observation"][0])


@pytest.mark.parametrize("name", ["other.parquet", "other.npz"])
def test_other_files_are_refused(tmp_path, name):
    (tmp_path / name).write_text("something else")
    with pytest.raises(fogcity.FogCityError, match="is not a dataset"):
        load(tmp_path / name)


@pytest.mark.parametrize("read", [load, read_about, lambda path: batches(path, 1)])
def test_what_is_not_there_is_told(tmp_path, read):
    with pytest.raises(fogcity.FogCityError, match="there is no dataset"):
        read(tmp_path / "games.parquet")
    with pytest.raises(fogcity.FogCityError, match="there is no dataset"):
        read(tmp_path)


def test_a_batch_has_rows(written):
    with pytest.raises(fogcity.BadOption, match="1 row or more"):
        batches(written / "games", 0)


# ---- what is played


def test_games_are_the_ones_that_are_dealt():
    columns = BotGames(Encoding("cablecar", 2), ["conductor"], 7).play(3, 1)
    s = fogcity.game("cablecar").deal(2, 10)
    for code in columns["code"]:
        fogcity.game("cablecar").play(s, int(code))
    assert fogcity.game("cablecar").scores(s) == [columns["points"][columns["seat"] == seat][0] for seat in (0, 1)]


# ---- documentation


def test_the_card_says_what_the_dataset_is(written):
    card = (written / "games" / "README.md").read_text()
    assert "| bots, by seat | tourist, tourist |" in card
    assert f"| version of Fog City | {fogcity.__version__} |" in card
    assert "| decisions | " + f"{len(load(written / 'games')['game']):,} |" in card
    assert re.findall(r"^\| `(\w+)` \| [a-z]+\d+\b", card, re.MULTILINE) == list(COLUMNS)


def test_the_documentation_has_every_column_with_its_type():
    page = (ROOT / "docs/dataset.md").read_text()
    found = re.findall(r"^\| `(\w+)` \| (\w+)", page, re.MULTILINE)
    assert found == [(name, np.dtype(column.dtype).name) for name, column in COLUMNS.items()]
