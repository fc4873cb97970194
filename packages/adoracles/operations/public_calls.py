"""The operations of the public format, composed of a library's own.

Their names and arguments are PyTorch's. Each is a function of a library's operations, by name, and
of its arrays, so that every library answers them through one table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from adoracles.cases.calls import Operations
from adoracles.errors import UnsupportedOperationError

Array: TypeAlias = Any
Composed: TypeAlias = Callable[..., Any]
Dim: TypeAlias = int | list[int] | None

SAME = {
    "numpy": """
        abs acos acosh angle asin asinh atan atan2 atanh ceil conj copysign cos cosh deg2rad exp
        exp2 expm1 float_power floor fmax fmin frexp hypot imag log log10 log1p log2 logaddexp
        maximum minimum nan_to_num pow positive rad2deg real reciprocal sin sinc sinh
        sqrt square tan tanh trunc vecdot
    """,
    "special": "digamma erf erfc erfinv i0 xlogy",
    "nn": """
        celu elu hardshrink hardsigmoid hardtanh logsigmoid mish prelu relu relu6 selu silu softplus
        softshrink softsign tanhshrink threshold
    """,
    "linalg": "cond inv matrix_power qr slogdet svd svdvals tensorinv",
    "lax": "rsqrt",
}
"""Operations of the same name and arguments, by namespace."""
PREFIXED = {
    "special": ("special_", "entr erfcx i0e i1 i1e log_ndtr ndtr ndtri xlog1py"),
    "nn": ("nn_functional_", SAME["nn"]),
}
RENAMED = {
    "__radd__": "numpy.add",
    "__rmul__": "numpy.multiply",
    "clamp_max": "numpy.minimum",
    "clamp_min": "numpy.maximum",
    "complex": "lax.complex",
    "conj_physical": "numpy.conj",
    "det": "linalg.det",
    "div_no_rounding_mode": "numpy.divide",
    "eig": "linalg.eig",
    "eigvals": "linalg.eigvals",
    "householder_product": "linalg.householder_product",
    "lgamma": "special.gammaln",
    "matrix_exp": "linalg.expm",
    "max_binary": "numpy.maximum",
    "min_binary": "numpy.minimum",
    "mul": "numpy.multiply",
    "neg": "numpy.negative",
    "sgn": "numpy.sign",
    "sigmoid": "special.expit",
    "sign": "numpy.sign",
    "true_divide": "numpy.divide",
}


def _renamed() -> dict[str, str]:
    same = {
        name: f"{space}.{name}"
        for space, names in SAME.items()
        if space != "nn"
        for name in names.split()
    }
    prefixed = {
        prefix + name: f"{space}.{name}"
        for space, (prefix, names) in PREFIXED.items()
        for name in names.split()
    }
    return {**same, **prefixed, **RENAMED}


def _forward(name: str) -> Composed:
    return lambda ops, *args, **kwargs: ops(name)(*args, **kwargs)


def _axes(dim: Dim) -> Any:
    if dim is None or dim == []:
        return None
    return tuple(dim) if isinstance(dim, list) else dim


def _reduction(name: str) -> Composed:
    def call(ops: Operations, a: Array, dim: Dim = None, keepdim: bool = False) -> Array:
        return ops(name)(a, axis=_axes(dim), keepdims=keepdim)

    return call


def _prod(
    ops: Operations, a: Array, dim: Dim = None, *, dtype: str | None = None, keepdim: bool = False
) -> Array:
    if dtype is not None:
        a = ops("numpy.astype")(a, np.dtype(dtype.removeprefix("torch.")))
    return ops("numpy.prod")(a, axis=_axes(dim), keepdims=keepdim)


def _moment(name: str) -> Composed:
    def call(
        ops: Operations,
        a: Array,
        dim: Dim = None,
        *,
        unbiased: bool = True,
        correction: float | None = None,
        keepdim: bool = False,
    ) -> Array:
        missing = float(unbiased) if correction is None else correction
        return ops(name)(a, axis=_axes(dim), correction=missing, keepdims=keepdim)

    return call


def _unbiased(name: str) -> Composed:
    return lambda ops, a, unbiased: _moment(name)(ops, a, unbiased=unbiased)


def _astype(dtype: str) -> Composed:
    def call(ops: Operations, a: Array, memory_format: Any = None) -> Array:
        # To a real dtype PyTorch drops the imaginary part.
        part = ops("numpy.real")(a) if dtype == "float64" and "complex" in str(a.dtype) else a
        return ops("numpy.astype")(part, np.dtype(dtype))

    return call


def _polar(ops: Operations, a: Array, b: Array) -> Array:
    return ops("lax.complex")(a * ops("numpy.cos")(b), a * ops("numpy.sin")(b))


def _round(ops: Operations, a: Array, decimals: int = 0) -> Array:
    return ops("numpy.round")(a, decimals=decimals)


def _logit(ops: Operations, a: Array, eps: float | None = None) -> Array:
    return ops("special.logit")(a if eps is None else ops("numpy.clip")(a, eps, 1 - eps))


def _polygamma(ops: Operations, a: Array, n: int) -> Array:
    return ops("special.polygamma")(n, a)


def _multigammaln(ops: Operations, a: Array, p: int) -> Array:
    return ops("special.multigammaln")(a, p)


def _rrelu(ops: Operations, a: Array, *, training: bool = False, **slopes: float) -> Array:
    if training:
        raise UnsupportedOperationError("rrelu: slopes drawn at random cannot be replayed")
    return ops("nn.rrelu")(a, **slopes)


def _hermitian(ops: Operations, a: Array) -> Array:
    return a + ops("numpy.conj")(ops("numpy.matrix_transpose")(a))


def _of_hermitian(name: str, lower: bool = False) -> Composed:
    """The function x ↦ op(x + xᴴ), whose cotangents are Hermitian."""

    def call(ops: Operations, a: Array, *args: Any, **kwargs: Any) -> Any:
        if lower and "upper" in kwargs:
            kwargs = {"upper": kwargs["upper"]}
        return ops(name)(_hermitian(ops, a), *args, **kwargs)

    return call


def _first(composed: Composed) -> Composed:
    """PyTorch's `_ex` functions also return an error code; only the first result counts."""
    return lambda ops, *args, check_errors=False, **kwargs: (composed(ops, *args, **kwargs),)


