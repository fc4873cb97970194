"""Transformations of gradients: pure functions of pytrees, from which optimizers are composed.

A transformation is a pair of functions. `init(params)` returns its state, a pytree of arrays.
`update(updates, state, params)` returns the transformed updates and the next state. Both are plain
array code, so they run in compiled loops and are differentiable themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numpy as np

from tenferro import pytree
from tenferro.tensor import ArrayLike
from tenferro.tensor.dtypes import real_dtype
from tenferro.trace import is_number
from tenferro.transforms.tracing.arguments import Arguments, shown

__all__ = [
    "GradientTransformation", "apply_updates", "chain", "identity", "scale",
    "scale_by_learning_rate", "scale_by_schedule", "set_to_zero",
]  # fmt: skip

Params = TypeVar("Params")

Schedule = Callable[[Any], Any]
Rate = float | Schedule | Any
"""A number, or a function of the number of steps made so far."""


class GradientTransformation(NamedTuple):
    """`init(params)` returns a state, `update(updates, state, params)` new updates and state.

    >>> import numpy as np
    >>> import tenferro as te
    >>> halve = te.optimize.GradientTransformation(
    ...     init=lambda params: (), update=lambda updates, state, params=None: (updates / 2, state)
    ... )
    >>> steps = te.optimize.chain(halve, te.optimize.sgd(1.0))
    >>> steps.update(np.array([2.0, 4.0]), steps.init(np.zeros(2)))[0]
    array([-1., -2.])
    """

    init: Callable[[Any], Any]
    update: Callable[..., tuple[Any, Any]]


class EmptyState(NamedTuple):
    """The state of a transformation that remembers nothing."""


class CountState(NamedTuple):
    """The number of steps made so far."""

    count: Any


def first_count() -> Any:
    """The number of steps before the first one."""
    return np.zeros((), np.int64)


def checked_params(label: str, params: Any) -> Any:
    """The parameters; TypeError, naming the leaf, unless all are floating-point or complex."""
    arguments = Arguments((params,))
    arguments.check_inexact(label, arguments.avals(label), " or take it out of the parameters")
    return params


def map_trees(label: str, f: Callable[..., Any], tree: Any, *rest: Any) -> Any:
    """`f` of corresponding leaves, as arrays.

    Raises ValueError, naming the optimizer and the leaf, where structures or shapes differ.
    """
    spec = pytree.structure(tree)
    for other in map(pytree.structure, rest):
        if other != spec:
            raise ValueError(
                f"{label}: the updates have the structure {shown(spec)}, expected {shown(other)}, "
                "as the parameters that init was called with"
            )

    def checked(path: str, *leaves: Any) -> Any:
        shapes = list(map(np.shape, leaves))
        if any(shape != shapes[0] for shape in shapes):
            other = next(shape for shape in shapes if shape != shapes[0])
            raise ValueError(
                f"{label}: the update{path} has shape {shapes[0]}, expected {other}, as the "
                "parameter"
            )
        return f(*(x if hasattr(x, "dtype") else np.asarray(x) for x in leaves))

    return pytree.map_with_path(checked, tree, *rest)


def like(number: Any, x: Any) -> Any:
    """A number in the real dtype of an array; Python numbers are weakly typed as they are."""
    return number if is_number(number) else number.astype(real_dtype(x.dtype))


def abs_squared(x: Any) -> Any:
    """|x|² of each element, real also for complex x."""
    return x * x if x.dtype.kind != "c" else np.real(x) ** 2 + np.imag(x) ** 2


def real_zeros(x: Any) -> Any:
    """Zeros of the shape of x, in its real dtype."""
    return np.zeros_like(np.real(x))


def stateless(update: Callable[[Any, Any], Any]) -> GradientTransformation:
    """The transformation whose updates are `update(updates, params)`."""

    def next_updates(updates: Any, state: Any, params: Any = None) -> tuple[Any, Any]:
        return update(updates, params), state

    return GradientTransformation(lambda params: EmptyState(), next_updates)


def identity() -> GradientTransformation:
    """The transformation that returns updates unchanged.

    >>> opt = identity()
    >>> opt.update({"w": 2.0}, opt.init({"w": 1.0}))
    ({'w': 2.0}, EmptyState())
    """
    return stateless(lambda updates, params: updates)


def set_to_zero() -> GradientTransformation:
    """The transformation whose updates are zero, for parameters that remain as they are.

    >>> import numpy as np
    >>> set_to_zero().update(np.ones(2), EmptyState())[0]
    array([0., 0.])
    """
    return stateless(lambda updates, params: pytree.map(np.zeros_like, updates))


def chain(*transformations: GradientTransformation) -> GradientTransformation:
    """Apply transformations one after the other; the state is the tuple of their states.

    >>> import numpy as np
    >>> opt = chain(scale(2.0), scale(-0.1))
    >>> updates, state = opt.update(np.array([0.5, 7.0]), opt.init(np.zeros(2)))
    >>> updates
    array([-0.1, -1.4])
    """

    def init(params: Any) -> Any:
        return tuple(t.init(params) for t in transformations)

    def update(updates: Any, state: Any, params: Any = None) -> tuple[Any, Any]:
        if len(state) != len(transformations):
            raise ValueError(
                f"chain: the state has {len(state)} entries, expected {len(transformations)}, one "
                "for each transformation; the order is update(grads, state, params)"
            )
        states = []
        for transformation, before in zip(transformations, state, strict=True):
            updates, after = transformation.update(updates, before, params)
            states.append(after)
        return updates, tuple(states)

    return GradientTransformation(init, update)


def apply_updates(params: Params, updates: Any) -> Params:
    """`params + updates`, leaf by leaf, in the dtypes of the parameters.

    >>> import numpy as np
    >>> apply_updates({"w": np.ones(2)}, {"w": np.array([0.5, -0.5])})
    {'w': array([1.5, 0.5])}
    """

    def added(p: Any, u: Any) -> Any:
        total = p + u
        return total.astype(p.dtype) if hasattr(p, "dtype") and total.dtype != p.dtype else total

    updated: Params = map_trees("apply_updates", added, params, updates)
    return updated


def scale(factor: ArrayLike) -> GradientTransformation:
    """Multiply updates by a number.

    >>> import numpy as np
    >>> scale(-0.1).update(np.array([1.0, 2.0]), EmptyState())[0]
    array([-0.1, -0.2])
    """
    return stateless(
        lambda updates, params: map_trees("scale", lambda u: u * like(factor, u), updates)
    )


def scale_by_schedule(schedule: Schedule) -> GradientTransformation:
    """Multiply updates by `schedule(count)`, where count is the number of previous steps.

    >>> import numpy as np
    >>> opt = scale_by_schedule(lambda count: 0.5**count)
    >>> state = opt.init(np.ones(1))
    >>> for _ in range(3):
    ...     updates, state = opt.update(np.ones(1), state)
    >>> updates
    array([0.25])
    """

    def update(updates: Any, state: Any, params: Any = None) -> tuple[Any, Any]:
        factor = schedule(state.count)
        scaled = map_trees("scale_by_schedule", lambda u: u * like(factor, u), updates)
        return scaled, CountState(state.count + 1)

    return GradientTransformation(lambda params: CountState(first_count()), update)


def scale_by_learning_rate(learning_rate: Rate) -> GradientTransformation:
    """Multiply updates by −learning_rate, a number or a schedule.

    >>> import numpy as np
    >>> scale_by_learning_rate(0.1).update(np.array([2.0]), EmptyState())[0]
    array([-0.2])
    """
    if callable(learning_rate):
        return scale_by_schedule(lambda count: -learning_rate(count))
    if isinstance(learning_rate, str | tuple | list | dict):
        raise TypeError(
            f"learning_rate is {learning_rate!r}, expected a number, or a schedule: a function of "
            "the number of steps"
        )
    return scale(-learning_rate)
