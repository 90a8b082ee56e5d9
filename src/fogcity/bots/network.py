"""A game's network: a small neural network that values the actions of a position, and its evaluation.

A position as one seat knows it is a list of features: numbers of rows in the first layer, each with a value. The sum of
these rows is the same for all actions of a position. An action changes a few features, so its own sum costs little.
The rest of the network is small: two layers, and two outputs, which say what the seat's position after the action is
worth: the share of the win, as a logit, and the margin at the end.

Compiled and interpreted evaluation agree up to rounding in the seventh digit. As in core/loops.py, the names
`network_...` stand for a game's own kernels.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.core.game import Game
from fogcity.core.kernel import Kernel, kernel
from fogcity.core.loops import Codes, Rules

Floats = npt.NDArray[np.float32]
Rows = npt.NDArray[np.int32]

# The layers: rows of the first and their bias, the second, the third.
Layers = tuple[Floats, Floats, Floats, Floats, Floats, Floats]

network_describe: Any
network_change: Any
network_shortlist: Any

SHARE, MARGIN = 0, 1
OUTPUTS = 2


# The settings of the search that a game decides (see lookahead.SETTINGS).
SETTINGS = ("trust", "belief", "turns", "deepen", "win", "margin")

# The gripman's levels, the weakest first.
LEVELS = ("beginner", "easy", "medium", "advanced", "hard", "very-hard", "expert")


@kernel
def is_never_near_end(*_: Any) -> bool:
    """For a game in which there are too many ways to play on until the very end."""
    return False


@dataclass(frozen=True)
class Network:
    """The part `network` of a game. `scratches` is an array of two records of type `scratch`, reusable buffers.

    Its kernels read only what the seat may know, so a view and all its guesses give the same features.
    """

    rules: Rules
    scratch: np.dtype[Any]
    # how many rows the first layer has, and the most features that a position or a change has
    rows: int
    most_features: int
    # (s, seat, rows, values, scratches, *fixed) -> count: write the features of a position as this seat knows it
    describe: Kernel[Any, Any]
    # (s, action, rows, values, scratches, afters, *fixed) -> count: after `describe` for the seat to act, write how an
    # action changes the features. A negative count means that they are all features of the position after the action.
    # `afters` is an array of one record, a buffer for that position. What `describe` left in scratches[0] is kept.
    change: Kernel[Any, Any]
    # (s, codes, count, scratches, *fixed) -> count: after `describe` for the seat to act, keep only the actions that
    # are worth valuing in a simulation, in any order
    shortlist: Kernel[Any, Any]
    # points in the final margin that count as one unit of the output
    margin: float
    # increased when features change their meaning, so that weights of other versions are not used
    version: int
    # (s, *fixed) -> whether so little is left of the game that a simulation tries every way to play on
    is_near_end: Kernel[Any, Any] = is_never_near_end
    # how the search decides, how far it looks ahead, and how much a win counts (see lookahead.SETTINGS)
    trust: float = 12.0
    belief: float = 0.0
    turns: int = 1
    deepen: float = 0.0
    win: float = 0.5
    # how many actions the simulations may value on average; where they value more, a move has fewer simulations
    valued: int = 400
    # the gripman's levels: the looseness of the weakest ones (see Budget), then one simulation without looseness, then
    # the simulations of the strongest ones
    looseness: tuple[float, ...] = (0.04, 0.026, 0.017, 0.01)
    simulations: tuple[int, ...] = (200, 2000)

    @property
    def levels(self) -> dict[str, str]:
        """The budgets of the gripman's levels, the weakest first."""
        budgets = [*(f"1p~{loose}" for loose in self.looseness), "1p", *(f"{number}p" for number in self.simulations)]
        return dict(zip(LEVELS, budgets, strict=True))

    @property
    def settings(self) -> dict[str, float]:
        """The settings of the search for this game."""
        return {name: getattr(self, name) for name in SETTINGS}


@kernel
def put(rows: Rows, values: Floats, n: int, row: int, value: float) -> int:
    """Write a feature: its row and its value. Return the place for the next one."""
    rows[n] = row
    values[n] = value
    return n + 1


@kernel
def keep_all(_s: Any, _codes: Codes, count: int, *_: Any) -> int:
    """The shortlist of a game whose actions are valued quickly: all of them."""
    return count


def add_rows_by_numpy(first: Floats, rows: Rows, values: Floats, count: int, total: Floats) -> None:
    """The same as `add_rows`, in the same order, for interpreted code."""
    for i in range(count):
        total += values[i] * first[rows[i]]


def forward_by_numpy(layers: Layers, total: Floats, hidden: Floats, outputs: Floats) -> None:
    """The same as `forward`, in the same order, for interpreted code."""
    _, _, second, second_bias, third, third_bias = layers
    width = len(total) - OUTPUTS
    hidden[:] = second_bias
    for j in np.flatnonzero(total[:width] > 0):
        hidden += total[j] * second[j]
    outputs[:] = third_bias + total[width:]
    for j in np.flatnonzero(hidden > 0):
        outputs += hidden[j] * third[j]


