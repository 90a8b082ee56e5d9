"""Any valid board can be played on: what holds for San Francisco holds for all of them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fogcity
from fogcity.games.ticket.board.board import Board, parse, standard
from fogcity.games.ticket.game import TicketToRide
from tests.helpers.boards import SMALL, boards, largest, written
from tests.helpers.examples import examples
from tests.helpers.ticket_positions import TEXTS

small = parse(SMALL)


def play_through(game: TicketToRide, seats: int, seed: int) -> fogcity.Table:
    """A random game; every now and then all texts, positions, views and guesses are looked at."""
    rng = np.random.default_rng(seed)
    table = fogcity.Table(game, seats, seed)
    while not table.is_over:
        s = table.state
        legal = game.legal(s)
        if len(table.moves) % 9 == 0:
            texts = [game.text(s, action) for action in legal]
            assert [game.parse(s, text) for text in texts] == legal.tolist()
            assert game.split(" ".join(texts[:3])) == texts[:3]
            assert game.position(game.describe(s)).tobytes() == s.tobytes()
            for seat in (None, *range(seats)):
                view = game.view(s, seat)
                guess = game.guess(view, len(table.moves))
                assert game.view(guess, seat) == view
                assert game.position(game.describe(guess)).tobytes() == guess.tobytes()
        move = table.act(int(rng.choice(legal)))
        for seat in (None, *range(seats)):
            assert table.events(move, seat)
    return table


@given(boards(), st.integers(2, 4), st.integers(0, 1000))
@examples(10)
def test_any_board_is_played_to_the_end(board: Board, seats: int, seed: int) -> None:
    game = TicketToRide(board)
    table = play_through(game, seats, seed)
    again = fogcity.replay(table.record_text(), board)
    assert again.state.tobytes() == table.state.tobytes()
    states = game.deal_batch(20, seats, seed=seed, cores=1)
    game.rollout(states, seed=seed, cores=1)
    assert (states["turn"] == -1).all()
    assert game.scores_batch(states, cores=1).shape == (20, 4)


@pytest.mark.parametrize("board", [largest(), small, *map(parse, TEXTS.values())], ids=lambda board: board.name)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_largest_and_other_boards_are_played_to_the_end(board: Board, seats: int) -> None:
    play_through(TicketToRide(board), seats, seats)


def test_a_record_names_its_board_and_is_replayed_on_no_other() -> None:
    table = play_through(TicketToRide(small), 2, 1)
    text = table.record_text()
    assert f'[board "small {small.digest}"]' in text
    assert fogcity.replay(text, small).state.tobytes() == table.state.tobytes()
    assert fogcity.replay(table.record(), small).state.tobytes() == table.state.tobytes()
    for wrong in (None, standard(), largest()):
        with pytest.raises(fogcity.BadRecord, match=r"board|location|route"):
            fogcity.replay(text, wrong)
        with pytest.raises(fogcity.BadRecord, match="this record needs the board 'small "):
            fogcity.replay(table.record(), wrong)


def test_a_board_comes_from_a_file_too(tmp_path: object) -> None:
    path = f"{tmp_path}/small.toml"
    with open(path, "w", encoding="utf-8") as file:
        file.write(written(small))
    game = fogcity.game("ticket", board=path)
    assert game.board.digest == small.digest
    assert game.title == "Ticket to Ride: A small board"
    assert game is fogcity.game("ticket", board=path)
    s = game.deal(2, 1)
    with pytest.raises(fogcity.FogCityError, match="not a game of ticket"):
        fogcity.game("ticket").legal(s)
    with pytest.raises(fogcity.FogCityError, match="not a game of ticket"):
        game.legal(fogcity.game("ticket").deal(2, 1))
    with pytest.raises(fogcity.BadPosition, match="not of small"):
        game.position(fogcity.game("ticket").describe(fogcity.game("ticket").deal(2, 1)))
    with pytest.raises(fogcity.BadOption, match="has one board only"):
        fogcity.game("cablecar", board=path)
    with pytest.raises(fogcity.BadBoard, match="nowhere"):
        fogcity.game("ticket", board=f"{tmp_path}/nowhere.toml")


def test_a_board_made_by_hand_is_checked() -> None:
    routes, tickets = small.routes, small.tickets
    wrong = [
        replace(small, tickets=(replace(tickets[0], a=99), *tickets[1:])),
        replace(small, routes=(replace(routes[0], b=-1), *routes[1:])),
        replace(small, routes=(replace(routes[0], length=11), *routes[1:])),
        replace(small, routes=(replace(routes[0], twin=77), *routes[1:])),
        replace(small, routes=(replace(routes[0], colour=7), *routes[1:])),
        replace(small, routes=list(routes)),
        replace(small, cards=(1,) * 7),
        replace(small, cars=0),
        replace(small, souvenirs=("bell",)),
        "no such file",
        3,
    ]
    for board in wrong:
        with pytest.raises(fogcity.BadBoard):
            fogcity.game("ticket", board=board)


def test_views_of_another_board_are_refused() -> None:
    other, game = TicketToRide(small), fogcity.game("ticket")
    view = other.view(other.deal(2, 1), 0)
    for use in (game.legal, game.describe, lambda view: game.guess(view, 1)):
        with pytest.raises(fogcity.FogCityError):
            use(view)
