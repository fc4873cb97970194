"""Exact values, from mpmath, and errors in units in the last place."""

import math

import mpmath
import numpy as np
import scipy.special
from mpmath import mp
from rule_samples import SAMPLES

from chainrules import RULES
from tenferro.engines.native.math import MATH
from tenferro.kernels.table import KERNELS
from tenferro.tensor.aval import aval_of

PRECISION = 240  # bits, about 72 digits


def _power(x, y):
    """`x**y`, or 2**±2000 where it is far out of range and would take long."""
    exponent = y * mpmath.log(x, 2)
    return mpmath.ldexp(1, 2000 * int(mpmath.sign(exponent))) if abs(exponent) > 2000 else x**y


def _scaled_bessel(order, x):
    """exp(-|x|) I(x), of large numbers by the asymptotic series (DLMF 10.40.1)."""
    if abs(x) < 200:
        return mpmath.exp(-abs(x)) * mpmath.besseli(order, x)
    term = total = 1 / mpmath.sqrt(2 * mpmath.pi * abs(x))
    for k in range(1, 41):
        term = term * ((2 * k - 1) ** 2 - 4 * order**2) / (8 * k * abs(x))
        total += term
    return total * (mpmath.sign(x) if order == 1 else 1)


def _scaled_erfc(x):
    """exp(x²) erfc(x), of large numbers by the asymptotic series (DLMF 7.12.1)."""
    if x < 100:
        return mpmath.exp(x * x) * mpmath.erfc(x)
    term = total = mpmath.mpf(1)
    for k in range(1, 16):
        term = -term * (2 * k - 1) / (2 * x * x)
        total += term
    return total / (x * mpmath.sqrt(mpmath.pi))


def _log_ndtr(x):
    if x > 100:
        return mpmath.mpf(0)
    if x > 0:
        return mpmath.log1p(-mpmath.erfc(x / mpmath.sqrt(2)) / 2)
    t = -x / mpmath.sqrt(2)
    return mpmath.log(_scaled_erfc(t) / 2) - t * t


def _zeta(s, q):
    """Hurwitz's, by Euler-Maclaurin summation (DLMF 25.11.5)."""
    w = q + 60
    total, rising = w / (s - 1) + mpmath.mpf(0.5), s / w
    for k in range(1, 26):
        total += mpmath.bernoulli(2 * k) / mpmath.factorial(2 * k) * rising
        rising *= (s + 2 * k - 1) * (s + 2 * k) / w**2
    return sum((q + k) ** -s for k in range(60)) + total * w**-s


def _gamma_weight(a, x):
    return mpmath.exp(a * mpmath.log(x) - x - mpmath.loggamma(a + 1))


def _rises(a, x):
    """Whether the lower incomplete gamma function is computed; the upper one is tiny elsewhere."""
    return x <= a + 10 * mpmath.sqrt(a) + 10


def _lower_gamma(a, x):
    """By the series DLMF 8.11.4."""
    term = total = mpmath.mpf(1)
    n = 0
    while term > total * mpmath.eps:
        n += 1
        term *= x / (a + n)
        total += term
    return _gamma_weight(a, x) * total


def _upper_gamma(a, x):
    """By Legendre's continued fraction, DLMF 8.9.2, from a step on that is far enough."""
    value = x + mp.prec
    for k in range(2 * mp.prec, 0, -1):
        value = x + 2 * k - 1 - a + k * (a - k) / value
    return _gamma_weight(a, x) * a / value


def _gammainc(a, x):
    return _lower_gamma(a, x) if _rises(a, x) else 1 - _upper_gamma(a, x)


def _bits(a):
    """A precision in which a difference to 1 has all digits, which is small for tiny `a`."""
    return PRECISION + 120 + max(0, -int(mpmath.log(a, 2)))


def _gammaincc(a, x):
    with mp.workprec(_bits(a)):
        return 1 - _lower_gamma(a, x) if _rises(a, x) else _upper_gamma(a, x)


