"""The review of a finished game: chances, marked moves, what was better, by mouse, keys, touch and screen reader."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.helpers.browser import DESKTOP
from tests.helpers.page_players import TOUCH, Guest
from tests.helpers.server import Client, eventually
from tests.helpers.stored import EXPECTED, stored_player, stored_server
from tests.helpers.tables import sit_down
from tests.page.test_page_for_all import barriers
from tests.page.test_page_languages import LOCALES, TEXTS, left_over

DONE = "All moves have been judged."
NAMES = ("Ann", "Ben")
WORDS = {"inaccuracy": "Inaccuracy", "mistake": "Mistake", "blunder": "Blunder"}


class Reviewed:
    """A stored game, which was played badly, and its review."""

    def __init__(self, server, name: str) -> None:
        ann = stored_player(server, "ann")
        self.table = EXPECTED["server"][name]["table"]
        self.key = ann.look(self.table)["watch"]
        self.review = reviewed(ann, self.table)
        self.moves = {move["number"]: move for move in self.review["moves"]}
        self.marked = [move for move in self.review["moves"] if move["mark"]]

    def address(self, query: str = "") -> str:
        """The address of the table for spectators."""
        return f"/table/{self.table}?key={self.key}{query}"

    def better(self, kind: str) -> dict:
        """A marked move for which an action of this kind was better."""
        return next(move for move in self.marked if move["shown"]["best"]["action"]["kind"] == kind)


def reviewed(reader: Client, table: str) -> dict:
    """The review of a table's game, once it is done."""
    path = f"/api/tables/{table}/review"
    found = reader.post(path)
    while found["status"] != "done":
        assert found["status"] in ("waiting", "running")
        found = reader.get(f"{path}?after={found['number']}&wait=30")
    return found


@pytest.fixture(scope="module")
def page_server(tmp_path_factory):
    """A server with stored games, whose reviews take few samples: the same ones each time."""
    with stored_server(tmp_path_factory.mktemp("reviewed"), "--review-effort", "0.05") as server:
        yield server


@pytest.fixture(scope="module")
def tiles(page_server):
    return Reviewed(page_server, "cablecar-finished")


@pytest.fixture(scope="module")
def routes(page_server):
    return Reviewed(page_server, "ticket-finished")


def review(guest: Guest, game: Reviewed, at: int = 0, seat: int | str = "all") -> Page:
    page = guest.open(game.address(f"&review={seat}&at={at}"))
    page.get_by_text(DONE).wait_for()
    return page


def curve(page: Page):
    return page.get_by_role("slider", name="Win chances")


def verdict(page: Page):
    return page.locator(".rv-verdict")


def percent(chance: float) -> re.Pattern[str]:
    """A chance as a text in any language; exact halves may be rounded either way."""
    return re.compile(rf"({int(100 * chance)}|{int(100 * chance) + 1})\s?%")


def others_of(move: dict, kind: str = "") -> list[list]:
    """The actions of a kind, and their chances, that were neither played nor best."""
    others = [one for one in move["alternatives"] if one[0] not in (move["played"], move["best"])]
    return [one for one in others if kind in ("", move["actions"][one[0]]["kind"])]


def effects_of(move: dict, which: str, kind: str) -> list[dict]:
    """The events of a kind that an action of a marked move would cause."""
    return [event for event in move["shown"][which]["events"] if event["event"] == kind]


def grown_by_best_alone(move: dict) -> list[dict]:
    """The lines that the best action would extend and the played one did not."""
    others = {line["station"] for line in effects_of(move, "played", "line_extended")}
    return [line for line in effects_of(move, "best", "line_extended") if line["station"] not in others]


# ---- ways through it


def test_with_the_mouse_from_the_result_to_a_moment_of_the_curve(visit, tiles):
    cal = visit(viewport=DESKTOP)
    page = cal.open(tiles.address())
    page.get_by_role("link", name="Review").click()
    page.get_by_text(DONE).wait_for()
    total = len(tiles.moves)
    expect(curve(page)).to_have_attribute("aria-valuenow", str(total))
    box = curve(page).bounding_box()
    assert box is not None
    middle = total // 2
    page.mouse.move(box["x"] + box["width"] * middle / total, box["y"] + 20)
    expect(page.locator(".rv-told")).to_contain_text(f"Move {middle}")
    page.mouse.down()
    page.mouse.up()
    expect(curve(page)).to_have_attribute("aria-valuenow", str(middle))
    expect(page).to_have_url(re.compile(f"at={middle}"))
    page.reload()
    expect(curve(page)).to_have_attribute("aria-valuenow", str(middle))
    page.get_by_role("link", name="Back to the result").click()
    page.get_by_role("link", name="Replay").wait_for()


