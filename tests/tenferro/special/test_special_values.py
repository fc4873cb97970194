"""Values of the special functions: SciPy's, at ordinary points and at the edges of the domain."""

import numpy as np
import pytest

import tenferro as te
from tenferro import special
from tenferro.ops.base.registry import find

scipy_special = pytest.importorskip("scipy.special")
mpmath = pytest.importorskip("mpmath")

EDGES = np.array(
    [-np.inf, -30.0, -2.5, -1.0, -0.5, 0.0, 1e-300, 0.3, 1.0, 4.5, 700.0, np.inf, np.nan]
)
UNARY = """
erf erfc erfcx erfi dawsn erfinv erfcinv ndtr log_ndtr ndtri ndtri_exp gamma gammaln loggamma
digamma psi entr logit expit log_expit j0 j1 y0 y1 i0 i1 k0 k1 i0e i1e k0e k1e expi exp1 spence zeta
exp10 cosm1 exprel sindg cosdg tandg cotdg round softplus rgamma gammasgn zetac
wrightomega lambertw kolmogorov kolmogi
ellipk ellipkm1 ellipe
"""
COMPLEX = """
erf erfc erfcx erfi dawsn gamma loggamma digamma expi exp1 spence rgamma wofz lambertw wrightomega
"""
BINARY = """
xlogy xlog1py rel_entr kl_div beta betaln gammainc gammaincc gammaincinv gammainccinv owens_t
jv yv iv kv ive kve zeta
powm1 boxcox boxcox1p inv_boxcox inv_boxcox1p tklmbda huber poch binom comb perm
jve yve jn struve modstruve hyp0f1
chdtr chdtrc chdtri pdtr pdtrc stdtr stdtrit
ellipkinc ellipeinc elliprc agm
"""
SEVERAL = "sici shichi fresnel airy"


def same(got, expected):
    expected = np.asarray(expected)
    assert got.dtype == expected.dtype
    np.testing.assert_allclose(np.asarray(got), expected, rtol=1e-14, atol=0)


def scipy_value(name, *arguments):
    with np.errstate(all="ignore"):
        return getattr(scipy_special, name)(*arguments)


@pytest.mark.parametrize("name", UNARY.split())
def test_unary(name):
    for dtype in (np.float64, np.float32):
        x = EDGES.astype(dtype) if name != "zeta" else np.array([1.5, 2, 30], dtype)
        same(getattr(special, name)(x), scipy_value(name, x))


@pytest.mark.parametrize("name", COMPLEX.split())
def test_complex(name):
    z = np.array([[0.3 + 0.2j, -1.5 + 0.5j], [2 - 3j, -0.2 - 1j]])
    same(getattr(special, name)(z), scipy_value(name, z))


@pytest.mark.parametrize("name", BINARY.split())
def test_binary(name):
    x, y = EDGES[:, None], EDGES[None, 3:]
    if name == "iv":  # SciPy's are wrong at 1e-300, see below
        y = y[y != 1e-300]
    if name == "stdtrit":  # SciPy's are wrong there, see below
        x, y = x[x[:, 0] != 1e-300], y[(y != 1e-300) & (y != 0) & (y != 1)]
    with np.errstate(all="ignore"):
        got = getattr(special, name)(x, y)
    same(got, scipy_value(name, x, y))


@pytest.mark.parametrize("name", "sinc exp2 expm1 log1p cbrt".split())
def test_shared_with_numpy(name):
    for dtype in (np.float64, np.float32):
        x = EDGES.astype(dtype)
        with np.errstate(all="ignore"):
            got = getattr(special, name)(x)
        assert got.dtype == dtype
        expected = scipy_value(name, x)
        np.testing.assert_allclose(np.asarray(got), expected, rtol=4 * np.finfo(dtype).eps)


def test_diric():
    x = np.concatenate([np.linspace(-40, 40, 81), np.arange(-6, 7) * 2 * np.pi])
    for n in (1, 2, 3, 8):
        got = np.asarray(special.diric(x, n))
        np.testing.assert_allclose(got, scipy_special.diric(x, n), rtol=1e-13, atol=1e-15)
    assert special.diric(np.float32(0.5), 3).dtype == np.float32
    assert np.isnan(np.asarray(special.diric(0.5, [0, -2, 1.5]))).all()


