"""What players type at a table of Ticket to Ride: whole actions, and shorter texts that can mean only one action."""

from __future__ import annotations

import re
from collections.abc import Sequence

from fogcity.core.errors import BadText, shorten
from fogcity.core.game import View
from fogcity.games.ticket.actions import CLAIM, SOUVENIR, STACK
from fogcity.games.ticket.board.board import CARDS, MAX_LOCATIONS
from fogcity.games.ticket.game import TicketToRide
from fogcity.games.ticket.state import ACTING, CHOOSING, KEEPING, NOTHING, SECOND, STACKING, VISITING
from fogcity.games.ticket.terminal.location_codes import LocationFinder
from fogcity.games.ticket.terminal.panel import ends_joined
from fogcity.games.ticket.terminal.typed_claims import BLIND, ClaimReader, kinds_meant, read_cards
from fogcity.terminal.drawing.page import Scene
from fogcity.terminal.drawing.phrases import listed
from fogcity.terminal.face import Answer

VERBS = ("take", "claim", "tickets", "keep", "souvenir", "stack", "pass")
ALIASES = {"b": "take blind", "c": "claim", "k": "keep", "draw": "take blind", "t": "take"}
KEEPS = {
    **dict.fromkeys(("1", "first"), "keep 1"),
    **dict.fromkeys(("2", "second"), "keep 2"),
    **dict.fromkeys(("both", "all", "12", "1 2", "1 and 2", "1+2", "1,2"), "keep both"),
}
EXPECTED = {
    KEEPING: "`keep 1`, `keep 2` or `keep both`",
    CHOOSING: "`keep 1`, `keep 2` or `keep both`",
    STACKING: "`stack A` or `stack B` and a location",
    ACTING: "`take red`, `blind`, `claim A-B` (two locations), `tickets` or `pass`",
    SECOND: "`take red` or `blind`",
    VISITING: "`souvenir` and one of the two locations",
}


