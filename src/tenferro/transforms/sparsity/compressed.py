"""Values of a sparse Jacobian from few tangents or cotangents, one for each color."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.ops.arrays.indexing import take
from tenferro.ops.base import FAMILIES, TensorOperation, apply, conj, convert_to, f, full
from tenferro.ops.base.apply import constant
from tenferro.ops.base.batched import numbers
from tenferro.tensor import Aval, aval_of
from tenferro.trace import Trace, Tracer
from tenferro.transforms.derivatives.derivative_tables import batched_outputs, offsets_of
from tenferro.transforms.derivatives.jacobian import check_holomorphic
from tenferro.transforms.derivatives.reverse import seed_positions
from tenferro.transforms.sparsity.coloring import count_of
from tenferro.transforms.sparsity.dependence import Matrix, NDArray
from tenferro.transforms.sparsity.function import LeafFunction
from tenferro.transforms.tracing.tracing import Traced, results
from tidu import LinearizedGraph, linear_transpose

_INDEX = 2**31


@dataclass(frozen=True, eq=False)
class Compression:
    """The position of each entry of a pattern in the table of tangents by colors, row-major."""

    colors: NDArray
    count: int
    by_columns: bool
    source: NDArray
    unique: bool
    chunk: int | None

    @staticmethod
    def of(pattern: Matrix, colors: NDArray, by_columns: bool, chunk: int | None) -> Compression:
        """The gather of a pattern's entries, in the order of its rows."""
        row, column = _entries(pattern, count_of(colors))
        line, along = (column, row) if by_columns else (row, column)
        return Compression._made(pattern, colors, by_columns, chunk, (line, along, True))

    @staticmethod
    def of_symmetric(pattern: Matrix, colors: NDArray, chunk: int | None) -> Compression:
        """The same for a star coloring: entries that share their row are read in their column's."""
        row, column = _entries(pattern, count_of(colors))
        in_row = row * row.dtype.type(count_of(colors)) + colors[column]
        alone = np.bincount(in_row)[in_row] == 1
        line, along = np.where(alone, column, row), np.where(alone, row, column)
        return Compression._made(pattern, colors, True, chunk, (line, along, False))

    @staticmethod
    def _made(
        pattern: Matrix,
        colors: NDArray,
        by_columns: bool,
        chunk: int | None,
        places: tuple[NDArray, NDArray, bool],
    ) -> Compression:
        line, along, unique = places
        m, n = pattern.shape
        source = colors.astype(line.dtype)[line] * line.dtype.type(m if by_columns else n) + along
        count = count_of(colors)
        return Compression(_narrow(colors), count, by_columns, source, unique, chunk)

    def values(self, trace: Trace, function: LeafFunction, leaves: Sequence[Any]) -> Any:
        """The entries at these leaves."""
        traced = function.traced(trace, leaves)
        linear = function.linearized(traced)
        check_holomorphic(function.label, trace, linear)
        avals = [y for y in traced.out_avals if y.is_inexact]
        dtype = np.result_type(*(y.dtype for y in avals)) if avals else np.dtype(float)
        if not self.source.size:
            return results(trace, [_zeros(traced, dtype)], traced.input_ids, leaves)[0]
        table = self._pushed if self.by_columns else self._pulled
        entries = take(
            table(trace, traced, linear, dtype),
            [_array(trace, self.source)],
            (0,),
            "promise",
            unique=self.unique,
        )
        return results(trace, [entries.id], traced.input_ids, leaves)[0]

    def _pushed(self, trace: Trace, traced: Traced, linear: LinearizedGraph, dtype: Any) -> Any:
        """The sums of the columns of each color, color after color."""
        seeds = [int(v) for _, v in linear.tangent_inputs]
        batches = self._seeds(trace, seeds)
        products = batched_outputs(trace, traced.label, linear, batches, self.count, self.chunk)
        return self._table(traced, products, traced.out_avals, dtype)

    def _pulled(self, trace: Trace, traced: Traced, linear: LinearizedGraph, dtype: Any) -> Any:
        """The sums of the rows of each color, color after color."""
        back = linear_transpose(linear, addition=TensorOperation.add())
        position = seed_positions(back)
        offsets = offsets_of(traced.out_avals)
        firsts = [int(offsets[k]) for k in position.values()]
        batches = self._seeds(trace, list(position), firsts)
        products = batched_outputs(trace, traced.label, back, batches, self.count, self.chunk)
        rows = [None if ct is None else conj(ct) for ct in products]
        avals = [trace.metas[int(v)] for _, v in linear.tangent_inputs]
        return self._table(traced, rows, avals, dtype)

    def _seeds(
        self, trace: Trace, values: Sequence[int], firsts: Sequence[int] | None = None
    ) -> dict[int, int]:
        """For each value the batch of its seeds: 1 where the color is that of the element."""
        avals = [trace.metas[v] for v in values]
        starts = offsets_of(avals) if firsts is None else firsts
        seeds = {}
        for v, aval, first in zip(values, avals, starts, strict=False):
            own = self.colors[first : first + aval.size].reshape(1, *aval.shape)
            colors = _array(trace, own)
            line = convert_to(numbers(colors, self.count, aval.ndim), own.dtype)
            seeds[v] = convert_to(f.equal(line, colors), aval.dtype).id
        return seeds

    def _table(
        self, traced: Traced, products: Sequence[Any], avals: Sequence[Aval], dtype: Any
    ) -> Any:
        """Batches of arrays as one row of elements for each color, all rows in a line."""
        like = traced.inputs[0]
        parts = []
        for x, aval in zip(products, avals, strict=True):
            shape = (self.count, aval.size)
            if x is None:
                parts.append(full(like, aval_of(shape, dtype), 0))
            else:
                flat = apply(FAMILIES["reshape"].bind(shape=shape), x)
                parts.append(convert_to(flat, dtype))
        table = parts[0]
        if len(parts) > 1:
            table = apply(FAMILIES["concatenate"].bind(axis=1), *parts)
        return apply(FAMILIES["reshape"].bind(shape=(table.aval.size,)), table)


def _entries(pattern: Matrix, colors: int) -> tuple[NDArray, NDArray]:
    """Row and column of each entry, in integers that number all elements for each color."""
    m, n = pattern.shape
    dtype = np.int32 if colors * max(m, n) < _INDEX else np.int64
    row = np.repeat(np.arange(m, dtype=dtype), np.diff(pattern.indptr))
    return row, pattern.indices.astype(dtype, copy=False)


def _narrow(colors: NDArray) -> NDArray:
    """Colors as bytes where they fit: what programs read of them for each color."""
    return colors.astype(np.uint8) if colors.max(initial=0) < 2**8 else colors


def _array(trace: Trace, value: NDArray) -> Tracer:
    v = constant(trace, value)
    return Tracer(trace, v, trace.metas[v])


def _zeros(traced: Traced, dtype: Any) -> int:
    return int(full(traced.inputs[0], aval_of((0,), dtype), 0).id)
