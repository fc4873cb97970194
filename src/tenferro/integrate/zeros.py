"""Zeros of real functions of one variable between two points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tenferro.transforms.control import while_loop

_WIDTH = 4 * np.finfo(float).eps
"""The relative width of the last interval, that of events in `scipy.integrate`."""
_STEPS = 200


class _Bracket(NamedTuple):
    """An interval [a, b] with a zero in it, b the latest point; c, the point before."""

    a: Any
    b: Any
    c: Any
    fa: Any
    fb: Any
    fc: Any
    part: Any
    steps: Any


def bracketed(f: Callable[[Any], Any], a: Any, b: Any) -> Any:
    """A zero of f between a and b, where f has different signs, or is 0.

    Inverse quadratic interpolation where it converges, bisection elsewhere: T. R. Chandrupatla,
    Adv. Eng. Software 28 (1997), 145-149.
    """
    fa, fb = f(a), f(b)
    half, zero = 0.5 + 0.0 * fa, (0.0 * fa).astype(int)
    start = _Bracket(a, b, a, fa, fb, fa, half, zero)
    end = while_loop(_goes_on, lambda s: _narrowed(f, s), start, checkpoint=False)
    return np.where(np.abs(end.fa) < np.abs(end.fb), end.a, end.b)


def _goes_on(s: _Bracket) -> Any:
    width = np.abs(s.b - s.a)
    apart = width > _WIDTH * np.maximum(np.abs(s.a), np.abs(s.b))
    return apart & (s.fa != 0) & (s.fb != 0) & (s.steps < _STEPS)


def _narrowed(f: Callable[[Any], Any], s: _Bracket) -> _Bracket:
    t = s.a + s.part * (s.b - s.a)
    ft = f(t)
    same = (ft > 0) == (s.fa > 0)
    c, fc = np.where(same, s.a, s.b), np.where(same, s.fa, s.fb)
    b, fb = np.where(same, s.b, s.a), np.where(same, s.fb, s.fa)
    return _Bracket(t, b, c, ft, fb, fc, _part(t, b, c, ft, fb, fc), s.steps + 1)


def _part(a: Any, b: Any, c: Any, fa: Any, fb: Any, fc: Any) -> Any:
    """Where the next point is on the way from a to b."""
    x = (a - b) / (c - b)
    y = (fa - fb) / np.where(fc == fb, 1.0, fc - fb)
    fits = (y * y < x) & ((1 - y) ** 2 < 1 - x) & (fc != fb) & (fc != fa)
    first = fa / np.where(fits, fb - fa, 1.0) * fc / np.where(fits, fb - fc, 1.0)
    second = (
        (c - a) / (b - a) * fa / np.where(fits, fc - fa, 1.0) * fb / np.where(fits, fc - fb, 1.0)
    )
    least = 0.5 * _WIDTH * np.abs(a) / np.where(a == b, 1.0, np.abs(b - a))
    least = np.minimum(least, 0.5)
    return np.clip(np.where(fits, first + second, 0.5), least, 1 - least)
