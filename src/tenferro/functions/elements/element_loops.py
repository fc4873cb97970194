"""Python code for one element, applied to all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.creation import asarray, empty
from tenferro.functions.arrays.joining import stack
from tenferro.functions.arrays.manipulation import as_arrays, broadcast_arrays, reshape
from tenferro.functions.arrays.values import known_value
from tenferro.ops.base import refuse
from tenferro.tensor import Array, ArrayLike, DTypeLike
from tenferro.transforms import vmap
from tenferro.transforms.tracing.parameters import name_of

__all__ = ["fromiter", "ndenumerate", "vectorize"]


def ndenumerate(arr: ArrayLike) -> Iterator[tuple[tuple[int, ...], Any]]:
    """The index and the value of each element.

    >>> list(ndenumerate([[1, 2]]))
    [((0, 0), Tensor(1)), ((0, 1), Tensor(2))]
    """
    x = asarray(arr)
    for index in np.ndindex(x.shape):
        yield index, x[index]


def fromiter(iter: Iterable[Any], dtype: DTypeLike, count: int = -1) -> Tensor:
    """The elements of an iterator, at most `count` of them, as an array with one axis.

    Raises ValueError for fewer than `count`.

    >>> fromiter((k * k for k in range(4)), float)
    Tensor([0., 1., 4., 9.])
    """
    items = list(iter if count < 0 else islice(iter, count))
    if len(items) < count:
        refuse("fromiter", "iter", f"{len(items)} elements", f"{count} or more")
    return asarray(items, dtype) if items else empty(0, dtype)


class vectorize:  # noqa: N801
    """A function of numbers, called for the elements of arrays that are broadcast together.

    If the values are known, the function is called for one element after another, as in NumPy, and
    may branch on values; under `te.jit` it is traced once, by `te.vmap`. Several results return
    several arrays. `otypes` contains the dtypes of the results; keyword arguments are passed
    through unchanged.

    >>> clipped = vectorize(lambda a, b: a if a > b else b)
    >>> clipped([1.0, 2.0, 3.0], 2.0)
    Tensor([2., 2., 3.])
    """

    def __init__(self, pyfunc: Callable[..., Any], otypes: Any = None, *, signature: Any = None):
        if signature is not None:
            refuse("vectorize", "signature", repr(signature), "None; use te.vmap with in_axes")
        self.pyfunc = pyfunc
        self.otypes = None if otypes is None else [np.dtype(t) for t in otypes]
        self.__name__ = name_of(pyfunc)
        self.__doc__ = pyfunc.__doc__

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """An array of the results, or a tuple of arrays."""
        if not args:
            refuse("vectorize", "args", "none", "at least one array")
        arrays = broadcast_arrays(*as_arrays("vectorize", args))
        shape = arrays[0].shape
        lines = [reshape(x, -1) for x in arrays]
        if arrays[0].size == 0 and self.otypes is None:
            refuse("vectorize", "args", f"arrays of shape {shape}", "elements, or otypes")
        results = self._over(lines, kwargs)
        several = isinstance(results, tuple)
        outputs = [
            reshape(y if self.otypes is None else asarray(y, self.otypes[i]), shape)
            for i, y in enumerate(results if several else (results,))
        ]
        return tuple(outputs) if several else outputs[0]

    def _over(self, lines: list[Any], kwargs: dict[str, Any]) -> Any:
        def element(*values: Array) -> Any:
            return self.pyfunc(*values, **kwargs)

        if any(known_value(x) is None for x in lines) or lines[0].shape[0] == 0:
            return vmap(element)(*lines)
        found = [element(*values) for values in zip(*lines, strict=True)]
        if isinstance(found[0], tuple):
            return tuple(stack([asarray(y) for y in part]) for part in zip(*found, strict=True))
        return stack([asarray(y) for y in found])