def test_with_keys_from_mark_to_mark(visit, tiles):
    page = review(visit(), tiles)
    expect(verdict(page)).to_contain_text("The game begins.")
    first, second = tiles.marked[:2]
    for key, move in (("PageDown", first), ("PageDown", second), ("PageUp", first)):
        page.keyboard.press(key)
        expect(verdict(page).get_by_role("heading", level=2)).to_have_text(f"Move {move['number']}")
        expect(verdict(page)).to_contain_text(WORDS[move["mark"]])
    page.keyboard.press("ArrowRight")
    expect(curve(page)).to_have_attribute("aria-valuenow", str(first["number"] + 1))
    page.keyboard.press("Home")
    expect(curve(page)).to_have_attribute("aria-valuetext", re.compile("^Start: .*%"))
    page.keyboard.press("End")
    expect(curve(page)).to_have_attribute("aria-valuenow", str(len(tiles.moves)))


def test_by_touch_on_a_phone_to_a_decisive_moment(visit, tiles):
    page = review(visit(**TOUCH), tiles)
    number = tiles.review["decisive"][0]
    page.get_by_role("region", name="Decisive moments").get_by_role("button").first.tap()
    expect(curve(page)).to_have_attribute("aria-valuenow", str(number))
    expect(verdict(page)).to_contain_text(f"Move {number}")
    expect(curve(page), "the board is shown").to_be_in_viewport()
    box = curve(page).bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + 2, box["y"] + 20)
    expect(curve(page)).to_have_attribute("aria-valuenow", re.compile("^[01]$"))


# ---- what it says


def test_what_was_played_and_what_was_better_are_told_and_drawn(visit, tiles):
    move = tiles.better("lay")
    page = review(visit(), tiles, move["number"])
    space = move["shown"]["best"]["action"]["spaces"][0]
    better = verdict(page).locator(".rv-choice.better")
    expect(better).to_contain_text(f"on {space}")
    expect(better).to_contain_text(percent(move["chance"] + move["loss"]))
    expect(verdict(page).locator(".rv-choice").first).to_contain_text(percent(move["chance"]))
    expect(page.locator(".cc-ghost")).to_have_count(1)
    page.get_by_role("checkbox", name="Show the better move on the board").uncheck()
    expect(page.locator(".cc-ghost")).to_have_count(0)


def test_lines_that_only_the_better_move_would_extend_are_told(visit, tiles):
    move, line = next((move, line) for move in tiles.marked for line in grown_by_best_alone(move))
    page = review(visit(), tiles, move["number"])
    told = f"the line from station {line['station']} grows to"
    expect(verdict(page).locator(".rv-choice.better small", has_text=told)).to_have_count(1)
    expect(verdict(page).locator(".rv-choice small", has_text=told)).to_have_count(1)


def test_the_points_of_a_better_route_are_told(visit, routes):
    move = next(
        move
        for move in routes.marked
        if effects_of(move, "best", "route_claimed") and not effects_of(move, "played", "route_claimed")
    )
    (claimed,) = effects_of(move, "best", "route_claimed")
    page = review(visit(), routes, move["number"])
    told = re.compile(f"^{claimed['points']} points?$")
    expect(verdict(page).locator(".rv-choice.better small").first).to_have_text(told)


def test_a_better_route_is_drawn_on_the_map(visit, routes):
    move = routes.better("claim")
    page = review(visit(), routes, move["number"])
    route = move["shown"]["best"]["action"]["route"]
    expect(page.locator(f'.tk-route.suggested[data-spot="r{route}"]')).to_have_count(1)
    expect(page.locator(".tk-route.suggested")).to_have_count(1)
    expect(verdict(page).locator(".rv-choice.better")).to_contain_text("Claim ")
    page.keyboard.press("Home")
    expect(page.locator(".tk-route.suggested")).to_have_count(0)