def _diagonal(ops: Operations, a: Array, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Array:
    return ops("numpy.diagonal")(a, offset, dim1, dim2)


def _cross(ops: Operations, a: Array, b: Array, dim: int = -1) -> Array:
    return ops("linalg.cross")(a, b, axis=dim)


def _vecdot(ops: Operations, a: Array, b: Array, dim: int = -1) -> Array:
    return ops("numpy.vecdot")(a, b, axis=dim)


def _vander(ops: Operations, a: Array, N: int | None = None) -> Array:
    """A scalar is a vector of one element."""
    return ops("linalg.vander")(a if a.ndim else a.reshape(1), N, increasing=True)


def _solve(ops: Operations, a: Array, b: Array, left: bool = True) -> Array:
    """A b that is one axis short of a is a stack of vectors."""
    if b.ndim == a.ndim - 1 and b.ndim > 1:
        return ops("linalg.solve")(a, b[..., None])[..., 0]
    return ops("linalg.solve")(a, b)


def _solve_triangular(
    ops: Operations,
    a: Array,
    b: Array,
    upper: bool,
    left: bool = True,
    unitriangular: bool = False,
) -> Array:
    """X op(A) = B is op(A)ᵀ Xᵀ = Bᵀ."""
    solve, transposed = ops("linalg.solve_triangular"), ops("numpy.matrix_transpose")
    options = {"lower": not upper, "unit_diagonal": unitriangular}
    if left:
        return solve(a, b, **options)
    return transposed(solve(a, transposed(b), trans=1, **options))


def _lu(ops: Operations, a: Array, pivot: bool = True) -> Any:
    return ops("linalg.lu")(a)


def _lu_factor(ops: Operations, a: Array, pivot: bool = True) -> Any:
    return ops("linalg.lu_factor")(a)


def _lu_solve(
    ops: Operations, a: Array, b: Array, pivots: Array, left: bool = True, adjoint: bool = False
) -> Array:
    """With A = PLU: A x = b, Aᴴ x = b, or x A = b, which is Aᵀ xᵀ = bᵀ; pivots count from 1."""
    solve, transposed = ops("linalg.lu_solve"), ops("numpy.matrix_transpose")
    factors = (a, pivots - 1)
    if left:
        return solve(factors, b, trans=2 if adjoint else 0)
    if not adjoint:
        return transposed(solve(factors, transposed(b), trans=1))
    conj = ops("numpy.conj")  # x Aᴴ = b is A xᴴ = bᴴ
    return conj(transposed(solve(factors, conj(transposed(b)))))


def _lstsq(ops: Operations, a: Array, b: Array, driver: str = "gelsd") -> Any:
    """The solution, and the summed squared residuals where there can be any."""
    x = ops("linalg.lstsq")(a, b)[0]
    residual = ops("numpy.matmul")(a, x) - b
    squares = ops("numpy.sum")(ops("numpy.abs")(residual) ** 2, axis=-2)
    return x, squares if a.shape[-2] > a.shape[-1] and driver != "gelsy" else squares.reshape(-1)[
        :0
    ]


def _pinv(ops: Operations, a: Array, rtol: float | None = None, hermitian: bool = False) -> Array:
    options = {} if rtol is None else {"rtol": rtol}
    return ops("linalg.pinv")(a, hermitian=hermitian, **options)


def _pinv_hermitian(ops: Operations, a: Array, **options: Any) -> Array:
    return _pinv(ops, _hermitian(ops, a), **options)


def _pinv_singular(ops: Operations, a: Array, b: Array, **options: Any) -> Array:
    product = ops("numpy.matmul")(a, ops("numpy.matrix_transpose")(b))
    return _pinv(ops, product, **options)


def _tensorsolve(ops: Operations, a: Array, b: Array, dims: Any = None) -> Array:
    """The axes left after moving need not have b's shape, only as many elements."""
    if dims is not None:
        dims = tuple(d % a.ndim for d in dims)
        order = (*(i for i in range(a.ndim) if i not in dims), *dims)
        a = ops("numpy.permute_dims")(a, order)
    shape = tuple(a.shape[b.ndim :])
    size = int(np.prod(b.shape, dtype=int))
    return ops("linalg.solve")(a.reshape((size, size)), b.reshape((size,))).reshape(shape)


def _vector_norm(
    ops: Operations, a: Array, ord: float = 2, dim: Dim = None, keepdim: bool = False
) -> Array:
    axes = _axes(dim) if a.ndim else None
    return ops("linalg.vector_norm")(a, axis=axes, keepdims=keepdim, ord=ord)


def _matrix_norm(
    ops: Operations,
    a: Array,
    ord: Any = "fro",
    dim: tuple[int, ...] | list[int] = (-2, -1),
    keepdim: bool = False,
) -> Array:
    moved = ops("numpy.moveaxis")(a, tuple(dim), (-2, -1))
    norm = ops("linalg.matrix_norm")(moved, ord=ord)
    return ops("numpy.expand_dims")(norm, tuple(d % a.ndim for d in dim)) if keepdim else norm


def _norm(
    ops: Operations, a: Array, ord: Any = None, dim: Dim = None, keepdim: bool = False
) -> Array:
    axes = _axes(dim)
    if ord is None:
        return ops("linalg.vector_norm")(a, axis=axes, keepdims=keepdim)
    axes = tuple(range(a.ndim)) if axes is None else axes
    if isinstance(axes, tuple) and len(axes) == 2:
        return _matrix_norm(ops, a, ord, axes, keepdim)
    return ops("linalg.vector_norm")(a, axis=axes, keepdims=keepdim, ord=ord)


NAMES = {"amax": "max", "amin": "min", "mean": "mean", "nanmean": "nanmean", "nansum": "nansum"}
COMPOSITIONS: Mapping[str, Composed] = {
    **{name: _forward(op) for name, op in _renamed().items()},
    **{name: _reduction(f"numpy.{op}") for name, op in NAMES.items()},
    **{f"polygamma_polygamma_n_{n}": _polygamma for n in range(5)},
    **{f"mvlgamma_mvlgamma_p_{p}": _multigammaln for p in (1, 3, 5)},
    **dict.fromkeys(("round", "round_decimals_0", "round_decimals_3"), _round),
    "__rdiv__": lambda ops, a, b: b / a,
    "__rmod__": lambda ops, a, b: ops("numpy.mod")(b, a),
    "__rpow__": lambda ops, a, b: ops("numpy.pow")(b, a),
    "__rsub__": lambda ops, a, b, alpha=1: b - alpha * a,
    "add": lambda ops, a, b, alpha=1: a + alpha * b,
    "cdouble": _astype("complex128"),
    "cholesky": _of_hermitian("linalg.cholesky"),
    "cholesky_ex": _first(_of_hermitian("linalg.cholesky")),
    "cross": _cross,
    "diagonal": _diagonal,
    "double": _astype("float64"),
    "eigh": _of_hermitian("linalg.eigh"),
    "eigvalsh": _of_hermitian("linalg.eigvalsh"),
    "fill": lambda ops, a, value: ops("numpy.full_like")(a, value),
    "frac": lambda ops, a: a - ops("numpy.trunc")(a),
    "inv_ex": _first(_forward("linalg.inv")),
    "ldexp": lambda ops, a, b: a * ops("numpy.exp2")(b),
    "logit": _logit,
    "lstsq_grad_oriented": _lstsq,
    "lu": _lu,
    "lu_factor": _lu_factor,
    "lu_factor_ex": _lu_factor,
    "lu_solve": _lu_solve,
    "matrix_norm": _matrix_norm,
    "multi_dot": lambda ops, *factors: ops("linalg.multi_dot")(list(factors)),
    "nn_functional_rrelu": _rrelu,
    "norm": _norm,
    "pinv": _pinv,
    "pinv_hermitian": _pinv_hermitian,
    "pinv_singular": _pinv_singular,
    "polar": _polar,
    "prod": _prod,
    "round_decimals_neg_3": _round,
    "rsub": lambda ops, a, b, alpha=1: b - alpha * a,
    "solve": _solve,
    "solve_ex": _first(_solve),
    "solve_triangular": _solve_triangular,
    "special_polygamma_special_polygamma_n_0": _polygamma,
    "std": _moment("numpy.std"),
    "std_unbiased": _unbiased("numpy.std"),
    "sub": lambda ops, a, b, alpha=1: a - alpha * b,
    "sum": _reduction("numpy.sum"),
    "tensorsolve": _tensorsolve,
    "var": _moment("numpy.var"),
    "var_unbiased": _unbiased("numpy.var"),
    "vander": _vander,
    "vecdot": _vecdot,
    "vector_norm": _vector_norm,
}


def public_operations(prefix: str) -> dict[str, Composed]:
    """Return the compositions under their names with a prefix."""
    return {prefix + name: partial(composed) for name, composed in COMPOSITIONS.items()}