@pytest.mark.parametrize("name", SEVERAL.split())
def test_several(name):
    x = np.array([0.1, 0.9, 2.5, 20.0])
    for argument in (x, x + 0.5j):
        got, expected = getattr(special, name)(argument), scipy_value(name, argument)
        for a, b in zip(got, expected, strict=True):
            same(a, b)


@pytest.mark.parametrize("x", [1e-120, 1e-300, 3e-308, 1e-310, 5e-324])
def test_modified_bessel_functions_of_tiny_numbers(x):
    """SciPy has 0 or NaN for most of these."""
    for order in (0.0, 1.0, 2.0, 0.5, -0.5, -1.0, -2.0):
        with mpmath.workdps(30):
            positive = abs(order) if order % 1 == 0 else order
            expected = float(mpmath.besseli(positive, mpmath.mpf(x)))
        found = special.iv(order, te.tensor(x)).item()
        assert abs(found - expected) <= 2e-13 * expected + 5e-324, order
    assert te.grad(te.grad(special.i0))(x) == 0.5
    assert te.grad(special.i1)(-x) == 0.5
    for function in (special.k1, special.k1e):
        assert function(te.tensor(x)).item() == (1 / x if x > 1e-308 else np.inf)


@pytest.mark.parametrize(
    "name", "jv yv iv kv jve yve ive kve hankel1 hankel2 hankel1e hankel2e hyp0f1".split()
)
def test_complex_arguments_of_an_order(name):
    z = np.array([[0.3 + 0.2j, -1.5 + 0.5j], [2 - 300j, 40 - 1j]])
    for dtype in (np.complex128, np.complex64):
        order = np.array([0.5, 2.0], z.astype(dtype).real.dtype)
        same(
            getattr(special, name)(order, z.astype(dtype)),
            scipy_value(name, order, z.astype(dtype)),
        )
    if name.startswith("hankel"):
        same(getattr(special, name)(0.5, np.float32(2)), scipy_value(name, 0.5, np.complex64(2)))


@pytest.mark.parametrize("name", "jvp yvp ivp kvp h1vp h2vp".split())
def test_derivatives_of_bessel_functions(name):
    for n in (0, 1, 3):
        got = getattr(special, name)(1.3, np.array([0.3, 5.0]), n)
        expected = getattr(scipy_special, name)(1.3, np.array([0.3, 5.0]), n)
        np.testing.assert_allclose(got, expected, rtol=1e-13)
    with pytest.raises(ValueError, match=f"{name}: n is -1, expected an integer >= 0"):
        getattr(special, name)(1.0, 2.0, -1)


def test_faddeeva_of_real_numbers():
    same(special.wofz(EDGES), scipy_value("wofz", EDGES))
    single = EDGES.astype(np.complex64)
    same(special.wofz(single.real), scipy_value("wofz", single))


def test_branches_of_lambert():
    for k in (-2, -1, 0, 1):
        z = np.array([1e-9, -0.2, 3 + 2j])
        same(special.lambertw(z, k), scipy_special.lambertw(z, k))
    with pytest.raises(ValueError, match=r"lambertw: k is 0.5, expected an integer"):
        special.lambertw(1.0, 0.5)


@pytest.mark.parametrize(
    "name", ["hyp1f1", "hyperu", "voigt_profile", "elliprd", "elliprf", "elliprg"]
)
def test_other_functions_of_three_operands(name):
    x = np.array([0.3, 2.0, 30.0])
    a, b = np.array([0.5, 1.0])[:, None], 1.7
    if name == "voigt_profile":
        x, a, b = np.array([[0.5], [0.0]]), b, x
    same(getattr(special, name)(a, b, x), scipy_value(name, a, b, x))


def test_elliptic():
    u, m = np.array([-3.0, 0.0, 0.7, 20.0])[:, None], np.array([0.0, 0.4, 1.0])
    for a, b in zip(special.ellipj(u, m), scipy_value("ellipj", u, m), strict=True):
        same(a, b)
    x = np.array([0.0, 0.5])[:, None], np.array([0.2, 3.0]), 1.0, 2.0
    same(special.elliprj(*x), scipy_value("elliprj", *x))


