"""Checks of indices and conditions that fail in some step: the error is the reference engine's.

Random loops, some in others, with several checks in a step, of which several may fail.
"""

import numpy as np
import pytest

import tenferro as te
from tenferro.functions.indexing.positions import OutOfBoundsError
from tenferro.ops.arrays.ensure import ensured

N = 5


def outcome(function, args, engine):
    """The result, or the error with its notes."""
    try:
        with np.errstate(all="ignore"):
            return [np.asarray(y).tolist() for y in te.jit(function, engine=engine)(*args)]
    except (OutOfBoundsError, ArithmeticError, ValueError) as error:
        return type(error).__name__, str(error), getattr(error, "__notes__", [])


def a_check(rng):
    """A number of a step, which a check may refuse, of the numbers `at` of this step."""
    kind, column = int(rng.integers(0, 4)), int(rng.integers(0, 3))

    def checked(x, at, s):
        i = at[column]
        if kind == 0:
            return x[i] + s
        if kind == 1:
            return ensured(s, i < N + 1, "the number is too large", "ArithmeticError") + x[0]
        if kind == 2:
            return x[te.numpy.stack([i, at[0]])].sum()
        return te.cond(i > 1, lambda: x[i], lambda: x[at[0] + 1])

    return checked


def a_program(rng):
    """A loop, perhaps in another one, that makes some checks in each step."""
    checks = [a_check(rng) for _ in range(rng.integers(1, 4))]
    form, inner = int(rng.integers(0, 3)), int(rng.integers(0, 3))

    def step(x, at, s):
        for check in checks:
            s = 0.5 * s + check(x, at, s)
        return s

    def inside(x, at, s):
        return te.fori_loop(0, inner, lambda _, s: step(x, at, s), s) if inner else step(x, at, s)

    def program(x, table):
        s, n = x[0], len(table)
        if form == 0:
            return te.scan(lambda s, at: (inside(x, at, s), s), s, table)
        if form == 1:
            return (te.fori_loop(0, n, lambda k, s: inside(x, table[k], s), s), s)
        held = te.while_loop(
            lambda c: c[0] < n, lambda c: (c[0] + 1, inside(x, table[c[0]], c[1])), (0, s)
        )
        return held[1], s

    return program


@pytest.mark.sampled(12)
@pytest.mark.parametrize("seed", range(60))
def test_the_first_check_that_fails_is_reported(seed):
    rng = np.random.default_rng(seed)
    program = a_program(rng)
    x = rng.random(N)
    for wrong in range(3):
        table = rng.integers(-N, N - 1, (9, 3))
        for _ in range(wrong):
            row, column = rng.integers(0, 9), rng.integers(0, 3)
            table[row, column] = rng.choice([-(2**62), -N - 1, N, N + 3, 2**62])
        found, expected = (outcome(program, (x, table), e) for e in ("native", "numpy"))
        if isinstance(expected, tuple):
            assert found == expected
        else:
            for got, want in zip(found, expected, strict=True):
                np.testing.assert_allclose(got, want, rtol=1e-13)
