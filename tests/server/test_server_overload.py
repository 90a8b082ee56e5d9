"""Clients that ask for too much are slowed down or refused, and nobody else waits."""

from __future__ import annotations

import contextlib
import json
import socket

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from fogcity.server.http import api
from fogcity.server.http import socket as server_socket
from fogcity.server.http.limits import client_network
from fogcity.server.http.send_queue import MAX_QUEUED, RESYNC, SendQueue
from tests.helpers.hostile import dial, playing, plays_on, refused
from tests.helpers.server import Server, eventually

LARGEST = 16 * 1024


@pytest.fixture(scope="module")
def server(module_server):
    return module_server


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with limits that are soon reached."""
    with Server(tmp_path_factory.mktemp("strict"), limits=0.5) as found:
        yield found


# ---- too much


def test_a_slow_reader_is_told_to_ask_again_and_nobody_waits_for_it(server):
    ann, bob, table = playing(server, "ticket")
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.port))
    cookie = {"cookie": f"fogcity={ann.cookie}"}
    with dial(server, sock=narrow, additional_headers=cookie, max_queue=1, compression=None) as slow:
        for _ in range(1500):
            slow.send(json.dumps({"do": "watch", "table": table}))
        with bob.socket() as quick:
            quick.ask("watch", table=table)
            plays_on(table, ann, bob)
            assert quick.until("entry")
        heard = 0
        while json.loads(slow.recv(60))["say"] != "resync":
            heard += 1
        assert heard < 3000
        slow.send(json.dumps({"do": "ping", "id": "again"}))
        while json.loads(slow.recv(60)).get("id") != "again":
            pass


def test_what_waits_for_a_reader_is_bounded():
    reader = SendQueue("ann")
    for number in range(10 * MAX_QUEUED):
        reader.send(b"%d" % number)
        assert len(reader._messages) <= MAX_QUEUED
    assert RESYNC in reader._messages
    assert reader.dropped


def test_a_reader_that_was_sent_away_hears_nothing_more():
    reader = SendQueue("ann")
    reader.send(b"before")
    reader.end(at_once=True)
    for _ in range(10 * MAX_QUEUED):
        reader.send(b"after")
    assert not reader._messages


def test_one_player_cannot_have_too_many_sockets(server):
    ann = server.guest()
    with contextlib.ExitStack() as sockets:
        for _ in range(server_socket.MAX_SOCKETS):
            sockets.enter_context(ann.socket())
        with pytest.raises(InvalidStatus) as caught:
            ann.socket()
        assert caught.value.response.status_code == 409
        sockets.enter_context(server.guest().socket())
    eventually(lambda: _can_connect(ann))


def _can_connect(client):
    with contextlib.suppress(InvalidStatus), client.socket():
        return True
    return False


def test_one_player_cannot_have_too_many_streams(server):
    ann = server.guest()
    with contextlib.ExitStack() as streams:
        http = streams.enter_context(
            httpx.Client(base_url=server.url, cookies=ann.http.cookies, limits=httpx.Limits(max_connections=100))
        )
        for _ in range(api.MAX_STREAMS):
            streams.enter_context(http.stream("GET", "/api/stream"))
        refused(http.get("/api/stream"), 409, "not_now")
    eventually(lambda: _can_stream(ann))


def _can_stream(client):
    with client.http.stream("GET", "/api/stream") as answer:
        return answer.status_code == 200


def test_one_socket_cannot_watch_too_many_tables(server):
    ann = server.guest()
    tables = [ann.table() for _ in range(server_socket.MAX_WATCHED + 1)]
    with ann.socket() as listening:
        assert all(listening.ask("watch", table=table)["say"] == "done" for table in tables[:-1])
        assert listening.ask("watch", table=tables[-1])["code"] == "not_now"
        assert listening.ask("watch", table=tables[0])["say"] == "done"
        listening.ask("unwatch", table=tables[0])
        assert listening.ask("watch", table=tables[-1])["say"] == "done"


def until_too_often(ask, most=400):
    for _ in range(most):
        answer = ask()
        if answer.status_code == 429:
            return answer
    raise AssertionError(f"{most} times is not too often")


def test_a_player_who_asks_too_often_is_told_when_to_come_back(strict):
    ann = strict.guest()
    table = ann.table()
    answer = until_too_often(lambda: ann.http.post(f"/api/tables/{table}/say", json={"text": "hi"}))
    refused(answer, 429, "too_often")
    assert int(answer.headers["retry-after"]) >= 1
    bob = strict.guest()
    bob.do(table, "say", text="and I?")


def test_a_socket_that_asks_too_often_is_slowed_down_and_goes_on(strict):
    ann = strict.guest()
    with ann.socket() as listening:
        for number in range(50):
            listening.send("unwatch", table="nowhere", id=f"n{number}")
        answers = [listening.next() for _ in range(50)]
        assert {answer["say"] for answer in answers} == {"done", "problem"}
        assert {answer["code"] for answer in answers if answer["say"] == "problem"} == {"too_often"}


def test_passphrases_cannot_be_tried_often(strict):
    def log_in():
        body = {"name": "Victim", "passphrase": "a guess or two"}
        return httpx.post(strict.url + "/api/login", json=body, timeout=60)

    answer = until_too_often(log_in, 30)
    assert int(answer.headers["retry-after"]) >= 1


def test_an_address_that_asks_too_often_is_told_when_to_come_back(strict):
    headers = {"x-forwarded-for": "203.0.113.7"}
    with httpx.Client(base_url=strict.url, headers=headers) as http:
        answer = until_too_often(lambda: http.get("/api/tables?list=open"), 2000)
        assert int(answer.headers["retry-after"]) >= 1
        assert until_too_often(lambda: http.post("/api/guest", json={"name": "x"})).status_code == 429
    other = {"x-forwarded-for": "203.0.113.8"}
    assert httpx.get(strict.url + "/api/tables", headers=other).status_code == 200


def test_sockets_of_an_address_cannot_be_opened_too_often(strict):
    headers = {"x-forwarded-for": "203.0.113.9"}
    for _ in range(200):
        try:
            with dial(strict, additional_headers=headers):
                pass
        except InvalidStatus as error:
            assert error.response.status_code == 429
            assert int(error.response.headers["retry-after"]) >= 1
            return
    raise AssertionError("200 sockets are not too often")


def test_all_addresses_of_a_household_are_one():
    assert client_network("2001:db8:1:2::1") == client_network("2001:db8:1:2:ffff::9")
    assert client_network("2001:db8:1:2::1") != client_network("2001:db8:1:3::1")
    assert client_network("::ffff:192.0.2.1") == client_network("192.0.2.1") != client_network("192.0.2.2")
    assert client_network("fe80::1%eth0") == client_network("fe80::2")
    assert len(client_network("x" * 9999)) < 100
