"""Standard numbers of random words: each function takes an array of words of 64 bits."""

from __future__ import annotations

from math import pi
from typing import Any

from tenferro import numpy as xp
from tenferro.functions.numbers.choosing import where
from tenferro.ops.base import FAMILIES, apply, convert_to
from tenferro.random.philox import fractions
from tenferro.tensor.dtypes import int64

_HALF = 2.0**-54
"""Half of the distance of uniform numbers: what keeps a logarithm from 0."""


def normals(words: Any) -> Any:
    """Pairs of a radius and an angle, of an even number of words (Box and Muller 1958)."""
    half = words.shape[0] // 2
    u = fractions(words)
    radius = xp.sqrt(-2.0 * xp.log1p(-u[:half]))
    angle = 2 * pi * u[half:]
    return xp.concat([radius * xp.cos(angle), radius * xp.sin(angle)])


def exponentials(words: Any) -> Any:
    """Numbers of density exp(-x)."""
    return -xp.log1p(-fractions(words))


def laplaces(words: Any) -> Any:
    """Numbers of density exp(-|x|) / 2."""
    u = fractions(words)
    return where(u < 0.5, xp.log(2 * (u + _HALF)), -xp.log(2 * (1 - u)))


def logistics(words: Any) -> Any:
    """Numbers whose distribution function is 1 / (1 + exp(-x))."""
    u = fractions(words) + _HALF
    return xp.log(u) - xp.log1p(-u)


def gumbels(words: Any) -> Any:
    """Numbers whose distribution function is exp(-exp(-x))."""
    return -xp.log(-xp.log(fractions(words) + _HALF))


def integers_below(words: Any, count: Any) -> Any:
    """Integers from 0 to count - 1: upper halves of products; 0 means 2⁶⁴, all of them."""
    scaled = apply(FAMILIES["mul_high"].bind(), words, xp.broadcast_to(count, words.shape))
    return convert_to(where(count == 0, words, scaled), int64)


def chosen(words: Any, p: Any) -> Any:
    """Positions with probabilities p, whose sum is taken to be 1."""
    ends = xp.cumsum(p)
    positions = xp.searchsorted(ends, fractions(words) * ends[-1], side="right")
    return xp.minimum(positions, p.shape[0] - 1)


def ordered(words: Any, p: Any = None) -> Any:
    """All positions in random order: by log p plus Gumbel's noise, the largest first."""
    return xp.argsort(words if p is None else -(gumbels(words) + xp.log(p)))
