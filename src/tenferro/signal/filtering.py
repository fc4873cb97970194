"""Filters with rational transfer functions: one loop along the signal, for all sections."""

from __future__ import annotations

from typing import Any, overload

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.values import demanded, known_value
from tenferro.functions.numbers.convolving import correlated
from tenferro.linalg.arguments import inexact_arrays
from tenferro.signal.arguments import axis_of
from tenferro.tensor import ArrayLike
from tenferro.transforms import jit
from tenferro.transforms.control import scan

Section = tuple[tuple[Any, ...], tuple[Any, ...]]
"""Coefficients b (n + 1) and a (n, without a[0] = 1), numbers."""

_LEADING = "a[0] is 0, expected another number; leave leading zeros out"


@overload
def lfilter(
    b: ArrayLike, a: ArrayLike, x: ArrayLike, axis: int = -1, zi: None = None
) -> Tensor: ...


@overload
def lfilter(
    b: ArrayLike, a: ArrayLike, x: ArrayLike, axis: int = -1, *, zi: ArrayLike
) -> tuple[Tensor, Tensor]: ...


@overload
def lfilter(
    b: ArrayLike, a: ArrayLike, x: ArrayLike, axis: int, zi: ArrayLike
) -> tuple[Tensor, Tensor]: ...


def lfilter(
    b: ArrayLike, a: ArrayLike, x: ArrayLike, axis: int = -1, zi: ArrayLike | None = None
) -> Any:
    """Filter along an axis with numerator b and denominator a: `scipy.signal.lfilter`.

    a[0] y[n] = Σₖ b[k] x[n − k] − Σₖ a[k] y[n − k], k from 1 on for a. `b` and `a` have one axis,
    and x has any shape. The initial state `zi` has the shape of x, but with size max(len(a),
    len(b)) − 1 along `axis`; with `zi` the result is the pair of y and the final state.
    Differentiable with respect to b, a, x and zi.

    Raises ValueError for coefficients that are not sequences, a[0] = 0 and a `zi` of the wrong
    shape.

    >>> lfilter([1.0], [1.0, -0.5], [1.0, 0.0, 0.0])
    Tensor([1.  , 0.5 , 0.25])
    """
    b, a = _coefficients("lfilter", b, a)
    given = [] if zi is None else [zi]
    b, a, x, *states = inexact_arrays("lfilter", b, a, x, *given)
    axis = axis_of("lfilter", axis, x)
    leading = demanded(a[0], a[0] != 0, f"lfilter: {_LEADING}")
    order = max(a.shape[0], b.shape[0]) - 1
    b, a = b / leading, a / leading
    shape = (*x.shape[:axis], order, *x.shape[axis + 1 :])
    z = _state("lfilter", states[0], shape, axis) if states else None
    y, end = (_finite if a.shape[0] == 1 else _recursive)(b, a, x, axis, z)
    return y if zi is None else (y, end)


def lfilter_zi(b: ArrayLike, a: ArrayLike) -> Tensor:
    """The steady state of `lfilter` for a step of height 1: `scipy.signal.lfilter_zi`.

    The shape is (max(len(a), len(b)) − 1,). Raises ValueError for coefficients that are not
    sequences, or are all 0.

    >>> lfilter_zi([1.0], [1.0, -0.5])
    Tensor([1.])
    """
    b, a = inexact_arrays("lfilter_zi", *_coefficients("lfilter_zi", b, a))
    known = known_value(a)
    if known is not None:
        if not known.any():
            raise ValueError("lfilter_zi: There must be at least one nonzero `a` coefficient.")
        a = a[int((known != 0).argmax()) :]
    leading = demanded(a[0], a[0] != 0, f"lfilter_zi: {_LEADING}")
    b, a = b / leading, a / leading
    order = max(a.shape[0], b.shape[0]) - 1
    if order == 0:
        return b[:0]
    b, a = _filled(b, order + 1), _filled(a, order + 1)
    late = b[1:] - a[1:] * b[0]  # Σ over zi[k] − zi[k + 1] = late[k] − a[k + 1] zi[0]
    first = xp.sum(late) / xp.sum(a)
    return xp.flip(xp.cumsum(xp.flip(late - a[1:] * first)))


@overload
def sosfilt(sos: ArrayLike, x: ArrayLike, axis: int = -1, zi: None = None) -> Tensor: ...


@overload
def sosfilt(
    sos: ArrayLike, x: ArrayLike, axis: int = -1, *, zi: ArrayLike
) -> tuple[Tensor, Tensor]: ...


@overload
def sosfilt(sos: ArrayLike, x: ArrayLike, axis: int, zi: ArrayLike) -> tuple[Tensor, Tensor]: ...


def sosfilt(sos: ArrayLike, x: ArrayLike, axis: int = -1, zi: ArrayLike | None = None) -> Any:
    """Filter with second-order sections, one after another: `scipy.signal.sosfilt`.

    `sos` has shape (sections, 6) with rows of b and a, where a[0] = 1. `zi` has an axis for the
    sections followed by the shape of x, with size 2 along `axis`. Results and derivatives are as
    for `lfilter`.

    Raises ValueError for a wrong shape of `sos` or `zi`, and for a[0] other than 1.

    >>> sosfilt([[1.0, 0.0, 0.0, 1.0, -0.5, 0.0]], [1.0, 0.0, 0.0])
    Tensor([1.  , 0.5 , 0.25])
    """
    given = [] if zi is None else [zi]
    sos, x, *states = inexact_arrays("sosfilt", sections_of("sosfilt", sos), x, *given)
    axis = axis_of("sosfilt", axis, x)
    shape = (sos.shape[0], *x.shape[:axis], 2, *x.shape[axis + 1 :])
    if states and states[0].shape != shape:
        raise ValueError(
            f"sosfilt: Invalid zi shape. With axis={axis}, an input with shape {x.shape}, and "
            f"{shape[0]} sections, zi must have shape {shape}, got {states[0].shape}."
        )
    z = xp.moveaxis(states[0] if states else xp.zeros(shape, x.dtype), axis + 1, 1)
    sections = tuple(
        (tuple(row[i] for i in range(3)), (row[4], row[5]))
        for row in (sos[s] for s in range(shape[0]))
    )
    before = tuple((z[s, 0], z[s, 1]) for s in range(shape[0]))
    after, y = _run(sections, before, xp.moveaxis(x, axis, 0))
    y = xp.moveaxis(y, 0, axis)
    if zi is None:
        return y
    return y, xp.moveaxis(xp.stack([xp.stack(list(pair)) for pair in after]), 1, axis + 1)


