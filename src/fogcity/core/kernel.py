"""Compiles the rules, which are plain Python functions, with Numba.

`@kernel` marks a function that Numba compiles the first time it is called. Numba is not
imported before that, so `import fogcity` stays fast. With `NUMBA_DISABLE_JIT=1` the same function runs as plain Python,
for debugging and coverage. In programs where nobody should wait it runs as plain Python until it is compiled (see
core/background.py).

Compiled code is cached on disk. Numba only notices a change in the file that holds a kernel, not in the files of the
kernels it calls. So the name of a cached kernel contains stamps: one for all kernel sources of this package and, if
it calls kernels of other packages, one for the sources of those packages.
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

from fogcity.core.background import NoCache, NotCompiled, OnDisk, kernels_switch, loading_now
from fogcity.core.errors import FogCityError
from fogcity.core.inner_code import inner_compiler
from fogcity.core.operating_system import call_after_fork, lock_file, unlock_file

P = ParamSpec("P")
R = TypeVar("R")

PACKAGE = Path(__file__).resolve().parent.parent
COMPILING = "Compiling for this machine (once; it may take a minute) ..."
INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")

logger = logging.getLogger(__name__)
_compiling = threading.RLock()


class Kernel(Generic[P, R]):
    """A function over records, compiled on first use. Call it like the function that it wraps."""

    def __init__(
        self,
        function: Callable[P, R],
        *,
        parallel: bool = False,
        names: Mapping[str, object] | None = None,
        label: str = "",
        interpreted: Callable[P, R] | None = None,
    ) -> None:
        """`names` replaces global names of the function. `label` identifies this version in cached names.

        `interpreted` does the same as the function, and runs instead of it where it is not compiled: for loops over
        numbers that NumPy does much faster than interpreted Python.
        """
        self.function = _with_names(function, names) if names else function
        self.interpreted = interpreted or self.function
        functools.update_wrapper(self, self.function)
        self.parallel = parallel
        self.label = f"{label}_{_digest(names)}" if names else label
        self.sources = _source_stamp(function.__module__)
        self._ready: Callable[P, R] | None = None
        self._switches = False
        self._inner: object = None
        self._dispatcher: Callable[P, R] | None = None  # of a kernel that switches
        self._compiled: Callable[P, R] | None = None  # the dispatcher; of a kernel that switches, once it has code

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        compiled = self._compiled
        if compiled is None:
            ready = self.ready
            return ready(*args, **kwargs) if not self._switches else self._load_or_interpret(*args, **kwargs)
        try:
            return compiled(*args, **kwargs)
        except NotCompiled:
            if self._is_wanted():
                raise
        return self._run_interpreted(*args, **kwargs)

    @property
    def ready(self) -> Callable[P, R]:
        """What runs on a call. It may be kept: one that runs interpreted switches by itself when it is compiled.

        Call it with positional arguments only.
        """
        if self._ready is None:
            with _compiling:
                self._ready = self._ready or self._choose()
        return self._ready

    @property
    def waits(self) -> bool:
        """Does it run interpreted, until its compiled code is there?"""
        return self.ready is not None and self._switches and self._compiled is None

    def _choose(self) -> Callable[P, R]:
        if INTERPRETED:
            return _interpret(self.interpreted)
        self._switches = kernels_switch()
        if self._switches:
            return _switching(self)
        self._compiled = _dispatcher(self)
        return self._compiled

    def _load_or_interpret(self, *args: P.args, **kwargs: P.kwargs) -> R:
        return (self._load if self._is_wanted() else self._run_interpreted)(*args, **kwargs)

    def _run_interpreted(self, *args: P.args, **kwargs: P.kwargs) -> R:
        with np.errstate(over="ignore"):
            return self.interpreted(*args, **kwargs)

    def _is_wanted(self) -> bool:
        """Does this thread load or compile it?"""
        wanted = loading_now()
        return wanted is not None and self not in wanted.leaving_out

    def _load(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the compiled code, loaded or compiled as this thread wants it; from now on all threads run it."""
        with _compiling:
            dispatcher = self._dispatcher = self._dispatcher or _dispatcher(self, switches=True)
        result = dispatcher(*args, **kwargs)
        self._compiled = dispatcher
        return result

    @property
    def inner(self) -> object:
        """The compiled function as other kernels call it: without the costly wrappers for Python."""
        if self._inner is None:
            with _compiling:
                compile_ = _load_numba().njit(
                    no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=inner_compiler()
                )
                self._inner = self._inner or compile_(_marked(self.function))
        return self._inner

    @property
    def stamp(self) -> str:
        """A stamp of all sources that a cached compilation depends on: ours, and those of other packages it calls."""
        others = sorted({kernel.sources for kernel in _reachable(self)} - {""})
        return _STAMP + (f"_{hashlib.sha256(''.join(others).encode()).hexdigest()[:12]}" if others else "")

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

        Not every thread pool of Numba allows calls from several threads at once, and none survives a fork. After a fork
        None means one core.
        """
        if cores not in (1, None):
            raise FogCityError(f"cores is 1, or None for all of them, not {cores!r}")
        if cores == 1 or _Pool.lost:
            return self.one_core(*args, **kwargs)
        with _Pool.lock:
            _Pool.used = True
            return self.all_cores(*args, **kwargs)


class _Pool:
    """The state of Numba's thread pool in this process."""

    lock = threading.Lock()
    used = False
    lost = False  # this process was forked from one that had a pool

    @classmethod
    def forked(cls) -> None:
        cls.lock = threading.Lock()
        cls.lost = cls.used


