"""Keys of tangent and cotangent inputs."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from itertools import count
from typing import NewType, Protocol, runtime_checkable

DiffPassId = NewType("DiffPassId", int)
"""Names one call of a transform; no two calls share one."""

_passes = count(1)


def next_pass() -> DiffPassId:
    """A pass identifier that was never handed out before."""
    return DiffPassId(next(_passes))


@runtime_checkable
class ADKey(Hashable, Protocol):
    """An input key that can name its own tangents."""

    def tangent_of(self, pass_id: DiffPassId) -> ADKey:
        """The key of this input's tangent in one pass."""


@dataclass(frozen=True, slots=True)
class TangentKey:
    """The tangent of an input, in one pass of `linearize`."""

    of: ADKey
    pass_id: DiffPassId

    def tangent_of(self, pass_id: DiffPassId) -> TangentKey:
        """The tangent of this tangent."""
        return TangentKey(self, pass_id)

    def __repr__(self) -> str:
        return f"d{self.pass_id}({self.of!r})"


@dataclass(frozen=True, slots=True)
class CotangentKey:
    """The cotangent of one output, in one pass of `linear_transpose`."""

    output: int
    pass_id: DiffPassId

    def tangent_of(self, pass_id: DiffPassId) -> TangentKey:
        """The tangent of this cotangent."""
        return TangentKey(self, pass_id)

    def __repr__(self) -> str:
        return f"ct{self.pass_id}[{self.output}]"
