"""A finished game again: whose view, which hands, how fast, by keys, and by links to a move."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.browser import DESKTOP
from tests.helpers.page_players import TOUCH, Guest
from tests.helpers.tables import agree_to_stop, play_on, seat_to_act, sit_down

MOVES = 14
STEP = 9


class Game:
    """A stopped game between Ann and Bob, and what they saw at each step."""

    def __init__(self, server, game: str) -> None:
        self.table, self.people = sit_down(server, game, open=True)
        self.saw: dict[int, list[dict]] = {}
        for move in range(MOVES):
            play_on(self.table, self.people, 1, choose=move)
            steps = len(self.seats())
            self.saw[steps] = [person.look(self.table)["now"]["view_data"] for person in self.people]
        agree_to_stop(self.table, self.people)

    def seats(self) -> list[int]:
        """The seats that moved, in order."""
        told = self.people[0].get(f"/api/tables/{self.table}/entries?after=0")["entries"]
        return [one["entry"]["seat"] for one in told if one["entry"]["what"] == "moved"]

    def turn_after(self, step: int) -> int:
        """The last step of the turn after this step."""
        seats = [None, *self.seats()]
        at = step + 1
        while at + 1 < len(seats) and seats[at + 1] == seats[at]:
            at += 1
        return at


@pytest.fixture(scope="module")
def ticket(page_server):
    return Game(page_server, "ticket")


@pytest.fixture(scope="module")
def company(page_server):
    return Game(page_server, "company")


def replay(guest: Guest, game: Game, more: str = "") -> Page:
    page = guest.open(f"/table/{game.table}?at={STEP}{more}")
    page.get_by_role("region", name="What the players held").wait_for()
    return page


def slider(page: Page):
    return page.get_by_role("slider", name="Move")


def hands(page: Page):
    return page.get_by_role("region", name="What the players held").get_by_role("listitem")


def hand_of(page: Page, name: str):
    return hands(page).filter(has=page.get_by_role("heading", name=name))


def test_a_position_that_cannot_be_loaded_is_missed_and_asked_for_again(visit, ticket):
    cal = visit()
    page = cal.open(f"/table/{ticket.table}?at={MOVES}")
    page.get_by_role("region", name="What the players held").wait_for()
    words = page.locator(".tb-replay-words")
    page.route("**/positions?**", lambda route: route.abort())
    page.keyboard.press("Home")
    expect(page.get_by_role("alert").filter(has_text="could not be loaded")).to_be_visible()
    expect(words, "the caption belongs to the board").to_have_text(re.compile("^(Ann|Bob)"))
    page.unroute("**/positions?**")
    page.get_by_role("button", name="Try again").click()
    expect(words).to_have_text("The game began.")
    expect(page.get_by_role("alert").filter(has_text="could not be loaded")).to_have_count(0)
    cal.complaints[:] = [told for told in cal.complaints if "ERR_FAILED" not in told]


@pytest.mark.parametrize("about", [{"viewport": DESKTOP}, TOUCH], ids=["desktop", "phone"])
def test_all_hands_are_shown_or_those_of_one_player(visit, ticket, about):
    cal = visit(**about)
    page = replay(cal, ticket)
    for seat, name in enumerate(("Ann", "Bob")):
        own = ticket.saw[STEP][seat]
        things = hand_of(page, name)
        for card, count in own["players"][seat]["hand"].items():
            expect(things.get_by_role("listitem").filter(has_text=f"{count} {card}")).to_have_count(1)
        tickets = [*own["tickets"], *own["offered"]]
        expect(things.get_by_role("button")).to_have_count(len(tickets))
        for one in tickets:
            expect(things.get_by_role("button", name=f"{one['ends'][0]} – {one['ends'][1]}")).to_be_visible()
    page.get_by_role("combobox", name="Whose view").select_option("As Bob saw it")
    expect(hand_of(page, "Ann")).to_have_count(0)
    expect(hand_of(page, "Bob")).to_have_count(1)
    assert page.evaluate("() => document.scrollingElement.scrollWidth") <= page.viewport_size["width"]


def test_shares_and_tiles_of_all_are_shown(visit, company):
    page = replay(visit(), company, "&seat=all")
    for seat, name in enumerate(("Ann", "Bob")):
        own = company.saw[STEP][seat]["players"][seat]
        things = hand_of(page, name)
        for tile in own["hand"]:
            expect(things.get_by_role("img", name=tile).first).to_be_visible()
        for share in own["shares"]:
            expect(things.get_by_text(f"{share['percent']}% of {share['company']},")).to_have_count(1)
    expect(page.get_by_role("table", name="Companies")).to_be_visible()


def test_a_player_is_first_shown_the_own_view(visit, page_server, ticket):
    ann = visit()
    ann.context.add_cookies([{"name": "fogcity", "value": ticket.people[0].cookie, "url": page_server.url}])
    page = replay(ann, ticket)
    expect(page.get_by_role("combobox", name="Whose view")).to_have_value("0")
    expect(hand_of(page, "Bob")).to_have_count(0)


def test_a_move_is_told_as_the_chosen_player_saw_it(visit, page_server):
    """Which card was drawn from the deck only its player knew."""
    table, people = sit_down(page_server, "ticket", open=True)
    while "take blind" not in (people[0].look(table)["now"]["legal"] or ()):
        play_on(table, people, 1)
    people[0].act(table, "take blind")
    agree_to_stop(table, people)
    page = visit().open(f"/table/{table}?at=999&seat=1")
    words = page.locator(".tb-replay-words")
    expect(words).to_have_text("Ann drew a card from the deck.")
    page.get_by_role("combobox", name="Whose view").select_option("As Ann saw it")
    expect(words).not_to_have_text("Ann drew a card from the deck.")
    expect(words).to_contain_text("Ann drew a")


def test_keys_step_jump_by_turns_play_and_pause(visit, ticket):
    page = replay(visit(), ticket)
    press = page.keyboard.press
    press("ArrowRight")
    expect(slider(page)).to_have_value(str(STEP + 1))
    press("ArrowLeft")
    expect(slider(page)).to_have_value(str(STEP))
    press("Shift+ArrowRight")
    expect(slider(page)).to_have_value(str(ticket.turn_after(STEP)))
    press("Home")
    expect(slider(page)).to_have_value("0")
    press("PageDown")
    expect(slider(page)).to_have_value(str(ticket.turn_after(0)))
    press("PageUp")
    expect(slider(page)).to_have_value("0")
    press("End")
    expect(slider(page)).to_have_value(str(MOVES))
    page.get_by_role("combobox", name="Speed").select_option("4×")
    page.get_by_role("combobox", name="Speed").blur()
    press("Space")  # from the start again
    page.get_by_role("button", name="Pause").wait_for()
    expect(slider(page)).not_to_have_value("0")
    press("Space")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert 0 < int(slider(page).input_value()) <= MOVES
    page.reload()
    expect(page.get_by_role("combobox", name="Speed")).to_have_value("4")


def test_a_link_leads_others_to_the_same_move_and_view(visit, page_server, ticket):
    cal, dan = visit(), visit()
    cal.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=page_server.url)
    page = replay(cal, ticket, "&seat=1")
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value(str(STEP + 1))
    cal.button("Copy link to this move").click()
    page.get_by_role("button", name="Copied").wait_for()
    dan.open(page.evaluate("() => navigator.clipboard.readText()"))
    expect(slider(dan.page)).to_have_value(str(STEP + 1))
    expect(dan.page.get_by_role("combobox", name="Whose view")).to_have_value("1")
    expect(hand_of(dan.page, "Bob")).to_have_count(1)


def test_before_the_end_there_is_only_the_own_view(visit, page_server):
    """Whatever the address asks for."""
    table, people = sit_down(page_server, "ticket")
    play_on(table, people, 6)
    ann = visit()
    ann.context.add_cookies([{"name": "fogcity", "value": people[0].cookie, "url": page_server.url}])
    heard: list[str] = []
    ann.page.on("response", lambda answer: heard.append(answer.text()) if "/positions" in answer.url else None)
    page = ann.open(f"/table/{table}?at=4&seat=all")
    hand_of(page, "Ann").wait_for()
    expect(page.get_by_role("combobox", name="Whose view")).to_have_count(0)
    expect(hand_of(page, "Bob")).to_have_count(0)
    hidden = [ticket["ticket"] for ticket in people[1].look(table)["now"]["view_data"]["tickets"]]
    assert hidden
    assert heard
    assert not [ticket for ticket in hidden if ticket in "".join(heard)], "Bob's tickets were sent to Ann"


def test_an_action_taken_back_is_shown_and_then_gone(visit, page_server):
    """A stack of souvenirs is put on a location, taken back, and put there again."""
    table, people = sit_down(page_server, "ticket", open=True)
    for person in people:
        person.act(table)
    mover = people[seat_to_act(people[0], table)]
    before = len(stacks(mover, table))
    mover.act(table)
    mover.do(table, "undo", after=mover.look(table)["now"]["position"])
    mover.act(table)
    agree_to_stop(table, people)
    page = visit().open(f"/table/{table}?at=2&seat=all")
    locations = page.get_by_role("button", name=re.compile("souvenir", re.IGNORECASE))
    expect(slider(page)).to_have_value("2")
    for step, placed in enumerate((0, 1, 0, 1), 2):
        expect(slider(page)).to_have_value(str(step))
        expect(locations).to_have_count(before + placed)
        page.keyboard.press("ArrowRight")


def stacks(person, table: str) -> list[dict]:
    return [stack for stack in person.look(table)["now"]["view_data"]["stacks"] if stack["tokens"]]
