"""Functions of tenferro inside programs of PyTorch and JAX, and theirs inside ours."""

from tenferro.interop.jax_functions import from_jax, to_jax
from tenferro.interop.registration import enter
from tenferro.interop.torch_functions import from_torch, to_torch

__all__ = ["from_jax", "from_torch", "to_jax", "to_torch"]

enter()
