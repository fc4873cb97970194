"""Functions that rearrange elements."""

from __future__ import annotations

from math import prod
from typing import Any

from tenferro.ops.apply import apply
from tenferro.ops.promotion import as_array, broadcast_to_shape, convert_to, promoted_dtype
from tenferro.ops.shapes import check_axes, check_axis, refuse
from tenferro.ops.structural import concatenate, slice_
from tenferro.ops.structural import reshape as reshape_family
from tenferro.ops.structural import transpose as transpose_family

__all__ = [
    "broadcast_to",
    "concat",
    "expand_dims",
    "matrix_transpose",
    "method_reshape",
    "method_transpose",
    "permute_dims",
    "reshape",
    "slice_axis",
    "squeeze",
    "transpose",
]


def reshape(x: Any, /, shape: Any) -> Any:
    """The same elements, in row-major order, in another shape; one size may be -1."""
    x = as_array("reshape", x)
    shape = tuple(shape) if isinstance(shape, tuple | list) else (shape,)
    if any(isinstance(n, int) and n == -1 for n in shape):
        known = prod(n for n in shape if not (isinstance(n, int) and n == -1))
        if isinstance(known, int) and (known == 0 or x.size % known != 0):
            refuse("reshape", "shape", shape, f"sizes that divide the {x.size} elements")
        shape = tuple(x.size // known if isinstance(n, int) and n == -1 else n for n in shape)
    return x if shape == x.shape else apply(reshape_family.bind(shape=shape), x)


def method_reshape(x: Any, *shape: Any) -> Any:
    """`x.reshape(2, 3)` or `x.reshape((2, 3))`."""
    return reshape(x, shape[0] if len(shape) == 1 else shape)


def permute_dims(x: Any, /, axes: Any) -> Any:
    """The axes in another order."""
    x = as_array("permute_dims", x)
    permutation = check_axes("permute_dims", axes, x.ndim)
    return apply(transpose_family.bind(permutation=permutation), x)


def transpose(x: Any, /, axes: Any = None) -> Any:
    """The axes in another order, reversed by default."""
    x = as_array("transpose", x)
    return permute_dims(x, tuple(reversed(range(x.ndim))) if axes is None else axes)


def method_transpose(x: Any, *axes: Any) -> Any:
    """`x.transpose()`, `x.transpose(1, 0)` or `x.transpose((1, 0))`."""
    if not axes or axes == (None,):
        return transpose(x)
    return transpose(x, axes[0] if isinstance(axes[0], tuple | list) else axes)


def matrix_transpose(x: Any, /) -> Any:
    """The last two axes exchanged."""
    x = as_array("matrix_transpose", x)
    if x.ndim < 2:
        refuse("matrix_transpose", "x.ndim", x.ndim, "at least 2")
    return permute_dims(x, (*range(x.ndim - 2), x.ndim - 1, x.ndim - 2))


def expand_dims(x: Any, /, axis: Any = 0) -> Any:
    """New axes of size 1 at these positions of the result."""
    x = as_array("expand_dims", x)
    axis = axis if isinstance(axis, tuple) else (axis,)
    axes = check_axes("expand_dims", axis, x.ndim + len(axis))
    sizes = iter(x.shape)
    return reshape(x, tuple(1 if a in axes else next(sizes) for a in range(x.ndim + len(axes))))


def squeeze(x: Any, /, axis: Any = None) -> Any:
    """Without these axes, which must have size 1."""
    x = as_array("squeeze", x)
    if axis is None:
        axis = tuple(a for a, n in enumerate(x.shape) if n == 1)
    axes = check_axes("squeeze", axis if isinstance(axis, tuple) else (axis,), x.ndim)
    if any(x.shape[a] != 1 for a in axes):
        refuse("squeeze", "axis", axis, f"axes of size 1 of the shape {x.shape}")
    return reshape(x, tuple(n for a, n in enumerate(x.shape) if a not in axes))


def broadcast_to(x: Any, /, shape: Any) -> Any:
    """NumPy's broadcasting to a shape."""
    x = as_array("broadcast_to", x)
    shape = tuple(shape) if isinstance(shape, tuple | list) else (shape,)
    fits = len(shape) >= x.ndim and all(
        n in (1, m) for n, m in zip(x.shape[::-1], shape[::-1], strict=False)
    )
    if not fits:
        refuse("broadcast_to", "shape", shape, f"a shape that {x.shape} broadcasts to")
    return broadcast_to_shape(x, shape)


def concat(arrays: Any, /, *, axis: Any = 0) -> Any:
    """The arrays one after another along an axis; flattened first if it is None."""
    values = [as_array("concat", x) for x in arrays]
    if not values:
        refuse("concat", "arrays", "empty", "at least one array")
    if axis is None:
        values, axis = [reshape(x, -1) for x in values], 0
    dtype = promoted_dtype(*values)
    axis = check_axis("concat", axis, values[0].ndim)
    return apply(concatenate.bind(axis=axis), *[convert_to(x, dtype) for x in values])


def slice_axis(x: Any, axis: int, start: Any, limit: Any) -> Any:
    """The elements from `start` to `limit` along one axis."""
    low = tuple(start if a == axis else 0 for a in range(x.ndim))
    high = tuple(limit if a == axis else n for a, n in enumerate(x.shape))
    return apply(slice_.bind(start=low, limit=high, strides=(1,) * x.ndim), x)
