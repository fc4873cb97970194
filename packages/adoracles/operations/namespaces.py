"""A library's operations, found by name in its modules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from adoracles.cases.calls import Function


@dataclass(frozen=True)
class Namespaces(Mapping[str, Function]):
    """From ``space.name`` to what `own` has for it, or to ``name`` in one of the space's modules.

    >>> import math
    >>> table = Namespaces({"numpy": (math,)}, own={"numpy.absolute": abs})
    >>> table["numpy.sin"](0.0), table["numpy.absolute"](-1), "numpy.tensordot" in table
    (0.0, 1, False)
    """

    spaces: Mapping[str, tuple[Any, ...]]
    own: Mapping[str, Function] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Function:
        if name in self.own:
            return self.own[name]
        space, _, plain = name.partition(".")
        for module in self.spaces.get(space, ()):
            function: Function | None = getattr(module, plain, None)
            if callable(function):
                return function
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self.own)

    def __len__(self) -> int:
        return len(self.own)
