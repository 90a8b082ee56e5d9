"""The nodes of a game tree, each with the path that leads to it. OpenSpiel's states wrap them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel

from fogcity.core.errors import FogCityError, IllegalAction
from fogcity.core.loops import Records
from fogcity.core.view import View
from fogcity.envs.game_encoding import Observation
from fogcity.envs.loops import OBSERVE
from fogcity.envs.openspiel.setup import Setup

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
SPECTATOR = -1  # a viewer without a seat
UNKNOWN = -1  # the code of an action that is hidden from the viewer
MAX_TEXTS = 1000  # cached texts


class Node:
    """A position and the path to it. It never changes, so copies of a state share it."""

    __slots__ = ("_code", "action", "digests", "guessed_for", "mask", "parent", "player", "records", "returns", "setup")

    def __init__(
        self, setup: Setup, parent: Node | None, action: int | None, records: Records | None, guessed_for: int = -1
    ) -> None:
        """The node that an action, or a deal, leads to; or a guess of its parent, for a player (`guessed_for`)."""
        self.setup = setup
        self.parent = parent
        self.action = action
        self.records = records
        self.guessed_for = guessed_for
        self.digests: dict[int, bytes] = {}  # of everything that a viewer has seen so far
        self.returns = setup.no_rewards
        self._code = UNKNOWN
        if records is None:
            self.player = CHANCE
            self.mask = b""
            return
        scratch = setup.scratch
        scratch.actions[0] = OBSERVE if action is None or parent is setup.root else action
        setup.step(records, *scratch.step_arguments)
        self.player = int(scratch.turns[0])
        self.mask = scratch.masks.tobytes()
        scratch.observed = (self, self.player)
        if self.player < 0:
            self.player = TERMINAL
            self.returns = setup.returns(scratch.rewards[0].tolist())

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        steps: list[int | tuple[int, bytes]] = []
        for node in self.path():
            if node.action is None:
                steps.append((node.guessed_for, node.dealt.tobytes()))
            else:
                steps.append(node.action)
        return replay, (self.setup, steps[::-1])

    @property
    def dealt(self) -> Records:
        """The record; an error before the deal."""
        if self.records is None:
            raise FogCityError("nothing has been dealt yet")
        return self.records

    def path(self) -> Iterator[Node]:
        """This node and those before it, without the root."""
        node = self
        while node.parent is not None:
            yield node
            node = node.parent

    def child(self, action: int) -> Node:
        """The node that an action leads to, or an outcome of the chance node."""
        setup = self.setup
        if self.records is None:
            if not 0 <= action < setup.deals:
                raise IllegalAction(f"deals are numbered 0 to {setup.deals - 1}, not {action}")
            e = setup.encoding
            record = e.game.deal(e.seats, setup.seed + action, **e.options)
            return Node(setup, self, action, e.game.records_of(record))
        if not (0 <= action < len(self.mask) and self.mask[action]):
            raise IllegalAction(f"action {action} is not legal now; see legal_actions")
        records = np.frombuffer(bytearray(self.records.tobytes()), setup.dtype)  # several times as fast as a copy
        return Node(setup, self, action, records)

    def guess(self, player: int, seed: int) -> Node:
        """A node that this player cannot distinguish from this one."""
        game = self.setup.game
        record = game.guess(game.view(self.dealt[0], player), seed)
        return Node(self.setup, self, None, game.records_of(record), player)

    def from_view(self, view: View, seed: int) -> Node:
        """A node that the viewer cannot distinguish from the real one. This node is the root: there is no history."""
        game = self.setup.game
        if view.seat is None or game.seats_of(view) != self.setup.encoding.seats:
            raise FogCityError(f"a state is made from the view of a seat of {self.setup.encoding.seats}, not {view!r}")
        return Node(self.setup, self, None, game.records_of(game.guess(view, seed)), view.seat)

    def legal(self) -> list[int]:
        """The legal actions."""
        found: list[int] = np.frombuffer(self.mask, np.int8).nonzero()[0].tolist()
        return found

    def code(self) -> int:
        """The rules' code of the action that led here."""
        if self.parent is None or self.action is None:
            raise FogCityError("no action led here")
        if self._code == UNKNOWN:
            self._code = int(self.setup.decode(self.parent.dealt, self.action, *self.setup.game.fixed))
        return self._code

    def text(self, action: int) -> str:
        """A legal action as game records write it."""
        if self.records is None or not (0 <= action < len(self.mask) and self.mask[action]):
            return f"action {action}"
        game = self.setup.game
        return game.text(self.records[0], int(self.setup.decode(self.records, action, *game.fixed)))

    def observe(self, player: int) -> Observation:
        """What a player sees. The next call overwrites it."""
        setup, scratch = self.setup, self.setup.scratch
        node, seat = scratch.observed
        if node is not self or seat != player:
            e = setup.encoding
            scratch.observed = (None, 0)
            scratch.viewers[0] = -1  # the next step writes all of it again
            setup.observe(
                *(self.dealt, scratch.view, e.blank, player, e.layout.table, scratch.observation),
                *(scratch.observation, scratch.other_mask, *e.game.fixed),
            )
            scratch.observed = (self, player)
        return scratch.observation

    def describe(self, viewer: int) -> str:
        """The position as text, as a viewer may see it."""
        if self.records is None:
            return "before the deal"
        game = self.setup.game
        return game.describe(game.view(self.records[0], None if viewer == SPECTATOR else viewer))

    # ---- what a viewer has seen so far

    def shown(self, viewer: int) -> int:
        """The code of the action that led here, or UNKNOWN if it is hidden from the viewer."""
        if self.parent is None or self.parent.records is None:
            return UNKNOWN
        seat = None if viewer == SPECTATOR else viewer
        return self.setup.game.shown(self.parent.records[0], self.code(), seat)

    def history(self, viewer: int) -> list[int]:
        """The actions so far as a viewer knows them; before a guess for another player, as a spectator knows them."""
        found = []
        for node in self.path():
            if node.action is None:
                viewer = viewer if node.guessed_for == viewer else SPECTATOR
            elif node.parent is not self.setup.root:
                found.append(node.shown(viewer))
        return found[::-1]

    def digest(self, viewer: int) -> bytes:
        """A digest of everything that a viewer has seen: the view after every action, and every action as it was shown.

        A guess is made for one player, and changes nothing that this player has seen. What others would have seen in
        the guessed game is unknown, so their digest covers what a spectator saw and what they would see now.
        """
        path = []
        value = hashlib.blake2b(f"{self.setup.game.name} {viewer}".encode(), digest_size=16).digest()
        for node in self.path():
            if viewer in node.digests:
                value = node.digests[viewer]
                break
            path.append(node)
            if node.action is None and node.parent is not None and viewer not in (node.guessed_for, SPECTATOR):
                value = node.parent.digest(SPECTATOR)
                break
        for node in reversed(path):
            first = node.parent is self.setup.root  # dealt, or made from a view: nothing was seen before
            if first or node.action is not None or viewer not in (node.guessed_for, SPECTATOR):
                value = node._extend(viewer, value)
            node.digests[viewer] = value
        return value

    def information_state(self, viewer: int) -> str:
        """A text that identifies everything that a viewer has seen: the digest, and what the viewer sees now.

        It is cached, because searches request it repeatedly in games that the viewer cannot distinguish.
        """
        digest, texts = self.digest(viewer), self.setup.scratch.texts
        text = texts.get(digest)
        if text is None:
            if len(texts) >= MAX_TEXTS:
                texts.clear()
            text = texts[digest] = f"{digest.hex()}\n{self.describe(viewer)}"
        return text

    def _extend(self, viewer: int, digest: bytes) -> bytes:
        """The digest of what a viewer had seen before and what the viewer sees now."""
        game, seen = self.setup.game, self.setup.game.blank()
        game.loops.view_one(self.dealt, viewer, seen, *game.fixed)
        shown = UNKNOWN if self.action is None else self.shown(viewer)
        return hashlib.blake2b(
            digest + shown.to_bytes(4, "little", signed=True) + seen.tobytes(), digest_size=16
        ).digest()


def replay(setup: Setup, steps: list[int | tuple[int, bytes]]) -> Node:
    """The node after these steps: actions, or guesses with their player."""
    node = setup.root
    for step in steps:
        if isinstance(step, int):
            node = node.child(step)
        else:
            player, data = step
            records = np.frombuffer(bytearray(data), setup.dtype)
            setup.game.records_of(records[0])
            node = Node(setup, node, None, records, player)
    return node
