"""First and second derivatives against mpmath where digits could be lost: near zeros, poles,
branch points, where two formulas meet, and far out."""

from itertools import product

import numpy as np
import pytest

import tenferro as te
from tenferro import special

mp = pytest.importorskip("mpmath")

CLOSE = 2e-13


def slopes(function, arguments, positions):
    """The derivative of a function in arguments, one after the other."""
    for position in positions:
        function = partial_derivative(function, position)
    with np.errstate(all="ignore"):
        return complex(np.asarray(function(*arguments)))


def partial_derivative(function, position):
    def derivative(*arguments):
        tangents = [float(i == position) + 0 * x for i, x in enumerate(arguments)]
        return te.jvp(function, arguments, tangents)[1]

    return derivative


def exact(function, arguments, positions):
    orders = tuple(positions.count(i) for i in range(len(arguments)))
    with mp.workdps(60):
        return complex(mp.diff(function, tuple(map(mp.mpmathify, arguments)), orders))


def check(ours, theirs, arguments, tolerance=CLOSE, positions=None, floor=0.0):
    """The first orders to `tolerance` relative, the second to 50 times that."""
    positions = range(len(arguments)) if positions is None else positions
    wanted = [(i,) for i in positions] + [p for p in product(positions, repeat=2) if p[0] <= p[1]]
    for order in wanted:
        got, expected = slopes(ours, arguments, order), exact(theirs, arguments, order)
        allowed = tolerance * (1 if len(order) == 1 else 50)
        assert abs(got - expected) <= allowed * max(abs(expected), floor), (
            arguments,
            order,
            got,
            expected,
        )


def boxcox(x, k):
    return mp.expm1(k * mp.log(x)) / k if k else mp.log(x)


def inv_boxcox(y, k):
    return mp.exp(mp.log1p(k * y) / k)


def diric(n):
    return lambda x: mp.sin(n * x / 2) / (n * mp.sin(x / 2))


UNARY = {
    "exprel": (lambda x: mp.expm1(x) / x, [1e-9, -1e-3, 0.4, 0.999, -1.001, 3.0, -40.0, 300.0]),
    "cosm1": (lambda x: mp.cos(x) - 1, [1e-9, 0.3, 3.0]),
    "exp10": (lambda x: mp.mpf(10) ** x, [-30.0, 1e-9, 12.5]),
    "sindg": (lambda x: mp.sin(x * mp.pi / 180), [1e-9, 29.0, 200.0]),
    "tandg": (lambda x: mp.tan(x * mp.pi / 180), [1e-9, 29.0, 89.9]),
    "cotdg": (lambda x: mp.cot(x * mp.pi / 180), [1e-3, 29.0, 89.9]),
    "rgamma": (mp.rgamma, [0.0, 1e-9, -1.0, -3.0000001, 0.499, 0.501, 40.0, -60.3, -1 + 1e-6j]),
}


@pytest.mark.parametrize("name", UNARY)
def test_functions_of_one_argument(name):
    theirs, points = UNARY[name]
    for x in points:
        check(getattr(special, name), theirs, (x,))


BINARY = {
    "powm1": (lambda x, y: x**y - 1, [(1.0000001, 0.5), (0.3, 1e-9), (7.0, -3.5)]),
    "boxcox": (boxcox, [(2.0, 1e-9), (2.0, 1e-3), (1.0001, 0.7), (30.0, -2.5), (1e-8, 0.3)]),
    "boxcox1p": (
        lambda x, k: boxcox(1 + x, k),
        [(1e-9, 0.4), (0.5, 1e-9), (-0.999, 0.2), (40.0, 1.5)],
    ),
    "inv_boxcox": (inv_boxcox, [(2.0, 1e-9), (2.0, 0.06), (2.0, 0.3), (-0.7, 1.2), (30.0, 0.5)]),
    "inv_boxcox1p": (lambda y, k: inv_boxcox(y, k) - 1, [(1e-9, 0.4), (2.0, 1e-9), (-0.7, 1.2)]),
    "beta": (mp.beta, [(0.3, 0.01), (50.0, 0.5), (20.0, 31.0)]),
    "betaln": (lambda a, b: mp.log(mp.beta(a, b)), [(1e8, 2.0), (3.0, 1e-6), (400.0, 1e5)]),
    "poch": (mp.rf, [(1e7, 0.3), (2.5, 1e-9), (0.4, -0.3), (30.0, 4.0), (-2.5, 6.2), (-0.5, -2.3)]),
    "binom": (
        mp.binomial,
        [
            (5.0, 2.0),
            (40.3, 1e-8),
            (3.0, 5.0),
            (3.0, 7.4),
            (3.5, -1.0),
            (4.0, -2.5),
            (6.0, 6.0),
            (4.0, 4.7),
            (-2.5, 3.3),
            (1e6, 3.0),
            (0.0, 0.0),
            (30.0, 70.0),
        ],
    ),
    "pseudo_huber": (
        lambda d, r: d**2 * (mp.sqrt(1 + (r / d) ** 2) - 1),
        [(1.0, 1e-5), (2.0, -3.0), (0.5, 400.0)],
    ),
}


@pytest.mark.parametrize("name", BINARY)
def test_functions_of_two_arguments(name):
    theirs, points = BINARY[name]
    for arguments in points:
        check(getattr(special, name), theirs, arguments)


@pytest.mark.parametrize("m", [0.0, 1.0, 3.0])
def test_rising_powers_are_polynomials_of_the_base(m):
    for z in (0.0, -1.0, -2.0, -3.0, -5.0, -4.7, -1 + 1e-7):
        theirs = lambda t: mp.fprod(t + k for k in range(int(m)))  # noqa: E731
        check(lambda t: special.poch(t, m), theirs, (z,), 2e-12, floor=1.0)
    assert te.grad(special.poch)(-3.0, -1.0) == -1 / 16


@pytest.mark.parametrize("n", [1, 2, 5, 8])
def test_diric(n):
    ours = lambda x: special.diric(x, n)  # noqa: E731
    for x in (1e-7, 0.1, 3.0, 2 * np.pi + 1e-6, -4 * np.pi + 0.01, 6.1):
        if n > 1:
            check(ours, diric(n), (x,), 1e-11)  # the argument less its turns is rounded
    assert te.grad(ours)(0.0) == 0.0
