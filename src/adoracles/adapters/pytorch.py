"""PyTorch as a library under test.

PyTorch is imported when the adapter is made; nothing else here needs it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import numpy as np

from adoracles.adapter import Adapter
from adoracles.errors import UnsupportedOperationError
from adoracles.namespaces import Namespaces

SAME_AXES = "sum mean prod nansum nanmean amax amin logsumexp var std median flip"
RENAMED = {
    "numpy.matrix_transpose": "adjoint",
    "linalg.expm": "matrix_exp",
}


def library() -> Adapter:
    """Return the adapter, with one thread; raises ImportError if PyTorch is not installed."""
    torch = importlib.import_module("torch")
    torch.set_num_threads(1)
    spaces = {
        "numpy": (torch,),
        "linalg": (torch.linalg,),
        "special": (torch.special, torch),
        "fft": (torch.fft,),
        "nn": (torch.nn.functional,),
        "lax": (torch,),
    }
    return Adapter(
        name=f"PyTorch {torch.__version__}",
        operations=Namespaces(spaces, _own(torch)),
        jvp=torch.func.jvp,
        vjp=torch.func.vjp,
        vmap=lambda f, axes: torch.func.vmap(f, in_dims=axes),
        refusals=(RuntimeError,),
        to_array=torch.tensor,
        to_numpy=lambda array: array.numpy(force=True),  # tensors that PyTorch keeps lazily too
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

    def rrelu(a: Any, lower: float = 1 / 8, upper: float = 1 / 3) -> Any:
        return torch.nn.functional.rrelu(a, lower, upper)

    def polygamma(n: Any, x: Any) -> Any:
        if not isinstance(n, int):
            raise UnsupportedOperationError("polygamma: the order is an integer")
        return torch.polygamma(n, x)

    names = {"sum": "sum", "mean": "mean", "nansum": "nansum", "nanmean": "nanmean"}
    names |= {"max": "amax", "min": "amin", "var": "var", "std": "std"}
    return {
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
        "linalg.cross": lambda a, b, axis=-1: linalg.cross(a, b, dim=axis),
        "linalg.vector_norm": lambda x, axis=None, keepdims=False, ord=2: linalg.vector_norm(
            x, ord, dim=axis, keepdim=keepdims
        ),
        "linalg.matrix_norm": lambda x, ord="fro", keepdims=False: linalg.matrix_norm(
            x, ord, keepdim=keepdims
        ),
        "linalg.lstsq": lstsq,
        "linalg.lu": linalg.lu,
        "linalg.lu_solve": lu_solve,
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
