"""Sums and extrema of comprehensions as functions with loops, which are converted as others are."""

from __future__ import annotations

import ast
from collections.abc import Container

from tenferro.conversion.source.expressions import binds, function, placed
from tenferro.conversion.source.jumps import PREFIX
from tenferro.conversion.source.names import within

FIRST, FOUND = PREFIX + "first", PREFIX + "found"
"""The names of what the outermost loop runs along, and of the list."""
CONSUMERS = frozenset({"sum", "min", "max"})
"""Functions that read all items, for which the number of items may be traced."""
CONSUMED = "consumed"
"""The attribute of a list that one of them reads."""


def is_convertible(node: ast.ListComp) -> bool:
    """Whether a function may make the list for its reader.

    It must bind no name outside and wait for nothing. Other lists are made by Python: their length
    would be traced if they have conditions, and their elements would be parts of one array.
    """
    inner = list(within([node]))
    refused = (ast.Await, ast.Yield, ast.YieldFrom, ast.Lambda)
    is_plain = not any(each.is_async for each in node.generators)
    is_read = hasattr(node, CONSUMED)
    return (
        is_read and is_plain and not binds(node) and not any(isinstance(n, refused) for n in inner)
    )


def consumed(call: ast.Call, pythons: Container[str]) -> ast.Call:
    """The call, with a list instead of a generator if the function reads all of it.

    `pythons` has the names that denote functions of Python.
    """
    match call:
        case ast.Call(
            func=ast.Name(id=name), args=[ast.GeneratorExp() | ast.ListComp() as items, *rest]
        ) if name in CONSUMERS and name in pythons:
            values = placed(items, ast.ListComp(items.elt, items.generators))
            setattr(values, CONSUMED, True)
            if is_convertible(values):
                return placed(call, ast.Call(call.func, [values, *rest], call.keywords))
    return call


def function_of(node: ast.ListComp, name: str) -> ast.FunctionDef:
    """A function of what the outermost loop runs along, which returns the list."""
    append = ast.Attribute(ast.Name(FOUND, ast.Load()), "append", ast.Load())
    body: ast.stmt = ast.Expr(ast.Call(append, [node.elt], []))
    for i, each in reversed(list(enumerate(node.generators))):
        for condition in reversed(each.ifs):
            body = ast.If(condition, [body], [])
        items = each.iter if i else ast.Name(FIRST, ast.Load())
        body = ast.For(each.target, items, [body], [])
    new: ast.stmt = ast.Assign([ast.Name(FOUND, ast.Store())], ast.List([], ast.Load()))
    result = ast.Return(ast.Name(FOUND, ast.Load()))
    return placed(node, function(name, [FIRST], [new, body, result]))