@pytest.mark.parametrize(("language", "lays"), [("en", "Lay"), ("nb", "Legg"), ("ko", "놓기")])
def test_other_moves_are_told_in_the_readers_language(visit, tiles, language, lays):
    move = next(move for move in tiles.marked if len(others_of(move, "lay")) > 1)
    page = review_in(visit(language=LOCALES[language]), tiles, move["number"])
    shown = verdict(page).locator(".rv-others li")
    expect(shown).to_have_count(len(others_of(move)))
    expect(verdict(page).locator("code")).to_have_count(0)
    for item, (text, chance) in zip(shown.all(), others_of(move), strict=True):
        expect(item).to_contain_text(percent(chance))
        if move["actions"][text]["kind"] == "lay":
            expect(item).to_contain_text(lays)
            expect(item).to_contain_text(move["actions"][text]["spaces"][0])


def test_all_marked_moves_are_listed_with_their_words(visit, tiles):
    page = review(visit(), tiles)
    items = page.get_by_role("region", name="Marked moves").get_by_role("listitem")
    expect(items).to_have_count(len(tiles.marked))
    for item, move in zip(items.all()[:5], tiles.marked[:5], strict=True):
        expect(item).to_contain_text(f"Move {move['number']}")
        expect(item).to_contain_text(WORDS[move["mark"]])
    expect(page.locator(".rv-dot")).to_have_count(len(tiles.marked))


def test_the_chances_are_in_a_table_too(visit, tiles):
    page = review(visit(), tiles)
    page.get_by_text("All win chances in a table").click()
    table = page.get_by_role("table", name="Win chances")
    expect(table.get_by_role("row")).to_have_count(len(tiles.review["curve"]) + 1)
    for name in NAMES:
        expect(table.get_by_role("columnheader", name=name)).to_have_count(1)
    last = table.get_by_role("row").last
    expect(last.get_by_role("cell").first).to_have_text(percent(tiles.review["curve"][-1][0]))


def test_six_players_have_signs_along_their_curves_and_a_table_that_fits_on_a_phone(visit, page_server):
    host = Client(page_server, "Hal")
    table = host.table(seats=6, bots=["tourist"] * 6, sit=False, open=True, start=True)
    eventually(lambda: host.look(table)["info"]["status"] == "over")
    chances = [0.05, 0.1, 0.15, 0.2, 0.22, 0.28]
    total = host.get(f"/api/tables/{table}/review")["total"]
    curve = [[*chances[n % 6 :], *chances[: n % 6]] for n in range(total + 1)]
    body = told("done", done=total, total=total, curve=curve)
    cal = visit(**TOUCH)
    cal.page.route("**/review?**", lambda route: route.fulfill(body=body, content_type="application/json"))
    page = cal.open(f"/table/{table}?review=all&at=1")
    expect(page.locator(".rv-along .sign")).to_have_count(18)
    page.get_by_text("All win chances in a table").click()
    rows = page.locator(".rv-rows")
    expect(rows).to_have_attribute("tabindex", "0")
    expect(rows.get_by_role("columnheader")).to_have_count(7)
    assert page.evaluate("() => document.scrollingElement.scrollWidth") <= TOUCH["viewport"]["width"]
    rows.evaluate("one => { one.scrollIntoView(); one.scrollTo(9999, 9999); }")
    expect(rows.get_by_role("columnheader", name="Hattie")).to_be_in_viewport(ratio=0.9)
    expect(rows.get_by_role("rowheader").last, "it stays in sight").to_be_in_viewport()


def test_the_moves_of_one_player_are_reviewed_by_what_this_player_could_know(visit, page_server, tiles):
    cal = visit()
    page = review(cal, tiles)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/review?" in request.url else None)
    page.get_by_role("combobox", name="Whose moves").select_option(f"Only {NAMES[1]}")
    own = [move for move in tiles.marked if move["seat"] == 1]
    expect(page.get_by_role("region", name="Marked moves").get_by_role("listitem")).to_have_count(len(own))
    expect(page.locator(".rv-lines g")).to_have_count(1)
    expect(page).to_have_url(re.compile("review=1"))
    assert asked
    assert all("seat=1" in url for url in asked)
    other = next(move for move in tiles.review["moves"] if move["seat"] == 0)
    page = review(cal, tiles, other["number"], seat=1)
    expect(verdict(page)).to_contain_text("This review is about another player’s moves.")


# ---- while it is made


def told(status: str, **more) -> str:
    nothing = {"status": status, "done": 0, "total": 62, "number": 1, "curve": [], "moves": [], "players": []}
    return json.dumps({**nothing, "decisive": [], **more})


