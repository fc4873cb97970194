"""How the checker reaches a library: its transforms, its arrays, its containers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import optree

Function: TypeAlias = Callable[..., Any]
Leaves: TypeAlias = tuple[list[Any], Callable[[Sequence[Any]], Any], list[str]]
"""The leaves of a container, a function from leaves to the container, and where each one is."""


def flatten(tree: Any, namespace: str = "") -> Leaves:
    """Return leaves, what puts them back, and their places, of tuples, lists and dictionaries.

    >>> leaves, _, places = flatten({"a": 1.0, "b": (2.0,)})
    >>> leaves, places
    ([1.0, 2.0], ["['a']", "['b'][0]"])
    """
    leaves, spec = optree.tree_flatten(tree, namespace=namespace)
    places = [path.codify("") for path in spec.accessors()]
    return leaves, lambda found: optree.tree_unflatten(spec, found), places


def same(f: Function, arrays: Sequence[Any]) -> Function:
    """Return the function unchanged: what `compile` is for a library that does not compile."""
    return f


@dataclass(frozen=True)
class Differentiation:
    """The derivatives of a library.

    name
        For reports.
    jvp, vjp
        As of `adoracles.Adapter`: ``jvp(f, primals, tangents) -> (out, tangent)`` and
        ``vjp(f, *primals) -> (out, pullback)`` under Re Σ conj(u) v. They are applied to one
        another for second orders. None if the library does not have it.
    unsupported
        What is raised by a transform that a function does not support, such as forward mode of a
        function with a custom reverse rule. A report then says that it was not checked.
    compile
        ``compile(f, arrays)``: a function that computes the same values sooner, for arrays of the
        same shapes and dtypes.
    to_array, to_numpy
        Conversions of arrays of NumPy, and back.
    flatten
        Containers of the library; see `flatten`.
    """

    name: str
    jvp: Callable[[Function, tuple[Any, ...], tuple[Any, ...]], tuple[Any, Any]] | None
    vjp: Callable[..., tuple[Any, Function]] | None
    unsupported: tuple[type[Exception], ...] = ()
    compile: Callable[[Function, Sequence[Any]], Function] = same
    to_array: Callable[[Any], Any] = np.asarray
    to_numpy: Callable[[Any], Any] = np.asarray
    flatten: Callable[[Any], Leaves] = flatten
