"""Hints in a game that brings nothing but its rules: by HTTP, on the page and at the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.helpers.server import Client, Server, eventually
from tests.helpers.toy import run


@pytest.fixture(scope="module")
def toy_server(installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), environment=installed) as server:
        yield server
        assert server.faults() == []


def test_it_has_hints(toy_server: Server) -> None:
    ann = Client(toy_server, "Ann")
    table = ann.table("lastcar", bots=["tourist"], start=True)
    now = eventually(lambda: (now := ann.look(table)["now"])["legal"] and now)
    first = ann.do(table, "hint", level=1, after=now["position"])
    found = ann.do(table, "hint", level=2, after=now["position"])
    best = found["actions"][0]["text"]
    assert first["look"] == found["look"] == {"kind": best.split()[0]}
    assert {good["text"] for good in found["actions"]} <= set(now["legal"])
    assert all(0 <= good["chance"] <= 1 for good in found["actions"])


def test_they_are_shown_in_words_and_a_move_is_proposed(toy_server: Server, visit: Any) -> None:
    ann = visit(toy_server)
    table = ann.play("lastcar")
    hint, panel = ann.button("Hint", exact=True), ann.page.get_by_role("region", name="Hint", exact=True)
    hint.click(timeout=60_000)  # the first table has its kernels compiled
    expect(panel).to_contain_text("Look at moves of this kind")
    hint.click()
    good = panel.get_by_role("listitem").get_by_role("button")
    expect(good).not_to_have_count(0)
    good.first.click()
    ann.confirm.click()
    eventually(lambda: [one for one in moves(ann, table) if one["seat"] == 0])
    assert ann.look(table)["info"]["hints_taken"] == [2, 0]


def moves(guest: Any, table: str) -> list[dict[str, Any]]:
    entries = guest.ask("GET", f"/api/tables/{table}/entries?after=0")["entries"]
    return [one["entry"] for one in entries if one["entry"]["what"] == "moved"]


def test_they_are_given_at_the_keyboard(installed: dict[str, str], tmp_path: Path) -> None:
    words = ["-m", "fogcity", "play", "lastcar", "--seed", 1, "--seat", 1, "--bot", "tourist", "--save", "game.txt"]
    told = run(installed, *words, stdin="hint\nhint\n1\n\nquit\n", cwd=tmp_path).stdout
    assert "Look at actions of this kind" in told
    assert "1. " in told
    assert '[hints "2, 0"]' in (tmp_path / "game.txt").read_text()
