"""Programs whose results may depend on a basis that a factorization chose: right, or refused.

Within the space of a repeated value a basis is free, and a result that does not depend on it is
that of the function. So where a program leaves this open it is computed again in another basis,
and refused if the results differ. Maths note: gauge.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from computegraph import MaterializedGraph, ProgramCache, materialize_merge
from tenferro.engines.numpy import compile_numpy
from tenferro.errors import GaugeError, UndecidedGaugeError
from tenferro.passes.gauge import Guards, Run, Spectrum, again, spectra_in, turns_of
from tenferro.tensor import aval_of
from tenferro.tensor.rounding import relative_tolerance, spectral_rounding

_ROUNDING = 1e3
"""Of an array's largest element, in units of its precision: differences up to this are none."""


_FINE, _FINE_ROUNDING = 1e-5, 1e2
"""The same of relative differences and in units, where less would be taken for another basis."""
_BETTER = 8
"""Limits that spread by so much less than outputs of other bases are nearer than these."""
_SHIFTED = Run("shifted")
_RUNS = Run("again"), Run("rotated", frame=0), Run("rotated", frame=3)
"""One other basis may be near the one at hand by chance."""
_FRAMES = (1, 2)
"""The numbers of other bases in which second derivatives are computed by their means."""
_NODES, _SHIFT = 12, 0.04
"""How many matrices nearby are computed, and by how much their distances are not symmetric: poles
of odd order would cancel otherwise."""
REACHES = 1 / 8, 1 / 128
"""How far away these are, in units of the distance to the nearest singularity of a factorization. A
loss may have others that are closer."""
_PROGRAMS = 128
"""Ways of computing a graph again whose programs are kept."""

Compile = Callable[[MaterializedGraph], Callable[..., list[Any]]]


