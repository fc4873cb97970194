"""Shapes with named sizes as users write them: `"n,3"`."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Sequence
from typing import Any

from tenferro.tensor.aval import Aval, aval_of
from tenferro.tensor.dim import Dim, Shape, dim
from tenferro.tensor.dtypes import as_dtype

_OPERATORS: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}


def spec(shape: str | Sequence[int | str | Dim], dtype: Any = "float64") -> Aval:
    """What is known of an array before it is there: shape, with named sizes, and dtype.

    A shape is written as a string, `"n,3"`, or as a tuple of integers, names and dimensions. The
    sizes may be integer expressions such as `2*n+1`; a named size is at least 1. Raises ValueError
    for a shape that does not read so, TypeError for a dtype that is not supported.

    >>> spec("n,2*n+1", "float32")
    float32[n,2*n + 1]
    >>> spec(("batch", 3))
    float64[batch,3]
    """
    return aval_of(parse_shape(shape), as_dtype(dtype, "spec", half=True))


def parse_shape(shape: str | Sequence[int | str | Dim], like: Shape | None = None) -> Shape:
    """A shape as sizes; `_` is the size that `like` has there."""
    parts: list[int | str | Dim] = []
    if not isinstance(shape, str):
        parts += shape
    elif shape.strip():
        parts += shape.removesuffix(",").split(",")
    if like is not None and len(parts) != len(like):
        raise ValueError(f"it has shape {tuple(like)}, expected {_shown(shape)}")
    return tuple(
        like[axis] if like is not None and _is_open(part) else _size(part, shape)
        for axis, part in enumerate(parts)
    )


def _is_open(part: Any) -> bool:
    return isinstance(part, str) and part.strip() == "_"


def _size(part: Any, shape: Any) -> int | Dim:
    try:
        size = parse_size(part) if isinstance(part, str) else _as_size(part)
    except (ValueError, TypeError) as error:
        raise ValueError(
            f"shape {_shown(shape)}: {part!r} is not a size, expected an integer, a name or an "
            "expression of these such as 2*n+1"
        ) from error
    if isinstance(size, int) and size < 0:
        raise ValueError(f"shape {_shown(shape)}: a size is {size}, expected at least 0")
    return size


def _as_size(part: Any) -> int | Dim:
    return part if isinstance(part, Dim) else operator.index(part)


def parse_size(text: str) -> int | Dim:
    """The size of an expression of names and integers; raises ValueError if it is not one.

    >>> parse_size("2*n + n")
    3*n
    """
    try:
        if len(text) > _LONGEST:
            raise TypeError(f"{len(text)} characters, expected at most {_LONGEST}")
        return _evaluate(ast.parse(text.strip(), mode="eval").body)
    except (SyntaxError, TypeError, ArithmeticError, RecursionError, MemoryError) as error:
        raise ValueError(f"{text[:_LONGEST]!r} is not a size") from error


def _evaluate(node: ast.expr) -> int | Dim:
    """Names, integers and their sums, products, quotients and remainders, and small powers."""
    return _bounded(_evaluate_node(node))


def _bounded(size: int | Dim) -> int | Dim:
    """A size that is no larger than any use of it: short expressions may denote huge ones."""
    terms = [size] if isinstance(size, int) else size.terms.values()
    if len(terms) > _MOST_TERMS or any(abs(c) >= _MOST for c in terms):
        raise TypeError(f"more than {_MOST_TERMS} terms, or a coefficient from 2⁶³ on")
    return size


def _evaluate_node(node: ast.expr) -> int | Dim:
    match node:
        case ast.Name(id=name) if name != "_":
            return dim(name)
        case ast.Constant(value=int() as value) if not isinstance(value, bool):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_evaluate(operand)
        case ast.BinOp(left=left, op=ast.Pow(), right=ast.Constant(value=int() as power)):
            return _power(_evaluate(left), power)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
            result: int | Dim = _OPERATORS[type(op)](_evaluate(left), _evaluate(right))
            return result
    raise TypeError("not a size")


_HIGHEST_POWER = 16
_LONGEST = 1000
_MOST_TERMS = 200
_MOST = 2**63


def _power(base: int | Dim, power: int) -> int | Dim:
    if not 0 <= power <= _HIGHEST_POWER:
        raise TypeError(f"power {power}, expected 0 to {_HIGHEST_POWER}")
    product: int | Dim = 1
    for _ in range(power):
        product = _bounded(product * base)
    return product


def _shown(shape: Any) -> str:
    return repr(shape) if isinstance(shape, str) else f"({', '.join(map(str, shape))})"