class InputReader:
    """Reads what players type at one table."""

    def __init__(self, game: TicketToRide) -> None:
        self.game = game
        self.board = game.board
        self.locations = LocationFinder([location.name for location in game.board.locations])
        self.claims = ClaimReader(game, self.locations)

    def read(self, view: View, text: str) -> str | Answer:
        """The full text of the action that was typed, or a question. BadText says what was expected."""
        stage = int(view.record["stage"])
        verb, rest = self._verb(text)
        match verb:
            case "keep":
                return self._keep(rest, text)
            case "take":
                return f"take {self._card(rest, text)}"
            case "claim":
                return self.claims.read(view, rest)
            case "stack":
                return self._stack(view, rest, text)
            case "souvenir":
                return self._souvenir(view, rest, text)
            case "tickets" | "pass":
                if rest:
                    raise BadText(f"one thing at a time: expected nothing more after {verb}, not {shorten(rest)}")
                return verb
        return self._bare(view, stage, " ".join(text.split()))

    def choose(self, view: View, text: str, offers: Sequence[int]) -> int | None:
        """The payment or the stack that a text chooses; None if the text is not an answer to the question."""
        if text.isascii() and text.isdigit():
            if len(text) > 3 or not 1 <= int(text) <= len(offers):
                raise BadText(f"there is no {shorten(text)} to choose")
            return offers[int(text) - 1]
        if min(offers) >= CLAIM:
            try:
                cards = read_cards(re.sub(r"^\s*(?:with|w)\s+", "", text, flags=re.IGNORECASE))
            except BadText:
                pass
            else:
                return self.claims.choose_payment(text, cards, offers)
        else:
            for offer, letter, symbol in zip(offers, "ab", view.record["aside"].tolist(), strict=True):
                if text.lower() in (letter, self.board.souvenirs[symbol].lower()):
                    return offer
            if self.locations.candidates(text):
                return None
        if self._verb(text)[0] or text.lower() == BLIND:
            return None
        raise BadText(f"{shorten(text)} is not one of these")

    def _verb(self, text: str) -> tuple[str, str]:
        """The verb and the rest; an empty verb if there is none."""
        first, _, rest = " ".join(text.split()).partition(" ")
        word = ALIASES.get(first.lower(), first.lower())
        if " " in word:  # `b` alone means `take blind`
            return (word.split()[0], word.split()[1]) if not rest else ("", "")
        if word in VERBS:
            return word, rest
        begun = [verb for verb in VERBS if len(word) >= 3 and verb.startswith(word)]
        return (begun[0], rest) if len(begun) == 1 else ("", "")

    def _bare(self, view: View, stage: int, text: str) -> str | Answer:
        """A text without a verb: the number of a ticket, a card, a location."""
        word = text.lower()
        if stage in (KEEPING, CHOOSING) and word in KEEPS:
            return KEEPS[word]
        if stage in (ACTING, SECOND) and word in (*CARDS, BLIND):
            return f"take {word}"
        if stage == STACKING and (self.locations.candidates(text) or word[:2] in ("a ", "b ")):
            return self._stack(view, text, text)
        if stage == VISITING:
            return self._souvenir(view, text, text)
        raise BadText(f"expected {EXPECTED[stage]}, not {shorten(text)}; `help` lists everything")

    # ---- tickets and cards

    def _keep(self, rest: str, text: str) -> str:
        if rest.lower() not in KEEPS:
            raise BadText(f"expected `keep 1`, `keep 2` or `keep both`, not {shorten(text)}")
        return KEEPS[rest.lower()]

    def _card(self, typed: str, text: str) -> str:
        found = kinds_meant(typed, blind=True)
        if len(found) == 1:
            return found[0]
        if found:
            raise BadText(f"{shorten(typed)} could be {listed(found, 'or')}")
        raise BadText(f"expected `take` and {listed([*CARDS, BLIND], 'or')}, not {shorten(text)}")

    # ---- souvenirs

    def _stack(self, view: View, rest: str, text: str) -> str | Answer:
        record = view.record
        left = {letter: symbol for letter, symbol in zip("AB", record["aside"].tolist(), strict=True) if symbol >= 0}
        which, name = "", rest
        first, _, more = rest.partition(" ")
        symbols = {letter: self.board.souvenirs[symbol].lower() for letter, symbol in left.items()}
        if more and len(self.locations.candidates(rest)) != 1:
            meant = [letter for letter in "AB" if first.upper() == letter or symbols.get(letter) == first.lower()]
            if len(meant) == 1:
                which, name = meant[0], more
        if not name or (first.upper() in ("A", "B") and not more):
            raise BadText(f"expected `stack A` or `stack B` and a location, not {shorten(text)}")
        place = self.locations.find(name)
        if record["stage"] != STACKING or which or len(left) == 1:
            return f"stack {which or next(iter(left), 'A')} {self.locations.names[place]}"
        if record["symbol"][place] != NOTHING:
            return f"stack A {self.locations.names[place]}"  # the rules say why not
        told = [f"{number}: {self.board.souvenirs[left[letter]]}" for number, letter in enumerate("AB", 1)]
        name = self.locations.names[place]
        asked = f"Which stack goes on {name}? Type a number, or Enter to cancel. {'   '.join(told)}"
        codes = [STACK + n * MAX_LOCATIONS + place for n in range(2)]
        return Answer(Scene(view, notes=[asked]), offers=codes)

    def _souvenir(self, view: View, rest: str, text: str) -> str:
        record = view.record
        if record["stage"] != VISITING:
            return f"souvenir {self.locations.names[self.locations.find(rest)]}"
        ends = ends_joined(self.board, record)
        symbols = [self.board.souvenirs[int(record["symbol"][end])].lower() for end in ends]
        word = rest.lower()
        found = [end for n, end in enumerate(ends) if word in (str(n + 1), symbols[n])]
        found = found or [end for end in self.locations.candidates(rest) if end in ends]
        if len(found) != 1:
            names = [f"`souvenir {self.locations.names[end]}`" for end in ends]
            raise BadText(f"expected {listed(names, 'or')}, not {shorten(text)}")
        return self.game.text(view, SOUVENIR + found[0])
