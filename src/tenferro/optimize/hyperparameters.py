"""Wrappers of optimizers: hyperparameters in the state, and steps that are not finite."""

from __future__ import annotations

import inspect
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, NamedTuple

import numpy as np

from tenferro import pytree
from tenferro.ops.base import refuse
from tenferro.optimize.transformations import GradientTransformation, first_count
from tenferro.transforms import cond

__all__ = ["apply_if_finite", "inject_hyperparams"]


class InjectHyperparamsState(NamedTuple):
    """Steps made so far, the numbers that the optimizer is made of, and its state."""

    count: Any
    hyperparams: dict[str, Any]
    inner_state: Any


class ApplyIfFiniteState(NamedTuple):
    """Rejected steps since the last finite one, whether it was the last, all rejected steps."""

    notfinite_count: Any
    last_finite: Any
    total_notfinite: Any
    inner_state: Any


def inject_hyperparams(
    inner_factory: Callable[..., GradientTransformation], static_args: str | Iterable[str] = ()
) -> Callable[..., GradientTransformation]:
    """A function like `inner_factory` whose numbers are kept in the state of the optimizer.

    Change `state.hyperparams["learning_rate"]` between steps without compiling anew, or pass a
    schedule for any number: functions among the arguments are schedules, which are computed from
    the count in each step. Arguments that are named in `static_args`, booleans, and values other
    than numbers and arrays are passed through. Raises ValueError for unknown names in
    `static_args`.

    >>> import numpy as np
    >>> import tenferro as te
    >>> opt = inject_hyperparams(te.optimize.sgd)(0.1, momentum=lambda count: 0.5 * (count > 0))
    >>> state = opt.init(np.zeros(1))
    >>> updates, state = opt.update(np.ones(1), state)
    >>> state.hyperparams["learning_rate"] = np.array(0.2)
    >>> opt.update(np.ones(1), state)[0]
    array([-0.3])
    """
    signature = inspect.signature(inner_factory)
    fixed = {static_args} if isinstance(static_args, str) else set(static_args)
    if not fixed <= set(signature.parameters):
        refuse("inject_hyperparams", "static_args", fixed, f"some of {[*signature.parameters]}")

    @wraps(inner_factory)
    def factory(*args: Any, **options: Any) -> GradientTransformation:
        bound = signature.bind(*args, **options)
        bound.apply_defaults()
        free = {n: x for n, x in bound.arguments.items() if n not in fixed}
        schedules = {n: x for n, x in free.items() if callable(x)}
        numbers = {n: x for n, x in free.items() if _is_number(x)}

        def hyperparams(known: dict[str, Any], count: Any) -> dict[str, Any]:
            return known | {name: _array(f(count)) for name, f in schedules.items()}

        def inner(values: dict[str, Any]) -> GradientTransformation:
            call = inspect.BoundArguments(signature, OrderedDict({**bound.arguments, **values}))
            return inner_factory(*call.args, **call.kwargs)

        def init(params: Any) -> Any:
            count = first_count()
            values = hyperparams({n: _array(x) for n, x in numbers.items()}, count)
            return InjectHyperparamsState(count, values, inner(values).init(params))

        def update(updates: Any, state: Any, params: Any = None) -> tuple[Any, Any]:
            values = hyperparams(state.hyperparams, state.count)
            updates, after = inner(values).update(updates, state.inner_state, params)
            return updates, InjectHyperparamsState(state.count + 1, values, after)

        return GradientTransformation(init, update)

    return factory


def _array(x: Any) -> Any:
    return x if hasattr(x, "dtype") else np.asarray(x)


def _is_number(x: Any) -> bool:
    return (isinstance(x, int | float) and not isinstance(x, bool)) or hasattr(x, "dtype")


def apply_if_finite(
    inner: GradientTransformation, max_consecutive_errors: int
) -> GradientTransformation:
    """Ignore updates that contain NaN or an infinity: updates are 0 and the state of `inner` stays.

    After `max_consecutive_errors` such steps in a row, further ones are passed to `inner`. The
    state counts them: `notfinite_count` in a row, `total_notfinite` in all.

    >>> import numpy as np
    >>> import tenferro as te
    >>> opt = apply_if_finite(te.optimize.sgd(0.1), 2)
    >>> updates, state = opt.update(np.array([np.nan]), opt.init(np.zeros(1)))
    >>> updates, int(state.total_notfinite)
    (array([0.]), 1)
    """

    def init(params: Any) -> Any:
        zero = first_count()
        return ApplyIfFiniteState(zero, np.array(True), zero, inner.init(params))

    def update(updates: Any, state: Any, params: Any = None) -> tuple[Any, Any]:
        finite = _is_finite(updates)
        errors = np.where(finite, 0, state.notfinite_count + 1)
        after, inner_state = cond(
            finite | (errors > max_consecutive_errors),
            lambda: inner.update(updates, state.inner_state, params),
            lambda: (pytree.map(np.zeros_like, updates), state.inner_state),
        )
        total = state.total_notfinite + np.where(finite, 0, 1)
        return after, ApplyIfFiniteState(errors, finite, total, inner_state)

    return GradientTransformation(init, update)


def _is_finite(tree: Any) -> Any:
    finite: Any = np.array(True)
    for x in pytree.leaves(tree):
        finite = finite & np.all(np.isfinite(x))
    return finite
