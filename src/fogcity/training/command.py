"""The `fogcity train` command."""

from __future__ import annotations

import json
import os
import sys
import time
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fogcity.commands import BoardFile, Json, NoColor
from fogcity.core.errors import BadOption, FogCityError

if TYPE_CHECKING:
    from fogcity.bots.weights import Weights
    from fogcity.core.game import Game
    from fogcity.training.run import Check, Progress, TrainingRun
    from fogcity.training.settings import TrainingSettings

Option = typer.Option

EXAMPLES = (
    "Examples:\n\n"
    "fogcity train GAME --hours 2\n\n"
    "fogcity train GAME --hours 2 --board my.toml    the bots then play this board by what they learnt\n\n"
    "fogcity train --resume FOLDER                   after Ctrl-C, a crash or a power cut\n\n"
    "FOGCITY_WEIGHTS=FOLDER/weights.npz fogcity arena GAME motorman conductor"
)
EVERY = 15.0  # seconds between two lines of progress


def train(
    game: Annotated[str | None, typer.Argument(help="The game; `fogcity games` lists them.")] = None,
    hours: Annotated[float | None, Option(help="How long to train, as in 0.5 or 2.")] = None,
    rounds: Annotated[int | None, Option(min=1, help="How many rounds to train, instead of hours.")] = None,
    seed: Annotated[int, Option(help="The same seed and number of rounds give the same weights.")] = 0,
    board: BoardFile = None,
    start: Annotated[
        Path | None, Option("--from", metavar="FILE", help="Begin with the weights in this file, not from nothing.")
    ] = None,
    out: Annotated[Path | None, Option(metavar="FOLDER", help="Where to keep the run. \\[default: by date]")] = None,
    resume: Annotated[Path | None, Option(metavar="FOLDER", help="Go on with the run in this folder.")] = None,
    cores: Annotated[int | None, Option(min=1, help="Threads that play and learn. \\[default: all cores]")] = None,
    ray: Annotated[str, Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here.")] = "",
    setting: Annotated[
        list[str] | None, Option("--set", metavar="NAME=VALUE", help="A setting for experiments. Repeatable.")
    ] = None,
    install: Annotated[
        bool | None,
        Option(
            "--install/--no-install",
            help="Let bots on this machine use the weights. \\[default: only those for a board of your own]",
        ),
    ] = None,
    as_json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Train the network that motorman and gripman play by, from games against itself.

    A run is saved while it goes on: it can be interrupted at any time (Ctrl-C) and resumed. Needs PyTorch, the extra
    `train`. See docs/training.md.
    """
    import msgspec

    from fogcity.core.operating_system import cores_here
    from fogcity.games.registry import game as find_game

    _need_torch()
    from fogcity.training.run import START, TrainingRun
    from fogcity.training.settings import SETTINGS_FILE, TrainingSettings, read_settings

    if resume is not None:
        if game or hours or rounds or out or setting or board or start:
            raise BadOption("--resume goes on with a run as it was begun: name only its folder")
        folder, settings = resume, read_settings(resume / SETTINGS_FILE)
        played = find_game(settings.game, folder / BOARD if (folder / BOARD).exists() else None)
    else:
        if game is None:
            raise BadOption("which game? For example: fogcity train cablecar --hours 2")
        played = find_game(game, board)
        folder = out or _new_folder(played.name)
        values: dict[str, Any] = {"game": played.name, "seed": seed, "hours": hours or 0.0, "rounds": rounds or 0}
        settings = _apply(TrainingSettings(**values), setting or [])
        settings.check()
        if start is not None:
            weights = _read_start(start, played)
            settings = msgspec.structs.replace(
                settings, start=weights.digest, width=weights.width, hidden=weights.hidden
            )
        if (folder / SETTINGS_FILE).exists():
            raise BadOption(f"there is a training run in {folder}; go on with: fogcity train --resume {folder}")
        folder.mkdir(parents=True, exist_ok=True)
        if board is not None:
            (folder / BOARD).write_bytes(board.read_bytes())
        if start is not None:
            (folder / START).write_bytes(start.read_bytes())
    own_board = (folder / BOARD).exists()
    typer.echo(f"Training {played.title} in {folder}", err=True)
    show = _Show(no_color or bool(os.environ.get("NO_COLOR")))
    with TrainingRun(played, settings, folder, cores=cores or cores_here(), ray=ray) as run:
        try:
            last = run.train(show.progress, show.check)
        except KeyboardInterrupt:
            typer.echo(f"\nStopped. Go on with: fogcity train --resume {folder}", err=True)
            raise typer.Exit(130) from None
        _finish(run, last, install if install is not None else own_board, as_json=as_json)


BOARD = "board.toml"


def _need_torch() -> None:
    try:
        import torch  # noqa: F401 - whether it can be imported
    except ImportError:
        raise FogCityError('training needs PyTorch: pip install "fogcity[train]"') from None


def _read_start(path: Path, game: Game) -> Weights:
    """The weights to begin with."""
    from fogcity.bots.weights import read_weights
    from fogcity.training.self_play import network_for_training

    return read_weights(path, network_for_training(game), game)


def _new_folder(game: str) -> Path:
    from fogcity.core.operating_system import user_data_dir

    return user_data_dir() / "training" / f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"


def _apply(settings: TrainingSettings, given: list[str]) -> TrainingSettings:
    """The settings with those of --set."""
    import msgspec

    known = {field.name: field.type for field in msgspec.structs.fields(settings)}
    for text in given:
        name, _, value = text.partition("=")
        kind: Any = known.get(name)
        if kind not in (int, float):
            choices = ", ".join(name for name, kind in known.items() if kind in (int, float))
            raise BadOption(f"there is no setting {name!r}; there are: {choices}")
        try:
            settings = msgspec.structs.replace(settings, **{name: kind(value)})
        except ValueError:
            raise BadOption(f"{name} is a number, not {value!r}") from None
    return settings


def _finish(run: TrainingRun, last: Check, install: bool, *, as_json: bool) -> None:
    from fogcity.training.run import WEIGHTS

    where = run.install() if install else None
    path = run.folder / WEIGHTS
    if as_json:
        matches = {name: match._asdict() for name, match in last.matches.items()}
        found = {"weights": str(path), "rounds": run.rounds, "games": run.games, "matches": matches}
        typer.echo(json.dumps({**found, "installed": None if where is None else str(where)}))
        return
    typer.echo(f"The best weights are in {path}.")
    if where is not None:
        typer.echo(f"Bots on this machine use them from now on ({where}).")


class _Show:
    """Progress and checks, on standard error."""

    def __init__(self, plain: bool) -> None:
        from rich.console import Console

        self._console = Console(
            stderr=True, color_system=None if plain else "auto", markup=False, emoji=False, highlight=False
        )
        self._last = 0.0

    def progress(self, now: Progress) -> None:
        """One line now and then; in a terminal it replaces the one before."""
        lively = self._console.is_terminal
        if not lively and time.monotonic() - self._last < EVERY:
            return
        self._last = time.monotonic()
        left = "" if now.left is None else f", about {_time(now.left)} left"
        text = (
            f"{now.part:4.0%}{left}: round {now.rounds}, {now.games:,} games, {now.speed:,.0f}/s, "
            f"loss {now.win_loss:.3f} win {now.margin_loss:.3f} margin"
        )
        if lively:
            self._console.print(text[: self._console.width - 1].ljust(self._console.width - 1), end="\r")
        else:
            sys.stderr.write(text + "\n")
            sys.stderr.flush()

    def check(self, found: Check) -> None:
        """A line for each match."""
        best = "the best so far" if found.is_best else "no better than the best so far"
        self._console.print(f"After {_time(found.progress.seconds)}, {found.progress.games:,} games: {best}")
        for name, match in found.matches.items():
            rates = f"{match.win_rate:6.1%} ({match.low:.1%} - {match.high:.1%}), margin {match.margin:+.1f}"
            self._console.print(f"    against {name}: {rates}")


def _time(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{seconds:.0f} s" if seconds < 90 else f"{minutes} min" if minutes < 120 else f"{minutes / 60:.1f} h"


def add_to(app: typer.Typer) -> None:
    """Add the command to the `fogcity` command."""
    if train not in [command.callback for command in app.registered_commands]:
        app.command(epilog=EXAMPLES)(train)
