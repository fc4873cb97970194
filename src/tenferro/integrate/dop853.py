"""The method of order 8 by Dormand and Prince, with error estimates of orders 5 and 3.

Its coefficients are those of the class of the same name in `scipy.integrate`, which took them from
E. Hairer's code (Hairer, Nørsett and Wanner, Solving Ordinary Differential Equations I, II.5, II.6
and appendix).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.explicit import RungeKutta, combined, of_dtype
from tenferro.integrate.method import Carry, Counts, Problem
from tenferro.integrate.tableaus import Tableau, Weights

_EXTRA = 3
"""Further stages that the interpolant needs."""


class Nested(NamedTuple):
    """`y + x (F₀ + (1 − x) (F₁ + x (F₂ + …)))`, after the fraction x of a step from t over h."""

    t: Any
    h: Any
    y: Any
    rows: Any

    def at(self, t: Any) -> Any:
        """The state at a time; of many, times (...) and arrays with axes (...) in front."""
        x = of_dtype((t - self.t) / self.h, self.y)[..., None]
        count = self.rows.shape[-2]
        total = np.zeros_like(self.y)
        for m in range(count - 1, -1, -1):
            total = (total + self.rows[..., m, :]) * (1 - x if m % 2 else x)
        return self.y + total


@dataclass(frozen=True)
class DOP853(RungeKutta):
    """The method; its tableau has no error estimate and no interpolant of the common form."""

    fifth: Weights
    third: Weights
    extra: tuple[Weights, ...]
    """Stages of the interpolant."""
    times: Weights
    nested: tuple[Weights, ...]
    """Its rows from the fourth on."""

    @property
    def is_adaptive(self) -> bool:
        """Whether errors choose the sizes of steps."""
        return True

    @property
    def degree(self) -> int:
        """The number of rows of the interpolant."""
        return 3 + len(self.nested)

    def start(self, problem: Problem, y: Any, *, dense: bool) -> tuple[Carry, Any]:
        """The state at the start, and an interpolant for times next to it."""
        carry, line = super().start(problem, y, dense=dense)
        return carry, Nested(*line) if dense else None

    def error(self, problem: Problem, y: Any, end: Any, h: Any, slopes: Sequence[Any]) -> Any:
        """The error as a part of the allowed one, from both estimates."""
        scale = problem.tolerance.scale(y, end)
        fifth, third = (
            np.sum(np.abs(combined(w, slopes) / scale) ** 2) for w in (self.fifth, self.third)
        )
        both = fifth + 0.01 * third
        some = np.where(both == 0, 1.0, both)
        return np.where(both == 0, 0.0, np.abs(h) * fifth / np.sqrt(some * max(y.size, 1)))

    def interpolant(
        self, problem: Problem, carry: Carry, length: Any, end: Any, slopes: Sequence[Any]
    ) -> Nested:
        """The interpolant of a step, which needs three more slopes."""
        t, y, h = carry.clock.t, carry.y, of_dtype(length, carry.y)
        every = list(slopes)
        for a, c in zip(self.extra, self.times, strict=True):
            every.append(problem.system.slope(t + c * length, y + h * combined(a, every)))
        change = end - y
        rows = [
            change,
            h * slopes[0] - change,
            2 * change - h * (slopes[0] + slopes[-1]),
            *(h * combined(w, every) for w in self.nested),
        ]
        return Nested(t, length, y, np.stack(rows))

    def counts(self, carry: Carry, accepted: Any, *, dense: bool) -> Counts:
        """What the steps up to now have cost."""
        cost = super().counts(carry, accepted, dense=dense)
        return cost._replace(slopes=cost.slopes + _EXTRA * accepted) if dense else cost


def dop853() -> DOP853:
    """The method with the coefficients of `scipy.integrate`."""
    from scipy import integrate  # loaded when it is needed

    c = integrate.DOP853
    rows = tuple(tuple(row[:i].tolist()) for i, row in enumerate(c.A))
    tableau = Tableau(7, rows, tuple(c.B.tolist()), tuple(c.C.tolist()))
    extra = tuple(tuple(row.tolist()) for row in c.A_EXTRA)
    fifth, third, times = (tuple(w.tolist()) for w in (c.E5, c.E3, c.C_EXTRA))
    nested = tuple(tuple(row.tolist()) for row in c.D)
    return DOP853(tableau, fifth, third, extra, times, nested)
