"""Means and maxima over windows. Definitions are PyTorch's; the spatial axes are the last."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tenferro import numpy as tnp
from tenferro.eager import Tensor
from tenferro.nn.operands import Numbers, inexact, real
from tenferro.nn.windows import Windows, windows
from tenferro.ops.base import convert_to, refuse
from tenferro.rows import sharing_signature
from tenferro.tensor import ArrayLike
from tenferro.tensor.dtypes import real_dtype

__all__ = ["avg_pool1d", "avg_pool2d", "avg_pool3d", "max_pool1d", "max_pool2d", "max_pool3d"]


def _spatial(name: str, n: int, x: Any) -> tuple[int, ...]:
    if x.ndim not in (n + 1, n + 2):
        refuse(name, "the array", x.aval, f"channels and {n} spatial axes, perhaps batch before")
    return tuple(x.shape[x.ndim - n :])


def _check_padding(name: str, places: Windows) -> None:
    if any(2 * p > k for p, k in zip(places.padding, places.kernel, strict=True)):
        refuse(name, "padding", places.padding, f"at most half of the kernel {places.kernel}")


def _average(
    n: int,
    x: Any,
    options: tuple[Any, Any, Any, bool],
    count_include_pad: bool,
    divisor: int | None,
) -> Any:
    name = f"avg_pool{n}d"
    x = inexact(name, x)
    kernel, stride, padding, ceil_mode = options
    size = _spatial(name, n, x)
    places = windows(name, size, kernel, stride, padding, ceil_mode=ceil_mode)
    _check_padding(name, places)
    parts = places.elements(places.padded(x, 0))
    total = sum(parts[1:], parts[0])
    if divisor is not None or not (any(places.padding) or ceil_mode):
        return total / (prod(places.kernel) if divisor is None else divisor)
    counts = np.asarray(_counts(places, count_include_pad), real_dtype(x.dtype))
    return total / convert_to(tnp.asarray(counts), x.dtype)


def _counts(places: Windows, count_include_pad: bool) -> Any:
    """How many elements each window has, those of the padding included or not."""
    result: Any = np.ones(())
    for n, k, s, p, c in zip(
        places.size, places.kernel, places.stride, places.padding, places.count, strict=True
    ):
        border = p if count_include_pad else 0
        start = np.arange(c) * s - p
        length = np.minimum(start + k, n + border) - np.maximum(start, -border)
        result = np.multiply.outer(result, length)
    return result


def _maximum(n: int, x: Any, options: tuple[Any, Any, Any, Any, bool]) -> Any:
    """The first largest element of each window, from where it was taken."""
    name = f"max_pool{n}d"
    x = real(name, x)
    places = windows(name, _spatial(name, n, x), *options)
    _check_padding(name, places)
    x = places.padded(x, -np.inf)
    for axis in reversed(range(n)):
        x = _first_largest(places.along(axis, x))
    return x


def _first_largest(elements: list[Any]) -> Any:
    """The largest, the first of equal ones and of NaN: so it is also of a window axis by axis."""
    largest, *others = elements
    for part in others:
        is_first_nan = (part != part) & (largest == largest)
        largest = tnp.where((part > largest) | is_first_nan, part, largest)
    return largest


def avg_pool1d(
    x: ArrayLike,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    padding: Numbers = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
) -> Tensor:
    """The mean of each window of x (channels, n) or (batch, channels, n); real or complex.

    `stride` is the kernel's size by default. With `ceil_mode` the last window may be cut off. The
    padding's zeros count as elements unless `count_include_pad=False`. Raises ValueError where no
    window fits, and for a padding of more than half of the kernel.

    >>> avg_pool1d([[1.0, 2.0, 4.0, 8.0]], 2)
    Tensor([[1.5, 6. ]])
    """
    options = kernel_size, stride, padding, ceil_mode
    return _average(1, x, options, count_include_pad, None)


@sharing_signature
def _average_pool(
    n: int,
    x: ArrayLike,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    padding: Numbers = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
) -> Tensor:
    options = kernel_size, stride, padding, ceil_mode
    return _average(n, x, options, count_include_pad, divisor_override)


@sharing_signature
def _maximum_pool(
    n: int,
    x: ArrayLike,
    kernel_size: Numbers,
    stride: Numbers | None = None,
    padding: Numbers = 0,
    dilation: Numbers = 1,
    ceil_mode: bool = False,
) -> Tensor:
    return _maximum(n, x, (kernel_size, stride, padding, dilation, ceil_mode))


avg_pool2d = _average_pool(
    "avg_pool2d",
    2,
    """The mean of each window of x (…, channels, n, m); real or complex.

    Options as in `avg_pool1d`; `divisor_override` is divided by instead of the number of elements.

    >>> avg_pool2d([[[1.0, 2.0], [4.0, 8.0]]], 2)
    Tensor([[[3.75]]])
    """,
)
avg_pool3d = _average_pool(
    "avg_pool3d",
    3,
    """The mean of each window of x (…, channels, n, m, p); real or complex. See `avg_pool2d`.

    >>> avg_pool3d([[[[1.0, 2.0]]]], (1, 1, 2))
    Tensor([[[[1.5]]]])
    """,
)
max_pool1d = _maximum_pool(
    "max_pool1d",
    1,
    """The largest element of each window of x (channels, n) or (batch, channels, n); real.

    Options as in `avg_pool1d`; `dilation` dilates the window. The derivative belongs to the
    first of equal elements.

    >>> max_pool1d([[1.0, 2.0, 8.0, 4.0]], 2)
    Tensor([[2., 8.]])
    """,
)
max_pool2d = _maximum_pool(
    "max_pool2d",
    2,
    """The largest element of each window of x (…, channels, n, m); real. See `max_pool1d`.

    >>> max_pool2d([[[1.0, 2.0], [8.0, 4.0]]], 2)
    Tensor([[[8.]]])
    """,
)
max_pool3d = _maximum_pool(
    "max_pool3d",
    3,
    """The largest element of each window of x (…, channels, n, m, p); real. See `max_pool1d`.

    >>> max_pool3d([[[[1.0, 2.0]]]], (1, 1, 2))
    Tensor([[[[2.]]]])
    """,
)
