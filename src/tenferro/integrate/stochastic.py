"""Stochastic differential equations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import Any, NamedTuple, overload

import numpy as np
from numpy.typing import NDArray

from tenferro.integrate.brownian import BrownianPath
from tenferro.integrate.control import StepTolerance
from tenferro.integrate.functions import Args, Convert, Model, System, model_of
from tenferro.integrate.inside import checked_codes
from tenferro.integrate.method import MESSAGES, NOT_FINITE, RUNNING, TOO_MANY, TOO_SMALL
from tenferro.integrate.noise import Scheme, walked
from tenferro.integrate.options import evaluation_times, most_steps, step_limits, times, tolerances
from tenferro.integrate.results import OdeResult, State
from tenferro.integrate.state import StateLayout, layout_of
from tenferro.ops.base import as_array
from tenferro.ops.base.registry import forget_with
from tenferro.pytree import flatten
from tenferro.random import Generator
from tenferro.tensor import ArrayLike
from tenferro.trace import current_trace
from tenferro.transforms import jit, vmap
from tenferro.transforms.control import scan
from tenferro.transforms.tracing.arguments import check_callable

__all__ = ["solve_sde"]

_LABEL = "integrate.solve_sde"
_NOISES, _EQUATIONS, _PATHS = (
    ("diagonal", "scalar", "general"), ("ito", "stratonovich"), ("increments", "tree"),
)  # fmt: skip
_METHODS = {
    "euler_maruyama": (("ito",), _NOISES),
    "milstein": (_EQUATIONS, _NOISES[:2]),
    "heun": (("stratonovich",), _NOISES),
}
"""The integrals and kinds of noise of each method."""
_DEPTH = 16
"""Steps on a tree see 65,536 different increments."""


@dataclass(frozen=True)
class _Form:
    """A solver but for its arrays; without `steps` their sizes are chosen."""

    drift: Model
    diffusion: Model
    layout: StateLayout
    scheme: Scheme
    steps: int | None
    depth: int
    """Of the tree; 0 for increments."""
    most: int


class _Inputs(NamedTuple):
    start: Any
    end: Any
    y: Any
    noise: Any
    """Normal numbers, or the generator of a tree."""
    operands: tuple[tuple[Any, ...], tuple[Any, ...]]
    tolerance: StepTolerance
    times: Any


@overload
def solve_sde(
    drift: Callable[..., Any],
    diffusion: Callable[..., Any],
    t_span: tuple[Any, Any],
    y0: complex | Sequence[complex],
    key: ArrayLike | Generator,
    *,
    steps: int | None = None,
    method: str | None = None,
    noise: str = "diagonal",
    equation: str = "ito",
    path: str | None = None,
    depth: int = _DEPTH,
    t_eval: ArrayLike | None = None,
    rtol: ArrayLike = 1e-3,
    atol: ArrayLike = 1e-6,
    max_step: ArrayLike = np.inf,
    max_steps: int | None = None,
    args: tuple[Any, ...] = (),
    check: bool | None = None,
) -> OdeResult[NDArray[Any]]: ...


@overload
def solve_sde(
    drift: Callable[..., Any],
    diffusion: Callable[..., Any],
    t_span: tuple[Any, Any],
    y0: State,
    key: ArrayLike | Generator,
    *,
    steps: int | None = None,
    method: str | None = None,
    noise: str = "diagonal",
    equation: str = "ito",
    path: str | None = None,
    depth: int = _DEPTH,
    t_eval: ArrayLike | None = None,
    rtol: ArrayLike = 1e-3,
    atol: ArrayLike = 1e-6,
    max_step: ArrayLike = np.inf,
    max_steps: int | None = None,
    args: tuple[Any, ...] = (),
    check: bool | None = None,
) -> OdeResult[State]: ...


def solve_sde(
    drift: Callable[..., Any],
    diffusion: Callable[..., Any],
    t_span: tuple[Any, Any],
    y0: Any,
    key: ArrayLike | Generator,
    *,
    steps: int | None = None,
    method: str | None = None,
    noise: str = "diagonal",
    equation: str = "ito",
    path: str | None = None,
    depth: int = _DEPTH,
    t_eval: ArrayLike | None = None,
    rtol: ArrayLike = 1e-3,
    atol: ArrayLike = 1e-6,
    max_step: ArrayLike = np.inf,
    max_steps: int | None = None,
    args: tuple[Any, ...] = (),
    check: bool | None = None,
) -> OdeResult:
    """Solve dy = drift(t, y, *args) dt + diffusion(t, y, *args) dW, Itô's or Stratonovich's.

    `drift` returns a pytree like y0. With `noise="diagonal"` `diffusion` does so, too, and each
    element has a separate Wiener process; with "scalar" all elements share one. With "general"
    the leaves of what `diffusion` returns have one more axis, the last, of m processes: for a
    vector y0 it is a matrix (n, m). Works on computed arrays and inside traced functions.

    `method` is "euler_maruyama" (Itô, strong order 1/2, of order 1 for noise that does not depend
    on the state), "milstein" (diagonal and scalar noise, strong order 1), or "heun" (Stratonovich,
    strong order 1 for commutative noise, otherwise 1/2): P. E. Kloeden and E. Platen, Numerical
    Solution of Stochastic Differential Equations, 1992, 10.2, 10.3 and 11.1. The default is
    "milstein", for general noise "euler_maruyama" or "heun". For diagonal noise "milstein" requires
    that each element of the diffusion depends on its own element of the state only.

    With `steps`, the interval is divided into so many equal steps, and `sol.t` contains the ends of
    all. Without, each step is compared with two of half the length, and its size chosen by `rtol`
    and `atol`, with "milstein" or "heun"; `sol.t` contains the times in `t_eval`, where steps end,
    or both ends. At most `max_steps` steps are attempted. The last axis of the leaves of `sol.y` is
    the time axis.

    `key` is a key or a generator of `te.random`. With `path="increments"`, the default for a number
    of steps, increments are `sqrt(dt) * z` with `z =
    te.random.Generator(key).standard_normal((steps, n))` for n elements, (steps, 1) for scalar and
    (steps, m) for general noise. With "tree", the default without, the path is a function of the
    key and the time, the same for all steps and tolerances, so that they refine it: a binary tree
    of Brownian bridges that halves the interval `depth` times. Solutions do not converge further
    with steps that are shorter than its last intervals.

    Derivatives with respect to y0, `args`, closed-over values and `t_span` are those of the
    computed path with fixed random numbers and steps, in both modes and to any order. If the path
    is not finite or a step fails, `sol.status` is −1; with `check`, which is the default inside
    traced functions, RuntimeError is raised. Raises ValueError for unknown options and
    combinations.

    >>> import numpy as np
    >>> import tenferro as te
    >>> def end(i, rate):
    ...     rng = te.random.Generator(te.random.key(0)).fold_in(i)
    ...     drift, diffusion = lambda t, y: -rate * y, lambda t, y: 0.3 * y
    ...     return te.integrate.solve_sde(drift, diffusion, (0, 1), [1.0], rng, steps=50).y[0, -1]
    >>> def mean(rate):
    ...     return np.mean(te.vmap(end, in_axes=(0, None))(np.arange(4000), rate))
    >>> value, slope = te.jit(te.value_and_grad(mean))(0.5)
    >>> abs(value - np.exp(-0.5)) < 0.01, abs(slope + np.exp(-0.5)) < 0.01
    (np.True_, np.True_)
    """
    for function in (drift, diffusion):
        check_callable(_LABEL, function)
    path = path or ("tree" if steps is None else "increments")
    method = method or _default(noise, equation)
    _check(method, noise, equation, path, steps, depth)
    layout, leaves = layout_of(_LABEL, y0)
    first, second, read, width = _models(layout, Args(_LABEL, args), drift, diffusion, noise)
    scheme = Scheme(method, equation, noise, width)
    form = _Form(
        first, second, layout, scheme, steps, depth if path == "tree" else 0,
        most_steps(_LABEL, max_steps),
    )  # fmt: skip
    start, end = times(_LABEL, t_span)
    generator = key if isinstance(key, Generator) else Generator(key)
    drawn = generator if form.depth else generator.standard_normal((steps or 1, scheme.width))
    rtol, atol = tolerances(layout, rtol, atol)
    max_step, _ = step_limits(_LABEL, start, end, max_step, None)
    wanted = evaluation_times(_LABEL, t_eval, start, end)
    inputs = _Inputs(
        start, end, layout.pack(leaves), drawn, read,
        StepTolerance(rtol, atol, max_step), wanted,
    )  # fmt: skip
    inside = current_trace.get() is not None
    ts, rows, code, attempts = _solved(form, inputs) if inside else _program(form)(inputs)
    check = inside if check is None else check
    if check and inside:
        ts, rows = checked_codes(_LABEL, [ts, rows], code, (NOT_FINITE, TOO_SMALL, TOO_MANY))
    elif not inside:
        code, attempts = int(code), int(attempts)
        if check and code != RUNNING:
            raise RuntimeError(f"{_LABEL}: {MESSAGES[code]}")
    return OdeResult(ts, layout.unpack(rows), None, None, None, attempts, 0, 0, code)


def _models(
    layout: StateLayout,
    args: Args,
    drift: Callable[..., Any],
    diffusion: Callable[..., Any],
    noise: str,
) -> tuple[Any, Any, Any, int]:
    """Drift and diffusion of vectors, what they read, and the number of Wiener processes."""
    widths = [layout.size if noise == "diagonal" else 1]
    first, by_drift = model_of(layout, args, drift, (), vectorized=False)
    convert = _columns(widths) if noise == "general" else None
    second, by_diffusion = model_of(layout, args, diffusion, (), vectorized=False, convert=convert)
    return first, second, (tuple(by_drift), tuple(by_diffusion)), widths[-1]


def _default(noise: str, equation: str) -> str:
    if noise != "general":
        return "milstein"
    return "euler_maruyama" if equation == "ito" else "heun"


def _check(
    method: str, noise: str, equation: str, path: str, steps: int | None, depth: int
) -> None:
    options = (
        ("method", method, tuple(_METHODS)), ("noise", noise, _NOISES),
        ("equation", equation, _EQUATIONS), ("path", path, _PATHS),
    )  # fmt: skip
    for name, given, known in options:
        if given not in known:
            raise ValueError(f"{_LABEL}: `{name}` is {given!r}, expected one of {known}")
    equations, noises = _METHODS[method]
    if equation not in equations or noise not in noises:
        raise ValueError(
            f"{_LABEL}: {method!r} is for equations {equations} and noise {noises}, got "
            f"{equation!r} and {noise!r}"
        )
    if steps is not None and steps < 1:
        raise ValueError(f"{_LABEL}: `steps` is {steps}, expected at least 1")
    if not 1 <= depth <= 50:
        raise ValueError(f"{_LABEL}: `depth` is {depth}, expected 1 to 50")
    if steps is None and (method == "euler_maruyama" or path != "tree"):
        raise ValueError(
            f"{_LABEL}: sizes of steps are chosen on a path of kind 'tree' and with 'milstein' or "
            f"'heun', got {path!r} and {method!r}; pass a number of `steps`"
        )


def _columns(widths: list[int]) -> Convert:
    """What makes a vector of a diffusion with m columns, and appends m."""

    def convert(layout: StateLayout, result: Any) -> Any:
        leaves, spec = flatten(result)
        arrays = [as_array(_LABEL, x) for x in leaves]
        shapes = tuple(x.shape[:-1] for x in arrays)
        counts = {x.shape[-1] for x in arrays if x.shape}
        if spec != layout.spec or shapes != layout.shapes or len(counts) != 1:
            raise ValueError(
                f"{_LABEL}: the diffusion has shapes {[x.shape for x in arrays]}, expected those "
                f"of y0 with one more axis: {[(*shape, 'm') for shape in layout.shapes]}"
            )
        widths.append(counts.pop())
        rows = [np.reshape(x, (prod(x.shape[:-1]), x.shape[-1])) for x in arrays]
        return np.reshape(np.concatenate(rows), (-1,)).astype(layout.dtype)

    return convert


@lru_cache(maxsize=64)
def _program(form: _Form) -> Any:
    return jit(lambda inputs: _solved(form, inputs))


forget_with(_program.cache_clear)


def _solved(form: _Form, inputs: _Inputs) -> tuple[Any, Any, Any, Any]:
    """Times, states at them, the code, and the number of attempted steps."""
    drift, diffusion = (
        System(model, form.layout, operands)
        for model, operands in zip((form.drift, form.diffusion), inputs.operands, strict=True)
    )

    def step(t: Any, y: Any, h: Any, dw: Any) -> Any:
        return form.scheme.step(drift, diffusion, t, y, h, dw)

    if form.steps is None:
        ts = inputs.times
        ts = np.stack([inputs.start, inputs.end]) if ts is None else ts
        path = _tree(form, inputs)
        rows, code, attempts = walked(step, path, inputs.y, ts, inputs.tolerance, form.most)
    else:
        ts, rows = _of_equal_steps(form, inputs, step)
        code, attempts = np.int64(RUNNING), np.int64(form.steps)
    finite = np.all(np.isfinite(rows))
    return ts, rows, np.where((code == RUNNING) & ~finite, NOT_FINITE, code), attempts


def _tree(form: _Form, inputs: _Inputs) -> BrownianPath:
    return BrownianPath(inputs.noise, inputs.start, inputs.end, form.scheme.width, form.depth)


def _of_equal_steps(form: _Form, inputs: _Inputs, step: Callable[..., Any]) -> tuple[Any, Any]:
    """The ends of equal steps, and the states there."""
    steps = form.steps or 1
    h = (inputs.end - inputs.start) / steps
    ts = inputs.start + h * np.arange(steps + 1)
    if form.depth:
        every: Any = vmap(_tree(form, inputs).at)
        w = every(ts)
        increments = w[1:] - w[:-1]
    else:
        increments = np.sqrt(h) * inputs.noise

    def advance(y: Any, row: Any) -> tuple[Any, Any]:
        t, dw = row
        after = step(t, y, h, dw)
        return after, after

    _, rows = scan(advance, inputs.y, (ts[:-1], increments))
    return ts, np.concatenate([inputs.y[None], rows])
