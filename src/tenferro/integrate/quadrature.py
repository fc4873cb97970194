"""Integrals of functions: `quad` and `fixed_quad`, with SciPy's names and defaults."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple
from warnings import warn

import numpy as np

from tenferro.integrate.functions import Args, Model, System, model_of
from tenferro.integrate.gauss_kronrod import RULE_15, RULE_21, Rule
from tenferro.integrate.state import StateLayout, layout_of, vector_of
from tenferro.ops.arrays.ensure import ensured_leaves
from tenferro.ops.base.registry import forget_with
from tenferro.trace import current_trace
from tenferro.transforms import jit, stop_gradient, vmap
from tenferro.transforms.control import while_loop
from tenferro.transforms.tracing.arguments import array_of, check_callable

__all__ = ["fixed_quad", "quad"]

_LABEL = "integrate.quad"
_LIMIT = "The maximum number of subdivisions (`limit`) has been achieved."
_ENDS = {
    (False, False): "finite", (False, True): "upper", (True, False): "lower", (True, True): "both",
}  # fmt: skip
_NOT_FINITE = "The integrand is not finite at a node."


class _Panels(NamedTuple):
    """Intervals in [0, pieces] with their integrals and errors, `count` of them."""

    left: Any
    right: Any
    values: Any
    errors: Any
    count: Any


@dataclass(frozen=True)
class _Form:
    """An integral but for its arrays."""

    model: Model
    layout: StateLayout
    ends: str
    sign: float
    limit: int
    pieces: int = 1
    """How many there are between a, `points` and b."""

    @property
    def rule(self) -> Rule:
        """The rule of each interval."""
        return RULE_21 if self.ends == "finite" else RULE_15


class _Inputs(NamedTuple):
    a: Any
    b: Any
    epsabs: Any
    epsrel: Any
    points: Any
    operands: tuple[Any, ...]


def quad(
    func: Callable[..., Any],
    a: Any,
    b: Any,
    args: Any = (),
    *,
    epsabs: Any = 1.49e-8,
    epsrel: Any = 1.49e-8,
    limit: int = 50,
    points: Any = None,
    complex_func: bool = False,
    check: bool | None = None,
    **unsupported: Any,
) -> tuple[Any, Any]:
    """Integrate `func(x, *args)` from a to b, and estimate the error.

    The interface is that of `scipy.integrate.quad`. The interval with the largest error estimate is
    halved until the sum of estimates is below `epsabs` or `epsrel` times the integral, or there are
    `limit` intervals. The rules are those of QUADPACK's QAGS and QAGI: Gauss-Kronrod of 21 points,
    and of 15 for an infinite limit. `func` is traced, with a
    float64 scalar; it returns a real number, or with `complex_func` a complex one. An infinite
    limit must be a number, not a traced array.

    `points` are places between finite limits where the integrand has a kink or a jump; the integral
    begins with the intervals between them.

    Derivatives with respect to a, b, `points`, `args` and closed-over values treat the intervals as
    fixed fractions of [a, b], or of the pieces between points, in both modes and to any order. So
    they include what a jump adds that moves with a point.

    If the tolerance is not reached, or the integrand is not finite at a node, traced functions
    raise RuntimeError, and other calls issue `scipy.integrate.IntegrationWarning`; `check` selects
    the error (True) or the result (False). There is no extrapolation: an integral with a
    singularity for which SciPy's QAGS converges may need more than `limit` intervals.

    Raises ValueError for a result of `func` that is not one number, TypeError for SciPy's other
    arguments (`weight`, `full_output` ...).

    >>> import numpy as np
    >>> import tenferro as te
    >>> value, error = te.integrate.quad(lambda x: np.exp(-x * x), -np.inf, np.inf)
    >>> print(value.round(12), error < 2e-8)
    1.772453850906 True
    >>> te.grad(lambda k: te.integrate.quad(lambda x: np.sin(k * x), 0, 1)[0])(2.0).round(9)
    np.float64(0.100612004)
    """
    if unsupported:
        raise TypeError(
            f"{_LABEL}: {', '.join(map(repr, unsupported))} is not supported; multiply a `weight` "
            "into `func`"
        )
    check_callable(_LABEL, func)
    a, b, ends, sign = _limits(a, b)
    layout, _ = layout_of(_LABEL, np.zeros((), complex if complex_func else float))
    arguments = Args(_LABEL, args if isinstance(args, tuple) else (args,))
    integrand = lambda x, y, *rest: func(x, *rest)  # noqa: E731
    model, operands = model_of(layout, arguments, integrand, (), vectorized=False)
    cuts = _cuts(points, a, b, ends, limit)
    form = _Form(model, layout, ends, sign, limit, 1 + cuts.shape[0])
    inputs = _Inputs(a, b, _real("epsabs", epsabs), _real("epsrel", epsrel), cuts, tuple(operands))
    if current_trace.get() is not None:
        value, error, within, finite = _integral(form, inputs)
        if check is False:
            return value, error
        for holds, message in ((finite, _NOT_FINITE), (within, _LIMIT)):
            value, error = ensured_leaves([value, error], holds, f"{_LABEL}: {message}")
        return value, error
    value, error, within, finite = _program(form)(inputs)
    for holds, message in ((finite, _NOT_FINITE), (within, _LIMIT)):
        if not holds and check is not False:
            _report(message, is_error=bool(check))
            break
    return value, error


def _report(message: str, *, is_error: bool) -> None:
    from scipy.integrate import IntegrationWarning  # loaded when it is needed

    if is_error:
        raise RuntimeError(f"{_LABEL}: {message}")
    warn(f"{_LABEL}: {message}", IntegrationWarning, stacklevel=3)


@lru_cache(maxsize=64)
def _program(form: _Form) -> Any:
    return jit(lambda inputs: _integral(form, inputs))


forget_with(_program.cache_clear)


def _real(name: str, x: Any) -> Any:
    x = x if hasattr(x, "aval") else array_of(x)
    if x.shape != () or x.dtype.kind not in "biuf":
        raise TypeError(
            f"{_LABEL}: {name} has shape {x.shape} and dtype {x.dtype}, expected a real number"
        )
    return x.astype(float)


def _limits(a: Any, b: Any) -> tuple[Any, Any, str, float]:
    """The limits in order, which of them are infinite (0 in their place), and the sign."""
    a, b = _real("a", a), _real("b", b)
    signs = [0 if hasattr(x, "aval") or np.isfinite(x) else float(np.sign(x)) for x in (a, b)]
    if any(np.isnan(sign) for sign in signs) or signs[0] * signs[1] > 0:
        raise ValueError(f"{_LABEL}: the limits are {a} and {b}, expected an interval")
    turned = signs[0] > 0 or signs[1] < 0
    if turned:
        a, b, signs = b, a, signs[::-1]
    ends = _ENDS[bool(signs[0]), bool(signs[1])]
    a, b = (np.zeros(()) if sign else x for x, sign in zip((a, b), signs, strict=True))
    return a, b, ends, -1.0 if turned else 1.0


def _cuts(points: Any, a: Any, b: Any, ends: str, limit: int) -> Any:
    """The points in order from a to b."""
    if points is None:
        return np.zeros(0)
    given: Any = vector_of(points)
    given = (given if hasattr(given, "aval") else np.asarray(given)).astype(float)
    if ends != "finite":
        raise ValueError(f"{_LABEL}: `points` need finite limits; split the integral into a sum")
    if given.ndim != 1 or given.shape[0] >= limit:
        raise ValueError(
            f"{_LABEL}: points has shape {given.shape}, expected a vector of fewer than {limit} "
            "(limit) elements"
        )
    known = not any(hasattr(x, "aval") for x in (given, a, b))
    if known and not np.all((np.minimum(a, b) <= given) & (given <= np.maximum(a, b))):
        raise ValueError(f"{_LABEL}: points are {given}, expected places between {a} and {b}")
    ordered = np.sort(given)
    return np.where(b < a, ordered[::-1], ordered)


def _integrand(form: _Form, inputs: _Inputs) -> Callable[[Any], Any]:
    """The integrand of [0, pieces]; infinite limits are at 0, by x = (1 − t) / t as in QUADPACK."""
    system = System(form.model, form.layout, inputs.operands)
    nothing = np.zeros(1, form.layout.dtype)

    def f(x: Any) -> Any:
        return system.slope(x, nothing)[0]

    def finite(t: Any) -> Any:
        return (inputs.b - inputs.a) * f(inputs.a + (inputs.b - inputs.a) * t)

    def cut(t: Any) -> Any:
        edges = np.concatenate([inputs.a[None], inputs.points, inputs.b[None]])
        piece = np.clip(np.floor(t).astype(int), 0, form.pieces - 1)
        start, width = edges[piece], edges[piece + 1] - edges[piece]
        return width * f(start + width * (t - piece))

    if form.pieces > 1:
        return cut

    def infinite(t: Any) -> Any:
        x = (1 - t) / t
        total = f(inputs.a + x) if form.ends in ("upper", "both") else 0.0
        return (total + f(inputs.b - x) if form.ends in ("lower", "both") else total) / (t * t)

    return finite if form.ends == "finite" else infinite


def _rule(rule: Rule, g: Callable[[Any], Any], left: Any, right: Any) -> tuple[Any, Any, Any]:
    """The integral of g between two points, QUADPACK's estimate of its error, and whether g was
    resolved, so that the rules differ by less than g varies."""
    half = 0.5 * (right - left)
    every: Any = vmap(g)
    values = every(left + half * (1 + rule.nodes))
    total = np.sum(rule.kronrod * values)
    difference = np.abs(half * (total - np.sum(rule.gauss * values)))
    spread = np.abs(half) * np.sum(rule.kronrod * np.abs(values - total / 2))
    some = np.where(spread > 0, spread, 1.0)
    error = np.where(spread > 0, some * np.minimum(1.0, (200 * difference / some) ** 1.5), 0.0)
    rounding = 50 * np.finfo(float).eps * np.abs(half) * np.sum(rule.kronrod * np.abs(values))
    return half * total, np.maximum(error, rounding), (error < spread) | (spread == 0)


def _integral(form: _Form, inputs: _Inputs) -> tuple[Any, Any, Any, Any]:
    """The integral, its error, and whether this is within the tolerance and finite."""
    g = _integrand(form, inputs)
    panels = stop_gradient(_divided(form, inputs, g))

    def add(state: tuple[Any, Any]) -> tuple[Any, Any]:
        k, total = state
        return k + 1, total + _rule(form.rule, g, panels.left[k], panels.right[k])[0]

    first = _rule(form.rule, g, panels.left[0], panels.right[0])[0]
    _, value = while_loop(lambda s: s[0] < panels.count, add, (np.ones_like(panels.count), first))
    error = np.sum(panels.errors)
    finite = np.isfinite(error)
    return form.sign * value, error, error <= _allowed(inputs, panels), finite


def _allowed(inputs: _Inputs, panels: _Panels) -> Any:
    return np.maximum(inputs.epsabs, inputs.epsrel * np.abs(np.sum(panels.values)))


def _divided(form: _Form, inputs: _Inputs, g: Callable[[Any], Any]) -> _Panels:
    """The intervals: the one with the largest error is halved until the sum of errors is small.

    As in QUADPACK, the whole interval is halved in any case if g is not resolved on it: a few nodes
    may have met the flank of a peak.
    """
    place, pieces = np.arange(form.limit), form.pieces
    found = [_rule(form.rule, g, np.float64(k), np.float64(k + 1)) for k in range(pieces)]
    values, errors = (np.stack([x[i] for x in found]) for i in (0, 1))
    rest = np.zeros(form.limit - pieces) + 0.0 * errors[0]
    first = np.where(place < pieces, place, 0.0)
    begin = _Panels(
        first + np.concatenate([0.0 * errors, rest]),
        first + np.where(place < pieces, 1.0, 0.0) + np.concatenate([0.0 * errors, rest]),
        np.concatenate([values, rest.astype(values.dtype)]),
        np.concatenate([errors, rest]),
        (0 * errors[0]).astype(int) + pieces,
    )
    resolved = found[0][2]

    def goes_on(p: _Panels) -> Any:
        error = np.sum(p.errors)
        is_large = (error > _allowed(inputs, p)) | ((p.count == 1) & ~resolved)
        return np.isfinite(error) & is_large & (p.count < form.limit)

    def halve(p: _Panels) -> _Panels:
        worst = np.argmax(p.errors)
        left, right = p.left[worst], p.right[worst]
        middle = 0.5 * (left + right)
        first, second = _rule(form.rule, g, left, middle), _rule(form.rule, g, middle, right)

        def put(old: Any, at_worst: Any, behind: Any) -> Any:
            return np.where(place == worst, at_worst, np.where(place == p.count, behind, old))

        return _Panels(
            put(p.left, left, middle), put(p.right, middle, right),
            put(p.values, first[0], second[0]), put(p.errors, first[1], second[1]), p.count + 1,
        )  # fmt: skip

    return while_loop(goes_on, halve, begin, checkpoint=False)  # type: ignore[no-any-return]


def fixed_quad(
    func: Callable[..., Any], a: Any, b: Any, args: tuple[Any, ...] = (), n: int = 5
) -> tuple[Any, None]:
    """Integrate `func(x, *args)` by the Gauss-Legendre rule of n points; return (integral, None).

    As `scipy.integrate.fixed_quad`: `func` is called once with a vector of n points and returns
    (..., n); the result is (...). Differentiable with respect to a, b, `args` and closed-over
    values. Raises ValueError for an infinite limit.

    >>> import tenferro as te
    >>> te.integrate.fixed_quad(lambda x: x**8, 0.0, 1.0)[0].round(12)
    np.float64(0.111111111111)
    """
    if any(not hasattr(x, "aval") and np.isinf(x) for x in (a, b)):
        raise ValueError("Gaussian quadrature is only available for finite limits.")
    nodes, weights = np.polynomial.legendre.leggauss(n)
    half = 0.5 * (b - a)
    return half * np.sum(weights * func(a + half * (nodes + 1), *args), axis=-1), None
