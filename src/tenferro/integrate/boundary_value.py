"""`solve_bvp`: boundary value problems."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.values import demanded
from tenferro.integrate.boundary_results import MESSAGES, BVPResult, BVPSolution
from tenferro.integrate.collocation import BoundaryModel, Collocation, Mesh, with_derivatives
from tenferro.integrate.functions import Args, model_of
from tenferro.integrate.mesh_loop import (
    CONDITIONS,
    CONVERGED,
    NO_ROOM,
    RUNNING,
    SINGULAR,
    Solved,
    Tolerances,
    projected,
    refined,
)
from tenferro.integrate.options import is_traced
from tenferro.integrate.state import given_array, layout_of
from tenferro.ops.arrays.ensure import ensured_leaves
from tenferro.ops.base.registry import forget_with
from tenferro.pytree import flatten, unflatten
from tenferro.tensor import ArrayLike
from tenferro.trace import current_trace
from tenferro.transforms import jit, stop_gradient
from tenferro.transforms.tracing.arguments import array_of, check_callable

__all__ = ["solve_bvp"]

_LABEL = "integrate.solve_bvp"
_LEAST = 100 * float(np.finfo(float).eps)
_ROOM = 64
"""Nodes that the first program outside of traced functions has room for."""


@dataclass(frozen=True)
class _Form:
    """A problem but for its arrays; the singular term is constant."""

    model: BoundaryModel
    first: int
    singular: tuple[bytes, ...] | None

    def collocation(self, operands: tuple[Any, ...], dtype: Any) -> Collocation:
        """The equations with these operands."""
        n, singular = self.model.n, None
        if self.singular is not None:
            s, b, d = (np.frombuffer(x, dtype).reshape(n, n) for x in self.singular)
            singular = s, b, d
        return Collocation(self.model, operands, self.first, singular)


class _Inputs(NamedTuple):
    a: Any
    b: Any
    start: Solved
    tolerances: Tolerances
    operands: tuple[Any, ...]


def solve_bvp(
    fun: Callable[..., Any],
    bc: Callable[..., Any],
    x: ArrayLike,
    y: ArrayLike,
    p: ArrayLike | None = None,
    S: ArrayLike | None = None,
    fun_jac: Any = None,
    bc_jac: Any = None,
    tol: float = 1e-3,
    max_nodes: int = 1000,
    verbose: int = 0,
    bc_tol: float | None = None,
    *,
    check: bool | None = None,
) -> BVPResult:
    """Solve dy/dx = fun(x, y, p) + S y / (x − a) on [a, b], with bc(y(a), y(b), p) = 0.

    The interface and the algorithm are those of `scipy.integrate.solve_bvp`: collocation of order
    4, damped Newton steps, and a mesh that is refined until the residual in each interval is below
    `tol` relative to the slope. `x` (m,) is the first mesh and `y` (n, m) a guess, real or complex;
    `p` (k,) is a guess of unknown parameters, which `fun` and `bc` then receive. `fun` is called
    with x (1,) and y (n, 1), and returns (n, 1) or a list; `bc` returns n + k numbers. Both are
    traced. `S` is a constant matrix (n, n). Jacobians are computed by differentiation; `fun_jac`,
    `bc_jac` and `verbose` are accepted for compatibility and ignored.

    Derivatives with respect to closed-over values and to the ends of `x` are those of the
    collocation equations with nodes at fixed fractions of the interval (implicit differentiation),
    in both modes and to any order; guesses have none. Inside traced functions the arrays of the
    result have `max_nodes` nodes: those that are not used are at b, with the last state. The cost
    of each step grows with `max_nodes` there, so pass as many as you need.

    A failure is reported by `status`, as in SciPy; with `check`, which is the default inside traced
    functions, RuntimeError is raised. Raises ValueError for arrays and results of wrong shapes.

    >>> import numpy as np
    >>> import tenferro as te
    >>> def end_slope(c):                  # Bratu's problem: y'' + c exp(y) = 0, y(0) = y(1) = 0
    ...     fun = lambda x, y: [y[1], -c * np.exp(y[0])]
    ...     bc = lambda ya, yb: [ya[0], yb[0]]
    ...     x = np.linspace(0, 1, 5)
    ...     sol = te.integrate.solve_bvp(fun, bc, x, np.zeros((2, 5)), tol=1e-6, max_nodes=60)
    ...     return sol.y[1, 0]
    >>> value, slope = te.jit(te.value_and_grad(end_slope))(1.0)
    >>> value.round(5), slope.round(4)
    (np.float64(0.54935), np.float64(0.6082))
    """
    for function in (fun, bc):
        check_callable(_LABEL, function)
    x, y, p = _arrays(x, y, p)
    n, k, dtype = y.shape[0], 0 if p is None else p.shape[0], y.dtype
    if x.shape[0] > max_nodes:
        raise ValueError(f"{_LABEL}: `x` has {x.shape[0]} nodes, more than `max_nodes`={max_nodes}")
    slope, ends = _functions(fun, bc, n, k)
    layout, _ = layout_of(_LABEL, np.zeros(n + k, dtype))
    end_layout, _ = layout_of(_LABEL, np.zeros(2 * n + k, dtype))
    empty = Args(_LABEL, ())
    first, by_slope = model_of(layout, empty, slope, (), vectorized=False)
    second, by_ends = model_of(end_layout, empty, ends, (), vectorized=False)
    model = BoundaryModel(first, second, layout, end_layout, n, k)
    form = _Form(model, len(by_slope), _singular(S, n, dtype))
    tol = np.maximum(tol, _LEAST)
    tolerances = Tolerances(tol, tol if bc_tol is None else bc_tol)
    fractions = stop_gradient((x - x[0]) / (x[-1] - x[0])) if is_traced(x) else _fractions(x)
    z = np.concatenate([np.reshape(np.transpose(y), (-1,)), np.zeros(0, dtype) if p is None else p])
    start = Solved(
        z, fractions, np.int64(x.shape[0]), np.zeros(x.shape[0] - 1), np.int64(0), np.int64(RUNNING)
    )
    inputs = _Inputs(x[0], x[-1], start, tolerances, (*by_slope, *by_ends))
    if current_trace.get() is None:
        return _outside(form, inputs, max_nodes, check=bool(check))
    inputs = inputs._replace(start=_with_room(start, n, max_nodes))
    result = _solved(form, inputs)
    return result if check is False else _checked(result)


def _arrays(x: Any, y: Any, p: Any) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any] | None]:
    """The mesh, the guess and the parameters, checked."""
    x, y = given_array(x).astype(float), given_array(y)
    y = y if y.dtype.kind == "c" else y.astype(float)
    if len(x.shape) != 1 or x.shape[0] < 2:
        raise ValueError(
            f"{_LABEL}: `x` has shape {x.shape}, expected (m,) with at least two nodes"
        )
    x = demanded(x, x[1:] > x[:-1], f"{_LABEL}: `x` must be strictly increasing")
    if len(y.shape) != 2 or y.shape[1] != x.shape[0]:
        raise ValueError(f"{_LABEL}: `y` has shape {y.shape}, expected (n, {x.shape[0]})")
    if p is None:
        return x, y, None
    p = given_array(p).astype(y.dtype)
    if len(p.shape) != 1:
        raise ValueError(f"{_LABEL}: `p` has shape {p.shape}, expected (k,)")
    return x, y, p


def _fractions(x: Any) -> Any:
    x = array_of(x)
    return (x - x[0]) / (x[-1] - x[0])


def _functions(fun: Any, bc: Any, n: int, k: int) -> tuple[Any, Any]:
    """The slope of (y, p), where parameters do not change, and the conditions, for (ya, yb, p)."""

    def slope(x: Any, z: Any) -> Any:
        given = (z[n:],) if k else ()
        found = _numbers("fun", fun(x[None], z[:n, None], *given), n)
        return np.concatenate([found, np.zeros(k, found.dtype)])

    def ends(x: Any, z: Any) -> Any:
        given = (z[2 * n :],) if k else ()
        found = _numbers("bc", bc(z[:n], z[n : 2 * n], *given), n + k)
        return np.concatenate([found, np.zeros(n, found.dtype)])

    return slope, ends


def _numbers(name: str, found: Any, size: int) -> Any:
    """What a function returns, as a vector: an array, or a list of rows."""
    leaves, _ = flatten(found)
    parts = [np.reshape(as_array(_LABEL, leaf), (-1,)) for leaf in leaves]
    total = sum(part.shape[0] for part in parts)
    if total != size:
        raise ValueError(f"{_LABEL}: `{name}` returned {total} numbers, expected {size}")
    return parts[0] if len(parts) == 1 else np.concatenate(parts)


def _singular(given: Any, n: int, dtype: Any) -> tuple[bytes, ...] | None:
    """The singular term, the projection of the first state, and the factor of the first slope."""
    if given is None:
        return None
    if is_traced(given):
        raise TypeError(f"{_LABEL}: `S` is traced, expected a constant matrix")
    s = np.asarray(array_of(given), dtype)
    if s.shape != (n, n):
        raise ValueError(f"{_LABEL}: `S` has shape {s.shape}, expected ({n}, {n})")
    eye = np.identity(n)
    return tuple(m.tobytes() for m in (s, eye - np.linalg.pinv(s) @ s, np.linalg.pinv(eye - s)))


def _with_room(start: Solved, n: int, room: int) -> Solved:
    """The same with nodes at the end of the interval that are not used."""
    more = room - start.fractions.shape[0]
    used = n * start.fractions.shape[0]
    states = [start.z[:used], *[start.z[used - n : used]] * more, start.z[used:]]
    return start._replace(
        z=np.concatenate(states),
        fractions=np.concatenate([start.fractions, np.ones(more)]),
        residuals=np.concatenate([start.residuals, np.zeros(more)]),
    )


def _solved(form: _Form, inputs: _Inputs) -> BVPResult:
    """The result, traced."""
    start = inputs.start
    c = form.collocation(inputs.operands, start.z.dtype)
    a, b = stop_gradient(inputs.a), stop_gradient(inputs.b)
    start = start._replace(z=projected(c, start.z))
    frozen = Collocation(c.model, tuple(map(stop_gradient, c.operands)), c.first, c.singular)
    found = refined(frozen, stop_gradient(start), a, b, inputs.tolerances)
    mesh = Mesh(found.fractions, inputs.a, inputs.b)
    z = projected(c, with_derivatives(c, found.z, mesh))
    (y, p), x = c.parts(z), mesh.nodes
    yp = c.slopes(x, y, p, mesh.a)
    return BVPResult(
        BVPSolution(x, y, yp), p if form.model.k else None, x, np.transpose(y), np.transpose(yp),
        found.residuals, found.iterations, found.status,
    )  # fmt: skip


def _checked(result: BVPResult) -> BVPResult:
    """The result; an error when any array of it is computed, if the solver has failed."""
    leaves, spec = flatten(result)
    arrays = [as_array(_LABEL, x) for x in leaves]
    for status in (NO_ROOM, SINGULAR, CONDITIONS):
        arrays = ensured_leaves(arrays, result.status != status, f"{_LABEL}: {MESSAGES[status]}")
    return unflatten(spec, arrays)  # type: ignore[no-any-return]


@lru_cache(maxsize=64)
def _program(form: _Form) -> Any:
    return jit(lambda inputs: _solved(form, inputs))


forget_with(_program.cache_clear)


def _outside(form: _Form, inputs: _Inputs, most: int, *, check: bool) -> BVPResult:
    """The result, computed; programs with room for more nodes follow while the room is full."""
    n, room = form.model.n, _ROOM
    count = inputs.start.fractions.shape[0]
    while room < count:
        room *= 2
    while True:
        room = min(room, most)
        inputs = inputs._replace(start=_with_room(inputs.start, n, room))
        result = _program(form)(inputs)
        status = int(result.status)
        if status != NO_ROOM or room == most:
            break
        inputs = inputs._replace(start=_again(result, form.model.k))
        room *= 4
    if check and status != CONVERGED:
        raise RuntimeError(f"{_LABEL}: {MESSAGES[status]}")
    return _used(result, status)


def _again(result: BVPResult, k: int) -> Solved:
    """What the next program starts from: the result on its mesh."""
    x, y = array_of(result.x), array_of(result.y)
    p = array_of(result.p) if k else np.zeros(0, y.dtype)
    return Solved(
        np.concatenate([np.reshape(y.T, (-1,)), p]), _fractions(x), np.int64(_count(x)),
        array_of(result.rms_residuals), array_of(result.niter) - 1, np.int64(RUNNING),
    )  # fmt: skip


def _count(x: Any) -> int:
    """How many nodes are used."""
    return int(np.sum(x < x[-1])) + 1


def _used(result: BVPResult, status: int) -> BVPResult:
    """The result without the nodes that are not used."""
    m = _count(array_of(result.x))
    x, y, yp = result.x[:m], result.y[:, :m], result.yp[:, :m]
    sol = BVPSolution(x, np.transpose(y), np.transpose(yp))
    residuals = result.rms_residuals[: m - 1]
    return BVPResult(sol, result.p, x, y, yp, residuals, int(result.niter), status)
