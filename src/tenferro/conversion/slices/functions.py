"""NumPy's functions and operators of slices whose bounds are traced."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro import numpy as tnp
from tenferro.conversion.slices import reductions
from tenferro.conversion.slices.alignment import assign, elementwise
from tenferro.conversion.slices.products import matmul, product
from tenferro.conversion.slices.sources import Stored
from tenferro.conversion.slices.window import Window, refuse

_TOTAL = frozenset(
    "abs absolute add conj conjugate copysign cos equal fabs greater greater_equal imag less "
    "less_equal logical_and logical_not logical_or logical_xor maximum minimum multiply negative "
    "not_equal positive real sin square subtract tanh where clip".split()
)
"""Functions of elements that are finite, with their slopes, wherever their operands are."""
_OF_ELEMENTS = frozenset(
    "around clip conj full_like i0 imag nan_to_num ones_like real round sinc where zeros_like "
    "angle iscomplex isreal".split()
)
"""Functions of elements that are not universal functions."""


@dataclass(frozen=True)
class NumPyFunction:
    """A function of NumPy or SciPy: its full name, ours, and the original."""

    name: str
    ours: Callable[..., Any]
    theirs: Any


def of_windows(function: NumPyFunction, args: tuple[Any, ...], options: dict[str, Any]) -> Any:
    """A call one of whose arguments is a slice with traced bounds."""
    name = function.name.removeprefix("numpy.")
    if name in _TABLE:
        return _TABLE[name](*args, **options)
    values = [x.fixed() if isinstance(x, Window) and not any(x.runs) else x for x in args]
    if not any(isinstance(x, Window) for x in values):
        return function.ours(*values, **options)
    if isinstance(function.theirs, np.ufunc) or name in _OF_ELEMENTS:
        if any(isinstance(x, Window) for x in options.values()) or "out" in options:
            refuse(f"a keyword of {function.name} receives it")
        return elementwise(function.ours, args, options, total=name in _TOTAL)
    return refuse(f"{function.name} has no form for it")


def _flip(x: Window, axis: Any = None) -> Window:
    axes = range(x.ndim) if axis is None else axis if isinstance(axis, tuple) else (axis,)
    return x.flipped(tuple(i % x.ndim for i in axes))


def _transpose(x: Window, axes: Any = None) -> Window:
    return x.T if axes is None else x.transposed(tuple(i % x.ndim for i in axes))


def _copy(x: Window, dtype: Any = None, **_: Any) -> Any:
    found = x.copy()
    return found if dtype is None else astype(found, dtype)


def _stack(x: Window, axis: int = 0) -> Any:
    """A copy with the first axis in another place."""
    order = [*range(1, x.ndim)]
    order.insert(axis % x.ndim, 0)
    moved = x.transposed(tuple(order))
    return moved.copy()


def astype(x: Window, dtype: Any, **_: Any) -> Any:
    """The elements with another dtype."""
    return elementwise(lambda v: v.astype(dtype), [x], {}, total=True)


def _diff(x: Window, n: int = 1, axis: int = -1) -> Any:
    if x.ndim != 1 or n != 1:
        return refuse("np.diff has no form for it with several axes or n")
    return x[1:] - x[:-1]


_TABLE: dict[str, Callable[..., Any]] = {
    "array": _copy, "asarray": lambda x, dtype=None: x if dtype is None else astype(x, dtype),
    "ascontiguousarray": lambda x: x, "copy": _copy, "diff": _diff, "dot": product,
    "flip": _flip, "flipud": lambda x: _flip(x, 0), "fliplr": lambda x: _flip(x, 1),
    "inner": lambda a, b: product(a, b.T), "matmul": matmul,
    "ndim": lambda x: x.ndim, "outer": lambda a, b: a[:, None] * b[None, :],
    "shape": lambda x: x.shape, "size": lambda x: x.size, "stack": _stack,
    "transpose": _transpose,
    "vdot": lambda a, b: product(conj(a), b), **reductions.TABLE,
}  # fmt: skip
"""Functions by their names in NumPy's namespace."""


def conj(x: Any) -> Any:
    """The complex conjugates."""
    return elementwise(tnp.conj, [x], {}, total=True) if isinstance(x, Window) else tnp.conj(x)


def _operator(function: Callable[..., Any], *, total: bool, reflected: bool = False) -> Any:
    def run(self: Window, other: Any) -> Any:
        operands = [other, self] if reflected else [self, other]
        return elementwise(function, operands, {}, total=total)

    return run


def _unary(function: Callable[..., Any]) -> Any:
    return lambda self: elementwise(function, [self], {}, total=True)


def _in_place(function: Callable[..., Any]) -> Any:
    def run(self: Window, other: Any) -> Window:
        _change(self, function(self, other))
        return self

    return run


def _changes(self: Window, x: Any, function: Callable[..., Any]) -> Any:
    """`x op= slice` of an array."""
    _change(Window(Stored(x), (None,) * x.ndim), function(x, self))
    return x


def _change(target: Window, result: Any) -> None:
    """Write the result of an operator in the place of its first operand."""
    if not np.can_cast(result.dtype, target.dtype, "same_kind"):
        raise ValueError(
            f"x op= value with a slice that has traced bounds: the updated value is {result.dtype}"
            f", expected {target.dtype}, as x; x = x op value makes another array"
        )
    assign(target, result)


def _method(function: Callable[..., Any]) -> Any:
    return lambda self, *args, **options: function(self, *args, **options)


def _install() -> None:
    """Give windows their operators and methods."""
    total = {"add", "sub", "mul", "and_", "or_", "xor"}
    for name in "add sub mul truediv floordiv mod pow and_ or_ xor lshift rshift".split():
        function, plain = getattr(operator, name), name.rstrip("_")
        setattr(Window, f"__{plain}__", _operator(function, total=name in total))
        reverse = _operator(function, total=name in total, reflected=True)
        setattr(Window, f"__r{plain}__", reverse)
        setattr(Window, f"__i{plain}__", _in_place(function))
    for name in "lt le gt ge eq ne".split():
        setattr(Window, f"__{name}__", _operator(getattr(operator, name), total=True))
    for name in "neg pos abs invert".split():
        setattr(Window, f"__{name}__", _unary(getattr(operator, name)))
    methods = "all any argmax argmin cumprod cumsum dot max mean min prod std sum transpose var"
    for name in methods.split():
        setattr(Window, name, _method(_TABLE[name]))
    for name in ("conj", "conjugate"):
        setattr(Window, name, conj)
    for name, part in (("real", tnp.real), ("imag", tnp.imag)):
        setattr(Window, name, property(_unary(part)))
    matrix: Any = {"__matmul__": matmul, "__rmatmul__": lambda self, other: matmul(other, self)}
    matrix |= {
        "astype": astype,
        "changes": _changes,
        "__setitem__": lambda self, i, v: assign(self.view(i), v),
    }
    for name, function in matrix.items():
        setattr(Window, name, function)


_install()
