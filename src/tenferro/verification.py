"""Compiled results beside those of the reference engine, and the step after which they differ.

Where they differ, what rounding explains is measured. The program is computed again, operation by
operation, with results of operations that are off at random by up to a unit in the last place, or
by the error bound of the function's native code, and with such operands where an operation
accumulates. So far apart are also results in another order (stochastic arithmetic: Vignes, "A
stochastic arithmetic for reliable scientific computation", 1993).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from computegraph import Body, MaterializedGraph
from tenferro.engines.base.pipeline import CompileOptions, Engine, graph_step
from tenferro.engines.native.math import MATH
from tenferro.engines.numpy.engine import compile_numpy
from tenferro.engines.registry import engine_for
from tenferro.explain.program_text import bodies_of
from tenferro.ops.arrays.ensure import RAISED
from tenferro.ops.base.binding import bind_sizes
from tenferro.passes.every_engine import EVERY_ENGINE, LOOPS, for_every_body, passed
from tenferro.passes.gauge import FACTORIZATIONS
from tenferro.recomputed import NDArray, Recomputed, with_steps
from tenferro.tensor.binding import match_sizes

_RUNS = 3
"""Runs with rounding at random: the largest of 3 deviations is below a quarter of the standard
deviation once in 130 times."""
_SPREADS = 16.0
"""So many times the largest deviation is what rounding explains: 4 standard deviations then."""
_ULPS = 4.0
"""Units in the last place of the largest element: functions of NumPy and SciPy have errors of up to
4 (Innocente and Zimmermann, "Accuracy of mathematical functions", 2024, for the C library)."""
_MOVING = frozenset(
    "abs broadcast_in_dim clamp concatenate dynamic_slice dynamic_update_slice gather imag maximum "
    "minimum neg pad real reshape reverse scatter select slice sort transpose".split()
)
"""Families whose results have, but for signs, elements of operands, or zero: they never round."""
_AS_TRACED = tuple(each for each in EVERY_ENGINE if each not in LOOPS)
"""The passes that derivatives are defined by, and calls; the others must not change results."""


@dataclass(frozen=True)
class Difference:
    """What a result is, what it should be, and the step after which results differ."""

    output: int
    index: tuple[int, ...]
    found: Any
    expected: Any
    allowed: float
    step: str
    about: str

    def __str__(self) -> str:
        place = f"[{', '.join(map(str, self.index))}]" if self.index else ""
        return (
            f"result {self.output}{place} is {self.found!s}, the reference engine returns "
            f"{self.expected!s}, and rounding explains {self.allowed:.2g}; results differ after "
            f"the step {self.step!r} ({self.about.rstrip('.')})"
        )


def difference(
    graph: MaterializedGraph,
    engine: str,
    options: CompileOptions,
    arrays: Sequence[Any],
    outputs: Sequence[Any],
) -> Difference | None:
    """What differs from the reference engine by more than rounding; None if nothing does.

    Programs that call functions of users, and those that flush subnormal numbers, are not compared.
    """
    if options.flush_subnormals or _calls_out(graph):
        return None
    values = [np.asarray(x) for x in arrays]
    metas = [graph.arena.metas[v] for v in graph.inputs]
    if any(aval.is_symbolic for aval in metas):
        graph = bind_sizes(graph, match_sizes(metas, [x.shape for x in values]))
    comparison = _Comparison(passed(graph, _AS_TRACED), values)
    found = comparison.wrong(outputs)
    if found is None:
        return None
    i, index, allowed = found
    step, about = _first_wrong(comparison, graph, engine_for(engine, options), options)
    got, expected = np.asarray(outputs[i])[index], comparison.expected[i][index]
    return Difference(i, index, got, expected, allowed, step, about)


class _Comparison:
    """The results of the reference engine, and how far others may be from them."""

    def __init__(self, graph: MaterializedGraph, arrays: Sequence[NDArray]) -> None:
        self.graph, self.arrays = graph, arrays
        self.expected = _reference(graph, arrays)
        self._random = np.random.default_rng(0)
        self._runs: list[list[NDArray]] = []

    def wrong(self, outputs: Sequence[Any]) -> tuple[int, tuple[int, ...], float] | None:
        """The first result that differs, at which index, and what rounding explains.

        Each run with rounding at random can only explain more: the next one is for what the others
        leave unexplained. One in which the program raises an error explains all.
        """
        while (found := self._unexplained(outputs)) is not None and len(self._runs) < _RUNS:
            try:
                self._runs.append(_rounded(self.graph, self.arrays, self._random))
            except RAISED:  # by the program: rounding decides whether there is a result
                return None
        return found

    def _unexplained(self, outputs: Sequence[Any]) -> tuple[int, tuple[int, ...], float] | None:
        for i, y in enumerate(self.expected):
            off = _distance(np.asarray(outputs[i]), y)
            allowed = _allowed(y, [run[i] for run in self._runs])
            if off.size and not off.max() <= allowed:
                return i, tuple(map(int, np.unravel_index(off.argmax(), off.shape))), allowed
        return None


class _Rounded(Recomputed):
    """A program whose operations are rounded at random."""

    def __init__(
        self, graph: MaterializedGraph, arrays: Sequence[NDArray], random: np.random.Generator
    ) -> None:
        super().__init__(graph, arrays)
        self._random = random

    def results(self, operation: Any, operands: Sequence[int]) -> Any:
        values = [self.values[a] for a in operands]
        loop = with_steps(operation, self._step)
        if loop is not None:
            return loop(*values)
        run = self._kernel(operation, operands)
        found = run(*values)
        if operation.name in _MOVING:
            return found
        several = found if operation.n_outputs > 1 else (found,)
        if all(_is_exact(np.asarray(y), values) for y in several):
            return found
        if not operation.family.pointwise:
            found = run(*map(self._off, values))
            several = found if operation.n_outputs > 1 else (found,)
        several = _turned(operation.name, several, self._random)
        units = max(1.0, _bound(operation.name))
        off = [self._off(np.asarray(y), units) for y in several]
        return off if operation.n_outputs > 1 else off[0]

    def _off(self, x: NDArray, units: float = 1.0) -> NDArray:
        if x.dtype.kind not in "fc":
            return x
        errors = units * np.finfo(x.dtype).eps * self._random.uniform(-1.0, 1.0, x.shape)
        return np.asarray(x * (1.0 + errors), x.dtype)

    def _step(self, body: Body) -> Any:
        graph = for_every_body(body)
        return lambda *arrays: _rounded(graph, [np.asarray(x) for x in arrays], self._random)


def _turned(family: str, results: Sequence[Any], random: np.random.Generator) -> Sequence[Any]:
    """Results of a factorization with vectors of other signs or phases, which it leaves free."""
    if family not in FACTORIZATIONS:
        return results
    *first, vectors = map(np.asarray, results)
    if len(first) == 1:
        return [*first, vectors * _phases(vectors, vectors.shape[-1], random)[..., None, :]]
    left, values = first
    phases = _phases(left, max(left.shape[-1], vectors.shape[-2]), random)
    turned = left * phases[..., None, : left.shape[-1]]
    return turned, values, vectors * phases.conj()[..., : vectors.shape[-2], None]


def _phases(vectors: NDArray, count: int, random: np.random.Generator) -> NDArray:
    shape = (*vectors.shape[:-2], count)
    if vectors.dtype.kind == "c":
        phases: NDArray = np.exp(2j * np.pi * random.uniform(size=shape))
    else:
        phases = random.choice([-1.0, 1.0], shape)
    return phases.astype(vectors.dtype)


def _bound(family: str) -> float:
    """The error bound of a function's native code, in units in the last place; 0 without one."""
    function = MATH.get(family)
    return 0.0 if function is None else max(function.max_ulp.values(), default=0.0)


