"""Kernels: compiled and interpreted alike, kept on disk, loaded only when needed."""

from __future__ import annotations

import contextlib
import fcntl
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

import fogcity
from fogcity.core import bits
from fogcity.core.game import State
from fogcity.core.kernel import Kernel, kernel
from fogcity.games.cablecar.game import CableCar
from tests.helpers import ROOT
from tests.helpers.fixed_games import digest, fixed_cases


def run(code: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments, *(["-c", code] if code else [])]
    ended = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, check=False, capture_output=True, text=True
    )
    assert ended.returncode == 0, ended.stderr
    return ended


def test_compiled_and_interpreted_games_agree_byte_for_byte() -> None:
    interpreted = run("", "-m", "tests.helpers.fixed_games", NUMBA_DISABLE_JIT="1").stdout.splitlines()
    assert interpreted == [f"{case} {digest(case)}" for case in fixed_cases()]


def test_importing_fogcity_does_not_load_numba() -> None:
    told = run("import sys, fogcity; fogcity.game('cablecar').options; print('numba' in sys.modules)").stdout
    assert told.strip() == "False"


def test_interpreted_games_do_not_load_numba() -> None:
    code = "import sys, fogcity; g = fogcity.game('company'); g.legal(g.deal(3, 1)); print('numba' in sys.modules)"
    assert run(code, NUMBA_DISABLE_JIT="1").stdout.strip() == "False"


SPREAD_AND_COUNT = """
import numpy as np
from fogcity.core import bits, rng
rng.spread(np.uint64(1), np.uint64(2), np.empty(4, np.uint64))
bits.nth(np.uint64(5), 1)
stats = [kernel.ready.stats for kernel in (rng.spread, bits.nth)]
print(sum(sum(s.cache_hits.values()) for s in stats), sum(sum(s.cache_misses.values()) for s in stats))
"""


def test_each_kernel_is_compiled_once_though_two_processes_need_it_at_the_same_time(tmp_path: Path) -> None:
    with ThreadPoolExecutor() as pool:
        told = list(pool.map(lambda _: run(SPREAD_AND_COUNT, NUMBA_CACHE_DIR=str(tmp_path)), range(2)))
    assert sum(int(first.stdout.split()[1]) for first in told) == 2
    assert max(first.stderr.count("Compiling") for first in told) == 1
    later = run(SPREAD_AND_COUNT, NUMBA_CACHE_DIR=str(tmp_path))
    assert later.stdout.split() == ["2", "0"]
    assert "Compiling" not in later.stderr


def test_compiled_code_is_loaded_silently_though_another_process_holds_its_locks(tmp_path: Path) -> None:
    run(SPREAD_AND_COUNT, NUMBA_CACHE_DIR=str(tmp_path))
    locks = sorted(tmp_path.rglob("*.nbl"))
    assert len(locks) == 2
    with contextlib.ExitStack() as stack:
        for lock in locks:
            fcntl.flock(stack.enter_context(lock.open("ab")), fcntl.LOCK_EX)
        later = run(SPREAD_AND_COUNT, NUMBA_CACHE_DIR=str(tmp_path))
    assert (later.stdout.split(), later.stderr) == (["2", "0"], "")


