"""The cheapest way between two locations."""

from __future__ import annotations

from fogcity.games.ticket.board.board import parse
from fogcity.games.ticket.ways import Way, find_way
from tests.helpers.boards import SMALL

BOARD = parse(SMALL)
NORTH, EAST, SOUTH, WEST, OLD_TOWN = range(5)
ALL = 0b111111


def routes(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


def find(own: int, free: int, start: int, goal: int) -> tuple[tuple[int, ...], int] | None:
    way = find_way(BOARD, own, free, start, goal)
    return None if way is None else (way.routes, way.cars)


def test_it_takes_the_fewest_cars() -> None:
    assert find(0, ALL, SOUTH, NORTH) == ((3, 4), 2)
    assert find(0, ALL, EAST, WEST) == ((0, 4), 3)


def test_own_routes_cost_nothing() -> None:
    assert find(routes(2), ALL & ~routes(2), EAST, WEST) == ((2, 3), 1)


def test_routes_of_others_and_closed_ones_are_no_way() -> None:
    assert find(0, ALL & ~routes(0, 1), NORTH, EAST) == ((4, 3, 2), 5)
    assert find(0, ALL & ~routes(0, 1, 2), NORTH, EAST) is None


def test_it_takes_no_cars_once_all_of_it_is_ones_own() -> None:
    assert find_way(BOARD, routes(3, 4), 0, SOUTH, NORTH) == Way((SOUTH, WEST, NORTH), (3, 4), (), 0)


def test_of_ways_with_as_many_cars_the_one_with_fewest_routes_is_taken() -> None:
    assert find(0, ALL, OLD_TOWN, NORTH) == ((5,), 2)
    assert find(0, routes(1, 2, 3, 4), NORTH, EAST) == ((1,), 2)


def test_what_was_found_before_does_not_change_what_is_found_now() -> None:
    """A way is kept while no route that it needs is lost; routes that become free again are noticed."""
    assert find(0, ALL, NORTH, EAST) == ((0,), 2)
    assert find(0, ALL & ~routes(5), NORTH, EAST) == ((0,), 2)
    assert find(0, ALL & ~routes(0), NORTH, EAST) == ((1,), 2)
    assert find(0, ALL, NORTH, EAST) == ((0,), 2)
