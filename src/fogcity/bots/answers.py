"""Sanitizes the answers of bots and the errors they raise: numbers become plain ints, and texts fit on one line.

A bot's answer may be an object that runs arbitrary code on any access. It is read here and nowhere else.
"""

from __future__ import annotations

import operator
from pathlib import Path

from fogcity.bots.bot import Candidate, Thought

LONGEST_LINE = 500
LONGEST_UNIT = 20


class BadAnswer(Exception):
    """A bot's answer is not an action, or not a Thought; the message is one line."""


def read_action(answer: object) -> int:
    """The action that a bot answered with, as a plain int; BadAnswer if it is not a number."""
    try:
        return _number(answer)
    except BaseException:  # SystemExit too
        raise BadAnswer(one_line(f"answered with {quote(answer)}, which is not an action")) from None


def read_thought(answer: object, most: int) -> Thought:
    """A bot's answer as a plain Thought with at most this many candidates; BadAnswer if it is not one."""
    try:
        return _thought(answer, most)
    except BaseException:
        raise BadAnswer(one_line(f"answered with {quote(answer)}, which is not a Thought")) from None


def quote(answer: object) -> str:
    """The repr of an answer, or only its type if the repr fails."""
    try:
        return repr(answer)[:80]
    except BaseException:
        return f"a {type(answer).__name__}"


def describe(error: BaseException) -> str:
    """What went wrong inside a bot, in one line: the error, and where its code raised it."""
    try:
        message = one_line(str(error))
    except BaseException:
        message = ""
    text = one_line(f"{type(error).__name__}: {message}" if message else type(error).__name__)
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" ({Path(trace.tb_frame.f_code.co_filename).name}, line {trace.tb_lineno})"
    return text[:200] + where


def one_line(text: str) -> str:
    """A text that fits on one line, in any terminal and any file."""
    return "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))[:LONGEST_LINE]


def _thought(answer: object, most: int) -> Thought:
    if not isinstance(answer, Thought) or len(answer.candidates) > most:
        raise TypeError
    candidates = [Candidate(_number(one.action), float(one.value), _number(one.visits)) for one in answer.candidates]
    unit, budget = (one_line(text)[:LONGEST_UNIT] for text in (answer.unit, answer.budget))
    return Thought(_number(answer.action), candidates, _number(answer.playouts), unit, budget)


def _number(value: object) -> int:
    number = int.__int__(operator.index(value))  # type: ignore[arg-type] # a subclass of int may override anything
    if not -(1 << 63) <= number < 1 << 63:
        raise OverflowError
    return number
