"""Tensors that compute at once, and remember how if a gradient may be asked for."""

from tenferro.eager import quick  # noqa: F401  (puts quick operators in place)
from tenferro.eager.backward import backward
from tenferro.eager.computing import compute
from tenferro.eager.recording import grad_enabled, no_grad
from tenferro.eager.tensor import Tensor, tensor, variable
from tenferro.eager.watching import coming_from

__all__ = [
    "Tensor",
    "backward",
    "coming_from",
    "compute",
    "grad_enabled",
    "no_grad",
    "tensor",
    "variable",
]
