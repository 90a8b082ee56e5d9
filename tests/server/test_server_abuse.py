"""Attacks by one client that must not harm others: long logs, silent connections, monitoring, forged addresses."""

from __future__ import annotations

import contextlib
import socket
import sqlite3
import subprocess
import sys

import httpx
import pytest

from fogcity.server.http import connections
from fogcity.server.http.limits import default_rates
from fogcity.server.http.socket import MAX_OF_ADDRESS
from fogcity.server.store.caps import Caps
from fogcity.server.table.quotas import MUTES, QUOTAS, SEATS
from tests.helpers.hostile import playing, refused
from tests.helpers.server import Server, eventually

ATTACKER = "127.0.0.5"  # every address in 127.0.0.0/8 is this machine
PROXY = "127.0.0.9"
SOCKETS = default_rates()["sockets"]


@pytest.fixture(scope="module")
def server(module_server):
    return module_server


@pytest.fixture(scope="module")
def public(tmp_path_factory):
    """A server with ordinary limits that knows one proxy, and no other address of this machine."""
    arguments = ("--proxy", f"{PROXY}/32", "--host", "127.0.0.1")
    with Server(tmp_path_factory.mktemp("public"), *arguments, limits=1.0) as found:
        yield found


def from_address(address, server, **more):
    """An HTTP client at another address."""
    return httpx.Client(base_url=server.url, transport=httpx.HTTPTransport(local_address=address), timeout=60, **more)


