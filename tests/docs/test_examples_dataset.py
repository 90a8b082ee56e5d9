"""The example that writes datasets: what it writes can be read, and leads to the same games again."""

from __future__ import annotations

import importlib.util
import json

import numpy as np
import pytest
from pyarrow import parquet

import fogcity
from fogcity.envs.batch import Batch
from fogcity.envs.encoding import Encoding
from tests.helpers import ROOT

PATH = ROOT / "examples" / "dataset.py"


@pytest.fixture(scope="module")
def dataset():
    spec = importlib.util.spec_from_file_location("examples_dataset", PATH)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def read_parquet(path):
    table = parquet.read_table(path)
    found = {name: table[name] for name in table.column_names}
    for name in ("observation", "mask"):
        data = b"".join(found[name].to_pylist())
        found[name] = np.frombuffer(data, np.uint8).reshape(len(table), -1)
    return json.loads(table.schema.metadata[b"fogcity"]), {name: np.asarray(column) for name, column in found.items()}


def read_numpy(path):
    with np.load(path) as file:
        return json.loads(str(file["about"])), {name: file[name] for name in file.files if name != "about"}


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


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--game", "company", "--seats", "3", "--bots", "conductor", "tourist", "tourist", "-o", "hand=2"],
        ["--game", "ticket", "--bots", "tourist", "conductor"],
    ],
)
def test_what_is_written_can_be_replayed(dataset, tmp_path, arguments):
    files = [tmp_path / "games.parquet", tmp_path / "games.npz"]
    dataset.main([*map(str, files), "--games", "3", "--chunk", "2", "--seed", "5", *arguments])
    (about, columns), (same, others) = read_parquet(files[0]), read_numpy(files[1])
    assert about == same
    assert list(columns) == list(others) == list(dataset.KINDS)
    assert all((columns[name] == others[name]).all() for name in columns)
    assert set(columns["game"]) == {0, 1, 2}
    assert [part["name"] for part in about["parts"]] == [
        part.name for part in Encoding(about["game"], about["seats"], **about["options"]).parts
    ]
    check_replay(about, columns)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.npz", "games.parquet"]


def test_chunks_do_not_change_the_games(dataset, tmp_path):
    for chunk in ("2", "5"):
        dataset.main([str(tmp_path / f"{chunk}.npz"), "--games", "5", "--chunk", chunk, "--bots", "tourist"])
    (_, first), (_, second) = read_numpy(tmp_path / "2.npz"), read_numpy(tmp_path / "5.npz")
    assert all((first[name] == second[name]).all() for name in first)


def test_bots_that_think(dataset, tmp_path):
    path = tmp_path / "games.npz"
    dataset.main([str(path), "--games", "1", "--bots", "gripman:2p", "tourist"])
    about, columns = read_numpy(path)
    assert about["bots"] == ["gripman:2p", "tourist"]
    check_replay(about, columns)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["games.csv"], "a .parquet or .npz file"),
        (["nowhere/games.npz"], "there is no folder"),
        (["games.npz", "--bots", "tourist", "tourist", "tourist"], "2 seats need 2 bots"),
        (["games.npz", "--game", "chess"], "there is no game 'chess'"),
        (["games.npz", "--games", "0"], "from 1 on"),
        (["games.npz", "-o", "hand=9"], "hand takes"),
    ],
)
def test_slips_are_told(dataset, tmp_path, monkeypatch, capsys, arguments, told):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        dataset.main(arguments)
    assert ended.value.code == 2
    assert told in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_games_are_the_ones_that_are_dealt(dataset):
    table = dataset.Table(Encoding("cablecar", 2), ["conductor"], 7)
    columns = table.play(3, 1)
    s = fogcity.game("cablecar").deal(2, 10)
    for code in columns["code"]:
        fogcity.game("cablecar").play(s, int(code))
    assert fogcity.game("cablecar").scores(s) == [columns["points"][columns["seat"] == seat][0] for seat in (0, 1)]
