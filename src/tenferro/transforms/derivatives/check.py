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
from tenferro.transforms.programs.building import trace
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
    """Check the derivatives of a function at a point up to an order, and return a report.

    - Forward mode is compared with finite differences along random directions, which are complex
      for complex arguments. Differences are extrapolated from a sequence of steps, and the
      estimated error of the extrapolation is the tolerance.
    - Reverse mode is compared with forward mode by the adjoint identity Re<w, J v> = Re<Jᵀw, v>.
    - Up to `order`, the derivatives are checked in the same way: forward over forward, reverse over
      forward, forward over reverse, reverse over reverse, and the symmetry of the second
      derivative.

    If `f` has a kink or a jump, a derivative between the slopes of both sides is accepted, and the
    report has a note. Values are computed in float64, also for arguments in single precision.
    Integer arguments are held fixed. `rtol` is the required accuracy of the derivatives, by default
    half of the digits of the arguments' dtype; pass a larger value for results of iterations.

    Raises GradientError, an AssertionError that states which derivative is wrong and by how much,
    and whose attribute `report` is the report; TypeError if no argument can be differentiated.

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
