"""Child processes in which bots run: whatever one does, its parent gets a message, an end, or a timeout."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fogcity.bots.answers import BadAnswer, one_line, read_action, read_thought
from fogcity.bots.bot import Candidate, Thought
from fogcity.bots.processes.channel import Channel, pack
from fogcity.bots.processes.child import AsyncChild, Child, Failures

WITHIN = 120.0  # seconds; nothing here takes long, but a machine may be busy


def echo(channel: Channel) -> None:
    while True:
        channel.send(channel.receive())


def say(channel: Channel, *messages: bytes) -> None:
    for message in messages:
        channel.send(message)


def leave(channel: Channel, code: int) -> None:
    channel.send(b"leaving")
    os._exit(code)


def send_raw(channel: Channel, data: bytes) -> None:
    channel.connection.sendall(data)
    channel.receive()


def print_and_end(channel: Channel) -> None:
    sys.stdout.write("to stdout\n")
    sys.stdout.flush()
    os.write(2, b"to stderr\n")
    channel.send(b"printed")


def never_answer(channel: Channel) -> None:
    channel.send(b"thinking")
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM, signal.SIGINT})
    while True:
        pass


def only_letters(data: bytes) -> str:
    text = data.decode()
    if not text.isalpha():
        raise ValueError
    return text


@pytest.fixture
def children() -> Iterator[list[Child[Any]]]:
    """Children to end after the test."""
    started: list[Child[Any]] = []
    yield started
    for child in started:
        child.end()


def test_messages_of_any_size_come_back_whole(children: list[Child[Any]]) -> None:
    children.append(child := Child(bytes, echo))
    for message in (b"", b"x", b"y" * 500_000):
        child.send(message)
        assert child.receive(WITHIN) == message


def test_messages_sent_at_once_are_received_one_by_one(children: list[Child[Any]]) -> None:
    children.append(child := Child(bytes, say, b"one", b"two", b"three"))
    assert [child.receive(WITHIN) for _ in range(3)] == [b"one", b"two", b"three"]
    with pytest.raises(EOFError):
        child.receive(WITHIN)


def test_how_a_child_ended_by_itself() -> None:
    child = Child(bytes, leave, 3)
    assert child.receive(WITHIN) == b"leaving"
    with pytest.raises(EOFError):
        child.receive(WITHIN)
    assert child.end() == "exit code 3"


def test_a_child_that_never_answers_is_late_and_can_be_killed() -> None:
    child = Child(bytes, never_answer)
    assert child.receive(WITHIN) == b"thinking"
    with pytest.raises(TimeoutError, match=r"did not answer within 0\.01 s"):
        child.receive(0.01)
    assert child.end() == f"signal {signal.SIGKILL}"


@pytest.mark.parametrize(
    "data",
    [pack(b"12"), pack(b"\xff"), (1 << 30).to_bytes(4, "big"), b"\xff\xff\xff\xff"],
    ids=["not decoded", "no text", "too long", "longest"],
)
def test_garbage_is_as_good_as_an_end(data: bytes, children: list[Child[Any]]) -> None:
    children.append(child := Child(only_letters, send_raw, data))
    with pytest.raises(EOFError):
        child.receive(WITHIN)

    async def ask() -> object:
        other = await AsyncChild.start(only_letters, send_raw, data)
        try:
            return await other.receive(WITHIN)
        finally:
            await other.end()

    assert asyncio.run(ask()) is None


def test_half_a_message_is_no_message() -> None:
    ours, theirs = socket.socketpair()
    theirs.sendall(pack(b"whole message")[:-3])
    theirs.close()
    with Channel(ours, 100) as channel, pytest.raises(EOFError):
        channel.receive()


def test_what_a_child_prints_goes_to_its_file(tmp_path: Path) -> None:
    child = Child(bytes, print_and_end, printed=str(tmp_path / "printed.txt"))
    assert child.receive(WITHIN) == b"printed"
    child.end()
    assert (tmp_path / "printed.txt").read_text() == "to stdout\nto stderr\n"


def test_an_event_loop_asks_and_ends_a_child() -> None:
    async def work() -> None:
        child = await AsyncChild.start(bytes, echo)
        child.send(b"hello")
        assert await child.receive(WITHIN) == b"hello"
        with pytest.raises(TimeoutError):
            await child.receive(0.01)
        child.send(b"still there")
        assert await child.receive(WITHIN) == b"still there", "a message that comes late is not lost"
        assert await child.end() == f"signal {signal.SIGKILL}"

    asyncio.run(work())


def test_an_event_loop_learns_how_a_child_ended() -> None:
    async def work() -> str:
        child = await AsyncChild.start(bytes, leave, 7)
        assert [await child.receive(WITHIN), await child.receive(WITHIN)] == [b"leaving", None]
        return await child.end()

    assert asyncio.run(work()) == "exit code 7"


def test_pauses_grow_with_failures_in_a_row() -> None:
    failures = Failures(3)
    pauses = []
    for _ in range(12):
        failures.add()
        pauses.append(failures.pause)
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[1], pauses[-1]) == (0.2, 0.4, 30.0)
    assert failures.too_many
    failures.clear()
    assert not failures.too_many


class Lies(int):
    def __index__(self) -> int:
        return 5

    def __int__(self) -> int:
        return 6


class Trap:
    def __index__(self) -> int:
        raise SystemExit(1)

    def __repr__(self) -> str:
        raise SystemExit(1)


def test_answers_become_plain_numbers() -> None:
    assert (type(read_action(Lies(5))), read_action(Lies(5)), read_action(True)) == (int, 5, 1)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (None, "answered with None, which is not an action"),
        (1.0, "answered with 1.0, which is not an action"),
        ("a\nb", r"answered with 'a\nb', which is not an action"),
        (Trap(), "answered with a Trap, which is not an action"),
        (1 << 63, "answered with 9223372036854775808, which is not an action"),
        (10**5000, "answered with a int, which is not an action"),
    ],
    ids=["nothing", "fraction", "text", "trap", "large", "too large to print"],
)
def test_what_is_no_action(answer: object, message: str) -> None:
    with pytest.raises(BadAnswer) as error:
        read_action(answer)
    assert str(error.value) == message


def test_thoughts_are_read_anew() -> None:
    thought = Thought(Lies(5), [Candidate(Lies(5), 1, True)], 7, "win\x1b")
    assert read_thought(thought, 1) == Thought(5, [Candidate(5, 1.0, 1)], 7, "win?")
    for wrong in (5, Thought(5, [Candidate(5)] * 2), Thought(5, [Candidate(5, "x")])):  # type: ignore[arg-type]
        with pytest.raises(BadAnswer, match="which is not a Thought"):
            read_thought(wrong, 1)


def test_texts_of_bots_fit_on_one_line() -> None:
    assert one_line("a\n\tb \x1b[2J\ud800" + 600 * "x") == ("a b ?[2J?" + 600 * "x")[:500]