def test_gauss():
    z = np.array([-30.0, 0.0, 0.5, 0.99, 1.0])
    same(special.hyp2f1(0.5, 1.2, 1.9, z), scipy_value("hyp2f1", 0.5, 1.2, 1.9, z))
    z = np.array([2 + 1j, -3j], np.complex64)
    half = np.float32(0.5)
    same(special.hyp2f1(half, half, half, z), scipy_value("hyp2f1", half, half, half, z))


@pytest.mark.parametrize("name", "gdtr gdtrc gdtrix fdtr fdtrc fdtri nrdtrisd".split())
def test_distributions_of_three_operands(name):
    a, b = np.array([0.5, 3.0])[:, None, None], np.array([0.2, 40.0])[:, None]
    x = np.array([0.0, 0.3, 1.0])
    with np.errstate(all="ignore"):
        same(getattr(special, name)(a, b, x), scipy_value(name, a, b, x))


@pytest.mark.parametrize("name", ["gdtria", "btdtria", "nrdtrimn", "btdtrib"])
def test_inverses_in_a_parameter(name):
    p, b = np.array([0.2, 0.7])[:, None], np.array([0.5, 3.0])
    arguments = (b, p, 0.4) if name == "btdtrib" else (p, b, 0.4)
    same(getattr(special, name)(*arguments), scipy_value(name, *arguments))


@pytest.mark.parametrize("name", "bdtr bdtrc bdtri nbdtr nbdtrc nbdtri".split())
def test_distributions_of_counts(name):
    k, n, p = np.array([0, 2, 5])[:, None, None], np.array([3, 6])[:, None], np.array([0, 0.3, 1])
    same(getattr(special, name)(k, n, p), scipy_value(name, k, n, p))
    same(special.pdtri(k, p), scipy_value("pdtri", k, p))


@pytest.mark.sampled(3)
@pytest.mark.filterwarnings("ignore:non-integer", "ignore:floating point number truncated")
@pytest.mark.parametrize("name", "bdtr bdtrc bdtri nbdtr nbdtrc nbdtri".split())
def test_counts_are_truncated(name):
    k, n, p = np.array([0.3, 1.0, 1.7])[:, None], np.array([0.7, 2.7, 3.0, 3.2]), 0.3
    same(getattr(special, name)(k, n, p), scipy_value(name, k, n, p))
    te.check_grads(lambda p: getattr(special, name)(1.7, 3.2, p), (0.3,))


@pytest.mark.sampled(3)
@pytest.mark.filterwarnings("ignore:non-integer", "ignore:floating point number truncated")
@pytest.mark.parametrize(
    "name", "expn kn yn spherical_jn spherical_yn spherical_in spherical_kn".split()
)
def test_orders_are_truncated(name):
    n = np.array([-2.5, -1.0, -0.5, 0.0, 0.5, 1.7, 2.0, 5.9, np.nan])
    expected = scipy_value(name, n, 1.3)
    same(getattr(special, name)(n, 1.3), expected)
    same(te.jit(getattr(special, name))(n, 1.3), expected)
    te.check_grads(lambda x: getattr(special, name)(2.7, x), (1.3,), order=2)


@pytest.mark.parametrize("name", ["nrdtrimn", "nrdtrisd"])
def test_no_normal_distribution_has_such_a_parameter(name):
    p, std = np.array([-0.5, 0.0, 0.3, 1.0, 1.5, np.nan])[:, None], np.array([-1.0, 0.0, 2.0])
    arguments = (p, std, 0.4) if name == "nrdtrimn" else (std, p, 0.4)
    same(getattr(special, name)(*arguments), scipy_value(name, *arguments))


