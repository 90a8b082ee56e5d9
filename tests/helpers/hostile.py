"""Helpers for tests of hostile clients."""

from __future__ import annotations

import contextlib
import socket

from websockets.sync.client import connect


def playing(server, game="cablecar", **wanted):
    """Two players at a table where the first one is to act."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(game, **wanted)
    bob.do(table, "join", **({} if wanted.get("open", True) else {"key": ann.look(table)["invite"]}))
    ann.do(table, "start")
    return ann, bob, table


def plays_on(table, *players):
    """Check that the game continues: players can act, all of them if they choose at once, and all players see it."""
    before = players[0].look(table)["now"]["position"]
    for player in players:
        now = player.look(table)["now"]
        if now["legal"] and now["position"] == before:
            player.act(table)
    assert all(player.look(table)["now"]["position"] > before for player in players)


def refused(answer, status, code):
    assert answer.status_code == status, answer.text
    trouble = answer.json()
    assert trouble["code"] == code
    assert trouble["text"]
    return trouble


def raw(server, data, patience=20.0):
    """A server's response to raw bytes."""
    with socket.create_connection(("localhost", server.port), timeout=patience) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
        found = b""
        with contextlib.suppress(ConnectionError):
            while part := connection.recv(65536):
                found += part
        return found


def dial(server, **about):
    """A socket with unusual headers, as a context."""
    return connect(f"ws://localhost:{server.port}/api/socket", **about)
