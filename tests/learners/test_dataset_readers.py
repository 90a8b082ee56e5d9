"""PyTorch and Hugging Face `datasets` read datasets on local files, and find the same rows as NumPy."""

from __future__ import annotations

import re

import numpy as np
import pytest
import torch
from torch.utils.data import BatchSampler, DataLoader, RandomSampler

from fogcity.core.errors import BadOption, FogCityError
from fogcity.envs.dataset import load, unpack
from fogcity.envs.dataset.columns import COLUMNS
from fogcity.envs.dataset.playing import BotGames
from fogcity.envs.dataset.torch import Batches, Rows
from fogcity.envs.dataset.writing import write_file, write_folder
from fogcity.envs.encoding import Encoding
from tests.helpers import ROOT


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    folder = tmp_path_factory.mktemp("datasets")
    games = BotGames(Encoding("cablecar", 2), ["conductor"])
    write_folder(games, folder / "gripman-games", 12, 4)
    write_file(games, folder / "games.parquet", 12)
    write_file(games, folder / "games.npz", 12)
    return folder


@pytest.fixture(scope="module")
def load_dataset(tmp_path_factory):
    """The function of Hugging Face, without a network, and with a cache of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HF_HOME", str(tmp_path_factory.mktemp("hugging-face")))
        patch.setenv("HF_HUB_OFFLINE", "1")
        patch.setenv("HF_DATASETS_DISABLE_PROGRESS_BARS", "1")
        import datasets

        yield datasets.load_dataset


def joined(batches):
    found = list(batches)
    return {name: np.concatenate([np.asarray(batch[name]) for batch in found]) for name in COLUMNS}


def assert_same(found, expected):
    assert list(found) == list(expected)
    for name, column in expected.items():
        assert np.array_equal(np.asarray(found[name]), column), name


# ---- PyTorch


@pytest.mark.parametrize("kind", ["gripman-games", "games.parquet", "games.npz"])
def test_pytorch_has_the_same_rows(written, kind):
    expected = load(written / kind)
    rows = Rows(written / kind)
    assert len(rows) == len(expected["game"])
    assert_same(rows[:], expected)
    assert_same(joined(Batches(written / kind, 100)), expected)
    assert {name: column.numpy().dtype for name, column in rows.columns.items()} == {
        name: column.dtype for name, column in COLUMNS.items()
    }


def test_a_data_loader_gives_every_row_once(written):
    rows, expected = Rows(written / "gripman-games"), load(written / "gripman-games")
    shuffled = BatchSampler(RandomSampler(rows, generator=torch.Generator().manual_seed(1)), 64, drop_last=False)
    found = joined(DataLoader(rows, batch_size=None, sampler=shuffled))
    assert not np.array_equal(found["action"], expected["action"])
    order = np.lexsort((found["step"], found["game"]))
    assert_same({name: column[order] for name, column in found.items()}, expected)
    singly = next(iter(DataLoader(rows, batch_size=5)))
    assert_same(singly, {name: column[:5] for name, column in expected.items()})


def test_each_worker_of_a_data_loader_reads_its_own_files(written):
    batches = Batches(written / "gripman-games", 64)
    found = joined(DataLoader(batches, batch_size=None, num_workers=2, multiprocessing_context="forkserver"))
    order = np.lexsort((found["step"], found["game"]))
    assert_same({name: column[order] for name, column in found.items()}, load(written / "gripman-games"))


def test_what_cannot_be_read_is_told(written):
    with pytest.raises(BadOption, match="1 row or more"):
        Batches(written / "games.npz", 0)
    with pytest.raises(FogCityError, match="there is no dataset"):
        Batches(written / "none", 5)


# ---- Hugging Face


def test_hugging_face_reads_a_folder_by_its_card(written, load_dataset):
    rows = load_dataset(str(written / "gripman-games"), split="train")
    assert rows.column_names == list(COLUMNS)
    assert_same(rows.with_transform(unpack)[:], load(written / "gripman-games"))


def test_hugging_face_streams_a_folder(written, load_dataset):
    expected = load(written / "gripman-games")
    stream = load_dataset(str(written / "gripman-games"), split="train", streaming=True).map(unpack, batched=True)
    found = list(stream)
    assert len(found) == len(expected["game"])
    assert np.array_equal([row["observation"] for row in found], expected["observation"])
    assert [row["action"] for row in found] == expected["action"].tolist()


def test_hugging_face_reads_a_file(written, load_dataset):
    rows = load_dataset("parquet", data_files=str(written / "games.parquet"), split="train")
    first = np.frombuffer(rows[0]["observation"], np.uint8)
    assert np.array_equal(first, load(written / "games.parquet")["observation"][0])


# ---- the documentation


@pytest.mark.parametrize("library", ["torch", "datasets"])
def test_the_code_in_the_documentation_runs(written, load_dataset, monkeypatch, library):
    page = (ROOT / "docs/dataset.md").read_text(encoding="utf-8")
    (code,) = [one for one in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if f"{library} import" in one]
    monkeypatch.chdir(written)
    names: dict[str, object] = {}
    exec(code, names)
    expected = load("gripman-games")["observation"]
    if library == "torch":
        assert torch.isfinite(names["loss"])
    else:
        assert np.array_equal(names["rows"][:256]["observation"], expected[:256])
        assert np.array_equal(next(iter(names["stream"]))["observation"], expected[0])
