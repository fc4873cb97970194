"""Every operation family by name, core and extensions, and who remembers what they declare."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from computegraph import Body, handed_on

if TYPE_CHECKING:
    from tenferro.ops.base.family import Family

Clear = TypeVar("Clear", bound=Callable[[], object])
P = ParamSpec("P")
R = TypeVar("R")
FAMILIES: dict[str, Family] = {}
_VERSION = ".v1"
_REMEMBERED = 1024
"""Results of a function of bodies."""
_caches: list[Callable[[], object]] = []
_programs: list[Callable[[], object]] = []
_loaders: list[Callable[[str], object]] = []


def family_id(package: str, name: str) -> str:
    """The id of a family that a package of this distribution declares.

    >>> family_id("special", "jv")
    'tenferro.special.jv.v1'
    """
    return f"tenferro.{package}.{name}{_VERSION}"


def load_packages_with(load: Callable[[str], object]) -> None:
    """Have `load` called with the name of a package whose families are looked up by id."""
    _loaders.append(load)


def find(id: str) -> Family | None:
    """The family of this id, if there is one; packages of this distribution are loaded for it.

    >>> find("no such family")
    """
    parts = id.split(".")
    if id not in FAMILIES and parts[0] == "tenferro" and len(parts) > 2:
        for load in _loaders:
            load(parts[1])
    return FAMILIES.get(id)


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


def kept_by_body(
    function: Callable[Concatenate[Body, P], R],
) -> Callable[Concatenate[Body, P], R]:
    """A function of bodies that remembers its results until a family is declared anew.

    Bodies that it makes have the origins that its body has when it is first requested;
    later requests receive the same ones.
    """

    @wraps(function)
    def made(body: Body, *args: P.args, **kwargs: P.kwargs) -> R:
        with handed_on(body.origins):
            return function(body, *args, **kwargs)

    kept = lru_cache(maxsize=_REMEMBERED)(made)
    forget_with(kept.cache_clear)
    return kept  # type: ignore[return-value]


def forget_programs_with(clear: Clear) -> Clear:
    """As `forget_with`, for a cache of kernels or compiled programs, which users may clear, too."""
    _programs.append(clear)
    return clear


def forget_programs() -> None:
    """Forget kernels and compiled programs."""
    for clear in _programs:
        clear()


def forget_all() -> None:
    """Forget what was derived from declarations: rules that ran, kernels, compiled programs."""
    for clear in _caches:
        clear()
    forget_programs()