@pytest.mark.parametrize("name", ["betainc", "betaincc", "betaincinv", "betainccinv"])
def test_three_operands(name):
    a, b, x = np.array([0.5, 3.0])[:, None, None], np.array([0.2, 40.0])[:, None], [0.0, 0.3, 1.0]
    same(getattr(special, name)(a, b, x), scipy_value(name, a, b, np.array(x)))


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("a", "b"), [(1e3, 1e8), (1e3, 1e10), (1e3, 1e12)])
def test_inverses_of_incomplete_beta_functions_of_large_parameters(a, b):
    p = np.array([0.0, 1e-9, 0.014, 0.26, 0.53, 0.9, 0.995, 1.0])
    with mpmath.workdps(40):
        value = lambda x: float(mpmath.betainc(a, b, 0, float(x), regularized=True))  # noqa: E731
        for x, y in zip(special.betaincinv(a, b, p), p, strict=True):
            np.testing.assert_allclose(value(x), y, rtol=1e-8)
        for x, y in zip(special.betainccinv(a, b, p), p, strict=True):
            np.testing.assert_allclose(1 - value(x), y, atol=1e-9)
    single = special.betaincinv(np.float32(a), np.float32(b), np.float32(0.5))
    assert single.dtype == np.float32
    np.testing.assert_allclose(single, special.betaincinv(a, b, 0.5), rtol=1e-6)
    slope = (special.betaincinv(a + 0.1, b, 0.3) - special.betaincinv(a - 0.1, b, 0.3)) / 0.2
    np.testing.assert_allclose(te.grad(special.betaincinv)(a, b, 0.3), slope, rtol=1e-6)


@pytest.mark.parametrize("df", [1e-3, 5e-3, 0.01, 0.015, 4.5])
def test_quantiles_of_student_far_out(df):
    with mpmath.workdps(40):
        for p in (1e-300, 1e-12, 0.0141, 0.26, 0.47, 0.8, 0.9, 0.995):
            t = float(special.stdtrit(df, p))
            x = df / (df + mpmath.mpf(t) ** 2)
            tail = mpmath.betainc(df / mpmath.mpf(2), 0.5, 0, x, regularized=True) / 2
            if np.isinf(t):  # the largest number has more in its tail
                x = df / (df + mpmath.mpf(np.finfo(float).max) ** 2)
                least = mpmath.betainc(df / mpmath.mpf(2), 0.5, 0, x, regularized=True) / 2
                assert min(p, 1 - p) < least
            else:
                # SciPy 1.16's own, nearer to 0, are good to 7e-12
                np.testing.assert_allclose(float(tail if t < 0 else 1 - tail), p, rtol=1e-11)
    np.testing.assert_array_equal(special.stdtrit(df, [0.0, 1.0]), [-np.inf, np.inf])


def test_radian():
    d, m, s = np.array([[-30.0], [200.0]]), np.array([0.0, 59.0]), 12.5
    same(special.radian(d, m, s), scipy_value("radian", d, m, s))
    same(special.radian(1, 2, 3), np.float64(scipy_value("radian", 1, 2, 3)))


@pytest.mark.parametrize("n", [0, 1, 2, 7])
def test_integer_orders(n):
    x = np.array([-0.9, 0.0, 0.4, 3.0])
    for name in ("jn", "yn", "in", "kn"):
        name = f"spherical_{name}"
        same(getattr(special, name)(n, x[2:]), scipy_value(name, n, x[2:]))
    for name in ("legendre", "chebyt", "chebyu", "hermite", "hermitenorm", "laguerre"):
        name = f"eval_{name}"
        same(getattr(special, name)(n, x), scipy_value(name, n, x))
    same(special.polygamma(n, x[2:]), scipy_value("polygamma", n, x[2:]))
    same(special.expn(n, x[2:]), scipy_value("expn", n, x[2:]))
    for name in ("yn", "kn"):
        same(getattr(special, name)(n, x[2:]), scipy_value(name, n, x[2:]))


def test_orders_that_are_no_integers():
    assert np.isnan(special.eval_hermite([0.5, 2.0], 1.0).numpy()).tolist() == [True, False]
    same(special.eval_legendre(0.5, 0.3), scipy_value("eval_legendre", 0.5, 0.3))


