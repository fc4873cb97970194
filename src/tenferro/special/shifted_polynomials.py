"""Orthogonal polynomials of a scaled or shifted argument (DLMF 18.1.3, 18.7)."""

from __future__ import annotations

from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.ops.base import convert_to, f
from tenferro.special.labels import keeps_labels
from tenferro.tensor import ArrayLike

__all__ = [
    "eval_chebyc", "eval_chebys", "eval_sh_chebyt", "eval_sh_chebyu", "eval_sh_jacobi",
    "eval_sh_legendre",
]  # fmt: skip


def _halved(name: str, x: ArrayLike) -> Any:
    return 0.5 * as_array(name, x)


def _shifted(name: str, x: ArrayLike) -> Any:
    """From [0, 1] to [-1, 1]."""
    return 2 * as_array(name, x) - 1


@keeps_labels(2)
def eval_chebyc(n: ArrayLike, x: ArrayLike) -> Tensor:
    """2 eval_chebyt(n, x/2), the polynomial orthogonal on [-2, 2]; real.

    >>> eval_chebyc(2, 1.0)
    Tensor(-1.)
    """
    return 2 * f.eval_chebyt(n, _halved("eval_chebyc", x))


@keeps_labels(2)
def eval_chebys(n: ArrayLike, x: ArrayLike) -> Tensor:
    """eval_chebyu(n, x/2), the polynomial orthogonal on [-2, 2]; real.

    >>> eval_chebys(2, 2.0)
    Tensor(3.)
    """
    return f.eval_chebyu(n, _halved("eval_chebys", x))


@keeps_labels(2)
def eval_sh_legendre(n: ArrayLike, x: ArrayLike) -> Tensor:
    """eval_legendre(n, 2x - 1), the polynomial orthogonal on [0, 1]; real.

    >>> eval_sh_legendre(2, 0.75)
    Tensor(-0.125)
    """
    return f.eval_legendre(n, _shifted("eval_sh_legendre", x))


@keeps_labels(2)
def eval_sh_chebyt(n: ArrayLike, x: ArrayLike) -> Tensor:
    """eval_chebyt(n, 2x - 1), the polynomial orthogonal on [0, 1]; real.

    >>> eval_sh_chebyt(2, 0.75)
    Tensor(-0.5)
    """
    return f.eval_chebyt(n, _shifted("eval_sh_chebyt", x))


@keeps_labels(2)
def eval_sh_chebyu(n: ArrayLike, x: ArrayLike) -> Tensor:
    """eval_chebyu(n, 2x - 1), the polynomial orthogonal on [0, 1]; real.

    >>> eval_sh_chebyu(2, 1.0)
    Tensor(3.)
    """
    return f.eval_chebyu(n, _shifted("eval_sh_chebyu", x))


@keeps_labels(4)
def eval_sh_jacobi(n: ArrayLike, p: ArrayLike, q: ArrayLike, x: ArrayLike) -> Tensor:
    """eval_jacobi(n, p - q, q - 1, 2x - 1) / binom(2n + p - 1, n), orthogonal on [0, 1]; real.

    Derivatives in the degree and in the parameters raise `ADRuleError`.

    >>> eval_sh_jacobi(1, 2.0, 1.0, 0.5)
    Tensor(0.16666667)
    """
    x = as_array("eval_sh_jacobi", x)
    # Python's numbers stay as they are: an array of float64 would promote a single-precision x.
    n, p, q = (
        v if isinstance(v, int | float) else as_array("eval_sh_jacobi", v) for v in (n, p, q)
    )
    scale = f.binom(as_array("eval_sh_jacobi", 2 * n + p - 1), n)
    value = f.eval_jacobi(n, p - q, q - 1, _shifted("eval_sh_jacobi", x))
    return value / convert_to(scale, value.dtype)
