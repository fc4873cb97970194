"""Every operation family by name, core and extensions, and who remembers what they declare."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from tenferro.ops.family import Family

Clear = TypeVar("Clear", bound=Callable[[], object])
FAMILIES: dict[str, Family] = {}
_VERSION = ".v1"
_caches: list[Callable[[], object]] = []


def family_id(package: str, name: str) -> str:
    """The id of a family that a package of this distribution declares.

    >>> family_id("special", "jv")
    'tenferro.special.jv.v1'
    """
    return f"tenferro.{package}.{name}{_VERSION}"


def label_of(family: str) -> str:
    """What messages call a family: its id without package and version.

    >>> label_of("tenferro.special.jv.v1"), label_of("add")
    ('jv', 'add')
    """
    return family.removesuffix(_VERSION).rpartition(".")[2]


def forget_with(clear: Clear) -> Clear:
    """Have `clear` called whenever a family that was in use is declared anew."""
    _caches.append(clear)
    return clear


def forget_all() -> None:
    """Forget what was derived from declarations: rules that ran, kernels, compiled programs."""
    for clear in _caches:
        clear()
