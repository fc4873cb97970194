"""The host as a compilation target: IR to object code, object code to callable addresses.

Objects are position independent and hold no addresses of the process, so that they can be kept on
disk; symbols are bound when an object is loaded.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from typing import Any, Literal
from weakref import ref

import llvmlite.binding as llvm

from computegraph.guard import Guard
from tenferro.engines.native.ir import register_functions
from tenferro.engines.native.runtime import build
from tenferro.engines.native.runtime.jobs.background import background
from tenferro.engines.native.runtime.jobs.interrupts import uninterrupted

Effort = Literal["quick", "light", "full"]
LEVEL = "TENFERRO_LEVEL"
"""The variable that names a level of processors, for code that uses no instructions of others."""
LOOPS = '"loops"'
"""The attribute of functions that have loops over memory, for LLVM to use vectors in them."""

# An unloaded library leaves about 11 kB behind in its JIT, which goes with the JIT.
_LIBRARIES_PER_JIT = 256


@dataclass(frozen=True, slots=True)
class Target:
    """A processor to compile for, and what a code generator must know of it.

    `vector_bytes` is the width of a vector register, `vector_registers` their number; `fma` says
    whether `llvm.fma` is one instruction.

    >>> 16 <= host().vector_bytes <= 64
    True
    """

    triple: str
    cpu: str
    features: str
    vector_bytes: int
    vector_registers: int
    fma: bool

    def lanes(self, itemsize: int) -> int:
        """How many elements of `itemsize` bytes one vector register holds (at least one)."""
        return max(1, self.vector_bytes // itemsize)


@cache
def host() -> Target:
    """The processor this process runs on, or what the variable `LEVEL` lets it use of that.

    Raises ValueError if the variable does not name a level that the processor has.
    """
    return uninterrupted(_host)


def _host() -> Target:
    with background.exclusive:  # a fork waits: llvmlite's lock would be held in the child for good
        features = llvm.get_host_cpu_features()
        name = llvm.get_host_cpu_name()
        triple = llvm.get_process_triple()
    asked = os.environ.get(LEVEL)
    if asked:
        return _restricted(triple, asked, {name for name, has in features.items() if has})
    return _describe(triple, name, features.flatten(), features)


def _restricted(triple: str, asked: str, has: set[str]) -> Target:
    """What every processor of a level has."""
    levels = build.fitting_levels(has)
    if asked not in levels:
        raise ValueError(
            f"{LEVEL} is {asked!r}, expected a level that this processor has: "
            f"{', '.join(map(repr, levels))}"
        )
    needs = build.NEEDS.get(asked, frozenset())
    features = ",".join(f"+{name}" for name in sorted(needs))
    return _describe(triple, asked if needs else "", features, dict.fromkeys(needs, True))


def baseline() -> Target:
    """The least processor of the host's architecture: what runs everywhere, for comparison.

    >>> baseline().vector_bytes
    16
    """
    return _describe(llvm.get_process_triple(), "", "", {})


def processor(cpu: str) -> Target:
    """A processor of the host's architecture, by LLVM's name; the least one for the empty name.

    Raises ValueError for a name that LLVM does not know.
    """
    if cpu and "not a recognized processor" in _said_of(cpu):
        raise ValueError(
            f"cpu is {cpu!r}, expected 'host', '' or a processor by LLVM's name, such as "
            "'x86-64-v3' or 'apple-m1' (those of `llc -mcpu=help`)"
        )
    return replace(baseline(), cpu=cpu)


def _said_of(cpu: str) -> str:
    # LLVM prints what it finds wrong with a name to the standard error of its process, and may end
    # the process when it makes code.
    command = (
        "import sys, llvmlite.binding as llvm; llvm.initialize_native_target(); "
        "llvm.Target.from_default_triple().create_target_machine(cpu=sys.argv[1])"
    )
    done = subprocess.run(
        [sys.executable, "-c", command, cpu], capture_output=True, text=True, check=False
    )
    return done.stderr


def _describe(triple: str, cpu: str, features: str, has: Mapping[str, bool]) -> Target:
    if triple.startswith(("aarch64", "arm64")):
        return Target(triple, cpu, features, 16, 32, True)
    if has.get("avx512f"):
        return Target(triple, cpu, features, 64, 32, True)
    return Target(triple, cpu, features, 32 if has.get("avx") else 16, 16, bool(has.get("fma")))


def _places_apart(target: Target) -> bool:
    """Whether sections of an object may lie further apart than addresses of 32 bits reach.

    On Windows LLVM's newer linker fails, and the older one places them so: code needs addresses of
    64 bits, and has no tables for unwinding, which consist of shorter ones.
    """
    return "windows" in target.triple


@cache
def _machine(target: Target, level: int = 2) -> Any:
    """LLVM's code generator for a target, at a level from 0 to 3."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu,
        features=target.features,
        opt=level,
        reloc="pic",
        codemodel="large" if _places_apart(target) else "default",
        jit=True,
    )


