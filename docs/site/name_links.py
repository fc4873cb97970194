"""Links from names in code font to their entries: ours, NumPy's, SciPy's and Python's.

Names that begin with a module are links everywhere (`te.grad`, `np.sum(x)`, `scipy.special.erf`).
Other names are links if they are public names of the docstring's module, and no arguments, or of
the modules that the page is about: those of `name_links_modules`, and `tenferro`.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.transforms.post_transforms import SphinxPostTransform

MODULES = {"te": "tenferro", "np": "numpy", "tn": "tenferro.numpy"}
"""Modules by the names under which the pages import them."""
ROOTS = {*MODULES.values(), "tidu", "computegraph", "chainrules", "scipy", "math", "cmath"}
NAME = re.compile(r"([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\(.*\))?")


class LinkNames(SphinxPostTransform):
    """Put references in place of literals that are names, before references are resolved."""

    default_priority = 5

    def run(self, **kwargs: Any) -> None:
        """Look at each literal that is not part of a link already."""
        page = (*self.config.name_links_modules.get(self.env.docname, ()), "tenferro")
        for literal in list(self.document.findall(nodes.literal)):
            name = full_name(literal.astext())
            if name and not enclosing(literal, nodes.reference, nodes.title, addnodes.pending_xref):
                entry = enclosing(literal, addnodes.desc)
                target = name if "." in name else public_name(name, entry, page)
                if target:
                    literal.replace_self(self.reference(literal, target))

    def reference(self, literal: nodes.literal, target: str) -> nodes.Node:
        """What the resolver of references turns into a link, if there is such an entry."""
        return addnodes.pending_xref(
            "", literal.deepcopy(), refdomain="py", reftype="obj", reftarget=target,
            refdoc=self.env.docname, refexplicit=True, refwarn=False,
        )  # fmt: skip


def full_name(text: str) -> str | None:
    """The name that a literal consists of or calls, with its whole module; None for other code."""
    match = NAME.fullmatch(text)
    if match is None:
        return None
    root, dot, rest = match[1].partition(".")
    root = MODULES.get(root, root)
    return root + dot + rest if not dot or root.partition(".")[0] in ROOTS else None


def public_name(name: str, entry: Any, page: tuple[str, ...]) -> str | None:
    """The name with its module, if the module of a docstring or one of the page's has it."""
    if entry is not None and name in arguments(entry):
        return None
    for module in page if entry is None else (entry[0].get("module"),):
        if module and name in getattr(import_module(module), "__all__", ()):
            return f"{module}.{name}"
    return None


def enclosing(node: nodes.Node, *kinds: type[nodes.Node]) -> Any:
    """The innermost node of some kinds around a node."""
    while node.parent is not None:
        node = node.parent
        if isinstance(node, kinds):
            return node
    return None


def arguments(entry: addnodes.desc) -> set[str]:
    """The names of the arguments of a function."""
    return {p[0].astext().lstrip("*") for p in entry[0].findall(addnodes.desc_parameter) if len(p)}


def setup(app: Any) -> dict[str, bool]:
    """Register the transform."""
    app.add_config_value("name_links_modules", {}, "env")
    app.add_post_transform(LinkNames)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
