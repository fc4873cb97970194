"""Windows of the spatial axes: where they lie, and their elements as strided slices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from tenferro.nn.operands import Numbers, each
from tenferro.ops.arrays.structural import pad
from tenferro.ops.base import apply, literal, refuse

Sizes = tuple[int, ...]


@dataclass(frozen=True)
class Windows:
    """Windows over arrays whose last axes are spatial; one entry for each of those axes.

    `count` are the numbers of windows, `after` the padding behind the axes (what windows reach).
    """

    size: Sizes
    kernel: Sizes
    stride: Sizes
    dilation: Sizes
    padding: Sizes
    count: Sizes
    after: Sizes

    def padded(self, x: Any, value: float) -> Any:
        """x with `value` around it as far as windows reach."""
        if not any((*self.padding, *self.after)):
            return x
        spatial = tuple((p, q, 0) for p, q in zip(self.padding, self.after, strict=True))
        return _pad(x, spatial, value)

    def elements(self, x: Any) -> list[Any]:
        """For each position in the kernel, row by row, the padded x there in every window."""
        return [
            x[(..., *(slice(*self._range(i, k)) for i, k in enumerate(offset)))]
            for offset in self.offsets()
        ]

    def along(self, axis: int, x: Any) -> list[Any]:
        """For each position in the kernel along one axis, x there in every window."""
        behind = (slice(None),) * (len(self.kernel) - 1 - axis)
        return [x[(..., slice(*self._range(axis, k)), *behind)] for k in range(self.kernel[axis])]

    def placed(self, element: Any, offset: Sizes) -> Any:
        """The transpose of one of `elements`, without the padding."""
        spatial = []
        for i, k in enumerate(offset):
            start, stop, step = self._range(i, k)
            behind = self.size[i] + self.padding[i] - stop
            spatial.append((start - self.padding[i], behind, step - 1))
        return _pad(element, tuple(spatial), 0)

    def offsets(self) -> Iterator[Sizes]:
        """Positions in the kernel, row by row."""
        return product(*map(range, self.kernel))

    def _range(self, axis: int, k: int) -> tuple[int, int, int]:
        start, step = k * self.dilation[axis], self.stride[axis]
        return start, start + (self.count[axis] - 1) * step + 1, step


def _pad(x: Any, spatial: Sequence[tuple[int, int, int]], value: float) -> Any:
    leading = ((0, 0, 0),) * (x.ndim - len(spatial))
    return apply(pad.bind(padding=(*leading, *spatial)), x, literal(x, value, x.dtype))


def windows(
    name: str,
    size: Sizes,
    kernel_size: Numbers,
    stride: Numbers | None,
    padding: Numbers = 0,
    dilation: Numbers = 1,
    ceil_mode: bool = False,
) -> Windows:
    """Windows over spatial axes of a size; the stride is the kernel's size for None or ().

    Raises ValueError for options that are not one number or one for each axis, and where no window
    fits. With `ceil_mode` a last window may exceed the padding, unless it starts there.
    """
    n = len(size)
    kernel = each(name, "kernel_size", n, kernel_size)
    step = kernel if stride is None or stride == () else each(name, "stride", n, stride)
    pads, wide = each(name, "padding", n, padding), each(name, "dilation", n, dilation)
    if min((*kernel, *step, *wide)) < 1 or min(pads) < 0:
        refuse(name, "kernel_size, stride, dilation", (kernel, step, wide), "integers >= 1")
    lines = list(zip(size, kernel, step, pads, wide, strict=True))
    count = tuple(_count(*line, ceil_mode) for line in lines)
    if min(count) < 1:
        refuse(name, "kernel_size", kernel, f"windows that fit into {size} padded by {pads}")
    reach = [(c - 1) * s + d * (k - 1) + 1 for c, (_, k, s, _, d) in zip(count, lines, strict=True)]
    after = tuple(max(p, r - m - p) for r, (m, _, _, p, _) in zip(reach, lines, strict=True))
    return Windows(tuple(size), kernel, step, wide, pads, count, after)


def _count(n: int, k: int, stride: int, padding: int, dilation: int, ceil_mode: bool) -> int:
    room = n + 2 * padding - dilation * (k - 1) - 1
    count = (room + stride - 1 if ceil_mode else room) // stride + 1
    return count - 1 if ceil_mode and (count - 1) * stride >= n + padding else count
