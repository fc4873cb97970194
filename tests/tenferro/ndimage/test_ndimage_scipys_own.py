"""SciPy's own tests of images, as installed, run on ours: 269 of 272 pass."""

from types import SimpleNamespace

import pytest
import scipy.ndimage
from scipys_own import cases_of, run

import tenferro as te

MODULES = {
    "test_filters": ["TestNdimageFilters", "Functions"],
    "test_interpolation": [
        "TestBoundaries", "TestSpline", "TestMapCoordinates", "TestAffineTransform", "TestShift",
        "TestZoom", "TestRotate", "TestGeometricTransform",
    ],
    "test_splines": ["Functions"],
}  # fmt: skip
OURS = {name: getattr(te.ndimage, name) for name in te.ndimage.__all__}
OURS["ndimage"] = SimpleNamespace(**(vars(scipy.ndimage) | OURS))
TESTS = {
    name: test
    for module, classes in MODULES.items()
    for name, test in cases_of(f"scipy.ndimage.tests.{module}", classes, OURS).items()
    if not any(other in name for other in ("vectorized", "gaussian_kernel1d"))
}
"""Without those of functions that are not here."""
REASONS = {
    "arrays of float16 are refused": "Functions.test_gaussian_filter_float16",
    "sums of float32 are computed in float32": "TestNdimageFilters.test_gauss03",
    "the error says it in other words": "TestNdimageFilters.test_filter_invalid_footprint_ndim",
}
DIFFERENT = {name: reason for reason, names in REASONS.items() for name in names.split()}
"""Tests that fail, with the reason."""


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", sorted(TESTS))
def test_of_scipy(name):
    if name in DIFFERENT:
        with pytest.raises((AssertionError, TypeError)):
            run(*TESTS[name], OURS)
    else:
        run(*TESTS[name], OURS)


def test_what_differs_is_a_test_of_scipy():
    assert DIFFERENT.keys() <= TESTS.keys()