call_after_fork(_Pool.forked)


def _interpret(function: Callable[P, R]) -> Callable[P, R]:
    """Run the function uncompiled. 64-bit numbers overflow silently, as in compiled code."""

    @functools.wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        with np.errstate(over="ignore"):
            return function(*args, **kwargs)

    return run


def _switching(of: Kernel[P, R]) -> Callable[P, R]:
    """Run the compiled code if there is some for the arguments; if not, load it or run interpreted.

    This is a function without keywords because it runs on every call of a server: it takes a third of a method's time.
    """
    switching: Any = of

    def switch(*args: Any) -> Any:
        compiled = switching._compiled
        if compiled is None:
            return switching._load_or_interpret(*args)
        try:
            return compiled(*args)
        except NotCompiled:
            if switching._is_wanted():
                raise
        return switching._run_interpreted(*args)

    ready: Any = switch
    return ready  # type: ignore[no-any-return]


def each(count: int) -> range:
    """The indices of a batch; a batch kernel compiled for all cores divides them between the cores."""
    return range(count)


def _digest(names: Mapping[str, object]) -> str:
    """A short hash of the replaced names' values, so that no two versions of a function share compiled code."""
    values = {
        name: (value.function.__module__, value.function.__qualname__, value.label)
        if isinstance(value, Kernel)
        else value
        for name, value in names.items()
    }
    return hashlib.sha256(repr(sorted(values.items())).encode()).hexdigest()[:8]


def _with_names(function: Callable[P, R], names: Mapping[str, object]) -> Callable[P, R]:
    """The same code with some of its global names replaced."""
    changed = types.FunctionType(
        function.__code__, {**function.__globals__, **names}, function.__name__, function.__defaults__
    )
    return functools.update_wrapper(changed, function)


