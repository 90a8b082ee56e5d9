"""Legal actions as kinds and fields: they say the same as the texts, in the same order."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import fogcity
from fogcity.core.action_data import TextActions
from fogcity.core.errors import BadText
from fogcity.core.view_data import TextViewData
from fogcity.games.ticket.board.board import GREY
from tests.helpers.cases import CASES, Case, random_game

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def texts_of(game: Any, group: dict[str, Any]) -> list[str]:
    """The texts of the actions that a group describes."""
    kind = group["kind"]
    if kind == "lay":
        turned = f" r{group['turned']}" if group["turned"] else ""
        return [f"{group['tile']} {space}{turned}" for space in group["spaces"]]
    if kind == "swap":
        return [f"swap {percent} {'open' if openly else 'blind'}" for percent, openly in group["shares"]]
    if kind == "take":
        return [f"take {card}" for card in group["cards"]]
    if kind == "keep":
        return ["keep both" if len(choice) > 1 else f"keep {choice[0] + 1}" for choice in group["choices"]]
    if kind == "stack":
        return [f"stack {'AB'[group['stack']]} {location}" for location in group["locations"]]
    if kind == "souvenir":
        return [f"souvenir {location}" for location in group["locations"]]
    if kind == "claim":
        name = game.board.route_name(group["route"])
        ways = [" ".join(f"{number} {card}" for card, number in cards.items()) for cards in group["ways"]]
        return [f"claim {name} with {cards}" for cards in ways]
    return ["take blind" if kind == "blind" else kind]


@every_case
def test_groups_cover_the_legal_actions_in_their_order(case: Case) -> None:
    game = case.game
    for s, _ in random_game(case, 7):
        if game.turn(s) < 0:
            break
        view = game.view(s, game.turn(s))
        codes = game.legal(view).tolist()
        groups = [msgspec.to_builtins(group) for group in game.action_data(view, codes)]
        assert [text for group in groups for text in texts_of(game, group)] == [game.text(view, n) for n in codes]
        assert [group.get("count", 1) for group in groups] == [len(texts_of(game, group)) for group in groups]


def test_the_thriftiest_way_to_pay_comes_first() -> None:
    """Fewest ferries, then the colour of which most is left."""
    game: Any = fogcity.game("ticket")
    s = game.position("seats 2\nturn 1\nhand 1 2 blue 4 red 2 ferry\n")
    view = game.view(s, 0)
    grey = [n for n, one in enumerate(game.board.routes) if one.length == 2 and one.colour == GREY and not one.ferries]
    groups = [msgspec.to_builtins(group) for group in game.action_data(view, game.legal(view).tolist())]
    claim = next(group for group in groups if group["kind"] == "claim" and group["route"] == grey[0])
    assert [claim["ways"][place] for place in claim["order"]] == [
        {"red": 2},
        {"blue": 2},
        {"red": 1, "ferry": 1},
        {"blue": 1, "ferry": 1},
        {"ferry": 2},
    ]


@pytest.mark.parametrize("name", ["cablecar", "company", "ticket"])
def test_a_game_without_kinds_describes_actions_and_views_by_texts(name: str) -> None:
    game = fogcity.game(name)
    view = game.view(game.deal(2, 1), 0)
    codes = game.legal(view).tolist()
    assert fogcity.Game.action_data(game, view, codes) == [TextActions(count=len(codes))]
    assert fogcity.Game.action_data(game, view, []) == []
    assert fogcity.Game.board_data(game) is None
    data = fogcity.Game.view_data(game, view)
    assert isinstance(data, TextViewData)
    assert (data.text, data.viewer, data.turn) == (game.describe(view), 0, 0)
    with pytest.raises(BadText, match="only known by their texts"):
        fogcity.Game.requested_action(game, view, {"kind": "lay"})


@pytest.mark.parametrize(
    ("name", "request_", "text"),
    [
        ("cablecar", {"kind": "lay", "tile": "ENWS", "turned": 90, "space": "b1"}, "ENWS b1 r90"),
        ("company", {"kind": "swap", "percent": 30, "openly": True}, "swap 30 open"),
        ("company", {"kind": "swap", "percent": 40, "openly": False}, "swap 40 blind"),
        ("ticket", {"kind": "take", "card": "red"}, "take red"),
        ("ticket", {"kind": "take", "card": None}, "take blind"),
        ("ticket", {"kind": "tickets"}, "tickets"),
    ],
)
def test_an_action_can_be_named_by_kind_and_fields(name: str, request_: dict[str, Any], text: str) -> None:
    game = fogcity.game(name)
    view = game.view(game.deal(2, 1), 0)
    assert game.text(view, game.requested_action(view, request_)) == text


def test_a_route_is_asked_about_in_the_way_that_the_hand_could_pay_most_easily() -> None:
    game: Any = fogcity.game("ticket")
    view = game.view(game.position("seats 2\nturn 1\nhand 1 2 black 1 red\n"), 0)
    for number, route in enumerate(game.board.routes):
        text = game.text(view, game.requested_action(view, {"kind": "claim", "route": number}))
        name, cards = text.removeprefix("claim ").split(" with ")
        assert name == game.board.route_name(number)
        words = cards.split()
        paid = dict(zip(words[1::2], map(int, words[::2]), strict=True))
        assert sum(paid.values()) == route.length
        assert paid.get("ferry", 0) == route.ferries
        if route.colour == GREY and route.length > route.ferries:
            assert "black" in paid


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("cablecar", {"kind": "lay", "tile": "XXXX", "turned": 0, "space": "b1"}),
        ("cablecar", {"kind": "lay", "tile": "SWNE", "turned": 0, "space": "z9"}),
        ("cablecar", {"kind": "swap", "percent": 35, "openly": True}),
        ("ticket", {"kind": "claim", "route": -1}),
        ("ticket", {"kind": "claim", "route": 999}),
        ("ticket", {"kind": "take", "card": "pink"}),
        ("ticket", {}),
    ],
)
def test_a_request_that_names_no_action_is_refused(name: str, wrong: dict[str, Any]) -> None:
    game = fogcity.game(name)
    view = game.view(game.deal(2, 1), 0)
    with pytest.raises(BadText):
        game.requested_action(view, wrong)
