"""Checking a function's derivatives: against differences, against one another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from adoracles.checking import Differentiation, GradientError, Report, check
from adoracles.checking.library import Leaves
from tenferro.eager import tensor
from tenferro.tensor.array import TracerError
from tenferro.transforms.derivatives.forward import jvp
from tenferro.transforms.derivatives.reverse import vjp
from tenferro.transforms.programs.program import trace
from tenferro.transforms.tracing.arguments import (
    array_of,
    check_callable,
    check_sequence,
    flatten,
    unflatten,
)
from tidu import ADRuleError

__all__ = ["GradientError", "Report", "check_grads", "library"]


def check_grads(
    f: Callable[..., Any],
    args: Sequence[Any],
    order: int = 2,
    *,
    rtol: float | None = None,
    seed: int = 0,
) -> Report:
    """Check the derivatives of a function at a point, up to an order, and report what was checked.

    - Forward mode against differences along random directions, complex ones for complex arguments.
      Differences are extrapolated from a ladder of steps; their estimated error is the bound.
    - Reverse mode by the adjoint identity Re<w, J v> = Re<Jᵀw, v>.
    - The derivatives as functions, up to `order`: forward over forward, reverse over forward,
      forward over reverse, reverse over reverse; and the symmetry of the second derivative.

    Where `f` has a kink or a jump, a derivative between the slopes of both sides is right, and the
    report says so. Values are computed in float64 also for arguments in single precision. Integer
    arguments are held fixed. `rtol` is how accurate the derivatives are meant to be, by default
    half of the digits of the arguments' dtype; pass a larger one for results of iterations.

    Raises GradientError, an AssertionError that says where a derivative is wrong and by how much,
    TypeError if there is nothing to differentiate. The report is its `report`, or returned.

    >>> import numpy as np
    >>> check_grads(np.sin, (0.3,))
    <Report tenferro: sin: right, 8 comparisons>
    >>> print(check_grads(np.abs, (0.0,), order=1))
    tenferro: absolute: derivatives are right
      note: forward, output by argument 0: not differentiable here, left slope -1, right slope 1;
            the derivative 0 lies between
      checked: forward, differences: 1 number, within 0.0e+00, estimated error ...
      checked: reverse, adjoint identity: 1 number, within 0.0e+00
    """
    check_callable("check_grads", f)
    arguments = check_sequence("check_grads", "arguments", args)
    return check(library(), f, arguments, order, rtol=rtol, seed=seed)


def library() -> Differentiation:
    """Return what the checker knows of this library: its transforms and its arrays.

    >>> library().name
    'tenferro'
    """
    return Differentiation(
        "tenferro",
        jvp=jvp,
        vjp=vjp,
        unsupported=(ADRuleError,),
        compile=_compiled,
        to_array=tensor,
        to_numpy=array_of,
        flatten=_flatten,
    )


def _flatten(tree: Any) -> Leaves:
    leaves, spec = flatten(tree)
    return leaves, lambda found: unflatten(spec, found), [p.codify("") for p in spec.accessors()]


def _compiled(f: Callable[..., Any], arrays: Sequence[Any]) -> Callable[..., Any]:
    try:
        return trace(f, engine="numpy")(*arrays)
    except TracerError:  # its control flow depends on values
        return lambda *xs: vjp(f, *xs)[0]
