"""Functions of diagonalizable matrices, with correct derivatives at repeated eigenvalues.

Note: matrix_functions.

Maths note: matrix_functions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise, permutations
from string import ascii_lowercase
from typing import Annotated, Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.arguments import convert_to
from tenferro.functions.arrays.creation import ones_like
from tenferro.functions.axes.einstein import einsum
from tenferro.functions.axes.reductions import all as every
from tenferro.functions.elements import arithmetic, elementwise
from tenferro.functions.numbers import complex_parts, rounding
from tenferro.functions.numbers.predicates import isfinite
from tenferro.linalg.arguments import epsilon, inexact_arrays, square_matrix
from tenferro.linalg.divided_differences import Function, detached, divided_differences
from tenferro.linalg.eig import eig_family
from tenferro.linalg.eigh import eigh_family, triangle_named
from tenferro.linalg.parts import diagonal_matrix, hermitian
from tenferro.linalg.repeated import largest_in
from tenferro.linalg.solve import inv, solvable
from tenferro.linalg.svd import svdvals
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import apply, check_kind, imag, real, refuse
from tenferro.ops.base.batched import Flags, Size, as_batches
from tenferro.ops.base.declaration import Natural, Where, fits
from tenferro.ops.base.stacks import stacks
from tenferro.ops.batching.kinds import looped
from tenferro.tensor import Array, ArrayLike, Aval
from tenferro.tensor.dtypes import complex_dtype
from tenferro.trace.tracer import SymbolicZero
from tenferro.transforms import jvp

__all__ = ["funm"]

Spectrum = Sequence[Any]
"""a, w, V and V⁻¹."""
Func = str | tuple[Any, ...] | Function
"""A pointwise function as a parameter: a name in `tenferro.numpy`, the function itself, or
("partial", func, j): its derivative in the j-th further argument."""
_FUNCTIONS: dict[str, Function] = {
    name: getattr(module, name)
    for module in (arithmetic, complex_parts, elementwise, rounding)
    for name in module.__all__
}
HIGHEST = 16
"""No derivative of a higher order: its table would have no place in any memory."""
Order = Annotated[int, Where(f"from 0 to {HIGHEST}", lambda k: 0 <= k <= HIGHEST)]


def is_zero(tangent: Any) -> bool:
    """Whether an operand is not being differentiated."""
    return isinstance(tangent, SymbolicZero)


def _value(*avals: Aval, func: Func, order: Order) -> Aval:
    check_function(func)
    n_args = len(avals) - 5 - order
    text = "value(n,n):inexact a(n,n):inexact w(n):inexact V(n,n):inexact W(n,n):inexact"
    directions = [f"E{i}(n,n):inexact" for i in range(order)]
    operands = stacks(" ".join([text, *directions]))
    if n_args < 0:
        refuse("spectral_function", "the number of operands", len(avals), f"{5 + order} or more")
    operands.check("spectral_function", avals[: len(operands)], {})
    for x in avals[len(operands) :]:
        check_kind("spectral_function", x, "fc", "an argument of the function")
        if x.shape:
            refuse("spectral_function", "an argument of the function", x, "a scalar")
    return avals[0]


def check_function(func: Func) -> None:
    """Raise ValueError for a name that names no such function."""
    while isinstance(func, tuple):
        if len(func) != 3 or func[0] != "partial" or not fits(func[2], Natural):
            refuse("spectral_function", "func", func, "('partial', function, position)")
        func = func[1]
    if isinstance(func, str) and func not in _FUNCTIONS:
        refuse("spectral_function", "func", repr(func), "the name of an elementwise function")


def _value_and_direction(*, order: int, **rest: Any) -> list[Sequence[int]]:
    return [(0, 5 + i) for i in range(order)] or [(0,)]


anchor_family = family(
    "tenferro.linalg.spectral_function.v1",
    _value,
    multilinear=_value_and_direction,
)
"""L(a; E₁, …, Eₖ), the k-th derivative of a function of a, k = `order`; its value is operand 0.

