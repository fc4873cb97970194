"""A workload: a function with arguments, its value or its gradient."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro_bench.functions import Maker


@dataclass(frozen=True)
class Workload:
    """A function and its arguments; with `argnums`, its gradient is what is measured.

    `without` names the peers that lack the function or its derivative.
    """

    name: str
    kind: str
    make: Maker
    arguments: Callable[[], list[Any]]
    argnums: tuple[int, ...] | None = None
    without: tuple[str, ...] = ()


def workload(
    name: str,
    kind: str,
    make: Maker,
    *shapes: Any,
    argnums: Any = None,
    dtype: Any = np.float64,
    without: tuple[str, ...] = (),
) -> Workload:
    """A workload with normal arguments of these shapes, or with those that functions make."""

    def arguments() -> list[Any]:
        rng = np.random.default_rng(20240607)
        return [s(rng) if callable(s) else rng.standard_normal(s).astype(dtype) for s in shapes]

    return Workload(name, kind, make, arguments, argnums, without)


def uniform(low: float, high: float, *shape: int, dtype: Any = np.float64) -> Callable[[Any], Any]:
    """An argument with elements in a range."""
    return lambda rng: rng.uniform(low, high, shape).astype(dtype)


def scaled(factor: float, *shape: int, dtype: Any = np.float64) -> Callable[[Any], Any]:
    """An argument with normal elements of a given size."""
    return lambda rng: (factor * rng.standard_normal(shape)).astype(dtype)


def complex_normal(*shape: int, dtype: Any = np.complex128) -> Callable[[Any], Any]:
    """An argument with normal real and imaginary parts."""
    return lambda rng: (rng.standard_normal(shape) + 1j * rng.standard_normal(shape)).astype(dtype)


def indices(high: int, *shape: int) -> Callable[[Any], Any]:
    """An argument with indices below a number."""
    return lambda rng: rng.integers(0, high, shape)
