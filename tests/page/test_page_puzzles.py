"""Puzzles on the page: solved by mouse, touch and keyboard; hints, wrong answers, the daily one and its streak."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

import fogcity
from fogcity.server.puzzles.posed import mark_of
from fogcity.server.puzzles.progress import DAY_MS
from fogcity.study.puzzles import Puzzle, daily_puzzle, puzzles
from tests.helpers.browser import DESKTOP
from tests.helpers.page_players import MEANS, TOUCH, Guest, drawn
from tests.page.test_page_for_all import SIZES, barriers
from tests.page.test_page_languages import LOCALES, TEXTS, left_over

TILES, ROUTES = "cablecar", "ticket"
GAMES = fogcity.games()
SOLVED = {"mouse": {"viewport": DESKTOP}, "touch": TOUCH, "keyboard": MEANS["keyboard"]}


def kind_of(game: str, one: Puzzle, text: str) -> str:
    """The kind of an action, as the page knows it."""
    rules = fogcity.game(game)
    view = one.view(rules)
    return type(rules.action_data(view, [rules.parse(view, text)])[0]).__struct_config__.tag


def all_of(game: str, kind: str, wrong: str = "") -> Iterator[Puzzle]:
    """The puzzles but the daily one whose best action is of this kind, and another good one of the other kind."""
    today = datetime.now(UTC).date()
    daily = {daily_puzzle(fogcity.game(game), today + timedelta(days)).number for days in (0, 1)}
    for one in puzzles(fogcity.game(game)):
        others = {kind_of(game, one, text) for text, _ in one.chances[1:]}
        if one.number not in daily and kind_of(game, one, one.best) == kind and wrong in (*others, ""):
            yield one


def a_puzzle(game: str, kind: str, wrong: str = "") -> Puzzle:
    """The easiest of them."""
    return next(all_of(game, kind, wrong))


def wrong_of(game: str, one: Puzzle, kind: str) -> str:
    return next(text for text, _ in one.chances[1:] if kind_of(game, one, text) == kind)


def open_puzzle(guest: Guest, game: str, which: int | str) -> Page:
    page = guest.open(f"/puzzles/{game}/{which}")
    page.locator(".pz-board svg").first.wait_for()
    page.locator(".pz-board :is([data-place], [data-spot])").first.wait_for()
    drawn(page)
    return page


def space(page: Page, lay: str) -> Locator:
    """The space on which an action lays a tile."""
    return page.locator(f'.pz-board [data-place="{lay.split()[1]}"]')


def answer(guest: Guest, thing: Locator) -> None:
    """Choose something, and confirm it if that is asked."""
    guest.press(thing)
    guest.confirm.or_(verdict(guest.page)).first.wait_for()
    if guest.confirm.is_visible():
        guest.press(guest.confirm)
    verdict(guest.page).wait_for()


def verdict(page: Page) -> Locator:
    return page.locator(".pz-verdict")


def title(page: Page) -> Locator:
    return verdict(page).get_by_role("heading", level=2)


def percent(chance: float) -> str:
    return f"{int(100 * chance + 0.5)}%"


# ---- solving


@pytest.mark.parametrize("means", SOLVED)
def test_a_tile_is_laid_where_it_is_best(visit, means):
    ann, one = visit(**SOLVED[means]), a_puzzle(TILES, "lay")
    page = open_puzzle(ann, TILES, one.number)
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Cable Car: puzzle {one.number}")
    answer(ann, space(page, one.best))
    expect(title(page)).to_have_text("Solved!")
    expect(title(page)).to_be_focused()
    expect(verdict(page)).to_contain_text(percent(one.chances[0][1]))
    for _, chance in one.chances[1:]:
        expect(verdict(page).locator(".pz-others")).to_contain_text(percent(chance))
    expect(page.locator(".pz-task [role=status]").last).to_contain_text("Solved! The best move: Lay ")
    page.get_by_role("link", name="All puzzles of Cable Car").click()
    expect(page.get_by_role("link", name=f"Puzzle {one.number}: solved", exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile(r"^1 of \d+ solved$"))).to_be_visible()


@pytest.mark.parametrize("means", ["mouse", "touch"])
def test_a_card_is_taken(visit, means):
    ann, one = visit(**SOLVED[means]), a_puzzle(ROUTES, "take")
    page = open_puzzle(ann, ROUTES, one.number)
    answer(ann, page.locator(f'.pz-hand [aria-label^="Take a"][aria-label*="{one.best.split()[1]}"]').first)
    expect(title(page)).to_have_text("Solved!")


@pytest.mark.parametrize("means", SOLVED)
def test_a_route_is_claimed_with_the_cards_that_it_takes(visit, means):
    rules = fogcity.game(ROUTES)
    one = next(one for one in all_of(ROUTES, "claim") if only_payment(one))
    view = one.view(rules)
    route = rules.action_data(view, [rules.parse(view, one.best)])[0].route
    ann = visit(**SOLVED[means])
    page = open_puzzle(ann, ROUTES, one.number)
    ann.press(page.locator(f'.pz-board [data-spot="r{route}"]'))
    answer(ann, page.locator(".tk-payment"))
    expect(title(page)).to_have_text("Solved!")


def only_payment(one: Puzzle) -> bool:
    """Is there only one way to pay for the best route?"""
    rules = fogcity.game(ROUTES)
    view = one.view(rules)
    route = one.best.split(" with ")[0]
    return sum(rules.text(view, code).startswith(f"{route} with ") for code in rules.legal(view).tolist()) == 1


def test_from_the_home_page_to_the_next_puzzle(visit):
    ann = visit(viewport=DESKTOP)
    page = ann.open("/")
    page.get_by_role("navigation").get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzles")
    page.get_by_role("link", name="All puzzles of Cable Car", exact=True).click()
    page.get_by_role("link", name="Next unsolved puzzle").click()
    expect(page).to_have_url(re.compile(rf"/puzzles/{TILES}/1$"))
    ann.button("Solution", exact=True).click()
    expect(title(page)).to_have_text("The solution")
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile(rf"/puzzles/{TILES}/2$"))
    expect(page.get_by_role("heading", name="Find the best move")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("You have answered this puzzle before")).to_be_visible()


def test_what_a_tile_would_do_is_shown_before_it_is_confirmed(visit):
    ann, one = visit(viewport=DESKTOP), a_puzzle(TILES, "lay")
    page = open_puzzle(ann, TILES, one.number)
    space(page, one.best).click()
    expect(ann.confirm).to_be_visible()
    expect(page.locator(".cc-foot")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(ann.confirm).to_be_hidden()
    expect(verdict(page)).to_be_hidden()


# ---- wrong answers, hints


def test_a_wrong_answer_shows_the_better_one_on_the_board_and_another_try_does_not_count(visit):
    ann, one = visit(viewport=DESKTOP), a_puzzle(TILES, "lay", "lay")
    wrong = wrong_of(TILES, one, "lay")
    page = open_puzzle(ann, TILES, one.number)
    answer(ann, space(page, wrong))
    expect(title(page)).to_have_text("Not the best move")
    given, best = verdict(page).locator(".pz-choice").all()
    expect(given).to_contain_text(percent(dict(one.chances)[wrong]))
    expect(given).to_contain_text(f"on {wrong.split()[1]}")
    expect(best).to_contain_text(percent(one.chances[0][1]))
    expect(best).to_contain_text(f"on {one.best.split()[1]}")
    expect(page.locator(".pz-board .cc-better, .pz-board .cc-ghost").first).to_be_attached()
    expect(ann.spaces).to_have_count(0)
    ann.button("Try again").click()
    expect(verdict(page)).to_be_hidden()
    answer(ann, space(page, one.best))
    expect(title(page)).to_have_text("Right!")
    expect(verdict(page)).to_contain_text("only your first answer counts")
    assert ann.ask("GET", f"/api/games/{TILES}/puzzles/{one.number}")["state"] == "tried"


def test_hints_say_more_each_time(visit):
    ann, one = visit(viewport=DESKTOP), a_puzzle(TILES, "lay")
    page = open_puzzle(ann, TILES, one.number)
    expect(page.get_by_text("With a hint, the puzzle does not count as solved.")).to_be_visible()
    hints = page.locator(".pz-hints")
    ann.button("Hint", exact=True).click()
    expect(hints).to_contain_text("What to do: lay a tile.")
    ann.button("Another hint").click()
    expect(hints).to_contain_text("The best move is one of these:")
    expect(hints).to_contain_text(f"on {one.best.split()[1]}")
    page.reload()
    expect(hints).to_contain_text("The best move is one of these:")
    answer(ann, space(page, one.best))
    expect(title(page)).to_have_text("Right!")
    expect(verdict(page)).to_contain_text("With a hint, it does not count as solved.")


def test_where_a_tile_cannot_be_laid_the_reason_is_told(visit):
    ann = visit(viewport=DESKTOP)
    one, closed = next((one, space) for one in puzzles(fogcity.game(TILES)) for space in closed_spaces(one))
    page = open_puzzle(ann, TILES, one.number)
    space(page, f"tile {closed}").click()
    expect(page.locator(".cc-foot .unseen")).to_contain_text(re.compile(r"\w{4}"))
    expect(ann.confirm.or_(verdict(page))).to_be_hidden()
    ann.complaints[:] = [told for told in ann.complaints if "status of 422" not in told]


def closed_spaces(one: Puzzle) -> list[str]:
    """The free spaces where no tile may be laid."""
    rules = fogcity.game(TILES)
    view = one.view(rules)
    legal = {rules.text(view, code).split()[-1] for code in rules.legal(view).tolist()}
    rows = [line.split() for line in one.position.splitlines()[1:9]]
    free = [f"{'abcdefgh'[column]}{row + 1}" for row in range(8) for column in range(8) if rows[row][column] == "."]
    return [space for space in free if space not in legal]


# ---- the daily puzzle


def test_the_daily_puzzle_makes_a_streak(visit, page_server):
    ann = visit(viewport=DESKTOP)
    me = ann.ask("POST", "/api/guest", name="Ann")["id"]
    today = time.time_ns() // 1_000_000 // DAY_MS
    solve_on(page_server, me, TILES, [today - 1, today - 2, today - 5])
    page = ann.open("/puzzles")
    card = page.locator(".pz-card").filter(has_text="Cable Car").first
    expect(card).to_contain_text("Streak: 2 days")
    found = ann.ask("GET", f"/api/games/{TILES}/puzzles/daily")
    one = puzzles(fogcity.game(TILES))[found["number"] - 1]
    card.get_by_role("link", name=re.compile("^Solve it")).click()
    page.locator(".pz-board [data-place]").first.wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^Cable Car: puzzle of "))
    if kind_of(TILES, one, one.best) == "lay":
        answer(ann, space(page, one.best))
    else:
        answer(ann, ann.button("Draw a tile"))
    expect(verdict(page)).to_contain_text("Streak: 3 days")
    expect(verdict(page)).to_contain_text("comes tomorrow")
    page.get_by_role("navigation").get_by_role("link", name="Puzzles").click()
    expect(card).to_contain_text("Streak: 3 days")
    expect(card.get_by_role("link", name=re.compile("^Look at it again"))).to_be_visible()


def solve_on(server, player: str, game: str, days: list[int]) -> None:
    """Note that a player has solved the daily puzzle on these days."""
    with contextlib.closing(sqlite3.connect(server.data / "fogcity.db", timeout=30)) as database, database:
        rows = [(player, game, f"day {day}", day, 0, day * DAY_MS, True) for day in days]
        database.executemany("INSERT INTO puzzle_answers VALUES (?, ?, ?, ?, ?, ?, ?)", rows)


# ---- other states


def test_an_anonymous_visitor_looks_without_becoming_a_guest(visit):
    ann = visit()
    open_puzzle(ann, TILES, "daily")
    assert ann.ask("GET", "/api/you")["me"] is None


def test_without_a_connection_the_pages_say_so_and_can_be_read_again(visit):
    ann = visit(viewport=DESKTOP)
    ann.lost_server = True
    page = ann.page
    ready = {"/puzzles": ".pz-card", f"/puzzles/{TILES}": ".pz-entry", f"/puzzles/{TILES}/1": ".pz-board [data-place]"}
    for address, found in ready.items():
        page.route(re.compile(r"/api/(puzzles|games/\w+/puzzles)"), lambda route: route.abort())
        ann.open(address)
        expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached right now.")
        page.unroute(re.compile(r"/api/(puzzles|games/\w+/puzzles)"))
        ann.button("Try again").click()
        page.locator(found).first.wait_for()
    ann.complaints[:] = [told for told in ann.complaints if "ERR_FAILED" not in told]


def test_an_answer_that_does_not_arrive_can_be_given_again(visit):
    ann, one = visit(viewport=DESKTOP), a_puzzle(TILES, "lay")
    page = open_puzzle(ann, TILES, one.number)
    page.route("**/answer", lambda route: route.abort())
    space(page, one.best).click()
    ann.confirm.click()
    expect(page.locator(".pz-below [role=alert]")).to_contain_text("The server cannot be reached right now.")
    page.unroute("**/answer")
    answer(ann, space(page, one.best))
    expect(title(page)).to_have_text("Solved!")
    ann.complaints[:] = [told for told in ann.complaints if "ERR_FAILED" not in told]


def test_a_puzzle_that_is_not_there(visit):
    ann = visit()
    page = ann.open(f"/puzzles/{TILES}/99999")
    expect(page.get_by_text("There is no such puzzle.")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    page.locator(".pz-card").first.wait_for()
    ann.complaints[:] = [told for told in ann.complaints if "status of 404" not in told]


def test_a_game_without_puzzles_says_so(visit):
    ann = visit()
    none = {"days": 0, "best": 0, "today": False}
    listed = {"game": "azul", "puzzles": [], "daily": None, "streak": none, "next": None}
    short = {"game": "azul", "count": 0, "solved": 0, "daily": None, "streak": none}
    ann.page.route("**/api/puzzles", lambda route: route.fulfill(body=json.dumps([short])))
    ann.page.route("**/api/games/azul/puzzles", lambda route: route.fulfill(body=json.dumps(listed)))
    page = ann.open("/puzzles")
    expect(page.locator(".pz-card")).to_contain_text("There are no puzzles for this game.")
    page.evaluate(
        """() => { history.pushState(null, "", "/puzzles/azul"); dispatchEvent(new PopStateEvent("popstate")); }"""
    )
    expect(page.get_by_role("main")).to_contain_text("There are no puzzles for this game.")


# ---- for everybody


def shown() -> dict[str, str]:
    """The pages, and what to wait for."""
    return {
        "/puzzles": ".pz-card",
        f"/puzzles/{ROUTES}": ".pz-entry",
        **{f"/puzzles/{game}/2": ".pz-board :is([data-place], [data-spot])" for game in GAMES},
    }


@pytest.mark.parametrize("about", SIZES, ids=["desktop", "phone"])
def test_no_page_has_barriers_by_day_or_night(visit, about):
    ann = visit(bypass_csp=True, **about)
    found = []
    for address, ready in shown().items():
        page = ann.open(address)
        page.locator(ready).first.wait_for()
        found += barriers(page, address)
        if address.endswith("/2"):
            ann.press(ann.button("Hint", exact=True))
            ann.button("Another hint").wait_for()
            found += barriers(page, f"{address} with a hint")
            ann.press(ann.button("Solution", exact=True))
            verdict(page).wait_for()
            found += barriers(page, f"{address}, solution")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("width", [320, 360])
def test_a_small_phone_has_nothing_to_scroll_sideways(visit, width):
    ann = visit(**{**TOUCH, "viewport": {"width": width, "height": 640}})
    for address, ready in shown().items():
        page = ann.open(address)
        page.locator(ready).first.wait_for()
        assert page.evaluate("() => document.scrollingElement.scrollWidth") <= width, address


@pytest.mark.parametrize("language", LOCALES)
def test_everything_is_in_the_language_of_the_browser(visit, language):
    ann = visit(language=LOCALES[language])
    wrong = {}
    for address, ready in shown().items():
        page = ann.open(address)
        page.locator(ready).first.wait_for()
        drawn(page)
        texts = page.evaluate(TEXTS)
        if address.endswith("/2"):
            for count in (1, 2, 3):
                ann.press(page.locator(".pz-buttons button").first)
                page.locator(".pz-hints > p").nth(count - 1).wait_for()
            texts += page.evaluate(TEXTS)
            ann.press(page.locator(".pz-buttons button").nth(-2))
            verdict(page).wait_for()
            texts += page.evaluate(TEXTS)
        if left := left_over(language, texts):
            wrong[address] = left
    assert not wrong, f"not in {language}"


def test_no_best_action_is_told_before_the_answer(visit):
    """Nothing that the page reads before has it, beside the legal actions."""
    ann, one = visit(), a_puzzle(TILES, "lay")
    read = []
    ann.page.on("response", lambda answer: read.append(answer) if "/puzzles" in answer.url else None)
    open_puzzle(ann, TILES, one.number)
    told = [answer.json() for answer in read if "json" in answer.headers.get("content-type", "")]
    assert told
    for one_told in told:
        assert one.best not in json.dumps({**one_told, "now": None})


def test_marks_differ_from_puzzle_to_puzzle():
    for game in GAMES:
        found = puzzles(fogcity.game(game))
        assert len({mark_of(one) for one in found}) == len(found)
