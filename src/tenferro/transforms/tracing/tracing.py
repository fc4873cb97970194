"""Tracing a function, and turning values of a trace into results.

The outermost transform opens a trace; transforms inside it use the same one. Each passes its
function fresh inputs, so values captured from outside are never confused with its own, and puts
the actual arguments back in when it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from computegraph import (
    MaterializedGraph,
    ProgramCache,
    UnresolvedValueError,
    materialize_merge,
    reachable,
    substitute,
)
from computegraph.cache import structure
from tenferro.context import with_value
from tenferro.engines import CompiledGraph, compile_graph
from tenferro.ops.base.bodies import operations_in
from tenferro.ops.base.registry import forget_programs_with
from tenferro.tensor import Aval
from tenferro.tensor.array import TracerError
from tenferro.tensor.scopes import in_scope
from tenferro.trace import (
    Trace,
    TracedNumber,
    Tracer,
    current_trace,
    may_not_run,
    new_trace,
    tracing,
)
from tenferro.tracebacks import shorten
from tenferro.transforms.tracing.arguments import Arguments, Tree, as_value, flatten, traced_id
from tenferro.transforms.tracing.effects import keep_effects, run_effects, with_effects
from tenferro.transforms.tracing.outer_state import OuterState
from tenferro.transforms.tracing.random_state import RandomStates
from tenferro.transforms.tracing.reach import Reach
from tenferro.transforms.tracing.running import run_program

T = TypeVar("T")
_OPERATIONS, _OF_A_PROGRAM = 2**17, 16
"""How many operations all programs may have, and what each program counts in addition. An
operation takes 230 to 500 bytes, a program 4 kB more: 60 MB at most."""
programs: ProgramCache[CompiledGraph] = ProgramCache(_OPERATIONS)
"""Programs that transforms ran immediately, by structure."""
forget_programs_with(programs.clear)
memory_limit: ContextVar[int | None] = ContextVar("tenferro_memory_limit", default=None)
"""The bytes that the program may use which is being traced, in addition to its arguments."""


def in_trace(label: str, body: Callable[[Trace], T], *, apart: bool = False) -> T:
    """The result of `body` in the trace of this context, or in a new one that then ends.

    A trace `apart` is new in any case.
    """
    running = current_trace.get()
    if running is not None and not apart:
        return body(running)
    trace = new_trace(label)
    try:
        return tracing(trace, lambda: body(trace))
    except Exception as error:
        shorten(error)
        raise
    finally:
        trace.close()


@dataclass(frozen=True, eq=False)
class Repeated:
    """A function that is traced once and runs several times: compiled, mapped, or in a loop."""

    label: str


repeated: ContextVar[tuple[Repeated, ...]] = ContextVar("tenferro_repeated", default=())
"""The functions that are being traced now and will run several times, one inside another."""


_derivatives: ContextVar[int] = ContextVar("tenferro_derivatives", default=0)


def derivative_order() -> int:
    """How often what is being traced now will be differentiated, by the transforms around it.

    A program whose function reads this is another one for eager tensors that record gradients.
    """
    trace = current_trace.get()
    if trace is not None:
        trace.reads_order = True
    return _derivatives.get()


@dataclass(slots=True)
class Traced:
    """A function as a graph: fresh inputs, outputs, and the structure of both."""

    trace: Trace
    label: str
    args: Arguments
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
    trace: Trace,
    function: Callable[..., Any],
    args: Arguments | Sequence[Any],
    label: str,
    *,
    has_aux: bool = False,
    avals: Sequence[Aval] | None = None,
    known: bool = False,
    repeats: bool = False,
    conditional: bool = False,
    derivatives: int = 0,
) -> Traced:
    """Call a function with tracers for its arguments' leaves.

    `avals`, if given, are used instead of the leaves' own. If the arguments are `known`, so are the
    values computed from them, for Python's `if` and `while`. What `repeats` is traced once and runs
    several times; what is `conditional` may not run at all. `derivatives` counts how often the
    caller differentiates the graph.
    """
    args = args if isinstance(args, Arguments) else Arguments(args)
    avals = args.avals(label) if avals is None else avals
    inputs = [trace.fresh(aval, f"x{i}") for i, aval in enumerate(avals)]
    if known:
        trace.given.update(zip((x.id for x in inputs), args.leaves, strict=True))
    trace.depth += 1
    before, outer, earlier = trace.effect, trace.arguments, trace.inside
    trace.arguments, trace.inside = inputs, None
    inside = (*repeated.get(), Repeated(label)) if repeats else repeated.get()
    reach = Reach.of(function) if repeats or conditional else Reach()
    states, outside = RandomStates(reach) if repeats else None, OuterState(reach, label)
    order = _derivatives.get() + derivatives

    def called() -> Any:
        # Not `inputs` themselves: the function may rebind its arguments (`x[k] = v`).
        leaves = [
            (TracedNumber if is_number else Tracer)(trace, x.id, x.aval)
            for x, is_number in zip(inputs, args.numbers(), strict=True)
        ]
        return with_value(repeated, inside, lambda: function(*args.spec.unflatten(leaves)))

    try:
        run = partial(with_value, may_not_run, True, called) if conditional else called
        in_order = partial(with_value, _derivatives, order, lambda: in_scope(label, run))
        result = outside.kept(in_order) if reach.values else in_order()
    except Exception as error:
        refusal = _refusal_behind(trace, error)
        if refusal is not None:
            raise TracerError(refusal).with_traceback(error.__traceback__) from None
        raise
    finally:
        trace.depth -= 1
        trace.arguments, trace.inside = outer, earlier
        trace.refused = None
    if states is not None:
        states.check_unchanged(label)
    aux = None
    if has_aux:
        if not isinstance(result, tuple) or len(result) != 2:
            raise TypeError(f"{label}: with has_aux, the function must return (value, aux)")
        result, aux = result
    result_leaves, out_tree = flatten(result)
    outputs = [as_value(trace, label, leaf) for leaf in result_leaves]
    outputs = with_effects(trace, label, before, [x.id for x in inputs], outputs)
    return Traced(trace, label, args, inputs, outputs, out_tree, aux)


def _refusal_behind(trace: Trace, error: Exception) -> str | None:
    """The text of the TracerError that NumPy, or compiled code of SciPy, made another error of."""
    if isinstance(error, TracerError):
        return None
    if isinstance(error, ValueError) and isinstance(error.__cause__, TracerError):
        # NumPy's "setting an array element with a sequence"
        return str(error.__cause__)
    refused = trace.refused
    return refused.text if refused is not None and refused.is_behind(error) else None


def results(
    trace: Trace, outputs: Sequence[int], inputs: Sequence[int], leaves: Sequence[Any]
) -> list[Any]:
    """The outputs with computed or traced `leaves` for the inputs.

    Computed if nothing traced is involved, otherwise put into the running trace.
    """
    traced = any(isinstance(x, Tracer) for x in leaves)
    if not traced and (not trace.depth or _is_closed(trace, outputs, inputs)):
        outputs = run_effects(trace, outputs, inputs)
        graph = merge(trace, outputs, inputs)
        return run_program(graph, _program(graph), [*leaves, *trace.captured.values()])
    values = {v: traced_id(trace, x) for v, x in zip(inputs, leaves, strict=True)}
    substituted = substitute(trace, outputs, values)
    keep_effects(trace, values, substituted)
    return [Tracer(trace, v, trace.metas[v]) for v in substituted]


def _program(graph: MaterializedGraph) -> CompiledGraph:
    """The reference engine's program of a graph, compiled once for each structure."""
    return programs.get(
        structure(graph), lambda: compile_graph(graph, "numpy"), lambda: _weight(graph)
    )


