"""A training run: rounds of self-play and learning, checks of the strength, and the files of the run.

While the games of a round are played, the network learns from those of the rounds before. So a round is played with
the weights from before the last round was learnt; this order does not depend on how long anything takes.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch

from fogcity.bots.conductor import Conductor
from fogcity.bots.motorman import Motorman
from fogcity.bots.toolbox import policy_of
from fogcity.bots.tourist import Tourist
from fogcity.bots.weights import Weights, read_weights, user_file, write_weights
from fogcity.core.closing import Closing
from fogcity.core.errors import BadOption
from fogcity.core.game import Game
from fogcity.core.operating_system import replace_file
from fogcity.core.rng import chance
from fogcity.software import software
from fogcity.training.digest import features_digest
from fogcity.training.learner import Learner
from fogcity.training.matches import Match, play_match
from fogcity.training.players import Players
from fogcity.training.self_play import Samples, network_for_training, read_only
from fogcity.training.settings import SETTINGS_FILE, TrainingSettings, read_settings

CHECKPOINT, CURVE, WEIGHTS, START = "checkpoint.pt", "curve.jsonl", "weights.npz", "start.npz"
SAVE_EVERY = 60.0  # seconds between checkpoints
CHECKING = 0.1  # checks take at most this share of the time
ACCEPTED = 0.5  # the share of games against the best network so far that a new one must win


@dataclass
class Progress:
    """How far a run is."""

    part: float  # from 0 to 1
    seconds: float  # of training so far, without pauses
    rounds: int
    games: int
    decisions: int
    speed: float  # games in a second, in the last round
    win_loss: float
    margin_loss: float
    left: float | None  # seconds; None: unknown


@dataclass
class Check:
    """The strength of a network: its matches, and whether it is the best so far."""

    progress: Progress
    matches: dict[str, Match] = field(default_factory=dict)
    is_best: bool = False


class TrainingRun(Closing):
    """A run in a folder. It can be stopped at any time, even by force, and resumed."""

    def __init__(self, game: Game, settings: TrainingSettings, folder: Path, *, cores: int = 2, ray: str = "") -> None:
        """Begin a run in a folder, or go on with the one that is there."""
        settings.check()
        torch.set_num_threads(1)
        self.game, self.settings, self.folder = game, settings, folder
        self.network = network_for_training(game)
        self.learner = Learner(self.network.rows, self.network.most_features, settings)
        self.rounds, self.games, self.decisions, self.checks = 0, 0, 0, 0
        self.seconds = 0.0
        self.next_check = 30.0
        self.best: Weights | None = None
        folder.mkdir(parents=True, exist_ok=True)
        self._load_or_begin()
        self._players = Players(game, settings, cores, ray)
        self._memory: list[Samples] = []
        self._opponents = [Tourist(game), *([] if policy_of(game).plain else [Conductor(game)])]

    def close(self) -> None:
        """Stop the players."""
        self._players.close()

    def train(self, report: Callable[[Progress], None], tell: Callable[[Check], None]) -> Check:
        """Train to the end. `report` hears of every round, `tell` of every check."""
        saved = time.monotonic()
        begun = self._begin_round()
        progress, last = self._progress(0.0, (0.0, 0.0)), Check(self._progress(0.0, (0.0, 0.0)))
        while self._part() < 1.0:
            start = time.monotonic()
            played = self._players.finish(begun)
            self.rounds += 1
            self.games += played.games
            self.decisions += played.decisions
            self._memory = [*self._memory, played][-self.settings.memory :]
            begun = self._begin_round()
            rng = chance(self.settings.seed, "batches", self.rounds)
            losses = self.learner.learn(self._memory, self._rate(), rng)
            took = time.monotonic() - start
            self.seconds += took
            progress = self._progress(played.games / took, losses)
            report(progress)
            if self._part() >= 1.0:
                break
            if self.seconds >= self.next_check:
                start = time.monotonic()
                last = self._check(progress)
                took = time.monotonic() - start
                self.seconds += took
                self.next_check = self.seconds + max(self.settings.check_every * 60, took / CHECKING)
                tell(last)
                self._save()
                saved = time.monotonic()
            elif time.monotonic() - saved > SAVE_EVERY:
                self._save()
                saved = time.monotonic()
        last = self._check(progress)
        tell(last)
        self._save()
        return last

    def install(self) -> Path | None:
        """Put the best weights where bots find them for this game and board; None if there are none yet."""
        if self.best is None:
            return None
        path = user_file(self.game)
        write_weights(path, self.best)
        return path

    # ---- one round

    def _begin_round(self) -> list[Any]:
        """Begin to play the next round with the weights as they are now."""
        number = self.rounds + 1
        return self._players.begin(number, self.learner.network.layers(), self._is_taught(number))

    def _is_taught(self, number: int) -> bool:
        most = self.settings.most_taught
        if self.settings.rounds:
            most = min(most, max(1, round(self.settings.taught * self.settings.rounds)))
        return number <= most and not policy_of(self.game).plain and not self.settings.start

    def _part(self) -> float:
        """How much of the run is done."""
        if self.settings.rounds:
            return self.rounds / self.settings.rounds
        return self.seconds / (3600 * self.settings.hours)

    def _rate(self) -> float:
        """The learning rate falls to its last value by a cosine."""
        s = self.settings
        return s.last_rate + (s.rate - s.last_rate) * 0.5 * (1 + math.cos(math.pi * min(self._part(), 1.0)))

    def _progress(self, speed: float, losses: tuple[float, float]) -> Progress:
        part = min(self._part(), 1.0)
        left = self.seconds * (1 - part) / part if part > 0 else None
        return Progress(part, self.seconds, self.rounds, self.games, self.decisions, speed, *losses, left)

    # ---- strength

    def weights(self) -> Weights:
        """The averaged weights as they are now."""
        about = {
            "game": self.game.name,
            "board": self.game.board_tag,
            "version": self.network.version,
            "features": features_digest(self.game),
            "settings": msgspec.to_builtins(self.settings),
            "rounds": self.rounds,
            "games": self.games,
            "decisions": self.decisions,
            "hours": round(self.seconds / 3600, 3),
            "software": software(),
        }
        return Weights(read_only(self.learner.layers()), about)

    def _check(self, progress: Progress) -> Check:
        """Play matches against quick bots and against the best network so far, which a better one replaces."""
        self.checks += 1
        found, weights = Check(progress), self.weights()
        bot = Motorman(self.game, weights=weights)
        games, seats = self.settings.check_games, sorted({self.game.seats[0], self.game.seats[-1]})
        seed = (1 << 60) + 100_000 * self.checks
        for opponent in self._opponents:
            for number in seats:
                name = f"{opponent.name}, {number} players"
                found.matches[name] = play_match(self.game, bot, opponent, games, number, seed)
        rate = 1.0
        if self.best is not None:
            rival = Motorman(self.game, weights=self.best)
            against = [play_match(self.game, bot, rival, games, number, seed) for number in seats]
            found.matches |= {f"best so far, {n} players": match for n, match in zip(seats, against, strict=True)}
            rate = float(np.mean([match.win_rate for match in against]))
        if rate >= ACCEPTED:
            found.is_best, self.best = True, weights
            write_weights(self.folder / WEIGHTS, weights)
        with (self.folder / CURVE).open("a", encoding="utf-8") as file:
            matches = {name: match._asdict() for name, match in found.matches.items()}
            line = {**vars(progress), "matches": matches, "is_best": found.is_best}
            file.write(json.dumps(line) + "\n")
        return found

    # ---- files

    def _load_or_begin(self) -> None:
        path = self.folder / SETTINGS_FILE
        if path.exists():
            if read_settings(path) != self.settings:
                raise BadOption(f"there is another training run in {self.folder}; go on with --resume {self.folder}")
        else:
            path.write_bytes(msgspec.json.format(msgspec.json.encode(self.settings)))
        checkpoint = self.folder / CHECKPOINT
        if not checkpoint.exists():
            if self.settings.start:
                self.best = read_weights(self.folder / START, self.network, self.game)
                self.learner.start_from(self.best.layers)
            return
        try:
            state = torch.load(checkpoint, weights_only=True)
        except Exception as error:
            raise BadOption(f"{checkpoint} cannot be read ({type(error).__name__}); delete it to begin anew") from None
        self.learner.load_state(state["learner"])
        self.rounds, self.games, self.decisions = state["rounds"], state["games"], state["decisions"]
        self.checks, self.seconds, self.next_check = state["checks"], state["seconds"], state["next_check"]
        if (self.folder / WEIGHTS).exists():
            self.best = read_weights(self.folder / WEIGHTS, self.network, self.game)

    def _save(self) -> None:
        """Write a checkpoint in one step, so that there is always a whole one."""
        state = {
            "learner": self.learner.state(),
            "rounds": self.rounds,
            "games": self.games,
            "decisions": self.decisions,
            "checks": self.checks,
            "seconds": self.seconds,
            "next_check": self.next_check,
        }
        new = self.folder / f"{CHECKPOINT}.new"
        torch.save(state, new)
        replace_file(new, self.folder / CHECKPOINT)
