"""Functions of keys with the names of `jax.random`.

Each function draws from a generator of its key, so the numbers are those of `te.random.Generator`,
not those of jax. Shapes are tuples of integers or one integer; results are float64 unless a `dtype`
is given. Gradients flow through bounds, scales, means and covariances.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from tenferro import numpy as xp
from tenferro.functions.arrays.arguments import convert_to
from tenferro.linalg import cholesky
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import refuse_dtype
from tenferro.random import philox, standard
from tenferro.random.arguments import Size, known_size, result_shape
from tenferro.random.generator import Generator
from tenferro.special import ndtr, ndtri
from tenferro.tensor import ArrayLike, DTypeLike
from tenferro.tensor.dtypes import as_dtype, float64, int64

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = [
    "bernoulli", "beta", "binomial", "categorical", "cauchy", "chisquare", "choice", "dirichlet",
    "exponential", "fold_in", "gamma", "gumbel", "laplace", "logistic", "lognormal",
    "multivariate_normal", "normal", "permutation", "poisson", "rademacher", "randint", "split",
    "t", "truncated_normal", "uniform",
]  # fmt: skip

_SPLIT = 3
"""What keys are derived for, in addition to the purposes of generators."""

ABSENT = {
    "PRNGKey": "write te.random.key(seed)",
    "bits": "write te.random.Generator(key).integers(0, 2**63, size)",
    "ball": "divide te.random.normal(key, (n, d)) by its norms",
    "f": "divide two te.random.chisquare numbers by their degrees of freedom",
    "shuffle": "write te.random.permutation(key, x)",
}
"""Names of `jax.random` that are not here, and what to write."""


def split(key: ArrayLike, num: int = 2) -> NDArray[Any]:
    """Return `num` independent keys, one in each row: shape (num, 2).

    Raises TypeError for a key that is not two words, ValueError for a negative number.

    >>> import tenferro as te
    >>> first, second = te.random.split(te.random.key(0))
    >>> bool(te.random.uniform(first) != te.random.uniform(second))
    True
    """
    n = known_size("split", num)
    return Generator(key)._computed(lambda key, block: philox.derived_keys(key, n, _SPLIT))


def fold_in(key: ArrayLike, data: ArrayLike) -> NDArray[Any]:
    """Return a key that is derived from a key and an integer, which may be traced.

    >>> import tenferro as te
    >>> te.random.fold_in(te.random.key(0), 5).shape
    (2,)
    """
    return Generator(key).fold_in(data).state()[0]


def uniform(
    key: ArrayLike,
    shape: Size = (),
    dtype: DTypeLike = float64,
    minval: ArrayLike = 0.0,
    maxval: ArrayLike = 1.0,
) -> NDArray[Any]:
    """Uniform numbers in [minval, maxval).

    >>> import tenferro as te
    >>> te.random.uniform(te.random.key(0), (2,))
    array([0.01406704, 0.25776725])
    """
    return _cast("uniform", Generator(key).uniform(minval, maxval, shape), dtype)


def normal(key: ArrayLike, shape: Size = (), dtype: DTypeLike = float64) -> NDArray[Any]:
    """Normal numbers with mean 0 and variance 1.

    >>> import tenferro as te
    >>> te.random.normal(te.random.key(0), (2, 3), "float32").dtype
    dtype('float32')
    """
    return _cast("normal", Generator(key).normal(size=shape), dtype)


def lognormal(
    key: ArrayLike, sigma: ArrayLike = 1.0, shape: Size = None, dtype: DTypeLike = float64
) -> NDArray[Any]:
    """The exponentials of normal numbers with mean 0 and standard deviation `sigma`.

    >>> import tenferro as te
    >>> te.random.lognormal(te.random.key(0), 0.5, (2,)).round(4)
    array([0.9959, 1.0877])
    """
    return _cast("lognormal", Generator(key).lognormal(0.0, sigma, shape), dtype)


def exponential(key: ArrayLike, shape: Size = (), dtype: DTypeLike = float64) -> NDArray[Any]:
    """Exponential numbers with mean 1.

    >>> import tenferro as te
    >>> te.random.exponential(te.random.key(0), (2,)).round(4)
    array([0.0142, 0.2981])
    """
    return _cast("exponential", Generator(key).exponential(size=shape), dtype)


def laplace(key: ArrayLike, shape: Size = (), dtype: DTypeLike = float64) -> NDArray[Any]:
    """Laplace numbers with density exp(-|x|) / 2.

    >>> import tenferro as te
    >>> te.random.laplace(te.random.key(0), (2,)).round(4)
    array([-3.5708, -0.6626])
    """
    return _cast("laplace", Generator(key).laplace(size=shape), dtype)


def logistic(key: ArrayLike, shape: Size = (), dtype: DTypeLike = float64) -> NDArray[Any]:
    """Logistic numbers with distribution function 1 / (1 + exp(-x)).

    >>> import tenferro as te
    >>> te.random.logistic(te.random.key(0), (2,)).round(4)
    array([-4.2498, -1.0576])
    """
    return _cast("logistic", Generator(key).logistic(size=shape), dtype)


def gumbel(key: ArrayLike, shape: Size = (), dtype: DTypeLike = float64) -> NDArray[Any]:
    """Gumbel numbers with distribution function exp(-exp(-x)).

    >>> import tenferro as te
    >>> te.random.gumbel(te.random.key(0), (2,)).round(4)
    array([-1.4502, -0.3043])
    """
    return _cast("gumbel", Generator(key).gumbel(size=shape), dtype)


def cauchy(key: ArrayLike, shape: Size = (), dtype: DTypeLike = float64) -> NDArray[Any]:
    """Cauchy numbers with density 1 / (π (1 + x²)): tangents of uniform angles.

    >>> import tenferro as te
    >>> te.random.cauchy(te.random.key(0), (2,)).round(4)
    array([-22.6133,  -0.9524])
    """
    angles = Generator(key).uniform(-0.5, 0.5, shape)
    return _cast("cauchy", np.tan(np.pi * angles), dtype)


def truncated_normal(
    key: ArrayLike,
    lower: ArrayLike,
    upper: ArrayLike,
    shape: Size = None,
    dtype: DTypeLike = float64,
) -> NDArray[Any]:
    """Normal numbers between two bounds, as quantiles of uniform numbers.

    If both bounds are positive they are mirrored, so that probabilities near 1 do not lose digits.

    >>> import tenferro as te
    >>> x = te.random.truncated_normal(te.random.key(0), 2.0, 3.0, (1000,))
    >>> bool(x.min() >= 2), bool(x.max() <= 3)
    (True, True)
    """
    size = result_shape("truncated_normal", shape, lower, upper)

    def make(words: Any, lower: Any, upper: Any) -> Any:
        mirrored = lower > 0
        low, high = xp.where(mirrored, -upper, lower), xp.where(mirrored, -lower, upper)
        first, u = ndtr(low), xp.reshape(philox.fractions(words), size)
        inside = xp.clip(ndtri(first + u * (ndtr(high) - first)), low, high)
        return xp.where(mirrored, -inside, inside)

    return _cast("truncated_normal", Generator(key)._draw(make, size, lower, upper), dtype)


def gamma(
    key: ArrayLike, a: ArrayLike, shape: Size = None, dtype: DTypeLike = float64
) -> NDArray[Any]:
    """Gamma numbers with density x^(a - 1) exp(-x) / Γ(a), for a > 0; gradients flow through a.

    >>> import tenferro as te
    >>> te.grad(lambda a: te.random.gamma(te.random.key(0), a, (1000,)).mean())(3.0).round(1)
    np.float64(1.0)
    """
    return _cast("gamma", Generator(key).standard_gamma(a, shape), dtype)


def chisquare(
    key: ArrayLike, df: ArrayLike, shape: Size = None, dtype: DTypeLike = float64
) -> NDArray[Any]:
    """Chi-square numbers with df > 0 degrees of freedom.

    >>> import tenferro as te
    >>> te.random.chisquare(te.random.key(0), 3.0, (2,)).round(4)
    array([0.145, 1.245])
    """
    return _cast("chisquare", Generator(key).chisquare(df, shape), dtype)


def beta(
    key: ArrayLike, a: ArrayLike, b: ArrayLike, shape: Size = None, dtype: DTypeLike = float64
) -> NDArray[Any]:
    """Beta numbers with density proportional to x^(a - 1) (1 - x)^(b - 1), for a, b > 0.

    >>> import tenferro as te
    >>> te.random.beta(te.random.key(0), 2.0, 3.0, (2,)).round(4)
    array([0.0501, 0.2477])
    """
    return _cast("beta", Generator(key).beta(a, b, shape), dtype)


def t(
    key: ArrayLike, df: ArrayLike, shape: Size = None, dtype: DTypeLike = float64
) -> NDArray[Any]:
    """Numbers of Student's t distribution with df > 0 degrees of freedom.

    >>> import tenferro as te
    >>> te.random.t(te.random.key(0), 4.0, (2,)).round(4)
    array([-3.3665, -0.7125])
    """
    return _cast("t", Generator(key).standard_t(df, shape), dtype)


def dirichlet(
    key: ArrayLike, alpha: ArrayLike, shape: Size = None, dtype: DTypeLike = float64
) -> NDArray[Any]:
    """Vectors of positive numbers with sum 1: alpha (*batch, n), each > 0, result (*shape, n).

    Without `shape`, the result has the shape of alpha.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.random.dirichlet(te.random.key(0), np.array([1.0, 2.0, 3.0])).round(4)
    array([0.0041, 0.4344, 0.5615])
    """
    return _cast("dirichlet", Generator(key).dirichlet(alpha, shape), dtype)


def poisson(
    key: ArrayLike, lam: ArrayLike, shape: Size = None, dtype: DTypeLike = int64
) -> NDArray[Any]:
    """Poisson integers with probabilities exp(-lam) lam^k / k!, for 0 ≤ lam ≤ 2⁵².

    Raises ValueError for a number that `dtype` cannot represent.

    >>> import tenferro as te
    >>> te.random.poisson(te.random.key(0), 3.5, (4,))
    array([0, 2, 3, 1])
    """
    return _counted("poisson", key, Generator(key).poisson(lam, shape), dtype)


def binomial(
    key: ArrayLike, n: ArrayLike, p: ArrayLike, shape: Size = None, dtype: DTypeLike = int64
) -> NDArray[Any]:
    """Binomial integers: numbers of successes in 0 ≤ n ≤ 2⁵² trials of probability 0 ≤ p ≤ 1.

    Raises ValueError for a number that `dtype` cannot represent.

    >>> import tenferro as te
    >>> te.random.binomial(te.random.key(0), 10, 0.5, (4,))
    array([2, 4, 5, 3])
    """
    return _counted("binomial", key, Generator(key).binomial(n, p, shape), dtype)


def multivariate_normal(
    key: ArrayLike, mean: Any, cov: ArrayLike, shape: Size = (), dtype: DTypeLike = float64
) -> NDArray[Any]:
    """Normal vectors: mean (n,), covariance (n, n), result (*shape, n), by Cholesky factorization.

    Raises LinAlgError for a covariance that is not positive definite.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.random.multivariate_normal(te.random.key(0), np.zeros(2), np.eye(2), (5,)).shape
    (5, 2)
    """
    n = known_size("multivariate_normal", np.shape(mean)[-1])
    size = result_shape("multivariate_normal", (*_tuple(shape), n), mean)
    count = prod(size)

    def make(words: Any, mean: Any, cov: Any) -> Any:
        drawn = xp.reshape(standard.normals(words)[:count], size)
        return mean + drawn @ xp.matrix_transpose(cholesky(cov))

    found = Generator(key)._draw(make, size, mean, cov, count=count + count % 2)
    return _cast("multivariate_normal", found, dtype)


def bernoulli(key: ArrayLike, p: Any = 0.5, shape: Size = None) -> NDArray[Any]:
    """Booleans that are true with probability `p`; `shape` defaults to the shape of `p`.

    >>> import tenferro as te
    >>> te.random.bernoulli(te.random.key(0), 0.25, (2,))
    array([ True, False])
    """
    return Generator(key).random(np.shape(p) if shape is None else shape) < p


def rademacher(key: ArrayLike, shape: Size = (), dtype: DTypeLike = int64) -> NDArray[Any]:
    """The numbers 1 and -1, with equal probabilities.

    >>> import tenferro as te
    >>> te.random.rademacher(te.random.key(0), (4,))
    array([-1, -1, -1, -1])
    """
    return _counted("rademacher", key, 2 * Generator(key).integers(0, 2, shape) - 1, dtype)


def randint(
    key: ArrayLike, shape: Size, minval: ArrayLike, maxval: ArrayLike, dtype: DTypeLike = int64
) -> NDArray[Any]:
    """Integers from `minval` to `maxval` - 1.

    >>> import tenferro as te
    >>> sorted(set(te.random.randint(te.random.key(0), (50,), 1, 4).tolist()))
    [1, 2, 3]
    """
    return Generator(key).integers(minval, maxval, shape, dtype)


def permutation(key: ArrayLike, x: ArrayLike, axis: int = 0) -> NDArray[Any]:
    """The numbers from 0 to x - 1, or the slices of an array along an axis, in random order.

    >>> import tenferro as te
    >>> te.random.permutation(te.random.key(0), 5)
    array([0, 3, 1, 2, 4])
    """
    return Generator(key).permutation(x, axis)


def choice(
    key: ArrayLike,
    a: ArrayLike,
    shape: Size = (),
    replace: bool = True,
    p: ArrayLike | None = None,
    axis: int = 0,
) -> NDArray[Any]:
    """Slices of an array along an axis, or numbers from 0 to a - 1, with probabilities `p`.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.random.choice(te.random.key(0), np.array([10, 20, 30]), (4,))
    array([10, 10, 20, 10])
    """
    return Generator(key).choice(a, shape, replace, p, axis)


def categorical(key: ArrayLike, logits: Any, axis: int = -1, shape: Size = None) -> NDArray[Any]:
    """Positions along an axis with probabilities softmax(logits), by the Gumbel-max method.

    `shape` must end with that of the logits without the axis.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.random.categorical(te.random.key(0), np.array([[0.0, -99.0], [-99.0, 0.0]]))
    array([0, 1])
    """
    last = np.moveaxis(logits, axis, -1)
    batch = last.shape[:-1] if shape is None else _tuple(shape)
    if batch[len(batch) - last.ndim + 1 :] != last.shape[:-1]:
        raise ValueError(
            f"categorical: shape is {batch}, expected one that ends with {last.shape[:-1]}"
        )
    noise = Generator(key).gumbel(size=(*batch, last.shape[-1]))
    return np.argmax(last + noise, axis=-1)


def _tuple(shape: Any) -> tuple[int, ...]:
    return tuple(shape) if isinstance(shape, tuple | list) else (shape,)


def _cast(name: str, x: Any, dtype: Any) -> Any:
    kind = as_dtype(dtype, f"{name}: dtype")
    if kind.kind != "f":
        refuse_dtype(name, "dtype", kind, "float32 or float64")
    return x.astype(kind, copy=False)


def _counted(name: str, key: Any, x: Any, dtype: Any) -> Any:
    """Integers as a dtype; ValueError, also in compiled code, for one that it does not hold."""
    kind = as_dtype(dtype, f"{name}: dtype")
    if kind.kind not in "iuf":
        refuse_dtype(name, "dtype", kind, "a dtype of integers or floats")
    if kind == int64 or kind.kind == "f":
        return x.astype(kind, copy=False)
    least, most = np.iinfo(kind).min, min(np.iinfo(kind).max, np.iinfo(int64).max)
    message = f"{name}: a number is outside of dtype {kind}, expected a dtype that holds all"

    def narrowed(key: Any, block: Any, x: Any) -> Any:
        inside = xp.all((x >= least) & (x <= most))
        return convert_to(ensured(x, inside, message, "ValueError"), kind)

    return Generator(key)._computed(narrowed, x)
