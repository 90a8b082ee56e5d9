"""Whole games on the page, to the final score: each game by each means."""

from __future__ import annotations

import re

import pytest

from tests.helpers.page_players import MEANS, Guest

BOTS = ("Otis", "Mabel", "Emmett", "Pearl", "Amos", "Hattie")  # what the bot of a seat is called


def assert_scores_are_the_servers(guest: Guest, table: str) -> None:
    """The page shows the points that the server has counted."""
    info = guest.look(table)["info"]
    names = [seat.get("name") or bot for seat, bot in zip(info["seats"], BOTS, strict=False)]
    assert guest.points() == dict(zip(names, info["end"]["scores"], strict=True))


def deeds(guest: Guest, table: str) -> set[str]:
    """What happened by the moves of who sits first, as the server told it."""
    told = [one["entry"] for one in guest.ask("GET", f"/api/tables/{table}/entries?after=0")["entries"]]
    moves = [event for event in told if event["what"] == "moved" and event["seat"] == 0]
    return {fact["event"] for move in moves for fact in move["events"]}


def lay_tiles(guest: Guest) -> None:
    while guest.move(guest.spaces, guest.saying("Pass"), guest.saying("Draw a tile")):
        pass


def exchange_and_lay_tiles(guest: Guest) -> None:
    assert guest.move(guest.saying("Exchange your 10% share for the open one"))
    lay_tiles(guest)


def ride(guest: Guest) -> None:
    """Routes are claimed on the map whenever there are cards for one."""
    claims = guest.named("you can claim it")
    payment = guest.page.locator("section").locator(guest.saying(re.compile("[0-9] [^0-9]* cards?$")))
    close = guest.page.get_by_label("Close", exact=True)
    ways = (
        guest.named("Take the top card"),
        guest.saying(re.compile("^Keep both$")),
        guest.named("can be chosen"),
        guest.named("Take a"),
        guest.saying(re.compile("^Pass$")),
    )
    while way := guest.wait_for_any(claims, *ways):
        if way is not claims:
            guest.do(way.first)
            continue
        guest.press(claims.first)
        guest.do(payment.first)
        if close.is_visible():  # what is told of the route lies over the map
            guest.press(close)


PLAY = {"cablecar": lay_tiles, "company": exchange_and_lay_tiles, "ticket": ride}
MUST = {
    "cablecar": {"tile_laid"},
    "company": {"tile_laid", "share_exchanged"},
    "ticket": {"tickets_chosen", "card_taken", "route_claimed"},
}


@pytest.mark.parametrize(
    ("game", "means", "seats"),
    [
        ("cablecar", "mouse", 6),
        ("cablecar", "touch", 6),  # by keyboard: see below
        ("company", "mouse", 6),
        ("company", "touch", 4),
        ("company", "keyboard", 6),
        ("ticket", "mouse", 2),
        ("ticket", "touch", 2),
        ("ticket", "keyboard", 3),
    ],
)
def test_a_whole_game(visit, game, means, seats):
    """By mouse; with a finger on a phone, where each move is confirmed; or by keyboard alone."""
    ann = visit(**MEANS[means])
    options = {"exchange_until": 10} if game == "company" else {}
    table = ann.play(game, seats=seats, bots=["tourist"] * (seats - 1), options=options)
    PLAY[game](ann)
    assert_scores_are_the_servers(ann, table)
    assert deeds(ann, table) >= MUST[game]


def test_a_cable_car_game_by_keyboard_from_the_first_tab_on(visit):
    """From the first page to the result, without a mouse."""
    ann = visit(**MEANS["keyboard"])
    page = ann.open("/")
    page.get_by_role("button", name=re.compile("^Play now Cable Car against")).wait_for()
    ann.tab_to("Number of bots")
    page.keyboard.type("one")
    ann.tab_to("How strong the bots are")
    page.keyboard.type("Tou")
    ann.tab_to("Play now Cable Car against one bot")
    page.keyboard.press("Enter")
    ann.spaces.first.wait_for()
    table = page.url.rsplit("/", 1)[1]
    with ann.told_of_a_move():
        page.keyboard.press("d")
    lay_tiles(ann)
    assert_scores_are_the_servers(ann, table)
    assert deeds(ann, table) >= {"tile_drawn", "tile_laid"}
