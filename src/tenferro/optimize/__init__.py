"""First-order optimizers, and solvers over pytrees: minima, roots, least squares."""

from tenferro.optimize.clipping import *
from tenferro.optimize.curves import *
from tenferro.optimize.equations import *
from tenferro.optimize.first_order import *
from tenferro.optimize.fitting import *
from tenferro.optimize.hyperparameters import *
from tenferro.optimize.masks import *
from tenferro.optimize.minimization import *
from tenferro.optimize.quadratic import *
from tenferro.optimize.result import *
from tenferro.optimize.scalar_roots import *
from tenferro.optimize.schedules import *
from tenferro.optimize.stateful import *
from tenferro.optimize.stiefel import *
from tenferro.optimize.transformations import *
from tenferro.public_names import show_public_names

show_public_names(__name__)
