"""Reads datasets: Parquet and NumPy files, and folders of Parquet files."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Any

import numpy as np

from fogcity.core.errors import BadOption, FogCityError
from fogcity.envs.dataset.columns import COLUMNS, WIDE, Columns, empty, join

ROWS = 1 << 12  # that are read at once


class NotADataset(FogCityError):
    """The file is not a dataset of Fog City, or it is damaged."""


def load(path: str | os.PathLike[str]) -> Columns:
    """All rows of a dataset: a file, or a folder. Arrays by name; `observation` and `mask` have a row for each row."""
    about = read_about(path)
    return join([empty(about["sizes"]), *(piece for file in files_of(path) for piece in _pieces(file))])


def batches(path: str | os.PathLike[str], size: int) -> Iterator[Columns]:
    """The same rows in the same order, `size` at a time; the last batch may be smaller. Little memory is used."""
    if size < 1:
        raise BadOption(f"a batch has 1 row or more, not {size}")
    read_about(path)
    return batches_of(files_of(path), size)


def batches_of(files: list[Path], size: int) -> Iterator[Columns]:
    """The rows of some files of a dataset, `size` at a time."""
    return _regroup((piece for file in files for piece in _pieces(file)), size)


def unpack(rows: dict[str, Any]) -> dict[str, Any]:
    """Rows by column, as Hugging Face `datasets` gives them, with arrays instead of bytes: for `with_transform`."""
    found = dict(rows)
    for name in WIDE:
        if name in rows:
            found[name] = np.frombuffer(bytearray(b"".join(rows[name])), np.uint8).reshape(len(rows[name]), -1)
    return found


def read_about(path: str | os.PathLike[str]) -> dict[str, Any]:
    """How the games of a dataset were played: game, seats, options, bots, seed, parts of observations, ..."""
    path = Path(path)
    if path.is_dir():
        found = [read_about(shard) for shard in _shards(path)]
        return {**found[0], "games": sum(about["games"] for about in found)}
    if not path.exists():
        raise FogCityError(f"there is no dataset {path}")
    text = _about_npz(path) if path.suffix == ".npz" else _about_parquet(path)
    about: dict[str, Any] = json.loads(text)
    return about


def shards_in(folder: Path) -> list[Path]:
    """The finished Parquet files in a folder, in their order."""
    return sorted(folder.glob("part-*.parquet"))


def count_rows(path: Path) -> int:
    """The number of rows in a Parquet file."""
    _, parquet = arrow()
    return int(parquet.read_metadata(path).num_rows)


def arrow() -> tuple[Any, Any]:
    """The modules pyarrow and pyarrow.parquet; FogCityError if they are not installed."""
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        raise FogCityError("Parquet needs the package pyarrow: pip install 'fogcity[arena]'") from None
    return pa, parquet


def _shards(folder: Path) -> list[Path]:
    if not (found := shards_in(folder)):
        raise FogCityError(f"there is no dataset in the folder {folder}: it has no part-00000.parquet")
    return found


def _about_parquet(path: Path) -> str:
    pa, parquet = arrow()
    try:
        metadata = parquet.read_schema(path).metadata or {}
        text: bytes = metadata[b"fogcity"]
    except (pa.ArrowException, KeyError):
        raise NotADataset(f"{path} is not a dataset of Fog City, or it is damaged") from None
    return text.decode()


def _about_npz(path: Path) -> str:
    try:
        with np.load(path) as file:
            return str(file["about"])
    except (ValueError, KeyError, zipfile.BadZipFile):
        raise NotADataset(f"{path} is not a dataset of Fog City, or it is damaged") from None


def _regroup(pieces: Iterator[Columns], size: int) -> Iterator[Columns]:
    kept: list[Columns] = []
    rows = 0
    for piece in pieces:
        kept.append(piece)
        rows += len(piece["game"])
        if rows >= size:
            joined, whole = join(kept), rows - rows % size
            for start in range(0, whole, size):
                yield {name: column[start : start + size] for name, column in joined.items()}
            kept, rows = [{name: column[whole:] for name, column in joined.items()}], rows - whole
    if rows:
        yield join(kept)


def files_of(path: str | os.PathLike[str]) -> list[Path]:
    """The files of a dataset, in their order."""
    return _shards(Path(path)) if Path(path).is_dir() else [Path(path)]


def _pieces(file: Path) -> Iterator[Columns]:
    """The rows of a file, some at a time."""
    return _npz_pieces(file) if file.suffix == ".npz" else _parquet_pieces(file)


def _parquet_pieces(path: Path) -> Iterator[Columns]:
    _, parquet = arrow()
    with parquet.ParquetFile(path) as file:
        for batch in file.iter_batches(ROWS, columns=list(COLUMNS)):
            yield {name: _bytes(batch[name]) if name in WIDE else batch[name].to_numpy() for name in COLUMNS}


def _bytes(column: Any) -> Any:
    """An Arrow array of bytes, all equally long, as a row for each."""
    _, offsets, data = column.buffers()
    ends = np.frombuffer(offsets, np.int32)[column.offset : column.offset + len(column) + 1]
    return np.frombuffer(data, np.uint8)[ends[0] : ends[-1]].reshape(len(column), -1)


def _npz_pieces(path: Path) -> Iterator[Columns]:
    with ExitStack() as stack:
        file = stack.enter_context(zipfile.ZipFile(path))
        members = {name: stack.enter_context(file.open(f"{name}.npy")) for name in COLUMNS}
        shapes = {name: _read_shape(member) for name, member in members.items()}
        (left,) = shapes["game"]
        while left:
            rows = min(left, ROWS)
            piece: Columns = {}
            for name, member in members.items():
                dtype, shape = np.dtype(COLUMNS[name].dtype), (rows, *shapes[name][1:])
                piece[name] = np.frombuffer(member.read(int(np.prod(shape)) * dtype.itemsize), dtype).reshape(shape)
            yield piece
            left -= rows


def _read_shape(member: IO[bytes]) -> tuple[int, ...]:
    np.lib.format.read_magic(member)
    shape: tuple[int, ...] = np.lib.format.read_array_header_1_0(member)[0]
    return shape
