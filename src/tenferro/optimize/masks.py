"""Transformations of some of the parameters, selected by masks or labels, with optax's names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tenferro import pytree
from tenferro.ops.base import refuse
from tenferro.optimize.transformations import (
    GradientTransformation,
    like,
    map_trees,
    stateless,
)
from tenferro.tensor import ArrayLike

__all__ = ["add_decayed_weights", "masked", "multi_transform"]


class MaskedNode(NamedTuple):
    """What a mask leaves of a parameter that it does not select: a container without leaves."""


class MaskedState(NamedTuple):
    """The state of a transformation of the selected parameters."""

    inner_state: Any


class MultiTransformState(NamedTuple):
    """The states of transformations by label."""

    inner_states: Mapping[Any, Any]


def masked(inner: GradientTransformation, mask: Any) -> GradientTransformation:
    """Apply `inner` to the updates that a mask selects, and return the others unchanged.

    `mask` is a pytree of booleans with the structure of the parameters, or a prefix of it, whose
    booleans then select whole subtrees; or a function that returns such a pytree for a pytree like
    the parameters. Raises ValueError for a mask of another structure.

    >>> import numpy as np
    >>> import tenferro as te
    >>> params = {"w": np.ones((2, 2)), "b": np.ones(2)}
    >>> matrices = lambda tree: te.pytree.map(lambda x: np.ndim(x) == 2, tree)
    >>> opt = masked(te.optimize.scale(-0.5), matrices)
    >>> opt.update(params, opt.init(params))[0]
    {'w': array([[-0.5, -0.5],
           [-0.5, -0.5]]), 'b': array([1., 1.])}
    """

    def selected(tree: Any) -> Any:
        return _matched("masked: mask", lambda m, x: x if m else MaskedNode(), mask, tree)

    def init(params: Any) -> Any:
        return MaskedState(inner.init(selected(params)))

    def update(updates: Any, state: Any, params: Any = None) -> tuple[Any, Any]:
        params = None if params is None else selected(params)
        after, inner_state = inner.update(selected(updates), state.inner_state, params)
        known = _known(mask, updates)
        merged = pytree.map(lambda m, new, old: new if m else old, known, after, updates)
        return merged, MaskedState(inner_state)

    return GradientTransformation(init, update)


def multi_transform(
    transforms: Mapping[Any, GradientTransformation], param_labels: Any
) -> GradientTransformation:
    """Apply to each parameter the transformation of its label.

    `param_labels` is a pytree of labels with the structure of the parameters or a prefix of it, or
    a function that returns one for a pytree like the parameters. Raises ValueError for a label
    without a transformation, and for labels of another structure.

    >>> import numpy as np
    >>> import tenferro as te
    >>> opt = multi_transform(
    ...     {"train": te.optimize.sgd(0.1), "freeze": te.optimize.set_to_zero()},
    ...     {"body": "freeze", "head": "train"},
    ... )
    >>> grads = {"body": np.ones(1), "head": np.ones(1)}
    >>> opt.update(grads, opt.init(grads))[0]
    {'body': array([0.]), 'head': array([-0.1])}
    """

    def of(label: Any) -> GradientTransformation:
        def mask(tree: Any) -> Any:
            return pytree.map(lambda found: found == label, _known(param_labels, tree))

        return masked(transforms[label], mask)

    def init(params: Any) -> Any:
        _matched("multi_transform: param_labels", _check, param_labels, params)
        return MultiTransformState({label: of(label).init(params) for label in transforms})

    def _check(label: Any, _: Any) -> None:
        if label not in transforms:
            refuse("multi_transform", "param_labels", repr(label), f"labels of {[*transforms]}")

    def update(updates: Any, state: Any, params: Any = None) -> tuple[Any, Any]:
        states = {}
        for label in transforms:
            updates, states[label] = of(label).update(updates, state.inner_states[label], params)
        return updates, MultiTransformState(states)

    return GradientTransformation(init, update)


def add_decayed_weights(weight_decay: ArrayLike, mask: Any = None) -> GradientTransformation:
    """Add `weight_decay * params` to the updates; `update` requires the parameters.

    `mask` selects the parameters that decay, see `masked`.

    >>> import numpy as np
    >>> from tenferro.optimize.transformations import EmptyState
    >>> add_decayed_weights(0.1).update(np.array([1.0]), EmptyState(), np.array([5.0]))[0]
    array([1.5])
    """

    def added(updates: Any, params: Any) -> Any:
        if params is None:
            raise ValueError(
                "add_decayed_weights: params is None, expected the parameters, whose decay is "
                "added; write opt.update(grads, state, params)"
            )
        return map_trees(
            "add_decayed_weights", lambda u, p: u + like(weight_decay, u) * p, updates, params
        )

    return stateless(added) if mask is None else masked(stateless(added), mask)


def _known(prefix: Any, tree: Any) -> Any:
    """The pytree of a mask or of labels: a function returns it. Modules are pytrees here."""
    is_function = callable(prefix) and pytree.leaves(prefix) == [prefix]
    return prefix(tree) if is_function else prefix


def _matched(label: str, f: Callable[[Any, Any], Any], prefix: Any, tree: Any) -> Any:
    """`f` of the leaves of a mask or of labels, and of the corresponding subtrees."""
    known = _known(prefix, tree)
    try:
        rows = pytree.structure(known).flatten_up_to(tree)
    except ValueError as error:
        raise ValueError(
            f"{label} has the structure {pytree.structure(known)}, expected that of the "
            f"parameters or a prefix of it: {error}"
        ) from error
    spec = pytree.structure(known)
    return pytree.unflatten(spec, [f(*r) for r in zip(pytree.leaves(known), rows, strict=True)])
