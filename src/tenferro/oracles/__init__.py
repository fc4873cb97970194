"""tenferro as a library under test of the derivative-oracle database.

One table leads from the database's operation names, which are PyTorch's, to calls of tenferro.
An operation that is absent from the table counts as unsupported.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from adoracles import Adapter
from tenferro import numpy
from tenferro.linalg import GaugeError
from tenferro.oracles.elementwise import ELEMENTWISE
from tenferro.oracles.linalg import LINALG
from tenferro.oracles.network import NETWORK
from tenferro.oracles.reduction import REDUCTION
from tenferro.oracles.special import SPECIAL
from tenferro.transforms import jvp, vjp

OPERATIONS: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {**ELEMENTWISE, **SPECIAL, **REDUCTION, **NETWORK, **LINALG}
)


def library() -> Adapter:
    """The adapter: derivatives by `tenferro.jvp` and `tenferro.vjp` of functions in the table.

    >>> "sin" in library().operations
    True
    """
    namespace: Any = numpy
    return Adapter("tenferro", OPERATIONS, namespace, jvp, vjp, (GaugeError,))
