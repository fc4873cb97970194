"""The same formulas on NumPy arrays: they vectorize and keep single precision."""

from types import SimpleNamespace

import numpy as np
import pytest
import scipy.special
from rule_samples import SAMPLES
from test_chainrules_values import NUMPY

from chainrules import HELPERS, RULES, scalar

OTHERS = {
    "logistic": lambda x: 0.5 + 0.5 * np.tanh(0.5 * x),
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "powi": lambda x, *, exponent: x**exponent,
    "powf": lambda x, *, exponent: x**exponent,
    "erf": scipy.special.erf,
    "erfc": scipy.special.erfc,
    "sinc": lambda x: np.where(x == 0, 1, np.sin(np.pi * x) / np.where(x == 0, 1, np.pi * x)),
}
ARRAYS = SimpleNamespace(
    **{**NUMPY, **OTHERS},
    **{name: getattr(np, name) for name in HELPERS},
)


TYPES = {np.float32: float, np.complex64: complex}


def points_of_type(name, dtype):
    points = SAMPLES[name].points
    return [inputs for inputs in points if all(isinstance(x, TYPES[dtype]) for x in inputs)]


CASES = [
    pytest.param(name, dtype, id=f"{name}-{dtype.__name__}")
    for name in SAMPLES
    for dtype in TYPES
    if points_of_type(name, dtype)
]


@pytest.mark.parametrize(("name", "dtype"), CASES)
def test_partials_of_arrays(name, dtype):
    rule, parameters = RULES[name], SAMPLES[name].parameters
    inputs = list(np.array(points_of_type(name, dtype), dtype).T)
    points = [tuple(x.item() for x in row) for row in zip(*inputs, strict=True)]
    outputs = np.array([rule.value(*point, **parameters) for point in points])
    outputs = outputs.astype("c8" if outputs.dtype.kind == "c" else "f4")
    for partial in rule.partials_for(real=dtype is np.float32):
        got = np.asarray(partial(ARRAYS, *inputs, outputs, **parameters))
        expected = [
            partial(scalar, *map(scalar.positive, point), scalar.positive(y.item()), **parameters)
            for point, y in zip(points, outputs, strict=True)
        ]
        if got.shape:
            assert got.dtype == dtype
        np.testing.assert_allclose(got, expected if got.shape else expected[0], 1e-5, 1e-6)
