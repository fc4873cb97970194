"""Implicit differentiation: derivatives of solutions of equations, for any solver."""

from tenferro.implicit.equations import *
from tenferro.implicit.iterations import *
from tenferro.implicit.linear import *
from tenferro.implicit.solvers import *
from tenferro.public_names import show_public_names

show_public_names(__name__)
