"""The view of a loop that rules, passes and engines share.

A body takes constants, carries and slices to carries and slices; a scan slices arrays and stacks
the results of its body, a `while_loop` has no arrays to slice. Their positions are:

| | operands | outputs |
|---|---|---|
| `scan` | number of steps, constants, carries, arrays | carries, stacks |
| `while_loop` | constants, carries | carries, number of steps, stacks |

A carry of a scan that begins as zeros is not an operand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from math import prod
from typing import Any, Generic, NamedTuple, TypeVar

from computegraph import Body, MaterializedGraph
from tenferro.ops.base.apply import apply, several
from tenferro.ops.base.bodies import Flags, bodies_in, varying
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import FAMILIES, kept_by_body
from tenferro.tensor import STEPS, Aval, Dim

T = TypeVar("T")
_PARAMETERS = {
    "scan": ("body", "consts", "init", "length", "reverse", "linear", "recompute", "lanes"),
    "while_loop": ("cond", "body", "consts", "recompute", "limit", "lanes"),
}

_LEAST = 64
"""Elements of a large array that a loop carries: fewer are held in registers."""


class Operands(NamedTuple, Generic[T]):
    """One thing for each operand; None for steps of a `while_loop` and for carries from zeros."""

    steps: T | None
    consts: tuple[T, ...]
    carry: tuple[T | None, ...]
    xs: tuple[T, ...] = ()

    def flat(self) -> list[T]:
        """All of them in their order."""
        steps = () if self.steps is None else (self.steps,)
        return [*steps, *self.consts, *(x for x in self.carry if x is not None), *self.xs]


class Inputs(NamedTuple, Generic[T]):
    """One thing for each input of the body."""

    consts: tuple[T, ...]
    carry: tuple[T, ...]
    xs: tuple[T, ...] = ()

    def flat(self) -> tuple[T, ...]:
        """All of them in their order."""
        return (*self.consts, *self.carry, *self.xs)


class Outputs(NamedTuple, Generic[T]):
    """One thing for each output, of the loop or its body; only a `while_loop` counts its steps."""

    carry: tuple[T, ...]
    stacked: tuple[T, ...]
    steps: T | None = None

    def head(self) -> tuple[T, ...]:
        """The carries and the number of steps."""
        return self.carry if self.steps is None else (*self.carry, self.steps)

    def flat(self) -> tuple[T, ...]:
        """All of them in their order."""
        return (*self.head(), *self.stacked)


@dataclass(frozen=True)
class Loop:
    """A scan, or with a condition a `while_loop`: its parameters.

    `consts` is the number of constants, `init` says which carries are given, `linear` in which
    inputs of the body a scan is linear. `lanes` says which inputs of the body are batches, whose
    lanes (the elements along their first axes) do not meet, but for sums over all of them: engines
    may compute one lane after the other. Of a `while_loop` with lanes whose condition is whether
    that of any lane holds, the carries of the other lanes stay as they are.
    """

    body: Body
    consts: int
    init: Flags
    length: int | Dim = STEPS
    reverse: bool = False
    linear: Flags = ()
    recompute: bool = False
    cond: Body | None = None
    limit: tuple[int, int] | None = None
    lanes: Flags = ()

    @staticmethod
    def of(operation: TensorOperation) -> Loop:
        """The loop that an operation is."""
        return Loop.bound(**operation.params)

    @staticmethod
    def bound(**params: Any) -> Loop:
        """The loop with the parameters of a `scan` or a `while_loop`."""
        if "cond" in params:
            params["init"] = (True,) * (len(params["body"].inputs) - params["consts"])
        return Loop(**params)

    @property
    def operation(self) -> TensorOperation:
        """The loop as an operation."""
        family = "scan" if self.cond is None else "while_loop"
        return FAMILIES[family].bind(**{name: getattr(self, name) for name in _PARAMETERS[family]})

    @property
    def carries(self) -> int:
        """The number of carries."""
        return len(self.init)

    @property
    def xs(self) -> int:
        """The number of arrays that are sliced."""
        return len(self.body.inputs) - self.consts - self.carries

    def operands(self, values: Iterable[T]) -> Operands[T]:
        """Whatever there is one of for each operand."""
        steps, consts, given, xs = split(values, self.cond is None, self.consts, sum(self.init))
        start = iter(given)
        carry = tuple([next(start) if on else None for on in self.init])
        return Operands(steps[0] if steps else None, consts, carry, xs)

    def inputs(self, values: Iterable[T]) -> Inputs[T]:
        """Whatever there is one of for each input of the body."""
        return Inputs(*split(values, self.consts, self.carries))

    def outputs(self, values: Iterable[T]) -> Outputs[T]:
        """Whatever there is one of for each output of the body."""
        carry, stacked = split(values, self.carries)
        return Outputs(carry, stacked)

    def results(self, values: Iterable[T]) -> Outputs[T]:
        """Whatever there is one of for each output of the loop."""
        carry, steps, stacked = split(values, self.carries, self.cond is not None)
        return Outputs(carry, stacked, *steps)

    def by_result(self, outputs: Iterable[T], steps: T) -> tuple[T, ...]:
        """What there is for outputs of the body, by output of the loop."""
        carry, stacked, _ = self.outputs(outputs)
        return (*carry, *([steps] * (self.cond is not None)), *stacked)

    def read(self, inputs: Inputs[T], steps: T | None) -> Operands[T]:
        """What there is for inputs of the body, by operand."""
        given = [x if on else None for x, on in zip(inputs.carry, self.init, strict=True)]
        return Operands(steps, inputs.consts, tuple(given), inputs.xs)

    def laned(self, body: Body) -> Flags:
        """Which outputs of a body on the same inputs have lanes; none where the loop has none."""
        sizes = {m.shape[0] for m, on in zip(self.body.inputs, self.lanes, strict=False) if on}
        varies = varying(body, self.lanes or (False,) * len(body.inputs))
        pairs = zip(varies, body.metas, strict=True)
        return tuple([on and m.shape[:1] == (*sizes,) for on, m in pairs])

    def taking(self, operands: Operands[Any], **changes: Any) -> Loop:
        """The loop changed so that it takes these operands."""
        init = tuple([x is not None for x in operands.carry])
        return replace(self, consts=len(operands.consts), init=init, **changes)


def agreeing(lanes: Flags, inputs: Sequence[Aval]) -> Flags:
    """These lanes of inputs of a body; none if some have more of them than others."""
    marked = {m.shape[:1] for m, on in zip(inputs, lanes, strict=True) if on}
    return lanes if len(marked) < 2 and () not in marked else ()


def applied(loop: Loop, operands: Operands[Any]) -> Outputs[Any]:
    """The outputs of a loop on array values."""
    return loop.results(several(apply(loop.operation, *operands.flat())))


@dataclass(frozen=True)
class LoopCall(Generic[T]):
    """A loop on operands, and its outputs."""

    loop: Loop
    operands: Operands[T]
    outputs: Outputs[T]

    @property
    def steps(self) -> T:
        """The number of steps."""
        steps = self.outputs.steps if self.operands.steps is None else self.operands.steps
        assert steps is not None
        return steps


def is_loop(operation: object) -> bool:
    """Whether an operation is a loop."""
    return isinstance(operation, TensorOperation) and operation.name in _PARAMETERS


def is_switch(operation: object) -> bool:
    """Whether an operation is a choice of one of several branches."""
    return isinstance(operation, TensorOperation) and operation.name == "switch"


def loops_of(graph: MaterializedGraph) -> dict[int, LoopCall[int]]:
    """The loops of a graph by their first outputs, in order."""
    if not any(map(is_loop, graph.arena.operations)):
        return {}
    loops = {}
    operation: Any
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        if is_loop(operation):
            loop = Loop.of(operation)
            outputs = loop.results(range(v, v + operation.n_outputs))
            loops[v] = LoopCall(loop, loop.operands(operands), outputs)
    return loops


def split(values: Iterable[T], *sizes: int) -> list[tuple[T, ...]]:
    """Parts of these sizes, and the rest.

    >>> split("abcde", 2, 0, 1)
    [('a', 'b'), (), ('c',), ('d', 'e')]
    """
    rest = iter(values)
    return [*(tuple(islice(rest, size)) for size in sizes), tuple(rest)]


def reads_places(**params: Any) -> bool:
    """Whether a loop with these parameters reads places of large arrays that it carries."""
    loop = Loop.bound(**params)
    metas = loop.inputs(loop.body.inputs).carry
    is_whole_step = not loop.lanes and not loop.recompute
    return is_whole_step and any(map(is_large, metas)) and _gathers(loop.body)


@kept_by_body
def _gathers(body: Body) -> bool:
    operations = [operation for operation, *_ in body.operations if operation is not None]
    return any(o.name == "gather" or any(map(_gathers, bodies_in(o))) for o in operations)


def is_large(aval: Aval) -> bool:
    """Whether derivatives read an array as the loop leaves it, where that is what a step read."""
    sizes = [n for n in aval.shape if isinstance(n, int)]
    return bool(aval.shape) and (len(sizes) < len(aval.shape) or prod(sizes) >= _LEAST)