def test_compiled_code_is_not_reused_when_a_called_kernel_has_changed_but_deleted(tmp_path: Path) -> None:
    """A change in rng.py must reach kernels in other files that call it."""
    copied = tmp_path / "src"
    subprocess.run(["cp", "-r", str(ROOT / "src"), str(copied)], check=True)
    code = "import fogcity; g = fogcity.game('cablecar'); print(g.deal(2, 1).tobytes().hex())"
    environment = {"PYTHONPATH": str(copied), "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    told = run(code, **environment).stdout
    before = {path.name for path in (tmp_path / "cache").rglob("*.nb[cil]")}
    rng = copied / "fogcity/core/rng.py"
    rng.write_text(
        rng.read_text().replace(
            "rng_state[3] = rotate_left(rng_state[3], 45)", "rng_state[3] = rotate_left(rng_state[3], 44)"
        )
    )
    (copied / "fogcity/cli.py").write_text("# no kernel is made from this")
    assert run(code, **environment).stdout != told
    after = {path.name for path in (tmp_path / "cache").rglob("*.nb[cil]")}
    assert len(after) == len(before)
    assert not after & before


def test_without_a_place_for_compiled_code_it_is_compiled_anyway(tmp_path: Path) -> None:
    code = (
        "import numba.core.caching as c; c.CacheImpl._locator_classes = []\n"
        "import fogcity; print(fogcity.game('cablecar').turn(fogcity.game('cablecar').deal(2, 1)))"
    )
    assert run(code).stdout.strip() == "0"


@kernel
def twice(n: int) -> int:
    """Double a number."""
    return 2 * n


def test_a_kernel_is_called_like_its_function() -> None:
    assert isinstance(twice, Kernel)
    assert twice(4) == twice.function(4) == 8
    assert twice.__name__ == "twice"
    assert twice.__doc__ == "Double a number."
    assert "twice" in repr(twice)


@kernel
def four_times(n: int) -> int:
    """Call another kernel, which has been compiled by itself before."""
    return twice(twice(n))


def test_a_compiled_kernel_keeps_no_intermediate_code_and_others_can_still_call_it() -> None:
    assert (twice(4), four_times(4)) == (8, 16)
    for each in (twice, four_times):
        compiled: Any = each.ready
        assert [overload.library._shared_module for overload in compiled.overloads.values()] == [None]


def test_only_kernels_that_python_calls_have_machine_code() -> None:
    assert four_times(4) == 16
    for dispatcher, has_code in ((four_times.ready, True), (four_times.inner, False), (twice.inner, False)):
        compiled: Any = dispatcher
        compiled.compile("int64(int64)")
        for overload in compiled.overloads.values():
            assert bool(overload.library.get_pointer_to_function(overload.fndesc.llvm_func_name)) is has_code


def test_without_what_leaves_machine_code_out_kernels_compile_as_always(tmp_path: Path) -> None:
    code = (
        "import numba.core.codegen as c; del c.JITCodeLibrary\n"
        "from tests.core.test_kernel import four_times, twice; print(four_times(4))\n"
        "from numba.core.compiler import Compiler; assert twice.inner._compiler.pipeline_class is Compiler"
    )
    assert run(code, NUMBA_CACHE_DIR=str(tmp_path)).stdout.strip() == "16"


def test_sets_of_bits() -> None:
    for members in ([0], [63], [0, 1, 5, 63], [7, 8, 9, 30, 31, 32, 33], list(range(64))):
        word = np.uint64(sum(1 << i for i in members))
        assert bits.count(word) == len(members)
        assert bits.lowest(word) == members[0]
        assert [bits.nth(word, n) for n in range(len(members))] == members
        assert [i for i in range(64) if bits.has(word, i)] == members
        assert word ^ bits.without_lowest(word) == bits.bit(members[0])
    assert bits.count(np.uint64(0)) == 0


FORK = """
import multiprocessing, fogcity
game = fogcity.game("cablecar")

def lengths(seed):
    return game.rollout(game.deal_batch(20, seed=seed), seed=seed).tolist()

here = [lengths(seed) for seed in (1, 2)]
with multiprocessing.get_context("fork").Pool(2) as pool:
    print(pool.map(lengths, [1, 2]) == here)
"""


def test_all_cores_work_on_both_sides_of_a_fork() -> None:
    assert run(FORK).stdout.strip() == "True"


THREADS = """
import threading, fogcity
game = fogcity.game("cablecar")
found = []

def play(seed):
    states = game.deal_batch(50, seed=seed)
    game.rollout(states, seed=seed)
    found.append((seed, states.tobytes()))

threads = [threading.Thread(target=play, args=(i % 2,)) for i in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(len(found), len(set(found)))
"""


def test_all_cores_bear_several_threads() -> None:
    ended = run(THREADS, NUMBA_THREADING_LAYER="workqueue")
    assert ended.stdout.split() == ["8", "2"], ended.stderr


class SlowlyPrepared(CableCar):
    """A game of which another thread deals while the first record is prepared."""

    dealt = b""

    def _prepare(self, s: State) -> None:
        super()._prepare(s)
        if threading.current_thread() is threading.main_thread():
            with ThreadPoolExecutor() as pool:
                self.dealt = pool.submit(self.deal, 3, 1).result().tobytes()


def test_a_thread_deals_a_whole_game_while_another_prepares_the_first_one() -> None:
    game = SlowlyPrepared()
    assert game.deal(3, 1).tobytes() == game.dealt == fogcity.game("cablecar").deal(3, 1).tobytes()


def test_a_program_without_a_console_compiles_too(tmp_path: Path) -> None:
    code = "import sys; sys.stderr = None; import fogcity; g = fogcity.game('cablecar'); print(g.turn(g.deal(2, 1)))"
    assert run(code, NUMBA_CACHE_DIR=str(tmp_path)).stdout.strip() == "0"
