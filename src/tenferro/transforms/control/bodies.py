"""Traced functions as bodies: what they read from outside becomes an operand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from computegraph import Body, boundary
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.control.index_guards import guarded, may_fail
from tenferro.trace import Trace, Tracer, is_number
from tenferro.transforms.control.ranges import range_of
from tenferro.transforms.tracing.arguments import Tree, flatten, shown
from tenferro.transforms.tracing.tracing import Traced


def loop_constants(trace: Trace, functions: Sequence[Traced]) -> list[int]:
    """What the functions of a loop read that no step changes, computed once before the loop.

    Values made only of literals stay in the body: as an operand they would be unknown arrays.
    """
    outer: dict[int, None] = {}
    for traced in functions:
        inputs = dict.fromkeys(traced.input_ids)
        reads = boundary(trace, traced.outputs, inputs) if inputs else traced.outputs
        outer.update(dict.fromkeys(v for v in reads if v not in inputs))
    return [v for v in outer if trace.varies(v)]


def checked_if(
    trace: Trace, start: int, constants: Sequence[int], has_steps: Callable[[], int]
) -> list[int]:
    """The constants of a loop as its operands: what fails in them fails only if it `has_steps`.

    Checks older than `start` are not of the loop's steps.
    """
    unsure = _unsure(trace, start, constants)
    outputs = [v for v in constants if v in unsure]
    if not outputs:
        return list(constants)
    reads = {a for v in unsure for a in trace.nodes[v][1:] if a not in unsure and trace.varies(a)}
    inputs = sorted(reads)
    body = guarded(Body.of(trace, outputs, inputs))
    found = dict(zip(outputs, body.emit(trace, [has_steps(), *inputs]), strict=True))
    return [found.get(v, v) for v in constants]


def forget_checks(trace: Trace, start: int) -> None:
    """Find checks from `start` on no more: they are those of a step, which may not run."""
    for v in range(start, len(trace)):
        if _has_check(trace, v):
            trace.forget(v)


def _unsure(trace: Trace, start: int, outputs: Sequence[int]) -> set[int]:
    """What outputs are computed from that may fail in a step, and what reads such values."""
    seen, stack = set[int](), list(outputs)
    while stack:
        v = stack.pop()
        is_older = v < start and not trace.is_of_branch(v)
        if v not in seen and not is_older and not trace.is_input(v):
            seen.add(v)
            stack.extend(trace.nodes[v][1:])
    unsure = set[int]()
    for v in sorted(seen):
        if _may_fail(trace, v) or not unsure.isdisjoint(trace.nodes[v][1:]):
            unsure.add(v)
    return unsure


def _has_check(trace: Trace, v: int) -> bool:
    code, *operands = trace.nodes[v]
    operation: Any = trace.operations[code]
    return operation is not None and may_fail(operation, tuple([trace.metas[a] for a in operands]))


def _may_fail(trace: Trace, v: int) -> bool:
    if not _has_check(trace, v):
        return False
    code, *operands = trace.nodes[v]
    operation: Any = trace.operations[code]
    if operation.name != "bounded_index":
        return True
    size, from_end = operation.params["size"], operation.params["from_end"]
    known = range_of(Tracer(trace, operands[0], trace.metas[operands[0]]))
    is_within = known and isinstance(size, int) and -size * from_end <= known[0] and known[1] < size
    return not is_within


def branch_constants(trace: Trace, start: int, functions: Sequence[Traced]) -> list[int]:
    """What branches read of values older than `start`; what is newer only the branch computes.

    So it is with what branches before them computed, which may not have run. Single numbers of
    older arrays at places that are surely there are read before the branch, where a loop around it
    finds which of them are the same in all steps.
    """
    outer: dict[int, None] = {}
    for traced in functions:
        own = set(traced.input_ids)
        is_older = partial(_is_older, trace, start, own)
        seen: set[int] = set()
        stack = list(traced.outputs)
        while stack:
            v = stack.pop()
            if v in seen or v in own:
                continue
            seen.add(v)
            if is_older(v) or _is_sure_read(trace, v, is_older):
                outer[v] = None
            else:
                stack.extend(trace.nodes[v][1:])
    trace.end_branches(start)
    return sorted(v for v in outer if trace.varies(v))


def _is_older(trace: Trace, start: int, own: Collection[int], v: int) -> bool:
    """Whether a value is there before a branch whose own inputs are given."""
    older = v < start and not trace.is_of_branch(v)
    return v not in own and (trace.is_input(v) or older)


def _is_sure_read(trace: Trace, v: int, is_older: Callable[[int], bool]) -> bool:
    """Whether a value is a number of an older array at places that follow from older values."""
    code, *operands = trace.nodes[v]
    operation: Any = trace.operations[code]
    if operation is None or operation.name != "gather" or trace.metas[v].shape:
        return False
    array, *indices = operands
    return (
        operation.params["mode"] == "promise"
        and is_older(array)
        and all(is_older(i) or _is_sure_place(trace, i, is_older) for i in indices)
    )


def _is_sure_place(trace: Trace, i: int, is_older: Callable[[int], bool]) -> bool:
    """Whether an index is a known or an older number, and surely within bounds."""
    if _may_fail(trace, i):
        return False
    code, *operands = trace.nodes[i]
    operation: Any = trace.operations[code]
    is_checked_here = operation is not None and operation.name == "bounded_index"
    return not trace.varies(i) or (is_checked_here and is_older(operands[0]))


def body_of(trace: Trace, traced: Traced, constants: Sequence[int]) -> Body:
    """A traced function of the constants, then of its arguments."""
    return Body.of(trace, traced.outputs, [*constants, *traced.input_ids])


def emitted(trace: Trace, operation: TensorOperation, operands: Sequence[int]) -> list[int]:
    """The outputs of an operation, as values of the trace."""
    first = trace.apply(operation, operands)
    return list(range(first, first + operation.n_outputs))


class Numbers:
    """Calls a function and records which leaves of its result are numbers, which are weakly
    typed."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.numbers: list[bool] = []

    def __call__(self, *args: Any) -> Any:
        """The function's result."""
        result = self.function(*args)
        self.numbers = [is_number(leaf) for leaf in flatten(result)[0]]
        return result


def difference(tree: Tree, expected: Tree) -> str:
    """How one structure differs from another, for messages."""
    text = f"{shown(tree)}, expected {shown(expected)}"
    extra, missing = only_in(tree, expected), only_in(expected, tree)
    if extra:
        return f"{text} ({extra} is not expected)"
    return f"{text} ({missing} is missing)" if missing else text


def only_in(tree: Tree, other: Tree) -> str:
    """A leaf that a container has and another one does not, such as "['a']"; otherwise ""."""
    here = {path.codify("") for path in tree.accessors()}
    there = {path.codify("") for path in other.accessors()}
    return "" if "" in here | there else min(here - there, default="")
