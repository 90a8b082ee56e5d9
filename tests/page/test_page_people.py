"""Getting together: invitations, the waiting room, chat, names, accounts, and what a player sees first."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.helpers.page_players import TOUCH, Guest
from tests.helpers.server import Client
from tests.helpers.tables import new_name

PASSPHRASE = "cable cars climb"


def waiting_room(visit, **wanted) -> tuple[Guest, Guest, str]:
    """Ann, who hosts a table that waits, and Ben, who came by its link but has no seat."""
    ann, ben = visit(), visit()
    table = ann.make(bots=[], start=False, **wanted)
    key = ann.look(table)["invite"]
    ann.open(f"/table/{table}")
    ben.open(f"/table/{table}?key={key}")
    return ann, ben, table


def seats(guest: Guest, table: str) -> list[str]:
    return [seat["kind"] for seat in guest.look(table)["info"]["seats"]]


def named(guest: Guest, name: str) -> None:
    """Answer the question for a name, and sit down with Enter."""
    guest.page.get_by_label("Your name").fill(name)
    guest.page.keyboard.press("Enter")
    guest.button("Leave the table").wait_for()


def account(guest: Guest) -> str:
    """Make an account without the page; gives its name."""
    name = new_name()
    guest.ask("POST", "/api/guest", name=name)
    guest.ask("POST", "/api/account", name=name, passphrase=PASSPHRASE)
    return name


# ---- with friends


@pytest.mark.parametrize("about", [{}, TOUCH], ids=["mouse", "touch"])
def test_with_friends_asks_how_many_and_for_a_name_once(visit, about):
    ann = visit(**about)
    page = ann.open("/")
    ann.press(ann.button("With friends Cable Car", exact=True))
    choice = page.get_by_role("group", name="How many of you will play?").get_by_role("radio")
    expect(choice).to_have_count(5)
    assert [one.evaluate("(one) => one.parentElement.textContent") for one in choice.all()] == list("23456")
    page.get_by_role("radio", name="4").check()
    field = page.get_by_label("Your name")
    assert field.input_value(), "a name is suggested"
    field.fill("Ann")
    field.press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="Free")).to_have_count(3)
    expect(page.get_by_role("listitem").filter(has_text=re.compile("Ann.*Host"))).to_be_visible()
    ann.open("/")
    ann.press(ann.button("With friends Ticket to Ride: San Francisco", exact=True))
    expect(page.get_by_role("radio", name="4")).to_be_checked()  # as last time
    expect(page.get_by_label("Your name")).to_have_count(0)


def test_the_host_adds_and_removes_seats_while_waiting(visit):
    ann, ben, table = waiting_room(visit, seats=3)
    named(ben, "Ben")
    ann.button("Add a seat").click()
    expect(ben.page.get_by_role("listitem").filter(has_text="Free")).to_have_count(2)
    for free in (1, 0):
        ann.button("Remove a free seat").click()
        expect(ben.page.get_by_role("listitem").filter(has_text="Free")).to_have_count(free)
    expect(ann.button("Remove a free seat")).to_have_attribute("aria-disabled", "true")
    ann.button("Remove a free seat").press("Enter")
    expect(ann.page.get_by_role("alert")).to_contain_text("This game is for 2 to 6 players.")
    ann.button("Add a seat").click()
    ann.button("Bot 3", exact=True).click()
    ann.button("Free up 3", exact=True).wait_for()
    ann.button("Remove a free seat").press("Enter")
    expect(ann.page.get_by_role("alert")).to_contain_text("3 seats are taken or reserved.")
    assert seats(ann, table) == ["person", "person", "bot"]
    assert ben.button("Add a seat").count() == 0


def test_an_invitation_says_who_invites_to_what_and_asks_for_a_name(visit):
    clock = {"kind": "turn", "time": 3_600_000}
    ann, ben, table = waiting_room(visit, seats=3, clock=clock, options={"hand": 2})
    page = ben.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann invites you to Cable Car for 3 players")
    told = page.get_by_role("region", name="At this table")
    for fact in ("Each turn may take 1 hour.", "Tiles in hand: 2", "Turn tiles: no"):
        expect(told.get_by_text(fact)).to_be_visible()
    expect(page.get_by_role("main").locator(".button.main")).to_have_count(1)
    named(ben, "Ben")
    expect(ann.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    again = ann.ask("POST", "/api/tables", game="cablecar", open=True)["table"]
    ben.open(f"/table/{again}")
    ben.button("Sit down").wait_for()
    expect(page.get_by_label("Your name")).to_have_count(0)
    ann.ask("POST", f"/api/tables/{again}/seat_bot", seat=1, bot="tourist")
    expect(page.get_by_text("All seats are taken or reserved.")).to_be_visible()
    assert seats(ann, table) == ["person", "person", "free"]


# ---- chat


def test_people_talk_in_the_waiting_room_each_in_their_own_language(visit):
    ann, ben = visit(), visit(language="fr")
    table = ann.make(bots=[], start=False)
    ben.ask("POST", "/api/guest", name="Ben")
    ben.ask("POST", f"/api/tables/{table}/join", key=ann.look(table)["invite"])
    ann.open(f"/table/{table}")
    ben.open(f"/table/{table}")
    ann.button("Good luck!").click()
    ben.page.get_by_role("log").get_by_text("Bonne chance !").wait_for()
    ben.button("Pouce levé").click()
    expect(ann.page.get_by_role("log").get_by_role("img", name="Thumbs up")).to_be_visible()
    ann.page.get_by_label("Say something").fill("hello there")
    ann.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("log").get_by_text("hello there")).to_be_visible()


def test_a_reader_hides_phrases_or_a_player_and_the_host_mutes_for_all(visit):
    ann, ben, _ = waiting_room(visit, seats=2)
    named(ben, "Ben")
    log = ann.page.get_by_role("log")
    ben.button("Thanks!").click()
    ben.page.get_by_label("Say something").fill("my own words")
    ben.page.keyboard.press("Enter")
    log.get_by_text("my own words").wait_for()
    ann.page.get_by_text("What you see of the chat").click()
    ann.page.get_by_label("Show quick phrases and reactions").uncheck()
    expect(log.get_by_text("Thanks!")).to_have_count(0)
    expect(log.get_by_text("my own words")).to_be_visible()
    ann.page.get_by_label("Show messages from Ben").uncheck()
    expect(log.get_by_text("my own words")).to_have_count(0)
    expect(ben.page.get_by_role("log").get_by_text("my own words")).to_be_visible()
    ann.page.reload()
    ann.page.get_by_text("No messages yet.").wait_for()  # what is hidden stays hidden
    ann.page.get_by_text("What you see of the chat").click()
    ann.button("Mute Ben").click()
    expect(ben.page.get_by_text("The host has muted you at this table.")).to_be_visible()
    expect(ben.button("Thanks!")).to_have_count(0)


# ---- rematches and names


def test_seats_move_on_with_every_rematch(visit):
    ann = visit()
    table = ann.play(seats=3, bots=["tourist", "tourist"])
    you = []
    for _ in range(3):
        ann.page.wait_for_url(re.compile(f"/table/{table}"))
        you.append(ann.look(table)["you"])
        ann.ask("POST", f"/api/tables/{table}/offer_stop")
        ann.button("Play again").click()
        ann.page.wait_for_url(lambda url, old=table: old not in url)
        table = ann.page.url.rsplit("/", 1)[1]
        ann.page.get_by_role("group", name="Board", exact=True).wait_for()
    assert you == [[0], [2], [1]]
    assert ann.look(table)["you"] == [0]


def test_a_new_name_is_shown_at_once_at_open_tables(visit):
    ann, ben = visit(), visit()
    table = ann.make(bots=[], start=True)
    ben.ask("POST", "/api/guest", name="Ben")
    ben.ask("POST", f"/api/tables/{table}/join", key=ann.look(table)["invite"])
    ben.ask("POST", f"/api/tables/{table}/say", text="hello")
    ann.open(f"/table/{table}")
    ben.open(f"/table/{table}")
    ann.button("Chat").click()
    ann.page.get_by_role("log", name="Chat").get_by_text("Ben").wait_for()
    ben.button("You are Ben").click()
    ben.page.get_by_label("Name").fill("Benjamin")
    ben.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("region", name="Players").get_by_text("Benjamin")).to_be_visible()
    expect(ann.page.get_by_role("log", name="Chat").get_by_text("Benjamin")).to_be_visible()


# ---- accounts


def test_logging_out_at_a_table_leads_home_and_says_so(visit):
    ann = visit()
    name = account(ann)
    table = ann.ask("POST", "/api/tables", game="cablecar", bots=["tourist"], start=True)["table"]
    page = ann.open(f"/table/{table}")
    page.get_by_role("group", name="Board", exact=True).wait_for()
    ann.button(f"You are {name}").click()
    ann.button("Log out").click()
    page.wait_for_url(re.compile("/$"))
    expect(page.get_by_text("You are logged out. Your games are kept")).to_be_visible()
    ann.button("Guest").click()
    ann.button("Log in").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    page.keyboard.press("Enter")
    expect(page.get_by_text("You are logged out.")).to_have_count(0)


def test_a_passphrase_is_changed_with_the_old_one(visit):
    ann = visit()
    name = account(ann)
    page = ann.open("/")
    ann.button(f"You are {name}").click()
    ann.button("Change my passphrase").click()
    page.get_by_label("Your passphrase now").fill("not this one")
    page.get_by_label("New passphrase", exact=True).fill("fog bells ring")
    page.keyboard.press("Enter")
    page.get_by_role("alert").filter(has_text="This is not your passphrase.").wait_for()
    ann.complaints.clear()  # the browser mentions the refusal
    page.get_by_label("Your passphrase now").fill(PASSPHRASE)
    page.keyboard.press("Enter")
    page.get_by_text("Your passphrase is changed").wait_for()
    assert ann.ask("POST", "/api/login", name=name, passphrase="fog bells ring")["name"] == name


def test_a_forgotten_passphrase_is_recovered_with_a_code(visit):
    ann, later = visit(), visit()
    name = account(ann)
    page = ann.open("/")
    ann.button(f"You are {name}").click()
    ann.button("Recovery codes").click()
    page.get_by_text("You have no recovery codes yet.").wait_for()
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    ann.button("Create recovery codes").click()
    page.get_by_text("These codes are shown only now.").wait_for(timeout=60_000)  # hashing takes its time
    codes = [code.inner_text() for code in page.get_by_role("dialog").get_by_role("listitem").all()]
    assert len(codes) == 8
    with page.expect_download() as download:
        ann.button("Save as a file").click()
    saved = Path(download.value.path()).read_text()
    assert name in saved
    assert all(code in saved for code in codes)
    page = later.open("/")
    later.button("Guest").click()
    later.button("Log in").click()
    later.button("Forgot your passphrase?").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Recovery code").fill(codes[5].lower())
    page.get_by_label("New passphrase", exact=True).fill("fog bells ring")
    page.keyboard.press("Enter")
    page.get_by_text("You have 7 recovery codes left.").wait_for()
    assert later.ask("GET", "/api/me")["name"] == name
    ann.page.get_by_role("button", name="Guest").wait_for()  # logged out here


def test_a_browser_is_logged_out_from_another_one(visit):
    ann, other = visit(), visit()
    name = account(ann)
    other.ask("POST", "/api/login", name=name, passphrase=PASSPHRASE)
    other.open("/")
    other.button(f"You are {name}").wait_for()
    page = ann.open("/")
    ann.button(f"You are {name}").click()
    ann.button("Where I am logged in").click()
    lines = page.get_by_role("dialog").get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.filter(has_text="This browser").get_by_role("button")).to_have_count(0)
    ann.button("Log out Chrome").click()
    expect(lines).to_have_count(1)
    other.button("Guest").wait_for()
    ann.button("Log out everywhere").click()
    ann.button("Guest").wait_for()


def test_a_token_is_created_with_the_passphrase_shown_once_and_deleted(visit):
    ann = visit()
    name = account(ann)
    page = ann.open("/")
    ann.button(f"You are {name}").click()
    ann.button("Tokens for scripts").click()
    page.get_by_label("What it is for").fill("my bot")
    page.get_by_label("play and chat").uncheck()
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    ann.button("Create a token").click()
    page.get_by_text("This token is shown only now.").wait_for()
    key = page.get_by_role("dialog").locator("code").inner_text()
    asked = httpx.get(page.url + "api/me", headers={"authorization": f"Bearer {key}"})
    assert asked.json()["name"] == name
    ann.button("Back").click()
    ann.button("Tokens for scripts").click()
    ann.button("Delete my bot").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(0)
    assert ann.ask("GET", "/api/tokens") == []


def test_an_account_is_deleted_with_its_passphrase(visit):
    ann = visit()
    name = account(ann)
    page = ann.open("/")
    ann.button(f"You are {name}").click()
    ann.button("Delete me").click()
    page.get_by_label("Yes, I want to be forgotten.").check()
    page.get_by_label("Passphrase").fill("not this one")
    ann.button("Delete me for good").click()
    page.get_by_role("alert").filter(has_text="This is not your passphrase.").wait_for()
    ann.complaints.clear()  # the browser mentions the refusal
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    ann.button("Delete me for good").click()
    expect(page.get_by_text("Your account is deleted.")).to_be_visible()


def test_a_guest_who_becomes_an_account_keeps_the_game_in_another_tab(visit):
    ann = visit()
    table = ann.make(bots=["tourist"], start=True)
    page = ann.open(f"/table/{table}")
    page.get_by_role("group", name="Board", exact=True).wait_for()
    with page.expect_event("websocket", timeout=60_000):  # the old cookie ends, and the page connects again
        ann.ask("POST", "/api/account", name=new_name(), passphrase=PASSPHRASE)  # as another tab of this browser does
    page.get_by_role("button", name="You are").wait_for()
    assert ann.look(table)["you"] == [0]
    expect(page.get_by_role("group", name="Board", exact=True)).to_be_visible()


# ---- home


def test_returning_players_see_their_games_first_and_newcomers_the_games(visit):
    new = visit()
    page = new.open("/")
    page.locator(".pg-game h3").first.wait_for()
    headings = [heading.inner_text() for heading in page.get_by_role("heading", level=2).all()]
    assert headings[0] == "Play"
    ann = visit()
    ann.make()
    ann.make("ticket")
    ann.make("company", name="Ann")
    page = ann.open("/")
    first = page.get_by_role("region", name="Your games")
    first.get_by_role("link").first.wait_for()
    assert page.get_by_role("heading", level=2).first.inner_text() == "Your games"
    before = page.get_by_role("heading", name="Play").bounding_box()

    def wait(route):
        held.append(route)

    held: list = []
    page.route(re.compile("list=mine$"), wait)
    ann.open("/")
    play = page.get_by_role("heading", name="Play")
    play.wait_for()
    while not held:
        page.wait_for_event("request")
    assert first.get_by_role("link").count() == 0
    assert play.bounding_box() == before, "the page jumps when the games are loaded"
    for route in held:
        route.continue_()
    first.get_by_role("link").first.wait_for()
    assert play.bounding_box() == before


def test_live_games_are_listed_and_watched(visit, page_server):
    host = Client(page_server, "Hal")
    table = host.table("ticket", seats=2, bots=["tourist"], start=True, open=True)
    host.act(table)
    zoe = visit()
    page = zoe.open("/")
    live = page.get_by_role("region", name="Live now")
    line = live.get_by_role("link").filter(has_text="Hal").first
    line.click()
    page.get_by_text("You are watching. All hands stay hidden").wait_for()
    page.unroute_all()
    page.route(
        re.compile("list=live"),
        lambda route: route.fulfill(body=json.dumps({"tables": [], "before": None}), content_type="application/json"),
    )
    zoe.open("/")
    expect(live.get_by_text("Nobody is playing at an open table right now.")).to_be_visible()
