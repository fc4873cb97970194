"""Equations of Einstein's summation: what `einsum` is given, as labels of axes.

A label is a letter or another character above ASCII, as opt_einsum numbers them, or an integer in
the form with lists; the axes of an ellipsis are labelled by their distance from its end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from tenferro.functions.arrays.arguments import as_array
from tenferro.tensor import Array

Labels = tuple[Hashable, ...]


@dataclass(frozen=True, slots=True, order=True)
class Dots:
    """An axis of an ellipsis, counted from its end."""

    position: int


@dataclass(frozen=True, slots=True)
class Equation:
    """The labels of each operand's axes and those of the result, which may repeat one."""

    inputs: tuple[Labels, ...]
    output: Labels


def parse(operands: Sequence[Any]) -> tuple[Equation, list[Any]]:
    """The equation and the arrays in the arguments of `einsum`.

    Raises ValueError for an equation that has no meaning or does not fit the arrays.
    """
    if operands and isinstance(operands[0], str):
        terms, result, values = _from_text(operands[0], operands[1:])
    else:
        terms, result, values = _from_lists(operands)
    arrays = _as_arrays(values)
    if len(terms) != len(arrays):
        _refuse(f"{len(terms)} terms for {len(arrays)} arrays")
    inputs = [_expand(t, x.ndim) for t, x in zip(terms, arrays, strict=True)]
    output = _implicit(inputs) if result is None else _explicit(result, inputs)
    _check_sizes(inputs, arrays)
    return Equation(tuple(inputs), output), arrays


def _as_arrays(values: Sequence[Any]) -> list[Any]:
    like = next((x for x in values if isinstance(x, Array)), None)
    return [as_array("einsum", x, like) for x in values]


def _refuse(what: str) -> NoReturn:
    raise ValueError(f"einsum: the equation has {what}")


def _from_text(text: str, operands: Sequence[Any]) -> tuple[list[Any], Any, Sequence[Any]]:
    left, arrow, right = text.replace(" ", "").partition("->")
    terms = [_letters(term) for term in left.split(",")]
    return terms, _letters(right) if arrow else None, operands


def _letters(term: str) -> list[Any]:
    before, dots, after = term.partition("...")
    for letter in before + after:
        if letter.isascii() and not letter.isalpha():
            _refuse(f"the character {letter!r}, expected letters, commas, '...' and '->'")
    return [*before, *([Ellipsis] if dots else []), *after]


def _from_lists(operands: Sequence[Any]) -> tuple[list[Any], Any, Sequence[Any]]:
    """The form einsum(a, [0, 1], b, [1, 2], [0, 2])."""
    pairs = len(operands) // 2
    if not pairs:
        _refuse("no arrays")
    terms = [_indices(operands[2 * i + 1]) for i in range(pairs)]
    result = _indices(operands[-1]) if len(operands) % 2 else None
    return terms, result, [operands[2 * i] for i in range(pairs)]


def _indices(term: Any) -> list[Any]:
    if not isinstance(term, list | tuple):
        _refuse(f"a term of type {type(term).__name__}, expected a list of integers")
    items = list(term)
    if any(x is not Ellipsis and not isinstance(x, int) for x in items):
        _refuse(f"the term {items}, expected integers and at most one Ellipsis")
    return items


def _expand(term: list[Any], ndim: int) -> Labels:
    """A term with labels for the axes of its ellipsis."""
    rest = ndim - sum(label is not Ellipsis for label in term)
    dots = term.count(Ellipsis)
    if dots > 1 or rest < 0 or (rest and not dots):
        _refuse(f"the term {_shown(term)} for an array with {ndim} axes")
    if not dots:
        return tuple(term)
    i = term.index(Ellipsis)
    return (*term[:i], *(Dots(k) for k in reversed(range(rest))), *term[i + 1 :])


def _shown(term: list[Any]) -> str:
    return "".join("..." if x is Ellipsis else str(x) for x in term) or "''"


def _implicit(inputs: Sequence[Labels]) -> Labels:
    """The ellipsis, then the labels that occur once, in order."""
    counts = Counter(label for term in inputs for label in term)
    once = [x for x, n in counts.items() if n == 1 and not isinstance(x, Dots)]
    return (*_dots(inputs), *sorted(once))  # type: ignore[type-var]


def _dots(inputs: Sequence[Labels]) -> Labels:
    return tuple(sorted({x for t in inputs for x in t if isinstance(x, Dots)}, reverse=True))


def _explicit(result: list[Any], inputs: Sequence[Labels]) -> Labels:
    dots = _dots(inputs)
    if dots and Ellipsis not in result:
        _refuse("an ellipsis in a term but none in the result")
    output = tuple(y for x in result for y in (dots if x is Ellipsis else (x,)))
    known = {label for term in inputs for label in term}
    for label in output:
        if label not in known:
            _refuse(f"the label {label!r} in the result but in no term")
    return output


def _check_sizes(inputs: Sequence[Labels], arrays: Sequence[Any]) -> None:
    sizes: dict[Hashable, Any] = {}
    for term, x in zip(inputs, arrays, strict=True):
        for label, n in zip(term, x.shape, strict=True):
            known = sizes.setdefault(label, n)
            if known == 1:
                sizes[label] = n
            elif n not in (1, known):
                _refuse(f"the sizes {known} and {n} for the label {label!r}")
