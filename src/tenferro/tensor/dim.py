"""Dimension expressions: sizes that are known only when a program runs.

A dimension is an `int` or a `Dim`: a polynomial with integer coefficients over named sizes and over
quotients and remainders of such. Equality is structural after normalisation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from typing import Any, ClassVar, NoReturn, TypeAlias

from tenferro.tensor.bounds import never_negative

Monomial: TypeAlias = "tuple[tuple[Atom, int], ...]"


@dataclass(frozen=True, slots=True)
class Atom:
    """What a polynomial is in: a named size, `left operator right` for `//` and `%`, or `STEPS`."""

    operator: str
    name: str = ""
    left: Dim | int = 0
    right: Dim | int = 0

    def __repr__(self) -> str:
        return self.name or f"({_grouped(self.left)} {self.operator} {_grouped(self.right)})"


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
    value: ClassVar[Callable[[Dim], Any]]
    """What makes a traced integer of a size; `ops.base.apply` sets it."""

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
        if not isinstance(other, Dim | int):
            return NotImplemented
        whole, rest = _divided(self, other)
        return whole if isinstance(rest, int) and rest == 0 else whole + _floor("//", rest, other)

    def __rfloordiv__(self, other: int) -> Dim | int:
        return _floor("//", other, self) if isinstance(other, int) else NotImplemented

    def __mod__(self, other: Dim | int) -> Dim | int:
        if not isinstance(other, Dim | int):
            return NotImplemented
        return _floor("%", _divided(self, other)[1], other)

    def __rmod__(self, other: int) -> Dim | int:
        return _floor("%", other, self) if isinstance(other, int) else NotImplemented

    def __truediv__(self, other: Any) -> Any:
        return type(self).value(self) / other

    def __rtruediv__(self, other: Any) -> Any:
        return other / type(self).value(self)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        values = [type(self).value(x) if isinstance(x, Dim) else x for x in inputs]
        return getattr(ufunc, method)(*values, **kwargs)

    def __lt__(self, other: Dim | int) -> bool:
        return not self._at_least(other, "<")

    def __le__(self, other: Dim | int) -> bool:
        return not self._at_least(other + 1, "<=")

    def __gt__(self, other: Dim | int) -> bool:
        return self._at_least(other + 1, ">")

    def __ge__(self, other: Dim | int) -> bool:
        return self._at_least(other, ">=")

    def _at_least(self, other: Dim | int, question: str) -> bool:
        """Whether self ≥ other, if that is the same for all sizes from 1 on."""
        if never_negative(self - other):
            return True
        if never_negative(other - 1 - self):
            return False
        raise TypeError(
            f"dimension {self!r}: whether it is {question} the other side (it is "
            f"{self - other!r} above {other!r}) depends on sizes that are not known while tracing"
        )

    def evaluate(self, sizes: Mapping[str, int]) -> int:
        """The size, given the named ones."""
        return sum(
            reduce(lambda p, f: p * _atom_value(f[0], sizes) ** f[1], m, c)
            for m, c in self.terms.items()
        )

    def solve(self, name: str, value: int, sizes: Mapping[str, int]) -> Fraction | None:
        """What the named size must be for the expression to have this value.

        None if it does not occur in it linearly; `sizes` has all other names.
        """
        if any(_holds(a, p, name) for m in self.terms for a, p in m):
            return None
        at_zero = self.evaluate({**sizes, name: 0})
        slope = self.evaluate({**sizes, name: 1}) - at_zero
        return Fraction(value - at_zero, slope) if slope else None

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
        return " + ".join(_show(m, c) for m, c in self.terms.items()).replace("+ -", "- ")


Shape: TypeAlias = tuple[int | Dim, ...]


def dim(name: str) -> Dim:
    """The size called `name`.

    >>> dim("batch").evaluate({"batch": 3})
    3
    """
    if not name.isidentifier():
        raise ValueError(f"dim: a size is named by an identifier, got {name!r}")
    return Dim({((Atom("name", name), 1),): 1})


STEPS = Dim({((Atom("steps", "?"), 1),): 1})
"""The number of steps of a loop that ends when a condition says so: unknown before it has
run. It is not a named size: no program depends on it, and two loops share it with other lengths."""


def evaluate_dim(size: int | Dim, sizes: Mapping[str, int]) -> Any:
    """A size as a number; `STEPS` stays."""
    return size.evaluate(sizes) if isinstance(size, Dim) and size != STEPS else size


def _terms(value: Dim | int) -> dict[Monomial, int]:
    return value.terms if isinstance(value, Dim) else {(): int(value)}


def _simplify(terms: dict[Monomial, int]) -> Dim | int:
    left = {m: c for m, c in terms.items() if c}
    return left.get((), 0) if set(left) <= {()} else Dim(left)


def _atom(atom: Atom) -> Dim:
    return Dim({((atom, 1),): 1})


def _divided(size: Dim, by: Dim | int) -> tuple[Dim | int, Dim | int]:
    """The exact part of a quotient, and what is left to divide."""
    if isinstance(by, int) and by == 0:
        raise ZeroDivisionError(f"dimension {size!r} divided by 0")
    if size == by:
        return 1, 0
    divisors = list(_terms(by).items())
    whole: dict[Monomial, int] = {}
    rest = dict(size.terms)
    for m, c in size.terms.items() if len(divisors) == 1 else ():
        quotient = _quotient(m, divisors[0][0])
        if quotient is not None and c % divisors[0][1] == 0:
            whole[quotient] = rest.pop(m) // divisors[0][1]
    return _simplify(whole), _simplify(rest)


def _quotient(m: Monomial, by: Monomial) -> Monomial | None:
    powers = dict(m)
    for atom, p in by:
        powers[atom] = powers.get(atom, 0) - p
    if any(p < 0 for p in powers.values()):
        return None
    return tuple((atom, p) for atom, p in powers.items() if p)


def _holds(atom: Atom, power: int, name: str) -> bool:
    """Whether a factor is not linear in a name."""
    return name in _atom_names(atom) and (atom.operator != "name" or power > 1)


def _floor(operator: str, left: Dim | int, right: Dim | int) -> Dim | int:
    if isinstance(left, int) and isinstance(right, int):
        return left // right if operator == "//" else left % right
    if isinstance(left, int) and left == 0:
        return 0
    return _atom(Atom(operator, left=left, right=right))


def _product(a: Monomial, b: Monomial) -> Monomial:
    powers = dict(a)
    for atom, p in b:
        powers[atom] = powers.get(atom, 0) + p
    return tuple(sorted(powers.items(), key=repr))


def _atom_value(atom: Atom, sizes: Mapping[str, int]) -> int:
    if atom.operator == "name":
        return sizes[atom.name]
    left, right = evaluate_dim(atom.left, sizes), evaluate_dim(atom.right, sizes)
    return int(left // right if atom.operator == "//" else left % right)


def _atom_names(atom: Atom) -> frozenset[str]:
    if atom.operator == "name":
        return frozenset({atom.name})
    inner = [d.names() for d in (atom.left, atom.right) if isinstance(d, Dim)]
    return frozenset().union(*inner)


def _grouped(size: Dim | int) -> str:
    several = isinstance(size, Dim) and (len(size.terms) > 1 or "*" in repr(size))
    return f"({size!r})" if several else repr(size)


def _show(monomial: Monomial, coefficient: int) -> str:
    factors = [repr(a) if p == 1 else f"{a!r}**{p}" for a, p in monomial]
    if coefficient == -1 and factors:
        return "-" + "*".join(factors)
    if coefficient != 1 or not factors:
        factors.insert(0, str(coefficient))
    return "*".join(factors)
