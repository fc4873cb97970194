"""Derivatives of factorizations, side by side with jax and PyTorch, on one core.

    python benchmarks/linalg.py                      the table, and the batches of small matrices
    python benchmarks/linalg.py --sizes 64 256       other sizes
    python benchmarks/linalg.py --engine native      another engine
    python benchmarks/linalg.py --json F             also write the figures to a file

Each figure is process CPU time of one call of a compiled function (PyTorch: eager) that gives the
value and its derivative. The libraries take turns in every round; figures are medians over the
rounds, of times and of ratios within a round. Peers that are not installed are left out.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import sys
from collections import Counter
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import geometric_mean, median
from time import process_time
from typing import Any, NamedTuple

import numpy as np

import tenferro as te

KINDS = ("primal", "jvp", "vjp")
LIMITS = {"cholesky": 3.5, "solve": 2.5, "eigh": 2.0, "svd": 2.0, "qr": 4.0}
"""The most that value and gradient may cost, in units of the value."""
SECONDS = 0.05
"""How long one timing lasts at least."""
BATCHED = ("solve, one column", "eigh")
FACTORIZATIONS = ("lu", "cholesky", "qr", "svd", "eigh")

Calls = dict[str, Callable[[], Any]]


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


def _many(sample: Callable[[Any, int], tuple[Any, ...]], batch: int) -> Any:
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
        "qr": Case(_regular, mine.qr, jax(f"{theirs}.qr"), torch(f"{pytorch}.qr")),
        "lu": Case(_regular, lu(mine.lu), lu(jax(".scipy.linalg.lu")), lu(torch(f"{pytorch}.lu"))),
        "svd": Case(
            _regular, thin(mine.svd), thin(jax(f"{theirs}.svd")), thin(torch(f"{pytorch}.svd"))
        ),
        "eigh": Case(_symmetric, mine.eigh, jax(f"{theirs}.eigh"), torch(f"{pytorch}.eigh")),
    }


def _leaves(value: Any) -> list[Any]:
    return list(value) if isinstance(value, tuple | list) else [value]


def our_calls(case: Case, args: Any, tangents: Any, cotangents: Any, engine: str) -> Calls:
    """Ours, compiled."""

    def f(*xs: Any) -> tuple[Any, ...]:
        return tuple(_leaves(case.ours(*xs)))

    def vjp(xs: Any, cts: Any) -> Any:
        value, back = te.vjp(f, *xs)
        return value, back(cts)

    primal = te.jit(f, engine=engine)
    forward = te.jit(lambda xs, ts: te.jvp(f, xs, ts), engine=engine)
    reverse = te.jit(vjp, engine=engine)
    return {
        "primal": lambda: primal(*args),
        "jvp": lambda: forward(args, tangents),
        "vjp": lambda: reverse(args, cotangents),
    }


def jax_calls(case: Case, args: Any, tangents: Any, cotangents: Any, engine: str) -> Calls:
    """jax, compiled; every call waits for its results."""
    import jax

    def f(*xs: Any) -> tuple[Any, ...]:
        return tuple(_leaves(case.jax(*xs)))

    def vjp(xs: Any, cts: Any) -> Any:
        value, back = jax.vjp(f, *xs)
        return value, back(cts)

    primal, reverse = jax.jit(f), jax.jit(vjp)
    forward = jax.jit(lambda xs, ts: jax.jvp(f, xs, ts))
    xs, ts, cts = (tuple(map(jax.numpy.asarray, v)) for v in (args, tangents, cotangents))
    wait = jax.block_until_ready
    return {
        "primal": lambda: wait(primal(*xs)),
        "jvp": lambda: wait(forward(xs, ts)),
        "vjp": lambda: wait(reverse(xs, cts)),
    }


def torch_calls(case: Case, args: Any, tangents: Any, cotangents: Any, engine: str) -> Calls:
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


LIBRARIES = {"tenferro": our_calls, "jax": jax_calls, "torch": torch_calls}


def libraries() -> list[str]:
    """Those that are installed, each told to use one core and double precision."""
    found = [name for name in LIBRARIES if find_spec(name)]
    if "jax" in found:
        one = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
        os.environ.setdefault("XLA_FLAGS", one)
        import jax
        import jax.scipy.linalg

        jax.config.update("jax_enable_x64", True)
    if "torch" in found:
        import torch

        torch.set_num_threads(1)
    return found


def measure(case: Case, n: int, names: list[str], rounds: int, engine: str) -> dict[str, Any]:
    """Medians for one function and size: milliseconds, and ratios within a round."""
    rng = np.random.default_rng(n)
    args = case.sample(rng, n)
    values = [np.asarray(y) for y in _leaves(case.ours(*args))]
    tangents = tuple(rng.standard_normal(x.shape) for x in args)
    cotangents = tuple(rng.standard_normal(y.shape) for y in values)
    calls = {name: LIBRARIES[name](case, args, tangents, cotangents, engine) for name in names}
    counts = {(name, kind): _repetitions(calls[name][kind]) for name in names for kind in KINDS}
    times: dict[tuple[str, str], list[float]] = {key: [] for key in counts}
    for _ in range(rounds):
        for kind in KINDS:
            for name in names:
                times[name, kind].append(_time(calls[name][kind], counts[name, kind]))
    return _summary(times, names)


def _repetitions(call: Callable[[], Any]) -> int:
    call()
    seconds = min(_time(call, 1) for _ in range(3))
    return max(1, math.ceil(SECONDS / max(seconds, 1e-6)))


def _time(call: Callable[[], Any], count: int) -> float:
    begin = process_time()
    for _ in range(count):
        call()
    return (process_time() - begin) / count


def _ratio(over: list[float], under: list[float]) -> float:
    return median(a / b for a, b in zip(over, under, strict=True))


def _summary(times: dict[tuple[str, str], list[float]], names: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in names:
        for kind in KINDS:
            found[f"{name} {kind} ms"] = 1e3 * median(times[name, kind])
        found[f"{name} vjp/primal"] = _ratio(times[name, "vjp"], times[name, "primal"])
    for name in names[1:]:
        for kind in KINDS:
            found[f"{name}/ours {kind}"] = _ratio(times[name, kind], times["tenferro", kind])
    return found


def factorizations(case: Case, n: int) -> dict[str, int]:
    """How many instructions of each factorization the program of value and gradient has."""
    args = case.sample(np.random.default_rng(0), n)

    def gradient(*xs: Any) -> Any:
        value, back = te.vjp(lambda *v: tuple(_leaves(case.ours(*v))), *xs)
        return value, back(value)

    names = re.findall(r"= tenferro\.linalg\.(\w+)\.v\d", str(te.trace(gradient)(*args)))
    return {k: c for k, c in Counter(names).items() if k in FACTORIZATIONS}


def means(table: dict[str, dict[str, Any]], peer: str) -> dict[str, float]:
    """Geometric means of a peer's times over ours."""
    return {
        kind: geometric_mean([row[f"{peer}/ours {kind}"] for row in table.values()])
        for kind in KINDS
    }


