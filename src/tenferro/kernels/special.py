"""Kernels of the special functions: SciPy's where it has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.kernels.on_demand import scipy
from tenferro.kernels.polygamma import complex_polygamma
from tenferro.kernels.quantiles import beta_inverse, student_quantile
from tenferro.kernels.table import lowering
from tenferro.ops.base import family_id
from tenferro.tensor import Aval

# Our name, and SciPy's where it differs. On 8 elements one call is 3 to 50 times faster than a
# formula, which these have too.
CORE_UFUNCS = "erf erfc xlogy xlog1py log_sigmoid=log_expit"
DERIVED_UFUNCS = """
erfcx erfinv erfcinv ndtr log_ndtr ndtri gammaln loggamma digamma entr rel_entr logit
exp10 cosm1 exprel sindg cosdg tandg cotdg radian boxcox boxcox1p inv_boxcox inv_boxcox1p huber
chdtr chdtrc chdtri gdtr gdtrc pdtr pdtrc
"""
OPAQUE_UFUNCS = """
erfi dawsn ndtri_exp gamma rgamma poch binom gammasgn zetac riemann_zeta=zeta
gammainc gammaincc gammaincinv gammainccinv beta betaln betainc betaincc
jv yv kv jve yve ive kve hankel1 hankel2 hankel1e hankel2e j0 j1 y0 y1 i0 i1 k0 i0e i1e k0e
expi exp1 spence owens_t powm1 tklmbda
wofz voigt_profile wrightomega hyp0f1 hyp1f1 hyp2f1 hyperu struve modstruve
gdtria gdtrix kolmogorov kolmogi
nbdtr nbdtrc nbdtri fdtr fdtrc fdtri stdtr btdtria btdtrib
ellipk ellipkm1 ellipe ellipkinc ellipeinc elliprc elliprd elliprf elliprg elliprj agm
"""
SEVERAL = {"sici": 2, "shichi": 2, "fresnel": 2, "airy": 4, "ellipj": 4}
"""Functions with several results."""
INTEGERS = {"nbdtr": 2, "nbdtrc": 2, "nbdtri": 2}
"""How many of the operands SciPy makes whole numbers of."""
SPHERICAL = {"spherical_jn": 1.0, "spherical_yn": -1.0, "spherical_in": 1.0, "spherical_kn": 0.0}
"""The factor between values of even order at x and at -x; 0 if there is none."""
TRUNCATED_ORDER = ["expn", "yn", *SPHERICAL]
INTEGER_ORDER = ["eval_hermite", "eval_hermitenorm", *TRUNCATED_ORDER]
POLYNOMIALS = [
    f"eval_{x}" for x in "legendre chebyt chebyu laguerre genlaguerre gegenbauer jacobi".split()
]


def _ufunc(name: str) -> Callable[..., Any]:
    def make(*avals: Aval, **params: Any) -> Any:
        return getattr(scipy.special, name)

    return make


def special(name: str) -> Callable[[Any], Any]:
    """Declare how a family of `tenferro.special` is computed."""
    return lowering(family_id("special", name))


for _declare, _names in (
    (lowering, CORE_UFUNCS.split()),
    (special, [*DERIVED_UFUNCS.split(), *OPAQUE_UFUNCS.split(), *SEVERAL]),
):
    for _entry in _names:
        _ours, _equals, _theirs = _entry.partition("=")
        _declare(_ours)(_ufunc(_theirs or _ours))


def quiet(function: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel made of NumPy calls that, like SciPy's own, does not warn of infinities and NaN."""

    def run(*arrays: Any) -> Any:
        with np.errstate(all="ignore"):
            return function(*arrays)

    return run


@lowering("logistic")
def _(x: Aval) -> Any:
    return quiet(_complex_logistic) if x.is_complex else scipy.special.expit


def _complex_logistic(z: Any) -> Any:
    """1 / (1 + exp(-z)) with the exponential that does not overflow."""
    decaying = np.exp(np.where(z.real < 0, z, -z))
    return np.where(z.real < 0, decaying, 1) / (1 + decaying)


@special("betaincinv")
def _(a: Aval, b: Aval, p: Aval) -> Any:
    of = scipy.special
    return quiet(beta_inverse(of.betaincinv, of.betainc, rising=True))


@special("betainccinv")
def _(a: Aval, b: Aval, p: Aval) -> Any:
    of = scipy.special
    return quiet(beta_inverse(of.betainccinv, of.betaincc, rising=False))


@special("stdtrit")
def _(df: Aval, p: Aval) -> Any:
    return quiet(student_quantile)


