"""Every operation family by name, core and extensions, and who remembers what they declare."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from tenferro.ops.family import Family

Clear = TypeVar("Clear", bound=Callable[[], object])
FAMILIES: dict[str, Family] = {}
_caches: list[Callable[[], object]] = []


def forget_with(clear: Clear) -> Clear:
    """Have `clear` called whenever a family that was in use is declared anew."""
    _caches.append(clear)
    return clear


def forget_all() -> None:
    """Forget what was derived from declarations: rules that ran, kernels, compiled programs."""
    for clear in _caches:
        clear()
