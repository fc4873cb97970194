"""The operators with derivatives of tenferro, for the coverage of a database."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from adoracles import UnsupportedOperationError
from adoracles.cases.case import Case
from tenferro.ops.base import FAMILIES
from tenferro.ops.base.bodies import bodies_in
from tenferro.oracles import library
from tenferro.transforms import trace
from tidu import ADRuleError


class Operators:
    """Families whose derivative is a rule of their own, or that are linear."""

    @property
    def operators(self) -> Collection[str]:
        """Their names."""
        return [
            name
            for name, family in FAMILIES.items()
            if not family.zero_derivative and (family.jvp_rule or family.is_linear)
        ]

    def used(self, case: Case) -> Collection[str]:
        """Return the names of the operations in the function of a case and in its gradient and
        tangent: those that its second derivatives differentiate.

        >>> from adoracles import Database, Selection
        >>> case = next(Database.open().cases(Selection(("numpy.tanh",))))
        >>> "tanh" in Operators().used(case)
        True
        """
        adapter = library()
        function = adapter.function(case, tuple(case.probes[0].cotangent))
        primals = tuple(case.inputs.values())

        def gradient(*arrays: object) -> object:
            outputs, pullback = adapter.vjp(function, *arrays)
            return pullback(outputs)

        def derivative(*arrays: object) -> object:
            return gradient(*arrays), adapter.jvp(function, arrays, arrays)

        found: set[str] = set()
        waiting = [_traced((derivative, gradient), primals)]
        for graph in waiting:
            for _, operation, _, _ in graph.arena.applications(graph.order):
                found.add(operation.name)
                waiting += [body.graph() for body in bodies_in(operation)]
        return found


def _traced(functions: Sequence[Callable[..., object]], primals: Sequence[object]) -> Any:
    """The graph of the first function that has derivatives."""
    for function in functions:
        try:
            return trace(function)(*primals).graph
        except ADRuleError as error:
            refused = error
    raise UnsupportedOperationError(str(refused)) from refused


def inventory() -> Operators:
    """Return the inventory of all operators, with the modules imported that declare them.

    >>> "sin" in inventory().operators
    True
    """
    return Operators()
