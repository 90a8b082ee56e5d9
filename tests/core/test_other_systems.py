"""What Linux, macOS and Windows do differently, with fakes for the parts of other systems. The tests need Unix."""

from __future__ import annotations

import contextlib
import ctypes
import errno
import fcntl
import os
import signal
import socket
import subprocess
import sys
import time
import types
from pathlib import Path

import pytest

from fogcity.core import operating_system
from tests.helpers import ROOT

UNIX = ("linux", "darwin")
ALL = (*UNIX, "win32")


@pytest.fixture
def on(monkeypatch):
    """A function that lets the package believe that it runs on another system."""
    return lambda system: monkeypatch.setattr(sys, "platform", system)


# ---- folders


@pytest.fixture
def home(monkeypatch, tmp_path):
    """An empty home directory, and an environment that names no others."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


DATA = {
    "linux": Path(".local/share/fogcity"),
    "darwin": Path("Library/Application Support/fogcity"),
    "win32": Path("AppData/Local/fogcity"),
}


@pytest.mark.parametrize("system", ALL)
def test_games_are_where_a_system_keeps_the_data_of_users(on, home, system):
    on(system)
    assert operating_system.user_data_dir() == home / DATA[system]


@pytest.mark.parametrize(("system", "variable"), [("linux", "XDG_DATA_HOME"), ("win32", "LOCALAPPDATA")])
def test_the_environment_names_another_folder_for_the_data_of_users(on, home, monkeypatch, system, variable):
    on(system)
    monkeypatch.setenv(variable, str(home / "elsewhere"))
    assert operating_system.user_data_dir() == home / "elsewhere" / "fogcity"


@pytest.mark.parametrize("system", ALL)
def test_a_new_server_stores_its_data_beside_the_games(on, home, system):
    on(system)
    assert operating_system.server_data_dir() == home / DATA[system] / "server"


@pytest.mark.parametrize("system", ALL)
def test_a_server_continues_to_use_the_folder_of_earlier_versions(on, home, system):
    on(system)
    older = home / ".local/share/fogcity/server"
    older.mkdir(parents=True)
    assert operating_system.server_data_dir() == older


# ---- permissions


@pytest.mark.parametrize("system", UNIX)
def test_only_the_owner_may_use_a_restricted_file(on, tmp_path, system):
    on(system)
    file = tmp_path / "file"
    file.touch()
    file.chmod(0o664)
    operating_system.restrict_to_owner(file)
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_shared_folder_stays_shared(tmp_path):
    tmp_path.chmod(0o1777)
    operating_system.restrict_to_owner(tmp_path)
    assert tmp_path.stat().st_mode & 0o7777 == 0o1777


def test_windows_leaves_permissions_to_the_folder(on, tmp_path):
    on("win32")
    file = tmp_path / "file"
    file.touch()
    file.chmod(0o664)
    operating_system.restrict_to_owner(file)
    assert file.stat().st_mode & 0o777 == 0o664


# ---- replacing files


@pytest.fixture
def draft(tmp_path):
    """A file that is to replace another."""
    (tmp_path / "draft").write_text("new")
    (tmp_path / "file").write_text("old")
    return tmp_path / "draft"


def in_use(monkeypatch, times):
    """Let other programs use files, as on Windows, for this many attempts. Returns the pauses between attempts."""
    pauses, replace, left = [], Path.replace, [times]

    def refuse_at_first(path, target):
        if left[0]:
            left[0] -= 1
            raise PermissionError(errno.EACCES, "Access is denied")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", refuse_at_first)
    monkeypatch.setattr(time, "sleep", pauses.append)
    return pauses


@pytest.mark.parametrize("system", ALL)
def test_a_file_replaces_another(on, draft, system):
    on(system)
    operating_system.replace_file(draft, draft.with_name("file"))
    assert (draft.with_name("file").read_text(), draft.exists()) == ("new", False)


def test_windows_waits_for_programs_that_use_a_file(on, draft, monkeypatch):
    on("win32")
    pauses = in_use(monkeypatch, 3)
    operating_system.replace_file(draft, draft.with_name("file"))
    assert draft.with_name("file").read_text() == "new"
    assert pauses == list(operating_system.PAUSES[:3])


def test_windows_gives_up_on_a_file_that_stays_in_use(on, draft, monkeypatch):
    on("win32")
    pauses = in_use(monkeypatch, 1000)
    with pytest.raises(PermissionError):
        operating_system.replace_file(draft, draft.with_name("file"))
    assert pauses == list(operating_system.PAUSES)


@pytest.mark.parametrize("system", UNIX)
def test_unix_says_at_once_that_a_file_must_not_be_replaced(on, draft, monkeypatch, system):
    on(system)
    pauses = in_use(monkeypatch, 1)
    with pytest.raises(PermissionError):
        operating_system.replace_file(draft, draft.with_name("file"))
    assert pauses == []


# ---- locks


class Msvcrt(types.ModuleType):
    """The locks of Windows, made of those of Unix. `LK_LOCK` gives up at once, as it does there after ten seconds."""

    LK_UNLCK, LK_LOCK, LK_NBLCK = 0, 1, 2

    def __init__(self):
        super().__init__("msvcrt")
        self.gave_up = lambda: None

    def locking(self, number, mode, size):
        assert (os.lseek(number, 0, os.SEEK_CUR), size) == (0, 1), "all processes must lock the same byte"
        if mode == self.LK_UNLCK:
            fcntl.flock(number, fcntl.LOCK_UN)
            return
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if mode == self.LK_NBLCK:
                raise PermissionError(errno.EACCES, "Permission denied") from None
            self.gave_up()
            raise OSError(errno.EDEADLOCK, "Resource deadlock avoided") from None


@pytest.fixture
def msvcrt(monkeypatch):
    """The module for Windows."""
    found = Msvcrt()
    monkeypatch.setitem(sys.modules, "msvcrt", found)
    return found


@pytest.fixture
def two(tmp_path):
    """A file that was opened twice, as by two processes. It is not empty."""
    path = tmp_path / "lock"
    path.write_text("earlier content")
    with path.open("ab") as one, path.open("ab") as other:
        yield one, other


@pytest.mark.parametrize("system", ALL)
def test_a_locked_file_cannot_be_locked_again(on, msvcrt, two, system):
    on(system)
    operating_system.lock_file(two[0])
    with pytest.raises(BlockingIOError):
        operating_system.lock_file(two[1])


@pytest.mark.parametrize("system", ALL)
def test_an_unlocked_file_can_be_locked_again(on, msvcrt, two, system):
    on(system)
    operating_system.lock_file(two[0])
    operating_system.unlock_file(two[0])
    operating_system.lock_file(two[1])


def test_waiting_for_a_lock_does_not_end_when_windows_gives_up(on, msvcrt, two):
    on("win32")
    operating_system.lock_file(two[0])
    msvcrt.gave_up = lambda: operating_system.unlock_file(two[0])
    operating_system.lock_file(two[1], wait=True)
    with pytest.raises(BlockingIOError):
        operating_system.lock_file(two[0])


def test_windows_says_why_a_file_cannot_be_locked_at_all(on, msvcrt, two, monkeypatch):
    def refuse(*_):
        raise OSError(errno.EINVAL, "Invalid argument")

    on("win32")
    monkeypatch.setattr(msvcrt, "locking", refuse)
    with pytest.raises(OSError, match="Invalid argument"):
        operating_system.lock_file(two[0], wait=True)


# ---- limits


def test_linux_counts_only_the_cores_of_this_process(on, monkeypatch):
    on("linux")
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 3, 5}, raising=False)
    assert operating_system.cores_here() == 3


@pytest.mark.parametrize("system", ["darwin", "win32"])
@pytest.mark.parametrize(("counted", "cores"), [(7, 7), (None, 1)])
def test_other_systems_count_all_cores(on, monkeypatch, system, counted, cores):
    on(system)
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: counted)
    assert operating_system.cores_here() == cores


class Resource(types.ModuleType):
    """Limits of Unix. The system refuses soft limits above `most`."""

    RLIMIT_NOFILE, RLIM_INFINITY = 7, -1

    def __init__(self, soft, hard, most):
        super().__init__("resource")
        self.limits, self._most = (soft, hard), most

    def getrlimit(self, which):
        return self.limits

    def setrlimit(self, which, limits):
        if limits[0] > self._most:
            raise ValueError("current limit exceeds maximum limit")
        self.limits = limits


@pytest.mark.parametrize(
    ("system", "soft", "hard", "most", "files"),
    [
        ("linux", 1024, 4096, 4096, 4096),
        ("linux", 1024, 1 << 20, 1 << 20, 60_000),
        ("linux", 1024, -1, 1 << 20, 60_000),
        ("linux", 70_000, 1 << 20, 1 << 20, 70_000),
        ("linux", 1024, -1, 20_000, 1024),
        ("darwin", 256, -1, 1 << 20, 60_000),
        ("darwin", 256, -1, 10_240, 10_240),
        ("darwin", 256, -1, 256, 256),
    ],
)
def test_the_limit_of_open_files_is_raised_as_far_as_it_may_be(on, monkeypatch, system, soft, hard, most, files):
    on(system)
    limits = Resource(soft, hard, most)
    monkeypatch.setitem(sys.modules, "resource", limits)
    assert operating_system.raise_file_limit(60_000) == files
    assert limits.limits == (files, hard)


def test_windows_has_no_such_limit(on, monkeypatch):
    on("win32")
    monkeypatch.setitem(sys.modules, "resource", None)
    assert operating_system.raise_file_limit(60_000) == 60_000


@pytest.mark.parametrize("system", UNIX)
def test_unix_lowers_the_priority_by_a_number(on, monkeypatch, system):
    on(system)
    lowered = []
    monkeypatch.setattr(os, "nice", lowered.append)
    operating_system.lower_priority(10)
    assert lowered == [10]


class Kernel32:
    """The functions of Windows that set the priority of a process."""

    def __init__(self):
        self.classes = {}
        self.GetCurrentProcess = lambda: -1
        self.SetPriorityClass = lambda process, number: self.classes.update({process: number})


@pytest.mark.parametrize(("niceness", "classes"), [(10, {-1: 0x4000}), (0, {})])
def test_windows_has_a_class_of_lower_priority(on, monkeypatch, niceness, classes):
    on("win32")
    monkeypatch.delattr(os, "nice", raising=False)
    monkeypatch.setattr(ctypes, "windll", types.SimpleNamespace(kernel32=Kernel32()), raising=False)
    operating_system.lower_priority(niceness)
    assert ctypes.windll.kernel32.classes == classes


# ---- signals and processes


@pytest.mark.parametrize("system", UNIX)
def test_two_signals_stop_a_server(on, system):
    on(system)
    assert operating_system.stop_signals() == (signal.SIGINT, signal.SIGTERM)


def test_ctrl_break_stops_a_server_on_windows_too(on, monkeypatch):
    on("win32")
    monkeypatch.setattr(signal, "SIGBREAK", 21, raising=False)
    assert operating_system.stop_signals() == (signal.SIGINT, signal.SIGTERM, 21)


@pytest.fixture
def interrupts():
    """A function that tells whether Ctrl-C is blocked here. Everything about it is restored at the end."""
    handler, mask = signal.getsignal(signal.SIGINT), signal.pthread_sigmask(signal.SIG_BLOCK, [])
    yield lambda: signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    signal.signal(signal.SIGINT, handler)
    signal.pthread_sigmask(signal.SIG_SETMASK, mask)


@pytest.mark.parametrize("system", UNIX)
def test_unix_blocks_ctrl_c_for_processes_that_start(on, interrupts, system):
    on(system)
    with operating_system.interrupts_blocked():
        assert interrupts()
    assert not interrupts()


@pytest.mark.parametrize("system", UNIX)
def test_a_process_that_ignores_ctrl_c_no_longer_blocks_it(on, interrupts, system):
    on(system)
    with operating_system.interrupts_blocked():
        operating_system.ignore_interrupts()
        assert (interrupts(), signal.getsignal(signal.SIGINT)) == (False, signal.SIG_IGN)


def test_windows_ignores_ctrl_c_without_blocking_it(on, interrupts, monkeypatch):
    on("win32")
    with monkeypatch.context() as without:
        without.delattr(signal, "pthread_sigmask")
        with operating_system.interrupts_blocked():
            operating_system.ignore_interrupts()
    assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN


@pytest.mark.parametrize("system", ALL)
def test_a_child_in_an_endless_loop_ends_with_its_parent(system):
    command = [sys.executable, "-m", "tests.helpers.orphans", system]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as parent:
        child = int(parent.stdout.readline())
        parent.kill()
        try:
            parent.communicate(timeout=60)  # the child has its standard output too, so this waits for both
        except subprocess.TimeoutExpired:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
            pytest.fail("the child did not end")


@pytest.mark.parametrize("system", UNIX)
def test_unix_calls_a_function_in_forked_processes(system):
    code = (
        f"import os, sys; sys.platform = {system!r}; from fogcity.core import operating_system as o; "
        "o.call_after_fork(lambda: os.write(1, b'called')); os.fork() or os._exit(0); os.wait()"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout == b"called"


def test_windows_forks_no_processes(on, monkeypatch):
    on("win32")
    monkeypatch.delattr(os, "register_at_fork")
    operating_system.call_after_fork(lambda: None)


class Late(BaseException):
    """The time is over."""


@pytest.mark.parametrize("system", UNIX)
def test_unix_interrupts_what_takes_too_long(on, system):
    on(system)
    before = signal.getsignal(signal.SIGALRM)
    with pytest.raises(Late), operating_system.time_limit(0.01, Late):
        signal.pause()
    assert (signal.getsignal(signal.SIGALRM), signal.getitimer(signal.ITIMER_REAL)[0]) == (before, 0)


def test_windows_has_no_timer_that_interrupts(on, monkeypatch):
    on("win32")
    monkeypatch.delattr(signal, "setitimer")
    with operating_system.time_limit(0.0, Late):
        pass


# ---- ports


class Listening:
    """A socket that notes its options."""

    def __init__(self):
        self.options = {}

    def setsockopt(self, level, option, value):
        self.options[level, option] = value


@pytest.mark.parametrize("system", UNIX)
def test_a_port_that_was_just_used_can_be_used_again(on, system):
    on(system)
    listening = Listening()
    operating_system.claim_port(listening)
    assert listening.options == {(socket.SOL_SOCKET, socket.SO_REUSEADDR): 1}


def test_windows_lets_no_second_server_use_a_port(on, monkeypatch):
    on("win32")
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    listening = Listening()
    operating_system.claim_port(listening)
    assert listening.options == {(socket.SOL_SOCKET, -5): 1}


@pytest.mark.parametrize(
    ("system", "number", "taken"),
    [
        ("linux", errno.EADDRINUSE, True),
        ("linux", errno.EACCES, False),
        ("darwin", errno.EADDRINUSE, True),
        ("darwin", errno.EACCES, False),
        ("win32", errno.EADDRINUSE, True),
        ("win32", errno.EACCES, True),
        ("win32", errno.EADDRNOTAVAIL, False),
    ],
)
def test_a_taken_port_is_told_from_other_errors(on, system, number, taken):
    on(system)
    assert operating_system.is_port_taken(OSError(number, "no")) == taken
