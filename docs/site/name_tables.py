"""The tables at the start of each page of the reference: the names of a module, by task.

`.. names:: tenferro.linalg` lists the public names of a module under the titles of the modules that
define them. Lines of its body, `Title: name name …`, come first and choose other titles; among the
names, `package.module` is all that this module defines.
"""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any, NewType

from docutils import nodes
from sphinx.pycode import ModuleAnalyzer
from sphinx.util.docutils import SphinxDirective

OURS = ("tenferro", "tidu", "computegraph", "chainrules", "adoracles")


def is_ours(member: Any) -> bool:
    """Whether a public name is documented here: not a module, a number, or a name of NumPy's."""
    defined = str(getattr(member, "__module__", "")).startswith(OURS)
    return defined and not isinstance(member, NewType)


def public(module: ModuleType) -> dict[str, Any]:
    """The public names of a module that have entries, in its order."""
    members = {name: getattr(module, name) for name in module.__all__ if not name.startswith("_")}
    return {name: member for name, member in members.items() if is_ours(member)}


def by_task(module: ModuleType, lines: list[str]) -> dict[str, list[str]]:
    """Titles and names: those that the page chooses, then the titles of the defining modules.

    Functions are before classes, most of which are their results.
    """
    members = dict(sorted(public(module).items(), key=lambda item: isinstance(item[1], type)))
    homes = {name: home(module, member) for name, member in members.items()}
    chosen: dict[str, list[str]] = {}
    for title, _, items in (line.partition(":") for line in lines if line):
        named = [[n for n in members if n == x or homes[n].__name__ == x] for x in items.split()]
        chosen[title] = [name for names in named for name in names]
    listed = {name for names in chosen.values() for name in names}
    for name in [n for n in members if n not in listed]:
        chosen.setdefault(title_of(homes[name]), []).append(name)
    return chosen


def title_of(module: ModuleType) -> str:
    """The first clause of a module's docstring, without references."""
    doc = " ".join(inspect.cleandoc(module.__doc__ or "").partition("\n\n")[0].split())
    return re.split(r"\.(?: |$)|: ", re.sub(r" \(DLMF[^)]*\)", "", doc))[0]


def home(namespace: ModuleType, member: Any) -> ModuleType:
    """The module that defines a member, also if the member says that the namespace does."""
    inner = member if isinstance(member, type) else inspect.unwrap(member)
    if isinstance(inner, FunctionType) and member.__module__ == namespace.__name__:
        return import_module(inner.__globals__["__name__"])
    return import_module(member.__module__)


def described(module: ModuleType, name: str) -> list[str]:
    """What is written below the assignment of a value whose own docstring is that of its class."""
    member = getattr(module, name)
    if isinstance(member, type) or inspect.getdoc(member) != inspect.getdoc(type(member)):
        return []
    source = ModuleAnalyzer.for_module(home(module, member).__name__)
    return [f"   {line}" for line in source.find_attr_docs().get(("", name), ())]


class Names(SphinxDirective):
    """A table for each task."""

    required_arguments = 1
    has_content = True

    def run(self) -> list[nodes.Node]:
        """Let autosummary write the tables."""
        module = import_module(self.arguments[0])
        lines: list[str] = []
        for title, names in by_task(module, list(self.content)).items():
            values = [name for name in names if described(module, name)]
            rows = [f"   ~{module.__name__}.{name}" for name in names if name not in values]
            table = [".. autosummary::", "   :nosignatures:", "", *rows, ""] if rows else []
            lines += [f".. rubric:: {title}", "", *table]
            for name in values:
                lines += [
                    f".. py:data:: {module.__name__}.{name}",
                    "",
                    *described(module, name),
                    "",
                ]
        return self.parse_text_to_nodes("\n".join(lines))


def setup(app: Any) -> dict[str, bool]:
    """Register the directive."""
    app.add_directive("names", Names)
    return {"parallel_read_safe": True}
