"""Learn to choose as a bot does, from a dataset of its games, in plain NumPy.

    fogcity dataset cablecar gripman:200p --games 2000 --out gripman-games
    python examples/imitate.py gripman-games

A network with one hidden layer gets an observation and gives a probability to each legal action. It is trained to give
a high one to the action that the bot chose. A tenth of the games is kept apart; after each epoch the program says in
how many of their decisions the network and the bot agree.
"""

from __future__ import annotations

import argparse

import numpy as np
import numpy.typing as npt

from fogcity.envs.dataset import load

Floats = npt.NDArray[np.float32]
Columns = dict[str, npt.NDArray]

HIDDEN = 128  # units
RATE = 0.001
BATCH = 256  # rows


class Network:
    """One hidden layer, trained with Adam."""

    def __init__(self, inputs: int, hidden: int, actions: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            rng.normal(0, np.sqrt(2 / inputs), (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros((hidden, actions), np.float32),
            np.zeros(actions, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def forward(self, rows: Columns) -> tuple[Floats, Floats, Floats]:
        """The inputs, the hidden layer, and the probabilities of all actions."""
        into, into_bias, out, out_bias = self.weights
        inputs = np.log1p(rows["observation"], dtype=np.float32)  # most bytes are 0 or 1, some are large counts
        hidden = np.maximum(inputs @ into + into_bias, 0)
        logits = np.where(rows["mask"] == 1, hidden @ out + out_bias, -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return inputs, hidden, odds / odds.sum(axis=1, keepdims=True)

    def learn(self, rows: Columns, rate: float) -> None:
        """Make the actions of these rows a little more probable."""
        inputs, hidden, errors = self.forward(rows)
        count = len(errors)
        errors[np.arange(count), rows["action"]] -= 1  # the gradient of the cross-entropy
        errors /= count
        back = (errors @ self.weights[2].T) * (hidden > 0)
        gradients = [inputs.T @ back, back.sum(axis=0), hidden.T @ errors, errors.sum(axis=0)]
        self.steps += 1
        for weight, mean, square, gradient in zip(self.weights, self.means, self.squares, gradients, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            scale = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            weight -= rate * scale * mean / (np.sqrt(square) + 1e-8)

    def agreement(self, rows: Columns, size: int = 4096) -> float:
        """The share of rows in which the most probable action is the one that the bot chose."""
        agreed = 0
        for start in range(0, len(rows["action"]), size):
            part = take(rows, slice(start, start + size))
            agreed += int((self.forward(part)[2].argmax(axis=1) == part["action"]).sum())
        return agreed / len(rows["action"])


def take(rows: Columns, which: slice | npt.NDArray) -> Columns:
    """Some of the rows."""
    return {name: column[which] for name, column in rows.items()}


def split(rows: Columns) -> tuple[Columns, Columns]:
    """Rows to learn from, and rows of other games to test with."""
    apart = rows["game"] % 10 == 9
    return take(rows, ~apart), take(rows, apart)


def train(rows: Columns, tests: Columns, epochs: int) -> Network:
    """Train a network, and print how often it agrees with the bot."""
    network = Network(rows["observation"].shape[1], HIDDEN, rows["mask"].shape[1])
    rng = np.random.default_rng(1)
    chance = (1 / tests["mask"].sum(axis=1)).mean()
    for epoch in range(1, epochs + 1):
        order = rng.permutation(len(rows["action"]))
        for start in range(0, len(order), BATCH):
            network.learn(take(rows, order[start : start + BATCH]), RATE)
        share = f"{network.agreement(tests):.1%} of {len(tests['action']):,} decisions"
        print(f"epoch {epoch}: agrees with the bot in {share} (a random legal action: {chance:.1%})")
    return network


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dataset", help="a file or folder that `fogcity dataset` has written")
    parser.add_argument("--bot-seat", type=int, help="learn only from this seat, from 0 (default: from all)")
    parser.add_argument("--epochs", type=int, default=10)
    given = parser.parse_args(arguments)
    rows = load(given.dataset)
    if given.bot_seat is not None:
        rows = take(rows, rows["seat"] == given.bot_seat)
    training, tests = split(rows)
    if not len(training["action"]) or not len(tests["action"]):
        parser.error("the dataset needs decisions of 10 games or more: one in ten is kept apart for tests")
    train(training, tests, given.epochs)


if __name__ == "__main__":
    main()
