"""No NaN out of a branch that was not taken.

The transpose of `select` sends a zero cotangent into the branch that was not taken. There it meets
that branch's derivative coefficients, which may be infinite or NaN, and 0 · inf would be NaN. So
does the transpose of a branch that reads less than another one, and that of a loop without a step.
But a masked cotangent is a zero of the derivative, not a number that happens to be zero: its
products are zero whatever the coefficient is. Derivative graphs know which values are such
cotangents, by the linear role of the operation they come from. This pass follows them and guards
their products that have such a role too, into the bodies of loops and branches and out of them.
What a program computes with a derivative is not changed, nor are programs without such cotangents.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import and_, or_
from typing import Any

import numpy as np

from computegraph import Arena, Body, MaterializedGraph, re_emit
from tenferro.ops.base import TensorOperation
from tenferro.ops.base.bodies import Flags, bodies_in, with_bodies
from tenferro.ops.base.registry import kept_by_body
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.flow import flow
from tenferro.ops.loops.loop import Loop, is_loop, is_switch

_UNTOUCHED = frozenset({"select"})
_CONTROL = frozenset({"scan", "while_loop", "switch"})
_ONE_IS_ENOUGH = frozenset({"mul", "dot_general"})


def guard_masked(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph with products of masked cotangents guarded, where there are any."""
    if not _any_masks(zip(graph.arena.operations, graph.arena.masks, strict=True)):
        return graph
    guard = _Guard()
    return re_emit(graph, guard.arena, guard.emit)


def _any_masks(pairs: Iterable[tuple[Any, int]]) -> bool:
    return any(operation is not None and _masks(operation, mask) for operation, mask in pairs)


def _masks(operation: Any, mask: int) -> bool:
    """Whether an operation can make masked cotangents, or holds one that can in a body."""
    if mask and (operation.name == "select" or is_switch(operation) or _may_not_run(operation)):
        return True
    return any(map(_body_masks, bodies_in(operation)))


def _may_not_run(operation: Any) -> bool:
    """Whether an operation is a loop that may have no step."""
    if not is_loop(operation):
        return False
    length = Loop.of(operation).length
    return not isinstance(length, int) or length == 0


def _after_no_step(operation: Any, operands: Flags) -> Flags:
    """Which outputs of a loop are masked if it has no step: carries are what they were."""
    loop = Loop.of(operation)
    carry = [on is not False for on in loop.operands(operands).carry]
    return (*carry, *[False] * (operation.n_outputs - len(carry)))


@kept_by_body
def _body_masks(body: Body) -> bool:
    return _any_masks((operation, mask) for operation, mask, _ in body.operations)