def _show(name: str, row: dict[str, Any], names: list[str]) -> None:
    times = "  ".join(
        f"{library}: " + " ".join(f"{row[f'{library} {kind} ms']:9.3f}" for kind in KINDS)
        for library in names
    )
    ratios = "  ".join(
        f"{peer}/ours " + " ".join(f"{row[f'{peer}/ours {kind}']:5.2f}" for kind in KINDS)
        for peer in names[1:]
    )
    print(f"{name:<34}{times}  {ratios}  vjp/primal {row['tenferro vjp/primal']:.2f}", flush=True)


def run(options: argparse.Namespace) -> dict[str, Any]:
    """All figures, printed on the way."""
    names = libraries()
    every = {k: c for k, c in cases().items() if not options.only or k in options.only}
    print("ms of value, value and JVP, value and VJP; then a peer's time over ours")
    table: dict[str, dict[str, Any]] = {}
    for n in options.sizes:
        for name, case in every.items():
            row = measure(case, n, names, options.rounds, options.engine)
            table[f"{name} {n}"] = row
            _show(f"{name} {n}", row, names)
    batches: dict[str, dict[str, Any]] = {}
    for name in BATCHED:
        if name not in every:
            continue
        case = every[name]._replace(sample=_many(every[name].sample, options.batch))
        row = measure(case, 4, names, options.rounds, options.engine)
        batches[f"{name}, {options.batch} of 4×4"] = row
        _show(f"{name}, {options.batch} of 4×4", row, names)
    counts = {name: factorizations(case, 4) for name, case in every.items()}
    print("factorizations in one program of value and gradient:", counts)
    derived = {peer: means(table, peer) for peer in names[1:]}
    for peer, found in derived.items():
        print(f"geometric mean {peer}/ours:", {k: round(v, 2) for k, v in found.items()})
    largest = max(options.sizes)
    for name, limit in LIMITS.items():
        if name in every:
            found = table[f"{name} {largest}"]["tenferro vjp/primal"]
            print(f"vjp/primal of {name} at {largest}: {found:.2f} (at most {limit})")
    return {"table": table, "batches": batches, "counts": counts, "means": derived}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", type=int, nargs="+", default=[64, 256, 512])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--batch", type=int, default=10_000)
    parser.add_argument("--engine", default="numpy")
    parser.add_argument("--only", nargs="+", default=[])
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    if find_spec("threadpoolctl"):
        from threadpoolctl import threadpool_limits

        threadpool_limits(1)
    figures = run(options)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
