"""SciPy's own tests of interpolation, as installed, run on ours: 206 of 247 pass."""

from scipys_own import cases_of, own_tests

import tenferro as te

MODULES = {
    "test_interpolate": [
        "TestInterp1D", "TestAkima1DInterpolator", "TestPPolyCommon", "TestPPoly",
    ],
    "test_polyint": ["TestPCHIP", "TestCubicSpline", "TestZeroSizeArrays"],
    "test_bsplines": ["TestBSpline", "TestInterp", "TestLSQ", "TestSmoothingSpline"],
    "test_rgi": ["TestRegularGridInterpolator", "TestInterpN"],
}  # fmt: skip
OURS = {name: getattr(te.interpolate, name) for name in te.interpolate.__all__}
TESTS = {
    name: test
    for module, classes in MODULES.items()
    for name, test in cases_of(f"scipy.interpolate.tests.{module}", classes, OURS).items()
}
del TESTS["TestRegularGridInterpolator.test_concurrency"]  # of a private attribute, in threads
REASONS = {
    "there is no `extend`": "TestAkima1DInterpolator.test_extend",
    "there is neither `design_matrix` nor `from_power_basis`": """
        TestBSpline.test_design_matrix_asserts TestBSpline.test_design_matrix_bc_types
        TestBSpline.test_design_matrix_same_as_BSpline_call TestBSpline.test_design_matrix_t_shapes
        TestBSpline.test_design_matrix_x_shapes TestBSpline.test_from_power_basis
        TestBSpline.test_from_power_basis_complex TestBSpline.test_from_power_basis_exmp
    """,
    "breakpoints that decrease are refused": "TestPPoly.test_descending",
    "errors say it in other words, or are of another class": """
        TestAkima1DInterpolator.test_mod_invalid_method TestInterp.test_broken_x
        TestInterp.test_deriv_order_too_large TestInterp.test_deriv_spec
        TestInterp.test_incompatible_x_y TestBSpline.test_axis TestBSpline.test_ctor
        TestSmoothingSpline.test_invalid_input
    """,
    "arguments that SciPy checks and ours ignore, or check in another order": """
        TestRegularGridInterpolator.test_bad_solver
        TestRegularGridInterpolator.test_invalid_fill_value
        TestRegularGridInterpolator.test_spline_dim_error
        TestRegularGridInterpolator.test_length_one_axis_all
    """,
    "the method 'splinef2d' is not there": """
        TestInterpN.test_complex_spline2fd TestInterpN.test_spline_2d
        TestInterpN.test_spline_2d_outofbounds
    """,
    "attributes that ours does not have": """
        TestInterp1D.test_bounds TestInterp1D.test_fill_value_writeable TestInterp1D.test_init
    """,
    "arrays of float16 are refused": """
        TestInterp1D.test_linear_dtypes TestInterp1D.test_slinear_dtypes
    """,
    "results are arrays of ours, not of NumPy": "TestInterp1D.test_nd",
    "arrays of objects and lists of arrays are refused": """
        TestPPolyCommon.test_shape TestRegularGridInterpolator.test_duck_typed_values
        TestInterpN.test_duck_typed_values TestBSpline.test_default_extrap
        TestBSpline.test_endpoints
    """,
    "it is about classes or files of NumPy and SciPy": """
        TestBSpline.test_memmap TestBSpline.test_subclassing TestBSpline.test_integrate_0D_always
        TestCubicSpline.test_general
    """,
    "off by 3e-14, where 1e-14 is asked for": "TestInterp.test_cubic_deriv_unstable",
}
"""Tests that fail, by the reason."""
ERRORS = (ArithmeticError, AssertionError, AttributeError, TypeError, ValueError, RuntimeError)
test_of_scipy, test_what_differs_is_a_test_of_scipy = own_tests(TESTS, REASONS, ERRORS, OURS)
