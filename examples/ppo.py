"""Learn two-player Cable Car by masked PPO on one CPU core, and report how well it plays.

    pip install fogcity torch               # and matplotlib, for the plot
    python examples/ppo.py                  # half an hour
    python examples/ppo.py --minutes 0.2    # does it run at all?
    fogcity arena cablecar examples/ppo.py:PpoBot gripman:medium conductor     # what it has learned, as a bot
    fogcity ladder --bot examples/ppo.py:PpoBot --out my-ladder.md             # and on the ladder

The learner plays hundreds of games at once: most against itself, the rest against conductor. From time to time its best
actions are evaluated against tourist and conductor. The folder `--out` gets the policy (policy.pt), the learning curve
(curve.json) and, if matplotlib is installed, its plot (curve.svg). Ctrl-C ends the training early and keeps the policy.
`PpoBot` plays by the policy in ppo-out/policy.pt, or in the file that the environment variable PPO_POLICY names.

What it sees of a game comes from observations only: see ppo_lines.py. A small network gives values to each line that is
not closed. The effect of laying a tile is the points that it scores, and the difference of the lines before and after.
"""

from __future__ import annotations

import argparse
import dataclasses
import itertools
import json
import math
import os
import time
from collections import namedtuple
from pathlib import Path
from typing import Any

import numpy as np
import torch
from ppo_lines import GAIN, NAMES, POINTS, ROW, WORLD, read
from rich.console import Console
from torch import Tensor, nn
from torch.nn import functional

from fogcity.core.errors import FogCityError
from fogcity.envs.batch import Batch
from fogcity.envs.encoding import Encoding
from fogcity.envs.opponents import QuickOpponents
from fogcity.envs.policy_bot import Policy, PolicyBot

EVERY = 5.0  # seconds between lines of progress
NEVER = -1e9  # the logit of an illegal action
ENCODING = Encoding("cablecar", 2)
say = Console(highlight=False, soft_wrap=True).print


@dataclasses.dataclass
class Settings:
    """Hyperparameters. Each is also an option of the command."""

    minutes: float = 30.0  # how long to train; 0: only evaluate
    seed: int = 0  # of games, weights and choices; runs still differ in how far they get in the time
    threads: int = 1  # that PyTorch may use
    out: str = "ppo-out"  # folder for the policy and the curve
    load: str = ""  # policy.pt to continue from
    games: int = 256  # played at once
    share: float = 0.25  # of them against conductor; the rest against itself
    steps: int = 96  # decisions in each game between two updates
    epochs: int = 3  # passes over the decisions between two updates
    minibatch: int = 2048  # decisions for each step of Adam
    rate: float = 1e-3  # learning rate at the start; falls to a twentieth
    clip: float = 0.2  # of PPO's probability ratio
    trace: float = 0.9  # lambda of the advantages; no discount
    entropy: float = 0.01  # weight of the entropy at the start; falls to a twentieth
    win: float = 1.0  # reward of a win, added to the margin / 10
    width: int = 64  # of the hidden layers
    values: int = 16  # number of values that the network gives to each line
    checks: float = 3.0  # minutes between two evaluations; fewer at first
    check_games: int = 400  # games in each of them, against each bot
    last_games: int = 2000  # games in the evaluation at the end, against each bot


Seen = namedtuple("Seen", (*NAMES, "masks"))  # what ppo_lines.read gives, as tensors, and the action masks


def look(observations: Any, masks: Any) -> Seen:
    """Read observations, as tensors over the memory of the arrays."""
    return Seen(*(torch.from_numpy(array) for array in (*read(ENCODING, observations, masks), masks)))


def add_up(line: Tensor, which: Tensor, start: Tensor, sign: Tensor) -> Tensor:
    """Sums of lines with their signs; `start` says where each sum begins."""
    return functional.embedding_bag(which, line, start, mode="sum", per_sample_weights=sign)


