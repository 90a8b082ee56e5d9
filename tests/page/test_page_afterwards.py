"""When a game is over: going through it again, keeping it, playing again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import fogcity
from tests.helpers.page_players import Guest, board_of

MOVES = 3


@pytest.fixture
def finished(visit):
    """Ann at a finished game, and its board as it was step by step when she played the first moves of it."""
    ann = visit()
    table = ann.play()
    seen = {}
    for _ in range(MOVES):
        ann.spaces.first.wait_for()
        told = ann.ask("GET", f"/api/tables/{table}/entries?after=0")["entries"]
        seen[sum(one["entry"]["what"] == "moved" for one in told)] = board_of(ann.page)
        ann.move(ann.spaces)
    ann.spaces.first.wait_for()
    ann.finish(table)
    ann.result.wait_for(timeout=20_000)
    return ann, table, seen


def test_a_finished_game_is_gone_through_as_it_was_played(finished):
    """Step by step with the arrow keys, and at once with the slider."""
    ann, _, seen = finished
    page = ann.page
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Move")
    free = page.get_by_role("group", name="Board", exact=True).get_by_role("button", name=", free")
    at = 0
    for step, board in seen.items():
        while at < step:
            page.keyboard.press("ArrowRight")
            at += 1
        expect(slider).to_have_value(str(step))
        expect(free).to_have_count(sum(", free" in name for name in board))
        assert board_of(page) == board, f"after {step} moves the board was another"
    slider.fill(slider.get_attribute("max") or "")
    expect(free).to_have_count(0)
    step = list(seen)[1]
    slider.fill(str(step))
    expect(free).to_have_count(sum(", free" in name for name in seen[step]))
    assert board_of(page) == seen[step], "the slider shows another board than there was"


@pytest.mark.parametrize("name", ["Save as text", "Save as JSON"])
def test_a_saved_game_can_be_replayed(finished_table, visit, name):
    cal = visit()
    cal.open(f"/table/{finished_table['table']}")
    with cal.page.expect_download() as download:
        cal.page.get_by_role("link", name=name).click()
    found = fogcity.replay(download.value.path().read_bytes())
    assert list(found.game.scores(found.state))[: found.seats] == finished_table["info"]["end"]["scores"]


def test_both_play_again(visit):
    """Ann asks for a rematch, Ben is shown the way to it, and both sit there."""
    ann, ben = visit(), visit()
    table = ann.make(bots=[])
    ben.ask("POST", "/api/guest", name="Ben")
    ben.ask("POST", f"/api/tables/{table}/join", key=ann.look(table)["invite"])
    for guest in (ann, ben):
        guest.open(f"/table/{table}")
    ann.ask("POST", f"/api/tables/{table}/resign")
    for guest in (ann, ben):
        guest.result.wait_for()
    ann.button("Play again").click()
    ann.page.wait_for_url(lambda url: table not in url)
    ben.page.get_by_role("link", name="To the rematch").click()
    expect(ben.page).to_have_url(ann.page.url)
    for guest in (ann, ben):
        assert_both_sit_there(guest)


def assert_both_sit_there(guest: Guest) -> None:
    guest.page.get_by_role("list").filter(has_text="Ann").filter(has_text="Ben").first.wait_for()
