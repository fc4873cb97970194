"""Adaptive Gauss-Kronrod quadrature of numbers and arrays, as a compiled loop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.functions import Model, System
from tenferro.integrate.gauss_kronrod import RULE_15, RULE_21, Rule
from tenferro.integrate.state import StateLayout
from tenferro.transforms import stop_gradient, vmap
from tenferro.transforms.control import while_loop


class Panels(NamedTuple):
    """Intervals in [0, pieces] with their integrals and errors, `count` of them."""

    left: Any
    right: Any
    values: Any
    errors: Any
    count: Any
    roundings: Any
    """What of the errors is rounding."""


@dataclass(frozen=True)
class Form:
    """An integral but for its arrays."""

    model: Model
    layout: StateLayout
    ends: str
    sign: float
    limit: int
    pieces: int = 1
    """How many there are between a, `points` and b."""
    norm: str | None = None
    """That of an integral which is an array, "2" or "max"."""

    @property
    def rule(self) -> Rule:
        """The rule of each interval."""
        return RULE_21 if self.ends == "finite" else RULE_15

    def size(self, x: Any) -> Any:
        """The norm of a value of the integrand."""
        x = np.abs(x)
        if self.norm is None:
            return x
        return np.sqrt(np.sum(x**2)) if self.norm == "2" else np.max(x)


class Inputs(NamedTuple):
    """The arrays of an integral."""

    a: Any
    b: Any
    epsabs: Any
    epsrel: Any
    points: Any
    operands: tuple[Any, ...]


def _integrand(form: Form, inputs: Inputs) -> Callable[[Any], Any]:
    """The integrand of [0, pieces]; infinite limits are at 0, by x = (1 − t) / t as in QUADPACK."""
    system = System(form.model, form.layout, inputs.operands)
    nothing = np.zeros(1, form.layout.dtype)

    def f(x: Any) -> Any:
        return system.slope(x, nothing)

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


class Found(NamedTuple):
    """The integral over one interval."""

    value: Any
    error: Any
    rounding: Any
    resolved: Any
    """Whether the rules differ by less than the integrand varies, every element of it."""


def rule(form: Form, g: Callable[[Any], Any], left: Any, right: Any) -> Found:
    """The integral of g between two points, with QUADPACK's estimate of its error."""
    half = 0.5 * (right - left)
    every: Any = vmap(g)
    values = np.moveaxis(every(left + half * (1 + form.rule.nodes)), 0, -1)
    kronrod = form.rule.kronrod
    total = np.sum(kronrod * values, axis=-1)
    off = np.abs(half * (total - np.sum(form.rule.gauss * values, axis=-1)))
    varies = np.abs(half) * np.sum(kronrod * np.abs(values - total[..., None] / 2), axis=-1)
    difference, spread = form.size(off), form.size(varies)
    some = np.where(spread > 0, spread, 1.0)
    error = np.where(spread > 0, some * np.minimum(1.0, (200 * difference / some) ** 1.5), 0.0)
    weighed = np.abs(half) * np.sum(kronrod * np.abs(values), axis=-1)
    rounding = 50 * np.finfo(float).eps * form.size(weighed)
    resolved = np.all((200 * off < varies) | (varies == 0))
    return Found(half * total, np.maximum(error, rounding), rounding, resolved)


def integral(form: Form, inputs: Inputs) -> tuple[Any, Any, Any, Any]:
    """The integral, its error, and whether this is within the tolerance and finite."""
    g = _integrand(form, inputs)
    panels = stop_gradient(_divided(form, inputs, g))

    def add(state: tuple[Any, Any]) -> tuple[Any, Any]:
        k, total = state
        return k + 1, total + rule(form, g, panels.left[k], panels.right[k]).value

    first = rule(form, g, panels.left[0], panels.right[0]).value
    _, value = while_loop(lambda s: s[0] < panels.count, add, (np.ones_like(panels.count), first))
    error = np.sum(panels.errors)
    finite = np.isfinite(error)
    return form.sign * value, error, error <= _allowed(form, inputs, panels), finite


def _allowed(form: Form, inputs: Inputs, panels: Panels) -> Any:
    """The error that is small enough; that of an array may be rounding, as in SciPy."""
    integral = form.size(np.sum(panels.values, axis=0))
    allowed = np.maximum(inputs.epsabs, inputs.epsrel * integral)
    if form.norm is None:
        return allowed
    return np.maximum(allowed, (1 + 1e-9) * np.sum(panels.roundings))


def _divided(form: Form, inputs: Inputs, g: Callable[[Any], Any]) -> Panels:
    """The intervals: the one with the largest error is halved until the sum of errors is small.

    As in QUADPACK, the whole interval is halved in any case if g is not resolved on it: a few nodes
    may have met the flank of a peak.
    """
    place, pieces = np.arange(form.limit), form.pieces
    found = [rule(form, g, np.float64(k), np.float64(k + 1)) for k in range(pieces)]

    def begun(parts: Sequence[Any]) -> Any:
        first = np.stack(parts)
        rest = np.zeros((form.limit - pieces, *first.shape[1:]), first.dtype)
        return np.concatenate([first, rest + 0 * first[:1]])

    values, errors, roundings = (begun([x[i] for x in found]) for i in range(3))
    left = np.where(place < pieces, place, 0.0) + 0.0 * errors
    right = left + np.where(place < pieces, 1.0, 0.0)
    count = (0 * errors[0]).astype(int) + pieces
    begin = Panels(left, right, values, errors, count, roundings)
    resolved = found[0].resolved

    def goes_on(p: Panels) -> Any:
        error = np.sum(p.errors)
        is_large = (error > _allowed(form, inputs, p)) | ((p.count == 1) & ~resolved)
        return np.isfinite(error) & is_large & (p.count < form.limit)

    def halve(p: Panels) -> Panels:
        worst = np.argmax(p.errors)
        left, right = p.left[worst], p.right[worst]
        middle = 0.5 * (left + right)
        first, second = rule(form, g, left, middle), rule(form, g, middle, right)

        def put(old: Any, at_worst: Any, behind: Any) -> Any:
            at = np.reshape(place, (-1,) + (1,) * (old.ndim - 1))
            return np.where(at == worst, at_worst, np.where(at == p.count, behind, old))

        return Panels(
            put(p.left, left, middle), put(p.right, middle, right),
            put(p.values, first.value, second.value), put(p.errors, first.error, second.error),
            p.count + 1, put(p.roundings, first.rounding, second.rounding),
        )  # fmt: skip

    return while_loop(goes_on, halve, begin, checkpoint=False)
