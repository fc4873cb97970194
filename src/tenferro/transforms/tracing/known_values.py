"""The values of traced arrays, where a function is traced to be run once on known arguments.

`grad` and the like, outside of `jit`, call a function for one set of arguments. So Python's `if`
and `while` may look at values: they are computed when somebody asks, each operation at most once.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.eager.device_tensor import DeviceTensor
from tenferro.eager.recording import no_grad
from tenferro.nan_debugging import without_nan_debugging
from tenferro.ops.base import convert_to
from tenferro.ops.base.computed import tensors
from tenferro.trace import Trace, Tracer
from tenferro.transforms.tracing.arguments import array_of

NDArray = np.ndarray[Any, Any]


def value_of(trace: Trace, v: int) -> NDArray | None:
    """What a value of a trace is; None if it depends on an argument that is not known.

    Of arrays on a device Python may ask for single numbers only; they are copied.
    """
    waiting = [v]
    with no_grad(), without_nan_debugging():
        while waiting:
            u = waiting[-1]
            if u in trace.computed:
                waiting.pop()
            elif not trace.is_input(u):
                needed = [a for a in trace.nodes[u - trace.slot(u)][1:] if a not in trace.computed]
                if not needed:
                    _compute(trace, u - trace.slot(u))
                waiting += needed
            elif not _read(trace, u, waiting):
                return None
    found = trace.computed[v]
    return (
        found if isinstance(found, np.ndarray) else np.asarray(found) if found.size == 1 else None
    )


def _read(trace: Trace, u: int, waiting: list[int]) -> bool:
    """The value of an input, or of a value to be computed in order; whether there is one."""
    leaf = trace.given.get(u, trace.captured.get(u))
    if isinstance(leaf, Tracer):
        if leaf.arena is not trace:
            return False
        if leaf.id in trace.computed:
            trace.computed[u] = trace.computed[leaf.id]
        else:
            waiting.append(leaf.id)
    elif leaf is None:
        return False
    else:
        value = leaf if isinstance(leaf, DeviceTensor) else tensors.wrap(array_of(leaf))
        trace.computed[u] = convert_to(value, trace.metas[u].dtype).value
    return True


def _compute(trace: Trace, first: int) -> None:
    """The outputs of one operation."""
    operation: Any = trace.operation(first)
    operands = [tensors.wrap(trace.computed[a]) for a in trace.nodes[first][1:]]
    computed = tensors.compute(operation, operands)
    for i, x in enumerate(computed if operation.n_outputs > 1 else (computed,)):
        trace.computed[first + i] = x.value


Trace.value_of = staticmethod(value_of)