def layers(*sizes: int) -> nn.Sequential:
    """Linear layers with ReLU between them; the last one is initialised small."""
    found: list[nn.Module] = []
    for before, after in itertools.pairwise(sizes):
        found += [nn.Linear(before, after), nn.ReLU()]
    nn.init.normal_(found[-2].weight, std=0.01)  # type: ignore[arg-type]
    return nn.Sequential(*found[:-1])


class Network(nn.Module):
    """Logits of all actions, and the value of the position."""

    def __init__(self, width: int, values: int) -> None:
        super().__init__()
        self.shape = (width, values)
        self.row, self.place = nn.Linear(ROW, width), nn.Embedding(64, width)
        self.line = layers(width, width, values)
        self.lay = layers(values + GAIN + WORLD, width, 1)
        self.draw = layers(values + WORLD + 2, width, 1)
        self.rest = layers(values + WORLD, width, 1)
        self.sharp = nn.Parameter(torch.tensor(4.0))  # weight of the immediate gain
        nn.init.normal_(self.place.weight, std=0.1)

    def forward(self, seen: Seen) -> tuple[Tensor, Tensor]:
        line = self.line(functional.relu(self.row(seen.rows) + self.place(seen.places)))
        now = add_up(line, seen.now, seen.now_from, seen.now_sign)  # my lines minus the rival's
        then = add_up(line, seen.then, seen.then_from, seen.then_sign)  # the same, after laying a tile minus before
        where, world = seen.lays[:, 0], seen.world
        gain = seen.gains[:, 0] - seen.gains[:, 1] + then[:, 0]
        lay = self.sharp * gain + self.lay(torch.cat([then, seen.gains, world[where]], 1))[:, 0]
        logits = torch.full((len(world), 64), NEVER).index_put((where, seen.lays[:, 1]), lay)
        best, all_of_them = logits.amax(1), torch.logsumexp(logits, 1)
        draw = self.draw(torch.cat([now, world, best[:, None], all_of_them[:, None]], 1))[:, 0]
        draw = torch.where(seen.masks[:, 64] > 0, draw, NEVER)
        return torch.cat([logits, draw[:, None]], 1), now[:, 0] + self.rest(torch.cat([now, world], 1))[:, 0]


def load_network(path: Path) -> Network:
    """The network in a policy.pt."""
    kept = torch.load(path, weights_only=True)
    network = Network(*kept["shape"])
    network.load_state_dict(kept["network"])
    return network


def choose(network: Network, seen: Seen, greedy: bool = False) -> tuple[Tensor, Tensor, Tensor]:
    """Actions, their log-probabilities, and the values."""
    with torch.no_grad():
        logits, values = network(seen)
        logs = functional.log_softmax(logits, 1)
        noise = 0.0 if greedy else -torch.empty_like(logs).exponential_().log()  # the Gumbel trick
        actions = (logs + noise).argmax(1)
        return actions, logs.gather(1, actions[:, None])[:, 0], values


class Tables:
    """Games that are played at once: against itself, or against a bot, in both seats equally often."""

    def __init__(self, count: int, bot: str | None, seed: int) -> None:
        self.batch = Batch(ENCODING, count)
        self.bots = None if bot is None else QuickOpponents(bot, self.batch)
        self.ended, self._rewards = np.zeros(count, np.uint8), np.zeros((count, 2), np.float32)
        self.batch.deal(seed)
        if self.bots is not None:
            self.bots.seed(seed)
            self.bots.play(self.ended, self._rewards)

    def step(self, actions: Any) -> None:
        """Play until the learner is to act again in all games."""
        self.ended[:] = 0
        self.batch.step(actions)
        if self.bots is None:
            self.ended[:] = self.batch.ended
        else:
            self.bots.play(self.ended, self._rewards)


# Arrays by step and game. `margins` is how far seat 0 is ahead before a step, `finals` the same at the end of a game.
Played = namedtuple("Played", "observations masks seats actions logs values margins finals ended")


