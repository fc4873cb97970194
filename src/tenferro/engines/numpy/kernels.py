"""The table of kernels: for each family, what makes a NumPy callable of an operation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from tenferro.ops.family import TensorOperation
from tenferro.tensor import Aval

Kernel = Callable[..., Any]
Maker = TypeVar("Maker", bound=Callable[..., Kernel])

KERNELS: dict[str, Callable[..., Kernel]] = {}
DIRECT: dict[str, Kernel] = {}
"""Families whose kernel does not depend on avals or parameters."""


class LoweringError(NotImplementedError):
    """An engine has no lowering for a family."""


def lowering(*families: str) -> Callable[[Maker], Maker]:
    """Declare how families are computed: `maker(*avals, **params)` returns a callable of arrays."""

    def declare(maker: Maker) -> Maker:
        for family in families:
            KERNELS[family] = maker
        return maker

    return declare


def direct(family: str, function: Kernel) -> None:
    """Declare that a NumPy function computes a family as it stands."""
    DIRECT[family] = function
    KERNELS[family] = lambda *avals, **params: function


@lru_cache(maxsize=8192)
def kernel(operation: TensorOperation, avals: tuple[Aval, ...]) -> Kernel:
    """The callable that computes an operation on arrays with these avals."""
    return _make(operation, avals)


def _make(operation: TensorOperation, avals: Sequence[Aval]) -> Kernel:
    maker = KERNELS.get(operation.name)
    if maker is None:
        raise LoweringError(f"{operation.name}: the numpy engine has no lowering for this family")
    return maker(*avals, **operation.params)
