"""Pytrees (nested containers of arrays): functions on them, and registration of types.

Tuples, lists, dictionaries (also `OrderedDict` and `defaultdict`), named tuples and None are
containers. `register_pytree` registers dataclasses and attrs classes, and `register` any other
class. Types that are registered with JAX, such as equinox modules, are pytrees here too if JAX has
been imported.

>>> map(lambda x, y: x + y, {"a": 1, "b": (2, None)}, {"a": 10, "b": (20, None)})
{'a': 11, 'b': (22, None)}
>>> leaves({"a": 1, "b": (2, None)})
[1, 2]
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Concatenate, TypeVar, overload

import numpy as np
import optree

__all__ = [
    "Structure", "flatten", "leaves", "map", "map_with_path", "ravel", "register", "structure",
    "unflatten",
]  # fmt: skip

NAMESPACE = "tenferro"
"""Where types are registered in optree, so that other libraries' registrations do not interfere."""

Structure = optree.PyTreeSpec
"""The containers of a pytree without its leaves; compares and hashes."""
Class = TypeVar("Class", bound=type)
Tree = TypeVar("Tree")
Leaf = TypeVar("Leaf", bound=np.ndarray[Any, Any])
Key = TypeVar("Key")
Made = TypeVar("Made")
_REMEMBERED = 4096
_plain: set[type] = set()
"""Classes of leaves that JAX has no containers of."""


def __dir__() -> list[str]:
    return __all__


def flatten(tree: Any) -> tuple[list[Any], Structure]:
    """Return the leaves of a pytree and its structure; None is a subtree without leaves.

    >>> flatten({"a": 1, "b": (2, None)})
    ([1, 2], PyTreeSpec({'a': *, 'b': (*, None)}))
    """
    found, spec = optree.tree_flatten(tree, namespace=NAMESPACE)
    while "jax" in sys.modules and any(_adopted(x) for x in found):
        found, spec = optree.tree_flatten(tree, namespace=NAMESPACE)
    return found, spec


def unflatten(structure: Structure, leaves: Iterable[Any]) -> Any:
    """Return the pytree with this structure and these leaves.

    Raises ValueError for a wrong number of leaves.

    >>> unflatten(structure([0, (0,)]), [1, 2])
    [1, (2,)]
    """
    return optree.tree_unflatten(structure, leaves)


def leaves(tree: Any) -> list[Any]:
    """Return the leaves of a pytree in order; dictionaries are visited in the order of their keys.

    >>> leaves({"b": 2, "a": 1})
    [1, 2]
    """
    return flatten(tree)[0]


def structure(tree: Any) -> Structure:
    """Return the structure of a pytree.

    >>> structure([1, (2,)]) == structure([0, (0,)])
    True
    """
    return flatten(tree)[1]


@overload
def map(f: Callable[Concatenate[Leaf, ...], Made], tree: Leaf, *rest: Any) -> Made: ...


@overload
def map(
    f: Callable[Concatenate[Leaf, ...], Made], tree: dict[Key, Leaf], *rest: Any
) -> dict[Key, Made]: ...


@overload
def map(f: Callable[Concatenate[Leaf, ...], Made], tree: list[Leaf], *rest: Any) -> list[Made]: ...


@overload
def map(f: Callable[..., Any], tree: Any, *rest: Any) -> Any: ...


def map(f: Callable[..., Any], tree: Any, *rest: Any) -> Any:
    """Apply `f` to each leaf, and to the corresponding subtrees of further trees.

    Raises ValueError for trees of different structures.

    >>> map(lambda p, g: p - 0.1 * g, {"w": 1.0}, {"w": 5.0})
    {'w': 0.5}
    """
    found, spec = flatten(tree)
    columns = [found, *(spec.flatten_up_to(other) for other in rest)]
    return unflatten(spec, [f(*row) for row in zip(*columns, strict=True)])


def map_with_path(f: Callable[..., Any], tree: Any, *rest: Any) -> Any:
    """Like `map`; the first argument of `f` is the path of the leaf, as text.

    >>> map_with_path(lambda path, x: f"x{path} = {x}", {"w": [1.0]})
    {'w': ["x['w'][0] = 1.0"]}
    """
    paths = [path.codify("") for path in structure(tree).accessors()]
    named = unflatten(structure(tree), paths)
    return map(lambda x, path, *others: f(path, x, *others), tree, named, *rest)


def ravel(tree: Tree) -> tuple[np.ndarray[Any, Any], Callable[[Any], Tree]]:
    """Return all elements of the leaves as one vector, and a function from a vector to the tree.

    The vector is traced if a leaf is. The leaves must be all real, all complex or all integers; the
    vector has their promoted dtype, and the leaves of the returned tree have their original dtypes.
    Raises TypeError for leaves of several kinds or without numbers; the function raises ValueError
    for a vector of a wrong size.

    >>> vector, unravel = ravel({"a": 1.0, "b": np.array([[2.0, 3.0]])})
    >>> vector
    array([1., 2., 3.])
    >>> unravel(vector * 2)
    {'a': array(2.), 'b': array([[4., 6.]])}
    """
    found, spec = flatten(tree)
    arrays = [x if hasattr(x, "dtype") else np.asarray(x) for x in found]
    _check_kinds(arrays, spec)
    dtype = np.result_type(*(x.dtype for x in arrays)) if arrays else np.dtype(float)
    parts = [np.reshape(x, (-1,)).astype(dtype) for x in arrays]
    ends = np.cumsum([0, *(np.prod(x.shape, dtype=int) for x in arrays)]).tolist()

    def unravel(vector: Any) -> Any:
        """The tree whose leaves have these elements."""
        if vector.shape != (ends[-1],):
            raise ValueError(
                f"unravel: the vector has shape {vector.shape}, expected ({ends[-1]},)"
            )
        made = [
            np.reshape(vector[start:end], x.shape).astype(x.dtype)
            for x, start, end in zip(arrays, ends[:-1], ends[1:], strict=True)
        ]
        return unflatten(spec, made)

    return np.concatenate(parts) if parts else np.zeros(0), unravel


