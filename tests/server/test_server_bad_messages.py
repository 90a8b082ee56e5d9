"""Messages that do not belong: each gets a clear answer, and the tables play on."""

from __future__ import annotations

import contextlib
import re
import socket

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.helpers.hostile import playing, plays_on, raw, refused

LARGEST = 16 * 1024


@pytest.fixture(scope="module")
def server(module_server):
    return module_server


# ---- what does not belong


def test_another_seats_action_another_tables_event_and_a_move_after_the_end_are_refused(server):
    ann, bob, table = playing(server)
    cy, _, other = playing(server)
    now = ann.look(table)["now"]
    assert now["legal"]
    body = {"action": now["legal"][0], "after": now["position"]}
    refused(bob.http.post(f"/api/tables/{table}/act", json=body), 409, "not_now")
    refused(ann.http.post(f"/api/tables/{other}/act", json=body), 403, "forbidden")
    refused(ann.http.post(f"/api/tables/{table}/act", json={**body, "after": 1}), 409, "late")
    refused(cy.http.post(f"/api/tables/{table}/act", json=body), 403, "forbidden")
    with ann.socket() as listening:
        assert listening.ask("act", table=other, **body)["code"] == "forbidden"
        assert listening.ask("act", table=table, **{**body, "after": 1})["code"] == "late"
    plays_on(table, ann, bob)
    ann.do(table, "offer_stop")
    bob.do(table, "answer_stop", agrees=True)
    now = ann.look(table)["now"]
    refused(ann.http.post(f"/api/tables/{table}/act", json={**body, "after": now["position"]}), 409, "not_now")
    refused(ann.http.post(f"/api/tables/{table}/undo", json={"after": now["position"]}), 409, "not_now")


BAD_MESSAGES = {
    "nothing": b"",
    "a word": b"hello",
    "half a message": b'{"do":"act","table":',
    "a list": b"[]",
    "null": b"null",
    "unknown": b'{"do":"fly","table":"abc"}',
    "no table": b'{"do":"act","action":"draw","after":1}',
    "more than asked": b'{"do":"ping","more":1}',
    "a text as a number": b'{"do":"act","table":"abc","action":"draw","after":"1"}',
    "a number as a text": b'{"do":"act","table":"abc","action":7,"after":1}',
    "a negative number": b'{"do":"act","table":"abc","action":"draw","after":-1}',
    "a huge number": b'{"do":"act","table":"abc","action":"draw","after":' + b"9" * 5000 + b"}",
    "a huge exponent": b'{"do":"act","table":"abc","action":"draw","after":1e999}',
    "no number": b'{"do":"act","table":"abc","action":"draw","after":NaN}',
    "a long id": b'{"do":"ping","id":"' + b"x" * 41 + b'"}',
    "an odd id": b'{"do":"ping","id":"a b"}',
    "a NUL in an id": b'{"do":"ping","id":"a\\u0000"}',
    "a NUL in a text": b'{"do":"say","table":"abc","text":"a\\u0000b"}',
    "a bare NUL": b'{"do":"ping"}\0',
    "a lone surrogate": b'{"do":"say","table":"abc","text":"\\ud800"}',
    "a table that is a path": b'{"do":"watch","table":"../../etc"}',
    "deep lists": b"[" * 8000,
    "deep objects": b'{"do":' * 2500,
    "deep where nobody looks": b'{"do":"ping","x":' + b"[" * 4000 + b"]" * 4000 + b"}",
    "twice the same": b'{"do":"ping","do":"fly"}',
    "binary garbage": bytes(range(256)) * 8,
    "invalid UTF-8": b'{"do":"say","table":"abc","text":"\xff\xfe"}',
    "a surrogate as UTF-8": b'{"do":"say","table":"abc","text":"\xed\xa0\x80"}',
    "too long": b'{"do":"ping","id":"' + b"x" * LARGEST + b'"}',
}


@pytest.fixture(scope="module")
def table(server):
    return playing(server)


