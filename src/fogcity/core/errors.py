"""What can be wrong, each with a message that a player understands."""

from __future__ import annotations

LONGEST = 200  # more of a wrong text than this is not repeated in an error


def shorten(text: str) -> str:
    """A wrong text as it is quoted in an error."""
    return repr(text if len(text) <= LONGEST else text[:LONGEST] + "...")


class FogCityError(ValueError):
    """Anything wrong with what was asked; the message says what was expected."""


class IllegalAction(FogCityError):
    """The rules do not allow this action now. Nothing has changed."""


class BadText(FogCityError):
    """The text names no action."""


class BadPosition(FogCityError):
    """The text describes no possible position."""


class BadRecord(FogCityError):
    """The file is no game record, or its game cannot be replayed."""


class WrongBoard(BadRecord):
    """The record is of a game on another board."""


class BadOption(FogCityError):
    """The game has no such option, or the option does not take this value."""


class BadSeed(FogCityError):
    """The seed is neither a whole number in range nor 32 bytes."""


class UnknownGame(FogCityError):
    """There is no game of this name."""


class BadBoard(FogCityError):
    """The file describes no board that can be played on."""
