"""How many steps per second our environments and well-known ones make, in one run on one core.

    python -m bench.envs [--only NAME] [--seconds 2] [--rounds 3] [--folder FOLDER] [--json]

All play uniformly random legal actions. A step is one action of one player, with the observation and the action mask of
the next player. Chance nodes do not count as steps, and a new game follows each that ends. Every other library has its
own virtual environment, made once in FOLDER with the versions below; ours run in the current one. All get ready first,
and then take turns. Time is CPU time, and the best round counts.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[1]
TIMEOUT = 1800  # seconds for an installation, or for an answer
KINDS = ("vector", "copies", "packed", "pettingzoo", "openspiel")  # ours; `copies` is the vector by default
OPENSPIEL = ("open_spiel==2.0.2", "numpy==2.4.6", "absl-py==2.5.1", "attrs==26.1.0", "scipy==1.17.1")
CATANATRON = ("catanatron==3.2.1", "catanatron_gym==4.0.0", "gymnasium==0.29.1", "numpy==2.4.6", "networkx==3.6.1")
ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}


@dataclasses.dataclass(frozen=True)
class Entry:
    """One environment: the module in bench.stepping that plays it, and what has to be installed for it."""

    name: str
    module: str
    which: str
    step: str
    needs: tuple[str, ...] = ()
    kind: str = ""  # one of ours


OURS = [
    Entry(f"fogcity {kind} {game}", "ours", f"{kind} {game}", "an action", kind=kind)
    for kind in KINDS
    for game in ("cablecar", "company", "ticket")
]
OTHERS = [
    Entry(
        "pettingzoo connect_four",
        "pettingzoo",
        "",
        "a piece; env() with its wrappers",
        ("pettingzoo==1.27.0", "gymnasium==1.4.0", "numpy==2.4.6", "pygame-ce==2.5.8"),
    ),
    Entry("openspiel backgammon", "openspiel", "backgammon", "both dice at once; C++", OPENSPIEL),
    Entry("openspiel gin_rummy", "openspiel", "gin_rummy", "an action; C++", OPENSPIEL),
    Entry("rlcard gin-rummy", "rlcard", "", "an action", ("rlcard==1.2.0", "numpy==2.4.6", "termcolor==3.3.0")),
    Entry(
        "pgx backgammon",
        "pgx",
        "",
        "one die; a batch, the best size",
        ("pgx==2.6.0", "jax==0.10.2", "jaxlib==0.10.2", "numpy==2.4.6"),
    ),
    Entry("catanatron gym", "catanatron", "gym", "an action, the opponent's too, which are not observed", CATANATRON),
    Entry("catanatron games", "catanatron", "games", "an action; neither observation nor mask", CATANATRON),
]


class Trouble(Exception):
    """An environment cannot be installed or does not run."""


def say(line: str) -> None:
    """Print progress to stderr, apart from the figures."""
    print(line, file=sys.stderr, flush=True)


def last_line(text: str) -> str:
    """The last line that a program printed."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "it printed nothing"


def python_for(entry: Entry, folder: Path) -> str:
    """The Python that an entry runs in. Makes its virtual environment if there is none with these versions."""
    if not entry.needs:
        return sys.executable
    mark = hashlib.sha256(" ".join((*entry.needs, sys.version)).encode()).hexdigest()[:10]
    place = folder / f"{entry.module}-{mark}"
    python = place / "bin" / "python"
    if not (place / "complete").exists():
        say(f"{entry.name}: installing {' '.join(entry.needs)} in {place}")
        shutil.rmtree(place, ignore_errors=True)
        install([sys.executable, "-m", "venv", str(place)])
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet"]
        install([*pip, "install", *entry.needs])
        (place / "complete").touch()
    return str(python)


