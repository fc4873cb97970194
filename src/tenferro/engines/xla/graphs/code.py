"""From graphs to functions of jax arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import jax

from computegraph import Body, CompiledProgram, MaterializedGraph, compile_program, handed_on
from computegraph.compile import Instruction
from tenferro.engines.xla.base.lines import at
from tenferro.engines.xla.base.table import CHECKED, has_code, lowered
from tenferro.engines.xla.graphs.as_written import AsWritten
from tenferro.engines.xla.graphs.host import on_host
from tenferro.engines.xla.graphs.rerolling import rerolled
from tenferro.engines.xla.graphs.slopes import written_slopes
from tenferro.ops.base import TensorOperation
from tenferro.ops.base.bodies import bodies_in
from tenferro.ops.base.registry import forget_programs_with
from tenferro.ops.loops.loop import Loop
from tenferro.passes import expand, simplify
from tenferro.passes.every_engine import GraphPass, for_every_body, passed
from tenferro.passes.expand import HasCode
from tenferro.tensor import Aval

_BODIES = 512


@dataclass(frozen=True, eq=False)
class LoweredProgram:
    """A program of operations that have lowerings, or run on the host, and what it may report."""

    program: CompiledProgram
    checked: bool
    hosted: tuple[str, ...]
    """Families that run on the host, once for each place where they occur."""

    def __call__(self, *arrays: Any) -> list[Any]:
        """The outputs for traced arrays."""
        slots: list[Any] = [*arrays, *[None] * (self.program.n_slots - len(arrays))]
        run(self.program.instructions(), self.program.metas, self.program.constants, slots)
        return [slots[i] for i in self.program.outputs]


def run(
    steps: Any,
    avals: Sequence[Aval],
    constants: Sequence[tuple[Any, int]],
    slots: list[Any],
) -> None:
    """Apply instructions to traced arrays in their slots, each in a scope with its family's name.

    XLA's profiler and the text of what it compiles show these names, and the lines that operations
    come from where they are known.
    """
    for operation, slot in constants:
        slots[slot] = function_of(operation, ())()
    written = AsWritten(constants, avals)
    made: dict[Any, Callable[..., Any]] = {}
    for step in steps:
        key = (step.operation, *[avals[i] for i in step.inputs])
        function = made.get(key)
        if function is None:
            function = made[key] = function_of(step.operation, key[1:])
        with jax.named_scope(step.operation.name), at(step.origin):
            found = function(*written.operands(step, slots))
        if step.operation.n_outputs == 1:
            slots[step.outputs[0]] = found
        else:
            first = step.outputs[0]
            slots[first : first + len(step.outputs)] = found


def function_of(operation: TensorOperation, avals: tuple[Aval, ...]) -> Callable[..., Any]:
    """What computes an operation: its lowering, or its NumPy kernel on the host."""
    return lowered(operation, avals) or on_host(operation, avals)


def formulas(graph: MaterializedGraph) -> MaterializedGraph:
    """Operations that have no lowering become their formulas, where they have one."""
    return expand(graph, _with_code(graph))


PASSES: Sequence[GraphPass] = (formulas, simplify, written_slopes, rerolled)
"""What graphs go through before they are traced by jax."""


def code_of(graph: MaterializedGraph) -> LoweredProgram:
    """The code of a graph of known sizes, as engines take it."""
    with handed_on(graph.arena.origins):
        return code_of_passed(passed(graph, PASSES))


def code_of_passed(graph: MaterializedGraph) -> LoweredProgram:
    """The code of a graph that has gone through the passes."""
    program = compile_program(graph)
    found = list(map(_found, program.instructions(), [program.metas] * len(program.operations)))
    hosted = tuple(name for _, names in found for name in names)
    return LoweredProgram(program, any(checked for checked, _ in found), hosted)


def _with_code(graph: MaterializedGraph) -> HasCode:
    """Which operations have lowerings: no logsumexp together with its derivative, which has its
    parts."""
    known: list[Any] = [o for o in graph.arena.operations if isinstance(o, TensorOperation)]
    largest = {o.params["axes"] for o in known if o.name == "reduce_max"}

    def has(operation: TensorOperation, avals: tuple[Aval, ...]) -> bool:
        shared = operation.name == "reduce_logsumexp" and operation.params["axes"] in largest
        return not shared and has_code(operation, avals)

    return has


def _found(step: Instruction, avals: Sequence[Aval]) -> tuple[bool, tuple[str, ...]]:
    """Whether an instruction may report something, and what in it runs on the host."""
    operation: Any = step.operation
    inner = [code_of_body(body) for body in bodies_in(operation)]
    if inner:
        hosted = tuple(name for code in inner for name in code.hosted)
        return may_report(operation), hosted
    if has_code(operation, tuple(avals[i] for i in step.inputs)):
        return operation.name in CHECKED, ()
    return True, (operation.name,)


def may_report(operation: TensorOperation) -> bool:
    """Whether a loop or a branch may report a check, its own or of its bodies."""
    if operation.name == "while_loop" and is_bounded(operation):
        return True
    return any(code_of_body(body).checked for body in bodies_in(operation))


def is_bounded(operation: TensorOperation) -> bool:
    """Whether a `while_loop` has a limit, or returns slices of its steps, for which there is
    space."""
    loop = Loop.of(operation)
    return len(loop.body.outputs) > loop.carries or loop.limit is not None


@lru_cache(maxsize=_BODIES)
def code_of_body(body: Body) -> LoweredProgram:
    """The code of a loop's body or of a branch."""
    with handed_on(body.origins):
        return code_of(for_every_body(body))


forget_programs_with(code_of_body.cache_clear)