def play(tables: list[Tables], network: Network, steps: int) -> Played:
    """Play this many steps at all tables."""
    games = sum(t.batch.count for t in tables)
    shapes = [((ENCODING.size,), np.uint8), ((ENCODING.num_actions,), np.uint8)]
    shapes += [((), np.int64)] * 2 + [((), np.float32)] * 4 + [((), np.uint8)]
    out = Played(*(np.zeros((steps + 1, games, *shape), kind) for shape, kind in shapes))
    for step in range(steps + 1):
        for name, array in (("observations", out.observations), ("masks", out.masks), ("turns", out.seats)):
            np.concatenate([getattr(t.batch, name) for t in tables], out=array[step], casting="unsafe")
        ahead = ENCODING.split(out.observations[step])["score"].astype(np.float32)
        out.margins[step] = (ahead[:, 0] - ahead[:, 1]) * (1 - 2 * out.seats[step])
        actions, logs, values = choose(network, look(out.observations[step], out.masks[step]))
        out.actions[step], out.logs[step], out.values[step] = actions, logs, values
        at = 0
        for t in tables if step < steps else ():
            here = step, slice(at, at := at + t.batch.count)
            t.step(out.actions[here])
            out.ended[here], out.finals[here] = t.ended, t.batch.scores[:, 0] - t.batch.scores[:, 1]
    return out


def advantages(played: Played, trace: float, win: float) -> Any:
    """Generalised advantages, for each seat from one of its decisions to the next."""
    steps, games = len(played.ended) - 1, np.arange(played.ended.shape[1])
    ended = played.ended.astype(bool)
    after = np.where(ended[:-1], played.finals[:-1], played.margins[1:])
    rewards = (after - played.margins[:-1]) / POINTS + np.where(ended[:-1], win * np.sign(after), 0)
    found = np.zeros((steps, len(games)), np.float32)
    reward, value, later = (np.zeros((2, len(games)), np.float32) for _ in range(3))  # of each seat until it acts again
    value[played.seats[-1], games] = played.values[-1]
    value[1 - played.seats[-1], games] = -played.values[-1]  # zero-sum
    for step in reversed(range(steps)):
        for array in (reward, value, later):
            array[:, ended[step]] = 0
        reward += rewards[step], -rewards[step]
        seat = played.seats[step]
        surprise = reward[seat, games] + value[seat, games] - played.values[step]
        later[seat, games] = found[step] = surprise + trace * later[seat, games]
        value[seat, games] = played.values[step]
        reward[seat, games] = 0
    return found


def update(network: Network, adam: torch.optim.Adam, played: Played, settings: Settings, entropy: float) -> list[float]:
    """Some epochs of PPO. Gives the mean value loss, the entropy, and the approximate KL divergence."""
    gain = advantages(played, settings.trace, settings.win)
    flat = (array[:-1].reshape(gain.size, *array.shape[2:]) for array in played[:6])
    observations, masks, _, actions, logs, values = flat
    targets = torch.from_numpy(gain.ravel() + values)
    gains = torch.from_numpy((gain.ravel() - gain.mean()) / (gain.std() + 1e-6))
    statistics = []
    for _ in range(settings.epochs):
        for chosen in np.array_split(np.random.permutation(gain.size), math.ceil(gain.size / settings.minibatch)):
            logits, expected = network(look(observations[chosen], masks[chosen]))
            all_logs = functional.log_softmax(logits, 1)
            now = all_logs.gather(1, torch.from_numpy(actions[chosen])[:, None])[:, 0]
            change = now - torch.from_numpy(logs[chosen])
            ratio, good = change.exp(), gains[chosen]
            policy = -torch.min(ratio * good, ratio.clamp(1 - settings.clip, 1 + settings.clip) * good).mean()
            spread = -(all_logs.exp() * all_logs).sum(1).mean()
            error = functional.mse_loss(expected, targets[chosen])
            adam.zero_grad()
            (policy + 0.5 * error - entropy * spread).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            adam.step()
            statistics.append([error.item(), spread.item(), -change.mean().item()])
    return [float(mean) for mean in np.mean(statistics, 0)]


