"""Forward mode: directional derivatives and linear maps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, TypeVar, overload

from numpy import ufunc

from tenferro.ops.base import TensorOperation, full
from tenferro.ops.loops.linearity import check_linear
from tenferro.tensor import Aval
from tenferro.trace import Trace, Tracer
from tenferro.transforms.derivatives.conversions import check_arguments
from tenferro.transforms.derivatives.linear import LinearProgram
from tenferro.transforms.derivatives.reverse import forward, gradients, seed_positions
from tenferro.transforms.tracing.arguments import (
    Arguments,
    check_callable,
    check_like,
    check_sequence,
    unflatten,
)
from tenferro.transforms.tracing.parameters import Derivative, R, name_of
from tenferro.transforms.tracing.result_types import Leaves
from tenferro.transforms.tracing.tracing import Traced, in_trace, results, trace_call
from tidu import LinearizedGraph, linear_transpose as transpose_graph

Function = Callable[..., Any]
Alike = TypeVar("Alike", bound=tuple[Leaves, ...])


@overload
def jvp(
    f: ufunc | Derivative[...], primals: Sequence[Any], tangents: Sequence[Any]
) -> tuple[Any, Any]: ...


@overload
def jvp(f: Callable[..., R], primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[R, R]: ...


def jvp(f: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """Return the value of a function and its derivative along a direction (forward mode).

    `tangents` has the structure, shapes and dtypes of `primals`. For holomorphic f the tangent is
    f'(z)·dz. The tangent of an integer output is zero, in float64.

    Raises TypeError for integer primals, ValueError for tangents whose structure, shapes or dtypes
    differ from those of the primals.

    >>> import numpy as np
    >>> jvp(np.sin, (0.0,), (2.0,))
    (array(0.), array(2.))
    """
    return directional("jvp", f, primals, tangents)


def jvp_optional(f: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """Like `jvp`, but with None for outputs that do not depend differentiably on the primals.

    A tangent may be None if its primal is held fixed or is an integer.

    >>> jvp_optional(lambda x, n: (x * x, n + 1), (3.0, 2), (1.0, None))
    ((array(9.), array(3)), (array(6.), None))
    """
    return directional("jvp_optional", f, primals, tangents, optional=True)


def directional(
    name: str,
    f: Function,
    primals: Sequence[Any],
    tangents: Sequence[Any],
    *,
    optional: bool = False,
) -> tuple[Any, Any]:
    """The result of `jvp`; `name` is the caller's name in messages."""
    check_callable(name, f)
    label = f"{name}({name_of(f)})"
    args = Arguments(check_sequence(label, "primals", primals))
    directions = check_sequence(label, "tangents", tangents)
    avals = args.avals(label)
    if not optional:
        advice = ", or use jvp_optional with None for its tangent" if name == "jvp" else ""
        args.check_inexact(label, avals, advice)
    leaves = _seeds(label, args, directions, avals, optional=optional)

    def body(trace: Trace) -> tuple[Any, Any]:
        traced = trace_call(trace, f, args, label, avals=avals, known=True, derivatives=1)
        linear = forward(traced, [traced.inputs[i] for i in leaves])
        outs = _tangents(traced, linear, optional=optional)
        ids = [*traced.outputs, *(v for v in outs if v is not None)]
        inputs = [*traced.input_ids, *(int(v) for _, v in linear.tangent_inputs)]
        pushed = iter(results(trace, ids, inputs, [*args.leaves, *leaves.values()]))
        values = [next(pushed) for _ in traced.outputs]
        derivatives = [None if v is None else next(pushed) for v in outs]
        return unflatten(traced.out_tree, values), unflatten(traced.out_tree, derivatives)

    return in_trace(label, body)


def _seeds(
    label: str, args: Arguments, tangents: tuple[Any, ...], avals: Sequence[Aval], *, optional: bool
) -> dict[int, Any]:
    """The tangents that are there, by the position of their primal."""
    if optional and len(tangents) == len(args.tree):
        tangents = tuple(
            args.spec.child(i).unflatten([None] * args.spec.child(i).num_leaves) if t is None else t
            for i, t in enumerate(tangents)
        )
    leaves = check_tangents(label, args, tangents, avals, optional=optional)
    if not optional:
        return dict(enumerate(leaves))
    there: list[Any] = args.spec.flatten_up_to(tangents)  # type: ignore[arg-type]
    seeds = {i: leaf for i, leaf in enumerate(leaves) if there[i] is not None}
    for i in seeds:
        if not avals[i].is_inexact:
            raise TypeError(
                f"{label}: {args.names()[i]} has dtype {avals[i].dtype}, expected None for its "
                "tangent"
            )
    return seeds


