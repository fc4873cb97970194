"""CasADi's derivatives of functions of NumPy arrays whose elements are its scalar expressions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from adoracles.cases.calls import Function

Objects: TypeAlias = Any
"""A NumPy array of expressions or numbers, of any shape."""


def objects(array: Any) -> Objects:
    """Return an array of objects; an expression becomes an array without axes."""
    if isinstance(array, np.ndarray):
        return array.astype(object)
    lone = np.empty((), object)
    lone[()] = array
    return lone


@dataclass(frozen=True)
class Expressions:
    """Derivatives of functions of arrays of expressions."""

    casadi: Any

    def jvp(self, f: Function, primals: Sequence[Objects], tangents: Sequence[Objects]) -> Any:
        """Return the outputs and the directional derivative."""
        xs, x = self._symbols(primals)
        out = f(*xs)
        _, d = self._symbols(tangents)
        y = self._vector(_arrays(out))
        both, at = [y, self.casadi.jtimes(y, x, d)], [self._vector(a) for a in (primals, tangents)]
        values = self.casadi.substitute(both, [x, d], at)
        return tuple(refilled(out, self.casadi.vertsplit(value)) for value in values)

    def vjp(self, f: Function, *primals: Objects) -> tuple[Any, Callable[[Any], Any]]:
        """Return the outputs and the pullback."""
        xs, x = self._symbols(primals)
        out = f(*xs)
        y = self._vector(_arrays(out))
        c = self.casadi.SX.sym("c", y.numel())
        pulled = self.casadi.jtimes(y, x, c, True)
        at = self._vector(primals)
        (value,) = self.casadi.substitute([y], [x], [at])

        def pullback(cotangents: Any) -> Any:
            given = [at, self._vector(_arrays(cotangents))]
            (found,) = self.casadi.substitute([pulled], [x, c], given)
            return refilled(tuple(xs), self.casadi.vertsplit(found))

        return refilled(out, self.casadi.vertsplit(value)), pullback

    def compile(self, f: Function, arrays: Sequence[Objects]) -> Function:
        """Return the function of numbers that a function of expressions represents."""
        xs, x = self._symbols(arrays)
        out = f(*xs)
        whole = [array for group in out.values() for array in _arrays(group)]
        program = self.casadi.Function("f", [x], [self._vector(whole)])

        def compiled(*numbers: Objects) -> dict[str, Any]:
            given = np.concatenate([np.ravel(n) for n in numbers]).astype(float)
            values = iter(np.asarray(program(given), float).ravel())
            return {part: refilled(group, values, float) for part, group in out.items()}

        return compiled

    def _symbols(self, arrays: Sequence[Objects]) -> tuple[list[Objects], Any]:
        x = self.casadi.SX.sym("x", sum(array.size for array in arrays))
        return list(refilled(tuple(arrays), self.casadi.vertsplit(x))), x

    def _vector(self, arrays: Sequence[Objects]) -> Any:
        return self.casadi.SX(self.casadi.vertcat(*(e for a in arrays for e in objects(a).flat)))


def _arrays(group: Any) -> list[Objects]:
    return list(group.values() if isinstance(group, dict) else group)


def refilled(group: Any, elements: Iterable[Any], dtype: Any = object) -> Any:
    """Arrays of the same names and shapes with other elements."""
    rest = iter(elements)

    def one(array: Objects) -> Objects:
        new = np.empty(np.shape(objects(array)), dtype)
        for place in np.ndindex(*new.shape):
            new[place] = next(rest)
        return new

    if isinstance(group, dict):
        return {name: one(array) for name, array in group.items()}
    return tuple(map(one, group))
