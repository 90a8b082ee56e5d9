"""Compiling in the background: in which order, and whatever goes wrong, people play on."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

import pytest

import fogcity
from fogcity.bots import compiling
from fogcity.bots.compiling import Loader, Unit, all_units
from fogcity.bots.processes import compiler as compilers
from fogcity.bots.processes.channel import Channel
from fogcity.bots.processes.compiler import BackgroundCompiler
from tests.helpers.compilers import LoadsNothing, accept_units, die, refuse_units

UNITS = [Unit("cablecar"), Unit("cablecar", "gripman"), Unit("ticket"), Unit("ticket", "gripman")]


def compiled(
    monkeypatch: pytest.MonkeyPatch, main: Callable[[Channel], None], *, prefer: str = "", processes: int = 1
) -> list[Unit]:
    """Let processes with this main function compile the units; return those that were loaded after it."""
    monkeypatch.setattr(compilers, "compile_units", main)
    monkeypatch.setattr(compilers, "MOST_CHILDREN", processes)
    loader, changes = LoadsNothing(), list[bool]()
    compiler = BackgroundCompiler(lambda: UNITS, loader=loader, on_change=lambda: changes.append(compiler.is_compiling))
    if prefer:
        compiler.prefer(prefer)
    compiler.start()
    compiler.join(60)
    assert changes == [True, False]
    assert loader.asked[: len(UNITS)] == UNITS, "at first all of them are looked for on disk"
    return loader.asked[len(UNITS) :]


def test_what_cannot_be_loaded_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_unit: Unit) -> None:
        raise ValueError("broken")

    monkeypatch.setattr(compiling, "use", fail)
    loader = Loader()
    assert loader.load(UNITS[0])
    assert loader.load(UNITS[0])
    assert [record.message.partition(" (")[0] for record in caplog.records] == ["not compiled: ValueError: broken"]


def test_what_somebody_waits_for_is_loaded_before_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the first unit is being loaded, another thread asks for the last one."""
    loader, loaded, asks = Loader(), list[Unit](), threading.Event()

    def use(unit: Unit) -> None:
        loaded.append(unit)
        if unit == UNITS[0]:
            asks.set()
            while not loader.is_asked:
                time.sleep(0.001)

    def ask() -> None:
        asks.wait()
        assert loader.load(UNITS[-1])

    monkeypatch.setattr(compiling, "use", use)
    asking = threading.Thread(target=ask)
    asking.start()
    for unit in UNITS:
        assert loader.load(unit, compiles=True)
    asking.join()
    assert loaded == [UNITS[0], UNITS[-1], *UNITS[1:-1]]


def test_rules_and_bots_of_the_first_game_come_first() -> None:
    names = fogcity.games()
    units = all_units()
    assert [unit for unit in units if not unit.bot] == [Unit(name) for name in names]
    assert units[:4] == [Unit(names[0]), *(Unit(names[0], bot) for bot in ("gripman", "motorman", "conductor"))]


def test_units_are_loaded_once_they_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled(monkeypatch, accept_units) == UNITS


def test_the_game_that_somebody_plays_is_compiled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled(monkeypatch, accept_units, prefer="ticket") == [*UNITS[2:], *UNITS[:2]]


def test_two_processes_compile_every_unit_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sorted(compiled(monkeypatch, accept_units, processes=2), key=UNITS.index) == UNITS


def test_what_cannot_be_compiled_is_logged_and_not_loaded(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, compilers.__name__):
        assert compiled(monkeypatch, refuse_units) == []
    assert [record.message for record in caplog.records] == len(UNITS) * ["not compiled: no space left"]


def test_a_process_that_ends_is_replaced_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, compilers.__name__):
        assert compiled(monkeypatch, die) == []
    assert len(caplog.records) == compilers.MOST_TRIES * len(UNITS)


def test_without_processes_nothing_is_compiled(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise OSError("too many processes")

    monkeypatch.setattr(compilers, "Child", fail)
    with caplog.at_level(logging.WARNING, compilers.__name__):
        assert compiled(monkeypatch, accept_units) == []
    assert len(caplog.records) == 1


def test_a_compiler_that_is_closed_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilers, "compile_units", wait_for_ever)
    compiler = BackgroundCompiler(lambda: UNITS, loader=LoadsNothing(), on_change=lambda: compiler.close())  # noqa: PLW0108 - it is not bound yet
    compiler.start()
    compiler.join(60)
    assert not compiler.is_alive


def wait_for_ever(channel: Channel) -> None:
    """Take a unit and never answer."""
    while True:
        channel.receive()
