"""Functions of the survey, written once against an array namespace `xp`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from tenferro_bench.functions import Function, Maker


def squares(make: Maker) -> Maker:
    """The sum of the squares of everything that a function returns."""

    def loss(xp: Any) -> Function:
        function = make(xp)

        def total(*args: Any) -> Any:
            found = function(*args)
            parts = found if isinstance(found, tuple) else (found,)
            return sum((_squares(xp, part) for part in parts[1:]), _squares(xp, parts[0]))

        return total

    return loss


def _squares(xp: Any, x: Any) -> Any:
    if str(x.dtype).rsplit(".", maxsplit=1)[-1].startswith("complex"):
        return xp.sum(xp.real(x) ** 2 + xp.imag(x) ** 2)
    return xp.sum(x**2)


def special(name: str, *before: int) -> Maker:
    """A special function, with integers before its other arguments."""
    return lambda xp: lambda *args: xp.library[name](*before, *args)


def linear(name: str) -> Maker:
    """A function of the `linalg` of a namespace."""
    return lambda xp: lambda *args: getattr(xp.linalg, name)(*args)


def called(name: str, **options: Any) -> Maker:
    """A function of a namespace with keyword arguments."""
    return lambda xp: lambda *args: getattr(xp, name)(*args, **options)


def method(name: str) -> Maker:
    """A function of the `fft` of a namespace."""
    return lambda xp: lambda *args: getattr(xp.fft, name)(*args)


def logarithm_of_determinant(xp: Any) -> Function:
    return lambda a: xp.linalg.slogdet(a)[1]


def product(xp: Any) -> Function:
    return lambda a, b: a @ b


def cholesky_of_product(xp: Any) -> Function:
    return lambda a, eye: xp.linalg.cholesky(a @ xp.swapaxes(a, -1, -2) + eye)


def eigenvalues(xp: Any) -> Function:
    return lambda a: xp.linalg.eigvalsh(a + xp.swapaxes(a, -1, -2))


def convolutional_network(xp: Any) -> Function:
    """Two convolutions with pooling and a linear layer, the cross entropy of ten classes."""
    conv, pool = xp.library["conv2d"], xp.library["max_pool2d"]

    def loss(x: Any, classes: Any, first: Any, second: Any, dense: Any) -> Any:
        for kernel in (first, second):
            x = pool(xp.maximum(conv(x, kernel), xp.zeros_like(x[:1, :1, :1, :1])))
        rows = x.reshape((x.shape[0], -1)) @ dense
        return xp.library["cross_entropy_of_classes"](rows, classes)

    return loss


def rolled_laplacian(xp: Any) -> Function:
    def laplacian(a: Any) -> Any:
        around = xp.roll(a, 1, 0) + xp.roll(a, -1, 0) + xp.roll(a, 1, 1) + xp.roll(a, -1, 1)
        return around - 4 * a

    return laplacian


def alternating(xp: Any) -> Function:
    return lambda a: a[::2] * a[1::2]


def every_third(xp: Any) -> Function:
    return lambda a: a[:, ::3] + xp.tanh(a[:, 1::3]) * a[:, 2::3]


def five_points(side: int) -> Maker:
    """A matrix of diffusion on a square grid, assembled by index, times a vector."""
    n = side * side
    grid = np.arange(n).reshape(side, side)
    right = grid[:, :-1].ravel(), grid[:, 1:].ravel()
    below = grid[:-1].ravel(), grid[1:].ravel()

    def make(xp: Any) -> Function:
        def product(k: Any, v: Any) -> Any:
            a = 0.0 * (k[:, None] * k[None])
            for rows, columns in (right, below):
                mean = 0.5 * (k[rows] + k[columns])
                a = xp.library["update"](a, (rows, columns), -mean)
                a = xp.library["update"](a, (columns, rows), -mean)
            return a @ v

        return product

    return make


def recurrence(xp: Any) -> Function:
    """A linear recurrence by pairs."""

    def join(a: Any, b: Any) -> Any:
        return a[0] * b[0], b[0] * a[1] + b[1]

    return lambda a, b: xp.library["associative_scan"](join, (a, b))[1]


def recurrent(xp: Any) -> Function:
    def final(w: Any, xs: Any) -> Any:
        def step(h: Any, x: Any) -> tuple[Any, None]:
            return xp.tanh(w @ h + x), None

        return xp.library["scan"](step, 0.0 * xs[0], xs)[0]

    return final


def gru(xp: Any) -> Function:
    """A gated recurrent unit; the outputs at all times."""

    def outputs(u: Any, w: Any, xs: Any) -> Any:
        n = u.shape[1]

        def step(h: Any, x: Any) -> tuple[Any, Any]:
            given, kept = w @ x, u @ h
            z, r = (1 / (1 + xp.exp(-given[i * n : i * n + n] - kept[i * n : i * n + n]))
                    for i in (0, 1))  # fmt: skip
            h = (1 - z) * xp.tanh(given[2 * n :] + r * kept[2 * n :]) + z * h
            return h, h

        return xp.library["scan"](step, 0.0 * u[0], xs)[1]

    return outputs


def edit_distance(xp: Any) -> Function:
    """A soft minimum over alignments: a scan over rows of a scan over columns."""

    def distance(cost: Any) -> Any:
        scan, n = xp.library["scan"], cost.shape[1]

        def row(above: Any, costs: Any) -> tuple[Any, None]:
            def cell(left: Any, of: Any) -> tuple[Any, Any]:
                cost, over, corner = of
                least = -xp.log(xp.exp(-left) + xp.exp(-over) + xp.exp(-corner))
                return cost + least, cost + least

            entries = scan(cell, above[0] + 1.0, (costs, above[1:], above[:-1]))[1]
            return xp.concatenate([above[:1] + 1.0, entries]), None

        return scan(row, xp.arange(n + 1) * 1.0, cost)[0][-1]

    return distance


def newton(xp: Any) -> Function:
    """Ten steps of Newton's method for two equations, for many right-hand sides."""

    def root(p: Any) -> Any:
        def step(x: Any, _: Any) -> tuple[Any, None]:
            f = xp.stack([x[0] ** 2 + x[1] ** 2 - p[0], xp.exp(x[0]) - x[1] - p[1]])
            top = xp.stack([2 * x[0], 2 * x[1]])
            low = xp.stack([xp.exp(x[0]), -1.0 + 0.0 * x[1]])
            return x - xp.linalg.solve(xp.stack([top, low]), f), None

        return xp.library["scan"](step, 0.0 * p + 1.0, None, length=10)[0]

    return lambda p: xp.library["vmap"](root)(p)


