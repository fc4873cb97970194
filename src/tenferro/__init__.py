"""Differentiable programming for people who write numerical science in NumPy."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tenferro import extension, numpy, pytree
from tenferro.eager import Tensor, no_grad, tensor, variable
from tenferro.errors import VerificationError
from tenferro.interop import from_jax, from_torch, to_jax, to_torch
from tenferro.nan_debugging import debug_nans, source_lines
from tenferro.numpy import einsum, einsum_path
from tenferro.ops.base.registry import load_packages_with
from tenferro.other_names import refuse_name
from tenferro.pytree import ravel as ravel_pytree, register_pytree
from tenferro.tensor import dim, spec
from tenferro.tensor.array import TracerError
from tenferro.tensor.dtypes import HALF, half_precision
from tenferro.transforms import (
    Program,
    associative_scan,
    checkpoint,
    cond,
    custom_jvp,
    custom_vjp,
    external,
    fori_loop,
    grad,
    grad_optional,
    hessian,
    hvp,
    jacfwd,
    jacobian,
    jacrev,
    jit,
    jvp,
    jvp_optional,
    linear_transpose,
    linearize,
    map,
    scan,
    stop_gradient,
    switch,
    trace,
    value_and_grad,
    vjp,
    vjp_optional,
    vmap,
    while_loop,
    wirtinger,
)
from tidu import ADRuleError

__version__ = "0.1.0"

__all__ = [
    "ADRuleError", "DoubleDouble",
    "GradientError", "Program", "SparsePlan", "Tensor", "TracerError",
    "VerificationError", "__version__",
    "adopt", "associative_scan", "check_grads", "checkpoint", "cond", "custom_jvp", "custom_vjp",
    "debug", "debug_nans", "device_put", "digits", "dim", "double_double",
    "einsum", "einsum_path", "export", "extension",
    "external", "fft", "fori_loop", "from_jax", "from_torch", "grad", "grad_optional", "hessian",
    "hvp", "implicit", "integrate", "interpolate", "jacfwd", "jacobian", "jacrev", "jet", "jit",
    "jvp", "jvp_optional", "linalg", "linear_transpose", "linearize", "load", "map", "ndimage",
    "nn", "no_grad", "numpy", "optimize", "profile", "pytree", "random", "ravel_pytree",
    "register_pytree", "runtime", "sample", "save", "scan", "semiring", "sharding", "signal",
    "source_lines", "sparse", "sparse_hessian", "sparse_jacobian", "spatial", "spec", "special",
    "stats", "stop_gradient", "switch", "tensor", "to_jax", "to_torch", "trace", "train",
    "value_and_grad", "variable", "vjp", "vjp_optional", "vmap", "while_loop", "wirtinger",
]  # fmt: skip

_LATER = (
    "debug", "fft", "implicit", "integrate", "interpolate", "linalg", "ndimage", "nn", "optimize",
    "random", "runtime", "sample", "semiring", "sharding", "signal", "sparse", "spatial", "special",
    "stats", "train",
)  # fmt: skip
_HOMES = {
    "DoubleDouble": "tenferro.precision",
    "GradientError": "tenferro.transforms.derivatives.check",
    "SparsePlan": "tenferro.transforms.sparsity",
    "adopt": "tenferro.adoption",
    "check_grads": "tenferro.transforms.derivatives.check",
    "device_put": "tenferro.sharding",
    "digits": "tenferro.precision",
    "double_double": "tenferro.precision",
    "export": "tenferro.deploy",
    "jet": "tenferro.transforms.derivatives.taylor",
    "load": "tenferro.tree_file",
    "profile": "tenferro.profiling",
    "save": "tenferro.tree_file",
    "sparse_hessian": "tenferro.transforms.sparsity",
    "sparse_jacobian": "tenferro.transforms.sparsity",
}
"""Functions whose modules are loaded when they are first read."""

if TYPE_CHECKING:
    from tenferro import (
        debug,
        fft,
        implicit,
        integrate,
        interpolate,
        linalg,
        ndimage,
        nn,
        optimize,
        random,
        runtime,
        sample,
        semiring,
        sharding,
        signal,
        sparse,
        spatial,
        special,
        stats,
        train,
    )
    from tenferro.adoption import adopt
    from tenferro.deploy import export
    from tenferro.precision import DoubleDouble, digits, double_double
    from tenferro.profiling import profile
    from tenferro.sharding import device_put
    from tenferro.tensor.dtypes import DType
    from tenferro.transforms.derivatives.check import GradientError, check_grads
    from tenferro.transforms.derivatives.taylor import jet
    from tenferro.transforms.sparsity import SparsePlan, sparse_hessian, sparse_jacobian
    from tenferro.tree_file import load, save

    float16: DType
    bfloat16: DType
else:

    def __getattr__(name: str) -> Any:
        """Function families are loaded when they are first read."""
        if name in _LATER:
            return import_module(f"tenferro.{name}")
        if name in HALF:
            return half_precision(name)
        if name in _HOMES:
            return getattr(import_module(_HOMES[name]), name)
        refuse_name("tenferro", name)


def __dir__() -> list[str]:
    return __all__


@load_packages_with
def _load(package: str) -> None:
    if package in _LATER:
        import_module(f"tenferro.{package}")
