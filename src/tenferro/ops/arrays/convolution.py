"""Convolution in any number of spatial dimensions, as cross-correlation with a kernel.

y[n, o, p] = Σ_{c, k} x̂[n, g·C + c, s·p + d·k] w[o, c, k], where g is the group of output channel o,
x̂ is x with `input_dilation` − 1 zeros between neighbours and padded (or cut, where the padding is
negative), s the strides and d the `kernel_dilation`. It is bilinear, and both transposes are
convolutions again (StableHLO's convolution without batch groups, in the layout of PyTorch).

Maths note: contraction.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Any

from tenferro.ops.arrays.structural import padded, reshape, reverse, slice_axis, transpose
from tenferro.ops.base import (
    FAMILIES,
    Family,
    apply,
    broadcast_to_shape,
    check_kind,
    conj,
    full,
    refuse,
)
from tenferro.ops.base.batched import Flags, Size, batch_of, moved
from tenferro.ops.base.declaration import Positive
from tenferro.tensor import Aval, Dim

Sizes = tuple[Positive, ...]
Padding = tuple[tuple[int | Dim, int | Dim], ...]


def dilated(n: int | Dim, dilation: int) -> int | Dim:
    """The size of an axis with zeros between its elements."""
    return (n - 1) * dilation + 1 if n != 0 else 0


def _output_size(
    n: int | Dim, k: int | Dim, stride: int, padding: tuple[Any, Any], inner: int, outer: int
) -> int | Dim:
    room: int | Dim = dilated(n, inner) + padding[0] + padding[1] - dilated(k, outer)
    if isinstance(room, int) and room < 0:
        return 0
    return room // stride + 1


def _infer(
    x: Aval,
    w: Aval,
    *,
    strides: Sizes,
    padding: Padding,
    input_dilation: Sizes,
    kernel_dilation: Sizes,
    groups: Positive,
) -> Aval:
    check_kind("convolution", x, "iufce")
    if x.ndim < 3 or w.ndim != x.ndim or x.dtype != w.dtype:
        refuse(
            "convolution", "operands", (x, w), "(N, C, …) and (O, C/groups, …) of one dtype", "are"
        )
    for argument in (strides, padding, input_dilation, kernel_dilation):
        if len(argument) != x.ndim - 2:
            refuse("convolution", "a parameter", argument, f"one entry per {x.ndim - 2} dimensions")
    if x.shape[1] != w.shape[1] * groups or w.shape[0] % groups:
        expected = f"{groups} groups of {w.shape[1]} input channels"
        refuse("convolution", "the channels", (x.shape[1], w.shape[0]), expected, "are")
    spatial = zip(
        x.shape[2:], w.shape[2:], strides, padding, input_dilation, kernel_dilation, strict=True
    )
    return x.with_shape((x.shape[0], w.shape[0], *(_output_size(*line) for line in spatial)))


convolution = Family("convolution", _infer, multilinear=(0, 1))


@convolution.formula
def _(
    x: Any,
    w: Any,
    *,
    strides: Sizes,
    padding: Padding,
    input_dilation: Sizes,
    kernel_dilation: Sizes,
    groups: int,
) -> Any:
    """Of one channel and a small kernel, the sum of shifted arrays, which is one loop nest.

    Of few results, as the derivative in such a kernel has, sums of products.
    """
    whole = all(isinstance(n, int) for n in (*x.shape, *w.shape))
    plain = {*strides, *input_dilation, *kernel_dilation} == {1}
    if not whole or not plain or x.shape[1] != 1 or w.shape[0] != 1:
        return None
    out = [
        n + a + b - k + 1 for n, k, (a, b) in zip(x.shape[2:], w.shape[2:], padding, strict=True)
    ]
    if min(out) < 1 or not (x.size and w.size):
        return None
    x = padded(x, ((0, 0, 0), (0, 0, 0), *((before, after, 0) for before, after in padding)))
    if prod(w.shape) <= (_FEW_OF_A_LINE if w.ndim == 3 else _FEW):
        terms = [
            broadcast_to_shape(factor, part.shape) * part
            for factor, part in zip(_shifted(w, [1] * len(out)), _shifted(x, out), strict=True)
        ]
        return sum(terms[1:], terms[0])
    if x.shape[0] == 1 and prod(out) <= _FEW_RESULTS:
        axes = tuple(range(x.ndim))
        sums = [
            apply(FAMILIES["reduce_sum"].bind(axes=axes), part * w)
            for part in _shifted(x, list(w.shape[2:]))
        ]
        column = [apply(reshape.bind(shape=(1,)), s) for s in sums]
        joined = apply(FAMILIES["concatenate"].bind(axis=0), *column)
        return apply(reshape.bind(shape=(1, 1, *out)), joined)
    return None


def _shifted(x: Any, sizes: Sequence[int]) -> list[Any]:
    """All parts of these sizes along the spatial axes, row by row."""
    counts = [n - m + 1 for n, m in zip(x.shape[2:], sizes, strict=True)]
    parts = []
    for offset in product(*map(range, counts)):
        part = x
        for axis, (i, m) in enumerate(zip(offset, sizes, strict=True), 2):
            part = slice_axis(part, axis, i, i + m)
        parts.append(part)
    return parts


_FEW, _FEW_OF_A_LINE = 65, 33
"""Up to so many shifted arrays are faster than rows of windows: on one core 10⁴ numbers with a
kernel of 33 take 50 and 260 µs, of 65 1,100 and 530; 512² with 65 take 3 to 22 and 30 to 50 ms."""
_FEW_RESULTS = 9
"""Up to so many sums of products, each over all numbers, are faster than rows of windows."""


@convolution.batch
def _(n: Size, on: Flags, x: Any, w: Any, *, groups: int, **params: Any) -> Any:
    """Of one kernel the batch joins the samples, of several the groups."""
    operation = convolution.bind(groups=groups, **params)
    if not on[1]:
        return _split(apply(operation, _joined(x, 0), w), 0, (n, x.shape[1]))
    x = x if on[0] else batch_of(n, x)
    if n == 0:  # there is no convolution of 0 groups
        of_one = operation.infer(*(z.aval.with_shape(z.shape[1:]) for z in (x, w)))
        return full(x, of_one.with_shape((0, *of_one.shape)), 0)
    x = moved(x, 0, 1)
    operation = convolution.bind(groups=n * groups, **params)
    y = apply(operation, _joined(x, 1), _joined(w, 0))
    return moved(_split(y, 1, (n, w.shape[1])), 1, 0)


def _joined(x: Any, axis: int) -> Any:
    """Two neighbouring axes, from `axis` on, as one."""
    shape = (*x.shape[:axis], x.shape[axis] * x.shape[axis + 1], *x.shape[axis + 2 :])
    return apply(reshape.bind(shape=shape), x)


def _split(x: Any, axis: int, sizes: tuple[Size, Size]) -> Any:
    """An axis as two of these sizes."""
    return apply(reshape.bind(shape=(*x.shape[:axis], *sizes, *x.shape[axis + 1 :])), x)


@convolution.transpose(0)
def _(
    ct: Any,
    x: Any,
    w: Any,
    *,
    strides: Sizes,
    padding: Padding,
    input_dilation: Sizes,
    kernel_dilation: Sizes,
    groups: int,
) -> Any:
    """x̄: the cotangent, dilated by the strides, convolved with the kernel reversed."""
    spatial = range(len(strides))
    padded = []
    for i in spatial:
        reach = dilated(w.shape[i + 2], kernel_dilation[i]) - 1
        before = reach - padding[i][0]
        covered = dilated(ct.shape[i + 2], strides[i]) + before
        padded.append((before, dilated(x.shape[i + 2], input_dilation[i]) + reach - covered))
    reversed_kernel = apply(
        reverse.bind(axes=tuple(i + 2 for i in spatial)), swap_channels(w, groups)
    )
    operation = convolution.bind(
        strides=input_dilation,
        padding=tuple(padded),
        input_dilation=strides,
        kernel_dilation=kernel_dilation,
        groups=groups,
    )
    return apply(operation, ct, conj(reversed_kernel))


@convolution.transpose(1)
def _(
    ct: Any,
    x: Any,
    w: Any,
    *,
    strides: Sizes,
    padding: Padding,
    input_dilation: Sizes,
    kernel_dilation: Sizes,
    groups: int,
) -> Any:
    """w̄: the input correlated with the cotangent, batch and channels exchanged."""
    cut = []
    for i in range(len(strides)):
        before = padding[i][0]
        used = (
            dilated(ct.shape[i + 2], strides[i]) + dilated(w.shape[i + 2], kernel_dilation[i]) - 1
        )
        cut.append((before, used - before - dilated(x.shape[i + 2], input_dilation[i])))
    operation = convolution.bind(
        strides=kernel_dilation,
        padding=tuple(cut),
        input_dilation=input_dilation,
        kernel_dilation=strides,
        groups=groups,
    )
    correlation = apply(operation, _batch_as_channels(conj(x), groups), _batch_last(ct))
    return apply(transpose.bind(permutation=(1, 0, *range(2, correlation.ndim))), correlation)


def swap_channels(w: Any, groups: int) -> Any:
    """(G·O, C, …) as (G·C, O, …)."""
    out, channels, *kernel = w.shape
    split = apply(reshape.bind(shape=(groups, out // groups, channels, *kernel)), w)
    swapped = apply(transpose.bind(permutation=(0, 2, 1, *range(3, split.ndim))), split)
    return apply(reshape.bind(shape=(groups * channels, out // groups, *kernel)), swapped)


def _batch_as_channels(x: Any, groups: int) -> Any:
    """(N, G·C, …) as (C, G·N, …)."""
    batch, channels, *spatial = x.shape
    split = apply(reshape.bind(shape=(batch, groups, channels // groups, *spatial)), x)
    moved = apply(transpose.bind(permutation=(2, 1, 0, *range(3, split.ndim))), split)
    return apply(reshape.bind(shape=(channels // groups, groups * batch, *spatial)), moved)


def _batch_last(ct: Any) -> Any:
    """(N, O, …) as (O, N, …)."""
    return apply(transpose.bind(permutation=(1, 0, *range(2, ct.ndim))), ct)


def convolve_channels(
    x: Any,
    w: Any,
    *,
    strides: Sequence[int] | int = 1,
    padding: Sequence[tuple[int, int]] | int = 0,
    input_dilation: Sequence[int] | int = 1,
    kernel_dilation: Sequence[int] | int = 1,
    groups: int = 1,
) -> Any:
    """The convolution of arrays (N, C, …) with kernels (O, C/groups, …); see the module.

    A single number holds for every spatial dimension. Raises ValueError for channels, sizes or
    parameters that do not fit.
    """
    n = x.ndim - 2
    operation = convolution.bind(
        strides=_each(strides, n),
        padding=((padding, padding),) * n if isinstance(padding, int) else tuple(padding),
        input_dilation=_each(input_dilation, n),
        kernel_dilation=_each(kernel_dilation, n),
        groups=groups,
    )
    return apply(operation, x, w)


def _each(value: Sequence[int] | int, n: int) -> Sizes:
    return (value,) * n if isinstance(value, int) else tuple(value)


__all__ = ["convolution", "convolve_channels", "swap_channels"]