def _rounded(
    graph: MaterializedGraph, arrays: Sequence[NDArray], random: np.random.Generator
) -> list[NDArray]:
    run = _Rounded(graph, arrays, random)
    run.compute()
    return [run.values[v] for v in graph.outputs]


def _is_exact(y: NDArray, operands: Sequence[NDArray]) -> bool:
    """Whether all that a result holds is, but for signs, in operands: it was not rounded."""
    if y.dtype.kind not in "fc":
        return True
    given = [np.abs(x).ravel() for x in operands if x.dtype == y.dtype]
    found = np.abs(y).ravel()
    if found.size and not any((x == found[0]).any() for x in given):
        return False  # nearly always, and in a tenth of the time
    return bool(given) and bool(np.isin(found, np.concatenate(given)).all())


def _reference(graph: MaterializedGraph, arrays: Sequence[NDArray]) -> list[NDArray]:
    with np.errstate(all="ignore"):
        return [np.asarray(y) for y in compile_numpy(graph)(*arrays)]


def _allowed(y: NDArray, runs: Sequence[NDArray]) -> float:
    """How far a result may be from `y`: nothing for integers that no run changes."""
    spread = max((float(_distance(run, y).max(initial=0.0)) for run in runs), default=0.0)
    if y.dtype.kind not in "fc":
        return spread
    sizes = np.abs(y[np.isfinite(y)])
    return _SPREADS * spread + _ULPS * float(np.finfo(y.dtype).eps) * float(sizes.max(initial=0.0))


def _distance(x: NDArray, y: NDArray) -> NDArray:
    """How far elements are apart: 0 if both are NaN or the same infinity, else infinity."""
    with np.errstate(all="ignore"):
        if y.dtype.kind not in "fc":
            return np.where(x == y, 0.0, np.inf)
        off = np.abs(np.asarray(x, np.result_type(y, np.float64)) - y)
        same = (x == y) | (np.isnan(x) & np.isnan(y))
        return np.asarray(np.where(same, 0.0, np.where(np.isnan(off), np.inf, off)))


def _first_wrong(
    comparison: _Comparison, graph: MaterializedGraph, engine: Engine[Any], options: CompileOptions
) -> tuple[str, str]:
    """The first step after which the reference engine, or the program, returns other results."""
    job = engine.job(graph, options, None)
    steps = [*map(graph_step, EVERY_ENGINE), *engine.steps]
    for each in [step for step in steps if not step.shortcut]:
        before = job.graph
        with engine.final():
            each.run(job)
        if job.program is not None:
            if comparison.wrong(job.program.run(*comparison.arrays)) is not None:
                return each.name, each.about
            return "kept code", "a program in the cache, which differs from one compiled now"
        if job.graph is not before and _is_wrong(comparison, job.graph):
            return each.name, each.about
    raise RuntimeError("the last step of a pipeline made no program")


def _is_wrong(comparison: _Comparison, graph: MaterializedGraph) -> bool:
    """Whether a graph has other results; not if the reference engine cannot run it."""
    try:
        return comparison.wrong(_reference(graph, comparison.arrays)) is not None
    except NotImplementedError:
        return False


def _calls_out(graph: MaterializedGraph) -> bool:
    graphs = [graph, *(body.graph() for _, body in bodies_of(graph))]
    return any(
        getattr(operation, "name", "") == "external"
        for each in graphs
        for _, operation, _, _ in each.arena.applications(each.order)
    )
