"""The example that imitates a bot learns something from a small dataset."""

from __future__ import annotations

import importlib.util
import re

import pytest

from fogcity.envs.dataset.playing import BotGames
from fogcity.envs.dataset.writing import write_file
from fogcity.envs.encoding import Encoding
from tests.helpers import ROOT


@pytest.fixture(scope="module")
def imitate():
    spec = importlib.util.spec_from_file_location("examples_imitate", ROOT / "examples" / "imitate.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    path = tmp_path_factory.mktemp("imitate") / "games.npz"
    write_file(BotGames(Encoding("cablecar", 2), ["conductor"]), path, 20)
    return path


def test_it_learns_more_than_chance(imitate, games, capsys):
    imitate.main([str(games), "--epochs", "6"])
    told = re.findall(
        r"agrees with the bot in ([\d.]+)% .* \(a random legal action: ([\d.]+)%\)", capsys.readouterr().out
    )
    assert len(told) == 6
    learned, chance = map(float, told[-1])
    assert learned > 2 * chance


def test_too_few_games_are_told(imitate, tmp_path, capsys):
    write_file(BotGames(Encoding("cablecar", 2), ["tourist"]), tmp_path / "games.npz", 3)
    with pytest.raises(SystemExit):
        imitate.main([str(tmp_path / "games.npz")])
    assert "10 games or more" in capsys.readouterr().err
