"""What formulas may use, what the package may import, and the guide's snippets."""

import ast
import sys
from pathlib import Path

import pytest
from dual_numbers import Namespace

import chainrules
from chainrules import HELPERS, RULES, scalar
from chainrules.ieee import lift
from chainrules.table import by_name

SOURCE = Path(chainrules.__file__).parent
DIFFERENTIABLE = [rule for rule in RULES.values() if rule.partials]


class Recorder(Namespace):
    """The scalar namespace, keeping the names that formulas call."""

    def __init__(self):
        self.called = set()

    def __getattribute__(self, name):
        if not name.startswith("_") and name != "called":
            self.called.add(name)
        return super().__getattribute__(name)


def names_called(rule, number):
    recorder = Recorder()
    inputs = [lift(number)] * rule.arity
    parameters = dict.fromkeys(rule.parameters, 3)
    output = lift(rule.value(*inputs, **parameters))
    for partial in {*rule.partials, *rule.partials_for(real=isinstance(number, float))}:
        partial(recorder, *inputs, output, **parameters)
    return recorder.called


@pytest.mark.parametrize(
    ("rule", "number"),
    [pytest.param(rule, 0.6, id=rule.name) for rule in DIFFERENTIABLE]
    + [pytest.param(r, 0.6 + 0.2j, id=f"{r.name}-complex") for r in DIFFERENTIABLE if r.complex],
)
def test_formulas_call_differentiable_functions_of_the_table(rule, number):
    assert names_called(rule, number) <= {r.name for r in DIFFERENTIABLE} | set(HELPERS)


def test_a_formula_outside_the_table_is_found():
    with pytest.raises(AttributeError, match="formulas may not use digamma"):
        Namespace().digamma(1.0)


def test_an_untyped_where_is_found():
    with pytest.raises(AssertionError, match="untyped where"):
        Namespace().where(True, 1, 0)


@pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule.name)
def test_rows_are_complete(rule):
    assert rule.name in RULES
    assert rule.domain and rule.source
    assert len(rule.partials) == (rule.arity if rule.kind != "not_differentiable" else 0)
    assert len(rule.real_partials) in (0, rule.arity)
    assert rule.complex == (rule.kind in ("holomorphic", "antiholomorphic", "real_valued"))


@pytest.mark.parametrize("name", [*RULES, *HELPERS])
def test_the_scalar_namespace_has_every_name(name):
    assert callable(getattr(scalar, name))


def test_the_scalar_namespace_has_no_other_function():
    with pytest.raises(AttributeError, match="no function 'digamma'"):
        scalar.digamma  # noqa: B018


def test_a_name_stands_once():
    with pytest.raises(ValueError, match="sin: two rules have this name"):
        by_name([RULES["sin"], RULES["sin"]])


def imported_packages(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module.partition(".")[0]


def test_only_the_standard_library_is_imported():
    imported = {name for path in SOURCE.rglob("*.py") for name in imported_packages(path)}
    assert imported - {"chainrules"} <= sys.stdlib_module_names