def _gammainc_slope(a, x):
    """A difference quotient in so much precision that its error does not matter."""
    function, sign = (_lower_gamma, 1) if _rises(a, x) else (_upper_gamma, -1)
    with mp.workprec(_bits(a) + 100):
        step = mpmath.ldexp(a, -100)
        return sign * (function(a + step, x) - function(a - step, x)) / (2 * step)


def _bessel_envelope(x):
    """Sizes of Bessel functions J between their zeros; those near the origin do not matter."""
    return math.sqrt(2 / (math.pi * abs(x))) if abs(x) > 2 else 0.0


# Where the definition in `rule_samples` cancels or overflows at the points that are tried here.
_CAREFUL = {
    "expm1": mpmath.expm1,
    "log1p": mpmath.log1p,
    "pow": _power,
    "sinc": mpmath.sincpi,
    "softplus": lambda x: max(x, 0) + mpmath.log1p(mpmath.exp(-abs(x))),
    "log_sigmoid": lambda x: min(x, 0) - mpmath.log1p(mpmath.exp(-abs(x))),
    "logaddexp": lambda x, y: max(x, y) + mpmath.log1p(mpmath.exp(-abs(x - y))),
    "xlogy": lambda x, y: x * mpmath.log(y),
    "xlog1py": lambda x, y: x * mpmath.log1p(y),
    "tenferro.special.erfinv.v1": mpmath.erfinv,
    "tenferro.special.erfcx.v1": _scaled_erfc,
    "tenferro.special.log_ndtr.v1": _log_ndtr,
    "tenferro.special.logit.v1": lambda x: mpmath.log(x / (1 - x)),
    "tenferro.special.gammaln.v1": mpmath.loggamma,
    "tenferro.special.digamma.v1": mpmath.digamma,
    "tenferro.special.zeta.v1": _zeta,
    "tenferro.special.gammainc.v1": _gammainc,
    "tenferro.special.gammaincc.v1": _gammaincc,
    "tenferro.special.gammainc_slope.v1": _gammainc_slope,
    "tenferro.special.gamma_density.v1": lambda a, x: _gamma_weight(a, x) * a / x,
    "tenferro.special.j0.v1": lambda x: mpmath.besselj(0, x),
    "tenferro.special.j1.v1": lambda x: mpmath.besselj(1, x),
    "tenferro.special.i0.v1": lambda x: mpmath.besseli(0, x),
    "tenferro.special.i1.v1": lambda x: mpmath.besseli(1, x),
    "tenferro.special.i2.v1": lambda x: mpmath.besseli(2, x),
    "tenferro.special.i2e.v1": lambda x: _scaled_bessel(2, x),
    "tenferro.special.i0e.v1": lambda x: _scaled_bessel(0, x),
    "tenferro.special.i1e.v1": lambda x: _scaled_bessel(1, x),
}


def floor_divide(x, y):
    """NumPy's, but with infinities the floor of x / y, as in the Array API standard."""
    finite = np.isfinite(x) & np.isfinite(y)
    return np.where(finite, np.floor_divide(x, y), np.floor(x / y))


# NumPy's results for these involve no rounding, or the same one.
EXACT_PEERS = {
    "floor": np.floor,
    "ceil": np.ceil,
    "trunc": np.trunc,
    "round": np.rint,
    "sign": np.sign,
    "rem": np.fmod,
    "mod": np.remainder,
    "floor_divide": floor_divide,
    "nextafter": np.nextafter,
}

EXACT = {n: _CAREFUL.get(n) or SAMPLES[n].reference for n in sorted(set(MATH) - set(EXACT_PEERS))}


def _order_two(function, x, far):
    """SciPy's function, which has NaN for tiny and huge numbers."""
    size = np.abs(x)
    inside = np.where((size < 1e-100) | (size > 700), 1, x)
    return np.where(size < 1e-100, 0, np.where(size > 700, far, function(x.dtype.type(2), inside)))


def _growth(x):
    return np.where(np.isinf(x), np.nan, np.inf)  # as SciPy's functions of orders 0 and 1