The operands are the value, a, w, V, V⁻¹, the directions E and the arguments of the function. It is
linear in the value and one direction together.
"""


@anchor_family.batch
def _(n: Size, on: Flags, *values: Array, func: Func, order: int) -> Any:
    """A stack of matrices; of arguments of the function there is one for all of them."""
    operation, stacked = anchor_family.bind(func=func, order=order), 5 + order
    if any(on[stacked:]):
        return looped(operation, n, on, values)
    matrices = as_batches(n, on[:stacked], values[:stacked])
    return apply(operation, *matrices, *values[stacked:])


@anchor_family.formula
def _(value: Array, *rest: Any, func: Func, order: int) -> Any:
    return value


def _applied(func: Func, spectrum: Spectrum, directions: Sequence[Any], args: Sequence[Any]) -> Any:
    """The derivative of the function along these directions."""
    w, V, W = spectrum[1:]
    order = len(directions)
    table = divided_differences(_function(func), w, args, order)
    table = _finite(table, order)
    dtype = np.result_type(table.dtype, V.dtype)
    V1, W1 = convert_to(V, dtype), convert_to(W, dtype)
    inner = [W1 @ convert_to(E, dtype) @ V1 for E in directions]
    value = V1 @ _contracted(convert_to(table, dtype), inner) @ W1
    return apply(anchor_family.bind(func=func, order=order), value, *spectrum, *directions, *args)


@anchor_family.jvp
def _(*values: Array, func: Func, order: int) -> Any:
    count = len(values) // 2
    spectrum, E, args = values[1:5], values[5 : 5 + order], values[5 + order : count]
    dA, dE, dargs = values[count + 2], values[count + 6 :][:order], values[count + 6 + order :]
    terms = [] if is_zero(dA) else [_applied(func, spectrum, [*E, dA], args)]
    for i, d in enumerate(dE):
        if not is_zero(d):
            terms.append(_applied(func, spectrum, [*E[:i], d, *E[i + 1 :]], args))
    for j, d in enumerate(dargs):
        if not is_zero(d):
            slope = _applied(("partial", func, j), spectrum, E, args)
            terms.append(convert_to(d, slope.dtype) * slope)
    return sum(terms[1:], terms[0]) if terms else None


@anchor_family.transpose_each
def _(i: int, ct: Array, value: Array, *operands: Any, func: Func, order: int) -> Any:
    """The value's cotangent is that of its direction.

    tr(X L(a; E₁, …, Eₖ)) is symmetric in X and all E.
    """
    if i < 5:
        return None
    spectrum, E, args = operands[:4], operands[4 : 4 + order], operands[4 + order :]
    adjoint = _applied(func, spectrum, [*E[: i - 5], ct.H, *E[i - 4 :]], args).H
    return adjoint if E[i - 5].aval.is_complex else real(adjoint)


def _finite(table: Any, order: int) -> Any:
    """A table of divided differences of which all are finite."""
    axes = tuple(range(-order - 1, 0))
    what = "func" if not order else f"the derivative of order {order} of func"
    text = f"funm: argument a: {{which}} has eigenvalues at which {what} is not finite"
    return ensured(table, every(isfinite(table), axis=axes), text, "LinAlgError")


def _inverse(V: Array) -> Any:
    """The inverse of a basis of eigenvectors that has half of the digits at least."""
    if 0 in V.shape:
        return V
    s = svdvals(V)
    well = s[..., 0] < s[..., -1] * epsilon(V.dtype) ** -0.5
    text = (
        "funm: argument a: {which} has no well conditioned basis of eigenvectors: it is "
        "defective, or nearly so"
    )
    return inv(solvable(V, well, text))


def _real(value: Array) -> Any:
    """The real part of what is real to half of the digits, which the basis may have cost."""
    if 0 in value.shape:
        return real(value)
    size = largest_in(value)
    holds = largest_in(imag(value)) <= epsilon(value.dtype) ** 0.5 * size
    text = "funm: argument a: {which} has no real function of this kind; convert it to complex"
    return ensured(real(value), holds, text, "LinAlgError")


def _contracted(table: Any, inner: Sequence[Any]) -> Any:
    """Σ over the orders of the factors of Σ f[λᵢ, λⱼ, …, λₗ] B₁[i, j] ⋯ Bₖ[…, l]."""
    if not inner:
        return diagonal_matrix(table)
    letters = ascii_lowercase[: len(inner) + 1]
    pairs = [f"...{i}{j}" for i, j in pairwise(letters)]
    formula = f"...{letters},{','.join(pairs)}->...{letters[0]}{letters[-1]}"
    terms = [einsum(formula, table, *chosen) for chosen in permutations(inner)]
    return sum(terms[1:], terms[0])


def _function(func: Func) -> Function:
    if isinstance(func, str):
        if func not in _FUNCTIONS:
            refuse("funm", "func", repr(func), "the name of a pointwise function of NumPy's")
        return _FUNCTIONS[func]
    return _partial(*func[1:]) if isinstance(func, tuple) else func


def _partial(func: Func, j: int) -> Function:
    inner = _function(func)

    def slope(x: Array, *args: Any) -> Any:
        def of_one(p: Array) -> Any:
            return inner(x, *args[:j], p, *args[j + 1 :])

        return jvp(of_one, (args[j],), (ones_like(args[j]),))[1]

    return slope


def _named(func: Callable[..., Any]) -> Func:
    """The name of one of NumPy's pointwise functions, so that programs can be saved."""
    name = getattr(func, "__name__", "")
    ours = _FUNCTIONS.get(name)
    return name if ours is not None and func in (ours, getattr(np, name, None)) else func


