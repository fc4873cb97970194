"""Running a program with clocks between its steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np

from tenferro.engines import CompiledGraph, compile_graph, compile_measured
from tenferro.engines.base.meter import Meter
from tenferro.nan_debugging import source_lines
from tenferro.ops.base.binding import bind_sizes
from tenferro.profiling.limits import limits
from tenferro.profiling.result import Profile
from tenferro.profiling.rows import rows_of
from tenferro.tensor.binding import match_sizes
from tenferro.transforms import jit
from tenferro.transforms.programs.compilation import JitFunction
from tenferro.transforms.programs.program import Program
from tenferro.transforms.tracing.arguments import engine_of, unflatten
from tenferro.transforms.tracing.parameters import keeps_parameters

_ROUNDS = 100
"""In how many turns calls with and without clocks are timed."""
_FEWEST = 3
"""Turns of a program whose calls are long."""
_SHORT, _SETTLING = 1e-3, 20
"""Seconds of a short call, and how many are made of these before."""
_NATIVE_CLOCK, _PYTHON_CLOCK = 35e-9, 150e-9
"""Seconds that a clock costs in machine code and in Python (AMD EPYC, in a virtual machine)."""
_MOST = 0.04
"""What all clocks may cost, as a share of a call, estimated from these: measured it is up to twice
that."""


@keeps_parameters
def profile(
    f: Callable[..., Any], *, engine: str | None = None, seconds: float = 1.0
) -> Callable[..., Profile]:
    """Return a function that is called like `f` and returns the profile of `te.jit(f)`.

    The function is traced with its source lines and compiled to optimized code, the same code as
    for `te.jit`. The program then runs alternately with and without clocks between its steps, for
    about `seconds` in total and at least three times each, so `f` must not have side effects. The
    profile reports the overhead of the clocks (`overhead`).

    The profile has a row for every kernel, LAPACK call and NumPy kernel, in the order in which they
    run: calls, seconds, share, source line, estimates of floating-point operations and bytes, the
    fraction of the machine's limits, and for NumPy kernels the reason why they are not native.
    Fused operations are one step. The limits of the machine are measured once per process, in about
    0.3 seconds: the rate of a matrix product, and the bandwidth of memory. A step whose arrays are
    in caches may exceed this bandwidth. `print` shows a table; `save_html` writes a page with a
    timeline.

    `f` may be a function returned by `te.jit`: its static arguments, shapes and memory limit apply,
    and also its engine unless you pass `engine`. The engines are "native" and "numpy". Raises the
    errors of `te.jit(f)`; NotImplementedError for the XLA engine, ValueError if `seconds` is not a
    positive number.

    >>> import numpy as np
    >>> import tenferro as te
    >>> found = te.profile(lambda x: np.sort(np.sin(x) * 2.0), seconds=0.1)(np.ones(1000))
    >>> sorted(row.operations for row in found.rows if row.kind == "kernel")
    [('sin', 'mul'), ('sort',)]
    """
    if not seconds > 0:
        raise ValueError(f"te.profile: seconds is {seconds!r}, expected a positive number")
    compiled = f if isinstance(f, JitFunction) else jit(f, engine=engine)
    name = compiled.engine if engine is None else engine_of("te.profile", engine)

    def profiled(*args: Any, **kwargs: Any) -> Profile:
        with source_lines():
            program, arrays = compiled.program(*args, **kwargs)
        return _profile(program, [*arrays, *program.captured], name, seconds)

    return profiled


def _profile(program: Program, arrays: Sequence[Any], engine: str, seconds: float) -> Profile:
    """The profile of a program on arrays, which include those that it closes over."""
    from tenferro.runtime import tiered_compilation  # the native engine is loaded by need

    metas = [program.graph.arena.metas[v] for v in program.graph.inputs]
    sizes = match_sizes(metas, [np.shape(x) for x in arrays])
    graph = bind_sizes(program.graph, sizes) if sizes else program.graph
    meter = Meter()
    with tiered_compilation(False):
        plain = compile_graph(graph, engine, program.options)
        timed = compile_measured(graph, engine, meter, program.options)
        outputs = timed.run(*arrays)
        found = _Times(plain, timed, arrays, meter, seconds)
    rows = rows_of(meter.notes, found.mean, found.tick, found.stretches, limits())
    result = outputs[0] if program.out_tree.is_leaf() else unflatten(program.out_tree, outputs)
    calls = found.calls, found.mean, found.overhead
    return Profile(_name(program), engine, result, rows, *calls, limits())


def _name(program: Program) -> str:
    return program.name.removeprefix("jit(").removesuffix(")")


class _Times:
    """The times of calls with and without clocks, in turns.

    `mean` is that of all calls with clocks, `overhead` the median of the relative differences in a
    turn, `stretches` how many times as long calls take while the clocks of a part run.
    """

    def __init__(
        self,
        plain: CompiledGraph,
        timed: CompiledGraph,
        arrays: Sequence[Any],
        meter: Meter,
        seconds: float,
    ) -> None:
        plain.run(*arrays)
        once = _once(plain, arrays)
        meter.parts = _parts(meter, once)
        turns, repeats = _plan(once, seconds, meter.parts)
        meter.reset()
        began, ticks = perf_counter(), _ticks(meter)
        both = []
        for turn in range(turns):
            meter.begin(turn)
            both.append((_seconds(plain, arrays, repeats), _seconds(timed, arrays, repeats)))
            meter.count(repeats)
        passed = perf_counter() - began
        self.tick = passed / max(_ticks(meter) - ticks, 1)
        self.calls = turns * repeats
        self.overhead = median(timed / plain for plain, timed in both) - 1
        self.mean = sum(timed for _, timed in both) / self.calls
        self.stretches = _stretches(both, meter.parts)


def _once(graph: CompiledGraph, arrays: Sequence[Any]) -> float:
    """The time of a call, roughly; the first ones of short programs take longer."""
    first = _seconds(graph, arrays, 1)
    return first if first > _SHORT else _seconds(graph, arrays, _SETTLING) / _SETTLING


def _parts(meter: Meter, once: float) -> int:
    """Into how many parts clocks are divided so that they cost less than they may.

    The meter holds the counts of one call, which takes `once` seconds.
    """
    native = len(meter.groups) + sum(n.clock.calls for n in meter.notes if n.clock.is_native)
    python = sum(n.clock.calls for n in meter.notes if not n.clock.is_native)
    cost: float = _NATIVE_CLOCK * native + _PYTHON_CLOCK * python
    return min(max(1, ceil(cost / (_MOST * once))), _ROUNDS // 4)


def _plan(once: float, seconds: float, parts: int) -> tuple[int, int]:
    """How many turns, and calls in each, where a call takes `once`.

    Each part of the clocks has as many turns.
    """
    each = seconds / 2 / _ROUNDS / once
    turns = _ROUNDS if each >= 1 else max(_FEWEST, int(seconds / 2 / once))
    return parts * ceil(turns / parts), max(1, int(each))


def _stretches(both: Sequence[tuple[float, float]], parts: int) -> list[float]:
    """The stretch of each part, where there are several; they run in turns."""
    ratios = [timed / plain for plain, timed in both]
    if parts == 1:
        return [1.0]
    return [max(1.0, median(ratios[part::parts]) / median(ratios)) for part in range(parts)]


def _seconds(graph: CompiledGraph, arrays: Sequence[Any], repeats: int) -> float:
    run = graph.run
    begin = perf_counter()
    for _ in range(repeats):
        run(*arrays)
    return perf_counter() - begin


def _ticks(meter: Meter) -> int:
    """The counter of native clocks; 0 where there are none."""
    if not any(note.clock.is_native for note in meter.notes):
        return 0
    from tenferro.engines.native.runtime.tables.clock import ticks  # not all machines have one

    now: int = ticks()
    return now
