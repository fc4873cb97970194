"""Gradient clipping: by value, by the norm of each array, and by the global norm."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro import pytree
from tenferro.optimize.transformations import (
    GradientTransformation,
    abs_squared,
    like,
    map_trees,
    stateless,
)

__all__ = ["clip_by_global_norm", "clip_by_norm", "clip_by_value", "global_norm"]


def clip_by_value(limit: float) -> GradientTransformation:
    """Clip real updates to [−limit, limit], element by element.

    Raises TypeError for complex updates, which have no order.

    >>> import numpy as np
    >>> clip_by_value(1.0).update(np.array([-3.0, 0.5]), ())[0]
    array([-1. ,  0.5])
    """

    def clipped(u: Any) -> Any:
        if u.dtype.kind == "c":
            raise TypeError(
                f"clip_by_value: an update has dtype {u.dtype}, expected real; use clip_by_norm or "
                "clip_by_global_norm for complex updates"
            )
        return np.clip(u, -limit, limit)

    return stateless(lambda updates, params: map_trees("clip_by_value", clipped, updates))


def clip_by_norm(max_norm: float) -> GradientTransformation:
    """Scale each array of the updates to the norm `max_norm` if its norm is larger.

    >>> import numpy as np
    >>> clip_by_norm(1.0).update({"a": np.array([3.0, 4.0]), "b": np.ones(1)}, ())[0]
    {'a': array([0.6, 0.8]), 'b': array([1.])}
    """

    def clipped(u: Any) -> Any:
        return _limited(u, squared_norm(u), max_norm)

    return stateless(lambda updates, params: map_trees("clip_by_norm", clipped, updates))


def clip_by_global_norm(max_norm: float) -> GradientTransformation:
    """Scale all updates by one factor so that their global norm is at most `max_norm`.

    Pascanu, Mikolov and Bengio, On the difficulty of training recurrent neural networks (2013).

    >>> import numpy as np
    >>> clip_by_global_norm(1.0).update([np.array([3.0]), np.array([4.0])], ())[0]
    [array([0.6]), array([0.8])]
    """

    def clipped(updates: Any, params: Any) -> Any:
        squared = squared_norm(updates)
        return pytree.map(lambda u: _limited(u, squared, max_norm), updates)

    return stateless(clipped)


def global_norm(tree: Any) -> np.floating[Any]:
    """The Euclidean norm of all elements of a pytree of arrays.

    >>> import numpy as np
    >>> global_norm({"a": np.array([3.0]), "b": np.array([[4.0]])})
    np.float64(5.0)
    """
    norm: np.floating[Any] = np.sqrt(squared_norm(tree))
    return norm


def squared_norm(tree: Any) -> Any:
    """The sum of |x|² over all elements of a pytree of arrays."""
    squares = [np.sum(abs_squared(x)) for x in pytree.leaves(tree)]
    total = squares[0] if squares else np.zeros(())
    for square in squares[1:]:
        total = total + square
    return total


def _limited(u: Any, squared: Any, max_norm: float) -> Any:
    """u if its norm is small, otherwise u times max_norm / norm; differentiable at norm 0."""
    large = squared > max_norm**2
    factor = max_norm / np.sqrt(np.where(large, squared, 1.0))
    return np.where(large, u * like(factor, u), u)
