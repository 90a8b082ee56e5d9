"""Playing on from a position of a finished game, at a new table."""

from __future__ import annotations

import pytest

import fogcity
from tests.helpers.server import eventually
from tests.helpers.tables import agree_to_stop, play_on, sit_down

every_game = pytest.mark.parametrize("game", fogcity.games())


def finished(server, game="cablecar", actions=6, **wanted):
    """A game that was stopped after so many actions, and its players."""
    table, people = sit_down(server, game, **wanted)
    play_on(table, people, actions, choose=3)
    agree_to_stop(table, people)
    return table, people


def positions_of(reader, table):
    return [placed["number"] for placed in reader.get(f"/api/tables/{table}/positions?first=1&seat=all")["positions"]]


def play_from(player, table, position, **wanted):
    """The id of a new table that goes on from a position."""
    return player.post(f"/api/tables/{table}/play_from", position=position, **wanted)["table"]


@every_game
def test_a_game_goes_on_against_bots_from_any_position(server, game):
    table, (ann, _bob) = finished(server, game)
    for number, position in enumerate(positions_of(ann, table)):
        new = play_from(ann, table, position, seat=1, bot="tourist")
        found = eventually(lambda new=new: seat_to_act_is(ann, new, 1))
        assert found["you"] == [1]
        assert found["info"]["origin"] == {
            "table": table,
            "position": position,
            "number": number,
            "guessed": None,
            "sandbox": False,
        }


def seat_to_act_is(reader, table, seat):
    found = reader.look(table)
    return found if found["now"]["turn"] == seat else None