def install(command: list[str]) -> None:
    """Run one command of an installation."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    except subprocess.TimeoutExpired:
        raise Trouble(f"not installed after {TIMEOUT} seconds") from None
    if done.returncode != 0:
        raise Trouble(f"cannot be installed: {last_line(done.stderr)}")


class Player:
    """The process of one entry: it gets ready, and then plays for the requested time."""

    def __init__(self, entry: Entry, python: str, folder: Path) -> None:
        self.entry = entry
        self.rounds: list[dict[str, Any]] = []
        self.errors: IO[str] = tempfile.TemporaryFile("w+")  # noqa: SIM115 - as long as the process
        self.process = subprocess.Popen(
            [python, "-m", f"bench.stepping.{entry.module}", *entry.which.split()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            cwd=ROOT,
            env={**os.environ, **ONE_THREAD, "JAX_COMPILATION_CACHE_DIR": str(folder / "jax")},
        )
        self.note = str(self.receive().get("note", ""))

    def receive(self) -> dict[str, Any]:
        """The next report of the process; anything else that libraries print is skipped."""
        assert self.process.stdout is not None
        timer = threading.Timer(TIMEOUT, self.process.kill)
        timer.start()
        try:
            for line in self.process.stdout:
                if line.startswith("{"):
                    report: dict[str, Any] = json.loads(line)
                    return report
        finally:
            timer.cancel()
        code = self.process.wait()
        self.errors.seek(0)
        raise Trouble(f"ended with {code}: {last_line(self.errors.read())}")

    def play(self, seconds: float) -> None:
        """Play one round."""
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(f"{seconds}\n")
            self.process.stdin.flush()
        self.rounds.append(self.receive())

    def close(self) -> None:
        """Kill the process."""
        self.process.kill()
        self.process.communicate()
        self.errors.close()

    def figures(self) -> dict[str, Any]:
        """The results of all rounds."""
        return {
            "name": self.entry.name,
            "kind": self.entry.kind,
            "step": f"{self.entry.step}{', ' if self.note else ''}{self.note}",
            "steps_per_s": round(max(round_["steps"] / round_["core"] for round_ in self.rounds)),
            "wall_steps_per_s": round(max(round_["steps"] / round_["wall"] for round_ in self.rounds)),
            "rounds": [round(round_["steps"] / round_["core"]) for round_ in self.rounds],
        }


@contextlib.contextmanager
def on_one_core() -> Iterator[None]:
    """Keep processes started from now on on one core, where the system supports it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def measure(
    entries: list[Entry], folder: Path, seconds: float, rounds: int
) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """The figures of all entries that run, and the reasons why others do not."""
    pythons, players, troubles = {}, [], {}
    for entry in entries:
        try:
            pythons[entry] = python_for(entry, folder)
        except Trouble as trouble:
            troubles[entry.name] = str(trouble)
            say(f"{entry.name}: {trouble}")
    try:
        with on_one_core():
            for entry, python in pythons.items():
                begin = time.perf_counter()
                try:
                    players.append(Player(entry, python, folder))
                    say(f"{entry.name}: ready after {time.perf_counter() - begin:.0f} s")
                except Trouble as trouble:
                    troubles[entry.name] = str(trouble)
                    say(f"{entry.name}: {trouble}")
            for round_ in range(rounds):
                say(f"round {round_ + 1} of {rounds}")
                for player in players:
                    if player.entry.name in troubles:
                        continue
                    try:
                        player.play(seconds)
                    except Trouble as trouble:
                        troubles[player.entry.name] = str(trouble)
        return [player.figures() for player in players if player.entry.name not in troubles], troubles
    finally:
        for player in players:
            player.close()


def compare(figures: list[dict[str, Any]]) -> None:
    """Add how many times as fast ours are: for each kind, the slowest game."""
    slowest = {
        kind: min(found)
        for kind in KINDS
        if (found := [figure["steps_per_s"] for figure in figures if figure["kind"] == kind])
    }
    for figure in figures:
        figure["ours_times_as_fast"] = {kind: round(ours / figure["steps_per_s"], 2) for kind, ours in slowest.items()}


def show(figures: list[dict[str, Any]], troubles: dict[str, str]) -> None:
    """Print a table."""
    heads = "".join(f"{kind:>12}" for kind in KINDS)
    print(f"{'':26}{'':12}{'how many times as fast ours is':>36}")
    print(f"{'':26}{'steps/s':>12}{heads}   a step")
    for figure in figures:
        times = (figure["ours_times_as_fast"].get(kind) for kind in KINDS)
        ratios = "".join(f"{'-' if ratio is None else f'{ratio:,.2f}':>12}" for ratio in times)
        print(f"{figure['name']:28}{figure['steps_per_s']:10,}{ratios}   {figure['step']}")
    for name, trouble in troubles.items():
        print(f"{name:28}{trouble}")


def main() -> None:
    """Install what is missing, measure, and print."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--only", action="append", metavar="NAME", help="only entries with this in their name; repeatable"
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time for every entry in every round")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of all entries; the best counts")
    parser.add_argument(
        "--folder", type=Path, default=cache / "fogcity" / "envs", help="where the other libraries are installed"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    entries = [
        entry
        for entry in OURS + OTHERS
        if options.only is None or any(name.lower() in entry.name.lower() for name in options.only)
    ]
    if not entries:
        parser.error(f"no such entry; there are: {', '.join(entry.name for entry in OURS + OTHERS)}")
    options.folder.mkdir(parents=True, exist_ok=True)
    figures, troubles = measure(entries, options.folder.resolve(), options.seconds, options.rounds)
    compare(figures)
    load = [round(average, 1) for average in os.getloadavg()]
    if options.json:
        print(json.dumps({"load": load, "figures": figures, "troubles": troubles}))
        return
    show(figures, troubles)
    print(f"load average {' '.join(map(str, load))}")


if __name__ == "__main__":
    main()
