"""Boards for the page of a review: what an action does to the board, with everything that is new marked.

The pictures of a game are large and much alike, so the page has what several of them share only once.
"""

from __future__ import annotations

import copy
import xml.etree.ElementTree as ET
from collections import Counter
from html import escape

from fogcity.core.game import Game, View
from fogcity.core.picture import NAMESPACE, draw, find_picture

LEAST_SHARED = 160  # letters: shorter elements are repeated
NEW = "new"  # the class of what an action adds or changes
REPEATED = ("defs", "svg", "title", "pattern")  # tags of elements that stay where they are


class Board:
    """A board in a page."""

    def __init__(self, picture: str) -> None:
        self.root = ET.fromstring(picture.replace(f' xmlns="{NAMESPACE}"', ""))  # noqa: S314 - our own picture
        self.is_new = False  # whether an action has changed it

    def is_like(self, other: Board) -> bool:
        """Do both look the same?"""
        return _text(self.root) == _text(other.root)


class Boards:
    """The boards of one page. Draw all of them before any is written."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._boards: list[Board] = []
        self._counts: Counter[str] | None = None
        self._shared: dict[str, str] = {}

    def draw(self, view: View) -> Board:
        """The board as the holder of a view sees it."""
        board = Board(draw(self._game, view))
        self._boards.append(board)
        return board

    def draw_after(self, view: View, action: int, before: Board) -> Board | None:
        """The board after an action, with what is new marked; None if the player could not know how it would look."""
        if find_picture(self._game) is None:
            return None  # the text of a position also has what was drawn
        game, drawn = self._game, []
        for seed in (0, 1):  # pictures of two guesses: what depends on hidden things differs
            guess = game.guess(view, seed)
            game.play(guess, action)
            drawn.append(draw(game, game.view(guess, view.seat)))
        if drawn[0] != drawn[1]:
            return None
        board = Board(drawn[0])
        board.is_new = _mark_new(board.root, before.root)
        self._boards.append(board)
        return board

    def write(self, board: Board, label: str) -> str:
        """The board as an `svg` element."""
        root = copy.copy(board.root)
        root.attrib = {"viewBox": board.root.attrib["viewBox"], "role": "img", "aria-label": label}
        return self._element(root)

    def write_shared(self) -> str:
        """What the boards share, after all of them are written."""
        if not self._shared:
            return ""
        parts = (f'<g id="{name}">{text}</g>' for text, name in self._shared.items())
        return f'<svg class="shared" aria-hidden="true" width="0" height="0"><defs>{"".join(parts)}</defs></svg>'

    def _element(self, element: ET.Element) -> str:
        text = _text(element)
        if element.tag not in REPEATED and len(text) >= LEAST_SHARED and self._count()[text] > 1:
            name = self._shared.setdefault(text, f"b{len(self._shared)}")
            return f'<use href="#{name}"/>'
        if element.tag == "defs":
            return text
        words = "".join(f' {_name(name)}="{escape(value)}"' for name, value in element.attrib.items())
        inside = escape(element.text or "") + "".join(
            self._element(child) + escape(child.tail or "") for child in element
        )
        return f"<{element.tag}{words}>{inside}</{element.tag}>"

    def _count(self) -> Counter[str]:
        """How often each element occurs in all boards."""
        if self._counts is None:
            self._counts = Counter(text for board in self._boards for text in map(_text, board.root.iter()))
        return self._counts


def _mark_new(after: ET.Element, before: ET.Element) -> bool:
    """Put what is not in the picture before into groups of the class `new`; return whether there is anything."""
    known = {_text(element) for element in before.iter()}
    frames = {_frame(element) for element in before.iter()}

    def mark(parent: ET.Element) -> bool:
        found, children = False, list(parent)
        parent[:] = []
        group: ET.Element | None = None
        for element in children:
            if _text(element) not in known and not (len(element) and _frame(element) in frames):
                group = ET.SubElement(parent, "g", {"class": NEW}) if group is None else group
                group.append(element)
                found = True
                continue
            group = None
            parent.append(element)
            found |= _text(element) not in known and mark(element)
        return found

    return mark(after)


def _frame(element: ET.Element) -> tuple[str, str, tuple[tuple[str, str], ...]]:
    """An element without those inside."""
    return element.tag, element.text or "", tuple(element.attrib.items())


def _text(element: ET.Element) -> str:
    return ET.tostring(element, encoding="unicode")


def _name(name: str) -> str:
    return name.replace("{http://www.w3.org/XML/1998/namespace}", "xml:")
