"""Conversion of functions between tenferro, PyTorch and JAX; registration in other packages."""

from tenferro.interop.jax_functions import from_jax, to_jax
from tenferro.interop.registration import enter
from tenferro.interop.torch_functions import from_torch, to_torch

__all__ = ["from_jax", "from_torch", "to_jax", "to_torch"]

enter()
