"""The few messages of the page that the server itself needs, in every language.

They are those messages of `fogcity/lang` that stand on one line and have nothing but text and variables.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

LANGUAGES = ("en", "nl", "fr", "nb", "ko")
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+?) *$", re.MULTILINE)
_VARIABLE = re.compile(r"\{ *\$([a-z]+) *\}")


def text(language: str, name: str, **values: object) -> str:
    """A message in one of our languages, with these values for its variables."""
    return _VARIABLE.sub(lambda found: str(values[found[1]]), _messages(language)[name])


def has(language: str, name: str) -> bool:
    """Is there such a message?"""
    return name in _messages(language)


@cache
def _messages(language: str) -> dict[str, str]:
    folder = resources.files("fogcity") / "lang" / language
    found: dict[str, str] = {}
    for file in folder.iterdir():
        if file.name.endswith(".ftl"):
            found.update(_MESSAGE.findall(file.read_text("utf-8")))
    return {name: said for name, said in found.items() if "{" not in _VARIABLE.sub("", said)}
