"""PyTorch as a library under test: a peer, and a check of the replay itself.

The database's names and arguments are PyTorch's, so most of the table is a list of names.
PyTorch is imported when the adapter is made; nothing else here needs it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from adoracles.adapter import Adapter
from adoracles.errors import UnsupportedOperationError

# Names shared with a module of PyTorch: the module, a prefix in the database, the names.
SHARED = (
    (
        "torch",
        "",
        """
        abs acos acosh add amax amin angle asin asinh atan atan2 atanh ceil clamp_max clamp_min
        complex conj conj_physical copysign cos cosh deg2rad digamma erf erfc erfinv exp exp2
        expm1 fill float_power floor fmax fmin frac frexp hypot i0 imag ldexp lgamma log log10
        log1p log2 logaddexp logit maximum mean minimum mul nan_to_num nanmean nansum neg polar
        positive pow rad2deg real reciprocal round rsqrt rsub sgn sigmoid sign sin sinc sinh sqrt
        square std sub sum tan tanh true_divide trunc var xlogy
        """,
    ),
    (
        "torch.linalg",
        "",
        """
        cholesky cholesky_ex cond cross det diagonal eig eigh eigvals eigvalsh
        householder_product inv inv_ex lu lu_factor lu_factor_ex matrix_exp matrix_norm
        matrix_power norm pinv qr slogdet solve solve_ex solve_triangular svd svdvals tensorinv
        tensorsolve vander vecdot vector_norm
        """,
    ),
    ("torch.special", "special_", "entr erfcx i0e i1 i1e log_ndtr ndtr ndtri xlog1py"),
    (
        "torch.nn.functional",
        "nn_functional_",
        """
        celu elu hardshrink hardsigmoid hardtanh logsigmoid mish prelu relu relu6 selu silu
        softplus softshrink softsign tanhshrink threshold
        """,
    ),
)


def library() -> Adapter:
    """Return the adapter, with one thread; raises ImportError if PyTorch is not installed."""
    torch = importlib.import_module("torch")
    torch.set_num_threads(1)
    return Adapter(
        name=f"PyTorch {torch.__version__}",
        operations=_shared() | _own(torch) | _methods() | _gammas(torch),
        namespace=_namespace(torch),
        jvp=torch.func.jvp,
        vjp=torch.func.vjp,
        gauge_error=(RuntimeError,),
        to_array=torch.tensor,
        to_numpy=lambda array: array.numpy(force=True),  # tensors that PyTorch keeps lazily too
    )


def _namespace(torch: Any) -> SimpleNamespace:
    return SimpleNamespace(
        abs=torch.abs,
        conj=torch.conj,
        matmul=torch.matmul,
        matrix_transpose=lambda x: x.mT,
        sum=torch.sum,
    )


def _shared() -> dict[str, Callable[..., Any]]:
    return {
        prefix + name: getattr(importlib.import_module(module), name)
        for module, prefix, names in SHARED
        for name in names.split()
    }


def _methods() -> dict[str, Callable[..., Any]]:
    return {
        "__radd__": lambda a, b: b + a,
        "__rdiv__": lambda a, b: b / a,
        "__rmod__": lambda a, b: b % a,
        "__rmul__": lambda a, b: b * a,
        "__rpow__": lambda a, b: b**a,
        "__rsub__": lambda a, b: b - a,
        "cdouble": lambda a, memory_format=None: a.cdouble(),
        "double": lambda a, memory_format=None: a.double(),
        "std_unbiased": lambda a, unbiased: a.std(unbiased=unbiased),
        "var_unbiased": lambda a, unbiased: a.var(unbiased=unbiased),
    }


def _own(torch: Any) -> dict[str, Callable[..., Any]]:
    calls = _Calls(torch)
    return {
        "div_no_rounding_mode": torch.div,
        "lstsq_grad_oriented": calls.lstsq,
        "lu_solve": calls.lu_solve,
        "max_binary": torch.maximum,
        "min_binary": torch.minimum,
        "multi_dot": calls.multi_dot,
        "nn_functional_rrelu": calls.rrelu,
        "pinv_hermitian": torch.linalg.pinv,
        "pinv_singular": torch.linalg.pinv,
        "prod": calls.prod,
        "round_decimals_0": torch.round,
        "round_decimals_3": torch.round,
        "round_decimals_neg_3": torch.round,
    }


def _gammas(torch: Any) -> dict[str, Callable[..., Any]]:
    def polygamma(a: Any, n: int) -> Any:
        return torch.polygamma(n, a)

    orders = {f"polygamma_polygamma_n_{n}": polygamma for n in range(5)}
    log_gammas = {f"mvlgamma_mvlgamma_p_{p}": torch.mvlgamma for p in (1, 3, 5)}
    return {**orders, **log_gammas, "special_polygamma_special_polygamma_n_0": polygamma}


@dataclass(frozen=True, slots=True)
class _Calls:
    """Calls whose arguments or results are arranged differently in PyTorch."""

    torch: Any

    def lstsq(self, a: Any, b: Any, *, driver: str) -> tuple[Any, Any]:
        solved = self.torch.linalg.lstsq(a, b, driver=driver)
        return solved.solution, solved.residuals

    def lu_solve(self, lu: Any, b: Any, *, pivots: Any, **sides: bool) -> Any:
        rows = self.torch.tensor(pivots, dtype=self.torch.int32)
        return self.torch.linalg.lu_solve(lu, rows, b, **sides)

    def multi_dot(self, *factors: Any) -> Any:
        return self.torch.linalg.multi_dot(factors)

    def prod(self, a: Any, *dim: int, dtype: str | None = None, **keepdim: bool) -> Any:
        kind = None if dtype is None else getattr(self.torch, dtype.removeprefix("torch."))
        return self.torch.prod(a, *dim, dtype=kind, **keepdim)

    def rrelu(self, a: Any, *, training: bool = False, **slopes: float) -> Any:
        if training:
            raise UnsupportedOperationError("rrelu: slopes drawn at random cannot be replayed")
        return self.torch.nn.functional.rrelu(a, **slopes)
