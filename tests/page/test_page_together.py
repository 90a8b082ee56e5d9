"""Several people and several windows at one table, and what each of them sees."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.helpers.page_players import MAY_LIE, Guest


def two_at_a_table(visit, game="cablecar") -> tuple[Guest, Guest, str]:
    """Ann and Ben at a table whose game has begun, Ann to move first."""
    ann, ben = visit(), visit()
    table = ann.make(game, bots=[], start=True)
    ben.ask("POST", "/api/guest", name="Ben")
    ben.ask("POST", f"/api/tables/{table}/join", key=ann.look(table)["invite"])
    ann.open(f"/table/{table}")
    ben.open(f"/table/{table}")
    return ann, ben, table


def lay(guest: Guest, page: Page | None = None) -> str:
    """Lay the tile on the first space where it may lie; gives the space."""
    place = (page or guest.page).get_by_role("button", name=MAY_LIE).first
    space = (place.get_attribute("aria-label") or "")[:2]
    with guest.told_of_a_move(page):
        place.dblclick()  # the first click shows what it would do
    return space


def tile_on(page: Page, space: str, name: str):
    return page.get_by_role("button", name=re.compile(f"^{space}, [NESW]{{4}} laid by {name}"))


def test_a_friend_comes_by_the_link_and_both_see_each_others_moves(visit):
    ann, ben = visit(), visit()
    ann.ask("POST", "/api/guest", name="Ann")
    ben.ask("POST", "/api/guest", name="Ben")
    ann.open("/")
    ann.button("With friends Cable Car", exact=True).click()
    ann.button("Make the table").click()
    link = ann.page.get_by_role("textbox", name="Link to this table").input_value()
    ben.open(link)
    ben.button("Sit down").click()
    ann.page.get_by_text("Everybody is here. Begin when you like.").wait_for()
    ann.button("Begin", exact=True).click()
    ben.page.get_by_text("Ann’s turn.").first.wait_for()
    for mover, other, name in ((ann, ben, "Ann"), (ben, ann, "Ben")) * 2:
        space = lay(mover)
        expect(tile_on(other.page, space, name), f"{name}’s tile is not on the other’s board").to_be_visible()


def test_of_two_windows_that_move_at_once_one_wins_and_the_other_says_so(visit):
    """Both show the same board afterwards, and the game goes on in both."""
    ann, _, table = two_at_a_table(visit)
    late = ann.new_page()
    held: list[str | bytes] = []
    routes: list[WebSocketRoute] = []
    hold = False

    def pass_on(message: str | bytes) -> None:
        if hold:
            held.append(message)
        else:
            routes[-1].send(message)

    def connect(route: WebSocketRoute) -> None:
        routes.append(route)
        route.connect_to_server().on_message(pass_on)

    late.route_web_socket(re.compile("/api/socket"), connect)
    late.goto(f"/table/{table}")
    places = late.get_by_role("button", name=MAY_LIE)
    other = places.last.get_attribute("aria-label")[:2]
    hold = True  # this window has not heard yet of what the other one does
    first = lay(ann)
    places.last.dblclick()
    hold = False
    for message in held:
        routes[-1].send(message)
    expect(late.get_by_role("alert").filter(has_text="Something happened in the meantime")).to_be_visible()
    for page in (ann.page, late):
        expect(tile_on(page, first, "Ann")).to_be_visible()
        expect(page.get_by_role("button", name=re.compile(f"^{other}, free"))).to_be_visible()
        expect(page.get_by_text("Ben’s turn.").first).to_be_visible()


def test_who_watches_sees_the_moves_and_no_hand(visit):
    ann, ben, _ = two_at_a_table(visit)
    ann.button("More", exact=True).click()
    ann.button("Let others watch").click()
    link = ann.page.get_by_role("dialog").get_by_role("textbox").input_value()
    ann.page.keyboard.press("Escape")
    cal = visit()
    cal.open(link)
    cal.page.get_by_text("You are watching. All hands stay hidden").wait_for()
    for player in (ann, ben):
        tile = player.page.get_by_role("region", name="Your tile").get_by_role("img").get_attribute("aria-label")
        assert tile not in cal.page.content(), "a hand is shown to who watches"
    expect(tile_on(cal.page, lay(ann), "Ann")).to_be_visible()


def test_no_word_of_the_other_hand_reaches_the_browser(visit):
    """Whatever a page of Ticket to Ride is sent during a game, Ben's cards and tickets are not in it."""
    ann, ben = visit(), visit()
    heard: list[str] = []
    ann.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    ann.page.on("response", lambda answer: heard.append(answer.text()) if "/api/tables" in answer.url else None)
    table = ann.make("ticket", bots=[], start=True)
    ben.ask("POST", "/api/guest", name="Ben")
    ben.ask("POST", f"/api/tables/{table}/join", key=ann.look(table)["invite"])
    ann.open(f"/table/{table}")
    hidden: set[str] = set()
    for _ in range(12):
        now = ben.look(table)["now"]
        mover = ann if now["legal"] is None else ben
        now = mover.look(table)["now"]
        wanted = "take blind" if "take blind" in now["legal"] else now["legal"][-1]
        mover.ask("POST", f"/api/tables/{table}/act", action=wanted, after=now["position"])
        seen = ben.look(table)["now"]["view_data"]
        hidden |= {ticket["ticket"] for ticket in (*seen["tickets"], *seen["offered"])}
    ann.page.get_by_text("Ben drew a card from the deck.").first.wait_for()
    text = "\n".join(heard)
    assert hidden, "Ben has no tickets"
    assert not [ticket for ticket in hidden if ticket in text], "Ben's tickets were sent to Ann"
    for message in heard:
        for player in players_in(json.loads(message)):
            assert player["hand"] is None or player["seat"] == 0, "Ben's cards were sent to Ann"


