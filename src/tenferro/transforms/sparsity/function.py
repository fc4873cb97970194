"""The function of a sparse Jacobian: of all floating-point leaves of its arguments, in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from tenferro.tensor import Aval
from tenferro.trace import Trace, Tracer
from tenferro.transforms.derivatives.choice import Argnums, chosen_arguments, values_of
from tenferro.transforms.derivatives.reverse import forward
from tenferro.transforms.tracing.arguments import (
    Arguments,
    Tree,
    array_of,
    leaf_aval,
    shown,
    unflatten,
)
from tenferro.transforms.tracing.tracing import Traced, trace_call
from tidu import LinearizedGraph

NDArray = np.ndarray[Any, Any]


class LeafFunction(NamedTuple):
    """A function of leaves, of which integers are fixed: the pattern may follow from them.

    `wrt` are the positions of the leaves to differentiate by, among those that are not fixed.
    """

    label: str
    function: Callable[..., Any]
    spec: Tree
    names: Sequence[str]
    avals: Sequence[Aval]
    fixed: Mapping[int, NDArray]
    wrt: Sequence[int]

    @staticmethod
    def of(
        label: str, f: Callable[..., Any], argnums: Argnums, args: Sequence[Any]
    ) -> LeafFunction:
        """The function with these arguments.

        Raises TypeError for integers among `argnums`, ValueError for sizes that have names.
        """
        positions = chosen_arguments(label, f, argnums, args, {})
        chosen = Arguments(values_of(positions, args, {}), positions=positions)
        chosen.check_inexact(label, chosen.avals(label))
        arguments = Arguments(args)
        avals, names = arguments.avals(label), arguments.names()
        for name, aval in zip(names, avals, strict=True):
            if aval.is_symbolic:
                raise ValueError(
                    f"{label}: {name} is {aval!r}, expected sizes that are numbers, because "
                    "the sparsity pattern depends on them"
                )
        fixed = {
            i: _computed(label, names[i], x)
            for i, (x, aval) in enumerate(zip(arguments.leaves, avals, strict=True))
            if not aval.is_inexact
        }
        free = [i for i in range(len(avals)) if i not in fixed]
        owner = [path[0].entry for path in arguments.spec.accessors()]
        wrt = [k for position in positions for k, i in enumerate(free) if owner[i] == position]
        return LeafFunction(label, f, arguments.spec, names, avals, fixed, wrt)

    def leaves(self, args: Sequence[Any]) -> list[Any]:
        """The leaves that are not fixed.

        Raises ValueError for another structure, other shapes and other integers.
        """
        arguments = Arguments(args)
        if arguments.spec != self.spec:
            raise ValueError(
                f"{self.label}: the arguments have the structure {shown(arguments.spec)}, expected "
                f"{shown(self.spec)}, as when it was planned"
            )
        for i, (x, aval) in enumerate(zip(arguments.leaves, self.avals, strict=True)):
            self._check(i, x, aval)
        return [x for i, x in enumerate(arguments.leaves) if i not in self.fixed]

    def _check(self, i: int, x: Any, aval: Aval) -> None:
        name = f"{self.label}: {self.names[i]}"
        actual = leaf_aval(name, x)
        if actual.shape != aval.shape or actual.is_inexact != aval.is_inexact:
            raise ValueError(f"{name} is {actual!r}, expected {aval!r}, as when it was planned")
        if i in self.fixed and not np.array_equal(_computed(self.label, name, x), self.fixed[i]):
            raise ValueError(
                f"{name} has values other than the planned ones; the sparsity pattern may depend "
                "on integers, so make a new plan"
            )

    def traced(self, trace: Trace, leaves: Sequence[Any]) -> Traced:
        """The function's graph."""
        return trace_call(trace, self._called, leaves, self.label, derivatives=1)

    def linearized(self, traced: Traced) -> LinearizedGraph:
        """Its tangents along the leaves to differentiate by."""
        return forward(traced, [traced.inputs[k] for k in self.wrt])

    def _called(self, *leaves: Any) -> Any:
        free = iter(leaves)
        every = [self.fixed[i] if i in self.fixed else next(free) for i in range(len(self.avals))]
        return self.function(*unflatten(self.spec, every))


def _computed(label: str, name: str, x: Any) -> NDArray:
    if isinstance(x, Tracer):
        raise TypeError(
            f"{label}: {name} is {x!r}, expected a computed array; the sparsity pattern may "
            "depend on integers, so they cannot be traced"
        )
    return array_of(x)
