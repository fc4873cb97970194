"""First and second derivatives against mpmath where digits could be lost: near zeros, poles,
branch points, where two formulas meet, and far out."""

from functools import partial
from itertools import combinations_with_replacement, product

import numpy as np
import pytest

import tenferro as te
from tenferro import special
from tenferro.ops.base.formulas import f

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
        point = tuple(map(mp.mpmathify, arguments))
        if len(point) == 1:  # steps as large as the point, of any magnitude
            scale = abs(point[0]) or mp.mpf(1)
            value = mp.diff(lambda t: function(scale * t), point[0] / scale, orders[0])
            return complex(value / scale ** orders[0])
        return complex(mp.diff(function, point, orders))


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


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", UNARY)
def test_functions_of_one_argument(name):
    theirs, points = UNARY[name]
    for x in points:
        check(getattr(special, name), theirs, (x,))


def faddeeva(z):
    return mp.exp(-z * z) * mp.erfc(-1j * z)


def wright(z):
    return mp.lambertw(mp.exp(z))


FAR_POINTS = [0.3, 6.9, 7.1, -7.5, 40.0, 1e4, 3 + 6.5j, -2 + 7j, 20 + 1e-3j, 5 + 30j]
UNARY |= {
    "wofz": (faddeeva, [*FAR_POINTS, 0.5 - 3j, 7.2 - 0.5j]),
    "erfcx": (lambda z: mp.exp(z * z) * mp.erfc(z), [*FAR_POINTS, -3 + 6.6j, 8j, -4.0]),
    "dawsn": (
        lambda z: mp.sqrt(mp.pi) / 2 * mp.exp(-z * z) * mp.erfi(z),
        [0.3, 6.9, 7.1, -7.5, 40.0, 1e4, 3 + 6.5j, 7 - 2j, 3 + 9j, 20 + 1e-3j],
    ),
    "wrightomega": (wright, [-300.0, -5.0, 0.7, 50.0, 1e6, -3 + 2j, 0.5 - 1j]),
    "lambertw": (
        lambda z: mp.lambertw(z),
        [1e-12, 1e-9, -0.3, 0.0, 0.7, 3.0, 1e200, -2.0, 0.3 + 2j, -0.5 - 1e-3j],
    ),
}


@pytest.mark.parametrize("branch", [-1, 1, 3])
def test_other_branches_of_lambert(branch):
    for z in (1e-9, -0.2, 5 - 2j, 1e100j):
        ours = lambda t: special.lambertw(t, branch)  # noqa: E731
        check(ours, lambda t: mp.lambertw(t, branch), (z,))


def at_order(name, *orders):
    return lambda x: getattr(special, name)(*orders, x)


OF_ORDER = [
    *(
        (name, (v,), theirs, [1e-6, 0.01, 0.99, 1.01, 30.0])
        for name, theirs in (("struve", mp.struveh), ("modstruve", mp.struvel))
        for v in (0, 1, 2.3, -0.4)
    ),
    ("hyp0f1", (1.3,), mp.hyp0f1, [-40.0, 1e-9, 25.0, 2 - 3j]),
    ("hyp1f1", (0.7, 1.9), mp.hyp1f1, [-90.0, 1e-9, 25.0, 0.5 + 1j]),
    ("hyp1f1", (-2.0, 1.9), mp.hyp1f1, [-9.0, 0.5]),
    ("hyperu", (0.7, 1.9), mp.hyperu, [0.05, 2.0, 30.0]),
    ("hyp2f1", (0.7, 1.2, 2.4), mp.hyp2f1, [-50.0, -0.99, 1e-9, 0.9, 0.99, 1.5 + 1j]),
    ("hyp2f1", (-2.0, 1.2, 2.4), mp.hyp2f1, [-3.0, 0.5]),
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "orders", "theirs", "points"), OF_ORDER)
def test_functions_of_an_order(name, orders, theirs, points):
    for x in points:
        check(at_order(name, *orders), lambda t: theirs(*orders, t), (x,), 2e-12)


@pytest.mark.parametrize("order", [0, 1, 2])
def test_struve_at_the_origin(order):
    mean = mp.mpf(1) / (2**order * mp.gamma(1.5) * mp.gamma(order + 1.5))
    expected = {0: (mean / 2, 0), 1: (0, mean), 2: (0, 0)}[order]
    for name in ("struve", "modstruve"):
        ours = at_order(name, order)
        got = [slopes(ours, (0.0,), positions) for positions in ((0,), (0, 0))]
        np.testing.assert_allclose(got, [complex(e) for e in expected], rtol=1e-13)


