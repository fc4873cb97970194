"""The pages of the documentation, and the Python blocks in them."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GUIDES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md"]
"""What users read."""
PAGES = sorted({*GUIDES, *ROOT.glob("*.md")})


def blocks(page: Path) -> list[tuple[int, str]]:
    """The Python blocks of a page, each with the number of its first line."""
    text = page.read_text("utf-8")
    found = re.finditer(r"^```python\n(.*?)^```", text, re.S | re.M)
    return [(text[: block.start(1)].count("\n"), block.group(1)) for block in found]
