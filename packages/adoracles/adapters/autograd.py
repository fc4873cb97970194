"""autograd as a library under test.

autograd is imported when the adapter is made; no other module needs it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any

from adoracles.checking.libraries import autograd as transforms
from adoracles.operations.adapter import Adapter
from adoracles.operations.namespaces import Namespaces

FUNCTIONS = "acos asin atan acosh asinh atanh"
"""Names of the Array API: NumPy's older names are those that autograd has derivatives for."""


def library() -> Adapter:
    """Return the adapter; raises ImportError if autograd is not installed."""
    differentiation = transforms.library()
    numpy, special, linalg = (
        importlib.import_module(f"autograd.{n}") for n in ("numpy", "scipy.special", "scipy.linalg")
    )
    spaces = {
        "numpy": (numpy,),
        "linalg": (numpy.linalg, linalg),
        "special": (special,),
        "fft": (numpy.fft,),
    }
    return Adapter.of(
        differentiation,
        Namespaces(spaces, _own(numpy, special)),
        unsupported=(Exception,),
    )


def _own(numpy: Any, special: Any) -> dict[str, Callable[..., Any]]:
    def multi_dot(matrices: Sequence[Any]) -> Any:
        product = matrices[0]
        for matrix in matrices[1:]:
            product = numpy.dot(product, matrix)
        return product

    def take(x: Any, indices: Any, axis: int = 0) -> Any:
        return x[(slice(None),) * (axis % x.ndim) + (indices,)]

    older = {f"numpy.{n}": getattr(numpy, n.replace("a", "arc", 1)) for n in FUNCTIONS.split()}
    return {
        **older,
        "numpy.atan2": numpy.arctan2,
        "numpy.pow": numpy.power,
        "numpy.matrix_transpose": lambda x: numpy.swapaxes(x, -1, -2),
        "numpy.take": take,
        "numpy.permute_dims": numpy.transpose,
        "linalg.matrix_norm": lambda x, ord="fro": numpy.linalg.norm(x, ord, axis=(-2, -1)),
        "linalg.vector_norm": lambda x, ord=2, axis=None: numpy.linalg.norm(
            x.reshape(-1) if axis is None else x, ord, axis
        ),
        "linalg.multi_dot": multi_dot,
        "linalg.svdvals": lambda x: numpy.linalg.svd(x, compute_uv=False),
        "special.psi": special.psi,
    }
