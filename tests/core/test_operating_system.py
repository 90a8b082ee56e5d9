"""What we need of an operating system, on the one that runs the tests. See test_other_systems.py for all others."""

from __future__ import annotations

import socket
import subprocess
import sys

import pytest

from fogcity.core import operating_system


@pytest.fixture
def two(tmp_path):
    """A file that was opened twice, as by two processes."""
    with (tmp_path / "lock").open("ab") as one, (tmp_path / "lock").open("ab") as other:
        yield one, other


def test_a_locked_file_cannot_be_locked_again(two):
    operating_system.lock_file(two[0])
    with pytest.raises(BlockingIOError):
        operating_system.lock_file(two[1])


def test_an_unlocked_file_can_be_locked_again(two):
    operating_system.lock_file(two[0])
    operating_system.unlock_file(two[0])
    operating_system.lock_file(two[1], wait=True)


def test_the_lock_of_a_closed_file_has_ended(two):
    operating_system.lock_file(two[0])
    two[0].close()
    operating_system.lock_file(two[1])


def test_the_limit_of_open_files_leaves_enough_for_a_small_server():
    assert operating_system.raise_file_limit(500) >= 256


def test_there_is_a_core():
    assert operating_system.cores_here() >= 1


def test_a_process_can_lower_its_priority_and_ignore_ctrl_c():
    code = "from fogcity.core.operating_system import *; lower_priority(5); ignore_interrupts(); end_with_parent()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_port_in_use_is_taken():
    with socket.socket() as one, socket.socket() as other:
        for listening in (one, other):
            operating_system.claim_port(listening)
        one.bind(("127.0.0.1", 0))
        one.listen()
        with pytest.raises(OSError) as refused:
            other.bind(one.getsockname())
    assert operating_system.is_port_taken(refused.value)