def _weight(graph: MaterializedGraph) -> int:
    applications = graph.arena.applications(graph.order)
    return _OF_A_PROGRAM + operations_in([operation for _, operation, _, _ in applications])


def merge(trace: Trace, outputs: Sequence[int], inputs: Sequence[int]) -> MaterializedGraph:
    """What the outputs need, over the inputs followed by the captured values."""
    try:
        return materialize_merge(trace, outputs, [*inputs, *trace.captured])
    except UnresolvedValueError as error:
        raise _escaped(trace, error.values) from error


def _is_closed(trace: Trace, outputs: Sequence[int], inputs: Sequence[int]) -> bool:
    """Whether the outputs need no argument of a traced function but the given inputs."""
    low = min(inputs, default=0)
    inside = {*inputs, *trace.captured}
    last = reachable(trace, outputs, inside, low)
    needed = [v for v, reader in enumerate(last, low) if reader and v not in inside]
    if any(trace.is_input(v) for v in needed):
        return False
    older = (a for v in needed for a in trace.nodes[v][1:] if a < low)
    return not any(trace.is_open(v) for v in (*older, *(v for v in outputs if v < low)))


def _escaped(trace: Trace, values: Sequence[int]) -> TracerError:
    names = [repr(trace.input_keys[v]) for v in values]
    return TracerError(
        f"{trace.label}: the result depends on {', '.join(names)}, a traced argument of an inner "
        "function that has ended. Return the value from that function instead of storing it outside"
    )
