"""Bots at a server's tables think in processes: whatever they do, answers are legal, and nothing is lost or left."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

import numpy as np
import psutil
import pytest
import uvloop

import fogcity
from fogcity.bots.processes.child import AsyncChild
from fogcity.core.game import View
from fogcity.games.ticket.board.board import parse
from fogcity.server.bots.asked import BotFailed
from fogcity.server.bots.fair_queue import Asker
from fogcity.server.bots.pool import BotPool, Closed, start_early
from tests.helpers.boards import SMALL
from tests.helpers.guest_bots import installed

GAME = fogcity.game("cablecar")
WITHIN = 240.0  # seconds; nothing here takes long, but a machine may be busy
PATIENT = 120.0  # seconds of grace, where no bot is to be stopped

Work = Callable[[BotPool], Awaitable[Any]]
Run = Callable[[Coroutine[Any, Any, Any]], Any]
both_loops = pytest.mark.parametrize("run", [uvloop.run], ids=["uvloop"])  # what the server runs on


@pytest.fixture(scope="module", autouse=True)
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder in which a package with bots is installed, as any package is."""
    with installed(tmp_path_factory.mktemp("installed")) as folder:
        yield folder


@pytest.fixture
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder by which bots and tests tell each other how far they are."""
    monkeypatch.setenv("FOGCITY_TEST_MARKS", str(tmp_path))
    return tmp_path


def thinking(
    work: Work, *, processes: int = 2, grace: float = PATIENT, lazy: bool = False, run: Run = asyncio.run
) -> Any:
    """Do something with a pool, close it, and see that nothing is left of it."""
    resource_tracker.ensure_running()  # Python's own process, which stays until the end

    async def whole() -> Any:
        before = what_is_there()
        pool = BotPool(processes, grace=grace)
        await pool.start(lazy=lazy)
        try:
            return await asyncio.wait_for(work(pool), WITHIN)
        finally:
            await pool.close()
            assert not what_is_there() - before  # what earlier tests left may go meanwhile
            assert pool.status.processes == pool.status.busy == 0

    return run(whole())


def what_is_there() -> Counter[str]:
    """Processes that belong to this one, its pipes and sockets, and tasks."""
    links = [os.readlink(path) for path in Path("/proc/self/fd").glob("*") if path.is_symlink()]
    found = Counter(link for link in links if link.startswith(("pipe:", "socket:")))
    found.update(f"process {child.pid}" for child in psutil.Process().children(recursive=True))
    return found + Counter(tasks=len(asyncio.all_tasks()))


async def until(true: Callable[[], Any]) -> None:
    deadline = time.monotonic() + WITHIN
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def begun(marks: Path) -> list[int]:
    """The processes in which a bot has begun to think."""
    return [int(path.name.partition("-")[2]) for path in marks.glob("begun-*")]


def view_of(game: fogcity.Game = GAME, actions: int = 0) -> View:
    s = game.deal(2, seed=1)
    for _ in range(actions):
        game.play(s, int(game.legal(s)[0]))
    return game.view(s, game.turn(s))


# ---- answers


def test_one_process_is_not_enough() -> None:
    with pytest.raises(fogcity.BadOption, match="two processes or more"):
        BotPool(1)


@both_loops
def test_every_bot_answers_in_every_game(run: Run) -> None:
    async def work(pool: BotPool) -> None:
        for name in fogcity.games():
            game = fogcity.game(name)
            s = game.deal(3, seed=2)
            for spec in 8 * ["tourist", "conductor", "gripman:easy"]:
                game.play(s, await pool.choose(spec, game.view(s, game.turn(s))))
        assert pool.status.restarts == 0

    thinking(work, run=run)


def test_thoughts_come_back_whole() -> None:
    async def work(pool: BotPool) -> None:
        view = view_of()
        legal = set(GAME.legal(view).tolist())
        thought = await pool.think("gripman:20p", view)
        assert (thought.playouts, thought.unit, thought.action) == (20, "win", thought.candidates[0].action)
        assert {candidate.action for candidate in thought.candidates} <= legal
        assert sum(candidate.visits for candidate in thought.candidates) == 19, "the first only values the actions"
        assert {candidate.action for candidate in (await pool.think("conductor", view)).candidates} == legal
        assert (await pool.think("tourist", view)).action in legal

    thinking(work)


def with_an_early_process(work: Work) -> None:
    """Do something with a pool that has been given a process, close it twice, and see that nothing is left of it."""
    resource_tracker.ensure_running()

    async def whole() -> None:
        before = what_is_there()
        pool = BotPool(2, early=start_early())
        try:
            await asyncio.wait_for(work(pool), WITHIN)
        finally:
            await pool.close()
            await pool.close()
            assert not what_is_there() - before

    uvloop.run(whole())


def test_a_process_that_was_started_early_is_one_of_the_pool() -> None:
    async def work(pool: BotPool) -> None:
        await pool.start(background=True)
        assert await pool.choose("gripman:easy", view_of()) in GAME.legal(view_of())
        await until(lambda: pool.status.processes == 2)
        assert (len(multiprocessing.active_children()), pool.status.restarts) == (2, 0)

    with_an_early_process(work)


@pytest.mark.parametrize("starts", [True, False])
def test_a_process_that_was_started_early_but_not_needed_is_ended(starts: bool) -> None:
    async def work(pool: BotPool) -> None:
        if starts:
            await pool.start(lazy=True)

    with_an_early_process(work)


def test_games_may_be_warmed_up_first() -> None:
    async def work() -> None:
        pool = BotPool(2)
        with pytest.raises(fogcity.UnknownGame):
            await pool.start(["chess"])
        await pool.start(["ticket", "cablecar"])
        assert await pool.choose("gripman:easy", view_of()) in GAME.legal(view_of())
        with pytest.raises(fogcity.FogCityError, match="only once"):
            await pool.start()
        await pool.close()
        await pool.close()

    asyncio.run(work())


@both_loops
def test_boards_of_ones_own_cross_as_the_text_of_their_file(run: Run) -> None:
    game = fogcity.game("ticket", parse(SMALL))
    long = SMALL + "".join(f"# {number}\n" for number in range(30_000))

    async def work(pool: BotPool) -> None:
        view = view_of(game)
        for spec in ("tourist", "conductor", "gripman:easy"):
            assert await pool.choose(spec, view, board=SMALL) in game.legal(view)
            assert await pool.choose(spec, view, board=long) in game.legal(view)
        for board in ("", "no board"):
            with pytest.raises(fogcity.FogCityError) as error:
                await pool.choose("tourist", view, board=board)
            assert not isinstance(error.value, BotFailed)
        wrong: Any = parse(SMALL)
        with pytest.raises(fogcity.FogCityError, match="the text of its file, not as Board"):
            await pool.choose("tourist", view, board=wrong)
        with pytest.raises(fogcity.FogCityError, match="one board only"):
            await pool.choose("tourist", view_of(), board=SMALL)

    thinking(work, run=run)


def test_bots_are_shown_views_and_nothing_else() -> None:
    async def work(pool: BotPool) -> None:
        s = GAME.deal(2, seed=1)
        seat = GAME.turn(s)
        pretended = np.empty(1, GAME.dtype)
        pretended[0] = s
        wrong: list[Any] = [s, pretended, s.tobytes(), GAME.view(s), GAME.view(s, 1 - seat)]
        for view in [*wrong, View(GAME.name, seat, pretended), View("ticket", seat, GAME.records_of(view_of()))]:
            with pytest.raises(fogcity.FogCityError) as error:
                await pool.choose("tourist", view)
            assert not isinstance(error.value, BotFailed)
        assert pool.status.restarts == 0

    thinking(work)


# ---- bots that do what they should not


def test_what_bots_do_wrong_is_told_in_one_line() -> None:
    wrong = {
        "raises": r"raises:medium: ZeroDivisionError: oops \?\[2J \(guest_bots.py, line \d+\)",
        "leaves": "SystemExit: 0",
        "words": r"answered with '\\x1b draw', which is not an action",
        "illegal": "answered with 999999, which is not legal",
        "huge": "which is not an action",
        "trap": "answered with a Answer, which is not an action",
        "loud": "which is not legal",
        "unmade": "RuntimeError: too cold",
    }

    async def work(pool: BotPool) -> None:
        for spec, reason in wrong.items():
            with pytest.raises(BotFailed, match=reason) as error:
                await pool.choose(spec, view_of())
            assert str(error.value).isprintable()
        thoughts = {"dreams": "not legal", "babbles": "not a Thought", "repeats": "not a Thought", "raises": "oops"}
        for spec, reason in thoughts.items():
            with pytest.raises(BotFailed, match=reason):
                await pool.think(spec, view_of())
        assert await pool.choose("dreams", view_of()) in GAME.legal(view_of())
        assert pool.status.restarts == 0

    thinking(work)


@both_loops
def test_a_process_that_dies_is_replaced_and_asked_again(run: Run, marks: Path) -> None:
    async def work(pool: BotPool) -> None:
        others = [asyncio.create_task(pool.choose(spec, view_of())) for spec in 3 * ["first", "gripman:easy"]]
        assert await pool.choose("diesonce", view_of()) in GAME.legal(view_of())
        assert pool.status.restarts == 1
        assert set(await asyncio.gather(*others)) <= set(GAME.legal(view_of()).tolist())

    thinking(work, run=run)


def test_a_bot_that_always_kills_its_process_costs_three_of_them() -> None:
    async def work(pool: BotPool) -> None:
        asked = [asyncio.create_task(pool.choose(spec, view_of())) for spec in ("dies", "first", "first")]
        with pytest.raises(BotFailed, match=r"dies:medium: lost 3 processes; the last ended \(exit code 3\)"):
            await asked[0]
        assert pool.status.restarts == 3
        assert set(await asyncio.gather(*asked[1:])) <= set(GAME.legal(view_of()).tolist())

    thinking(work)


@both_loops
def test_a_bot_that_never_answers_is_stopped(run: Run, marks: Path) -> None:
    async def work(pool: BotPool) -> None:
        asked = [asyncio.create_task(pool.choose(spec, view_of())) for spec in ("deaf:10ms", "first")]
        with pytest.raises(BotFailed, match=r"lost 3 processes; the last did not answer within 1.01 s"):
            await asked[0]
        assert await asked[1] in GAME.legal(view_of())
        assert len(begun(marks)) == 3

    thinking(work, grace=1.0, run=run)


@pytest.mark.parametrize("lazy", [False, True])
def test_processes_that_cannot_be_started(lazy: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def start(*_: object) -> AsyncChild[Any]:
        raise BlockingIOError("no more processes")

    async def work(pool: BotPool) -> None:
        for spec in ("tourist", "first"):
            with pytest.raises(BotFailed, match="no bot process gets ready; the last cannot be used: BlockingIO"):
                await pool.choose(spec, view_of())

    monkeypatch.setattr(AsyncChild, "start", start)
    thinking(work, lazy=lazy)


# ---- who waits for whom


@both_loops
def test_slow_bots_do_not_delay_quick_ones(run: Run, marks: Path) -> None:
    async def work(pool: BotPool) -> None:
        slow = [asyncio.create_task(pool.choose("waits", view_of())) for _ in range(4)]
        await until(lambda: len(begun(marks)) == 2)
        for spec in 5 * ["tourist", "conductor", "gripman:easy", "gripman", "gripman:50ms"]:
            assert await pool.choose(spec, view_of()) in GAME.legal(view_of())
        assert not any(task.done() for task in slow)
        status = pool.status
        assert (status.processes, status.busy, status.waiting_quick, status.waiting_slow) == (3, 2, 0, 2)
        (marks / "gate").touch()
        assert set(await asyncio.gather(*slow)) == {GAME.legal(view_of())[0]}
        assert len(begun(marks)) == 2, "one process takes quick questions only"
        assert pool.status.restarts == 0

    thinking(work, processes=3, run=run)


def test_lazy_processes_start_when_there_is_a_question_for_them(marks: Path) -> None:
    async def work(pool: BotPool) -> None:
        assert pool.status.processes == 0
        for _ in range(2):
            assert await pool.choose("tourist", view_of()) in GAME.legal(view_of())
        assert pool.status.processes == 1, "one answers what comes one after the other"
        slow = [asyncio.create_task(pool.choose("waits", view_of())) for _ in range(3)]
        await until(lambda: len(begun(marks)) == 2)
        assert (pool.status.processes, pool.status.waiting_slow) == (3, 1)
        assert await pool.choose("tourist", view_of()) in GAME.legal(view_of())
        (marks / "gate").touch()
        assert set(await asyncio.gather(*slow)) == {GAME.legal(view_of())[0]}
        assert pool.status.restarts == 0

    thinking(work, processes=3, lazy=True)


def test_first_come_first_served(marks: Path) -> None:
    views = [view for actions in range(40) if (view := view_of(actions=actions)).record["turns"] == actions]
    assert len(views) > 4

    async def work(pool: BotPool) -> None:
        first = asyncio.create_task(pool.choose("waits", views[0]))
        await until(lambda: begun(marks))
        tasks = [asyncio.create_task(pool.choose("notes", view)) for view in views]
        await until(lambda: pool.status.waiting_slow == len(views))
        (marks / "gate").touch()
        await asyncio.gather(first, *tasks)
        assert (marks / "notes").read_text().split() == [str(view.record["turns"]) for view in views]

    thinking(work)


@both_loops
def test_questions_that_nobody_waits_for_any_more(run: Run, marks: Path) -> None:
    async def work(pool: BotPool) -> None:
        tasks = [asyncio.create_task(pool.choose(spec, view_of())) for spec in ("waits", "notes", "waits")]
        await until(lambda: begun(marks))
        for task in tasks:
            task.cancel()
        assert all(
            isinstance(end, asyncio.CancelledError) for end in await asyncio.gather(*tasks, return_exceptions=True)
        )
        assert (pool.status.busy, pool.status.waiting_slow) == (1, 0)
        (marks / "gate").touch()
        assert await pool.choose("first", view_of()) == GAME.legal(view_of())[0]
        assert not (marks / "notes").exists(), "what nobody waits for is not thought about"
        assert (pool.status.busy, pool.status.restarts) == (0, 0)

    thinking(work, run=run)


def test_when_somebody_comes_what_nobody_waited_for_is_asked_before_others(marks: Path) -> None:
    async def work(pool: BotPool) -> None:
        for table in "abc":
            busy = pool.answer("waits", view_of(), asker=Asker("one", "eve", table, awaited=False))
            asyncio.ensure_future(busy)  # noqa: RUF006
        mine = asyncio.create_task(pool.answer("first", view_of(), asker=Asker("one", "eve", "mine", awaited=False)))
        await until(lambda: begun(marks))
        assert (len(begun(marks)), pool.status.waiting_slow) == (1, 3), "a process is kept for people"
        pool.attend(Asker("one", "eve", "mine"))
        await mine
        (marks / "gate").touch()

    thinking(work)


# ---- ends


@both_loops
def test_whoever_waits_is_told_when_all_is_closed(run: Run, marks: Path) -> None:
    async def work(pool: BotPool) -> None:
        tasks = [asyncio.create_task(pool.choose("waits", view_of())) for _ in range(3)]
        await until(lambda: begun(marks))
        await pool.close()
        assert all(isinstance(end, Closed) for end in await asyncio.gather(*tasks, return_exceptions=True))
        with pytest.raises(Closed):
            await pool.choose("tourist", view_of())

    thinking(work, run=run)


def test_nothing_is_answered_before_the_start_and_closing_at_once_is_fine() -> None:
    async def work() -> None:
        pool = BotPool()
        with pytest.raises(Closed):
            await pool.choose("tourist", view_of())
        await pool.close()

    async def nothing(pool: BotPool) -> None:
        pass

    asyncio.run(work())
    thinking(nothing)


def test_a_loop_that_ends_without_closing_leaves_nothing_either(marks: Path) -> None:
    before = set(psutil.Process().children())

    async def work() -> None:
        pool = BotPool(2)
        await pool.start()
        task = asyncio.create_task(pool.choose("waits", view_of()))
        await until(lambda: begun(marks))
        task.cancel()

    asyncio.run(work())
    assert set(psutil.Process().children()) <= before


@both_loops
def test_a_process_killed_from_outside(run: Run, marks: Path) -> None:
    async def work(pool: BotPool) -> None:
        task = asyncio.create_task(pool.choose("waits", view_of()))
        await until(lambda: begun(marks))
        os.kill(begun(marks)[0], signal.SIGKILL)
        await until(lambda: len(begun(marks)) == 2)
        (marks / "gate").touch()
        assert await task in GAME.legal(view_of())
        for child in psutil.Process().children():  # those that have nothing to do
            if "spawn_main" in " ".join(child.cmdline()):
                child.kill()
        await until(lambda: pool.status.restarts == 3)
        for spec in ("tourist", "first"):
            assert await pool.choose(spec, view_of()) in GAME.legal(view_of())

    thinking(work, run=run)


def test_control_c_is_for_the_parent(marks: Path) -> None:
    async def work(pool: BotPool) -> None:
        task = asyncio.create_task(pool.choose("waits", view_of()))
        await until(lambda: begun(marks))
        os.kill(begun(marks)[0], signal.SIGINT)
        (marks / "gate").touch()
        assert await task in GAME.legal(view_of())
        assert pool.status.restarts == 0

    thinking(work)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they end when they have answered")
def test_a_parent_that_is_killed_leaves_no_orphans(package: Path, marks: Path) -> None:
    program = textwrap.dedent("""
        import asyncio, fogcity
        from fogcity.server.bots.pool import BotPool

        async def main():
            pool = BotPool(2)
            await pool.start()
            game = fogcity.game("cablecar")
            s = game.deal(2)
            await pool.choose("deaf", game.view(s, game.turn(s)))

        asyncio.run(main())
    """)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), *sys.path])}
    with subprocess.Popen([sys.executable, "-c", program], env=environment) as parent:
        try:
            asyncio.run(until(lambda: begun(marks) or parent.poll() is not None))
            children = psutil.Process(parent.pid).children(recursive=True)
            assert begun(marks)[0] in [child.pid for child in children]
        finally:
            parent.kill()
    asyncio.run(until(lambda: not any(map(lives, children))))


def lives(process: psutil.Process) -> bool:
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
