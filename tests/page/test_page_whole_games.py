"""Whole games on the page, to the final score: each game by each means."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.helpers.page_players import MEANS, Guest

BOTS = ("Otis", "Mabel", "Emmett", "Pearl", "Amos", "Hattie")  # what the bot of a seat is called


def assert_scores_are_the_servers(guest: Guest, table: str) -> None:
    """The page shows the points that the server has counted, and marks the guest's own name."""
    found = guest.look(table)
    info = found["info"]
    names = [seat.get("name") or bot for seat, bot in zip(info["seats"], BOTS, strict=False)]
    if len(found["you"]) == 1:
        names[found["you"][0]] += " (you)"
    assert guest.points() == dict(zip(names, info["end"]["scores"], strict=True))


def own_moves(guest: Guest, table: str) -> list[dict[str, Any]]:
    """The moves of who sits first."""
    told = [one["entry"] for one in guest.ask("GET", f"/api/tables/{table}/entries?after=0")["entries"]]
    return [one for one in told if one["what"] == "moved" and one["seat"] == 0]


def deeds(guest: Guest, table: str) -> set[str]:
    """What happened by the moves of who sits first, as the server told it."""
    return {fact["event"] for move in own_moves(guest, table) for fact in move["events"]}


def most_presses(game: str, means: str, moves: list[dict[str, Any]]) -> int:
    """At most how many clicks, taps or keys these moves should take.

    A finger first sees what a tile would do, and drawing and exchanging are confirmed. A route is tapped, then paid
    for, and its panel may have to be closed; everything else in Ticket to Ride takes one press.
    """
    events = [event["event"] for one in moves for event in one["events"]]
    if game == "ticket":
        return len(moves) + 2 * events.count("route_claimed")
    return len(moves) * (2 if means == "touch" else 1) + events.count("share_exchanged")


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
def test_a_whole_game(visit, record_property, game, means, seats):
    """By mouse; with a finger on a phone; or by keyboard alone. It takes no more presses than it needs."""
    ann = visit(**MEANS[means])
    options = {"exchange_until": 10} if game == "company" else {}
    table = ann.play(game, seats=seats, bots=["tourist"] * (seats - 1), options=options)
    PLAY[game](ann)
    moves = own_moves(ann, table)
    record_property("presses", f"{game} by {means}: {ann.presses} for {len(moves)} actions")
    assert ann.presses <= most_presses(game, means, moves)
    assert_scores_are_the_servers(ann, table)
    assert deeds(ann, table) >= MUST[game]


def test_a_cable_car_game_by_keyboard_from_the_first_tab_on(visit, record_property):
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
        ann.presses += 1
    lay_tiles(ann)
    moves = own_moves(ann, table)
    record_property("presses", f"cablecar by keyboard: {ann.presses} for {len(moves)} actions")
    assert ann.presses <= most_presses("cablecar", "keyboard", moves)
    assert_scores_are_the_servers(ann, table)
    assert deeds(ann, table) >= {"tile_drawn", "tile_laid"}
