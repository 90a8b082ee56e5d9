"""Writes datasets: a Parquet or NumPy file, or a folder of Parquet files that can be written in several runs."""

from __future__ import annotations

import contextlib
import json
import shutil
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any, NamedTuple, Protocol

import numpy as np

from fogcity.core.errors import BadOption, FogCityError
from fogcity.core.operating_system import replace_file
from fogcity.envs.dataset.card import make_card
from fogcity.envs.dataset.columns import COLUMNS, WIDE, Columns
from fogcity.envs.dataset.playing import BotGames
from fogcity.envs.dataset.reading import NotADataset, arrow, count_rows, read_about, shards_in

ROWS = 1 << 14  # in a row group
CARD = "README.md"

Report = Callable[[int], None]  # gets the number of games that are done
Progress = Callable[
    [int, int], contextlib.AbstractContextManager[Report]
]  # gets how many are done, and how many of all


@contextlib.contextmanager
def no_progress(_done: int, _total: int) -> Iterator[Report]:
    """Show nothing."""
    yield lambda _: None


class Played(NamedTuple):
    """A file that was played elsewhere: its number, and its bytes."""

    number: int
    data: bytes


class Elsewhere(Protocol):
    """Other processes that play the games of files. A file is its number, its first game, and how many games."""

    def play(self, files: Iterator[tuple[int, int, int]]) -> Iterator[Played]:
        """Play the games of all files. Yields the files as they are finished."""


class Written(NamedTuple):
    """What was written: the number of rows, and the files."""

    rows: int
    paths: list[Path]


def check_target(path: Path) -> None:
    """FogCityError if no dataset can be written there."""
    if path.suffix in (".parquet", ".npz"):
        if path.is_dir():
            raise BadOption(f"{path} is a folder; name a file, or a folder without a suffix")
    elif path.suffix and not path.is_dir():
        raise BadOption(f"a dataset is written to a .parquet or .npz file, or to a folder, not to {path}")
    elif path.is_file():
        raise BadOption(f"{path} is a file; name a folder, or a .parquet or .npz file")
    elif path.is_dir() and any(path.iterdir()) and not shards_in(path) and not _has_started(path):
        raise BadOption(f"the folder {path} has other files and no dataset; name a new one")
    if not path.absolute().parent.is_dir():
        raise BadOption(f"there is no folder {path.parent}")
    if path.suffix != ".npz":
        arrow()


def write_file(games: BotGames, path: Path, count: int, progress: Progress = no_progress) -> Written:
    """Play this many games, and write them to one file and a card beside it."""
    check_target(path)
    about = games.about(0, count)
    with progress(0, count) as report:
        rows = write_games(games, path, about, report)
    card = path.with_name(f"{path.name}.{CARD}")
    card.write_text(make_card(about, path.name, rows), encoding="utf-8", newline="\n")
    return Written(rows, [path, card])


def write_folder(
    games: BotGames,
    folder: Path,
    count: int,
    shard: int,
    progress: Progress = no_progress,
    elsewhere: Elsewhere | None = None,
) -> Written:
    """Play this many games, here or elsewhere, and write them to a folder: a file for each `shard` games, and a card.

    Files that are there already are kept. FogCityError if they are of another dataset.
    """
    check_target(folder)
    plan = [games.about(first, min(shard, count - first)) for first in range(0, count, shard)]
    paths = [folder / f"part-{number:05}.parquet" for number in range(len(plan))]
    if surplus := sorted(set(shards_in(folder)) - set(paths)):
        raise BadOption(
            f"{folder} also has {surplus[0].name}, which is not of these games; use the same --shard and --games"
        )
    missing = [number for number, path in enumerate(paths) if not _is_finished(path, plan[number])]
    folder.mkdir(exist_ok=True)
    done = count - sum(plan[number]["games"] for number in missing)
    with progress(done, count) as report:
        if elsewhere is not None:
            for number, data in elsewhere.play((n, plan[n]["first"], plan[n]["games"]) for n in missing):
                _keep(paths[number], data, plan[number])
                done += plan[number]["games"]
                report(done)
        else:
            for number in missing:
                write_games(games, paths[number], plan[number], report, done)
                done += plan[number]["games"]
    rows = sum(count_rows(path) for path in paths)
    (folder / CARD).write_text(make_card(games.about(0, count), "part-*.parquet", rows), encoding="utf-8", newline="\n")
    return Written(rows, [*paths, folder / CARD])


def _has_started(folder: Path) -> bool:
    """Whether a run was stopped before its first file was complete."""
    return all(path.name.startswith("part-") for path in folder.iterdir())


