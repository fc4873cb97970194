"""How each engine answers the cases of a database of derivatives."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from tenferro import runtime
from tenferro.engines.native.runtime.code.tiers import quick_code_only
from tenferro.pytree import flatten
from tenferro.transforms import Program, trace

Function: TypeAlias = Callable[..., Any]

_final = partial(runtime.tiered_compilation, False)
_KINDS: dict[str, Callable[[], AbstractContextManager[None]]] = {
    "quick code": quick_code_only,
    "optimized code": _final,
    "code from the cache on disk": _final,
}
"""Where kinds of code are made, in this order: the last is what the second has kept."""


class DifferentCodeError(ArithmeticError):
    """Two kinds of code of the native engine return different results."""


def through(engine: str) -> Callable[[Function, tuple[Any, ...]], Function]:
    """Return a compiler of functions of arrays through an engine.

    On the native engine every call runs three kinds of code, which must return the same values:
    quick code, optimized code, and optimized code that was read from the cache on disk.

    >>> double = through("native")(lambda x: x + x, (np.ones(3),))
    >>> double(np.ones(3))
    array([2., 2., 2.])
    """
    if engine == "native":
        return _native
    return lambda function, arrays: trace(function, engine=engine)(*arrays)


def _native(function: Function, arrays: tuple[Any, ...]) -> Function:
    """A function in all kinds of code."""
    traced = trace(function, engine="native")(*arrays)
    parts = traced.graph, traced.captured, traced.in_tree, traced.out_tree
    programs = {kind: Program(kind, *parts, "native") for kind in _KINDS}
    for kind, program in programs.items():
        runtime.clear_programs(disk=False)
        with _KINDS[kind]():
            program.compiled  # noqa: B018  (made now)
    runtime.clear_programs(disk=False)
    return partial(_compared, programs)


def _compared(programs: dict[str, Program], *arrays: Any) -> Any:
    """What every kind of code returns; DifferentCodeError if that is not the same."""
    found = {}
    for kind, program in programs.items():
        with _KINDS[kind]():  # it may have to compile more
            found[kind] = program(*arrays)
    first, *others = found.items()
    for other in others:
        _same(first, other)
    return first[1]


def _same(one: tuple[str, Any], other: tuple[str, Any]) -> None:
    for x, y in zip(flatten(one[1])[0], flatten(other[1])[0], strict=True):
        if not np.array_equal(x, y, equal_nan=True):
            raise DifferentCodeError(f"{one[0]} and {other[0]} return {x!r} and {y!r}")
