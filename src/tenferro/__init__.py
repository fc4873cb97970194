"""Differentiable programming for people who write numerical science in NumPy."""

from tenferro import extension, fft, linalg, nn, numpy, special
from tenferro.eager import Tensor, no_grad, tensor, variable
from tenferro.pytree import register_pytree
from tenferro.tensor import dim, spec
from tenferro.tensor.array import TracerError
from tenferro.transforms import (
    GradientError,
    Program,
    check_grads,
    grad,
    grad_optional,
    hvp,
    jit,
    jvp,
    jvp_optional,
    linear_transpose,
    linearize,
    trace,
    value_and_grad,
    vjp,
    vjp_optional,
)
from tidu import ADRuleError

__all__ = [
    "ADRuleError",
    "GradientError",
    "Program",
    "Tensor",
    "TracerError",
    "check_grads",
    "dim",
    "extension",
    "fft",
    "grad",
    "grad_optional",
    "hvp",
    "jit",
    "jvp",
    "jvp_optional",
    "linalg",
    "linear_transpose",
    "linearize",
    "nn",
    "no_grad",
    "numpy",
    "register_pytree",
    "spec",
    "special",
    "tensor",
    "trace",
    "value_and_grad",
    "variable",
    "vjp",
    "vjp_optional",
]
