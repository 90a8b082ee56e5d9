"""What the entries of a table's log do, told apart from the server's own code."""

from __future__ import annotations


def status_after(entry, status, begun):
    """The status of a table after an entry."""
    if entry["what"] == "ended":
        return "closed" if entry["how"] in ("closed", "abandoned") else "over"
    if entry["what"] in ("started", "played_on", "reopened"):
        return "playing" if begun else "waiting"
    return status


def choices_after(entry, chosen):
    """What seats have chosen while others still choose, after an entry."""
    what = entry["what"]
    if what in ("chosen", "withdrawn", "acted"):
        others = {seat: action for seat, action in chosen.items() if seat != entry["seat"]}
        if what == "acted":
            assert chosen.get(entry["seat"], entry["action"]) == entry["action"], "they had chosen something else"
        return {**others, entry["seat"]: entry["action"]} if what == "chosen" else others
    return {} if what == "ended" else chosen
