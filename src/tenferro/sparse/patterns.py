"""Patterns: where the entries of a sparse matrix are, and in which order they are stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np

from computegraph.guard import Guard
from computegraph.weak import WeakValues
from tenferro.cached_attribute import cached_attribute

NDArray = np.ndarray[Any, Any]
FORMATS = ("csr", "csc", "coo")
NAMES = {"csr": ("indices", "indptr"), "csc": ("indices", "indptr"), "coo": ("row", "col")}
"""What SciPy calls the arrays of each format."""
_guard = Guard()
_by_bits: WeakValues[bytes, Pattern] = WeakValues()
_by_arrays: WeakValues[tuple[Any, ...], Pattern] = WeakValues()


@dataclass(frozen=True, eq=False)
class Pattern:
    """The format, the shape and the index arrays of a sparse matrix; equal ones are one object.

    `index` are SciPy's arrays: of "csr" and "csc" the positions within rows (columns) and where
    each row (column) begins, of "coo" rows and columns.
    """

    format: str
    shape: tuple[int, int]
    index: tuple[NDArray, NDArray]

    @staticmethod
    def of(what: str, format: str, shape: Sequence[Any], index: Sequence[Any]) -> Pattern:
        """The pattern with these index arrays, which are copied.

        Raises ValueError, naming the array, for an invalid pattern; TypeError for index arrays that
        are not integers.
        """
        sizes = _checked_shape(what, shape)
        arrays = [np.asarray(x) for x in index]
        near = (format, sizes, *map(id, arrays))
        known = _by_arrays.get(near)
        if known is None or not all(map(_same, known.index, arrays)):
            known = _interned(what, format, sizes, arrays)
            with _guard.lock:
                _by_arrays[near] = known
        return known

    def __repr__(self) -> str:
        return f"Pattern({self.format}, {self.shape}, {self.nnz} entries)"

    def __reduce__(self) -> Any:
        return Pattern.of, ("a pattern", self.format, self.shape, self.index)

    @property
    def nnz(self) -> int:
        """The number of entries that are stored."""
        return self.index[0].size

    @cached_attribute
    def rows(self) -> NDArray:
        """The row of each entry."""
        return self._lines if self.format == "csr" else self.index[0]

    @cached_attribute
    def columns(self) -> NDArray:
        """The column of each entry."""
        if self.format == "csc":
            return self._lines
        return self.index[0 if self.format == "csr" else 1]

    @cached_attribute
    def _lines(self) -> NDArray:
        positions, starts = self.index
        lines = np.arange(starts.size - 1, dtype=positions.dtype)
        return _fixed(np.repeat(lines, np.diff(starts)))

    @cached_attribute
    def places(self) -> NDArray:
        """The number of each entry's place in the matrix, row by row."""
        return _fixed(self.rows.astype(np.int64) * self.shape[1] + self.columns)

    @cached_attribute
    def transposed(self) -> Pattern:
        """The pattern of the transpose, its entries in the same order."""
        format = {"csr": "csc", "csc": "csr"}.get(self.format, "coo")
        index = self.index[::-1] if format == "coo" else self.index
        return Pattern.of("transpose", format, self.shape[::-1], index)

    @cached_attribute
    def has_duplicates(self) -> bool:
        """Whether several entries are at one place, where they add up."""
        return np.unique(self.places).size < self.nnz


def of_places(format: str, shape: tuple[int, int], places: NDArray) -> Pattern:
    """The pattern of entries at these places, which increase in the order of the format."""
    dtype = np.int32 if max(*shape, places.size) < 2**31 else np.int64
    rows, columns = (x.astype(dtype) for x in np.divmod(places, max(shape[1], 1)))
    if format == "coo":
        return Pattern.of("places", format, shape, (rows, columns))
    line, along, count = (rows, columns, shape[0]) if format == "csr" else (columns, rows, shape[1])
    starts = np.concatenate([[0], np.cumsum(np.bincount(line, minlength=count))]).astype(dtype)
    return Pattern.of("places", format, shape, (along, starts))


def in_order(format: str, shape: tuple[int, int], places: NDArray) -> tuple[NDArray, NDArray]:
    """The different places in the order of a format, and which of these each place is."""
    if format != "csc":
        return np.unique(places, return_inverse=True)
    rows, columns = np.divmod(places, max(shape[1], 1))
    turned, which = np.unique(columns * shape[0] + rows, return_inverse=True)
    columns, rows = np.divmod(turned, max(shape[0], 1))
    return rows * shape[1] + columns, which


def _same(known: NDArray, array: NDArray) -> bool:
    return known.dtype == array.dtype and np.array_equal(known, array)


def _fixed(array: NDArray) -> NDArray:
    array.setflags(write=False)
    return array


def _checked_shape(what: str, shape: Sequence[Any]) -> tuple[int, int]:
    sizes = tuple(int(n) for n in shape)
    if len(sizes) != 2 or min(sizes) < 0:
        raise ValueError(f"{what}: the shape is {tuple(shape)}, expected that of a matrix")
    return sizes[0], sizes[1]


def _interned(what: str, format: str, shape: tuple[int, int], arrays: list[NDArray]) -> Pattern:
    digest = blake2b(f"{format} {shape}".encode(), digest_size=16)
    for array in arrays:
        digest.update(f"{array.dtype.str} {array.shape}".encode())
        digest.update(np.ascontiguousarray(array).data)
    key = digest.digest()
    known = _by_bits.get(key)
    if known is None:
        _check(what, format, shape, arrays)
        copies = tuple(_fixed(np.array(x, order="C")) for x in arrays)
        made = Pattern(format, shape, copies)  # type: ignore[arg-type]
        with _guard.lock:
            known = _by_bits.setdefault(key, made)
    return known


def _check(what: str, format: str, shape: tuple[int, int], arrays: list[NDArray]) -> None:
    """Raise unless the arrays are a pattern of this format and shape."""
    for name, array in zip(NAMES[format], arrays, strict=True):
        if array.ndim != 1:
            raise ValueError(f"{what}: {name} has shape {array.shape}, expected a vector")
        if array.dtype.kind not in "iu":
            raise TypeError(f"{what}: {name} has dtype {array.dtype}, expected integers")
    if format == "coo":
        _check_within(what, "row", arrays[0], shape[0])
        _check_within(what, "col", arrays[1], shape[1])
        if arrays[0].size != arrays[1].size:
            raise ValueError(f"{what}: row and col have {[x.size for x in arrays]} elements")
        return
    lines, across = shape if format == "csr" else shape[::-1]
    _check_starts(what, arrays[1], lines, arrays[0].size)
    _check_within(what, "indices", arrays[0], across)


def _check_starts(what: str, starts: NDArray, lines: int, count: int) -> None:
    if starts.size != lines + 1:
        raise ValueError(f"{what}: indptr has {starts.size} elements, expected {lines + 1}")
    if starts[0] != 0 or starts[-1] != count or (starts[1:] < starts[:-1]).any():
        raise ValueError(
            f"{what}: indptr begins with {starts[0]} and ends with {starts[-1]}, expected 0 and "
            f"{count}, the number of entries, without decrease (A.prune() drops surplus entries)"
        )


def _check_within(what: str, name: str, index: NDArray, size: int) -> None:
    if index.size and (index.min() < 0 or index.max() >= size):
        bad = index.min() if index.min() < 0 else index.max()
        raise ValueError(f"{what}: {name} holds {bad}, expected from 0 to {size - 1}")