@pytest.mark.parametrize("name", "chebyc chebys sh_legendre sh_chebyt sh_chebyu".split())
def test_scaled_and_shifted_polynomials(name):
    x = np.array([-0.9, 0.0, 0.4, 3.0])
    for n in (0, 1, 2, 7):
        got = getattr(special, f"eval_{name}")(n, x)
        np.testing.assert_allclose(got, scipy_value(f"eval_{name}", n, x), rtol=1e-13, atol=1e-14)
    got = special.eval_sh_jacobi(3, 2.5, 1.5, x)
    np.testing.assert_allclose(got, scipy_value("eval_sh_jacobi", 3, 2.5, 1.5, x), rtol=1e-13)
    assert special.eval_sh_jacobi(3, 2.5, 1.5, x.astype(np.float32)).dtype == np.float32


def test_parameters_of_polynomials():
    same(special.eval_genlaguerre(3, 0.5, 0.2), scipy_value("eval_genlaguerre", 3, 0.5, 0.2))
    same(special.eval_gegenbauer(3, 0.5, 0.2), scipy_value("eval_gegenbauer", 3, 0.5, 0.2))
    same(special.eval_jacobi(3, 0.5, 1.5, 0.2), scipy_value("eval_jacobi", 3, 0.5, 1.5, 0.2))


def test_factorials():
    for n in (np.arange(-3, 12), np.array([-1.5, 0.0, 2.5, np.nan]), np.float32(3.5)):
        same(special.factorial(n), scipy_value("factorial", n))
        same(special.factorial(n, extend="complex"), scipy_value("gamma", n + 1.0))
    same(special.factorial2(np.arange(-3, 12)), scipy_value("factorial2", np.arange(-3, 12)))
    x = np.array([-2.5, 0.3, 4.0])
    same(special.factorial2(x, extend="complex"), scipy_special.factorial2(x, extend="complex"))
    n, k = np.arange(-1, 6)[:, None], np.arange(-1, 7)
    same(special.comb(n, k), scipy_value("comb", n, k))
    same(special.perm(n, k), scipy_value("perm", n, k))
    n, k = np.arange(0, 6)[:, None], np.arange(0, 7)
    expected = scipy_special.comb(n, k, repetition=True)
    expected[0, 0] = 1.0  # 0 before SciPy 1.17
    same(special.comb(n, k, repetition=True), expected)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: special.factorial(5, exact=True), "factorial: exact is True, expected False"),
        (lambda: special.comb(5, 2, exact=True), "comb: exact"),
        (lambda: special.factorial2(5, extend="real"), "factorial2: extend is 'real', expected"),
    ],
)
def test_refused_ways_of_factorials(call, message):
    with pytest.raises(ValueError, match=message):
        call()
    with pytest.raises(TypeError, match="factorial2: the dtype of n is float64"):
        special.factorial2(2.5)


def test_multigammaln():
    for d in (1, 2, 5):
        same(
            special.multigammaln([2.5, 7.0], d),
            scipy_value("multigammaln", np.array([2.5, 7.0]), d),
        )
    with pytest.raises(ValueError, match=r"multigammaln: d is 0"):
        special.multigammaln(1.0, 0)


@pytest.mark.parametrize("n", [0, 1, 2, 5])
def test_complex_polygamma(n):
    points = [0.3 + 0.2j, -3.5 + 0.4j, -20.2 - 1e-3j, 8 + 30j, 40 - 1j, 1e-3j, -60.5 + 50j]
    got = special.polygamma(n, np.array(points)).numpy()
    for z, value in zip(points, got, strict=True):
        expected = complex(mpmath.polygamma(n, z))
        assert abs(value - expected) <= 1e-12 * abs(expected), z


def test_softmax():
    x = np.array([[1000.0, 0.0, -1000.0], [-np.inf, 0.0, 1.0]])
    for axis in (None, 0, 1, (0, 1)):
        same(special.softmax(x, axis), scipy_value("softmax", x, axis))
        same(special.log_softmax(x, axis), scipy_value("log_softmax", x, axis))
    same(special.softmax([1, 2]), scipy_value("softmax", np.array([1, 2])))
    z = np.array([[800.0 + 1j, -3.0 + 2j, 700j], [2.0, 1j, -1.0 - 1j]])
    for name in ("softmax", "log_softmax"):
        ours = getattr(special, name)(z, 1)
        np.testing.assert_allclose(ours, scipy_value(name, z, 1), rtol=1e-14, atol=1e-15)


