"""Arrays, and facts about them: dtypes, dimension expressions, shapes."""

from tenferro.tensor.array import Array
from tenferro.tensor.aval import Aval, aval_of
from tenferro.tensor.dim import STEPS, Dim, Shape, dim
from tenferro.tensor.likes import ArrayLike, AxisLike, DTypeLike, IndexLike, ShapeLike
from tenferro.tensor.spec import spec

__all__ = [
    "STEPS", "Array", "ArrayLike", "Aval", "AxisLike", "DTypeLike", "Dim", "IndexLike", "Shape",
    "ShapeLike", "aval_of", "dim", "spec",
]  # fmt: skip
