"""Steps that a loop does not make, and branches that are not taken, raise no error of an index.

Each function is run as NumPy runs the same source: to the same value, or to an IndexError.
"""

import linecache

import numpy as np
import pytest

import tenferro as te
from tenferro.errors import OutOfBoundsError

X, OUT, TABLE = np.array([0.3, -0.7, 1.1, 0.4]), np.array([1.0, 2.0, 3.0]), np.ones((3, 4))
SOURCE = """def f(x, out, table, i, r):
    out, table, s, k = out.copy(), table.copy(), 0.0, 0
    {}
    return np.sum(out ** 2) + np.sum(np.sin(table)) + s
"""
BODIES = [
    "for j in range(r): out[i] += x[j]",
    "for j in range(r): out[i] = x[j]",
    "for j in range(r): s += x[i] * x[j]",
    "for j in range(r): s = s + out[-1 - i]",
    "for j in range(r): table[i] += x",
    "for j in range(r): table[:, i] *= x[j]",
    "for j in range(r): table[i, 1:3] += x[j]",
    "for j in range(r): table[1:, i] = out[1:] * x[j]",
    "for j in range(r): table[j, i] += x[j]",
    "for j in range(r): s += np.sum(table[i, ::2]) * x[j]",
    "for j in range(r): out[np.argmax(x) + i] += x[j]",
    "while k < r: out[i] += x[k]; k += 1",
    "while k < r and s < 5.0: s += out[i] + x[k]; k += 1",
    "while k < r and out[i] < 50.0: s += out[i]; k += 1",
    "for a in range(2):\n        for j in range(r): out[i] += x[j]",
    "for a in range(r):\n        for j in range(2): out[i] += x[j] * x[a]",
    "for a in range(r):\n        for j in range(a): out[i] += x[j] * x[a]",
    "for a in range(3):\n        for j in range(a * r): out[i] += x[j % 4] * x[a]",
    "for a in range(3):\n        out[a] *= 2\n        for j in range(r): out[i] += x[j] * out[a]",
    "for j in range(4):\n        if r > 0: out[i] += x[j]",
    "for j in range(r):\n        if x[0] > 5.0: out[i] += x[j]",
    "for j in range(r):\n        if x[0] < 5.0: out[i] += x[j]\n        else: s += x[j]",
    "for j in range(r):\n        if i > 5: s += table[i, j]",
    "for j in range(r): out[i] += x[j]\n    if r > 0: out[i] += 1.0",
    "if r > 0: out[i] += 1.0\n    for j in range(r): out[i] += x[j]",
    "for j in range(r): out[i] += x[j]\n    for j in range(r): s += out[i]",
    "for j in range(r): out[i] += x[j]\n    out[i % 3] += 1.0\n    for j in range(r): s += out[i]",
    "if r > 0: y = x[0]\n    for j in range(r): s += y * x[j]",
    "for j in range(r):\n        if j > 0: break\n        out[i] += x[j]",
    "for j in range(r):\n        if x[j] > 9.0: continue\n        out[i] += x[j]",
]  # fmt: skip


def written(body, monkeypatch):
    source = SOURCE.format(body)
    name = f"<no steps {hash(source)}>"
    lines = source.splitlines(keepends=True)
    monkeypatch.setitem(linecache.cache, name, (len(source), None, lines, name))
    namespace = {"np": np}
    exec(compile(source, name, "exec"), namespace)
    return te.adopt(namespace["f"]), namespace["f"]


def outcome(f, *args):
    """What a call returns, or that an index is out of bounds."""
    try:
        return np.asarray(f(*args))
    except IndexError:
        return "out of bounds"


@pytest.mark.sampled(4)
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("body", BODIES)
def test_what_is_not_run_does_not_raise(body, engine, monkeypatch):
    f, original = written(body, monkeypatch)
    value = te.jit(f, engine=engine)
    slopes = te.jit(te.grad(f, (0, 1, 2)), engine=engine)
    for r in (0, 2, 3):
        for i in (1, -1, 7, -9):
            args = X, OUT, TABLE, i, r
            expected, found = outcome(original, *args), outcome(value, *args)
            assert isinstance(expected, str) is isinstance(found, str), (body, i, r)
            if isinstance(expected, str):
                assert outcome(slopes, *args) == expected
                continue
            np.testing.assert_allclose(found, expected, rtol=1e-12)
            check_slopes(original, args, slopes(*args))


