"""SciPy's own tests of images, as installed, run on ours: 269 of 272 pass."""

from types import SimpleNamespace

import pytest
import scipy.ndimage
from scipys_own import cases_of, own_tests

import tenferro as te

pytestmark = pytest.mark.filterwarnings("ignore")

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
"""Tests that fail, by the reason."""
ERRORS = (AssertionError, TypeError)
test_of_scipy, test_what_differs_is_a_test_of_scipy = own_tests(TESTS, REASONS, ERRORS, OURS)
