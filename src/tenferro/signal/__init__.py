"""Differentiable convolution, filters and spectra of signals, with SciPy's names."""

from tenferro.public_names import show_public_names
from tenferro.signal.convolution import *
from tenferro.signal.filtering import *
from tenferro.signal.fourier_convolution import *
from tenferro.signal.responses import *
from tenferro.signal.spectral import *
from tenferro.signal.trends import *
from tenferro.signal.zero_phase import *

show_public_names(__name__)
