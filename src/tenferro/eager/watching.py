"""Eager operations while somebody asks for NaN and infinities: each result is looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import Any

import numpy as np

from computegraph import Origin
from tenferro.context import with_value
from tenferro.eager.computing import compute
from tenferro.eager.quick import use_quick_operators
from tenferro.nonfinite import Culprit, is_bad, kind_of
from tenferro.ops.computed import tensors
from tenferro.ops.family import TensorOperation
from tenferro.trace import users_line
from tenferro.watch import watched, watchers

_origin: ContextVar[Origin | None] = ContextVar("tenferro_origin", default=None)


def coming_from(origin: Origin | None, work: Callable[[], Any]) -> Any:
    """What `work` gives; the operations that it applies come from there."""
    return with_value(_origin, origin, work)


def checked_compute(operation: TensorOperation, operands: Sequence[Any]) -> Any:
    """Apply an operation to computed tensors; FloatingPointError if the result is bad."""
    found = compute(operation, operands)
    watch = watched()
    if watch is None:
        return found
    origin = _origin.get() or _here()
    results = found if operation.n_outputs > 1 else (found,)
    for y in results:
        if y.node is not None:
            y.node.origin = origin
    values = [np.asarray(x.value) for x in operands]
    worst = max(map(kind_of, values), default=0)
    for y in results:
        value = np.asarray(y.value)
        if is_bad(watch, value) and operands and kind_of(value) > worst:
            culprit = Culprit(operation, values, value, origin)
            raise FloatingPointError(f"te.debug_nans: {culprit}")
    return found


def _here() -> Origin | None:
    line = users_line()
    return None if line is None else Origin(line)


@watchers.on_change
def _look(on: bool) -> None:
    tensors.compute = checked_compute if on else compute
    use_quick_operators(not on)
