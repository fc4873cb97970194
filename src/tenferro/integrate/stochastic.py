"""Stochastic differential equations with steps of equal size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.functions import Args, Model, System, model_of
from tenferro.integrate.method import MESSAGES, NOT_FINITE, RUNNING
from tenferro.integrate.options import times
from tenferro.integrate.results import OdeResult
from tenferro.integrate.state import StateLayout, layout_of
from tenferro.ops.arrays.ensure import ensured_leaves
from tenferro.ops.base.promotion import as_array
from tenferro.ops.base.registry import forget_with
from tenferro.random import Generator
from tenferro.trace import current_trace
from tenferro.transforms import jit, jvp
from tenferro.transforms.control import scan
from tenferro.transforms.tracing.arguments import check_callable

__all__ = ["solve_sde"]

_LABEL = "integrate.solve_sde"
_MESSAGE = MESSAGES[NOT_FINITE]
_METHODS, _NOISES = ("euler_maruyama", "milstein"), ("diagonal", "scalar")


@dataclass(frozen=True)
class _Form:
    """A solver but for its arrays."""

    drift: Model
    diffusion: Model
    layout: StateLayout
    steps: int
    method: str
    noise: str


class _Inputs(NamedTuple):
    start: Any
    end: Any
    y: Any
    normal: Any
    operands: tuple[tuple[Any, ...], tuple[Any, ...]]


def solve_sde(
    drift: Callable[..., Any],
    diffusion: Callable[..., Any],
    t_span: tuple[Any, Any],
    y0: Any,
    key: Any,
    *,
    steps: int,
    method: str = "milstein",
    noise: str = "diagonal",
    args: tuple[Any, ...] = (),
    check: bool | None = None,
) -> OdeResult:
    """Solve the Itô equation dy = drift(t, y, *args) dt + diffusion(t, y, *args) dW.

    `drift` and `diffusion` return pytrees like y0. With `noise="diagonal"` each element has a
    separate Wiener process, with "scalar" all elements share one. The interval is divided into
    `steps` equal steps; `sol.t` contains the ends of all steps, and the last axis of the leaves of
    `sol.y` is the time axis. Works on computed arrays and inside traced functions.

    `method` is "euler_maruyama", of strong order 1/2, or "milstein", of strong order 1 (P. E.
    Kloeden and E. Platen, Numerical Solution of Stochastic Differential Equations, 1992, 10.2 and
    10.3). For diagonal noise "milstein" requires that each element of the diffusion depends on its
    own element of the state only.

    `key` is a key or a generator of `te.random`: increments are `sqrt(dt) * z` with `z =
    te.random.Generator(key).standard_normal((steps, n))` for n elements, (steps, 1) for scalar
    noise. Derivatives with respect to y0, `args`, closed-over values and `t_span` are those of the
    computed path with fixed random numbers, in both modes and to any order. If the path is not
    finite, `sol.status` is −1; with `check`, which is the default inside traced functions,
    RuntimeError is raised. Raises ValueError for unknown options.

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
    for name, given, known in (("method", method, _METHODS), ("noise", noise, _NOISES)):
        if given not in known:
            raise ValueError(f"{_LABEL}: `{name}` is {given!r}, expected one of {known}")
    if steps < 1:
        raise ValueError(f"{_LABEL}: `steps` is {steps}, expected at least 1")
    layout, leaves = layout_of(_LABEL, y0)
    arguments = Args(_LABEL, args)
    (first, by_drift), (second, by_diffusion) = (
        model_of(layout, arguments, f, (), vectorized=False) for f in (drift, diffusion)
    )
    form = _Form(first, second, layout, int(steps), method, noise)
    operands = tuple(by_drift), tuple(by_diffusion)
    generator = key if isinstance(key, Generator) else Generator(key)
    normal = generator.standard_normal((form.steps, layout.size if noise == "diagonal" else 1))
    inputs = _Inputs(*times(_LABEL, t_span), layout.pack(leaves), normal, operands)
    inside = current_trace.get() is not None
    ts, rows, code = _path(form, inputs) if inside else _program(form)(inputs)
    check = inside if check is None else check
    if check and inside:
        arrays = [as_array(_LABEL, x) for x in (ts, rows)]
        ts, rows = ensured_leaves(arrays, code == RUNNING, f"{_LABEL}: {_MESSAGE}")
    elif not inside:
        code = int(code)
        if check and code != RUNNING:
            raise RuntimeError(f"{_LABEL}: {_MESSAGE}")
    return OdeResult(ts, layout.unpack(rows), None, None, None, steps, 0, 0, code)


@lru_cache(maxsize=64)
def _program(form: _Form) -> Any:
    return jit(lambda inputs: _path(form, inputs))


forget_with(_program.cache_clear)


def _path(form: _Form, inputs: _Inputs) -> tuple[Any, Any, Any]:
    """Times, states at them, and the code."""
    h = (inputs.end - inputs.start) / form.steps
    drift, diffusion = (
        System(model, form.layout, operands)
        for model, operands in zip((form.drift, form.diffusion), inputs.operands, strict=True)
    )

    def step(y: Any, row: Any) -> tuple[Any, Any]:
        t, z = row
        dw = np.sqrt(h) * z
        after = y + h * drift.slope(t, y) + _moved(form, diffusion, t, y, h, dw)
        after = after.astype(y.dtype)
        return after, after

    ts = inputs.start + h * np.arange(form.steps + 1)
    _, rows = scan(step, inputs.y, (ts[:-1], inputs.normal))
    rows = np.concatenate([inputs.y[None], rows])
    return ts, rows, np.where(np.all(np.isfinite(rows)), RUNNING, NOT_FINITE)


def _moved(form: _Form, diffusion: System, t: Any, y: Any, h: Any, dw: Any) -> Any:
    """What the noise adds in a step."""
    if form.method == "euler_maruyama":
        return diffusion.slope(t, y) * dw

    def along(y: Any) -> Any:
        return diffusion.slope(t, y)

    b, change = jvp(along, (y,), (along(y),))
    return b * dw + 0.5 * change * (dw * dw - h)
