"""From functions to programs: tracing, and what a program keeps of closed-over values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tenferro.context import with_value
from tenferro.eager import Tensor
from tenferro.engines.base.pipeline import DEFAULT, CompileOptions
from tenferro.tensor import Aval
from tenferro.trace import Trace
from tenferro.transforms.programs.program import Program
from tenferro.transforms.tracing.arguments import Arguments, check_callable, engine_of
from tenferro.transforms.tracing.effects import refuse_effects
from tenferro.transforms.tracing.parameters import keeps_parameters, name_of
from tenferro.transforms.tracing.tracing import (
    Traced,
    in_trace,
    memory_limit,
    merge,
    trace_call,
)

_UNCHECKED = "which has checks=False and so does not wait for what it prints; leave that option out"


def build(
    function: Callable[..., Any],
    args: Arguments,
    label: str,
    engine: str,
    avals: Sequence[Aval],
    options: CompileOptions = DEFAULT,
    derivatives: int = 0,
) -> Program:
    """The program of `function(args, kwargs)`, of the arguments as a pair.

    `derivatives` counts how often the program will be differentiated, as for eager tensors.
    """

    def traced_in(trace: Trace) -> Traced:
        return trace_call(
            trace, function, args, label, avals=avals, repeats=True, derivatives=derivatives
        )

    def body(trace: Trace) -> Program:
        traced = with_value(memory_limit, options.memory_limit, lambda: traced_in(trace))
        if not options.checks:
            refuse_effects(trace, traced.input_ids, f"called in {label}, {_UNCHECKED}")
        graph = merge(trace, traced.outputs, traced.input_ids)
        captured = _captured(label, trace.captured.values(), engine)
        tree = traced.out_tree
        program = Program(label, graph, captured, args.spec, tree, engine, options)
        program.reads_order = trace.reads_order
        return program

    return in_trace(label, body, apart=True)


def _captured(label: str, captured: Iterable[Any], engine: str) -> list[Any]:
    """What a function closed over, as a program keeps it."""
    for value in captured:
        if isinstance(value, Tensor) and value.requires_grad:
            raise ValueError(
                f"{label}: the function uses a variable that is not among its arguments "
                f"({value.aval!r}); a compiled program would keep its present value and lose its "
                "gradient. Pass it as an argument, or use its detach()"
            )
        if isinstance(value, Tensor) and engine != "xla":
            raise ValueError(
                f"{label}: the function uses an array on {str(value.device)!r} ({value.aval!r}) "
                f"that is not among its arguments, and the {engine} engine computes on 'cpu'; "
                "choose engine='xla', pass it as an argument, or use its to_device('cpu')"
            )
    return [x.value if isinstance(x, Tensor) else x for x in captured]


@keeps_parameters
def trace(f: Callable[..., Any], *, engine: str | None = None) -> Callable[..., Program]:
    """Return a function that is called like `f` and returns the traced program of `f`.

    An argument may be a specification, such as `te.spec("n,3")`, instead of an array.

    >>> import tenferro as te
    >>> program = te.trace(lambda x: x.sum(0))(te.spec("n,3"))
    >>> program.outputs
    [float64[3]]
    """
    check_callable("trace", f)
    engine = engine_of("trace", engine)

    def traced(*args: Any, **kwargs: Any) -> Program:
        label = f"trace({name_of(f)})"
        arguments = Arguments(args, kwargs)
        avals = arguments.avals(label, abstract=True)
        return build(lambda a, k: f(*a, **k), arguments, label, engine, avals)

    return traced
