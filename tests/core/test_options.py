"""Options: defaults, checks and texts."""

from __future__ import annotations

import numpy as np
import pytest

import fogcity

company = fogcity.game("company")


def test_defaults_are_filled_in() -> None:
    defaults = {"rotation": False, "hand": 1, "exchange_until": 20, "turn_limit": 400}
    assert company.options.complete({}) | defaults == company.options.complete({})
    assert company.options.complete({"hand": 3})["hand"] == 3


def test_the_game_says_that_the_default_of_exchange_until_is_ours() -> None:
    assert "ours" in company.options["exchange_until"].help


def test_texts_are_read_leniently_and_written_one_way() -> None:
    for text in ("hand=2 rotation=yes", "rotation=ON, hand=2", "Hand=02 rotation=true"):
        assert company.options.parse(text) == {"hand": 2, "rotation": True}
    assert company.options.parse("turn-limit=5") == {"turn_limit": 5}
    assert company.options.format({"rotation": True, "hand": 2, "exchange_until": 20}) == "rotation=yes hand=2"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hand", "written like hand=2, not 'hand'"),
        ("hand=", "from 1 to 3"),
        ("hand=2 hand=2", "given twice"),
        ("hand=two", "from 1 to 3, not 'two'"),
        ("rotation=3", "yes or no, not '3'"),
        ("exchange_until=1001", "from 0 to 1000"),
        ("size=3", f"there are: {', '.join(company.options)}"),
    ],
)
def test_bad_texts(text: str, told: str) -> None:
    with pytest.raises(fogcity.BadOption, match=told):
        company.options.parse(text)


@pytest.mark.parametrize(
    "options", [{"hand": 0}, {"hand": "2"}, {"hand": True}, {"hand": 1.5}, {"rotation": 2}, {"x": 1}]
)
def test_bad_values(options: dict[str, object]) -> None:
    with pytest.raises(fogcity.BadOption, match=r"takes|no option"):
        company.deal(2, 1, **options)


@pytest.mark.parametrize("seats", [1, 7, 0, -2, "2", 2.0, None, True])
def test_bad_numbers_of_seats(seats: object) -> None:
    with pytest.raises(fogcity.BadOption, match="2 to 6 players"):
        company.deal(seats)


def test_names_are_found_however_they_are_spelt_and_never_dropped() -> None:
    assert company.options_of(company.deal(2, 1, HAND=3, Exchange_Until=7))["hand"] == 3
    assert company.options.complete({"exchange-until": 7})["exchange_until"] == 7
    with pytest.raises(fogcity.BadOption, match="given twice"):
        company.deal(2, 1, HAND=3, hand=2)


def test_numpy_values_are_values() -> None:
    assert company.options.complete({"rotation": np.True_, "hand": np.int8(2)})["rotation"] is True
