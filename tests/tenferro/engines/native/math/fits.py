"""What every polynomial of `tenferro.engines.native.math.coefficients` approximates.

The coefficients called "wide" are for computing in double precision what is rounded to single.

`python -m fits` in this folder prints that module.
"""

import textwrap

from minimax import Fit, minimax
from mpmath import (
    asin,
    atan,
    atanh,
    besseli,
    besselj,
    besseljzero,
    bessely,
    cos,
    cosh,
    digamma,
    erf,
    erfc,
    erfinv,
    euler,
    exp,
    expm1,
    factorial,
    findroot,
    gamma,
    log,
    log1p,
    loggamma,
    mp,
    mpf,
    pi,
    sin,
    sinh,
    sqrt,
)
from numpy import float32

# The intervals are a little wider than exact arithmetic needs, since reductions round.
_SLACK = 1.0005
_HALF_LN2 = float(log(2) / 2) * _SLACK
_QUARTER_PI = float(pi / 4) * _SLACK
_LOG_S = float((sqrt(2) - 1) / (sqrt(2) + 1)) * _SLACK


def _tail(function, taken, power):
    """`(function(t) - taken(t)) / t**power`."""
    return lambda t: (function(t) - taken(t)) / t**power


def _odd_tail(function):
    """The `p` of `function(x) = x + x**3 p(x**2)`, and its weight."""

    def tail(z):
        x = sqrt(z)
        return (function(x) / x - 1) / z

    return tail, lambda z: z * sqrt(z) / function(sqrt(z))


def _log_tail(z):
    s = sqrt(z)
    return (2 * atanh(s) / s - 2) / z


def _log_second_tail(z):
    return (_log_tail(z) - mpf(2) / 3) / z


def _log_erfc(u):
    return -log(erfc(1 + u))


def _scaled_erfc_at(c, t):
    x = c * (1 + t) / (1 - t)
    return (1 + 2 * x) * exp(x**2) * erfc(x)


def _scaled_erfc(c, low, high):
    """The function of `t = (x - c) / (x + c)`, and the bounds of `t`."""
    bounds = (float((x - c) / (x + c)) for x in (low, high))
    return lambda t: _scaled_erfc_at(c, t), *bounds


def _scaled_erfc_fit(c, terms):
    """On the half line; of large x by the asymptotic series, DLMF 7.12.1."""

    def scaled(t):
        if t >= 1 - mpf(10) ** -13:
            return 2 / sqrt(pi)
        x = c * (1 + t) / (1 - t)
        if x < 50:
            return _scaled_erfc_at(c, t)
        term = total = mpf(1)
        for k in range(1, 20):
            term = -term * (2 * k - 1) / (2 * x**2)
            total += term
        return (1 + 2 * x) * total / (x * sqrt(pi))

    def tail(t):
        return (scaled(t) - 1) / (1 + t)

    return Fit(tail, -1.0 + 2.0**-40, 1.0, terms, lambda t: (1 + t) / scaled(t))


def _erfinv_quotient(w):
    """`erfinv(x) / x`, where `w = -log(1 - x**2)`."""
    if abs(w) < mpf("1e-25"):
        return sqrt(pi) / 2
    x = sqrt(-expm1(-w))
    return erfinv(x) / x


def _erfinv_tail(low, high, centre, terms):
    def quotient(t):
        return _erfinv_quotient((t + centre) ** 2)

    return Fit(quotient, low - centre, high - centre, terms, lambda t: 1 / quotient(t))


def _log_gamma_quotient(t):
    return loggamma(2 + t) / t if abs(t) > mpf("1e-20") else 1 - euler


def _stirling(z):
    """Of `z = 1/x**2`, x times the rest of Stirling's formula."""
    if z < mpf("1e-7"):
        return mpf(1) / 12 - z / 360 + z**2 / 1260
    x = 1 / sqrt(z)
    return x * (loggamma(x) - (x - mpf(0.5)) * (log(x) - 1) - log(2 * pi) / 2 + mpf(0.5))


