"""Convolution by Fourier transforms, and what all convolutions check."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log2
from operator import index
from typing import Any

from scipy.fft import next_fast_len

from tenferro import fft, numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.ops.base import check_axes, promoted_dtype
from tenferro.signal.arguments import overlap_added
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import inexact_dtype

MODES = ("full", "same", "valid")


def fftconvolve(
    in1: ArrayLike, in2: ArrayLike, mode: str = "full", axes: int | Sequence[int] | None = None
) -> Tensor:
    """The convolution by Fourier transforms, along `axes`: `scipy.signal.fftconvolve`.

    Other axes broadcast. The result is floating-point or complex; integers become float64. Modes
    and errors are those of `convolve`; shapes that do not broadcast raise ValueError.

    >>> fftconvolve([1.0, 2.0, 3.0], [0.0, 1.0, 0.5], mode="valid").round(12)
    Tensor([2.5])
    """

    def product(in1: Any, in2: Any, along: list[int]) -> Any:
        shape = [in1.shape[a] + in2.shape[a] - 1 for a in along]
        return _by_spectra(in1, in2, along, shape)

    return _transformed("fftconvolve", in1, in2, mode, axes, product)


def oaconvolve(
    in1: ArrayLike, in2: ArrayLike, mode: str = "full", axes: int | Sequence[int] | None = None
) -> Tensor:
    """The convolution by transforms of blocks of the larger array: `scipy.signal.oaconvolve`.

    Faster than `fftconvolve` if one array is much larger; arguments and result are the same.

    >>> oaconvolve([1.0, 2.0, 3.0, 4.0], [1.0, 1.0]).round(12)
    Tensor([1., 3., 5., 7., 4.])
    """
    return _transformed("oaconvolve", in1, in2, mode, axes, _in_blocks)


def operands(name: str, in1: ArrayLike, in2: ArrayLike) -> tuple[Tensor, Tensor]:
    like = in1 if isinstance(in1, Array) else in2
    first, second = (as_array(name, x, like) for x in (in1, in2))
    if first.ndim != second.ndim:
        raise ValueError(
            f"{name}: in1 and in2 should have the same dimensionality, received shapes "
            f"{first.shape} and {second.shape}"
        )
    dtype = promoted_dtype(first, second)
    return convert_to(first, dtype), convert_to(second, dtype)


def check_mode(name: str, mode: str) -> None:
    if mode not in MODES:
        raise ValueError(
            f"{name}: `mode` is {mode!r}, acceptable mode flags are 'valid', 'same', or 'full'"
        )


def swap_needed(
    name: str, mode: str, first: Sequence[Any], second: Sequence[Any], axes: Sequence[int]
) -> bool:
    """Whether "valid" slides the first array over the second; it is commutative."""
    if mode != "valid" or all(first[a] >= second[a] for a in axes):
        return False
    if all(second[a] >= first[a] for a in axes):
        return True
    raise ValueError(
        f"{name}: For 'valid' mode, one must be at least as large as the other in every "
        f"dimension, received shapes {tuple(first)} and {tuple(second)}"
    )


def centered(x: Any, shape: Sequence[Any]) -> Any:
    """The part of a shape in the middle."""
    starts = [(n - m) // 2 for n, m in zip(x.shape, shape, strict=True)]
    return x[tuple(slice(a, a + m) for a, m in zip(starts, shape, strict=True))]


def _transformed(
    name: str, in1: Any, in2: Any, mode: str, axes: Any, product: Callable[..., Any]
) -> Any:
    """The convolution along axes; `product` computes the full one."""
    first, second = operands(name, in1, in2)
    if first.ndim == 0:
        return first * second
    if first.size == 0 or second.size == 0:
        return xp.asarray([])
    along = _axes(name, first, second, axes)
    check_mode(name, mode)
    if swap_needed(name, mode, first.shape, second.shape, along):
        first, second = second, first
    dtype = inexact_dtype(first.dtype)
    first, second = convert_to(first, dtype), convert_to(second, dtype)
    full = product(first, second, along) if along else first * second
    if mode == "full":
        return full
    shape = list(full.shape)
    for a in along if mode == "valid" else range(first.ndim):
        n = first.shape[a]
        shape[a] = n - second.shape[a] + 1 if mode == "valid" else n
    return centered(full, shape)


def _axes(name: str, first: Any, second: Any, axes: Any) -> list[int]:
    """The axes to convolve along, without those that broadcasting is enough for."""
    if axes is None:
        chosen: Sequence[int] = range(first.ndim)
    else:
        given = tuple(axes) if hasattr(axes, "__iter__") else (axes,)
        if not given:
            raise ValueError(f"{name}: when provided, axes cannot be empty")
        if not all(hasattr(a, "__index__") for a in given):
            raise ValueError(
                f"{name}: axes must be a scalar or iterable of integers, received {axes}"
            )
        chosen = check_axes(name, tuple(map(index, given)), first.ndim)
    s1, s2 = first.shape, second.shape
    along = sorted(a for a in chosen if s1[a] != 1 and s2[a] != 1)
    rest = (a for a in range(first.ndim) if a not in along)
    if not all(s1[a] == s2[a] or 1 in (s1[a], s2[a]) for a in rest):
        raise ValueError(f"{name}: incompatible shapes for in1 and in2: {s1} and {s2}")
    return along


def _by_spectra(first: Any, second: Any, axes: Sequence[int], shape: Sequence[int]) -> Any:
    """The convolution with so many points along axes: a product of transforms."""
    is_real = not first.aval.is_complex
    fast = [next_fast_len(n, is_real) for n in shape]
    forward, back = (fft.rfftn, fft.irfftn) if is_real else (fft.fftn, fft.ifftn)
    spectra = forward(first, fast, axes=axes) * forward(second, fast, axes=axes)
    cut = [slice(None)] * first.ndim
    for a, n in zip(axes, shape, strict=True):
        cut[a] = slice(n)
    return back(spectra, fast, axes=axes)[tuple(cut)]


def _in_blocks(first: Any, second: Any, along: list[int]) -> Any:
    """The full convolution: blocks of the larger array along each axis, added where they overlap.

    The array with more points is cut along all axes; a block has about as many points as make the
    transforms cheapest, 4 to 8 times the kernel's.
    """
    shape = [first.shape[a] + second.shape[a] - 1 for a in along]
    x, w = (first, second) if first.size >= second.size else (second, first)
    steps = {a: _block(x.shape[a], w.shape[a]) for a in along}
    if all(steps[a] >= x.shape[a] for a in along):
        return _by_spectra(first, second, along, shape)
    for i, a in enumerate(along):  # axis a is a + i here: blocks, then points
        n, step = x.shape[a + i], steps[a]
        count = -(-n // step)
        widths = [(0, 0)] * x.ndim
        widths[a + i] = (0, count * step - n)
        x = xp.pad(x, widths)
        x = xp.reshape(x, (*x.shape[: a + i], count, step, *x.shape[a + i + 1 :]))
        w = xp.expand_dims(w, a + i)
    axes = [a + i + 1 for i, a in enumerate(along)]
    sizes = [x.shape[a] + w.shape[a] - 1 for a in axes]
    blocks = _by_spectra(x, w, axes, sizes)
    for a, n in zip(reversed(along), reversed(shape), strict=True):
        i = along.index(a)
        blocks = overlap_added(blocks, steps[a], a + i)
        cut = [slice(None)] * blocks.ndim
        cut[a + i] = slice(n)
        blocks = blocks[tuple(cut)]
    return blocks


def _block(n: int, k: int) -> int:
    """Points of a block of n with a kernel of k: what costs least per point."""
    sizes = (next_fast_len(k * 2**power) for power in range(1, 8))
    best: int = min(sizes, key=lambda size: size * log2(size) / (size - k + 1))
    return max(min(best - k + 1, n), 1)


__all__ = ["fftconvolve", "oaconvolve"]
