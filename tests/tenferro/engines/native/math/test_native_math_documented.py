"""The page of the native engine states the error bounds that the tests hold."""

from pathlib import Path

from tenferro.engines.native.math.table import MATH

PAGE = Path(__file__).parents[5] / "docs" / "native-engine.md"


def test_the_bounds_on_the_page_are_those_of_the_table():
    bounds = {name: MATH[name].max_ulp for name in sorted(MATH)}
    rows = (f"| {name} | {ulp['f32']:g} | {ulp['f64']:g} |" for name, ulp in bounds.items())
    assert PAGE.read_text(encoding="utf-8").endswith("\n".join(rows) + "\n")