def funm(
    a: ArrayLike, func: Function, /, *args: Any, hermitian: bool = False, UPLO: str = "L"
) -> Tensor:
    """The function of square matrices (..., n, n): V f(λ) V⁻¹ for a = V diag(λ) V⁻¹.

    `func(x, *args)` is a pointwise function of tenferro's or NumPy's operations. `args` are scalars
    and are differentiated too; the function may not use other traced values. With `hermitian` the
    matrices are Hermitian, only the triangle `UPLO` is read, and func receives real eigenvalues and
    must be differentiable. Otherwise func receives complex eigenvalues and must be analytic. For a
    real matrix the result must be real (f(conj z) = conj f(z)); otherwise convert the matrix to
    complex first.

    Derivatives use divided differences and are correct at repeated eigenvalues, in both modes and
    to every order; order k needs tables of n**(k + 1) numbers.

    Raises LinAlgError for matrices that are not square; where func, or a derivative of it that is
    requested, is not finite at the eigenvalues; and, if not `hermitian`, for matrices without a
    basis of eigenvectors, or nearly so (condition number over 1/√ε): use `expm`, `logm`, `sqrtm`
    and functions of these instead. Raises ValueError unless func is pointwise.

    >>> import numpy as np
    >>> funm(np.eye(2), np.exp, hermitian=True)
    Tensor([[2.71828183, 0.        ],
            [0.        , 2.71828183]])
    >>> funm(np.array([[4.0, 1.0], [0.0, 9.0]]), np.power, 0.5)
    Tensor([[2. , 0.2],
            [0. , 3. ]])
    """
    if not callable(func):
        raise TypeError(f"funm: func is {func!r}, expected a function")
    a = square_matrix("funm", "a", a)
    others = _scalars(args)
    lower = triangle_named("funm", UPLO)
    if hermitian:
        return _of_hermitian(a, _named(func), others, lower)
    z = convert_to(a, complex_dtype(a.dtype))
    w, V = apply(eig_family.bind(broadening=0.0), detached(z))
    W = _inverse(V)
    value = _applied(_named(func), (z, w, V, W), [], others)
    return value if a.aval.is_complex else _real(value)


def _scalars(args: Sequence[Any]) -> list[Any]:
    arrays = [inexact_arrays("funm", x)[0] for x in args]
    for i, x in enumerate(arrays):
        if x.ndim:
            raise ValueError(f"funm: args[{i}] has shape {x.shape}, expected ()")
    return arrays


def _of_hermitian(a: ArrayLike, func: Func, args: Sequence[Any], lower: bool) -> Any:
    h = hermitian(a, lower=lower)
    w, V = apply(eigh_family.bind(lower=True, broadening=0.0), detached(h))
    return _applied(func, (h, w, V, V.H), [], args)
