"""Long programs are cut where they repeat, so that equal pieces are compiled once."""

import numpy as np
import pytest

import tenferro as te

pytest.importorskip("jax")

import itertools

from tenferro.engines.xla.graphs import cuts
from tenferro.engines.xla.programs import executable


def test_short_programs_stay_whole():
    assert cuts.cuts(["mul"] * cuts.WHOLE) == []


@pytest.mark.parametrize("period", [1, 7, 130, 399, 950])
def test_cuts_follow_the_period(period):
    before, step = [f"a{i}" for i in range(53)], [f"b{i}" for i in range(period)]
    operations = [*before, *step * (5000 // period), *before]
    found = cuts.cuts(operations)
    bounds = [0, *found, len(operations)]
    parts = [tuple(operations[a:b]) for a, b in itertools.pairwise(bounds)]
    assert [o for part in parts for o in part] == operations
    assert max(map(len, parts)) <= cuts.PIECE + cuts.PIECE // 4
    assert len(set(parts)) <= 8


def test_what_does_not_repeat_is_cut_all_the_same():
    rng = np.random.default_rng(0)
    operations = rng.integers(0, 50, 6000).tolist()
    bounds = [0, *cuts.cuts(operations), 6000]
    sizes = np.diff(bounds)
    assert sizes.min() > 0 and sizes.max() <= cuts.PIECE + cuts.PIECE // 4


def steps_of_euler(x, w):
    for _ in range(600):
        x = x + 0.01 * np.sin(w * x) - 0.001 * x * x
    return np.sum(x)


def program_and_results(n):
    """The compiled gradient for arrays of n elements, checked against the reference."""
    x, w = np.linspace(0.1, 1, n), np.linspace(1, 2, n)
    gradient = te.grad(steps_of_euler, argnums=(0, 1))
    program = te.trace(gradient, engine="xla")(x, w)
    for got, want in zip(program(x, w), gradient(x, w), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-9)
    return program, len(program.compiled.executables(x, w))


@pytest.mark.long
def test_pieces_of_an_unrolled_loop_are_shared():
    before = executable.built.info().misses
    program, count = program_and_results(12_000)
    assert 12 < count == program.steps.xla
    assert executable.built.info().misses - before <= 9


def test_light_steps_become_loops():
    program, count = program_and_results(3)
    assert count == program.steps.xla == 1
    assert len(program.compiled.program.code.program.operations) < 100
