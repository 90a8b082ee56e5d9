"""A process with a child in an endless loop, for tests that kill the process: `python -m tests.helpers.orphans SYSTEM`.

It prints the number of the child, which behaves as on the given system (see `sys.platform`).
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from multiprocessing.connection import Connection

from fogcity.core.operating_system import end_with_parent


def loop(system: str, ready: Connection) -> None:
    """The child."""
    sys.platform = system
    end_with_parent()
    ready.send(os.getpid())
    while True:
        pass


def main(system: str) -> None:
    """Start the child, and wait to be killed."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    context.Process(target=loop, args=(system, theirs)).start()
    sys.stdout.write(f"{ours.recv()}\n")
    sys.stdout.flush()
    sys.stdin.read()


if __name__ == "__main__":
    main(sys.argv[1])