def players_in(value, seat=None):
    """Everybody's things in a message, with the seat that they belong to."""
    if isinstance(value, dict):
        if "hand" in value and seat is not None:
            yield {"seat": seat, **value}
        for name, part in value.items():
            for at, one in enumerate(part if isinstance(part, list) else [part]):
                yield from players_in(one, at if name == "players" else None)
    elif isinstance(value, list):
        for part in value:
            yield from players_in(part)


def test_the_curtain_hides_tiles_while_the_screen_is_passed_on(visit):
    ann = visit()
    ann.ask("POST", "/api/guest", name="Ann")
    page = ann.open("/new?game=cablecar")
    page.get_by_label("Who sits in seat 2").select_option("Somebody at this screen")
    ann.button("Make the table").click()
    tile = page.get_by_role("region", name="Your tile").get_by_role("img")
    lay(ann)
    page.get_by_role("heading", name="Pass the screen to Player 2").wait_for()
    assert tile.count() == 0, "a tile can be seen through the curtain"
    ann.button("I am Player 2").click()
    tile.wait_for()


def test_the_curtain_hides_cards_and_tickets(visit):
    """Neither the hand nor the log tells the next player what the one before holds."""
    ann = visit()
    table = ann.make("ticket", bots=[], start=True)
    ann.ask("POST", f"/api/tables/{table}/join", another=True, name="Ben")
    page = ann.open(f"/table/{table}")
    tickets = [ticket["ends"] for ticket in ann.look(table)["now"]["view_data"]["offered"]]
    names = [re.compile(f"{a}.*{b}") for a, b in tickets]
    ann.move(ann.button("Keep both"))
    lift = ann.button("I am Ben")
    lift.wait_for()
    for name in names:
        assert not re.search(name, page.inner_text("body")), "a ticket of Ann’s can be read through the curtain"
    assert page.get_by_role("region", name="Your hand").count() == 0, "a hand can be seen through the curtain"
    lift.click()
    page.get_by_role("region", name="Your hand").wait_for()
    for name in names:
        assert not re.search(name, page.inner_text("body")), "Ben can read a ticket of Ann’s"
