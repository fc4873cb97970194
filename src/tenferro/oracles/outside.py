"""Functions of the library that its programs call as if they were another library's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tenferro.eager import tensor
from tenferro.interop.flat import Differentiable, Imported, called_with
from tenferro.pytree import Structure, flatten
from tenferro.tensor import Aval, aval_of
from tenferro.transforms import jvp, vjp

Function = Callable[..., Any]


class Outside(Differentiable):
    """A function of arrays that returns a sequence of them, called on NumPy's when programs run."""

    def __call__(self, *arrays: np.ndarray[Any, Any]) -> Sequence[Any]:
        return [np.asarray(y) for y in self.function(*map(tensor, arrays))]

    def _derivatives(self, active: tuple[bool, ...]) -> tuple[Function, Function]:
        n = self.inputs

        def push(*values: Any) -> Any:
            f, moving = self._of(active, values[:n])
            return jvp(f, moving, values[n:])[1]

        def pull(*values: Any) -> Any:
            f, moving = self._of(active, values[:n])
            return vjp(f, *moving)[1](values[n:])

        return push, pull

    def _of(self, active: tuple[bool, ...], xs: Sequence[Any]) -> tuple[Function, tuple[Any, ...]]:
        """The function of the active operands, and these."""

        def f(*moved: Any) -> tuple[Any, ...]:
            given = iter(moved)
            operands = (next(given) if on else x for x, on in zip(xs, active, strict=True))
            return tuple(self.function(*operands))

        return f, tuple(x for x, on in zip(xs, active, strict=True) if on)


def outside(function: Function) -> Imported:
    """The same function, computed and differentiated outside of the programs that call it."""

    def make(spec: Structure, avals: Sequence[Aval]) -> Any:
        def flat(*arrays: Any) -> list[Any]:
            return flatten(called_with(function, spec)(*arrays))[0]

        zeros = (tensor(np.zeros(aval.shape, aval.dtype)) for aval in avals)
        results, tree = flatten(called_with(function, spec)(*zeros))
        outs = [aval_of(y.shape, y.dtype) for y in results]
        return Outside(flat, len(avals), (True,) * len(outs)), outs, tree

    return Imported("outside", "outside", make)
