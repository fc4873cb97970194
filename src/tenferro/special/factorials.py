"""Quotients of gamma functions: 1/Γ, Pochhammer's symbol, binomial coefficients, factorials.

Their derivatives are right where gamma functions have poles that cancel: at integers, where the
symbols are polynomials. Between positive arguments ψ(a + m) - ψ(a) is taken as one function; where
an argument is not positive, by Γ(x) Γ(1 - x) = π / sin(π x) (DLMF 5.5.3).

Maths note: gamma.
"""

from __future__ import annotations

import math
from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.ops.base import elementwise, f, refuse, refuse_dtype
from tenferro.special.declare import INEXACT, OPAQUE, declare, pointwise_family
from tenferro.special.gamma_differences import digamma_difference
from tenferro.special.labels import keeps_labels
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import inexact_dtype

__all__ = ["binom", "comb", "factorial", "factorial2", "gammasgn", "perm", "poch", "rgamma"]


def _sine_and_cosine(x: Array) -> tuple[Any, Any]:
    """sin(π x) and cos(π x), exact at integers."""
    whole = f.round(f.real(x))
    sign, rest = 1 - 2 * f.mod(whole, 2), math.pi * (x - whole)
    return sign * f.sin(rest), sign * f.cos(rest)


def _reciprocal_slope(x: Array, y: Array) -> Any:
    """-ψ(x)/Γ(x), and the derivative of Γ(1 - x) sin(π x)/π to the left."""
    left = f.real(x) < 0.5
    mirrored = f.where(left, 1 - x, 1)
    sine, cosine = _sine_and_cosine(x)
    reflected = f.gamma(mirrored) * (cosine - f.digamma(mirrored) * sine / math.pi)
    return f.where(left, reflected, -f.digamma(f.where(left, 1, x)) * f.where(left, 0, y))


def _poch_in_a(a: Array, m: Array, y: Array) -> Any:
    total = a + m
    positive = f.minimum(a, total) > 0
    plain = y * digamma_difference(f.where(positive, a, 1), f.where(positive, m, 1))
    # Γ(a + m)/Γ(a) = (-1)ᵐ Γ(1 - a)/Γ(1 - a - m) for integers m
    mirrored = f.where(f.equal(m, f.round(m)), total < 1, False)
    bend = _reflection(f.where(mirrored, a, 0.5), f.where(mirrored, m, 0))
    change = digamma_difference(f.where(mirrored, 1 - a, 1), f.where(mirrored, -m, 1)) + bend
    reflected = y * change
    product = f.gamma(total) * (f.digamma(total) * f.rgamma(a) + _reciprocal_slope(a, f.rgamma(a)))
    return f.where(positive, plain, f.where(mirrored, reflected, product))


def _reflection(a: Array, m: Array) -> Any:
    """π cot(π a) - π cot(π (a + m)): 0 at integers m, not so its derivative in m; 0 at poles."""
    pole = f.equal(a, f.round(a))
    sine, _ = _sine_and_cosine(m)
    first, second = (_sine_and_cosine(f.where(pole, 0.5, x))[0] for x in (a, a + m))
    return f.where(pole, 0, math.pi * sine / (first * second))


def _tail_slopes(n: Array, k: Array) -> tuple[Any, Any]:
    """Derivatives in n and k of the binomial coefficient B(n + 1, k - n) sin(π (k - n))/π."""
    w = k - n
    sine, cosine = _sine_and_cosine(w)
    scale = f.beta(n + 1, w)
    in_n = scale * (digamma_difference(w, n + 1 - w) * sine / math.pi - cosine)
    in_k = scale * (cosine - digamma_difference(w, n + 1) * sine / math.pi)
    return in_n, in_k


def _binom_slopes(n: Array, k: Array, y: Array) -> tuple[Any, Any]:
    """The coefficient is the same for k and n - k; outside of its ends 0 and n it is a tail."""
    above, below = k - n > 0.5, k < -0.5
    outside = f.where(n > -1, f.where(above, True, below), False)
    bottom, top = f.where(outside, f.where(above, k, n - k), 2), f.where(outside, n, 1)
    tail_n, tail_k = _tail_slopes(top, bottom)
    inner_n, inner_k = f.where(outside, 1, n), f.where(outside, 0, k)
    in_n = y * digamma_difference(inner_n - inner_k + 1, inner_k)
    in_k = y * digamma_difference(inner_k + 1, inner_n - 2 * inner_k)
    mirrored_n = f.where(above, tail_n, tail_n + tail_k)
    mirrored_k = f.where(above, tail_k, -tail_k)
    return f.where(outside, mirrored_n, in_n), f.where(outside, mirrored_k, in_k)


