"""Differential equations and integrals, differentiable."""

from tenferro.integrate.boundary_results import *
from tenferro.integrate.boundary_value import *
from tenferro.integrate.delays import *
from tenferro.integrate.initial_value import *
from tenferro.integrate.jumps import *
from tenferro.integrate.quadrature import *
from tenferro.integrate.results import *
from tenferro.integrate.samples import *
from tenferro.integrate.several import *
from tenferro.integrate.stochastic import *
from tenferro.public_names import show_public_names

show_public_names(__name__)
