"""The kernel of convolution: every window as a row of a matrix, then one matrix product."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tenferro.kernels.table import lowering
from tenferro.ops.arrays.convolution import dilated
from tenferro.tensor import Aval


@lowering("convolution")
def _(
    x: Aval,
    w: Aval,
    *,
    strides: Any,
    padding: Any,
    input_dilation: Any,
    kernel_dilation: Any,
    groups: int,
) -> Any:
    sizes = [
        dilated(n, d) + sum(p) for n, d, p in zip(x.shape[2:], input_dilation, padding, strict=True)
    ]
    spans = [dilated(k, d) for k, d in zip(w.shape[2:], kernel_dilation, strict=True)]
    out = [(n - k) // s + 1 if n >= k else 0 for n, k, s in zip(sizes, spans, strides, strict=True)]
    result = (x.shape[0], w.shape[0], *out)
    prepare = _preparation(x, sizes, padding, input_dilation)
    if 0 in result or 0 in w.shape:
        return lambda a, b: np.zeros(result, x.dtype)

    def run(a: Any, b: Any) -> Any:
        windows = _windows(prepare(a), w.shape[2:], out, strides, kernel_dilation, groups)
        kernel = b.reshape(groups, w.shape[0] // groups, -1)
        product = np.matmul(windows, kernel.transpose(0, 2, 1))  # (groups, N·positions, O/groups)
        split = product.reshape(groups, x.shape[0], prod(out), -1)
        return split.transpose(1, 0, 3, 2).reshape(result)

    return run


def _windows(a: Any, kernel: Any, out: Any, strides: Any, dilation: Any, groups: int) -> Any:
    """(groups, N·positions, C/groups·kernel) from the padded array (N, C, …)."""
    batch, channels = a.shape[:2]
    n = len(out)
    view = np.lib.stride_tricks.as_strided(
        a,
        (batch, groups, channels // groups, *kernel, *out),
        (
            a.strides[0],
            a.strides[1] * (channels // groups),
            a.strides[1],
            *(s * d for s, d in zip(a.strides[2:], dilation, strict=True)),
            *(s * t for s, t in zip(a.strides[2:], strides, strict=True)),
        ),
        writeable=False,
    )
    order = (1, 0, *range(3 + n, 3 + 2 * n), 2, *range(3, 3 + n))
    return view.transpose(order).reshape(groups, batch * prod(out), -1)


def _preparation(x: Aval, sizes: Any, padding: Any, dilation: Any) -> Any:
    """What spreads, pads and cuts the spatial axes."""
    if not any(p or q for p, q in padding) and set(dilation) <= {1}:
        return lambda a: a
    all_ = slice(None)
    source, target = [], []
    for n, size, (before, _), step in zip(x.shape[2:], sizes, padding, dilation, strict=True):
        skip = -(before // step) if before < 0 else 0
        first = before + skip * step
        count = max(0, min(n - skip, (size - first + step - 1) // step))
        source.append(slice(skip, skip + count))
        target.append(slice(first, first + (count - 1) * step + 1 if count else first, step))
    shape = (*x.shape[:2], *(max(n, 0) for n in sizes))
    origin, place = (all_, all_, *source), (all_, all_, *target)

    def prepare(a: Any) -> Any:
        padded = np.zeros(shape, a.dtype)
        padded[place] = a[origin]
        return padded

    return prepare
