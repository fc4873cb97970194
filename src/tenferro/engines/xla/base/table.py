"""The table of lowerings: for each family, what makes a function of jax arrays of an operation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tenferro.ops.base import TensorOperation
from tenferro.tensor import Aval

Lowering = Callable[..., Any]
Maker = TypeVar("Maker", bound=Callable[..., Lowering | None])

LOWERINGS: dict[str, Callable[..., Lowering | None]] = {}
CHECKED: set[str] = set()
"""Families whose lowering may report an error as a value (`checks.report`)."""


GAPS = {
    "erf": ("c", "the complex function is the Faddeeva function of SciPy"),
    "erfc": ("c", "the complex function is the Faddeeva function of SciPy"),
}
"""Dtypes, as NumPy's letters, of families of the core that run on the host, and why."""


def lowering(*families: str, checked: bool = False) -> Callable[[Maker], Maker]:
    """Declare how families are computed: `maker(*avals, **params)` returns a function of arrays.

    It returns None for operands and parameters for which the formula, or the host, is used.
    """

    def declare(maker: Maker) -> Maker:
        LOWERINGS.update(dict.fromkeys(families, maker))
        if checked:
            CHECKED.update(families)
        return maker

    return declare


def direct(family: str, function: Lowering) -> None:
    """Declare that a function of jax computes a family directly."""
    LOWERINGS[family] = lambda *avals, **params: function


def lowered(operation: TensorOperation, avals: tuple[Aval, ...]) -> Lowering | None:
    """What computes an operation on arrays with these avals; None if no lowering does."""
    maker = LOWERINGS.get(operation.name)
    return None if maker is None else maker(*avals, **operation.params)


def has_code(operation: TensorOperation, avals: tuple[Aval, ...]) -> bool:
    """Whether an operation has a lowering."""
    return lowered(operation, avals) is not None