@pytest.mark.parametrize("name", BAD_MESSAGES)
def test_a_bad_message_over_a_socket_is_answered_and_the_socket_goes_on(table, name):
    ann, _, id_ = table
    data = BAD_MESSAGES[name]
    with ann.socket() as listening:
        listening.connection.send(data)  # as bytes: these need not be UTF-8
        problem = listening.next()
        assert problem["say"] == "problem"
        assert problem["code"] == ("too_large" if name == "too long" else "bad_request")
        assert problem["text"]
        assert "Traceback" not in problem["text"]
        with contextlib.suppress(UnicodeDecodeError):
            listening.connection.send(data.decode())
            assert listening.next()["code"] == problem["code"]
        assert listening.ask("ping")["say"] == "done"
        assert listening.ask("watch", table=id_)["say"] == "done"


@pytest.mark.parametrize("name", [name for name in BAD_MESSAGES if name != "nothing"])
def test_a_bad_body_is_answered(table, name):
    ann, _, id_ = table
    answer = ann.http.post(
        f"/api/tables/{id_}/act", content=BAD_MESSAGES[name], headers={"content-type": "application/json"}
    )
    if name == "too long":
        refused(answer, 413, "too_large")
    else:
        refused(answer, 400, "bad_request")


def test_the_table_at_which_all_that_was_tried_plays_on(table):
    ann, bob, id_ = table
    plays_on(id_, ann, bob)


def test_invalid_utf8_in_a_text_frame_closes_that_socket_alone(server, table):
    ann, bob, id_ = table
    with ann.socket() as broken, bob.socket() as fine:
        fine.ask("watch", table=id_)
        broken.connection.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            broken.until("never")
        assert fine.ask("ping")["say"] == "done"
    plays_on(id_, ann, bob)


def test_a_frame_beyond_all_measure_closes_that_socket_alone(server, table):
    ann, bob, id_ = table
    with ann.socket() as broken:
        broken.connection.send("x" * 200_000)
        with pytest.raises(ConnectionClosed) as caught:
            broken.until("never")
        assert caught.value.rcvd.code == 1009
    plays_on(id_, ann, bob)


def test_a_body_in_pieces_may_not_be_too_long_either(server):
    ann = server.guest()

    def pieces():
        for _ in range(40):
            yield b" " * 1000

    answer = ann.http.post("/api/tables", content=pieces(), headers={"content-type": "application/json"})
    refused(answer, 413, "too_large")
    assert ann.get("/api/me")["id"] == ann.id


def test_a_body_without_end_is_not_waited_for(server):
    ann = server.guest()
    head = (
        f"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncookie: fogcity={ann.cookie}\r\n"
        "content-type: application/json\r\ncontent-length: 99999999\r\n\r\n"
    )
    with socket.create_connection(("localhost", server.port), timeout=20) as connection:
        connection.sendall(head.encode() + b" " * (LARGEST + 1))
        assert connection.recv(65536).startswith(b"HTTP/1.1 413")


def test_another_method_is_told_which_would_do(server):
    answer = httpx.put(server.url + "/api/tables")
    refused(answer, 405, "wrong_method")
    assert answer.headers["allow"] == "GET, HEAD, POST"
    refused(httpx.get(server.url + "/api/guest"), 405, "wrong_method")


@pytest.mark.parametrize(
    "data",
    [
        b"\0" * 1000,
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: x\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}",
        b"POST /api/guest HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
        b"GET /api/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
        bytes(range(256)),
    ],
)
def test_what_is_no_http_is_refused(server, data):
    answer = raw(server, data)
    assert not answer or re.match(rb"HTTP/1.1 4\d\d ", answer), answer
    assert b"Traceback" not in answer


@pytest.mark.parametrize("endless", [b"GET /" + b"a" * 300_000, b"GET / HTTP/1.1\r\nx: " + b"a" * 300_000])
def test_a_head_without_end_is_not_waited_for(server, endless):
    """The connection is closed, before or after the answer can be read."""
    with socket.create_connection(("localhost", server.port), timeout=20) as connection:
        try:
            for _ in range(5):
                connection.sendall(endless)
            assert connection.recv(1000).startswith(b"HTTP/1.1 4")
        except ConnectionError:
            return


def test_a_client_that_goes_away_in_the_middle_harms_nobody(server, table):
    ann, bob, id_ = table
    for data in (b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{", b"GET /api/games HTTP/1.1\r\n"):
        with socket.create_connection(("localhost", server.port)) as connection:
            connection.sendall(data)
    plays_on(id_, ann, bob)
