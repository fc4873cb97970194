"""Minimal residuals for Hermitian systems, of one vector or of several together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tenferro.implicit.solvers import over
from tenferro.transforms.control import while_loop

Function = Callable[..., Any]


class _State(NamedTuple):
    x: Any
    before: Any
    r: Any
    z: Any
    beta: Any
    beta_before: Any
    delta: Any
    epsilon: Any
    turn: tuple[Any, Any]
    left: Any
    w: tuple[Any, Any]
    step: Any


def pairings(x: Any, y: Any) -> Any:
    """The inner product of each column, whose imaginary part is rounding."""
    return np.sum(np.real(np.conj(x) * y), axis=0)


def minimal_residuals(
    matvec: Function, b: Any, enough: Any, most: Any, preconditioner: Function | None = None
) -> tuple[Any, Any]:
    """x with A x = b for Hermitian A, and the norms of residuals, of each column by recurrence.

    Ends when these are at most `enough`, or after `most` steps. A acts on the columns of b (n, k),
    or on b (n,), and may be indefinite. Paige and Saunders, Solution of sparse indefinite systems
    of linear equations (1975).
    """
    apart = preconditioner or (lambda r: r)

    def step(s: _State) -> _State:
        v = over(s.z, s.beta)
        p = matvec(v)
        alpha = pairings(v, p)
        p = p - over(alpha, s.beta) * s.r - over(s.beta, s.beta_before) * s.before
        z = apart(p)
        beta = np.sqrt(pairings(p, z))
        c, sn = s.turn
        old, delta = s.epsilon, c * s.delta + sn * alpha
        gbar, epsilon = sn * s.delta - c * alpha, sn * beta
        gamma = np.hypot(gbar, beta)
        turn = over(gbar, gamma), over(beta, gamma)
        one, two = s.w
        w = over(v - old * one - delta * two, gamma)
        x = s.x + turn[0] * s.left * w
        left = turn[1] * s.left
        return _State(
            x, s.r, p, z, beta, s.beta, -c * beta, epsilon, turn, left, (two, w), s.step + 1
        )

    z = apart(b)
    beta = np.sqrt(pairings(b, z))
    zero, nothing = 0 * beta, 0 * b
    first = _State(
        nothing,
        nothing,
        b,
        z,
        beta,
        zero,
        zero,
        zero,
        (zero - 1, zero),
        beta,
        (nothing, nothing),
        0,
    )
    s = while_loop(
        lambda s: np.any(abs(s.left) > enough) & (s.step < most), step, first, checkpoint=False
    )
    return s.x, abs(s.left)
