"""tenferro and the frameworks that it is measured beside, each as a namespace and a compiler."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from tenferro.bench.workloads import Workload


@dataclass(frozen=True)
class Peer:
    """A framework: `prepare` makes of a workload a call without arguments.

    The call returns when its result is there; `numbers` turns a result into NumPy arrays.
    """

    name: str
    prepare: Callable[[Workload], Callable[[], Any]]
    numbers: Callable[[Any], list[np.ndarray[Any, Any]]]


class Namespace:
    """A module with a few more functions under the names that the workloads use."""

    def __init__(self, module: Any, **functions: Any) -> None:
        self._module = module
        vars(self).update(functions)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)


def tenferro_peer(engine: str) -> Peer:
    """tenferro with one of its engines."""
    import tenferro as te
    from tenferro import linalg, special
    from tenferro import numpy as tn

    xp = Namespace(
        tn,
        erf=special.erf,
        cholesky=linalg.cholesky,
        solve_triangular=lambda a, b: linalg.solve_triangular(a, b, lower=True),
        eigvalsh=linalg.eigvalsh,
        svdvals=linalg.svdvals,
    )

    def prepare(workload: Workload) -> Callable[[], Any]:
        function = workload.make(xp)
        if workload.argnums is not None:
            function = te.grad(function, argnums=workload.argnums)
        compiled, arguments = te.jit(function, engine=engine), workload.arguments()
        return lambda: compiled(*arguments)

    return Peer(f"tenferro ({engine})", prepare, _as_arrays)


def jax_peer() -> Peer:
    """jax.jit on the CPU, in double precision where asked for."""
    import jax

    settings: Any = jax.config  # untyped where jax is installed, unknown where it is not
    settings.update("jax_enable_x64", True)
    import jax.numpy as jnp

    xp = Namespace(
        jnp,
        erf=jax.scipy.special.erf,
        logsumexp=jax.scipy.special.logsumexp,
        cholesky=jnp.linalg.cholesky,
        solve_triangular=lambda a, b: jax.scipy.linalg.solve_triangular(a, b, lower=True),
        eigvalsh=jnp.linalg.eigvalsh,
        svdvals=lambda a: jnp.linalg.svd(a, compute_uv=False),
    )

    def prepare(workload: Workload) -> Callable[[], Any]:
        function = workload.make(xp)
        if workload.argnums is not None:
            function = jax.grad(function, argnums=workload.argnums)
        compiled = jax.jit(function)
        arguments = [jnp.asarray(a) for a in workload.arguments()]
        wait: Any = jax.block_until_ready
        return lambda: wait(compiled(*arguments))

    return Peer("jax", prepare, _as_arrays)


def torch_peer() -> Peer:
    """PyTorch, eager."""
    import torch

    xp = _torch_namespace(torch)

    def prepare(workload: Workload) -> Callable[[], Any]:
        function = workload.make(xp)
        if workload.argnums is not None:
            function = torch.func.grad(function, argnums=workload.argnums)
        arguments = [torch.from_numpy(a) for a in workload.arguments()]
        return lambda: function(*arguments)

    return Peer("torch", prepare, lambda y: _as_arrays(y))


def _torch_namespace(torch: Any) -> Any:
    def reduced(function: Any) -> Any:
        def reduce(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
            return function(x) if axis is None else function(x, dim=axis, keepdim=keepdims)

        return reduce

    return SimpleNamespace(
        **{n: getattr(torch, n) for n in "sin cos exp log tanh sqrt erf einsum diagonal".split()},
        sum=reduced(torch.sum),
        mean=reduced(torch.mean),
        max=reduced(lambda x, **k: torch.amax(x, **k)),
        logsumexp=lambda x, axis: torch.logsumexp(x, axis),
        eye=lambda n: torch.eye(n, dtype=torch.float64),
        cholesky=torch.linalg.cholesky,
        solve_triangular=lambda a, b: torch.linalg.solve_triangular(a, b[:, None], upper=False)[
            :, 0
        ],
        eigvalsh=torch.linalg.eigvalsh,
        svdvals=torch.linalg.svdvals,
    )


def _as_arrays(result: Any) -> list[np.ndarray[Any, Any]]:
    leaves = result if isinstance(result, tuple | list) else [result]
    return [np.asarray(leaf) for leaf in leaves]


PEERS: dict[str, Callable[[], Peer]] = {
    "native": lambda: tenferro_peer("native"),
    "numpy": lambda: tenferro_peer("numpy"),
    "jax": jax_peer,
    "torch": torch_peer,
}
