"""Expressions whose operands may be traced: choices, `and`, `or`, `not`, chained comparisons."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any, TypeVar

from tenferro.conversion.source.jumps import PREFIX
from tenferro.conversion.source.names import SCOPES, within

Node = TypeVar("Node", bound=ast.AST)
CALLS = {
    "all": "every",
    "any": "some",
    "range": "range_",
    "min": "min_",
    "max": "max_",
    "int": "int_",
    "len": "len_",
    "next": "next_",
    "sum": "sum_",
}
"""Functions of Python that tenferro's accept traced numbers instead of."""
ITERATIONS = {"enumerate": "enumerated", "reversed": "reversed_", "zip": "zipped"}
"""Functions of Python that a `for` statement runs along."""


def helper(name: str) -> ast.expr:
    """What runs instead of a statement or an expression."""
    return ast.Attribute(ast.Name(PREFIX, ast.Load()), name, ast.Load())


def call(name: str, *args: ast.expr) -> ast.Call:
    """A call of a helper."""
    return ast.Call(helper(name), list(args), [])


def later(expression: ast.expr) -> ast.expr:
    """A function that computes an expression."""
    none = ast.arguments([], [], None, [], [], None, [])
    return ast.Lambda(none, expression)


def function(name: str, parameters: Sequence[str], body: list[ast.stmt]) -> ast.FunctionDef:
    """The definition of a function."""
    args = ast.arguments([], [ast.arg(a) for a in parameters], None, [], [], None, [])
    extra: Any = {"type_params": []} if hasattr(ast, "TypeAlias") else {}
    return ast.FunctionDef(name, args, body, [], **extra)


class Expressions(ast.NodeTransformer):
    """Rewrites expressions; statements are those of `statements`."""

    def __init__(self, bound: set[str]) -> None:
        self.calls = {name: ours for name, ours in CALLS.items() if name not in bound}
        self.iterations = {name: ours for name, ours in ITERATIONS.items() if name not in bound}

    def tested(self, node: ast.expr) -> ast.expr:
        """A condition, of which only the truth matters."""
        if isinstance(node, ast.BoolOp) and not binds(*node.values):
            name = "all_" if isinstance(node.op, ast.And) else "any_"
            return placed(node, call(name, *(later(self.tested(v)) for v in node.values)))
        return self.visit(node)  # type: ignore[no-any-return]

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        if binds(node.body, node.orelse):
            return self.generic_visit(node)
        test, yes, no = self.tested(node.test), self.visit(node.body), self.visit(node.orelse)
        return placed(node, call("if_exp", test, later(yes), later(no)))

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        if binds(*node.values):
            return self.generic_visit(node)
        self.generic_visit(node)
        name = "and_" if isinstance(node.op, ast.And) else "or_"
        return placed(node, call(name, *map(later, node.values)))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        if isinstance(node.op, ast.Not):
            return placed(node, call("not_", self.tested(node.operand)))
        return self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """A chain computes each operand once, and none behind a comparison that is false."""
        self.generic_visit(node)
        operands = [node.left, *node.comparators]
        if len(node.ops) == 1 or binds(*operands):
            return node
        pair = [ast.arg(PREFIX + "x"), ast.arg(PREFIX + "y")]
        x, y = (ast.Name(p.arg, ast.Load()) for p in pair)
        tests: list[ast.expr] = [
            ast.Lambda(ast.arguments([], pair, None, [], [], None, []), ast.Compare(x, [op], [y]))
            for op in node.ops
        ]
        chain = call("chain", ast.Tuple(tests, ast.Load()), *map(later, operands))
        return placed(node, chain)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """A part whose index may be traced."""
        is_read = isinstance(node.ctx, ast.Load) and is_computed(node.slice)
        self.generic_visit(node)
        if not is_read:
            return node
        return placed(node, call("item", node.value, index_of(node)))

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in self.calls:
            node.func = placed(node.func, helper(self.calls[node.func.id]))
        return node

    def iterated(self, node: ast.expr) -> ast.expr:
        """What a `for` statement runs along."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            name = self.iterations.get(node.func.id)
            if name is not None:
                args = [self.iterated(x) for x in node.args]
                rest = [ast.keyword(k.arg, self.visit(k.value)) for k in node.keywords]
                return placed(node, ast.Call(helper(name), args, rest))
        return self.visit(node)  # type: ignore[no-any-return]


def has_slices(node: ast.Subscript) -> bool:
    """Whether there is a slice in an index, with a bound that is not a literal."""
    inner = list(ast.walk(node.slice))
    bounds = [b for s in inner if isinstance(s, ast.Slice) for b in (s.lower, s.upper, s.step)]
    is_open = any(b is not None and not _is_literal(b) for b in bounds)
    return is_open and is_plain(node.slice)


def is_computed(index: ast.expr) -> bool:
    """Whether an index is more than literals."""
    inner = list(ast.walk(index))
    computed = any(isinstance(n, ast.Name | ast.Call | ast.Attribute) for n in inner)
    return computed and is_plain(index)


def is_plain(index: ast.expr) -> bool:
    """Whether an index neither unpacks anything nor binds a name."""
    return not any(isinstance(n, ast.Starred | ast.NamedExpr) for n in ast.walk(index))


def _is_literal(node: ast.expr) -> bool:
    operand = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(operand, ast.Constant)


def index_of(node: ast.Subscript) -> ast.expr:
    """The index as an expression."""
    parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    items = [_slice(part) if isinstance(part, ast.Slice) else part for part in parts]
    return ast.Tuple(items, ast.Load()) if isinstance(node.slice, ast.Tuple) else items[0]


def _slice(part: ast.Slice) -> ast.expr:
    bounds = (part.lower, part.upper, part.step)
    return call("slice_", *(ast.Constant(None) if b is None else b for b in bounds))


def binds(*nodes: ast.AST) -> bool:
    """Whether an expression binds a name (`:=`), which a function of it would not do."""
    inner = (n for n in within(nodes) if not isinstance(n, SCOPES))
    return any(isinstance(n, ast.NamedExpr | ast.Starred) for n in inner)


def placed(place: ast.AST, node: Node) -> Node:
    """A new node, whose parts without a line are on the first line of another one."""
    for inner in ast.walk(node):
        if "lineno" in inner._attributes and not hasattr(inner, "lineno"):
            line, column = place.lineno, place.col_offset  # type: ignore[attr-defined]
            inner.lineno = inner.end_lineno = line  # type: ignore[attr-defined]
            inner.col_offset = inner.end_col_offset = column  # type: ignore[attr-defined]
    return node
