"""Make the source of a failing program smaller, as long as it fails in the same way."""

from __future__ import annotations

import ast
import time
from collections.abc import Callable, Iterator

from whole_programs.writer import WholeProgram


def shrunken(
    program: WholeProgram, fails: Callable[[WholeProgram], bool], seconds: float
) -> WholeProgram:
    """The smallest program found in this time: no single edit of it fails in the same way."""
    end = time.monotonic() + seconds
    program = program.with_source(ast.unparse(ast.parse(program.source)))
    found = True
    while found:
        found = False
        for source in edits(program.source):
            if time.monotonic() > end:
                return program
            smaller = program.with_source(source)
            if len(source) < len(program.source) and fails(smaller):
                program, found = smaller, True
                break
    return program


def edits(source: str) -> Iterator[str]:
    """Sources with one statement less, or one simpler expression; large pieces first."""
    for size in (8, 4, 2, 1):
        yield from _without_statements(source, size)
    yield from _unwrapped(source)
    for k, node in enumerate(ast.walk(ast.parse(source))):
        for i in range(len(simpler(node))):
            yield _edited(source, k, i)


def _without_statements(source: str, size: int) -> Iterator[str]:
    for k, node in enumerate(ast.walk(ast.parse(source))):
        body = getattr(node, "body", None)
        if not isinstance(body, list) or isinstance(node, ast.Module):
            continue
        for i in range(max(1, len(body) - size + 1)):
            tree = ast.parse(source)
            left = list(ast.walk(tree))[k].body  # type: ignore[attr-defined]
            del left[i : i + size]
            if left:
                yield ast.unparse(tree)


def _unwrapped(source: str) -> Iterator[str]:
    """A loop's body in its place, at the first step."""
    for k, node in enumerate(ast.walk(ast.parse(source))):
        body = getattr(node, "body", None)
        for i, inner in enumerate(body if isinstance(body, list) else []):
            if isinstance(inner, ast.For):
                tree = ast.parse(source)
                left = list(ast.walk(tree))[k].body  # type: ignore[attr-defined]
                first = ast.Assign([inner.target], ast.Constant(0))
                left[i : i + 1] = [first, *inner.body]
                yield ast.unparse(ast.fix_missing_locations(tree))


def _edited(source: str, k: int, i: int) -> str:
    tree = ast.parse(source)
    node = list(ast.walk(tree))[k]
    new = simpler(node)[i]
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if value is node:
                setattr(parent, field, new)
            elif isinstance(value, list):
                value[:] = [new if x is node else x for x in value]
    return ast.unparse(ast.fix_missing_locations(tree))


def simpler(node: ast.AST) -> list[ast.AST]:
    """Expressions that may take the place of one."""
    match node:
        case ast.BinOp(left=left, right=right):
            return [left, right]
        case ast.UnaryOp(operand=operand):
            return [operand]
        case ast.IfExp(body=body, orelse=orelse):
            return [body, orelse]
        case ast.Call(func=func, args=args, keywords=keywords):
            own = [func.value] if isinstance(func, ast.Attribute) else []
            fewer = [ast.Call(func, args, [])] if keywords else []
            return [*args, *own, *fewer]
        case ast.Subscript(value=value, ctx=ast.Load()):
            return [value]
        case ast.Slice():
            return [ast.Slice()]
        case ast.Tuple(elts=elts) | ast.List(elts=elts):
            kind = type(node)
            fewer = [kind([*elts[:i], *elts[i + 1 :]], node.ctx) for i in range(len(elts))]
            return [*elts, *fewer] if len(elts) > 1 else list(elts)
        case ast.Dict(keys=keys, values=values):
            places = range(len(keys))
            return [
                *values,
                *(ast.Dict(keys[:i] + keys[i + 1 :], values[:i] + values[i + 1 :]) for i in places),
            ]
        case ast.Constant(value=value) if type(value) is float and value != 1.0:
            return [ast.Constant(1.0)]
        case ast.Constant(value=value) if type(value) is int and value > 1:
            return [ast.Constant(value // 2), ast.Constant(value - 1)]
    return []
