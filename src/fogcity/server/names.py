"""Names of people: tidied for display, and compared by what readers see.

`skeleton` follows Unicode's UTS #39. confusables.txt has the characters that are mapped; this module writes it from the
file of the same name at https://www.unicode.org/Public/security/: `python -m fogcity.server.names FILE`.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections import defaultdict
from functools import lru_cache
from pathlib import Path

MAX_NAME = 30  # characters
MAX_SKELETON = 200
MAX_MARKS = 3  # combining marks on one character; no language needs more
TABLE = Path(__file__).with_name("confusables.txt")
INVISIBLE = ("Cf", "Cc", "Co", "Cn", "Cs")  # Unicode categories
MARKS = ("Mn", "Me")
JOINERS = "\u200c\u200d"  # some scripts and emoji need them
# Characters of other categories that show nothing: fillers, variation selectors, the blank Braille pattern.
BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]")
EMOJI_STYLE = "\ufe0f"  # shows the character before it as an emoji


def tidy_name(name: str) -> str:
    """A name as it is shown: on one line, without characters that show nothing, change the direction or pile up."""
    found = ""
    marks = 0
    for letter in unicodedata.normalize("NFC", re.sub(r"\s+", " ", name)):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in MARKS and not BLANK.match(letter) else 0
        if letter in JOINERS + EMOJI_STYLE:
            if found and not found[-1].isascii() and found[-1] not in JOINERS + letter:
                found += letter
        elif kind not in INVISIBLE and not BLANK.match(letter) and marks <= MAX_MARKS:
            found += letter
    return re.sub(r"\s+", " ", found).strip(" " + JOINERS)[:MAX_NAME].strip(" " + JOINERS)


def skeleton(name: str) -> str:
    """What is left of a name without the differences that readers overlook. Look-alikes have the same skeleton.

    Capitals are compared too, because names are written either way: so `l`, `I`, `i` and `1` are one letter.
    """
    seen = unicodedata.normalize("NFKC", BLANK.sub("", name))
    plain = "".join(letter for letter in seen if unicodedata.category(letter) not in INVISIBLE)
    capitals = _mapped(_mapped(plain).upper())
    return re.sub(r"\s+", " ", _mapped(capitals.casefold())).strip()[:MAX_SKELETON]


def other_names(name: str, most: int = 30) -> list[str]:
    """Names like this one, to suggest if it is taken: `Ann 2`, `Ann 3` and so on."""
    stem, number = name, 1
    if numbered := re.fullmatch(r"(.*\S) (\d{1,3})", name):
        stem, number = numbered[1], int(numbered[2])
    return [f"{stem[: MAX_NAME - 5].strip()} {other}" for other in range(number + 1, number + 1 + most)]


def _mapped(text: str) -> str:
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(_confusables()))


@lru_cache(1)
def _confusables() -> dict[int, str]:
    """What each confusable character looks like. A line of the table has the likeness, and then its characters."""
    found = {}
    for line in TABLE.read_text(encoding="utf-8").split("\n"):
        if not line.startswith("#"):
            likeness, _, letters = line.partition("\t")
            found.update(dict.fromkeys(map(ord, letters), likeness))
    return found


def compact(text: str) -> str:
    """Unicode's confusables.txt as our table. What normalization maps anyway is left out."""
    groups: dict[str, str] = defaultdict(str)
    version = re.search(r"# Version: (\S+)", text)
    for line in text.lstrip("\ufeff").split("\n"):
        fields = line.partition("#")[0].split(";")
        if len(fields) < 3:
            continue
        letter, likeness = ("".join(chr(int(code, 16)) for code in field.split()) for field in fields[:2])
        if unicodedata.normalize("NFKC", letter) == letter == unicodedata.normalize("NFD", letter):
            groups[likeness] += letter
    head = f"# From confusables.txt {version[1] if version else ''}, (c) Unicode, Inc.; https://www.unicode.org/license.txt"
    return "\n".join([head, *(f"{likeness}\t{groups[likeness]}" for likeness in sorted(groups))]) + "\n"


if __name__ == "__main__":
    TABLE.write_text(compact(Path(sys.argv[1]).read_text(encoding="utf-8")), encoding="utf-8")
