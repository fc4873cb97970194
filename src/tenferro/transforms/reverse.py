"""Reverse mode: gradients and pullbacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import numpy as np

from computegraph import Graph, LocalValueId, resolve
from tenferro.ops.apply import full
from tenferro.tensor import Aval
from tenferro.trace import Trace, Tracer
from tenferro.transforms.arguments import check_inexact, check_like, flatten, unflatten
from tenferro.transforms.linear import LinearProgram
from tenferro.transforms.tracing import Traced, name_of, open_trace, results, trace_call
from tidu import LinearizedGraph, linear_transpose, linearize

Function = Callable[..., Any]


def grad(f: Function, argnums: int | Sequence[int] = 0, has_aux: bool = False) -> Function:
    """The gradient of a real scalar function with respect to some of its arguments.

    For a complex argument it is ∂L/∂Re z + i ∂L/∂Im z. The result has the structure, shapes and
    dtypes of the argument (a tuple if `argnums` is a sequence); with `has_aux`, `f` returns
    (loss, aux) and the result is (gradient, aux).

    Raises TypeError for integer arguments and for a loss that is complex or an integer, ValueError
    for a loss that is no scalar.

    >>> import numpy as np
    >>> grad(lambda x: np.sum(x**2))(np.array([1.0, 2.0]))
    array([2., 4.])
    """

    @wraps(f)
    def gradient(*args: Any, **kwargs: Any) -> Any:
        _, found, aux = _gradient("grad", f, argnums, args, kwargs, has_aux, optional=False)
        return (found, aux) if has_aux else found

    return gradient


def value_and_grad(
    f: Function, argnums: int | Sequence[int] = 0, has_aux: bool = False
) -> Function:
    """The function's value together with its gradient, in one evaluation.

    With `has_aux` the result is ((value, aux), gradient).

    >>> import numpy as np
    >>> value_and_grad(np.sum)(np.array([1.0, 2.0]))
    (array(3.), array([1., 1.]))
    """

    @wraps(f)
    def both(*args: Any, **kwargs: Any) -> Any:
        value, found, aux = _gradient(
            "value_and_grad", f, argnums, args, kwargs, has_aux, optional=False
        )
        return ((value, aux), found) if has_aux else (value, found)

    return both


def grad_optional(f: Function, argnums: int | Sequence[int] = 0) -> Function:
    """Like `grad`, with None for every leaf that the loss does not depend on differentiably.

    >>> grad_optional(lambda x, n: x * x, argnums=(0, 1))(3.0, 2)
    (array(6.), None)
    """

    @wraps(f)
    def gradient(*args: Any, **kwargs: Any) -> Any:
        _, found, _ = _gradient("grad", f, argnums, args, kwargs, False, optional=True)
        return found

    return gradient


def _gradient(
    name: str,
    f: Function,
    argnums: int | Sequence[int],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    has_aux: bool,
    *,
    optional: bool,
) -> tuple[Any, Any, Any]:
    positions = _positions(name, argnums, args)
    wrt = tuple(args[i] for i in positions)
    label = f"{name}({name_of(f)})"

    def of_wrt(*chosen: Any) -> Any:
        full_args = list(args)
        for i, x in zip(positions, chosen, strict=True):
            full_args[i] = x
        return f(*full_args, **kwargs)

    with open_trace(label) as trace:
        traced = trace_call(trace, of_wrt, wrt, label, has_aux=has_aux)
        avals = [x.aval for x in traced.inputs]
        if not optional:
            check_inexact(name, wrt, avals)
        _check_loss(label, traced.out_avals, traced.out_tree)
        pullback = transposed(traced)
        outputs = [*traced.outputs, *_cotangents(traced, pullback, optional=optional)]
        aux_leaves, aux_tree = flatten(traced.aux)
        aux_ids = [x.id for x in aux_leaves if isinstance(x, Tracer)]
        ids = [v for v in outputs if v is not None] + aux_ids
        leaves, in_tree = flatten(wrt)
        found = iter(_with_seed(trace, ids, traced, pullback, leaves))
        filled = [None if v is None else next(found) for v in outputs]
        aux = unflatten(aux_tree, [next(found) if isinstance(x, Tracer) else x for x in aux_leaves])
    gradients = unflatten(in_tree, filled[1:])
    return filled[0], gradients[0] if isinstance(argnums, int) else gradients, aux


def _positions(name: str, argnums: int | Sequence[int], args: tuple[Any, ...]) -> list[int]:
    asked = [argnums] if isinstance(argnums, int) else list(argnums)
    for i in asked:
        if not -len(args) <= i < len(args):
            raise ValueError(f"{name}: argnums is {argnums}, but there are {len(args)} arguments")
    return [i % len(args) for i in asked]


def _check_loss(label: str, avals: Sequence[Aval], tree: Any) -> None:
    if len(avals) != 1:
        raise ValueError(
            f"{label}: the function returned {len(avals)} values ({tree}), expected one scalar; "
            "use vjp, or has_aux for what is not to be differentiated"
        )
    (loss,) = avals
    if loss.shape:
        raise ValueError(
            f"{label}: the function returned shape {loss.shape}, expected a scalar; "
            "reduce it (for instance with .sum()), or use vjp"
        )
    if loss.dtype.kind != "f":
        raise TypeError(
            f"{label}: the function returned {loss.dtype}, expected a real floating-point loss; "
            "take .real or abs of a complex one, or use vjp"
        )


def forward(traced: Traced, wrt: Sequence[Tracer] | None = None) -> LinearizedGraph:
    """The tangents of a traced function's outputs, by default for all its inexact inputs."""
    trace = traced.trace
    graph = Graph(trace, 0, len(trace), (), tuple(LocalValueId(v) for v in traced.outputs))
    chosen = [x for x in traced.inputs if x.aval.is_inexact] if wrt is None else wrt
    keys = [trace.input_keys[x.id] for x in chosen]
    return linearize(resolve([graph]), [graph.key(v) for v in graph.outputs], keys)


