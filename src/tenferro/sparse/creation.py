"""Sparse arrays from SciPy's, from dense ones, and from values with their places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
import optree

from tenferro.functions.arrays.values import value_of
from tenferro.ops.base import as_array
from tenferro.pytree import NAMESPACE
from tenferro.sparse.arithmetic import taken
from tenferro.sparse.arrays import SparseArray, sparse_operand
from tenferro.sparse.patterns import FORMATS, NAMES, Pattern, of_places
from tenferro.tensor import Array

Maker = TypeVar("Maker", bound=Callable[..., Any])


def _described(format: str, parts: str, extra: str) -> Callable[[Maker], Maker]:
    def describe(function: Maker) -> Maker:
        function.__doc__ = f"""A sparse array of format "{format}", under SciPy's name.

    Of a sparse array of ours or SciPy's, of a dense one whose numbers are known, or of {parts}
    with the `shape`. The values may be traced, and gradients reach them; places may not.{extra}

    Raises TypeError for index arrays that are not integers, ValueError, naming the array, for
    indices out of bounds and for sizes that do not fit.

    >>> import numpy as np
    >>> import tenferro as te
    >>> A = te.sparse.{format}_array(np.array([[2.0, 0.0], [1.0, 3.0]]))
    >>> A @ np.array([1.0, 1.0])
    Tensor([2., 4.])
    """
        return function

    return describe


_COMPRESSED = "a tuple (data, indices, indptr), or (data, (row, col)),"


@_described("csr", _COMPRESSED, "")
def csr_array(arg1: Any, /, shape: Any = None, dtype: Any = None) -> SparseArray:
    return _made("csr", arg1, shape, dtype)


@_described("csc", _COMPRESSED, "")
def csc_array(arg1: Any, /, shape: Any = None, dtype: Any = None) -> SparseArray:
    return _made("csc", arg1, shape, dtype)


@_described(
    "coo",
    "a tuple (data, (row, col))",
    "\n    What has one place adds up, as matrices are assembled.",
)
def coo_array(arg1: Any, /, shape: Any = None, dtype: Any = None) -> SparseArray:
    return _made("coo", arg1, shape, dtype)


def _made(format: str, arg: Any, shape: Any, dtype: Any) -> SparseArray:
    name = f"{format}_array"
    made = sparse_operand(arg)
    if made is None:
        made = (
            _of_parts(name, format, arg, shape) if isinstance(arg, tuple) else _of_dense(name, arg)
        )
    if shape is not None and tuple(shape) != made.shape:
        raise ValueError(f"{name}: the matrix has shape {made.shape}, expected {tuple(shape)}")
    made = SparseArray(made.data, made.pattern).asformat(format)
    return made if dtype is None else made.astype(dtype)


def _of_parts(name: str, format: str, parts: tuple[Any, ...], shape: Any) -> SparseArray:
    if len(parts) == 3 and format != "coo":
        data, *index = parts
    elif len(parts) == 2 and isinstance(parts[1], tuple | list) and len(parts[1]) == 2:
        data, index, format = parts[0], list(parts[1]), "coo"
    else:
        raise ValueError(f"{name}: expected (data, (row, col)), or compressed arrays")
    if shape is None:
        raise ValueError(f"{name}: the shape is missing; pass shape=(rows, columns)")
    places = [_known(name, what, x) for what, x in zip(NAMES[format], index, strict=True)]
    pattern = Pattern.of(name, format, shape, places)
    values = as_array(name, data)
    if values.shape != (pattern.nnz,):
        raise ValueError(f"{name}: data has shape {values.shape}, expected ({pattern.nnz},)")
    return SparseArray(values, pattern)


def _known(name: str, what: str, index: Any) -> Any:
    """The numbers of an index array. Raises TypeError for a traced one."""
    if not isinstance(index, Array):
        return np.asarray(index)
    known = value_of(index)
    if known is None:
        raise TypeError(
            f"{name}: {what} is traced, expected numbers that are known; only values may vary"
        )
    return known


def _of_dense(name: str, dense: Any) -> SparseArray:
    """The entries of a dense matrix that are not zero."""
    values = as_array(name, dense)
    if values.ndim != 2:
        raise ValueError(f"{name}: the operand has shape {values.shape}, expected a matrix")
    (places,) = np.nonzero(np.ravel(_known(name, "the dense matrix", values)))
    pattern = of_places("csr", values.shape, places)
    return SparseArray(taken(values.reshape(-1), places), pattern)


def pattern_of(matrix: Any) -> Pattern:
    """The pattern of a sparse matrix of SciPy."""
    format = matrix.format
    index = matrix.coords if format == "coo" else (matrix.indices, matrix.indptr)
    return Pattern.of(f"{format}_array", format, matrix.shape, index)


def from_scipy(matrix: Any) -> SparseArray:
    """A sparse matrix of SciPy as one of ours; formats that are not ours become compressed rows."""
    is_matrix = type(matrix).__name__.endswith("_matrix")
    known = matrix if matrix.format in FORMATS else matrix.tocsr()
    data = as_array("a sparse array", known.data)
    return SparseArray(data, pattern_of(known), is_matrix)


def to_scipy(data: Any, pattern: Pattern, is_matrix: bool) -> Any:
    """A sparse matrix of SciPy with these values, whose index arrays are copies."""
    from scipy import sparse  # loaded when it is needed

    made = getattr(sparse, f"{pattern.format}_{'matrix' if is_matrix else 'array'}")
    index = tuple(x.copy() for x in pattern.index)
    parts = (data, index) if pattern.format == "coo" else (data, *index)
    return made(parts, shape=pattern.shape)


def rebuilt(pattern: Pattern, is_matrix: bool, data: Any) -> Any:
    """The matrix with these values: SciPy's of NumPy's values, otherwise one of tenferro."""
    if type(data) is np.ndarray and data.shape == (pattern.nnz,):
        return to_scipy(data, pattern, is_matrix)
    return SparseArray(data, pattern, is_matrix)


def _flatten(matrix: Any) -> tuple[list[Any], tuple[Pattern, bool], tuple[str]]:
    return [matrix.data], (matrix.pattern, matrix.is_matrix), ("data",)


def _unflatten(rest: Any, children: Any) -> Any:
    return rebuilt(*rest, *children)


optree.register_pytree_node(
    cast(Any, SparseArray), _flatten, _unflatten, path_entry_type=optree.GetAttrEntry,
    namespace=NAMESPACE,
)  # fmt: skip
