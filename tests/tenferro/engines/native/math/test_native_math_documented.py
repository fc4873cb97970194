"""The page of the native engine states the error bounds that the tests hold."""

from pathlib import Path

from tenferro.engines.native.math.table import MATH

PAGE = Path(__file__).parents[5] / "docs" / "native-engine.md"


def test_the_bounds_on_the_page_are_those_of_the_table():
    rows = (f"| {n} | {f.ulp['f32']:g} | {f.ulp['f64']:g} |" for n, f in sorted(MATH.items()))
    assert PAGE.read_text(encoding="utf-8").endswith("\n".join(rows) + "\n")
