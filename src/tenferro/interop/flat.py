"""Functions of pytrees as functions of leaves, and their derivatives."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import numpy as np

from tenferro.ops.control.external import Foreign
from tenferro.pytree import Structure, flatten, unflatten
from tenferro.tensor import Aval
from tenferro.transforms import jit, vjp_optional
from tenferro.transforms.rules.outside import called_outside
from tenferro.transforms.tracing.arguments import Arguments

Function = Callable[..., Any]


def called_with(f: Function, spec: Structure) -> Function:
    """`f` as a function of the leaves of its arguments, (args, kwargs) of structure `spec`."""

    def of_leaves(*leaves: Any) -> Any:
        args, kwargs = unflatten(spec, leaves)
        return f(*args, **kwargs)

    return of_leaves


class Flat:
    """A function of ours on NumPy arrays, compiled, with the pullback as another such function.

    `out_tree` is the structure of the latest results, once it has run.
    """

    def __init__(self, function: Function) -> None:
        self.out_tree: Structure | None = None
        self.function = function
        self._run = jit(function)
        self._pullbacks: dict[Hashable, Flat] = {}

    def __call__(self, *arrays: Any) -> list[Any]:
        """The leaves of the results, as NumPy arrays."""
        results, self.out_tree = flatten(self._run(*arrays))
        return results

    def pullback(self, n: int, wrt: tuple[int, ...], outs: tuple[int, ...]) -> Flat:
        """The cotangents of the operands `wrt`, of all `n` operands followed by those of `outs`."""
        if (n, wrt, outs) not in self._pullbacks:
            self._pullbacks[n, wrt, outs] = Flat(self._pulled(n, wrt, outs))
        return self._pullbacks[n, wrt, outs]

    def _pulled(self, n: int, wrt: Sequence[int], outs: Sequence[int]) -> Function:
        def pulled(*values: Any) -> list[Any]:
            xs, cts = values[:n], values[n:]

            def of(*active: Any) -> list[Any]:
                every = list(xs)
                for i, x in zip(wrt, active, strict=True):
                    every[i] = x
                results = flatten(self.function(*every))[0]
                return [results[i] for i in outs]

            _, back = vjp_optional(of, *(xs[i] for i in wrt))
            cotangents = back(list(cts))
            return [
                np.zeros_like(xs[i]) if c is None else c
                for i, c in zip(wrt, cotangents, strict=True)
            ]

        return pulled


class Differentiable(Foreign):
    """A function of lists of another library's arrays, with derivatives by that library.

    `inexact` says which outputs are differentiated; a library supplies `__call__`, on NumPy's
    arrays, and `_derivatives`.
    """

    def __init__(
        self, function: Function, inputs: int, inexact: tuple[bool, ...], linear: int = 0
    ) -> None:
        self.function = function
        self.inputs = inputs
        self.inexact = inexact
        self.linear = linear
        self._pushed: dict[tuple[bool, ...], Differentiable] = {}
        self._adjoint: Differentiable | None = None

    def pushforward(self, active: tuple[bool, ...]) -> Foreign:
        if active not in self._pushed:
            push, pull = self._derivatives(active)
            count, outs = sum(active), sum(self.inexact)
            pushed = type(self)(push, self.inputs + count, (True,) * outs, count)
            pulled = type(self)(pull, self.inputs + outs, (True,) * count, outs)
            pushed._adjoint, pulled._adjoint = pulled, pushed
            self._pushed[active] = pushed
        return self._pushed[active]

    def adjoint(self) -> Foreign:
        assert self._adjoint is not None
        return self._adjoint

    @abstractmethod
    def _derivatives(self, active: tuple[bool, ...]) -> tuple[Function, Function]:
        """J v of the active inputs, and Jᵀ u: functions of all inputs followed by v, or u."""


class Imported:
    """A function of another library as one of ours: `make(f, spec, avals)` adapts it to arrays.

    It returns the adapted function, the avals of its outputs and their structure.
    """

    def __init__(
        self,
        label: str,
        name: str,
        make: Callable[[Structure, Sequence[Aval]], tuple[Foreign, Sequence[Aval], Structure]],
    ) -> None:
        self.label = label
        self.name = name
        self.__name__ = name
        self._make = make
        self._made: dict[Hashable, tuple[Foreign, Sequence[Aval], Structure]] = {}

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The function's value."""
        arguments = Arguments(args, kwargs)
        avals = arguments.avals(self.label)
        key = (arguments.spec, *avals)
        if key not in self._made:
            self._made[key] = self._make(arguments.spec, avals)
        function, outs, out_tree = self._made[key]
        leaves = called_outside(self.label, function, arguments, outs, self.name)
        return unflatten(out_tree, leaves)

    def __repr__(self) -> str:
        return f"<{self.label}>"
