"""Programs whose results may depend on a basis that a factorization chose: right, or refused.

Within the space of a repeated value a basis is free, and a result that does not depend on it is
that of the function. So where a program leaves this open it is computed again in another basis,
and refused if the results differ. Maths note: gauge.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import cached_property
from typing import Any, TypeVar, get_args

import numpy as np

from computegraph import MaterializedGraph
from tenferro.context import with_value
from tenferro.engines.base.probe import How, Probe, probe
from tenferro.engines.numpy import NumpyProgram, compile_numpy
from tenferro.errors import GaugeError, UndecidedGaugeError
from tenferro.passes.gauge import Guards
from tenferro.tensor.rounding import relative_tolerance

T = TypeVar("T")
_ROUNDING = 1e3
"""Of an array's largest element, in units of its precision: differences up to this are none."""


def undecided(work: Callable[[], T]) -> tuple[T, bool]:
    """What `work` gives in the basis at hand, and whether this may depend on the basis."""
    plain = Probe("plain")
    return with_value(probe, plain, work), plain.is_open


class BasisDecision:
    """What decides where the program of a graph raises UndecidedGaugeError: see its `guards`."""

    def __init__(self, graph: MaterializedGraph, guards: Guards) -> None:
        self.graph = graph
        self.guards = guards

    def around(self, run: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
        """The call, which raises GaugeError where another basis changes its outputs."""

        def decided(*arrays: Any) -> list[Any]:
            try:
                return run(*arrays)
            except UndecidedGaugeError as error:
                return self._decided(arrays, error)

        return decided

    def on_devices(
        self,
        compute: Callable[..., list[Any]],
        arrays: Sequence[Any],
        donated: frozenset[int],
        results: Sequence[Any],
    ) -> list[Any]:
        """The outputs as arrays of jax. What took the memory of arguments cannot be decided."""
        try:
            return compute(*arrays, donated=donated, results=results)
        except UndecidedGaugeError as error:
            if donated:
                raise
            found = self._decided([np.asarray(x) for x in arrays], error)
        return _placed(found, arrays, results)

    @cached_property
    def _reference(self) -> NumpyProgram:
        return compile_numpy(self.graph)

    def _decided(self, arrays: Sequence[Any], error: UndecidedGaugeError) -> list[Any]:
        if not self.guards.inside:
            raise error
        plain, rotated, shifted = (self._run(how, arrays) for how in get_args(How))
        each = zip(self.guards.outputs, plain, rotated, shifted, strict=True)
        if any(guarded and _differs(*values) for guarded, *values in each):
            raise GaugeError(*error.args) from None
        return plain

    def _run(self, how: How, arrays: Sequence[Any]) -> list[Any]:
        with nullcontext() if how == "plain" else np.errstate(all="ignore"):
            return with_value(probe, Probe(how), lambda: self._reference(*arrays))


def _placed(found: Sequence[Any], arrays: Sequence[Any], results: Sequence[Any]) -> list[Any]:
    """Outputs where they are asked for, else on the device of the arguments."""
    from tenferro.engines.xla.arrays import put  # loaded where there are devices

    devices = {d for x in arrays if hasattr(x, "devices") for d in x.devices()}
    here = devices.pop() if len(devices) == 1 else None
    wanted = results or [None] * len(found)
    return [put(np.asarray(y), w or here) for y, w in zip(found, wanted, strict=True)]


def _differs(plain: Any, rotated: Any, shifted: Any) -> bool:
    """Whether another basis changes any element by more than rounding."""
    x, y, z = (np.asarray(v) for v in (plain, rotated, shifted))
    if x.dtype.kind not in "fc":
        return not np.array_equal(x, y)
    with np.errstate(all="ignore"):
        size = np.maximum(np.abs(x), np.abs(z - x))
        rounding = _ROUNDING * np.finfo(x.dtype).eps * size.max(initial=0)
        same = np.abs(y - x) <= relative_tolerance(x.dtype) * size + rounding
    return not (same | (x == y) | (np.isnan(x) & np.isnan(y))).all()
