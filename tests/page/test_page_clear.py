"""What happened since one's own last turn: marks on the board, the line above it, the log, and showing it again."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.page_players import TOUCH, Guest, drawn
from tests.helpers.page_screens import READY
from tests.helpers.server import Client, eventually

LANGUAGES = {"en": "en-GB", "nl": "nl-NL", "fr": "fr-FR", "nb": "nb-NO", "ko": "ko-KR"}
NEW = "new since your last turn"


def with_ben(guest: Guest, server, game: str = "cablecar") -> tuple[str, Client]:
    """A table with Ben, at which Ann has made her first move and has not come back."""
    ben = Client(server, "Ben")
    table = guest.make(game, bots=[])
    ben.do(table, "join", key=guest.look(table)["invite"])
    now = guest.look(table)["now"]
    guest.ask("POST", f"/api/tables/{table}/act", action=now["legal"][0], after=now["position"])
    return table, ben


def marked(page: Page) -> list[str]:
    """The names of what is marked on the board."""
    return [str(one.get_attribute("aria-label")) for one in page.locator(f'[aria-label*="{NEW}"]').all()]


def lay_another(ben: Client, table: str) -> str:
    """Ben lays a tile; returns its space."""
    action = ben.look(table)["now"]["legal"][0]
    ben.act(table, action)
    return action.split()[-1]


def lay_apart(ann: Guest, ben: Client, table: str) -> str:
    """Ben lays a tile that extends no line, as soon as he has one; returns its space."""
    for _ in range(20):
        with ben.socket() as line:
            for action in ben.look(table)["now"]["legal"]:
                events = line.ask("consider", table=table, action=action)["events"]
                if [event["event"] for event in events] == ["tile_laid"]:
                    ben.act(table, action)
                    return action.split()[-1]
        lay_another(ben, table)
        now = ann.look(table)["now"]
        ann.ask("POST", f"/api/tables/{table}/act", action=now["legal"][0], after=now["position"])
    raise AssertionError("every tile extended a line")


def test_what_others_did_is_marked_until_one_moves_also_for_who_comes_back(visit, page_server):
    ann = visit()
    table, ben = with_ben(ann, page_server)
    space = lay_another(ben, table)
    page = ann.open(f"/table/{table}")
    ann.spaces.first.wait_for()
    assert [name[:2] for name in marked(page)] == [space]
    expect(page.locator(".cc-mark"), "a mark can be seen without colours").to_have_count(1)
    ann.move(ann.spaces)
    assert marked(page) == []


def test_a_tile_that_extends_no_line_is_marked_too(visit, page_server):
    ann = visit()
    table, ben = with_ben(ann, page_server)
    space = lay_apart(ann, ben, table)
    page = ann.open(f"/table/{table}")
    ann.spaces.first.wait_for()
    assert [name[:2] for name in marked(page)] == [space]


def test_the_map_and_the_open_cards_are_marked(visit):
    """In Ticket to Ride: claimed routes, souvenirs, and open cards that were turned up."""
    ann = visit()
    table = ann.make("ticket")
    for _ in range(12):
        now = eventually(lambda: (now := ann.look(table)["now"])["legal"] and now)
        wanted = next((one for one in now["legal"] if one.startswith(("take blind", "keep"))), now["legal"][0])
        ann.ask("POST", f"/api/tables/{table}/act", action=wanted, after=now["position"])
    eventually(lambda: ann.look(table)["now"]["legal"])
    entries = [one["entry"] for one in ann.ask("GET", f"/api/tables/{table}/entries?after=0")["entries"]]
    moves = [one for one in entries if one["what"] == "moved"]
    own = max(place for place, one in enumerate(moves) if one["seat"] == 0)
    events = [event for one in moves[own + 1 :] for event in one["events"]]
    changed = {one.get("route") or one.get("location") for one in events} - {None}
    turned = {place for one in events for place in one.get("places", [])}
    page = ann.open(f"/table/{table}")
    page.locator(READY["ticket"]).first.wait_for()
    expect(page.locator("[data-spot] .tk-changed")).to_have_count(len(changed))
    assert len(marked(page)) == len(changed)
    expect(page.locator(".tk-card.tb-fresh")).to_have_count(len(turned))


def test_shares_that_others_exchanged_are_marked(visit, page_server):
    """In the company game: the share in the other's hand and the pile it came from, until one moves."""
    ann = visit()
    table, ben = with_ben(ann, page_server, "company")
    swap = next(one for one in ben.look(table)["now"]["legal"] if one.startswith("swap"))
    ben.act(table, swap)
    percent = next(part for part in re.findall(r"\d+", swap))
    page = ann.open(f"/table/{table}")
    ann.spaces.first.wait_for()
    held = page.locator(".cc-figure-share.tb-fresh")
    expect(held).to_have_count(1)
    expect(held.locator(".unseen")).to_have_text(re.compile(f"^{percent}%.*, {NEW}$"))
    pile = page.locator(".cc-pile.tb-fresh")
    expect(pile).to_have_count(1)
    expect(pile.get_by_role("button").first).to_have_attribute("title", re.compile(rf"\b{percent}%"))
    for mark in (held, pile):
        assert mark.evaluate("(one) => getComputedStyle(one, '::after').width") == "13px", "the mark is not drawn"
    ann.move(ann.spaces)
    expect(page.locator(".tb-fresh")).to_have_count(0)


