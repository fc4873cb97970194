"""tenferro as a library under test of derivative oracles.

Its operations are found by name in `tenferro.numpy`, `tenferro.linalg`, `tenferro.special`,
`tenferro.fft` and `tenferro.nn`; those that these do not have are listed here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from adoracles import Adapter, UnsupportedOperationError
from adoracles.namespaces import Namespaces
from tenferro import fft, linalg, nn, numpy, special
from tenferro.linalg import GaugeError, LinAlgError
from tenferro.ops.base.formulas import f
from tenferro.ops.base.promotion import elementwise
from tenferro.transforms import jvp, trace, vjp, vmap

SPACES = {
    "numpy": (numpy,),
    "linalg": (linalg, numpy.linalg),
    "special": (special,),
    "fft": (fft,),
    "nn": (nn,),
}


def _logaddexp(a: Any, b: Any) -> Any:
    """log(exp(a) + exp(b)); NumPy's function is real."""
    if not (a.aval.is_complex or b.aval.is_complex):
        return numpy.logaddexp(a, b)
    first = numpy.real(a) >= numpy.real(b)
    large, small = numpy.where(first, a, b), numpy.where(first, b, a)
    return large + numpy.log1p(numpy.exp(small - large))


def _zeta(x: Any, q: Any = None) -> Any:
    """The Hurwitz zeta function, which has derivatives in its shift alone."""
    if q is None or not isinstance(x, float):
        raise UnsupportedOperationError("the derivative of zeta in its exponent")
    return special.zeta(x, q)


OWN: dict[str, Callable[..., Any]] = {
    "lax.complex": lambda re, im: elementwise("complex", re, im),
    "lax.rsqrt": f.rsqrt,
    "linalg.generalized_eigh": lambda a, b: linalg.eigh(a, b=b),
    "numpy.logaddexp": _logaddexp,
    "special.zeta": _zeta,
    "special.zetac": _zeta,
}
OPERATIONS = Namespaces(SPACES, OWN)


def _traced(function: Callable[..., Any], arrays: tuple[Any, ...]) -> Callable[..., Any]:
    return trace(function, engine="numpy")(*arrays)


def _mapped(function: Callable[..., Any], axes: tuple[int | None, ...]) -> Callable[..., Any]:
    return vmap(function, axes)


def library() -> Adapter:
    """The adapter: derivatives by `tenferro.jvp` and `tenferro.vjp`, traced once for each form.

    >>> "numpy.sin" in library().operations
    True
    """
    refusals = (GaugeError, LinAlgError)
    return Adapter("tenferro", OPERATIONS, jvp, vjp, _mapped, refusals, compile=_traced)
