"""Checks of indices that change by a number in each step are made before the loop."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.graphs.support import has_code
from tenferro.ops.loops.loop import Loop, is_loop
from tenferro.passes.index_checks import with_checks

N = 40
X = np.linspace(0.5, 1.5, N)


def carried_numbers(f, *args):
    """How many whole numbers each loop of a program carries whose body has no loop."""
    graph, checks = with_checks(te.trace(f)(*args).graph, has_code)
    assert checks
    found, waiting = [], [graph]
    while waiting:
        arena = waiting.pop().arena
        loops = [Loop.of(o) for o in arena.operations if o is not None and is_loop(o)]
        waiting += [loop.body.graph() for loop in loops]
        for loop in loops:
            if not any(map(is_loop, filter(None, loop.body.graph().arena.operations))):
                carry = loop.inputs(loop.body.inputs).carry
                found.append(sum(aval.shape == () and aval.dtype.kind == "i" for aval in carry))
    return found


def from_a_traced_end(x, w):
    for c in range(N - 1, w - 1, -1):
        x[c] = max(x[c], x[c - w] + 0.5)
    return x


def diagonals(x, w):
    s = 0.0
    for length in range(1, w):
        for i in range(w - length):
            s += x[i + length] * x[i]
    return s


def a_row_of_a_traced_number(x, w):
    y = x.reshape(2, 20)
    s = 0.0
    for j in range(20):
        s += y[w - 2, j] * y[w - 3, 19 - j]
    return s


def by_data(x, w):
    s = 0.0
    for j in range(N):
        s += x[int(w * x[j])]
    return s


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("f", "carried"),
    [(from_a_traced_end, 2), (diagonals, 2), (a_row_of_a_traced_number, 1)],
)
def test_loops_carry_no_numbers_of_such_checks(f, carried):
    """They carry their counters: one more where reverse mode cuts them."""
    adopted = te.adopt(f)
    assert carried_numbers(adopted, X, 3) == [carried]
    np.testing.assert_allclose(te.jit(adopted)(X, 3), f(X.copy(), 3), rtol=1e-13)
    te.check_grads(te.jit(lambda x: np.sum(adopted(x, 3))), (X,))


def test_loops_carry_the_numbers_of_checks_of_data():
    assert carried_numbers(te.adopt(by_data), X, 3)[0] > 2


def outcome(f, *args):
    """The result, or what the error says, with the steps of the loops that it was raised in."""
    try:
        return np.asarray(f(*args))
    except IndexError as error:
        return "\n".join([str(error), *getattr(error, "__notes__", [])])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(10))
def test_random_loops_return_or_raise_what_the_reference_does(seed):
    rng = np.random.default_rng(seed)
    scale, shift = rng.integers(-3, 4, (2, 3)).tolist()
    step, reverse = int(rng.choice([-2, -1, 1, 3])), bool(rng.integers(2))
    by_while, inner = bool(rng.integers(2)), bool(rng.integers(2))

    def f(x, first, steps, k, ks):
        def read(i):
            s = x[scale[0] * i + shift[0]] + 2.0 * x[i + k] - x[k + shift[1]]
            return s * x[ks[i]] if inner else s

        def body(c, i):
            y = te.fori_loop(0, k, lambda j, s: s + x[i - j] * x[j], 0.0) if inner else 0.0
            return c + read(i) + y, read(i + shift[2])

        if by_while:
            end = first + step * steps

            def going(c):
                return c[0] < end if step > 0 else c[0] > end

            return te.while_loop(going, lambda c: (c[0] + step, body(c[1], c[0])[0]), (first, 0.0))[
                1
            ]
        start = (0.0, first)
        total, rows = te.scan(
            lambda c, _: ((body(c[0], c[1])[0], c[1] + step), read(c[1])),
            start,
            None,
            12,
            reverse=reverse,
        )
        return total[0] + rows[3]

    native, reference = (te.jit(f, engine=engine) for engine in ("native", "numpy"))
    ks = rng.integers(-N, N + 1, N)
    for _ in range(12):
        first, steps, k = (int(rng.integers(*span)) for span in ((-9, N), (0, 15), (-4, 9)))
        given = X, first, steps, k, ks
        found, expected = outcome(native, *given), outcome(reference, *given)
        if isinstance(expected, str):
            assert isinstance(found, str)
            assert found == expected
        else:
            np.testing.assert_allclose(found, expected, rtol=1e-12)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(3))
def test_random_positions_that_count_from_the_end(seed):
    """Writes and reads that cross from one end of an array to the other, or do not."""
    rng = np.random.default_rng(seed)
    signs, shifts = rng.choice([-1, 1, 2], 3).tolist(), rng.integers(-3, 4, 3).tolist()

    @te.adopt
    def f(x, a, steps):
        for i in range(a, a + steps):
            x[signs[0] * i + shifts[0]] += 0.25 * x[signs[1] * i + shifts[1]] - 0.125
            x[i] = 0.5 * x[signs[2] * i + shifts[2]]
        return x

    def loss(x, a, steps):
        return np.sum(f(x, a, steps) ** 2)

    pairs = [(te.jit(g, engine="native"), te.jit(g, engine="numpy")) for g in (f, te.grad(loss))]
    for a, steps in ((0, 9), (-9, 8), (-4, 9), (-19, 30), (5, 0), (2, 15)):
        for native, reference in pairs:
            found, expected = (outcome(g, X, a, steps) for g in (native, reference))
            if isinstance(expected, str):
                assert found == expected
            else:
                np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-12)