def voigt(x, sigma, gamma):
    scale = sigma * mp.sqrt(2)
    return mp.re(faddeeva((x + 1j * gamma) / scale)) / (scale * mp.sqrt(mp.pi))


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "arguments",
    [(0.5, 1.0, 0.3), (40.0, 0.5, 0.1), (3.0, 0.01, 2.0), (0.0, 1.5, 20.0), (1.0, 2.0, 0.0)],
)
def test_voigt_profile(arguments):
    # At x = 0 the derivatives of odd order vanish.
    check(special.voigt_profile, voigt, arguments, 5e-13, floor=1e-9)


def damped(order):
    return lambda x: mp.besseli(order, x) * mp.exp(-abs(x))


def grown(order):
    return lambda x: mp.besselk(order, x) * mp.exp(x)


LARGE = [1e-6, 3.0, 31.9, 32.1, 1e5, 1e12]
UNARY |= {
    "i0e": (damped(0), [*LARGE, -40.0]),
    "i1e": (damped(1), [*LARGE, -40.0]),
    "k0e": (grown(0), [3.0, 1e5, 1e12]),
    "k1e": (grown(1), [3.0, 1e5, 1e12]),
    "erfinv": (mp.erfinv, [1e-8, 0.5, 1 - 1e-9, -1 + 1e-12]),
    "log_ndtr": (lambda x: mp.log(mp.erfc(-x / mp.sqrt(2)) / 2), [-50.0, -1e-9, 1e-9, 3.0, 8.0]),
    "spence": (lambda z: mp.polylog(2, 1 - z), [1e-9, 0.999999, 1.12, 1.13, 50.0, 2 + 3j]),
}


@pytest.mark.sampled(12)
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("name", ["i0e", "i1e", "k0e", "k1e"])
def test_curvatures_of_scaled_functions_in_single_precision(name, engine):
    x = np.array([12.0, 14.5, 21.0, 30.0, 31.5, 40.0], np.float32)
    slope = te.grad(lambda x: np.sum(getattr(special, name)(x)))
    found = te.jit(lambda x: te.jvp(slope, (x,), (np.ones_like(x),))[1], engine=engine)(x)
    expected = [float(mp.diff(UNARY[name][0], mp.mpf(float(t)), 2)) for t in x]
    np.testing.assert_allclose(found, expected, rtol=2e-6)


BINARY = {
    "kl_div": (lambda x, y: x * mp.log(x / y) - x + y, [(0.3, 0.3000001), (1e-9, 2.0), (3.0, 1.9)]),
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


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", BINARY)
def test_functions_of_two_arguments(name):
    theirs, points = BINARY[name]
    for arguments in points:
        check(getattr(special, name), theirs, arguments)


@pytest.mark.parametrize(("x", "y"), [(3e-200, 1e-199), (5e250, 1e250), (1.9, 3.9)])
def test_divergences_take_one_logarithm_of_a_ratio(x, y):
    with mp.workdps(60):
        relative = mp.mpf(x) * mp.log(mp.mpf(x) / mp.mpf(y))
        divergence = relative - mp.mpf(x) + mp.mpf(y)
    np.testing.assert_allclose(special.rel_entr(x, y), float(relative), rtol=2e-15)
    np.testing.assert_allclose(special.kl_div(x, y), float(divergence), rtol=4e-15)


@pytest.mark.parametrize("position", [0, 1])
def test_third_derivatives_of_the_incomplete_beta_function(position):
    arguments, order = (1.3, 2.1, 0.4), (position,) * 3
    expected = exact(lambda a, b, x: mp.betainc(a, b, 0, x, regularized=True), arguments, order)
    assert slopes(special.betainc, arguments, order) == pytest.approx(expected, rel=1e-11)


def student_density(v, t):
    return (1 + t * t / v) ** (-(v + 1) / 2) / (mp.sqrt(v) * mp.beta(v / 2, 0.5))


@pytest.mark.parametrize("order", [0, 2, pytest.param(4, marks=pytest.mark.long)])
def test_the_derivative_of_students_distribution_in_v_at_0(order):
    expected = exact(student_density, (2.5, 0.0), (0, *(1,) * order))
    got = slopes(special.stdtr, (2.5, 0.0), (0, *(1,) * (order + 1)))
    assert got == pytest.approx(expected, rel=1e-12)


ELLIPTIC = [
    ("ellipk", mp.ellipk, [(0.0,), (1e-9,), (-1e6,), (0.999999,), (0.5,)]),
    ("ellipkm1", lambda p: mp.ellipk(1 - p), [(1e-9,), (1e-20,), (0.3,), (5.0,)]),
    ("ellipe", mp.ellipe, [(0.0,), (1e-9,), (-1e6,), (0.999999,)]),
    (
        "ellipkinc",
        mp.ellipf,
        [(0.7, 1e-9), (1.57, 0.9), (1e-3, 0.5), (-7.3, -3.0), (1.0, 1.0), (12.0, 0.3)],
    ),
    ("ellipeinc", mp.ellipe, [(0.7, 1e-9), (1.57, 0.9), (1e-3, 0.5), (-7.3, -3.0), (12.0, 0.3)]),
    ("elliprf", mp.elliprf, [(1.0, 1.0, 1.0), (1e-9, 3.0, 3.0), (1e5, 1.0, 2.0)]),
    ("elliprc", mp.elliprc, [(1.0, 1.0), (1e-6, 2.0), (3.0, 1e-6)]),
    ("elliprd", mp.elliprd, [(1.0, 1.0, 1.0), (0.3, 1e-6, 2.0)]),
    ("elliprg", mp.elliprg, [(1.0, 1.0, 1.0), (0.3, 1e-6, 2.0)]),
    ("elliprj", mp.elliprj, [(1.0, 1.0, 1.0, 1.0), (0.3, 1e-3, 2.0, 5.0)]),
    ("agm", mp.agm, [(1.0, 1.0), (1e-9, 2.0), (1e3, 5.0)]),
]


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("name", "theirs", "points"), ELLIPTIC)
def test_elliptic_integrals(name, theirs, points):
    for arguments in points:
        check(getattr(special, name), theirs, arguments, 1e-12)


