"""Steps that are one operation: compiled from what a module writes, bound to BLAS and LAPACK."""

from __future__ import annotations

import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from importlib import import_module
from typing import Any

import numpy as np

from tenferro.engines.native.routines.code import PROGRAM, Code
from tenferro.engines.native.runtime.code.cache import load_cached
from tenferro.engines.native.runtime.code.library import ir_of
from tenferro.engines.native.runtime.code.target import LoadedCode
from tenferro.engines.native.runtime.resources import threads
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval

SMALL = 64
"""The most rows of a matrix for what is computed an element at a time, without blocks."""
LARGER = 768
"""The most rows for LU and what is computed with it: 0.5 of OpenBLAS's time there, 1.2 of it at
1024, where rows compete for the cache."""
VECTOR = 64
"""Bytes of a vector in `runtime/source/vector.h`."""
Number = int | float


class RoutinePlan(ABC):
    """What the routine of an operation is made of.

    `numbers` are those that it reads while it runs: parameters with these names are not in its
    code.
    """

    numbers: Mapping[str, Number]

    def reading(self, read: Sequence[bool]) -> RoutinePlan:
        """The plan that may leave out outputs that are not read; it writes all unless it says."""
        return self

    @abstractmethod
    def routine(self, key: str, dtype: Any, count: int) -> Routine:
        """The machine code for so many operands and results."""


@dataclass(frozen=True)
class Draft(RoutinePlan):
    """A routine that is written as IR.

    `key` is a text equal for equal code only, `write` writes it, `numbers` are in its table,
    `routines` the subroutines it calls.
    """

    key: str
    write: Callable[[Code], None]
    numbers: Mapping[str, Number]
    routines: Sequence[str] = ()

    def routine(self, key: str, dtype: Any, count: int) -> Routine:
        """The machine code for so many operands and results, compiled."""
        return _bound(f"{key} {self.key}", self, dtype, count)


@dataclass(frozen=True, eq=False)
class Routine:
    """The machine code of a step, the numbers it reads, and the bytes of its workspace.

    `text` is its LLVM IR, with the function `PROGRAM`; `symbols` are the names by which a linker
    knows what that calls.
    """

    code: LoadedCode | Mapping[str, int]
    text: Callable[[], str]
    symbols: Mapping[str, str]
    table: Any
    workspace: int


Maker = Callable[..., RoutinePlan | None]
_MAKERS: dict[str, list[tuple[Maker, Callable[..., bool]]]] = {}
"""The makers of each family, and which operands they take."""


def small(family: str, *, rows: int = SMALL) -> Callable[[Maker], Maker]:
    """Declare a step for so many rows: `maker(*avals, **params)` returns its draft, or None.

    Operands have two axes at most.
    """
    return declaring(family, lambda *avals: all(_is_small(x, rows) for x in avals))


def of_any_size(family: str) -> Callable[[Maker], Maker]:
    """Declare a step for operands of any size; `maker` returns None if there is none."""
    return declaring(family, lambda *avals: True)


def declaring(family: str, takes: Callable[..., bool]) -> Callable[[Maker], Maker]:
    """Declare a step for operands that it `takes`, unless one declared before takes them."""

    def declare(maker: Maker) -> Maker:
        _MAKERS.setdefault(family, []).append((maker, takes))
        return maker

    return declare


_DECLARE = ("convolution", "lanes", "dense", "factorizations", "fourier", "sparse", "triangular")
"""The modules that declare steps, in the order in which these are asked."""


@cache
def _load_declarations() -> None:
    """Import the modules that declare steps: most first calls of a process need none of them."""
    for name in _DECLARE:
        import_module(f"{__package__}.{name}")


def has_step(family: str) -> bool:
    """Whether operations of a family are native calls, on some operands."""
    _load_declarations()
    return family in _MAKERS


@lru_cache(maxsize=1024)
def native_routine(
    operation: TensorOperation, avals: tuple[Aval, ...], read: tuple[bool, ...] = ()
) -> Routine | None:
    """The machine code of an operation on contiguous arrays; None if there is none.

    An output that is not `read` may be left unwritten; all are read, unless said. It returns a
    status other than 0 where a matrix has no result.
    """
    if sys.byteorder != "little":
        return None
    _load_declarations()
    makers = (maker for maker, takes in _MAKERS.get(operation.name, ()) if takes(*avals))
    maker = next(makers, None)
    draft = None if maker is None else maker(*avals, **operation.params)
    if draft is None:
        return None
    results = operation.infer(*avals)
    count = len(avals) + (1 if operation.n_outputs == 1 else len(results))
    params = {name: x for name, x in operation.params.items() if name not in draft.numbers}
    draft = draft.reading(read) if read else draft
    return draft.routine(f"{operation.name} {params}", avals[0].dtype, count)


def _is_small(aval: Aval, rows: int) -> bool:
    """Real matrices of a few elements, and permutations."""
    sizes: Any = aval.shape
    known = all(isinstance(n, int) and n >= 1 for n in sizes)
    if not known or aval.ndim > 2 or any(n > rows for n in sizes[-2:]):
        return False
    return aval.dtype.char in ("f", "d", np.dtype(np.int64).char)


def _bound(key: str, draft: Draft, dtype: Any, count: int) -> Routine:
    names = list(draft.numbers)

    def text() -> str:
        code = Code(dtype, names, count)
        draft.write(code)
        code.finish()
        return str(code.module)

    symbols, known = _subroutines(draft.routines, dtype.char)
    program = load_cached(f"{key} {dtype} {names}", [PROGRAM], symbols, make_ir=text)
    return Routine(program, text, known, table_of(draft.numbers, dtype), 0)


def _subroutines(names: Sequence[str], char: str) -> tuple[dict[str, int], dict[str, str]]:
    """The addresses of BLAS's subroutines by what the code calls them, and a linker's names."""
    if not names:
        return {}, {}
    from tenferro.kernels.lapack.fortran import address, symbol  # with SciPy: for few drafts

    return (
        {f"lapack.{name}": address(name, char) for name in names},
        {f"lapack.{name}": symbol(name, char) for name in names},
    )


def part(name: str, function: str, dtype: np.dtype[Any], table: Any, workspace: int) -> Routine:
    """A function of a part of the runtime for a dtype (`runtime/source`), as a step's routine."""
    symbol = f"{function}_{dtype.name}"
    program = {PROGRAM: threads.started()[symbol]}
    text = partial(_text, f"{name}.{dtype.name}", symbol)
    return Routine(program, text, {}, table, workspace)


@cache
def _text(name: str, symbol: str) -> str:
    """The IR of a source file with one function that others see, the program."""
    text = ir_of(name).replace(f"@{symbol}(", f'@"{PROGRAM}"(')
    return re.sub(r"^define (?=i64 @\w)", "define internal ", text, flags=re.MULTILINE)


def table_of(numbers: Mapping[str, Number], dtype: Any) -> Any:
    """The table of a step: integers, and the bits of real numbers."""
    real = np.dtype(dtype.char.lower())
    return np.array([_word(x, real) for x in numbers.values()], np.int64)


def _word(value: Number, dtype: Any) -> int:
    """A number in the form of a table: an integer, or the bits of a real number."""
    if isinstance(value, int):
        return value
    return int(np.array(value, dtype).view(f"i{dtype.itemsize}"))
