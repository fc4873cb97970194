"""SciPy's own tests of distances, as installed, run on ours: 119 of 138 pass."""

import pytest
from scipys_own import cases_of, own_tests

import tenferro as te

pytestmark = pytest.mark.filterwarnings("ignore")

CLASSES = [
    "TestCdist", "TestPdist", "TestSomeDistanceFunctions", "TestSquareForm", "TestJaccard",
    "TestChebyshev", "Functions",
]  # fmt: skip
OURS = {name: getattr(te.spatial.distance, name) for name in te.spatial.distance.__all__}
TESTS = cases_of("scipy.spatial.tests.test_distance", CLASSES, OURS)
REASONS = {
    "metrics 'test_...' are SciPy's own, in Python": """
        TestCdist.test_cdist_calling_conventions TestCdist.test_cdist_extra_args
        TestPdist.test_pdist_calling_conventions TestPdist.test_pdist_extra_args
        TestPdist.test_pdist_jensenshannon_iris_nonC TestPdist.test_pdist_jensenshannon_random_nonC
        TestPdist.test_pdist_seuclidean_iris_nonC TestPdist.test_pdist_seuclidean_random_nonC
        TestChebyshev.test_pdist_chebyshev_iris_nonC TestChebyshev.test_pdist_chebyshev_random_nonC
        TestJaccard.test_pdist_djaccard_allzeros_nonC
    """,
    "arrays of objects are refused": """
        TestCdist.test_cdist_custom_notdouble TestPdist.test_pdist_custom_notdouble
    """,
    "`out` raises an error": "TestCdist.test_cdist_out TestPdist.test_pdist_out",
    "NaN, where SciPy raises an error": "Functions.test_sokalsneath_all_false",
    "NumPy's `assert_equal` asks an array for a truth value": """
        TestChebyshev.test_weighted TestChebyshev.test_zero_weight
        TestSquareForm.test_squareform_multi_matrix
    """,
}
"""Tests that fail, by the reason."""
ERRORS = (AssertionError, TypeError, ValueError)
test_of_scipy, test_what_differs_is_a_test_of_scipy = own_tests(TESTS, REASONS, ERRORS, OURS)