def test_the_curve_comes_before_the_marks_and_nothing_moves(visit, tiles):
    """The server sends what it knows: first nothing, then the chances, then all of it."""
    cal = visit()
    page = cal.page
    held: list[Route] = []
    page.route("**/review?**", lambda route: held.append(route))  # noqa: PLW0108 - Playwright wants a function

    def answer(body: str) -> None:
        held.pop().fulfill(body=body, content_type="application/json")

    with page.expect_request("**/review?**"):
        page.goto(tiles.address("&review=all&at=1"))
    page.get_by_text("Reading the game").wait_for()
    with page.expect_request("**/review?**"):
        answer(told("waiting"))
    page.get_by_text("Waiting until the server has time").wait_for()
    expect(page.locator(".rv-lines g path").first).to_have_attribute("d", "")
    board = page.locator(".tb-board").bounding_box()
    with page.expect_request("**/review?**"):
        answer(told("running", number=2, curve=tiles.review["curve"], total=len(tiles.moves)))
    page.get_by_text("Judging the moves").wait_for()
    expect(page.locator(".rv-lines g path").first).to_have_attribute("d", re.compile("^M0 "))
    expect(page.get_by_role("progressbar", name="Judged moves")).to_be_visible()
    expect(verdict(page)).to_contain_text("This move has not been judged yet.")
    answer(json.dumps(tiles.review))
    page.get_by_text(DONE).wait_for()
    assert page.locator(".tb-board").bounding_box() == board, "the board has moved"


def test_a_review_that_failed_is_made_again_on_request(visit, tiles):
    cal = visit()
    page = cal.page
    page.route("**/review?**", lambda route: route.fulfill(body=told("failed"), content_type="application/json"))
    page.goto(tiles.address("&review=all&at=1"))
    page.get_by_text("The review could not be completed.").wait_for()
    page.unroute("**/review?**")
    page.get_by_role("button", name="Try again").click()
    page.get_by_text(DONE).wait_for()


def test_it_goes_on_after_a_lost_connection(visit, tiles):
    cal = visit()
    page = cal.page
    page.route("**/review?**", lambda route: route.abort())
    page.goto(tiles.address("&review=all&at=1"))
    page.get_by_text("No connection.").wait_for()
    page.unroute("**/review?**")
    page.evaluate("() => dispatchEvent(new Event('online'))")
    page.get_by_text(DONE).wait_for()
    cal.complaints[:] = [one for one in cal.complaints if "ERR_FAILED" not in one]


def test_a_game_without_moves_has_nothing_to_review(visit, page_server):
    table, (ann, bob) = sit_down(page_server, open=True)
    ann.do(table, "offer_stop")
    bob.do(table, "answer_stop", agrees=True)
    page = visit().open(f"/table/{table}?review=all")
    page.get_by_text("Nobody had a choice in this game").wait_for()


def test_before_the_end_there_is_no_review(visit, page_server):
    table, _ = sit_down(page_server, open=True)
    page = visit().open(f"/table/{table}?review=all")
    page.locator('[data-place="a1"]').wait_for()
    expect(page.locator(".rv-curve")).to_have_count(0)


# ---- for everybody


@pytest.mark.parametrize("about", [{"viewport": DESKTOP}, TOUCH], ids=["desktop", "phone"])
def test_it_has_no_barriers_by_day_or_night(visit, tiles, routes, about):
    guest = visit(bypass_csp=True, **about)
    found = []
    for name, game in (("tiles", tiles), ("routes", routes)):
        page = review(guest, game, game.marked[0]["number"])
        page.locator(".rv-hands").wait_for()
        page.get_by_text("All win chances in a table").click()
        found += barriers(page, f"review, {name}")
    assert not found, "\n".join(found)


def review_in(guest: Guest, game: Reviewed, at: int) -> Page:
    page = guest.open(game.address(f"&review=all&at={at}"))
    page.locator(".rv-choice, .rv-verdict p").first.wait_for()
    page.locator(".rv-players li").first.wait_for()
    return page


@pytest.mark.parametrize("language", LOCALES)
def test_its_texts_are_translated_and_fit_on_a_phone(visit, tiles, language):
    page = review_in(visit(language=LOCALES[language], **TOUCH), tiles, tiles.marked[0]["number"])
    page.locator(".rv-others, .rv-sentence").first.wait_for()
    width = page.evaluate("() => document.scrollingElement.scrollWidth")
    assert width <= TOUCH["viewport"]["width"]
    assert left_over(language, page.evaluate(TEXTS)) == []
