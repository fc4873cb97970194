"""The stream of a key: which of its words were drawn, and where more may be."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenferro.ops.base import convert_to
from tenferro.random import philox
from tenferro.tensor import aval_of
from tenferro.tensor.dtypes import uint64
from tenferro.trace import Trace, Tracer
from tenferro.transforms.tracing.arguments import Arguments, leaf_aval
from tenferro.transforms.tracing.tracing import in_trace, repeated, results, trace_call

_KEY = aval_of((2,), uint64)


class Stream:
    """What a generator is without its methods: a key, a block to begin with, words drawn since."""

    def __init__(self, key: Any) -> None:
        aval = leaf_aval("Generator: the key", key, "; a key is te.random.key(0)")
        if aval != _KEY:
            raise TypeError(f"Generator: the key is {aval!r}, expected {_KEY!r}: te.random.key(0)")
        self._start(key, np.uint64(0))

    def _start(self, key: Any, block: Any) -> None:
        self._key, self._block = key, block
        self._words = 0
        self._made_in = repeated.get()

    def __repr__(self) -> str:
        return f"Generator({self._key!r}, {self._words} words drawn)"

    def state(self) -> tuple[NDArray[Any], NDArray[Any]]:
        """The key, and the block from which on nothing was drawn."""
        used = -(-self._words // 4)
        return self._key, self._block + np.uint64(used) if used else self._block

    def _check_place(self) -> None:
        here = repeated.get()
        if here[: len(self._made_in)] == self._made_in and len(here) > len(self._made_in):
            raise ValueError(
                f"{here[len(self._made_in)].label}: a generator that was created outside is "
                "used inside, so every call or step would draw the same numbers; create it inside "
                "from a key argument, use rng.fold_in(i), or carry it through the loop"
            )

    def _computed(self, function: Callable[..., Any], *parameters: Any) -> Any:
        """A function of the key, the block and parameters, computed immediately or traced."""
        args = Arguments((self._key, self._block, *parameters))
        avals = args.avals("random")

        def body(trace: Trace) -> Any:
            traced = trace_call(trace, function, args, "random", avals=avals)
            leaves = results(trace, traced.outputs, traced.input_ids, args.leaves)
            return traced.out_tree.unflatten(leaves)

        return in_trace("random", body)

    def _draw(
        self,
        make: Callable[..., Any],
        shape: tuple[int, ...],
        *parameters: Any,
        count: int | None = None,
    ) -> Any:
        """The result of `make(words, *parameters)` for `count` words, by default one per
        element."""
        self._check_place()
        n = prod(shape) if count is None else count
        first, self._words = self._words, self._words + n

        def drawn(key: Any, block: Any, *values: Any) -> Any:
            return make(philox.words(key, block, first, n), *values)

        return self._computed(drawn, *parameters)

    def _derived(self, index: Any, purpose: int) -> Any:
        """The key of an integer and a purpose."""

        def made(key: Any, block: Any, index: Any) -> Any:
            return philox.derived_key(key, convert_to(index, uint64) ^ block, purpose)

        return self._computed(made, index if isinstance(index, Tracer) else np.int64(index))
