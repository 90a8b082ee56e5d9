"""The settings of a tournament, which determine all its games."""

from __future__ import annotations

from pathlib import Path

import msgspec

from fogcity.bots.bot import Budget
from fogcity.bots.registry import Entrant, different, find_bot, parse_spec
from fogcity.core.errors import BadOption, shorten
from fogcity.core.game import Game
from fogcity.core.options import Value
from fogcity.core.rng import check_int_seed
from fogcity.games.registry import game as find_game

SLOWEST = 5.0  # seconds for a move that every bot may take
PATIENCE = 10.0  # times its budget
LIMIT_OF_PLAYOUTS = 60.0  # seconds for a move of a bot that counts playouts
MOST_GAMES = 10_000_000  # all results are held in memory, about 100 bytes each
LONGEST_SEED = 20  # digits


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The settings of a tournament. They and the number of a game determine everything about that game."""

    game: str
    bots: list[str]
    seats: int = 2
    games: int = 100  # in all
    seed: str = "0"  # a text, because JSON readers lose large numbers
    options: dict[str, Value] = {}
    budget: str = "1s"
    move_limit: float | None = None  # seconds; None: it depends on the budget
    board: str = ""  # the file of the board, for games that have several

    def check(self) -> None:
        """BadOption, or another FogCityError, if no tournament can be played with these settings."""
        game = self.played
        if self.seats not in game.seats:
            raise BadOption(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {self.seats}")
        if not self.bots:
            raise BadOption("name one bot or more, such as tourist; see `--help`")
        if not 1 <= self.games <= MOST_GAMES:
            raise BadOption(f"a tournament has 1 to {MOST_GAMES:,} games, not {self.games:,}")
        if self.move_limit is not None and not 0 < self.move_limit <= 100_000:
            raise BadOption(f"--move-limit takes seconds, more than 0, not {self.move_limit:g}")
        game.options.complete(self.options)
        if not (self.seed.isascii() and self.seed.isdigit() and len(self.seed) <= LONGEST_SEED):
            raise BadOption(f"the seed of a tournament is a whole number from 0 to 2**64 - 1, not {shorten(self.seed)}")
        check_int_seed(int(self.seed))
        Budget.parse(self.budget)
        for bot in self.bots:
            parse_spec(bot)

    @property
    def played(self) -> Game:
        """The game; it is made once, and again if a copy of the settings has another board."""
        wanted, kept = (self.game, self.board), self.__dict__.get("made", ())
        if not kept or kept[0] != wanted:
            kept = (wanted, find_game(self.game, Path(self.board) if self.board else None))
            self.__dict__["made"] = kept
        found: Game = kept[1]
        return found

    def enter(self) -> list[Entrant]:
        """Make the bots. This runs their code."""
        default = Budget.parse(self.budget)
        found = [find_bot(bot, self.played, default) for bot in self.bots]
        names = different(entrant.name for entrant in found)
        return [Entrant(entrant.bot, entrant.budget, name) for entrant, name in zip(found, names, strict=True)]

    def limit_for(self, budget: Budget) -> float:
        """How many seconds a move may take before the game is forfeit."""
        if self.move_limit is not None:
            return self.move_limit
        if budget.seconds is None:
            return LIMIT_OF_PLAYOUTS
        return max(PATIENCE * budget.seconds, SLOWEST)
