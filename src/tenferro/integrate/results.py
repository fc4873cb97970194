"""Results of `solve_ivp`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal

import numpy as np

from tenferro.integrate.method import MESSAGES
from tenferro.integrate.state import StateLayout
from tenferro.pytree import map as tree_map, register_pytree

__all__ = ["OdeResult", "OdeSolution"]

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    State = TypeVar("State", default=Any)
else:
    from typing import TypeVar

    State = TypeVar("State")
Side = Literal["left", "right"]
Array = np.ndarray[Any, Any]


@register_pytree(static=("layout", "side"))
@dataclass(frozen=True)
class OdeSolution(Generic[State]):
    """The solution as a function of time, as SciPy's `OdeSolution`.

    `ts` contains the ends of the n steps, n + 1 times. Before the first and after the last of these
    times, the first and the last interpolant are used.

    >>> import numpy as np
    >>> import tenferro as te
    >>> decay = te.integrate.solve_ivp(lambda t, y: -y, (0.0, 1.0), np.ones(1), dense_output=True)
    >>> decay.sol(0.5).round(3)
    array([0.606])
    >>> decay.sol(np.array([0.0, 1.0])).round(3)
    array([[1.   , 0.368]])
    """

    ts: Array
    dense: Any
    direction: Any
    layout: StateLayout
    side: Side = "left"
    """Which step is used where one ends; with jumps, the one after it ("right")."""

    def __call__(self, t: Any) -> State:
        """The state at a time; for a vector of times the leaves have one more axis, the last."""
        t = t if hasattr(t, "aval") else np.asarray(t, float)
        return self.layout.unpack(self.rows(t))  # type: ignore[no-any-return]

    def rows(self, t: Any) -> Array:
        """The state as a vector at each time."""
        ends = self.direction * self.ts[1:]
        position = np.searchsorted(ends, self.direction * t, side=self.side)
        step = np.minimum(position, ends.shape[0] - 1)
        dense = tree_map(lambda x: x[step], self.dense)
        return dense.at(t)  # type: ignore[no-any-return]

    @property
    def t_min(self) -> float:
        """The earlier end."""
        return np.minimum(self.ts[0], self.ts[-1])  # type: ignore[no-any-return]

    @property
    def t_max(self) -> float:
        """The later end."""
        return np.maximum(self.ts[0], self.ts[-1])  # type: ignore[no-any-return]


@register_pytree
@dataclass(frozen=True)
class OdeResult(Generic[State]):
    """The result of `solve_ivp`, with SciPy's names.

    `t` contains the times, of shape (m,), and `y` the states: a pytree like y0 whose leaves have an
    additional last axis; for a vector y0 it is SciPy's array of shape (n, m). `sol` is the solution
    as a function, or None. `t_events` and `y_events` have one array for each event function: times
    of shape (k,), and states whose leaves have the axis of the events first. `nfev`, `njev` and
    `nlu` count evaluations of the function, evaluations of its Jacobian, and factorizations. `code`
    is the way in which the solver ended; `status`, `message` and `success` report it as in SciPy.

    >>> import numpy as np
    >>> import tenferro as te
    >>> decay = te.integrate.solve_ivp(lambda t, y: -y, (0.0, 1.0), np.ones(1))
    >>> decay.success, decay.message, float(decay.y[0, -1].round(3))
    (True, 'The solver successfully reached the end of the integration interval.', 0.368)
    """

    t: Array
    y: State
    sol: Callable[[Any], State] | None
    t_events: list[Array] | None
    y_events: list[State] | None
    nfev: int
    njev: int
    nlu: int
    code: int

    @property
    def status(self) -> int:
        """0: the end was reached; 1: an event was the end; −1: a step failed."""
        return np.maximum(self.code, -1) if hasattr(self.code, "aval") else max(self.code, -1)

    @property
    def success(self) -> bool:
        """Whether the status is not −1."""
        return self.status >= 0

    @property
    def message(self) -> str:
        """The status as a text; raises TracerError inside traced functions."""
        return MESSAGES[int(self.code)]

    def __getitem__(self, name: str) -> Any:
        """An attribute by name, as of SciPy's result."""
        return getattr(self, name)
