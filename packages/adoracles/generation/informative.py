"""Whether a probe tells right derivatives from wrong ones.

A probe is informative about a part if typical wrong answers fail it: zeros, the conjugate, the
transpose, the reverse order, an answer that leaves out one term, one that is off by a thousandth,
and where there is a definition, the mistakes of `adoracles.generation.wrong_answers`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from adoracles.cases.agreement import within
from adoracles.cases.case import Bounds, Part, Probe
from adoracles.cases.tensors import Tensors

OFF = 1e-3
"""What every probe must notice, relative to the derivative."""
ENOUGH = 20
"""Informative probes that a family should have in each dtype, of first and of second order."""
APART = 1e-2
"""From where on a mistake makes a difference, relative to the largest element."""


def passes(wrong: Tensors, reference: Tensors, bounds: Bounds, part: Part) -> bool:
    """Return whether an answer would be accepted as right."""
    for name, ref in reference.items():
        bound = bounds.right if bounds.telling else bounds.tight
        if not np.all(within(wrong[name].astype(ref.dtype), ref, bound(part, name, ref))):
            return False
    return True


def is_curved(probe: Probe) -> bool:
    """Return whether a probe has a second derivative that is not zero."""
    return any(t.any() for t in probe.reference.get("hvp", {}).values())


def typical(reference: Tensors) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield named wrong answers that are made of the right one.

    >>> dict(typical({"y": np.array([2.0])}))["zeros"]
    {'y': array([0.])}
    """
    yield "zeros", {name: np.zeros_like(tensor) for name, tensor in reference.items()}
    yield "off by a thousandth", {n: t * t.dtype.type(1 + OFF) for n, t in reference.items()}
    if any(np.any(np.imag(tensor)) for tensor in reference.values()):
        yield "conjugated", {name: np.conj(tensor) for name, tensor in reference.items()}
    if any(_turns(tensor) for tensor in reference.values()):
        yield (
            "transposed",
            {n: np.swapaxes(t, -1, -2) if _turns(t) else t for n, t in reference.items()},
        )
    if any(_reverses(tensor) for tensor in reference.values()):
        yield "reversed", {n: t[..., ::-1] if t.ndim else t for n, t in reference.items()}
    if len(reference) > 1:
        for left_out in (name for name, tensor in reference.items() if tensor.any()):
            yield (
                f"without {left_out}",
                {n: np.zeros_like(t) if n == left_out else t for n, t in reference.items()},
            )


def _turns(tensor: Any) -> bool:
    """Whether a tensor is a square matrix, or a stack of them, that its transpose differs from."""
    square = tensor.ndim > 1 and tensor.shape[-1] == tensor.shape[-2] > 1
    return square and not np.allclose(tensor, np.swapaxes(tensor, -1, -2), rtol=1e-2)


def _reverses(tensor: Any) -> bool:
    """Whether the last axis of a tensor in reverse order is clearly another tensor."""
    return bool(tensor.ndim and differs({"": tensor[..., ::-1]}, {"": tensor}))


def differs(wrong: Tensors, reference: Tensors) -> bool:
    """Return whether an answer is off by a hundredth of the largest element, or is not finite.

    A mistake that makes less of a difference at a probe is not one that the probe must notice.
    """
    gaps = ((np.max(np.abs(wrong[n] - t), initial=0), t) for n, t in reference.items())
    return any(not gap <= APART * np.max(np.abs(t), initial=0) for gap, t in gaps)


def unnoticed(
    reference: Tensors, bounds: Bounds, part: Part, wrong: Mapping[str, Any]
) -> list[str]:
    """Return the names of wrong answers that would pass, of the typical ones and of `wrong`."""
    others = ((name, answer) for name, answer in wrong.items() if differs(answer, reference))
    answers = [*typical(reference), *others]
    return [name for name, answer in answers if passes(answer, reference, bounds, part)]


def unnoticed_at_tie(answers: Sequence[Mapping[str, Tensors]], bounds: Bounds) -> list[Part]:
    """Return the parts of which the largest accepted answer, off by a thousandth, would pass."""
    found: list[Part] = []
    parts: tuple[Part, ...] = ("jvp", "vjp")
    for part in parts:
        tensors = [answer[part] for answer in answers]
        sizes = [max(np.max(np.abs(t), initial=0) for t in g.values()) for g in tensors]
        wrong = {n: t * t.dtype.type(1 + OFF) for n, t in tensors[int(np.argmax(sizes))].items()}
        if any(passes(wrong, other, bounds, part) for other in tensors):
            found.append(part)
    return found
