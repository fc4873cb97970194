"""Random programs of statements mean in every way of running them what they mean in NumPy."""

import ast
import sys
from dataclasses import replace

import numpy as np
import pytest
from whole_programs.command import outcome_of, own_cache, run, stored
from whole_programs.isolated import each_isolated, isolated
from whole_programs.plain import PLAIN, leaves
from whole_programs.shrink import shrunken
from whole_programs.ways import Outcome, outcome
from whole_programs.writer import WholeProgram, program_of

import tenferro as te

needs_fork = pytest.mark.skipif(sys.platform == "win32", reason="programs run in forks")
SUM = WholeProgram(
    ("c = np.array([1.0, 2.0])",),
    (("x", "np.array([0.5, 1.5])"),),
    "def f(x):\n    v = te.fori_loop(0, 3, lambda i, s: np.sin(s) + c, x)\n    return [v, v * 2.0]",
)


@needs_fork
@pytest.mark.parametrize("first", [0, pytest.param(80, marks=pytest.mark.long)])
def test_random_programs_mean_what_they_mean_in_numpy(first):
    report = run(range(first, first + 80), None, 30.0)
    assert not report.failures, "\n\n".join(str(p) for p, _ in report.failures.values())
    assert report.counts["right", ""] >= 40


@needs_fork
@pytest.mark.long
@pytest.mark.parametrize("first", range(1_000, 21_000, 500))
def test_many_random_programs(first, tmp_path):
    report = run(range(first, first + 500), tmp_path / "done", 120.0)
    assert not report.failures, str(report)


def test_a_program_is_that_of_its_seed():
    assert str(program_of(3)) == str(program_of(3)) != str(program_of(4))


def test_a_printed_program_runs():
    exec(compile(str(SUM), "<printed>", "exec"), {"print": lambda *values: None})


@needs_fork
def test_seeds_that_are_done_are_left_out(tmp_path):
    done = tmp_path / "done"
    done.write_text("1\n2\n")
    report = run(range(1, 4), done, 0.0)
    assert report.counts.total() == 1
    assert done.read_text().split() == ["1", "2", "3"]


def test_the_transforms_of_plain_numpy_are_those_of_the_library():
    def both(te):
        def f(x):
            return np.sum(np.sin(x) * x)

        x = np.array([[0.3, -1.0], [2.0, 0.5]])
        scanned = te.scan(lambda c, e: (c * 0.5 + e, c * e), x[0], x, reverse=True)
        return leaves([
            te.grad(f)(x), te.value_and_grad(f)(x), te.jvp(f, (x,), (x,)), scanned,
            te.vmap(lambda a, b: a + b, in_axes=(1, None))(x, x[0]),
            te.cond(x[0, 0] > 0, lambda a: a * 2.0, lambda a: a, x),
            te.while_loop(lambda s: np.sum(s) < 50.0, lambda s: s * 1.5, x),
        ])  # fmt: skip

    for a, b in zip(both(te), both(PLAIN), strict=True):
        np.testing.assert_allclose(a, np.asarray(b, float), rtol=1e-12)


def test_a_wrong_result_is_found_and_named(monkeypatch):
    assert outcome(SUM).kind == "right"
    right = PLAIN.fori_loop
    monkeypatch.setattr(PLAIN, "fori_loop", lambda low, up, *rest: right(low, up - 1, *rest))
    assert outcome(SUM).signature == ("wrong", "eager, values")


def test_a_wrong_derivative_is_found(monkeypatch):
    wrong = te.custom_jvp(lambda x: np.sin(x))
    wrong.defjvp(lambda x, y, dx: np.cos(x) * dx * 1.001)
    monkeypatch.setattr(np, "positive", wrong)
    program = SUM.with_source("def f(x):\n    return np.positive(x)")
    monkeypatch.setattr("whole_programs.plain.ExtendedNumpy.positive", np.sin, raising=False)
    assert outcome(program, "numpy engine").signature == ("wrong", "numpy engine, gradient")


def test_a_state_that_differs_is_found():
    program = SUM.with_source("def f(x):\n    x[0] = 3.0\n    return x * c")
    assert outcome(program).kind == "right"


def test_complex_and_whole_numbers_are_compared_too():
    source = (
        "def f(x, z, p):\n    z = z * x\n    z[p % 2] *= x\n    return z.real + np.abs(z), p // 2"
    )
    arguments = (*SUM.arguments, ("z", "np.array([1.0, 2.0j])"), ("p", "np.array([1, 0])"))
    program = replace(SUM, arguments=arguments, source=source)
    assert outcome(program).kind == "right"
    assert outcome(replace(program, seed=1)).kind == "right"


def test_a_result_in_another_precision_is_found(monkeypatch):
    single = (("x", "np.array([0.5, 1.5], np.float32)"),)
    program = replace(SUM, arguments=single, source="def f(x):\n    return [x * 2.0]")
    assert outcome(program).kind == "right"
    monkeypatch.setattr(PLAIN, "tanh", lambda x: x.astype(float), raising=False)
    monkeypatch.setattr(te, "tanh", lambda x: x, raising=False)
    wrong = outcome(program.with_source("def f(x):\n    return [te.tanh(x)]"))
    assert wrong.detail == "result 0 has type float32(2,), expected float64(2,)"


@needs_fork
def test_another_process_loads_the_code_of_the_first():
    with own_cache():
        assert outcome_of(SUM).kind == "right"
        assert [found.kind for found in stored([SUM, SUM])] == ["right", "right"]


@needs_fork
def test_crashes_are_outcomes():
    import os
    import signal

    def crash():
        os.kill(os.getpid(), signal.SIGTERM)

    found = isolated(crash, "here")
    assert found.signature == ("wrong", "here, SIGTERM")
    runs = [lambda: Outcome("right"), crash, lambda: Outcome("undecided")]
    assert [x.kind for x in each_isolated(runs)] == ["right", "wrong", "undecided"]


@needs_fork
def test_what_computes_or_waits_too_long_hangs_and_what_others_delay_does_not(monkeypatch):
    import time

    def computes():
        while True:
            pass

    def waits(seconds):
        time.sleep(seconds)
        return Outcome("right")

    monkeypatch.setattr("whole_programs.isolated.SECONDS", 1)
    runs = [lambda: waits(2.5), computes, lambda: waits(0.0)]
    found = list(each_isolated(runs, "here"))
    assert [x.signature for x in found] == [("right", ""), ("wrong", "here, hang"), ("right", "")]
    monkeypatch.setattr("whole_programs.isolated.WAITING", 1)
    assert isolated(lambda: waits(60.0), "here").signature == ("wrong", "here, hang")


def test_shrinking_leaves_what_fails():
    source = (
        "def f(x):\n    a = x + 1.0\n    for i in range(4):\n        a[i] = np.tanh(x[i] * a[-1])\n"
        "    b = np.stack([a, x], axis=-1)\n    return {'a': a, 'b': b}"
    )

    def fails(program):
        return "np.tanh" in program.source

    found = shrunken(SUM.with_source(source), fails, 30.0).source
    assert len(ast.unparse(ast.parse(found)).splitlines()) == 2
    assert "np.tanh" in found


@needs_fork
def test_errors_that_the_guide_announces_are_counted_apart():
    program = SUM.with_source("def f(x):\n    return x * 2.0 if x[0] > 0 else x")
    assert outcome_of(program).signature == ("documented", "TracerError")
