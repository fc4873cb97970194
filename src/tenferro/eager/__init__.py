"""Tensors that compute at once, and remember how if a gradient may be asked for."""

from tenferro.eager.backward import backward
from tenferro.eager.tensor import Tensor, grad_enabled, no_grad, tensor, variable

__all__ = ["Tensor", "backward", "grad_enabled", "no_grad", "tensor", "variable"]
