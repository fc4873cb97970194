"""Write the inventories of other projects' names that pages and docstrings mention.

`python docs/site/inventories.py` finds each such name in the installed package and writes where its
project describes it, so that the site is built without a network.
"""

from __future__ import annotations

import re
import sys
from functools import reduce
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parents[2]
SOURCES = (ROOT / "src", ROOT / "packages")
sys.path[:0] = map(str, (Path(__file__).parent, *SOURCES))

from name_links import full_name  # noqa: E402  (the folder is on the path now)

PROJECTS = {
    "numpy": ("numpy",),
    "scipy": ("scipy",),
    "python": ("math", "cmath"),
}


def mentioned() -> set[str]:
    """The names in code font of all pages and docstrings."""
    pages = (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))
    files = [*pages, *(file for folder in SOURCES for file in folder.rglob("*.py"))]
    texts = (part for file in files for part in re.findall(r"`([^`\n]+)`", file.read_text("utf-8")))
    return {name for text in texts if (name := full_name(text))}


def member(name: str) -> Any:
    """What a dotted name of an installed package is; None if it has no such name."""
    package, *parts = name.split(".")
    for i in range(len(parts) + 1):
        try:
            found = import_module(".".join([package, *parts[: len(parts) - i]]))
        except ImportError:
            continue
        return reduce(lambda x, part: getattr(x, part, None), parts[len(parts) - i :], found)
    return None


def location(name: str, found: Any) -> str:
    """The page of a project's site that describes one of its names."""
    package, _, rest = name.partition(".")
    if package not in ("numpy", "scipy"):
        return f"library/{package}.html"
    if rest.startswith("random"):
        return f"reference/random/{f'generated/{name}' if '.' in rest else 'index'}.html"
    if isinstance(found, ModuleType):
        return (
            f"reference/{'routines.' if package == 'numpy' and rest else ''}{rest or 'index'}.html"
        )
    return f"reference/generated/{name}.html"


def kind(found: Any) -> str:
    """The kind of a name in an inventory."""
    if isinstance(found, ModuleType):
        return "mod"
    return "class" if isinstance(found, type) else "function"


def inventory(project: str) -> str:
    """The inventory of the mentioned names of a project, in Sphinx's first format."""
    rows = [f"# Sphinx inventory version 1\n# Project: {project}\n# Version: stable"]
    for name in sorted(mentioned()):
        if name.partition(".")[0] in PROJECTS[project] and (found := member(name)) is not None:
            rows.append(f"{name} {kind(found)} {location(name, found)}")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    for project in PROJECTS:
        (Path(__file__).parent / f"{project}.inventory").write_text(inventory(project), "utf-8")
