"""Operands that are stacks of vectors and matrices: which sizes and dtypes fit each other.

They are declared as NumPy declares those of its generalized functions: `a(n,n) b(n,k)` are square
matrices, and matrices with as many rows; the axes before these are the same for all operands. A
size is a name, a number, or a sum of these, where a parameter is a name too. All dtypes are one
floating-point or complex dtype, except `b(n):real`, of its real part, and integers, such as
`p(n):int64`. `inexact`, `integer` and `any` mean any dtype of the kind.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NoReturn

import numpy as np
from numpy.linalg import LinAlgError

from tenferro.ops.base.shapes import NO_HALF, refuse_dtype
from tenferro.tensor import Aval, Dim
from tenferro.tensor.dtypes import DType, kind_of, real_dtype

_OPERAND = re.compile(r"(\w+)\(([\w+,]*)\)(?::(\w+))?")
Size = int | Dim


@dataclass(frozen=True, slots=True)
class Stack:
    """An operand: its name, the sizes of its last axes as text, and its dtype in words."""

    name: str
    sizes: tuple[str, ...]
    dtype: str

    def __str__(self) -> str:
        return f"(..., {', '.join(self.sizes)})"


class Stacks:
    """The operands of a family, as a text declares them.

    >>> from tenferro.tensor import aval_of
    >>> Stacks("a(n,n) b(n,k)").check("solve", [aval_of((3, 3), float), aval_of((2, 1), float)], {})
    Traceback (most recent call last):
    numpy.linalg.LinAlgError: solve: argument b has shape (2, 1), expected
      (..., n, k) with n = 3, k = 1
    """

    def __init__(self, text: str) -> None:
        parts = [_OPERAND.fullmatch(part) for part in text.split()]
        if not all(parts):
            raise ValueError(f"operands are {text!r}, expected a text such as 'a(n,n) b(n,k)'")
        self.operands = tuple(
            Stack(m[1], tuple(filter(None, m[2].split(","))), m[3] or "") for m in parts if m
        )

    def __len__(self) -> int:
        return len(self.operands)

    def check(self, family: str, avals: Sequence[Aval], params: Mapping[str, Any]) -> None:
        """Raise LinAlgError for sizes, TypeError for dtypes that do not fit."""
        family = family.split(".")[-2] if "." in family else family
        pairs = list(zip(self.operands, avals, strict=True))
        self._check_dtypes(family, pairs)
        sizes = {name: n for name, n in params.items() if isinstance(n, int | Dim)}
        for operand, aval in pairs:
            _bind(family, operand, aval, sizes)
        batch = avals[0].shape[: avals[0].ndim - len(self.operands[0].sizes)]
        for operand, aval in pairs:
            core = [_evaluated(size, sizes) for size in operand.sizes]
            if aval.shape != (*batch, *core):
                _refuse_shape(family, operand, aval, _expected(operand, sizes, batch))

    def _check_dtypes(self, family: str, pairs: Sequence[tuple[Stack, Aval]]) -> None:
        common = next((aval.dtype for operand, aval in pairs if not operand.dtype), None)
        for operand, aval in pairs:
            wanted = _wanted(operand.dtype, aval.dtype, common)
            if aval.dtype != wanted:
                refuse_dtype(family, f"argument {operand.name}'s dtype", aval.dtype, str(wanted))


def _wanted(word: str, own: DType, common: DType | None) -> DType | str:
    """The dtype that an operand must have, its own if that is right."""
    if word == "any":
        return own
    if word == "integer":
        return own if own.kind in "iu" else "int or uint"
    if word not in ("", "real", "inexact"):
        return np.dtype(word)
    if kind_of(own) == "e":
        return NO_HALF
    if own.kind not in "fc":
        return "floating-point or complex"
    if word == "inexact" or common is None:
        return own
    return real_dtype(common) if word else common


@lru_cache(maxsize=256)
def stacks(text: str) -> Stacks:
    """The operands of this text, for rules whose number of operands varies."""
    return Stacks(text)


def _bind(family: str, operand: Stack, aval: Aval, sizes: dict[str, Size]) -> None:
    """Take over the sizes of last axes that are plain names."""
    if aval.ndim < len(operand.sizes):
        words = {1: "at least one axis", 2: "at least two axes"}[len(operand.sizes)]
        _refuse_shape(family, operand, aval, f"{words} {operand}")
    for name, n in zip(operand.sizes, aval.shape[aval.ndim - len(operand.sizes) :], strict=True):
        if name.isidentifier():
            sizes.setdefault(name, n)


def _evaluated(size: str, sizes: Mapping[str, Size]) -> Size:
    total: Size = 0
    for term in size.split("+"):
        total = total + (int(term) if term.isdigit() else sizes[term])
    return total


def _expected(operand: Stack, sizes: Mapping[str, Size], batch: Sequence[Size]) -> str:
    """The shape of an operand in words."""
    if operand.sizes == ("n", "n") and not batch:
        return f"square matrices {operand}"
    names = [n for n in sizes if any(n in size.split("+") for size in operand.sizes)]
    known = [f"{name} = {sizes[name]}" for name in names]
    if batch:
        known.append(f"... = {', '.join(map(str, batch))}")
    return f"{operand} with {', '.join(known)}" if known else str(operand)


def _refuse_shape(family: str, operand: Stack, aval: Aval, expected: str) -> NoReturn:
    refuse_shape(family, operand.name, aval.shape, expected)


def refuse_shape(name: str, argument: str, shape: tuple[Any, ...], expected: str) -> NoReturn:
    """The shape error of linear algebra, for a shape or several: NumPy's class."""
    raise LinAlgError(f"{name}: argument {argument} has shape {shape}, expected {expected}")
