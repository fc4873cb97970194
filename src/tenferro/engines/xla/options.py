"""Options with which XLA compiles for processors: soon, and for all of a vector's width.

Figures are medians over the workloads of `tenferro bench`, jax 0.10.2, AMD EPYC with AVX-512.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
            unknown = {k for k in own if f"No such compile option: '{k}'" in str(error)}
            if not unknown:
                raise
            _refused.update(unknown)


def _of_processors(steps: Iterable[Instruction], avals: Sequence[Aval]) -> dict[str, Any]:
    pointwise = not any(_is_joined(step, avals) for step, avals in _all(steps, avals))
    return {**_ALWAYS, **(_POINTWISE if pointwise else {})}


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
