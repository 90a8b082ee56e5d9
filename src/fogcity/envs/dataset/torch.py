"""Datasets for PyTorch: all rows in memory, or some at a time from many files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import torch
from torch.utils.data import Dataset, IterableDataset, get_worker_info

from fogcity.core.errors import BadOption
from fogcity.envs.dataset.columns import Columns
from fogcity.envs.dataset.reading import batches_of, files_of, load, read_about


class Rows(Dataset):  # type: ignore[misc]
    """All rows of a dataset, in memory. An index, or a list of them, gives tensors by name.

    With a batch sampler, a DataLoader takes many rows at once:
    `DataLoader(rows, batch_size=None, sampler=BatchSampler(RandomSampler(rows), 256, drop_last=False))`.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.columns = _tensors(load(path))

    def __len__(self) -> int:
        return len(self.columns["game"])

    def __getitem__(self, which: Any) -> dict[str, Any]:
        return {name: column[which] for name, column in self.columns.items()}


class Batches(IterableDataset):  # type: ignore[misc]
    """The rows of a dataset in order, `size` at a time, as tensors by name; little memory is used.

    Pass it to a DataLoader with `batch_size=None`. If that has several workers, each reads its own files.
    """

    def __init__(self, path: str | os.PathLike[str], size: int) -> None:
        super().__init__()
        if size < 1:
            raise BadOption(f"a batch has 1 row or more, not {size}")
        read_about(path)
        self._files, self._size = files_of(path), size

    def __iter__(self) -> Iterator[dict[str, Any]]:
        worker = get_worker_info()
        own = self._files if worker is None else self._files[worker.id :: worker.num_workers]
        for columns in batches_of(own, self._size):
            yield _tensors(columns)


def _tensors(columns: Columns) -> dict[str, Any]:
    return {name: torch.from_numpy(column) for name, column in columns.items()}
