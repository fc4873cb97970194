"""Structures of pytrees of dict, list, tuple and None as JSON."""

from __future__ import annotations

from typing import Any

from tenferro.pytree import structure, unflatten
from tenferro.transforms.programs.graph_json import short
from tenferro.transforms.tracing.arguments import Tree


def encode_tree(tree: Tree) -> Any:
    """A structure as JSON, with "*" for each leaf. Raises ValueError for other containers."""
    return _encoded(unflatten(tree, range(tree.num_leaves)))


def decode_tree(data: Any) -> Tree:
    """The structure that JSON describes. Raises ValueError for anything else."""
    return structure(_decoded(data))


def _encoded(tree: Any) -> Any:
    if tree is None or type(tree) is int:
        return None if tree is None else "*"
    if type(tree) is dict and all(type(key) in (str, int) for key in tree):
        return {"dict": [[key, _encoded(part)] for key, part in tree.items()]}
    if type(tree) in (list, tuple):
        return {type(tree).__name__: [_encoded(part) for part in tree]}
    raise ValueError(
        f"a pytree with containers of type {type(tree).__name__} cannot be saved; use dict (with "
        "strings or integers as keys), list, tuple and None"
    )


def _decoded(data: Any) -> Any:
    match data:
        case None | "*":
            return None if data is None else 0
        case {"dict": list(items)}:
            parts = {_key(key): _decoded(part) for key, part in items}
            if len(parts) != len(items):
                raise ValueError(f"a key occurs twice in {short(data)}")
            return parts
        case {"list": list(items)}:
            return [_decoded(part) for part in items]
        case {"tuple": list(items)}:
            return tuple(_decoded(part) for part in items)
    raise ValueError(f"{short(data)} is not a structure of arguments or results")


def _key(key: Any) -> Any:
    if type(key) not in (str, int):
        raise ValueError(f"{short(key)} is not a key of a dict")
    return key
