"""Tracing a function, and turning values of a trace into results.

The outermost transform opens a trace; transforms inside it use the same one. Each gives its
function fresh inputs, so values captured from outside are never confused with its own, and puts
the actual arguments back in when it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from computegraph import (
    MaterializedGraph,
    UnresolvedValueError,
    materialize_merge,
    substitute,
)
from tenferro.eager import Tensor, grad_enabled
from tenferro.engines import compile_graph
from tenferro.ops.apply import apply, constant
from tenferro.tensor import Aval
from tenferro.tensor.array import TracerError
from tenferro.trace import Trace, Tracer, current_trace
from tenferro.transforms.arguments import Tree, array_of, as_value, flatten, leaf_avals


@contextmanager
def open_trace(label: str) -> Iterator[Trace]:
    """The trace that is running in this context, else a new one that ends with the block."""
    running = current_trace.get()
    if running is not None:
        yield running
        return
    trace = Trace(label)
    token = current_trace.set(trace)
    try:
        yield trace
    finally:
        current_trace.reset(token)
        trace.close()


@dataclass(slots=True)
class Traced:
    """A function as a graph: fresh inputs, outputs, and the structure of both."""

    trace: Trace
    label: str
    args: Any
    inputs: list[Tracer]
    outputs: list[int]
    out_tree: Tree
    aux: Any = None

    @property
    def out_avals(self) -> list[Aval]:
        """What is known about the outputs."""
        return [self.trace.metas[v] for v in self.outputs]

    @property
    def input_ids(self) -> list[int]:
        """The inputs as values of the trace."""
        return [x.id for x in self.inputs]


def trace_call(
    trace: Trace, function: Callable[..., Any], args: tuple[Any, ...], label: str, *, has_aux: bool
) -> Traced:
    """Call a function with tracers in place of its arguments' leaves."""
    avals = leaf_avals(label, args)
    _, tree = flatten(args)
    inputs = [trace.fresh(aval, f"x{i}") for i, aval in enumerate(avals)]
    # Not `inputs` themselves: the function may rebind its arguments (`x[k] = v`).
    result = function(*tree.unflatten([Tracer(trace, x.id, x.aval) for x in inputs]))
    aux = None
    if has_aux:
        if not isinstance(result, tuple) or len(result) != 2:
            raise TypeError(f"{label}: with has_aux, the function must return (value, aux)")
        result, aux = result
    leaves, out_tree = flatten(result)
    outputs = [as_value(trace, f"{label}: the function", leaf) for leaf in leaves]
    return Traced(trace, label, args, inputs, outputs, out_tree, aux)


def name_of(function: Callable[..., Any]) -> str:
    """How messages call a function."""
    return getattr(function, "__name__", type(function).__name__)


def results(
    trace: Trace, outputs: Sequence[int], inputs: Sequence[int], leaves: Sequence[Any]
) -> list[Any]:
    """The outputs with concrete or traced `leaves` in place of the inputs.

    Computed if nothing traced is involved, else put into the running trace.
    """
    if any(isinstance(x, Tracer) for x in leaves) or not _self_contained(trace, outputs, inputs):
        if current_trace.get() is None:
            raise _escaped(trace, outputs, inputs)
        values = {v: traced_id(trace, x) for v, x in zip(inputs, leaves, strict=True)}
        found = substitute(trace, outputs, values)
        return [Tracer(trace, v, trace.metas[v]) for v in found]
    return compute(merge(trace, outputs, inputs), trace, leaves)


def merge(trace: Trace, outputs: Sequence[int], inputs: Sequence[int]) -> MaterializedGraph:
    """What the outputs need, over the inputs followed by the captured arrays."""
    try:
        return materialize_merge(trace, outputs, [*inputs, *trace.captured])
    except UnresolvedValueError as error:
        raise _escaped(trace, outputs, inputs) from error


def compute(graph: MaterializedGraph, trace: Trace, leaves: Sequence[Any]) -> list[Any]:
    """Run a merged graph once."""
    values = [*leaves, *trace.captured.values()]
    return run_program(graph, compile_graph(graph, "numpy"), values)


def run_program(
    graph: MaterializedGraph, program: Callable[..., Any], values: Sequence[Any]
) -> list[Any]:
    """Run a program on concrete values; eager tensors among them give tensors."""
    if any(isinstance(x, Tensor) for x in values):
        return run_on_tensors(graph, program, values)
    return [np.asarray(y) for y in program(*[array_of(x) for x in values])]


def run_on_tensors(
    graph: MaterializedGraph, program: Callable[..., Any], values: Sequence[Any]
) -> list[Any]:
    """Run a program on eager tensors: recorded step by step if a gradient may be asked for."""
    if grad_enabled() and any(isinstance(x, Tensor) and x.requires_grad for x in values):
        return _replay(graph, [x if isinstance(x, Tensor) else Tensor(array_of(x)) for x in values])
    return [Tensor(np.asarray(y)) for y in program(*[array_of(x) for x in values])]


def _replay(graph: MaterializedGraph, inputs: Sequence[Any]) -> list[Any]:
    """Run a merged graph operation by operation on eager tensors, so that it is recorded."""
    arena = graph.arena
    values: dict[int, Any] = dict(zip(graph.inputs, inputs, strict=True))
    projections = arena.projection_codes()
    for v in graph.order:
        code, *operands = arena.nodes[v]
        if code not in projections:
            operation: Any = arena.operation_of(code)
            result = apply(operation, *[values[a] for a in operands])
            several = result if operation.n_outputs > 1 else (result,)
            values.update({v + slot: y for slot, y in enumerate(several)})
    return [values[v] for v in graph.outputs]


def _self_contained(trace: Trace, outputs: Sequence[int], inputs: Sequence[int]) -> bool:
    """Whether the outputs need no input but the given ones and captured arrays."""
    return not _free_inputs(trace, outputs, inputs)


def _free_inputs(trace: Trace, outputs: Sequence[int], inputs: Sequence[int]) -> list[int]:
    given = {*inputs, *trace.captured}
    end = max(outputs, default=-1) + 1
    reach = bytearray(end)
    for v in outputs:
        reach[v] = 1
    free = []
    for v in range(end - 1, -1, -1):
        if reach[v] and v not in given:
            node = trace.nodes[v]
            if not node[0]:
                free.append(v)
            for a in node[1:]:
                reach[a] = 1
    return free


def _escaped(trace: Trace, outputs: Sequence[int], inputs: Sequence[int]) -> TracerError:
    names = [repr(trace.input_keys[v]) for v in _free_inputs(trace, outputs, inputs)]
    return TracerError(
        f"{trace.label}: the result depends on {', '.join(names)}, a traced argument of an inner "
        "function that has ended. Return the value from that function instead of storing it outside"
    )


def traced_id(trace: Trace, leaf: Any) -> int:
    """The value of the running trace that an argument is; a concrete one becomes a constant."""
    if isinstance(leaf, Tracer):
        if leaf.arena is not trace:
            leaf.check_open()
            raise TracerError(f"{leaf!r} belongs to another trace that is still running")
        return leaf.id
    return constant(trace, array_of(leaf))