class Modules(ExitStack):
    """Modules of one context of LLVM, which `with` disposes of before the context.

    The garbage collector frees the objects of a cycle (of a traceback, say) in any order. A context
    frees its modules, so a module that the collector frees after it would be freed twice.
    """

    def __init__(self) -> None:
        super().__init__()
        self._context = self.enter_context(llvm.create_context())

    def parse(self, ir: str, target: Target) -> Any:
        """A verified module from its text, laid out for `target`.

        Raises `ValueError` with LLVM's message if the text is not valid IR.
        """
        module = self._parsed(ir)
        if register_functions.PREFIX in ir:
            text = register_functions.definitions(instruction=target.vector_bytes == 64)
            module.link_in(self._parsed(text))
        module.triple = target.triple
        module.data_layout = str(_machine(target).target_data)
        return module

    def _parsed(self, ir: str) -> Any:
        try:
            module = self.enter_context(llvm.parse_assembly(ir, context=self._context))
            module.verify()
        except RuntimeError as error:
            raise ValueError(f"native engine: invalid LLVM IR: {error}") from error
        return module


def optimize(module: Any, target: Target, effort: Effort = "light") -> None:
    """Run passes over `module` in place.

    `light` turns allocas into registers and cleans up; it relies on vectors and hoisting in the
    IR itself, except in modules of functions with the attribute `LOOPS`, for which it is LLVM's O2.
    `quick` leaves out what costs most, combining instructions. `full` is LLVM's O2 without its
    vectorizers.
    """
    loops = effort == "light" and any(map(_has_loops, module.functions))
    tuning = llvm.create_pipeline_tuning_options(speed_level=2)
    tuning.loop_vectorization, tuning.slp_vectorization = loops, False
    builder = llvm.create_pass_builder(_machine(target), tuning)
    whole = loops or effort == "full"
    passes = builder.getModulePassManager() if whole else _own_passes(effort)
    passes.run(module, builder)


def _has_loops(function: Any) -> bool:
    return any(LOOPS.encode() in group for group in function.attributes)


def _own_passes(effort: Effort) -> Any:
    passes = llvm.create_new_module_pass_manager()
    passes.add_always_inliner_pass()
    passes.add_sroa_pass()
    if effort != "quick":
        passes.add_instruction_combine_pass()
        passes.add_jump_threading_pass()
    passes.add_simplify_cfg_pass()
    passes.add_global_dead_code_eliminate_pass()
    return passes


def compile_object(ir: str, *, effort: Effort = "light", target: Target | None = None) -> bytes:
    """Object code for a module given as LLVM IR text (`str` of an `ir.Module`).

    With `quick` effort, generating code takes a third of the time, and the code does the same
    operations in more instructions.

    Raises `ValueError` if the IR is invalid.

    >>> ir = "define i64 @twice(i64 %x) { %y = add i64 %x, %x  ret i64 %y }"
    >>> code = load_object(compile_object(ir), ["twice"])
    >>> import ctypes
    >>> ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(code["twice"])(21)
    42
    """
    return uninterrupted(lambda: _compile(ir, effort, target or host()))