class _Guard(Writer):
    """The guarded graph while it grows, roles included, and which of its values are masked.

    Values that are `flowing` must stay linear in tangents, which a guard is not. They are guarded
    later, with the derivative that these tangents belong to.
    """

    def __init__(self) -> None:
        super().__init__()
        self.masked: set[int] = set()
        self.flowing: set[int] = set()

    def emit(self, _: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        """The operation on these operands, guarded if it is a product of a masked one."""
        flows = any(a in self.flowing for a in operands)
        if operation.name in _CONTROL:
            v = self._control(operation, operands, mask)
        else:
            v = self.arena.apply(operation, operands, mask)
        if flows:
            self.flowing.update(range(v, v + operation.n_outputs))
        if flows or operation.name in _CONTROL:
            return v
        if operation.name in ("mul", "div") and mask:
            v = self._product(v, operation.name, operands)
        if self._is_masked(operation, mask, operands):
            self.masked.add(v)
        return v

    def _control(self, operation: Any, operands: Sequence[int], mask: int) -> int:
        """A loop or branch with its bodies guarded, given which operands are masked.

        What is so in a branch, in a carry at first and after each step, or only at first in a
        carry of a loop that may have no step, is masked behind it. A `while_loop` is linear in
        nothing: only its bodies are guarded.
        """
        is_linear = operation.name != "while_loop"
        flags = tuple(
            [
                is_linear and (a in self.masked or bool(mask >> i & 1 and self._is_zero(a)))
                for i, a in enumerate(operands)
            ]
        )
        masked: Flags = ()
        if any(flags) or _masks(operation, mask):
            bodies: dict[Body, Body] = {}

            def guarded(body: Body, flags: Flags) -> Flags:
                bodies[body], outs = _guarded_body(body, flags)
                return outs

            join = or_ if mask and is_switch(operation) else and_
            masked = flow(operation, flags, guarded, start=True, join=join)
            if mask and _may_not_run(operation):
                masked = tuple(map(or_, masked, _after_no_step(operation, flags)))
            operation = with_bodies(operation, lambda body: bodies.get(body, body))
        first = self.arena.apply(operation, operands, mask)
        self.masked.update(first + slot for slot, on in enumerate(masked) if on and is_linear)
        return first

    def _is_masked(self, operation: TensorOperation, mask: int, operands: Sequence[int]) -> bool:
        name = operation.name
        if name == "select" and mask:
            other = {0b010: 2, 0b100: 1}.get(mask)
            if other is not None and self._is_zero(operands[other]):
                return True
        masked = [a in self.masked for a in operands]
        if name in _ONE_IS_ENOUGH:
            return any(masked)
        if name == "div":
            return masked[0]
        if name in _UNTOUCHED:
            return masked[1] and masked[2]
        return any(masked) and self._all_data(operation, operands, masked)

    def _all_data(
        self, operation: TensorOperation, operands: Sequence[int], masked: Sequence[bool]
    ) -> bool:
        """Whether everything that a linear operation moves is masked, or a constant zero."""
        every = range(len(operands))
        return any(
            all(self.is_masked(operands[i]) for i in (every if group is None else group))
            for group in operation.groups
        )

    def is_masked(self, v: int) -> bool:
        """Whether zeros of a value are zeros of the derivative: those of a constant are."""
        return v in self.masked or self._is_zero(v)

    def _is_zero(self, v: int) -> bool:
        values = self._constant(v)
        return values is not None and not values.any()

    def _is_finite(self, v: int) -> bool:
        values = self._constant(v)
        return values is not None and bool(np.all(np.isfinite(values)))

    def _constant(self, v: int) -> Any:
        """The elements of a constant, seen through changes of shape; None for other values."""
        while self.name(v) in ("broadcast_in_dim", "reshape"):
            (v,) = self.operands(v)
        return self.array(v)

    def _product(self, v: int, name: str, operands: Sequence[int]) -> int:
        zeros = [a for a in operands if a in self.masked]
        others = [a for a in operands if a not in self.masked]
        if not zeros or (name == "div" and operands[0] not in zeros):
            return v
        if others and all(self._is_finite(a) for a in others) and name == "mul":
            return v
        for a in zeros:
            v = self._guarded(v, a)
        return v

    def _guarded(self, product: int, masked: int) -> int:
        """The product where the masked value is not zero, otherwise zero."""
        zero = self.splat(0, self.aval(masked))
        is_zero = self.bind("compare", masked, zero, direction="equal")
        return self.bind("select", is_zero, self.splat(0, self.aval(product)), product)


def all_primary(body: Body, tangents: int = 0) -> Body:
    """A body without roles: derivatives of it have other seeds than those taken in it.

    In the last inputs, so many `tangents`, it stays linear.
    """
    return _guarded_body(body, (False,) * len(body.inputs), tangents)[0]


@kept_by_body
def _guarded_body(body: Body, masked: Flags, tangents: int = 0) -> tuple[Body, Flags]:
    """A body whose inputs are masked or not, guarded, and which outputs are masked.

    It has no roles any more: nothing is left to be guarded.
    """
    guard = _Guard()
    guard.masked.update(i for i, on in enumerate(masked) if on)  # inputs are the first values
    guard.flowing.update(range(len(masked) - tangents, len(masked)))
    graph = re_emit(body.graph(), guard.arena, guard.emit)
    plain = Arena()
    inputs = plain.inputs(body.inputs)
    whole = Body.of(graph.arena, graph.outputs, graph.inputs)
    outs = whole.emit(plain, inputs, roles=False)
    return Body.of(plain, outs, inputs), tuple(map(guard.is_masked, graph.outputs))