def _reciprocal_gamma_tail(t):
    return (1 / gamma(1 + t) - 1) / t


def _scaled_gamma(z):
    """Of `z = 1/x`, `Gamma(x)` over the leading term of Stirling's formula."""
    if z < mpf("1e-6"):
        return 1 + z / 12 + z**2 / 288 - 139 * z**3 / 51840 - 571 * z**4 / 2488320
    x = 1 / z
    return exp(loggamma(x) - (x - mpf(0.5)) * log(x) + x - log(2 * pi) / 2)


def _digamma_quotient(t):
    """`digamma(x) / (x - r)` of `x = 3/2 + t`, where r is its zero."""
    with mp.workdps(60):
        root = findroot(digamma, mpf("1.4616321449683623"))
        return digamma(t + mpf(1.5)) / (t + mpf(1.5) - root)


def _digamma_far(z):
    """Of `z = 1/x**2`, `x**2` times the rest of the asymptotic series."""
    if z < mpf("1e-7"):
        return mpf(1) / 12 - z / 120 + z**2 / 252
    x = 1 / sqrt(z)
    return (log(x) - 1 / (2 * x) - digamma(x)) / z


def _bessel_j_near(order):
    """`J(x) / x**order` over the differences of `x**2` and the squares of its first zeros."""
    with mp.workdps(60):
        zeros = [besseljzero(order, k) ** 2 for k in (1, 2, 3)]

    def quotient(t):
        z = mpf(t) + 32
        x = sqrt(z) if z > 0 else mpf(0)
        value = besselj(order, x) / x**order if x > mpf("1e-15") else mpf(0.5) ** order
        for zero in zeros:
            value /= z - zero
        return value

    return quotient


def _bessel_j_far(order, odd):
    """P, or x Q, of `t = 1/x**2`; of large x by the asymptotic series, DLMF 10.17.3."""

    def value(t):
        t = mpf(t)
        if t < mpf(1) / 1600:
            terms = [mpf(1)]
            for k in range(1, 40):
                terms.append(terms[-1] * (4 * order**2 - (2 * k - 1) ** 2) / (8 * k))
            return sum((-t) ** k * a for k, a in enumerate(terms[odd::2]))
        x = 1 / sqrt(t)
        angle = x - (mpf(order) / 2 + mpf(0.25)) * pi
        j, y, size = besselj(order, x), bessely(order, x), sqrt(pi * x / 2)
        if odd:
            return size * (y * cos(angle) - j * sin(angle)) * x
        return size * (j * cos(angle) + y * sin(angle))

    return value


def _bessel_j_fits(order):
    near, p, q = _bessel_j_near(order), _bessel_j_far(order, 0), _bessel_j_far(order, 1)
    end = 1 / mpf(64)
    return {
        f"BESSEL_J{order}": (
            f"J(x) of order {order} is x**{order} p(x**2 - 32) times the differences of x**2 and"
            " its first three zeros, for x up to 8",
            {"f64": Fit(near, -32.0, 32.0, 14, lambda t: 1 / near(t))},
        ),
        f"BESSEL_J{order}_P": (
            "and (P cos - Q sin) sqrt(2 / (pi x)) from 8 on, with P a polynomial in 1/x**2",
            {"f64": Fit(p, 0.0, end, 12, lambda t: 1 / p(t))},
        ),
        f"BESSEL_J{order}_Q": (
            "and x Q another one",
            {"f64": Fit(q, 0.0, end, 12, sqrt)},
        ),
    }


def _bessel_near(order):
    """The `p` of `I(x) = x**order (1 / (2**order order!) + z p(z))`, z = x**2, and its weight."""
    first = mpf(0.5) ** order / factorial(order)

    def scaled(z):
        return besseli(order, sqrt(z)) / sqrt(z) ** order

    return lambda z: (scaled(z) - first) / z, lambda z: z / scaled(z)


