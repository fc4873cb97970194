"""Value, JVP and VJP of solve, cholesky, qr, lu, svd and eigh."""

from __future__ import annotations

import argparse
import math
import re
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import side_by_side
from side_by_side import JAX, OURS, REFERENCE, TORCH, Call, Row

import tenferro as te

KINDS = ("primal", "jvp", "vjp")
LIMITS = {"cholesky": 3.5, "solve": 2.5, "eigh": 2.0, "svd": 2.0, "qr": 4.0}
"""The most that value and gradient may cost, in units of the value."""
FACTORIZATIONS = ("lu", "cholesky", "qr", "svd", "eigh")


class Case(NamedTuple):
    """A function in the three libraries, and how its arguments are sampled."""

    sample: Callable[[Any, int], tuple[Any, ...]]
    ours: Callable[..., Any]
    jax: Callable[..., Any]
    torch: Callable[..., Any]


def _regular(rng: Any, n: int) -> tuple[Any, ...]:
    return (rng.standard_normal((n, n)) / math.sqrt(n) + 2 * np.eye(n),)


def _system(rng: Any, n: int) -> tuple[Any, ...]:
    return (*_regular(rng, n), rng.standard_normal((n, n)))


def _system_of_one(rng: Any, n: int) -> tuple[Any, ...]:
    return (*_regular(rng, n), rng.standard_normal((n, 1)))


def _positive(rng: Any, n: int) -> tuple[Any, ...]:
    a = rng.standard_normal((n, n)) / math.sqrt(n)
    return (a @ a.T + np.eye(n),)


def _symmetric(rng: Any, n: int) -> tuple[Any, ...]:
    a = rng.standard_normal((n, n))
    return (a + a.T,)


def many(sample: Callable[[Any, int], tuple[Any, ...]], batch: int) -> Any:
    def draw(rng: Any, n: int) -> tuple[Any, ...]:
        return tuple(np.stack(x) for x in zip(*[sample(rng, n) for _ in range(batch)], strict=True))

    return draw


def cases() -> dict[str, Case]:
    """The functions by name; peers that are not installed stay unused."""

    def peer(name: str, path: str) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            module, _, function = path.rpartition(".")
            return getattr(sys.modules[f"{name}{module}"], function)(*args, **kwargs)

        return call

    def jax(path: str) -> Callable[..., Any]:
        return peer("jax", path)

    def torch(path: str) -> Callable[..., Any]:
        return peer("torch", path)

    def lu(function: Callable[..., Any]) -> Callable[..., Any]:
        return lambda a: tuple(function(a)[1:])

    def thin(function: Callable[..., Any]) -> Callable[..., Any]:
        return lambda a: function(a, full_matrices=False)

    mine, theirs, pytorch = te.linalg, ".numpy.linalg", ".linalg"
    solve = (mine.solve, jax(f"{theirs}.solve"), torch(f"{pytorch}.solve"))
    return {
        "solve": Case(_system, *solve),
        "solve, one column": Case(_system_of_one, *solve),
        "cholesky": Case(
            _positive, mine.cholesky, jax(f"{theirs}.cholesky"), torch(f"{pytorch}.cholesky")
        ),
        "det": Case(_regular, mine.det, jax(f"{theirs}.det"), torch(f"{pytorch}.det")),
        "inv": Case(_regular, mine.inv, jax(f"{theirs}.inv"), torch(f"{pytorch}.inv")),
        "qr": Case(_regular, mine.qr, jax(f"{theirs}.qr"), torch(f"{pytorch}.qr")),
        "lu": Case(_regular, lu(mine.lu), lu(jax(".scipy.linalg.lu")), lu(torch(f"{pytorch}.lu"))),
        "svd": Case(
            _regular, thin(mine.svd), thin(jax(f"{theirs}.svd")), thin(torch(f"{pytorch}.svd"))
        ),
        "eigh": Case(_symmetric, mine.eigh, jax(f"{theirs}.eigh"), torch(f"{pytorch}.eigh")),
    }


def _leaves(value: Any) -> list[Any]:
    return list(value) if isinstance(value, tuple | list) else [value]


def our_calls(case: Case, args: Any, tangents: Any, cotangents: Any, engine: str) -> Any:
    """Ours, compiled; all arrays are arguments of their own."""
    n = len(args)

    def f(*xs: Any) -> tuple[Any, ...]:
        return tuple(_leaves(case.ours(*xs)))

    def vjp(*xs: Any) -> Any:
        value, back = te.vjp(f, *xs[:n])
        return *value, *back(xs[n:])

    def jvp(*xs: Any) -> Any:
        value, tangent = te.jvp(f, xs[:n], xs[n:])
        return *value, *tangent

    primal, forward, reverse = (te.jit(g, engine=engine) for g in (f, jvp, vjp))
    return {
        "primal": lambda: primal(*args),
        "jvp": lambda: forward(*args, *tangents),
        "vjp": lambda: reverse(*args, *cotangents),
    }


