"""A child process that plays games. It gets units of work and sends back the games that it played."""

from __future__ import annotations

import multiprocessing
from collections import deque
from typing import Any, TypeAlias

import msgspec
import numpy as np

from fogcity.arena.play.player import Player, Unit
from fogcity.arena.play.results import BotInfo, Chunk, Forfeit, row_type
from fogcity.arena.play.status import SIZE, WorkerStatus
from fogcity.arena.settings import Settings
from fogcity.bots.answers import describe, one_line
from fogcity.bots.processes.channel import Channel
from fogcity.bots.processes.child import Child
from fogcity.core.errors import FogCityError
from fogcity.core.kernel import telling_of_compilation

MOST_BYTES = 1 << 31  # of a message: a block of long games with their records


class Compiling(msgspec.Struct, frozen=True, tag=True):
    """Something is being compiled before the bots are ready."""


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The bots are made and compiled."""

    bots: list[BotInfo]


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The bots cannot play; the reason is one line."""

    reason: str


class Played(msgspec.Struct, frozen=True, tag=True):
    """The games of a unit, as in a Chunk."""

    rows: bytes
    lines: bytes
    forfeits: list[Forfeit]


class BlockFailed(msgspec.Struct, frozen=True, tag=True):
    """A bot failed in a block of quick games. It is unknown in which game."""


Message: TypeAlias = Compiling | Ready | Failed | Played | BlockFailed

_encode = msgspec.msgpack.Encoder().encode
_read_unit = msgspec.msgpack.Decoder(Unit).decode
_read_message = msgspec.msgpack.Decoder(Message).decode


class Worker:
    """A worker process, as seen by its parent."""

    def __init__(self, settings: Settings, keep: bool, printed: str) -> None:
        """Start it. What bots print goes to the file `printed`, or nowhere if that is empty."""
        memory = multiprocessing.get_context("spawn").RawArray("q", SIZE)
        self.status = WorkerStatus(memory)
        self.child: Child[Message] = Child(
            *(_read_message, work, memory, settings, keep),
            printed=printed,
            most_bytes=MOST_BYTES,
            daemon=False,  # a bot may start other processes
        )
        self.units: deque[Unit] = deque()  # what it plays, and what comes next
        self.bots: list[BotInfo] | None = None  # known once it is ready
        self._row_type = row_type(settings.seats)

    def give(self, unit: Unit) -> None:
        """Let it play a unit."""
        self.units.append(unit)
        self.child.send(_encode(unit))

    def get_ready(self, within: float) -> list[BotInfo] | None:
        """Its bots, or None: it compiles first. FogCityError if they cannot play; other errors as `Child.receive`."""
        match self.child.receive(within):
            case Compiling():
                return None
            case Ready(bots):
                self.bots = bots
                return bots
            case Failed(reason):
                raise FogCityError(reason)
            case _:
                raise EOFError

    def receive_games(self) -> Chunk | None:
        """The games that it has sent; None if a bot failed in a block. EOFError if it exited, or sent garbage."""
        match self.child.receive(0):
            case Played(rows, lines, forfeits) if len(rows) % self._row_type.itemsize == 0:
                return Chunk(np.frombuffer(bytearray(rows), self._row_type), lines, forfeits)
            case BlockFailed():
                return None
            case _:
                raise EOFError


# ---- in the child process


def work(channel: Channel, memory: Any, settings: Settings, keep: bool) -> None:
    """Make the bots, then play every unit that is sent."""
    try:
        with telling_of_compilation(lambda: channel.send(_encode(Compiling()))):
            player = Player(settings, keep, WorkerStatus(memory))
    except FogCityError as error:
        channel.send(_encode(Failed(one_line(str(error)))))
        return
    except BaseException as error:  # SystemExit too
        channel.send(_encode(Failed(f"the bots cannot get ready: {describe(error)}")))
        return
    channel.send(_encode(Ready(list(player.bots))))
    while True:
        chunk = player.play(_read_unit(channel.receive()))
        message = BlockFailed() if chunk is None else Played(chunk.rows.tobytes(), chunk.lines, chunk.forfeits)
        channel.send(_encode(message))
