"""The end of a game: first it is counted, then the winner is told and celebrated."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.helpers.page_players import HIDE, TOUCH, Guest, drawn
from tests.helpers.server import Client
from tests.helpers.tables import agree_to_stop, sit_down

GAMES = ("cablecar", "company", "ticket")
PHONE = {**TOUCH, "viewport": {"width": 360, "height": 780}}
# Notes whenever the page changes: whether points are being counted, whether the winner can be read or heard, and
# whether board and count are inside the window.
WATCH = """() => {
    window.noted = [];
    const inside = (selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return Boolean(box) && box.height > 100 && box.top >= 0 && box.bottom <= innerHeight + 1
            && box.left >= 0 && box.right <= innerWidth + 1;
    };
    const look = () => {
        const counting = document.querySelector(".tb-count") !== null;
        const text = `${document.title} ${document.body.textContent}`;
        const told = /\\bwon\\b|share the win|Winner/.test(text);
        const fits = !counting || (inside(".tb-board") && inside(".tb-count"));
        const now = JSON.stringify({ counting, told, fits });
        if (window.noted.at(-1) !== now) window.noted.push(now);
    };
    look();
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document, all);
}"""
NOTED = "() => window.noted.map((one) => JSON.parse(one))"


def near_the_end(server, game: str, seats: int = 2) -> tuple[str, list[Client]]:
    """A table whose game ends in a few moves, and its players."""
    table, people = sit_down(server, game, [f"Player {n}" for n in range(1, seats + 1)], open=True)
    play(table, people, until=few_moves_left)
    return table, people


def few_moves_left(view) -> bool:
    if view["game"] == "ticket":
        return view["turns_left"] == 1
    return sum(tile is None for tile in view["board"].values()) <= 2


def play(table: str, people: list[Client], until=lambda _view: False) -> None:
    while (turn := people[0].look(table)["now"]["turn"]) >= 0:
        now = people[turn].look(table)["now"]
        if until(now["view_data"]):
            return
        claims = [text for text in now["legal"] if text.startswith("claim")]
        rest = [text for text in now["legal"] if not text.startswith(("draw", "swap", "tickets", "pass"))]
        people[turn].do(table, "act", action=(claims or rest or now["legal"])[-1], after=now["position"])


def come(visit, server, table: str, person: Client, **about) -> Guest:
    """A player's page at a table."""
    guest = visit(skips=False, **about)
    guest.context.add_cookies([{"name": "fogcity", "value": person.cookie, "url": server.url}])
    guest.open(f"/table/{table}")
    guest.page.locator(".tb-board svg").first.wait_for()
    drawn(guest.page)
    return guest


@pytest.fixture(scope="module")
def played(page_server):
    """A finished game of each kind: the table, by game."""
    found = {}
    for game in GAMES:
        found[game], people = near_the_end(page_server, game)
        play(found[game], people)
    return found


@pytest.mark.parametrize(("game", "about"), [("cablecar", {}), ("company", PHONE), ("ticket", PHONE), ("ticket", {})])
def test_points_are_counted_beside_the_board_before_the_winner_is_told(visit, page_server, game, about):
    """No word of the winner, in the title and for screen readers either, before everything is counted."""
    table, people = near_the_end(page_server, game)
    guest = come(visit, page_server, table, people[0], **about)
    guest.page.evaluate(WATCH)
    play(table, people)
    guest.page.locator(".tb-count-now").wait_for()
    while (forth := guest.button("Next", exact=True)).is_visible():
        forth.click()
    guest.result.wait_for()
    noted = guest.page.evaluate(NOTED)
    assert all(one["fits"] for one in noted), "board and count are not in sight together"
    phases = [(one["counting"], one["told"]) for one in noted]
    changes = [phase for n, phase in enumerate(phases) if n == 0 or phases[n - 1] != phase]
    assert changes[0] == (False, False)
    assert (True, False) in changes, "nothing was counted"
    assert (True, True) not in changes, "the winner was told during the count"
    assert changes[-1] == (False, True)
    assert (False, True) not in changes[: changes.index((True, False))], "the winner was told before the count"


def test_each_step_adds_to_the_points_and_stands_out_on_the_board(visit, page_server, played):
    cal = visit(skips=False)
    page = cal.open(f"/table/{played['cablecar']}")
    page.evaluate(HIDE)
    scores = cal.look(played["cablecar"])["info"]["end"]["scores"]
    cal.button("Count again").click()
    totals = page.locator(".cc-result-total")
    expect(page.locator(".cc-line.traced")).not_to_have_count(0)
    assert sum(map(int, totals.all_inner_texts())) < sum(scores)
    points: list[int] = []
    while (forth := cal.button("Next", exact=True)).is_visible():
        points.append(sum(map(int, totals.all_inner_texts())))
        forth.click()
    assert points == sorted(points)
    assert points[-1] == sum(scores)
    cal.result.wait_for()
    expect(page.locator(".cc-line.traced")).to_have_count(0)


@pytest.mark.parametrize("way", ["button", "Escape"])
def test_the_count_can_be_skipped(visit, played, way):
    cal = visit(skips=False)
    page = cal.open(f"/table/{played['ticket']}")
    page.evaluate(HIDE)
    cal.button("Count again").click()
    page.locator(".tb-count-now").wait_for()
    if way == "button":
        cal.button("Skip to the result").click()
    else:
        page.keyboard.press("Escape")
    cal.result.wait_for()
    expect(page.locator(".tb-count")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_later_is_shown_the_result_at_once(visit, played, game):
    cal = visit(skips=False)
    page = cal.page
    page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
    cal.open(f"/table/{played[game]}")
    cal.result.wait_for()
    cal.button("Count again").wait_for()
    assert not any(one["counting"] for one in page.evaluate(NOTED))


def test_a_win_is_celebrated_by_who_has_won_and_without_motion_if_they_wish(visit, page_server):
    table, people = near_the_end(page_server, "cablecar")
    guests = [come(visit, page_server, table, person) for person in people]
    play(table, people)
    winners = people[0].look(table)["info"]["end"]["winners"]
    for seat, guest in enumerate(guests):
        guest.button("Skip to the result").click()
        guest.result.wait_for()
        cheer = guest.page.locator(".tb-cheer")
        expect(cheer).to_have_count(int(seat in winners))
        if seat in winners:
            expect(cheer).to_be_in_viewport()
            assert cheer.evaluate("(one) => one.getAnimations({ subtree: true }).length") == 0


def test_a_game_that_was_stopped_is_not_counted(visit, page_server):
    table, people = sit_down(page_server, "cablecar", open=True)
    guest = come(visit, page_server, table, people[0])
    guest.page.evaluate(WATCH)
    agree_to_stop(table, people)
    expect(guest.page.get_by_role("heading", name="No result")).to_be_visible()
    expect(guest.page.get_by_role("region", name="No result").get_by_text(re.compile("agreed to stop"))).to_be_visible()
    assert not any(one["counting"] for one in guest.page.evaluate(NOTED))
    expect(guest.button("Count again")).to_have_count(0)
