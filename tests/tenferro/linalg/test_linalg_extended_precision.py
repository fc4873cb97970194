"""Derivatives of badly conditioned matrices against differences of 60-digit arithmetic.

Differences in double precision are useless there. Errors are measured against the largest element
of the derivative and may grow with the condition number, as those of the values do.
"""

import mpmath
import numpy as np
import pytest
from derivative_checks import Row, pairing, second_orders
from linalg_samples import adjoint, random

import tenferro as te
from tenferro import linalg

DIGITS, STEP = 60, mpmath.mpf(10) ** -15
EPS = np.finfo(float).eps


def gram(a):
    return a.transpose_conj() * a


def mp_sorted(values):
    return mpmath.matrix(sorted(values))


def upper_factor(x):
    R = linalg.qr(x).R
    return R * te.numpy.sign(linalg.diagonal(R))[:, None]


SYMMETRIC = {
    "cholesky": (linalg.cholesky, mpmath.cholesky),
    "eigvalsh": (linalg.eigvalsh, lambda a: mp_sorted(mpmath.eigsy(a, eigvals_only=True))),
    "logm": (lambda x: linalg.funm(x, np.log, hermitian=True), mpmath.logm),
    "sqrtm": (linalg.sqrtm, mpmath.sqrtm),
    "logdet": (
        lambda x: linalg.slogdet(x).logabsdet[None],
        lambda a: mpmath.matrix([mpmath.log(mpmath.det(a))]),
    ),
}
SQUARE = {
    "inv": (linalg.inv, lambda a: a**-1),
    "det": (lambda x: linalg.det(x)[None], lambda a: mpmath.matrix([mpmath.det(a)])),
    "solve": (
        lambda x: linalg.solve(x, np.arange(1.0, 5.0)),
        lambda a: mpmath.lu_solve(a, mpmath.matrix([1, 2, 3, 4])),
    ),
    "expm": (linalg.expm, mpmath.expm),
}
TALL = {
    "qr": (upper_factor, lambda a: mpmath.cholesky(gram(a)).T),
    "pinv": (linalg.pinv, lambda a: gram(a) ** -1 * a.T),
    "polar": (lambda x: linalg.polar(x)[0], lambda a: a * mpmath.sqrtm(gram(a)) ** -1),
    "svdvals": (
        linalg.svdvals,
        lambda a: mpmath.matrix(sorted(mpmath.svd_r(a, compute_uv=False), reverse=True)),
    ),
}
SETTINGS = [
    pytest.param(functions, kind, id=f"{kind}-{functions}")
    for kind, table in (("symmetric", SYMMETRIC), ("square", SQUARE), ("tall", TALL))
    for functions in table
]
TABLES = {"symmetric": SYMMETRIC, "square": SQUARE, "tall": TALL}


def conditioned(kind, condition):
    values = np.geomspace(1, 1 / condition, 4)
    U = np.linalg.qr(random(6 if kind == "tall" else 4, 4, seed=1)).Q
    V = U if kind == "symmetric" else np.linalg.qr(random(4, 4, seed=2)).Q
    a = (U * values) @ adjoint(V)
    return (a + a.T) / 2 if kind == "symmetric" else a


def direction(kind, seed, shape):
    d = random(*shape, seed=seed)
    return d + d.T if kind == "symmetric" else d


def exact(reference, a, *directions):
    """The derivative along the directions, by central differences."""

    def at(*signs):
        moved = mpmath.matrix(a.tolist())
        for sign, d in zip(signs, directions, strict=True):
            moved += sign * STEP * mpmath.matrix(d.tolist())
        return reference(moved)

    with mpmath.workdps(DIGITS):
        if len(directions) == 1:
            result = (at(1) - at(-1)) / (2 * STEP)
        else:
            result = (at(1, 1) - at(1, -1) - at(-1, 1) + at(-1, -1)) / (4 * STEP**2)
        return np.array(result.tolist(), complex).real


@pytest.mark.sampled(24)
@pytest.mark.parametrize("condition", [10.0, 1e5])
@pytest.mark.parametrize(("name", "kind"), SETTINGS)
def test_all_modes(name, kind, condition):
    function, reference = TABLES[kind][name]
    a = conditioned(kind, condition)
    u, v = (direction(kind, seed, a.shape) for seed in (3, 4))
    y, dy = te.jvp(function, (a,), (v,))
    first = exact(reference, a, v).reshape(y.shape)
    tolerance = 300 * EPS * condition
    assert np.abs(dy - first).max() <= tolerance * np.abs(first).max()
    c = random(*y.shape, seed=5)
    (back,) = te.vjp(function, a)[1](c)
    scale = np.abs(first).max() * np.abs(c).sum()
    assert abs(pairing([back], [v]) - pairing([c], [first])) <= tolerance * scale

    second = exact(reference, a, u, v).reshape(y.shape)
    scale = np.abs(second).max() * np.abs(c).sum()
    row = Row(name, function, (a.shape,))
    for found in second_orders(row, [a], [u], [v], c).values():
        assert abs(found - pairing([c], [second])) <= tolerance * scale
