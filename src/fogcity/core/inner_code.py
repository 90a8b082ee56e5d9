"""How Numba compiles kernels that only other kernels call: to intermediate code, and no further.

Numba makes machine code of every function and then, in each function that calls it, compiles its intermediate code
again. For kernels that Python never calls, the machine code is of no use. Making none of it saves a quarter of the time
to compile (docs/decisions/kernel-cache.md).
"""

from __future__ import annotations

from functools import cache
from typing import Any


@cache
def inner_compiler() -> Any:
    """The compiler of these kernels: Numba's own, with another library for the code that it makes.

    It needs names that Numba does not promise to keep. Where they are missing, machine code is made as always.
    """
    from numba.core.compiler import Compiler

    try:
        from numba.core.codegen import JITCodeLibrary
        from numba.core.compiler_machinery import FunctionPass, register_pass
        from numba.core.typed_passes import NopythonTypeInference
    except ImportError:
        return Compiler

    library: Any = JITCodeLibrary
    compiler: Any = Compiler
    function_pass: Any = FunctionPass

    class InnerLibrary(library):  # type: ignore[misc]
        """Intermediate code that is included in that of callers, and never run by itself."""

        @property
        def codegen(self) -> Any:
            return _WithoutEnvironments(self._codegen)

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002 - there is no machine code
            self._ensure_finalized()
            return 0

    @register_pass(mutates_CFG=False, analysis_only=True)  # type: ignore[no-untyped-call]
    class UseInnerLibrary(function_pass):  # type: ignore[misc]
        """Compile into such a library."""

        _name = "use_inner_library"

        def __init__(self) -> None:
            super().__init__()

        def run_pass(self, state: Any) -> bool:
            state.library = InnerLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
            state.library.enable_object_caching()
            return False

    class InnerCompiler(compiler):  # type: ignore[misc]
        """Numba's compiler for functions, with that library."""

        def define_pipelines(self) -> Any:
            pipelines = super().define_pipelines()
            for pipeline in pipelines:
                place = [one for one, _ in pipeline.passes].index(NopythonTypeInference)
                pipeline.passes.insert(place, (UseInnerLibrary, "use a library for inner code"))
                pipeline._finalized = False
                pipeline.finalize()
            return pipelines

    return InnerCompiler


class _WithoutEnvironments:
    """A code generator, for functions that have no machine code and so no environment in memory."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, *_: object) -> None:
        """Nothing: there is no place for it."""