def kalman(steps: int) -> Maker:
    """A Kalman filter unrolled over observations that it captures; the log-likelihood."""
    observations = np.random.default_rng(7).standard_normal((steps, 2))

    def make(xp: Any) -> Function:
        def fit(a: Any, c: Any, q: Any, r: Any) -> Any:
            m, p, total = 0.0 * a[0], q, 0.0
            for y in xp.asarray(observations):
                m, p = a @ m, a @ p @ a.T + q
                s = c @ p @ c.T + r
                gain = xp.linalg.solve(s, c @ p).T
                e = y - c @ m
                total = total + e @ xp.linalg.solve(s, e) + xp.log(xp.linalg.det(s))
                m, p = m + gain @ e, p - gain @ (c @ p)
            return total / 2

        return fit

    return make


def chain_of_tensors(xp: Any) -> Function:
    """Small tensors of three legs, contracted one after the other, two open legs."""

    def contract(*tensors: Any) -> Any:
        left = tensors[0]
        for tensor in tensors[1:]:
            left = xp.tanh(xp.einsum("abc,cde,bdf->aef", left, tensor, tensor))
        return left

    return contract


def regular_graph(tensors: int) -> tuple[list[tuple[int, ...]], Maker]:
    """The legs of a random network with three legs at each tensor, and its contraction."""
    rng = np.random.default_rng(3)
    while True:
        ends = rng.permutation(np.repeat(np.arange(tensors), 3)).reshape(-1, 2)
        pairs = {tuple(sorted(pair)) for pair in ends.tolist()}
        if len(pairs) == len(ends) and all(a != b for a, b in pairs):
            break
    legs = [tuple(np.flatnonzero((ends == i).any(axis=1)).tolist()) for i in range(tensors)]

    def make(xp: Any) -> Function:
        return lambda *arrays: xp.library["network"](legs, arrays)

    return legs, make


def power(xp: Any) -> Function:
    return lambda z: z**1.5


def container(xp: Any) -> Function:
    """A network whose parameters are in a dictionary of lists."""

    def loss(parameters: Any, x: Any) -> Any:
        for w, b in zip(parameters["weights"], parameters["biases"], strict=True):
            x = xp.tanh(x @ w + b)
        return xp.sum(x * x)

    return loss


def of_list(xp: Any) -> Function:
    return lambda xs, scale: sum((x for x in xs[1:]), xs[0]) * scale


def dense(sizes: Sequence[int]) -> Any:
    """Makes parameters of `container` from a random generator."""

    def make(rng: Any) -> dict[str, Any]:
        return {
            "weights": [rng.standard_normal(pair) / pair[0] ** 0.5 for pair in pairwise(sizes)],
            "biases": [0.1 * rng.standard_normal(n) for n in sizes[1:]],
        }

    return make
