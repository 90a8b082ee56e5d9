"""The compile switch: rules are plain Python functions, and this is where they become fast.

`@kernel` marks a function that Numba compiles the first time it is called. Until then Numba is not even imported, so
that `import fogcity` stays quick. With `NUMBA_DISABLE_JIT=1` the very same function simply runs, for debugging and
coverage.

Compiled code is kept on disk. Numba itself only notices a change in the file that holds a kernel, not in the files of
the kernels it calls, so we give it a stamp of our own made from every kernel source in the package.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import logging
import math
import os
import re
import sys
import threading
import time
import types
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar

import numpy as np

from fogcity.core.errors import FogCityError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

P = ParamSpec("P")
R = TypeVar("R")

PACKAGE = Path(__file__).resolve().parent.parent
INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")

logger = logging.getLogger(__name__)
_compiling = threading.RLock()


class Kernel(Generic[P, R]):
    """A function over records, compiled on first use. Call it like the function it wraps."""

    def __init__(
        self,
        function: Callable[P, R],
        *,
        parallel: bool = False,
        names: Mapping[str, object] | None = None,
        label: str = "",
    ) -> None:
        """`names` replaces what the function's global names stand for; `label` then tells its versions apart."""
        self.function = _with_names(function, names) if names else function
        functools.update_wrapper(self, self.function)
        self.parallel = parallel
        self.label = label
        self._ready: Callable[P, R] | None = None
        self._inner: object = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.ready(*args, **kwargs)

    @property
    def ready(self) -> Callable[P, R]:
        """What really runs: the compiled dispatcher, or the function itself when interpreted."""
        if self._ready is None:
            with _compiling:
                self._ready = self._ready or (_interpret(self.function) if INTERPRETED else _dispatcher(self))
        return self._ready

    @property
    def inner(self) -> object:
        """The compiled function as other kernels call it: without the costly doors to Python."""
        if self._inner is None:
            with _compiling:
                compile_ = _load_numba().njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)
                self._inner = self._inner or compile_(self.function)
        return self._inner

    def __repr__(self) -> str:
        return f"<kernel {self.function.__module__}.{self.function.__qualname__}>"


def kernel(function: Callable[P, R]) -> Kernel[P, R]:
    """Mark a function as a kernel: plain Python that Numba compiles when it is first needed."""
    return Kernel(function)


class BatchKernel(Generic[P, R]):
    """A loop over many records, compiled twice from one source: for one core, and for all of them."""

    def __init__(self, function: Callable[P, R], *, names: Mapping[str, object] | None = None, label: str = "") -> None:
        self.one_core = Kernel(function, names=names, label=label)
        self.all_cores = Kernel(function, names=names, label=label, parallel=True)

    def run(self, cores: int | None, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run on this many cores: 1, or None for all.

        Not all of Numba's thread pools bear calls from several threads at once, and none outlives a fork; after a fork
        all cores means one.
        """
        if cores not in (1, None):
            raise FogCityError(f"cores is 1, or None for all of them, not {cores!r}")
        if cores == 1 or _Pool.lost:
            return self.one_core(*args, **kwargs)
        with _Pool.lock:
            _Pool.used = True
            return self.all_cores(*args, **kwargs)


class _Pool:
    """What is known of Numba's pool of threads in this process."""

    lock = threading.Lock()
    used = False
    lost = False  # this process was forked from one that had a pool

    @classmethod
    def forked(cls) -> None:
        cls.lock = threading.Lock()
        cls.lost = cls.used


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_Pool.forked)


def _interpret(function: Callable[P, R]) -> Callable[P, R]:
    """Run the source as it stands; 64-bit words wrap around silently, as they do compiled."""

    @functools.wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        with np.errstate(over="ignore"):
            return function(*args, **kwargs)

    return run


def each(count: int) -> range:
    """The indices of a batch; in a batch kernel compiled for all cores they are shared out between them."""
    return range(count)


def _with_names(function: Callable[P, R], names: Mapping[str, object]) -> Callable[P, R]:
    """The same code, with some of its global names standing for other things."""
    changed = types.FunctionType(
        function.__code__, {**function.__globals__, **names}, function.__name__, function.__defaults__
    )
    return functools.update_wrapper(changed, function)


