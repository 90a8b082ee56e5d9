"""Stand-ins for processes that compile units, and for what loads the units afterwards."""

from __future__ import annotations

import os

import msgspec

from fogcity.bots.compiling import Loader, Unit
from fogcity.bots.processes.channel import Channel
from fogcity.bots.processes.compiler import Done


def accept_units(channel: Channel) -> None:
    """Say of every unit that it is compiled."""
    answer(channel, Done())


def refuse_units(channel: Channel) -> None:
    """Say of every unit that it cannot be compiled."""
    answer(channel, Done("no space left"))


def die(channel: Channel) -> None:
    """End without an answer."""
    channel.receive()
    os._exit(3)


def answer(channel: Channel, done: Done) -> None:
    """Answer every unit with this."""
    while True:
        channel.receive()
        channel.send(msgspec.msgpack.encode(done))


class LoadsNothing(Loader):
    """A loader that finds nothing on disk, and remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Unit] = []

    def load(self, unit: Unit, *, compiles: bool = False) -> bool:
        self.asked.append(unit)
        return False

    def is_on_disk(self, unit: Unit) -> bool:
        return False
