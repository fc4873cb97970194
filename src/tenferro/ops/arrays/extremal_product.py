"""Products of matrices over semirings whose sums are maxima or minima. Maths note: contraction."""

from __future__ import annotations

from typing import Any, Literal

from tenferro.ops.arrays.contraction import dot_general, multiplied_out
from tenferro.ops.arrays.reduction import MONOIDS, broadcast_back, sum_over
from tenferro.ops.base import FAMILIES, Axes, Family, apply, check_kind, convert_to, f, refuse
from tenferro.ops.base.batched import Flags, Size, as_batches
from tenferro.tensor import Aval

Extremum = Literal["maximum", "minimum"]
Multiply = Literal["add", "mul"]
Pair = tuple[Axes, Axes]


def _infer(
    a: Aval, b: Aval, *, contract: Pair, batch: Pair, add: Extremum, multiply: Multiply
) -> Aval:
    check_kind("extremal_product", a, "f")
    result: Aval = dot_general.bind(contract=contract, batch=batch).infer(a, b)
    if any(a.shape[i] == 0 for i in contract[0]):
        refuse("extremal_product", "the array", a, "at least one element to reduce")
    return result


extremal_product = Family("extremal_product", _infer)
"""The extremum over contracted axes of sums or products, with the axes of `dot_general`.

Operands are not NaN; products that are, a zero of the semiring with an infinity, are left out.
"""


def _products(a: Any, b: Any, contract: Pair, batch: Pair, multiply: str) -> tuple[Any, Axes]:
    x, y, axes = multiplied_out(a, b, contract, batch)
    return apply(FAMILIES[multiply].bind(), x, y), axes


@extremal_product.formula
def _(a: Any, b: Any, *, contract: Pair, batch: Pair, add: str, multiply: str) -> Any:
    products, axes = _products(a, b, contract, batch, multiply)
    name = next(name for name, monoid in MONOIDS.items() if monoid.join == add)
    kept = f.where(f.equal(products, products), products, MONOIDS[name].neutral)
    return apply(FAMILIES[name].bind(axes=axes), kept) if axes else kept


@extremal_product.jvp
def _(
    a: Any,
    b: Any,
    y: Any,
    da: Any,
    db: Any,
    *,
    contract: Pair,
    batch: Pair,
    add: str,
    multiply: str,
) -> Any:
    """Tied products share the tangent equally."""
    products, axes = _products(a, b, contract, batch, multiply)
    left, right, _ = multiplied_out(da, db, contract, batch)
    if multiply == "mul":
        first, second, _ = multiplied_out(a, b, contract, batch)
        left, right = second * left, first * right
    ties = convert_to(f.equal(products, broadcast_back(y, products.shape, axes)), y.dtype)
    number = f.maximum(sum_over(ties, axes), 1.0)
    return sum_over(ties * (left + right), axes) / number


@extremal_product.batch
def _(n: Size, on: Flags, a: Any, b: Any, *, contract: Pair, batch: Pair, **names: Any) -> Any:
    """A batch is one more batch axis."""
    inner, shared = (tuple(tuple(i + 1 for i in axes) for axes in x) for x in (contract, batch))
    both = tuple((0, *axes) for axes in shared)
    operation = extremal_product.bind(contract=inner, batch=both, **names)
    return apply(operation, *as_batches(n, on, (a, b)))


__all__ = ["extremal_product"]
