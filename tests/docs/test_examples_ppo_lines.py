"""What the example of a learner foresees of laying a tile is what the rules then do. PyTorch is not needed for it."""

from __future__ import annotations

import importlib
from collections import Counter

import numpy as np
import pytest

from fogcity.envs.batch import Batch
from fogcity.envs.encoding import Encoding
from tests.helpers import ROOT

FOLDER = ROOT / "examples"


@pytest.fixture(scope="module")
def lines():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(FOLDER)  # Numba finds what it has compiled by the name of the module
        return importlib.import_module("ppo_lines")


def read(lines, batch):
    return dict(zip(lines.NAMES, lines.read(batch.encoding, batch.observations, batch.masks), strict=True))


def as_line(lines, seen, row, viewer):
    """Place, length and owner of a line."""
    length = round(float(seen["rows"][row, 0]) * lines.POINTS)
    return int(seen["places"][row]), length, viewer if seen["rows"][row, 2] else 1 - viewer


def foresee(lines, seen, action, viewer):
    """All lines after a tile is laid, and the points that it brings to each seat."""
    found = Counter(as_line(lines, seen, row, viewer) for row in seen["now"])
    lay = int(np.flatnonzero(seen["lays"][:, 1] == action)[0])
    ends = [*seen["then_from"], len(seen["then"])]
    for at in range(ends[lay], ends[lay + 1]):
        row = seen["then"][at]
        mine = 1 if seen["rows"][row, 2] else -1
        found[as_line(lines, seen, row, viewer)] += int(seen["then_sign"][at]) * mine
    points = np.rint(seen["gains"][lay] * lines.POINTS).astype(int)
    return +found, points if viewer == 0 else points[::-1]


@pytest.mark.parametrize("seed", range(5))
def test_tiles_do_what_was_foreseen(lines, seed):
    batch, rng = Batch(Encoding("cablecar", 2), 1, autoreset=False), np.random.default_rng(seed)
    batch.deal(seed)
    had, laid = np.zeros(2, int), 0
    while batch.turns[0] >= 0:
        seen, viewer = read(lines, batch), int(batch.turns[0])
        action = int(rng.choice(np.flatnonzero(batch.masks[0])))
        batch.step([action])
        if action >= 64:
            continue
        later, points = foresee(lines, seen, action, viewer)
        had, laid = had + points, laid + 1
        if batch.turns[0] >= 0:
            after = read(lines, batch)
            assert later == Counter(as_line(lines, after, row, int(batch.turns[0])) for row in after["now"])
            assert had.tolist() == batch.states["score"][0, :2].tolist()
    assert laid == 60
    assert had.tolist() == batch.scores[0].tolist()
    assert not later
