"""Mathematical functions as LLVM IR, for any vector length, with tested error bounds.

>>> MATH["exp"].max_ulp["f64"]
1.0
"""

from tenferro.engines.native.math.function import MathFunction
from tenferro.engines.native.math.table import MATH
from tenferro.engines.native.math.trigonometric import emit_sincos

__all__ = ["MATH", "MathFunction", "emit_sincos"]
