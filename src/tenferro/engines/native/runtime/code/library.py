"""The runtime as machine code: the shared library for this processor, and the IR of its parts.

`build` compiles both when the package is built. The library knows nothing of the process: pointers
to what it uses of Python, NumPy and the system are filled in when it is loaded.
"""

from __future__ import annotations

import ctypes
import sys
import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from tenferro.engines.native.runtime import build
from tenferro.engines.native.runtime.array_abi import UnknownABIError, array_abi
from tenferro.engines.native.runtime.code.target import host
from tenferro.engines.native.runtime.disk.sources import unless_changed


class Library:
    """A shared library of the runtime in this process, which it never leaves.

    `library["name"]` is the address of a function or a variable.
    """

    def __init__(self, path: Path, symbols: Mapping[str, int] = MappingProxyType({})) -> None:
        """Load it. `symbols` has addresses of names that it uses, instead of the process's."""
        self._library = ctypes.CDLL(str(path))
        known = {**_python(), **symbols}
        for name, place in self._bound():
            place.value = known.get(name) or _find(name)

    def __getitem__(self, name: str) -> int:
        address = ctypes.cast(getattr(self._library, name), ctypes.c_void_p).value
        assert address is not None
        return address

    def set(self, numbers: Mapping[str, int]) -> None:
        """Fill in parameters of the sources."""
        for name, value in numbers.items():
            ctypes.c_int64.in_dll(self._library, name).value = value

    def _bound(self) -> Iterator[tuple[str, ctypes.c_void_p]]:
        """The names that the library uses, and the pointers for them."""
        count = ctypes.c_int64.in_dll(self._library, "tenferro_bound_count").value
        for each in (_BoundName * count).in_dll(self._library, "tenferro_bound"):
            yield each.name.decode(), ctypes.c_void_p.from_address(each.place)


class _BoundName(ctypes.Structure):
    _fields_ = (("name", ctypes.c_char_p), ("place", ctypes.c_void_p))
    name: bytes
    place: int


def _python() -> Mapping[str, int]:
    try:
        return array_abi().symbols
    except UnknownABIError:  # nothing that needs these is called
        return {}


def _find(name: str) -> int | None:
    """The address of a function in the process; None where this system has no such function."""
    process = ctypes.cdll.msvcrt if sys.platform == "win32" else ctypes.pythonapi
    function = getattr(process, name, None)
    return None if function is None else ctypes.cast(function, ctypes.c_void_p).value


@cache
def library() -> Library:
    """The library of this process. Raises RuntimeError where it is not compiled."""
    return Library(folder() / build.library_name(level()))


@cache
def level() -> str:
    """The level of processors that the code in use is compiled for: the best one of this processor.

    Warns where the installation lacks that one, and uses the best that it has.

    >>> level() in build.levels(build.this_platform())
    True
    """
    has = {feature[1:] for feature in host().features.split(",") if feature.startswith("+")}
    best, *others = build.fitting_levels(has)
    there = installed_levels()
    if best in there:
        return best
    found = next(each for each in others if each in there)
    warnings.warn(
        f"native engine: this installation was compiled on another kind of processor: it has code "
        f"for {' and '.join(there)}, not for {best}, which this processor has, and uses that of "
        f"{found}: factorizations, transforms and sorts are slower; install tenferro again here, "
        "or build its wheel with TENFERRO_LEVELS=all",
        RuntimeWarning,
        stacklevel=2,
    )
    return found


def installed_levels() -> list[str]:
    """The levels of processors that the installation has code for, the best first."""
    every = build.levels(build.this_platform())
    return [each for each in every if (folder() / build.library_name(each)).exists()]


@cache
def made_of() -> str:
    """The digest of the sources that the runtime is compiled of."""
    return unless_changed(build.made_of(), build.digest)


@cache
def folder() -> Path:
    """Where what is compiled lies. Raises RuntimeError where it is not compiled."""
    found = build.built_folder()
    made = found / "digest"
    if not made.exists():
        raise RuntimeError(
            f"native engine: its runtime is not compiled for {found.name} in {found.parent.parent};"
            f" run: pip install -e . (or, where clang or {build.ZIG} is installed, {build.COMMAND})"
        )
    if made.read_text("utf-8") != made_of():
        raise RuntimeError(
            f"native engine: its runtime in {found} was compiled from other C sources; run: pip "
            f"install -e . (or, where clang or {build.ZIG} is installed, {build.COMMAND})"
        )
    return found


def ir_of(part: str) -> str:
    """The LLVM IR of a part, which has no parameters."""
    return (folder() / "ir" / f"{part}.ll").read_text("utf-8")
