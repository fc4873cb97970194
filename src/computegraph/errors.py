"""The errors of the graph layer."""

from collections.abc import Sequence


class GraphError(ValueError):
    """A graph that cannot be built, resolved or compiled."""


class UnresolvedValueError(GraphError):
    """A value is needed whose definition is neither an input nor an operation of the view.

    `values` are the arena's inputs that are needed but were not listed.
    """

    def __init__(self, message: str, values: Sequence[int] = ()) -> None:
        super().__init__(message)
        self.values = tuple(values)
