"""The engine on XLA, through the public interface of jax: our graphs, XLA's compiler and devices.

Everything runs with 64-bit numbers, in a separate context: jax's settings of the process
do not change.
"""

from tenferro.engines.xla.base.table import LOWERINGS
from tenferro.engines.xla.engine import XLA
from tenferro.engines.xla.lowerings import (  # noqa: F401
    bits,
    edges,
    fft,
    indexing,
    linalg,
    loops,
    pointwise,
    reduction,
    sorting,
    special,
    structural,
)

__all__ = ["LOWERINGS", "XLA"]
