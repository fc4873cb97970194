"""Jumps of the state at known times, and dosing tables: what users declare."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.functions.arrays.values import demanded
from tenferro.integrate.state import StateLayout, given_array
from tenferro.pytree import map as tree_map
from tenferro.tensor import ArrayLike

__all__ = ["Doses", "Jumps"]


@dataclass(frozen=True)
class Jumps:
    """Jumps of the state of `solve_ivp` at known times.

    `times` (k,) are float64 numbers in any order; infinite ones never occur, so that tables of
    different lengths can be padded. `reset(t, y, *args)` returns the state after a jump from the
    one before, both pytrees like y0. With `values`, a pytree of arrays (k, ...), it is
    `reset(t, y, value, *args)` with the row of the jump. `rates`, a pytree like y0 with k rows, is
    added to the slope from a jump on; earlier rates stay.

    A jump at the start of the interval is made, one at its end is not, so that intervals can follow
    each other. Jumps at equal times are made in the order of the table. The solution at the time of
    a jump is the state after it.

    Differentiable with respect to `times`, `values`, `rates` and what `reset` reads, in both modes
    and to any order. Raises TypeError for a `reset` that is not a function, ValueError for arrays
    of another length.

    >>> import numpy as np
    >>> import tenferro as te
    >>> halved = te.integrate.Jumps([1.0, 2.0], lambda t, y: y / 2)
    >>> sol = te.integrate.solve_ivp(lambda t, y: 0 * y + 1, (0, 3), [0.0], jumps=halved)
    >>> sol.y[:, -1]                       # ((0 + 1) / 2 + 1) / 2 + 1
    array([1.75])
    """

    times: ArrayLike
    reset: Callable[..., Any]
    values: Any = None
    rates: Any = None


@dataclass(frozen=True)
class Doses:
    """A dosing table: `amount` is added to `compartment` at `time`, as a bolus or as an infusion.

    `time` has shape (k,); the others are numbers or have this shape. `compartment` is the index of
    an element of the state, or its key if y0 is a dictionary of numbers. An infusion has a
    `duration` or a `rate`; where they are 0 the dose is a bolus. Infinite times never occur, so
    that tables of different lengths can be padded. An infusion that began before the start of the
    interval continues in it.

    Pass it to `solve_ivp` as `jumps`; conventions and derivatives are those of `Jumps`. Raises
    ValueError for shapes that do not fit, an unknown key, and both `duration` and `rate`.

    >>> import numpy as np
    >>> import tenferro as te
    >>> doses = te.integrate.Doses([0.0, 12.0], amount=100.0, duration=[0.0, 2.0])
    >>> sol = te.integrate.solve_ivp(
    ...     lambda t, y: -0.1 * y, (0, 24), [0.0], t_eval=[0.0, 12.0], jumps=doses, rtol=1e-8
    ... )
    >>> sol.y.round(3)
    array([[100.   ,  30.119]])
    """

    time: ArrayLike
    amount: ArrayLike
    compartment: ArrayLike | str | Sequence[str] = 0
    duration: ArrayLike | None = None
    rate: ArrayLike | None = None

    def jumps(self, layout: StateLayout) -> Jumps:
        """The table as jumps; an infusion is two, its beginning and its end."""
        time = given_array(self.time).astype(float)
        if len(time.shape) != 1:
            raise ValueError(f"{layout.label}: Doses.time has shape {time.shape}, expected (k,)")
        amount = self._column(layout, "amount", self.amount, time)
        places = self._places(layout, time)
        duration = self._duration(layout, amount, time)
        if duration is None:
            return Jumps(time, _bolus, layout.unpack_rows(places * amount[:, None]))
        slow = duration > 0
        rate = np.where(slow, amount / np.where(slow, duration, 1.0), 0.0)[:, None] * places
        bolus = np.where(slow, 0.0, amount)[:, None] * places
        return Jumps(
            np.concatenate([time, time + duration]),
            _bolus,
            layout.unpack_rows(np.concatenate([bolus, np.zeros(bolus.shape)])),
            layout.unpack_rows(np.concatenate([rate, -rate])),
        )

    def _duration(self, layout: StateLayout, amount: Any, time: Any) -> Any:
        """The durations of infusions; None if there are none."""
        if self.rate is None:
            given = self.duration
            return None if given is None else self._column(layout, "duration", given, time)
        if self.duration is not None:
            raise ValueError(f"{layout.label}: Doses has `duration` and `rate`, expected one")
        rate = self._column(layout, "rate", self.rate, time)
        return np.where(rate > 0, amount / np.where(rate > 0, rate, 1.0), 0.0)

    def _places(self, layout: StateLayout, time: Any) -> Any:
        """Rows (k, n) with a one where the dose of the row is added."""
        given = self.compartment
        if isinstance(given, str) or (isinstance(given, Sequence) and isinstance(given[0], str)):
            names = [path.codify("") for path in layout.spec.accessors()]
            given = [given] if isinstance(given, str) else given
            unknown = [x for x in given if f"[{x!r}]" not in names]
            if unknown or layout.size != len(names):
                raise ValueError(
                    f"{layout.label}: Doses.compartment is {self.compartment!r}, expected keys of "
                    f"y0, which has {', '.join(names)} and must have a number for each"
                )
            given = np.array([names.index(f"[{x!r}]") for x in given])
        index = given_array(given)
        if index.dtype.kind not in "iu":
            raise ValueError(f"{layout.label}: Doses.compartment has dtype {index.dtype}")
        message = (
            f"{layout.label}: Doses.compartment is {self.compartment!r}, but y0 has {layout.size} "
            "elements"
        )
        index = demanded(index, (index >= 0) & (index < layout.size), message)
        column = np.broadcast_to(index, time.shape) if index.size == 1 else index
        return (column[:, None] == np.arange(layout.size)).astype(float)

    def _column(self, layout: StateLayout, name: str, given: Any, time: Any) -> Any:
        given = given_array(given).astype(float)
        if given.shape not in ((), time.shape):
            raise ValueError(
                f"{layout.label}: Doses.{name} has shape {given.shape}, expected a number or "
                f"{time.shape}, one for each time"
            )
        return np.broadcast_to(given, time.shape)


def _bolus(t: Any, y: Any, amounts: Any, *args: Any) -> Any:
    return tree_map(lambda x, amount: x + amount, y, amounts)