def check_slopes(original, args, slopes):
    """Against central differences, along one direction of each argument."""
    h = 1e-6
    for k, slope in enumerate(slopes):
        along = np.cos(np.arange(args[k].size)).reshape(args[k].shape)
        up, down = ([*args[:k], args[k] + s * h * along, *args[k + 1 :]] for s in (1, -1))
        wanted = (original(*up) - original(*down)) / (2 * h)
        np.testing.assert_allclose(np.sum(slope * along), wanted, rtol=1e-6, atol=1e-7)


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_loops_of_the_library(engine):
    """A `scan` over no slices, a `while_loop` and a `fori_loop` of a computed number of steps."""

    def scanned(x, xs, i):
        return te.scan(lambda c, y: (c + x[i] * y, None), 0.0, xs)[0]

    def looped(x, n, i):
        return te.while_loop(lambda c: c[0] < n, lambda c: (c[0] + 1, c[1] + x[i]), (0, 0.0))[1]

    scan = te.jit(scanned, engine=engine)
    loop = te.jit(looped, engine=engine)
    named = te.jit(lambda x, n, i: te.fori_loop(0, n, lambda j, c: c + x[i], 0.0), engine=engine)
    assert scan(X, np.zeros(0), 9) == loop(X, 0, 9) == named(X, 0, -9) == 0.0
    assert scan(X, np.ones(2), 1) == loop(X, 2, 1) == named(X, 2, 1) == 2 * X[1]
    for run in (lambda: scan(X, np.ones(2), 9), lambda: loop(X, 2, 9), lambda: named(X, 1, -9)):
        with pytest.raises(OutOfBoundsError, match="out of bounds"):
            run()


KNOWN = [  # indices that are known while the program is traced
    "for j in range(r): s += x[7]",
    "for j in range(r): out[9] = x[j]",
    "for j in range(r): out[[0, 9]] += x[j]",
    "for j in range(r): s += np.sum(table[5]) + table[0, 9]",
    "for j in range(r): s += np.take(x, [0, 9])[1]",
    "for j in range(r): y = x[2:]; s += y[3]",
    "for j in range(r):\n        if j > 5: s += x[7]",
    "for j in range(r):\n        for a in range(j): s += x[-5]",
    "while k < r: s += x[-9]; k += 1",
    "if r > 0: s += x[7]\n    else: s += x[1]",
]


@pytest.mark.parametrize("body", KNOWN)
def test_known_indices_of_what_is_not_run(body, monkeypatch):
    f, original = written(body, monkeypatch)
    compiled = te.jit(f, engine="numpy")
    for r in (0, 1, 2):
        expected, found = (
            outcome(original, X, OUT, TABLE, 1, r),
            outcome(compiled, X, OUT, TABLE, 1, r),
        )
        assert isinstance(expected, str) is isinstance(found, str), (body, r)
        assert isinstance(expected, str) or abs(found - expected) < 1e-12


