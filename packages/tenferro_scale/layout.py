"""How a program is laid over a mesh of devices, from the words of the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from tenferro.ops.base.binding import size_names
from tenferro.tensor import Aval
from tenferro.tensor.binding import bind_aval

Axes = tuple[tuple[str, ...], ...]
"""For each axis of an array, the axes of the mesh that it is sharded over."""


@dataclass(frozen=True)
class Mesh:
    """Axes of a mesh by name; the one without a size grows with the number of devices."""

    sizes: Mapping[str, int | None]
    growing: str

    @property
    def fixed(self) -> int:
        """How many devices the axes with a size have together."""
        return prod(size for size in self.sizes.values() if size is not None)

    def of(self, devices: int) -> dict[str, int]:
        """The axes' sizes for a number of devices, a multiple of `fixed`; empty for one device."""
        if devices == 1:
            return dict.fromkeys(self.sizes, 1)
        return {a: size or devices // self.fixed for a, size in self.sizes.items()}


@dataclass(frozen=True)
class Layout:
    """The inputs of a program, their names, and the axes of the mesh that each is sharded over."""

    names: Sequence[str]
    avals: Sequence[Aval]
    shards: Sequence[Axes]
    sizes: Mapping[str, int]
    mesh: Mesh

    def grown(self, devices: int) -> dict[str, int]:
        """The named sizes of weak scaling: those that are sharded over what grows, grow with it."""
        by = self.mesh.of(devices)[self.mesh.growing]
        return {n: size * by if n in self.weak else size for n, size in self.sizes.items()}

    @property
    def weak(self) -> frozenset[str]:
        """The named sizes of axes that are sharded over the growing axis."""
        places = (
            n
            for aval, axes in zip(self.avals, self.shards, strict=True)
            for n, over in zip(aval.shape, axes, strict=True)
            if self.mesh.growing in over
        )
        return frozenset(size_names(tuple(places)))

    def obstacle(self, devices: int, sizes: Mapping[str, int]) -> str | None:
        """Why arrays of such sizes cannot be sharded over so many devices; None if they can."""
        mesh = self.mesh.of(devices)
        for name, aval, axes in zip(self.names, self.avals, self.shards, strict=True):
            for axis, (n, over) in enumerate(zip(bind_aval(aval, sizes).shape, axes, strict=True)):
                parts = prod(mesh[a] for a in over)
                if int(n) % parts:
                    return (
                        f"axis {axis} of {name} has {n} elements, not a multiple of the {parts} "
                        f"devices of {'+'.join(over)}"
                    )
        return None


def mesh_of(text: str) -> Mesh:
    """The mesh in `"data,model=2"`.

    Raises ValueError unless exactly one axis has no size.

    >>> mesh_of("data,model=2").of(8)
    {'data': 4, 'model': 2}
    """
    sizes: dict[str, int | None] = {}
    for part in text.split(","):
        name, equals, size = part.strip().partition("=")
        if not name.isidentifier() or name in sizes or (equals and not _is_size(size)):
            raise ValueError(
                f"--mesh {text}: {part!r} is not an axis, expected names that differ, with sizes "
                "from 1 on for all but one: data,model=2"
            )
        sizes[name] = int(size) if equals else None
    growing = [name for name, size in sizes.items() if size is None]
    if len(growing) != 1:
        raise ValueError(
            f"--mesh {text}: {len(growing)} axes have no size, expected one, which grows with the "
            "number of devices: data,model=2"
        )
    return Mesh(sizes, growing[0])


def _is_size(text: str) -> bool:
    return text.isdecimal() and int(text) > 0


def layout(
    names: Sequence[str],
    avals: Sequence[Aval],
    mesh: Mesh,
    shards: Sequence[str],
    sizes: Sequence[str],
) -> Layout:
    """What `--shard` and `--size` say of a program's inputs; the rest is whole on each device.

    Raises ValueError for what is not understood, and for inputs, axes and sizes that do not exist.
    """
    known = _sizes(avals, sizes)
    placed: dict[int, Axes] = {}
    exact: set[int] = set()
    for text in shards:
        name, entries = _halves("--shard", text, "NAME=AXES, such as 1=data or 0=,model")
        axes = tuple(tuple(x for x in part.strip().split("+") if x) for part in entries.split(","))
        _check_axes(text, axes, mesh)
        found = _inputs(text, name, names)
        for i in found:
            if len(axes) > avals[i].ndim:
                raise ValueError(
                    f"--shard {text}: {len(axes)} axes for {names[i]}, which is {avals[i]!r}"
                )
            if names[i] == name or i not in exact:
                placed[i] = axes + ((),) * (avals[i].ndim - len(axes))
        exact.update(i for i in found if names[i] == name)
    every = [placed.get(i, ((),) * aval.ndim) for i, aval in enumerate(avals)]
    return Layout(names, avals, every, known, mesh)


def _halves(option: str, text: str, expected: str) -> tuple[str, str]:
    name, equals, value = text.rpartition("=")
    if not equals or not name:
        raise ValueError(f"{option} {text}: expected {expected}")
    return name, value


def _inputs(text: str, name: str, names: Sequence[str]) -> list[int]:
    """The inputs of a name, or all below it: `0` is also `0['w']` and `0['b']`."""
    found = [i for i, n in enumerate(names) if n == name or n.startswith((f"{name}[", f"{name}."))]
    if not found:
        raise ValueError(f"--shard {text}: no input is called {name}, there are {', '.join(names)}")
    return found


def _check_axes(text: str, axes: Axes, mesh: Mesh) -> None:
    used = [axis for over in axes for axis in over]
    for axis in used:
        if axis not in mesh.sizes:
            raise ValueError(
                f"--shard {text}: the mesh has no axis {axis!r}, it has {', '.join(mesh.sizes)}"
            )
        if used.count(axis) > 1:
            raise ValueError(f"--shard {text}: an array is sharded over {axis!r} once at most")


def _sizes(avals: Sequence[Aval], texts: Sequence[str]) -> dict[str, int]:
    wanted = sorted(set(size_names(tuple(avals))))
    found: dict[str, int] = {}
    for text in texts:
        name, size = _halves("--size", text, "NAME=NUMBER, such as n=1024")
        if name not in wanted or not _is_size(size):
            raise ValueError(
                f"--size {text}: expected a number from 1 on for one of the program's named sizes, "
                f"which are {', '.join(wanted) or 'none'}"
            )
        found[name] = int(size)
    missing = [name for name in wanted if name not in found]
    if missing:
        raise ValueError(f"the program has named sizes: pass --size {missing[0]}=NUMBER")
    return found


def as_json(shards: Sequence[Axes]) -> Any:
    """Shardings as plain lists."""
    return [[list(over) for over in axes] for axes in shards]
