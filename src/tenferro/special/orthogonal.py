"""Orthogonal polynomials (DLMF §18), differentiable in their argument.

A derivative is a polynomial of one degree less, of the same or of a more general kind (DLMF
18.9.15 to 18.9.27). The derivative in the degree or in a parameter raises `ADRuleError`.

Maths note: hypergeometric.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro.eager import Tensor
from tenferro.ops.base import f
from tenferro.special.declare import REAL, declare_with_order
from tenferro.tensor import Array

__all__ = [
    "eval_chebyt", "eval_chebyu", "eval_gegenbauer", "eval_genlaguerre", "eval_hermite",
    "eval_hermitenorm", "eval_jacobi", "eval_laguerre", "eval_legendre",
]  # fmt: skip


def _declare(
    shown: str, summary: str, example: str, slope: Callable[..., Any], *parameters: str
) -> Callable[..., Tensor]:
    """`slope(n, *parameters, x)` for degrees n > 0; the slope of a constant is 0."""

    def guarded(n: Array, *rest: Any) -> Any:
        constant = f.equal(n, 0)
        return f.where(constant, 0, slope(f.where(constant, 1, n), *rest[:-1]))

    words = ("degree n", *(f"parameter {p}" for p in parameters))
    return declare_with_order(shown, summary, example, guarded, kinds=REAL, parameters=words)


eval_legendre = _declare(
    "eval_legendre(n, x)",
    "Legendre's polynomial of degree n at x; real.",
    "eval_legendre(2, 0.5) → Tensor(-0.125)",
    lambda n, x: (n + 1) / 2 * f.eval_jacobi(n - 1, 1, 1, x),
)
eval_chebyt = _declare(
    "eval_chebyt(n, x)",
    "Chebyshev's polynomial of the first kind of degree n at x; real.",
    "eval_chebyt(2, 0.5) → Tensor(-0.5)",
    lambda n, x: n * f.eval_chebyu(n - 1, x),
)
eval_chebyu = _declare(
    "eval_chebyu(n, x)",
    "Chebyshev's polynomial of the second kind of degree n at x; real.",
    "eval_chebyu(2, 1.0) → Tensor(3.)",
    lambda n, x: 2 * f.eval_gegenbauer(n - 1, 2, x),
)
eval_hermite = _declare(
    "eval_hermite(n, x)",
    "The physicists' Hermite polynomial of integer degree n at x; real.",
    "eval_hermite(2, 0.5) → Tensor(-1.)",
    lambda n, x: 2 * n * f.eval_hermite(n - 1, x),
)
eval_hermitenorm = _declare(
    "eval_hermitenorm(n, x)",
    "The probabilists' Hermite polynomial of integer degree n at x; real.",
    "eval_hermitenorm(2, 0.5) → Tensor(-0.75)",
    lambda n, x: n * f.eval_hermitenorm(n - 1, x),
)
eval_laguerre = _declare(
    "eval_laguerre(n, x)",
    "Laguerre's polynomial of degree n at x; real.",
    "eval_laguerre(2, 1.0) → Tensor(-0.5)",
    lambda n, x: -f.eval_genlaguerre(n - 1, 1, x),
)
eval_genlaguerre = _declare(
    "eval_genlaguerre(n, alpha, x)",
    "The generalised Laguerre polynomial of degree n and parameter alpha at x; real.",
    "eval_genlaguerre(2, 1.0, 1.0) → Tensor(0.5)",
    lambda n, a, x: -f.eval_genlaguerre(n - 1, a + 1, x),
    "alpha",
)
eval_gegenbauer = _declare(
    "eval_gegenbauer(n, alpha, x)",
    "Gegenbauer's polynomial of degree n and parameter alpha at x; real.",
    "eval_gegenbauer(2, 2.0, 0.5) → Tensor(1.)",
    lambda n, a, x: 2 * a * f.eval_gegenbauer(n - 1, a + 1, x),
    "alpha",
)
eval_jacobi = _declare(
    "eval_jacobi(n, alpha, beta, x)",
    "Jacobi's polynomial of degree n and parameters alpha, beta at x; real.",
    "eval_jacobi(2, 1.0, 1.0, 0.5) → Tensor(0.1875)",
    lambda n, a, b, x: (n + a + b + 1) / 2 * f.eval_jacobi(n - 1, a + 1, b + 1, x),
    "alpha",
    "beta",
)
