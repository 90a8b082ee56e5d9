"""The keyboard: Tab completes with both libraries for line editing, and a keyboard without one works too."""

import builtins
import sys
import types

import pytest

from fogcity.terminal.keyboard import Terminal


class Readline(types.ModuleType):
    """A library for line editing that only notes what it is told."""

    def __init__(self, described):
        super().__init__("readline", described)
        self.bound = []
        self.parse_and_bind = self.bound.append
        self.set_auto_history = self.set_completer_delims = self.set_completer = lambda _: None


@pytest.mark.parametrize(
    ("described", "bound"),
    [
        ("Importing this module enables command line editing using GNU readline.", "tab: complete"),
        ("Importing this module enables command line editing using libedit readline.", "bind ^I rl_complete"),
        (None, "tab: complete"),
    ],
)
def test_tab_completes_in_the_language_of_the_library(monkeypatch, described, bound):
    library = Readline(described)
    monkeypatch.setitem(sys.modules, "readline", library)
    Terminal()
    assert library.bound == [bound]


def test_a_keyboard_without_line_editing_reads_lines(monkeypatch):
    monkeypatch.setitem(sys.modules, "readline", None)
    monkeypatch.setattr(builtins, "input", lambda prompt: f"{prompt}typed")
    keyboard = Terminal()
    keyboard.forget()
    assert keyboard.ask("> ", ["word"]) == "> typed"
