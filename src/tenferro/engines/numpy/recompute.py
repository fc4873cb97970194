"""Programs that keep a limit of memory: values are computed again rather than kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import Any

from computegraph import (
    Body,
    CompiledProgram,
    Work,
    compile_program,
    rematerialize,
    rescheduled,
    tightest,
)
from tenferro.engines.base.limit import does_not_fit, mebibytes
from tenferro.kernels.table import DIRECT
from tenferro.ops.arrays.contraction import extents
from tenferro.ops.base.bodies import bodies_in
from tenferro.ops.base.registry import forget_with
from tenferro.ops.loops.loop import Loop
from tenferro.tensor import Aval

VIEWS = frozenset({"broadcast_in_dim", "transpose", "slice", "reverse", "real", "imag"})
"""What NumPy returns without a copy of any operand. A reshape may be one; as a separate array it
counts at least what it takes."""
_DEEPEST = 8
"""Views of views that are made again for each reader; a longer chain counts as arrays."""
_NO_SCRATCH = frozenset(
    "reshape convert concatenate pad select reduce_sum reduce_max reduce_min reduce_prod "
    "update_slice iota tanh".split()
)
"""Kernels that need no memory except their results, such as functions of NumPy's."""
_FUNCTIONS = frozenset("tanh sin cos exp log erf pow logistic softplus".split())
_SIMPLE, _FUNCTION, _OTHER, _PRODUCT, _CALL = 1.0, 8.0, 50.0, 0.05, 1000.0
"""Nanoseconds: for an element of simple and of mathematical functions, for one of other functions,
for a multiplication and addition in a product of matrices, and for a step (one core of an AMD EPYC,
double precision). They rank only."""


def within(program: CompiledProgram, limit: int) -> CompiledProgram:
    """The program with steps repeated so that its values take at most `limit` bytes.

    Raises MemoryError, naming the largest values, if no such order is found.
    """
    steps, sizes = _works(program)
    plan = rematerialize(steps, sizes, program.outputs, limit)
    if plan.peak <= limit:
        return rescheduled(program, plan.order)
    least, largest = tightest(steps, sizes, program.outputs, limit)
    names = {v: step.operation.name for step in program.instructions() for v in step.outputs}
    metas = program.metas
    texts = [f"{metas[v]!r} of {names[v]} ({mebibytes(sizes[v])})" for v in largest]
    raise does_not_fit(limit, least, texts)


def _works(program: CompiledProgram) -> tuple[list[Work], list[int]]:
    """The steps, and the bytes of all values."""
    metas = program.metas
    sizes = [nbytes(aval) for aval in metas]
    depth: dict[int, int] = {}
    steps = []
    for step in program.instructions():
        ins, outs = step.inputs, step.outputs
        behind = 1 + max((depth.get(v, 0) for v in ins), default=0)
        if step.operation.name in VIEWS and behind <= _DEEPEST:
            depth[outs[0]], sizes[outs[0]] = behind, 0
            steps.append(Work(ins, outs, 0.0, view=True))
            continue
        avals = [metas[v] for v in ins], [metas[v] for v in outs]
        scratch = scratch_of(step.operation, *avals)
        steps.append(Work(ins, outs, cost_of(step.operation, *avals), scratch))
    return steps, sizes


def scratch_of(operation: Any, ins: Sequence[Aval], outs: Sequence[Aval]) -> int:
    """The bytes that a kernel takes in addition to its operands and results, as far as is known."""
    name = operation.name
    plain = name == "dot_general" and max(aval.ndim for aval in ins) <= 2
    if plain or name in DIRECT or name in _NO_SCRATCH:
        return 0
    if name == "scan":  # reads its operands where they are, and writes stacks in place
        loop = Loop.of(operation)
        before = sum(map(nbytes, loop.inputs(loop.body.inputs).carry))
        return before + _peak(loop.body)
    return sum(map(nbytes, (*ins, *outs))) + sum(map(_peak, bodies_in(operation)))


@lru_cache(maxsize=1024)
def _peak(body: Body) -> int:
    """The bytes that a body takes while it runs."""
    program = compile_program(body.graph())
    steps, sizes = _works(program)
    return rematerialize(steps, sizes, program.outputs, sum(sizes)).peak


forget_with(_peak.cache_clear)


def cost_of(operation: Any, ins: Sequence[Aval], outs: Sequence[Aval]) -> float:
    """About the time of an operation, in nanoseconds; infinite if it may not run twice."""
    name = operation.name
    if _is_external(operation):
        return float("inf")
    if name == "dot_general":
        batch, m, n, k = extents(operation, ins)
        return _PRODUCT * batch * m * n * k + _CALL
    simple = name in _NO_SCRATCH or name in DIRECT
    each = _FUNCTION if name in _FUNCTIONS else _SIMPLE if simple else _OTHER
    return each * sum(count(aval) for aval in (*ins, *outs)) + _CALL


def _is_external(operation: Any) -> bool:
    """Whether external code runs in it, which might not return the same result twice."""
    stack, seen = [operation], set()
    while stack:
        current = stack.pop()
        if getattr(current, "name", "") == "external":
            return True
        for body in bodies_in(current) if current is not None else ():
            if body not in seen:
                seen.add(body)
                stack.extend(of for of, _, _ in body.operations)
    return False


def count(aval: Aval) -> int:
    """The number of elements; a size that is not known counts as one."""
    return prod(n if isinstance(n, int) else 1 for n in aval.shape)


def nbytes(aval: Aval) -> int:
    """The bytes of an array."""
    return aval.dtype.itemsize * count(aval)
