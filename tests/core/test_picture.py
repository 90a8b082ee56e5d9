"""Boards as pictures: every game can be drawn, from a view alone."""

from __future__ import annotations

from copy import copy
from xml.etree import ElementTree as ET

import pytest

import fogcity
from fogcity.core.picture import WIDTH, draw
from tests.helpers.playing import play_some

SVG = "{http://www.w3.org/2000/svg}"
every_game = pytest.mark.parametrize("name", fogcity.games())


def without_parts(game):
    plain = copy(game)
    plain.parts = {}
    return plain


@every_game
def test_every_seat_and_spectators_can_draw_a_game_at_any_time(name):
    game = fogcity.game(name)
    for actions in (0, 20, 10_000):
        s = play_some(game, 3, actions)
        for seat in (None, 0, 2):
            root = ET.fromstring(draw(game, game.view(s, seat)))
            assert (root.tag, root.get("width")) == (f"{SVG}svg", str(WIDTH))
            assert len(list(root.iter())) > 50


@every_game
def test_what_is_hidden_does_not_change_the_picture(name):
    game = fogcity.game(name)
    s = play_some(game, 3, 25)
    view = game.view(s, 1)
    other = game.guess(view, 7)
    assert s.tobytes() != other.tobytes()
    assert draw(game, game.view(other, 1)) == draw(game, view)


@every_game
def test_without_letters_there_is_no_text(name):
    game = fogcity.game(name)
    assert "<text" not in draw(game, game.view(play_some(game, 2, 20), 0), letters=False)


def test_a_map_has_its_names():
    game = fogcity.game("ticket")
    texts = [" ".join(text.itertext()) for text in ET.fromstring(draw(game, game.view(game.deal()))).iter(f"{SVG}text")]
    assert "Presidio" in texts


@every_game
def test_a_game_without_the_part_is_drawn_as_its_position(name):
    game = without_parts(fogcity.game(name))
    view = game.view(play_some(game, 2, 20), 0)
    texts = [text.text for text in ET.fromstring(draw(game, view)).iter(f"{SVG}text")]
    assert texts == [line for line in game.describe(view).splitlines() if line.strip()]
