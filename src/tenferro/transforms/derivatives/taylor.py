"""Taylor mode: all derivatives of a function along a curve, up to some order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from computegraph import Graph, LocalValueId, resolve, substitute
from tenferro.ops.base import full
from tenferro.trace import Trace, Tracer
from tenferro.transforms.tracing.arguments import (
    Arguments,
    check_callable,
    check_like,
    check_sequence,
    flatten,
    shown,
    unflatten,
)
from tenferro.transforms.tracing.parameters import name_of
from tenferro.transforms.tracing.tracing import Traced, in_trace, results, trace_call
from tidu import LinearizedGraph, linearize

Function = Callable[..., Any]


def jet(f: Function, primals: Sequence[Any], series: Sequence[Any]) -> tuple[Any, Any]:
    """Return f and its derivatives along a curve: d^k/dt^k f(x(t)) at t = 0, k = 1 … K.

    `primals` are the arguments x(0). `series` has their structure, with a sequence of K arrays at
    each leaf: the derivatives of x(t) at 0, with the shape and dtype of the leaf. The result is
    (f(x(0)), derivatives), where the derivatives have a list of K arrays at each leaf of the value.
    Derivatives are not divided by k!. `jax.experimental.jet` has the same convention.

    `linearize` computes each order from the previous one, because the tangent of a derivative is
    the next derivative (Faà di Bruno's formula, one term at a time). Equal terms are computed once,
    so their number grows as a power of K, not exponentially. All functions with a forward rule are
    supported, including factorizations, loops and custom rules.

    Raises TypeError for integer primals, ValueError for series whose structure, shapes or dtypes
    differ from those of the primals.

    >>> import numpy as np
    >>> jet(np.sin, (0.0,), ([1.0, 0.0, 0.0],))
    (array(0.), [array(1.), array(0.), array(-1.)])
    """
    check_callable("jet", f)
    label = f"jet({name_of(f)})"
    args = Arguments(check_sequence(label, "primals", primals))
    avals = args.avals(label)
    args.check_inexact(label, avals)
    derivatives = _derivatives(label, args, check_sequence(label, "series", series))

    def body(trace: Trace) -> tuple[Any, Any]:
        order = len(derivatives)
        traced = trace_call(trace, f, args, label, avals=avals, known=True, derivatives=order)
        curve = [traced.inputs, *(_fresh(trace, traced, k + 1) for k in range(len(derivatives)))]
        orders = _orders(trace, traced, curve)
        inputs = [x.id for xs in curve for x in xs]
        ids = [v for ys in orders for v in ys]
        seeds = [x for xs in derivatives for x in xs]
        flat = iter(results(trace, ids, inputs, [*args.leaves, *seeds]))
        values, *rest = [[next(flat) for _ in ys] for ys in orders]
        lists = [[ys[i] for ys in rest] for i in range(len(values))]
        return unflatten(traced.out_tree, values), unflatten(traced.out_tree, lists)

    return in_trace(label, body)


def _derivatives(label: str, args: Arguments, series: tuple[Any, ...]) -> list[list[Any]]:
    """The derivatives of all leaves, order by order."""
    names = args.names()
    try:
        lists: list[Any] = args.spec.flatten_up_to(series)  # type: ignore[arg-type]
    except ValueError as error:
        raise ValueError(
            f"{label}: series has the structure {shown(flatten(series)[1])}, expected "
            f"{shown(args.spec)} with a sequence of derivatives at each leaf"
        ) from error
    for name, each in zip(names, lists, strict=True):
        if not isinstance(each, tuple | list):
            raise TypeError(
                f"{label}: the series of {name} is of type {type(each).__name__}, expected a list "
                "of its derivatives"
            )
        if len(each) != len(lists[0]):
            raise ValueError(
                f"{label}: the series of {name} has {len(each)} derivatives, expected "
                f"{len(lists[0])}, as that of {names[0]}"
            )
    avals = args.avals(label)
    return [
        check_like(
            label,
            "the tuple of derivatives",
            args.spec.unflatten(list(order)),
            args.spec,
            avals,
            lambda i, k=k: f"derivative {k} of {names[i]}",  # type: ignore[misc]
        )
        for k, order in enumerate(zip(*lists, strict=True), 1)
    ]


def _fresh(trace: Trace, traced: Traced, order: int) -> list[Tracer]:
    """Inputs for the derivatives of this order of the arguments."""
    return [trace.fresh(x.aval, f"x{i}, derivative {order}") for i, x in enumerate(traced.inputs)]


def _orders(trace: Trace, traced: Traced, curve: Sequence[Sequence[Tracer]]) -> list[list[int]]:
    """The outputs and their derivatives, order by order."""
    orders = [list(traced.outputs)]
    for k in range(1, len(curve)):
        linear = _linearized(trace, orders[-1], [x.id for xs in curve[:k] for x in xs])
        following = [x.id for xs in curve[1 : k + 1] for x in xs]
        orders.append(_next(trace, orders[-1], linear, following))
    return orders


def _linearized(trace: Trace, outputs: Sequence[int], inputs: Sequence[int]) -> LinearizedGraph:
    graph = Graph(trace, 0, len(trace), (), tuple(LocalValueId(v) for v in outputs))
    keys = [trace.input_keys[v] for v in inputs]
    return linearize(resolve([graph]), [graph.key(v) for v in graph.outputs], keys)


def _next(
    trace: Trace, outputs: Sequence[int], linear: LinearizedGraph, following: Sequence[int]
) -> list[int]:
    """The tangents, where the tangent of each input is its next derivative."""
    seeds = [int(v) for _, v in linear.tangent_inputs]
    flowing = [int(t) for t in linear.tangent_outputs if t is not None]
    pushed = iter(substitute(trace, flowing, dict(zip(seeds, following, strict=True))))
    return [
        _zeros(trace, v) if t is None else next(pushed)
        for v, t in zip(outputs, linear.tangent_outputs, strict=True)
    ]


def _zeros(trace: Trace, v: int) -> int:
    """The derivative of what does not vary, in float64 if it is an integer."""
    aval = trace.metas[v]
    like = Tracer(trace, v, aval)
    return int(full(like, aval if aval.is_inexact else aval.with_dtype(float), 0).id)
