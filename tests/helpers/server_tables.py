"""Helpers for tests of the server's tables."""

from __future__ import annotations

from tests.helpers.tables import new_name


def account(server):
    """A player with an account, whom others can invite by name."""
    name = new_name()
    player = server.guest(name)
    player.post("/api/account", name=name, passphrase="cable cars climb")
    player.name = name
    return player


def kinds(client, table):
    return [seat["kind"] for seat in client.look(table)["info"]["seats"]]


def people_at(client, table):
    return [seat.get("player", "") for seat in client.look(table)["info"]["seats"]]


def status(client, table):
    return client.look(table)["info"]["status"]
