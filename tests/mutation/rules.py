"""Where derivative rules stand in a tree: what mutants of rules are drawn from.

A rule is a function under `@family.jvp` or `@family.transpose…`, a partial derivative in a table,
or what these call in the same folders: helpers, and formulas of the linear families that they
apply, unless the reference engine has a kernel for them. Checks of arguments are none.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from mutants import Mutant, mutants_of

DECORATORS = ("jvp", "transpose", "transpose_each", "transpose_all")
TABLES = ("declare", "declare_several", "declare_with_order", "primitive", "primitive_with_order")
"""Functions whose arguments are partial derivatives, but for `formula=`."""
LINEAR = ("linear", "multilinear")
"""Options of families."""
CHECKS = ("check_", "refuse", "ensured", "solvable")
"""How functions are called that raise where an argument does not fit."""
MACHINERY = ("ops/base/", "ops/batching/", "linalg/arguments.py", "special/declare.py")
"""What states no rule: it carries them out, or checks arguments."""
Span = tuple[int, int]


@dataclass
class Module:
    """A module: what its names are bound to, where they are imported from, where its rules are."""

    path: Path
    tree: ast.Module
    bound: dict[str, ast.stmt] = field(default_factory=dict)
    imported: dict[str, str] = field(default_factory=dict)
    formulas: dict[str, list[ast.FunctionDef]] = field(default_factory=dict)
    rules: list[ast.AST] = field(default_factory=list)


@cache
def module(path: Path) -> Module:
    """A module, read."""
    made = Module(path, ast.parse(path.read_text()))
    for statement in made.tree.body:
        match statement:
            case ast.FunctionDef(name):
                made.bound[name] = statement
            case ast.Assign([ast.Name(name)]):
                made.bound[name] = statement
            case ast.ImportFrom(source, names):
                made.imported |= {n.asname or n.name: source or "" for n in names}
    for node in ast.walk(made.tree):
        _note(made, node)
    return made


def _note(made: Module, node: ast.AST) -> None:
    if isinstance(node, ast.FunctionDef):
        for decorator in node.decorator_list:
            attribute = decorator.func if isinstance(decorator, ast.Call) else decorator
            match attribute:
                case ast.Attribute(ast.Name(family), name) if name in DECORATORS:
                    made.rules.append(node)
                case ast.Attribute(ast.Name(family), "formula"):
                    made.formulas.setdefault(family, []).append(node)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TABLES:
        made.rules += node.args
        made.rules += [k.value for k in node.keywords if k.arg != "formula"]


class Rules:
    """The nodes of all rules below some folders, with what they call."""

    def __init__(self, root: Path, folders: list[str]) -> None:
        self.root, self.folders = root, folders
        kernels = (p.read_text() for d in ("kernels", "engines/numpy") for p in
                   (root / "src/tenferro" / d).rglob("*.py"))  # fmt: skip
        self.kernels = "".join(kernels)
        self.spans: dict[Path, set[Span]] = {}
        self.waiting: list[tuple[Module, ast.AST]] = []
        for folder in folders:
            for path in sorted((root / folder).rglob("*.py")):
                if not self._is_machinery(path):
                    self.waiting += [(module(path), node) for node in self._stated(path)]
        while self.waiting:
            self._follow(*self.waiting.pop())

    def of(self, path: Path) -> list[Mutant]:
        """The mutants of a file that stand in a rule."""
        spans, checks = self.spans.get(path, set()), set(_checks(module(path).tree))
        return [m for m in mutants_of(path) if _within(m, spans) and not _within(m, checks)]

    def _stated(self, path: Path) -> list[ast.AST]:
        held = module(path)
        if "chainrules/rules" in path.as_posix() and "RULES" in held.bound:
            return [*held.rules, held.bound["RULES"]]
        return held.rules

    def _is_machinery(self, path: Path) -> bool:
        return any(part in path.as_posix() for part in MACHINERY)

    def _follow(self, held: Module, node: ast.AST) -> None:
        span = (node.lineno, node.end_lineno)  # type: ignore[attr-defined]
        if span in self.spans.setdefault(held.path, set()):
            return
        self.spans[held.path].add(span)
        for name in {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}:
            self.waiting += self._named(held, name)

    def _named(self, held: Module, name: str) -> Iterator[tuple[Module, ast.AST]]:
        if name in held.imported:
            path = self.root / "src" / (held.imported[name].replace(".", "/") + ".py")
            inside = any(path.is_relative_to(self.root / f) for f in self.folders)
            if not (inside and path.is_file()) or self._is_machinery(path):
                return
            held = module(path)
        match held.bound.get(name):
            case ast.FunctionDef() as function:
                yield held, function
            case ast.Assign(value=ast.Lambda() as function):
                yield held, function
            case ast.Assign(value=ast.Call(args=[ast.Constant(str(id)), *_], keywords=options)):
                if id not in self.kernels and any(k.arg in LINEAR for k in options):
                    yield from ((held, formula) for formula in held.formulas.get(name, []))


def _within(mutant: Mutant, spans: set[Span]) -> bool:
    return any(first <= mutant.line <= last for first, last in spans)


def _checks(tree: ast.AST) -> Iterator[Span]:
    """The conditions under which arguments are refused, and calls of checks."""
    for node in ast.walk(tree):
        match node:
            case ast.If(test, [ast.Raise() | ast.Expr(ast.Call(ast.Name("refuse")))]):
                yield test.lineno, test.end_lineno or test.lineno
            case ast.Call(ast.Name(name)) if name.startswith(CHECKS):
                yield node.lineno, node.end_lineno or node.lineno
