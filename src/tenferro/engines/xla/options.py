"""Options with which XLA compiles for processors: soon, and for all of a vector's width.

Figures are medians over the workloads of `tenferro bench`, jax 0.10.2, AMD EPYC with AVX-512.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import prod
from typing import Any

import jax

from computegraph.compile import Instruction
from tenferro.engines.xla.code import code_of_body
from tenferro.ops.bodies import bodies_in
from tenferro.tensor import Aval

_ALWAYS: Mapping[str, Any] = {
    "xla_cpu_prefer_vector_width": 512,
    "xla_backend_optimization_level": 1,
}
"""exp, tanh and erf take 0.55 of the time with 512 bits, where XLA has 256 of its own accord. The
first level of LLVM's optimizations compiles in 0.95 of the time, and the code is as fast."""
_POINTWISE: Mapping[str, Any] = {"xla_cpu_use_fusion_emitters": False}
"""Without the detour through MLIR programs compile in 0.65 of the time and are as fast, but for
fusions with products, with reductions along rows (1.1 to 1.5 of the time) and scatters (1.3)."""
_SLOWER = frozenset("dot_general convolution".split())
_SHORT: Mapping[str, Any] = {
    "xla_cpu_experimental_ynn_fusion_type": "LIBRARY_FUSION_TYPE_INDIVIDUAL_DOT"
}
"""The library that XLA takes for reductions is made for long rows. Where most of what is reduced
is in rows of 3 to 25, loops of LLVM take 0.25 to 0.75 of its time, and longer to compile (N-body
forces: 12.3 to 3.1 ms, 10 to 73 ms)."""
_ROW = 32
_refused: set[str] = set()
"""Options that this version of XLA does not have."""


def compiled(
    lowered: Any, steps: Iterable[Instruction], avals: Sequence[Aval], platform: str
) -> Any:
    """A lowered program of these instructions, compiled.

    What the user's XLA_FLAGS say stays, and so does all where the platform is not the processor.
    """
    options = _of_processors(steps, avals) if platform == "cpu" else {}
    flags = os.environ.get("XLA_FLAGS", "")
    while True:
        own = {k: v for k, v in options.items() if k not in _refused and k not in flags}
        try:
            return lowered.compile(compiler_options=own or None)
        except jax.errors.JaxRuntimeError as error:
            unknown = {k for k in own if k in str(error) and "INVALID_ARGUMENT" in str(error)}
            if not unknown:
                raise
            _refused.update(unknown)


def _of_processors(steps: Iterable[Instruction], avals: Sequence[Aval]) -> dict[str, Any]:
    found = list(_all(steps, avals))
    pointwise = not any(_is_joined(step, avals) for step, avals in found)
    short, long = (sum(sizes) for sizes in zip((0, 0), *map(_rows, found), strict=True))
    return {**_ALWAYS, **(_POINTWISE if pointwise else {}), **(_SHORT if short > long else {})}


def _rows(found: tuple[Instruction, Sequence[Aval]]) -> tuple[int, int]:
    """How many elements an instruction reduces in short rows, and in long ones."""
    step, avals = found
    operation: Any = step.operation
    if not operation.name.startswith("reduce_"):
        return 0, 0
    shape = [n if isinstance(n, int) else 1 for n in avals[step.inputs[0]].shape]
    axis = len(shape)
    while axis - 1 in operation.params["axes"]:
        axis -= 1
    row, size = prod(shape[axis:]), prod(shape)
    if axis == len(shape):  # by columns, which is fast either way
        return 0, 0
    return (size, 0) if row <= _ROW else (0, size)


def _is_joined(step: Instruction, avals: Sequence[Aval]) -> bool:
    """Whether an instruction is a product, a reduction along some axes, or a scatter."""
    operation: Any = step.operation
    if operation.name.startswith("reduce_"):
        return len(operation.params["axes"]) < avals[step.inputs[0]].ndim
    return operation.name in _SLOWER or operation.name.startswith("scatter")


def _all(
    steps: Iterable[Instruction], avals: Sequence[Aval]
) -> Iterator[tuple[Instruction, Sequence[Aval]]]:
    """Instructions, and those in their bodies."""
    waiting = [(steps, avals)]
    while waiting:
        steps, avals = waiting.pop()
        for step in steps:
            yield step, avals
            for body in bodies_in(step.operation):
                inner = code_of_body(body).program
                waiting.append((inner.instructions(), inner.metas))
