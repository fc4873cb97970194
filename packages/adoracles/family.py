"""What a row of the table of families says: a call, where it is sampled, and what is easily wrong.

Definitions are functions of arrays of exact numbers, by operation; rows say where they are
evaluated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

from numpy.typing import NDArray

from adoracles.cases.calls import Call
from adoracles.cases.case import label_of
from adoracles.draw import Array, Draw, Shape

Kind: TypeAlias = Literal["real", "complex", "mixed"]
"""Of which numbers inputs are: all real, all complex, or the first real and the others complex."""
Conditioning: TypeAlias = Literal["pointwise", "componentwise", "normwise"]
"""How errors of a right answer are spread: each element's own, of its own condition but with sums,
or of the whole array's size."""
Definition: TypeAlias = Callable[..., Any]

DEFINITIONS: dict[str, Definition] = {}
"""By operation, of arrays of exact numbers, with the arguments of the operation."""
FAMILIES: dict[str, Family] = {}
"""By label, in the order of declaration."""


@dataclass(frozen=True)
class Input:
    """An input of a form: its shape, its structure, and whether it is real in every kind.

    `shift` is added to the diagonal of what is drawn; an `offset`, of the array's shape, to all.
    """

    shape: Shape
    structure: str = "general"
    real: bool = False
    complex: bool = False
    shift: float = 0.0
    offset: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Form:
    """A call with the forms of its arrays.

    `constants` are arrays that are not differentiated, `outputs` the names of what is.
    """

    call: Call
    inputs: Mapping[str, Input]
    constants: Mapping[str, NDArray[Any]] = field(default_factory=dict)
    observable: str = "identity"
    outputs: tuple[str, ...] = ("value",)


@dataclass(frozen=True)
class Point:
    """Values of a form's inputs.

    At a tie, and on a branch cut, `sides` are displacements to the neighbouring smooth points, and
    a convention is a sum of the derivatives there, with weights.
    """

    form: Form
    values: Mapping[str, Array]
    kind: str = "generic"
    sides: tuple[Mapping[str, Array], ...] = ()
    conventions: Mapping[str, tuple[float, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Error:
    """A point where differentiating must raise, or be answered by numbers that are not finite."""

    form: Form
    values: Mapping[str, Array]
    reason: str
    accept: tuple[str, ...] = ("raise",)
    observable: str = "identity"


class Points(Protocol):
    """Where a family is sampled: from a source of numbers and a kind, the same points each time."""

    def __call__(self, draw: Draw, kind: Kind) -> Iterable[Point | Error]:
        """Return the points that every database has."""

    def generic(self, draw: Draw, kind: Kind) -> Iterator[Point]:
        """Yield generic points without end, for families that have too few probes."""


@dataclass(frozen=True)
class Family:
    """A row of the table.

    op, name
        The operation, and which of its families: ``identity`` for the plain one.
    points
        Where it is sampled.
    kinds
        Which numbers it is defined for.
    single
        Whether there are cases in single precision: not of functions whose results are double,
        and not where the rounding of an argument changes them as much as a mistake would.
    floor
        The size below which a derivative's errors are no smaller than for this size: of smooth
        functions whose derivatives are of order one nearby.
    """

    op: str
    name: str
    points: Points
    kinds: tuple[Kind, ...] = ("real", "complex")
    conditioning: Conditioning = "normwise"
    floor: float = 0.0
    single: bool = True

    @property
    def label(self) -> str:
        """``op``, or ``op/name`` for a family that is not the plain one."""
        return label_of(self.op, self.name)


def declare(family: Family) -> Family:
    """Add a row to the table; raises ValueError for a label that is there already."""
    if family.label in FAMILIES:
        raise ValueError(f"family {family.label} is declared twice")
    FAMILIES[family.label] = family
    return family


def define(op: str, definition: Definition) -> None:
    """Add a definition; raises ValueError if the operation has another."""
    if DEFINITIONS.get(op, definition) is not definition:
        raise ValueError(f"operation {op} is defined twice")
    DEFINITIONS[op] = definition


def turns(items: Iterable[Any]) -> Iterator[Any]:
    """Yield items again and again."""
    kept = list(items)
    while True:
        yield from kept
