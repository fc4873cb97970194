"""Parameters of the functions that users call have types."""

import ast
from collections.abc import Iterator

import pytest

from pages import ROOT

MOST = 0.2
"""The largest share of a package's parameters that may be of type `Any`."""


def annotations(function: ast.FunctionDef) -> Iterator[str]:
    """The types of a function's parameters, without `self`."""
    a = function.args
    for parameter in (*a.posonlyargs, *a.args, a.vararg, *a.kwonlyargs, a.kwarg):
        if parameter is not None and parameter.annotation is not None:
            yield ast.unparse(parameter.annotation)


@pytest.mark.parametrize("package", ["functions", "linalg", "spatial", "special", "stats"])
def test_few_parameters_may_be_anything(package: str) -> None:
    found = [
        annotation
        for path in (ROOT / "src" / "tenferro" / package).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
        for annotation in annotations(node)
    ]
    assert found.count("Any") <= MOST * len(found), (
        f"{found.count('Any')} of {len(found)} parameters in tenferro.{package} are of type Any; "
        "`tenferro.tensor.likes` has types of arguments, `Array` is that of values in rules"
    )
