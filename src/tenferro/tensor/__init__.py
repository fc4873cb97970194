"""Facts about tensors: dtypes, dimension expressions, shapes."""

from tenferro.tensor.aval import Aval, aval_of
from tenferro.tensor.dim import Dim, Shape, dim
from tenferro.tensor.spec import spec

__all__ = ["Aval", "Dim", "Shape", "aval_of", "dim", "spec"]
