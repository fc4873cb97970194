"""What users call: derivatives of functions, compilation, inspection."""

from tenferro.transforms.check import GradientError, check_grads
from tenferro.transforms.compilation import jit
from tenferro.transforms.forward import hvp, jvp, jvp_optional, linear_transpose, linearize
from tenferro.transforms.program import Program, trace
from tenferro.transforms.reverse import (
    grad,
    grad_optional,
    value_and_grad,
    vjp,
    vjp_optional,
)

__all__ = [
    "GradientError",
    "Program",
    "check_grads",
    "grad",
    "grad_optional",
    "hvp",
    "jit",
    "jvp",
    "jvp_optional",
    "linear_transpose",
    "linearize",
    "trace",
    "value_and_grad",
    "vjp",
    "vjp_optional",
]
