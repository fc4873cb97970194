"""Derivatives of the functions of the namespace to second order, real and complex, and at edges."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import tenferro as te

tn = te.numpy
RNG = np.random.default_rng(3)


def reals(*shape):
    return RNG.standard_normal(shape)


def complexes(*shape):
    return reals(*shape) + 1j * reals(*shape)


def positives(*shape):
    return RNG.uniform(0.2, 0.9, shape)


@dataclass(frozen=True)
class Case:
    """A function of arrays and where it is differentiated."""

    name: str
    function: Any
    args: tuple[Any, ...]

    def __str__(self):
        kinds = "".join(np.asarray(a).dtype.kind for a in self.args)
        return f"{self.name}-{kinds}"


def of(name, *samples, **options):
    def function(*x):
        return getattr(tn, name)(*x, **options)

    shown = "-".join([name, *(f"{k}={v}" for k, v in options.items())])
    return [Case(shown, function, args) for args in samples]


def case(name, function, *args):
    return [Case(name, function, args)]


ENTIRE = (
    "exp exp2 expm1 sin cos sinh cosh tanh arcsinh arctan square negative sinc positive".split()
)
CUT = "log log2 log10 log1p sqrt reciprocal tan arcsin arccos arctanh".split()
REAL_PAIRS = "maximum minimum fmax fmin arctan2 hypot logaddexp logaddexp2 fmod remainder heaviside"
ARITHMETIC = "add subtract multiply divide".split()
EXPONENTS = (0, 1, 2, 3, 4, 5, -1, -2, -3, 0.5, 1.5, -0.5, 2.5)
SQUARE = positives(3) + 1j * positives(3)

ELEMENTWISE = [
    *(c for n in ENTIRE + CUT for c in of(n, (positives(3),), (SQUARE,), (-SQUARE,))),
    *of("arccosh", (1 + positives(3),), (complexes(4),), (-SQUARE,)),
    *(c for n in "abs sign conj real imag angle".split() for c in of(n, (complexes(4),))),
    *(c for n in "abs fabs deg2rad rad2deg".split() for c in of(n, (reals(4),))),
    *of("cbrt", (positives(3),)),
    *(
        c
        for n in ARITHMETIC
        for c in of(
            n,
            (reals(2, 1), positives(3)),
            (complexes(2, 1), complexes(3)),
            (reals(2, 1), complexes(3)),
            (complexes(2, 1), positives(3)),
        )
    ),
    *(c for n in REAL_PAIRS.split() for c in of(n, (reals(2, 1), reals(3) + 0.05))),
    *of("copysign", (reals(3), reals(3))),
    *of("pow", (positives(3), reals(3)), (complexes(3), complexes(3))),
    *of("float_power", (positives(3), reals(3))),
    *(
        c
        for p in EXPONENTS
        for x in (positives(3), complexes(3))
        for c in case(f"x**{p}", lambda x, p=p: x**p, x)
    ),
    *case("ldexp", lambda x: tn.ldexp(x, np.array([1, -2, 3])), reals(3)),
    *case("frexp", lambda x: tn.frexp(x)[0], positives(3) * 0.4 + 0.51),
    *of("modf", (reals(3),)),
    *of("divmod", (reals(3) * 5, positives(3) * 3)),
    *of("nan_to_num", (reals(3),), (complexes(3),)),
    *of("clip", (reals(6), -positives(6), positives(6))),
    *of("clip", (reals(6),), (complexes(5),), min=-0.5, max=0.5),
    *of("clip", (reals(5),), min=0.0),
    *case("where", lambda x, y: tn.where(np.array([True, False]), x, y), reals(2), complexes(2)),
    *case("select", lambda x, y: tn.select([np.array([True, False])], [x], y), reals(2), reals(2)),
    *case("piecewise", lambda x: tn.piecewise(x, [x < 0], [lambda x: x**2, np.sin]), reals(6)),
    *(c for n in "floor ceil trunc round rint".split() for c in of(n, (reals(3),))),
    *of("round", (complexes(3),), decimals=1),
    *of("unwrap", (reals(6) * 5,)),
    *case("polyval", tn.polyval, reals(3), complexes(2)),
    *of("polymul", (reals(3), complexes(2))),
    *of("vander", (reals(3),), (complexes(3),)),
]


AXES = [
    {"axis": None},
    {"axis": 0, "keepdims": True},
    {"axis": (0, 1)},
    {"axis": -1},
]
MOMENTS = "sum prod mean var std".split()
ORDERED = """
max min ptp median logsumexp nansum nanmean nanvar nanstd nanmax nanmin nanprod nanmedian
""".split()
MASK = np.array([[True, False, True], [True, True, False]])
ZEROS = ([1.0, 0, 2], [0.0, 0, 2], [0.0, 0, 0], [0.0, 1 + 0j, 2])
WITH_ZEROS = np.array([[1.5, 0.0, -0.7], [0.0, 0.0, 0.0]])

REDUCTIONS = [
    *(c for n in MOMENTS for o in AXES for c in of(n, (reals(2, 3),), (complexes(2, 3),), **o)),
    *(c for n in ORDERED for o in AXES for c in of(n, (reals(2, 3),), **o)),
    *of("logsumexp", (complexes(2, 3),), axis=1),
    *(
        c
        for o in AXES
        for c in case(
            "quantile",
            lambda x, q, o=o: tn.quantile(x, q, **o),
            reals(2, 3),
            np.array([0.21, 0.67]),
        )
    ),
    *(
        c
        for o in AXES
        for c in case(
            "nanquantile",
            lambda x, q, o=o: tn.nanquantile(x, q, **o),
            reals(2, 3),
            np.array([0.21, 0.67]),
        )
    ),
    *(c for z in ZEROS for c in of("prod", (np.array(z),))),
    *(c for o in AXES for c in of("prod", (WITH_ZEROS,), **o)),
    *(c for n in MOMENTS for c in of(n, (reals(2, 3),), where=MASK)),
    *of("max", (reals(2, 3),), where=MASK, initial=-9.0),
    *case("sum-initial", lambda x, y: tn.sum(x, initial=y), reals(3), reals()),
    *of("var", (reals(5),), (complexes(5),), correction=1),
    *of("std", (reals(5),), (complexes(5),), correction=1.5),
    *case("average", lambda a, w: tn.average(a, axis=1, weights=w), reals(2, 3), positives(3)),
    *case("average", lambda a, w: tn.average(a, weights=w), complexes(2, 3), positives(2, 3)),
    *of("cov", (reals(2, 4),), (complexes(2, 4),)),
    *case("cov-weights", lambda x, w: tn.cov(x, aweights=w), reals(2, 4), positives(4)),
    *(
        c
        for x in (reals(2, 4), complexes(2, 4))
        for c in case("corrcoef", lambda x: tn.corrcoef(x)[0, 1], x)
    ),
]

OPERANDS = [
    ("matmul", (2, 3), (3, 2)),
    ("matmul", (3,), (3, 2)),
    ("matmul", (4, 2, 3), (3, 2)),
    ("matmul", (2, 3), (4, 3, 2)),
    ("matmul", (4, 1, 2, 3), (2, 3, 2)),
    ("dot", (2, 3), (4, 3, 2)),
    ("inner", (2, 3), (4, 3)),
    ("outer", (2,), (3,)),
    ("vdot", (2, 3), (6,)),
    ("vecdot", (2, 3), (4, 1, 3)),
    ("matvec", (2, 3), (4, 3)),
    ("vecmat", (4, 2), (2, 3)),
    ("kron", (2, 2), (1, 3)),
    ("cross", (2, 3), (3,)),
    ("tensordot", (2, 3, 4), (3, 4, 2)),
    ("convolve", (5,), (3,)),
    ("correlate", (2,), (4,)),
]
EQUATIONS = [
    ("ij,jk,kl->il", (2, 3), (3, 2), (2, 2)),
    ("ii->i", (3, 3)),
    ("iij->j", (3, 3, 2)),
    ("i,i,i", (3,), (3,), (3,)),
    ("...ij,...jk", (2, 2, 3), (3, 2)),
    ("ij,jk->ijk", (2, 1), (3, 4)),
]
PRODUCTS = [
    *(
        c
        for n, a, b in OPERANDS
        for c in of(
            n, (reals(*a), reals(*b)), (complexes(*a), reals(*b)), (complexes(*a), complexes(*b))
        )
    ),
    *of("trace", (complexes(3, 3),)),
    *(
        c
        for e, *shapes in EQUATIONS
        for make in (reals, complexes)
        for c in case(e, lambda *x, e=e: tn.einsum(e, *x), *[make(*s) for s in shapes])
    ),
    *case("linspace", lambda a, b: tn.linspace(a, b, 5), reals(2), reals()),
    *case("logspace", lambda a, b: tn.logspace(a, b, 4), reals(), reals()),
    *case("geomspace", lambda a, b: tn.geomspace(a, b, 4), 1 + positives(), 3 + positives()),
    *case("full", lambda a: tn.full((2, 3), a), reals(3)),
    *case("full_like", lambda a: tn.full_like(np.ones((2, 3)), a), reals(3)),
    *case("asarray", lambda a, b: tn.asarray([[a, b], [1.0, a]]), reals(), reals()),
]


@pytest.mark.sampled(32)
@pytest.mark.parametrize("case", ELEMENTWISE + REDUCTIONS + PRODUCTS, ids=str)
def test_to_second_order(case):
    te.check_grads(case.function, case.args, order=2)


@pytest.mark.parametrize("exponent", [0, 0.0, np.float64(0), 2, 3, 2.0, 4, 5])
def test_powers_at_zero(exponent):
    te.check_grads(lambda x: x**exponent, (np.zeros(2),), order=2)


def test_power_zero_is_constant_at_zero():
    zero = np.zeros(2)
    assert np.array_equal(te.grad(lambda x: (x**0.0).sum())(zero), zero)
    assert np.array_equal(te.grad(lambda x: tn.pow(x, zero).sum())(zero), zero)
    assert np.array_equal(te.grad(lambda p: tn.pow(zero, p).sum())(np.array([0.0, 1.0])), zero)


def test_deviation_of_equal_elements_has_zero_derivatives():
    x = np.ones(3)
    assert np.array_equal(te.grad(tn.std)(x), np.zeros(3))
    assert np.array_equal(te.hvp(tn.std, (x,), (np.arange(3.0),))[1][0], np.zeros(3))


def test_moments_without_degrees_of_freedom():
    """Value and derivative are infinite or NaN, as the divisor is 0."""
    with np.errstate(all="ignore"):
        for f in (tn.var, tn.std):
            for x in (np.ones(3), np.arange(3.0)):
                y, dy = te.value_and_grad(lambda x, f=f: f(x, correction=3))(x)
                assert not np.isfinite(y)
                assert not np.isfinite(dy).any()
            # infinite as the value, with the sign of the deviation; NaN at the mean (0 / 0)
            slopes = te.grad(lambda x, f=f: f(x, correction=4))(np.array([1.0, 2.0, 4.0]))
            assert slopes.tolist() == [-np.inf, -np.inf, np.inf]


def test_second_derivative_of_logsumexp_at_ties():
    w = np.exp([1.0, 1.0, 0.0]) / np.exp([1.0, 1.0, 0.0]).sum()
    for engine in ("numpy", "native"):
        hessian = te.jit(te.hessian(tn.logsumexp), engine=engine)(np.array([1.0, 1.0, 0.0]))
        np.testing.assert_allclose(hessian, np.diag(w) - np.outer(w, w), rtol=0, atol=1e-15)


def test_logsumexp_at_infinities():
    grad = te.grad(tn.logsumexp)
    inf = np.inf
    np.testing.assert_allclose(grad(np.array([-inf, -inf])), [0.5, 0.5])
    np.testing.assert_allclose(grad(np.array([inf, 0.0, inf])), [0.5, 0, 0.5])
    weights = np.exp([0.0, 1.0]) / np.exp([0.0, 1.0]).sum()
    np.testing.assert_allclose(grad(np.array([-inf, 0.0, 1.0])), [0, *weights])
    second = te.hvp(tn.logsumexp, (np.array([-inf, 0.0]),), (np.ones(2),))[1][0]
    np.testing.assert_allclose(second, [0, 0], atol=1e-15)


def test_untaken_branches_leave_no_nan():
    x = np.array([0.0, 1.0, -1.0])
    with np.errstate(all="ignore"):
        for f in (tn.log, tn.sqrt, lambda x: 1 / x, lambda x: x**-0.5):
            masked = lambda x, f=f: tn.where(x > 0, f(x), 0).sum()  # noqa: E731
            for derivative in (
                te.grad(masked),
                lambda x, m=masked: te.hvp(m, (x,), (np.ones(3),))[1][0],
            ):
                got = derivative(x)
                assert np.isfinite(got).all()
                assert got[0] == got[2] == 0


def test_ties_share_the_derivative():
    assert np.array_equal(te.grad(tn.max)(np.array([1.0, 1.0, 0.0])), [0.5, 0.5, 0])
    assert np.array_equal(te.grad(lambda x: tn.maximum(x, 1.0))(1.0), 0.5)
    assert np.array_equal(te.grad(lambda x: tn.clip(x, 0.0, 1.0))(1.0), 0.0)


def test_nan_gets_no_derivative():
    x = np.array([1.0, np.nan, 2.0])
    assert np.array_equal(te.grad(tn.nansum)(x), [1, 0, 1])
    np.testing.assert_allclose(te.grad(tn.nanvar)(x), [-0.5, 0, 0.5])
    assert np.array_equal(te.grad(tn.nanmax)(x), [0, 0, 1])
    assert np.array_equal(te.grad(tn.nanmax)(np.array([np.nan])), [0])


def test_moduli_at_zero():
    assert te.grad(tn.abs)(0.0) == 0
    assert te.vjp(tn.abs, 0j)[1](1.0)[0] == 0
    assert te.vjp(tn.sign, 0j)[1](1.0 + 0j)[0] == 0
    assert te.grad(lambda x: tn.hypot(x, x))(0.0) == 0


def test_complex_sign_has_the_derivative_of_the_quotient():
    z, dz = 3 + 4j, 1 - 2j
    _, got = te.jvp(tn.sign, (z,), (dz,))
    unit = z / abs(z)
    np.testing.assert_allclose(got, (dz - unit * (np.conj(unit) * dz).real) / abs(z))
    assert te.grad(tn.sign)(2.0) == 0


@pytest.mark.parametrize(
    ("f", "expected"),
    [
        (np.median, [0.0, 0.5, 0.5, 0.0]),
        (lambda x: np.quantile(x, 0.4), [0.0, 0.8, 0.2, 0.0]),
    ],
)
def test_equal_elements_share_the_derivative_of_a_quantile(f, expected):
    np.testing.assert_allclose(te.grad(f)(np.array([1.0, 2.0, 2.0, 3.0])), expected)
