"""Compiling functions: traced once per kind of arguments, then run."""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import Any

import numpy as np
from numpy import ndarray

from computegraph import ProgramCache
from computegraph.cache import CacheInfo
from tenferro.eager import Tensor
from tenferro.engines import DEFAULT_ENGINE, ENGINES, compile_graph
from tenferro.trace import Tracer
from tenferro.transforms.arguments import array_of, flatten, leaf_avals, unflatten
from tenferro.transforms.tracing import merge, name_of, open_trace, run_on_tensors, trace_call

_PROGRAMS = 256


class Compiled:
    """One compiled program of a jitted function, for one structure and one kind of arguments."""

    def __init__(self, function: Callable[..., Any], args: Any, kwargs: Any, engine: str) -> None:
        label = f"jit({name_of(function)})"
        with open_trace(label) as trace:
            traced = trace_call(
                trace, lambda a, k: function(*a, **k), (args, kwargs), label, has_aux=False
            )
            self.graph = merge(trace, traced.outputs, traced.input_ids)
            # A copy: the program must not change when the captured array does.
            self.captured = [a.copy() for a in trace.captured.values()]
        self.out_tree = traced.out_tree
        self.single = traced.out_tree.is_leaf()
        self.program = compile_graph(self.graph, engine)

    def __call__(self, arrays: Any) -> Any:
        """The results for the flattened arguments."""
        outputs = self.program(*arrays, *self.captured)
        if self.single:
            y = outputs[0]
            return y if y.__class__ is ndarray else np.asarray(y)
        return unflatten(self.out_tree, [np.asarray(y) for y in outputs])

    def on_tensors(self, leaves: list[Any]) -> Any:
        """The results as tensors, recorded if a gradient may be asked for."""
        found = run_on_tensors(self.graph, self.program, [*leaves, *self.captured])
        return unflatten(self.out_tree, found)


class JitFunction:
    """A function that is traced once for each structure, shape and dtype of its arguments."""

    def __init__(self, function: Callable[..., Any], engine: str) -> None:
        update_wrapper(self, function)
        self.function = function
        self.engine = engine
        self._programs: ProgramCache[Compiled] = ProgramCache(_PROGRAMS)
        self._plain: dict[Any, Compiled] = {}

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The function's result."""
        if not kwargs:
            # Plain arrays, seen before: nothing else to look at.
            key = tuple([(a.shape, a.dtype) if a.__class__ is ndarray else None for a in args])
            found = self._plain.get(key)
            if found is not None:
                return found(args)
        return self._general(args, kwargs)

    def _general(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        leaves, tree = flatten((args, kwargs))
        if any(isinstance(x, Tracer) for x in leaves):
            return self.function(*args, **kwargs)
        avals = tuple(leaf_avals(f"jit({name_of(self.function)})", (args, kwargs)))
        compiled = self._programs.get(
            (tree, avals), lambda: Compiled(self.function, args, kwargs, self.engine)
        )
        if any(isinstance(x, Tensor) for x in leaves):
            return compiled.on_tensors(leaves)
        if not kwargs and all(type(a) is np.ndarray for a in args):
            self._remember(args, compiled)
        return compiled([array_of(x) for x in leaves])

    def _remember(self, args: tuple[Any, ...], compiled: Compiled) -> None:
        if len(self._plain) >= _PROGRAMS:
            self._plain.clear()
        self._plain[tuple([(a.shape, a.dtype) for a in args])] = compiled

    def cache_info(self) -> CacheInfo:
        """How many programs there are, and how often one was found."""
        return self._programs.info()

    def clear_cache(self) -> None:
        """Forget every compiled program."""
        self._programs.clear()
        self._plain.clear()


def jit(f: Callable[..., Any], *, engine: str = DEFAULT_ENGINE) -> JitFunction:
    """Compile a function: trace it once for each kind of arguments, then only run.

    Arguments and results are pytrees of arrays and numbers. Inside another trace the function is
    traced along. Raises ValueError for an unknown engine.

    >>> import numpy as np
    >>> double = jit(lambda x: x + x)
    >>> double(np.array([1.0, 2.0]))
    array([2., 4.])
    """
    if engine not in ENGINES:
        raise ValueError(f"jit: engine is {engine!r}, expected one of {sorted(ENGINES)}")
    return JitFunction(f, engine)
