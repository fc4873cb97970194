"""What is measured: functions written once against an array namespace `xp`, with arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

Function = Callable[..., Any]
Maker = Callable[[Any], Function]


@dataclass(frozen=True)
class Workload:
    """A function and its arguments; with `argnums`, its gradient is what is measured."""

    name: str
    kind: str
    make: Maker
    arguments: Callable[[], list[Any]]
    argnums: tuple[int, ...] | None = None


WORKLOADS: list[Workload] = []


def _add(
    name: str, kind: str, make: Maker, *shapes: Any, argnums: Any = None, dtype: Any = np.float64
) -> None:
    def arguments() -> list[Any]:
        rng = np.random.default_rng(20240607)
        return [s(rng) if callable(s) else rng.standard_normal(s).astype(dtype) for s in shapes]

    WORKLOADS.append(Workload(name, kind, make, arguments, argnums))


def uniform(low: float, high: float, *shape: int) -> Callable[[Any], Any]:
    """An argument with elements in a range."""
    return lambda rng: rng.uniform(low, high, shape)


def scaled(factor: float, *shape: int, dtype: Any = np.float64) -> Callable[[Any], Any]:
    """An argument with normal elements of a given size."""
    return lambda rng: (factor * rng.standard_normal(shape)).astype(dtype)


def _waves(xp: Any) -> Function:
    return lambda x: xp.sum(xp.sin(x) * xp.exp(-x * x) + xp.tanh(x))


def _softmax(xp: Any) -> Function:
    def softmax(x: Any) -> Any:
        shifted = xp.exp(x - xp.max(x, axis=-1, keepdims=True))
        return shifted / xp.sum(shifted, axis=-1, keepdims=True)

    return softmax


def _layer_norm(xp: Any) -> Function:
    def loss(x: Any, gain: Any, bias: Any) -> Any:
        mean = xp.mean(x, axis=-1, keepdims=True)
        centred = x - mean
        variance = xp.mean(centred * centred, axis=-1, keepdims=True)
        return xp.sum(xp.tanh(centred / xp.sqrt(variance + 1e-5) * gain + bias))

    return loss


def _black_scholes(xp: Any) -> Function:
    def price(spot: Any, strike: Any, time: Any, rate: Any, vol: Any) -> Any:
        spread = vol * xp.sqrt(time)
        d1 = (xp.log(spot / strike) + (rate + vol * vol / 2) * time) / spread
        n1 = 0.5 * (1 + xp.erf(d1 * 0.7071067811865476))
        n2 = 0.5 * (1 + xp.erf((d1 - spread) * 0.7071067811865476))
        return xp.sum(spot * n1 - strike * xp.exp(-rate * time) * n2)

    return price


def _diagonal_mixture(xp: Any) -> Function:
    def log_likelihood(x: Any, means: Any, log_scales: Any, weights: Any) -> Any:
        z = (x[:, None, :] - means[None]) * xp.exp(-log_scales)[None]
        q = weights - xp.sum(log_scales, axis=-1) - 0.5 * xp.sum(z * z, axis=-1)
        return xp.sum(xp.logsumexp(q, axis=1)) - x.shape[0] * xp.logsumexp(weights, axis=0)

    return log_likelihood


def _full_mixture(xp: Any) -> Function:
    def log_likelihood(x: Any, means: Any, factors: Any, weights: Any) -> Any:
        z = xp.einsum("kde,nke->nkd", factors, x[:, None, :] - means[None])
        q = weights - 0.5 * xp.sum(z * z, axis=-1)
        return xp.sum(xp.logsumexp(q, axis=1))

    return log_likelihood


def _ode(xp: Any) -> Function:
    def final(x: Any, w: Any) -> Any:
        v, h = 0.0 * x, 0.05

        def slope(x: Any, v: Any) -> tuple[Any, Any]:
            return v, -w * xp.sin(x) - 0.1 * v

        for _ in range(20):
            a = slope(x, v)
            b = slope(x + h / 2 * a[0], v + h / 2 * a[1])
            c = slope(x + h / 2 * b[0], v + h / 2 * b[1])
            d = slope(x + h * c[0], v + h * c[1])
            x = x + h / 6 * (a[0] + 2 * b[0] + 2 * c[0] + d[0])
            v = v + h / 6 * (a[1] + 2 * b[1] + 2 * c[1] + d[1])
        return xp.sum(x * x + v * v)

    return final


def _bodies(xp: Any) -> Function:
    def energy(p: Any, m: Any) -> Any:
        d = p[:, None, :] - p[None]
        r2 = xp.sum(d * d, axis=-1) + 0.01
        return xp.sum(m[:, None] * m[None] / xp.sqrt(r2))

    return energy


def _forces(xp: Any) -> Function:
    def forces(p: Any, m: Any) -> Any:
        d = p[None] - p[:, None, :]
        r2 = xp.sum(d * d, axis=-1) + 0.01
        return xp.sum(d * (m / (r2 * xp.sqrt(r2)))[:, :, None], axis=1)

    return forces


def _network(layers: int, *, bias: bool) -> Maker:
    def make(xp: Any) -> Function:
        def loss(x: Any, *weights: Any) -> Any:
            for i in range(layers):
                x = x @ weights[i]
                x = xp.tanh(x + weights[layers + i] if bias else x)
            return xp.sum(x * x)

        return loss

    return make


def _attention(xp: Any) -> Function:
    softmax = _softmax(xp)

    def attend(q: Any, k: Any, v: Any) -> Any:
        scores = xp.einsum("hqd,hkd->hqk", q, k) * 0.125
        return xp.einsum("hqk,hkd->hqd", softmax(scores), v)

    return attend


def _loss_of(make: Maker) -> Maker:
    return lambda xp: lambda *args: xp.sum(make(xp)(*args) ** 2)


def _chain(xp: Any) -> Function:
    def chain(x: Any) -> Any:
        for _ in range(10):
            x = xp.tanh(xp.sin(x) + 0.5)
        return xp.sum(x)

    return chain


def _rosenbrock(xp: Any) -> Function:
    return lambda x: xp.sum(100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2)


def _laplacian(xp: Any) -> Function:
    def energy(u: Any) -> Any:
        inner = u[1:-1, 1:-1]
        around = u[2:, 1:-1] + u[:-2, 1:-1] + u[1:-1, 2:] + u[1:-1, :-2]
        return xp.sum((around - 4 * inner) ** 2)

    return energy


def _network_of_tensors(xp: Any) -> Function:
    def overlap(*sites: Any) -> Any:
        left = xp.einsum("iaj,iak->jk", sites[0][:1], sites[0][:1])
        for site in sites[1:]:
            half = xp.einsum("ij,iak->jak", left, site)
            left = xp.einsum("jak,jal->kl", half, site)
        return xp.sum(left * left) ** 0.5

    return overlap


def _gaussian(xp: Any) -> Function:
    def log_likelihood(points: Any, y: Any) -> Any:
        d2 = (points[:, None] - points[None]) ** 2
        factor = xp.cholesky(xp.exp(-0.5 * d2) + 0.1 * xp.eye(points.shape[0]))
        half = xp.solve_triangular(factor, y)
        return 0.5 * xp.sum(half * half) + xp.sum(xp.log(xp.diagonal(factor)))

    return log_likelihood


def _eigenvalues(xp: Any) -> Function:
    return lambda a: xp.sum(xp.log(xp.eigvalsh(a @ a.T + 10 * xp.eye(a.shape[0]))))


def _singular_values(xp: Any) -> Function:
    return lambda a: xp.sum(xp.sqrt(xp.svdvals(a) + 0.1))


def _embedding(xp: Any) -> Function:
    return lambda table, index: xp.sum(xp.tanh(table[index]) ** 2)


for _n in (1, 100, 10_000, 1_000_000):
    _add(f"pointwise gradient n={_n}", "pointwise", _waves, (_n,), argnums=(0,))
_add("x + y, n=4", "call", lambda xp: lambda x, y: x + y, (4,), (4,))
_add("x + y, n=1e6", "memory", lambda xp: lambda x, y: x + y, (1_000_000,), (1_000_000,))
_add(
    "x * row + column", "memory", lambda xp: lambda x, r, c: x * r + c,
    (1000, 1000), (1000,), (1000, 1),
)  # fmt: skip
_add("softmax", "reduction", _softmax, (1000, 1000))
_add("logsumexp", "reduction", lambda xp: lambda x: xp.logsumexp(x, axis=1), (1000, 1000))
_add(
    "logsumexp gradient", "reduction",
    lambda xp: lambda x: xp.sum(xp.logsumexp(x, axis=1) ** 2), (1000, 1000), argnums=(0,),
)  # fmt: skip
_add(
    "layer norm gradient",
    "reduction",
    _layer_norm,
    (1000, 1000),
    (1000,),
    (1000,),
    argnums=(0, 1, 2),
)


def _sum(axis: int | None) -> Maker:
    return lambda xp: lambda x: xp.sum(x, axis=axis)


for _axis in (None, 0, 1):
    _add(f"sum, axis={_axis}", "reduction", _sum(_axis), (1000, 1000))
_add("max, axis=None", "reduction", lambda xp: lambda x: xp.max(x, axis=None), (1000, 1000))
for _n in (1000, 100_000):
    _bs = [uniform(0.5, 1.5, _n) for _ in range(5)]
    _add(
        f"Black-Scholes gradient n={_n}",
        "transcendental",
        _black_scholes,
        *_bs,
        argnums=(0, 1, 2, 3, 4),
    )
_gmm = ((10_000, 10), (25, 10), (25, 10), (25,))
_add("diagonal mixture", "mixture", _diagonal_mixture, *_gmm)
_add("diagonal mixture gradient", "mixture", _diagonal_mixture, *_gmm, argnums=(1, 2, 3))
_add(
    "full mixture gradient", "mixture", _full_mixture,
    (1000, 10), (25, 10), (25, 10, 10), (25,), argnums=(1, 2, 3),
)  # fmt: skip
for _n in (4, 1000, 100_000):
    _add(f"ODE gradient n={_n}", "ode", _ode, (_n,), uniform(0.5, 1.5, _n), argnums=(0, 1))
_add("N-body forces n=1000", "bodies", _forces, (1000, 3), uniform(0.5, 1.5, 1000))
_add(
    "N-body energy gradient n=300",
    "bodies",
    _bodies,
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
    make = _network(4, bias=bias)
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
_qkv = ((8, 128, 64), (8, 128, 64), (8, 128, 64))
_add("attention", "attention", _attention, *_qkv)
_add("attention gradient", "attention", _loss_of(_attention), *_qkv, argnums=(0, 1, 2))
_add("batched matmul 64 x 32", "matmul", lambda xp: lambda a, b: a @ b, (64, 32, 32), (64, 32, 32))
_add("matmul 256", "matmul", lambda xp: lambda a, b: a @ b, (256, 256), (256, 256))
_add("matmul 1024", "matmul", lambda xp: lambda a, b: a @ b, (1024, 1024), (1024, 1024))
_add("chain of 20, gradient n=1e6", "transcendental", _chain, (1_000_000,), argnums=(0,))
_add("Rosenbrock n=1e5", "stencil", _rosenbrock, (100_000,))
_add("Rosenbrock gradient n=1e5", "stencil", _rosenbrock, (100_000,), argnums=(0,))
_add("Laplacian energy gradient 500x500", "stencil", _laplacian, (500, 500), argnums=(0,))
_add(
    "complex z z exp(-z), n=1e4", "complex", lambda xp: lambda z: z * z * xp.exp(-z),
    lambda rng: rng.standard_normal(10_000) + 1j * rng.standard_normal(10_000),
)  # fmt: skip
_add(
    "matrix product state, gradient", "tensor network", _network_of_tensors,
    *[scaled(0.2, 16, 2, 16) for _ in range(12)], argnums=tuple(range(12)),
)  # fmt: skip
_add(
    "Cholesky log-likelihood gradient n=200",
    "linear algebra",
    _gaussian,
    uniform(0, 20, 200),
    (200,),
    argnums=(0,),
)
_add("eigenvalues gradient 64x64", "linear algebra", _eigenvalues, (64, 64), argnums=(0,))
_add("singular values gradient 64x64", "linear algebra", _singular_values, (64, 64), argnums=(0,))
_add(
    "embedding gradient", "indexing", _embedding, (1000, 64),
    lambda rng: rng.integers(0, 1000, 512), argnums=(0,),
)  # fmt: skip


def selected(words: str) -> Iterator[Workload]:
    """The workloads whose name or kind contains a text."""
    return (w for w in WORKLOADS if words in w.name or words in w.kind)
