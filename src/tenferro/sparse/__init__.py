"""Differentiable sparse matrices, with SciPy's names and SciPy's arrays as operands."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

import tenferro.kernels.sparse  # declares the kernels
import tenferro.sparse.factors
import tenferro.sparse.subspace_rules  # noqa: F401  (both declare families, which `linalg` uses)
from tenferro.sparse.arrays import SparseArray
from tenferro.sparse.creation import coo_array, csc_array, csr_array

__all__ = ["SparseArray", "coo_array", "csc_array", "csr_array", "linalg"]

if TYPE_CHECKING:
    from tenferro.sparse import linalg
else:

    def __getattr__(name: str) -> Any:
        """Solvers are loaded on first use."""
        if name == "linalg":
            return import_module("tenferro.sparse.linalg")
        raise AttributeError(f"module 'tenferro.sparse' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