def _dispatcher(of: Kernel[P, R]) -> Callable[P, R]:
    numba = _load_numba()
    function = _with_names(of.function, {"each": numba.prange if of.parallel else range})
    function.__qualname__ = "_".join([of.function.__qualname__, of.label, "all" if of.parallel else "one", _STAMP])
    compile_ = functools.partial(numba.njit, nogil=True, parallel=of.parallel)
    try:
        compiled: Any = compile_(cache=True)(function)
    except RuntimeError:  # there is nowhere to keep compiled code: it will be compiled in every process
        compiled = compile_()(function)
    else:
        compiled.compile = _in_one_process(
            compiled.compile, Path(compiled.stats.cache_path, f"{function.__qualname__}-.nbl")
        )
    ready: Callable[P, R] = compiled
    return ready


def _in_one_process(compile_: Callable[P, R], lock: Path) -> Callable[P, R]:
    """Let one process compile while others that need the same wait, and then find it on disk."""

    @functools.wraps(compile_)
    def compile_or_wait(*args: P.args, **kwargs: P.kwargs) -> R:
        with contextlib.ExitStack() as stack:
            with contextlib.suppress(OSError):  # a disk without locks: it is compiled more than once
                stack.enter_context(_locked(lock))
            return compile_(*args, **kwargs)

    return compile_or_wait


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Only one process at a time gets past here."""
    with path.open("ab") as file:
        if fcntl is None:
            yield
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            _Notice.give()
            fcntl.flock(file, fcntl.LOCK_EX)
            _Notice.last = time.monotonic()
        try:
            yield
        finally:
            fcntl.flock(file, fcntl.LOCK_UN)  # a process forked meanwhile has the file open too


def _make_stamp() -> str:
    """A short hash of every source that kernels are made from: compiled code is only reused if all are the same."""
    sources = {path: path.read_bytes() for path in PACKAGE.rglob("*.py")}
    needed = {path for path, source in sources.items() if b"\n@kernel" in source or b"Kernel(" in source}
    found: set[Path] = set()
    while needed:
        path = needed.pop()
        found.add(path)
        for name in re.findall(rb"from fogcity\.([\w.]+) import", sources[path]):
            module = PACKAGE.joinpath(*name.decode().split(".")).with_suffix(".py")
            if module in sources and module not in found:
                needed.add(module)
    return hashlib.sha256(b"".join(sources[path] for path in sorted(found))).hexdigest()[:12]


# Taken now, not when something is compiled: what is compiled is what was imported, even if the files change meanwhile.
_STAMP = "" if INTERPRETED else _make_stamp()


def _forget_other_versions(folder: Path) -> None:
    """Delete compiled code of other versions of the sources; nobody would ever use it again."""
    for path in folder.glob("*.nb[cil]"):
        stamp = re.search(r"_(?:one|all)_([0-9a-f]{12})-", path.name)
        if stamp is not None and stamp[1] != _STAMP:
            with contextlib.suppress(OSError):  # somebody else's, or gone already
                path.unlink()


class _Notice:
    """Tells that compiling has begun: it takes seconds, and silence would look like a hang."""

    last = -math.inf

    @classmethod
    def give(cls) -> bool:
        """Was it given now? Not in the middle of a bout of compiling."""
        before, cls.last = cls.last, time.monotonic()
        if cls.last - before < 1:
            return False
        text = "Compiling for this machine (once; it may take a minute) ..."
        if logger.hasHandlers():  # what a program that keeps logs writes is in their form
            logger.info(text)
        elif sys.stderr is not None:  # a program without a console has none
            sys.stderr.write(text + "\n")
            sys.stderr.flush()
        return True


@functools.cache
def _load_numba() -> Any:
    import numba
    from numba.core import event
    from numba.core.types import Dispatcher
    from numba.extending import typeof_impl

    @typeof_impl.register(Kernel)
    def typeof_kernel(value: Kernel[..., Any], _context: object) -> Any:
        """Inside compiled code a kernel is the compiled function that stands behind it."""
        return Dispatcher(value.inner)

    class Compiling(event.Listener):
        def on_start(self, started: Any) -> None:
            dispatcher = started.data["dispatcher"]
            if not dispatcher.py_func.__module__.startswith("fogcity."):
                return
            if _Notice.give() and dispatcher.stats.cache_path:
                _forget_other_versions(Path(dispatcher.stats.cache_path))

        def on_end(self, ended: Any) -> None:  # noqa: ARG002 - when it ended is all that counts
            _Notice.last = time.monotonic()

    event.register("numba:compile", Compiling())  # type: ignore[no-untyped-call]
    return numba
