"""Krylov methods for linear systems, as loops in plain code.

They are solvers for `te.implicit.linear_solve` and the other functions of this package;
`functools.partial` passes options to them. Called directly they are ordinary loops.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.implicit.checks import tolerance_of
from tenferro.linalg import qr, solve_triangular
from tenferro.ops.arrays.ensure import ensured_leaves
from tenferro.ops.base import as_array, convert_to
from tenferro.transforms.control import while_loop

__all__ = ["bicgstab", "cg", "gmres"]

Function = Callable[..., Any]


def _same(x: Any) -> Any:
    return x


def _norm(x: Any) -> Any:
    return np.sqrt(np.real(np.vdot(x, x)))


def over(a: Any, b: Any) -> Any:
    """a / b; 0 where b is 0, where an iteration has ended."""
    return np.where(b == 0, 0, a / np.where(b == 0, 1, b))


def _begun(name: str, matvec: Function, b: Any, start: Any) -> tuple[Any, Any]:
    """What an iteration begins at, and its residual."""
    if start is None:
        return 0 * b, b
    x = convert_to(as_array(name, start, b), b.dtype)
    return x, b - matvec(x)


def _checked(name: str, x: Any, holds: Any, tolerance: float, steps: int, check: bool) -> Any:
    if not check:
        return x
    message = (
        f"te.implicit.{name}: no convergence to a relative residual of {tolerance:.3g} in {steps} "
        f"steps; raise max_steps or tolerance, or pass a preconditioner (options are given by "
        f"functools.partial(te.implicit.{name}, ...))"
    )
    return ensured_leaves([x], holds, message)[0]


def cg(
    matvec: Function,
    b: Any,
    *,
    start: Any = None,
    preconditioner: Function | None = None,
    tolerance: float | None = None,
    absolute: float = 0.0,
    max_steps: int | None = None,
    check: bool = True,
) -> Tensor:
    """Conjugate gradients, for b of shape (n,) and a Hermitian positive definite matrix.

    Starts at `start`, by default 0. Ends when the norm of the residual is at most `tolerance` (by
    default eps^(2/3)) times that of b, or at most `absolute`. With `check`, RuntimeError is raised
    if this takes more than `max_steps` (by default 10 n) steps. Hestenes and Stiefel 1952; Saad,
    Iterative Methods for Sparse Linear Systems, 9.1.

    >>> import numpy as np
    >>> import tenferro as te
    >>> d = np.array([1.0, 2.0, 4.0])
    >>> te.implicit.linear_solve(lambda x: d * x, np.ones(3), "cg").round(6)
    array([1.  , 0.5 , 0.25])
    """
    b = as_array("cg", b)
    apart = preconditioner or _same
    relative, steps = tolerance_of(tolerance, [b.aval]), max_steps or 10 * b.shape[0]
    enough = np.maximum(relative * _norm(b), absolute) ** 2

    def step(state: Any) -> Any:
        x, r, p, rz, _, k = state
        q = matvec(p)
        alpha = over(rz, np.real(np.vdot(p, q)))
        x, r = x + alpha * p, r - alpha * q
        z = apart(r)
        after = np.real(np.vdot(r, z))
        return x, r, z + over(after, rz) * p, after, np.real(np.vdot(r, r)), k + 1

    x, r = _begun("cg", matvec, b, start)
    z = apart(r)
    first = (x, r, z, np.real(np.vdot(r, z)), np.real(np.vdot(r, r)), 0)
    state = while_loop(lambda s: (s[4] > enough) & (s[5] < steps), step, first, checkpoint=False)
    return _checked("cg", state[0], state[4] <= enough, relative, steps, check)  # type: ignore[no-any-return]


def bicgstab(
    matvec: Function,
    b: Any,
    *,
    start: Any = None,
    preconditioner: Function | None = None,
    tolerance: float | None = None,
    absolute: float = 0.0,
    max_steps: int | None = None,
    check: bool = True,
) -> Tensor:
    """Stabilized biconjugate gradients, for b of shape (n,) and any matrix.

    Options are those of `te.implicit.cg`; a step applies the matrix twice. Van der Vorst 1992;
    Saad, algorithm 7.7, with the preconditioner on the right.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.implicit.linear_solve(lambda x: 2 * x + x[::-1], np.ones(2), "bicgstab").round(6)
    array([0.333333, 0.333333])
    """
    b = as_array("bicgstab", b)
    apart = preconditioner or _same
    relative, steps = tolerance_of(tolerance, [b.aval]), max_steps or 10 * b.shape[0]
    enough = np.maximum(relative * _norm(b), absolute)

    def step(state: Any) -> Any:
        x, r, p, rho, _, k = state
        near = apart(p)
        v = matvec(near)
        alpha = over(rho, np.vdot(shadow, v))
        s = r - alpha * v
        nearer = apart(s)
        t = matvec(nearer)
        omega = over(np.vdot(t, s), np.vdot(t, t))
        x, r = x + alpha * near + omega * nearer, s - omega * t
        after = np.vdot(shadow, r)
        beta = over(after, rho) * over(alpha, omega)
        return x, r, r + beta * (p - omega * v), after, _norm(r), k + 1

    x, shadow = _begun("bicgstab", matvec, b, start)
    first = (x, shadow, shadow, np.vdot(shadow, shadow), _norm(shadow), 0)
    state = while_loop(lambda s: (s[4] > enough) & (s[5] < steps), step, first, checkpoint=False)
    return _checked("bicgstab", state[0], state[4] <= enough, relative, steps, check)  # type: ignore[no-any-return]


def gmres(
    matvec: Function,
    b: Any,
    *,
    start: Any = None,
    preconditioner: Function | None = None,
    tolerance: float | None = None,
    absolute: float = 0.0,
    max_steps: int | None = None,
    restart: int = 30,
    check: bool = True,
) -> Tensor:
    """Generalized minimal residuals, for b of shape (n,) and any matrix.

    Options are those of `te.implicit.cg`. The method stores the vectors of a cycle and restarts
    after `restart` steps; `max_steps` counts the steps of all cycles. Saad and Schultz 1986; the
    preconditioner is on the right, so that residuals are those of the system.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.implicit.linear_solve(lambda x: 2 * x + x[::-1], np.ones(2), "gmres").round(6)
    array([0.333333, 0.333333])
    """
    b = as_array("gmres", b)
    n = b.shape[0]
    m = min(restart, n) if isinstance(n, int) else restart
    apart = preconditioner or _same
    relative, steps = tolerance_of(tolerance, [b.aval]), max_steps or 10 * n
    enough = np.maximum(relative * _norm(b), absolute)

    def cycle(state: Any) -> Any:
        x, r, size, k = state
        basis, h, used = _arnoldi(
            lambda v: matvec(apart(v)), r, size, (m, np.minimum(m, steps - k)), enough
        )
        y = _least_squares(h, size)
        x = x + apart(y @ basis[:-1])
        r = b - matvec(x)
        return x, r, _norm(r), k + used

    x, r = _begun("gmres", matvec, b, start)
    first = (x, r, _norm(r), 0)
    state = while_loop(lambda s: (s[2] > enough) & (s[3] < steps), cycle, first, checkpoint=False)
    return _checked("gmres", state[0], state[2] <= enough, relative, steps, check)  # type: ignore[no-any-return]


def _arnoldi(
    matvec: Function, r: Any, size: Any, room: tuple[int, Any], enough: Any
) -> tuple[Any, Any, Any]:
    """An orthonormal basis of m + 1 vectors, A in it, and the number of steps.

    There is room for m steps, of which at most so many are made. Columns of A that were not
    computed are those of a shift, which leaves their coefficients 0. The residual's norm is |r|
    over that of the left null vector w of A in the basis.
    """
    n, (m, most) = r.shape[0], room
    rows = np.arange(m + 1)

    def step(state: Any) -> Any:
        basis, h, w, k = state
        v = matvec(basis[k])
        c = np.conj(basis) @ v
        v = v - c @ basis
        again = np.conj(basis) @ v  # once more: one pass loses orthogonality
        v, c = v - again @ basis, c + again
        length = _norm(v)
        basis = np.where((rows == k + 1)[:, None], over(v, length), basis)
        column = np.where(rows == k + 1, length, c)
        h = np.where((rows[:m] == k)[None, :], column[:, None], h)
        w = np.where(rows == k + 1, -over(w @ c, length), w)
        return basis, h, w, np.where(length == 0, most, k + 1)

    first = np.where((rows == 0)[:, None], over(r, size), np.zeros((m + 1, n), r.dtype))
    shift = (rows[:, None] == rows[None, :m] + 1).astype(r.dtype)
    w = (rows == 0).astype(r.dtype)
    start = (first, shift, w, 0)

    def more(state: Any) -> Any:
        return (state[3] < most) & (size > enough * _norm(state[2]))

    basis, h, _, used = while_loop(more, step, start, checkpoint=False)
    return basis, h, used


def _least_squares(h: Any, size: Any) -> Any:
    """y with the least |size e₁ − h y|."""
    q, r = qr(h)
    return solve_triangular(r, size * np.conj(q[0]))