def connection_from(address, server):
    """A plain connection from another address."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=60, source_address=(address, 0))


# ---- logs


def test_muting_somebody_who_was_never_here_writes_nothing(server):
    ann, _, table = playing(server)
    before = ann.look(table)["number"]
    for _ in range(3):
        refused(ann.http.post(f"/api/tables/{table}/mute", json={"player": "nobody123456"}), 404, "unknown")
    assert ann.look(table)["number"] == before


def test_a_log_has_room_for_so_many_entries_of_a_kind(server):
    ann, bob, table = playing(server)
    bob_id = bob.get("/api/me")["id"]
    for n in range(QUOTAS[MUTES].most):
        ann.do(table, "mute", player=bob_id, muted=n % 2 == 0)
    number = ann.look(table)["number"]
    answer = ann.http.post(f"/api/tables/{table}/mute", json={"player": bob_id})
    refused(answer, 409, "not_now")
    assert answer.json()["about"] == {"reason": "log_full", "what": "mutes", "most": QUOTAS[MUTES].most}
    assert ann.look(table)["number"] == number
    ann.act(table)  # the game goes on


def test_one_player_cannot_come_and_go_without_end(server):
    ann, bob, cat = server.guest("Ann"), server.guest("Bob"), server.guest("Cat")
    table = ann.table(seats=3)
    for _ in range(QUOTAS[SEATS].each):
        bob.do(table, "join")
        bob.do(table, "leave")
    refused(bob.http.post(f"/api/tables/{table}/join", json={}), 409, "not_now")
    cat.do(table, "join")


def test_seating_the_same_bot_again_writes_nothing(server):
    ann = server.guest()
    table = ann.table(bots=[])
    ann.do(table, "seat_bot", seat=1, bot="conductor")
    number = ann.look(table)["number"]
    ann.do(table, "seat_bot", seat=1, bot="conductor")
    assert ann.look(table)["number"] == number


def test_catching_up_is_charged_by_what_was_missed(public):
    ann = public.guest()
    table = ann.table(bots=["tourist", "tourist"], sit=False, start=True)
    eventually(lambda: ann.look(table)["info"]["status"] == "over", "bots did not finish a game")
    with from_address(ATTACKER, public) as http:
        times = times_until_refused(lambda: http.get(f"/api/tables/{table}/entries?after=0"), 1000)
    with from_address("127.0.0.6", public) as http:
        answers = [http.get(f"/api/tables/{table}/entries?after=999").status_code for _ in range(times + 1)]
    assert set(answers) == {200}, "as often, but nothing was missed"


def times_until_refused(ask, most):
    for number in range(most):
        if ask().status_code == 429:
            return number
    raise AssertionError(f"{most} times is not too often")


# ---- tables


def test_an_address_has_so_many_tables_that_wait(public):
    with from_address("127.0.0.10", public) as http:
        made = 0
        for number in range(Caps().waiting // 10 + 1):
            http.cookies.clear()
            http.post("/api/guest", json={"name": f"Guest {number}"})
            for _ in range(10):
                answer = http.post("/api/tables", json={"game": "cablecar"})
                if answer.status_code != 201:
                    break
                made += 1
        refused(answer, 409, "not_now")
        assert answer.json()["about"]["reason"] == "too_many_tables"
        assert made == Caps().waiting
    public.guest("Honest").table()


def test_a_host_has_so_many_tables_at_which_only_bots_play(public):
    with from_address("127.0.0.11", public) as http:
        http.post("/api/guest", json={"name": "Many"})
        table = {"game": "cablecar", "bots": ["tourist", "tourist"], "sit": False}
        answers = [http.post("/api/tables", json=table) for _ in range(Caps().for_bots + 1)]
        assert [answer.status_code for answer in answers] == [201] * Caps().for_bots + [409]
        assert http.post("/api/tables", json={"game": "cablecar"}).status_code == 201, "one with people"


# ---- connections


def test_silent_connections_of_one_address_are_limited_and_lock_nobody_out(public):
    with contextlib.ExitStack() as held:
        for _ in range(connections.MAX_PER_ADDRESS + 50):
            with contextlib.suppress(OSError):
                held.enter_context(connection_from(ATTACKER, public))
        one_more = held.enter_context(connection_from(ATTACKER, public))
        with contextlib.suppress(ConnectionResetError):
            one_more.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
            assert one_more.recv(100) == b""
        assert httpx.get(public.url + "/health").text == "alive\n"
    eventually(lambda: can_ask(ATTACKER, public), "its connections still count")


def can_ask(address, server):
    with contextlib.suppress(httpx.HTTPError), from_address(address, server) as http:
        return http.get("/health").status_code == 200
    return False


def test_who_sends_no_request_or_half_of_one_is_cut_off(public):
    slow = {
        "nothing": b"",
        "half a head": b"GET /health HTTP/1.1\r\nhost: x\r\n",
        "half a body": b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{",
    }
    with contextlib.ExitStack() as held:
        found = {}
        for what, data in slow.items():
            found[what] = held.enter_context(connection_from("127.0.0.1", public))
            found[what].sendall(data)
        answers = {what: found[what].recv(1000) for what in slow}
    assert answers["nothing"] == answers["half a head"] == b""
    assert answers["half a body"].startswith(b"HTTP/1.1 408 ")


def test_if_there_are_too_many_the_oldest_without_a_request_goes():
    class Fake(connections.LimitedProtocol):
        def __init__(self, number):
            self.client, self.aborted = (f"192.0.2.{number}", 1), False

        def abort(self):
            self.aborted = True

    limits = connections.Connections(each=5, most=20)
    first, *others = (Fake(n) for n in range(21))
    assert all(limits.admit(one) for one in (first, *others))
    assert first.aborted
    assert sum(one.aborted for one in others) <= 2
    asked = others[5]
    limits.head_received(asked)
    for number in range(100, 160):
        limits.admit(Fake(number))
    assert not asked.aborted


def test_refused_sockets_wait_and_leave_nothing_in_the_log(tmp_path):
    """Each refusal once wrote an error of uvicorn's into the log, as fast as the client could ask."""
    with Server(tmp_path, limits=1.0) as server:
        statuses = [handshake(server) for _ in range(SOCKETS.burst + 5)]
        assert statuses[0] == 101
        assert 429 in statuses
        assert "handshake" not in server.told()


