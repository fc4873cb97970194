"""Temme's uniform expansion of the incomplete gamma functions, DLMF 8.12, and its slope in `a`.

With `lambda = x / a`, `mu = lambda - 1`, `eta**2 / 2 = mu - log(lambda)`, and `E = exp(-a eta**2 /
2) / sqrt(2 pi a)`, they are complementary error functions of `eta sqrt(a / 2)`, and `E T`, where
`T` is the sum of `C_k(eta) / a**k` (8.12.7). As eta' = -mu / (a eta) in `a`, the slope of the upper
one is `E F`, with

    F = mu / eta - eta / 2 + T (log(lambda) - 1 / (2 a))
        - sum of (mu / eta C_k'(eta) + k C_k(eta)) / a**(k + 1).

Rows are the Taylor series about `eta = 0` of the coefficients of `1 / a**k`, whose radius of
convergence is `2 sqrt(pi)`; they have as many terms as matter up to `LARGEST`, from `FROM` on.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal, localcontext
from functools import lru_cache
from itertools import pairwise

from tenferro.engines.native.math.lanes import Real, horner

FROM = 16.0
"""The smallest `a`; beyond `lambda = 1/sqrt(2)` and `sqrt(2)` other methods are fast."""
LARGEST = 0.368
_NEGLIGIBLE = {"wide": 2.0**-34, "f64": 2.0**-57}
_ROWS, _TERMS = 14, 24
_DIGITS = 50
Row = Sequence[Decimal]


def _excess(count: int) -> Row:
    """`mu` as a series in `eta`, from `mu mu' = eta (1 + mu)` (8.12.10)."""
    a = [Decimal(0), Decimal(1)]
    for n in range(3, count + 1):
        products = sum(a[i] * a[n - i] for i in range(2, n - 1))
        a.append((2 * a[n - 2] / n - products) / 2)
    return a


def _remainders(mu: Row) -> Sequence[Row]:
    """`C_k`, by 8.12.9 and 8.12.12: `C_0 = 1/mu - 1/eta = (mu' - 1) / eta - 1`, and from each the
    next, `C_(k-1)' / eta` and a multiple of `1 / mu` that cancels its pole."""
    first = [-1 / Decimal(3), *((n + 2) * c for n, c in enumerate(mu[3:], 1))]
    rows = [first]
    for _ in range(1, _ROWS):
        last = rows[-1]
        rows.append([(n + 2) * c - last[1] * first[n] for n, c in enumerate(last[2:])])
    return [row[:_TERMS] for row in rows]


def _product(a: Row, b: Row) -> Row:
    return [sum((a[i] * b[n - i] for i in range(n + 1)), Decimal(0)) for n in range(len(a))]


def _slopes(mu: Row, rows: Sequence[Row]) -> Sequence[Row]:
    """The coefficients of `F`."""
    half = Decimal(1) / 2
    logarithm = [c - half * (n == 2) for n, c in enumerate(mu[:_TERMS])]
    ratio = mu[1 : _TERMS + 1]
    found = [[p + q for p, q in zip(ratio, _product(rows[0], logarithm), strict=True)]]
    found[0][1] -= half
    for k, (last, row) in enumerate(pairwise(rows)):
        slope = [*(n * c for n, c in enumerate(last) if n), Decimal(0)]
        turned, along = _product(ratio, slope), _product(row, logarithm)
        found.append([p - q - (half + k) * c for p, q, c in zip(along, turned, last, strict=True)])
    return found


def _shortened(rows: Sequence[Row], tiny: float) -> Sequence[Sequence[float]]:
    found = []
    for k, row in enumerate(rows):
        sizes = [abs(float(c)) * LARGEST**n / FROM**k for n, c in enumerate(row)]
        length = max((n + 1 for n, size in enumerate(sizes) if size >= tiny), default=0)
        if length:
            found.append([float(c) for c in row[:length]])
    return found


@lru_cache(maxsize=4)
def _table(name: str, slope: bool) -> Sequence[Sequence[float]]:
    with localcontext(prec=_DIGITS):
        mu = _excess(_TERMS + 2 * _ROWS + 2)
        rows = _remainders(mu)
        return _shortened(_slopes(mu, rows) if slope else rows, _NEGLIGIBLE[name])


def series(eta: Real, inverse: Real, name: str, *, slope: bool = False) -> Real:
    """`T`, or its counterpart `F` of the slope, for `eta` and `1 / a`."""
    *rest, total = [horner(eta, row) for row in _table(name, slope)]
    for row in reversed(rest):
        total = total.muladd(inverse, row)
    return total
