"""Short codes for the locations of any board, and finding locations by what a player typed.

Alcatraz ALC, Fort Mason FM, Golden Gate Bridge GGB, Pier 39 P39, Palace of Fine Arts PFA
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from rich.cells import cell_len

from fogcity.core.errors import BadText, shorten
from fogcity.terminal.drawing.phrases import listed

LONGEST = 3
SMALL_WORDS = ("the", "of", "and", "de", "la", "le", "les", "der", "die", "das")


@lru_cache(maxsize=16)
def codes_for(names: tuple[str, ...]) -> tuple[str, ...]:
    """A code of two or three letters for each name. Codes are unique, and differ from all names."""
    codes = [""] * len(names)
    taken = {fold(name) for name in names}
    candidates = [list(_candidates(name)) for name in names]
    for level in range(max((len(found) for found in candidates), default=0)):
        wanted = {i: found[min(level, len(found) - 1)] for i, found in enumerate(candidates) if found and not codes[i]}
        count = Counter(wanted.values())
        for i, code in wanted.items():
            if count[code] == 1 and fold(code) not in taken:
                codes[i] = code
                taken.add(fold(code))
    for i, code in enumerate(codes):
        if not code:
            codes[i] = next(spare for n in range(1, 1000) if fold(spare := f"#{n}") not in taken)
            taken.add(fold(codes[i]))
    return tuple(codes)


def _candidates(name: str) -> Iterator[str]:
    """Codes that suggest a name, the best first."""
    words = re.findall(r"\w+", unicodedata.normalize("NFC", name))
    words = [word for word in words if word.casefold() not in SMALL_WORDS] or words
    if not words:
        return
    initials = "".join(word if word.isdigit() else word[0] for word in words)
    if len(words) == 1:
        yield from _narrow([words[0][:3]])
    letters = "".join(words)
    first, *rest = words
    more = "".join(word[0] for word in rest)
    yield from _narrow([initials[:3], first[:2] + more[:1], first[:1] + "".join(rest)[:2], letters[:3]])
    yield from _narrow([letters[0] + a + b for i, a in enumerate(letters[1:], 1) for b in letters[i + 1 :]])


def _narrow(codes: list[str]) -> Iterator[str]:
    for code in codes:
        capital = code.upper()
        if len(capital) >= 2 and cell_len(capital) <= LONGEST:
            yield capital


def fold(text: str) -> str:
    """A text for comparisons that ignore case, accents, spaces and dashes."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.sub(r"[\s\-]+", " ", "".join(c for c in plain if not unicodedata.combining(c))).split())


class LocationFinder:
    """Finds locations by name, code or the beginning of a name."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.codes = codes_for(self.names)
        self._folded = [fold(name) for name in self.names]

    def candidates(self, typed: str) -> list[int]:
        """The locations that a text may mean: by whole name or code, or else by the beginning of a name."""
        wanted = fold(typed)
        if not wanted:
            return []
        for names in (self._folded, [fold(code) for code in self.codes]):
            if wanted in names:
                return [names.index(wanted)]
        words = wanted.split()
        return [i for i, name in enumerate(self._folded) if name.startswith(wanted)] or [
            i for i, name in enumerate(self._folded) if _fits(words, name.split())
        ]

    def find(self, typed: str) -> int:
        """The location that a text means; BadText if there is none, or more than one."""
        found = self.candidates(typed)
        if len(found) == 1:
            return found[0]
        if not typed.strip():
            raise BadText(f"which location? Type its name, the first letters, or its code, such as {self.codes[0]}")
        if not found:
            raise BadText(f"there is no location {shorten(typed.strip())}; `places` lists them")
        names = [f"{self.names[i]} ({self.codes[i]})" for i in found]
        raise BadText(f"{shorten(typed.strip())} could be {listed(names, 'or')}")

    def pairs(self, typed: str) -> list[tuple[int, int]]:
        """The pairs of locations that a text such as `alc-pier 39` may mean, wherever it can be split."""
        found: list[tuple[int, int]] = []
        for one, other in _splits(typed):
            ends = [(a, b) for a in self.candidates(one) for b in self.candidates(other) if a != b]
            found += [pair for pair in ends if pair not in found]
        return found


def _splits(typed: str) -> Iterator[tuple[str, str]]:
    """The ways to split a text in two: at a dash or at `to`; at any space if there is neither."""
    text = typed.replace("\u2013", "-").replace("\u2014", "-")
    dashes = list(re.finditer(r"\s*-\s*|\s+to\s+", text, re.IGNORECASE)) or list(re.finditer(r"\s+", text))
    for dash in dashes:
        one, other = text[: dash.start()].strip(), text[dash.end() :].strip()
        if one and other:
            yield one, other


def _fits(typed: Sequence[str], name: Sequence[str]) -> bool:
    """Does each typed word begin a word of the name, in order?"""
    left = iter(name)
    return all(any(word.startswith(part) for word in left) for part in typed)
