"""Forward mode: directional derivatives and linear maps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from computegraph import dependents
from tenferro.ops.apply import full
from tenferro.trace import Tracer
from tenferro.transforms.arguments import check_inexact, check_like, flatten, leaf_avals, unflatten
from tenferro.transforms.linear import LinearProgram
from tenferro.transforms.reverse import forward, grad
from tenferro.transforms.tracing import Traced, name_of, open_trace, results, trace_call
from tidu import ADRuleError, LinearizedGraph
from tidu import linear_transpose as transpose_graph

Function = Callable[..., Any]


def jvp(f: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """The value of a function and its derivative along a direction.

    `tangents` has the structure, shapes and dtypes of `primals`. For holomorphic f the tangent is
    f'(z)·dz.

    >>> import numpy as np
    >>> jvp(np.sin, (0.0,), (2.0,))
    (array(0.), array(2.))
    """
    return _jvp(f, tuple(primals), tuple(tangents), optional=False)


def jvp_optional(f: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """Like `jvp`, with None for the tangent of an output that does not vary differentiably.

    A tangent may be None as well, where its primal is held fixed or is an integer.

    >>> jvp_optional(lambda x, n: (x * x, n + 1), (3.0, 2), (1.0, None))
    ((array(9.), array(3)), (array(6.), None))
    """
    return _jvp(f, tuple(primals), tuple(tangents), optional=True)


def _jvp(
    f: Function, primals: tuple[Any, ...], tangents: tuple[Any, ...], *, optional: bool
) -> tuple[Any, Any]:
    label = f"jvp({name_of(f)})"
    with open_trace(label) as trace:
        traced = trace_call(trace, f, primals, label, has_aux=False)
        avals = [x.aval for x in traced.inputs]
        if optional:
            given = _optional_leaves(primals, tangents)
        else:
            check_inexact("jvp", primals, avals)
            given = dict(enumerate(check_like("jvp", "tangents", tangents, primals, avals)))
        linear = forward(traced, [traced.inputs[i] for i in given])
        outs = _tangents(traced, linear, optional=optional)
        leaves, _ = flatten(primals)
        ids = [*traced.outputs, *(v for v in outs if v is not None)]
        inputs = [*traced.input_ids, *(int(v) for _, v in linear.tangent_inputs)]
        found = iter(results(trace, ids, inputs, [*leaves, *given.values()]))
        values = [next(found) for _ in traced.outputs]
        derivatives = [None if v is None else next(found) for v in outs]
    return unflatten(traced.out_tree, values), unflatten(traced.out_tree, derivatives)


def _optional_leaves(primals: tuple[Any, ...], tangents: tuple[Any, ...]) -> dict[int, Any]:
    """The tangents that are there, by the position of their primal."""
    if len(primals) != len(tangents):
        raise ValueError(f"jvp: {len(tangents)} tangents for {len(primals)} primals")
    found: dict[int, Any] = {}
    position = 0
    for primal, tangent in zip(primals, tangents, strict=True):
        leaves, _ = flatten(primal)
        if tangent is not None:
            avals = leaf_avals("jvp", primal)
            check_inexact("jvp", primal, avals)
            parts = check_like("jvp", "tangents", tangent, primal, avals)
            found.update({position + i: part for i, part in enumerate(parts)})
        position += len(leaves)
    return found


def _tangents(traced: Traced, linear: LinearizedGraph, *, optional: bool) -> list[int | None]:
    outs: list[int | None] = []
    for v, tangent in zip(traced.outputs, linear.tangent_outputs, strict=True):
        aval = traced.trace.metas[v]
        if tangent is None and not optional:
            tangent_aval = aval if aval.is_inexact else aval.with_dtype(float)
            like = Tracer(traced.trace, v, aval)
            outs.append(full(like, tangent_aval, 0).id)
        else:
            outs.append(tangent)
    return outs


def linearize(f: Function, *primals: Any) -> tuple[Any, Function]:
    """The value of a function and its derivative there as a linear function of tangents.

    The linear function may be called any number of times; it reads saved values.

    >>> import numpy as np
    >>> y, derivative = linearize(np.square, 3.0)
    >>> derivative(1.0)
    array(6.)
    """
    label = f"linearize({name_of(f)})"
    with open_trace(label) as trace:
        traced = trace_call(trace, f, primals, label, has_aux=False)
        avals = [x.aval for x in traced.inputs]
        check_inexact("linearize", primals, avals)
        linear = forward(traced)
        seeds = {int(v): i for i, (_, v) in enumerate(linear.tangent_inputs)}
        program = LinearProgram(traced, seeds, _tangents(traced, linear, optional=False))
    value = unflatten(traced.out_tree, program.primal_outputs)

    def derivative(*tangents: Any) -> Any:
        """The tangent of the value along these tangents of the primals."""
        leaves = check_like("linearize", "tangents", tangents, primals, avals)
        return unflatten(traced.out_tree, program(leaves))

    return value, derivative


def linear_transpose(f: Function, *primals: Any) -> Function:
    """The transpose of a linear function, under the pairing Re Σ conj(a)·b.

    `primals` give shapes and dtypes only. Raises ADRuleError if `f` is not linear in them.

    >>> import numpy as np
    >>> linear_transpose(lambda x: 3.0 * x, np.zeros(2))(np.ones(2))
    (array([3., 3.]),)
    """
    label = f"linear_transpose({name_of(f)})"
    with open_trace(label) as trace:
        traced = trace_call(trace, f, primals, label, has_aux=False)
        check_inexact("linear_transpose", primals, [x.aval for x in traced.inputs])
        linear = forward(traced)
        _check_linear(label, traced, linear)
        transposed = transpose_graph(linear)
        found = [
            full(x, x.aval, 0).id if ct is None else ct
            for x, ct in zip(traced.inputs, transposed.tangent_outputs, strict=True)
        ]
        seeds = {int(v): key.output for key, v in transposed.tangent_inputs}  # type: ignore[attr-defined]
        program = LinearProgram(traced, seeds, found)
    out_avals, like = traced.out_avals, unflatten(traced.out_tree, traced.outputs)
    _, in_tree = flatten(primals)

    def transpose(cotangent: Any) -> Any:
        """The cotangents of the arguments, as a tuple."""
        leaves = check_like("linear_transpose", "cotangents", cotangent, like, out_avals)
        return unflatten(in_tree, program(leaves))

    return transpose


def _check_linear(label: str, traced: Traced, linear: LinearizedGraph) -> None:
    """A function is linear only if its derivative does not depend on where it is taken."""
    outs = [v for v in linear.tangent_outputs if v is not None]
    given = dict.fromkeys(traced.input_ids)
    low = min(given, default=0)
    needed = dependents(traced.trace, outs, given)
    if any(needed[v - low] for v in given if v - low < len(needed)):
        raise ADRuleError(f"{label}: the function is not linear in its arguments")


def hvp(f: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """The gradient of a real scalar function and the Hessian applied to a direction.

    Forward over reverse, at the cost of a few gradients. Gradient and product are tuples with
    one entry per primal.

    >>> import numpy as np
    >>> hvp(lambda x: np.sum(x**3), (np.array([1.0, 2.0]),), (np.array([1.0, 0.0]),))[1]
    (array([6., 0.]),)
    """
    return jvp(grad(f, argnums=tuple(range(len(primals)))), primals, tangents)
