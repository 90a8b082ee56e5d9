"""Phrases and reactions that players send with one tap. They travel as ids; the page has them in each language.

The English text is stored with the id, for clients that do not know the phrase. Ids stay: logs contain them.
"""

from __future__ import annotations

from typing import Literal

Words = Literal["hello", "good_luck", "well_played", "thanks", "one_moment", "oops"]
Reaction = Literal["thumbs_up", "heart", "laugh", "surprise", "sad"]
Phrase = Words | Reaction

PHRASES: dict[Phrase, str] = {
    "hello": "Hello!",
    "good_luck": "Good luck!",
    "well_played": "Well played!",
    "thanks": "Thanks!",
    "one_moment": "One moment, please.",
    "oops": "Oops!",
    "thumbs_up": "\N{THUMBS UP SIGN}",
    "heart": "\N{HEAVY BLACK HEART}",
    "laugh": "\N{SMILING FACE WITH OPEN MOUTH}",
    "surprise": "\N{FACE WITH OPEN MOUTH}",
    "sad": "\N{SLIGHTLY FROWNING FACE}",
}
