"""The protocol: all games that a bot plays, fixed by the protocol's name.

A **track** is one table of one game against one kind of opponent. The bot has one seat, and copies of the opponent have
the others. Each deal of a track is played once from every seat: a round of the arena. The seed of a track follows from
the names of protocol and track, so everybody plays the same deals. Opponents think in playouts, never in time, so they
play the same on every machine.

Whoever changes anything here that changes results raises VERSION. A test compares the digest, and how the opponents
play.
"""

from __future__ import annotations

import fnmatch
import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from fogcity.arena.benchmark.held_out import HeldOut
from fogcity.arena.settings import Settings
from fogcity.bots.registry import has_policy
from fogcity.core.errors import BadOption, shorten
from fogcity.core.game import Game
from fogcity.core.options import Value
from fogcity.core.parts import find_part
from fogcity.games.registry import OWN
from fogcity.games.registry import game as find_game

VERSION = "1"
MOVE_LIMIT = 60.0  # seconds; a bot that takes longer for a move forfeits the game
QUICK = 5  # the quick protocol has this many times fewer deals
HELD_OUT = "held-out"


class Planned(NamedTuple):
    """How many deals are played against an opponent: for two players, at the largest table, and the same held out."""

    opponent: str
    two: int
    most: int
    held_out_two: int
    held_out_most: int

    def deals(self, full: bool, held_out: bool) -> int:
        """The number of deals on such a track; 0 if there is none."""
        if held_out:
            return self.held_out_most if full else self.held_out_two
        return self.most if full else self.two


PLAN = (  # fewer deals where opponents take long; each deal is played from all seats
    Planned("tourist", 10, 0, 0, 0),
    Planned("conductor", 50, 15, 25, 10),
    Planned("gripman:20p", 25, 5, 0, 0),
    Planned("gripman:100p", 15, 0, 0, 0),
)
# Opponents whose names have changed since. Their names here are part of the protocol, like those of its tracks.
NAMES_NOW = {"gripman:20p": "playout-gripman:20p", "gripman:100p": "playout-gripman:100p"}
WITHOUT_POLICY = ("conductor",)  # it cannot play games without a policy


@dataclass(frozen=True)
class Track:
    """One table of one game against one kind of opponent."""

    protocol: str
    game: str
    seats: int
    opponent: str
    deals: int
    held_out: bool = False
    options: dict[str, Value] = field(default_factory=dict)
    board: str = ""  # a file; empty: the board of the box

    @property
    def name(self) -> str:
        """Such as `cablecar/2/conductor` or `cablecar/2/conductor/held-out`."""
        return f"{self.game}/{self.seats}/{self.opponent}" + (f"/{HELD_OUT}" if self.held_out else "")

    @property
    def games(self) -> int:
        """How many games are played: each deal from every seat."""
        return self.deals * self.seats

    @property
    def seed(self) -> int:
        """The seed of the tournament, from the names of protocol and track."""
        text = f"fogcity benchmark {self.protocol} {self.name}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1

    @property
    def played(self) -> Game:
        """The game, on its board."""
        return find_game(self.game, self.board or None)

    def settings(self, bot: str, budget: str) -> Settings:
        """The tournament of this track for a bot: the bot in one seat, copies of the opponent in the others."""
        return Settings(
            game=self.game,
            bots=[bot, *[NAMES_NOW.get(self.opponent, self.opponent)] * (self.seats - 1)],
            seats=self.seats,
            games=self.games,
            seed=str(self.seed),
            options=dict(self.options),
            budget=budget,
            move_limit=MOVE_LIMIT,
            board=self.board,
        )

    def facts(self) -> list[object]:
        """Everything that determines its games, except the bot."""
        game = self.played
        options = dict(sorted(game.options.complete(self.options).items()))
        about = [self.name, game.rules_version, game.board_tag, options]
        return [*about, self.seats, self.opponent, self.deals, str(self.seed), MOVE_LIMIT]


def protocol_name(quick: bool = False) -> str:
    """The name of the protocol, or of its quick version, which plays other deals and fewer of them."""
    return f"{VERSION}-quick" if quick else VERSION


def benchmark_games() -> list[str]:
    """The games of the protocol. Games of other packages are played if they are asked for."""
    return list(OWN)


def all_tracks(games: Iterable[str] = (), *, quick: bool = False) -> list[Track]:
    """All tracks of these games; by default, of those of the protocol."""
    return [track for name in games or benchmark_games() for track in _tracks_of(find_game(name), quick)]


def choose_tracks(games: Sequence[str] = (), patterns: Sequence[str] = (), *, quick: bool = False) -> list[Track]:
    """The tracks of these games whose names match one of these patterns, such as `*/2/*`; BadOption if there are none.

    Without games all of the protocol are chosen, and without patterns all tracks.
    """
    found = all_tracks(list(dict.fromkeys(find_game(name).name for name in games)), quick=quick)
    for pattern in patterns:
        if not any(fnmatch.fnmatchcase(track.name, pattern) for track in found):
            raise BadOption(f"no track is named {shorten(pattern)}; `fogcity benchmark --list` lists them")
    return [track for track in found if not patterns or any(fnmatch.fnmatchcase(track.name, p) for p in patterns)]


def is_complete(tracks: Sequence[Track]) -> bool:
    """Whether these are all tracks of the protocol."""
    return [track.name for track in tracks] == [track.name for track in all_tracks()]


def digest(tracks: Sequence[Track]) -> str:
    """16 hex digits for everything that determines the games of these tracks. Equal digests: the same benchmark."""
    facts = [tracks[0].protocol if tracks else "", [track.facts() for track in tracks]]
    return hashlib.sha256(json.dumps(facts, separators=(",", ":")).encode()).hexdigest()[:16]


def _tracks_of(game: Game, quick: bool) -> Iterator[Track]:
    few, most = (2 if 2 in game.seats else game.seats[0]), game.seats[-1]
    held_out = find_part(game, "benchmark", HeldOut)
    plan = [planned for planned in PLAN if has_policy(game) or planned.opponent not in WITHOUT_POLICY]
    for way in (HeldOut(), held_out):
        if way is None:
            continue
        for seats in dict.fromkeys((few, most)):
            for planned in plan:
                deals = planned.deals(seats != few, way is held_out)
                deals = -(-deals // QUICK) if quick else deals
                if deals:
                    about = dict(way.options), str(way.board or "")
                    yield Track(
                        protocol_name(quick), game.name, seats, planned.opponent, deals, way is held_out, *about
                    )
