"""Small changes of a module: an operator, a comparison, a number, a condition, a statement."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

OTHER_OPERATOR = {ast.Add: "-", ast.Sub: "+", ast.Mult: "/", ast.Div: "*", ast.FloorDiv: "*"}
OTHER_COMPARISON = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip
OTHER_WORD = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
"""Comparisons that are handed to a builder of instructions."""
OTHER_METHOD = {"add": "sub", "sub": "add", "fadd": "fsub", "fsub": "fadd", "and_": "or_",
                "or_": "and_"}  # fmt: skip
"""Instructions with two operands."""
COMMUTATIVE = ("add", "mul", "fadd", "fmul", "and_", "or_", "xor")
NOT_COMMUTATIVE = (ast.Sub, ast.Div, ast.MatMult)
REFUSALS = (
    "refuse",
    "refuse_dtype",
    "refuse_shape",
    "check_kind",
    "isinstance",
    "family",
    "Family",
)
"""Calls within which nothing is changed: what they say is no formula."""


@dataclass(frozen=True)
class Mutant:
    """The text of a file between two offsets replaced by another.

    `names` are words of the statement of the module that it stands in, such as what a rule is of.
    """

    path: Path
    start: int
    stop: int
    text: str
    line: int
    names: tuple[str, ...] = ()

    def source(self) -> str:
        """The whole file with the change."""
        before = self.path.read_text()
        return before[: self.start] + self.text + before[self.stop :]

    def diff(self) -> str:
        """The lines that change, before and after."""
        text = self.path.read_text()
        first, last = text.rfind("\n", 0, self.start) + 1, text.find("\n", self.stop)
        before, after = text[first : self.start], text[self.stop : last if last >= 0 else None]
        old = before + text[self.start : self.stop] + after
        new = before + self.text + after
        return "\n".join([f"-{x}" for x in old.split("\n")] + [f"+{x}" for x in new.split("\n")])

    def changes(self) -> bool:
        """Whether it is still Python, and other Python than before."""
        try:
            changed = ast.parse(self.source())
        except SyntaxError:
            return False
        return ast.dump(changed) != ast.dump(ast.parse(self.path.read_text()))


def mutants_of(path: Path) -> list[Mutant]:
    """All mutants of a file, in the order of its text."""
    source = path.read_text()
    lines = [0]
    for line in source.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    encoded = [line.encode() for line in source.splitlines(keepends=True)]

    def offset(line: int, column: int) -> int:
        return lines[line - 1] + len(encoded[line - 1][:column].decode())

    def span(node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return (
            offset(node.lineno, node.col_offset),
            offset(node.end_lineno, node.end_col_offset),
        )

    def text(node: ast.expr) -> str:
        return source[slice(*span(node))]

    found = {
        Mutant(path, *span(node), changed, node.lineno, _names(statement))
        for statement in ast.parse(source).body
        for node in _changeable(statement)
        if isinstance(node, ast.stmt) or _is_at(node, text(node))
        for changed in _changes(node, text)
    }
    return sorted(found, key=lambda m: (m.start, m.stop, m.text))


def _names(statement: ast.stmt) -> tuple[str, ...]:
    """What a statement of a module gives a name to, or decorates with."""
    match statement:
        case ast.FunctionDef(name, decorator_list=decorators):
            told = [name, *map(ast.unparse, decorators)]
        case ast.Assign(targets):
            told = list(map(ast.unparse, targets))
        case _:
            told = []
    words = (name.partition(".")[0].removesuffix("_family").strip("_") for name in told)
    return tuple(word for word in words if word.isidentifier())


def _is_at(node: ast.expr, text: str) -> bool:
    """Whether a text is that of an expression: Python before 3.12 misplaces some in f-strings."""
    try:
        found = ast.parse(f"({text})", mode="eval").body
    except SyntaxError:
        return False
    return ast.dump(found) == ast.dump(node)


def _changeable(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """What is inside of functions, but for annotations, decorators and refusals.

    `strict=` is a check as well.
    """
    stack: list[tuple[ast.AST, bool]] = [(tree, False)]
    while stack:
        node, inside = stack.pop()
        if inside and isinstance(node, ast.expr | ast.If | ast.Expr | ast.AugAssign):
            yield node
        stack += [(child, inner) for child, inner in _children(node, inside)]


def _children(node: ast.AST, inside: bool) -> Iterator[tuple[ast.AST, bool]]:
    if isinstance(node, ast.Raise | ast.Assert):
        return
    if isinstance(node, ast.FunctionDef | ast.Lambda):
        body = node.body if isinstance(node.body, list) else [node.body]
        yield from ((child, True) for child in body)
    elif isinstance(node, ast.AnnAssign):
        yield from ((child, inside) for child in [node.value] if child)
    elif isinstance(node, ast.Call):
        parts = [node.func, *node.args, *(k.value for k in node.keywords if k.arg != "strict")]
        yield from ((child, inside and not _refuses(node)) for child in parts)
    else:
        yield from ((child, inside) for child in ast.iter_child_nodes(node))


def _refuses(node: ast.expr) -> bool:
    match node:
        case ast.Call(ast.Name(name)):
            return name in REFUSALS
    return False


def _changes(node: ast.expr | ast.stmt, text: Callable[[ast.expr], str]) -> Iterator[str]:
    """Other texts for an expression or a statement."""
    match node:
        case ast.If(body=[ast.Return() | ast.Continue() | ast.Break() | ast.Raise()], orelse=[]):
            yield "pass"
        case ast.AugAssign() | ast.Expr(ast.Call()) if not _refuses(node.value):
            yield "pass"
        case ast.BinOp(left, op, right):
            if other := OTHER_OPERATOR.get(type(op)):
                yield f"(({text(left)}) {other} ({text(right)}))"
            if isinstance(op, NOT_COMMUTATIVE):
                sign = {ast.Sub: "-", ast.Div: "/", ast.MatMult: "@"}[type(op)]
                yield f"(({text(right)}) {sign} ({text(left)}))"
        case ast.UnaryOp(ast.USub() | ast.Not(), operand):
            yield f"({text(operand)})"
        case ast.Compare(left, [op], [right]):
            yield f"(({text(left)}) {OTHER_COMPARISON[type(op)]} ({text(right)}))"
        case ast.BoolOp(op, values):
            word, other = (" and ", " or ") if isinstance(op, ast.And) else (" or ", " and ")
            texts = [f"({text(v)})" for v in values]
            yield f"({other.join(texts)})"
            for i in range(len(texts)):
                yield f"({word.join(texts[:i] + texts[i + 1 :])})"
        case ast.IfExp(test, body, orelse):
            yield f"(({text(orelse)}) if ({text(test)}) else ({text(body)}))"
        case ast.Attribute(value, "H"):
            yield f"{text(value)}.mT"
        case ast.Call(ast.Attribute(_, "conj" | "conjugate") | ast.Name("conj"), [operand], []):
            yield f"({text(operand)})"
        case ast.Call(ast.Attribute(value, "conj" | "conjugate"), [], []):
            yield text(value)
        case ast.Call(func, [first, second, *rest], []) if not _refuses(node):
            called, given = text(func), [text(x) for x in (first, second, *rest)]
            if not (isinstance(func, ast.Attribute) and func.attr in COMMUTATIVE):
                yield f"{called}({', '.join([given[1], given[0], *given[2:]])})"
            if isinstance(func, ast.Attribute) and func.attr in OTHER_METHOD:
                called = called.removesuffix(func.attr) + OTHER_METHOD[func.attr]
                yield f"{called}({', '.join(given)})"
        case ast.Constant(bool(value)):
            yield str(not value)
        case ast.Constant(int(value)):
            yield repr(value + 1)
            yield repr(value - 1)
        case ast.Constant(float(value)):
            yield repr(value + 1)
        case ast.Constant(str(value)) if value in OTHER_WORD:
            yield repr(OTHER_WORD[value])