def sosfilt_zi(sos: ArrayLike) -> Tensor:
    """Steady states of `sosfilt` for a step of height 1, (sections, 2): `scipy.signal.sosfilt_zi`.

    >>> sosfilt_zi([[1.0, 0.0, 0.0, 1.0, -0.5, 0.0]])
    Tensor([[1., 0.]])
    """
    (sos,) = inexact_arrays("sosfilt_zi", sections_of("sosfilt_zi", sos, normalized=False))
    rows = []
    scale: Any = 1.0
    for section in (sos[i] for i in range(sos.shape[0])):
        b, a = section[:3], section[3:]
        rows.append(scale * lfilter_zi(b, a))
        scale = scale * xp.sum(b) / xp.sum(a)
    return xp.stack(rows)


def sections_of(name: str, sos: ArrayLike, *, normalized: bool = True) -> Any:
    """Second-order sections, (n, 6), n at least 1, with a[0] = 1 if `normalized`."""
    sos = as_array(name, sos)
    if sos.ndim != 2 or sos.shape[1] != 6 or sos.shape[0] == 0:
        raise ValueError(f"{name}: sos array must be shape (n_sections, 6), received {sos.shape}")
    if not normalized:
        return sos
    return demanded(sos, sos[:, 3] == 1, f"{name}: sos[:, 3] should be all ones")


def _coefficients(name: str, b: Any, a: Any) -> tuple[Any, Any]:
    found = []
    for what, value in (("b", b), ("a", a)):
        array = xp.atleast_1d(as_array(name, value))
        if array.ndim != 1 or array.shape[0] == 0:
            raise ValueError(
                f"Parameter {what} is not a non-empty 1d array in {name}, since {what}.shape="
                f"{array.shape}!"
            )
        found.append(array)
    return found[0], found[1]


def _filled(values: Any, n: Any) -> Tensor:
    """A sequence with zeros up to n entries."""
    return xp.pad(values, (0, n - values.shape[0])) if values.shape[0] < n else values


def _state(name: str, zi: Any, shape: tuple[Any, ...], axis: int) -> Any:
    """A state of the wanted shape; axes of size 1 other than the filter's are repeated."""
    fits = zi.ndim == len(shape) and all(
        m == n or (m == 1 and i != axis)
        for i, (m, n) in enumerate(zip(zi.shape, shape, strict=False))
    )
    if not fits:
        raise ValueError(
            f"{name}: Unexpected shape for parameter zi: expected {shape}, found {zi.shape}."
        )
    return xp.broadcast_to(zi, shape)


def _finite(b: Any, a: Any, x: Any, axis: int, z: Any) -> tuple[Any, Any]:
    """The filter without feedback: a convolution, to whose first values the state is added."""
    k, n = b.shape[0], x.shape[axis]
    if n == 0:
        return x, z
    kernel = xp.reshape(xp.flip(b), tuple(k if i == axis else 1 for i in range(x.ndim)))
    more = 0 if z is None else k - 1
    widths = [(k - 1, more) if i == axis else (0, 0) for i in range(x.ndim)]
    full = correlated(x, kernel, widths)
    if z is None:
        return full, None
    full = full + xp.pad(z, [(0, n) if i == axis else (0, 0) for i in range(x.ndim)])
    y, end = xp.split(full, [n], axis)
    return y, end


def _recursive(b: Any, a: Any, x: Any, axis: int, z: Any) -> tuple[Any, Any]:
    order = max(a.shape[0], b.shape[0]) - 1
    b, a = _filled(b, order + 1), _filled(a, order + 1)
    section = (tuple(b[i] for i in range(order + 1)), tuple(a[i] for i in range(1, order + 1)))
    x = xp.moveaxis(x, axis, 0)
    z = xp.zeros((order, *x.shape[1:]), x.dtype) if z is None else xp.moveaxis(z, axis, 0)
    ((*end,),), y = _run((section,), (tuple(z[i] for i in range(order)),), x)
    return xp.moveaxis(y, 0, axis), xp.moveaxis(xp.stack(end), 0, axis)


@jit
def _run(sections: tuple[Section, ...], state: Any, x: ArrayLike) -> tuple[Any, Any]:
    """Every section in transposed direct form II along the first axis of x, in one loop.

    A. V. Oppenheim, R. W. Schafer, Discrete-Time Signal Processing, 3rd edition (2010), 6.3.4.
    """

    def step(state: Any, value: Any) -> tuple[Any, Any]:
        after = []
        for (b, a), z in zip(sections, state, strict=True):
            y = b[0] * value + z[0]
            shifted = (*z[1:], 0.0)
            after.append(
                tuple(s + p * value - q * y for s, p, q in zip(shifted, b[1:], a, strict=True))
            )
            value = y
        return tuple(after), value

    return scan(step, state, x)


__all__ = ["lfilter", "lfilter_zi", "sosfilt", "sosfilt_zi"]