def test_jacobi():
    for i, name in enumerate(("sn", "cn", "dn")):
        for u, m in ((0.3, 1e-9), (2.0, 0.7), (-7.0, 0.4), (1.0, 0.999)):
            theirs = lambda u, m, name=name: mp.ellipfun(name, u, m=m)  # noqa: E731
            check(lambda u, m, i=i: special.ellipj(u, m)[i], theirs, (u, m), 1e-11)


def test_elliptic_integrals_outside_of_their_domain():
    assert np.isnan(slopes(special.ellipk, (1.5,), (0,)))
    assert slopes(special.ellipk, (1.0,), (0,)) == np.inf
    assert np.isnan(slopes(special.agm, (-1.0, 2.0), (0,)))


def student(v, t):
    return mp.mpf(1) / 2 + mp.sign(t) / 2 * mp.betainc(
        mp.mpf(1) / 2, v / 2, 0, t * t / (v + t * t), regularized=True
    )


def fisher(m, n, x):
    return mp.betainc(m / 2, n / 2, 0, m * x / (n + m * x), regularized=True)


def kolmogorov(x):
    return 2 * mp.nsum(lambda k: (-1) ** (k - 1) * mp.exp(-2 * k * k * x * x), [1, mp.inf])


DISTRIBUTIONS = [
    ("stdtr", student, (3.5, 1e-6), 1e-11),
    ("stdtr", student, (0.4, -2.0), 1e-11),
    ("stdtr", student, (7.0, 300.0), 1e-11),
    ("stdtr", student, (200.0, 0.5), 1e-10),
    ("fdtr", fisher, (3.0, 5.0, 1e-6), 1e-11),
    ("fdtr", fisher, (3.0, 5.0, 1e5), 1e-11),
    ("fdtr", fisher, (40.0, 60.0, 1.1), 1e-11),
    ("kolmogorov", kolmogorov, (0.25,), 1e-12),
    ("kolmogorov", kolmogorov, (0.999,), 1e-12),
    ("kolmogorov", kolmogorov, (1.001,), 1e-12),
    ("kolmogorov", kolmogorov, (4.0,), 1e-12),
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "theirs", "arguments", "tolerance"), DISTRIBUTIONS)
def test_distributions(name, theirs, arguments, tolerance):
    check(getattr(special, name), theirs, arguments, tolerance)


