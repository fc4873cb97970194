"""Clocks between the steps of machine code."""

import ctypes

import numpy as np
import pytest
from tests.tenferro.profiling.test_profile import ARGUMENTS, line_of, profiled, user

import tenferro as te
from tenferro.engines.base.meter import Note
from tenferro.engines.native.runtime.tables import clock
from tenferro.profiling.measure import _parts, _plan
from tenferro.profiling.rows import _fitting

OPAQUE = "tenferro.special.hyp0f1.v1"


def test_steps_of_a_loop_are_counted_in_each_of_its_runs():
    found = profiled("native_loop", "native")
    (loop,) = [row for row in found.rows if row.kind == "loop"]
    inside = [row for row in found.rows if row.depth > loop.depth]
    assert inside
    assert all(row.calls == 9 for row in inside)
    assert str(line_of("body")) in {row.line.rpartition(":")[2] for row in inside}
    assert sum(row.seconds for row in inside) <= loop.end - loop.begin
    assert all(loop.begin <= row.begin <= row.end <= loop.end * (1 + 1e-9) for row in inside)


def test_a_loop_has_the_line_that_calls_it():
    (loop,) = [row for row in profiled("native_loop", "native").rows if row.kind == "loop"]
    assert loop.text == "return te.scan(step, x, None, length=9)[0]"


def test_a_loop_in_python_says_because_of_what():
    found = profiled("looping", "native")
    (loop,) = [row for row in found.rows if row.kind == "loop"]
    assert loop.reason == f"a loop in Python, because of {OPAQUE}"
    inside = [row for row in found.rows if row.operations == ("special.hyp0f1",)]
    assert [row.calls for row in inside] == [7.0]


def test_a_loop_in_registers_is_one_step():
    def f(x):
        return te.fori_loop(0, 1000, lambda i, x: x * 0.5 + 1.0, x)

    found = te.profile(f, engine="native", seconds=0.05)(0.25)
    (loop,) = [row for row in found.rows if row.kind == "loop"]
    assert loop.calls == 1.0
    assert loop.seconds > 0
    assert found.result == 2.0


def test_native_calls_of_lapack_are_steps():
    found = profiled("small_systems", "native")
    rows = [row for row in found.rows if row.kind == "LAPACK"]
    assert {row.operations[0] for row in rows} >= {"linalg.solve"}
    assert all(row.line.endswith(f":{line_of('small solve')}") for row in rows)


def test_equal_steps_of_one_line_are_one_row():
    found = profiled("many", "native")
    kernels = [row for row in found.rows if row.kind == "kernel"]
    assert sum(row.calls for row in kernels) == pytest.approx(40)
    assert len(kernels) < 5


def test_a_branch_that_is_not_taken_has_no_calls():
    found = profiled("chosen", "native")
    calls = {row.operations[-1]: row.calls for row in found.rows if row.kind == "kernel"}
    assert (calls["sin"], calls["cos"]) == (1.0, 0.0)


def test_programs_for_a_profile_are_not_kept():
    x, w = ARGUMENTS["native_loop"]
    profiled("native_loop", "native")
    first = te.trace(user.native_loop, engine="native")(x, w)
    first(x, w)
    clocks = [n for n in _held_by(first.compiled) if isinstance(n, clock.NativeClock)]
    assert not clocks


def _held_by(start):
    """What an object holds, through attributes and containers of this package."""
    seen, stack = {}, [start]
    while stack:
        x = stack.pop()
        if id(x) in seen:
            continue
        seen[id(x)] = x
        if isinstance(x, (list, tuple, set)):
            stack.extend(x)
        elif isinstance(x, dict):
            stack.extend(x.values())
        elif type(x).__module__.startswith("tenferro.engines"):
            stack.extend(vars(x).values() if hasattr(x, "__dict__") else [])
            slots = getattr(type(x), "__slots__", ())
            stack.extend(getattr(x, name, None) for name in ([slots] if slots is str else slots))
    return list(seen.values())


def test_the_counter_runs_at_a_constant_rate():
    from time import perf_counter

    rates = []
    for _ in range(3):
        begin, ticks = perf_counter(), clock.ticks()
        while perf_counter() < begin + 0.02:
            pass
        rates.append((clock.ticks() - ticks) / (perf_counter() - begin))
    assert max(rates) < 1.05 * min(rates)


def test_a_clock_takes_a_short_time():
    assert 0 < clock.cost() < 1000


def test_an_unknown_processor_is_an_error(monkeypatch):
    monkeypatch.setattr(clock.platform, "machine", lambda: "riscv64")
    nothing = ctypes.CFUNCTYPE(ctypes.c_int64)(lambda: 0)
    address = ctypes.cast(nothing, ctypes.c_void_p).value
    monkeypatch.setattr(clock, "interpreter", lambda: {"tenferro_ticks": address})
    clock._counter.cache_clear()
    try:
        with pytest.raises(NotImplementedError, match=r"'riscv64'.*engine='numpy'"):
            clock.ticks()
    finally:
        clock._counter.cache_clear()


def test_xla_is_an_error_that_says_what_to_use():
    pytest.importorskip("jax")
    with pytest.raises(NotImplementedError, match=r"jax\.profiler\.trace"):
        te.profile(np.sin, engine="xla")(1.0)


class _Clock:
    def __init__(self, calls, native):
        self.calls, self.is_native = calls, native


class _Note:
    def __init__(self, *clock):
        self.clock = _Clock(*clock)


class _Meter:
    def __init__(self, *notes):
        self.notes, self.groups = notes, [None]


def test_clocks_are_divided_where_they_would_cost_too_much():
    assert _parts(_Meter(_Note(10, True)), 1e-3) == 1
    assert _parts(_Meter(_Note(1000, True)), 100e-6) == 9
    assert _parts(_Meter(_Note(1000, False)), 1e-3) == 4
    assert _parts(_Meter(_Note(10**6, True)), 1e-6) == 25


def test_parts_take_no_longer_than_the_step_they_are_in():
    notes = [Note("loop", [], [], inside=inside) for inside in (None, 0, 0, 1, None)]
    assert _fitting(notes, [4.0, 6.0, 2.0, 1.0, 2.0], 3.0) == [2.0, 1.5, 0.5, 1.0, 1.0]
    assert _fitting(notes, [4.0, 1.0, 2.0, 1.0, 2.0], 6.5) == [4.0, 1.0, 2.0, 1.0, 2.0]


def test_each_part_has_as_many_turns():
    assert _plan(1e-6, 1.0, 7) == (105, 5000)
    assert _plan(10.0, 1.0, 1) == (3, 1)
    assert _plan(0.1, 1.0, 4) == (8, 1)


def test_divided_clocks_find_the_same_steps(monkeypatch):
    whole = profiled("several", "native")
    monkeypatch.setattr("tenferro.profiling.measure._parts", lambda meter, once: 4)
    parts = profiled("several", "native")
    assert [(r.kind, r.operations, r.calls) for r in parts.rows] == [
        (r.kind, r.operations, r.calls) for r in whole.rows
    ]
    assert sum(r.share for r in parts.rows) == pytest.approx(1.0)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ["several", "native_loop", "many"])
def test_clocks_cost_little(name):
    """A tenth is promised; five times as much is allowed here, as other work disturbs."""
    costs = [profiled(name, "native").overhead for _ in range(3)]
    assert min(costs) < 0.5
