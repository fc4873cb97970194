"""Arguments of filters and transforms of images: arrays, dtypes of results, one value per axis."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from functools import wraps
from inspect import signature
from typing import Any, NamedTuple, ParamSpec, TypeVar
from warnings import warn

import numpy as np

from tenferro import numpy as xp
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.tensor import Array
from tenferro.tensor.dtypes import DType, complex_dtype, inexact_dtype

_P = ParamSpec("_P")
R = TypeVar("R")


def writing(function: Callable[_P, R]) -> Callable[_P, R]:
    """A function whose `output` may also be an array, which the result is written into."""
    parameters = signature(function)

    @wraps(function)
    def written(*args: _P.args, **kwargs: _P.kwargs) -> R:
        try:
            bound = parameters.bind(*args, **kwargs)
        except TypeError as error:
            raise TypeError(f"{function.__name__}: {error}") from None
        output = bound.arguments.get("output")
        if not isinstance(output, Array | np.ndarray):
            return function(*args, **kwargs)
        bound.arguments["output"] = output.dtype.name  # of this machine's byte order
        if "output_shape" in parameters.parameters:
            bound.arguments.setdefault("output_shape", output.shape)
        found: Any = function(*bound.args, **bound.kwargs)
        if found.shape != output.shape:
            raise RuntimeError(
                f"{function.__name__}: output shape not correct: {output.shape}, expected "
                f"{found.shape}"
            )
        output[...] = found
        return output  # type: ignore[return-value]

    return written


class Image(NamedTuple):
    """An array to compute with, in floating point, and the dtype of the result."""

    values: Any
    dtype: DType

    def result(self, values: Any) -> Any:
        """Values in the dtype of the result; integers are cut towards zero, as SciPy's filters."""
        return convert_to(values, self.dtype)

    def rounded(self, values: Any) -> Any:
        """Values in the dtype of the result; integers are rounded, as SciPy's transforms."""
        if self.dtype.kind not in "iu":
            return self.result(values)
        nearest = xp.trunc(values + xp.copysign(0.5, values))
        if self.dtype.kind == "u":
            nearest = xp.clip(nearest, 0.0, float(np.iinfo(self.dtype).max))
        return self.result(nearest)


def image(name: str, x: Any, output: Any = None, cval: Any = 0.0, weights: Any = 0.0) -> Image:
    """The image, and the dtype of the result: x's, or `output`; complex where anything is."""
    x = as_array(name, x)
    if np.iscomplexobj(cval) and not x.aval.is_complex:
        raise TypeError(f"{name}: `cval` is complex, expected a real number for a real image")
    is_complex = x.aval.is_complex or np.iscomplexobj(weights)
    work = inexact_dtype(x.dtype)
    work = complex_dtype(work) if is_complex else work
    if output is None:
        dtype = work if is_complex else x.dtype
    else:
        dtype = np.dtype(output)
        if is_complex and dtype.kind != "c":
            if isinstance(output, str):
                raise RuntimeError(f"{name}: output must have complex dtype, received {dtype}")
            warn(f"{name}: promoting specified output dtype to complex, not {dtype}", stacklevel=4)
            dtype = complex_dtype(inexact_dtype(dtype))
    return Image(convert_to(x, work), dtype)


def per_axis(name: str, what: str, value: Any, n: int) -> list[Any]:
    """One value for each of n axes, from one for all or a sequence of n."""
    if isinstance(value, str) or not np.iterable(value):
        return [value] * n
    values = list(value)
    if len(values) != n:
        raise RuntimeError(
            f"{name}: `{what}` has {len(values)} values: sequence argument must have length equal "
            f"to input rank, {n}"
        )
    return values


def axes_of(name: str, axes: Any, ndim: int) -> list[int]:
    """Axes counted from the front, all of them for None."""
    if axes is None:
        return list(range(ndim))
    found = [operator.index(a) for a in (axes if np.iterable(axes) else (axes,))]
    for a in found:
        if not -ndim <= a < ndim:
            raise ValueError(f"{name}: specified axis: {a} is out of range, for {ndim} axes")
    found = [a % ndim for a in found]
    if len(set(found)) != len(found):
        raise ValueError(f"{name}: axes must be unique, received {axes}")
    return found


def reach(name: str, size: int, origin: Any) -> tuple[int, int]:
    """Elements before and after a window's place, of a size and shifted by an origin."""
    origin = operator.index(origin)
    before = size // 2 + origin
    if not 0 <= before < size:
        raise ValueError(
            f"{name}: invalid origin {origin}, Invalid origin; origin must satisfy "
            f"{-(size // 2)} <= origin <= {(size - 1) // 2}"
        )
    return before, size - 1 - before


def spread(values: Sequence[Any], axes: Sequence[int], ndim: int, rest: Any) -> list[Any]:
    """Values of some axes among all of them."""
    found = [rest] * ndim
    for axis, value in zip(axes, values, strict=True):
        found[axis] = value
    return found
