"""Results of `solve_bvp`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenferro.integrate.mesh_loop import CONDITIONS, CONVERGED, NO_ROOM, SINGULAR
from tenferro.integrate.state import given_array, row_of
from tenferro.pytree import register_pytree

__all__ = ["BVPResult", "BVPSolution"]

MESSAGES = {
    CONVERGED: "The algorithm converged to the desired accuracy.",
    NO_ROOM: "The maximum number of mesh nodes is exceeded.",
    SINGULAR: "A singular Jacobian encountered when solving the collocation system.",
    CONDITIONS: "The solver was unable to satisfy boundary conditions tolerance on iteration 10.",
}
"""SciPy's messages."""


@register_pytree
@dataclass(frozen=True)
class BVPSolution:
    """The solution of `solve_bvp` as a function: a cubic between neighbouring nodes.

    `x` are nodes (m,), `y` and `yp` states and slopes (m, n).

    >>> import numpy as np
    >>> import tenferro as te
    >>> line = lambda x, y: [y[1], 0 * y[0]]
    >>> ends = lambda ya, yb: [ya[0], yb[0] - 1]
    >>> te.integrate.solve_bvp(line, ends, [0, 1], np.zeros((2, 2))).sol(0.25).round(6)
    array([0.25, 1.  ])
    """

    x: NDArray[Any]
    y: NDArray[Any]
    yp: NDArray[Any]

    def __call__(self, x: Any, nu: int = 0) -> NDArray[Any]:
        """The state at a place (n,) or at places (k,), (n, k); with `nu` its derivative, up to 3.

        Outside of the interval the first and the last cubic are used. Raises ValueError for another
        order.
        """
        if nu not in range(4):
            raise ValueError(f"BVPSolution: `nu` is {nu!r}, expected 0, 1, 2 or 3")
        x = given_array(x).astype(float)
        left = np.searchsorted(self.x, x, side="right") - 1
        last = np.sum(self.x < self.x[-1]) - 1
        left = np.clip(left, 0, last)
        node, y, f = (row_of(v, left) for v in (self.x, self.y, self.yp))
        following, end, rate = (row_of(v, left + 1) for v in (self.x, self.y, self.yp))
        h, u = (following - node)[..., None], (x - node)[..., None]
        slope = (end - y) / h
        t = (f + rate - 2 * slope) / h
        rows = [y, f, (slope - f) / h - t, t / h]
        total = np.zeros_like(y)
        for power in range(3, nu - 1, -1):
            factor = float(np.prod(np.arange(power - nu + 1, power + 1)))
            total = total * u + factor * rows[power]
        return np.moveaxis(total, -1, 0)


@register_pytree
@dataclass(frozen=True)
class BVPResult:
    """The result of `solve_bvp`, with SciPy's names.

    `sol` is the solution as a function, `p` the parameters or None, `x` the nodes (m,), `y` and
    `yp` states and slopes at them, (n, m), `rms_residuals` (m − 1,) the root mean squares of
    relative residuals, `niter` the number of meshes. `status` is 0 for a solution, 1 if the nodes
    were not enough, 2 for a singular Jacobian, 3 if conditions do not hold to `bc_tol`.

    >>> import numpy as np
    >>> import tenferro as te
    >>> line = lambda x, y: [y[1], 0 * y[0]]
    >>> ends = lambda ya, yb: [ya[0], yb[0] - 1]
    >>> result = te.integrate.solve_bvp(line, ends, [0, 1], np.zeros((2, 2)))
    >>> result.success, result.message
    (True, 'The algorithm converged to the desired accuracy.')
    """

    sol: BVPSolution
    p: NDArray[Any] | None
    x: NDArray[Any]
    y: NDArray[Any]
    yp: NDArray[Any]
    rms_residuals: NDArray[Any]
    niter: int
    status: int

    @property
    def success(self) -> bool:
        """Whether the status is 0."""
        return self.status == CONVERGED

    @property
    def message(self) -> str:
        """The status as a text; raises TracerError inside traced functions."""
        return MESSAGES[int(self.status)]

    def __getitem__(self, name: str) -> Any:
        """An attribute by name, as of SciPy's result."""
        return getattr(self, name)
