"""The extensions `linalg` and `fft` of the Array API standard 2025.12."""

import inspect

import numpy as np
import pytest
from standard_table import parameters
from test_numpy_standard import accepts

import tenferro as te

LINALG = {
    "cholesky": "x, /, *, upper=0",
    "cross": "x1, x2, /, *, axis=0",
    "det": "x, /",
    "diagonal": "x, /, *, offset=0",
    "eig": "x, /",
    "eigh": "x, /",
    "eigvals": "x, /",
    "eigvalsh": "x, /",
    "inv": "x, /",
    "matmul": "x1, x2, /",
    "matrix_norm": "x, /, *, keepdims=0, ord=0",
    "matrix_power": "x, n, /",
    "matrix_rank": "x, /, *, rtol=0",
    "matrix_transpose": "x, /",
    "outer": "x1, x2, /",
    "pinv": "x, /, *, rtol=0",
    "qr": "x, /, *, mode=0",
    "slogdet": "x, /",
    "solve": "x1, x2, /",
    "svd": "x, /, *, full_matrices=0",
    "svdvals": "x, /",
    "tensordot": "x1, x2, /, *, axes=0",
    "trace": "x, /, *, offset=0, dtype=0",
    "vecdot": "x1, x2, /, *, axis=0",
    "vector_norm": "x, /, *, axis=0, keepdims=0, ord=0",
}
ONE, SEVERAL = "x, /, *, n=0, axis=0, norm=0", "x, /, *, s=0, axes=0, norm=0"
FFT = {
    **dict.fromkeys(("fft", "ifft", "rfft", "irfft", "hfft", "ihfft"), ONE),
    **dict.fromkeys(("fftn", "ifftn", "rfftn", "irfftn"), SEVERAL),
    **dict.fromkeys(("fftfreq", "rfftfreq"), "n, /, *, d=0, dtype=0, device=0"),
    **dict.fromkeys(("fftshift", "ifftshift"), "x, /, *, axes=0"),
}
FIELDS = {
    "eig": ("eigenvalues", "eigenvectors"),
    "eigh": ("eigenvalues", "eigenvectors"),
    "qr": ("Q", "R"),
    "slogdet": ("sign", "logabsdet"),
    "svd": ("U", "S", "Vh"),
}


@pytest.mark.parametrize("name", LINALG)
def test_signatures_of_linear_algebra(name):
    assert accepts(inspect.signature(getattr(te.numpy.linalg, name)), parameters(LINALG[name]))


@pytest.mark.parametrize("name", FFT)
def test_signatures_of_fourier_transforms(name):
    assert accepts(inspect.signature(getattr(te.numpy.fft, name)), parameters(FFT[name]))


@pytest.mark.parametrize("name", FIELDS)
def test_results_have_the_standards_fields(name):
    assert getattr(te.numpy.linalg, name)(np.eye(2))._fields == FIELDS[name]


@pytest.mark.parametrize("extension", ["linalg", "fft"])
def test_extensions_are_parts_of_the_packages(extension):
    """With NumPy's names: all of them, and no others."""
    ours, numpys = getattr(te.numpy, extension), getattr(np, extension)
    assert all(getattr(ours, n) is getattr(getattr(te, extension), n) for n in ours.__all__)
    assert {n for n in numpys.__all__ if callable(getattr(numpys, n))} == set(ours.__all__)
