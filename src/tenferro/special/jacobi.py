"""Jacobi's elliptic functions as one primitive of four outputs (DLMF 22.13, 22.16).

Maths note: elliptic.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro.ops.arrays.pointwise import REAL
from tenferro.ops.base import Family, check_kind, elementwise, f, family_id
from tenferro.ops.base.shapes import same_aval
from tenferro.special.declare import OPAQUE
from tenferro.tensor import Array, Aval


def declare_jacobi(integral_slope: Callable[[Any, Any], Any]) -> None:
    """Declare `ellipj`; `integral_slope(φ, m)` is ∂F(φ, m)/∂m.

    sn, cn and dn are functions of the amplitude φ and of m, and F(φ, m) = u implies
    dφ = dn (du - ∂F/∂m dm).
    """

    def infer(u: Aval, m: Aval) -> tuple[Aval, ...]:
        aval = same_aval("ellipj", u, m)
        check_kind("ellipj", aval, REAL)
        return (aval,) * 4

    family = Family(
        family_id("special", "ellipj"),
        infer,
        n_outputs=4,
        pointwise=True,
        kinds=REAL,
        opaque=OPAQUE,
    )

    @family.jvp
    def _(u: Array, m: Array, sn: Any, cn: Any, dn: Any, phi: Array, du: Any, dm: Any) -> Any:
        dphi = dn * (du - integral_slope(phi, m) * dm)
        ddn = (sn * sn * dm + 2 * m * sn * cn * dphi) / (-2 * dn)
        return cn * dphi, -sn * dphi, ddn, dphi

    f.ellipj = lambda u, m: elementwise(family.name, u, m)
