"""Subscripts of a contraction, and which axes each step of it reduces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def parsed(name: str, subscripts: str, shapes: Sequence[tuple[int, ...]]) -> tuple[list[str], str]:
    """The labels of the operands and of the result, as in `np.einsum` without an ellipsis.

    Raises ValueError for subscripts that do not fit the operands.
    """
    inputs, arrow, output = subscripts.replace(" ", "").partition("->")
    labels = inputs.split(",")
    if len(labels) != len(shapes):
        raise ValueError(
            f"{name}: {subscripts!r} is for {len(labels)} operands, received {len(shapes)}"
        )
    sizes: dict[str, int] = {}
    for term, shape in zip(labels, shapes, strict=True):
        if not all(c.isalpha() for c in term) or len(term) != len(shape):
            raise ValueError(
                f"{name}: {term!r} does not fit shape {shape}; expected a letter an axis"
            )
        for label, size in zip(term, shape, strict=True):
            if sizes.setdefault(label, size) != size:
                raise ValueError(
                    f"{name}: label {label!r} has sizes {sizes[label]} and {size}, expected one"
                )
    if not arrow:
        counts = Counter("".join(labels))
        output = "".join(sorted(c for c, k in counts.items() if k == 1))
    unknown = [c for c in output if c not in sizes]
    if unknown or len(set(output)) != len(output):
        raise ValueError(
            f"{name}: the result is {output!r}, expected different labels of the operands"
        )
    return labels, output
