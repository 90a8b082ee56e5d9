"""The options of a game: the allowed values, the default, and the text form.

An option is declared once, as an `Option` in the `Options` of its game. Everything else follows from it: the index
of its value in the record's array field `options`, views, positions, game records, command-line help, the parameters of
environments, the server's list of games and docs/options.md. See docs/how-to/add-an-option.md.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from fogcity.core.errors import BadOption
from fogcity.core.kernel import kernel

Value: TypeAlias = int | bool
Numbers: TypeAlias = npt.NDArray[np.int16]  # options as a record stores them

_WORDS = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}


@dataclass(frozen=True)
class Option:
    """One option: a switch, `(False, True)`, or a whole number in a range."""

    name: str
    default: Value
    allowed: range | tuple[bool, bool]
    help: str

    @property
    def is_switch(self) -> bool:
        """Whether the choice is yes or no; otherwise it is a whole number."""
        return not isinstance(self.allowed, range)

    @property
    def expected(self) -> str:
        """The allowed values in words."""
        if isinstance(self.allowed, range):
            return f"a whole number from {self.allowed[0]} to {self.allowed[-1]}"
        return "yes or no"

    def check(self, value: object) -> Value:
        """The value as a plain bool or int, or BadOption."""
        if self.is_switch:
            if isinstance(value, (bool, int, np.bool)) and value in (0, 1):
                return bool(value)
        elif not isinstance(value, (bool, str)):
            try:
                number = operator.index(value)  # type: ignore[arg-type]
            except TypeError:
                pass
            else:
                if number in self.allowed:
                    return number
        expected = "True or False" if self.is_switch else self.expected
        raise BadOption(f"{self.name} takes {expected}, not {value!r}")

    def parse(self, text: str) -> Value:
        """The value of a text such as `yes` or `3`."""
        word = text.strip().lower()
        if self.is_switch and word in _WORDS:
            return _WORDS[word]
        if not self.is_switch and word.isascii() and word.isdigit() and len(word) < 10:
            return self.check(int(word))
        raise BadOption(f"{self.name} takes {self.expected}, not {text.strip()!r}")

    def format(self, value: Value) -> str:
        """The text that `parse` reads back."""
        return ("yes" if value else "no") if self.is_switch else str(value)


class Options(Mapping[str, Option]):
    """The options of a game by name, in the order of display, which is also their order in the record.

    Games that share a record share its array of options. Options that a game does not offer are `fixed`: they come
    after the others in the record and always have their default value.
    """

    def __init__(self, *options: Option, fixed: Iterable[Option] = ()) -> None:
        self._options = {option.name: option for option in options}
        self._places = (*options, *fixed)

    def __getitem__(self, name: str) -> Option:
        return self._options[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._options)

    def __repr__(self) -> str:
        shown = (f"{one.name}={one.format(one.default)} ({one.expected})" for one in self.values())
        return f"<options: {', '.join(shown) or 'none'}>"

    def __len__(self) -> int:
        return len(self._options)

    @property
    def least(self) -> Numbers:
        """The smallest number allowed at each place of the record's array."""
        return np.array([option.allowed[0] for option in self._places], np.int16)

    @property
    def most(self) -> Numbers:
        """The largest number allowed at each place of the record's array."""
        return np.array([option.allowed[-1] for option in self._places], np.int16)

    @property
    def field(self) -> tuple[str, type[np.int16], tuple[int]]:
        """The field of the record's dtype that holds the options."""
        return "options", np.int16, (len(self._places),)

    def index(self, name: str) -> int:
        """The place of an option in the record's array."""
        return [option.name for option in self._places].index(name)

    def to_numbers(self, values: Mapping[str, Value]) -> list[int]:
        """The numbers of the record's array for a value of every option."""
        return [int(values.get(option.name, option.default)) for option in self._places]

    def from_numbers(self, numbers: Iterable[int]) -> dict[str, Value]:
        """The value of every option that the game offers, read from the record's array."""
        pairs = zip(self.values(), numbers, strict=False)
        return {option.name: bool(number) if option.is_switch else number for option, number in pairs}

    def complete(self, given: Mapping[str, object]) -> dict[str, Value]:
        """A value for every option: the given values, checked, and defaults for the rest."""
        values = {name: option.default for name, option in self.items()}
        values |= {option.name: option.check(given[name]) for name, option in self._find_all(given)}
        return values

    def parse(self, text: str) -> dict[str, Value]:
        """Read `hand=2 rotation=yes`. Returns only the given options."""
        words = [word.partition("=") for word in text.replace(",", " ").split()]
        for name, equals, _ in words:
            if not equals:
                raise BadOption(f"an option is written like hand=2, not {name!r}")
        found = self._find_all([name for name, _, _ in words])
        return {option.name: option.parse(value) for (_, option), (_, _, value) in zip(found, words, strict=True)}

    def format(self, values: Mapping[str, Value]) -> str:
        """Write what differs from the defaults, as `parse` reads it."""
        return " ".join(
            f"{name}={option.format(values[name])}"
            for name, option in self.items()
            if name in values and values[name] != option.default
        )

    def _find_all(self, names: Iterable[str]) -> list[tuple[str, Option]]:
        """The options with these names, each at most once. Case does not matter, and - equals _."""
        found: list[tuple[str, Option]] = []
        for name in names:
            option = self._options.get(name.strip().lower().replace("-", "_"))
            if option is None:
                raise BadOption(f"there is no option {name!r}; there are: {', '.join(self._options) or 'none'}")
            if any(option is other for _, other in found):
                raise BadOption(f"{option.name} is given twice")
            found.append((name, option))
        return found


@kernel
def options_are_valid(options: Numbers, least: Numbers, most: Numbers) -> bool:
    """Whether every option of a record lies in its declared range (see `Options.least` and `Options.most`)."""
    valid = True
    for place in range(len(least)):
        valid = valid and least[place] <= options[place] <= most[place]
    return valid
