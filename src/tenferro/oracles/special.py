"""Special functions of the oracle database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro import special
from tenferro.ops.formulas import f

SAME_NAME = "digamma erf erfc erfinv i0 xlogy"
PREFIXED = "entr erfcx i0e i1 i1e log_ndtr ndtr ndtri xlog1py"


def _logit(a: Any, eps: float | None = None) -> Any:
    return special.logit(a if eps is None else f.clamp(a, eps, 1 - eps))


def _polygamma(a: Any, n: int) -> Any:
    return special.polygamma(n, a)


SPECIAL: dict[str, Callable[..., Any]] = {
    **{name: getattr(special, name) for name in SAME_NAME.split()},
    **{f"special_{name}": getattr(special, name) for name in PREFIXED.split()},
    **{f"polygamma_polygamma_n_{n}": _polygamma for n in range(5)},
    **{f"mvlgamma_mvlgamma_p_{p}": special.multigammaln for p in (1, 3, 5)},
    "lgamma": special.gammaln,
    "logit": _logit,
    "sigmoid": special.expit,
    "special_polygamma_special_polygamma_n_0": _polygamma,
}
