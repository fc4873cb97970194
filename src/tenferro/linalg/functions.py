"""Functions of matrices: exponential, logarithm, roots, powers. Maths note: matrix_functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from numpy.linalg import LinAlgError

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.arguments import convert_to
from tenferro.functions.arrays.creation import zeros_like
from tenferro.functions.arrays.joining import concat
from tenferro.functions.axes.reductions import all as every
from tenferro.functions.numbers.predicates import isfinite
from tenferro.linalg.arguments import (
    check_square,
    finite_matrices,
    inexact_arrays,
    square_matrix,
    with_batch,
)
from tenferro.linalg.opaque import ITERATION
from tenferro.linalg.parts import columns, rows
from tenferro.linalg.schur import schur_of
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.small_exponential import exponential, exponential_along
from tenferro.linalg.solve import solve
from tenferro.linalg.sylvester import sylvester_with
from tenferro.ops.base import apply, imag, real
from tenferro.ops.base.small import is_small
from tenferro.ops.base.writer import diagonal
from tenferro.tensor import Array, ArrayLike, Aval
from tenferro.tensor.array import TracerError
from tenferro.tensor.dtypes import complex_dtype

__all__ = [
    "coshm", "cosm", "expm", "expm_frechet", "fractional_matrix_power", "logm", "matrix_exp",
    "signm", "sinhm", "sinm", "sqrtm", "tanhm", "tanm",
]  # fmt: skip

Name = Literal["expm", "logm"]
Function = Callable[[Any], Any]


def _value(a: Aval, *, function: Name) -> Aval:
    return a


def _frechet(a: Aval, e: Aval, *, function: Name) -> Aval:
    return e


def _root(a: Aval) -> Aval:
    return a


value_family = family(
    "tenferro.linalg.matrix_function.v1",
    _value,
    operands="a(n,n)",
    opaque=ITERATION,
    harmless={0: diagonal},
)
"""expm or logm of a."""
frechet_family = family(
    "tenferro.linalg.frechet.v1",
    _frechet,
    operands="a(n,n) e(n,n)",
    linear=(1,),
    opaque=ITERATION,
    harmless={0: diagonal},
)
"""L(a, e): the derivative of such a function at a along e, the upper right block of f[a e; 0 a]."""
sqrtm_family = family(
    "tenferro.linalg.sqrtm.v1",
    _root,
    operands="a(n,n)",
    opaque=ITERATION,
    harmless={0: diagonal},
)


def frechet(a: Any, e: Any, function: str) -> Any:
    """The derivative of a matrix function at a along e."""
    return apply(frechet_family.bind(function=function), a, e)


@value_family.formula
def _(A: Array, *, function: str) -> Any:
    small = function == "expm" and is_small(A.aval)
    return exponential(finite_matrices("expm", A)) if small else None


@frechet_family.formula
def _(A: Array, E: Array, *, function: str) -> Any:
    small = function == "expm" and is_small(A.aval)
    return exponential_along(finite_matrices("expm", A), E).tangent if small else None


@value_family.jvp
def _(A: Array, Y: Array, dA: Array, *, function: str) -> Any:
    return frechet(A, dA, function)


@frechet_family.transpose(1)
def _(ct: Array, A: Array, E: Array, *, function: str) -> Any:
    # For f(z̄) = conj f(z), which holds for all functions here.
    return frechet(A.H, ct, function)


@frechet_family.jvp
def _(A: Array, E: Array, Y: Array, dA: Array, dE: Array, *, function: str) -> Any:
    """L(a, e) differentiated along dA is the upper right block of L([a e; 0 a], [dA 0; 0 dA])."""
    n = A.shape[-1]
    X = blocks(A, E, A)
    D = blocks(dA, zeros_like(dA), dA)
    second = columns(rows(frechet(X, D, function), 0, n), n, 2 * n)
    return frechet(A, dE, function) + second


def blocks(a: Array, b: Array, d: Array) -> Any:
    """[a b; 0 d]."""
    return concat(
        [concat([a, b], axis=-1), concat([zeros_like(d), d], axis=-1)],
        axis=-2,
    )


@sqrtm_family.jvp
def _(A: Array, S: Any, dA: Array) -> Any:
    # S S = A, so S dS + dS S = dA.
    T, Z = schur_of(S)
    return sylvester_with((S, S, T, Z, T, Z), dA)


def expm(a: ArrayLike, /) -> Tensor:
    """The exponential Σ aᵏ/k! of square matrices (..., n, n).

    Raises LinAlgError for matrices that are not square.

    >>> import numpy as np
    >>> expm(np.array([[0.0, 1.0], [0.0, 0.0]]))
    Tensor([[1., 1.],
            [0., 1.]])
    """
    return apply(value_family.bind(function="expm"), square_matrix("expm", "a", a))


def matrix_exp(a: ArrayLike, /) -> Tensor:
    """Another name of `expm`.

    >>> import numpy as np
    >>> matrix_exp(np.array([[0.0]]))
    Tensor([[1.]])
    """
    return expm(a)


@with_options()
def expm_frechet(a: ArrayLike, e: ArrayLike, /) -> tuple[Tensor, Tensor]:
    """The exponential of a and its derivative along e.

    >>> import numpy as np
    >>> expm_frechet(np.array([[0.0]]), np.array([[3.0]]))
    (Tensor([[1.]]), Tensor([[3.]]))
    """
    a, e = inexact_arrays("expm_frechet", a, e)
    check_square("expm_frechet", "a", a.aval)
    check_square("expm_frechet", "e", e.aval)
    a, e = with_batch("expm_frechet", [a, e])
    return expm(a), frechet(a, e, "expm")


def logm(a: ArrayLike, /) -> Tensor:
    """The principal logarithm of square matrices.

    The logarithm of a real matrix is complex if it has no real one, as in SciPy. Inside `te.jit`
    values are not known: there such a matrix raises LinAlgError; convert it to complex first.
    Raises LinAlgError for matrices that are not square or are singular.

    >>> import numpy as np
    >>> logm(np.eye(1))
    Tensor([[0.]])
    """
    a = square_matrix("logm", "a", a)
    return _else_complex(lambda x: apply(value_family.bind(function="logm"), x), a)


def _else_complex(function: Function, a: Any) -> Any:
    """The function of a matrix; of a real one without a real result the complex one, where values
    and sizes are known."""
    if a.aval.is_complex or not all(isinstance(n, int) for n in a.shape):
        return function(a)
    try:
        found = function(a)
        bool(every(isfinite(found)))  # computes it, where values are known
    except TracerError:
        return found
    except LinAlgError:
        return function(convert_to(a, complex_dtype(a.dtype)))
    return found


def sqrtm(a: ArrayLike, /) -> Tensor:
    """The principal square root of square matrices.

    The root of a real matrix is complex if it has no real one, as in SciPy. Inside `te.jit` values
    are not known: there such a matrix raises LinAlgError; convert it to complex first. Raises
    LinAlgError for matrices that are not square. Differentiating raises LinAlgError at singular
    matrices.

    >>> import numpy as np
    >>> sqrtm(4 * np.eye(1))
    Tensor([[2.]])
    """
    a = square_matrix("sqrtm", "a", a)
    return _else_complex(lambda x: apply(sqrtm_family.bind(), x), a)


def fractional_matrix_power(a: ArrayLike, t: ArrayLike, /) -> Tensor:
    """exp(t log a) of square regular matrices, for any real t, in their dtype.

    Raises the errors of `logm`.

    >>> import numpy as np
    >>> fractional_matrix_power(4 * np.eye(1), 0.5)
    Tensor([[2.]])
    """
    return expm(t * logm(square_matrix("fractional_matrix_power", "a", a)))


def cosm(a: ArrayLike, /) -> Tensor:
    """The cosine of square matrices.

    >>> import numpy as np
    >>> cosm(np.zeros((1, 1)))
    Tensor([[1.]])
    """
    a = square_matrix("cosm", "a", a)
    if a.aval.is_complex:
        return 0.5 * (expm(1j * a) + expm(-1j * a))
    return real(expm(1j * a))


def sinm(a: ArrayLike, /) -> Tensor:
    """The sine of square matrices.

    >>> import numpy as np
    >>> sinm(np.zeros((1, 1)))
    Tensor([[0.]])
    """
    a = square_matrix("sinm", "a", a)
    if a.aval.is_complex:
        return -0.5j * (expm(1j * a) - expm(-1j * a))
    return imag(expm(1j * a))


def coshm(a: ArrayLike, /) -> Tensor:
    """The hyperbolic cosine of square matrices.

    >>> import numpy as np
    >>> coshm(np.zeros((1, 1)))
    Tensor([[1.]])
    """
    a = square_matrix("coshm", "a", a)
    return 0.5 * (expm(a) + expm(-a))


def sinhm(a: ArrayLike, /) -> Tensor:
    """The hyperbolic sine of square matrices.

    >>> import numpy as np
    >>> sinhm(np.zeros((1, 1)))
    Tensor([[0.]])
    """
    a = square_matrix("sinhm", "a", a)
    return 0.5 * (expm(a) - expm(-a))


def tanm(a: ArrayLike, /) -> Tensor:
    """The tangent of square matrices; raises LinAlgError where the cosine is singular.

    >>> import numpy as np
    >>> tanm(np.zeros((1, 1)))
    Tensor([[0.]])
    """
    return solve(cosm(a), sinm(a))


def tanhm(a: ArrayLike, /) -> Tensor:
    """The hyperbolic tangent of square matrices.

    >>> import numpy as np
    >>> tanhm(np.zeros((1, 1)))
    Tensor([[0.]])
    """
    return solve(coshm(a), sinhm(a))


def signm(a: ArrayLike, /) -> Tensor:
    """The matrix sign, a (a²)^(-1/2), of square matrices without purely imaginary eigenvalues.

    >>> import numpy as np
    >>> signm(np.array([[-2.0]]))
    Tensor([[-1.]])
    """
    a = square_matrix("signm", "a", a)
    return solve(sqrtm(a @ a), a)
