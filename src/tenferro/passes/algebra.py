"""Identities of arithmetic that hold to the last bit, for NaN, infinities and signed zeros too."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.ops.base import TensorOperation
from tenferro.passes.rewriter import Operands, Rewriter, rule

_MOST_SCATTERS = 16
"""Sums at elements of sums behind which a rule looks: it bounds the work."""
_VIEWS = frozenset({"broadcast_in_dim", "reshape", "transpose", "neg"})


def _is(value: Any, number: float) -> bool:
    """Whether a known number is this one, the sign of zero included."""
    if value is None or value != number:
        return False
    if number or value.dtype.kind in "biu":
        return True
    signs = np.signbit([value.real, value.imag]) if value.dtype.kind == "c" else np.signbit([value])
    return bool(np.all(signs == np.signbit(number)))


def _is_zero_to_add(r: Rewriter, v: int) -> bool:
    """Whether adding a value changes nothing: -0.0, or 0 for integers."""
    value = r.number(v)
    return _is(value, 0 if value is not None and value.dtype.kind in "biu" else -0.0)


@rule("add")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    for x, y in (operands, operands[::-1]):
        if _is_zero_to_add(r, y):
            return x
        negated = r.operand(y, "neg")
        if negated is not None:
            return r.bind("sub", x, negated)
    return None


@rule("add")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """2 (a (c y)) = a ((2 c) y) for a number c of at most 1/2, with which nothing overflows.

    Half the square is differentiated so. Where 2 (a (c y)) is subnormal, the other is nearer.
    """
    x, y = operands
    if x != y or r.name(x) != "mul" or r.aval(x).dtype.kind != "f":
        return None
    doubled = _doubled(r, x)
    if doubled is not None:
        return doubled
    for a, b in (r.operands(x), r.operands(x)[::-1]):
        views, source = _behind_views(r, b)
        doubled = _doubled(r, source)
        if doubled is not None:
            for view in reversed(views):
                doubled = r.apply(view, doubled)
            return r.bind("mul", a, doubled)
    return None


@rule("add")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """What is added at some elements of zeros, and all of them to y, is added to y there.

    To y + 0, whose zeros are positive as the sums are.
    """
    for x, y in (operands, operands[::-1]):
        if r.name(x) != "scatter_add" or x in r.shared:
            continue
        zeros, *rest = r.operands(x)
        scattered, value = r.definition(x), r.number(zeros)
        if scattered is not None and value is not None and value == 0:
            return r.apply(scattered, _with_zero(r, y, zeros), *rest)
    return None


@rule("add")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """x but for a block, and this block of x among zeros: x + 0, whose zeros are positive.

    The cotangent of an array before something is added to a block of it.
    """
    for rest, padded in (operands, operands[::-1]):
        if r.name(rest) != "update_slice" or r.name(padded) != "pad":
            continue
        (x, cleared), (block, value) = r.operands(rest), r.operands(padded)
        if r.name(block) != "slice" or r.operands(block) != (x,):
            continue
        start, padding = r.params(rest)["start"], r.params(padded)["padding"]
        is_same = r.params(block)["start"] == start == tuple(low for low, *_ in padding)
        steps = [r.params(v)["strides"] for v in (rest, block)]
        is_same &= steps[0] == steps[1] == tuple(between + 1 for *_, between in padding)
        is_same &= r.aval(cleared).shape == r.aval(block).shape
        if is_same and all(_is(r.number(v), 0.0) for v in (cleared, value)):
            return _with_zero(r, x, r.splat(r.number(value), r.aval(x)))
    return None


def _with_zero(r: Rewriter, y: int, zeros: int) -> int:
    """y + 0, whose zeros are positive: y itself where they are, or the same before a scatter."""
    source, value = y, r.number(zeros)
    for _ in range(_MOST_SCATTERS):
        if r.name(source) != "scatter_add":
            break
        source = r.operands(source)[0]
    if r.name(source) == "add" and any(_is(r.number(v), 0.0) for v in r.operands(source)):
        return y
    scattered = r.definition(y)
    if r.name(y) != "scatter" or y in r.shared or scattered is None or value is None:
        return r.bind("add", y, zeros)
    base, updates, *rest = r.operands(y)
    raised = r.bind("add", updates, r.splat(value, r.aval(updates)))
    return r.apply(scattered, r.bind("add", base, zeros), raised, *rest)


def _doubled(r: Rewriter, x: int) -> int | None:
    """Twice a product with a number of at most 1/2; None for other values."""
    if r.name(x) != "mul":
        return None
    for a, b in (r.operands(x), r.operands(x)[::-1]):
        value = r.number(a)
        if value is not None and abs(value) <= 0.5:
            return r.bind("mul", r.splat(2 * value, r.aval(a)), b)
    return None


def _behind_views(r: Rewriter, x: int) -> tuple[list[TensorOperation], int]:
    """The views and changes of sign that make a value, the last one first, and of what."""
    views: list[TensorOperation] = []
    while r.name(x) in _VIEWS:
        view = r.definition(x)
        assert view is not None
        views.append(view)
        (x,) = r.operands(x)
    return views, x


@rule("sub")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    x, y = operands
    if _is(r.number(y), 0.0):
        return x
    negated = r.operand(y, "neg")
    return None if negated is None else r.bind("add", x, negated)


@rule("mul")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    if r.aval(operands[0]).dtype.kind == "c":  # ∞ · 1 is ∞ + i NaN
        return None
    for x, y in (operands, operands[::-1]):
        value = r.number(y)
        if _is(value, 1):
            return x
        if value is not None and value.dtype.kind in "if" and _is(value, -1):
            return r.bind("neg", x)
        if value is not None and value.dtype.kind in "iu" and _is(value, 0):
            return y
        negated = r.operand(x, "neg")
        if value is not None and value.dtype.kind == "f" and negated is not None:
            return r.bind("mul", negated, r.splat(-value, r.aval(y)))
    return _without_signs(r, operation, operands)


@rule("div")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    x, y = operands
    if r.aval(x).dtype.kind == "c":
        return None
    value = r.number(y)
    if _is(value, 1):
        return x
    if value is not None and np.isfinite(value) and _is_power_of_two(value):
        return r.bind("mul", x, r.splat(1 / value, r.aval(y)))
    return _without_signs(r, operation, operands)


def _is_power_of_two(value: Any) -> bool:
    """Whether the reciprocal is exact, and a normal number."""
    mantissa, _ = np.frexp(value)
    tiny = np.finfo(value.dtype).tiny
    return bool(abs(mantissa) == 0.5 and tiny <= abs(value) <= 1 / tiny)


def _without_signs(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """(-x)(-y) = x y, and the same for quotients."""
    x, y = (r.operand(v, "neg") for v in operands)
    return None if x is None or y is None else r.apply(operation, x, y)


@rule("neg")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    (x,) = operands
    inner = r.operand(x, "neg")
    if inner is not None:
        return inner
    if r.name(x) in ("mul", "div") and r.aval(x).dtype.kind == "f":
        product = r.definition(x)
        a, b = r.operands(x)
        assert product is not None
        for i, v in enumerate((a, b)):
            positive = r.operand(v, "neg")
            value = None if x in r.shared else r.number(v)
            if value is not None:
                positive = r.splat(-value, r.aval(v))
            if positive is not None:
                return r.apply(product, *((positive, b) if i == 0 else (a, positive)))
    return None


@rule("pow")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    x, y = operands
    value = r.number(y)
    if r.aval(x).dtype.kind != "f":
        return None
    if _is(value, 1):
        return x
    if _is(value, 2):
        return r.bind("square", x)
    return r.bind("reciprocal", x) if _is(value, -1) else None


@rule("powi")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    (x,) = operands
    exponent = operation.params["exponent"]
    if exponent == 1:
        return x
    return r.bind("square", x) if exponent == 2 else None


@rule("select")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    condition, x, y = operands
    value = r.number(condition)
    if value is not None:
        return x if value else y
    return x if x == y else None


@rule("maximum", "minimum", "fmax", "fmin", "bitwise_and", "bitwise_or")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    x, y = operands
    return x if x == y else None


@rule("convert")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    (x,) = operands
    return x if r.aval(x).dtype == operation.params["dtype"] else None


@rule("conj")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    return r.operand(operands[0], "conj")


@rule("real")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    (z,) = operands
    if r.name(z) == "complex":
        return r.operands(z)[0]
    inner = r.operand(z, "conj")
    return None if inner is None else r.bind("real", inner)


@rule("imag")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    (z,) = operands
    if r.name(z) == "complex":
        return r.operands(z)[1]
    inner = r.operand(z, "conj")
    return None if inner is None else r.bind("neg", r.bind("imag", inner))


@rule("complex")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    re, im = (r.operand(v, part) for v, part in zip(operands, ("real", "imag"), strict=True))
    return re if re is not None and re == im else None
