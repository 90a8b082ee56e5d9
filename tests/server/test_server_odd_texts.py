"""Texts and addresses that no keyboard makes: taken or refused, on both kinds of stores, and never a fault."""

from __future__ import annotations

import json

import pytest


@pytest.fixture(scope="module")
def table(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table()
    bob.do(table, "join")
    ann.do(table, "start")
    return ann, bob, table


NAUGHTY = [
    "\0",
    "a\0b",
    "\ud800",
    "\u202egnp",
    "\x1b[31m",
    " ",
    "\n",
    "\u200b",
    "💥" * 30,
    "x" * 31,
    "'; DROP TABLE log; --",
]


@pytest.mark.parametrize("text", NAUGHTY)
@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("/api/guest", "name"),
        ("/api/me/name", "name"),
        ("/api/login", "name"),
        ("/api/tokens", "label"),
        ("/api/tables", "game"),
        ("/api/tables/TABLE/say", "text"),
        ("/api/tables/TABLE/join", "name"),
        ("/api/tables/TABLE/invite", "name"),
        ("/api/tables/TABLE/mute", "player"),
        ("/api/tables/TABLE/seat_bot", "bot"),
        ("/api/tables/TABLE/act", "action"),
        ("/api/tables/TABLE/act", "id"),
        ("/api/games/cablecar/puzzles/1/consider", "action"),
        ("/api/games/cablecar/puzzles/1/answer", "action"),
        ("/api/games/cablecar/puzzles/1/hint", "count"),
    ],
)
def test_odd_texts_are_taken_or_refused_but_break_nothing(server, table, path, field, text):
    ann, _, id_ = table
    more = {"/api/login": {"passphrase": text}, "/invite": {"seat": 1}, "/seat_bot": {"seat": 1}}
    body = {field: text, **next((extra for end, extra in more.items() if path.endswith(end)), {})}
    if path.endswith("/act"):
        body = {"action": "draw", "after": 0, **body}
    client = server.guest() if path == "/api/me/name" else ann
    sent = json.dumps(body).encode()
    answer = client.http.post(path.replace("TABLE", id_), content=sent, headers={"content-type": "application/json"})
    assert answer.status_code in (200, 201, 400, 401, 403, 404, 409, 422), answer.text
    assert answer.status_code > 201 or not {"\0", "\u202e", "\x1b"} & set(json.dumps(answer.json(), ensure_ascii=False))


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables?list=%00",
        "/api/tables?game=%00",
        "/api/tables?game=a%00b&list=open",
        "/api/tables?before=%00",
        "/api/tables?before=99999999999999999999",
        "/api/tables?before=-1",
        "/api/tables?before=1e3",
        "/api/tables?before=%D9%A3",
        "/api/tables?list=%ff%fe",
        "/api/tables/abc?key=%00",
        "/api/tables/abc/entries?after=x",
        "/api/tables/abc/entries?wait=3600",
        "/api/tables/abc/record?format=exe",
        "/api/tables/a%00b",
        "/api/tables/%ff%fe",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/" + "a" * 5000,
        "/api/tokens/%00",
        "/api/games/%00/puzzles",
        "/api/games/cablecar/puzzles/%00",
        "/api/games/cablecar/puzzles/%D9%A3",
        "/api/games/cablecar/puzzles/" + "9" * 5000,
        "/api/%00",
        "/..%2f..%2fetc%2fpasswd",
        "/%00",
    ],
)
def test_odd_addresses_are_refused(server, path):
    ann = server.guest()
    method = "DELETE" if "tokens" in path else "GET"
    answer = ann.http.request(method, path)
    assert answer.status_code in (400, 404, 409), answer.text
    assert answer.json()["text"]
