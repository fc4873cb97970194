"""Sparse matrices whose values are arrays of tenferro: traced, or computed and remembered.

Where the entries are is fixed (a `Pattern`); their values are one vector, in which everything here
is linear or elementwise. So derivatives go through, and a gradient has the pattern of its matrix.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, overload

import numpy as np
from numpy.typing import NDArray

from tenferro.eager import Tensor
from tenferro.functions.arrays.data_types import astype
from tenferro.functions.arrays.manipulation import reshape
from tenferro.ops.base import as_array, conj
from tenferro.sparse.arithmetic import (
    Entries,
    elements_at,
    entries_of_common,
    entries_of_product,
    entries_of_sum,
    gathered,
    ordered,
    refuse_shapes,
    same_dtype,
    taken,
)
from tenferro.sparse.patterns import FORMATS, Pattern
from tenferro.sparse.products import product
from tenferro.tensor import Array
from tenferro.tensor.foreign import as_matrix, is_left_by_matrix

NUMBERS = (bool, int, float, complex, np.generic)


class SparseArray:
    """A sparse matrix with a fixed sparsity pattern; `data` contains the values of its entries.

    Transformed functions receive it instead of SciPy's arrays, and `te.sparse.csr_array` and
    similar functions return it. It supports `@` (with vectors, matrices and sparse matrices, from
    both sides), `+`, `-`, `*` and `/` by numbers, and the elementwise `*` by sparse and dense
    matrices (for a `csr_matrix`, `*` is `@`).

    >>> import numpy as np
    >>> import tenferro as te
    >>> import scipy.sparse
    >>> a = scipy.sparse.csr_array([[1.0, 0.0], [2.0, 3.0]])
    >>> g = te.grad(lambda a: np.sum((a @ np.array([1.0, 2.0])) ** 2))(a)
    >>> g.toarray()
    array([[ 2.,  0.],
           [16., 32.]])
    """

    __slots__ = ("data", "is_matrix", "pattern")
    __array_ufunc__ = None
    __hash__ = object.__hash__

    def __init__(self, data: Any, pattern: Pattern, is_matrix: bool = False) -> None:
        self.data: Tensor = data
        self.pattern = pattern
        self.is_matrix = is_matrix

    @property
    def entries(self) -> Entries:
        """The values and where they are."""
        return as_array("a sparse array", self.data), self.pattern

    @property
    def format(self) -> str:
        """ "csr", "csc" or "coo"."""
        return self.pattern.format

    @property
    def shape(self) -> tuple[int, int]:
        """The numbers of rows and columns."""
        return self.pattern.shape

    @property
    def ndim(self) -> int:
        """2."""
        return 2

    @property
    def nnz(self) -> int:
        """The number of entries that are stored."""
        return self.pattern.nnz

    @property
    def size(self) -> int:
        """The number of entries that are stored, as in SciPy."""
        return self.nnz

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the values."""
        return self.data.dtype

    @property
    def coords(self) -> tuple[NDArray[Any], NDArray[Any]]:
        """The row and the column of each entry."""
        return self.pattern.rows, self.pattern.columns

    @property
    def indices(self) -> NDArray[Any]:
        """SciPy's index array of this name, of formats "csr" and "csc"."""
        return self._index("indices", 0)

    @property
    def indptr(self) -> NDArray[Any]:
        """The start of each row (for "csc", of each column) in `indices`."""
        return self._index("indptr", 1)

    def _index(self, name: str, which: int) -> Any:
        if self.format == "coo":
            raise AttributeError(f"a sparse array of format 'coo' has no {name}; use its coords")
        return self.pattern.index[which]

    @property
    def T(self) -> SparseArray:  # noqa: N802
        """The transpose, with the same values."""
        return SparseArray(self.data, self.pattern.transposed, self.is_matrix)

    def transpose(self) -> SparseArray:
        """The transpose, with the same values."""
        return self.T

    def conj(self) -> SparseArray:
        """The complex conjugate."""
        return self._with(conj(as_array("conj", self.data)))

    conjugate = conj

    @property
    def real(self) -> SparseArray:
        """The real part."""
        return self._with(as_array("real", self.data).real)

    @property
    def imag(self) -> SparseArray:
        """The imaginary part."""
        return self._with(as_array("imag", self.data).imag)

    def astype(self, dtype: Any) -> SparseArray:
        """The matrix with values of another dtype."""
        return self._with(astype(as_array("astype", self.data), dtype))

    def copy(self) -> SparseArray:
        """Another object for the same matrix."""
        return self._with(as_array("copy", self.data).copy())

    def _with(self, data: Any) -> SparseArray:
        return SparseArray(data, self.pattern, self.is_matrix)

    def asformat(self, format: str) -> SparseArray:
        """Convert to another format; duplicate entries are summed unless the format is the same.

        Raises ValueError for a format other than "csr", "csc" and "coo".
        """
        if format not in FORMATS:
            raise ValueError(f"asformat: format is {format!r}, expected one of {FORMATS}")
        return self if format == self.format else self._sorted(format)

    def tocsr(self) -> SparseArray:
        """Convert to compressed rows."""
        return self.asformat("csr")

    def tocsc(self) -> SparseArray:
        """Convert to compressed columns."""
        return self.asformat("csc")

    def tocoo(self) -> SparseArray:
        """Convert to the coordinate format."""
        return self.asformat("coo")

    def _sorted(self, format: str) -> SparseArray:
        """The matrix with one entry at each place, in the order of a format."""
        return SparseArray(*ordered(self.entries, format), self.is_matrix)

    def _summed(self) -> SparseArray:
        return self._sorted(self.format) if self.pattern.has_duplicates else self

    def todense(self) -> Tensor:
        """The matrix as a dense array."""
        data, (m, n) = as_array("todense", self.data), self.shape
        flat = gathered(data, self.pattern.places, m * n)
        return reshape(flat, (m, n))

    toarray = todense

    def diagonal(self, k: int = 0) -> Tensor:
        """The k-th diagonal, above the main one for k > 0.

        Raises ValueError for a k outside the matrix.
        """
        m, n = self.shape
        if not -m < k < n:
            raise ValueError(f"diagonal: k is {k}, expected more than {-m} and less than {n}")
        (there,) = np.nonzero(self.pattern.columns - self.pattern.rows.astype(np.int64) == k)
        size = min(m + min(k, 0), n - max(k, 0))
        values = taken(as_array("diagonal", self.data), there)
        return gathered(values, self.pattern.rows[there] - max(-k, 0), size)

    def trace(self) -> Tensor:
        """The sum of the main diagonal."""
        return self.diagonal().sum()

    def sum(self, axis: int | None = None, dtype: Any = None, out: None = None) -> Tensor:
        """The sum of all values, or of each column (axis 0) or row (axis 1).

        Raises TypeError for an `out` that is not None, ValueError for an invalid axis.
        """
        if out is not None:
            raise TypeError(f"sum: out is a {type(out).__name__}, expected None; use the result")
        data = as_array("sum", self.data if dtype is None else self.astype(dtype).data)
        if axis is None:
            return data.sum()
        if axis not in (-2, -1, 0, 1):
            raise ValueError(f"sum: axis is {axis!r}, expected None, 0 or 1")
        keep = (axis + 1) % 2
        return gathered(data, self.coords[keep], self.shape[keep])

    @overload
    def dot(self, other: SparseArray | complex) -> SparseArray: ...
    @overload
    def dot(self, other: Any) -> Tensor: ...
    def dot(self, other: Any) -> SparseArray | Tensor:
        """`self @ other`, or `self * other` for a number."""
        return self * other if _is_number(other) else self @ other

    @overload
    def __matmul__(self, other: SparseArray) -> SparseArray: ...
    @overload
    def __matmul__(self, other: Any) -> Tensor: ...
    def __matmul__(self, other: Any) -> SparseArray | Tensor:
        if _is_number(other):
            raise ValueError("matmul: an operand is a number, expected a vector or a matrix; use *")
        sparse = sparse_operand(other)
        if sparse is not None:
            entries = entries_of_product(self.entries, sparse.tocsr().entries)
            return SparseArray(*entries, self.is_matrix)
        return _dense_product(self, as_array("matmul", other, self.data))

    def __rmatmul__(self, other: Any) -> Any:
        sparse = sparse_operand(other)
        if sparse is not None:
            return sparse @ self
        x = as_array("matmul", other, self.data)
        return (self.T @ x.T).T if x.ndim == 2 else self.T @ x

    def __mul__(self, other: Any) -> Any:
        if _is_number(other):
            return self._with(as_array("multiply", self.data) * other)
        return self @ other if self.is_matrix else self.multiply(other)

    def __rmul__(self, other: Any) -> Any:
        if _is_number(other):
            return self._with(other * as_array("multiply", self.data))
        return other @ self if self.is_matrix else self.multiply(other)

    def multiply(self, other: Any) -> SparseArray:
        """The elementwise product with another matrix, at the entries that both have.

        A dense operand broadcasts to the shape of this matrix. Raises ValueError for inconsistent
        shapes.
        """
        if _is_number(other):
            return self * other
        sparse = sparse_operand(other)
        mine = self._summed()
        if sparse is None:
            return mine._with(as_array("multiply", mine.data) * elements_at(mine.pattern, other))
        return SparseArray(
            *entries_of_common(mine.entries, sparse._summed().entries), self.is_matrix
        )

    def __truediv__(self, other: Any) -> Any:
        if not _is_number(other):
            raise TypeError(
                f"divide: a sparse array by {type(other).__name__}, expected a number; elements "
                "that are not stored would become NaN"
            )
        return self._with(as_array("divide", self.data) / other)

    def __neg__(self) -> SparseArray:
        return self._with(-as_array("negative", self.data))

    def __pos__(self) -> SparseArray:
        return self

    def __abs__(self) -> SparseArray:
        mine = self._summed()
        return mine._with(abs(as_array("abs", mine.data)))

    def __add__(self, other: Any) -> Any:
        return _sum(self, other, lambda x, y: x + y)

    def __radd__(self, other: Any) -> Any:
        return _sum(self, other, lambda x, y: y + x)

    def __sub__(self, other: Any) -> Any:
        return _sum(self, other, lambda x, y: x - y)

    def __rsub__(self, other: Any) -> Any:
        return _sum(-self, other, lambda x, y: y + x)

    def __eq__(self, other: object) -> bool:
        raise TypeError(
            "== and != of a sparse array are not supported, as the result would be dense or have "
            "another pattern; compare its data, or its todense()"
        )

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        if is_left_by_matrix():
            return np.array(None)
        raise TypeError(
            "Conversion to a NumPy array: the values of a sparse array of tenferro may be traced; "
            "use its todense()"
        )

    def __repr__(self) -> str:
        m, n = self.shape
        return f"<SparseArray {self.format}, {m} × {n}, {self.nnz} entries of {self.dtype}>"


