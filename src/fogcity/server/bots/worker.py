"""A child process in which a server's bots choose actions. It answers one question after another.

It sends Ready once it can take questions. When it gets a Question, it makes and compiles the bot and sends Ready again:
the bot's time starts. Then it sends Chosen or Failed. Questions of reviews and for hints (studying.py) are answered the
same way.

In the background mode (core/background.py) it does not compile rules and built-in bots, but loads them once they are on
disk. Until then they run interpreted.
"""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

import msgspec
import numpy as np

import fogcity
from fogcity.bots.answers import BadAnswer, describe, one_line, quote, read_action, read_thought
from fogcity.bots.bot import Bot, Budget, Thought
from fogcity.bots.compiling import Loader, all_units, units_of
from fogcity.bots.processes.channel import Channel
from fogcity.bots.registry import BUILT_IN, UnknownBot, find_bot
from fogcity.core.background import compile_in_background, kernels_switch, loading
from fogcity.core.errors import FogCityError
from fogcity.core.game import Game, View
from fogcity.core.loops import Codes
from fogcity.core.operating_system import lower_priority
from fogcity.core.processes import collect_rarely
from fogcity.server.bots.studying import StudyAnswer, StudyQuestion, prepare, study

MOST_BOTS = 12  # that are kept; a gripman that thought long holds some 20 MB
MOST_GAMES = 16  # that are kept: boards, for the most part


class Question(msgspec.Struct, frozen=True, tag=True):
    """Which action does a bot choose? All that it has of a game is a view. `board` is the text of a custom board."""

    game: str
    board: str
    seat: int
    view: bytes
    bot: str
    budget: Budget
    seed: bytes
    explain: bool  # also return the bot's values of all actions?


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The process is ready for a question or, after a question, the bot is ready to think."""


class Chosen(msgspec.Struct, frozen=True, tag=True):
    """A legal action, the budget if it was a smaller one, and the bot's values if they were requested."""

    thought: Thought


class Failed(msgspec.Struct, frozen=True, tag=True):
    """There is no answer; the reason is one line. `refused`: the question is wrong, not the bot."""

    reason: str
    refused: bool = False


Message: TypeAlias = Ready | Chosen | Failed | StudyAnswer

encode = msgspec.msgpack.Encoder().encode
read_question = msgspec.msgpack.Decoder(Question | StudyQuestion).decode
read_message = msgspec.msgpack.Decoder(Message).decode


_loader = Loader()


def answer_questions(
    channel: Channel, warm: Sequence[str], loads_after: float | None = None, niceness: int = 0
) -> None:
    """Run the process: make the built-in bots for some games, then answer questions until the parent has ended.

    In the background mode, it loads what is on disk after some seconds: `loads_after`. The `niceness` lowers its
    priority.
    """
    lower_priority(niceness)
    use_one_thread()
    collect_rarely()
    if loads_after is not None:
        compile_in_background()
        loading_all = threading.Timer(loads_after, _load_all)
        loading_all.daemon = True
        loading_all.start()
    for name in warm:
        for bot in BUILT_IN:
            with contextlib.suppress(Exception):  # reported when this bot is asked
                bot_for(name, "", bot)
    channel.send(encode(Ready()))
    while True:
        question = read_question(channel.receive())
        for message in respond(question) if isinstance(question, Question) else respond_to_study(question):
            channel.send(encode(message))


def _load_all() -> None:
    """Load what is on disk before anybody asks."""
    for unit in all_units():
        _loader.load(unit, compiles=True)


def use_one_thread() -> None:
    """Keep Numba from starting threads, in a process that has not loaded it yet."""
    os.environ["NUMBA_NUM_THREADS"] = "1"


def respond(question: Question) -> Iterator[Message]:
    """The messages that answer a question: first whether the bot is ready, then its answer."""
    try:
        _load(question.game, question.bot)  # before anything is called that would run interpreted
        game = game_on(question.game, question.board)
        view = _view(game, question)
        legal = game.legal(view)  # raises if this is not a view, or is a view of another board
    except FogCityError as error:
        yield Failed(one_line(str(error)), refused=True)
        return
    try:
        bot = bot_for(question.game, question.board, question.bot)
    except BaseException as error:  # SystemExit too
        yield Failed(one_line(str(error)) if isinstance(error, UnknownBot) else describe(error))
        return
    yield Ready()
    yield _ask(bot, question, view, legal)


def respond_to_study(question: StudyQuestion) -> Iterator[Message]:
    """The same for a question of a review or for a hint.

    Nothing of it runs interpreted: what is not on disk is compiled here.
    """
    try:
        with loading(compiles=True):
            game = game_on(question.game, question.board)
            prepare(question, game)
            yield Ready()
            yield study(question, game)
    except Exception as error:
        yield Failed(describe(error))


@lru_cache(maxsize=MOST_GAMES)
def game_on(name: str, board: str) -> Game:
    """The game, compiled; on the board that a text describes, if there is one."""
    game = fogcity.game(name, board.encode() if board else None)
    game.warm_up()
    return game


@lru_cache(maxsize=MOST_BOTS)
def bot_for(game: str, board: str, name: str) -> Bot:
    """The bot, made for the game and compiled. In the background mode, built-in bots are not compiled here."""
    bot = find_bot(name, game_on(game, board), Budget()).bot
    if not kernels_switch():
        bot.warm_up()
    elif name not in BUILT_IN:
        with loading(compiles=True):
            bot.warm_up()
    return bot


def _load(game: str, bot: str) -> None:
    """In the background mode, load what a bot needs, if it is on disk by now."""
    if kernels_switch():
        for unit in units_of(game, [bot]):
            _loader.load(unit)


def _view(game: Game, question: Question) -> View:
    if len(question.view) != game.dtype.itemsize:
        raise FogCityError(f"this is not a view of {game.name}")
    return View(game.name, question.seat, np.frombuffer(bytearray(question.view), game.dtype))


def _ask(bot: Bot, question: Question, view: View, legal: Codes) -> Message:
    """Let the bot think, and check its answer."""
    allowed = frozenset(legal.tolist())  # the bot may change its own list
    rng = np.random.default_rng(int.from_bytes(question.seed, "big"))
    built_in = question.bot in BUILT_IN
    thinks = question.explain or built_in  # only a thought tells the budget
    try:
        with contextlib.nullcontext() if built_in else loading(compiles=True):
            answer = (bot.think if thinks else bot.choose)(view, legal, rng, question.budget)
    except BaseException as error:  # SystemExit too
        return Failed(describe(error))
    try:
        thought = read_thought(answer, len(allowed)) if thinks else Thought(read_action(answer))
    except BadAnswer as error:
        return Failed(str(error))
    if not allowed.issuperset([thought.action, *(each.action for each in thought.candidates)]):
        return Failed(one_line(f"answered with {quote(answer)}, which is not legal"))
    return Chosen(thought if question.explain else replace(thought, candidates=[]))