def test_logsumexp():
    rng = np.random.default_rng(0)
    a, b = rng.normal(size=(3, 4)) * 500, rng.normal(size=(3, 4))
    for axis in (None, 0, (0, 1)):
        for keepdims in (False, True):
            same(
                special.logsumexp(a, axis, keepdims=keepdims),
                scipy_special.logsumexp(a, axis, keepdims=keepdims),
            )
            got = special.logsumexp(a, axis, b, keepdims, return_sign=True)
            expected = scipy_special.logsumexp(a, axis, b, keepdims=keepdims, return_sign=True)
            for x, y in zip(got, expected, strict=True):
                same(x, y)
    assert special.logsumexp([-np.inf, -np.inf]).item() == -np.inf
    with np.errstate(all="ignore"):
        assert np.isnan(special.logsumexp([0.0], b=[-1.0]).item())
        assert special.logsumexp([-np.inf], b=[2.0]).item() == -np.inf


def test_logsumexp_of_equal_infinities_shares_the_derivative():
    for x in ([-np.inf, -np.inf], [np.inf, np.inf]):
        np.testing.assert_array_equal(te.grad(special.logsumexp)(np.array(x)), [0.5, 0.5])
    np.testing.assert_array_equal(te.grad(special.logsumexp)(np.array([np.inf, 0.0])), [1, 0])


def test_dtypes_of_orders():
    x = np.ones(3, np.float32)
    assert special.jv(np.array([1, 2, 3]), x).dtype == np.float32
    assert special.jv(1.5, x).dtype == np.float32
    assert special.jv(1.5, x.astype(np.complex64)).dtype == np.complex64
    assert special.jv(np.float64(1.5), x).dtype == np.float64
    assert special.jv(1, 2).dtype == np.float64


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: special.j0(1j), "j0"),
        (lambda: special.kn(1, 1j), "kn: the argument's dtype is complex128, expected a real"),
        (lambda: special.jv(1j, 1.0), "jv: a parameter's dtype is complex, expected a real one"),
        (lambda: special.erf("a"), "erf"),
    ],
)
def test_refused_dtypes(call, message):
    with pytest.raises(TypeError, match=message):
        call()


@pytest.mark.parametrize("order", [np.ones(2), np.float32(1.0)])
def test_a_family_refuses_an_order_unlike_its_argument(order):
    family = find("tenferro.special.jv.v1")
    with pytest.raises(ValueError, match="expected real parameters of the argument's shape"):
        te.trace(lambda v, x: te.extension.apply(family, v, x))(order, np.ones(3))


def edge_slopes(name, points):
    with np.errstate(all="ignore"):
        return te.jvp(getattr(special, name), (points,), (np.ones_like(points),))[1]


@pytest.mark.parametrize(
    ("name", "points", "slopes"),
    [
        ("i0e", [0.0], [0.0]),
        ("i1e", [0.0], [0.5]),
        ("j1", [0.0], [0.5]),
        ("i1", [0.0], [0.5]),
        ("spence", [1.0, 2.0], [-1.0, -np.log(2.0)]),
        ("entr", [0.0], [np.inf]),
        ("ndtr", [np.inf, -np.inf], [0.0, 0.0]),
        ("log_ndtr", [-1e4, 40.0], [1e4 + 1e-4, 0.0]),
        ("erfcx", [0.0], [-2 / np.sqrt(np.pi)]),
        ("log_expit", [-1000.0, 1000.0], [1.0, 0.0]),
    ],
)
def test_slopes_at_edges(name, points, slopes):
    np.testing.assert_allclose(edge_slopes(name, np.array(points)), slopes, rtol=1e-9, atol=1e-300)


def test_incomplete_gamma_at_the_origin():
    slope = te.grad(special.gammainc, argnums=1)
    curvature = te.grad(slope, argnums=1)
    assert [slope(a, 0.0) for a in (0.5, 1.0, 2.0)] == [np.inf, 1.0, 0.0]
    assert [curvature(a, 0.0) for a in (1.0, 2.0, 3.0)] == [-1.0, 1.0, 0.0]
    assert te.grad(special.gammainc)(2.0, 0.0) == 0.0
    assert te.grad(special.gammaincc)(2.0, np.inf) == 0.0


