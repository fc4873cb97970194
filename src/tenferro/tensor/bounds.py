"""What is known of a dimension expression whatever the sizes, each of which is at least 1.

Quotients and remainders are replaced by linear bounds. Of a polynomial in `n` rewritten in `n - 1`,
the constant term is the minimum if no other coefficient is negative.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache, reduce
from itertools import product
from math import ceil, comb
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from tenferro.tensor.dim import Atom, Dim, Monomial

Polynomial: TypeAlias = dict[tuple[str, ...], Fraction]
"""Coefficients by the sorted names of the factors; a name occurs once per power."""

_MOST_ATOMS = 4


@lru_cache(maxsize=1024)
def least(size: Dim | int) -> int | None:
    """A number that the size is never below, as large as can be seen; None if none is seen."""
    if isinstance(size, int):
        return size
    minima = [b for b in map(_minimum, _below(size)) if b is not None]
    return ceil(max(minima)) if minima else None


def never_negative(size: Dim | int) -> bool:
    """Whether the size is seen to be at least 0."""
    lowest = least(size)
    return lowest is not None and lowest >= 0


def _minimum(p: Polynomial) -> Fraction | None:
    """The minimum over sizes from 1 on, if the polynomial seen from there only grows."""
    shifted: Polynomial = {}
    for names, c in p.items():
        for names_left, ways in _expanded(names):
            shifted[names_left] = shifted.get(names_left, Fraction(0)) + c * ways
    lowest = shifted.pop((), Fraction(0))
    return lowest if all(c >= 0 for c in shifted.values()) else None


def _expanded(names: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], int]]:
    """The terms of Π (n + 1)."""
    distinct = sorted(set(names))
    powers = [names.count(n) for n in distinct]
    for chosen in product(*[range(p + 1) for p in powers]):
        ways = reduce(lambda w, pk: w * comb(*pk), zip(powers, chosen, strict=True), 1)
        yield tuple(n for n, k in zip(distinct, chosen, strict=True) for _ in range(k)), ways


def _below(size: Dim | int) -> Iterator[Polynomial]:
    """Polynomials in the names that are nowhere above the size."""
    if isinstance(size, int):
        yield {(): Fraction(size)}
        return
    choices = [list(_term_below(m, c)) for m, c in size.terms.items()]
    if sum(len(choice) > 1 for choice in choices) <= _MOST_ATOMS:
        yield from (_sum(terms) for terms in product(*choices))


def _term_below(monomial: Monomial, c: int) -> Iterator[Polynomial]:
    """The same for one term: exact unless a quotient or remainder is among its factors."""
    names = tuple(sorted(a.name for a, p in monomial for _ in range(p) if a.operator == "name"))
    atoms = [(a, p) for a, p in monomial if a.operator != "name"]
    if not atoms:
        yield {names: Fraction(c)}
    elif len(atoms) == 1 and atoms[0][1] == 1 and never_negative(atoms[0][0].left):
        bounds = _atom_below(atoms[0][0]) if c > 0 else _atom_above(atoms[0][0])
        yield from (_times(bound, names, c) for bound in bounds)


def _atom_below(atom: Atom) -> Iterator[Polynomial]:
    yield {(): Fraction(0)}
    if atom.operator == "//" and isinstance(atom.right, int):
        for p in _below(atom.left - (atom.right - 1)):
            yield {names: c / atom.right for names, c in p.items()}


def _atom_above(atom: Atom) -> Iterator[Polynomial]:
    if atom.operator == "steps":
        return
    whole = atom.operator == "//"
    divisor = atom.right if whole and isinstance(atom.right, int) else 1
    for p in _below(-1 * (atom.left if whole else atom.right - 1)):
        yield {names: -c / divisor for names, c in p.items()}


def _times(p: Polynomial, names: tuple[str, ...], c: int) -> Polynomial:
    return {tuple(sorted(n + names)): c * k for n, k in p.items()}


def _sum(terms: tuple[Polynomial, ...]) -> Polynomial:
    total: Polynomial = {}
    for names, c in (item for term in terms for item in term.items()):
        total[names] = total.get(names, Fraction(0)) + c
    return total