def test_show_me_replays_the_moves_on_the_board_with_nothing_over_it(visit, page_server):
    """By keyboard: the board shows each position, what comes meanwhile waits, and Escape returns to the present."""
    ann = visit()
    table, ben = with_ben(ann, page_server)
    space = lay_another(ben, table)
    page = ann.open(f"/table/{table}")
    ann.move(ann.spaces)
    second = lay_another(ben, table)
    taken = page.get_by_role("button", name=re.compile(f"^{second}, [NESW]{{4}} laid by Ben"))
    expect(taken).to_be_visible()
    show = ann.button(re.compile("Show me"))
    ann.reach(show)
    page.keyboard.press("Enter")
    bar = page.get_by_role("region", name="Since your last turn")
    expect(bar).to_contain_text("1 of 1")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(taken, "the board shows the position after the move").to_have_count(1)
    assert [name[:2] for name in marked(page)] == [second]
    expect(ann.spaces, "nothing can be laid in the past").to_have_count(0)
    assert page.evaluate("getComputedStyle(document.querySelector('.tb-board')).filter") == "none"
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    expect(show).to_be_focused()
    expect(ann.spaces.first).to_be_visible()
    assert space != second


def test_what_happens_while_moves_are_shown_waits(visit, page_server):
    ann = visit()
    table, ben = with_ben(ann, page_server)
    page = ann.open(f"/table/{table}")
    page.locator("button.tb-line-last").click()
    page.get_by_role("region", name="Since your last turn").wait_for()
    space = lay_another(ben, table)
    laid = page.get_by_role("button", name=re.compile(f"^{space}, [NESW]{{4}} laid by Ben"))
    eventually(lambda: ann.look(table)["now"]["legal"])
    drawn(page)
    expect(laid).to_have_count(0)
    ann.button("Continue playing").click()
    expect(laid).to_be_visible()


def test_step_by_step_forwards_and_back(visit):
    """With arrow keys and buttons, through the moves of three bots."""
    ann = visit()
    table = ann.play(seats=4, bots=["tourist"] * 3)
    ann.move(ann.spaces)
    ann.spaces.first.wait_for()
    count = int(re.search(r"\d+", ann.page.locator(".tb-line-show").inner_text())[0])
    ann.button(re.compile("Show me")).click()
    bar = ann.page.get_by_role("region", name="Since your last turn")
    caption = ann.page.locator(".tb-line-words")
    captions = []
    for step in range(1, count + 1):
        expect(bar).to_contain_text(f"{step} of {count}")
        captions.append(caption.inner_text())
        ann.page.keyboard.press("ArrowRight")
    assert len(set(captions)) == count, captions
    expect(bar.get_by_role("button", name="Next")).to_be_focused()
    bar.get_by_role("button", name="Previous").click()
    expect(bar).to_contain_text(f"{count - 1} of {count}")
    expect(caption).to_have_text(re.compile(r"\w"))
    assert caption.inner_text() == captions[-2]
    assert ann.look(table)["info"]["status"] == "playing"


def test_the_log_shows_tiles_and_an_entry_shows_its_place(visit):
    ann = visit()
    ann.play()
    ann.move(ann.spaces)
    ann.spaces.first.wait_for()
    log = ann.page.get_by_role("region", name="Log")
    entry = log.get_by_role("button", name=re.compile("^Ann laid [NESW]{4} on")).first
    expect(entry.locator("svg"), "the tile is not drawn").to_have_count(1)
    assert re.search("[NESW]{4}", entry.locator(".unseen").inner_text()), "the tile has no name for screen readers"
    space = re.search(r"on (\w\d)", entry.inner_text())[1]
    entry.focus()
    ann.page.keyboard.press("Enter")
    assert [name[:2] for name in marked(ann.page)] in ([space], [])
    expect(ann.page.locator(".cc-mark")).to_have_count(1)
    expect(entry).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Escape")
    expect(entry).to_have_attribute("aria-pressed", "false")


