"""Transforms of functions: derivatives, compilation, batches, loops, inspection."""

from typing import Any

from tenferro.transforms.batching.vmap import vmap
from tenferro.transforms.control import (
    associative_scan,
    cond,
    fori_loop,
    map,
    scan,
    switch,
    while_loop,
)
from tenferro.transforms.derivatives.forward import (
    hvp,
    jvp,
    jvp_optional,
    linear_transpose,
    linearize,
)
from tenferro.transforms.derivatives.jacobian import hessian, jacfwd, jacobian, jacrev
from tenferro.transforms.derivatives.reverse import (
    grad,
    grad_optional,
    value_and_grad,
    vjp,
    vjp_optional,
)
from tenferro.transforms.derivatives.wirtinger import wirtinger
from tenferro.transforms.programs.building import trace
from tenferro.transforms.programs.jit import jit
from tenferro.transforms.programs.program import Program
from tenferro.transforms.rules.checkpointing import checkpoint
from tenferro.transforms.rules.custom_rules import custom_jvp, custom_vjp
from tenferro.transforms.rules.outside import external, stop_gradient


def _explained(program: Program, **sizes: int) -> Any:
    from tenferro.transforms.derivatives.stages import explained  # loaded when it is needed

    return explained(program, **sizes)


Program.explained = staticmethod(_explained)

__all__ = [
    "Program", "associative_scan", "checkpoint", "cond", "custom_jvp", "custom_vjp", "external",
    "fori_loop", "grad", "grad_optional", "hessian", "hvp", "jacfwd", "jacobian", "jacrev", "jit",
    "jvp", "jvp_optional", "linear_transpose", "linearize", "map", "scan", "stop_gradient",
    "switch", "trace", "value_and_grad", "vjp", "vjp_optional", "vmap", "while_loop", "wirtinger",
]  # fmt: skip