def _dispatcher(of: Kernel[P, R], *, switches: bool = False) -> Callable[P, R]:
    numba = _load_numba()
    function = _with_names(of.function, {"each": numba.prange if of.parallel else range})
    function.__qualname__ = "_".join([of.function.__qualname__, of.label, "all" if of.parallel else "one", of.stamp])
    compile_ = functools.partial(numba.njit, nogil=True, parallel=of.parallel)
    try:
        compiled: Any = compile_(cache=True)(_marked(function))
    except RuntimeError:  # no cache folder can be written: every process compiles for itself
        compiled = compile_()(_marked(function))
        compiled.compile = _dropping_intermediate_code(compiled)
        if switches:
            compiled.compile = _if_wanted(compiled, compiled.compile, compiled.compile, cached=False)
    else:
        compiled.compile = _dropping_intermediate_code(compiled)
        alone = _in_one_process(compiled, Path(compiled.stats.cache_path, f"{function.__qualname__}-.nbl"))
        compiled.compile = _if_wanted(compiled, compiled.compile, alone, cached=True) if switches else alone
    ready: Callable[P, R] = compiled
    return ready


def _dropping_intermediate_code(compiled: Any) -> Callable[[Any], Any]:
    """Load or compile for a signature, and then drop the intermediate code that Numba keeps with the machine code.

    It serves functions that call this one when they are compiled, but those call `Kernel.inner`. It takes more than
    40 MB in a process that plays all games with all bots.
    """
    load_or_compile = compiled.compile

    def load_and_drop(signature: Any) -> Any:
        entry = load_or_compile(signature)
        for overload in compiled.overloads.values():
            overload.library._shared_module = None  # not a public name of Numba; without it, nothing is dropped
        return entry

    return load_and_drop


def _if_wanted(
    compiled: Any, load: Callable[[Any], R], compile_: Callable[[Any], R], *, cached: bool
) -> Callable[[Any], R]:
    """Load or compile for a signature only if this thread wants that; if not, raise NotCompiled."""

    def load_or_compile(signature: Any) -> R:
        wanted = loading_now()
        if wanted is None:
            raise NotCompiled
        if wanted.compiles:
            return compile_(signature)
        if not cached:
            raise NoCache
        if wanted.probes and _is_on_disk(compiled, signature):
            raise OnDisk
        return load(signature)  # `Compiling` raises NotCompiled before it would be compiled

    return load_or_compile


def _is_on_disk(compiled: Any, signature: Any) -> bool:
    """Is there compiled code on disk? False if Numba does not tell; then it is loaded."""
    with contextlib.suppress(AttributeError, TypeError):  # these are not public names of Numba
        cache = compiled._cache
        return cache._index_key(signature, compiled.targetctx.codegen()) in cache._cache_file._load_index()
    return False