@partial(Kernel, interpreted=add_rows_by_numpy)
def add_rows(first: Floats, rows: Rows, values: Floats, count: int, total: Floats) -> None:
    """Add rows of the first layer, each times its value."""
    for i in range(count):
        row, value = first[rows[i]], values[i]
        for j in range(len(total)):
            total[j] += value * row[j]


@partial(Kernel, interpreted=forward_by_numpy)
def forward(layers: Layers, total: Floats, hidden: Floats, outputs: Floats) -> None:
    """Compute the outputs from the sum of the first layer. Its last columns are added to the outputs directly."""
    _, _, second, second_bias, third, third_bias = layers
    width = len(total) - OUTPUTS
    for k in range(len(hidden)):
        hidden[k] = second_bias[k]
    for j in range(width):
        value = total[j]
        if value > 0:
            row = second[j]
            for k in range(len(hidden)):
                hidden[k] += value * row[k]
    for k in range(OUTPUTS):
        outputs[k] = third_bias[k] + total[width + k]
    for j in range(len(hidden)):
        value = hidden[j]
        if value > 0:
            for k in range(OUTPUTS):
                outputs[k] += value * third[j, k]


def value_actions(s: Any, codes: Codes, count: int, layers: Layers, work: tuple[Any, ...], *fixed: Any) -> None:
    """Write the outputs of the position after each action, for the seat to act, into the work's table of outputs."""
    add_position(s, layers, work, *fixed)
    value_each(s, codes, count, layers, work, *fixed)


def value_shortlist(s: Any, codes: Codes, count: int, layers: Layers, work: tuple[Any, ...], *fixed: Any) -> int:
    """The same for a shortlist of the actions, which replaces them; return how many it has."""
    add_position(s, layers, work, *fixed)
    count = network_shortlist(s, codes, count, work[6], *fixed)
    value_each(s, codes, count, layers, work, *fixed)
    return count


def add_position(s: Any, layers: Layers, work: tuple[Any, ...], *fixed: Any) -> None:
    """Add the rows of the position before the action, for the seat to act."""
    rows, values, base, _, _, _, scratches, _ = work
    first, first_bias = layers[0], layers[1]
    for j in range(len(base)):
        base[j] = first_bias[j]
    add_rows(first, rows, values, network_describe(s, int(s.turn), rows, values, scratches, *fixed), base)


def value_each(s: Any, codes: Codes, count: int, layers: Layers, work: tuple[Any, ...], *fixed: Any) -> None:
    """Add the changes by each action, and write the outputs."""
    rows, values, base, total, hidden, outputs, scratches, afters = work
    first, first_bias = layers[0], layers[1]
    for i in range(count):
        changed = network_change(s, int(codes[i]), rows, values, scratches, afters, *fixed)
        for j in range(len(base)):
            total[j] = base[j] if changed >= 0 else first_bias[j]
        add_rows(first, rows, values, abs(changed), total)
        forward(layers, total, hidden, outputs[i])


def value_position(s: Any, seat: int, layers: Layers, work: tuple[Any, ...], *fixed: Any) -> None:
    """Write the outputs of a position for a seat into the first row of the work's table of outputs."""
    rows, values, base, _, hidden, outputs, scratches, _ = work
    first, first_bias = layers[0], layers[1]
    for j in range(len(base)):
        base[j] = first_bias[j]
    add_rows(first, rows, values, network_describe(s, seat, rows, values, scratches, *fixed), base)
    forward(layers, base, hidden, outputs[0])


@kernel
def share_of(logit: float) -> float:
    """The share of the win, or of any other scale from 0 to 1, that a logit stands for."""
    return 1.0 / (1.0 + math.exp(-float(logit)))  # in double precision, compiled too


@kernel
def worth_of(outputs: Floats, win: float) -> float:
    """Outputs as one number from 0 to 1: the win, and the margin."""
    return win * share_of(outputs[SHARE]) + (1.0 - win) * share_of(outputs[MARGIN])


class Evaluation:
    """These kernels, bound to those of a game."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.label = network.describe.function.__module__.replace(".", "_")
        names: dict[str, object] = {
            f"network_{name}": getattr(network, name) for name in ("describe", "change", "shortlist")
        }
        for part in (add_position, value_each):
            names[part.__name__] = Kernel(part, names=names, label=self.label)
        self.value_actions = Kernel(value_actions, names=names, label=self.label)
        self.value_shortlist = Kernel(value_shortlist, names=names, label=self.label)
        self.value_position = Kernel(value_position, names=names, label=self.label)


def make_work(game: Game, network: Network, layers: Layers) -> tuple[Any, ...]:
    """Buffers for evaluation. They must not be used in two threads at once."""
    return (
        np.empty(network.most_features, np.int32),
        np.empty(network.most_features, np.float32),
        np.empty(layers[0].shape[1], np.float32),
        np.empty(layers[0].shape[1], np.float32),
        np.empty(layers[2].shape[1], np.float32),
        np.empty((game.most_legal, OUTPUTS), np.float32),
        np.zeros(2, network.scratch),
        np.empty(1, game.dtype),
    )


@cache
def evaluation_of(network: Network) -> Evaluation:
    """The evaluation of a network, compiled once."""
    return Evaluation(network)
