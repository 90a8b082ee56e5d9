"""Positions of Cable Car as readable text, and records from them.

    seats 2 hand=2                     how many play, and the options that differ from their defaults
    . EWNS . . . . . .                 eight lines of eight words: a tile (SNWEr90 if turned),
    ...                                . for a free space, # for the power station
    rules 1                            the version of the rules that the position is meant for
    turn 1                             whose turn it is
    turns 14                           how many turns have been finished
    drawn SWNE                         the tile that the player has just drawn
    hand 1 SWNE NESW                   the hand of seat 1
    supply ENWS WSEN SNEW              the supply, next tile first (?*20: twenty unknown tiles)
    held 1 yellow:1 red:* blue:1 ...   seat 1's shares of 10, 20, 30 and 40 %, and the seats that know each
    open green brown black yellow      the shares face up
    pile 10 orange purple:2 ...        the 10 % pile, top first; no colon: no seat knows it
    generator 0123...                  64 hexadecimal digits

Only the first line and the board are required. Everything that is missing or `?` is dealt at random. Lines already
closed on the board count as scored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from fogcity.core.errors import BadOption, BadPosition, shorten
from fogcity.core.loops import Records
from fogcity.core.options import Options, Value
from fogcity.games.cablecar.actions import parse_tile
from fogcity.games.cablecar.board import ALL_SPACES, COLOURS, COPIES, KINDS, PERCENTS, POWER_STATION, SPACES
from fogcity.games.cablecar.options import HAND, ROTATION
from fogcity.games.cablecar.rules import lay
from fogcity.games.cablecar.shares import exchange_is_open, pile_size
from fogcity.games.cablecar.state import EVERYBODY, HIDDEN, MAX_SEATS, NOTHING, State

EVERY_SPACE = int(ALL_SPACES)


class PositionReader:
    """Reads one position into a record that is blank but for its options."""

    def __init__(
        self, text: str, options: Options, rules_version: int, template: Callable[[int, dict[str, Value]], Records]
    ) -> None:
        if not isinstance(text, str):
            raise BadPosition(f"a position is a text, not {type(text).__name__}")
        lines = [line.split() for line in text.splitlines() if line.strip()]
        self.seats, given = self._header(lines[0] if lines else [], options)
        self.s: State = template(self.seats, given)[0]
        self.rules_version = rules_version
        self.company = bool(self.s["company"])
        self.rest = iter(lines[1:])
        self.said: set[str] = set()

    def read(self) -> State:
        """The record, with HIDDEN where the text says nothing. Its supply holds every tile that is nowhere else."""
        self._board()
        self.s["turns"] = laid = bin(int(self.s["laid"])).count("1")
        self.s["turn"] = laid % self.seats
        for key, *words in self.rest:
            self._line(key.lower(), words)
        self._check_turn()
        self._tiles()
        if self.company:
            self._shares()
        return self.s

    def _header(self, words: list[str], options: Options) -> tuple[int, dict[str, Value]]:
        if len(words) < 2 or words[0].lower() != "seats":
            raise BadPosition(f"a position begins with a line like `seats 2`, not {shorten(' '.join(words))}")
        seats = _number(words[1], 2, MAX_SEATS, "seats")
        try:
            return seats, options.parse(" ".join(words[2:]))
        except BadOption as error:
            raise BadPosition(f"the first line: {error}") from None

    def _board(self) -> None:
        tiles = Counter[int]()
        for row in range(8):
            words = next(self.rest, [])
            if len(words) != 8:
                raise BadPosition(
                    f"row {row + 1} of the board needs 8 words, not {len(words)}: {shorten(' '.join(words))}"
                )
            for column, word in enumerate(words):
                space = 8 * row + column
                if (word == "#") != (space in POWER_STATION):
                    raise BadPosition(
                        f"{SPACES[space]}: # stands for the power station (d4, e4, d5, e5) and nothing else"
                    )
                if word not in (".", "#"):
                    tiles[self._lay(word, space)] += 1
        self.left = Counter({kind: copies - tiles[kind] for kind, copies in enumerate(COPIES)})
        for kind, left in self.left.items():
            if left < 0:
                raise BadPosition(f"{KINDS[kind]} lies {COPIES[kind] - left} times; there are only {COPIES[kind]}")

    def _lay(self, word: str, space: int) -> int:
        tile = parse_tile(word)
        if tile is None:
            raise BadPosition(f"{SPACES[space]}: expected a tile such as SWNE, or . or #, not {shorten(word)}")
        if tile >= 24 and not self.s["options"][ROTATION]:
            raise BadPosition(f"{SPACES[space]}: {word} is turned, which needs the option rotation=yes")
        lay(self.s, tile, space)
        return tile % 24

    def _line(self, key: str, words: list[str]) -> None:
        readers: dict[str, Callable[[list[str]], str]] = {
            "rules": self._rules,
            "turn": self._turn,
            "turns": self._turns,
            "drawn": self._drawn,
            "hand": self._hand,
            "supply": self._supply,
            "generator": self._generator,
        }
        if self.company:
            readers |= {"held": self._held, "open": self._open, "pile": self._pile}
        if key not in readers:
            raise BadPosition(f"after the board, expected one of {', '.join(readers)}, not {shorten(key)}")
        said = readers[key](words)
        if said in self.said:
            raise BadPosition(f"`{said}` occurs twice")
        self.said.add(said)

    def _rules(self, words: list[str]) -> str:
        version = _number(_only(words, "rules"), 0, 99999, "the version of the rules")
        if version != self.rules_version:
            raise BadPosition(
                f"this position needs version {version} of the rules; this is version {self.rules_version}"
            )
        return "rules"

    def _turn(self, words: list[str]) -> str:
        self.s["turn"] = _number(_only(words, "turn"), 1, self.seats, "turn") - 1
        return "turn"

    def _turns(self, words: list[str]) -> str:
        least = int(self.s["turns"])
        self.s["turns"] = _number(_only(words, "turns"), least, 30000, "turns (at least one for each tile)")
        return "turns"

    def _drawn(self, words: list[str]) -> str:
        self.s["drawn"] = self._kind(_only(words, "drawn"))
        return "drawn"

    def _hand(self, words: list[str]) -> str:
        seat = _number(words[0] if words else "", 1, self.seats, "the seat of a hand") - 1
        if len(words) > self.s["options"][HAND] + 1:
            raise BadPosition(f"hand {seat + 1}: at most {self.s['options'][HAND]} tiles, not {len(words) - 1}")
        self.s["hand"][seat, : len(words) - 1] = sorted(self._kind(word) for word in words[1:])
        return f"hand {seat + 1}"

    def _supply(self, words: list[str]) -> str:
        if len(words) == 1 and words[0].startswith("?*"):
            words = ["?"] * _number(words[0][2:], 1, 60, "hidden tiles in the supply")
        if len(words) > 60:
            raise BadPosition(f"the supply has at most 60 tiles, not {len(words)}")
        self.s["supply"][: len(words)] = [self._kind(word) for word in words][::-1]
        self.s["supply_left"] = len(words)
        return "supply"

    def _generator(self, words: list[str]) -> str:
        word = _only(words, "generator")
        try:
            self.s["generator"] = np.frombuffer(bytes.fromhex(word), "<u8", 4)
        except ValueError:
            raise BadPosition(f"the generator is 64 hexadecimal digits, not {shorten(word)}") from None
        if len(word) != 64:
            raise BadPosition(f"the generator is 64 hexadecimal digits, not {len(word)}")
        return "generator"

    def _held(self, words: list[str]) -> str:
        seat = _number(words[0] if words else "", 1, self.seats, "the seat of the shares held") - 1
        self._read_shares(words[1:], 4, f"held {seat + 1}", self.s["held"][seat], self.s["held_known"][seat])
        self.s["held_known"][seat] |= 1 << seat
        return f"held {seat + 1}"

    def _open(self, words: list[str]) -> str:
        self._read_shares(words, 4, "open", self.s["face_up"], None)
        return "open"

    def _pile(self, words: list[str]) -> str:
        percent = words[0].removesuffix("%") if words else ""
        if percent not in map(str, PERCENTS):
            raise BadPosition(f"a pile is of 10, 20, 30 or 40 %, not {shorten(percent)}")
        pile = PERCENTS.index(int(percent))
        size = int(pile_size.function(self.s))
        self._read_shares(words[1:], size, f"pile {percent}", self.s["pile"][pile], self.s["pile_known"][pile])
        return f"pile {percent}"

    def _read_shares(self, words: list[str], count: int, where: str, shares: Any, known: Any) -> None:
        if len(words) != count:
            raise BadPosition(f"{where}: expected {count} shares, not {len(words)}")
        for place, word in enumerate(words):
            company, _, seats = word.lower().partition(":")
            if company != "?" and company not in COLOURS:
                raise BadPosition(f"{where}: expected a company such as yellow, or ?, not {shorten(word)}")
            shares[place] = HIDDEN if company == "?" else COLOURS.index(company)
            if known is None:
                continue
            if seats != "*" and not (set(seats) <= set("123456"[: self.seats] + "7")):
                raise BadPosition(
                    f"{where}: expected the seats that know the share after the colon, or *, not {shorten(word)}"
                )
            known[place] = EVERYBODY if seats == "*" else sum({1 << (int(seat) - 1) for seat in seats})

    def _kind(self, word: str) -> int:
        if word == "?":
            return HIDDEN
        if word.upper() not in KINDS:
            raise BadPosition(f"expected a tile such as SWNE, or ?, not {shorten(word)}")
        kind = KINDS.index(word.upper())
        self.left[kind] -= 1
        if self.left[kind] < 0:
            raise BadPosition(f"there are only {COPIES[kind]} tiles {KINDS[kind]}, and more are in this position")
        return kind

    def _check_turn(self) -> None:
        if int(self.s["laid"]) == EVERY_SPACE:
            if "turn" in self.said:
                raise BadPosition("the board is full, so it is nobody's turn")
            self.s["turn"] = -1

    def _tiles(self) -> None:
        """Deal the tiles that the text does not place: first into the hands, in turn order, then into the supply."""
        s = self.s
        unplaced = 60 - bin(int(s["laid"])).count("1") - int((s["hand"] != NOTHING).sum()) - int(s["drawn"] != NOTHING)
        unsaid = [seat for seat in range(self.seats) if f"hand {seat + 1}" not in self.said]
        unplaced -= int(s["supply_left"])
        first = max(int(s["turn"]), 0)
        for slot in range(s["options"][HAND]):
            for seat in sorted(unsaid, key=lambda seat: (seat - first) % self.seats):
                if unplaced > 0:
                    s["hand"][seat, slot] = HIDDEN
                    unplaced -= 1
        if "supply" not in self.said and unplaced > 0:
            s["supply"][:unplaced] = HIDDEN
            s["supply_left"] = unplaced
            unplaced = 0
        if unplaced != 0:
            raise BadPosition(f"a game has 60 tiles; this position has {60 - unplaced}")
        self._check_hands()

    def _check_hands(self) -> None:
        s = self.s
        for seat in range(self.seats):
            tiles = int((s["hand"][seat] != NOTHING).sum())
            if (s["supply_left"] or s["drawn"] != NOTHING) and tiles < s["options"][HAND]:
                raise BadPosition(f"hand {seat + 1} has room while the supply lasts; a player would have drawn")
        has_no_tile = s["turn"] >= 0 and s["hand"][s["turn"], 0] == NOTHING and s["drawn"] == NOTHING
        if has_no_tile and not exchange_is_open.function(s):
            raise BadPosition(f"it cannot be the turn of seat {s['turn'] + 1}, who has no tile")

    def _shares(self) -> None:
        """Hide the shares that the text does not place. All players know their own shares and those face up."""
        s = self.s
        for seat in range(self.seats):
            if f"held {seat + 1}" not in self.said:
                s["held"][seat], s["held_known"][seat] = HIDDEN, 1 << seat
            if s["turn"] < 0:
                s["held_known"][seat] = EVERYBODY
        if "open" not in self.said:
            s["face_up"] = HIDDEN
        size = int(pile_size.function(s))
        for pile, percent in enumerate(PERCENTS):
            if f"pile {percent}" not in self.said:
                s["pile"][pile, :size] = HIDDEN
            shares = [
                *s["held"][: self.seats, pile].tolist(),
                int(s["face_up"][pile]),
                *s["pile"][pile, :size].tolist(),
            ]
            twice = [share for share, times in Counter(shares).items() if share >= 0 and times > 1]
            if twice:
                raise BadPosition(f"the {percent} % share of {COLOURS[twice[0]]} is in two places; there is only one")


def _only(words: list[str], key: str) -> str:
    if len(words) != 1:
        raise BadPosition(f"`{key}` takes one word, not {len(words)}")
    return words[0]


def _number(word: str, least: int, most: int, what: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 7 and least <= int(word) <= most):
        raise BadPosition(f"{what}: expected a number from {least} to {most}, not {shorten(word)}")
    return int(word)