EYE, BAD, NAN = np.eye(2), np.zeros((2, 2)), np.full((2, 2), np.nan)
GOOD = np.array([[2.0, 0.3], [0.3, 1.5]])
FAILING = {  # of a matrix, and a matrix for which it fails
    "inv": (np.linalg.inv, BAD),
    "solve": (lambda a: np.linalg.solve(a, EYE), BAD),
    "power": (lambda a: np.linalg.matrix_power(a, -1), BAD),
    "cholesky": (np.linalg.cholesky, -EYE),
    "positive": (lambda a: te.linalg.solve(a, EYE, assume_a="pos"), -EYE),
    "triangular": (lambda a: te.linalg.solve_triangular(a, EYE), BAD),
    "lu_solve": (lambda a: te.linalg.lu_solve(te.linalg.lu_factor(a), EYE), BAD),
    "banded": (lambda a: te.linalg.solve_banded((1, 0), a, EYE), BAD),
    "solveh_banded": (lambda a: te.linalg.solveh_banded(a, EYE), BAD),
    "toeplitz": (lambda a: te.linalg.solve_toeplitz(a[0], EYE), BAD),
    "sylvester": (lambda a: te.linalg.solve_sylvester(a, a, EYE), BAD),
    "lyapunov": (lambda a: te.linalg.solve_discrete_lyapunov(a / 4, EYE), NAN),
    "riccati": (lambda a: te.linalg.solve_continuous_are(a, EYE, EYE, EYE), NAN),
    "discrete riccati": (lambda a: te.linalg.solve_discrete_are(a, EYE, EYE, EYE), NAN),
    "eigvalsh": (lambda a: np.linalg.eigvalsh(a)[None], NAN),
    "eigvals": (lambda a: np.linalg.eigvals(a).real[None], NAN),
    "tridiagonal": (lambda a: te.linalg.eigh_tridiagonal(a[0], a[1, :1])[0][None], NAN),
    "svdvals": (lambda a: np.linalg.norm(a, "nuc")[None, None], NAN),
    "pinv": (np.linalg.pinv, NAN),
    "lstsq": (lambda a: np.linalg.lstsq(a, EYE, rcond=None)[0], NAN),
    "qr": (lambda a: np.linalg.qr(a)[1] ** 2, BAD),
    "pivoted": (lambda a: te.linalg.qr(a, pivoting=True)[1] ** 2, NAN),
    "schur": (lambda a: te.linalg.schur(a)[0], NAN),
    "hessenberg": (te.linalg.hessenberg, NAN),
    "ldl": (lambda a: te.linalg.ldl(a)[1], NAN),
    "polar": (lambda a: te.linalg.polar(a)[0], NAN),
    "logm": (te.linalg.logm, BAD),
    "sqrtm": (te.linalg.sqrtm, -EYE * [1, 2]),
    "expm": (te.linalg.expm, NAN),
    "sparse": (lambda a: _sparse(a)[None], BAD),
}


def _sparse(a):
    places = np.array([0, 0, 1, 1]), np.array([0, 1, 0, 1])
    matrix = te.sparse.coo_array((te.numpy.reshape(a, (-1,)), places), shape=(2, 2))
    return te.sparse.linalg.spsolve(matrix, np.ones(2))


def loops(op):
    """Loops whose steps, or branches, read the same result, and one whose steps differ."""
    yield lambda a, n: te.fori_loop(0, n, lambda i, x: x + op(a)[0, 0], 1.0)
    yield lambda a, n: te.cond(n > 0, lambda: 1.0 + op(a)[0, 0], lambda: 1.0)
    yield lambda a, n: te.while_loop(
        lambda c: c[0] < n, lambda c: (c[0] + 1, c[1] + op(a * c[1])[0, 0]), (0, 1.0)
    )[1]


@pytest.mark.parametrize("name", FAILING)
def test_matrices_of_steps_that_are_not_made(name):
    """Alone and beside an element of a batch that makes a step, with the gradients."""
    op, bad = FAILING[name]
    expected = 1.0 + np.asarray(op(GOOD))[0, 0]
    slope = te.grad(lambda a: op(a)[0, 0])(GOOD)
    for f in loops(op):
        value, slopes = te.jit(te.value_and_grad(f), engine="numpy")(bad, 0)
        assert value == 1.0 and np.all(slopes == 0)
        both = te.jit(te.vmap(te.value_and_grad(f)), engine="numpy")
        values, slopes = both(np.stack([GOOD, bad]), np.array([1, 0]))
        np.testing.assert_allclose(values, [expected, 1.0], rtol=1e-12)
        np.testing.assert_allclose(slopes, [slope, 0 * slope], rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("name", ["inv", "cholesky", "eigvalsh", "lstsq"])
def test_matrices_of_steps_that_are_not_made_native(name):
    op, bad = FAILING[name]
    f = te.jit(next(loops(op)), engine="native")
    assert f(bad, 0) == 1.0 and abs(f(GOOD, 1) - 1.0 - np.asarray(op(GOOD))[0, 0]) < 1e-12
    with pytest.raises(np.linalg.LinAlgError):
        f(bad, 1)


def test_powers_of_steps_that_are_not_made():
    f = lambda x, n: te.fori_loop(0, n, lambda i, s: s + x**n, 1)  # noqa: E731
    assert te.jit(f, engine="numpy")(2, -1) == 1
    assert te.jit(te.vmap(f), engine="numpy")(np.array([2, 3]), np.array([-1, 2])).tolist() == [
        1,
        19,
    ]