def _far(x):
    return 0.4 / np.sqrt(np.abs(x))


def _half_of_tiny(name):
    """SciPy's function, which rounds the smallest number up and makes a zero positive."""
    return lambda x: np.where(np.abs(x) < 1e-30, x / 2, getattr(scipy.special, name)(x))


def _log_gamma(x):
    """SciPy's function, which is infinite for numbers whose inverse overflows."""
    tiny = (np.abs(x) < 1e-300) & (x != 0)
    return np.where(tiny, -np.log(np.abs(x)), scipy.special.gammaln(x)).astype(x.dtype)


def _vanishing_zeta(s, q):
    """SciPy's function, which has NaN where the first term underflows."""
    return np.where((s > 1e30) & (q > 1), 0, scipy.special.zeta(s, q))


def _lower_of_scipy(a, x):
    """SciPy's function, which loses the digits of the smallest and NaN for the largest numbers."""
    value = np.where((a > 0) & (a < 1e-300) & (x > 0), 1, scipy.special.gammainc(a, x))
    value = np.where((a == 1) & (x > 0), -np.expm1(-np.abs(x)), value)
    return np.where((a > 1e300) & (x >= 0) & (x < a), 0, value).astype(x.dtype)


def _upper_of_scipy(a, x):
    """As `_lower_of_scipy`; of tiny parameters it is a multiple of the exponential integral."""
    value = np.where(
        (a > 0) & (a < 1e-300) & (x > 0.5), a * scipy.special.exp1(x), scipy.special.gammaincc(a, x)
    )
    return np.where((a > 1e300) & (x >= 0) & (x < a), 1, value).astype(x.dtype)


def _first_moment(a, x):
    """The NumPy kernel, whose rule misses the peak of huge parameters."""
    at_peak = (a > 1e30) & (x == a) & np.isfinite(a)
    return np.where(
        at_peak, -1 / np.sqrt(2 * np.pi) / np.sqrt(a), _numpy_kernel("gammainc_slope")(a, x)
    ).astype(x.dtype)


def _density(a, x):
    """The NumPy kernel, which loses the digits of the smallest numbers."""
    kernel = _numpy_kernel("gamma_density")(a, x)
    tiny = np.isfinite(a) & np.isfinite(x) & (x > 0)
    right = tiny & (a > 0) & ((a < 1e-300) | (x < 1e-300))
    left = np.isfinite(x) & (x >= 0) & (a < 0) & (a > -1e-300)
    b, y = np.where(right, a, 1).astype("d"), np.where(right, x, 1).astype("d")
    power = np.where(b < 0.5, b * y**b / y, b * y ** np.where(b < 0.5, 1, b - 1))
    value = np.where(right, power * np.exp(-y) * scipy.special.rgamma(b + 1), kernel)
    z = np.where(left, x, 1).astype("d")
    root = np.exp(-(np.log(z) + z) / 2)
    below = np.where(left, a, 0) * root * root
    return np.where(left, below + 0.0, value).astype(x.dtype)


def _numpy_kernel(name):
    def run(*operands):
        aval = aval_of(operands[0].shape, operands[0].dtype)
        return KERNELS[f"tenferro.special.{name}.v1"](*(aval,) * len(operands))(*operands)

    return run


