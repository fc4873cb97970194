"""Plain Python programs return, change and differentiate what they do on NumPy's arrays."""

import listed_programs
import numpy as np
import plain_programs
import pytest
import sliced_programs

import tenferro as te
from tenferro.conversion.running import loops

pytestmark = [
    pytest.mark.filterwarnings("ignore:Degrees of freedom:RuntimeWarning"),
    pytest.mark.filterwarnings("ignore:(divide by zero|invalid value):RuntimeWarning"),
]
"""Deviations of too few elements: NumPy's, and the reference engine's."""

MODULES = (plain_programs, sliced_programs, listed_programs)
ROWS = {name: rows for module in MODULES for name, rows in module.ROWS.items()}
PLAIN = {name: getattr(module, name) for module in MODULES for name in module.ROWS}
ADOPTED = {
    name: getattr(copy, name)
    for module in MODULES
    for copy in [te.adopt(module)]
    for name in module.ROWS
}
CASES = [
    pytest.param(name, args, id=f"{name}-{i}")
    for name, rows in ROWS.items()
    for i, args in enumerate(rows)
]


SLOPES = [
    pytest.param(name, args, id=f"{name}-{i}", marks=[pytest.mark.long] if k % 4 else [])
    for name, rows in ROWS.items()
    for i, args in enumerate(rows)
    for k in [0 if name in plain_programs.ROWS else sorted(ROWS).index(name)]
]
"""Every fourth of the newer programs, whose gradients take a second each."""


@pytest.fixture(autouse=True)
def no_sliced_or_listed_program_is_written_out(request, monkeypatch):
    if request.node.callspec.params.get("name") not in plain_programs.ROWS:
        monkeypatch.setattr(loops, "MOST_UNROLLED", 1)


def _leaves(tree):
    return [np.asarray(x) for x in te.pytree.leaves(tree)]


def _copied(args):
    return [x.copy() if isinstance(x, np.ndarray) else x for x in args]


def _static(args):
    return tuple(i for i, x in enumerate(args) if x is None or isinstance(x, str))


def _with_state(f, args):
    """The result, and what arrays among the arguments are afterwards."""
    arrays = [i for i, x in enumerate(args) if isinstance(x, np.ndarray)]

    def run(*args):
        result = f(*args)
        return result, [args[i] for i in arrays]

    return run


@pytest.mark.sampled(4, "engine", "name", "args")
@pytest.mark.parametrize("engine", ["numpy", pytest.param("native", marks=pytest.mark.long)])
@pytest.mark.parametrize(("name", "args"), CASES)
def test_values_and_arguments(name, args, engine):
    expected = _leaves(_with_state(PLAIN[name], args)(*_copied(args)))
    f = _with_state(ADOPTED[name], args)
    f = te.jit(f, engine=engine, static_argnums=_static(args))
    for found, right in zip(_leaves(f(*args)), expected, strict=True):
        np.testing.assert_allclose(found, right, rtol=1e-9, atol=1e-12)


def _loss(f):
    def loss(*args):
        leaves = te.pytree.leaves(f(*args))
        floats = [x for x in leaves if np.result_type(getattr(x, "dtype", type(x))).kind == "f"]
        return sum(np.sum(np.sin(np.arange(1.0, np.size(x) + 1)) * np.ravel(x)) for x in floats)

    return loss


def _differences(f, x, *rest):
    slopes = np.zeros(x.shape)
    for index in np.ndindex(x.shape):
        up, down = x.copy(), x.copy()
        up[index] += 1e-6
        down[index] -= 1e-6
        slopes[index] = (f(up, *rest) - f(down, *rest)) / 2e-6
    return slopes


@pytest.mark.sampled(12)
@pytest.mark.parametrize(("name", "args"), SLOPES)
def test_gradients(name, args):
    if name in plain_programs.NOT_SMOOTH:
        pytest.skip("the result is not a smooth function of the argument")
    expected = _differences(_loss(PLAIN[name]), *_copied(args))
    loss = _loss(ADOPTED[name])
    size = max(1.0, np.abs(expected).max())
    for transform in (te.grad(loss), te.jit(te.grad(loss), static_argnums=_static(args))):
        np.testing.assert_allclose(transform(*args), expected, atol=3e-6 * size)


SHORT = {
    "arrays_in_a_list_are_written_to",
    "elements_that_change",
    "changing_shape",
    "growing_total",
    "recursive_power",
    "static_choices",
    "stacked",
}
"""Programs whose loops change shapes, or that have none that is long enough to be a loop."""


@pytest.mark.parametrize("name", sorted(ROWS.keys() - SHORT))
def test_programs_have_operations_of_their_source(name):
    most = 60 if name in sliced_programs.ROWS else 370
    assert len(te.trace(ADOPTED[name])(*ROWS[name][0])) < most
