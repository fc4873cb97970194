"""What is declared of a family, as the text of its source: for pages that explain a program."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterator
from textwrap import dedent
from typing import Any

from chainrules import RULES
from tenferro.ops.base import Family

_NOTE = re.compile(r"Maths notes?: ([\w, ]+)\.")


def rule_text(family: Family) -> dict[str, Any]:
    """The declarations of a family, each with its source, and the names of its maths notes."""
    parts = [{"title": title, "text": text} for title, text in _parts(family)]
    return {"name": family.name, "parts": parts, "notes": _notes(family)}


def _parts(family: Family) -> Iterator[tuple[str, str]]:
    if family.formula_rule is not None:
        yield "definition", _source(family.formula_rule)
    rule = RULES.get(family.name)
    if rule is not None:
        yield "partial derivatives", "\n".join(map(_source, rule.partials))
        yield "domain and source", f"{rule.domain}; {rule.source}"
    elif family.jvp_rule is not None:
        yield "derivative", _source(family.jvp_rule)
    if family.linear or family.multilinear:
        yield "linear", f"in operands {family.linear or family.multilinear}"
    for transpose in dict.fromkeys((*family.transpose_rules.values(), family.transpose_all_rule)):
        if transpose is not None:
            yield "transpose", _source(transpose)
    if family.zero_derivative:
        yield "derivative", f"0: {family.zero_derivative}"
    if family.opaque:
        yield "without formula", family.opaque


def _source(function: Callable[..., Any]) -> str:
    """The source of a function; where it is, if the source is not there."""
    try:
        return dedent(inspect.getsource(function)).rstrip().rstrip(",")
    except (OSError, TypeError):
        return f"{function.__module__}.{getattr(function, '__qualname__', function)}"


def _notes(family: Family) -> list[str]:
    rules = family.jvp_rule, family.formula_rule, family.transpose_all_rule, family.infer
    modules = dict.fromkeys(rule.__module__ for rule in rules if rule is not None)
    found = [_NOTE.search(sys.modules[m].__doc__ or "") for m in modules if m in sys.modules]
    return list(dict.fromkeys(name for m in found if m for name in m.group(1).split(", ")))