class BasisDecision:
    """What decides where the program of a graph raises UndecidedGaugeError: see its `guards`."""

    def __init__(self, graph: MaterializedGraph, guards: Guards, compile: Compile) -> None:
        self.graph = graph
        self.guards = guards
        self._compile = compile
        self._programs: ProgramCache[Callable[..., list[Any]]] = ProgramCache(_PROGRAMS)
        self._calls = 0

    def around(self, run: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
        """The call, which raises GaugeError where another basis changes its outputs."""

        def call(*arrays: Any) -> list[Any]:
            try:
                return run(*arrays)
            except UndecidedGaugeError as error:
                return self._resolved(arrays, error)

        return call

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
            found = self._resolved([np.asarray(x) for x in arrays], error)
        return _placed(found, arrays, results)

    def _resolved(self, arrays: Sequence[Any], error: UndecidedGaugeError) -> list[Any]:
        """The outputs, which no basis changes; otherwise their limits from matrices nearby.

        Raises GaugeError where these have none, and `error` itself where the factorization is not
        part of the graph.
        """
        if not self.guards.inside:
            raise error
        self._calls += 1
        guarded = [i for i, on in enumerate(self.guards.outputs) if on]
        shifted = self._run(_SHIFTED, arrays)
        try:
            outputs, open_ = self._compared(arrays, guarded, shifted)
        except GaugeError:
            outputs, open_ = [*shifted], guarded  # the others do not depend on the run
        if open_ and not self._has_limits(outputs, open_, shifted, arrays):
            raise GaugeError(self._with_numbers(str(error), arrays)) from None
        return outputs

    def _with_numbers(self, message: str, arrays: Sequence[Any]) -> str:
        """The message of an error, with the first values that are equal in its first sentence."""
        spectra = spectra_in(self.graph)
        places = [x.place for x in spectra]
        graph = materialize_merge(self.graph.arena, places, self.graph.inputs)
        for x, values in zip(spectra, compile_numpy(graph)(*arrays), strict=True):
            numbers = _equal_numbers(values, x)
            if numbers:
                first, _, rest = message.partition(". ")
                return f"{first}: {numbers}. {rest}"
        return message

    def _compared(
        self, arrays: Sequence[Any], guarded: Sequence[int], shifted: Sequence[Any]
    ) -> tuple[list[Any], list[int]]:
        """The outputs, and which of them another basis changes."""
        outputs, *others = (self._run(run, arrays) for run in _RUNS)

        def is_free(i: int, fine: bool) -> bool:
            return any(differ(outputs[i], other[i], shifted[i], fine) for other in others)

        open_ = [i for i in guarded if is_free(i, fine=True)]
        if not open_:
            return outputs, []
        left: list[int] = []
        spreads: dict[int, float] = {}
        means = [self._mean(frame, open_, arrays) for frame in _FRAMES]
        for i, first, second in zip(open_, *means, strict=True):
            if not differ(first, second, shifted[i], fine=True):
                outputs[i] = first
            elif is_free(i, fine=False):
                left.append(i)
            else:
                spreads[i] = max(_apart(outputs[i], other[i]) for other in others)
        self._take_better_limits(outputs, spreads, arrays)
        return outputs, left

    def _take_better_limits(
        self, outputs: list[Any], spreads: dict[int, float], arrays: Sequence[Any]
    ) -> None:
        """Limits in the place of outputs, for which bases spread, where limits spread much less."""
        if not spreads:
            return
        limits = [self._limits(frame, REACHES[0], [*spreads], arrays) for frame in _FRAMES]
        for (i, spread), first, second in zip(spreads.items(), *limits, strict=True):
            if _BETTER * _apart(first, second) < spread:
                outputs[i] = first

    def _has_limits(
        self,
        outputs: list[Any],
        open_: Sequence[int],
        shifted: Sequence[Any],
        arrays: Sequence[Any],
    ) -> bool:
        """Whether some outputs have limits from matrices nearby, which take their place."""
        for reach in REACHES:
            limits = [self._limits(frame, reach, open_, arrays) for frame in _FRAMES]
            if all(map(agree, *limits, (shifted[i] for i in open_))):
                for i, x in zip(open_, limits[0], strict=True):
                    outputs[i] = x
                return True
        return False

    def _limits(
        self, frame: int, reach: float, positions: Sequence[int], arrays: Sequence[Any]
    ) -> list[Any]:
        """Polynomials through outputs for matrices nearby, where the distance is zero."""
        totals: list[Any] = [0.0] * len(positions)
        for weight, run in displaced_runs(frame, reach):
            found = self._run(run, arrays)
            totals = [t + weight * found[i] for t, i in zip(totals, positions, strict=True)]
        return [np.asarray(total) for total in totals]

    def _mean(self, frame: int, positions: Sequence[int], arrays: Sequence[Any]) -> list[Any]:
        """The means of some outputs over all turns of values' tangents.

        Those are what smooth symmetric functions of values have to second order.
        """
        count = turns_of(self.graph)
        totals: list[Any] = [0.0] * len(positions)
        for k in range(count):
            found = self._run(Run("turned", frame, (k, count)), arrays)
            totals = [total + found[i] for total, i in zip(totals, positions, strict=True)]
        return [np.asarray(total / count) for total in totals]

    def _run(self, run: Run, arrays: Sequence[Any]) -> list[Any]:
        """The outputs of one such run. From the second call on, those that each call makes are
        compiled by the engine itself."""
        often = self._calls > 1 and run in (_SHIFTED, *_RUNS)
        compile = self._compile if often else compile_numpy
        program = self._programs.get((run, often), lambda: compile(again(self.graph, run)))
        with np.errstate(all="warn" if run.how == "again" else "ignore"):
            return program(*arrays)


def _placed(found: Sequence[Any], arrays: Sequence[Any], results: Sequence[Any]) -> list[Any]:
    """Outputs on the requested devices, otherwise on the device of the arguments."""
    from tenferro.engines.xla.programs.arrays import put  # loaded where there are devices

    devices = {d for x in arrays if hasattr(x, "devices") for d in x.devices()}
    here = devices.pop() if len(devices) == 1 else None
    wanted = results or [None] * len(found)
    return [put(np.asarray(y), w or here) for y, w in zip(found, wanted, strict=True)]


def displaced_runs(frame: int, reach: float) -> list[tuple[float, Run]]:
    """The weights of runs for matrices nearby: their sum is the polynomial's value at no distance.

    Lagrange's polynomial through Chebyshev's nodes.
    """
    nodes = np.cos(np.pi * (np.arange(_NODES) + 0.5) / _NODES) + _SHIFT * frame
    runs = []
    for k, node in enumerate(nodes):
        others = np.delete(nodes, k)
        weight = float(np.prod(others / (others - node)))
        runs.append((weight, Run("displaced", frame, at=float(reach * node))))
    return runs


def _equal_numbers(values: Any, spectrum: Spectrum) -> str:
    """The first values that are equal, or zero, to rounding, counted from 1; for a subspace, those
    on both sides of a bound."""
    bound = spectral_rounding(aval_of(values.shape, values.dtype))
    for row in values.reshape(-1, values.shape[-1]):
        limit = bound * np.abs(row).max(initial=0)
        for x in row:
            equal = np.flatnonzero(np.abs(row - x) <= limit)
            if _is_meant(equal, spectrum.kept, bool(abs(x) <= limit)):
                return ", ".join(f"{spectrum.word} {j + 1} is {row[j]}" for j in equal)
    return ""


def _is_meant(equal: Any, kept: tuple[int, ...], zero: bool) -> bool:
    if not kept:
        return len(equal) > 1 or zero
    inside = (equal >= kept[0]) & (equal < kept[1])
    return bool(inside.any() and not inside.all())


def _apart(first: Any, second: Any) -> float:
    return float(np.abs(np.asarray(first) - np.asarray(second)).max(initial=0))


def agree(first: Any, second: Any, shifted: Any) -> bool:
    """Whether two limits of an array are the same, but for rounding.

    That of a derivative of order k grows with the k-th power of 1/distance: about 1e2, 1e4 and 1e6
    units. Another basis changes half of the digits.
    """
    if first.dtype.kind not in "fc":
        return bool(np.array_equal(first, second))
    size = max(np.abs(first).max(initial=0), np.abs(shifted - first).max(initial=0))
    return bool((np.abs(first - second) <= relative_tolerance(first.dtype) * size).all())


def differ(first: Any, second: Any, shifted: Any = None, fine: bool = False) -> bool:
    """Whether elements of two arrays differ by more than rounding.

    How large the numbers are of which an element is the sum, one with other tangents shows. With
    `fine` less is taken for rounding, as it is in single precision where no gap is narrow.
    """
    x, y = np.asarray(first), np.asarray(second)
    if x.dtype.kind not in "fc":
        return not np.array_equal(x, y)
    with np.errstate(all="ignore"):
        size = np.abs(x) if shifted is None else np.maximum(np.abs(x), np.abs(shifted - x))
        relative, units = relative_tolerance(x.dtype), _ROUNDING
        if fine:
            relative, units = min(relative, _FINE), _FINE_ROUNDING
        rounding = units * np.finfo(x.dtype).eps * size.max(initial=0)
        same = np.abs(y - x) <= relative * size + rounding
    return not (same | (x == y) | (np.isnan(x) & np.isnan(y))).all()
