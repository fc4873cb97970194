"""Block-sparse arrays of symmray as containers of their blocks."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import optree

from tenferro.pytree import NAMESPACE


def enter_symmray(symmray: ModuleType) -> None:
    """Let block-sparse arrays be arguments and results whose blocks are differentiated."""
    kinds = symmray.AbelianArray, symmray.FermionicArray
    for cls in vars(symmray).values():
        if isinstance(cls, type) and issubclass(cls, kinds):
            _register(cls, _flatten_array, cls.from_pytree)  # type: ignore[attr-defined]
    _register(symmray.BlockVector, _flatten_vector, lambda data: symmray.BlockVector(**data))


def _register(cls: type, flatten: Any, made: Any) -> None:
    def unflatten(rest: Any, blocks: Any) -> Any:
        sectors, leaves, spec = rest
        data: Any = optree.tree_unflatten(spec, leaves)
        return made(data | {"blocks": dict(zip(sectors, blocks, strict=True))})

    optree.register_pytree_node(cls, flatten, unflatten, namespace=NAMESPACE)


def _flatten_array(x: Any) -> tuple[Any, ...]:
    data = dict(x.to_pytree())
    return _parts(data.pop("blocks"), data)


def _flatten_vector(x: Any) -> tuple[Any, ...]:
    return _parts(x.blocks, {})


def _parts(blocks: dict[Any, Any], rest: Any) -> tuple[Any, ...]:
    """The blocks, and what is the same for arrays of one structure: hashable, without arrays."""
    sectors = tuple(sorted(blocks))
    leaves: list[Any]
    leaves, spec = optree.tree_flatten(rest)
    return [blocks[s] for s in sectors], (sectors, tuple(leaves), spec), sectors
