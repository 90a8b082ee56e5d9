"""Study: what the actions of a game were worth, judged by what each player could know.

`fogcity.study.review(text)` reviews a game record (docs/study.md), and `fogcity.study.hint(game, view)` gives a hint
(docs/hints.md).
"""

from fogcity.study.hints import Hint, hint
from fogcity.study.reviewing import Review, review

__all__ = ["Hint", "Review", "hint", "review"]
