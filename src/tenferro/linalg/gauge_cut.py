"""The guard of subspaces: their tangents exist where the values at the bound differ.

Maths note: gauge.
"""

from __future__ import annotations

from typing import Any

from tenferro.extension import family
from tenferro.functions.axes.reductions import any as some
from tenferro.linalg.bases import How
from tenferro.linalg.gauge import CHECKED
from tenferro.linalg.repeated import Kept, equal_pairs, same_block
from tenferro.ops.arrays.ensure import Error, ensured
from tenferro.ops.base import apply
from tenferro.tensor import Array, Aval


def _cut(x: Aval, values: Aval, *, name: str, kept: Kept, how: How) -> Aval:
    return x


cut_family = family(
    "tenferro.linalg.gauge_cut.v1",
    _cut,
    operands="x(p,q) values(n):real",
    linear=(0,),
)
"""The tangent of a subspace, which has none where values in its range equal others."""
CUT = (
    "{which} has values that are equal to rounding on both sides of the bound. Which of their "
    "vectors belong to the part that is kept is not determined, so that this part has no "
    "derivative. Choose a bound between different values"
)


def cut_guarded(x: Array, values: Array, name: str, kept: Kept) -> Any:
    """The tangent x of a subspace, if values in the range `kept` differ from the others."""
    return apply(cut_family.bind(name=name, kept=kept, how="first"), x, values)


@cut_family.formula
def _(x: Array, values: Array, *, name: str, kept: Kept, how: How) -> Any:
    if how not in CHECKED or 0 in values.shape:
        return x
    meeting = equal_pairs(values) & ~same_block(values, kept)
    error: Error = "GaugeError" if len(kept) == 4 else "UndecidedGaugeError"
    return ensured(x, ~some(meeting, axis=(-2, -1)), f"{name}: {CUT}", error)


@cut_family.jvp
def _(x: Array, values: Array, y: Array, dx: Array, dvalues: Array, **params: Any) -> Any:
    return apply(cut_family.bind(**params), dx, values)


@cut_family.transpose(0)
def _(ct: Array, x: Array, values: Array, **params: Any) -> Any:
    return apply(cut_family.bind(**params), ct, values)
