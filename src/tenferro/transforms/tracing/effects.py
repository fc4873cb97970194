"""Effects of traced functions: what has to run, in the order of the program, for no result.

An effect returns a condition that holds, and the next effect reads it, which keeps their order.
A traced function `ensure`s the last condition for its first output, so that no pass may leave an
effect out; and so does the function around it. Derivatives see the output only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from computegraph import substitute
from tenferro.ops.arrays.conversion import convert, real
from tenferro.ops.arrays.ensure import EFFECT, Error, ensured
from tenferro.ops.arrays.reduction import reduce_or
from tenferro.ops.base import FAMILIES, apply
from tenferro.ops.control.calls import stop_gradient
from tenferro.ops.control.external import external_operation
from tenferro.tensor import aval_of
from tenferro.trace import Trace, Tracer

_DONE = aval_of((), np.bool_)
_START = np.array(True)
"""What the first effect reads: an input, as what is made of literals may be computed anywhere."""


def add_effect(
    trace: Trace, function: Callable[..., Any], operands: Sequence[Tracer], name: str
) -> None:
    """Call a function of arrays when the program runs, behind the effects before it."""
    before = trace.capture(_START) if trace.effect is None else trace.effect
    values = [apply(stop_gradient.bind(), x) for x in operands]
    here = [_small(x) for x in _smallest(trace.arguments)]
    operation = external_operation(
        DebugPrint(function, 1 + len(here)), [_DONE], 1 + len(here) + len(values), name
    )
    trace.effect = apply(operation, _tracer(trace, before), *here, *values).id


def add_condition(trace: Trace, holds: Tracer, message: str, error: Error) -> None:
    """Raise an error when the program runs, behind the effects before it, unless this holds."""
    before = trace.capture(_START) if trace.effect is None else trace.effect
    trace.effect = ensured(_tracer(trace, before), holds, message, error).id


@dataclass(frozen=True)
class DebugPrint:
    """A function of the arrays behind those that say when it runs; it returns that it is done."""

    function: Callable[..., Any]
    first: int

    def __call__(self, *arrays: Any) -> list[Any]:
        self.function(*arrays[self.first :])
        return [np.True_]


def _tracer(trace: Trace, v: int) -> Tracer:
    return Tracer(trace, v, trace.metas[v])


def _smallest(arguments: Sequence[Tracer]) -> list[Tracer]:
    """The argument with the fewest elements, if there is one."""
    sizes = [np.inf if x.aval.is_symbolic else x.aval.size for x in arguments]
    return [arguments[sizes.index(min(sizes))]] if sizes else []


def with_effects(
    trace: Trace, label: str, before: int | None, inputs: Sequence[int], outputs: list[int]
) -> list[int]:
    """The outputs of a traced function, the first one behind the effects since `before`."""
    if trace.effect == before:
        return outputs
    if not outputs:
        raise ValueError(
            f"{label}: te.debug.print was called in a function without results, which is not run; "
            "return an array, such as an argument of the function"
        )
    assert trace.effect is not None
    trace.inside = trace.effect, frozenset(inputs)
    trace.effect = before
    return [_behind(trace, outputs[0], trace.inside[0]), *outputs[1:]]


def _behind(trace: Trace, output: int, effect: int) -> int:
    """A value once an effect has run."""
    x, done = _tracer(trace, output), _tracer(trace, effect)
    return int(ensured(x, done, EFFECT, "RuntimeError").id)


def run_effects(trace: Trace, outputs: Sequence[int], inputs: Sequence[int]) -> list[int]:
    """The outputs, which are computed now, the first one behind the effects of a function."""
    inside, trace.inside = trace.inside, None
    if inside is None or not outputs or not _is_inline(inside, inputs):
        return list(outputs)
    return [_behind(trace, outputs[0], inside[0]), *outputs[1:]]


def keep_effects(trace: Trace, inputs: dict[int, int], outputs: Sequence[int]) -> None:
    """Let the effects of a function be those of the function around it.

    Those of a loop, a branch or a batch have run when its first output is there.
    """
    inside, trace.inside = trace.inside, None
    if inside is None:
        return
    if _is_inline(inside, list(inputs)):
        (trace.effect,) = substitute(trace, [inside[0]], inputs)
    elif outputs:
        trace.effect = _is_there(trace, outputs[0])


def refuse_effects(trace: Trace, inputs: Sequence[int], what: str) -> None:
    """Raise ValueError if the function with these inputs had effects; `what` says why not."""
    if trace.inside is not None and trace.inside[1] == frozenset(inputs):
        raise ValueError(f"te.debug.print: {what}")


def _is_inline(inside: tuple[int, frozenset[int]], inputs: Sequence[int]) -> bool:
    """Whether what a function computed is what is computed, not the body of an operation."""
    return bool(inside[1]) and inside[1] <= set(inputs)


def _is_there(trace: Trace, v: int) -> int:
    """A condition that holds, and is computed from a value: no pass knows that inputs hold."""
    flag, start = _small(_tracer(trace, v)), _tracer(trace, trace.capture(_START))
    return int(apply(FAMILIES["bitwise_or"].bind(), flag, start).id)


def _small(x: Any) -> Any:
    """A scalar that is computed from an array."""
    x = apply(stop_gradient.bind(), x)
    part = apply(real.bind(), x) if x.aval.dtype.kind == "c" else x
    flags = apply(convert.bind(dtype=np.dtype(np.bool_)), part)
    axes = tuple(range(x.aval.ndim))
    return apply(reduce_or.bind(axes=axes), flags) if axes else flags
