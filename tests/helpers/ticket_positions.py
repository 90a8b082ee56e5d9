"""Boards and positions of Ticket to Ride for tests, written in a few lines."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import fogcity
from fogcity.games.ticket.board.board import Board, parse
from tests.helpers.independent_ticket import KINDS

# ---- boards


def board_text(name: str, routes: str, tickets: str, cards: dict[str, int], *, cars: int = 20, symbols: int = 4) -> str:
    """The file of a board: routes such as `A-B 3 red+grey 1` (length, colours, ferries), tickets such as `A-D 5`."""
    rows = [row.split() for row in routes.split("/")]
    places = sorted({place for row in rows for place in row[0].split("-")})
    lengths = range(1, max(int(row[1]) for row in rows) + 1)
    counts = dict.fromkeys(KINDS, 0) | cards
    lines = [f'name = "{name}"', f'title = "{name}"', f"cars = {cars}"]
    lines.append(f"cards = {{ {', '.join(f'{kind} = {count}' for kind, count in counts.items())} }}")
    lines.append(f"points = {{ {', '.join(f'{length} = {length * (length + 1) // 2}' for length in lengths)} }}")
    lines.append("souvenirs = [" + ", ".join(f'"{letter * 3}"' for letter in "pqrstuvw"[:symbols]) + "]")
    lines.append(f"souvenir_points = {[number * number for number in range(symbols + 1)]}")
    lines.append("locations = [")
    for n, place in enumerate(places):
        red = ", red = true" if n < symbols - 2 else ""
        lines.append(f'  {{ name = "{place}", x = {30 * n + 30}, y = {(n * n * 37) % 900 + 50}{red} }},')
    lines += ["]", "routes = ["]
    for pair, length, colours, *ferries in rows:
        a, b = pair.split("-")
        words = ", ".join(f'"{colour}"' for colour in colours.split("+"))
        shows = f", ferries = {ferries[0]}" if ferries else ""
        lines.append(f'  {{ from = "{a}", to = "{b}", length = {length}, colours = [{words}]{shows} }},')
    lines += ["]", "tickets = ["]
    for ticket in tickets.split("/"):
        pair, value = ticket.split()
        a, b = pair.split("-")
        lines.append(f'  {{ from = "{a}", to = "{b}", value = {value} }},')
    return "\n".join([*lines, "]", ""])


def crowded_routes() -> str:
    """Nearly as many routes as a board can have: all locations connected, every fourth pair by a double route."""
    places = "ABCDEFGHIJKLM"
    pairs = [(a, b) for n, a in enumerate(places) for b in places[n + 1 :]]
    colours = [*KINDS[:6], "grey"]
    rows = []
    for n, (a, b) in enumerate(pairs):
        double = f"+{colours[n % 5]}" if n % 4 == 0 else ""
        rows.append(f"{a}-{b} {n % 4 + 1} {colours[n % 7]}{double}{' 1' if n % 9 == 0 else ''}")
    return "/".join(rows)


EIGHT = "A-B 2/A-C 3/A-D 4/B-C 2/B-D 3/B-E 2/C-E 4/D-E 5"
TEXTS = {
    # Few cards: deck and discards run out.
    "scarce": board_text(
        "scarce",
        "A-B 1 red+blue/B-C 2 green/C-D 2 grey+black/D-E 1 orange/E-A 2 purple+grey/A-C 3 grey/B-E 1 grey 1",
        EIGHT,
        {"blue": 2, "green": 2, "black": 2, "purple": 2, "red": 2, "orange": 2, "ferry": 3},
        cars=9,
    ),
    # Long routes, with ferries on some or all of their spaces.
    "islands": board_text(
        "islands",
        "A-B 6 grey 6/A-C 6 grey 3/B-C 5 red+grey 2/C-D 4 blue 4/D-E 6 green/E-F 6 grey/D-F 3 grey+grey 1/A-F 1 grey 1",
        EIGHT + "/A-F 9/B-F 7",
        {"blue": 4, "green": 6, "black": 5, "purple": 3, "red": 5, "orange": 3, "ferry": 14},
        cars=24,
        symbols=5,
    ),
    # Four players may take all tickets before the first turn.
    "eight-tickets": board_text(
        "eight-tickets",
        "A-B 1 red/B-C 2 green+blue/C-D 2 grey/D-E 1 orange+orange/E-A 2 purple/A-D 1 black",
        EIGHT,
        dict.fromkeys(KINDS, 5),
        cars=8,
        symbols=2,
    ),
    # The last round begins after a claim or two.
    "few-cars": board_text(
        "few-cars",
        "A-B 1 red+blue/B-C 2 green+grey/C-D 3 grey/D-E 2 black+orange/E-A 3 purple/A-C 1 orange/B-D 1 grey+grey",
        EIGHT + "/A-E 4",
        dict.fromkeys(KINDS, 4),
        cars=4,
        symbols=3,
    ),
    # More ferries than other cards: open cards are swept, swept again, or stay because nothing better can come.
    "ferries": board_text(
        "ferries",
        "A-B 1 red+blue/B-C 2 grey/C-D 1 blue+red/D-E 2 red/E-A 1 grey+grey/A-C 1 blue/B-E 1 red/A-D 2 grey/B-D 1 grey",
        EIGHT,
        {"red": 4, "blue": 5, "ferry": 9},
        cars=12,
    ),
    "crowded": board_text(
        "crowded",
        crowded_routes(),
        "/".join(f"{a}-{b} {n % 9 + 1}" for n, (a, b) in enumerate((a, b) for a in "ABCD" for b in "EFGHIJKLM")),
        {"blue": 12, "green": 9, "black": 9, "purple": 9, "red": 9, "orange": 9, "ferry": 14},
        cars=30,
        symbols=8,
    ),
}


@cache
def small(name: str) -> Board:
    """One of the boards above."""
    return parse(TEXTS[name], name)


@cache
def table(name: str = "") -> Any:
    """The game on one of the boards above, or on the board of San Francisco."""
    return fogcity.game("ticket", board=small(name)) if name else fogcity.game("ticket")


# ---- positions


def cards(text: str) -> Counter[str]:
    """Cards written like `2 red 1 ferry`."""
    words = text.split()
    return Counter({kind: int(count) for count, kind in zip(words[::2], words[1::2], strict=True)})


def spread(g: Any, seats: int, shown: str, *hands: str, deck: str = "", discards: str = "") -> str:
    """A position in which every card is placed: the open cards, deck, discards and hands of the first seats are given.

    The last seat has all other cards; the seats in between have none.
    """
    rest = Counter(dict(zip(KINDS, g.board.cards, strict=True)))
    for placed in (Counter(shown.replace("-", "").split()), cards(deck), cards(discards), *map(cards, hands)):
        rest.subtract(placed)
    assert min(rest.values()) >= 0, f"too many of a kind: {rest}"
    held = [*hands, *[""] * (seats - 1 - len(hands)), " ".join(f"{n} {kind}" for kind, n in rest.items() if n)]
    lines = [f"seats {seats}", "turn 1", f"open {shown}", f"discards {discards}"]
    return "\n".join([*lines, *(f"hand {seat + 1} {hand}" for seat, hand in enumerate(held)), ""])
