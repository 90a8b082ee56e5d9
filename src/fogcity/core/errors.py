"""Errors, each with a message that a player understands."""

from __future__ import annotations

LONGEST = 200  # characters of an invalid text that an error quotes


def shorten(text: str) -> str:
    """An invalid text, shortened and quoted for an error message."""
    return repr(text if len(text) <= LONGEST else text[:LONGEST] + "...")


class FogCityError(ValueError):
    """A wrong call; the message says what was expected."""


class IllegalAction(FogCityError):
    """The action is not legal now. Nothing has changed."""


class BadText(FogCityError):
    """The text is not an action."""


class BadPosition(FogCityError):
    """The text does not describe a possible position."""


class BadRecord(FogCityError):
    """The file is not a game record, or its game cannot be replayed."""


class WrongBoard(BadRecord):
    """The game record needs another board."""


class BadOption(FogCityError):
    """The game has no such option, or the option does not allow this value."""


class BadSeed(FogCityError):
    """The seed is neither a whole number in range nor 32 bytes."""


class UnknownGame(FogCityError):
    """There is no game with this name."""


class BadBoard(FogCityError):
    """The file does not describe a playable board."""