def _is_finished(path: Path, about: dict[str, Any]) -> bool:
    """Whether this file is there and has these games. What is damaged or has fewer games will be played again."""
    if not path.exists():
        return False
    try:
        found = read_about(path)
    except NotADataset:
        return False
    for name, value in json.loads(json.dumps(about)).items():
        if name == "games" and found.get(name, 0) < value:
            return False
        if found.get(name) != value:
            what = "is another" if name in ("parts", "sizes", "bot_codes") else f"is {found.get(name)}, not {value}"
            raise BadOption(f"{path} is of a dataset with other settings: {name} {what}")
    return True


def _keep(path: Path, data: bytes, about: dict[str, Any]) -> None:
    """Store a file that was played elsewhere. FogCityError if another version, or other bots, have played it."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(data)
        if not _is_finished(part, about):
            raise FogCityError(f"a worker has sent a file {path.name} that is no dataset of these games")
        replace_file(part, path)
    finally:
        part.unlink(missing_ok=True)


def write_games(
    games: BotGames, path: Path, about: dict[str, Any], report: Report = lambda _: None, done: int = 0
) -> int:
    """Play the games that `about` names into a file. Gives the number of rows. `done` games were played before."""
    rows = 0
    with _opened(path, about) as file:
        for columns in games.chunks(about["first"], about["games"]):
            file.write(columns)
            rows += len(columns["game"])
            report(done + int(columns["game"][-1]) + 1 - about["first"])
    return rows


class _File(Protocol):
    def write(self, columns: Columns) -> None:
        """Append these rows."""


@contextlib.contextmanager
def _opened(path: Path, about: dict[str, Any]) -> Iterator[_File]:
    """Open a file for columns; its suffix says which kind. It gets its name once it is complete."""
    part, text = path.with_name(f"{path.name}.part"), json.dumps(about)
    try:
        if path.suffix == ".parquet":
            with contextlib.closing(_ParquetFile(part, text)) as parquet:
                yield parquet
        else:
            numpy = _NumpyFile(part, text, about["sizes"])
            with contextlib.closing(numpy):
                yield numpy
                numpy.finish()
        replace_file(part, path)
    finally:
        part.unlink(missing_ok=True)


class _ParquetFile:
    """A Parquet file. Wide columns are bytes of any length: not all readers know bytes of a fixed length."""

    def __init__(self, path: Path, about: str) -> None:
        self._pa, parquet = arrow()
        kinds = {name: self._pa.from_numpy_dtype(np.dtype(column.dtype)) for name, column in COLUMNS.items()}
        kinds |= dict.fromkeys(WIDE, self._pa.binary())
        fields = [self._pa.field(name, kind, nullable=False) for name, kind in kinds.items()]
        self._schema = self._pa.schema(fields, metadata={"fogcity": about})
        self._writer = parquet.ParquetWriter(path, self._schema, compression="zstd")

    def write(self, columns: Columns) -> None:
        for start in range(0, len(columns["game"]), ROWS):
            arrays = [self._array(columns[name][start : start + ROWS]) for name in COLUMNS]
            self._writer.write_table(self._pa.Table.from_arrays(arrays, schema=self._schema))

    def _array(self, column: Any) -> Any:
        pa = self._pa
        if column.ndim == 1:
            return pa.array(column)
        offsets = (np.arange(len(column) + 1) * column.shape[1]).astype(np.int32)
        data = pa.py_buffer(np.ascontiguousarray(column))
        return pa.Array.from_buffers(pa.binary(), len(column), [None, pa.py_buffer(offsets), data])

    def close(self) -> None:
        """Finish the file."""
        self._writer.close()


class _NumpyFile:
    """A .npz file. Columns are collected uncompressed in a temporary folder beside it."""

    def __init__(self, path: Path, about: str, sizes: dict[str, int]) -> None:
        self._path, self._about, self._sizes, self._rows = path, about, sizes, 0
        self._folder = tempfile.TemporaryDirectory(dir=path.parent, prefix=f"{path.name}-")
        self._files: dict[str, IO[bytes]] = {name: (Path(self._folder.name) / name).open("w+b") for name in COLUMNS}

    def write(self, columns: Columns) -> None:
        self._rows += len(columns["game"])
        for name, column in columns.items():
            self._files[name].write(column.data)

    def finish(self) -> None:
        """Write the columns into the file."""
        with zipfile.ZipFile(self._path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as out:
            for name, file in self._files.items():
                with out.open(f"{name}.npy", "w", force_zip64=True) as member:
                    descr = np.lib.format.dtype_to_descr(np.dtype(COLUMNS[name].dtype))
                    shape = (self._rows, self._sizes[name]) if name in WIDE else (self._rows,)
                    head = {"descr": descr, "fortran_order": False, "shape": shape}
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
