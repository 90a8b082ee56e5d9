"""A game from another package is compiled in the background too, by real processes."""

from __future__ import annotations

from pathlib import Path

from tests.helpers.toy import run

PLAYED = """
import fogcity
from fogcity.bots.bot import Budget
from fogcity.bots.compiling import Loader, units_of
from fogcity.bots.processes.compiler import BackgroundCompiler
from fogcity.bots.registry import find_bot
from fogcity.core.background import compile_in_background
from fogcity.core.rng import chance


def play(game):
    s, found = game.deal(2, 1), b""
    while game.turn(s) >= 0:
        game.play(s, int(chance(game.turns(s)).choice(game.legal(s))))
        found += s.tobytes()
    return found


if __name__ == "__main__":
    compile_in_background()
    game = fogcity.game("lastcar")
    compiler = BackgroundCompiler(lambda: units_of("lastcar", ["gripman"]), loader=Loader())
    compiler.start()
    before, waited = play(game), game.loops.play_one.waits
    compiler.join(300)
    print(waited, compiler.is_alive, game.loops.play_one.waits, play(game) == before)
    s = game.deal(2, 1)
    thought = find_bot("gripman", game, Budget()).bot.think(game.view(s, 0), game.legal(s), chance(1), Budget(None, 30))
    print(thought.playouts, thought.budget == "")
"""


def test_a_game_switches_to_what_other_processes_have_compiled(installed: dict[str, str], tmp_path: Path) -> None:
    program = tmp_path / "play.py"
    program.write_text(PLAYED)
    told = run({**installed, "NUMBA_CACHE_DIR": str(tmp_path / "kernels")}, program).stdout
    assert told.splitlines() == ["True False False True", "30 True"]
