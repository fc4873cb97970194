"""Reverse mode: gradients and pullbacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, overload

import numpy as np

from computegraph import Graph, LocalValueId, resolve
from tenferro.ops.base import TensorOperation, full
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import kind_of
from tenferro.trace import Trace, Tracer
from tenferro.transforms.derivatives.choice import (
    Argnums,
    check_argnums,
    chosen_arguments,
    of_chosen,
    values_of,
)
from tenferro.transforms.derivatives.conversions import check_arguments
from tenferro.transforms.derivatives.linear import LinearProgram
from tenferro.transforms.tracing import known_values  # noqa: F401  (binds the values of traces)
from tenferro.transforms.tracing.arguments import (
    Arguments,
    check_callable,
    check_like,
    flatten,
    shown,
    traced_id,
    unflatten,
)
from tenferro.transforms.tracing.parameters import Derivative, R, keeps_parameters, name_of
from tenferro.transforms.tracing.result_types import (
    Tree,
    returns_gradient,
    returns_value_and_gradient,
)
from tenferro.transforms.tracing.tracing import Traced, in_trace, results, trace_call
from tidu import LinearizedGraph, linear_transpose, linearize

Function = Callable[..., Any]


@returns_gradient
def grad(
    f: Function, argnums: Argnums = 0, has_aux: bool = False, *, allow_int: bool = False
) -> Function:
    """Return a function that computes the gradient of `f`, a real scalar function.

    `argnums` selects the arguments by position or by name. The gradient has the structure, shapes
    and dtypes of the argument; it is a tuple if `argnums` is a sequence. For a complex argument it
    is ∂L/∂Re z + i ∂L/∂Im z. With `has_aux`, `f` returns (loss, aux) and the result is (gradient,
    aux). With `allow_int`, integer and bool leaves of the arguments are accepted and have the
    gradient zero, in float64.

    Raises TypeError for integer arguments (without `allow_int`) and for a complex or integer loss;
    ValueError for a loss that is not a scalar and for `argnums` that the call does not have.

    >>> import numpy as np
    >>> grad(lambda x: np.sum(x**2))(np.array([1.0, 2.0]))
    array([2., 4.])
    >>> grad(lambda x, p: x * p["w"] ** p["n"], "p", allow_int=True)(3.0, p={"w": 2.0, "n": 3})
    {'w': array(36.), 'n': array(0.)}
    """

    check_callable("grad", f)
    check_argnums("grad", argnums)

    @wraps(f)
    def gradient(*args: Any, **kwargs: Any) -> Any:
        _, derivative, aux = gradients(
            "grad", f, argnums, args, kwargs, has_aux=has_aux, allow_int=allow_int
        )
        return (derivative, aux) if has_aux else derivative

    return gradient


@returns_value_and_gradient
def value_and_grad(
    f: Function, argnums: Argnums = 0, has_aux: bool = False, *, allow_int: bool = False
) -> Callable[..., tuple[Any, Any]]:
    """Return a function that computes the value of `f` and its gradient in one evaluation.

    With `has_aux` the result is ((value, aux), gradient). All other arguments are as for `grad`.

    >>> import numpy as np
    >>> value_and_grad(np.sum)(np.array([1.0, 2.0]))
    (array(3.), array([1., 1.]))
    """

    check_callable("value_and_grad", f)
    check_argnums("value_and_grad", argnums)

    @wraps(f)
    def both(*args: Any, **kwargs: Any) -> Any:
        value, derivative, aux = gradients(
            "value_and_grad", f, argnums, args, kwargs, has_aux=has_aux, allow_int=allow_int
        )
        return ((value, aux), derivative) if has_aux else (value, derivative)

    return both


@keeps_parameters
def grad_optional(f: Function, argnums: Argnums = 0, has_aux: bool = False) -> Function:
    """Like `grad`, but with None for every leaf on which the loss does not depend differentiably.

    >>> grad_optional(lambda x, n: x * x, argnums=(0, 1))(3.0, 2)
    (array(6.), None)
    """
    check_callable("grad_optional", f)

    @wraps(f)
    def gradient(*args: Any, **kwargs: Any) -> Any:
        _, derivative, aux = gradients(
            "grad_optional", f, argnums, args, kwargs, has_aux=has_aux, optional=True
        )
        return (derivative, aux) if has_aux else derivative

    return gradient


def gradients(
    name: str,
    f: Function,
    argnums: Argnums,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    *,
    has_aux: bool = False,
    optional: bool = False,
    allow_int: bool = False,
) -> tuple[Any, Any, Any]:
    """The loss, its gradients and auxiliary results; `name` is the caller's name in messages."""
    label = f"{name}({name_of(f)})"
    which = chosen_arguments(label, f, argnums, args, kwargs)
    wrt = Arguments(values_of(which, args, kwargs), positions=which)
    of_wrt = of_chosen(f, which, args, kwargs)
    avals = wrt.avals(label)
    if not (optional or allow_int):
        wrt.check_inexact(label, avals, _ADVICE)

    def body(trace: Trace) -> tuple[list[Any], Any]:
        traced = trace_call(
            trace, of_wrt, wrt, label, has_aux=has_aux, avals=avals, known=True, derivatives=1
        )
        _check_loss(label, traced.out_avals, traced.out_tree)
        pullback = transposed(traced)
        outputs = [*traced.outputs, *_cotangents(traced, pullback, optional=optional)]
        aux_leaves, aux_tree = flatten(traced.aux)
        aux_ids = [traced_id(trace, x) for x in aux_leaves if isinstance(x, Tracer)]
        ids = [v for v in outputs if v is not None] + aux_ids
        cotangents = iter(_with_seed(trace, ids, traced, pullback))
        filled = [None if v is None else next(cotangents) for v in outputs]
        aux = [next(cotangents) if isinstance(x, Tracer) else x for x in aux_leaves]
        return filled, unflatten(aux_tree, aux)

    filled, aux = in_trace(label, body)
    found_gradients = unflatten(wrt.spec, filled[1:])
    alone = not isinstance(argnums, tuple | list)
    return filled[0], found_gradients[0] if alone else found_gradients, aux