def _bessel_far(order):
    """The `p` of `sqrt(2 pi x) exp(-x) I(x) = 1 + t p(t)`, t = 1/x, and its weight."""

    def scaled(t):
        if t > mpf("1e-4"):
            return sqrt(2 * pi / t) * exp(-1 / t) * besseli(order, 1 / t)
        term = total = mpf(1)  # the asymptotic series, DLMF 10.40.1
        for k in range(1, 15):
            term = term * ((2 * k - 1) ** 2 - 4 * order**2) / (8 * k) * t
            total += term
        return total

    return lambda t: (scaled(t) - 1) / t, lambda t: t / scaled(t)


def _bessel_fits(order):
    return (
        (
            f"I(x) of order {order} is x**{order} (c + z p(z)), z = x**2, for x up to 7.75 and 9,"
            f" c = 1 / (2**{order} {order}!)",
            {
                name: Fit(_bessel_near(order)[0], 0.0, high**2, n, _bessel_near(order)[1])
                for name, n, high in (("f32", 9 - order // 2, 7.75), ("f64", 15, 9.0))
            },
        ),
        (
            f"sqrt(2 pi x) exp(-x) I(x) of order {order} is 1 + t p(t), t = 1/x, for x from 7.75"
            " and 9 on",
            {
                name: Fit(_bessel_far(order)[0], 0.0, _SLACK / low, n, _bessel_far(order)[1])
                for name, n, low in (("f32", 6, 7.75), ("f64", 21, 9.0))
            },
        ),
    )


def _fits(terms, function, low, high, weight):
    return {name: Fit(function, low, high, n, weight) for name, n in terms.items()}


def _relative_around_zero(terms, function):
    """For |t| <= 1/2, with relative errors."""
    return _fits(terms, function, -0.5 * _SLACK, 0.5 * _SLACK, lambda t: 1 / function(t))


def _odd_fits(terms, function, high):
    tail, weight = _odd_tail(function)
    return _fits(terms, tail, 0.0, high**2, weight)


FITS = {
    "EXP": (
        "exp(r) = 1 + r + r**2 p(r) for |r| <= ln(2)/2",
        _fits(
            {"f32": 5, "f64": 10, "wide": 6},
            _tail(expm1, lambda r: r, 2),
            -_HALF_LN2,
            _HALF_LN2,
            lambda r: r**2 / exp(r),
        ),
    ),
    "EXPM1": (
        "expm1(r) = r + r**2 p(r) for |r| <= ln(2)/2",
        _fits(
            {"f32": 6, "f64": 11},
            _tail(expm1, lambda r: r, 2),
            -_HALF_LN2,
            _HALF_LN2,
            lambda r: r**2 / expm1(r),
        ),
    ),
    "EXP2": (
        "2**r = p(r) for |r| <= 1/2",
        _fits({"f32": 7, "f64": 12}, lambda r: 2**r, -0.5, 0.5, lambda r: 2**-r),
    ),
    "LOG": (
        "log(m) = 2 s + s z p(z), z = s**2, s = (m - 1) / (m + 1), for m from sqrt(1/2) to sqrt(2)",
        _fits({"f32": 3, "f64": 7, "wide": 4}, _log_tail, 0.0, _LOG_S**2, lambda z: z / 2),
    ),
    "LOG_TAIL": (
        "log(m) = 2 s + s z (2/3 + z p(z)), z and s as for LOG",
        _fits({"f64": 8}, _log_second_tail, 0.0, _LOG_S**2, lambda z: z**2 / 2),
    ),
    "LOG1P": (
        "log(1 + f) = f - f**2 / 2 + f**3 p(f) for 1 + f from sqrt(1/2) to sqrt(2)",
        _fits(
            {"f32": 8},
            _tail(log1p, lambda f: f - f**2 / 2, 3),
            float(sqrt(0.5) - 1) * _SLACK,
            float(sqrt(2) - 1) * _SLACK,
            lambda f: f**3 / log1p(f),
        ),
    ),
    "SIN": (
        "sin(r) = r + r z p(z), z = r**2, for |r| <= pi/4",
        _odd_fits({"f32": 3, "f64": 6}, sin, _QUARTER_PI),
    ),
    "COS": (
        "cos(r) = 1 - z / 2 + z**2 p(z), z = r**2, for |r| <= pi/4",
        _fits(
            {"f32": 3, "f64": 6},
            lambda z: (cos(sqrt(z)) - 1 + z / 2) / z**2,
            0.0,
            _QUARTER_PI**2,
            lambda z: z**2 / cos(sqrt(z)),
        ),
    ),
    "SINH": (
        "sinh(r) = r + r z p(z), z = r**2, for |r| <= ln(2)/2",
        _odd_fits({"f32": 2, "f64": 5}, sinh, _HALF_LN2),
    ),
    "COSH": (
        "cosh(r) = 1 + z / 2 + z**2 p(z), z = r**2, for |r| <= ln(2)/2",
        _fits(
            {"f32": 2, "f64": 4},
            lambda z: (cosh(sqrt(z)) - 1 - z / 2) / z**2,
            0.0,
            _HALF_LN2**2,
            lambda z: z**2 / cosh(sqrt(z)),
        ),
    ),
    "ASIN": (
        "asin(x) = x + x z p(z), z = x**2, for |x| <= 1/2",
        _odd_fits({"f32": 5, "f64": 13}, asin, 0.5),
    ),
    "ATANH": (
        "atanh(s) = s + s z p(z), z = s**2, for |s| <= 0.21",
        _odd_fits({"f32": 4, "f64": 8}, atanh, 0.21),
    ),
    "INVERSE_CBRT": (
        "p(f), near (1 + f)**(-1/3), for 1 + f from sqrt(1/2) to sqrt(2)",
        _fits(
            {"f32": 4, "f64": 6},
            lambda f: (1 + f) ** (-mpf(1) / 3),
            float(sqrt(0.5) - 1) * _SLACK,
            float(sqrt(2) - 1) * _SLACK,
            lambda f: (1 + f) ** (mpf(1) / 3),
        ),
    ),
    "ERF": (
        "erf(x) = x + x p(z), z = x**2, for |x| <= 1",
        _fits(
            {"f32": 7, "f64": 12},
            lambda z: erf(sqrt(z)) / sqrt(z) - 1,
            0.0,
            1.0,
            lambda z: sqrt(z) / erf(sqrt(z)),
        ),
    ),
    "ERF_EXPONENT": (
        "erf(1 + u) = 1 - exp(-p(u)) for u >= 0, until erf rounds to one",
        {
            name: Fit(_log_erfc, 0.0, high, n, lambda u: erfc(1 + u) / erf(1 + u))
            for name, n, high in (("f32", 8, 2.95), ("f64", 18, 4.95))
        },
    ),
    "ERFCX": (
        "(1 + 2 x) exp(x**2) erfc(x) = p((x - 2) / (x + 2)), from x = 3/4 until erfc vanishes",
        {"f32": Fit(*_scaled_erfc(2.0, 0.75, 10.3), 9, lambda t: 1 / _scaled_erfc_at(2.0, t))},
    ),
    "ERFCX_HALF_LINE": (
        "(1 + 2 x) exp(x**2) erfc(x) = 1 + (1 + t) p(t), t = (x - c) / (x + c), c = 3 and 3.75, for"
        " x >= 0",
        {name: _scaled_erfc_fit(mpf(c), n) for name, n, c in (("wide", 13, 3), ("f64", 24, 3.75))},
    ),
    "ERFINV": (
        "erfinv(x) = x p(w), w = -log(1 - x**2), for w <= 5",
        _fits(
            {"f32": 10, "f64": 22},
            _erfinv_quotient,
            0.0,
            5.0,
            lambda w: 1 / _erfinv_quotient(w),
        ),
    ),
    "ERFINV_TAIL": (
        "erfinv(x) = x p(sqrt(w) - c), c = 3.1 and 3, for w >= 5, for sqrt(w) up to 4 and 3.8",
        {
            "f32": _erfinv_tail(2.236, 4.0, 3.1, 11),
            "f64": _erfinv_tail(2.236, 3.8005, 3.0, 22),
        },
    ),
    "ERFINV_FAR": (
        "erfinv(x) = x p(sqrt(w) - 4.95), for sqrt(w) from 3.8 to 6.1",
        {"f64": _erfinv_tail(3.8, 6.1, 4.95, 20)},
    ),
    "LOG_GAMMA": (
        "log Gamma(2 + t) = t p(t) for |t| <= 1/2",
        _relative_around_zero({"wide": 11, "f64": 18}, _log_gamma_quotient),
    ),
    "STIRLING": (
        "log Gamma(x) = (x - 1/2) (log(x) - 1) + log(2 pi)/2 - 1/2 + p(z) / x, z = 1/x**2, from 6.5"
        " on",
        _fits({"wide": 3, "f64": 6}, _stirling, 0.0, _SLACK / 6.5**2, sqrt),
    ),
    "RECIPROCAL_GAMMA": (
        "1 / Gamma(1 + t) = 1 + t p(t) for |t| <= 1/2",
        _fits(
            {"wide": 10, "f64": 14},
            _reciprocal_gamma_tail,
            -0.5 * _SLACK,
            0.5 * _SLACK,
            lambda t: t * gamma(1 + t),
        ),
    ),
    "SCALED_GAMMA": (
        "Gamma(x) = sqrt(2 pi / x) (x / e)**x (1 + z p(z)), z = 1/x, from 8 on",
        _fits(
            {"wide": 3, "f64": 9},
            lambda z: (_scaled_gamma(z) - 1) / z,
            0.0,
            _SLACK / 8,
            lambda z: z / _scaled_gamma(z),
        ),
    ),
    "DIGAMMA": (
        "digamma(3/2 + t) = (3/2 + t - r) p(t) for |t| <= 1/2, r its zero",
        _relative_around_zero({"wide": 13, "f64": 22}, _digamma_quotient),
    ),
    "DIGAMMA_FAR": (
        "digamma(x) = log(x) - 1 / (2 x) - z p(z), z = 1/x**2, from 8 on",
        _fits({"wide": 3, "f64": 6}, _digamma_far, 0.0, _SLACK / 64, lambda z: z),
    ),
    **_bessel_j_fits(0),
    **_bessel_j_fits(1),
    "BESSEL_I0": _bessel_fits(0)[0],
    "BESSEL_I0_FAR": _bessel_fits(0)[1],
    "BESSEL_I1": _bessel_fits(1)[0],
    "BESSEL_I1_FAR": _bessel_fits(1)[1],
    "BESSEL_I2": _bessel_fits(2)[0],
    "BESSEL_I2_FAR": _bessel_fits(2)[1],
    "ATAN": (
        "atan(x) = x + x z p(z), z = x**2, for |x| <= 1",
        _odd_fits({"f32": 9, "f64": 20}, atan, 1.0),
    ),
}


def rounded(name, coefficients):
    """The coefficients in the format called `name`, as Python numbers."""
    return tuple(float(float32(float(c))) if name == "f32" else float(c) for c in coefficients)


def table(fits):
    """The rounded coefficients of each format."""
    return {name: rounded(name, minimax(fit)[0]) for name, fit in fits.items()}


def _literal(name, number):
    # Nine digits tell all float32 numbers apart; the emitter rounds them back.
    return f"{number:.9g}" if name == "f32" else repr(number)


def render():
    """The text of the module of coefficients."""
    lines = ['"""Minimax polynomials, constant terms first; written by the tests\' `fits`."""', ""]
    for name, (meaning, fits) in FITS.items():
        comment = textwrap.wrap(meaning, 96, initial_indent="# ", subsequent_indent="# ")
        lines += [*comment, f"{name} = {{"]
        for dtype, coefficients in table(fits).items():
            numbers = [f"        {_literal(dtype, c)}," for c in coefficients]
            lines += [f'    "{dtype}": (', *numbers, "    ),"]
        lines += ["}", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    import sys

    sys.stdout.write(render())
