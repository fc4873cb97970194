"""Eager operations while somebody asks for NaN and infinities: each result is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenferro.eager.computing import compute
from tenferro.eager.quick import use_quick_operators
from tenferro.eager.recording import origin_here
from tenferro.nan_debugging import nan_debuggers, nan_debugging
from tenferro.nonfinite import Culprit, is_bad, kind_of
from tenferro.ops.base import TensorOperation
from tenferro.ops.base.computed import tensors


def checked_compute(operation: TensorOperation, operands: Sequence[Any]) -> Any:
    """Apply an operation to computed tensors; FloatingPointError if the result is bad."""
    found = compute(operation, operands)
    debugging = nan_debugging()
    if debugging is None:
        return found
    results = found if operation.n_outputs > 1 else (found,)
    values = [np.asarray(x.value) for x in operands]
    worst = max(map(kind_of, values), default=0)
    for y in results:
        value = np.asarray(y.value)
        if is_bad(debugging, value) and operands and kind_of(value) > worst:
            culprit = Culprit(operation, values, value, origin_here())
            raise FloatingPointError(f"te.debug_nans: {culprit}")
    return found


@nan_debuggers.on_change
def _look(on: bool) -> None:
    tensors.compute = checked_compute if on else compute
    use_quick_operators(not on)
