"""Products of slices whose bounds are traced: what does not belong to them is zero."""

from __future__ import annotations

from typing import Any

from tenferro import numpy as tnp
from tenferro.conversion.slices.alignment import elementwise, in_frame
from tenferro.conversion.slices.runs import Run
from tenferro.conversion.slices.sources import Stored
from tenferro.conversion.slices.window import Runs, Window, mask_of, refuse


def product(a: Any, b: Any) -> Any:
    """`np.dot(a, b)`."""
    a, b = _operand(a), _operand(b)
    if not a.ndim or not b.ndim:
        return elementwise(tnp.multiply, [a, b], {}, total=True)
    return matmul(a, b)


def matmul(a: Any, b: Any) -> Any:
    """`a @ b` of matrices and vectors."""
    a, b = _operand(a), _operand(b)
    if not 1 <= a.ndim <= 2 or not 1 <= b.ndim <= 2:
        refuse("a product has an operand with more than two axes, or with none")
    last, first = a.ndim - 1, 0
    left, right = _data(a), _data(b)
    a_run, b_run = _runs(a)[last], _runs(b)[first]
    run = a_run or b_run
    if run is not None:
        if a_run is None:
            left = in_frame(left, last, Run(0, left.shape[last]), (run, right.shape[first]))
        else:
            own = b_run or Run(0, right.shape[first])
            right = in_frame(right, first, own, (run, left.shape[last]))
    rows, columns = _runs(a)[:last], _runs(b)[1:]
    result = tnp.matmul(_zeros(left, (*rows, run)), _zeros(right, (run, *columns)))
    runs = (*rows, *columns)
    return Window(Stored(result), runs) if any(runs) else result


def _operand(x: Any) -> Any:
    return x if isinstance(x, Window) else tnp.asarray(x)


def _data(x: Any) -> Any:
    return x.everywhere if isinstance(x, Window) else x


def _runs(x: Any) -> Runs:
    return x.runs if isinstance(x, Window) else (None,) * x.ndim


def _zeros(x: Any, runs: Runs) -> Any:
    """Values that are zero where they do not belong to runs: a zero slope times NaN is NaN."""
    mask = mask_of(x.shape, runs)
    return x if mask is None else tnp.where(mask, x, tnp.zeros((), x.dtype))
