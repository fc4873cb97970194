"""The errors of the graph layer."""


class GraphError(ValueError):
    """A graph that cannot be built, resolved or compiled as asked."""


class UnresolvedValueError(GraphError):
    """A value is needed whose definition is neither an input nor an operation of the view."""
