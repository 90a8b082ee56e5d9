"""The weights of a network: files, and where bots find them.

A game's package brings the weights for its own board. Weights for another board are in the user's data folder, where
`fogcity train` puts them. For experiments, the environment variable FOGCITY_WEIGHTS names a file that comes before
both. A file is a NumPy archive of arrays in half precision and one JSON text about them.
"""

from __future__ import annotations

import hashlib
import json
import os
import zipfile
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from fogcity.bots.network import OUTPUTS, Layers, Network
from fogcity.core.errors import FogCityError
from fogcity.core.game import Game
from fogcity.core.operating_system import replace_file, user_data_dir
from fogcity.core.parts import find_part, part_sources

NAMES = ("first", "first_bias", "second", "second_bias", "third", "third_bias")
VARIABLE = "FOGCITY_WEIGHTS"
MOST_BYTES = 8 << 20


class BadWeights(FogCityError):
    """A file is not one of weights, or not for this game; the message says what was expected."""


@dataclass(frozen=True)
class Weights:
    """The layers of a network, as its kernels use them, and how they came about."""

    layers: Layers
    about: dict[str, Any] = field(default_factory=dict)

    @property
    def digest(self) -> str:
        """A short hash of the layers as a file stores them."""
        stored = b"".join(np.asarray(layer, np.float16).tobytes() for layer in self.layers)
        return hashlib.sha256(stored).hexdigest()[:16]

    @property
    def width(self) -> int:
        """The size of the first hidden layer."""
        return int(self.layers[2].shape[0])

    @property
    def hidden(self) -> int:
        """The size of the second hidden layer."""
        return int(self.layers[2].shape[1])


def network_of(game: Game) -> Network | None:
    """The network of a game; None if it has none."""
    return find_part(game, "network", Network)


def weights_of(game: Game) -> Weights | None:
    """The weights for a game on its board; None if there are none."""
    network = network_of(game)
    if network is None:
        return None
    if given := os.environ.get(VARIABLE):
        return read_weights(Path(given), network, game)
    for path in (user_file(game), shipped_file(game)):
        if path is not None and path.is_file():
            stat = path.stat()
            found = _read(path, stat.st_mtime_ns, stat.st_size)
            if _fits(found, network, game):
                return found
    return None


def shipped_file(game: Game) -> Path | None:
    """Where the game's package keeps its weights."""
    sources = part_sources(game, "network")
    return sources[0].parent / "weights" / f"{game.name}.npz" if sources else None


def user_file(game: Game) -> Path:
    """Where the weights are that were trained for this game and board on this machine."""
    board = hashlib.sha256(game.board_tag.encode()).hexdigest()[:12] if game.board_tag else ""
    return user_data_dir() / "weights" / f"{game.name}{'-' * bool(board)}{board}.npz"


def read_weights(path: Path, network: Network, game: Game) -> Weights:
    """Read a file of weights for this game; BadWeights if it is something else."""
    try:
        stat = path.stat()
    except OSError as error:
        raise BadWeights(f"{path} cannot be read: {error.strerror}") from None
    found = _read(path, stat.st_mtime_ns, stat.st_size)
    if not _fits(found, network, game):
        of = " on ".join(str(found.about.get(name)) for name in ("game", "board") if found.about.get(name))
        raise BadWeights(f"{path} holds weights for {of or 'another game'}, version {found.about.get('version')}")
    return found


def write_weights(path: Path, weights: Weights) -> None:
    """Write weights into a file, in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**weights.about, "digest": weights.digest}, sort_keys=True)
    arrays: dict[str, Any] = {"about": np.frombuffer(text.encode(), np.uint8)}
    arrays |= {name: np.asarray(layer, np.float16) for name, layer in zip(NAMES, weights.layers, strict=True)}
    new = path.with_name(f"{path.name}.new")
    with new.open("wb") as file:
        np.savez_compressed(file, **arrays)
    replace_file(new, path)


def _fits(weights: Weights, network: Network, game: Game) -> bool:
    """Whether weights are for this version of the network, and for this game and its board."""
    about = weights.about
    same = about.get("game") == game.name and about.get("board", "") == game.board_tag
    return same and about.get("version") == network.version and len(weights.layers[0]) == network.rows


@lru_cache(16)
def _read(path: Path, _changed: int, size: int) -> Weights:
    """Read a file. The time of its last change is a parameter so that a new file is read again."""
    expected = f"{path} is not a file of weights: expected one that `fogcity train` has written"
    if size > MOST_BYTES:
        raise BadWeights(f"{expected}, of at most {MOST_BYTES >> 20} MiB")
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            about = json.loads(archive["about"].tobytes())
            layers = tuple(np.ascontiguousarray(archive[name], np.float32) for name in NAMES)
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise BadWeights(f"{expected} ({type(error).__name__})") from None
    if not isinstance(about, dict) or not _are_layers(layers):
        raise BadWeights(expected)
    for layer in layers:
        layer.flags.writeable = False
    return Weights(layers, about)  # type: ignore[arg-type] # six of them


def _are_layers(layers: tuple[Any, ...]) -> bool:
    """Whether the shapes of arrays fit together, and all numbers are finite."""
    first, first_bias, second, second_bias, third, third_bias = layers
    if any(layer.ndim != dimensions for layer, dimensions in zip(layers, (2, 1) * 3, strict=True)):
        return False
    width, hidden = first.shape[1], second.shape[1]
    shapes = (first_bias.shape, second.shape, second_bias.shape, third.shape, third_bias.shape)
    wanted = ((width,), (width - OUTPUTS, hidden), (hidden,), (hidden, OUTPUTS), (OUTPUTS,))
    return shapes == wanted and all(np.isfinite(layer).all() for layer in layers)
