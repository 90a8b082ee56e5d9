"""A table: a game with its history."""

from __future__ import annotations

import numpy as np
import pytest

import fogcity

cablecar = fogcity.game("cablecar")


def test_nothing_happens_to_the_game_past_the_table() -> None:
    table = fogcity.Table(cablecar, seats=2, seed=1)
    cablecar.play(table.state, int(cablecar.legal(table.state)[0]))
    assert cablecar.turns(table.state) == 0
    assert table.moves == []
    move = table.act(int(cablecar.legal(table.state)[0]))
    cablecar.play(move.after, int(cablecar.legal(move.after)[0]))
    cablecar.play(move.before, int(cablecar.legal(move.before)[0]))
    assert cablecar.turns(table.state) == 1
    assert fogcity.replay(table.record_text()).state.tobytes() == table.state.tobytes()


def test_tags_belong_to_the_table() -> None:
    tags = {"players": "Ann, Bob"}
    table = fogcity.Table(cablecar, tags=tags)
    record = table.record()
    table.tags["place"] = "Powell Street"
    assert tags == {"players": "Ann, Bob"} == record.tags
    assert table.record().tags["place"] == "Powell Street"
    table.tags["note"] = "two\nlines"
    with pytest.raises(fogcity.BadRecord, match="one line"):
        table.record_text()


def test_seats_may_be_a_numpy_number() -> None:
    assert b'"seats": 3' in fogcity.Table(cablecar, seats=np.int64(3)).record().to_json()


def test_an_illegal_action_changes_nothing() -> None:
    table = fogcity.Table(cablecar, seats=2, seed=1)
    for wrong in ("pass", "SWEN d3", 99999):
        with pytest.raises(fogcity.IllegalAction):
            table.act(wrong)
    with pytest.raises(fogcity.BadText):
        table.act("jump")
    assert table.moves == []


def test_undo_reaches_only_the_own_last_choice() -> None:
    table = fogcity.Table(cablecar, seats=2, seed=1)
    with pytest.raises(fogcity.IllegalAction, match="only your own last choice"):
        table.undo(0)
    table.act("draw")
    with pytest.raises(fogcity.IllegalAction, match="`draw` has shown you something hidden"):
        table.undo(0)
    drawn = cablecar.describe(table.state).split("drawn ")[1][:4]
    lay = next(
        text
        for text in (f"{drawn} b{row}" for row in (1, 8))
        if cablecar.parse(table.state, text) in cablecar.legal(table.state)
    )
    table.act(lay)
    assert table.why_no_undo(0) is None
    assert table.why_no_undo(1) is not None
    assert table.undo(0).text == lay
    assert table.turns() == [["draw"]]


def test_views_do_not_change_when_a_game_goes_on() -> None:
    s = cablecar.deal(2, 1)
    view = cablecar.view(s, 0)
    before = view.tobytes()
    cablecar.play(s, int(cablecar.legal(s)[0]))
    assert view.tobytes() == before
