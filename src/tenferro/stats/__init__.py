"""Log-densities of common distributions, and normal probabilities, with SciPy's parameters.

They are differentiable with respect to the point and every parameter, and can be batched and
compiled. As in SciPy, the log-density is -∞ outside the support, and NaN for NaN and for parameters
out of range; gradients there are zero.

>>> import tenferro as te
>>> te.grad(lambda mu: norm.logpdf(1.0, loc=mu))(0.5)
array(0.5)
"""

from tenferro.public_names import show_public_names
from tenferro.stats.continuous import *
from tenferro.stats.discrete import *
from tenferro.stats.multivariate import *
from tenferro.stats.related import *
from tenferro.stats.scores import *
from tenferro.stats.shaped import *

show_public_names(__name__)