def sparse_operand(x: Any) -> SparseArray | None:
    """A sparse matrix of tenferro or SciPy as one of tenferro; None for other objects."""
    return x if isinstance(x, SparseArray) else as_matrix(x)


def _is_number(x: Any) -> bool:
    """Whether it scales a matrix: a number, or an array without axes."""
    return isinstance(x, NUMBERS) or (isinstance(x, Array | np.ndarray) and x.ndim == 0)


def _dense_product(a: SparseArray, x: Any) -> Any:
    if x.ndim not in (1, 2) or x.shape[0] != a.shape[1]:
        refuse_shapes(
            "matmul", f"({a.shape[1]},) or ({a.shape[1]}, k) for the second", a.shape, x.shape
        )
    data, x = same_dtype("matmul", a.data, x)
    rows, columns = (as_array("indices", i) for i in a.coords)
    return product(data, rows, columns, x, a.shape[0])


def _sum(a: SparseArray, other: Any, combine: Callable[[Any, Any], Any]) -> Any:
    if _is_number(other):
        if isinstance(other, NUMBERS) and other == 0:
            return a
        raise ValueError(
            "add: a number other than 0 and a sparse array, which would be dense; use its todense()"
        )
    b = sparse_operand(other)
    if b is None:
        return combine(a.todense(), as_array("add", other, a.data))
    entries = entries_of_sum(a.entries, b.entries, combine)
    return SparseArray(*entries, a.is_matrix)
