"""What the functions of this package accept."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.ops.base import refuse, refuse_dtype
from tenferro.tensor import ArrayLike
from tenferro.tensor.dtypes import inexact_dtype


def inexact(name: str, x: ArrayLike, like: ArrayLike | None = None) -> Tensor:
    """A floating-point or complex array; integers become float64."""
    x = as_array(name, x, like)
    return convert_to(x, inexact_dtype(x.dtype))


def real(name: str, x: ArrayLike, like: ArrayLike | None = None) -> Tensor:
    """A floating-point array; a complex one raises TypeError naming the operation."""
    x = inexact(name, x, like)
    if x.aval.is_complex:
        refuse_dtype(name, "the operand's dtype", x.dtype, "a real one")
    return x


Numbers = int | tuple[int, ...]


def each(name: str, argument: str, n: int, value: Numbers) -> tuple[int, ...]:
    """One integer for each of n spatial axes."""
    numbers = (value,) * n if isinstance(value, int) else tuple(value)
    if len(numbers) != n or not all(isinstance(v, int) for v in numbers):
        refuse(name, argument, value, f"an integer or {n} of them")
    return numbers


def check_sizes(name: str, **sizes: Any) -> None:
    """ValueError for a size of a layer that is not an integer of at least 1."""
    for argument, n in sizes.items():
        if not isinstance(n, int | np.integer) or isinstance(n, bool) or n < 1:
            refuse(f"{name}.init", argument, repr(n), "an integer >= 1")