def check_tangents(
    label: str, args: Arguments, tangents: Any, avals: Sequence[Aval], *, optional: bool = False
) -> list[Any]:
    """The leaves of tangents that fit the arguments."""
    return check_like(
        label,
        "the tuple of tangents",
        tangents,
        args.spec,
        avals,
        lambda i: f"the tangent of {args.names()[i]}",
        optional=optional,
    )


def _tangents(traced: Traced, linear: LinearizedGraph, *, optional: bool) -> list[int | None]:
    """The tangents of the outputs: where nothing flows, zeros, or None if `optional`."""
    if not optional and all(tangent is None for tangent in linear.tangent_outputs):
        check_arguments(traced, [i for i, x in enumerate(traced.inputs) if x.aval.is_inexact])
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


@overload
def linearize(f: ufunc | Derivative[...], *primals: Any) -> tuple[Any, Function]: ...


@overload
def linearize(f: Callable[..., R], *primals: Any) -> tuple[R, Callable[..., R]]: ...


def linearize(f: Function, *primals: Any) -> tuple[Any, Function]:
    """Return the value of a function, and its derivative there as a linear function of tangents.

    You may call the linear function any number of times; it reads saved values.

    >>> import numpy as np
    >>> y, derivative = linearize(np.square, 3.0)
    >>> derivative(1.0)
    array(6.)
    """
    check_callable("linearize", f)
    label = f"linearize({name_of(f)})"
    args = Arguments(primals)
    avals = args.avals(label)
    args.check_inexact(label, avals)

    def body(trace: Trace) -> tuple[LinearProgram, Any]:
        traced = trace_call(trace, f, args, label, avals=avals, known=True, derivatives=1)
        linear = forward(traced)
        seeds = {int(v): i for i, (_, v) in enumerate(linear.tangent_inputs)}
        program = LinearProgram(traced, seeds, _tangents(traced, linear, optional=False))
        return program, traced.out_tree

    program, out_tree = in_trace(label, body)

    def derivative(*tangents: Any) -> Any:
        """The tangent of the value along these tangents of the primals."""
        leaves = check_tangents(label, args, tangents, avals)
        return unflatten(out_tree, program(leaves))

    return unflatten(out_tree, program.primal_outputs), derivative


def linear_transpose(f: Function, *primals: Any) -> Function:
    """Return the transpose of a linear function under the inner product Re Σ conj(a)·b.

    Only shapes and dtypes of `primals` are used. Raises ADRuleError, which names an operation, if
    `f` is not linear in them; an affine function is not linear.

    >>> import numpy as np
    >>> linear_transpose(lambda x: 3.0 * x, np.zeros(2))(np.ones(2))
    (array([3., 3.]),)
    """
    check_callable("linear_transpose", f)
    label = f"linear_transpose({name_of(f)})"
    args = Arguments(primals)
    avals = args.avals(label)
    args.check_inexact(label, avals)

    def body(trace: Trace) -> tuple[LinearProgram, list[Aval], Any]:
        traced = trace_call(trace, f, args, label, avals=avals)
        why = f"{label}: the function is not linear in its arguments"
        check_linear(why, trace, traced.outputs, traced.input_ids)
        transposed = transpose_graph(forward(traced), addition=TensorOperation.add())
        cotangents = [
            full(x, x.aval, 0).id if ct is None else ct
            for x, ct in zip(traced.inputs, transposed.tangent_outputs, strict=True)
        ]
        program = LinearProgram(traced, seed_positions(transposed), cotangents)
        return program, traced.out_avals, traced.out_tree

    program, out_avals, out_tree = in_trace(label, body)

    def transpose(cotangent: Any) -> Any:
        """The cotangents of the arguments, as a tuple."""
        leaves = check_like(label, "the cotangent", cotangent, out_tree, out_avals)
        return unflatten(args.spec, program(leaves))

    return transpose


@overload
def hvp(f: Function, primals: Alike, tangents: Alike) -> tuple[Alike, Alike]: ...


@overload
def hvp(f: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]: ...


def hvp(f: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """Return the gradient of a real scalar function, and its Hessian applied to a direction.

    Forward over reverse, at the cost of a few gradients. Gradient and product are tuples with
    one entry per primal.

    >>> import numpy as np
    >>> hvp(lambda x: np.sum(x**3), (np.array([1.0, 2.0]),), (np.array([1.0, 0.0]),))[1]
    (array([6., 0.]),)
    """
    check_callable("hvp", f)
    argnums = tuple(range(len(check_sequence("hvp", "primals", primals))))

    @wraps(f)
    def gradient(*args: Any) -> Any:
        return gradients("hvp", f, argnums, args, {})[1]

    return directional("hvp", gradient, primals, tangents)
