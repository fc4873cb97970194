"""Functions to be measured, written once against an array namespace `xp`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Function = Callable[..., Any]
Maker = Callable[[Any], Function]


def of_library(name: str) -> Maker:
    """A function that every framework has in its library."""
    return lambda xp: lambda *args: xp.library[name](*args)


def waves(xp: Any) -> Function:
    return lambda x: xp.sum(xp.sin(x) * xp.exp(-x * x) + xp.tanh(x))


def softmax(xp: Any) -> Function:
    def softmax(x: Any) -> Any:
        shifted = xp.exp(x - xp.max(x, axis=-1, keepdims=True))
        return shifted / xp.sum(shifted, axis=-1, keepdims=True)

    return softmax


def layer_norm(xp: Any) -> Function:
    def norm(x: Any, gain: Any, bias: Any) -> Any:
        mean = xp.mean(x, axis=-1, keepdims=True)
        centred = x - mean
        variance = xp.mean(centred * centred, axis=-1, keepdims=True)
        return centred / xp.sqrt(variance + 1e-5) * gain + bias

    return norm


def layer_norm_loss(xp: Any) -> Function:
    norm = layer_norm(xp)
    return lambda x, gain, bias: xp.sum(xp.tanh(norm(x, gain, bias)))


def black_scholes(xp: Any) -> Function:
    def price(spot: Any, strike: Any, time: Any, rate: Any, vol: Any) -> Any:
        spread = vol * xp.sqrt(time)
        d1 = (xp.log(spot / strike) + (rate + vol * vol / 2) * time) / spread
        n1 = 0.5 * (1 + xp.erf(d1 * 0.7071067811865476))
        n2 = 0.5 * (1 + xp.erf((d1 - spread) * 0.7071067811865476))
        return xp.sum(spot * n1 - strike * xp.exp(-rate * time) * n2)

    return price


def diagonal_mixture(xp: Any) -> Function:
    def log_likelihood(x: Any, means: Any, log_scales: Any, weights: Any) -> Any:
        z = (x[:, None, :] - means[None]) * xp.exp(-log_scales)[None]
        q = weights - xp.sum(log_scales, axis=-1) - 0.5 * xp.sum(z * z, axis=-1)
        return xp.sum(xp.logsumexp(q, axis=1)) - x.shape[0] * xp.logsumexp(weights, axis=0)

    return log_likelihood


def full_mixture(xp: Any) -> Function:
    def log_likelihood(x: Any, means: Any, factors: Any, weights: Any) -> Any:
        z = xp.einsum("kde,nke->nkd", factors, x[:, None, :] - means[None])
        q = weights - 0.5 * xp.sum(z * z, axis=-1)
        return xp.sum(xp.logsumexp(q, axis=1))

    return log_likelihood


def ode(xp: Any) -> Function:
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


def bodies(xp: Any) -> Function:
    def energy(p: Any, m: Any) -> Any:
        d = p[:, None, :] - p[None]
        r2 = xp.sum(d * d, axis=-1) + 0.01
        return xp.sum(m[:, None] * m[None] / xp.sqrt(r2))

    return energy


def forces(xp: Any) -> Function:
    def forces(p: Any, m: Any) -> Any:
        d = p[None] - p[:, None, :]
        r2 = xp.sum(d * d, axis=-1) + 0.01
        return xp.sum(d * (m / (r2 * xp.sqrt(r2)))[:, :, None], axis=1)

    return forces


def network(layers: int, *, bias: bool) -> Maker:
    def make(xp: Any) -> Function:
        def loss(x: Any, *weights: Any) -> Any:
            for i in range(layers):
                x = x @ weights[i]
                x = xp.tanh(x + weights[layers + i] if bias else x)
            return xp.sum(x * x)

        return loss

    return make


def attention(xp: Any) -> Function:
    weights = softmax(xp)

    def attend(q: Any, k: Any, v: Any) -> Any:
        scores = xp.einsum("hqd,hkd->hqk", q, k) * 0.125
        return xp.einsum("hqk,hkd->hqd", weights(scores), v)

    return attend


def loss_of(make: Maker) -> Maker:
    return lambda xp: lambda *args: xp.sum(make(xp)(*args) ** 2)


def chain(xp: Any) -> Function:
    def chain(x: Any) -> Any:
        for _ in range(10):
            x = xp.tanh(xp.sin(x) + 0.5)
        return xp.sum(x)

    return chain


def rosenbrock(xp: Any) -> Function:
    return lambda x: xp.sum(100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2)


def laplacian(xp: Any) -> Function:
    def energy(u: Any) -> Any:
        inner = u[1:-1, 1:-1]
        around = u[2:, 1:-1] + u[:-2, 1:-1] + u[1:-1, 2:] + u[1:-1, :-2]
        return xp.sum((around - 4 * inner) ** 2)

    return energy


def network_of_tensors(xp: Any) -> Function:
    def overlap(*sites: Any) -> Any:
        left = xp.einsum("iaj,iak->jk", sites[0][:1], sites[0][:1])
        for site in sites[1:]:
            half = xp.einsum("ij,iak->jak", left, site)
            left = xp.einsum("jak,jal->kl", half, site)
        return xp.sum(left * left) ** 0.5

    return overlap


def gaussian(xp: Any) -> Function:
    def log_likelihood(points: Any, y: Any) -> Any:
        d2 = (points[:, None] - points[None]) ** 2
        factor = xp.cholesky(xp.exp(-0.5 * d2) + 0.1 * xp.eye(points.shape[0]))
        half = xp.solve_triangular(factor, y)
        return 0.5 * xp.sum(half * half) + xp.sum(xp.log(xp.diagonal(factor)))

    return log_likelihood


def eigenvalues(xp: Any) -> Function:
    return lambda a: xp.sum(xp.log(xp.eigvalsh(a @ a.T + 10 * xp.eye(a.shape[0]))))


def singular_values(xp: Any) -> Function:
    return lambda a: xp.sum(xp.sqrt(xp.svdvals(a) + 0.1))


def take(xp: Any) -> Function:
    return lambda table, index: table[index]


def embedding(xp: Any) -> Function:
    return lambda table, index: xp.sum(xp.tanh(table[index]) ** 2)


def reduced(name: str, axis: int | None) -> Maker:
    return lambda xp: lambda x: getattr(xp, name)(x, axis=axis)


def logsumexp(xp: Any) -> Function:
    return lambda x: xp.logsumexp(x, axis=1)
