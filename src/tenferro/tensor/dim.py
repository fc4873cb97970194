"""Dimension expressions: sizes that are known only when a program runs.

A dimension is an `int` or a `Dim`: a polynomial with integer coefficients over named sizes and over
quotients and remainders of such. Equality is structural after normalisation.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from typing import NoReturn, TypeAlias

Monomial: TypeAlias = "tuple[tuple[Atom, int], ...]"


@dataclass(frozen=True, slots=True)
class Atom:
    """What a polynomial is in: a named size, or `left operator right` for `//` and `%`."""

    operator: str
    name: str = ""
    left: Dim | int = 0
    right: Dim | int = 0

    def __repr__(self) -> str:
        return self.name or f"({self.left!r} {self.operator} {self.right!r})"


class Dim:
    """A size that depends on named sizes.

    >>> n = dim("n")
    >>> 2 * n + n
    3*n
    >>> (n + 1) * (n - 1) == n * n - 1
    True
    >>> (4 * n) // 2
    2*n
    """

    __slots__ = ("_hash", "terms")

    def __init__(self, terms: Mapping[Monomial, int]) -> None:
        self.terms = {m: c for m, c in terms.items() if c}
        self._hash = hash(frozenset(self.terms.items()))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dim) and self.terms == other.terms

    def __add__(self, other: Dim | int) -> Dim | int:
        if not isinstance(other, Dim | int):
            return NotImplemented
        total = dict(self.terms)
        for m, c in _terms(other).items():
            total[m] = total.get(m, 0) + c
        return _simplify(total)

    __radd__ = __add__

    def __mul__(self, other: Dim | int) -> Dim | int:
        if not isinstance(other, Dim | int):
            return NotImplemented
        total: dict[Monomial, int] = {}
        for m, c in self.terms.items():
            for m2, c2 in _terms(other).items():
                product = _product(m, m2)
                total[product] = total.get(product, 0) + c * c2
        return _simplify(total)

    __rmul__ = __mul__

    def __neg__(self) -> Dim | int:
        return self * -1

    def __sub__(self, other: Dim | int) -> Dim | int:
        return self + -1 * other

    def __rsub__(self, other: Dim | int) -> Dim | int:
        return -1 * self + other

    def __floordiv__(self, other: Dim | int) -> Dim | int:
        if isinstance(other, int) and other and all(c % other == 0 for c in self.terms.values()):
            return _simplify({m: c // other for m, c in self.terms.items()})
        return 1 if self == other else _atom(Atom("//", left=self, right=other))

    def __rfloordiv__(self, other: int) -> Dim | int:
        return _atom(Atom("//", left=other, right=self))

    def __mod__(self, other: Dim | int) -> Dim | int:
        if isinstance(other, int) and other and all(c % other == 0 for c in self.terms.values()):
            return 0
        return 0 if self == other else _atom(Atom("%", left=self, right=other))

    def __rmod__(self, other: int) -> Dim | int:
        return _atom(Atom("%", left=other, right=self))

    def __lt__(self, other: Dim | int) -> bool:
        return self._sign_of(self - other, "<") < 0

    def __le__(self, other: Dim | int) -> bool:
        return self._sign_of(self - other, "<=") <= 0

    def __gt__(self, other: Dim | int) -> bool:
        return self._sign_of(self - other, ">") > 0

    def __ge__(self, other: Dim | int) -> bool:
        return self._sign_of(self - other, ">=") >= 0

    def _sign_of(self, difference: Dim | int, question: str) -> int:
        """The sign of a difference if it is the same for all sizes from 1 on."""
        terms = _terms(difference)
        constant = terms.get((), 0)
        rest = [c for m, c in terms.items() if m]
        if not rest:
            return (constant > 0) - (constant < 0)
        if min(rest) > 0 and sum(rest) + constant >= 0:
            return 1 if sum(rest) + constant > 0 else 0
        if max(rest) < 0 and sum(rest) + constant <= 0:
            return -1 if sum(rest) + constant < 0 else 0
        raise TypeError(
            f"dimension {self!r}: whether it is {question} the other side "
            f"(difference {difference!r}) depends on sizes that are not known while tracing"
        )

    def evaluate(self, sizes: Mapping[str, int]) -> int:
        """The size, given the named ones."""
        return sum(
            reduce(lambda p, f: p * _atom_value(f[0], sizes) ** f[1], m, c)
            for m, c in self.terms.items()
        )

    def names(self) -> frozenset[str]:
        """The named sizes that occur."""
        return frozenset().union(*(_atom_names(a) for m in self.terms for a, _ in m))

    def __index__(self) -> NoReturn:
        raise TypeError(
            f"dimension {self!r} is symbolic: its value is not known while tracing. "
            "Use tenferro.numpy functions on it, or trace with concrete shapes"
        )

    __int__ = __index__

    def __repr__(self) -> str:
        return " + ".join(_show(m, c) for m, c in self.terms.items()) or "0"


Shape: TypeAlias = tuple[int | Dim, ...]


def dim(name: str) -> Dim:
    """The size called `name`.

    >>> dim("batch").evaluate({"batch": 3})
    3
    """
    if not name.isidentifier():
        raise ValueError(f"dim: a size is named by an identifier, got {name!r}")
    return Dim({((Atom("name", name), 1),): 1})


def evaluate_dim(size: int | Dim, sizes: Mapping[str, int]) -> int:
    """A size as a number."""
    return size.evaluate(sizes) if isinstance(size, Dim) else size


def _terms(value: Dim | int) -> dict[Monomial, int]:
    return value.terms if isinstance(value, Dim) else {(): int(value)}


def _simplify(terms: dict[Monomial, int]) -> Dim | int:
    left = {m: c for m, c in terms.items() if c}
    return left.get((), 0) if set(left) <= {()} else Dim(left)


def _atom(atom: Atom) -> Dim:
    return Dim({((atom, 1),): 1})


def _product(a: Monomial, b: Monomial) -> Monomial:
    powers = dict(a)
    for atom, p in b:
        powers[atom] = powers.get(atom, 0) + p
    return tuple(sorted(powers.items(), key=repr))


def _atom_value(atom: Atom, sizes: Mapping[str, int]) -> int:
    if atom.operator == "name":
        return sizes[atom.name]
    left, right = evaluate_dim(atom.left, sizes), evaluate_dim(atom.right, sizes)
    return left // right if atom.operator == "//" else left % right


def _atom_names(atom: Atom) -> frozenset[str]:
    if atom.operator == "name":
        return frozenset({atom.name})
    inner = [d.names() for d in (atom.left, atom.right) if isinstance(d, Dim)]
    return frozenset().union(*inner)


def _show(monomial: Monomial, coefficient: int) -> str:
    factors = [repr(a) if p == 1 else f"{a!r}**{p}" for a, p in monomial]
    if coefficient != 1 or not factors:
        factors.insert(0, str(coefficient))
    return "*".join(factors)
