"""Fourier transforms and their relatives: linear maps, differentiable to every order."""

import tenferro.kernels.fft  # noqa: F401  (declares the kernels)
from tenferro.fft.complex_transforms import *
from tenferro.fft.frequencies import *
from tenferro.fft.real_transforms import *
from tenferro.fft.trigonometric_transforms import *
from tenferro.public_names import show_public_names

show_public_names(__name__)