_KINDS = {"f": "real", "c": "complex", "i": "integer", "u": "integer"}


def _check_kinds(arrays: Sequence[Any], spec: Structure) -> None:
    kinds = [_KINDS.get(x.dtype.kind, str(x.dtype)) for x in arrays]
    for path, kind in zip(spec.accessors(), kinds, strict=True):
        if kind != kinds[0] or kind not in _KINDS.values():
            raise TypeError(
                f"ravel: the leaf{path.codify('')} is {kind}, the first one {kinds[0]}; expected "
                "leaves that are all real, all complex or all integers; convert them, or "
                "remove some of them from the tree"
            )


def register(
    cls: type,
    flatten: Callable[[Any], tuple[Iterable[Any], Hashable]],
    unflatten: Callable[[Any, Any], Any],
) -> None:
    """Register a class as a container: `flatten(x)` returns its children and its static data.

    The static data must be hashable and is part of the structure; `unflatten(rest, children)`
    returns the object. Raises ValueError for a class that is already registered.

    >>> class Box:
    ...     def __init__(self, x):
    ...         self.x = x
    >>> register(Box, lambda box: ([box.x], None), lambda _, children: Box(*children))
    >>> map(lambda x: x + 1, Box(1)).x
    2
    """
    optree.register_pytree_node(cls, flatten, unflatten, namespace=NAMESPACE)


@overload
def register_pytree(cls: Class, *, static: Sequence[str] = ()) -> Class: ...


@overload
def register_pytree(
    cls: None = None, *, static: Sequence[str] = ()
) -> Callable[[Class], Class]: ...


def register_pytree(cls: Any = None, *, static: Sequence[str] = ()) -> Any:
    """Register a dataclass or an attrs class as a pytree, for arguments and results.

    Its fields contain arrays or pytrees of arrays. Fields that are named in `static`, or declared
    with `metadata={"static": True}`, must be hashable and are part of the structure. Instances are
    created from their fields without a call of `__init__`. Use `te.pytree.register` for other
    classes. Raises TypeError for a class that is neither a dataclass nor an attrs class, ValueError
    for an unknown static field and for a type that is already registered.

    >>> from dataclasses import dataclass
    >>> import tenferro as te
    >>> @te.register_pytree(static=("name",))
    ... @dataclass
    ... class Line:
    ...     slope: float
    ...     name: str
    >>> te.grad(lambda line: line.slope**2)(Line(3.0, "a"))
    Line(slope=array(6.), name='a')
    """
    if cls is None:
        return lambda found: register_pytree(found, static=static)
    marked = _fields(cls)
    if not set(static) <= set(marked):
        raise ValueError(
            f"register_pytree: static is {tuple(static)}, expected some of {[*marked]}"
        )
    fixed = tuple(n for n, is_static in marked.items() if is_static or n in static)
    _register(cls, tuple(n for n in marked if n not in fixed), fixed)
    return cls


def _fields(cls: Any) -> dict[str, bool]:
    """The fields of a class by name, and whether they are declared as static."""
    found: Iterable[Any] = ()
    if isinstance(cls, type) and is_dataclass(cls):
        found = fields(cls)
    elif isinstance(cls, type) and hasattr(cls, "__attrs_attrs__"):
        found = cls.__attrs_attrs__
    else:
        raise TypeError(f"register_pytree: expected a dataclass or an attrs class, got {cls!r}")
    return {field.name: bool(field.metadata.get("static", False)) for field in found}


def _register(cls: type, dynamic: tuple[str, ...], static: tuple[str, ...]) -> None:
    def flatten(x: Any) -> tuple[list[Any], Any, tuple[str, ...]]:
        return [getattr(x, n) for n in dynamic], tuple(getattr(x, n) for n in static), dynamic

    def unflatten(kept: Any, parts: Any) -> Any:
        x: Any = object.__new__(cls)
        for name, value in (*zip(dynamic, parts, strict=True), *zip(static, kept, strict=True)):
            object.__setattr__(x, name, value)
        return x

    optree.register_pytree_node(
        cls, flatten, unflatten, path_entry_type=optree.GetAttrEntry, namespace=NAMESPACE
    )


def _adopted(leaf: Any) -> bool:
    """Whether a leaf is a container for JAX; its class is one here from now on."""
    cls = type(leaf)
    if cls in _plain:
        return False
    tree_util = getattr(sys.modules.get("jax"), "tree_util", None)
    if tree_util is None or tree_util.all_leaves([leaf]):
        if len(_plain) >= _REMEMBERED:
            _plain.clear()
        _plain.add(cls)
        return False
    _adopt(cls, tree_util)
    return True


def _adopt(cls: type, tree_util: Any) -> None:
    def flatten(x: Any) -> tuple[list[Any], Any, tuple[str, ...]]:
        pairs, rest = tree_util.tree_flatten_with_path(x, is_leaf=lambda y: y is not x)
        names = tuple(tree_util.keystr(path, simple=True) for path, _ in pairs)
        return [child for _, child in pairs], rest, names

    def unflatten(rest: Any, children: Any) -> Any:
        return tree_util.tree_unflatten(rest, children)

    optree.register_pytree_node(
        cls, flatten, unflatten, path_entry_type=optree.GetAttrEntry, namespace=NAMESPACE
    )
