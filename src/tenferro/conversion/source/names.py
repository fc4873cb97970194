"""Which names statements bind and read."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
SCOPES = (*FUNCTIONS, ast.ClassDef)


def within(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """The nodes of some statements, without the insides of functions and classes."""
    waiting = list(nodes)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, SCOPES):
            waiting += ast.iter_child_nodes(node)


def bound(nodes: Iterable[ast.AST]) -> set[str]:
    """The names that statements bind in their own scope."""
    nodes = list(nodes)
    found: set[str] = set()
    for node in within(nodes):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store | ast.Del):
            found.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar):
            found.update([node.name] if node.name else [])
        elif isinstance(node, ast.MatchMapping) and node.rest:
            found.add(node.rest)
        elif isinstance(node, ast.alias):
            found.add((node.asname or node.name).split(".")[0])
    return found - _of_comprehensions(nodes)


def _of_comprehensions(nodes: list[ast.AST]) -> set[str]:
    """The variables of comprehensions that nothing else binds."""
    inside: set[int] = set()
    names: set[str] = set()
    for node in within(nodes):
        if isinstance(node, ast.comprehension):
            targets = [n for n in ast.walk(node.target) if isinstance(n, ast.Name)]
            inside.update(map(id, targets))
            names.update(n.id for n in targets)
    stored = (n for n in within(nodes) if isinstance(n, ast.Name) and not _is_load(n))
    return names - {n.id for n in stored if id(n) not in inside}


def _is_load(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Load)


def read(node: ast.AST | None) -> set[str]:
    """The names that a statement or an expression reads, and those that functions in it read."""
    if node is None:
        return set()
    found = {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and _is_load(n)}
    changed = (n.target for n in ast.walk(node) if isinstance(n, ast.AugAssign))
    return found | {n.id for n in changed if isinstance(n, ast.Name)}


def read_later(nodes: Iterable[ast.AST]) -> set[str]:
    """The names that functions and generators read, whenever they are called."""
    found: set[str] = set()
    for node in within(nodes):
        if isinstance(node, (*SCOPES, ast.GeneratorExp)):
            found |= read(node)
    return found


def declared(nodes: Iterable[ast.AST]) -> tuple[set[str], set[str]]:
    """The names that are declared `global`, and those declared `nonlocal`."""
    nodes = list(within(nodes))
    outer = {name for n in nodes if isinstance(n, ast.Global) for name in n.names}
    around = {name for n in nodes if isinstance(n, ast.Nonlocal) for name in n.names}
    return outer, around
