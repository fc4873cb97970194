"""Distances between vectors, by SciPy's formulas (`scipy.spatial.distance`).

Vectors are (..., n), and leading axes broadcast; weights `w` are (n,), by default ones. Distances
have derivatives of any order except at kinks; distances that count components are piecewise
constant.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro import linalg, numpy as xp, special
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.values import demanded
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import float64
from tenferro.transforms import stop_gradient


def floats(name: str, *values: ArrayLike) -> tuple[Tensor, ...]:
    """Real arrays in double precision. Raises TypeError for complex ones."""
    like = next((v for v in values if isinstance(v, Array)), None)
    arrays = [as_array(name, v, like) for v in values]
    for x in arrays:
        if x.aval.is_complex:
            raise TypeError(f"{name}: an operand has dtype {x.dtype}, expected a real one")
    return tuple(convert_to(x, float64) for x in arrays)


def euclidean(u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None) -> Tensor:
    """√(Σ w (u − v)²); its derivative at 0 is 0.

    >>> euclidean([0.0, 0.0], [3.0, 4.0])
    Tensor(5.)
    """
    return minkowski(u, v, 2, w)


def sqeuclidean(u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None) -> Tensor:
    """Σ w (u − v)².

    >>> sqeuclidean([0.0, 0.0], [3.0, 4.0])
    Tensor(25.)
    """
    u, v, w = _vectors("sqeuclidean", u, v, w)
    return xp.sum(w * (u - v) ** 2, axis=-1)


def minkowski(u: ArrayLike, v: ArrayLike, p: Any = 2, w: ArrayLike | None = None) -> Tensor:
    """(Σ w |u − v|ᵖ)^(1/p) for a number p > 0; the largest difference for an infinite p.

    Raises ValueError for other values of p.

    >>> minkowski([0.0, 0.0], [1.0, 2.0], 3)
    Tensor(2.08008382)
    """
    if not p > 0:
        raise ValueError(f"minkowski: `p` is {p}, expected a number greater than 0")
    if np.isinf(p):
        return chebyshev(u, v, w)
    u, v, w = _vectors("minkowski", u, v, w)
    if p == 2:
        return linalg.vector_norm(xp.sqrt(w) * (u - v), axis=-1)
    power = xp.sum(w * xp.abs(u - v) ** p, axis=-1)
    positive = power > 0
    return xp.where(positive, xp.where(positive, power, 1.0) ** (1 / p), 0.0)


def cityblock(u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None) -> Tensor:
    """Σ w |u − v|.

    >>> cityblock([0.0, 0.0], [3.0, 4.0])
    Tensor(7.)
    """
    u, v, w = _vectors("cityblock", u, v, w)
    return xp.sum(w * xp.abs(u - v), axis=-1)


def chebyshev(u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None) -> Tensor:
    """The largest |u − v| among components of weight greater than 0.

    >>> chebyshev([0.0, 0.0], [3.0, 4.0])
    Tensor(4.)
    """
    u, v, w = _vectors("chebyshev", u, v, w)
    return xp.max(xp.where(w > 0, xp.abs(u - v), 0.0), axis=-1)


def cosine(u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None) -> Tensor:
    """1 − u·v / (|u| |v|), NaN for a vector of zeros.

    >>> cosine([1.0, 0.0], [1.0, 1.0])
    Tensor(0.29289322)
    """
    u, v, w = _vectors("cosine", u, v, w)
    return _one_minus_cosine(u, v, w)


def correlation(
    u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None, centered: bool = True
) -> Tensor:
    """The cosine distance of the vectors minus their means (without `centered`, of the vectors).

    >>> correlation([1.0, 0.0, 1.0], [1.0, 1.0, 0.0])
    Tensor(1.5)
    """
    u, v, w = _vectors("correlation", u, v, w)
    if centered:
        u, v = (x - xp.sum(w * x, axis=-1, keepdims=True) / xp.sum(w) for x in (u, v))
    return _one_minus_cosine(u, v, w)


def canberra(u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None) -> Tensor:
    """Σ w |u − v| / (|u| + |v|), without components that are 0 in both vectors.

    >>> canberra([1.0, 0.0], [3.0, 0.0])
    Tensor(0.5)
    """
    u, v, w = _vectors("canberra", u, v, w)
    size = xp.abs(u) + xp.abs(v)
    counts = size > 0
    return xp.sum(xp.where(counts, w * xp.abs(u - v) / xp.where(counts, size, 1.0), 0.0), axis=-1)


def braycurtis(u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None) -> Tensor:
    """Σ w |u − v| / Σ w |u + v|.

    >>> braycurtis([1.0, 0.0], [3.0, 0.0])
    Tensor(0.5)
    """
    u, v, w = _vectors("braycurtis", u, v, w)
    return xp.sum(w * xp.abs(u - v), axis=-1) / xp.sum(w * xp.abs(u + v), axis=-1)


def seuclidean(u: ArrayLike, v: ArrayLike, V: ArrayLike) -> Tensor:
    """√(Σ (u − v)² / V) of variances V, (n,).

    >>> seuclidean([0.0, 0.0], [3.0, 4.0], [1.0, 4.0])
    Tensor(3.60555128)
    """
    (V,) = floats("seuclidean", V)
    return euclidean(u, v, 1 / V)


def mahalanobis(u: ArrayLike, v: ArrayLike, VI: ArrayLike) -> Tensor:
    """√((u − v) VI (u − v)) of the inverse VI of a covariance, (n, n).

    >>> mahalanobis([0.0, 0.0], [3.0, 4.0], [[1.0, 0.0], [0.0, 0.25]])
    Tensor(3.60555128)
    """
    u, v, VI = floats("mahalanobis", u, v, VI)
    d = u - v
    square = xp.sum((d @ VI) * d, axis=-1)
    positive = ~(square <= 0)  # NaN, of vectors of zeros, remains
    return xp.where(positive, xp.sqrt(xp.where(positive, square, 1.0)), 0.0)


def jensenshannon(
    p: ArrayLike,
    q: ArrayLike,
    base: ArrayLike | None = None,
    *,
    axis: int = 0,
    keepdims: bool = False,
) -> Tensor:
    """√((D(p|m) + D(q|m)) / 2), m = (p + q) / 2, of vectors along an axis, normalized to sum 1.

    D is the sum of `te.special.rel_entr`, with logarithms to `base` (by default e). The derivative
    is 0 at equal vectors. It is infinite for a component that is 0 in only one vector, and 0 for a
    component that is 0 in both.

    >>> jensenshannon([1.0, 0.0, 0.0], [0.0, 1.0, 0.0], 2.0)
    Tensor(1.)
    """
    first, second = (_normalized(x, axis) for x in floats("jensenshannon", p, q))
    m = (first + second) / 2
    known = m != 0
    m = xp.where(known, m, 1.0)
    left, right = (special.rel_entr(xp.where(known, x, 1.0), m) for x in (first, second))
    total = xp.sum(xp.where(known, left + right, 0.0), axis=axis, keepdims=keepdims)
    square = total / 2 if base is None else total / (2 * xp.log(base))
    positive = ~(square <= 0)  # NaN, of vectors of zeros, remains
    return xp.where(positive, xp.sqrt(xp.where(positive, square, 1.0)), 0.0)


def _normalized(x: Array, axis: int) -> Any:
    """x over its sum. Of elements that are 0 the sum's derivative is 0, also where the one of the
    result by them is infinite."""
    total = xp.sum(x, axis=axis, keepdims=True)
    return x / xp.where(x == 0, stop_gradient(total), total)


def hamming(u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None) -> Tensor:
    """The fraction of components that differ.

    >>> hamming([1, 0, 1], [1, 1, 1])
    Tensor(0.33333333)
    """
    u, v, w = _vectors("hamming", u, v, w)
    return xp.sum(w * (u != v), axis=-1) / xp.sum(w)


def jaccard(u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None) -> Tensor:
    """The fraction of components that are true in only one vector, of those true in either.

    >>> jaccard([True, False, True], [True, True, False])
    Tensor(0.66666667)
    """
    u, v = truth_values("jaccard", u, v)
    both, first, second, _ = _counts("jaccard", u, v, w)
    either = both + first + second
    return xp.where(either > 0, (first + second) / xp.where(either > 0, either, 1.0), 0.0)


def dice(u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None) -> Tensor:
    """(c₁₀ + c₀₁) / (2 c₁₁ + c₁₀ + c₀₁) of numbers of components with these truth values.

    >>> dice([True, False, True], [True, True, False])
    Tensor(0.5)
    """
    both, first, second, _ = _counts("dice", u, v, w)
    return (first + second) / (2 * both + first + second)


def rogerstanimoto(u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None) -> Tensor:
    """2 (c₁₀ + c₀₁) / (c₁₁ + c₀₀ + 2 (c₁₀ + c₀₁)).

    >>> rogerstanimoto([True, False, True], [True, True, False])
    Tensor(0.8)
    """
    both, first, second, neither = _counts("rogerstanimoto", u, v, w)
    return 2 * (first + second) / (both + neither + 2 * (first + second))


def russellrao(u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None) -> Tensor:
    """(n − c₁₁) / n.

    >>> russellrao([True, False, True], [True, True, False])
    Tensor(0.66666667)
    """
    both, first, second, neither = _counts("russellrao", u, v, w)
    return (first + second + neither) / (both + first + second + neither)


def truth_values(name: str, *values: ArrayLike) -> tuple[Tensor, ...]:
    """1.0 where arrays are not zero, else 0.0."""
    return tuple(convert_to(x != 0, float64) for x in floats(name, *values))


def sokalsneath(u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None) -> Tensor:
    """2 (c₁₀ + c₀₁) / (c₁₁ + 2 (c₁₀ + c₀₁)).

    >>> sokalsneath([True, False, True], [True, True, False])
    Tensor(0.8)
    """
    both, first, second, _ = _counts("sokalsneath", u, v, w)
    return 2 * (first + second) / (both + 2 * (first + second))


def yule(u: ArrayLike, v: ArrayLike, w: ArrayLike | None = None) -> Tensor:
    """2 c₁₀ c₀₁ / (c₁₁ c₀₀ + c₁₀ c₀₁), 0 where no component is in only one vector.

    >>> yule([True, False, False, True], [True, True, False, False])
    Tensor(1.)
    """
    both, first, second, neither = _counts("yule", u, v, w)
    half = first * second
    total = both * neither + half
    return xp.where(half != 0, 2 * half / xp.where(half != 0, total, 1.0), 0.0)


def _vectors(
    name: str, u: ArrayLike, v: ArrayLike, w: ArrayLike | None
) -> tuple[Tensor, Tensor, Tensor]:
    u, v = floats(name, u, v)
    if not u.ndim or not v.ndim or u.shape[-1] != v.shape[-1]:
        raise ValueError(f"{name}: vectors of shapes {u.shape} and {v.shape}, expected equal sizes")
    if w is None:
        return u, v, xp.ones(u.shape[-1:])
    (w,) = floats(name, w)
    if w.shape != u.shape[-1:]:
        raise ValueError(f"{name}: `w` has shape {w.shape}, expected {u.shape[-1:]}")
    return u, v, demanded(w, w >= 0, f"{name}: `w` has negative weights, expected at least 0")


def _one_minus_cosine(u: Array, v: Array, w: Array) -> Any:
    product, first, second = (xp.sum(w * x, axis=-1) for x in (u * v, u * u, v * v))
    distance = 1 - product / xp.sqrt(first * second)
    rounding = distance - xp.clip(distance, 0.0, 2.0)
    return distance - stop_gradient(rounding)


def _counts(
    name: str, u: ArrayLike, v: ArrayLike, w: ArrayLike | None
) -> tuple[Any, Any, Any, Any]:
    """Weights of the components that are true in both, the first, the second, neither.

    As in SciPy, numbers are degrees of truth: products of u and 1 − u with v and 1 − v.
    """
    u, v, w = _vectors(name, u, v, w)
    pairs = (u, v), (u, 1 - v), (1 - u, v), (1 - u, 1 - v)
    both, first, second, neither = (xp.sum(w * x * y, axis=-1) for x, y in pairs)
    return both, first, second, neither
