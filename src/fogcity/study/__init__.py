"""Study: what the actions of a game were worth, judged by what each player could know.

`fogcity.study.review(text)` reviews a game record. See docs/study.md.
"""

from fogcity.study.reviewing import Review, review

__all__ = ["Review", "review"]
