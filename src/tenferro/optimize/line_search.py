"""The line search of Moré and Thuente as a state that is advanced by each evaluation.

It looks for a step with sufficient decrease, f ≤ f₀ + c₁ t f₀', and |f'| ≤ c₂ |f₀'|. Moré and
Thuente, Line search algorithms with guaranteed sufficient decrease (1994); the rules are those of
`dcsrch` and `dcstep` in MINPACK-2, which SciPy uses. Where a value is not finite the step is
shortened.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

import numpy as np

from tenferro.implicit.solvers import over
from tenferro.pytree import map as map_leaves

T = TypeVar("T")
ROUNDING = 4 * float(np.finfo(float).eps)
"""Relative differences of values that count as rounding."""


class TrialStep(NamedTuple):
    """A step with the value and the slope there."""

    step: Any
    value: Any
    slope: Any


class LineSearch(NamedTuple):
    """Where the next evaluation is (`step`), and what is known of the interval around it."""

    step: Any
    start: TrialStep
    best: TrialStep
    """The end of the interval with the least value."""
    other: TrialStep
    bracketed: Any
    second_stage: Any
    low: Any
    high: Any
    width: Any
    width_before: Any
    most: Any
    """No step is longer."""
    evaluations: Any


class Rules(NamedTuple):
    """Constants of a search: c₁, c₂, the relative width that ends it, and the most evaluations."""

    decrease: float
    curvature: float
    width: float
    most_evaluations: int


def chosen(flag: Any, yes: T, no: T) -> T:
    """`yes` where a flag holds, otherwise `no`, of pytrees."""
    return map_leaves(lambda a, b: np.where(flag, a, b), yes, no)  # type: ignore[no-any-return]


def started(value: Any, slope: Any, step: Any, most: Any) -> LineSearch:
    """The search along a direction with this value and slope at its start."""
    zero, no = np.float64(0), np.bool_(False)
    start = TrialStep(zero, value, slope)
    return LineSearch(
        step=step,
        start=start,
        best=start,
        other=start,
        bracketed=no,
        second_stage=no,
        low=zero,
        high=5.0 * step,
        width=most,
        width_before=2.0 * most,
        most=most,
        evaluations=np.int64(0),
    )


def advanced(s: LineSearch, value: Any, slope: Any, rules: Rules) -> tuple[LineSearch, Any, Any]:
    """The search after an evaluation at its step, whether it found one, and whether it failed."""
    here = TrialStep(s.step, value, slope)
    finite = np.isfinite(value) & np.isfinite(slope)
    test_slope = rules.decrease * s.start.slope
    bound = s.start.value + s.step * test_slope
    decreased = value <= bound
    second = s.second_stage | (decreased & (slope >= 0))
    outside = (s.step <= s.low) | (s.step >= s.high)
    narrow = s.high - s.low <= rules.width * s.high
    at_most = (s.step == s.most) & decreased & (slope <= test_slope)
    stuck = (s.bracketed & (outside | narrow)) | at_most
    # Where rounding hides a decrease, the slope alone decides: Hager and Zhang (2005), (4.1).
    hidden = value <= s.start.value + ROUNDING * np.abs(s.start.value)
    flat = np.abs(slope) <= -rules.curvature * s.start.slope
    good = (decreased | hidden) & flat
    # A search that is stuck ends at its best step, which serves if it goes down at all.
    found = finite & (good | (stuck & (value < s.start.value)))
    last = s.evaluations + 1 >= rules.most_evaluations
    failed = ~found & ((finite & stuck) | last)
    narrowed = _narrowed(s._replace(second_stage=second), here, test_slope, value > bound, rules)
    shorter = s._replace(step=s.best.step + 0.25 * (s.step - s.best.step), most=s.step)
    after = chosen(finite, narrowed, shorter)
    return after._replace(evaluations=s.evaluations + 1), found, failed


def _narrowed(
    s: LineSearch, here: TrialStep, test_slope: Any, above: Any, rules: Rules
) -> LineSearch:
    """The interval after an evaluation, and the next step."""
    modified = ~s.second_stage & (here.value <= s.best.value) & above

    def lowered(p: TrialStep) -> TrialStep:
        """A point of the function without its sufficient decrease, where that is compared."""
        slope = np.where(modified, test_slope, 0.0)
        return TrialStep(p.step, p.value - p.step * slope, p.slope - slope)

    best, other, step, bracketed = _step(lowered(s.best), lowered(s.other), lowered(here), s)
    raised = np.where(modified, test_slope, 0.0)
    best, other = (
        TrialStep(p.step, p.value + p.step * raised, p.slope + raised) for p in (best, other)
    )
    width = np.abs(other.step - best.step)
    wide = bracketed & (width >= 0.66 * s.width_before)
    step = np.where(wide, best.step + 0.5 * (other.step - best.step), step)
    moved = step - best.step
    low = np.where(bracketed, np.minimum(best.step, other.step), step + 1.1 * moved)
    high = np.where(bracketed, np.maximum(best.step, other.step), step + 4.0 * moved)
    step = np.clip(step, 1e-100, s.most)
    ends = bracketed & ((step <= low) | (step >= high) | (high - low <= rules.width * high))
    return s._replace(
        step=np.where(ends, best.step, step),
        best=best,
        other=other,
        bracketed=bracketed,
        low=low,
        high=high,
        width=np.where(bracketed, width, s.width),
        width_before=np.where(bracketed, s.width, s.width_before),
    )


def _step(
    x: TrialStep, y: TrialStep, p: TrialStep, s: LineSearch
) -> tuple[TrialStep, TrialStep, Any, Any]:
    """The interval's ends and the next step from cubics and secants: `dcstep`."""
    opposite = np.sign(p.slope) * np.sign(x.slope) < 0
    higher = p.value > x.value
    turned, flatter = ~higher & opposite, np.abs(p.slope) < np.abs(x.slope)
    right = p.step > x.step
    # between x and p lies a minimum: the value rose, or the slope changed its sign
    theta, root = _cubic(x, p)
    root = np.where(right, root, -root)
    ratio = over(root - x.slope + theta, 2 * root - x.slope + p.slope)
    cubic_1 = x.step + ratio * (p.step - x.step)
    falling = over(x.value - p.value, p.step - x.step) + x.slope
    quadratic_1 = x.step + 0.5 * over(x.slope, falling) * (p.step - x.step)
    nearer = np.abs(cubic_1 - x.step) <= np.abs(quadratic_1 - x.step)
    step_1 = np.where(nearer, cubic_1, cubic_1 + 0.5 * (quadratic_1 - cubic_1))
    ratio = over(-root - p.slope + theta, -2 * root + x.slope - p.slope)
    cubic = p.step + ratio * (x.step - p.step)
    secant = p.step + over(p.slope, p.slope - x.slope) * (x.step - p.step)
    further = np.abs(cubic - p.step) > np.abs(secant - p.step)
    step_2 = np.where(further, cubic, secant)
    # the slope became flatter: the cubic, if its minimum is beyond p, or the end
    end = np.where(right, s.high, s.low)
    cubic_3 = np.where((ratio < 0) & (root != 0), cubic, end)
    further = np.abs(cubic_3 - p.step) > np.abs(secant - p.step)
    limit = p.step + 0.66 * (y.step - p.step)
    inner = np.where(further, secant, cubic_3)
    inner = np.where(right, np.minimum(limit, inner), np.maximum(limit, inner))
    outer = np.clip(np.where(further, cubic_3, secant), s.low, s.high)
    step_3 = np.where(s.bracketed, inner, outer)
    # it did not: the cubic to the other end of the interval
    theta, root = _cubic(p, y)
    root = np.where(p.step > y.step, -root, root)
    ratio = over(root - p.slope + theta, 2 * root - p.slope + y.slope)
    step_4 = np.where(s.bracketed, p.step + ratio * (y.step - p.step), end)
    step = np.where(higher, step_1, np.where(turned, step_2, np.where(flatter, step_3, step_4)))
    other = chosen(higher, p, chosen(opposite, x, y))
    return chosen(higher, x, p), other, step, s.bracketed | higher | opposite


def _cubic(a: TrialStep, b: TrialStep) -> tuple[Any, Any]:
    """θ and γ of the cubic through two points, for its minimum."""
    theta = 3 * over(a.value - b.value, b.step - a.step) + a.slope + b.slope
    largest = np.maximum(np.maximum(np.abs(theta), np.abs(a.slope)), np.abs(b.slope))
    t, u, v = (over(q, largest) for q in (theta, a.slope, b.slope))
    return theta, largest * np.sqrt(np.maximum(t * t - u * v, 0.0))
