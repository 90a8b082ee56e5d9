"""The company game: all eight companies with their figures are in sight all the time, in every language."""

from __future__ import annotations

import json

import pytest

from tests.helpers.browser import DESKTOP
from tests.helpers.page_players import SPEAK, TOUCH, drawn
from tests.helpers.page_screens import READY, settled
from tests.helpers.server import Client

LANGUAGES = ("en", "nl", "fr", "nb", "ko")
SCREENS = {"desktop": {"viewport": DESKTOP}, "phone": {**TOUCH, "viewport": {"width": 360, "height": 780}}}
NEVER = 1000  # profit at which exchanges end: then the hand has as much to show late as at the start

# The figures of companies that are outside the window, covered or clipped; and how wide the page is.
OUT_OF_SIGHT = """() => {
    const table = document.querySelector(".cc-companies");
    const rows = [...table.rows].filter((row) => row.getBoundingClientRect().height > 0);
    const hidden = (cell) => {
        const { left, top, right, bottom } = cell.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
        return [top + 1, bottom - 1].some((y) => {
            const over = document.elementFromPoint((left + right) / 2, y);
            const invisible = over?.matches(".tb-drag") && y > over.getBoundingClientRect().bottom;
            return !table.contains(over) && !invisible; // more of the handle can be touched than seen
        });
    };
    const cells = rows.flatMap((row) => [...row.cells]);
    return {
        companies: table.tHead.rows[0].cells.length - 1,
        figures: [...table.tBodies[0].rows]
            .slice(0, 2)
            .map((row) => [...row.cells].slice(1).map((one) => Number(one.innerText))),
        hidden: cells.filter(hidden).map((cell) => cell.innerText),
        clipped: cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.innerText),
        width: document.scrollingElement.scrollWidth,
    };
}"""


def play_until(table: str, people: list[Client], free: int) -> None:
    """Play until it is the first player's turn and at most so many spaces are free."""
    while True:
        turn = people[0].look(table)["now"]["turn"]
        now = people[turn].look(table)["now"]
        if turn == 0 and sum(tile is None for tile in now["view_data"]["board"].values()) <= free:
            return
        lays = [text for text in now["legal"] if not text.startswith(("draw", "swap", "pass"))]
        people[turn].do(table, "act", action=(lays or now["legal"])[0], after=now["position"])


@pytest.fixture(scope="module")
def tables(page_server):
    """Ann, and tables at which it is her turn: at the start and late, with two and six players."""
    people = [Client(page_server, name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")]
    made = {}
    for seats in (2, 6):
        for when, free in (("start", 60), ("late", 8)):
            options = {"exchange_until": NEVER} if seats == 6 else {}
            table = people[0].table("company", seats=seats, options=options, open=True)
            for person in people[1:seats]:
                person.do(table, "join")
            people[0].do(table, "start")
            play_until(table, people[:seats], free)
            made[f"{when}, {seats} players"] = table
    return people[0], made


@pytest.mark.parametrize("screen", SCREENS)
def test_all_companies_are_in_sight_at_the_start_and_late_in_every_language(visit, page_server, tables, screen):
    ann, made = tables
    guest = visit(**SCREENS[screen])
    guest.context.add_cookies([{"name": "fogcity", "value": ann.cookie, "url": page_server.url}])
    found = []
    for name, table in made.items():
        guest.open(f"/table/{table}")
        page = settled(guest, READY["company"])
        companies = ann.look(table)["now"]["view_data"]["companies"]
        ranked = sorted(companies, key=lambda company: -company["profit"])
        for language in LANGUAGES:
            page.evaluate(SPEAK, json.dumps({"language": language}))
            page.wait_for_function("(tag) => document.documentElement.lang === tag", arg=language)
            drawn(page)
            seen = page.evaluate(OUT_OF_SIGHT)
            assert seen["figures"] == [[company[key] for company in ranked] for key in ("profit", "value")]
            found += [f"{language}, {name}: {key} {seen[key]}" for key in ("hidden", "clipped") if seen[key]]
            if seen["companies"] != 8 or seen["width"] > guest.page.viewport_size["width"]:
                found.append(f"{language}, {name}: {seen}")
    assert not found, "\n".join(found)


def test_companies_stay_while_the_hand_is_scrolled_and_a_move_waits_to_be_confirmed(visit, page_server, tables):
    ann, made = tables
    guest = visit(**SCREENS["phone"])
    guest.context.add_cookies([{"name": "fogcity", "value": ann.cookie, "url": page_server.url}])
    guest.open(f"/table/{made['late, 6 players']}")
    page = settled(guest, READY["company"])
    page.locator(".tb-hand").evaluate("(hand) => hand.scrollTo(0, hand.scrollHeight)")
    assert page.evaluate(OUT_OF_SIGHT)["hidden"] == []
    guest.spaces.first.tap()
    page.get_by_text("Confirm", exact=True).wait_for()
    assert page.evaluate(OUT_OF_SIGHT)["hidden"] == []


def test_own_companies_and_open_shares_stand_out(visit, page_server, tables):
    ann, made = tables
    guest = visit()
    guest.context.add_cookies([{"name": "fogcity", "value": ann.cookie, "url": page_server.url}])
    guest.open(f"/table/{made['start, 2 players']}")
    page = settled(guest, READY["company"])
    view = ann.look(made["start, 2 players"])["now"]["view_data"]
    held = {share["company"] for share in view["players"][0]["shares"]}
    assert {text.strip() for text in page.locator(".cc-companies thead th.own").all_inner_texts()} == held
    shown = page.get_by_role("row", name="Open, %").locator("td span").all_inner_texts()
    assert sorted(shown) == sorted(str(pile["percent"]) for pile in view["piles"])
