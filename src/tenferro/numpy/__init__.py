"""NumPy's functions, and the Array API standard's, on arrays of tenferro."""

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tenferro.numpy.along_axes import *  # noqa: F403
from tenferro.numpy.arithmetic import *  # noqa: F403
from tenferro.numpy.arranging import *  # noqa: F403
from tenferro.numpy.assigning import *  # noqa: F403
from tenferro.numpy.choosing import *  # noqa: F403
from tenferro.numpy.complex_parts import *  # noqa: F403
from tenferro.numpy.constants import *  # noqa: F403
from tenferro.numpy.convolving import *  # noqa: F403
from tenferro.numpy.counting import *  # noqa: F403
from tenferro.numpy.creation import *  # noqa: F403
from tenferro.numpy.cumulative import *  # noqa: F403
from tenferro.numpy.data_types import *  # noqa: F403
from tenferro.numpy.diagonals import *  # noqa: F403
from tenferro.numpy.differences import *  # noqa: F403
from tenferro.numpy.dispatch import array_function, array_ufunc
from tenferro.numpy.einstein import *  # noqa: F403
from tenferro.numpy.elementwise import *  # noqa: F403
from tenferro.numpy.fitting import *  # noqa: F403
from tenferro.numpy.grids import *  # noqa: F403
from tenferro.numpy.indexing import *  # noqa: F403
from tenferro.numpy.inserting import *  # noqa: F403
from tenferro.numpy.inspection import *  # noqa: F403
from tenferro.numpy.joining import *  # noqa: F403
from tenferro.numpy.logic import *  # noqa: F403
from tenferro.numpy.manipulation import *  # noqa: F403
from tenferro.numpy.multi_index import *  # noqa: F403
from tenferro.numpy.namespace import (
    __array_api_version__,
    __array_namespace_info__,
    array_namespace,
)
from tenferro.numpy.nan_reductions import *  # noqa: F403
from tenferro.numpy.polynomial_roots import *  # noqa: F403
from tenferro.numpy.polynomials import *  # noqa: F403
from tenferro.numpy.predicates import *  # noqa: F403
from tenferro.numpy.products import *  # noqa: F403
from tenferro.numpy.quantiles import *  # noqa: F403
from tenferro.numpy.ranges import *  # noqa: F403
from tenferro.numpy.reductions import *  # noqa: F403
from tenferro.numpy.resizing import *  # noqa: F403
from tenferro.numpy.rounding import *  # noqa: F403
from tenferro.numpy.searching import *  # noqa: F403
from tenferro.numpy.sets import *  # noqa: F403
from tenferro.numpy.sorting import *  # noqa: F403
from tenferro.numpy.splitting import *  # noqa: F403
from tenferro.numpy.statistics import *  # noqa: F403
from tenferro.numpy.updates import *  # noqa: F403
from tenferro.numpy.windows import *  # noqa: F403
from tenferro.ops.apply import literal
from tenferro.ops.promotion import is_operand
from tenferro.tensor.array import Array

if TYPE_CHECKING:
    from tenferro.numpy import fft, linalg

Array.surface = sys.modules[__name__]

__all__ = [
    "__array_api_version__",
    "__array_namespace_info__",
    "array_function",
    "array_namespace",
    "array_ufunc",
    "fft",
    "is_operand",
    "linalg",
    "literal",
]


def __getattr__(name: str) -> Any:
    """The extensions `linalg` and `fft` are loaded when they are first asked for."""
    if name in ("fft", "linalg"):
        return import_module(f"tenferro.numpy.{name}")
    raise AttributeError(f"module 'tenferro.numpy' has no attribute {name!r}")
