"""Batches of small matrices: factorizations, solutions, determinants and functions, with VJPs."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import side_by_side
from factorizations import KINDS, Case, calls_of, cases, many
from side_by_side import JAX, TORCH, Row

import tenferro as te

ROWS = (
    ("solve", 8, 500), ("solve", 16, 500), ("solve, one column", 8, 2000),
    ("complex solve", 8, 500), ("inv", 8, 500), ("inv", 16, 500),
    ("det", 3, 20_000), ("det", 8, 2000), ("slogdet", 8, 2000), ("slogdet", 16, 500),
    ("lu", 16, 1), ("cholesky", 4, 5000), ("cholesky", 8, 500), ("cholesky", 16, 500),
    ("complex cholesky", 8, 500), ("triangular solve", 8, 2000), ("triangular solve", 300, 1),
    ("qr", 4, 2000), ("qr", 8, 500), ("qr", 16, 500), ("eigvalsh", 8, 500), ("eigh", 4, 2000),
    ("eigh", 8, 500), ("eigh", 16, 500), ("svdvals", 2, 10_000), ("svdvals", 4, 10_000),
    ("svdvals", 8, 10_000), ("svd", 8, 500), ("expm", 4, 200), ("expm", 8, 200),
    ("lstsq", 8, 200),
    *((name, n, 1) for n in (16, 100, 128, 500) for name in ("det", "slogdet", "inv", "solve")),
)  # fmt: skip
"""Function, rows of a matrix, matrices."""


def small_cases() -> dict[str, Case]:
    """The functions by name, those of single matrices among them."""

    def peer(name: str, path: str) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            module, _, function = path.rpartition(".")
            return getattr(sys.modules[f"{name}{module}"], function)(*args)

        return call

    def three(name: str, jax: str = "", torch: str = "") -> tuple[Callable[..., Any], ...]:
        return (
            getattr(te.linalg, name),
            peer("jax", jax or f".numpy.linalg.{name}"),
            peer("torch", torch or f".linalg.{name}"),
        )

    known = cases()
    regular = known["inv"].sample
    slogdet = tuple(_second(f) for f in three("slogdet"))
    return {
        **known,
        "slogdet": Case(regular, *slogdet),
        "complex solve": known["solve"]._replace(sample=_complex(known["solve"].sample)),
        "complex cholesky": known["cholesky"]._replace(sample=_complex_positive),
        "triangular solve": Case(_triangular, _ours_lower, _jax_lower, _torch_lower),
        "eigvalsh": Case(known["eigh"].sample, *three("eigvalsh")),
        "svdvals": Case(regular, te.linalg.svdvals, _jax_svdvals, peer("torch", ".linalg.svdvals")),
        "expm": Case(regular, *three("expm", ".scipy.linalg.expm", ".linalg.matrix_exp")),
        "lstsq": Case(_tall, _ours_lstsq, _jax_lstsq, _torch_lstsq),
    }


def _second(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda a: function(a)[1]


def _complex(sample: Callable[[Any, int], Any]) -> Callable[[Any, int], Any]:
    return lambda rng, n: tuple(
        x + 1j * y for x, y in zip(sample(rng, n), sample(rng, n), strict=True)
    )


def _complex_positive(rng: Any, n: int) -> tuple[Any, ...]:
    a = rng.standard_normal((n, n, 2)) @ [1, 1j] / math.sqrt(n)
    return (a @ a.conj().T + np.eye(n),)


def _triangular(rng: Any, n: int) -> tuple[Any, ...]:
    a = np.tril(rng.standard_normal((n, n))) / math.sqrt(n) + 2 * np.eye(n)
    return a, rng.standard_normal((n, n))


def _ours_lower(a: Any, b: Any) -> Any:
    return te.linalg.solve_triangular(a, b, lower=True)


def _jax_lower(a: Any, b: Any) -> Any:
    import jax

    return jax.lax.linalg.triangular_solve(a, b, left_side=True, lower=True)


def _torch_lower(a: Any, b: Any) -> Any:
    import torch

    return torch.linalg.solve_triangular(a, b, upper=False)


def _jax_svdvals(a: Any) -> Any:
    import jax

    return jax.numpy.linalg.svd(a, compute_uv=False)


def _tall(rng: Any, n: int) -> tuple[Any, ...]:
    return rng.standard_normal((4 * n, n)), rng.standard_normal((4 * n, 1))


def _ours_lstsq(a: Any, b: Any) -> Any:
    return te.linalg.lstsq(a, b)[0]


def _jax_lstsq(a: Any, b: Any) -> Any:
    import jax

    return jax.vmap(jax.numpy.linalg.lstsq)(a, b)[0]


def _torch_lstsq(a: Any, b: Any) -> Any:
    import torch

    return torch.linalg.lstsq(a, b).solution


def _row(title: str, case: Case, n: int, names: Sequence[str], rounds: int) -> Row:
    row = side_by_side.measure(calls_of(case, n, names), rounds)
    peers = [name for name in (JAX, TORCH) if name in names]
    best = {k: min((row[f"{p}/ours {k}"] for p in peers), default=math.nan) for k in KINDS}
    row |= {f"best/ours {k}": x for k, x in best.items()}
    side_by_side.show(
        title, row, names, KINDS, "best " + " ".join(f"{x:.2f}" for x in best.values())
    )
    return row


def run(options: argparse.Namespace, names: Sequence[str]) -> dict[str, Any]:
    """All figures, printed on the way."""
    every = small_cases()
    wanted = [r for r in ROWS if not options.only or r[0] in options.only]
    table = {}
    for name, n, batch in wanted:
        title = f"{name}, {batch} of {n}×{n}"
        case = every[name]
        if batch > 1:
            case = case._replace(sample=many(case.sample, batch))
        table[title] = _row(title, case, n, names, options.rounds)
    return table
