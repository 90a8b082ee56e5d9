"""Write games between bots as a dataset: observations, legal actions, the actions chosen, and the outcomes.

    python examples/dataset.py games.parquet
    python examples/dataset.py games.npz --game ticket --seats 3 --bots conductor tourist tourist --games 5000
    python examples/dataset.py games.parquet games.npz -o hand=2 -o rotation=yes --seed 7

There is a row for each decision, game after game, in the order of play:

    game         number of the game, from 0: it was dealt from the seed plus this number
    step         number of the decision within the game, from 0
    seat         the seat to act, from 0
    observation  what this seat saw, as bytes (see fogcity.envs.encoding.Encoding.split)
    mask         a byte for each action: 1 if it was legal
    action       the action chosen, as environments number it
    code         the same action, as the rules number it
    points       the seat's points at the end of the game
    win          1 if the seat won, 0 if not; 1/2, 1/3, ... if several share the win

The file describes itself: game, seats, options, bots, seed, and the parts of an observation are there as JSON. In
Parquet it is under the key `fogcity` of the schema's metadata, in NumPy the array `about`. Read Parquet like this:

    table = pyarrow.parquet.read_table("games.parquet")
    about = json.loads(table.schema.metadata[b"fogcity"])
    observations = numpy.frombuffer(b"".join(table["observation"].to_pylist()), numpy.uint8).reshape(len(table), -1)

and NumPy with `numpy.load("games.npz")`. The same seed gives the same games. Games are written in chunks, so memory
does not grow with their number. Parquet needs `pip install fogcity[arena]`.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import json
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Protocol

import numpy as np
import numpy.typing as npt

import fogcity
from fogcity.arena.report.progress import show_progress
from fogcity.bots.bot import QuickBot
from fogcity.bots.registry import Entrant, find_bot
from fogcity.core.errors import BadOption, FogCityError
from fogcity.core.rng import PLAYING, check_int_seed, spread
from fogcity.envs.batch import Batch
from fogcity.envs.encoding import Encoding
from fogcity.envs.loops import OBSERVE, SKIP
from fogcity.envs.opponents import DEFAULT_BUDGET

Columns = dict[str, npt.NDArray[Any]]
KINDS: dict[str, Any] = {"game": np.int64, "step": np.int32, "seat": np.int8, "observation": np.uint8, "mask": np.uint8}
KINDS |= {"action": np.int32, "code": np.int32, "points": np.int32, "win": np.float32}


class Table:
    """Bots in all seats of a game, and their decisions as columns."""

    def __init__(self, encoding: Encoding, bots: Sequence[str], seed: int) -> None:
        names = list(bots) * (encoding.seats if len(bots) == 1 else 1)
        if len(names) != encoding.seats:
            raise BadOption(f"{encoding.seats} seats need {encoding.seats} bots, or one name for all, not {len(names)}")
        self.encoding, self.seed = encoding, seed
        found = {name: find_bot(name, encoding.game, DEFAULT_BUDGET) for name in names}
        self.entrants = list(found.values())
        self.seated = np.array([list(found).index(name) for name in names])  # the entrant in each seat

    def play(self, first: int, count: int) -> Columns:
        """Play this many games to the end, from number `first` on."""
        batch = Batch(self.encoding, count, autoreset=False)
        batch.deal(self.seed + first)
        rng_states = self._rng_states(first, count)
        rows: list[Columns] = []
        while (running := np.flatnonzero(batch.turns >= 0)).size:
            seats = batch.turns[running]
            seen = {"observation": batch.observations[running], "mask": batch.masks[running]}
            before = batch.states[running]
            codes = self._act(batch, rng_states)[running]
            actions = [self.encoding.action(s, code) for s, code in zip(before, codes, strict=True)]
            here = {"game": first + running, "step": np.full(running.size, len(rows)), "seat": seats}
            rows.append({**here, **seen, "action": np.array(actions), "code": codes})
            observe = np.full(count, SKIP)
            observe[running] = OBSERVE
            batch.step_unchecked(observe)
        found = {name: np.concatenate([row[name] for row in rows]) for name in rows[0]}
        order = np.argsort(found["game"], kind="stable")
        found = {name: column[order] for name, column in found.items()}
        at = found["game"] - first, found["seat"]
        found["points"] = batch.scores[at]
        found["win"] = (batch.rewards[at] * (self.encoding.seats - 1) + 1) / self.encoding.seats
        return {name: np.ascontiguousarray(found[name], kind) for name, kind in KINDS.items()}

    def _rng_states(self, first: int, count: int) -> npt.NDArray[np.uint64]:
        """The RNG state of each seat of each game, which does not depend on the size of chunks."""
        rng_states = np.zeros((count, self.encoding.seats, 4), np.uint64)
        for row, rng_state in enumerate(rng_states.reshape(-1, 4)):
            number = self.seed + self.encoding.seats * first + row
            spread(np.uint64(number & ((1 << 64) - 1)), np.uint64(PLAYING), rng_state)
        return rng_states

    def _act(self, batch: Batch, rng_states: npt.NDArray[np.uint64]) -> npt.NDArray[np.int32]:
        """Play one action in each game that is not over. Gives the rules' codes of these actions."""
        rows = np.arange(batch.count)
        turns = batch.turns.copy()
        codes, acted = np.full(batch.count, -1, np.int32), np.empty(batch.count, np.int32)
        for number, entrant in enumerate(self.entrants):
            mine = (turns >= 0) & (self.seated[turns] == number)
            own = np.zeros((batch.count, self.encoding.seats), np.int8)
            own[rows, turns] = mine
            if isinstance(entrant.bot, QuickBot):
                entrant.bot.act_each(batch.states, own, rng_states, acted)
                codes[mine] = acted[mine]
            else:
                for row in np.flatnonzero(mine):
                    codes[row] = self._think(entrant, batch.states[row], rng_states[row, turns[row]])
        return codes

    def _think(self, entrant: Entrant, s: Any, rng_state: npt.NDArray[np.uint64]) -> int:
        """Play one action of a bot that takes time."""
        game = self.encoding.game
        rng = np.random.default_rng(rng_state)
        rng_state[0] += np.uint64(1)
        view = game.view(s, game.turn(s))
        code = entrant.bot.choose(view, game.legal(view), rng, entrant.budget)
        game.play(s, code)
        return code


