"""Deals that nobody could choose: how a table's deal follows from its secret and from what its players contributed.

The server chooses a secret of 32 bytes when a table is created, and shows its SHA-256, the commitment. After that each
player may contribute random bytes. The game is dealt from a key: the SHA-256 of these lines, each with a line feed.

    fogcity deal 2
    table Xq3vP7ab2K
    secret 5f0c...        (64 hexadecimal digits)
    seat 1 8a41...        (what the player contributed, as hexadecimal digits)
    seat 2 -              (a bot, or a player who contributed nothing)

The server cannot change the secret after it has seen a contribution, because of the commitment. The players do not know
the secret, so none of them can choose a contribution that leads to a certain deal, not even the last one.

Older tables, version 1, were dealt from the secret itself. docs/fair-deals.md says what all this proves.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass

from fogcity.core.errors import BadOption, BadRecord
from fogcity.core.rng import Key, Seed
from fogcity.core.table import Table

VERSION = 2
NOTHING = "-"  # what stands for a seat that contributed nothing
CONTRIBUTION = "([0-9a-f]{2}){16,64}"


def commitment_to(secret: bytes) -> str:
    """What is shown of a secret before anybody contributes."""
    return hashlib.sha256(secret).hexdigest()


def deal_key(secret: bytes, table: str, contributions: Sequence[str]) -> Key:
    """The key that a game is dealt from. `contributions` are those of all seats in order, as hexadecimal digits."""
    lines = [f"fogcity deal {VERSION}", f"table {table}", f"secret {secret.hex()}"]
    lines += [f"seat {number} {given or NOTHING}" for number, given in enumerate(contributions, 1)]
    return Key(hashlib.sha256("".join(line + "\n" for line in lines).encode()).digest())


def seed_of(version: int, secret: bytes, table: str, contributions: Sequence[str]) -> Seed:
    """The seed of a table's game, by the version of its deal."""
    return secret if version == 1 else deal_key(secret, table, contributions)


def deal_tags(version: int, secret: bytes, commitment: str, contributions: Sequence[str]) -> dict[str, str]:
    """The tags with which a record shows how it was dealt, besides `table`."""
    if version == 1:
        return {"commitment": commitment}
    given = ", ".join(one or NOTHING for one in contributions)
    return {"commitment": commitment, "secret": secret.hex(), "contributions": given}


@dataclass(frozen=True)
class Proof:
    """What a record proves of its deal: everything in it fits."""

    version: int
    commitment: str
    contributions: list[str]  # of each seat; empty if it contributed nothing


def check_deal(game: Table, commitment: str = "", contribution: str = "") -> Proof:
    """Check that the deal of a replayed record follows from what the record says; BadRecord says what does not fit.

    `commitment` and `contribution` are what the caller noted before the game: the record must have the same.
    """
    commitment = _digits("commitment", commitment, "[0-9a-f]{64}", "64 hexadecimal digits")
    contribution = _digits("contribution", contribution, CONTRIBUTION, "32 to 128 hexadecimal digits")
    if game.continued:
        after = f"action {game.first}" if game.first else "the start"
        raise BadRecord(
            f"this game was played on from a position of another one, after {after}: "
            "nothing was dealt for it, so no deal was promised"
        )
    shown = game.tags.get("commitment")
    if shown is None:
        raise BadRecord("this record has no tag `commitment`, so there is nothing to check the deal against")
    if commitment and shown != commitment:
        raise BadRecord(
            f"this is not the deal that you were promised: the record has the commitment {shown}, "
            f"you noted {commitment}. The deal was replaced, or this is the record of another table"
        )
    if isinstance(game.seed, Key):
        secret, contributions, version = *_shown_parts(game), VERSION
    elif isinstance(game.seed, (bytes, bytearray)):
        secret, contributions, version = bytes(game.seed), [""] * game.seats, 1
    else:
        raise BadRecord("the seed of this record is a number, so the game was not dealt from a secret of 32 bytes")
    found = commitment_to(secret)
    if found != shown:
        raise BadRecord(f"the deal does not match its commitment: the secret has the digest {found}, not {shown}")
    if game.seed != seed_of(version, secret, game.tags.get("table", ""), contributions):
        raise BadRecord(
            "the deal does not follow from its secret and contributions: "
            "the seed, the table or a contribution was changed"
        )
    if contribution and contribution not in contributions:
        given = "nobody contributed to this deal" if not any(contributions) else "other players did"
        raise BadRecord(f"your contribution was not used for this deal; {given}")
    return Proof(version, shown, contributions)


def _shown_parts(game: Table) -> tuple[bytes, list[str]]:
    """The secret and the contributions in the tags of a record."""
    for name in ("table", "secret", "contributions"):
        if name not in game.tags:
            raise BadRecord(f"this record has no tag `{name}`, so its seed cannot be checked against its commitment")
    if not re.fullmatch("[0-9a-f]{64}", game.tags["secret"]):
        raise BadRecord("the tag `secret` is 64 hexadecimal digits")
    words = [word.strip() for word in game.tags["contributions"].split(",")]
    if len(words) != game.seats or not all(re.fullmatch(f"{NOTHING}|{CONTRIBUTION}", word) for word in words):
        raise BadRecord(
            f"the tag `contributions` has hexadecimal digits, or `{NOTHING}`, for each of the {game.seats} seats"
        )
    return bytes.fromhex(game.tags["secret"]), ["" if word == NOTHING else word for word in words]


def _digits(name: str, text: str, pattern: str, expected: str) -> str:
    word = text.strip().lower()
    if text and not re.fullmatch(pattern, word):
        raise BadOption(f"a {name} is {expected}, not {text[:80]!r}")
    return word
