"""Everything that Linux, macOS and Windows do differently: files, locks, limits, signals, processes, terminals, ports.

Modules that only some systems have are imported where they are used, so that every module of this package can be
imported on all systems. So are those that take long to import, because all kernels import this module.
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import os
import signal
import stat
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    import socket

OTHERS = 0o077  # the permissions of everybody but the owner
MACOS_OPEN_FILES = 10_240  # macOS may refuse more than this (OPEN_MAX), whatever its hard limit says
BELOW_NORMAL_PRIORITY_CLASS = 0x4000
PR_SET_PDEATHSIG = 1
STD_OUTPUT_HANDLE, STD_ERROR_HANDLE = -11, -12
ENABLE_VIRTUAL_TERMINAL_PROCESSING = 0x4
PAUSES = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)  # seconds between attempts to replace a file that is in use

# ---- files


def user_data_dir() -> Path:
    """Fog City's folder in the user data directory of this system."""
    home = Path.home()
    if sys.platform == "win32":
        data = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        given = Path(os.environ.get("XDG_DATA_HOME", ""))
        data = given if given.is_absolute() else home / ".local" / "share"
    return data / "fogcity"


def server_data_dir() -> Path:
    """The default directory for the data of a server.

    Earlier versions used the directory of Linux on all systems. A server whose data is there continues to use it.
    """
    older = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "fogcity" / "server"
    if sys.platform in ("win32", "darwin") and not older.is_dir():
        return user_data_dir() / "server"
    return older


def restrict_to_owner(path: Path) -> None:
    """Let only the owner use a file or folder, if we may decide that. Shared folders (such as /tmp) stay as they are.

    Windows has no such modes: a file has the permissions of its folder, and the folders of a user are private.
    """
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & OTHERS and not mode & stat.S_ISVTX:
            path.chmod(mode & ~OTHERS)


def replace_file(source: Path, target: Path) -> None:
    """Give a file the name of another, which is replaced atomically.

    Windows refuses that while another program has one of them open, and virus scanners open every new file for a
    moment. So we try again for two seconds.
    """
    if sys.platform == "win32":
        for pause in PAUSES:
            with contextlib.suppress(PermissionError):
                source.replace(target)
                return
            time.sleep(pause)
    source.replace(target)


# ---- locks


def lock_file(file: IO[Any], *, wait: bool = False) -> None:
    """Lock an open file, which only one process at a time can do. The lock ends when the process closes the file.

    BlockingIOError if another process has locked it, unless we `wait` for that process. OSError if this file system
    has no locks.
    """
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file.fileno(), 0, os.SEEK_SET)  # it locks bytes from the current position on, even in an empty file
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
            except OSError as error:
                if error.errno not in (errno.EACCES, errno.EDEADLOCK):
                    raise
                if not wait:
                    raise BlockingIOError(errno.EAGAIN, "another process has locked this file") from None
            else:
                return  # otherwise try again: LK_LOCK gives up after ten seconds
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)


