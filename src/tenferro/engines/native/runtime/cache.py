"""Compiled code by program: in memory first, then on disk, then compiled.

The key of an object holds everything its bytes depend on: the program, the processor and its
features, the effort, llvmlite with its LLVM, and the sources of the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import llvmlite
import llvmlite.binding as llvm

from computegraph.cache import CacheInfo, ProgramCache
from tenferro.engines.native.runtime import target
from tenferro.engines.native.runtime.disk_cache import DiskCache, Entry, digest
from tenferro.engines.native.runtime.private_directory import object_directory

_ENGINE = Path(__file__).parent.parent
_DISK_LIMIT = 256 * 2**20
_MEMORY_LIMIT = 512

_memory: ProgramCache[target.LoadedCode] = ProgramCache(_MEMORY_LIMIT)


@dataclass(frozen=True, slots=True)
class Report:
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
    """A digest of the engine's own sources: code made by others of them is not reused."""
    sources = sorted(p for p in _ENGINE.rglob("*") if p.suffix in (".py", ".ll"))
    return digest(*(p.read_bytes() for p in sources))


@cache
def _environment(host: target.Target) -> bytes:
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
    environment = _environment(target.host())
    key = digest(environment, effort.encode(), program.encode())
    bound = (key, tuple(exports), tuple(sorted((symbols or {}).items())))
    return _memory.get(
        bound,
        lambda: target.load_object(
            _object(key, make_ir or (lambda: program), effort), exports, symbols
        ),
    )


def _object(key: str, make_ir: Callable[[], str], effort: target.Effort) -> bytes:
    disk = _disk()
    kept = disk.get(key) if disk else None
    if kept is not None:
        return kept
    made = target.compile_object(make_ir(), effort=effort)
    if disk:
        disk.put(key, made)
    return made


def _disk() -> DiskCache | None:
    directory = object_directory()
    return DiskCache(directory, _DISK_LIMIT) if directory else None


def inspect() -> Report:
    """What is in memory and on disk."""
    disk = _disk()
    if disk is None:
        return Report(_memory.info(), None, ())
    return Report(_memory.info(), disk.directory, tuple(disk.entries()))


def clear(*, disk: bool = True) -> None:
    """Forget the code in memory and, unless told otherwise, remove the objects on disk.

    Programs that are in use keep their code.
    """
    _memory.clear()
    kept = _disk()
    if disk and kept:
        kept.clear()