def test_sockets_that_wait_for_a_refusal_count(tmp_path):
    with Server(tmp_path, limits=0.05) as server, contextlib.ExitStack() as held:
        most = round(MAX_OF_ADDRESS * 0.05)
        for _ in range(most):
            held.enter_context(contextlib.closing(half_a_handshake(server)))
        eventually(lambda: handshake(server) == 409, "the sockets of an address are not counted")


HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def half_a_handshake(server):
    """A connection that has asked for a socket, and does not read the answer."""
    asked = connection_from("127.0.0.1", server)
    asked.sendall(HANDSHAKE)
    return asked


def handshake(server):
    """The status of the answer to somebody who asks for a socket."""
    with contextlib.closing(half_a_handshake(server)) as asked:
        return int(asked.recv(100).split()[1])


# ---- pages


def test_pages_are_charged(public):
    with from_address("127.0.0.12", public) as http:
        assert times_until_refused(lambda: http.get("/learn"), 3000) > 100, "a reader never notices"
    assert httpx.get(public.url + "/learn").status_code == 200


# ---- proxies


def test_only_a_known_proxy_says_who_asks(public):
    forged = {"x-forwarded-for": "203.0.113.50", "x-forwarded-proto": "https"}
    with from_address(PROXY, public, headers=forged) as http:
        assert "secure" in http.post("/api/guest", json={"name": "Ann"}).headers["set-cookie"].lower()
    with from_address("127.0.0.7", public, headers=forged) as http:
        assert "secure" not in http.post("/api/guest", json={"name": "Ann"}).headers["set-cookie"].lower()


def test_people_behind_a_known_proxy_are_not_one(public):
    with from_address(PROXY, public) as http:
        one = {"x-forwarded-for": "203.0.113.60"}
        times_until_refused(lambda: http.post("/api/guest", json={"name": "x"}, headers=one), 100)
        other = {"x-forwarded-for": "203.0.113.61"}
        assert http.post("/api/guest", json={"name": "x"}, headers=other).status_code == 200


@pytest.mark.parametrize("given", [["--proxy", "10.0.0.0/99"], ["--proxy", "my-proxy"], ["--metrics", "9464"]])
def test_options_that_are_no_address_are_refused(tmp_path, given):
    command = [sys.executable, "-m", "fogcity", "serve", "--port", "0", "--data", str(tmp_path), *given]
    found = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert found.returncode != 0
    assert found.stderr.startswith(("fogcity: a proxy is an address", "fogcity: an address is HOST:PORT"))


# ---- monitoring


def test_metrics_have_an_address_of_their_own(public):
    assert "fogcity_moves" not in httpx.get(public.url + "/metrics").text
    assert "fogcity_rooms" in public.figures()
    assert httpx.get(f"http://{public.metrics}/api/games").status_code == 404


def test_whoever_asks_for_monitoring_too_often_is_refused(public):
    with from_address("127.0.0.8", public) as http:
        assert times_until_refused(lambda: http.get("/ready"), 6000) > 100
    assert httpx.get(public.url + "/ready").status_code == 200


def test_readiness_is_written_once_a_second_at_most(server):
    def beats():
        with contextlib.closing(sqlite3.connect(f"file:{server.data}/fogcity.db?mode=ro", uri=True)) as found:
            return found.execute("SELECT beat FROM life").fetchall()

    with httpx.Client(base_url=server.url) as http:
        seen = set()
        for _ in range(50):
            assert http.get("/ready").text == "ready\n"
            seen.update(beats())
    assert len(seen) <= 5


def test_a_server_that_cannot_write_says_why(tmp_path):
    with Server(tmp_path) as server:
        with contextlib.closing(sqlite3.connect(tmp_path / "fogcity.db")) as found:
            found.execute("ALTER TABLE life RENAME TO gone")
            found.commit()
        text = eventually(lambda: (told := httpx.get(server.url + "/ready")).status_code == 503 and told.text)
        assert text.startswith("not ready: ")