# Whose special values each function has, and what to compare all of float32 with: NumPy's or
# SciPy's, otherwise the values of the rules.
_ELEMENTARY = "exp exp2 expm1 log log2 log10 log1p sin cos tan sinh cosh tanh sqrt cbrt hypot"
PEERS = EXACT_PEERS | {name: getattr(np, name) for name in _ELEMENTARY.split()}
PEERS |= {
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "atan2": np.arctan2,
    "asinh": np.arcsinh,
    "acosh": np.arccosh,
    "atanh": np.arctanh,
    "erf": scipy.special.erf,
    "erfc": scipy.special.erfc,
    "pow": np.power,
    "sinc": lambda x: np.where((x == np.rint(x)) & (np.abs(x) < np.inf), x == 0, np.sinc(x)),
    "softplus": lambda x: np.logaddexp(x, x.dtype.type(0)),
    "log_sigmoid": scipy.special.log_expit,
    "logaddexp": np.logaddexp,
    "xlogy": scipy.special.xlogy,
    "xlog1py": scipy.special.xlog1py,
    "logistic": scipy.special.expit,
    "rsqrt": lambda x: 1 / np.sqrt(x),
}
_SCIPY = "i0 i0e erfinv erfcx log_ndtr logit digamma j0 j1"
PEERS |= {f"tenferro.special.{n}.v1": getattr(scipy.special, n) for n in _SCIPY.split()}
PEERS |= {"tenferro.special.gammaln.v1": _log_gamma, "tenferro.special.zeta.v1": _vanishing_zeta}
PEERS |= {"tenferro.special.i2.v1": lambda x: _order_two(scipy.special.iv, x, _growth(x))}
PEERS |= {"tenferro.special.i2e.v1": lambda x: _order_two(scipy.special.ive, x, _far(x))}
PEERS |= {f"tenferro.special.{n}.v1": _half_of_tiny(n) for n in ("i1", "i1e")}
PEERS |= {
    "tenferro.special.gammainc.v1": _lower_of_scipy,
    "tenferro.special.gammaincc.v1": _upper_of_scipy,
    "tenferro.special.gammainc_slope.v1": _first_moment,
    "tenferro.special.gamma_density.v1": _density,
}
PEERS |= {n: np.vectorize(RULES[n].value, otypes="d") for n in sorted(set(MATH) - set(PEERS))}


def last_place(exact, dtype):
    """The distance between the numbers of `dtype` around the exact value."""
    info = np.finfo(dtype)
    lowest = info.minexp - info.nmant
    exponent = int(mpmath.floor(mpmath.log(abs(exact), 2))) if exact else lowest
    # The logarithm is rounded; a value just below a power of two may seem to be one.
    exponent -= abs(exact) < mpmath.ldexp(1, exponent)
    return mpmath.ldexp(1, max(exponent - info.nmant, lowest))


# Functions whose error is relative to the larger of the result and this number.
_SIZES = {
    "logaddexp": lambda x, y: max(abs(x), abs(y)),
    "tenferro.special.j0.v1": _bessel_envelope,
    "tenferro.special.j1.v1": _bessel_envelope,
    # The weight is rounded to a subnormal number before its multiple, by up to 745.
    "tenferro.special.gammainc_slope.v1": lambda *_: 1e-304,
}


def ulp_error(got, exact, dtype, size=0):
    """The error of the number `got`, in units in the last place of the exact value, or of `size`.

    Infinity stands for the power of two after the largest finite number, so that it is the right
    rounding exactly where IEEE 754 says so.
    """
    info = np.finfo(dtype)
    if math.isnan(got):
        return math.inf
    top = mpmath.ldexp(1, info.maxexp)
    value = mpmath.mpf(float(got)) if math.isfinite(got) else mpmath.sign(got) * top
    bounded = max(min(exact, top), -top)
    largest = mpmath.ldexp(1, info.maxexp - 1 - info.nmant)
    unit = min(last_place(max(abs(bounded), size), dtype), largest)
    return float(abs(value - bounded) / unit)


def worst_error(name, got, operands, dtype):
    """The largest error over all points, and a sentence about where it is."""
    with mp.workprec(PRECISION):
        function = EXACT[name]
        size = _SIZES.get(name, lambda *_: 0)
        columns = [got.tolist(), *(o.tolist() for o in operands)]
        errors = [
            ulp_error(g, function(*map(mpmath.mpf, point)), dtype, size(*point))
            for g, *point in zip(*columns, strict=True)
        ]
    worst = int(np.argmax(errors))
    place = ", ".join(repr(o[worst]) for o in operands)
    return errors[worst], f"{name}({place}) = {got[worst]!r}: {errors[worst]:.3f} ulp"
