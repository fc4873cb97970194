"""Random numbers in traced programs: generators with NumPy's methods, and functions of keys.

The functions have the names and arguments of `jax.random`. A key returns the same numbers each
time, so use each key once: `split` makes more of one.
"""

from typing import Any

from tenferro.random.generator import Generator, key
from tenferro.random.keyed import (
    ABSENT,
    bernoulli,
    categorical,
    cauchy,
    choice,
    exponential,
    fold_in,
    gumbel,
    laplace,
    logistic,
    lognormal,
    multivariate_normal,
    normal,
    permutation,
    rademacher,
    randint,
    split,
    truncated_normal,
    uniform,
)

__all__ = [
    "Generator", "bernoulli", "categorical", "cauchy", "choice", "exponential", "fold_in", "gumbel",
    "key", "laplace", "logistic", "lognormal", "multivariate_normal", "normal", "permutation",
    "rademacher", "randint", "split", "truncated_normal", "uniform",
]  # fmt: skip


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> Any:
    more = f": {ABSENT[name]}" if name in ABSENT else ""
    raise AttributeError(f"module 'tenferro.random' has no attribute {name!r}{more}")