_ADVICE = ", pass allow_int=True, or use grad_optional, which returns None"


def _check_loss(label: str, avals: Sequence[Aval], tree: Any) -> None:
    if len(avals) != 1:
        raise ValueError(
            f"{label}: the function returned {len(avals)} values ({shown(tree)}), expected one "
            "scalar; use vjp, or has_aux for what is not to be differentiated"
        )
    (loss,) = avals
    if loss.shape:
        raise ValueError(
            f"{label}: the function returned shape {loss.shape}, expected a scalar; "
            "reduce it (for instance with .sum()), or use vjp"
        )
    if kind_of(loss.dtype) not in "ef":
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
    return linear_transpose(forward(traced), addition=TensorOperation.add())


def _cotangents(traced: Traced, pullback: LinearizedGraph, *, optional: bool) -> list[int | None]:
    """Per input, its cotangent: where nothing flows, zeros, or None if `optional`.

    The zeros of integers are those of float64. Raises TypeError for an input that reaches the
    outputs only through a conversion to integers.
    """
    cotangents = iter(pullback.tangent_outputs)
    found: list[int | None] = [
        next(cotangents) if x.aval.is_inexact else None for x in traced.inputs
    ]
    if optional:
        return found
    inexact = [x.aval.is_inexact for x in traced.inputs]
    check_arguments(traced, [i for i, ct in enumerate(found) if ct is None and inexact[i]])
    return [
        full(x, x.aval if on else x.aval.with_dtype(float), 0).id if ct is None else ct
        for x, on, ct in zip(traced.inputs, inexact, found, strict=True)
    ]


def _with_seed(
    trace: Trace, outputs: Sequence[int], traced: Traced, pullback: LinearizedGraph
) -> list[Any]:
    seeds = [v for _, v in pullback.tangent_inputs]
    ones = [np.ones((), trace.metas[v].dtype) for v in seeds]
    return results(trace, outputs, [*traced.input_ids, *seeds], [*traced.args.leaves, *ones])


@overload
def vjp(
    f: np.ufunc | Derivative[...], *primals: Any, allow_int: bool = False
) -> tuple[Any, Function]: ...


@overload
def vjp(
    f: Callable[..., R], primal: Tree, /, *, allow_int: bool = False
) -> tuple[R, Callable[[Any], tuple[Tree]]]: ...


@overload
def vjp(
    f: Callable[..., R], *primals: Any, allow_int: bool = False
) -> tuple[R, Callable[[Any], tuple[Any, ...]]]: ...


def vjp(f: Function, *primals: Any, allow_int: bool = False) -> tuple[Any, Function]:
    """Return the value of a function, and its pullback from a cotangent to those of the primals.

    The pullback is the adjoint under Re Σ conj(a)·b; for a holomorphic f it multiplies by conj(f').
    You may call it any number of times; it reads saved values. With `allow_int`, integer and bool
    leaves of the primals are accepted and have zero cotangents, in float64. Raises TypeError for
    integer primals without `allow_int`.

    >>> import numpy as np
    >>> y, pullback = vjp(np.sin, 0.0)
    >>> pullback(2.0)
    (array(2.),)
    """
    return _vjp("vjp", f, primals, optional=False, allow_int=allow_int)


def vjp_optional(f: Function, *primals: Any) -> tuple[Any, Function]:
    """Like `vjp`, but with None for every leaf that no cotangent reaches.

    A cotangent may be None, which means zero.

    >>> value, pullback = vjp_optional(lambda x, n: (x * x, n + 1), 3.0, 2)
    >>> pullback((1.0, None))
    (array(6.), None)
    """
    return _vjp("vjp_optional", f, primals, optional=True)


def _vjp(
    name: str, f: Function, primals: tuple[Any, ...], *, optional: bool, allow_int: bool = False
) -> tuple[Any, Function]:
    check_callable(name, f)
    label = f"{name}({name_of(f)})"
    if not primals:
        raise TypeError(f"{label}: no arguments of the function; write te.{name}(f, x)")
    args = Arguments(primals)
    avals = args.avals(label)
    if not (optional or allow_int):
        advice = ", pass allow_int=True, or use vjp_optional, which returns None"
        args.check_inexact(label, avals, advice)

    def body(trace: Trace) -> tuple[LinearProgram, list[Aval], Any]:
        traced = trace_call(trace, f, args, label, avals=avals, known=True, derivatives=1)
        linear = transposed(traced)
        outputs = _cotangents(traced, linear, optional=optional)
        program = LinearProgram(traced, seed_positions(linear), outputs)
        return program, traced.out_avals, traced.out_tree

    program, out_avals, out_tree = in_trace(label, body)

    def pullback(cotangent: Any) -> Any:
        """The cotangents of the primals, as a tuple."""
        leaves = check_like(
            label, "the cotangent", cotangent, out_tree, out_avals, optional=optional
        )
        return unflatten(args.spec, program(leaves))

    return unflatten(out_tree, program.primal_outputs), pullback


def seed_positions(transposed: LinearizedGraph) -> dict[int, int]:
    """For each cotangent of a transposed graph, the position of the output it belongs to."""
    return {int(v): key.output for key, v in transposed.tangent_inputs}  # type: ignore[attr-defined]
