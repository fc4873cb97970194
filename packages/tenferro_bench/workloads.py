"""What is measured: functions with arguments, values or gradients."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tenferro_bench import functions, library
from tenferro_bench.programs_set import PROGRAMS
from tenferro_bench.survey import SURVEY
from tenferro_bench.workload import Workload, indices, scaled, uniform, workload

WORKLOADS: list[Workload] = []
SETS = {
    "default": WORKLOADS,
    "survey": SURVEY,
    "programs": [workload for program in PROGRAMS for workload in program.workloads()],
}


def _add(*args: Any, **options: Any) -> None:
    WORKLOADS.append(workload(*args, **options))


for _n in (1, 100, 10_000, 1_000_000):
    _add(f"pointwise gradient n={_n}", "pointwise", functions.waves, (_n,), argnums=(0,))
_add("x + y, n=4", "call", lambda xp: lambda x, y: x + y, (4,), (4,))
_add("x + y, n=1e6", "memory", lambda xp: lambda x, y: x + y, (1_000_000,), (1_000_000,))
_add(
    "x * row + column", "memory", lambda xp: lambda x, r, c: x * r + c,
    (1000, 1000), (1000,), (1000, 1),
)  # fmt: skip
_square = (1000, 1000)
_add("softmax", "reduction", functions.softmax, _square)
_add(
    "softmax gradient",
    "reduction",
    functions.loss_of(functions.softmax),
    _square,
    argnums=(0,),
)
_add("logsumexp", "reduction", functions.logsumexp, _square)
_add(
    "logsumexp gradient",
    "reduction",
    functions.loss_of(functions.logsumexp),
    _square,
    argnums=(0,),
)
_norm = (_square, (1000,), (1000,))
_add("layer norm", "reduction", functions.layer_norm, *_norm)
_add(
    "layer norm gradient",
    "reduction",
    functions.layer_norm_loss,
    *_norm,
    argnums=(0, 1, 2),
)
for _axis in (None, 0, 1):
    _add(f"sum, axis={_axis}", "reduction", functions.reduced("sum", _axis), _square)
    _add(f"max, axis={_axis}", "reduction", functions.reduced("max", _axis), _square)
for _n in (1000, 100_000):
    _bs = [uniform(0.5, 1.5, _n) for _ in range(5)]
    _add(
        f"Black-Scholes gradient n={_n}",
        "transcendental",
        functions.black_scholes,
        *_bs,
        argnums=(0, 1, 2, 3, 4),
    )
_gmm = ((10_000, 10), (25, 10), (25, 10), (25,))
_add("diagonal mixture", "mixture", functions.diagonal_mixture, *_gmm)
_add("diagonal mixture gradient", "mixture", functions.diagonal_mixture, *_gmm, argnums=(1, 2, 3))
for _name, _d in (("full mixture gradient", 10), ("full mixture gradient, 64 dimensions", 64)):
    _add(
        _name, "mixture", functions.full_mixture,
        (1000, _d), (25, _d), (25, _d, _d), (25,), argnums=(1, 2, 3),
    )  # fmt: skip
for _n in (4, 1000, 100_000):
    _add(f"ODE gradient n={_n}", "ode", functions.ode, (_n,), uniform(0.5, 1.5, _n), argnums=(0, 1))
_add("N-body forces n=1000", "bodies", functions.forces, (1000, 3), uniform(0.5, 1.5, 1000))
_add(
    "N-body energy gradient n=300",
    "bodies",
    functions.bodies,
    (300, 3),
    uniform(0.5, 1.5, 300),
    argnums=(0,),
)


def _add_network(
    name: str, batch: int, width: int, *, bias: bool = False, dtype: Any = np.float64
) -> None:
    weights = [scaled(width**-0.5, width, width, dtype=dtype) for _ in range(4)]
    biases = [scaled(0.1, width, dtype=dtype) for _ in range(4)] if bias else []
    argnums = tuple(range(1, 1 + len(weights) + len(biases)))
    make = functions.network(4, bias=bias)
    _add(
        name,
        "network",
        make,
        scaled(1.0, batch, width, dtype=dtype),
        *weights,
        *biases,
        argnums=argnums,
    )


_add_network("network 4x256 gradient", 128, 256)
_add_network("network 4x256 gradient, f32", 128, 256, dtype=np.float32)
_add_network("network 4x256 with biases gradient", 128, 256, bias=True)
_add_network("network 4x32 gradient", 16, 32)
_add_network("network 4x32 gradient, f32", 16, 32, dtype=np.float32)
_qkv = ((8, 128, 64), (8, 128, 64), (8, 128, 64))
_add("attention", "attention", functions.attention, *_qkv)
_add(
    "attention gradient",
    "attention",
    functions.loss_of(functions.attention),
    *_qkv,
    argnums=(0, 1, 2),
)
_add("batched matmul 64 x 32", "matmul", lambda xp: lambda a, b: a @ b, (64, 32, 32), (64, 32, 32))
_add("matmul 256", "matmul", lambda xp: lambda a, b: a @ b, (256, 256), (256, 256))
_add("matmul 1024", "matmul", lambda xp: lambda a, b: a @ b, (1024, 1024), (1024, 1024))
_add("chain of 20, gradient n=1e6", "transcendental", functions.chain, (1_000_000,), argnums=(0,))
_add("Rosenbrock n=1e5", "stencil", functions.rosenbrock, (100_000,))
_add("Rosenbrock gradient n=1e5", "stencil", functions.rosenbrock, (100_000,), argnums=(0,))
_add("Laplacian energy gradient 500x500", "stencil", functions.laplacian, (500, 500), argnums=(0,))
for _n in (10_000, 1_000_000):
    _add(
        f"complex z z exp(-z), n={_n}", "complex", lambda xp: lambda z: z * z * xp.exp(-z),
        lambda rng, n=_n: rng.standard_normal(n) + 1j * rng.standard_normal(n),
    )  # fmt: skip
_add(
    "matrix product state, gradient", "tensor network", functions.network_of_tensors,
    *[scaled(0.2, 16, 2, 16) for _ in range(12)], argnums=tuple(range(12)),
)  # fmt: skip
_add(
    "Cholesky log-likelihood gradient n=200",
    "linear algebra",
    functions.gaussian,
    uniform(0, 20, 200),
    (200,),
    argnums=(0,),
)
_add("eigenvalues gradient 64x64", "linear algebra", functions.eigenvalues, (64, 64), argnums=(0,))
_add(
    "singular values gradient 64x64",
    "linear algebra",
    functions.singular_values,
    (64, 64),
    argnums=(0,),
)
_add("take, 1e5 of 1e6", "indexing", functions.take, (1_000_000,), indices(1_000_000, 100_000))
_add("embedding", "indexing", functions.take, (1000, 64), indices(1000, 512))
_add(
    "embedding gradient",
    "indexing",
    functions.embedding,
    (1000, 64),
    indices(1000, 512),
    argnums=(0,),
)


_ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "cross_entropy": (_square, indices(1000, 1000)),
    "layer_norm": _norm,
    "entr": (uniform(0.01, 0.99, 1000, 1000),),
    "logit": (uniform(0.01, 0.99, 1000, 1000),),
}
for _name in library.NAMES:
    _of = _ARGUMENTS.get(_name, (_square,))
    _variables = (0, 1, 2) if _name == "layer_norm" else (0,)
    _add(f"library: {_name}", "library", functions.of_library(_name), *_of)
    _add(
        f"library: {_name}, gradient", "library", functions.loss_of(functions.of_library(_name)),
        *_of, argnums=_variables,
    )  # fmt: skip


LARGE = Workload(
    "chain of 20, gradient n=1e7",
    "memory",
    functions.chain,
    lambda: [np.random.default_rng(1).standard_normal(10_000_000)],
    (0,),
)
"""For peak memory."""


def selected(words: str, of: str = "default") -> Iterator[Workload]:
    """The workloads of a set whose name or kind contains a text."""
    return (w for w in SETS[of] if words in w.name or words in w.kind)
