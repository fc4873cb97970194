"""Values that are defined by equations: derivatives without looking into the solver."""

from tenferro.implicit.equations import *
from tenferro.implicit.iterations import *
from tenferro.implicit.linear import *
from tenferro.implicit.solvers import *
from tenferro.public_names import show_public_names

show_public_names(__name__)