@special("polygamma")
def _(n: Aval, x: Aval) -> Any:
    function = complex_polygamma if x.is_complex else scipy.special.polygamma
    return quiet(lambda order, a: np.asarray(function(order, a), x.dtype))


@special("polygamma_of_order")
def _(x: Aval, *, order: int) -> Any:
    return quiet(lambda a: np.asarray(scipy.special.polygamma(order, a), x.dtype))


@special("trigamma")
def _(x: Aval) -> Any:
    return quiet(lambda a: np.asarray(scipy.special.zeta(x.dtype.type(2), a)))


@special("lambertw")
def _(z: Aval, *, branch: int) -> Any:
    return lambda a: scipy.special.lambertw(a, branch)


@special("zeta")
def _(s: Aval, q: Aval) -> Any:
    return scipy.special.zeta


TINY = 1e-100
"""Below this the terms of the series of I and K after the first do not matter."""


@special("iv")
def _(v: Aval, z: Aval) -> Any:
    return scipy.special.iv if z.is_complex else quiet(_real_iv)


def _real_iv(v: Any, x: Any) -> Any:
    """SciPy's; (x/2)^v / Γ(v + 1) for tiny x (DLMF 10.25.2), where SciPy has 0, infinity or NaN."""
    value = np.asarray(scipy.special.iv(v, x))
    tiny = (np.abs(x) < TINY) & (x != 0)
    if not tiny.any():
        return value
    order = np.where(v == np.rint(v), np.abs(v), v)  # I of order -n is that of order n
    first = np.power(x, order) * np.exp2(-order) * scipy.special.rgamma(order + 1)
    return np.where(tiny, first, value).astype(value.dtype)


@special("i2")
def _(x: Aval) -> Any:
    return quiet(lambda a: _real_iv(x.dtype.type(2), a))


@special("i2e")
def _(x: Aval) -> Any:
    """SciPy's; 0 for tiny x, where SciPy has NaN."""
    return quiet(
        lambda a: np.where(np.abs(a) < TINY, x.dtype.type(0), scipy.special.ive(x.dtype.type(2), a))
    )


for _name in ("k1", "k1e"):

    @special(_name)
    def _(x: Aval, name: str = _name) -> Any:
        """SciPy's; 1/x for tiny x, where SciPy has NaN if 1/x overflows (DLMF 10.30.2)."""
        function = getattr(scipy.special, name)
        return quiet(lambda a: np.where((a > 0) & (a < TINY), 1 / a, function(a)).astype(x.dtype))


ORDERS = 2.0**31
"""SciPy's whole orders are smaller."""


def _whole(order: Any) -> tuple[Any, Any]:
    """Which orders are whole numbers, and these; 0 for others."""
    valid = (np.rint(order) == order) & (np.abs(order) < ORDERS)
    return valid, np.where(valid, order, 0).astype(np.int64)


def _of_integer_order(name: str) -> Callable[..., Any]:
    """SciPy truncates some orders to integers, and refuses others, where ours are NaN."""

    def make(n: Aval, x: Aval) -> Any:
        function = getattr(scipy.special, name)
        wide = np.complex128 if x.is_complex else np.float64

        def run(order: Any, a: Any) -> Any:
            valid, whole = _whole(np.trunc(order) if name in TRUNCATED_ORDER else order)
            value = function(whole, np.asarray(a, wide))  # SciPy has no single precision
            return np.where(valid, value, np.nan).astype(x.dtype)

        return quiet(run)

    return make


for _name in INTEGER_ORDER:
    special(_name)(_of_integer_order(_name))


def in_double(function: Callable[..., Any], dtype: Any) -> Callable[..., Any]:
    """A kernel that computes in double precision and rounds its result."""

    def run(*arrays: Any) -> Any:
        return np.asarray(function(*(np.asarray(a, np.float64) for a in arrays)), dtype)

    return quiet(run)


def _polynomial(name: str) -> Callable[..., Any]:
    """SciPy evaluates integer degrees by recurrence, and only those if they come as integers."""

    def make(*avals: Aval) -> Any:
        function, dtype = getattr(scipy.special, name), avals[-1].dtype

        def run(n: Any, *rest: Any) -> Any:
            valid, whole = _whole(n)
            value = function(whole, *rest)
            if not np.all(valid):
                value = np.where(valid, value, function(n, *rest))
            return np.asarray(value, dtype)

        return quiet(run)

    return make


for _name in POLYNOMIALS:
    special(_name)(_polynomial(_name))
