"""Every pointwise family in every dtype: the native engine's values are the reference engine's."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines import compile_graph
from tenferro.engines.native.families.table import TABLE
from tenferro.engines.native.units.compilation import Compilation
from tenferro.kernels.table import kernel
from tenferro.ops.base.apply import apply
from tenferro.ops.base.registry import FAMILIES

DTYPES = """
bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float32 float64 complex64 complex128
""".split()
PARAMETERS = {
    "convert": [{"dtype": np.dtype(d)} for d in DTYPES],
    "compare": [
        {"direction": d}
        for d in ("less", "less_equal", "greater", "greater_equal", "equal", "not_equal")
    ],
    "powi": [{"exponent": k} for k in (-3, -1, 0, 1, 2, 5)],
    "powf": [{"exponent": k} for k in (0.5, -1.5, 3.7)],
}
POINTWISE = sorted(name for name, row in TABLE.items() if row.form == "pointwise")
"""Families with code; those with formulas are compared in `test_formulas`."""
REFUSED = (TypeError, ValueError, OverflowError, KeyError, te.extension.LoweringError)
WHERE_THE_REFERENCE_CANCELS = {
    "sinc": 1e-13,
    "tenferro.special.j0.v1": 1e-14,
    "tenferro.special.j1.v1": 1e-14,
}
"""Near its zeros the quotient sin(πx)/(πx) has an absolute error, as SciPy's Bessel functions have:
7e-15 at -1e5, where the native ones are right."""


CONDITION = {"pow": lambda x, y: 1 + np.abs(y * np.log(x))}
"""By how much a rounding error inside a complex function is multiplied: of e^(y log x), whose
exponent is rounded. Each engine is within 3 units of it (20,000 pairs in complex64)."""


def numbers(dtype, seed):
    rng, kind = np.random.default_rng(seed), np.dtype(dtype).kind
    if kind == "b":
        return rng.random(200) < 0.5
    if kind in "iu":
        return integers(rng, np.dtype(dtype))
    if kind == "f":
        return floats(rng).astype(dtype)
    found = np.empty(200, np.complex128)
    found.real, found.imag = floats(rng), floats(rng)
    return found.astype(dtype)


def integers(rng, dtype):
    limits = np.iinfo(dtype)
    x = rng.integers(0, 10, 200).astype(dtype)
    if dtype.kind == "i":
        x[100:] *= -1
    x[:5] = limits.min, limits.max, 0, 1, limits.max // 2
    return rng.permutation(x)


def floats(rng):
    x = rng.standard_normal(200) * np.exp(2 * rng.standard_normal(200))
    x[:9] = np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -1.0, 1e-40, -1e5
    return rng.permutation(x)


def arguments(name, dtype, count):
    first = "bool" if name == "select" else dtype
    found = [numbers(first, 0), *(numbers(dtype, i) for i in range(1, count))]
    if name in ("shift_left", "shift_right") and count == 2:
        found[1] = (np.arange(200) % 80 - 8).astype(dtype)  # negative, and beyond all bits, too
    return found


def reference(name, params, dtype):
    """Arguments that the family takes in a dtype, and its graph and values; None if none."""
    for count in (1, 2, 3, 4):
        try:
            args = arguments(name, dtype, count)
            operation = FAMILIES[name].bind(**params)
            graph = te.trace(lambda *x, op=operation: apply(op, *x))(*args).graph
            kernel(operation, tuple(te.tensor(a).aval for a in args))
            values = compile_graph(graph, "numpy")(*args)
        except REFUSED:
            continue
        return args, graph, [np.asarray(y) for y in values]
    return None


def assert_equal(found, expected, absolute, condition=0.0):
    assert found.dtype == expected.dtype and found.shape == expected.shape
    if expected.dtype.kind not in "fc":
        np.testing.assert_array_equal(found, expected)
        return
    relative = 2e-6 if expected.dtype in (np.float32, np.complex64) else 1e-13
    finite = np.isfinite(expected)
    np.testing.assert_array_equal(np.isfinite(found), finite)
    if expected.dtype.kind == "f":
        np.testing.assert_array_equal(found[~finite], expected[~finite])
    error = np.abs(found[finite] - expected[finite])
    units = 3 * np.finfo(expected.dtype).eps * np.broadcast_to(condition, expected.shape)[finite]
    limit = (
        np.maximum(relative, np.nan_to_num(units, posinf=0.0)) * np.abs(expected[finite]) + absolute
    )
    worst = np.argmax(error - limit) if error.size else 0
    assert np.all(error <= limit), (found[finite][worst], expected[finite][worst])


def is_defined(name, params, dtype):
    """Whether C and IEEE 754 say what the result is for all samples."""
    if name == "convert" and np.dtype(dtype).kind in "fc":
        return params["dtype"].kind not in "iu"  # NaN and infinities as integers
    return not (name == "powi" and dtype[0] == "c" and params["exponent"] < 0)  # 1/∞


@pytest.mark.sampled(48)
@pytest.mark.parametrize("name", POINTWISE)
def test_values_in_every_dtype(name):
    compared = 0
    with np.errstate(all="ignore"):
        for params in PARAMETERS.get(name, [{}]):
            for dtype in DTYPES:
                found = reference(name, params, dtype)
                if found is None or not is_defined(name, params, dtype):
                    continue
                args, graph, expected = found
                absolute = WHERE_THE_REFERENCE_CANCELS.get(name, 0.0)
                absolute *= 1e9 if dtype.endswith(("t32", "x64")) else 1.0
                is_complex = dtype.startswith("complex")
                condition = CONDITION[name](*args) if is_complex and name in CONDITION else 0.0
                for x, y in zip(compile_graph(graph, "native")(*args), expected, strict=True):
                    assert_equal(x, y, min(absolute, 1e-6), condition)
                compared += 1
    if not compared:
        pytest.skip("needs parameters or operands of its own; see the table of operations")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("source", ["float32", "float64", "complex128"])
@pytest.mark.parametrize("target", DTYPES[1:9])
def test_floats_become_integers(source, target):
    low = -3 if target[0] == "u" else -100
    x = np.r_[np.linspace(low, 100, 41), 0.0, -0.0].astype(source)
    graph = te.trace(lambda x: apply(FAMILIES["convert"].bind(dtype=np.dtype(target)), x))(x).graph
    (expected,) = compile_graph(graph, "numpy")(x)
    np.testing.assert_array_equal(compile_graph(graph, "native")(x)[0], expected)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex128", "int8", "uint64"])
def test_numbers_become_bools(dtype):
    values = [0.0, 1.0, 2.0] if np.dtype(dtype).kind in "iu" else [0.0, -0.0, np.nan, 1e-40]
    x = np.tile(values, 5).astype(dtype)
    program = te.trace(lambda x: (x.astype(bool), np.count_nonzero(x)))(x)
    assert not program.compiled.program.references
    for found, expected in zip(program(x), (x.astype(bool), np.count_nonzero(x)), strict=True):
        np.testing.assert_array_equal(found, expected)


def test_divisions_and_shifts_of_integers_are_native():
    def f(a, b):
        return a // b, a % b, np.fmod(a, b), a << b, a >> b

    for dtype in ("int64", "uint64", "int8"):
        program = te.trace(f)(np.ones(3, dtype), np.ones(3, dtype)).compiled
        assert not program.program.references


@pytest.mark.parametrize(("count", "aligned"), [(3, False), (40, True)])
def test_vectors_that_may_not_stay_in_registers_have_an_aligned_stack(count, aligned):
    def f(x):
        y = x
        for i in range(count):
            y = y * x + float(i)
        return y

    text = Compilation(te.trace(f, engine="numpy")(np.ones(100)).graph).text()
    assert ("stackrealign" in text) == aligned
