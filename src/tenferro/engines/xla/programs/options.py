"""Options with which XLA compiles for processors: soon, and for all of a vector's width.

What compiles sooner and runs slower is for programs in which that costs nothing one can measure.

Figures are medians over the workloads of `tenferro bench`, jax 0.10.2, AMD EPYC with AVX-512.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf, prod
from typing import Any

import jax

from computegraph.compile import Instruction
from tenferro.engines.xla.graphs.code import code_of_body
from tenferro.ops.base.bodies import bodies_in
from tenferro.tensor import Aval

_ALWAYS: Mapping[str, Any] = {
    "xla_cpu_prefer_vector_width": 512,
    "xla_backend_optimization_level": 1,
}
"""exp, tanh and erf take 0.55 of the time with 512 bits, where XLA defaults to 256. The
first level of LLVM's optimizations compiles in 0.95 of the time, and the code is as fast."""
_PLAIN: Mapping[str, Any] = {"xla_cpu_use_fusion_emitters": False}
"""Without the detour through MLIR programs compile in 0.5 to 0.65 of the time and are as fast, but
for fusions with products, reductions along rows (1.1 to 1.7 of the time) and scatters (1.3)."""
_PRODUCTS = frozenset("dot_general convolution".split())
_SMALL = 2**10
"""Elements up to which reductions and scatters are as fast without the detour: the gradient of
softmax takes 0.94 to 1.03 of the time with 64 to 1,024 elements, 1.5 with 4,096. Nor does it matter
compared with a decomposition of matrices that are as large."""
_TOGETHER: Mapping[str, Any] = {"xla_cpu_parallel_codegen_split_count": 2}
_FEW = 100
"""XLA passes LLVM up to 32 parts, to be compiled side by side, each with additional costs. Two of
them take 0.75 of the processor's time with 50 to 72 instructions, 0.95 with 1,900, where more cores
are of use."""
_TINY: Mapping[str, Any] = {"xla_backend_optimization_level": 0}
_ELEMENTS = 2**8
"""Results of all instructions up to which LLVM's work does not pay: sums and gradients of 1 to 16
elements compile in 0.8 of the time, and a call takes the same 5 µs without it."""
_SHORT: Mapping[str, Any] = {
    "xla_cpu_experimental_ynn_fusion_type": "LIBRARY_FUSION_TYPE_INDIVIDUAL_DOT"
}
"""The library that XLA takes for reductions is made for long rows. Where most of what is reduced
is in rows of 3 to 25, loops of LLVM take 0.25 to 0.75 of its time, and longer to compile (N-body
forces: 12.3 to 3.1 ms, 10 to 73 ms)."""
_ROW = 32
_Placed = tuple[Instruction, Sequence[Aval]]
"""An instruction, and the values among which its operands are."""
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
    short, long = (sum(sizes) for sizes in zip((0, 0), *map(_rows, found), strict=True))
    chosen = dict(_ALWAYS)
    chosen |= _PLAIN if _is_plain(found) else {}
    chosen |= _SHORT if short > long else {}
    chosen |= _TOGETHER if len(found) <= _FEW else {}
    chosen |= _TINY if _is_tiny(found) else {}
    return chosen


def _rows(found: _Placed) -> tuple[int, int]:
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


def _is_plain(found: Sequence[_Placed]) -> bool:
    """Whether no product counts, nor a reduction along some axes, nor a scatter."""
    decomposed = max(
        (_size(f) for f in found if _name(f).startswith("tenferro.linalg.")), default=0
    )
    joined = max((_size(f) for f in found if _is_joined(f)), default=0)
    products = max((_size(f) for f in found if _name(f) in _PRODUCTS), default=0)
    return joined <= max(_SMALL, decomposed) and products <= decomposed


def _is_joined(found: _Placed) -> bool:
    step, avals = found
    operation: Any = step.operation
    if operation.name.startswith("reduce_"):
        return len(operation.params["axes"]) < avals[step.inputs[0]].ndim
    return _name(found).startswith("scatter")


def _is_tiny(found: Sequence[_Placed]) -> bool:
    """Whether there is hardly anything to compute, once."""
    loops = any(bodies_in(step.operation) for step, _ in found)
    return not loops and sum(map(_size, found)) <= _ELEMENTS


def _name(found: _Placed) -> str:
    operation: Any = found[0].operation
    return str(operation.name)


def _size(found: _Placed) -> float:
    """Elements of the largest operand or result of an instruction."""
    step, avals = found
    return max(_elements(avals[i]) for i in (*step.inputs, *step.outputs))


def _elements(aval: Aval) -> float:
    """How many elements a value has; infinite if that is known only when the program runs."""
    known = [n for n in aval.shape if isinstance(n, int)]
    return prod(known) if len(known) == aval.ndim else inf


def _all(steps: Iterable[Instruction], avals: Sequence[Aval]) -> Iterator[_Placed]:
    """Instructions, and those in their bodies."""
    waiting = [(steps, avals)]
    while waiting:
        steps, avals = waiting.pop()
        for step in steps:
            yield step, avals
            for body in bodies_in(step.operation):
                inner = code_of_body(body).program
                waiting.append((inner.instructions(), inner.metas))
