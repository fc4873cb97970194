"""Evenly spaced numbers."""

from __future__ import annotations

from operator import index
from typing import Any, Literal, overload

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to, promote
from tenferro.functions.arrays.creation import asarray, positions
from tenferro.functions.arrays.devices import placed
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import expand_dims, moveaxis
from tenferro.functions.elements.arithmetic import power, sign
from tenferro.functions.elements.elementwise import log10
from tenferro.functions.numbers.rounding import floor
from tenferro.ops.base import refuse
from tenferro.ops.base.computed import tensors
from tenferro.tensor import Array, ArrayLike, Dim, DTypeLike
from tenferro.tensor.array import TracerError
from tenferro.tensor.dtypes import as_dtype
from tenferro.trace import Tracer

__all__ = ["arange", "geomspace", "linspace", "logspace"]


def arange(
    start: Any,
    /,
    stop: Any = None,
    step: Any = 1,
    dtype: Any = None,
    *,
    device: object = None,
) -> Tensor:
    """The numbers start, start + step, … below stop (above, for a negative step).

    With one argument that is the stop and the start is 0. The size must be known, so a traced
    argument raises TracerError; sizes known at run time are accepted as bounds. Raises
    ZeroDivisionError for a step of 0.

    >>> arange(3)
    Tensor([0, 1, 2])
    """
    start, stop = (0, start) if stop is None else (start, stop)
    start, stop, step = (_number("arange", x) for x in (start, stop, step))
    if any(isinstance(x, Dim) for x in (start, stop, step)):
        return placed("arange", _symbolic_range(start, stop, step, dtype), device)
    numbers = np.arange(
        start, stop, step, dtype=None if dtype is None else as_dtype(dtype, "arange")
    )
    return placed("arange", as_array("arange", numbers), device)


def _number(name: str, x: ArrayLike) -> Any:
    if isinstance(x, Tracer):
        raise TracerError(
            f"{name}: an argument is the traced array {x.aval!r}, expected a number, because the "
            "size of the result depends on it; use linspace, or make it a static argument"
        )
    return x.value.item() if isinstance(x, Array) else x  # type: ignore[attr-defined]


def _symbolic_range(start: Array, stop: Array, step: Array, dtype: DTypeLike) -> Any:
    if not isinstance(step, int) or step < 1 or isinstance(start, float) or isinstance(stop, float):
        refuse("arange", "(start, stop, step)", (start, stop, step), "integers and a step ≥ 1")
    (steps,) = positions(((stop - start + step - 1) // step,))
    values = steps * step + start
    return values if dtype is None else convert_to(values, as_dtype(dtype, "arange"))


@overload
def linspace(
    start: ArrayLike,
    stop: ArrayLike,
    /,
    num: Any = 50,
    *,
    dtype: DTypeLike | None = None,
    device: object = None,
    endpoint: bool = True,
    retstep: Literal[False] = False,
    axis: int = 0,
) -> Tensor: ...


@overload
def linspace(
    start: ArrayLike,
    stop: ArrayLike,
    /,
    num: Any = 50,
    *,
    dtype: DTypeLike | None = None,
    device: object = None,
    endpoint: bool = True,
    retstep: Literal[True],
    axis: int = 0,
) -> tuple[Tensor, Tensor]: ...


def linspace(
    start: ArrayLike,
    stop: ArrayLike,
    /,
    num: Any = 50,
    *,
    dtype: DTypeLike | None = None,
    device: object = None,
    endpoint: bool = True,
    retstep: bool = False,
    axis: int = 0,
) -> Any:
    """`num` numbers from start to stop (excluded without `endpoint`), and the step with `retstep`.

    Start and stop are numbers or arrays that broadcast together; `axis` is the new axis. Linear in
    both. Raises ValueError for a negative `num`.

    >>> linspace(0.0, 1.0, 3)
    Tensor([0. , 0.5, 1. ])
    """
    n = index(num)
    if n < 0:
        refuse("linspace", "num", n, "an integer ≥ 0")
    first, last = _ends("linspace", start, stop)
    gaps = n - 1 if endpoint else n
    step = (last - first) / gaps if gaps > 0 else (last - first) * np.nan
    values = _evenly(first, last, step, n, endpoint)
    values = moveaxis(values, 0, axis)
    if dtype is not None:
        target = as_dtype(dtype, "linspace")
        values = convert_to(floor(values) if target.kind in "iu" else values, target)
    values = placed("linspace", values, device)
    return (values, step) if retstep else values


def _ends(name: str, start: ArrayLike, stop: ArrayLike) -> list[Any]:
    return promote(name, (start, stop), "fc")


def _evenly(first: Array, last: Any, step: Array, n: int, endpoint: bool) -> Any:
    counts = np.arange(n, dtype=first.real.dtype).reshape((n,) + (1,) * first.ndim)
    if n == 1:
        return expand_dims(first, axis=0)
    values = first + step * tensors.wrap(counts)
    if not endpoint or n == 0:
        return values
    # The last one is exactly stop.
    return concat([values[:-1], expand_dims(last, axis=0)], axis=0)


def logspace(
    start: ArrayLike,
    stop: ArrayLike,
    /,
    num: ArrayLike = 50,
    *,
    endpoint: bool = True,
    base: ArrayLike = 10.0,
    dtype: DTypeLike | None = None,
    axis: int = 0,
) -> Tensor:
    """base to the powers `linspace(start, stop, num)`.

    >>> logspace(0.0, 2.0, 3)
    Tensor([  1.,  10., 100.])
    """
    exponents = linspace(start, stop, num, endpoint=endpoint, axis=axis)
    base = expand_dims(base, axis) if isinstance(base, Array) and base.ndim else base
    values = power(base, exponents)
    return values if dtype is None else convert_to(values, as_dtype(dtype, "logspace"))


def geomspace(
    start: Any,
    stop: Any,
    /,
    num: Any = 50,
    *,
    endpoint: bool = True,
    dtype: Any = None,
    axis: int = 0,
) -> Tensor:
    """`num` numbers from start to stop with a constant ratio between neighbours.

    Raises ValueError if start or stop is a number equal to 0.

    >>> geomspace(1.0, 100.0, 3)
    Tensor([  1.,  10., 100.])
    """
    for name, end in (("start", start), ("stop", stop)):
        if not isinstance(end, Array) and np.any(np.equal(end, 0)):
            refuse("geomspace", name, end, "numbers other than 0")
    first, last = _ends("geomspace", asarray(start), asarray(stop))
    direction = sign(first)
    low, high = (log10(x / direction) for x in (first, last))
    middle = logspace(low, high, num, endpoint=endpoint) * direction
    values = _with_ends(middle, first, last, endpoint)
    values = moveaxis(values, 0, axis)
    return values if dtype is None else convert_to(values, as_dtype(dtype, "geomspace"))


def _with_ends(middle: Any, first: Array, last: Any, endpoint: bool) -> Any:
    """The first and the last one exactly as given."""
    n = middle.shape[0]
    if n == 0:
        return middle
    parts = [expand_dims(first, axis=0)]
    if n > 1:
        parts.append(middle[1:-1] if endpoint else middle[1:])
    if n > 1 and endpoint:
        parts.append(expand_dims(last, axis=0))
    return concat(parts, axis=0)
