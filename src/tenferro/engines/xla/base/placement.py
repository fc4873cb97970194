"""Where the arguments of a call are, for compilation: shardings of jax.

Differentiation is first and partitioning after it, by XLA: no rule knows of shardings. So axes
of meshes are automatic here, whatever the user's mesh says of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec

_specification: Any = PartitionSpec  # without types of its own
_WHOLE = _specification()


@dataclass(frozen=True)
class Placement:
    """What an executable is compiled for in addition to shapes.

    `arguments` has a sharding for each argument (None: all are NumPy's), `donated` the positions of
    those whose memory a call may take, `results` a sharding, or None, for each result.
    """

    arguments: tuple[Any, ...] | None = None
    donated: frozenset[int] = frozenset()
    results: tuple[Any, ...] = ()


ANYWHERE = Placement()
"""That of NumPy's arrays."""


def shardings_of(arrays: Sequence[Any]) -> tuple[Any, ...] | None:
    """Where these arguments are; None if all are NumPy's.

    NumPy's arrays go to where the others are, to every device of a mesh.
    """
    shardings = [getattr(x, "sharding", None) for x in arrays]
    known = [s for s in shardings if s is not None]
    if not known:
        return None
    everywhere = replicated(next((s for s in known if is_on_mesh(s)), known[0]))
    return tuple(everywhere if s is None else automatic(s) for s in shardings)


def is_on_mesh(sharding: Any) -> bool:
    """Whether an array is sharded over a mesh of devices."""
    return isinstance(sharding, NamedSharding)


def replicated(sharding: Any) -> Any:
    """The sharding of what is whole on each device of another one."""
    if not is_on_mesh(sharding):
        return sharding
    return NamedSharding(_automatic(sharding.mesh), _WHOLE)


def automatic(sharding: Any) -> Any:
    """A sharding with axes that XLA may use as it likes."""
    if not is_on_mesh(sharding):
        return sharding
    return NamedSharding(_automatic(sharding.mesh), sharding.spec, memory_kind=sharding.memory_kind)


@lru_cache(maxsize=64)
def _automatic(mesh: Mesh) -> Mesh:
    return Mesh(mesh.devices, mesh.axis_names, axis_types=(AxisType.Auto,) * len(mesh.axis_names))
