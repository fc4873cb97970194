"""The transforms and loops of tenferro on plain NumPy arrays: what a program means.

Arguments of a transformed function are copies. Derivatives are extrapolated differences, which
need arrays in extended precision (`extended`), and raise `Undecided` beside kinks.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

STEP = 2.0**-9
WEIGHTS = {6: (3 / 4, -3 / 20, 1 / 60), 8: (4 / 5, -1 / 5, 4 / 105, -1 / 280)}
"""Of central differences at 1, 2, … steps, of these orders."""
AGREEMENT = 1e-7
"""Relative to the size of the slopes: what the two orders differ by where a function is smooth."""


class Undecided(Exception):  # noqa: N818
    """A difference that does not show the derivative, or a program that NumPy does not run."""


def mapped(f: Callable[..., Any], *trees: Any) -> Any:
    """`f` of the leaves of containers of the same structure."""
    first = trees[0]
    if isinstance(first, dict):
        return {key: mapped(f, *(tree[key] for tree in trees)) for key in first}
    if isinstance(first, (tuple, list)):
        return type(first)(mapped(f, *each) for each in zip(*trees, strict=True))
    return f(*trees)


def leaves(tree: Any) -> list[Any]:
    """The leaves of containers, in order; those of dictionaries in the order of their keys."""
    if isinstance(tree, dict):
        return [x for key in sorted(tree) for x in leaves(tree[key])]
    if isinstance(tree, (tuple, list)):
        return [x for each in tree for x in leaves(each)]
    return [tree]


def copied(tree: Any) -> Any:
    """The same with arrays of its own."""
    return mapped(lambda x: x.copy() if isinstance(x, np.ndarray) else x, tree)


def extended(tree: Any) -> Any:
    """The same in extended precision."""
    return mapped(lambda x: np.array(x, _extended(x)) if is_inexact(x) else x, tree)


def _extended(x: Any) -> type[np.inexact[Any]]:
    return np.clongdouble if np.iscomplexobj(x) else np.longdouble


def is_inexact(x: Any) -> bool:
    """Whether a leaf is a float or complex numbers, which have derivatives."""
    return isinstance(x, (float, complex)) or getattr(x, "dtype", np.dtype(int)).kind in "fc"


def slope(f: Callable[[Any], Any]) -> Any:
    """The derivative at 0 of a function of a number, whose values are arrays."""
    values = [f(k * np.longdouble(STEP)) - f(-k * np.longdouble(STEP)) for k in (1, 2, 3, 4)]
    low, high = (
        sum(w * v for w, v in zip(WEIGHTS[order], values, strict=False)) / STEP for order in (6, 8)
    )
    size = np.maximum(1.0, np.abs(high).max(initial=0))
    if not np.all(np.abs(high - low) <= AGREEMENT * size) or not _bends(f, size):
        raise Undecided("a difference beside a kink")
    return high


def _bends(f: Callable[[Any], Any], size: Any) -> Any:
    """Whether second differences grow as squares of steps; at a kink they grow as the steps."""
    step, middle = np.longdouble(STEP), f(np.longdouble(0.0))
    one, two = (f(k * step) - 2.0 * middle + f(-k * step) for k in (1, 2))
    return np.all(np.abs(two - 4.0 * one) <= 10.0 * AGREEMENT * size * STEP)


def directional(f: Callable[..., Any], args: Any, direction: Any) -> Any:
    """The derivative of the first leaf of the result along a direction of the arguments."""

    def along(t: Any) -> Any:
        moved = mapped(lambda x, d: x + t * d if is_inexact(x) else x, args, direction)
        return np.array(leaves(f(*moved))[0])

    return slope(along)


def grad(f: Callable[..., Any], argnums: Any = 0) -> Callable[..., Any]:
    def gradient(*args: Any) -> Any:
        positions = [argnums] if isinstance(argnums, int) else list(argnums)
        found = [
            _gradient(f, extended(copied(list(args))), i).astype(np.asarray(args[i]).dtype)
            for i in positions
        ]
        return found[0] if isinstance(argnums, int) else tuple(found)

    return gradient


def value_and_grad(f: Callable[..., Any], argnums: Any = 0) -> Callable[..., Any]:
    return lambda *args: (f(*copied(args)), grad(f, argnums)(*args))


def _gradient(f: Callable[..., Any], args: list[Any], position: int) -> Any:
    """With the real and the imaginary part of a complex argument as two arguments."""
    x = np.asarray(args[position])
    found = np.zeros(x.shape, _extended(x))
    for unit in (1.0, 1.0j) if np.iscomplexobj(x) else (1.0,):
        for index in np.ndindex(x.shape):
            direction = np.zeros(x.shape, _extended(x))
            direction[index] = unit

            def along(t: Any, direction: Any = direction) -> Any:
                moved = copied(args)
                moved[position] = x + t * direction
                return np.array(f(*moved))

            found[index] += unit * slope(along)
    return found


def jvp(f: Callable[..., Any], primals: Any, tangents: Any) -> Any:
    args, direction = extended(copied(primals)), extended(copied(tangents))
    value = f(*copied(primals))
    found = directional(lambda *x: f(*copied(x)), args, direction)
    return value, found.astype(np.asarray(value).dtype)


def copies_arguments(f: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    return lambda *args: f(*copied(args))


def cond(test: Any, yes: Callable[..., Any], no: Callable[..., Any], *operands: Any) -> Any:
    return copied((yes if test else no)(*copied(operands)))


def switch(index: Any, branches: Any, *operands: Any) -> Any:
    return copied(branches[int(np.clip(index, 0, len(branches) - 1))](*copied(operands)))


def _carried(before: Any, after: Any) -> Any:
    """Copies of what a loop carries, whose types stay the same."""
    for x, y in zip(leaves(before), leaves(after), strict=True):
        old, new = np.asarray(x), np.asarray(y)
        if old.shape != new.shape or (old.dtype != new.dtype and "g" not in old.dtype.char.lower()):
            raise TypeError("a carry of another type")
    return copied(after)


def fori_loop(lower: int, upper: int, body: Callable[..., Any], init: Any) -> Any:
    for i in range(lower, upper):
        init = _carried(init, body(i, copied(init)))
    return copied(init)


def while_loop(test: Callable[..., Any], body: Callable[..., Any], init: Any) -> Any:
    """The library refuses a carry of another type also if no step runs, which this cannot see."""
    if not test(copied(init)) and any(np.asarray(x).dtype.char in "fF" for x in leaves(init)):
        raise Undecided("a loop without a step, whose body may return double precision")
    while test(copied(init)):
        init = _carried(init, body(copied(init)))
    return copied(init)


def scan(f: Callable[..., Any], init: Any, xs: Any, *, reverse: bool = False) -> Any:
    steps = range(len(leaves(xs)[0]))
    results = []
    for i in reversed(steps) if reverse else steps:
        after, y = f(copied(init), mapped(lambda x, i=i: x[i].copy(), xs))
        init = _carried(init, after)
        results.append(copied(y))
    if reverse:
        results.reverse()
    return copied(init), mapped(lambda *ys: np.stack(ys), *results)


def vmap(f: Callable[..., Any], in_axes: Any = 0) -> Callable[..., Any]:
    def batched(*args: Any) -> Any:
        axes = in_axes if isinstance(in_axes, tuple) else (in_axes,) * len(args)
        moved = [x if a is None else np.moveaxis(x, a, 0) for x, a in zip(args, axes, strict=True)]
        n = next(len(x) for x, a in zip(moved, axes, strict=True) if a is not None)
        rows = [
            [x if a is None else x[i] for x, a in zip(moved, axes, strict=True)] for i in range(n)
        ]
        return mapped(lambda *ys: np.stack(ys), *(copied(f(*copied(row))) for row in rows))

    return batched


PLAIN = SimpleNamespace(
    grad=grad, value_and_grad=value_and_grad, jvp=jvp, jit=copies_arguments,
    checkpoint=copies_arguments, cond=cond, switch=switch, fori_loop=fori_loop,
    while_loop=while_loop, scan=scan, vmap=vmap, map=lambda f, xs: vmap(f)(xs), tensor=np.array,
)  # fmt: skip


class ExtendedNumpy:
    """NumPy, whose new arrays of floats are in extended precision."""

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)

    def zeros(self, shape: Any, dtype: Any = float, like: Any = None) -> Any:
        return extended(np.zeros(shape, dtype))

    def ones(self, shape: Any, dtype: Any = float, like: Any = None) -> Any:
        return extended(np.ones(shape, dtype))

    def array(self, values: Any) -> Any:
        return extended(np.array(values))

    def interp(self, x: Any, points: Any, values: Any) -> Any:
        points, values = extended(np.array(points)), extended(np.array(values))
        i = np.clip(np.searchsorted(points, x) - 1, 0, len(points) - 2)
        t = np.clip((x - points[i]) / (points[i + 1] - points[i]), 0, 1)
        return values[i] + t * (values[i + 1] - values[i])

    @property
    def linalg(self) -> Any:
        return SimpleNamespace(norm=np.linalg.norm, solve=_refined)


def _refined(a: Any, b: Any) -> Any:
    """The solution of equations with well-conditioned matrices, by refinement."""
    x = np.zeros(b.shape, np.longdouble)
    for _ in range(4):
        x = x + np.linalg.solve(a.astype(float), (b - a @ x).astype(float))
    return x
