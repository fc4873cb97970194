"""Arrays from numbers, from shapes and from other libraries.

`dtype` is a dtype or its name; by default it follows from the values, or is float64. `device` is
"cpu", or one of XLA such as "xla:0"; by default "cpu", or where the array is that the result is
like. A shape may hold sizes that are known only at run time, while a function is traced.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.eager.device_tensor import shared_on_device
from tenferro.eager.tensor import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.devices import placed, placed_like, settled
from tenferro.functions.arrays.joining import stack
from tenferro.functions.arrays.manipulation import broadcast_to, reshape
from tenferro.functions.arrays.values import known_value
from tenferro.ops.arrays.constant import iota
from tenferro.ops.base import f, full as filled, nullary, promotion, refuse
from tenferro.ops.base.apply import constant_operation, emit
from tenferro.ops.base.computed import tensors
from tenferro.ops.base.promotion import numbers
from tenferro.ops.base.shapes import as_shape
from tenferro.tensor import (
    Array,
    ArrayLike,
    Aval,
    Dim,
    DTypeLike,
    IndexLike,
    Shape,
    ShapeLike,
    aval_of,
)
from tenferro.tensor.devices import CPU, DLPACK_CPU, device_named
from tenferro.tensor.dtypes import DType, as_dtype, bool_, float64
from tenferro.tensor.foreign import is_foreign, is_on_device

__all__ = [
    "array", "asanyarray", "asarray", "asarray_chkfinite", "copy", "empty", "empty_like", "eye",
    "from_dlpack", "fromfunction", "full", "full_like", "identity", "ones", "ones_like", "require",
    "tri", "zeros", "zeros_like",
]  # fmt: skip


def asarray(
    obj: IndexLike,
    /,
    dtype: DTypeLike | None = None,
    *,
    device: object = None,
    copy: bool | None = None,
) -> Tensor:
    """Convert an array, a number, nested sequences of both, or a buffer to an array.

    NumPy arrays are shared without a copy unless `copy` is true, and so are jax arrays on their
    `device`. Raises TypeError for values of a dtype that is not supported, ValueError for ragged
    sequences, an unknown device, or `copy=False` where values must be converted or moved. A Python
    number that `dtype` cannot represent raises NumPy's error: OverflowError for an integer out of
    range, TypeError for a complex number, ValueError for NaN.

    >>> asarray([1.0, 2.0])
    Tensor([1., 2.])
    """
    if copy is False:
        _check_shared(obj, dtype, device)
    there = device is not None and is_on_device(obj)
    wanted = None if dtype is None else as_dtype(dtype, "asarray")
    x = promotion.on_device("asarray", obj) if there else _converted("asarray", obj, wanted, copy)
    x = x if wanted is None else convert_to(x, wanted)
    is_data = not isinstance(obj, Array | np.generic) and is_foreign(obj)
    return settled("asarray", x, device) if is_data else placed("asarray", x, device)


def _converted(name: str, obj: IndexLike, dtype: DType | None, copy: bool | None = None) -> Any:
    """An array of these values, wherever it is needed; Python's numbers are of `dtype`, if any."""
    if isinstance(obj, list | tuple):
        x = _from_sequence(name, obj, dtype)
    elif isinstance(obj, np.ndarray | np.generic):
        x = as_array(name, obj.copy() if copy else obj)
    elif isinstance(obj, Array | Dim):
        x = obj if isinstance(obj, Array) else filled(_place(), aval_of((), int), obj)
        x = x.alias() if copy else x
    else:
        x = as_array(name, obj if is_foreign(obj) else numbers(name, obj, dtype))
    return x


def _check_shared(obj: IndexLike, dtype: Any, device: object) -> None:
    there = getattr(obj, "device", None)
    if isinstance(obj, Tensor) and device is not None and device_named("asarray", device) != there:
        refuse("asarray", "copy", False, f"None or True: {there} to {device} needs a copy")
    if not isinstance(obj, Array | np.ndarray):
        refuse("asarray", "copy", False, f"None or True for {type(obj).__name__}, a copy is needed")
    if dtype is not None and as_dtype(dtype, "asarray") != obj.dtype:
        refuse("asarray", "copy", False, f"None or True: {obj.dtype} to {dtype} needs a copy")


def _from_sequence(name: str, items: Any, dtype: DType | None) -> Any:
    """Nested sequences; arrays among their elements are stacked."""
    if not promotion.holds_arrays(items):
        return as_array(name, numbers(name, items, dtype))
    return stack([_converted(name, item, dtype) for item in items])


