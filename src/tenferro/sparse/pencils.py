"""The operators of eigenvalue problems A x = w M x, and the inverses that iterations apply.

Maths note: iterative_spectra.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from tenferro.implicit import cg, linear_solve
from tenferro.implicit.linear import solution
from tenferro.linalg import lu_factor, lu_solve
from tenferro.linalg.arguments import epsilon, inexact_array, refuse_shape
from tenferro.ops.base import as_array, convert_to
from tenferro.pytree import flatten, map as pytree_map, ravel, unflatten
from tenferro.sparse.arrays import sparse_operand
from tenferro.sparse.factors import solved
from tenferro.sparse.krylov import random_vector
from tenferro.sparse.operators import LinearOperator, aslinearoperator, inexact_matrix
from tenferro.transforms.batching.vmap import vmap

Function = Callable[..., Any]


@dataclass(frozen=True)
class Pencil:
    """A x = w M x for square operators, where M = 1 is None, and the vector to start with."""

    name: str
    A: LinearOperator
    M: LinearOperator | None
    start: Any

    @property
    def size(self) -> int:
        """The number of unknowns."""
        return self.A.shape[0]

    @property
    def dtype(self) -> np.dtype[Any]:
        """Of vectors."""
        found: np.dtype[Any] = np.dtype(self.start.dtype)
        return found

    def weighed(self, x: Any) -> Any:
        """M x."""
        return x if self.M is None else self.M @ x


def on_vectors(
    name: str, v0: Any, functions: tuple[Any, ...], least: Any = np.float32
) -> tuple[Any, list[Any], Function]:
    """v0 as a vector, functions of arrays or pytrees like it as functions of vectors, and a
    function that turns columns (n, k) into such arrays or pytrees, with a last axis of length k."""
    if v0 is None or not any(_is_plain(f) for f in functions) or _is_vector(v0):
        return v0, list(functions), lambda V: V
    return _flat(name, v0, functions, least)


def on_columns(name: str, X: Any, functions: tuple[Any, ...]) -> tuple[Any, list[Any], Function]:
    """The same for a block X (n, k), or arrays and pytrees that have k as their last axis."""
    leaves = flatten(X)[0]
    if hasattr(X, "shape") or all(np.isscalar(x) for x in leaves):
        X = inexact_array(name, X)
        if X.ndim == 2:
            return X, list(functions), lambda V: V
    arrays, spec = flatten(X)
    each = [inexact_array(name, x) for x in arrays]
    shapes: list[Any] = [x.shape for x in each]
    alike = all(shape and shape[-1] == shapes[0][-1] for shape in shapes)
    if not alike or not any(map(_is_plain, functions)):
        wrong = [x for x in shapes if not x or x[-1] != shapes[0][-1]]
        refuse_shape(name, "X", (wrong or shapes)[0], "(n, k), or k as the last axis of all arrays")
    _, flat, columns = _flat(
        name, unflatten(spec, [x[..., 0] for x in each]), functions, np.float32
    )
    block = vmap(lambda x: ravel(x)[0], in_axes=-1, out_axes=-1)(unflatten(spec, each))
    return block, flat, columns


def rectangular(name: str, A: Any, v0: Any) -> tuple[LinearOperator, Any, Function, Function]:
    """Any operator, the start on its shorter side, and functions that turn columns (m, k) and rows
    (k, n) into what a function of arrays or pytrees like v0 returns and takes."""
    if not _is_plain(A):
        return aslinearoperator(A), v0, lambda U: U, lambda V: V
    if v0 is None:
        raise ValueError(
            f"{name}: A is a function and v0 is None; pass an array or pytree v0 for A"
        )
    vector, unravel = ravel(pytree_map(partial(inexact_array, name), v0))
    image, into_image = ravel(A(unravel(vector)))
    shape, dtype = (image.shape[0], vector.shape[0]), np.result_type(vector.dtype, image.dtype)
    operator = LinearOperator(shape, lambda x: ravel(A(unravel(x)))[0], dtype=dtype)
    start = vector if shape[0] >= shape[1] else None
    return operator, start, vmap(into_image, in_axes=1, out_axes=-1), vmap(unravel)


def _flat(
    name: str, v0: Any, functions: tuple[Any, ...], least: Any
) -> tuple[Any, list[Any], Function]:
    arrays, spec = flatten(v0)
    inexact = [inexact_array(name, x) for x in arrays]
    inexact = [convert_to(x, np.result_type(x.dtype, least)) for x in inexact]
    vector, unravel = ravel(unflatten(spec, inexact))
    shapes = [x.shape for x in inexact]

    def flat(f: Any) -> Any:
        def on_vector(x: Any) -> Any:
            found, structure = flatten(f(unravel(x)))
            if structure != spec or [y.shape for y in found] != shapes:
                raise ValueError(
                    f"{name}: the operator returns {structure} with shapes "
                    f"{[y.shape for y in found]}, expected {spec} with shapes {shapes}, as v0"
                )
            return ravel(found)[0]

        return on_vector if _is_plain(f) else f

    return vector, [flat(f) for f in functions], vmap(unravel, in_axes=1, out_axes=-1)


def _is_vector(v0: Any) -> bool:
    """Whether it is an array (n,), or a list of numbers."""
    if isinstance(v0, (list, tuple)):
        return all(np.isscalar(x) for x in v0)
    return len(getattr(v0, "shape", ())) == 1


def pencil(name: str, A: Any, M: Any, v0: Any, least: Any = np.float32) -> Pencil:
    """What an eigenvalue problem is about, of dtype `least` or a larger one."""
    operator = square(name, "A", A, v0)
    start = first_vector(name, v0, operator.shape[0], np.result_type(operator.dtype, least))
    if M is None:
        return Pencil(name, operator, None, start)
    mass = square(name, "M", M, start)
    if mass.shape != operator.shape:
        refuse_shape(name, "M", mass.shape, f"{operator.shape}, as A")
    start = convert_to(start, np.result_type(start.dtype, mass.dtype))
    return Pencil(name, operator, mass, start)


def square(name: str, what: str, A: Any, v0: Any) -> LinearOperator:
    """A square operator; functions take vectors like v0."""
    if _is_plain(A):
        if v0 is None:
            raise ValueError(
                f"{name}: {what} is a function and v0 is None; pass a vector v0 to start with, or "
                "a LinearOperator, which has a shape"
            )
        v = inexact_array(name, v0)
        A = LinearOperator((len(v), len(v)), A, dtype=v.dtype)
    operator = aslinearoperator(A)
    m, n = operator.shape
    if m != n:
        refuse_shape(name, what, operator.shape, "that of a square matrix")
    return operator


def first_vector(name: str, v0: Any, n: int, dtype: Any) -> Any:
    """The vector to start with."""
    if v0 is None:
        return random_vector(as_array(name, np.zeros(n, dtype)), 0)
    v = as_array(name, v0)
    if v.shape != (n,):
        raise ValueError(f"{name}: v0 has shape {v.shape}, expected ({n},)")
    return convert_to(v, dtype)


def unweighed(problem: Pencil, M: Any, Minv: Any) -> Function:
    """The inverse of M on arrays (n,) or (n, k), with derivatives by what M depends on.

    M is a matrix, which is factorized once, or Minv applies its inverse; otherwise by conjugate
    gradients.
    """
    mass = problem.M
    if mass is None:
        return lambda b: b
    if Minv is not None:
        return _given(problem, "Minv", Minv, problem.weighed, hermitian=True)
    if not _is_function(M):
        return _factorized(problem, [(1, M)])
    solver = partial(cg, tolerance=epsilon(problem.dtype), max_steps=10 * problem.size)
    return lambda b: linear_solve(problem.weighed, b, solver, symmetric=True)


def shifted(
    problem: Pencil, A: Any, M: Any, sigma: Any, OPinv: Any, *, hermitian: bool
) -> Function:
    """The inverse of A − sigma M in the same way: OPinv applies it, or matrices are factorized."""
    sigma = convert_to(as_array(problem.name, sigma), problem.dtype)
    if OPinv is not None:
        return _given(
            problem,
            "OPinv",
            OPinv,
            lambda x: problem.A @ x - sigma * problem.weighed(x),
            hermitian=hermitian,
        )
    for what, x in (("A", A), ("M", M)):
        if _is_function(x):
            raise TypeError(
                f"{problem.name}: {what} is of type {type(x).__name__} and sigma is not None; pass "
                "OPinv, which applies the inverse of A - sigma M, or matrices"
            )
    return _factorized(problem, [(1, A), (-sigma, M)])


def _given(
    problem: Pencil, what: str, inverse: Any, matvec: Function, *, hermitian: bool
) -> Function:
    """An inverse that is given, with the derivatives of that of `matvec`."""
    operator = square(problem.name, what, inverse, problem.start)
    label = f"{problem.name}: the operator that {what} inverts"

    def solve(b: Any) -> Any:
        def by(x: LinearOperator) -> Function:
            return lambda _, r: (x @ r.reshape(b.shape)).reshape(-1)

        adjoint = by(operator if hermitian else operator.H)
        return solution(
            label, "it is zero", matvec, b, by(operator), hermitian, adjoint_solver=adjoint
        )

    return solve


def _is_function(A: Any) -> bool:
    return callable(A)


def _is_plain(A: Any) -> bool:
    """Whether it is a function, and no operator."""
    return callable(A) and not hasattr(A, "matvec")


def _factorized(problem: Pencil, terms: list[tuple[Any, Any]]) -> Function:
    """The inverse of a sum of factors times matrices, where None is the identity."""
    name, n, dtype = problem.name, problem.size, problem.dtype
    if any(x is not None and sparse_operand(x) is None for _, x in terms):
        total = sum(factor * _dense(name, x, n) for factor, x in terms)
        factors = lu_factor(convert_to(as_array(name, total), dtype))
        return lambda b: lu_solve(factors, b)
    each = [(factor, *_entries(name, x, n)) for factor, x in terms]
    values = [convert_to(as_array(name, factor * data), dtype) for factor, data, *_ in each]
    rows, columns = (np.concatenate([x[i] for x in each]) for i in (2, 3))
    entries = [as_array(name, x) for x in (np.concatenate(values), rows, columns)]

    def inverse(b: Any) -> Any:
        return solved(entries, b.reshape(n, -1), "COLAMD").reshape(b.shape)

    return inverse


def _dense(name: str, A: Any, n: int) -> Any:
    matrix = sparse_operand(A)
    if A is None:
        return np.eye(n)
    return as_array(name, A) if matrix is None else matrix.todense()


def _entries(name: str, A: Any, n: int) -> tuple[Any, Any, Any]:
    """The values of a sparse matrix, their rows and columns."""
    if A is None:
        return np.ones(n), np.arange(n), np.arange(n)
    matrix = inexact_matrix(sparse_operand(A))  # type: ignore[arg-type]
    return as_array(name, matrix.data), *matrix.coords
