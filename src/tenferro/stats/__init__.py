"""Log-densities of the common distributions, under SciPy's names and with its parameters.

Composed of this library's functions, so differentiable in the point and in every parameter, batched
and compiled. Outside of the support the log-density is -∞, for parameters out of range and for NaN
it is NaN, as in SciPy; gradients there are zero.

>>> import tenferro as te
>>> te.grad(lambda mu: norm.logpdf(1.0, loc=mu))(0.5)
array(0.5)
"""

from tenferro.public_names import show_public_names
from tenferro.stats.continuous import *
from tenferro.stats.discrete import *
from tenferro.stats.multivariate import *

show_public_names(__name__)