def transposed(traced: Traced) -> LinearizedGraph:
    """The cotangents of a traced function's inexact inputs."""
    return linear_transpose(forward(traced))


def _cotangents(traced: Traced, pullback: LinearizedGraph, *, optional: bool) -> list[int | None]:
    """Per input, its cotangent: where nothing flows, zeros, or None if `optional`."""
    found = iter(pullback.tangent_outputs)
    result: list[int | None] = []
    for x in traced.inputs:
        ct = next(found) if x.aval.is_inexact else None
        result.append(ct if ct is not None or optional else full(x, x.aval, 0).id)
    return result


def _with_seed(
    trace: Trace,
    outputs: Sequence[int],
    traced: Traced,
    pullback: LinearizedGraph,
    leaves: Sequence[Any],
) -> list[Any]:
    seeds = [v for _, v in pullback.tangent_inputs]
    ones = [np.ones((), trace.metas[v].dtype) for v in seeds]
    return results(trace, outputs, [*traced.input_ids, *seeds], [*leaves, *ones])


def vjp(f: Function, *primals: Any) -> tuple[Any, Function]:
    """The value of a function and its pullback, from a cotangent to the primals' cotangents.

    The pairing is Re Σ conj(a)·b, so for holomorphic f the pullback multiplies by conj(f').
    The pullback may be called any number of times; it reads saved values.

    >>> import numpy as np
    >>> y, pullback = vjp(np.sin, 0.0)
    >>> pullback(2.0)
    (array(2.),)
    """
    value, pull = _vjp("vjp", f, primals, optional=False)
    return value, pull


def vjp_optional(f: Function, *primals: Any) -> tuple[Any, Function]:
    """Like `vjp`, with None for every leaf that no cotangent reaches."""
    value, pullback = _vjp("vjp", f, primals, optional=True)
    return value, pullback


def _vjp(name: str, f: Function, primals: tuple[Any, ...], *, optional: bool) -> Any:
    label = f"{name}({name_of(f)})"
    with open_trace(label) as trace:
        traced = trace_call(trace, f, primals, label, has_aux=False)
        if not optional:
            check_inexact(name, primals, [x.aval for x in traced.inputs])
        linear = transposed(traced)
        outputs = _cotangents(traced, linear, optional=optional)
        seeds = {int(v): key.output for key, v in linear.tangent_inputs}  # type: ignore[attr-defined]
        program = LinearProgram(traced, seeds, outputs)
        value = unflatten(traced.out_tree, program.primal_outputs)
    out_avals, like = traced.out_avals, unflatten(traced.out_tree, traced.outputs)
    _, in_tree = flatten(primals)

    def pullback(cotangent: Any) -> Any:
        """The cotangents of the primals, as a tuple."""
        leaves = check_like(name, "cotangents", cotangent, like, out_avals)
        return unflatten(in_tree, program(leaves))

    return value, pullback
