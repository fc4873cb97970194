"""Philox4x64-10, a counter-based generator of random bits, in integer arithmetic on arrays.

J. K. Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC11, 2011. Four words of 64
bits come of a counter of four words and a key of two; no block of four needs another one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.ops.arrays.constant import positions_along
from tenferro.ops.arrays.structural import slice_axis
from tenferro.ops.base import FAMILIES, apply, convert_to, full, literal
from tenferro.tensor import aval_of
from tenferro.tensor.dtypes import float64, uint64

_ROUNDS = 10
_FACTORS = 0xD2E7470EE14C6C93, 0xCA5A826395121157
_WEYL = 0x9E3779B97F4A7C15, 0xBB67AE8584CAA73B
"""What a key grows by from round to round: the golden ratio, and √3 − 1."""


def _round(counter: list[Any], key: list[Any]) -> list[Any]:
    a, b, c, d = counter
    (first_high, first_low), (second_high, second_low) = map(_product, (a, c), _FACTORS)
    return [second_high ^ b ^ key[0], second_low, first_high ^ d ^ key[1], first_low]


def _product(x: Any, factor: int) -> tuple[Any, Any]:
    """Both halves of a product of 128 bits."""
    y = full(x, x.aval, np.uint64(factor))
    return apply(FAMILIES["mul_high"].bind(), x, y), x * y


def words_of(key: Any, counter: list[Any]) -> list[Any]:
    """The four words of each block, for counters that are arrays of one shape."""
    keys = [_broadcast(key[i], counter[0]) for i in range(2)]
    for _ in range(_ROUNDS):
        counter = _round(counter, keys)
        keys = [k + full(k, k.aval, np.uint64(w)) for k, w in zip(keys, _WEYL, strict=True)]
    return counter


def _broadcast(x: Any, like: Any) -> Any:
    return apply(FAMILIES["broadcast_in_dim"].bind(shape=like.shape, dimensions=()), x)


def words(key: Any, block: Any, first: int, n: int) -> Any:
    """`n` words of a key's stream: from word `first` on, counted from a block on."""
    skipped, offset = divmod(first, 4)
    blocks = -(-(offset + n) // 4)
    numbers = _counted(key, blocks)
    start = _broadcast(block, numbers) + full(numbers, numbers.aval, np.uint64(skipped + 1))
    zero = full(numbers, numbers.aval, np.uint64(0))
    table = _columns(words_of(key, [numbers + start, zero, zero, zero]))
    line = apply(FAMILIES["reshape"].bind(shape=(4 * blocks,)), table)
    return slice_axis(line, 0, offset, offset + n)


def _counted(key: Any, n: int) -> Any:
    """The numbers from 0 to n - 1."""
    return convert_to(positions_along(full(key, aval_of((n,), float64), 0), 0), uint64)


def _columns(vectors: list[Any]) -> Any:
    shape = (*vectors[0].shape, 1)
    columns = [apply(FAMILIES["reshape"].bind(shape=shape), x) for x in vectors]
    return apply(FAMILIES["concatenate"].bind(axis=1), *columns)


def derived_key(key: Any, index: Any, purpose: int) -> Any:
    """Another key: the words of the counter (index, 0, 0, purpose), which no stream reaches."""
    zero = literal(key, np.uint64(0), uint64)
    last = literal(key, np.uint64(purpose), uint64)
    pair = words_of(key, [index, zero, zero, last])[:2]
    parts = [apply(FAMILIES["reshape"].bind(shape=(1,)), x) for x in pair]
    return apply(FAMILIES["concatenate"].bind(axis=0), *parts)


def derived_keys(key: Any, n: int, purpose: int) -> Any:
    """The keys that `derived_key` makes of 0 to n - 1, one in each row."""
    numbers = _counted(key, n)
    zero, last = (full(numbers, numbers.aval, np.uint64(word)) for word in (0, purpose))
    return _columns(words_of(key, [numbers, zero, zero, last])[:2])


def fractions(bits: Any) -> Any:
    """Numbers in [0, 1) of the upper 53 bits of words, as NumPy makes them."""
    return convert_to(bits >> 11, float64) * 2.0**-53