class Writer(Protocol):
    """Writes columns to a file."""

    def write(self, columns: Columns) -> None:
        """Append these rows."""


class ParquetFile:
    """A Parquet file, with a row group for each chunk."""

    def __init__(self, path: Path, about: str, sizes: dict[str, int]) -> None:
        import pyarrow as pa
        from pyarrow import parquet

        self._pa = pa
        fields = [
            (name, pa.binary(sizes[name]) if name in sizes else pa.from_numpy_dtype(kind))
            for name, kind in KINDS.items()
        ]
        self._schema = pa.schema(fields, metadata={"fogcity": about})
        self._writer = parquet.ParquetWriter(path, self._schema, compression="zstd")

    def write(self, columns: Columns) -> None:
        pa, arrays = self._pa, []
        for field in self._schema:
            column = columns[field.name]
            if column.ndim == 1:
                arrays.append(pa.array(column))
            else:  # bytes as they lie in memory
                arrays.append(pa.Array.from_buffers(field.type, len(column), [None, pa.py_buffer(column)]))
        self._writer.write_table(pa.Table.from_arrays(arrays, schema=self._schema))

    def close(self) -> None:
        """Finish the file."""
        self._writer.close()


class NumpyFile:
    """A .npz file. Columns are collected uncompressed in a temporary folder beside it."""

    def __init__(self, path: Path, about: str) -> None:
        self._path, self._about = path, about
        self._folder = tempfile.TemporaryDirectory(dir=path.parent, prefix=f"{path.name}-")
        self._files: dict[str, IO[bytes]] = {name: (Path(self._folder.name) / name).open("w+b") for name in KINDS}
        self._shapes: dict[str, tuple[int, ...]] = {}

    def write(self, columns: Columns) -> None:
        for name, column in columns.items():
            length = self._shapes.get(name, (0,))[0] + len(column)
            self._shapes[name] = (length, *column.shape[1:])
            self._files[name].write(column.data)

    def finish(self) -> None:
        """Write the columns into the file."""
        with zipfile.ZipFile(self._path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as out:
            for name, file in self._files.items():
                with out.open(f"{name}.npy", "w", force_zip64=True) as member:
                    descr = np.lib.format.dtype_to_descr(np.dtype(KINDS[name]))
                    head = {"descr": descr, "fortran_order": False, "shape": self._shapes.get(name, (0,))}
                    np.lib.format.write_array_header_1_0(member, head)
                    file.seek(0)
                    shutil.copyfileobj(file, member, 1 << 20)
            with out.open("about.npy", "w") as member:
                np.lib.format.write_array(member, np.array(self._about))

    def close(self) -> None:
        """Remove the temporary folder."""
        for file in self._files.values():
            file.close()
        self._folder.cleanup()


def describe(table: Table) -> str:
    """What a reader needs to use the columns and to deal the same games, as JSON."""
    encoding = table.encoding
    names = [table.entrants[number].name for number in table.seated]
    parts = [dataclasses.asdict(part) for part in encoding.parts]
    about = {"game": encoding.game.name, "rules": encoding.game.rules_version, "seats": encoding.seats}
    about["board"] = encoding.game.board_tag
    return json.dumps({**about, "options": encoding.options, "bots": names, "seed": table.seed, "parts": parts})


@contextlib.contextmanager
def opened(path: Path, about: str, sizes: dict[str, int]) -> Iterator[Writer]:
    """Open a file for columns; its suffix says which kind. It gets its name once it is complete."""
    part = path.with_name(f"{path.name}.part")
    try:
        if path.suffix == ".parquet":
            with contextlib.closing(ParquetFile(part, about, sizes)) as parquet:
                yield parquet
        else:
            numpy = NumpyFile(part, about)
            with contextlib.closing(numpy):
                yield numpy
                numpy.finish()
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def export(table: Table, paths: Sequence[Path], games: int, chunk: int, about: str) -> int:
    """Play, and write all files. Gives the number of rows."""
    sizes = {"observation": table.encoding.size, "mask": table.encoding.num_actions}
    rows = 0
    with contextlib.ExitStack() as stack:
        files = [stack.enter_context(opened(path, about, sizes)) for path in paths]
        report = stack.enter_context(show_progress(0, games, sys.stderr, plain=False))
        for first in range(0, games, chunk):
            columns = table.play(first, min(chunk, games - first))
            for file in files:
                file.write(columns)
            rows += len(columns["game"])
            report(min(first + chunk, games))
    return rows


def positive(text: str) -> int:
    """An integer, at least 1."""
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 on, not {text!r}")
    return int(text)


def file_name(text: str) -> Path:
    """The path of a file to write."""
    path = Path(text)
    if path.suffix not in (".parquet", ".npz"):
        raise argparse.ArgumentTypeError(f"a dataset is written to a .parquet or .npz file, not to {text!r}")
    if not path.absolute().parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {path.parent}")
    return path


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("files", nargs="+", type=file_name, metavar="FILE", help="where to write to: .parquet, .npz, or both")
    add("--game", default="cablecar", help=f"one of {', '.join(fogcity.games())} (default: %(default)s)")
    add("--seats", type=int, default=2, help="number of players (default: %(default)s)")
    add("--bots", nargs="+", default=["conductor"], metavar="BOT", help="one for each seat, or one for all: tourist, "
        "conductor (the default), or, much slower, gripman:200p or my_bot.py:Class")  # fmt: skip
    add("-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="see `fogcity games`; repeatable")
    add("--board", type=Path, metavar="FILE", help="a board of your own, for games with boards")
    add("--games", type=positive, default=1000, metavar="N", help="number of games (default: %(default)s)")
    add("--seed", type=int, default=0, metavar="N", help="game i is dealt from this plus i (default: %(default)s)")
    add("--chunk", type=positive, default=128, metavar="N", help="games in memory at once (default: %(default)s)")
    given = parser.parse_args(arguments)
    try:
        game = fogcity.game(given.game, given.board)
        options: dict[str, Any] = dict(game.options.parse(" ".join(given.option)))
        encoding = Encoding(game, given.seats, **options)
        table = Table(encoding, given.bots, check_int_seed(given.seed))
        rows = export(table, given.files, given.games, given.chunk, describe(table))
    except KeyboardInterrupt:
        parser.exit(130, "Nothing was written.\n")
    except FogCityError as error:
        parser.error(str(error))
    names = " and ".join(f"{path} ({path.stat().st_size / 1e6:,.1f} MB)" for path in given.files)
    sys.stdout.write(f"{rows:,} decisions of {given.games:,} games are in {names}.\n")


if __name__ == "__main__":
    main()
