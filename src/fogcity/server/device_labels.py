"""A short label for a browser, so that players recognize their sessions: "Firefox, Android"."""

from __future__ import annotations

import re

# The first that matches counts: most browsers also claim to be others.
BROWSERS = (
    ("Edge", r"\bEdgA?/|\bEdgiOS/"),
    ("Opera", r"\bOPR/|\bOPT/"),
    ("Samsung Internet", r"\bSamsungBrowser/"),
    ("Vivaldi", r"\bVivaldi/"),
    ("Firefox", r"\bFirefox/|\bFxiOS/"),
    ("Chrome", r"\bChrome/|\bCriOS/|\bHeadlessChrome/"),
    ("Safari", r"\bSafari/"),
)
SYSTEMS = (
    ("Android", r"\bAndroid\b"),
    ("iPhone", r"\biPhone\b"),
    ("iPad", r"\biPad\b"),
    ("Windows", r"\bWindows\b"),
    ("ChromeOS", r"\bCrOS\b"),
    ("macOS", r"\bMac OS X\b|\bMacintosh\b"),
    ("Linux", r"\bLinux\b"),
)
MOST = 60  # characters, the width of the column


def device_label(user_agent: str) -> str:
    """The browser and the system of a User-Agent header, as people call them; of a script its own name."""
    found = [_first(names, user_agent) for names in (BROWSERS, SYSTEMS)]
    label = ", ".join(name for name in found if name)
    if not label:
        label = re.split(r"[\s/(;]", user_agent.strip(), maxsplit=1)[0]
    return "".join(letter for letter in label if letter.isprintable())[:MOST]


def _first(names: tuple[tuple[str, str], ...], text: str) -> str:
    return next((name for name, pattern in names if re.search(pattern, text)), "")