def evaluate(network: Network, bot: str, games: int, seed: int) -> dict[str, Any]:
    """The share of games won by the network's best actions, with balanced seats, and its 95 % Wilson interval."""
    tables = Tables(games + games % 2, bot, seed)
    batch, mine = tables.batch, tables.bots.learners
    margins, over = np.zeros(batch.count), np.zeros(batch.count, bool)
    while not over.all():  # the first game at each table counts
        tables.step(choose(network, look(batch.observations, batch.masks), greedy=True)[0].numpy())
        new = tables.ended.astype(bool) & ~over
        margins[new] = ((batch.scores[:, 0] - batch.scores[:, 1]) * (1 - 2 * mine))[new]
        over |= new
    n, z = batch.count, 1.96
    wins = (margins > 0) + 0.5 * (margins == 0)  # a tie is half a win
    won = float(wins.mean())
    middle, half = won + z * z / (2 * n), z * math.sqrt(won * (1 - won) / n + z * z / (4 * n * n))
    low, high = max((middle - half) / (1 + z * z / n), 0.0), min((middle + half) / (1 + z * z / n), 1.0)
    seats = [float(wins[mine == seat].mean()) for seat in (0, 1)]
    return {"bot": bot, "games": n, "won": won, "low": low, "high": high, "seats": seats, "margin": margins.mean()}