def array(
    obj: IndexLike,
    /,
    dtype: DTypeLike | None = None,
    *,
    copy: bool | None = True,
    ndmin: int = 0,
    device: object = None,
) -> Tensor:
    """Like `asarray`, with a copy by default and at least `ndmin` axes.

    >>> array([1, 2], dtype="float32", ndmin=2)
    Tensor([[1., 2.]], dtype=float32)
    """
    x = asarray(obj, dtype, device=device, copy=copy)
    if x.ndim >= ndmin:
        return x
    return reshape(x, (1,) * (ndmin - x.ndim) + x.shape)


asanyarray = asarray


def asarray_chkfinite(a: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Like `asarray`; raises ValueError for infinities and NaN, where the numbers are known.

    The result may share memory with a traced array, so no condition can wait for it.

    >>> asarray_chkfinite([1.0, 2.0])
    Tensor([1., 2.])
    """
    x = asarray(a, dtype)
    value = known_value(x)
    if value is not None and not np.all(np.isfinite(value)):
        refuse("asarray_chkfinite", "a", "an array with infinities or NaN", "finite numbers")
    return x


def require(a: ArrayLike, dtype: DTypeLike | None = None, requirements: Any = None) -> Tensor:
    """Like `asarray`; `requirements` concern NumPy's memory layout and have no effect.

    >>> require([1, 2], float)
    Tensor([1., 2.])
    """
    return asarray(a, dtype)


def copy(a: ArrayLike, /) -> Tensor:
    """An array of the same values that shares no memory with a NumPy array.

    >>> copy([1, 2])
    Tensor([1, 2])
    """
    return asarray(a, copy=True)


def from_dlpack(x: Any, /, *, device: object = None, copy: bool | None = None) -> Tensor:
    """Create an array that shares the memory of another library's array, on the CPU or on a device.

    With a `device` it is copied there if it is elsewhere. Raises BufferError or ValueError as NumPy
    or jax do where the memory cannot be shared.

    >>> from_dlpack(np.arange(3))
    Tensor([0, 1, 2])
    """
    if isinstance(x, Array):
        return asarray(x, copy=copy, device=device)
    there = CPU if device is None else device_named("from_dlpack", device)
    if x.__dlpack_device__()[0] != DLPACK_CPU[0] or there != CPU:
        found = shared_on_device(x, None if device is None else there, copy)
        return promotion.on_device("from_dlpack", found)
    shared = np.from_dlpack(x) if copy is None else np.from_dlpack(x, copy=copy)
    return settled("from_dlpack", as_array("from_dlpack", shared), None)


def _place() -> Any:
    """A value of the running trace, in which symbolic sizes have a meaning."""
    return emit(constant_operation(np.zeros(())))


def _filled(name: str, shape: ShapeLike, value: ArrayLike, dtype: DTypeLike, device: object) -> Any:
    aval = aval_of(as_shape(name, shape), as_dtype(dtype, name))
    if aval.is_symbolic:
        return placed(name, filled(_place(), aval, value), device)
    return placed(name, tensors.wrap(np.full(aval.shape, value, aval.dtype)), device)


def zeros(shape: ShapeLike, dtype: DTypeLike | None = None, *, device: object = None) -> Tensor:
    """Zeros of a shape. Raises ValueError for negative sizes.

    >>> zeros(2)
    Tensor([0., 0.])
    """
    return _filled("zeros", shape, 0, dtype or float64, device)


def ones(shape: ShapeLike, dtype: DTypeLike | None = None, *, device: object = None) -> Tensor:
    """Ones of a shape. Raises ValueError for negative sizes.

    >>> ones(2, dtype="int32")
    Tensor([1, 1], dtype=int32)
    """
    return _filled("ones", shape, 1, dtype or float64, device)


def empty(shape: ShapeLike, dtype: DTypeLike | None = None, *, device: object = None) -> Tensor:
    """An array of a shape with unspecified values; they are zeros.

    >>> empty((2, 3)).shape
    (2, 3)
    """
    return _filled("empty", shape, 0, dtype or float64, device)


def full(
    shape: Any, fill_value: ArrayLike, dtype: DTypeLike | None = None, *, device: object = None
) -> Tensor:
    """An array of a shape filled with a number, or with an array that broadcasts to the shape.

    Linear in `fill_value`. Raises ValueError if it does not broadcast, and the errors of `asarray`
    for a number that `dtype` cannot represent.

    >>> full((2,), 7)
    Tensor([7, 7])
    """
    sizes = as_shape("full", shape)
    wanted = None if dtype is None else as_dtype(dtype, "full")
    value = _converted("full", fill_value, wanted)
    value = value if wanted is None else convert_to(value, wanted)
    if aval_of(sizes, value.dtype).is_symbolic:
        value = value + filled(_place(), aval_of((), value.dtype), 0)
    return placed("full", broadcast_to(value, sizes), device)


def full_like(
    x: ArrayLike,
    /,
    fill_value: ArrayLike,
    *,
    dtype: DTypeLike | None = None,
    device: object = None,
    shape: ShapeLike | None = None,
) -> Tensor:
    """An array like x filled with a number, or with an array that broadcasts to its shape.

    Raises the errors of `asarray` for a number that the dtype cannot represent.

    >>> full_like([1.0, 2.0], 7)
    Tensor([7., 7.])
    """
    x = as_array("full_like", x)
    aval = _like("full_like", x, dtype, shape)
    if isinstance(fill_value, bool | int | float | complex):
        number = numbers("full_like", fill_value, aval.dtype).item()
        return placed_like("full_like", filled(x, aval, number), x, device)
    value = convert_to(as_array("full_like", fill_value, x), aval.dtype)
    return placed_like("full_like", broadcast_to(value, aval.shape), x, device)


def _like(name: str, x: Array, dtype: Any, shape: Any) -> Aval:
    aval: Aval = x.aval if dtype is None else x.aval.with_dtype(as_dtype(dtype, name))
    return aval if shape is None else aval.with_shape(as_shape(name, shape))


def zeros_like(
    x: ArrayLike,
    /,
    *,
    dtype: DTypeLike | None = None,
    device: object = None,
    shape: ShapeLike | None = None,
) -> Tensor:
    """Zeros of x's shape and dtype.

    >>> zeros_like([1.0, 2.0])
    Tensor([0., 0.])
    """
    x = as_array("zeros_like", x)
    return placed_like("zeros_like", filled(x, _like("zeros_like", x, dtype, shape), 0), x, device)


def ones_like(
    x: ArrayLike,
    /,
    *,
    dtype: DTypeLike | None = None,
    device: object = None,
    shape: ShapeLike | None = None,
) -> Tensor:
    """Ones of x's shape and dtype.

    >>> ones_like([1, 2])
    Tensor([1, 1])
    """
    x = as_array("ones_like", x)
    return placed_like("ones_like", filled(x, _like("ones_like", x, dtype, shape), 1), x, device)


def empty_like(
    x: ArrayLike,
    /,
    *,
    dtype: DTypeLike | None = None,
    device: object = None,
    shape: ShapeLike | None = None,
) -> Tensor:
    """An array of x's shape and dtype with unspecified values; they are zeros.

    >>> empty_like([1.0, 2.0]).shape
    (2,)
    """
    return zeros_like(x, dtype=dtype, device=device, shape=shape)


def eye(
    n_rows: Any,
    n_cols: Any = None,
    /,
    k: int = 0,
    dtype: DTypeLike | None = None,
    *,
    device: object = None,
) -> Tensor:
    """Ones on the k-th diagonal of a matrix of zeros. Raises ValueError for negative sizes.

    >>> eye(2)
    Tensor([[1., 0.],
            [0., 1.]])
    """
    found = _diagonals("eye", n_rows, n_cols, k, as_dtype(dtype or float64, "eye"), f.equal)
    return placed("eye", found, device)


def identity(n: Any, dtype: DTypeLike | None = None) -> Tensor:
    """The identity matrix.

    >>> identity(1)
    Tensor([[1.]])
    """
    return eye(n, dtype=dtype)


def tri(
    N: ArrayLike,
    M: ArrayLike | None = None,
    k: int = 0,
    dtype: DTypeLike | None = None,
    *,
    device: object = None,
) -> Tensor:
    """Ones on and below the k-th diagonal of an N×M matrix of zeros.

    >>> tri(2)
    Tensor([[1., 0.],
            [1., 1.]])
    """
    found = _diagonals("tri", N, M, k, as_dtype(dtype or float64, "tri"), f.greater_equal)
    return placed("tri", found, device)


def _diagonals(name: str, rows: Any, columns: Any, k: int, dtype: DType, compare: Any) -> Any:
    """Ones where row + k and column compare."""
    shape = as_shape(name, (rows, rows if columns is None else columns))
    first, second = positions(shape)
    return convert_to(compare(first + k, second), dtype)


def positions(shape: Shape) -> list[Any]:
    """For each axis the position along it, of that shape."""
    symbolic = aval_of(shape, bool_).is_symbolic
    like = _place() if symbolic else tensors.wrap(np.zeros(()))
    dtype = np.dtype(np.int64)
    return [
        nullary(like, iota.bind(shape=shape, dimension=a, dtype=dtype)) for a in range(len(shape))
    ]


def fromfunction(
    function: Callable[..., Any], shape: ShapeLike, *, dtype: DTypeLike = float, **kwargs: Any
) -> Tensor:
    """The values of a function of the positions along each axis.

    >>> fromfunction(lambda i, j: i + j, (2, 2))
    Tensor([[0., 1.],
            [1., 2.]])
    """
    grids = positions(as_shape("fromfunction", shape))
    values = function(*[convert_to(g, as_dtype(dtype, "fromfunction")) for g in grids], **kwargs)
    return values if isinstance(values, Array) else asarray(values)  # type: ignore[return-value]
