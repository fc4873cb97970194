"""Sparse Jacobians and Hessians: planned once, then computed by few tangents."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any

import numpy as np

from tenferro.cached_attribute import cached_attribute
from tenferro.kernels.on_demand import scipy
from tenferro.trace import Trace, Tracer
from tenferro.transforms.batching.batches import checked_chunk
from tenferro.transforms.derivatives.choice import Argnums
from tenferro.transforms.derivatives.derivative_tables import offsets_of
from tenferro.transforms.derivatives.jacobian import check_holomorphic
from tenferro.transforms.derivatives.reverse import gradients
from tenferro.transforms.programs.compilation import JitFunction
from tenferro.transforms.programs.jit import jit
from tenferro.transforms.sparsity.coloring import colors_of, count_of, star_colors_of
from tenferro.transforms.sparsity.compressed import Compression
from tenferro.transforms.sparsity.dependence import (
    Matrix,
    NDArray,
    canonical,
    identity,
    size_of,
    stacked,
)
from tenferro.transforms.sparsity.function import LeafFunction
from tenferro.transforms.sparsity.propagation import propagated
from tenferro.transforms.tracing.arguments import check_callable
from tenferro.transforms.tracing.parameters import name_of
from tenferro.transforms.tracing.tracing import in_trace

Function = Callable[..., Any]

if TYPE_CHECKING:
    from scipy.sparse import csr_array


def sparse_jacobian(
    f: Function, *args: Any, argnums: Argnums = 0, chunk_size: int | None = None
) -> SparsePlan:
    """Plan the sparse Jacobian of f for arguments of these shapes.

    The sparsity pattern follows from the graph of f and is valid for all values of floating-point
    arguments and variables. It uses the values of integer arguments and of closed-over arrays. One
    tangent computes all columns that have no row in common, or one cotangent computes all rows that
    have no column in common, if fewer cotangents are needed. `chunk_size` limits the number that is
    computed together, which limits the memory.

    The matrix has a row for each element of the results and a column for each element of the
    arguments in `argnums`, leaf after leaf of their pytrees, each in row-major order. For complex
    arguments f must be holomorphic.

    Raises TypeError for integer arguments in `argnums`, ValueError if the pattern is too dense for
    a sparse method.

    >>> import numpy as np
    >>> plan = sparse_jacobian(lambda x: x[1:] * x[:-1], np.ones(4))
    >>> plan(np.array([1.0, 2.0, 3.0, 4.0])).toarray()
    array([[2., 1., 0., 0.],
           [0., 3., 2., 0.],
           [0., 0., 4., 3.]])
    >>> plan.colors
    array([0, 1, 0, 1], dtype=int32)
    """
    return _planned("sparse_jacobian", f, f, args, argnums, chunk_size, symmetric=False)


def sparse_hessian(
    f: Function, *args: Any, argnums: Argnums = 0, chunk_size: int | None = None
) -> SparsePlan:
    """Plan the sparse Hessian of a real scalar function for arguments of these shapes.

    The Hessian is the sparse Jacobian of `grad`. Because it is symmetric, each element may be read
    from either of two rows, so fewer colors may suffice: an arrow matrix of any size needs two. A
    custom rule that is not the derivative of its function may have a Hessian that is not symmetric:
    use `sparse_jacobian(grad(f), x)` for it. Other arguments and results are as for
    `sparse_jacobian`.

    >>> import numpy as np
    >>> plan = sparse_hessian(lambda x: np.sum(x[1:] * x[:-1] ** 2), np.ones(3))
    >>> plan(np.array([1.0, 2.0, 3.0])).toarray()
    array([[4., 2., 0.],
           [2., 6., 4.],
           [0., 4., 0.]])
    """
    check_callable("sparse_hessian", f)

    @wraps(f)
    def gradient(*args: Any) -> Any:
        return gradients("sparse_hessian", f, argnums, args, {})[1]

    return _planned("sparse_hessian", f, gradient, args, argnums, chunk_size, symmetric=True)


@dataclass(frozen=True, eq=False)
class SparsePlan:
    """A sparse Jacobian or Hessian for arguments of given shapes; `sparse_jacobian` creates it.

    `pattern` is the sparsity pattern, a boolean `scipy.sparse.csr_array`. `colors` has a number for
    each column (for each row, if not `by_columns`): columns of the same color are computed
    together.
    """

    pattern: csr_array
    colors: NDArray
    by_columns: bool
    _function: LeafFunction
    _compression: Compression

    def __call__(self, *args: Any) -> csr_array:
        """The matrix at these arguments, a `scipy.sparse.csr_array`.

        Raises ValueError for other structures, shapes or integers than those planned for,
        TypeError inside of a traced function: there, use `values`.
        """
        leaves = self._function.leaves(args)
        if any(isinstance(x, Tracer) for x in leaves):
            raise TypeError(
                f"{self._function.label}: the arguments are traced, but SciPy's matrices hold "
                "computed arrays; use `values` inside of traced functions, and `matrix` outside"
            )
        return self.matrix(self._compiled(*leaves))

    def values(self, *args: Any) -> NDArray:
        """Compute the elements of the matrix where `pattern` is true, row by row.

        It works in traced functions too.

        >>> import numpy as np
        >>> x = np.array([1.0, 2.0, 3.0])
        >>> plan = sparse_jacobian(np.sin, x)
        >>> assert (jit(plan.values)(x) == np.cos(x)).all()
        """
        return self._values(*self._function.leaves(args))  # type: ignore[no-any-return]

    def matrix(self, values: Any) -> csr_array:
        """Return the matrix with these elements where `pattern` is true.

        >>> import numpy as np
        >>> sparse_jacobian(np.sin, np.ones(2)).matrix(np.array([3.0, 4.0])).toarray()
        array([[3., 0.],
               [0., 4.]])
        """
        indices, indptr = self.pattern.indices.copy(), self.pattern.indptr.copy()
        data = np.asarray(values)
        return scipy.sparse.csr_array((data, indices, indptr), shape=self.pattern.shape)

    @cached_attribute
    def _compiled(self) -> JitFunction[..., Any]:
        return jit(self._values)

    def _values(self, *leaves: Any) -> Any:
        def body(trace: Trace) -> Any:
            return self._compression.values(trace, self._function, leaves)

        return in_trace(self._function.label, body)


def _planned(
    name: str,
    f: Function,
    derived: Function,
    args: Any,
    argnums: Argnums,
    chunk_size: Any,
    *,
    symmetric: bool,
) -> SparsePlan:
    check_callable(name, f)
    label = f"{name}({name_of(f)})"
    if not args:
        raise TypeError(
            f"{label}: no arguments, expected those of the function, {name}(f, *args): the plan is "
            "made for their shapes, and is called on arguments like them"
        )
    chunk = checked_chunk(label, chunk_size)
    return planned(label, derived, args, argnums, chunk, symmetric=symmetric, apart=True)


def planned(
    label: str,
    f: Function,
    args: Any,
    argnums: Argnums = 0,
    chunk: int | None = None,
    *,
    symmetric: bool = False,
    apart: bool = False,
) -> SparsePlan:
    """The plan of the Jacobian of f, which is symmetric or not.

    Unless it is planned `apart`, f may read values of the trace that runs; they may be any.
    """
    function = LeafFunction.of(label, f, argnums, args)
    pattern, may_pull = in_trace(label, lambda trace: _pattern(trace, function, args), apart=apart)
    colors, by_columns = _cheaper(pattern, may_pull)
    stars = star_colors_of(pattern) if symmetric and _is_symmetric(pattern) else None
    if stars is not None and count_of(stars) < count_of(colors):
        compression = Compression.of_symmetric(pattern, stars, chunk)
        return SparsePlan(pattern, stars, True, function, compression)
    compression = Compression.of(pattern, colors, by_columns, chunk)
    return SparsePlan(pattern, colors, by_columns, function, compression)


def _is_symmetric(pattern: Matrix) -> bool:
    mirrored = pattern.tocsc()
    return np.array_equal(pattern.indptr, mirrored.indptr) and np.array_equal(
        pattern.indices, mirrored.indices
    )


def _pattern(trace: Trace, function: LeafFunction, args: Any) -> tuple[Matrix, bool]:
    """The pattern, and whether cotangents of 1 compute whole rows: not complex ones of real
    leaves."""
    traced = function.traced(trace, function.leaves(args))
    linear = function.linearized(traced)
    check_holomorphic(function.label, trace, linear)
    seeds = [int(v) for _, v in linear.tangent_inputs]
    ins, outs = [trace.metas[v] for v in seeds], traced.out_avals
    offsets = offsets_of(ins)
    columns = int(offsets[-1])
    eyes = {
        v: identity(size_of(aval), int(first), columns)
        for v, aval, first in zip(seeds, ins, offsets, strict=False)
    }
    tangents = [None if t is None else int(t) for t in linear.tangent_outputs]
    try:
        matrices = iter(propagated(trace, [t for t in tangents if t is not None], eyes))
    except ValueError as error:
        raise type(error)(f"{function.label}: {error}; use jvp, vjp or jacobian") from error
    blocks = [
        canonical(None if t is None else next(matrices), (size_of(y), columns))
        for t, y in zip(tangents, outs, strict=True)
    ]
    mixed = any(y.is_complex for y in outs) and not all(x.is_complex for x in ins)
    return canonical(stacked(blocks), (0, columns)), not mixed


def _cheaper(pattern: Matrix, may_pull: bool) -> tuple[NDArray, bool]:
    """Colors of the columns, or of the rows if these are fewer."""
    forward = colors_of(pattern.tocsc())
    least = int(np.bincount(pattern.indices, minlength=1).max())
    if not may_pull or least >= count_of(forward):
        return forward, True
    reverse = colors_of(pattern.T)
    by_columns = count_of(forward) <= count_of(reverse)
    return (forward if by_columns else reverse), by_columns
