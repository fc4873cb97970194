"""Random numbers in traced programs: generators with NumPy's methods, and functions of keys.

The functions have the names and arguments of `jax.random`. A key returns the same numbers each
time, so use each key once: `split` makes more of one.
"""

from typing import Any

from tenferro.random.generator import Generator, key
from tenferro.random.keyed import (
    ABSENT,
    bernoulli,
    beta,
    binomial,
    categorical,
    cauchy,
    chisquare,
    choice,
    dirichlet,
    exponential,
    fold_in,
    gamma,
    gumbel,
    laplace,
    logistic,
    lognormal,
    multivariate_normal,
    normal,
    permutation,
    poisson,
    rademacher,
    randint,
    split,
    t,
    truncated_normal,
    uniform,
)
from tenferro.random.layers import (
    dropout,
    glorot_normal,
    glorot_uniform,
    he_normal,
    he_uniform,
    lecun_normal,
    lecun_uniform,
    orthogonal,
    variance_scaling,
)

__all__ = [
    "Generator", "bernoulli", "beta", "binomial", "categorical", "cauchy", "chisquare",
    "choice", "dirichlet", "dropout", "exponential", "fold_in", "gamma", "glorot_normal",
    "glorot_uniform", "gumbel", "he_normal", "he_uniform", "key", "laplace", "lecun_normal",
    "lecun_uniform", "logistic", "lognormal", "multivariate_normal", "normal", "orthogonal",
    "permutation", "poisson", "rademacher", "randint", "split", "t", "truncated_normal",
    "uniform", "variance_scaling",
]  # fmt: skip


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> Any:
    more = f": {ABSENT[name]}" if name in ABSENT else ""
    raise AttributeError(f"module 'tenferro.random' has no attribute {name!r}{more}")
