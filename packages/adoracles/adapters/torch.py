"""PyTorch as a library under test.

PyTorch is imported when the adapter is made; no other module needs it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import numpy as np

from adoracles.checking.libraries import pytorch as transforms
from adoracles.errors import UnsupportedOperationError
from adoracles.operations.adapter import Adapter
from adoracles.operations.namespaces import Namespaces


def library() -> Adapter:
    """Return the adapter, with one thread; raises ImportError if PyTorch is not installed."""
    torch = importlib.import_module("torch")
    torch.set_num_threads(1)
    spaces = {
        "numpy": (torch,),
        "linalg": (torch.linalg,),
        "special": (torch.special,),
        "fft": (torch.fft,),
        "nn": (torch.nn.functional,),
        "lax": (torch,),
    }
    return Adapter.of(
        transforms.library(),
        Namespaces(spaces, _own(torch)),
        vmap=lambda f, axes: torch.func.vmap(f, in_dims=axes),
        refusals=(RuntimeError,),
        unsupported=(Exception,),
        to_array=lambda array: torch.tensor(np.array(array)),  # it reads 16 bytes at a time
    )


def _own(torch: Any) -> dict[str, Callable[..., Any]]:
    def reduction(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(x: Any, axis: Any = None, keepdims: bool = False, **options: Any) -> Any:
            axes = tuple(range(x.ndim)) if axis is None else axis
            return function(x, dim=axes, keepdim=keepdims, **options)

        return call

    def prod(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
        if axis is None:
            return torch.prod(x)
        return torch.prod(x, dim=axis, keepdim=keepdims)

    def moment(function: Callable[..., Any]) -> Callable[..., Any]:
        reduced = reduction(function)

        def call(x: Any, axis: Any = None, *, correction: float = 0, **options: Any) -> Any:
            degrees = options.pop("ddof", correction)
            return reduced(x, axis, correction=degrees, **options)

        return call

    def of_all(function: Callable[..., Any]) -> Callable[..., Any]:
        """A function along an axis, of all elements if it is None."""

        def call(x: Any, axis: int | None = None) -> Any:
            return (
                function(x.reshape(-1), 0).reshape(x.shape) if axis is None else function(x, axis)
            )

        return call

    def flip(x: Any, axis: Any = None) -> Any:
        axes = range(x.ndim) if axis is None else (axis if isinstance(axis, tuple) else (axis,))
        return torch.flip(x, tuple(axes))

    def take(x: Any, indices: Any, axis: int = 0) -> Any:
        return x[(slice(None),) * (axis % x.ndim) + (torch.tensor(indices),)]

    def repeat(x: Any, repeats: Any, axis: int) -> Any:
        return torch.repeat_interleave(x, torch.tensor(repeats), axis)

    def solve(a: Any, b: Any) -> Any:
        # Mapped matrices of one more dimension than b would be taken for stacks of b's mapped axis.
        return linalg.solve(a, b if b.ndim < 2 else b.expand(*a.shape[:-2], *b.shape[-2:]))

    def gradient(x: Any, spacing: float = 1.0) -> Any:
        (slope,) = torch.gradient(x, spacing=spacing)
        return slope

    def reduced_into(reduction: str) -> Callable[..., Any]:
        return lambda x, index, y: torch.index_reduce(x, 0, index, y, reduction)

    def replaced(x: Any, index: Any, y: Any) -> Any:
        if isinstance(index, slice) or len(index) > len(index.unique()):
            raise UnsupportedOperationError("at.set: PyTorch's index_put takes distinct indices")
        return x.index_put((index,), y)

    def convolve(a: Any, v: Any, mode: str = "full") -> Any:
        a, v = (a, v) if len(a) >= len(v) else (v, a)
        edge = {"full": len(v) - 1, "same": len(v) // 2, "valid": 0}[mode]
        whole = torch.nn.functional.conv1d(a[None, None], v.flip(0)[None, None], padding=edge)
        return whole[0, 0, : len(a)] if mode == "same" else whole[0, 0]

    def dtype(kind: Any) -> Any:
        return getattr(torch, np.dtype(kind).name)

    linalg, special = torch.linalg, torch.special

    def lstsq(a: Any, b: Any) -> Any:
        return linalg.lstsq(a, b, driver="gelsd" if a.shape[-2] < a.shape[-1] else "gels")

    def solve_triangular(
        a: Any, b: Any, trans: int = 0, lower: bool = False, unit_diagonal: bool = False
    ) -> Any:
        a = {0: a, 1: a.mT, 2: a.mH}[trans]
        upper = lower if trans else not lower
        columns = b[:, None] if b.ndim == 1 else b
        x = linalg.solve_triangular(a, columns, upper=upper, unitriangular=unit_diagonal)
        return x[:, 0] if b.ndim == 1 else x

    def lu_solve(factors: Any, b: Any, trans: int = 0) -> Any:
        lu, pivots = factors
        rows = (pivots + 1).to(torch.int32)
        if trans == 1:  # Aᵀ x = b is Aᴴ conj(x) = conj(b)
            return linalg.lu_solve(lu, rows, b.conj(), adjoint=True).conj()
        return linalg.lu_solve(lu, rows, b, adjoint=trans == 2)

    def cross(a: Any, b: Any, axis: int = -1) -> Any:
        return linalg.cross(*torch.broadcast_tensors(a, b), dim=axis)

    def zeta(x: Any, q: Any = None) -> Any:
        if q is None:
            raise UnsupportedOperationError("zeta: PyTorch has no derivative in the exponent")
        return special.zeta(x, q)

    def rrelu(a: Any, lower: float = 1 / 8, upper: float = 1 / 3) -> Any:
        return torch.nn.functional.rrelu(a, lower, upper)

    def polygamma(n: Any, x: Any) -> Any:
        if not isinstance(n, int):
            raise UnsupportedOperationError("polygamma: the order is an integer")
        return torch.polygamma(n, x)

    names = {"sum": "sum", "mean": "mean", "nansum": "nansum", "nanmean": "nanmean"}
    names |= {"max": "amax", "min": "amin"}
    return {
        **{f"numpy.{name}": moment(getattr(torch, name)) for name in ("var", "std")},
        "numpy.ptp": lambda x, axis: torch.amax(x, axis) - torch.amin(x, axis),
        "numpy.median": lambda x, axis: torch.quantile(x, 0.5, axis),
        "at.add": lambda x, index, y: x.index_put((index,), y, accumulate=True),
        "at.set": replaced,
        "at.multiply": reduced_into("prod"),
        "at.max": reduced_into("amax"),
        "at.min": reduced_into("amin"),
        "numpy.cummax": lambda x, axis: torch.cummax(x, axis).values,
        "numpy.cummin": lambda x, axis: torch.cummin(x, axis).values,
        "numpy.cumulative_logsumexp": lambda x, axis: torch.logcumsumexp(x, axis),
        "numpy.compress": lambda condition, x, axis: take(x, np.flatnonzero(condition), axis),
        "numpy.gradient": gradient,
        "numpy.sliding_window_view": lambda x, length: x.unfold(0, length, 1),
        "numpy.sort": lambda x, axis=-1: torch.sort(x, axis).values,
        "numpy.flip": flip,
        "numpy.take": take,
        "numpy.repeat": repeat,
        "numpy.convolve": convolve,
        "numpy.fabs": torch.abs,
        "numpy.rint": torch.round,
        "numpy.round": lambda x, decimals=0: torch.round(x, decimals=decimals),
        "numpy.heaviside": lambda x, value: torch.heaviside(x, x.new_tensor(value)),
        "numpy.ldexp": lambda x, n: torch.ldexp(x, torch.as_tensor(n)),
        "numpy.dot": lambda a, b: torch.matmul(a, b),
        "numpy.tensordot": lambda a, b, axes=2: torch.tensordot(a, b, axes),
        "numpy.tile": lambda x, reps: torch.tile(x, reps if isinstance(reps, tuple) else (reps,)),
        "numpy.trace": lambda x, offset=0: torch.diagonal(x, offset).sum(-1),
        "numpy.transpose": lambda x, axes: torch.permute(x, axes),
        "numpy.where": lambda condition, a, b: torch.where(torch.as_tensor(condition), a, b),
        "special.logsumexp": reduction(torch.logsumexp),
        "special.softmax": of_all(torch.softmax),
        "special.log_softmax": of_all(torch.log_softmax),
        "special.zeta": zeta,
        **{f"numpy.{ours}": reduction(getattr(torch, name)) for ours, name in names.items()},
        "numpy.prod": prod,
        "numpy.astype": lambda x, kind: x.to(dtype(kind)),
        "numpy.conj": torch.conj,
        "numpy.copysign": lambda a, b: torch.copysign(a, b),
        "numpy.sign": torch.sgn,
        "numpy.mod": torch.remainder,
        "numpy.divide": torch.div,
        "numpy.matrix_transpose": lambda x: x.mT,
        "numpy.permute_dims": torch.permute,
        "linalg.vander": lambda x, N=None, increasing=False: (
            linalg.vander(x, N=N) if increasing else linalg.vander(x, N=N).flip(-1)
        ),
        "numpy.vecdot": lambda a, b, axis=-1: linalg.vecdot(a, b, dim=axis),
        "numpy.full_like": torch.full_like,
        "numpy.float_power": torch.float_power,
        "numpy.expand_dims": lambda x, axis: _expanded(x, axis),
        "linalg.expm": linalg.matrix_exp,
        "linalg.cross": cross,
        "numpy.cross": cross,
        "linalg.vector_norm": lambda x, axis=None, keepdims=False, ord=2: linalg.vector_norm(
            x, ord, dim=axis, keepdim=keepdims
        ),
        "linalg.matrix_norm": lambda x, ord="fro", keepdims=False: linalg.matrix_norm(
            x, ord, keepdim=keepdims
        ),
        "linalg.cholesky_solve": torch.cholesky_solve,
        "linalg.lstsq": lstsq,
        "linalg.lu": linalg.lu,
        "linalg.lu_solve": lu_solve,
        "linalg.solve": solve,
        "linalg.solve_triangular": solve_triangular,
        "nn.rrelu": rrelu,
        "special.multigammaln": torch.mvlgamma,
        "special.polygamma": polygamma,
        "special.digamma": special.digamma,
    }


def _expanded(x: Any, axis: tuple[int, ...]) -> Any:
    for place in sorted(axis):
        x = x.unsqueeze(place)
    return x
