"""Positions whose best move is certain (tests/solved): they are what the solver says, and bots can be rated by them."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Any

import numpy as np
import pytest

from fogcity.bots.bot import Budget
from fogcity.bots.registry import find_bot
from tests.helpers import solved, solver_ticket
from tests.helpers.solved_files import GAMES, Position, read_positions, write_positions
from tests.helpers.solved_games import PLANS
from tests.helpers.solver import Range, best_actions
from tests.helpers.solver_cablecar import tile_worlds
from tests.helpers.solver_shares import ShareWorlds

CABLE_CARS = ("cablecar", "company")
GUESSES = 20


@cache
def positions_of(name: str) -> list[Position]:
    return read_positions(name)


def sample(name: str, count: int) -> list[Position]:
    """Positions from all over the file."""
    positions = positions_of(name)
    return positions[:: len(positions) // count]


def seen_in(position: Position) -> tuple[Any, Any]:
    """The game, and the view of the seat to act."""
    game, s = position.rules(), position.state()
    return game, game.view(s, game.turn(s))


def tiles_of(s: Any) -> bytes:
    return bytes(s["hand"].tobytes() + s["supply"].tobytes())


# ---- the files


@pytest.mark.parametrize("name", GAMES)
def test_a_file_has_many_positions_and_no_two_of_them_are_the_same(name: str) -> None:
    views = {seen_in(position)[1] for position in positions_of(name)}
    assert len(views) == len(positions_of(name)) >= 200


@pytest.mark.parametrize("name", GAMES)
def test_every_position_has_an_action_that_is_not_best(name: str) -> None:
    for position in positions_of(name):
        game, view = seen_in(position)
        texts = {game.text(view, int(action)) for action in game.legal(view)}
        assert set(position.best) < texts, position


@pytest.mark.parametrize("name", GAMES)
def test_a_file_is_written_as_it_was_read(name: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    written = write_positions(positions_of(name))
    monkeypatch.setattr("tests.helpers.solved_files.FOLDER", tmp_path)
    (tmp_path / f"{name}.txt").write_text(written, encoding="utf-8")
    assert read_positions(name) == positions_of(name)


# ---- the solver


@pytest.mark.parametrize("name", GAMES)
def test_the_solver_finds_the_same_best_actions_again(name: str) -> None:
    for position in sample(name, 22):
        game, view = seen_in(position)
        solution = PLANS[name].solve(game, view)
        assert solution is not None, position
        assert tuple(game.text(view, action) for action in solution.best) == position.best
        assert solution.kind == position.kind


def exactly(*worlds: tuple[float, float]) -> Range:
    """An action with this share of the win and this margin in each world."""
    values = np.array(worlds, np.float64).T
    return Range(values, values)


def test_actions_with_the_same_result_are_best_together() -> None:
    assert best_actions({1: exactly((1, 4)), 2: exactly((1, 3)), 3: exactly((1, 4))}) == (1, 3)


def test_an_action_that_wins_more_often_by_less_is_not_certainly_best() -> None:
    assert best_actions({1: exactly((1, 1), (1, 1)), 2: exactly((1, 9), (0, -2))}) == ()


def test_an_action_that_may_lose_more_is_not_certainly_best_though_its_mean_is_higher() -> None:
    assert best_actions({1: exactly((1, 1), (1, 20)), 2: exactly((1, 5), (1, 5))}) == ()


def test_an_action_whose_least_is_below_the_most_of_another_is_not_certainly_best() -> None:
    unsure = Range(exactly((1, 2)).low, exactly((1, 6)).high)
    assert best_actions({1: unsure, 2: exactly((1, 3))}) == ()
    assert best_actions({1: unsure, 2: exactly((1, 1))}) == (1,)


# ---- what is hidden


@pytest.mark.parametrize("name", CABLE_CARS)
def test_every_way_to_place_the_hidden_tiles_fits_the_view_and_every_guess_is_one_of_them(name: str) -> None:
    for position in sample(name, 20):
        game, view = seen_in(position)
        worlds = tile_worlds(game, view)
        assert all(game.view(world, view.seat) == view for world in worlds)
        guesses = {tiles_of(game.guess(view, n)) for n in range(GUESSES)}
        assert guesses <= {tiles_of(world) for world in worlds}


def test_every_way_to_deal_the_hidden_shares_fits_the_view_and_every_guess_is_one_of_them() -> None:
    for position in sample("company", 20):
        game, view = seen_in(position)
        worlds = ShareWorlds(game, view).records
        assert all(game.view(world, view.seat) == view for world in worlds[:: 1 + len(worlds) // 100])
        held = {world.tobytes() for world in worlds["held"]}
        assert len(held) == len(worlds)
        assert {game.guess(view, n)["held"].tobytes() for n in range(GUESSES)} <= held


def test_shares_are_dealt_in_every_way_that_guesses_find() -> None:
    few = [one for one in positions_of("company") if 4 <= len(ShareWorlds(*seen_in(one)).records) <= 12]
    game, view = seen_in(few[0])
    worlds = ShareWorlds(game, view).records
    guesses = {game.guess(view, n)["held"].tobytes() for n in range(50 * len(worlds))}
    assert guesses == {world.tobytes() for world in worlds["held"]}


def test_every_offer_of_tickets_fits_the_view_and_every_guess_is_one_of_them() -> None:
    for position in sample("ticket", 20):
        game, view = seen_in(position)
        offers = {tuple(sorted(offer)) for offer in solver_ticket.offers(game, view)}
        world, top = game.guess(view, 0), min(2, int(view.record["tickets_left"]))
        for offer in sorted(offers)[::15]:
            assert game.view(solver_ticket.with_offer(world, offer), view.seat) == view
        for n in range(GUESSES):
            assert tuple(sorted(game.guess(view, n)["tickets"][:top].tolist())) in offers


# ---- rating bots


@pytest.mark.parametrize("name", GAMES)
def test_the_conductor_finds_far_more_best_moves_than_chance(name: str) -> None:
    positions = positions_of(name)
    game, _ = seen_in(positions[0])
    hits = sum(solved.hits(find_bot("conductor", game, Budget()), positions))
    chances = [len(one.best) / len(game.legal(seen_in(one)[1])) for one in positions]
    assert hits > sum(chances) + 3 * sqrt(sum(p * (1 - p) for p in chances))


def test_the_table_has_a_row_for_each_kind(capsys: pytest.CaptureFixture[str]) -> None:
    solved.main(["rate", "ticket", "--bot", "tourist"])
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    kinds = {one.kind for one in positions_of("ticket")}
    assert {row[2] for row in rows} == {"all", *kinds}
    assert sum(int(row[3]) for row in rows) == 2 * len(positions_of("ticket"))


@pytest.mark.parametrize("name", GAMES)
def test_the_search_finds_more_best_moves_than_the_conductor(name: str) -> None:
    """In Ticket to Ride, whose positions are easy for the conductor, it finds nearly all."""
    asked = sample(name, 40)
    game = asked[0].rules()
    rates = [sum(solved.hits(find_bot(bot, game, Budget()), asked)) for bot in ("conductor", "gripman:500p")]
    assert rates[1] > rates[0] or rates[1] >= 0.9 * len(asked)