CANCELLING = [
    ("agm", (), (1.9145508, 2.7944336)),
    ("betainc", (), (0.0101, 1.0156, 0.3)),
    ("binom", (), (-1.4438477, 0.5161133)),
    ("fdtri", (), (5.2783203, 2.3193359, 0.4053955)),
    ("gammainc", (), (0.0101562, 1.015625)),
    ("gdtrc", (), (1.657959, 1.1508789, 2.1791992)),
    ("ive", (-1.5,), (40.0,)),
    ("ive", (7.25,), (41.25,)),
    ("kve", (0.5,), (40.625,)),
    ("pseudo_huber", (), (1.2695312, 1015.625)),
    ("pseudo_huber", (), (1015.625, 1.2695312)),
    ("stdtr", (), (30.46875, 2.03125)),
    ("voigt_profile", (), (1.2, 0.9, 0.5)),
    ("voigt_profile", (), (12.0, 0.8, 0.5)),
    ("voigt_profile", (), (-9.0, 0.5, 1.0)),
    ("wofz", (), (1.2 + 0.5j,)),
    ("wofz", (), (5.5 + 2.5j,)),
    ("wofz", (), (6.5 - 0.25j,)),
]
"""Functions, leading arguments without derivatives, and points where terms cancel."""


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("name", "fixed", "arguments"), CANCELLING)
def test_second_derivatives_in_single_precision(name, fixed, arguments):
    """They are as good as its numbers: terms that cancel are in double precision, or avoided."""
    function = partial(getattr(special, name), *fixed)
    single = [np.complex64(x) if isinstance(x, complex) else np.float32(x) for x in arguments]
    for order in combinations_with_replacement(range(len(arguments)), 2):
        got, wide = (slopes(function, x, order) for x in (single, [x.item() for x in single]))
        assert abs(got - wide) <= 2e-6 * abs(wide), order


@pytest.mark.parametrize("engine", ["native", "numpy"])
def test_differences_of_digamma(engine):
    """Close arguments from tiny to huge ones, with steps in both directions."""
    sizes, shares = (1e-8, 0.3, 1.5, 7.9, 11.9, 12.1, 1e3, 1e10), (-0.3, -1e-9, 1e-13, 0.02, 0.5)
    a, m = np.array([(size, share * size) for size, share in product(sizes, shares)]).T
    steps = te.trace(f.digamma_difference)(a, m).steps.numpy
    assert steps == ()
    got = te.jit(f.digamma_difference, engine=engine)(a, m)
    with mp.workdps(50):
        exact = [
            mp.digamma(mp.mpf(x) + mp.mpf(d)) - mp.digamma(x) for x, d in zip(a, m, strict=True)
        ]
    np.testing.assert_allclose(got, [float(e) for e in exact], rtol=4e-15)


def test_student_at_the_origin():
    expected = exact(
        lambda v: mp.gamma((v + 1) / 2) / mp.gamma(v / 2) / mp.sqrt(v * mp.pi), (3.5,), (0,)
    )
    for positions in ((0, 1), (1, 0)):
        got = slopes(special.stdtr, (3.5, 0.0), positions)
        assert abs(got - expected) <= 1e-13 * abs(expected)
    assert slopes(special.stdtr, (3.5, 0.0), (0,)) == slopes(special.stdtr, (3.5, 0.0), (0, 0)) == 0


@pytest.mark.parametrize("m", [0.0, 1.0, 3.0])
def test_rising_powers_are_polynomials_of_the_base(m):
    for z in (0.0, -1.0, -2.0, -3.0, -5.0, -4.7, -1 + 1e-7):
        theirs = lambda t: mp.fprod(t + k for k in range(int(m)))  # noqa: E731
        check(lambda t: special.poch(t, m), theirs, (z,), 2e-12, floor=1.0)
    assert te.grad(special.poch)(-3.0, -1.0) == -1 / 16


@pytest.mark.parametrize(("a", "m"), [(-1.4, 1.0), (-2.3, 2.0), (-0.6, -1.0)])
def test_rising_powers_of_a_negative_base_have_mixed_derivatives(a, m):
    expected = exact(lambda x, y: mp.diff(lambda z: mp.rf(z, y), x), (a, m), (1,))
    for positions in ((0, 1), (1, 0)):
        got = slopes(special.poch, (a, m), positions)
        assert abs(got - expected) <= 1e-12 * abs(expected)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("n", [1, 2, 5, 8])
def test_diric(n):
    ours = lambda x: special.diric(x, n)  # noqa: E731
    for x in (1e-7, 0.1, 3.0, 2 * np.pi + 1e-6, -4 * np.pi + 0.01, 6.1):
        if n > 1:
            check(ours, diric(n), (x,), 1e-11)  # the argument less its turns is rounded
    assert te.grad(ours)(0.0) == 0.0
