"""`te.jit`: a function with the options of its compilation."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypedDict, Unpack, overload

from numpy import ufunc

from tenferro.transforms.programs.compilation import JitFunction, Options
from tenferro.transforms.tracing.arguments import check_callable, engine_of
from tenferro.transforms.tracing.parameters import P, R
from tenferro.transforms.tracing.result_types import (
    CompiledGradient,
    CompiledJacobian,
    CompiledValueAndGradient,
    Gradient,
    Jacobian,
    ValueAndGradient,
)


class _JitOptions(TypedDict, total=False):
    """For type checkers: the options of `jit`."""

    engine: str | None
    static_argnums: int | Sequence[int]
    static_argnames: str | Sequence[str]
    shapes: str | Sequence[Any] | None
    memory_limit: int | None
    in_shardings: Any
    out_shardings: Any
    donate_argnums: int | Sequence[int]
    checks: bool
    flush_subnormals: bool
    verify: bool


@overload
def jit(f: ufunc, **options: Unpack[_JitOptions]) -> JitFunction[..., Any]: ...


@overload
def jit(  # type: ignore[overload-overlap]  # pyright sees that the last one takes other functions
    f: Gradient[P], **options: Unpack[_JitOptions]
) -> CompiledGradient[P]: ...


@overload
def jit(  # type: ignore[overload-overlap]
    f: ValueAndGradient[P, R], **options: Unpack[_JitOptions]
) -> CompiledValueAndGradient[P, R]: ...


@overload
def jit(  # type: ignore[overload-overlap]
    f: Jacobian[P], **options: Unpack[_JitOptions]
) -> CompiledJacobian[P]: ...


@overload
def jit(f: Callable[P, R], **options: Unpack[_JitOptions]) -> JitFunction[P, R]: ...


@overload
def jit(
    **options: Unpack[_JitOptions],
) -> Callable[[Callable[P, R]], JitFunction[P, R]]: ...


def jit(
    f: Callable[..., Any] | None = None,
    *,
    engine: str | None = None,
    static_argnums: int | Sequence[int] = (),
    static_argnames: str | Sequence[str] = (),
    shapes: str | Sequence[Any] | None = None,
    memory_limit: int | None = None,
    in_shardings: Any = None,
    out_shardings: Any = None,
    donate_argnums: int | Sequence[int] = (),
    checks: bool = True,
    flush_subnormals: bool = False,
    verify: bool = False,
) -> Any:
    """Compile a function: trace it once for each kind of arguments, and run the program afterwards.

    `jit` works as a decorator of functions and methods, with options (`@jit(static_argnums=0)`) and
    without. The instance of a method must be static, or of a type that `register_pytree` has
    registered. Arguments and results are pytrees of arrays and numbers; results are always arrays.
    Closed-over arrays are copied when the function is traced. Inside another trace, also of a
    derivative, the function becomes part of that trace, and the limit of memory, checks and
    subnormal numbers are those of the outer `jit`. Python numbers are weakly typed, as in NumPy:
    with a float32 array, 0.01 is float32.

    Static arguments must be hashable and need not be arrays; each of their values has a separate
    program. `shapes` names sizes that may differ between calls, with one shape per positional
    argument: one program then serves all sizes of at least 1. A string such as `"n,3"` applies to
    every array of an argument; a pytree of strings has one for each array. `"_"` means any size,
    and `"..."` any shape.

    `engine` is "native", "numpy" or "xla"; None selects the engine of `te.runtime.set_engine`. With
    "xla", arguments may be arrays on devices, and results then are arrays on devices too.
    `in_shardings` is the location of each positional argument, `out_shardings` that of the result:
    a device or a sharding of jax, None (unspecified), or a pytree of these. A call may reuse the
    memory of the arguments `donate_argnums`, which are then invalid. With `checks=False` a program
    of the XLA engine does not check values and does not wait for them. Where it would raise an
    error, its results are meaningless and need not be NaN.

    With `memory_limit` the program uses at most that many bytes in addition to its arguments,
    including the results: it recomputes values, which are equal to the last bit. The limit has no
    effect on eager tensors that record gradients. With `flush_subnormals` the native engine takes
    subnormal numbers for zeros (see `te.runtime.flush_subnormals`). With `verify` the results of
    the first call of each program are compared with those of the reference engine, and
    `te.VerificationError` is raised if they differ (see `te.runtime.verify`).

    Raises TypeError if f is not a function; ValueError for an unknown engine, and for options that
    the engine does not support; ModuleNotFoundError if the engine requires a package that is not
    installed. A `memory_limit` that is too low raises MemoryError at the first call, which names
    the largest values.

    >>> import numpy as np
    >>> double = jit(lambda x: x + x)
    >>> double(np.array([1.0, 2.0]))
    array([2., 4.])
    >>> mean = jit(lambda x: x.mean(0), shapes="n,2")
    >>> mean(np.ones((3, 2))), mean(np.ones((5, 2)))
    (array([1., 1.]), array([1., 1.]))
    >>> mean.cache_info().size
    1
    """
    engine = engine_of("jit", engine)
    _check_flag("flush_subnormals", flush_subnormals)
    _check_flag("verify", verify)
    limit = None if memory_limit is None else _bytes(memory_limit)
    placed = in_shardings, out_shardings, donate_argnums
    options = Options(
        static_argnums, static_argnames, shapes, limit, *placed, checks, flush_subnormals, verify
    )
    if f is None:
        return partial(jit, engine=engine, **options._asdict())
    check_callable("jit", f)
    return JitFunction(f, engine, options)


def _check_flag(name: str, value: Any) -> None:
    if not isinstance(value, bool):
        raise TypeError(f"jit: {name} is {value!r}, expected True or False")


def _bytes(memory_limit: Any) -> int:
    try:
        limit = operator.index(memory_limit)
    except TypeError as error:
        raise TypeError(
            f"jit: memory_limit is {memory_limit!r}, expected an integer, in bytes"
        ) from error
    if limit < 0:
        raise ValueError(f"jit: memory_limit is {limit}, expected at least 0")
    return limit
