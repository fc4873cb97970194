"""Checks of indices that cannot fail are left out; those that can still raise."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.graphs.support import has_code
from tenferro.passes.index_checks import with_checks

N = 80  # steps that are not written out one by one


def at_counter(x):
    s = 0.0
    for i in range(1, N - 1):
        s += x[i - 1] * x[i] * x[i + 1]
    return s


def in_reverse(x):
    for i in range(N - 2, -1, -1):
        x[i] += 0.5 * x[i + 1]
    return x


def strided(x):
    s = 0.0
    for i in range(0, N - 1, 2):
        s += x[i] * x[i + 1]
    return s


def from_the_end(x):
    """The first positions are counted from the end, where `x` has other numbers."""
    s = 0.0
    for i in range(N):
        s += (i + 1.0) * x[i - 3] * x[-N + i]
    return s


def triangular(x):
    for i in range(N):
        for j in range(i):
            x[i] -= 0.1 * x[j] * x[i - j]
    return x


def to_the_end(x):
    for i in range(N):
        for j in range(i + 1, N):
            x[j] -= 0.1 * x[i]
    return x


def around(x):
    s = 0.0
    for i in range(N):
        s += x[(i + 2) % N] * x[(3 * i) // 4]
    return s


def of_the_largest(x):
    best = 0
    for i in range(1, N):
        if x[i] > x[best]:
            best = i
    return x[best] * x[best]


def halving(x):
    size = N
    while size > 1:
        size = size // 2
        for i in range(size):
            x[i] = x[2 * i] + x[2 * i + 1]
    return x


def by_a_condition(x):
    i = 0
    while i < N and x[i] < 2.0:
        x[i] = 0.5 * x[i]
        i += 1
    return x


def in_a_condition(x):
    i = 0
    while x[i % N] < 4.0 and i < 3 * N:
        x[i % N] = x[i % N] + 0.1
        i += 1
    return x


PROVEN = [
    at_counter, in_reverse, strided, from_the_end, triangular, to_the_end, around, of_the_largest,
    in_a_condition,
]  # fmt: skip


def checks_of(f, *args):
    graph = te.trace(te.adopt(f))(*args).graph
    return len(with_checks(graph, has_code)[1])


def arguments(n=N):
    return np.random.default_rng(3).random(n)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("f", PROVEN, ids=lambda f: f.__name__)
def test_checks_that_cannot_fail_are_left_out(f):
    for function in (f, lambda x: te.grad(lambda x: np.sum(te.adopt(f)(x) ** 2))(x)):
        assert checks_of(function, arguments()) == 0


@pytest.mark.sampled(4)
@pytest.mark.parametrize("f", [*PROVEN, halving, by_a_condition], ids=lambda f: f.__name__)
def test_values_are_those_of_numpy(f):
    expected = f(arguments())
    np.testing.assert_allclose(te.jit(te.adopt(f))(arguments()), expected, rtol=1e-14)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("f", PROVEN, ids=lambda f: f.__name__)
def test_arrays_that_are_too_short_raise(f):
    assert checks_of(f, arguments(N - 1)) > 0
    with pytest.raises(IndexError):
        te.jit(te.adopt(f))(arguments(N - 1))


def by_quotients(x):
    s = 0.0 * x[0]
    for i in range(1, N):
        s += x[-N // i + N]
    return s


def by_extrema(x):
    s = 0.0 * x[0]
    for i in range(N):
        s += x[np.maximum(i, 3)] * x[np.minimum(i, 9)]
    return s


def by_floats(x):
    s = 0.0 * x[0]
    for i in range(N):
        s += x[int(0.5 * i + 1.2)]
    return s


def downward(x):
    def step(c):
        return c[0] - 1, c[1] + x[c[0]]

    return te.while_loop(lambda c: c[0] >= 0, step, (N - 1, 0.0 * x[0]))[1]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("f", "needed", "expected"),
    [
        (by_quotients, N - 1, lambda x: sum(x[-N // i + N] for i in range(1, N))),
        (by_extrema, N, by_extrema),
        (by_floats, N // 2 + 1, lambda x: sum(x[int(0.5 * i + 1.2)] for i in range(N))),
        (downward, N, lambda x: sum(x[::-1])),
    ],
)
def test_positions_whose_bounds_move_are_checked(f, needed, expected):
    x = arguments(needed)
    np.testing.assert_allclose(te.jit(te.adopt(f))(x), expected(x), rtol=1e-13)
    with pytest.raises(IndexError):
        te.jit(te.adopt(f))(x[:-1])


@pytest.mark.parametrize("low", [0, -1])
def test_positions_that_must_not_be_negative(low):
    def f(x):
        s = 0.0 * x[0]
        for i in range(low, N + low):
            s += x[np.ravel_multi_index((0, i), (1, N))]
        return s

    if low < 0:
        with pytest.raises(ValueError, match="ravel_multi_index"):
            te.jit(te.adopt(f))(arguments())
    else:
        assert checks_of(f, arguments()) == 0
        np.testing.assert_allclose(te.jit(te.adopt(f))(arguments()), f(arguments()), rtol=1e-13)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(12))
def test_random_ranges_raise_or_return_what_numpy_does(seed):
    rng = np.random.default_rng(seed)
    first, stop = rng.integers(-10, N + 10, 2).tolist()
    step = int(rng.choice([-2, -1, 1, 2]))
    scale, offset = rng.integers(-2, 3, 2).tolist()

    def f(x, k):
        s = 0.0 * k
        for i in range(first, stop, step):
            for j in range(min(i, k), k + 3):
                s += x[scale * i + offset] * (1.0 + j) * x[j - k]
        return s

    for k in (0, 2):
        try:
            expected = f(arguments(), k)
        except IndexError:
            with pytest.raises(IndexError):
                te.jit(te.adopt(f))(arguments(), k)
        else:
            np.testing.assert_allclose(te.jit(te.adopt(f))(arguments(), k), expected, rtol=1e-13)


def test_a_batch_of_loops_that_end_apart_reads_within_bounds():
    @te.adopt
    def f(x, stop):
        i, s = 0, 0.0
        while i < stop:
            s += x[i]
            i += 1
        return s

    x = arguments()
    stops = np.array([0, N, 2])
    found = te.jit(te.vmap(f, in_axes=(None, 0)))(x, stops)
    np.testing.assert_allclose(found, [x[:n].sum() for n in stops])


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_a_branch_raises_for_what_it_reads(sign):
    def f(x, i, j):
        return te.cond(x[0] > 0, lambda: x[i], lambda: x[j] * x[i])

    x = sign * arguments(3)
    assert te.jit(f)(x, 1, 2) == (x[1] if sign > 0 else x[2] * x[1])
    with pytest.raises(IndexError, match="index 5 is out of bounds"):
        te.jit(f)(x, 5, 1)
    if sign > 0:
        assert te.jit(f)(x, 1, 5) == x[1]
    else:
        with pytest.raises(IndexError, match="index 5 is out of bounds"):
            te.jit(f)(x, 1, 5)


@pytest.mark.parametrize("checkpoint", [7, 16])
def test_counters_of_loops_that_are_cut_into_chunks(checkpoint):
    def f(x):
        def step(c, _):
            i, y = c
            return (i + 1, y.at[i].set(np.sin(y[i - 1]) * y[N - 1 - i])), None

        return te.scan(step, (1, x), None, N - 1, checkpoint=checkpoint)[0][1]

    x = arguments()
    assert checks_of(f, x) == 0
    np.testing.assert_allclose(te.jit(f)(x), te.jit(f, engine="numpy")(x), rtol=1e-13)
    assert checks_of(f, x[:-1]) > 0
    with pytest.raises(IndexError):
        te.jit(f)(x[:-1])


def test_numbers_that_overflow_prove_nothing():
    def f(x):
        return te.fori_loop(0, 7, lambda i, c: c * 0.5 + x[(i * 2**62) // 2**62], 0.0 * x[0])

    x = np.arange(1.0, 10.0)
    native, reference = (te.jit(f, engine=e)(x) for e in ("native", "numpy"))
    np.testing.assert_array_equal(native, reference)


def by_powers(x):
    s = 0.0
    for i in range(1, N):
        s += x[2 ** (i % 6)] * 3**i * x[(i // 20) ** 2]
    return s


def test_powers_whose_exponents_are_not_negative_need_no_check():
    x = arguments()
    assert checks_of(by_powers, x) == 0
    assert te.trace(te.adopt(by_powers))(x).steps.numpy == ()
    expected = te.jit(te.adopt(by_powers), engine="numpy")(x)
    np.testing.assert_allclose(te.jit(te.adopt(by_powers))(x), expected, rtol=1e-13)


def result_of(f, args, engine):
    """The result, or the error with its notes."""
    try:
        return np.asarray(te.jit(f, engine=engine)(*args))
    except ValueError as error:
        return str(error), getattr(error, "__notes__", [])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", "bhilBHIL")
@pytest.mark.parametrize("seed", range(4))
def test_random_powers_of_integers_are_numpys(seed, dtype):
    """In arrays, with and without lanes, and in loops whose exponents may be negative."""
    rng = np.random.default_rng(seed)
    x = rng.integers(-9 if dtype.islower() else 0, 9, 37).astype(dtype)
    n = rng.integers(0, 70, 37).astype(dtype)
    k = int(rng.integers(0, 36))

    def looped(x, n):
        return te.fori_loop(0, 30, lambda i, s: s + x[i] ** n[i], 0 * x[0])

    for f in (lambda x, n: x**n, lambda x, n: x[k] ** n[k], looped):
        np.testing.assert_array_equal(result_of(f, (x, n), "native"), result_of(f, (x, n), "numpy"))
        if dtype.islower():
            wrong = n.copy()
            wrong[k] = -1 - n[k] % 5
            found, expected = (result_of(f, (x, wrong), e) for e in ("native", "numpy"))
            assert str(found) == str(expected)
            assert isinstance(found, tuple) == (f is not looped or k < 30)
