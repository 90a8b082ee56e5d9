"""The settings of a training run. What the command does not set has a default that was tried."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from fogcity.core.errors import BadOption
from fogcity.core.game import Game
from fogcity.core.loops import Records
from fogcity.core.options import Value
from fogcity.core.rng import chance

MOST_VALUES = 8  # an option with more allowed values keeps its default
SETTINGS_FILE = "settings.json"
LONGEST = 24.0 * 365  # hours
# settings that are whole numbers from 1
WHOLE = (
    "width",
    "hidden",
    "unit_games",
    "units",
    "batches",
    "batch",
    "memory",
    "check_games",
    "actions",
    "simulations",
)


class TrainingSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what is learnt, besides the time that it takes."""

    game: str
    seed: int = 0
    # a digest of the weights that the run begins with; empty: random ones
    start: str = ""
    # a run ends after this many hours, or after this many rounds, which give the same weights again
    hours: float = 0.0
    rounds: int = 0
    # the sizes of the hidden layers
    width: int = 64
    hidden: int = 32
    # a round: games in a unit, units, and then minibatches of samples from the last rounds
    unit_games: int = 150
    units: int = 8
    batches: int = 36
    batch: int = 4096
    memory: int = 10
    # rounds in which the policy chooses the actions, as a share of the run, and at most this many
    taught: float = 0.05
    most_taught: int = 12
    # learning rate at the beginning and at the end; how fast the averaged weights follow
    rate: float = 2e-3
    last_rate: float = 3e-5
    average: float = 0.998
    # self-play: see self_play.SETTINGS
    explore: float = 0.15
    temperature: float = 0.03
    openings: int = 12
    keep: float = 0.35
    others: float = 0.1
    trace: float = 0.8
    guests: float = 0.4
    compare: float = 0.0
    actions: int = 6
    simulations: int = 8
    turns: int = 1
    # how much differences between actions that were compared count in the loss
    apart: float = 20.0
    # the share of games for two players, of games at the largest table, and of games with random options
    two_players: float = 0.4
    most_players: float = 0.3
    with_options: float = 0.25
    # games of a check, for each pairing, and the least minutes between checks
    check_games: int = 400
    check_every: float = 2.0

    def check(self) -> None:
        """BadOption if the settings make no sense."""
        if (self.hours > 0) == (self.rounds > 0):
            raise BadOption("a run takes either --hours, as in 0.5, or --rounds, as in 200")
        if self.hours > LONGEST:
            raise BadOption(f"a run takes at most {LONGEST:.0f} hours, not {self.hours}")
        for name in WHOLE:
            if not 1 <= getattr(self, name) <= 1 << 20:
                raise BadOption(f"{name} is a whole number from 1, not {getattr(self, name)}")

    @property
    def self_play(self) -> dict[str, float]:
        """The settings of self-play."""
        names = ("explore", "temperature", "openings", "keep", "others", "trace", "guests", "compare", "actions")
        return {name: getattr(self, name) for name in (*names, "simulations", "turns")}


def make_templates(game: Game) -> tuple[Records, list[tuple[int, dict[str, Value]]]]:
    """Records before the deal: for each number of players the default options, and each other value of one option."""
    kinds: list[tuple[int, dict[str, Value]]] = []
    for seats in game.seats:
        kinds.append((seats, {}))
        for name, option in game.options.items():
            few = option.allowed if len(option.allowed) <= MOST_VALUES else ()
            kinds += [(seats, {name: value}) for value in few if value != option.default]
    return np.concatenate([game.prepared(seats, dict(options)) for seats, options in kinds]), kinds


def draw_variants(
    settings: TrainingSettings, kinds: list[tuple[int, dict[str, Value]]], *purpose: int
) -> npt.NDArray[np.int64]:
    """Which kind of game is played in each game of a unit."""
    rng = chance(settings.seed, "variants", *purpose)
    fewest, most = kinds[0][0], kinds[-1][0]
    shares = {"fewest": settings.two_players, "most": min(settings.most_players, 1.0 - settings.two_players)}
    sizes = ["fewest" if seats == fewest else "most" if seats == most else "between" for seats, _ in kinds]
    groups = [(size, bool(options)) for size, (_, options) in zip(sizes, kinds, strict=True)]
    weights = np.zeros(len(kinds))
    for number, (size, with_options) in enumerate(groups):
        share = shares.get(size, max(0.0, 1.0 - sum(shares.values())))
        share *= settings.with_options if with_options else 1.0 - settings.with_options
        weights[number] = share / groups.count((size, with_options))
    found: npt.NDArray[np.int64] = rng.choice(len(kinds), settings.unit_games, p=weights / weights.sum())
    return found


def read_settings(path: Path) -> TrainingSettings:
    """The settings of a run that was begun."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=TrainingSettings)
    except OSError:
        raise BadOption(f"there is no training run in {path.parent}: it has no {path.name}") from None
    except msgspec.MsgspecError as error:
        raise BadOption(f"{path} is not the file of a training run: {error}") from None