def _compile(ir: str, effort: Effort, target: Target) -> bytes:
    with Modules() as modules:
        return emit(modules.parse(ir, target), target, effort)


def emit(module: Any, target: Target, effort: Effort = "light") -> bytes:
    """Object code for a parsed module, which is optimized in place."""
    optimize(module, target, effort)
    if _places_apart(target):
        for function in module.functions:
            function.add_function_attribute("nounwind")
    code: bytes = _machine(target, 0 if effort == "quick" else 2).emit_object(module)
    return code


class LoadedCode:
    """Object code in memory: `code["name"]` is the address of an exported symbol.

    The addresses are valid for as long as this object lives.
    """

    __slots__ = ("__weakref__", "_addresses", "_handle")

    def __init__(self, tracker: Any, exports: Sequence[str]) -> None:
        self._addresses: dict[str, int] = {name: tracker[name] for name in exports}
        self._handle = _Handle(self, _unused.append)
        self._handle.tracker = tracker
        _loaded.add(self._handle)

    def __getitem__(self, name: str) -> int:
        return self._addresses[name]

    def keep(self) -> None:
        """Never unload this code, not even when the interpreter ends."""
        self._handle.tracker.detach()


class _Handle(ref[LoadedCode]):
    """Unloads code once the code is not used any more.

    Python may drop code anywhere, and a finalizer written in Python may be interrupted by a signal.
    So the end of the code only puts the handle on a list, by a function of C.
    """

    __slots__ = ("tracker",)
    tracker: Any


_loaded: set[_Handle] = set()
_unused: deque[_Handle] = deque()


def unload_unused() -> None:
    """Unload the code that is not used any more; this also happens when other code is loaded."""
    uninterrupted(_unload_unused)


def _unload_unused() -> None:
    while _unused:
        handle = _unused.popleft()
        _loaded.discard(handle)
        handle.tracker.close()


@atexit.register
def _keep_all() -> None:
    # A daemon thread may still be inside a program when the interpreter takes its modules apart.
    for handle in list(_loaded):
        handle.tracker.detach()


class _Linker:
    """The JIT of the process, replaced by a fresh one after a number of libraries."""

    def __init__(self) -> None:
        self._guard = Guard()
        self._serial = count()
        self._jit: Any = None

    def link(self, library: Any) -> Any:
        with self._guard.lock:
            serial = next(self._serial)
            if serial % _LIBRARIES_PER_JIT == 0:
                self._jit = _create_jit()
            return library.link(self._jit, f"program{serial}")


_linker = _Linker()


def _create_jit() -> Any:
    # The older linker may place sections too far apart for the code's relative addresses, and then
    # ends the process: on ARM, and where a process has much memory (that of jax, say).
    return llvm.create_lljit_compiler(_machine(host()), use_jit_link=not _places_apart(host()))


def load_object(
    code: bytes, exports: Sequence[str], symbols: Mapping[str, int] | None = None
) -> LoadedCode:
    """Load object code and bind its undefined symbols.

    `exports` names the symbols whose addresses are needed; `symbols` has addresses for undefined
    ones, the rest is resolved in the process (libm, pthreads). Raises `RuntimeError` with LLVM's
    message if a symbol cannot be found (LLVM prints which) or this is not object code.
    """
    return uninterrupted(lambda: _load(code, exports, symbols or {}))


def _load(code: bytes, exports: Sequence[str], symbols: Mapping[str, int]) -> LoadedCode:
    _unload_unused()
    library = llvm.JITLibraryBuilder().add_object_img(code).add_current_process()
    for name, address in symbols.items():
        library.import_symbol(name, address)
    for name in exports:
        library.export_symbol(name)
    try:
        tracker = _linker.link(library)
    except RuntimeError as error:
        raise RuntimeError(f"native engine: cannot load object code: {error}") from error
    return LoadedCode(tracker, exports)
