"""A process that thinks: bots run here and nowhere else, so whatever they do to it, the tables go on.

It talks with its parent over a socket, by messages with their length in front. It says Ready once it can be asked.
Asked a Question it says Ready again when the bot is there and compiled, and the time to think begins; then Chosen or
Failed. There are no pickles among the messages: the worst that a bot can make of its answer is a wrong one.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import operator
import os
import socket
from collections.abc import Iterator, Sequence
from functools import lru_cache
from io import BufferedReader
from multiprocessing.context import SpawnProcess
from typing import TypeAlias

import msgspec
import numpy as np

import fogcity
from fogcity.bots.bot import Bot, Budget, Candidate, Thought
from fogcity.bots.registry import BUILT_IN, UnknownBot, describe, find_bot
from fogcity.core.errors import FogCityError
from fogcity.core.game import Game, View
from fogcity.core.loops import Codes
from fogcity.core.processes import detach, spawning
from fogcity.games.ticket.board.board import parse

HEAD = 4  # bytes that tell the length of a message
MOST_BYTES = 1 << 20  # of a message; boards and thoughts are much smaller
DEAD_WITHIN = 2.0  # seconds from a kill to the end
MOST_BOTS = 12  # that are kept; a gripman that thought long keeps some 20 MB
MOST_GAMES = 16  # that are kept: boards, for the most part


class Question(msgspec.Struct, frozen=True):
    """What crosses to the process: nothing of a game but a view. `board` is the text of its file, if not the usual."""

    game: str
    board: str
    seat: int
    view: bytes
    bot: str
    budget: Budget
    seed: bytes
    explain: bool  # what it thought of all actions, too?


class Ready(msgspec.Struct, frozen=True, tag=True):
    """Ready to be asked or, once asked, to think."""


class Chosen(msgspec.Struct, frozen=True, tag=True):
    """A legal action, and what led to it if that was asked for."""

    thought: Thought


class Failed(msgspec.Struct, frozen=True, tag=True):
    """There is no answer; the reason is one line. `refused` if the question is to blame, and not the bot."""

    reason: str
    refused: bool = False


Message: TypeAlias = Ready | Chosen | Failed

_spawn = multiprocessing.get_context("spawn")  # a fork would not survive compiled code that uses several threads
_encode = msgspec.msgpack.Encoder().encode
_question = msgspec.msgpack.Decoder(Question).decode
_message = msgspec.msgpack.Decoder(Message).decode


def pack(message: Question | Message) -> bytes:
    """A message as it is sent."""
    data = _encode(message)
    return len(data).to_bytes(HEAD, "big") + data


def one_line(text: str) -> str:
    """A text that can be shown anywhere."""
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))[:500]


class Thinker:
    """One such process, seen from the event loop that asks it."""

    def __init__(self, process: SpawnProcess, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._process = process
        self._reader = reader
        self._writer = writer
        self.hearing = asyncio.create_task(self._hear())  # what it says next; None once it is gone

    @classmethod
    async def start(cls, warm: Sequence[str]) -> Thinker:
        """A new process. Starting it holds up the event loop for some milliseconds.

        No other thread could do that: Linux ends the process together with the thread that started it.
        """
        ours, theirs = socket.socketpair()
        process = _spawn.Process(target=serve, args=(theirs, list(warm)), daemon=True)
        try:
            with theirs, spawning():
                process.start()
            reader, writer = await asyncio.open_connection(sock=ours)
        except BaseException:
            ours.close()
            if process.pid is not None:
                process.kill()
                process.join()
            raise
        return cls(process, reader, writer)

    def tell(self, message: bytes) -> None:
        """Send it a message; if it is dead already, that is noticed when it does not answer."""
        self._writer.write(message)

    async def hear(self, within: float) -> Message | None:
        """What it says next; None if it is gone. TimeoutError if it says nothing for so many seconds."""
        await asyncio.wait({self.hearing}, timeout=within)
        if not self.hearing.done():
            raise TimeoutError(f"did not answer within {within:g} s")
        message = self.hearing.result()
        if message is not None:
            self.hearing = asyncio.create_task(self._hear())
        return message

    async def end(self) -> str:
        """End it, whatever it is doing; then gives how it ended, if it had done so by itself."""
        self._process.kill()
        try:
            await asyncio.wait({self.hearing}, timeout=DEAD_WITHIN)  # its end of the socket closes when it dies
        finally:
            self.hearing.cancel()
            self._writer.transport.abort()
            self._process.join()
            code = self._process.exitcode
            with contextlib.suppress(ValueError):  # somebody else has waited for it, so nobody knows how it ended
                self._process.close()
        with contextlib.suppress(OSError):
            await self._writer.wait_closed()
        return f"ended (signal {-code})" if code is not None and code < 0 else f"ended (exit code {code})"

    async def _hear(self) -> Message | None:
        try:
            size = int.from_bytes(await self._reader.readexactly(HEAD), "big")
            return _message(await self._reader.readexactly(size)) if size <= MOST_BYTES else None
        except (EOFError, OSError, msgspec.MsgspecError):  # dead, or out of its mind
            return None


# ---- in the process


def serve(connection: socket.socket, warm: Sequence[str]) -> None:
    """The life of the process: warm up, then answer until nobody asks any more."""
    detach()
    os.environ["NUMBA_NUM_THREADS"] = "1"  # Numba is not there yet, and reads it when it comes
    for name in warm:
        for bot in BUILT_IN:
            with contextlib.suppress(Exception):  # it will be told when somebody asks
                bot_for(name, "", bot)
    with connection, connection.makefile("rb") as stream, contextlib.suppress(EOFError, OSError):
        connection.sendall(pack(Ready()))
        while True:
            for message in respond(_receive(stream)):
                connection.sendall(pack(message))


def respond(question: Question) -> Iterator[Message]:
    """What is said to a question: first whether the bot is ready, then its answer."""
    try:
        game = game_on(question.game, question.board)
        view = _view(game, question)
        legal = game.legal(view)  # refuses a record that pretends to be a view, and a view of another board
    except FogCityError as error:
        yield Failed(one_line(str(error)), refused=True)
        return
    try:
        bot = bot_for(question.game, question.board, question.bot)
    except BaseException as error:  # whatever a bot raises, SystemExit too, is its own affair
        yield Failed(one_line(str(error)) if isinstance(error, UnknownBot) else describe(error))
        return
    yield Ready()
    yield _ask(bot, question, view, legal)


@lru_cache(maxsize=MOST_GAMES)
def game_on(name: str, board: str) -> Game:
    """The game, compiled; on the board that a text describes, if there is one."""
    game = fogcity.game(name, parse(board) if board else None)
    game.warm_up()
    return game


@lru_cache(maxsize=MOST_BOTS)
def bot_for(game: str, board: str, name: str) -> Bot:
    """The bot, made for the game and compiled."""
    bot = find_bot(name, game_on(game, board), Budget()).bot
    bot.warm_up()
    return bot


def _view(game: Game, question: Question) -> View:
    if len(question.view) != game.dtype.itemsize:
        raise FogCityError(f"this is no view of {game.name}")
    return View(game.name, question.seat, np.frombuffer(bytearray(question.view), game.dtype))


def _ask(bot: Bot, question: Question, view: View, legal: Codes) -> Message:
    """Let the bot think, and believe nothing of what it says."""
    allowed = frozenset(legal.tolist())  # the bot may do to its own list what it likes
    rng = np.random.default_rng(int.from_bytes(question.seed, "big"))
    try:
        answer = (bot.think if question.explain else bot.choose)(view, legal, rng, question.budget)
    except BaseException as error:
        return Failed(describe(error))
    try:
        chosen = Chosen(_thought(answer, len(allowed)) if question.explain else Thought(_number(answer)))
        pack(chosen)  # raises if a number is too large to be sent
    except BaseException:  # what a bot makes may do anything when it is looked at
        what = "thought" if question.explain else "action"
        return Failed(one_line(f"answered with {_quote(answer)}, which is no {what}"))
    if not allowed.issuperset([chosen.thought.action, *(each.action for each in chosen.thought.candidates)]):
        return Failed(one_line(f"answered with {_quote(answer)}, which is not legal"))
    return chosen


def _thought(answer: object, most: int) -> Thought:
    if not isinstance(answer, Thought) or len(answer.candidates) > most:
        raise TypeError
    candidates = [Candidate(_number(one.action), float(one.value), _number(one.visits)) for one in answer.candidates]
    return Thought(_number(answer.action), candidates, _number(answer.playouts), one_line(answer.unit)[:20])


def _number(value: object) -> int:
    return int.__int__(operator.index(value))  # type: ignore[arg-type] # no child of int, which may lie


def _quote(answer: object) -> str:
    try:
        return repr(answer)[:80]
    except BaseException:
        return f"a {type(answer).__name__}"


def _receive(stream: BufferedReader) -> Question:
    size = int.from_bytes(_exactly(stream, HEAD), "big")
    return _question(_exactly(stream, size))


def _exactly(stream: BufferedReader, size: int) -> bytes:
    data = stream.read(size)
    if len(data) < size:
        raise EOFError
    return data
