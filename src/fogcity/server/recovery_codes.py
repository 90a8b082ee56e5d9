"""Recovery codes: with one of them the owner of an account can set a new passphrase.

A code is 16 letters and digits in groups of four. The first group finds the stored code, so that only one hash has to
be verified; the other 12 characters (60 bits) are the secret. Letters that look like digits are read as those digits.
"""

from __future__ import annotations

import re
import secrets

COUNT = 8
GROUP, GROUPS = 4, 4
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32: without I, L, O and U
LOOK_ALIKES = str.maketrans("ILO", "110")
SEPARATORS = re.compile(r"[\s\-\u2010-\u2015]+")


def new_codes() -> list[str]:
    """New recovery codes with different first groups, as people write them down."""
    found: dict[str, str] = {}
    while len(found) < COUNT:
        groups = ["".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS)]
        found[groups[0]] = "-".join(groups)
    return list(found.values())


def split_code(code: str) -> tuple[str, str]:
    """The part of a code that finds its row, and the secret part; both empty if it cannot be a code."""
    plain = SEPARATORS.sub("", code).upper().translate(LOOK_ALIKES)
    if len(plain) != GROUP * GROUPS or not set(plain) <= set(ALPHABET):
        return "", ""
    return plain[:GROUP], plain[GROUP:]
