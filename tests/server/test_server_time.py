"""Only time in which a server ran is charged: not when it was stopped or suspended, nor when the clock was changed."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time

import pytest

from fogcity.server.timestamps import LONGEST_PAUSE, ServerTime
from tests.helpers.server import Redis, Server, eventually
from tests.helpers.tables import seat_to_act, sit_down

HOUR = 3_600_000
PAUSE = LONGEST_PAUSE / 1000 + 2.5


def stop_for(server, seconds):
    """Stop the process, as a suspended laptop would, and let it go on."""
    server.process.send_signal(signal.SIGSTOP)
    until = time.monotonic() + seconds
    eventually(lambda: time.monotonic() > until)
    server.process.send_signal(signal.SIGCONT)


def test_a_server_that_was_stopped_charges_nobody(store, tmp_path):
    with Server(tmp_path, **store()) as server:
        clock = {"kind": "turn", "time": 5000, "forfeits": True}
        quick, people = sit_down(server, clock=clock)
        slow, others = sit_down(server, clock={"kind": "turn", "time": HOUR})
        before = others[0].look(slow)["now"]
        with others[0].socket() as watching:
            watching.ask("watch", table=slow)
            stop_for(server, PAUSE)
            while (told := watching.until("table", table=slow)[-1])["now"]["began"] == before["began"]:
                pass
        after = others[0].look(slow)["now"]
        assert after["began"] - before["began"] > LONGEST_PAUSE
        assert told["now"]["began"] == after["began"], "who watches is told of the new time"
        assert people[0].look(quick)["info"]["status"] == "playing"
        people[seat_to_act(people[0], quick)].act(quick)
        server.restart()
        again = others[0].again(server).look(slow)["now"]
        assert again["began"] >= after["began"], "it stays so after a restart"


def test_if_another_server_was_there_time_counts(postgres, tmp_path):
    redis = Redis()
    where = {"database": postgres.new_database(), "redis": redis.url}
    with (
        contextlib.closing(redis),
        Server(tmp_path / "a", **where) as one,
        Server(tmp_path / "b", **where) as other,
    ):
        table, people = sit_down(one, clock={"kind": "turn", "time": HOUR})
        before = people[0].look(table)["now"]
        stop_for(one, PAUSE)
        eventually(lambda: "this server was stopped" in one.told())
        assert people[0].again(other).look(table)["now"]["began"] == before["began"]
        assert people[0].look(table)["now"]["began"] == before["began"]


class Clocks:
    """Clocks that tests can set: the system's, and one that only counts time in which the machine runs."""

    def __init__(self):
        self.wall, self.steady = 1_000_000, 500

    def run(self, milliseconds, time):
        """The process runs for this long."""
        for _ in range(milliseconds // 100):
            self.wall += 100
            self.steady += 100
            time.check()


@pytest.fixture
def clocks():
    return Clocks()


@pytest.fixture
def server_time(clocks):
    return ServerTime(lambda: clocks.wall, lambda: clocks.steady)


def test_nothing_is_missed_while_a_server_runs(clocks, server_time):
    clocks.run(60_000, server_time)
    assert (server_time.missed, server_time.is_settled) == (0, True)
    assert server_time.now() == clocks.wall


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 1500])
def test_a_clock_that_was_changed_is_noticed(clocks, server_time, jump):
    clocks.wall += jump
    assert server_time.now() == clocks.wall
    assert (server_time.missed, server_time.is_settled) == (jump, False)


def test_a_suspended_machine_is_noticed(clocks, server_time):
    clocks.wall += HOUR  # the steady clock stops meanwhile
    server_time.check()
    assert server_time.missed == HOUR


def test_a_stopped_process_is_noticed(clocks, server_time):
    clocks.wall += 12_000
    clocks.steady += 12_000
    assert server_time.now() == clocks.wall
    assert server_time.missed == 12_000


def test_whoever_asks_for_the_time_waits_until_clocks_are_put_right(clocks, server_time):
    async def ask():
        clocks.wall += HOUR
        asked = asyncio.ensure_future(server_time.settled_now())
        for _ in range(5):
            await asyncio.sleep(0)
        assert not asked.done()
        server_time.settle(HOUR)
        return await asked

    assert asyncio.run(ask()) == clocks.wall


def test_servers_go_by_the_time_of_their_database(clocks, server_time):
    server_time.follow(5_000_000)
    assert server_time.now() == 5_000_000
    assert server_time.is_settled
    clocks.wall += HOUR  # this machine's clock no longer matters
    clocks.run(1000, server_time)
    assert server_time.now() == 5_001_000
    assert server_time.is_settled
    assert server_time.skew == clocks.wall - server_time.now()
