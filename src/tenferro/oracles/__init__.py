"""tenferro as a library under test of derivative oracles.

Its operations are found by name in `tenferro.numpy`, `tenferro.linalg`, `tenferro.special`,
`tenferro.fft` and `tenferro.nn`; those that these do not have are listed here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from adoracles import Adapter
from adoracles.operations.namespaces import Namespaces
from tenferro import fft, implicit, linalg, nn, numpy, signal, special, transforms
from tenferro.linalg import GaugeError, LinAlgError
from tenferro.ops.base import elementwise, f
from tenferro.oracles.engines import through
from tenferro.oracles.outside import outside
from tenferro.transforms import jvp, vjp, vmap
from tidu import ADRuleError

SPACES = {
    "numpy": (numpy,),
    "linalg": (linalg, numpy.linalg),
    "special": (special,),
    "fft": (fft,),
    "nn": (nn,),
    "signal": (signal,),
    "lax": (transforms,),
}


def _logaddexp(a: Any, b: Any) -> Any:
    """log(exp(a) + exp(b)); NumPy's function is real."""
    if not (a.aval.is_complex or b.aval.is_complex):
        return numpy.logaddexp(a, b)
    first = numpy.real(a) >= numpy.real(b)
    large, small = numpy.where(first, a, b), numpy.where(first, b, a)
    return large + numpy.log1p(numpy.exp(small - large))


def _update(method: str) -> Callable[..., Any]:
    return lambda x, index, values, **mode: getattr(x.at[index], method)(values, **mode)


def _custom_jvp(function: Callable[..., Any], rule: Callable[..., Any]) -> Callable[..., Any]:
    made = transforms.custom_jvp(function)
    made.defjvp(rule)
    return made


def _custom_vjp(**options: Any) -> Callable[..., Any]:
    def declared(
        function: Callable[..., Any], forward: Callable[..., Any], backward: Callable[..., Any]
    ) -> Callable[..., Any]:
        made = transforms.custom_vjp(function)
        made.defvjp(
            lambda *xs: {"kept": forward(*xs)[1]},
            lambda residuals, ct: backward(residuals["kept"], ct),
            **options,
        )
        return made

    return declared


def _linear_solve(matvec: Any, b: Any, solve: Any, transpose_solve: Any) -> Any:
    """The solver is the same function for the adjoint system, whose matrix is another."""
    return implicit.linear_solve(matvec, b, _by_columns)


def _by_columns(matvec: Callable[[Any], Any], b: Any) -> Any:
    units = numpy.astype(numpy.eye(b.shape[0]), b.dtype) + 0 * b
    columns = [matvec(units[i]) for i in range(b.shape[0])]
    return linalg.solve(numpy.stack(columns, axis=1), b)


OWN: dict[str, Callable[..., Any]] = {
    **{f"at.{method}": _update(method) for method in ("set", "add", "multiply", "min", "max")},
    "lax.custom_jvp": _custom_jvp,
    "lax.custom_vjp": _custom_vjp(),
    "lax.reverse_only": _custom_vjp(linear=False),
    "lax.custom_linear_solve": _linear_solve,
    "lax.external": outside,
    "lax.top_k": numpy.top_k,
    "lax.complex": lambda re, im: elementwise("complex", re, im),
    "lax.rsqrt": f.rsqrt,
    "linalg.generalized_eigh": lambda a, b: linalg.eigh(a, b=b),
    "numpy.logaddexp": _logaddexp,
}
OPERATIONS = Namespaces(SPACES, OWN)


CONVENTIONS = {
    **dict.fromkeys(
        "numpy.max numpy.min numpy.maximum numpy.minimum numpy.fmax numpy.fmin numpy.ptp "
        "numpy.cummax numpy.cummin at.max at.min".split(),
        "mean",
    ),
    **dict.fromkeys(("numpy.sort", "numpy.median", "lax.top_k"), "stable"),
}
"""What the derivative contract defines at ties, by operation."""


def _mapped(function: Callable[..., Any], axes: tuple[int | None, ...]) -> Callable[..., Any]:
    return vmap(function, axes)


def library(engine: str = "numpy") -> Adapter:
    """The adapter: derivatives by `tenferro.jvp` and `tenferro.vjp`, traced once for each form.

    >>> "numpy.sin" in library().operations
    True
    """
    refusals, unsupported = (GaugeError, LinAlgError), (ADRuleError,)
    adapter = Adapter("tenferro", OPERATIONS, jvp, vjp, _mapped, refusals, unsupported)
    return replace(adapter, compile=through(engine), conventions=CONVENTIONS)


native, xla = partial(library, "native"), partial(library, "xla")
"""The same through other engines."""
