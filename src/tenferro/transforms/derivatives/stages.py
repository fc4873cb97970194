"""A function's primal, linear and transposed graph."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro.explain import Stage, stage
from tenferro.trace import Trace
from tenferro.transforms.derivatives.reverse import forward
from tenferro.transforms.tracing.arguments import Arguments
from tenferro.transforms.tracing.parameters import name_of
from tenferro.transforms.tracing.tracing import in_trace, trace_call
from tidu import linear_transpose


def stages(f: Callable[..., Any], *args: Any) -> list[Stage]:
    """The primal graph of f at these arguments, its linearization, and the transpose of that.

    >>> [len(stage.nodes) for stage in stages(lambda x: x * x, 3.0)]
    [2, 5, 4]
    """
    label = f"explain({name_of(f)})"

    def body(trace: Trace) -> list[Stage]:
        arguments = Arguments(args)
        arguments.check_inexact(label, arguments.avals(label))
        traced = trace_call(trace, f, arguments, label)
        linear = forward(traced)
        tangents = [v for v in linear.tangent_outputs if v is not None]
        transposed = linear_transpose(linear)
        cotangents = [v for v in transposed.tangent_outputs if v is not None]
        start, end = linear.graph.start, linear.graph.stop
        return [
            stage(trace, "primal", 0, traced.outputs),
            stage(trace, "linear", start, tangents),
            stage(trace, "transposed", end, cotangents),
        ]

    return in_trace(label, body)
