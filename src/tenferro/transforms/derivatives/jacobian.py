"""Whole derivatives: Jacobians and Hessians.

The function is linearized once. Only the linear graph, or its transpose, runs on a batch, that of
the basis vectors; values and coefficients are computed once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from tenferro.trace import Trace
from tenferro.transforms.batching.batches import checked_chunk
from tenferro.transforms.derivatives.choice import Argnums, check_argnums
from tenferro.transforms.derivatives.complex_linearity import what_is_not_complex_linear
from tenferro.transforms.derivatives.conversions import check_flow
from tenferro.transforms.derivatives.derivative_tables import (
    DifferentiatedCall,
    input_avals,
    pulled,
    pushed,
)
from tenferro.transforms.derivatives.reverse import forward, gradients
from tenferro.transforms.tracing.arguments import check_callable
from tenferro.transforms.tracing.parameters import name_of
from tenferro.transforms.tracing.result_types import returns_jacobian
from tenferro.transforms.tracing.tracing import Traced, in_trace
from tidu import LinearizedGraph

Function = Callable[..., Any]


@returns_jacobian
def jacfwd(f: Function, argnums: Argnums = 0, chunk_size: int | None = None) -> Function:
    """Compute the Jacobian by forward mode: one tangent per element of the arguments, in one batch.

    The result has the structure of f's result, with the structure of the argument (a tuple if
    `argnums` is a sequence) at each leaf. Its shape is that of f's result followed by that of the
    argument, and its dtype is that of f's result. `chunk_size` limits the number of tangents that
    are computed together. For a complex argument the function must be holomorphic, which the
    tangent graph shows; the Jacobian is f'(z). Raises TypeError for a function that is not
    holomorphic (see `wirtinger`) and for integer arguments.

    >>> import numpy as np
    >>> jacfwd(lambda x: x**2)(np.array([1.0, 2.0]))
    array([[2., 0.],
           [0., 4.]])
    """
    return _transform("jacfwd", f, argnums, chunk_size, lambda traced: True)


@returns_jacobian
def jacrev(f: Function, argnums: Argnums = 0, chunk_size: int | None = None) -> Function:
    """Compute the Jacobian by reverse mode: one cotangent per element of the result, in one batch.

    Other arguments and results are as for `jacfwd`.

    >>> import numpy as np
    >>> jacrev(np.sum)(np.array([1.0, 2.0]))
    array([1., 1.])
    """
    return _transform("jacrev", f, argnums, chunk_size, lambda traced: False)


@returns_jacobian
def jacobian(f: Function, argnums: Argnums = 0, chunk_size: int | None = None) -> Function:
    """Compute the Jacobian, by reverse mode if the result has fewer elements than the arguments.

    Other arguments and results are as for `jacfwd`, which is used for named sizes.

    >>> import numpy as np
    >>> jacobian(np.prod)(np.array([2.0, 3.0]))
    array([3., 2.])
    """
    return _transform("jacobian", f, argnums, chunk_size, _has_fewer_inputs)


@returns_jacobian
def hessian(f: Function, argnums: Argnums = 0, chunk_size: int | None = None) -> Function:
    """Compute the Hessian of a real scalar function: the Jacobian, by forward mode, of `grad`.

    The result has the structure of the argument (a tuple if `argnums` is a sequence) twice.

    >>> import numpy as np
    >>> hessian(lambda x: np.sum(x**3))(np.array([1.0, 2.0]))
    array([[ 6.,  0.],
           [ 0., 12.]])
    """
    check_callable("hessian", f)
    check_argnums("hessian", argnums)

    @wraps(f)
    def gradient(*args: Any, **kwargs: Any) -> Any:
        return gradients("hessian", f, argnums, args, kwargs)[1]

    return _transform("hessian", gradient, argnums, chunk_size, lambda traced: True)


def _transform(
    name: str, f: Function, argnums: Argnums, chunk_size: Any, is_forward: Callable[[Traced], bool]
) -> Function:
    check_callable(name, f)
    check_argnums(name, argnums)
    label = f"{name}({name_of(f)})"
    size = checked_chunk(label, chunk_size)

    @wraps(f)
    def derivative(*args: Any, **kwargs: Any) -> Any:
        call = DifferentiatedCall.of(label, f, argnums, args, kwargs)

        def body(trace: Trace) -> Any:
            traced = call.traced(trace)
            linear = forward(traced)
            check_flow(traced, linear)
            check_holomorphic(label, trace, linear)
            by_mode = pushed if is_forward(traced) else pulled
            return call.results(trace, traced, [by_mode(trace, label, traced, linear, size)])[0]

        return in_trace(label, body)

    return derivative


def _has_fewer_inputs(traced: Traced) -> bool:
    """Whether the arguments have no more elements than the results, as far as is known."""
    inputs, outputs = (
        sum(a.size for a in avals) for avals in (input_avals(traced), traced.out_avals)
    )
    known = isinstance(inputs, int) and isinstance(outputs, int)
    return not known or inputs <= outputs


def check_holomorphic(label: str, trace: Trace, linear: LinearizedGraph) -> None:
    """Raise TypeError unless the tangents are complex-linear in those of complex arguments."""
    every = [int(v) for _, v in linear.tangent_inputs]
    seeds = [v for v in every if trace.metas[v].is_complex]
    outs = [int(v) for v in linear.tangent_outputs if v is not None]
    name = what_is_not_complex_linear(trace, outs, seeds)
    if name is not None:
        raise TypeError(
            f"{label}: {name} makes the derivative not complex-linear; use te.wirtinger for "
            "(∂f/∂z, ∂f/∂z̄), or real and imaginary parts"
        )