class Learning:
    """A run: the network, its learning curve, and their files."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        torch.manual_seed(settings.seed)
        np.random.seed(settings.seed)
        torch.set_num_threads(settings.threads)
        if settings.load:
            self.network = load_network(Path(settings.load))
            settings.width, settings.values = self.network.shape
        else:
            self.network = Network(settings.width, settings.values)
        self.adam = torch.optim.Adam(self.network.parameters(), lr=settings.rate, eps=1e-5)
        self.out = Path(settings.out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.curve: list[dict[str, Any]] = []
        self.minutes, self.decisions = 0.0, 0

    def train(self) -> None:
        """Train until the time is up."""
        s = self.settings
        against = round(s.games * s.share)
        counts = [(s.games - against, None), (against, "conductor")]
        tables = [Tables(n, bot, (s.seed << 40) + (k << 36)) for k, (n, bot) in enumerate(counts) if n]
        play(tables, self.network, 1)  # compile before timing starts
        self.check(s.check_games)
        start = said = time.monotonic()
        while self.minutes < s.minutes:
            less = 1 - 0.95 * self.minutes / s.minutes
            for group in self.adam.param_groups:
                group["lr"] = s.rate * less
            played = play(tables, self.network, s.steps)
            error, spread, moved = update(self.network, self.adam, played, s, s.entropy * less)
            self.decisions += s.games * s.steps
            now = time.monotonic()
            self.minutes = (now - start) / 60
            if now - said > EVERY:
                said = now
                speed, left = self.decisions / (now - start), max(s.minutes - self.minutes, 0)
                far = f"{self.minutes:5.1f} min, {left:.1f} left  {self.decisions:,} decisions, {speed:,.0f}/s"
                say(f"{far}  error {error:.2f}  entropy {spread:.2f}  moved {moved:.4f}")
            last = self.curve[-1]["minutes"]
            if self.minutes > min(last + s.checks, max(1.5 * last, 0.5)):
                self.check(s.check_games)

    def check(self, games: int) -> None:
        """Evaluate, and write all files."""
        for bot in ("tourist", "conductor"):
            found = evaluate(self.network, bot, games, (1 << 60) + (len(self.curve) << 24))
            self.curve.append({"minutes": self.minutes, "decisions": self.decisions, **found})
            won = f"{found['won']:.1%} won ({found['low']:.1%} to {found['high']:.1%}) of {found['games']:,} games"
            say(f"{self.minutes:5.1f} min  against {bot}: {won}, {found['margin']:+.1f} points")
        torch.save({"shape": self.network.shape, "network": self.network.state_dict()}, self.out / "policy.pt")
        text = json.dumps({"settings": dataclasses.asdict(self.settings), "curve": self.curve}, indent=1)
        (self.out / "curve.json").write_text(text + "\n")

    def draw(self) -> bool:
        """Plot the learning curve; False without matplotlib."""
        try:
            import matplotlib as mpl
        except ImportError:
            return False
        mpl.use("Agg")
        from matplotlib import pyplot as plt

        figure, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
        for bot, colour in (("tourist", "#2a7f9e"), ("conductor", "#c8102e")):
            points = [point for point in self.curve if point["bot"] == bot]
            x = [point["minutes"] for point in points]
            won, low, high = ([100 * point[name] for point in points] for name in ("won", "low", "high"))
            axes.plot(x, won, color=colour, marker="o", label=f"against {bot}")
            axes.fill_between(x, low, high, color=colour, alpha=0.2, linewidth=0)
        axes.axhline(50, color="grey", linewidth=0.8, linestyle=":")
        axes.set(xlabel="minutes of training", ylabel="games won, % (with 95 % intervals)", ylim=(0, 101))
        axes.set_title("Masked PPO learns two-player Cable Car on a CPU")
        axes.grid(alpha=0.3)
        axes.legend(loc="center right")
        figure.savefig(self.out / "curve.svg")
        return True


class PpoBot(PolicyBot):
    """Plays the best actions of a trained network, in games of two."""

    name = "ppo"
    games = (ENCODING.game.name,)

    def load_policy(self) -> Policy:
        """Read the network from its file."""
        path = Path(os.environ.get("PPO_POLICY", "ppo-out/policy.pt"))
        if not path.is_file():
            raise FogCityError(f"there is no policy {path}: train one, or name its file in PPO_POLICY")
        torch.set_num_threads(1)  # games are played at the same time
        network = load_network(path)

        def policy(observation: Any, mask: Any, _rng: np.random.Generator) -> int:
            of_two = observation.size == ENCODING.size and ENCODING.split(observation)["seats"][0]
            if not of_two or mask.size != ENCODING.num_actions:
                raise FogCityError("this policy has learned the game of two without options only")
            return int(choose(network, look(observation[None], mask[None]), greedy=True)[0])

        return policy


def read_arguments() -> Settings:
    """The settings from the command line."""
    start = str(__doc__).partition("\n\nWhat it sees")[0]
    parser = argparse.ArgumentParser(description=start, formatter_class=argparse.RawDescriptionHelpFormatter)
    source = Path(__file__).read_text(encoding="utf-8")
    for field in dataclasses.fields(Settings):  # the comment beside a setting is its help
        about = source.partition(f"    {field.name}: ")[2].partition("# ")[2].partition("\n")[0].replace("%", "%%")
        about += f" (default: {field.default})" if field.default != "" else ""
        kind, name = type(field.default), f"--{field.name.replace('_', '-')}"
        parser.add_argument(name, type=kind, default=field.default, metavar="PATH" if kind is str else "N", help=about)
    return Settings(**vars(parser.parse_args()))


def main() -> None:
    """Train, evaluate, and plot the curve."""
    learning = Learning(read_arguments())
    try:
        learning.train()
    except KeyboardInterrupt:
        say("Stopped.")
    learning.check(learning.settings.last_games)
    drawn = learning.draw()
    say(f"See {learning.out}: policy.pt, curve.json{', curve.svg' if drawn else ''}.")
    if not drawn:
        say("The curve was not plotted: that needs matplotlib (pip install matplotlib).")


if __name__ == "__main__":
    main()
