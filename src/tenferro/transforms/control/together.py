"""Steps of a loop that do not wait for one another, computed together.

A step may read arrays at places that the counter moves along an axis, write to such places of an
array that it reads nowhere else, and add to sums. Then one body on batches computes all steps:
loops in it that are sums become sums along an axis, and recurrences of numbers run for all steps at
a time. So nothing waits for the addition before it, forward and in derivatives.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from tenferro.ops.loops.loop import Loop, Operands
from tenferro.tensor.dtypes import int64
from tenferro.trace import Trace
from tenferro.transforms.control.choices import without_choices
from tenferro.transforms.control.places import NotTogetherError
from tenferro.transforms.control.steps import Starts, Steps, Together
from tenferro.transforms.tracing.tracing import memory_limit

_LEAST = 16
"""The fewest steps that are computed together."""


def together(loop: Loop, starts: Starts) -> Together | None:
    """The steps of a loop together; None where they wait for one another.

    `starts` are the first values of carries that are known whole numbers.
    """
    stacked = loop.outputs(loop.body.outputs).stacked
    known = isinstance(loop.length, int) and all(loop.init)
    symbolic = any(m.is_symbolic or m.is_recorded for m in (*loop.body.inputs, *loop.body.metas))
    if not known or symbolic or loop.cond or loop.reverse or loop.xs or stacked:
        return None
    if loop.length < _LEAST:
        return None
    try:
        return Steps(replace(loop, body=without_choices(loop.body)), starts, together).together()
    except NotTogetherError:
        return None


def steps_together(
    trace: Trace, loop: Loop, operands: Operands[int], begin: Sequence[Any]
) -> Sequence[int] | None:
    """The outputs of a loop with loops in it, all steps of which are computed together.

    None where that is not possible, does not pay, or memory is limited. `begin` are the carries
    before the loop.
    """
    starts = tuple([int(x) if _is_whole(x) else None for x in begin])
    found = together(loop, starts) if memory_limit.get() is None else None
    if found is None or not (found.nested and found.pays):
        return None
    return found.body.emit(trace, operands.flat())


def _is_whole(x: Any) -> bool:
    is_known = isinstance(x, int | np.integer | np.ndarray) and not np.shape(x)
    return is_known and np.asarray(x).dtype == int64
