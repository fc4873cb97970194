"""Interpolants that are polynomials in the fraction of a step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np


class Polynomial(NamedTuple):
    """`y + Σ_m rows[m] x^(m+1)`, after the fraction x of a step from t over h."""

    t: Any
    h: Any
    y: Any
    rows: Any

    def at(self, t: Any) -> Any:
        """The state at a time; of many, times (...) and arrays with axes (...) in front."""
        dtype = np.empty(0, self.y.dtype).real.dtype
        x = ((t - self.t) / self.h).astype(dtype)[..., None]
        total = self.rows[..., -1, :]
        for m in range(self.rows.shape[-2] - 2, -1, -1):
            total = total * x + self.rows[..., m, :]
        return self.y + total * x


def hermite(t: Any, h: Any, y: Any, end: Any, slopes: Sequence[Any]) -> Polynomial:
    """The cubic with these values and slopes (in units of a step) at both ends."""
    first, last = slopes
    change = end - y
    rows = [first, 3 * change - 2 * first - last, first + last - 2 * change]
    return Polynomial(t, h, y, np.stack(rows))


def first_order(t: Any, y: Any, slope: Any, degree: int) -> Polynomial:
    """The line that a solution begins as, in the form of a polynomial of a degree."""
    rows = [slope, *(np.zeros_like(slope) for _ in range(degree - 1))]
    return Polynomial(t, np.ones_like(t), y, np.stack(rows))