def jax_calls(case: Case, args: Any, tangents: Any, cotangents: Any) -> Any:
    """jax, compiled likewise; every call waits for its results."""
    import jax

    n = len(args)

    def f(*xs: Any) -> tuple[Any, ...]:
        return tuple(_leaves(case.jax(*xs)))

    def vjp(*xs: Any) -> Any:
        value, back = jax.vjp(f, *xs[:n])
        return *value, *back(xs[n:])

    def jvp(*xs: Any) -> Any:
        value, tangent = jax.jvp(f, xs[:n], xs[n:])
        return *value, *tangent

    primal, forward, reverse = map(jax.jit, (f, jvp, vjp))
    xs, ts, cts = (tuple(map(jax.numpy.asarray, v)) for v in (args, tangents, cotangents))
    wait = jax.block_until_ready
    return {
        "primal": lambda: wait(primal(*xs)),
        "jvp": lambda: wait(forward(*xs, *ts)),
        "vjp": lambda: wait(reverse(*xs, *cts)),
    }


def torch_calls(case: Case, args: Any, tangents: Any, cotangents: Any) -> Any:
    """PyTorch, eager."""
    import torch

    def f(*xs: Any) -> tuple[Any, ...]:
        return tuple(_leaves(case.torch(*xs)))

    xs, ts, cts = (tuple(map(torch.from_numpy, v)) for v in (args, tangents, cotangents))

    def vjp() -> Any:
        leaves = [x.detach().requires_grad_() for x in xs]
        value = f(*leaves)
        return value, torch.autograd.grad(value, leaves, cts)

    return {
        "primal": lambda: f(*xs),
        "jvp": lambda: torch.func.jvp(f, xs, ts),
        "vjp": vjp,
    }


def calls_of(case: Case, n: int, names: Sequence[str]) -> dict[str, dict[str, Call]]:
    """The calls of all libraries on the same arrays."""
    rng = np.random.default_rng(n)
    args = case.sample(rng, n)
    values = [np.asarray(y) for y in _leaves(case.ours(*args))]
    tangents, cotangents = (
        tuple(rng.standard_normal(x.shape).astype(x.dtype) for x in xs) for xs in (args, values)
    )
    given = case, args, tangents, cotangents
    makers = {
        OURS: lambda: our_calls(*given, "native"),
        REFERENCE: lambda: our_calls(*given, "numpy"),
        JAX: lambda: jax_calls(*given),
        TORCH: lambda: torch_calls(*given),
    }
    return {name: makers[name]() for name in names}


def factorizations(case: Case, n: int) -> dict[str, int]:
    """How many instructions of each factorization the program of value and gradient has."""
    args = case.sample(np.random.default_rng(0), n)

    def gradient(*xs: Any) -> Any:
        value, back = te.vjp(lambda *v: tuple(_leaves(case.ours(*v))), *xs)
        return value, back(value)

    names = re.findall(r"= tenferro\.linalg\.(\w+)\.v\d", str(te.trace(gradient)(*args)))
    return {k: c for k, c in Counter(names).items() if k in FACTORIZATIONS}


def _row(title: str, case: Case, n: int, names: Sequence[str], rounds: int) -> Row:
    row = side_by_side.measure(calls_of(case, n, names), rounds)
    side_by_side.show(title, row, names, KINDS, f"vjp/primal {row['vjp/primal']:.2f}")
    return row


def run(options: argparse.Namespace, names: Sequence[str]) -> dict[str, Any]:
    """All figures, printed on the way."""
    every = {k: c for k, c in cases().items() if not options.only or k in options.only}
    if not every:
        return {}
    print(
        "ms of value, value and JVP, value and VJP; then a library's time over the native engine's"
    )
    sized = [(f"{name} {n}", c, n) for n in options.sizes for name, c in every.items()]
    table = {title: _row(title, c, n, names, options.rounds) for title, c, n in sized}
    counts = {name: factorizations(case, 4) for name, case in every.items()}
    print("factorizations in one program of value and gradient:", counts)
    derived = {peer: side_by_side.means(table, peer, KINDS) for peer in names if peer != OURS}
    for peer, found in derived.items():
        print(f"geometric mean {peer}/ours:", {k: round(v, 2) for k, v in found.items()})
    _show_limits(table, max(options.sizes))
    return {"table": table, "counts": counts, "means": derived}


def _show_limits(table: dict[str, Row], largest: int) -> None:
    for name, limit in LIMITS.items():
        row = table.get(f"{name} {largest}")
        if row:
            print(f"vjp/primal of {name} at {largest}: {row['vjp/primal']:.2f} (at most {limit})")
