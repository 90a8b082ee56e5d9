"""What terminals, shells and screens of Linux, macOS and Windows do differently, with fakes for other systems."""

from __future__ import annotations

import ctypes
import errno
import platform
import subprocess
import sys
import types
from pathlib import Path

import pytest

from fogcity.core import operating_system

UNIX = ("linux", "darwin")
ALL = (*UNIX, "win32")


@pytest.fixture
def on(monkeypatch):
    """A function that lets the package believe that it runs on another system."""
    return lambda system: monkeypatch.setattr(sys, "platform", system)


class Console:
    """The functions of Windows for consoles. Standard output is one, standard error is a file."""

    def __init__(self):
        self.modes = {-11: 0x3}
        self.GetStdHandle = lambda number: number
        self.SetConsoleMode = lambda handle, mode: self.modes.update({handle: mode})

        def get(handle, mode):
            if handle in self.modes:
                mode._obj.value = self.modes[handle]
            return handle in self.modes

        self.GetConsoleMode = get


def test_consoles_of_windows_obey_escape_codes(on, monkeypatch):
    on("win32")
    console = Console()
    monkeypatch.setattr(ctypes, "windll", types.SimpleNamespace(kernel32=console), raising=False)
    operating_system.enable_escape_codes()
    assert console.modes == {-11: 0x3 | 0x4}


@pytest.mark.parametrize("system", UNIX)
def test_terminals_of_unix_need_no_such_call(on, monkeypatch, system):
    on(system)
    monkeypatch.delattr(ctypes, "windll", raising=False)
    operating_system.enable_escape_codes()


class Readline(types.ModuleType):
    """The module for line editing; it notes what it is told."""

    def __init__(self, about):
        super().__init__("readline", about)
        self.told = {}
        for name in ("set_auto_history", "set_completer_delims", "set_completer", "parse_and_bind"):
            setattr(self, name, lambda value, name=name: self.told.update({name: value}))


@pytest.mark.parametrize(
    ("system", "about", "bound"),
    [
        ("linux", "GNU readline", "tab: complete"),
        ("linux", "with libedit", "bind ^I rl_complete"),
        ("darwin", "with libedit", "bind ^I rl_complete"),
        ("darwin", "GNU readline", "tab: complete"),
    ],
)
def test_tab_completes_with_either_library(on, monkeypatch, system, about, bound):
    on(system)
    monkeypatch.setitem(sys.modules, "readline", Readline(about))
    complete = lambda text, number: None  # noqa: E731
    assert operating_system.line_editing(complete).told == {
        "set_auto_history": True,
        "set_completer_delims": "\n",
        "set_completer": complete,
        "parse_and_bind": bound,
    }


@pytest.mark.parametrize("system", ALL)
def test_without_a_library_lines_are_not_edited(on, monkeypatch, system):
    on(system)
    monkeypatch.setitem(sys.modules, "readline", None)
    assert operating_system.line_editing(lambda text, number: None) is None


@pytest.mark.parametrize(
    ("system", "quoted"),
    [
        ("linux", "fogcity replay '/a folder/x.txt'"),
        ("darwin", "fogcity replay '/a folder/x.txt'"),
        ("win32", 'fogcity replay "/a folder/x.txt"'),
    ],
)
def test_a_command_is_quoted_for_the_shell_of_the_system(on, system, quoted):
    on(system)
    assert operating_system.quote_command(["fogcity", "replay", "/a folder/x.txt"]) == quoted


@pytest.mark.parametrize(
    ("system", "error", "closed"),
    [
        ("linux", OSError(errno.EPIPE, "Broken pipe"), True),
        ("linux", OSError(errno.EINVAL, "Invalid argument"), False),
        ("darwin", OSError(errno.EPIPE, "Broken pipe"), True),
        ("darwin", OSError(errno.EINVAL, "Invalid argument"), False),
        ("win32", OSError(errno.EPIPE, "Broken pipe"), True),
        ("win32", OSError(errno.EINVAL, "Invalid argument"), True),
        ("win32", OSError(errno.EINVAL, "Invalid argument", "C:/a?b"), False),
    ],
)
def test_a_pipe_without_a_reader_is_told_from_other_errors(on, system, error, closed):
    on(system)
    assert operating_system.is_closed_pipe(error) == closed


@pytest.mark.parametrize(
    ("system", "variable", "screen"),
    [
        ("linux", "", False),
        ("linux", "DISPLAY", True),
        ("linux", "WAYLAND_DISPLAY", True),
        ("linux", "BROWSER", True),
        ("darwin", "", True),
        ("win32", "", True),
    ],
)
def test_only_linux_may_lack_a_screen(on, monkeypatch, system, variable, screen):
    on(system)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    if variable:
        monkeypatch.setenv(variable, ":0")
    assert operating_system.has_screen() == screen


CPUINFO = "processor\t: 0\nmodel name\t: A Fine Processor\n"


@pytest.mark.parametrize(("info", "name"), [(CPUINFO, "A Fine Processor"), ("processor\t: 0\n", "x1"), (None, "x1")])
def test_linux_reads_the_name_of_the_processor(on, monkeypatch, info, name):
    def read(path, **_):
        assert path == Path("/proc/cpuinfo")
        if info is None:
            raise FileNotFoundError(errno.ENOENT, "No such file")
        return info

    on("linux")
    monkeypatch.setattr(Path, "read_text", read)
    monkeypatch.setattr(platform, "processor", lambda: "")
    monkeypatch.setattr(platform, "machine", lambda: "x1")
    assert operating_system.processor_name() == name


@pytest.mark.parametrize(("answer", "name"), [("Apple M4\n", "Apple M4"), (None, "arm")])
def test_macos_is_asked_for_the_name_of_the_processor(on, monkeypatch, answer, name):
    def ask(command, **_):
        if answer is None:
            raise FileNotFoundError(errno.ENOENT, "No such file")
        return answer

    on("darwin")
    monkeypatch.setattr(subprocess, "check_output", ask)
    monkeypatch.setattr(platform, "processor", lambda: "arm")
    assert operating_system.processor_name() == name


def test_windows_knows_the_name_of_the_processor(on, monkeypatch):
    on("win32")
    monkeypatch.setattr(platform, "processor", lambda: "Intel64 Family 6")
    assert operating_system.processor_name() == "Intel64 Family 6"
