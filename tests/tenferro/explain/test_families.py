"""The table of families: no gap that is not declared, and the page is what the code says."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from tenferro.coverage import (
    DISCRETE,
    WITHOUT_OPERANDS,
    batch_of,
    families_page,
    gaps_of_engines,
    is_core,
    is_discrete,
    jvp_of,
    kind_of,
    kinds_without,
    native_of,
    numpy_of,
    ours,
    transpose_of,
    xla_of,
)
from tenferro.engines.native.families.table import GAPS, OUTPUT, SCALARS, TABLE, Gap
from tenferro.engines.native.graphs.support import is_native as native_has_code
from tenferro.engines.native.kernels.scalars import (
    complex_functions,
    integer_functions,
    real_functions,
)
from tenferro.engines.native.math import MATH
from tenferro.ops.base.family import Family
from tenferro.ops.base.registry import FAMILIES

PAGE = Path(__file__).parents[3] / "docs" / "families.md"


def gaps(family):
    """What is missing of a family without a declaration that says so."""
    is_of_ops = family.infer.__module__.startswith("tenferro.ops.")
    if is_core(family) and not is_of_ops:
        yield "one of: a module of ops, a formula, a reason to be opaque"
    if not jvp_of(family):
        yield "a JVP"
    if family.is_linear and not is_discrete(family) and not transpose_of(family):
        yield "a transpose"
    if not batch_of(family):
        yield "a kind of batch"
    if not numpy_of(family):
        yield "a NumPy kernel or a formula"
    if is_core(family) and is_of_ops:
        yield from engine_gaps(family)


def engine_gaps(family):
    """What engines do not compute of a family of the core, without a declaration in their table."""
    declared = {(engine, name): kinds for engine, name, kinds, _ in gaps_of_engines()}
    engines = [("native", native_of, native_has_code)]
    if find_spec("jax") is not None:
        from tenferro.engines.xla.base.table import has_code as xla_has_code

        engines.append(("XLA", xla_of, xla_has_code))
    for engine, way, has_code in engines:
        known = declared.get((engine, family.name))
        missing = kinds_without(family, has_code) if way(family) else ""
        if (known == "") == bool(way(family)):
            yield f"{engine} code, or a reason in its table, and not both"
        elif missing != (known or ""):
            yield f"{engine} code for the dtypes {missing!r}, declared are {known!r}"


@pytest.mark.parametrize("family", ours(), ids=lambda x: x.name)
def test_no_gap_is_undeclared(family):
    assert not list(gaps(family))


def test_a_gap_is_found():
    lone = Family("tenferro.tests.gap.v1", lambda x: x, linear="all")
    try:
        assert list(gaps(lone)) == [
            "one of: a module of ops, a formula, a reason to be opaque",
            "a transpose",
            "a kind of batch",
            "a NumPy kernel or a formula",
        ]
    finally:
        del FAMILIES[lone.name]


def test_gaps_of_engines_are_found(monkeypatch):
    monkeypatch.delitem(TABLE, "sort")
    assert list(gaps(FAMILIES["sort"])) == ["native code, or a reason in its table, and not both"]
    monkeypatch.setitem(GAPS, "add", Gap("", "none"))
    assert list(gaps(FAMILIES["add"])) == ["native code, or a reason in its table, and not both"]
    monkeypatch.delitem(GAPS, "asin")
    assert list(gaps(FAMILIES["asin"])) == ["native code for the dtypes 'c', declared are None"]


def test_declared_gaps_are_of_families_without_a_formula():
    assert not any(FAMILIES[name].formula_rule for _, name, _, _ in gaps_of_engines())
    assert all(reason for *_, reason in gaps_of_engines())


def test_the_core_is_short():
    assert 90 < sum(map(is_core, ours())) <= 120


def test_families_that_are_named_exist():
    assert FAMILIES.keys() >= DISCRETE | WITHOUT_OPERANDS


def test_the_page_is_what_the_code_says():
    pytest.importorskip("jax")
    assert PAGE.read_text() == families_page(), "python -m tenferro.coverage > docs/families.md"


def test_opaque_families_give_their_reason():
    assert all(kind_of(x) != "opaque: " for x in ours())


def code_for(name):
    """The kinds for which there are instructions of a pointwise family."""
    tables = {
        "b": integer_functions.BOOLEAN,
        "i": integer_functions.INTEGER,
        "f": {*real_functions._SIMPLE, *MATH, "powf", "powi", "complex"},
        "c": {*complex_functions.FUNCTIONS, *complex_functions.TO_REAL, "powi"},
    }
    return {kind for kind, table in tables.items() if name in table}


@pytest.mark.parametrize(
    "name",
    [n for n, row in TABLE.items() if row.form == "pointwise" and n not in (*SCALARS, OUTPUT)],
)
def test_the_table_of_native_code_is_what_there_are_instructions_for(name):
    anywhere = {"convert", "select", "compare", "ldexp"}
    by_exponent = {"i"} if name == "powi" else set()
    assert name in FAMILIES
    if name not in anywhere:
        assert code_for(name) | by_exponent == set(TABLE[name].kinds.replace("u", "i"))
