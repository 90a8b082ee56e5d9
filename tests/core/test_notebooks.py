"""How games, views and tables show themselves in a notebook or an interactive session."""

from __future__ import annotations

import copy
import pickle

import pytest

import fogcity
from fogcity.envs import Batch, Encoding
from tests.helpers.playing import play_some

every_game = pytest.mark.parametrize("name", fogcity.games())


def table_after(game: fogcity.Game, actions: int) -> fogcity.Table:
    """A table of three players after this many actions, always the last one that is legal."""
    table = fogcity.Table(game, seats=3, seed=4)
    for _ in range(actions):
        table.act(int(game.legal(table.state)[-1]))
    return table


@every_game
def test_games_views_and_tables_are_pictures(name: str) -> None:
    game = fogcity.game(name)
    for shown in (game, game.view(game.deal(2, 1), 0), fogcity.Table(game)):
        picture = shown._repr_svg_()
        assert picture is not None
        assert picture.startswith("<svg ")


@every_game
def test_what_is_hidden_from_a_viewer_does_not_change_a_byte_of_the_view_s_picture(name: str) -> None:
    game = fogcity.game(name)
    s = play_some(game, 3, 25)
    for seat in (None, 0, 1, 2):
        view = game.view(s, seat)
        other = game.guess(view, 7)
        assert other.tobytes() != s.tobytes()
        assert game.view(other, seat)._repr_svg_() == view._repr_svg_()


@every_game
def test_a_table_shows_what_a_spectator_sees(name: str) -> None:
    game = fogcity.game(name)
    table = table_after(game, 12)
    other = game.guess(game.view(table.state), 7)
    assert other.tobytes() != table.state.tobytes()
    assert table._repr_svg_() == game.view(other)._repr_svg_()


def test_a_view_from_a_pickle_has_no_picture() -> None:
    game = fogcity.game("cablecar")
    assert pickle.loads(pickle.dumps(game.view(game.deal(2, 1), 0)))._repr_svg_() is None


def test_a_game_tells_its_name_and_players() -> None:
    assert repr(fogcity.game("cablecar")) == "<game cablecar, 2 to 6 players>"


def test_a_game_tells_its_board() -> None:
    game = fogcity.game("ticket")
    assert repr(game) == f"<game ticket on the board {game.board_tag}, 2 to 4 players>"


def test_a_table_tells_who_is_to_act() -> None:
    table = fogcity.Table(fogcity.game("cablecar"), seats=3, seed=1)
    assert repr(table) == "<table of cablecar: 3 players, 0 actions taken, seat 1 to act>"


def test_a_table_tells_that_the_game_is_over() -> None:
    game = fogcity.game("cablecar")
    table = fogcity.Table(game, seed=1)
    while not table.is_over:
        table.act(int(game.legal(table.state)[0]))
    assert repr(table).endswith("the game is over>")


@every_game
def test_a_record_tells_how_far_the_game_is(name: str) -> None:
    game = fogcity.game(name)
    s = game.deal(3, 1)
    assert repr(s) == str(s) == "<record of a game: 3 players, 0 turns finished, seat 1 to act>"
    while game.turn(s) >= 0:
        game.play(s, int(game.legal(s)[0]))
    assert repr(s) == f"<record of a game: 3 players, {game.turns(s)} turns finished, nobody to act>"


@every_game
def test_every_way_to_a_record_tells_the_same(name: str) -> None:
    game = fogcity.game(name)
    s = game.deal(2, 1)
    others = (game.copy(s), s.copy(), copy.deepcopy(s), pickle.loads(pickle.dumps(s)), game.guess(game.view(s, 0), 1))
    for other in (*others, game.deal_batch(1, 2)[0], game.position(game.describe(s)), game.view(s, 0).record):
        assert repr(other) == repr(s)


def test_options_tell_their_defaults_and_what_they_take() -> None:
    expected = "<options: rotation=no (yes or no), hand=1 (a whole number from 1 to 3)>"
    assert repr(fogcity.game("cablecar").options) == expected


def test_what_learners_use_tells_its_size() -> None:
    encoding = Encoding("cablecar", 3, hand=2)
    assert repr(encoding) == f"<encoding of cablecar: 3 seats, {encoding.size:,} bytes, 138 actions>"
    assert repr(Batch(encoding, 1024)) == "<batch: 1,024 games of cablecar with 3 seats>"
