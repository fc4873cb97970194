"""Requirements on the arguments of linear algebra functions, and the errors they raise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.reductions import all as every
from tenferro.functions.numbers.predicates import isfinite
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import (
    broadcast_shapes,
    broadcast_to_shape,
    convert_to,
    f,
    promoted_dtype,
    refuse_dtype,
)
from tenferro.ops.base.stacks import refuse_shape as refuse_shape
from tenferro.tensor import Array, ArrayLike, Aval
from tenferro.tensor.dtypes import DType, inexact_dtype

Mode = Literal["N", "T", "C"]
"""A matrix itself, transposed, or conjugate transposed."""


def check_matrix(name: str, argument: str, x: Aval) -> None:
    """Raise LinAlgError unless x has at least two axes, TypeError unless it is inexact."""
    if x.ndim < 2:
        refuse_shape(name, argument, x.shape, "at least two axes (..., m, n)")
    check_inexact(name, argument, x)


def check_square(name: str, argument: str, x: Aval) -> None:
    """Raise LinAlgError unless the last two axes have the same size."""
    check_matrix(name, argument, x)
    if x.shape[-1] != x.shape[-2]:
        refuse_shape(name, argument, x.shape, "square matrices (..., n, n)")


def check_inexact(name: str, argument: str, x: Aval) -> None:
    """Raise TypeError unless the dtype is floating-point or complex."""
    if not x.is_inexact:
        refuse_dtype(name, f"argument {argument}'s dtype", x.dtype, "floating-point or complex")


def inexact_arrays(name: str, *operands: Any) -> list[Tensor]:
    """Arrays of one floating-point or complex dtype; integers become float64."""
    like = next((x for x in operands if isinstance(x, Array)), None)
    arrays = [as_array(name, x, like) for x in operands]
    dtype = inexact_dtype(promoted_dtype(*arrays))
    return [convert_to(x, dtype) for x in arrays]


def inexact_array(name: str, x: ArrayLike) -> Tensor:
    """An array of a floating-point or complex dtype."""
    return inexact_arrays(name, x)[0]


def square_matrix(name: str, argument: str, x: ArrayLike) -> Tensor:
    """A stack of square matrices of an inexact dtype."""
    array = inexact_array(name, x)
    check_square(name, argument, array.aval)
    return array


def with_batch(name: str, arrays: Sequence[Any], core: int = 2) -> list[Tensor]:
    """Arrays whose axes before the last `core` have one broadcast shape."""
    batch = broadcast_shapes(name, *[x.shape[: x.ndim - core] for x in arrays])
    return [broadcast_to_shape(x, (*batch, *x.shape[x.ndim - core :])) for x in arrays]


def mode_of(name: str, trans: Any, dtype: DType) -> str:
    """SciPy's `trans` as one of `MODES`; for real matrices T and C are the same, and C is used."""
    modes: dict[Any, str] = {0: "N", 1: "T", 2: "C", "N": "N", "T": "T", "C": "C"}
    if trans not in modes:
        raise ValueError(f"{name}: trans is {trans!r}, expected 0, 1, 2, 'N', 'T' or 'C'")
    mode = modes[trans]
    return "C" if mode == "T" and dtype.kind == "f" else mode


def as_given(matrix: Any, mode: str) -> Any:
    """The matrix as the mode says."""
    return {"N": lambda: matrix, "T": lambda: matrix.mT, "C": lambda: matrix.H}[mode]()


def epsilon(dtype: DType) -> float:
    """The spacing of floating-point numbers at 1."""
    return float(np.finfo(dtype).eps)


def finite_matrices(name: str, a: Array) -> Any:
    """The matrices; those with infinite or NaN entries are 0, and LinAlgError when it runs."""
    holds = every(isfinite(a), axis=(-2, -1))
    finite = f.where(expand_dims(holds, axis=(-2, -1)), a, f.zeros_like(a))
    text = f"{name}: argument a: {{which}} has infinite or NaN entries"
    return ensured(finite, holds, text, "LinAlgError")