def test_an_entry_of_the_log_closes_the_sheet_on_a_phone(visit):
    ann = visit(**TOUCH)
    ann.play("ticket")
    ann.move(ann.saying(re.compile("^Keep both$")))
    ann.button("Log", exact=True).tap()
    entry = ann.page.get_by_role("region", name="Log").get_by_role("button").last
    assert (entry.bounding_box() or {})["height"] >= 44
    entry.tap()
    expect(ann.page.get_by_role("region", name="Log")).to_have_count(0)


def test_cards_are_drawn_in_the_log(visit):
    ann = visit()
    ann.play("ticket")
    while ann.wait_for_any(ann.named("Take the top card"), ann.saying("Keep both"), ann.named("can be chosen")):
        if ann.named("Take the top card").is_visible():
            break
        ann.move(ann.saying("Keep both"), ann.named("can be chosen"))
    ann.do(ann.named("Take a").first)
    own = ann.page.get_by_role("region", name="Log").get_by_role("button", name=re.compile("^Ann took an? .* card"))
    expect(own.last.locator("svg")).to_have_count(1)


def test_the_log_says_where_the_own_last_turn_ended(visit):
    """It does so for every game, also for one without a board."""
    ann = visit()
    ann.play()
    ann.move(ann.spaces)
    ann.spaces.first.wait_for()
    since = ann.page.get_by_role("region", name="Log").get_by_text("Since your last turn")
    expect(since).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_board_never_jumps_and_one_line_says_it_all(visit, language):
    """Over several turns of each game: waiting, acting, confirming."""
    ann = visit(**TOUCH, language=LANGUAGES[language])
    for game in READY:
        table = ann.make(game)
        page = ann.open(f"/table/{table}")
        page.locator(READY[game]).first.wait_for()
        boards = list(turns(ann, table))
        assert len({top for top, _ in boards}) == 1, f"the board of {game} was at {boards}"
        assert len({height for _, height in boards if height}) == 1, f"the board of {game} was at {boards}"
        line = page.locator(".tb-line")
        expect(line.locator(".tb-line-words")).to_have_text(re.compile(r"\S"))
        points = line.locator(".tb-line-points li")
        expect(points).to_have_count(2)
        expect(line.locator(".tb-line-points .own")).to_have_count(1)
        if game != "company":  # there, the shares of others are hidden
            expect(points.nth(1)).to_have_text(re.compile(r"\d$"))
        assert page.evaluate("document.documentElement.scrollWidth") <= ann.page.viewport_size["width"]


def turns(guest: Guest, table: str) -> Iterator[list[int]]:
    """Play four actions. Yields the top and height of the board at each step; no height while tickets need the room."""
    page = guest.page
    for _ in range(4):
        page.locator(".tb-turn.mine").wait_for()
        yield board_box(page)
        words = page.locator(".tb-turn-words")
        assert not words.evaluate("(one) => one.scrollHeight > one.clientHeight + 1"), words.inner_text()
        now = guest.look(table)["now"]
        if now["actions"][0]["kind"] == "lay":
            page.locator(f'[data-place="{now["actions"][0]["spaces"][0]}"]').tap()
            page.locator(".tb-confirm").wait_for()
            yield board_box(page)
        with guest.told_of_a_move():
            guest.ask("POST", f"/api/tables/{table}/act", action=now["legal"][0], after=now["position"])
        yield board_box(page)
        eventually(lambda: guest.look(table)["now"]["legal"])


def board_box(page: Page) -> list[int]:
    drawn(page)
    return page.evaluate(
        """() => {
            const { top, height } = document.querySelector(".tb-board").getBoundingClientRect();
            return [Math.round(top), document.querySelector(".tk-offer") ? 0 : Math.round(height)];
        }"""
    )


def test_the_speed_of_the_bots_is_a_setting_at_the_table(visit):
    ann = visit()
    ann.play()
    ann.spaces.first.wait_for()
    ann.button("More", exact=True).click()
    ann.page.locator("#tb-menu").get_by_role("button", name="Settings").click()
    speed = ann.page.get_by_role("group", name="Speed of the bots")
    expect(speed.get_by_role("radio")).to_have_count(4)
    expect(speed.get_by_role("radio", name="Normal")).to_be_checked()
    speed.get_by_role("radio", name="At once").check()
    assert ann.page.evaluate("JSON.parse(localStorage.getItem('fogcity.settings')).pace") == "instant"
