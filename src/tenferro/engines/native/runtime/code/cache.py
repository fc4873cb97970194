"""Compiled code by program: in memory first, then on disk, then compiled, perhaps in two tiers.

The key of an object holds everything its bytes depend on: the program, the processor and its
features, the effort, llvmlite with its LLVM, tenferro's version and the sources of the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any
from weakref import ref

import llvmlite
import llvmlite.binding as llvm

from computegraph.cache import CacheInfo, ProgramCache
from computegraph.guard import Guard
from tenferro.engines.native.runtime.code import library, target, tiers
from tenferro.engines.native.runtime.code.kernel_code import NO_KERNELS, KernelCode
from tenferro.engines.native.runtime.disk.disk_cache import DiskCache, digest
from tenferro.engines.native.runtime.disk.folder import Entry
from tenferro.engines.native.runtime.disk.private_directory import object_directory
from tenferro.engines.native.runtime.disk.sources import contents_digest, files_below
from tenferro.engines.native.runtime.jobs.background import background
from tenferro.kernels.scalar_functions import symbols_in

_ENGINE = Path(__file__).parents[2]
_VERSION = _ENGINE.parent.parent / "__init__.py"
_DISK_LIMIT = 256 * 2**20
_DISK_ENTRIES = 8192
"""A program of one unit has two entries, of 9 kB on average."""
_MEMORY_LIMIT = 512

SymbolsOf = Callable[[bytes, target.Effort], Mapping[str, int]]

_memory: ProgramCache[Any] = ProgramCache(_MEMORY_LIMIT)
_kept_only: ContextVar[bool] = ContextVar("kept_only", default=False)


class _NotKeptError(Exception):
    """Code is neither in memory nor on disk."""


def would_compile(load: Callable[[], Any]) -> bool:
    """Whether `load` needs code that is neither in memory nor on disk; it is not compiled."""
    token = _kept_only.set(True)
    try:
        load()
    except _NotKeptError:
        return True
    finally:
        _kept_only.reset(token)
    return False


@dataclass(frozen=True, slots=True)
class CacheReport:
    """What the caches hold. `directory` is None where nothing is kept on disk."""

    memory: CacheInfo
    directory: Path | None
    entries: tuple[Entry, ...]

    @property
    def disk_bytes(self) -> int:
        """The size of all entries on disk."""
        return sum(entry.size for entry in self.entries)


@cache
def engine_fingerprint() -> str:
    """A digest of the engine's own sources, and of the file that has the version of tenferro.

    Code made by others of them is not reused.
    """
    sources = contents_digest([str(_VERSION), *files_below(_ENGINE)])
    return digest(library.made_of().encode(), sources.encode())


@cache
def environment(host: target.Target) -> bytes:
    """A digest of what machine code depends on in addition to the program."""
    versions = (llvmlite.__version__, str(llvm.llvm_version_info), engine_fingerprint())
    return digest(*(s.encode() for s in (*versions, host.triple, host.cpu, host.features))).encode()


def load_cached(
    program: str,
    exports: Sequence[str],
    symbols: Mapping[str, int] | None = None,
    *,
    make_ir: Callable[[], str] | None = None,
    effort: target.Effort = "light",
) -> target.LoadedCode:
    """The code of a program, compiled only if neither memory nor disk has it.

    `program` is LLVM IR text; or, with `make_ir`, any text that determines the IR (which is then
    made only when it is to be compiled). `exports` and `symbols` are those of
    `target.load_object`; code bound to other addresses is loaded apart. Raises what
    `target.compile_object` and `target.load_object` raise.

    >>> ir = "define i64 @seven() { ret i64 7 }"
    >>> load_cached(ir, ["seven"]) is load_cached(ir, ["seven"])
    True
    """
    source = _Source(program, exports, symbols or {}, make_ir or (lambda: program))

    def load() -> target.LoadedCode:
        if _kept_only.get() and not source.is_kept(effort):
            raise _NotKeptError
        return background.foreground(lambda: source.load(effort))

    code: target.LoadedCode = _memory.get((effort, source.bound), load)
    return code


def load_kernels(
    program: str,
    exports: Sequence[str],
    *,
    make_ir: Callable[[], str],
    quick: Callable[[], bool],
    symbols_of: SymbolsOf,
    make_quick: Callable[[], str] | None = None,
) -> KernelCode:
    """The code of kernels, which hold no state of their own; arguments as for `load_cached`.

    `symbols_of` returns addresses of the undefined symbols of object code that was compiled with
    an effort.

    Where `quick()` holds, what neither memory nor disk has is compiled quickly at first, of the IR
    that `make_quick` makes if that is another, if tiered compilation is on, and compiled again in
    the background. Otherwise the code is final. Without exports there is none.
    """
    if not exports:
        return NO_KERNELS
    source = _Source(program, exports, {}, cache(make_ir), symbols_of, make_quick)

    def load() -> KernelCode:
        return background.foreground(lambda: _first_code(source, quick))

    code: KernelCode = _memory.get(("kernels", source.bound), load)
    if not (code.final or quick()):
        background.foreground(code.promote)
    return code


def kept_kernels(
    program: str, exports: Sequence[str], *, symbols_of: SymbolsOf
) -> KernelCode | None:
    """The final code of kernels, if it is in memory or on disk and not damaged.

    Arguments are those of `load_kernels`. Only functions that the code calls may be compiled.
    """
    if not exports:
        return NO_KERNELS
    source = _Source(program, exports, {}, lambda: program, symbols_of)

    def load() -> KernelCode:
        code = background.foreground(lambda: source.kept("light"))
        if code is None:
            raise _NotKeptError
        return KernelCode(code)

    try:
        code: KernelCode = _memory.get(("kernels", source.bound), load)
    except _NotKeptError:
        return None
    return code if code.final else None


def is_kept(program: str) -> bool:
    """Whether code for a program is on disk, compiled for speed."""
    return _Source(program, [], {}, lambda: program).is_kept("light")


def load_for_good(
    name: str, *, make_ir: Callable[[], str], effort: target.Effort, symbols_of: SymbolsOf
) -> tuple[target.LoadedCode, target.Effort]:
    """The code of one function, which stays, and what it was compiled with.

    What is on disk is taken rather than compiled quickly. For who compiles other code.
    """
    source = _Source(name, [name], {}, make_ir, symbols_of)
    effort = "light" if source.is_kept("light") else effort
    code = source.load(effort)
    code.keep()
    return code, effort


def _first_code(source: _Source, quick: Callable[[], bool]) -> KernelCode:
    if tiers.must_be_quick():
        return KernelCode(source.load("quick"))
    if not tiers.may_be_quick() or source.is_kept("light") or not quick():
        return KernelCode(source.load("light"))
    code = KernelCode(source.load("quick"), partial(source.load, "light"))
    reference = ref(code)

    def promote() -> None:
        alive = reference()
        if alive is not None:
            alive.promote()

    background.submit(promote)
    return code


class _Source:
    """A program to be compiled and loaded, with what the caches know it by."""

    def __init__(
        self,
        program: str,
        exports: Sequence[str],
        symbols: Mapping[str, int],
        make_ir: Callable[[], str],
        symbols_of: SymbolsOf = lambda made, effort: symbols_in(made),
        make_quick: Callable[[], str] | None = None,
    ) -> None:
        self._program = program.encode()
        self._make_quick = make_quick or make_ir
        self._exports, self._symbols, self._make_ir = exports, symbols, make_ir
        self._symbols_of = symbols_of
        self._disk = object_store()
        self._clearings = _clearings.number
        self.bound = (self._key("light"), tuple(exports), tuple(sorted(symbols.items())))

    def _key(self, effort: target.Effort) -> str:
        return digest(environment(target.host()), effort.encode(), self._program)

    def is_kept(self, effort: target.Effort) -> bool:
        """Whether there is an object on disk; what is wrong with it shows when it is read."""
        return self._disk is not None and self._disk.has(self._key(effort))

    def load(self, effort: target.Effort) -> target.LoadedCode:
        """The code, from disk if it is there and not damaged."""
        return self.kept(effort) or self._bound(self._made(effort, self._key(effort)), effort)

    def kept(self, effort: target.Effort) -> target.LoadedCode | None:
        """The code from disk; None where it is absent or damaged."""
        made = self._disk.get(self._key(effort)) if self._disk else None
        if made is not None:
            with suppress(RuntimeError):  # no object code
                return self._bound(made, effort)
        return None

    def _bound(self, made: bytes, effort: target.Effort) -> target.LoadedCode:
        """The object in memory; other functions are bound by the names that it has for them."""
        symbols = {**self._symbols_of(made, effort), **self._symbols}
        return target.load_object(made, self._exports, symbols)

    def _made(self, effort: target.Effort, key: str) -> bytes:
        """The object, compiled and kept on disk."""
        make = self._make_quick if effort == "quick" else self._make_ir
        text = make()
        with background.lock_sharing.without_lock():
            made = target.compile_object(text, effort=effort)
        with _clearings.guard.lock:
            if self._disk and self._clearings == _clearings.number:
                self._disk.put(key, made)
                if effort == "light":
                    self._disk.remove(self._key("quick"))
        return made


class _Clearings:
    """How often the disk was cleared: what was to be compiled before is not kept after it."""

    def __init__(self) -> None:
        self.guard = Guard()
        self.number = 0


_clearings = _Clearings()


def object_store() -> DiskCache | None:
    """Where objects are kept on disk; None where nothing is kept."""
    directory = object_directory()
    return DiskCache(directory, _DISK_LIMIT, _DISK_ENTRIES) if directory else None


def inspect() -> CacheReport:
    """What is in memory and on disk."""
    disk = object_store()
    if disk is None:
        return CacheReport(_memory.info(), None, ())
    return CacheReport(_memory.info(), disk.directory, tuple(disk.entries()))


def clear(*, disk: bool = True) -> None:
    """Forget the code in memory and, if `disk`, remove the objects on disk.

    Programs that are in use keep their code.
    """
    _memory.clear()
    background.foreground(target.unload_unused)
    kept = object_store()
    if disk and kept:
        with _clearings.guard.lock:
            _clearings.number += 1
            kept.clear()
