"""Differentiable interpolation with SciPy's names."""

from tenferro.interpolate.bsplines import *
from tenferro.interpolate.cubic import *
from tenferro.interpolate.fitpack import *
from tenferro.interpolate.grids import *
from tenferro.interpolate.hermite import *
from tenferro.interpolate.one_dimension import *
from tenferro.interpolate.piecewise import *
from tenferro.interpolate.scattered import *
from tenferro.interpolate.smoothing import *
from tenferro.public_names import show_public_names

show_public_names(__name__)
