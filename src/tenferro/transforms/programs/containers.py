"""How the leaves of a call lie in containers, for calls that put them there themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import NoneType
from typing import Any

from numpy import ndarray
from optree import PyTreeKind, tree_unflatten

from tenferro.engines.base.nesting import Nesting, Static, is_container, nesting_of
from tenferro.tensor.foreign import is_on_device
from tenferro.transforms.programs.signature import StaticValues, joined
from tenferro.transforms.tracing.arguments import Tree, unflatten


class Results:
    """Results in their structure, where a call may also return those that have none yet."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value


def _numbered(tree: Tree) -> Any:
    """The containers with their numbers as leaves; None where some are of other classes.

    Those might not like the numbers of leaves.
    """
    nodes = [tree]
    while nodes:
        node = nodes.pop()
        own = node.kind == PyTreeKind.CUSTOM or not (node.type is None or is_container(node.type))
        if own and node.type is not NoneType:
            return None
        nodes += node.children()
    return unflatten(tree, range(tree.num_leaves))


def nesting(tree: Tree) -> Nesting | None:
    """How leaves lie in containers; None where some are of other classes."""
    numbered = _numbered(tree)
    return None if numbered is None else nesting_of([numbered])


def called_with(tree: Tree, static: StaticValues) -> Nesting | None:
    """The same of positional arguments and of those with keywords, between static ones."""
    numbered = _numbered(tree)
    if numbered is None:
        return None
    objects = frozenset((which, kind, Static(x)) for which, kind, x in static)
    args, named = joined(objects, *numbered)
    return nesting_of([*args, *named.values()], tuple(named))


def unflattened(entry: Callable[..., Any], tree: Tree, *args: Any, **named: Any) -> Any:
    """The outputs of a call in their structure, unless it has returned results."""
    outputs = entry(*args, **named)
    return outputs.value if outputs.__class__ is Results else tree_unflatten(tree, outputs)


def is_flat_call(tree: Tree) -> bool:
    """Whether all arguments are leaves and have no keywords."""
    args, named = tree.children()
    return not named.num_leaves and all(child.is_leaf() for child in args.children())


def is_flat_tuple(tree: Tree) -> bool:
    """Whether it is a tuple of leaves."""
    return tree.type is tuple and all(child.is_leaf() for child in tree.children())


def kinds_of(args: Sequence[Any]) -> Any:
    """What programs for plain arguments, and for those on devices, differ in."""
    return tuple([(a.shape, a.dtype) if a.__class__ is ndarray else _kind_of(a) for a in args])


def _kind_of(x: Any) -> Any:
    return (x.__class__, x.shape, x.dtype) if is_on_device(x) else x.__class__
