"""Differentiable filters, splines and geometric transforms of images, with SciPy's names."""

from tenferro.ndimage.correlation import *
from tenferro.ndimage.derivatives import *
from tenferro.ndimage.generic import *
from tenferro.ndimage.morphology import *
from tenferro.ndimage.ranks import *
from tenferro.ndimage.smoothing import *
from tenferro.ndimage.splines import *
from tenferro.ndimage.transforms import *
from tenferro.public_names import show_public_names

show_public_names(__name__)
