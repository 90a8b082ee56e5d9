"""A game from another distribution is found, and keeps the contract of all games."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tests.helpers.toy import SOURCE, install, run


def test_an_installed_game_is_found_after_our_own(installed: dict[str, str]) -> None:
    assert run(installed, "-c", "import fogcity; print(fogcity.games()[-1])").stdout == "lastcar\n"


def test_the_game_keeps_the_whole_contract(installed: dict[str, str]) -> None:
    chosen = {**installed, "FOGCITY_TEST_GAMES": "lastcar"}
    suite = [f"tests/games/test_{name}.py" for name in ("contract", "choosing_at_once")]
    ended = run(chosen, "-m", "pytest", "-q", "--noconftest", "-p", "no:cacheprovider", *suite)
    assert " passed" in ended.stdout


UNIFORM = """
import fogcity
from collections import Counter
g = fogcity.game("lastcar")
s = g.deal(2, 1)
view = g.view(s, 0)
own = Counter(s["hand"][0].tolist())
guessed = Counter()
for seed in range(4000):
    guessed.update(g.guess(view, seed)["hand"][1].tolist())
left = 60 - 5
for riders in range(1, 7):
    expected = 4000 * 5 * (10 - own[riders]) / left
    assert abs(guessed[riders] - expected) < 5 * expected**0.5, (riders, guessed[riders], expected)
print("uniform")
"""


def test_guesses_draw_every_group_that_is_left_as_often(installed: dict[str, str]) -> None:
    assert run(installed, "-c", UNIFORM).stdout == "uniform\n"


POSITIONS = """
import fogcity
g = fogcity.game("lastcar")
s = g.deal(2, 1)
text = g.describe(s)
hand = next(line for line in text.splitlines() if line.startswith("hand 1"))
for bad in (
    "", "seats", "seats 9", "seats 2 capacity=99", "seats 2", text.replace("turn 1", "turn 3"),
    text.replace(hand, "hand 1 7"), text.replace(hand, "hand 1 six"), text.replace(hand, hand + " 1"),
    text.replace("turns 0", "turns 1"), text.replace("rules 1", "rules 2"), text + hand, text + "fog 3",
    text.replace("aboard 0", "aboard 99999999999999999999"),
):
    try:
        g.position(bad)
    except fogcity.BadPosition as error:
        assert str(error)
    else:
        raise AssertionError(bad)
open_hands = g.view(s, 0)
assert g.view(g.position(g.describe(open_hands), seed=3), 0) == open_hands
print("refused")
"""


def test_positions_that_cannot_be_are_refused_and_hidden_groups_are_dealt(installed: dict[str, str]) -> None:
    assert run(installed, "-c", POSITIONS).stdout == "refused\n"


DEAL = "import fogcity; g = fogcity.game('lastcar'); s = g.deal(2, 1); g.play(s, 6); print(g.scores(s))"


def test_compiled_code_of_a_game_is_not_reused_when_its_source_has_changed(tmp_path: Path) -> None:
    source = tmp_path / "lastcar"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__"))
    cache = {"NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    first = run(install(tmp_path / "first", source) | cache, "-c", DEAL)
    assert "Compiling" in first.stderr
    before = own_kernels(tmp_path / "cache")
    again = run(install(tmp_path / "again", source) | cache, "-c", DEAL)
    assert (again.stdout, again.stderr) == (first.stdout, "")
    module = source / "lastcar.py"
    module.write_text(module.read_text().replace("s.score[s.turn] += riders", "s.score[s.turn] += 100 * riders"))
    changed = run(install(tmp_path / "changed", source) | cache, "-c", DEAL)
    assert changed.stdout != first.stdout
    assert "00" in changed.stdout
    after = own_kernels(tmp_path / "cache")
    assert len(after) == len(before) > 0
    assert not after & before


def own_kernels(cache: Path) -> set[str]:
    """The cached code that the game's kernels are part of: it has a stamp of ours, and one of the game's source."""
    return {path.name for path in cache.rglob("*.nbi") if re.search("(_[0-9a-f]{12}){2}-", path.name)}
