"""Every Python block of the documentation runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), *ROOT.glob("README.md")]


def _blocks(page: Path) -> str:
    return "\n".join(re.findall(r"^```python\n(.*?)^```", page.read_text(), re.S | re.M))


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_page_runs(page: Path) -> None:
    text = _blocks(page)
    if ">>>" in text:
        pytest.skip("interactive examples: run as doctests")
    exec(compile(text, str(page), "exec"), {"__name__": "page"})


def test_own_operations_guide_is_short() -> None:
    assert _blocks(ROOT / "docs" / "own-operations.md").count("\n") < 80
