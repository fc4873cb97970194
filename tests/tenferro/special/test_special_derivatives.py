"""What must hold for every special function: both modes, all second orders, all dtypes."""

import inspect

import numpy as np
import pytest
from derivative_checks import check_row
from special_rows import ROWS

import tenferro as te
from tenferro import special
from tidu import ADRuleError

CASES = [pytest.param(r, d, id=f"{r.name}-{d}") for r in ROWS for d in r.dtypes]
PUBLIC = {
    name
    for name, member in vars(special).items()
    if inspect.isfunction(member) and name in dir(special)
}


@pytest.mark.sampled(24)
@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_derivatives(row, dtype):
    check_row(row, dtype)


def test_every_public_function_has_a_row():
    without = {"zetac"}  # no argument with a derivative
    assert {family for row in ROWS for family in row.families} | without == PUBLIC


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        *((n, (1.3, 2.0)) for n in ("jv", "yv", "iv", "kv", "ive", "kve", "zeta")),
        *((n, (2.0, 0.3)) for n in ("polygamma", "spherical_jn", "expn", "eval_legendre")),
        ("eval_genlaguerre", (2.0, 0.5, 0.3)),
        ("eval_jacobi", (2.0, 0.5, 0.5, 0.3)),
    ],
)
def test_derivative_in_a_parameter_is_an_error(name, arguments):
    function = getattr(special, name)
    for position in range(len(arguments) - 1):
        with pytest.raises(ADRuleError, match=name):
            te.grad(function, argnums=position)(*arguments)
    assert np.isfinite(te.grad(function, argnums=len(arguments) - 1)(*arguments))


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda v: special.jv(v, 2.0), "jv: its derivative in the order v is not implemented"),
        (lambda a: special.eval_jacobi(2.0, a, 1.0, 0.3), "in the parameter alpha is not"),
        (lambda n: special.eval_legendre(n, 0.3), "in the degree n is not"),
        (special.zeta, "zeta: its derivative in the exponent x is not"),
    ],
)
def test_the_error_names_the_parameter(call, words):
    with pytest.raises(ADRuleError, match=words):
        te.grad(call)(1.0)


@pytest.mark.parametrize("name", ["zeta", "zetac"])
def test_derivative_of_riemann_zeta_is_an_error(name):
    with pytest.raises(ADRuleError, match=f"{name}: its derivative in the exponent x"):
        te.grad(getattr(special, name))(2.5)
