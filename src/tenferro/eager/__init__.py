"""Tensors that compute immediately, and record operations if a gradient may be requested."""

from tenferro.eager import nan_checks, quick  # noqa: F401  (put operators in place)
from tenferro.eager.backward import backward
from tenferro.eager.computing import compute
from tenferro.eager.recording import apply_in_order, grad_enabled, no_grad
from tenferro.eager.tensor import Tensor, tensor, variable

__all__ = [
    "Tensor", "apply_in_order", "backward", "compute", "grad_enabled", "no_grad", "tensor",
    "variable",
]  # fmt: skip