def test_incomplete_beta_at_the_ends():
    slope = te.grad(special.betainc, argnums=2)
    curvature = te.grad(slope, argnums=2)
    np.testing.assert_allclose([slope(1.0, 3.0, 0.0), slope(2.0, 1.0, 1.0)], [3.0, 2.0])
    np.testing.assert_allclose([curvature(1.0, 3.0, 0.0), curvature(2.0, 1.0, 1.0)], [-6.0, 2.0])
    assert te.grad(special.betainc)(2.0, 3.0, 0.0) == 0.0
    assert te.grad(special.betainc, argnums=1)(2.0, 3.0, 1.0) == 0.0


@pytest.mark.sampled(3)
@pytest.mark.parametrize("a", [0.02, 0.7, 3.0, 60.0, 2000.0])
def test_derivative_of_gammainc_in_the_parameter(a):
    mpmath.mp.dps = 200
    for ratio in (0.5, 0.9, 1.0, 1.2):
        x = a * ratio
        expected = mpmath.diff(lambda t, x=x: mpmath.gammainc(t, 0, x, regularized=True), a)
        got = te.grad(special.gammainc)(a, x)
        assert abs(got - expected) <= 1e-11 * abs(expected), x


@pytest.mark.parametrize(("a", "b"), [(0.05, 0.5), (3.0, 0.7), (30.0, 50.0)])
def test_derivative_of_betainc_in_the_parameters(a, b):
    mpmath.mp.dps = 50
    for x in (0.01, 0.4, 0.95):
        for position in (0, 1):
            order = (1, 0) if position == 0 else (0, 1)
            expected = mpmath.diff(
                lambda p, q, x=x: mpmath.betainc(p, q, 0, x, regularized=True), (a, b), order
            )
            got = te.grad(special.betainc, argnums=position)(a, b, x)
            assert abs(got - expected) <= 1e-10 * abs(expected), (x, position)


@pytest.mark.parametrize(("a", "b"), [(180.0, 3.0), (1.0, 1e4), (1e3, 1e3)])
def test_derivatives_of_betainc_where_gamma_overflows(a, b):
    x = a / (a + b)
    with mpmath.workdps(50):
        density = mpmath.mpf(x) ** (a - 1) * (1 - mpmath.mpf(x)) ** (b - 1) / mpmath.beta(a, b)
    got = te.grad(special.betainc, argnums=2)(a, b, x)
    assert abs(got - density) <= 1e-11 * density  # rounding of a logarithm near -1e3
    half = special.betaincinv(a, b, 0.5)
    slope = te.grad(special.betaincinv, argnums=0)(a, b, 0.5)
    by_rule = -te.grad(special.betainc)(a, b, half) / te.grad(special.betainc, 2)(a, b, half)
    np.testing.assert_allclose(slope, by_rule, rtol=1e-12)
    assert np.isfinite(slope) and slope > 0


def test_pseudo_huber_of_huge_and_tiny_numbers():
    """Where SciPy's squares overflow: (√(δ² + r²) - δ) δ in mpmath."""
    points = np.array([[1e-300, 0.5], [1e300, 0.5], [1e300, 1e10], [0.5, 1e300], [1e-300, 1e300]])
    with mpmath.workdps(700):
        pairs = [(mpmath.mpf(d), mpmath.mpf(r)) for d, r in points]
        exact = [float(d * (mpmath.hypot(d, r) - d)) for d, r in pairs]
    same(special.pseudo_huber(*points.T), np.array(exact))
    assert special.pseudo_huber(1.0, np.inf) == np.inf
    assert special.pseudo_huber(-1.0, 0.0) == np.inf


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ["sindg", "cosdg", "tandg", "cotdg"])
def test_angles_below_a_degree_keep_their_sign(name):
    x = np.array([-0.75, -0.25, -1e-9, 1e-9, 0.25, 0.75])
    expected = getattr(scipy_special, name)(x)
    np.testing.assert_allclose(te.jit(getattr(special, name))(x), expected, rtol=1e-14)
