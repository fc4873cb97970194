"""Facts about tensors: dtypes, dimension expressions, shapes."""

from tenferro.tensor.aval import Aval, aval_of
from tenferro.tensor.dim import STEPS, Dim, Shape, dim
from tenferro.tensor.spec import spec

__all__ = ["STEPS", "Aval", "Dim", "Shape", "aval_of", "dim", "spec"]