def unlock_file(file: IO[Any]) -> None:
    """Unlock a file before it is closed. On Unix, a process that was forked meanwhile has the file open too."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file.fileno(), 0, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_UN)


# ---- limits


def cores_here() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def raise_file_limit(wanted: int) -> int:
    """Let this process open this many files, as far as the system allows it. Returns how many it may open."""
    if sys.platform == "win32":
        return wanted  # it does not count sockets as files
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    for files in (most, min(most, MACOS_OPEN_FILES)) if sys.platform == "darwin" else (most,):
        if files > soft:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
                return files
    return soft


def lower_priority(niceness: int) -> None:
    """Lower the priority of this process. The niceness is that of Unix; Windows has one class below the normal one."""
    if sys.platform == "win32":
        if niceness > 0:
            kernel32 = ctypes.windll.kernel32
            kernel32.GetCurrentProcess.restype = ctypes.c_void_p
            kernel32.SetPriorityClass.argtypes = [ctypes.c_void_p, ctypes.c_uint32]
            kernel32.SetPriorityClass(kernel32.GetCurrentProcess(), BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.nice(niceness)


# ---- signals and processes


def stop_signals() -> tuple[signal.Signals, ...]:
    """The signals that stop a server: Ctrl-C and what the system sends. On Windows there is Ctrl-Break too."""
    if sys.platform == "win32":
        return signal.SIGINT, signal.SIGTERM, signal.SIGBREAK
    return signal.SIGINT, signal.SIGTERM


@contextlib.contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C in this context. Processes started in it inherit the block, until they call `ignore_interrupts`.

    Windows cannot block it: there, a Ctrl-C that comes before `ignore_interrupts` ends such a process.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Ignore Ctrl-C in this process, which may have inherited that it is blocked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def call_after_fork(function: Callable[[], None]) -> None:
    """Call a function in each process that is forked from this one. Windows forks none."""
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=function)


def end_with_parent() -> None:
    """Let this process, a child of multiprocessing, end when its parent ends, even in an endless loop.

    Linux does that itself. On other systems a thread waits for the parent, so the process ends once that thread can
    run: at the latest after the compiled function that runs meanwhile.
    """
    import multiprocessing

    parent = multiprocessing.parent_process()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if parent is not None and os.getppid() != parent.pid:  # the parent has already ended
            os._exit(1)
    elif parent is not None:

        def wait_and_end() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=wait_and_end, name="end with parent", daemon=True).start()


@contextlib.contextmanager
def time_limit(seconds: float, error: type[BaseException]) -> Iterator[None]:
    """Raise an error in this context, on the main thread, after some time. Compiled code is not interrupted.

    Windows has no timers that interrupt a program: there, nothing happens.
    """
    if sys.platform == "win32":
        yield
        return

    def raise_error(_number: int, _frame: FrameType | None) -> None:
        raise error

    previous = signal.signal(signal.SIGALRM, raise_error)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, previous)


# ---- terminals


def enable_escape_codes() -> None:
    """Let the consoles of this process obey escape codes, as terminals of Unix always do. Windows 10 and newer can."""
    if sys.platform == "win32":
        kernel32 = ctypes.windll.kernel32
        kernel32.GetStdHandle.restype = ctypes.c_void_p
        kernel32.GetConsoleMode.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
        kernel32.SetConsoleMode.argtypes = [ctypes.c_void_p, ctypes.c_uint32]
        for number in (STD_OUTPUT_HANDLE, STD_ERROR_HANDLE):
            handle, mode = kernel32.GetStdHandle(number), ctypes.c_uint32()
            if kernel32.GetConsoleMode(handle, ctypes.byref(mode)):  # not a file or a pipe
                kernel32.SetConsoleMode(handle, mode.value | ENABLE_VIRTUAL_TERMINAL_PROCESSING)


def line_editing(complete: Callable[[str, int], str | None]) -> Any:
    """The module readline, prepared for whole lines that Tab completes; None where Python does not have it."""
    if sys.platform == "win32":
        return None  # its consoles edit lines themselves
    try:
        import readline
    except ImportError:
        return None
    readline.set_auto_history(True)
    readline.set_completer_delims("\n")
    readline.set_completer(complete)
    is_libedit = "libedit" in (readline.__doc__ or "")  # on macOS, and in some builds of Python for Linux
    readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
    return readline


def quote_command(words: Sequence[str]) -> str:
    """A command with its arguments, ready to be pasted into a shell of this system."""
    import shlex
    import subprocess

    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def is_closed_pipe(error: OSError) -> bool:
    """Does this error say that the reader of our output has finished? Windows calls that an invalid argument."""
    if sys.platform == "win32" and error.errno == errno.EINVAL and error.filename is None:
        return True
    return isinstance(error, BrokenPipeError)


def has_screen() -> bool:
    """Can a graphical program show a window? On Linux, the environment says so."""
    return sys.platform != "linux" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))


def processor_name() -> str:
    """The processor of this machine, as its maker calls it, if the system tells that."""
    import platform

    name = ""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
            name = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
    elif sys.platform == "darwin":
        import subprocess

        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            command = ["/usr/sbin/sysctl", "-n", "machdep.cpu.brand_string"]
            name = subprocess.check_output(command, text=True).strip()  # noqa: S603 - a program of the system
    return name or platform.processor() or platform.machine()


# ---- ports


def claim_port(listening: socket.socket) -> None:
    """Prepare a socket, before it is bound, to take a port that no other process uses, even if one just did.

    On Unix, SO_REUSEADDR allows a port whose last connections are still closing. On Windows that is always allowed,
    and SO_REUSEADDR would allow two servers on one port.
    """
    import socket

    if sys.platform == "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def is_port_taken(error: OSError) -> bool:
    """Does this error of `bind` say that the port is in use? Windows denies access to ports that it has reserved."""
    if sys.platform == "win32":
        return error.errno in (errno.EADDRINUSE, errno.EACCES)
    return error.errno == errno.EADDRINUSE
