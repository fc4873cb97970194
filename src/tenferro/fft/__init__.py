"""Fourier transforms and their relatives: linear maps, differentiable to every order."""

import tenferro.kernels.fft  # noqa: F401  (declares the kernels)
from tenferro.fft.complex_transforms import fft, fft2, fftn, ifft, ifft2, ifftn
from tenferro.fft.frequencies import fftfreq, fftshift, ifftshift, rfftfreq
from tenferro.fft.real_transforms import (
    hfft,
    hfft2,
    hfftn,
    ihfft,
    ihfft2,
    ihfftn,
    irfft,
    irfft2,
    irfftn,
    rfft,
    rfft2,
    rfftn,
)
from tenferro.fft.trigonometric_transforms import (
    dct,
    dctn,
    dst,
    dstn,
    idct,
    idctn,
    idst,
    idstn,
)

__all__ = [
    "dct",
    "dctn",
    "dst",
    "dstn",
    "fft",
    "fft2",
    "fftfreq",
    "fftn",
    "fftshift",
    "hfft",
    "hfft2",
    "hfftn",
    "idct",
    "idctn",
    "idst",
    "idstn",
    "ifft",
    "ifft2",
    "ifftn",
    "ifftshift",
    "ihfft",
    "ihfft2",
    "ihfftn",
    "irfft",
    "irfft2",
    "irfftn",
    "rfft",
    "rfft2",
    "rfftfreq",
    "rfftn",
]


def __dir__() -> list[str]:
    return __all__
