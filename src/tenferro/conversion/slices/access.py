"""Reads of parts of arrays, and writes to them, at indices with slices that may be traced."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro import numpy as tnp
from tenferro.conversion.basics.truth import is_unknown
from tenferro.conversion.slices.alignment import assign
from tenferro.conversion.slices.runs import is_dynamic
from tenferro.conversion.slices.sources import Stored
from tenferro.conversion.slices.window import Window, refuse
from tenferro.tensor import Array


def _window(base: Any, index: Any) -> Window | None:
    """The part of an array with a traced length; None for any other object or index."""
    if isinstance(base, Window):
        return base.view(index)
    parts = index if isinstance(index, tuple) else (index,)
    if not any(map(is_dynamic, parts)) or not isinstance(base, Array | np.ndarray):
        return None
    return Window(Stored(base), (None,) * base.ndim).view(index)


def item(base: Any, index: Any) -> Any:
    """`base[index]`."""
    if isinstance(index, Window):
        return _chosen(base, index)
    found = _window(base, index)
    if found is not None:
        return found.plain()
    if isinstance(base, np.ndarray) and base.dtype.kind in "biufc" and _is_traced(index):
        return tnp.asarray(base)[index]
    return base[index]


def _is_traced(index: Any) -> bool:
    """Whether a part of an index is traced, which arrays of NumPy would refuse."""
    return any(is_unknown(i) for i in (index if isinstance(index, tuple) else (index,)))


def _chosen(base: Any, index: Window) -> Any:
    """The elements of an array at the positions that a slice holds."""
    if not isinstance(base, Array | np.ndarray) or index.dtype.kind not in "iu":
        refuse("is an index")
    further = (None,) * (base.ndim - 1)
    return Window(Stored(base[index.filled(0)]), (*index.runs, *further))


def store(value: Any, base: Any, index: Any) -> None:
    """`base[index] = value`."""
    if isinstance(index, Window):
        refuse("is an index of a write")
    found = _window(base, index)
    if found is None and isinstance(value, Window) and isinstance(base, Array):
        part = Stored(base, index if isinstance(index, tuple) else (index,))
        found = Window(part, (None,) * part.read().ndim)
    if found is None:
        base[index] = value
    else:
        assign(found, value)


def augmented(base: Any, index: Any, operation: str, value: Callable[[], Any]) -> None:
    """`base[index] += value()`, or with another operator."""
    part = item(base, index)
    changed = _CHANGES[operation](part, value())
    if changed is not part or not isinstance(part, Window):
        store(changed, base, index)


_CHANGES: dict[str, Callable[[Any, Any], Any]] = {
    "Add": operator.iadd, "Sub": operator.isub, "Mult": operator.imul, "Div": operator.itruediv,
    "FloorDiv": operator.ifloordiv, "Mod": operator.imod, "Pow": operator.ipow,
    "MatMult": operator.imatmul, "BitAnd": operator.iand, "BitOr": operator.ior,
    "BitXor": operator.ixor, "LShift": operator.ilshift, "RShift": operator.irshift,
}  # fmt: skip
"""The operators of augmented assignments by the names of their nodes."""