def _in_one_process(compiled: Any, lock: Path) -> Callable[[Any], Any]:
    """Let one process compile while others that need the same kernel wait, and then load it from disk.

    What is on disk already is loaded without the lock. So whoever waits for it waits for a compilation.
    """
    load_or_compile = compiled.compile

    def compile_or_wait(signature: Any) -> Any:
        with contextlib.ExitStack() as stack:
            if not _is_on_disk(compiled, signature):
                with contextlib.suppress(OSError):  # a file system without locks: several processes may compile it
                    stack.enter_context(_locked(lock))
            return load_or_compile(signature)

    return compile_or_wait


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold a lock that only one process at a time can hold."""
    with path.open("ab") as file:
        try:
            lock_file(file)
        except BlockingIOError:
            _Notice.give()
            lock_file(file, wait=True)
            _Notice.last = time.monotonic()
        try:
            yield
        finally:
            unlock_file(file)


def _make_stamp() -> str:
    """A short hash of all sources of this package that kernels are made from."""
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


# Stamps are taken on import, not on compilation. Files may change in between, and Numba compiles the imported code.
_STAMP = "" if INTERPRETED else _make_stamp()


def _source_stamp(module: str) -> str:
    """A short hash of the sources of the package that contains a module; empty for our own package."""
    package = module.partition(".")[0]
    return "" if INTERPRETED or package == __name__.partition(".")[0] else _package_stamp(package)


@functools.cache
def _package_stamp(package: str) -> str:
    file = getattr(sys.modules.get(package), "__file__", None)
    if file is None:  # a notebook or an interactive session, whose code Numba does not cache
        return ""
    path = Path(file)
    paths = sorted(path.parent.rglob("*.py")) if path.name == "__init__.py" else [path]
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()


def _reachable(start: Kernel[..., Any]) -> set[Kernel[..., Any]]:
    """The kernels that a kernel may call, directly or through others, and itself."""
    found: set[Kernel[..., Any]] = set()
    needed = {start}
    while needed:
        found.add(kernel := needed.pop())
        code, known = kernel.function.__code__, kernel.function.__globals__
        for value in [known.get(name) for name in code.co_names]:
            attributes = [getattr(value, name, None) for name in code.co_names] if _is_module(value) else []
            needed |= {called for called in (value, *attributes) if isinstance(called, Kernel)} - found
    return found


def _is_module(value: object) -> bool:
    return isinstance(value, types.ModuleType)


def _marked(function: Callable[P, R]) -> Callable[P, R]:
    """The function, marked as belonging to a kernel."""
    function.__dict__["is_fogcity_kernel"] = True
    return function


_CACHED = re.compile(r"(?P<name>.*_(?:one|all))_(?P<own>[0-9a-f]{12})(?:_(?P<others>[0-9a-f]{12}))?-")


def _delete_stale(folder: Path, compiled: str) -> None:
    """Delete cached code of other versions of our sources, and of other versions of the kernel being compiled."""
    now = _CACHED.match(f"{compiled}-")
    for path in folder.glob("*.nb[cil]"):
        cached = _CACHED.match(path.name)
        if cached is None or now is None:
            continue
        same_kernel = cached["name"].rpartition(".")[2] == now["name"].rpartition(".")[2]
        if cached["own"] != now["own"] or (same_kernel and cached["others"] != now["others"]):
            with contextlib.suppress(OSError):  # owned by another user, or already deleted
                path.unlink()


@contextlib.contextmanager
def telling_of_compilation(tell: Callable[[], None]) -> Iterator[None]:
    """Call `tell` when a compilation begins, instead of writing the notice to the log or standard error."""
    before, _Notice.tell = _Notice.tell, tell
    try:
        yield
    finally:
        _Notice.tell = before


class _Notice:
    """Announces that compilation has begun. It takes seconds, and silence would look like a hang."""

    last = -math.inf
    tell: Callable[[], None] | None = None

    @classmethod
    def give(cls) -> None:
        """Give the notice, unless the last compilation ended less than a second ago."""
        before, cls.last = cls.last, time.monotonic()
        if cls.last - before < 1:
            return
        if cls.tell is not None:
            cls.tell()
        elif logger.hasHandlers():  # a program with logs gets the notice in their format
            logger.info(COMPILING)
        elif kernels_switch() and threading.current_thread() is not threading.main_thread():
            pass  # nobody waits for it, and the program may be drawing on the screen
        elif sys.stderr is not None:  # a program without a console has none
            sys.stderr.write(COMPILING + "\n")
            sys.stderr.flush()


@functools.cache
def _load_numba() -> Any:
    import numba
    from numba.core import event
    from numba.core.types import Dispatcher
    from numba.extending import typeof_impl

    @typeof_impl.register(Kernel)
    def typeof_kernel(value: Kernel[..., Any], _context: object) -> Any:
        """Compiled code calls the compiled function of a kernel."""
        return Dispatcher(value.inner)

    class Compiling(event.Listener):
        def on_start(self, started: Any) -> None:
            dispatcher = started.data["dispatcher"]
            if "is_fogcity_kernel" not in dispatcher.py_func.__dict__:
                return
            wanted = loading_now()
            if wanted is not None and not wanted.compiles:
                raise NotCompiled
            _Notice.give()
            if folder := dispatcher.stats.cache_path:
                _delete_stale(Path(folder), dispatcher.py_func.__qualname__)

        def on_end(self, ended: Any) -> None:  # noqa: ARG002 - only the time matters
            _Notice.last = time.monotonic()

    event.register("numba:compile", Compiling())  # type: ignore[no-untyped-call]
    return numba
