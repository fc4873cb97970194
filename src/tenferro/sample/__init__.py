"""Samplers of densities: the no-U-turn sampler and others, over pytrees with constraints.

>>> import numpy as np
>>> import tenferro as te
>>> found = te.sample.nuts(lambda x: -0.5 * x @ x, np.zeros(2), te.random.key(0), draws=200)
>>> found.draws.shape
(4, 200, 2)
"""

from tenferro.public_names import show_public_names
from tenferro.sample.approximations import *
from tenferro.sample.constraints import *
from tenferro.sample.diagnostics import *
from tenferro.sample.functions import *
from tenferro.sample.paths import *
from tenferro.sample.result import *
from tenferro.sample.tempering import *

show_public_names(__name__)
