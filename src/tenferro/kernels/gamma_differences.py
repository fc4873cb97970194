"""The kernel of differences of polygamma functions.

Of arguments closer than half of the smaller one, the difference is the integral of the next
derivative, by a Gauss-Legendre rule: the integrand's nearest singularity is at the origin, so that
the error falls by 98 with each node. Other positive arguments differ enough to be subtracted.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels.on_demand import scipy
from tenferro.kernels.quadrature import gauss_legendre
from tenferro.kernels.special import in_double, special
from tenferro.tensor import Aval

COUNT = 12


@special("polygamma_difference")
def _(a: Aval, m: Aval, *, order: int) -> Any:
    return in_double(lambda p, q: _difference(p, q, order), a.dtype)


def _difference(a: Any, m: Any, order: int) -> Any:
    nodes, weights = gauss_legendre(COUNT)
    close = np.abs(m) <= 0.5 * np.minimum(a, a + m)
    start, step = np.where(close, a, 1), np.where(close, m, 0)
    along = scipy.special.polygamma(order + 1, start[..., None] + step[..., None] * nodes)
    apart = scipy.special.polygamma(order, a + m) - scipy.special.polygamma(order, a)
    return np.where(close, step * np.matmul(along, weights), apart)
