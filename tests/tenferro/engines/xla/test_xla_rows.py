"""Every row of every table on XLA against the reference: many rows in one program.

The default run takes a sample; `python -m pytest -m long tests/tenferro/engines/xla` takes every
row in every dtype, with second derivatives, and `python -m pytest -m gpu` the same on a GPU. That
every row has code for GPUs and TPUs is tested without one: it is lowered for them.
"""

import os

import control_rows
import convolution_rows
import discrete_rows
import indexing_rows
import matrix_rows
import numpy as np
import pytest
import rows
import rule_rows
import special_rows
from derivative_checks import ROUNDING, assert_close, direction

import tenferro as te

pytest.importorskip("jax")
TABLES = (
    rows,
    discrete_rows,
    control_rows,
    rule_rows,
    convolution_rows,
    indexing_rows,
    matrix_rows,
    special_rows,
)
CASES = [
    (table.__name__, row, dtype) for table in TABLES for row in table.ROWS for dtype in row.dtypes
]
ACCELERATORS = ("cuda", "rocm", "tpu")
NOT_THERE = ("eig", "eigvals")
"""TPUs have no such operation, and code for GPUs cannot be saved."""
TOGETHER = 25
"""Rows of one program: compiled one by one they would take ten times as long."""


def groups(cases):
    return [
        pytest.param(cases[i : i + TOGETHER], id=f"{cases[i][0]}-{cases[i][1].name}-{i}")
        for i in range(0, len(cases), TOGETHER)
    ]


def derivatives(row, args, order):
    """A function that gives value, tangent and cotangents of a row, to that order."""
    rng = np.random.default_rng(3)
    u = [direction(rng, x) for x in args]
    c = direction(rng, te.jit(row, engine="numpy")(*args))

    def first(*x):
        y, pullback = te.vjp(row, *x)
        return y, te.jvp(row, x, u)[1], *pullback(c)

    def second(*x):
        return *first(*x), *te.vjp(lambda *z: te.jvp(row, z, u)[1], *x)[1](c)

    return (lambda *x: (row(*x),), first, second)[order]


def prepared(row, dtype, order):
    """The function and its arguments, of the highest order up to this that the row has."""
    args = row.sample(np.random.default_rng(2), dtype)
    while True:
        try:
            function = derivatives(row, args, order)
            te.trace(function)(*args)
        except te.ADRuleError:
            order -= 1
        else:
            return function, args


def check(cases, order, device=None):
    pairs = [prepared(row, dtype, order) for _, row, dtype in cases]

    def every(arguments):
        return [function(*x) for (function, _), x in zip(pairs, arguments, strict=True)]

    arguments = [args for _, args in pairs]
    with np.errstate(all="ignore"):
        expected = te.jit(every, engine="numpy")(arguments)
    if device is not None:
        arguments = te.device_put(arguments, device)
    found = te.jit(every, engine="xla")(arguments)
    if device is not None:
        assert all(y.devices() == {device} for results in found for y in results)
    for (_, row, dtype), got, want in zip(cases, found, expected, strict=True):
        for x, y in zip(got, want, strict=True):
            assert x.dtype == y.dtype, f"{row.name} {dtype}"
            tolerance = ROUNDING[dtype]
            assert_close(f"{row.name} {dtype}", x, y, 100 * tolerance)


@pytest.mark.parametrize("cases", groups(CASES[::144]))
def test_a_sample_of_rows(cases):
    check(cases, 1)


@pytest.mark.parametrize("table", [rows, indexing_rows], ids=lambda t: t.__name__)
def test_values_of_every_row(table):
    check([(table.__name__, row, row.dtypes[0]) for row in table.ROWS], 0)


@pytest.mark.long
@pytest.mark.parametrize("cases", groups(CASES))
def test_every_row(cases):
    check(cases, 2)


def lower(row, dtype, folder):
    """Write what a row computes for accelerators; families of the host are refused by name."""
    pytest.importorskip("flatbuffers")
    function, args = prepared(row, dtype, 1)
    program = te.trace(function)(*args)
    try:
        te.export(program, folder / "row.jax", platforms=ACCELERATORS)
    except ValueError as error:
        assert "would run on the host" in str(error) or row.name in NOT_THERE, (row.name, dtype)


@pytest.mark.long
def test_a_sample_of_rows_has_code_for_accelerators(tmp_path):
    for _, row, dtype in CASES[::24]:
        lower(row, dtype, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("first", range(24))
def test_every_row_has_code_for_accelerators(first, tmp_path):
    for _, row, dtype in CASES[first::24]:
        lower(row, dtype, tmp_path)


@pytest.fixture(scope="module")
def device():
    """A GPU; TENFERRO_TEST_PLATFORM names another platform of jax."""
    import jax

    try:
        return jax.devices(os.environ.get("TENFERRO_TEST_PLATFORM", "gpu"))[0]
    except RuntimeError as error:
        pytest.skip(str(error))


@pytest.mark.gpu
@pytest.mark.parametrize("cases", groups(CASES))
def test_every_row_on_a_gpu(cases, device):
    check(cases, 2, device)


@pytest.mark.gpu
def test_eager_tensors_on_a_gpu(device):
    x = te.variable(np.array([0.5, -1.0, 2.0]), device=device)
    loss = (np.sin(x) ** 2 + x @ x).sum()
    loss.backward()
    assert x.grad.device == x.device
    expected = te.grad(lambda x: (np.sin(x) ** 2 + x @ x).sum())(np.array([0.5, -1.0, 2.0]))
    np.testing.assert_allclose(x.grad.numpy(), expected, rtol=1e-12)


@pytest.mark.gpu
def test_errors_on_a_gpu(device):
    singular = te.device_put(np.zeros((2, 2)), device)
    with pytest.raises(np.linalg.LinAlgError):
        te.jit(lambda a: np.linalg.inv(a), engine="xla")(singular)
