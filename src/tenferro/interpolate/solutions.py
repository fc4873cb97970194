"""Points at which piecewise polynomials have a value, found by SciPy, differentiated as roots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro import numpy as xp
from tenferro.functions.arrays.values import known_value
from tenferro.implicit import root
from tenferro.interpolate.polynomials import evaluated

_NAME = "PPoly.solve"
_JUMP = 1e-9
"""A value at a breakpoint that differs from the wanted one by more, relative to the largest
coefficient, is a jump; a root is exact to rounding."""


def solutions(c: Any, x: Any, y: Any, discontinuity: bool, extrapolate: Any) -> Any:
    """Points where polynomials c, (k, m, ...), with breakpoints x are y, sorted."""
    if c.aval.is_complex or y.aval.is_complex or y.shape:
        raise ValueError(
            f"{_NAME}: `c` has dtype {c.dtype} and `y` is {y.aval!r}, expected real polynomials "
            "and a real number"
        )
    numbers = [known_value(v) for v in (c, x, y)]
    if any(v is None for v in numbers):
        raise NotImplementedError(
            f"{_NAME}: the number of solutions depends on values, which are unknown in te.jit, "
            "te.vmap, te.hessian and loops; use te.optimize.root_scalar for one solution"
        )
    columns = xp.reshape(c, (*c.shape[:2], -1))
    found = np.empty(columns.shape[2], object)
    for i in range(columns.shape[2]):
        found[i] = _of_one(columns[:, :, i], x, y, discontinuity, extrapolate)
    return np.reshape(found, c.shape[2:]) if c.ndim > 2 else found[0]


def _of_one(c: Any, x: Any, y: Any, discontinuity: bool, extrapolate: Any) -> Any:
    from scipy import interpolate  # loaded when it is needed

    known = [known_value(v) for v in (c, x, y)]
    p = interpolate.PPoly(*(np.ascontiguousarray(v, float) for v in known[:2]))
    start = p.solve(float(np.asarray(known[2])), discontinuity, extrapolate)
    apart = np.abs(p(start) - known[2]) > _JUMP * np.max(np.abs(p.c), initial=0.0)
    at_breakpoint = np.isin(start, p.x) & (apart | (p(start, 1) == 0))
    unknown = np.isnan(start)
    of_x = np.nonzero(at_breakpoint)[0]
    smooth = np.nonzero(~at_breakpoint & ~unknown)[0]
    result = xp.where(unknown, xp.nan, xp.zeros(start.shape))
    result = result.at[of_x].set(xp.take(x, np.searchsorted(p.x, start[of_x])))
    if not smooth.size:
        return result
    solved = root(
        lambda r, c, x, y: evaluated(c, x, r) - y, lambda *_: xp.asarray(start[smooth]),
        start[smooth], c, x, y, linear_solver=_elementwise,
    )  # fmt: skip
    return result.at[smooth].set(solved)


def _elementwise(matvec: Callable[[Any], Any], b: Any) -> Any:
    """The solution for a diagonal matrix."""
    return b / matvec(xp.ones_like(b))
