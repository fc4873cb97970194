"""The density that is sampled, as a function of one unconstrained vector."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro import pytree
from tenferro.sample.constraints import Constraint, real
from tenferro.transforms import value_and_grad

Constraints = Constraint | Mapping[str, Constraint] | None


@dataclass(frozen=True)
class Problem:
    """A density over vectors u: `values(u)` are the unknowns, `start` is the first vector."""

    label: str
    density: Callable[[Any], Any]
    values: Callable[[Any], Any]
    start: Any

    @property
    def density_and_slope(self) -> Callable[[Any], tuple[Any, Any]]:
        """The logarithm of the density, and its gradient."""
        return value_and_grad(self.density)  # type: ignore[no-any-return]


def problem(label: str, log_density: Any, start: Any, constraints: Constraints) -> Problem:
    """The density of the unconstrained vector: `log_density` and the constraints' determinants."""
    leaves, structure = pytree.flatten(start)
    kinds = _kinds(label, start, constraints)
    free = [k.checked_free(label, x) for k, x in zip(kinds, leaves, strict=True)]
    vector, unravel = pytree.ravel(free)
    if not vector.size:
        raise ValueError(f"{label}: the start has no numbers")

    def values(u: Any) -> Any:
        parts = zip(kinds, unravel(u), strict=True)
        return pytree.unflatten(structure, [k.value(x) for k, x in parts])

    def density(u: Any) -> Any:
        parts = zip(kinds, unravel(u), strict=True)
        total = log_density(values(u))
        if np.shape(total) != ():
            raise ValueError(
                f"{label}: log_density returned shape {np.shape(total)}, expected one number; "
                "sum the logarithms of independent densities"
            )
        return total + sum(k.log_det(x) for k, x in parts if k is not real)

    return Problem(label, density, values, vector)


def vectors(label: str, values: Any, constraints: Constraints) -> Any:
    """The unconstrained vectors (n, size) of n values, along the first axis of each array."""
    kinds = _kinds(label, values, constraints)
    leaves = zip(kinds, pytree.leaves(values), strict=True)
    free = [kind.checked_free(label, x) for kind, x in leaves]
    return np.concatenate([x.reshape(len(x), -1) for x in free], axis=1)


def _kinds(label: str, start: Any, constraints: Constraints) -> list[Constraint]:
    """The constraint of each leaf of the start."""
    given = constraints.values() if isinstance(constraints, Mapping) else [constraints or real]
    for kind in given:
        if not isinstance(kind, Constraint):
            raise TypeError(
                f"{label}: constraints has {kind!r}, expected a constraint, such as "
                "te.sample.positive or te.sample.interval(0.0, 1.0)"
            )
    if not isinstance(constraints, Mapping):
        return [constraints or real] * len(pytree.leaves(start))
    if not isinstance(start, Mapping):
        raise TypeError(
            f"{label}: constraints by name need a start that is a dictionary, received "
            f"{type(start).__name__}; pass one constraint for all unknowns"
        )
    unknown = sorted(set(constraints) - set(start))
    if unknown:
        raise ValueError(
            f"{label}: constraints name {unknown}, but the start has only {sorted(start)}"
        )
    named = [
        [constraints.get(name, real)] * len(pytree.leaves(tree))
        for name, tree in sorted(start.items())
    ]
    return [kind for kinds in named for kind in kinds]
