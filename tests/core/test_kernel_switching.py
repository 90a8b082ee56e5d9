"""Kernels that run interpreted until their compiled code is loaded, and switch in the middle of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.test_kernel import run
from tests.helpers.switching import lines

START = """
import sys
from fogcity.core.background import NoCache, NotCompiled, OnDisk, compile_in_background, loading
compile_in_background()
from tests.core.test_kernel import twice
"""


def test_a_kernel_runs_interpreted_until_a_thread_has_loaded_it(tmp_path: Path) -> None:
    code = """
print(twice.waits, twice(4), 'numba' in sys.modules)
try:
    with loading(): twice(4)
except NotCompiled:
    print('not on disk')
with loading(compiles=True): print(twice(4))
print(twice.waits, twice(4), twice(2.5))
"""
    told = run(START + code, NUMBA_CACHE_DIR=str(tmp_path)).stdout
    assert told.splitlines() == ["True 8 False", "not on disk", "8", "False 8 5.0"]
    code = """
try:
    with loading(probes=True): twice(4)
except OnDisk:
    print(twice.waits)
kept = twice.ready
with loading(): print(twice(4))
print(twice.waits, kept(4))
"""
    told = run(START + code, NUMBA_CACHE_DIR=str(tmp_path)).stdout
    assert told.splitlines() == ["True", "8", "False 8"]


def test_what_another_thread_loads_is_not_compiled_for_other_arguments(tmp_path: Path) -> None:
    code = """
from threading import Thread
def load():
    with loading(compiles=True): twice(4)
thread = Thread(target=load); thread.start(); thread.join()
print(twice(4), twice(2.5), len(twice._compiled.signatures))
"""
    assert run(START + code, NUMBA_CACHE_DIR=str(tmp_path)).stdout.split() == ["8", "5.0", "1"]


def test_without_a_place_for_compiled_code_a_thread_can_compile_it() -> None:
    code = """
import numba.core.caching as c; c.CacheImpl._locator_classes = []
try:
    with loading(): twice(4)
except NoCache:
    print('no place', twice(4))
with loading(compiles=True): twice(4)
print(twice.waits, twice(4))
"""
    assert run(START + code).stdout.splitlines() == ["no place 8", "False 8"]


def test_broken_files_in_the_cache_leave_a_kernel_interpreted(tmp_path: Path) -> None:
    run(START + "with loading(compiles=True): twice(4)", NUMBA_CACHE_DIR=str(tmp_path))
    for path in tmp_path.rglob("*.nb[ic]"):
        path.write_bytes(b"garbage")
    code = """
try:
    with loading(): twice(4)
except Exception as error:
    print(type(error).__name__)
print(twice.waits, twice(4))
"""
    assert run(START + code, NUMBA_CACHE_DIR=str(tmp_path)).stdout.splitlines()[1:] == ["True 8"]


@pytest.mark.parametrize("seed", [1])
def test_games_that_switch_at_random_agree_byte_for_byte_with_compiled_ones(seed: int) -> None:
    """Every kernel is interpreted or compiled at random, on each call."""
    assert run("", "-m", "tests.helpers.switching", str(seed)).stdout.splitlines() == lines()