rgamma = declare(
    "rgamma(x)",
    "1/Γ(x), which is 0 at the poles of Γ; real or complex.",
    "rgamma([-1.0, 3.0]) → Tensor([0. , 0.5])",
    _reciprocal_slope,
    kinds=INEXACT,
)
poch = declare(
    "poch(z, m)",
    "Pochhammer's symbol Γ(z + m)/Γ(z); real.",
    "poch(3.0, 2.0) → Tensor(12.)",
    _poch_in_a,
    lambda a, m, y: y * f.digamma(a + m),
)
binom = declare(
    "binom(x, y)",
    (
        "The binomial coefficient Γ(x + 1)/(Γ(y + 1) Γ(x - y + 1)); real.\n\n"
        "NaN for negative integers x, as SciPy has it."
    ),
    "binom([5.0, 2.5], 2.0) → Tensor([10.   ,  1.875])",
    lambda n, k, y: _binom_slopes(n, k, y)[0],
    lambda n, k, y: _binom_slopes(n, k, y)[1],
    in_double=True,
)
_sign = pointwise_family(
    "gammasgn", 1, opaque=OPAQUE, zero_derivative="it is constant between the poles of Γ"
)


@keeps_labels(1)
def gammasgn(x: ArrayLike) -> Tensor:
    """The sign of Γ(x); real. Its derivative is 0.

    >>> gammasgn([-0.5, 3.0])
    Tensor([-1.,  1.])
    """
    return elementwise(_sign.name, x)


def comb(N: ArrayLike, k: ArrayLike, *, exact: bool = False, repetition: bool = False) -> Tensor:
    """The number of subsets of k of N elements, or of multisets with `repetition`; real.

    `binom(N, k)` where 0 <= k <= N, otherwise 0; with `repetition`, binom(N + k - 1, k). Raises
    ValueError for `exact=True`, arithmetic of Python's integers.

    >>> comb([5, 3], 2)
    Tensor([10.,  3.])
    """
    _refuse_exact("comb", exact)
    n = as_array("comb", N)
    k = as_array("comb", k, n)
    if repetition:
        empty = f.where(f.equal(k, 0), f.greater_equal(n, 0), False)
        return f.where(empty, 1, f.binom(f.where(empty, 1, n + k - 1), k))
    return f.where(_within(n, k), f.binom(n, k), 0)


def perm(N: ArrayLike, k: ArrayLike, exact: bool = False) -> Tensor:
    """The number of sequences of k of N elements; real.

    `poch(N - k + 1, k)` where 0 <= k <= N, otherwise 0. Raises ValueError for `exact=True`.

    >>> perm([5, 3], 2)
    Tensor([20.,  6.])
    """
    _refuse_exact("perm", exact)
    n = as_array("perm", N)
    k = as_array("perm", k, n)
    return f.where(_within(n, k), f.poch(n - k + 1, k), 0)


def _within(n: Array, k: Array) -> Any:
    """Whether 0 <= k <= n."""
    return f.where(f.less_equal(k, n), f.greater_equal(k, 0), False)


def _refuse_exact(name: str, exact: bool) -> None:
    if exact:
        refuse(name, "exact", exact, "False: arrays hold no integers of any size")


def _refuse_extension(name: str, extend: str) -> None:
    if extend not in ("zero", "complex"):
        refuse(name, "extend", repr(extend), "'zero' or 'complex'")


def factorial(n: ArrayLike, exact: bool = False, extend: str = "zero") -> Tensor:
    """Γ(n + 1), and 0 for n < 0 unless `extend` is "complex"; real, or complex if so extended.

    Raises ValueError for `exact=True` and for another `extend`, TypeError for complex n if the
    extension is "zero".

    >>> factorial([0, 4])
    Tensor([ 1., 24.])
    """
    _refuse_exact("factorial", exact)
    _refuse_extension("factorial", extend)
    n = as_array("factorial", n)
    n = convert_to(n, inexact_dtype(n.dtype))
    if extend == "complex":
        return f.gamma(n + 1)
    return f.where(n < 0, 0, f.gamma(n + 1))


def factorial2(n: ArrayLike, exact: bool = False, extend: str = "zero") -> Tensor:
    """The product of n, n - 2, n - 4, …; 0 for n < 0.

    n are integers. With `extend="complex"` it is √(2/π) 2ⁿᐟ² Γ(n/2 + 1) for real and complex n,
    which continues the odd integers (DLMF 5.4.2). Raises ValueError for `exact=True` and for
    another `extend`, TypeError for n that are not integers unless extended.

    >>> factorial2([5, 6])
    Tensor([15., 48.])
    """
    _refuse_exact("factorial2", exact)
    _refuse_extension("factorial2", extend)
    n = as_array("factorial2", n)
    x = convert_to(n, inexact_dtype(n.dtype))
    product, odd = f.exp2(x / 2) * f.gamma(x / 2 + 1), math.sqrt(2 / math.pi)
    if extend == "complex":
        return odd * product
    if n.dtype.kind not in "iu":
        refuse_dtype("factorial2", "the dtype of n", n.dtype, "an integer one")
    return f.where(n < 0, 0, f.where(f.equal(f.mod(n, 2), 0), product, odd * product))
