"""Lowerings of derived families whose formulas other engines compute faster than XLA does."""

from __future__ import annotations

from typing import Any

from jax import lax

from tenferro.engines.xla.checks import Array
from tenferro.engines.xla.table import lowering
from tenferro.tensor import Aval


@lowering("tenferro.special.logit.v1")
def _(x: Aval) -> Any:
    """log(x/(1-x)), from 1/4 on as log(1+y) of y = (2x-1)/(1-x), exact but for two roundings.

    What 1+y loses is made up for by the logarithm's derivative (Kahan's log1p). XLA:CPU's own
    log1p takes twice as long as its logarithm, the formula's inverse hyperbolic tangent ten times.
    """
    if x.dtype.kind != "f":
        return None

    def run(a: Array) -> Array:
        one, zero = lax.full_like(a, 1), lax.full_like(a, 0)
        high = lax.gt(a, lax.full_like(a, 0.3))
        above = lax.select(high, lax.sub(lax.add(a, a), one), a)
        y = lax.div(above, lax.sub(one, a))
        whole = lax.select(high, lax.add(one, y), y)
        lost = lax.div(lax.sub(y, lax.sub(whole, one)), whole)
        near = high & lax.lt(whole, lax.full_like(a, 4))  # the others lose nothing that counts
        return lax.add(lax.log(whole), lax.select(near, lost, zero))

    return run
