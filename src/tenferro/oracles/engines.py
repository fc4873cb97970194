"""How each engine answers the cases of a database of derivatives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from tenferro import runtime
from tenferro.pytree import flatten
from tenferro.transforms import Program, trace

Function: TypeAlias = Callable[..., Any]


class DifferentCodeError(ArithmeticError):
    """Two kinds of code of the native engine return different results."""


def through(engine: str) -> Callable[[Function, tuple[Any, ...]], Function]:
    """Return a compiler of functions of arrays through an engine.

    On the native engine every call runs three kinds of code, which must return the same values: the
    code of the first call, optimized code, and optimized code that was read from the cache on disk.

    >>> double = through("native")(lambda x: x + x, (np.ones(3),))
    >>> double(np.ones(3))
    array([2., 2., 2.])
    """
    if engine == "native":
        return _native
    return lambda function, arrays: trace(function, engine=engine)(*arrays)


def _native(function: Function, arrays: tuple[Any, ...]) -> Function:
    quick = trace(function, engine="native")(*arrays)
    return _AllCode(function, quick, arrays)


@dataclass
class _AllCode:
    """A function in all kinds of code, which are made at the first call."""

    function: Function
    program: Program
    arrays: tuple[Any, ...]
    from_disk: Program | None = None

    def __call__(self, *arrays: Any) -> Any:
        if self.from_disk is None:
            first = self.program(*arrays)
            is_native = self.program.settled  # else NumPy computed it, which rounds differently
            self.from_disk = self._settled()
            if is_native:
                _same(first, self.program(*arrays), "the first code and optimized code")
        found = self.program(*arrays)
        _same(found, self.from_disk(*arrays), "optimized code and that from the cache on disk")
        return found

    def _settled(self) -> Program:
        """The same program from the cache on disk, after both have their final code."""
        runtime.wait_for_compilation()
        runtime.clear_programs(disk=False)
        again = trace(self.function, engine="native")(*self.arrays)
        with runtime.tiered_compilation(False):
            again(*self.arrays)
        return again


def _same(one: Any, other: Any, kinds: str) -> None:
    for x, y in zip(flatten(one)[0], flatten(other)[0], strict=True):
        if not np.array_equal(x, y, equal_nan=True):
            raise DifferentCodeError(f"{kinds} return {x!r} and {y!r}")
