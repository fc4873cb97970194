"""Compiling functions: traced once per kind of arguments, then run."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from functools import partial, update_wrapper
from types import BuiltinFunctionType
from typing import Any, Concatenate, Generic, NamedTuple, Self, overload

from numpy import generic
from optree import tree_flatten

from computegraph import Arena, ProgramCache
from computegraph.cache import CacheInfo
from computegraph.weak import WeakObjects
from tenferro.eager import Tensor
from tenferro.engines.base import verifying
from tenferro.engines.base.pipeline import CompileOptions
from tenferro.nan_debugging import line_requests, nan_debuggers
from tenferro.ops.base.registry import forget_with
from tenferro.pytree import NAMESPACE, Structure
from tenferro.tensor.foreign import is_on_device
from tenferro.trace import current_trace
from tenferro.tracebacks import shorten
from tenferro.transforms.programs.building import build
from tenferro.transforms.programs.containers import kinds_of
from tenferro.transforms.programs.placement import Places
from tenferro.transforms.programs.program import Program
from tenferro.transforms.programs.signature import (
    NamedShapes,
    StaticArguments,
    StaticValues,
    are_constants,
    joined,
)
from tenferro.transforms.tracing.arguments import (
    Arguments,
    argument_of,
    array_of,
    unflatten,
)
from tenferro.transforms.tracing.copies import called
from tenferro.transforms.tracing.parameters import P, Q, Result, Wrapping, name_of
from tenferro.transforms.tracing.result_types import (
    Arrays,
    NotAnnotated,
    Number,
)
from tenferro.transforms.tracing.running import (
    PLAIN,
    arrays_of_tensors,
    as_tensors,
    call_on_tensors,
)

_PROGRAMS = 256


_NO_VALUES: StaticValues = frozenset()

_compiled: WeakObjects[JitFunction[..., Any]] = WeakObjects()


@verifying.on_change
@forget_with
def _forget_programs(*_: bool) -> None:
    for function in _compiled:
        function.clear_cache()


@line_requests.on_change
@nan_debuggers.on_change
def _look_anew(on: bool) -> None:
    for function in _compiled:
        function.forget_latest()


class Options(NamedTuple):
    """What `jit` is placements of a function's arguments, and of its memory."""

    static_argnums: int | Sequence[int]
    static_argnames: str | Sequence[str]
    shapes: str | Sequence[Any] | None
    memory_limit: int | None
    in_shardings: Any = None
    out_shardings: Any = None
    donate_argnums: int | Sequence[int] = ()
    checks: bool = True
    flush_subnormals: bool = False
    verify: bool = False

    @property
    def compile(self) -> CompileOptions:
        """The options of the engine."""
        return CompileOptions(self.memory_limit, self.checks, self.flush_subnormals, self.verify)


class JitFunction(Wrapping, Generic[P, Result]):
    """A function that is compiled once for each structure, shape and dtype of its arguments.

    Python numbers have separate programs, because they are weakly typed.
    """

    def __init__(
        self,
        function: Callable[P, Result],
        engine: str,
        options: Options,
    ) -> None:
        update_wrapper(self, function)
        self.function = function
        self.engine = engine
        self._label = f"jit({name_of(function)})"
        self._options = options
        self._static = StaticArguments(function, options.static_argnums, options.static_argnames)
        self._shapes = None if options.shapes is None else NamedShapes(options.shapes)
        self._places = _places(self._label, engine, options)
        self._programs: ProgramCache[Program] = ProgramCache(_PROGRAMS)
        self._plain: dict[Any, tuple[Callable[..., Any] | None, Program, bool]] = {}
        self._trees: dict[
            Any, tuple[Callable[..., Any] | None, Callable[[Sequence[Any]], Any]]
        ] = {}
        """What takes containers, or their leaves, whose structure, shapes and dtypes were seen."""
        self._recent: tuple[Any, Callable[..., Any]] = None, self._general
        """The last structure, and what takes its leaves and looks at their shapes and dtypes."""
        self._latest: Callable[..., Any] = self._find
        """Calls the program for arguments like the last ones, and `_find` for others."""
        _compiled.add(self)

    @overload
    def __call__(self: JitFunction[P, NotAnnotated], *args: P.args, **kwargs: P.kwargs) -> Any: ...

    @overload
    def __call__(self: JitFunction[P, Number], *args: P.args, **kwargs: P.kwargs) -> Arrays: ...

    @overload
    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Result: ...

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The function's result."""
        try:
            if kwargs:
                return self._latest(*args, **kwargs)
            return self._latest(*args)
        except Exception as error:
            shorten(error)
            raise

    @overload
    def __get__(self, instance: None, owner: type | None = None) -> Self: ...

    @overload
    def __get__(
        self: JitFunction[Concatenate[Any, Q], Result], instance: object, owner: type | None = None
    ) -> Callable[Q, Result]: ...

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        return super().__get__(instance, owner)

    def __reduce__(self) -> Any:
        self._let_be_found("function")
        return JitFunction, (self.function, self.engine, self._options)

    def __repr__(self) -> str:
        return f"<{self._label}: {self.cache_info().size} programs>"

    def _find(self, *args: Any, **kwargs: Any) -> Any:
        """Plain arrays and numbers of a known kind need no other look-up."""
        if Tensor in map(type, args):
            return self._general(args, kwargs)
        known = None if kwargs or not self._plain else self._plain.get(kinds_of(args))
        if known is None or Arena.keeps_origins:
            return self._taken_apart(args, kwargs)
        entry, program, ready = known
        if entry is not None:
            self._latest = entry
        return program.run(args if ready else [argument_of(x) for x in args])

    def _on_tensors(self, entry: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """What takes plain arguments, for containers with tensors that nothing records."""
        arrays = None if kwargs or current_trace.get() is not None else arrays_of_tensors(args)
        if arrays is None:
            return self._on_arrays(entry, *args, **kwargs)
        return as_tensors(entry(*arrays))

    def _on_arrays(self, entry: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """What takes plain arguments, from now on without a look for tensors."""
        self._latest = entry
        return entry(*args, **kwargs)

    def _find_anew(self, *args: Any, **kwargs: Any) -> Any:
        """The same where calls went to a program that is not settled: another one may be."""
        self._latest = self._find
        return self._find(*args, **kwargs)

    def _taken_apart(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Containers of plain arrays and numbers, seen before: their leaves go to the program.

        The function of static values may use traced ones, which is found out while it is traced.
        """
        if not self._trees or Arena.keeps_origins:
            return self._general(args, kwargs)
        given, static = (args, kwargs), _NO_VALUES
        if self._static:
            if current_trace.get() is not None:
                return self._general(args, kwargs)
            given, static = self._static.split(self._label, args, kwargs)
        leaves: list[Any]
        leaves, spec = tree_flatten(given, namespace=NAMESPACE)  # type: ignore[arg-type]
        recent, call = self._recent
        structure = spec, static
        return call(leaves) if structure == recent else self._with_leaves(structure, leaves)

    def _with_leaves(self, structure: tuple[Structure, StaticValues], leaves: Sequence[Any]) -> Any:
        known = self._trees.get((structure, kinds_of(leaves)))
        if known is None:
            spec, static = structure
            return self._general(*joined(static, *unflatten(spec, leaves)))
        entry, call = known
        if entry is not None:
            self._latest = entry
        return call(leaves)

    def _general(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        if current_trace.get() is not None:
            positions, named = self._dynamic(args, kwargs)
            call, every = self._of_dynamic(args, kwargs, positions), [args[i] for i in positions]
            return called(self._label, lambda *xs, **ys: call(xs, ys), every, named)
        plain = self._plain_arguments(args, kwargs) if self._places is None else None
        if plain is not None:
            positional, named = plain
            results, entry = as_tensors(self._latest(*positional, **named)), self._latest
            if isinstance(entry, BuiltinFunctionType) and not kwargs:
                is_flat = PLAIN.issuperset(map(type, positional))
                self._latest = (
                    call_on_tensors(entry, partial(self._on_arrays, entry))
                    if is_flat
                    else partial(self._on_tensors, entry)
                )
            return results
        dynamic_args, program = self._traced(args, kwargs)
        if any(isinstance(x, Tensor) for x in dynamic_args.leaves):
            if self._places is None:
                return program.on_arrays(dynamic_args.leaves)
            return self._places.run_tensors(program, dynamic_args)
        arrays = [argument_of(x) for x in dynamic_args.leaves]
        if self._places is not None:
            return self._places.run(program, dynamic_args, arrays)
        if not Arena.keeps_origins:
            static = self._static.key(self._label, args, kwargs)
            self._remember(args, kwargs, dynamic_args, static, program)
        return program.run(arrays)

    def _plain_arguments(
        self, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[tuple[Any, ...], dict[str, Any]] | None:
        """The arguments with arrays for tensors; None unless that is all that tensors mean here."""
        given, static = (args, kwargs), _NO_VALUES
        if self._static:
            given, static = self._static.split(self._label, args, kwargs)
        arrays = arrays_of_tensors(given)
        return None if arrays is None else joined(static, *arrays)

    def program(self, *args: P.args, **kwargs: P.kwargs) -> tuple[Program, list[Any]]:
        """The program for such arguments, and the arrays that it takes for these."""
        arguments, program = self._traced(args, kwargs)
        return program, [array_of(x) for x in arguments.leaves]

    def _traced(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Arguments, Program]:
        """The arguments that are not static, and the program for them."""
        positions, named = self._dynamic(args, kwargs)
        arguments = Arguments([args[i] for i in positions], named, positions)
        return arguments, self._program(arguments, args, kwargs, positions)

    def _dynamic(
        self, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[list[int], dict[str, Any]]:
        """The positions, and the keywords, of the arguments that are not static."""
        named = {name: x for name, x in kwargs.items() if name not in self._static.names}
        return self._static.dynamic_positions(len(args)), named

    def _of_dynamic(
        self, args: tuple[Any, ...], kwargs: dict[str, Any], positions: Sequence[int]
    ) -> Callable[[Any, Any], Any]:
        """The function of the arguments that are not static; those that are, are as they are."""

        def call(dynamic: Any, named: Any) -> Any:
            every = list(args)
            for i, x in zip(positions, dynamic, strict=True):
                every[i] = x
            return self.function(*every, **{**kwargs, **named})

        return call

    def _program(
        self,
        arguments: Arguments,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        positions: Sequence[int],
    ) -> Program:
        static = self._static.key(self._label, args, kwargs)
        avals = arguments.avals(self._label, advice=_STATIC)
        if self._shapes is not None:
            avals = self._shapes.applied(self._label, arguments, avals)
        call = self._of_dynamic(args, kwargs, positions)
        key = (arguments.spec, *avals, *arguments.numbers(), static, Arena.keeps_origins)
        options = self._options.compile

        def of_order(order: int) -> Program:
            return self._programs.get(
                (*key, order),
                lambda: build(call, arguments, self._label, self.engine, avals, options, order),
            )

        program = of_order(0)
        records = any(getattr(x, "requires_grad", False) for x in arguments.leaves)
        return of_order(1) if records and program.reads_order else program

    def _remember(
        self,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        arguments: Arguments,
        static: StaticValues,
        program: Program,
    ) -> None:
        """Let arguments like these, if their leaves are plain or on devices, go to the program."""
        leaves = arguments.leaves
        elsewhere = [x for x in leaves if type(x) not in PLAIN and not isinstance(x, generic)]
        if not all(map(is_on_device, elsewhere)):
            return
        if not program.settled:
            fast = not elsewhere and are_constants(static)
            entry = program.entry(leaves, self._find_anew, static) if fast else None
            self._latest = entry or self._find
            return
        for known in (self._plain, self._trees):
            if len(known) >= _PROGRAMS:
                known.clear()
        alike = len(elsewhere) in (0, len(leaves))
        entry = None
        if alike and are_constants(static):
            entry = program.entry(leaves, self._find, static)
        if entry is not None:
            self._latest = entry
        if not kwargs and len(args) == len(leaves) and all(map(operator.is_, args, leaves)):
            ready = all(argument_of(a) is a for a in args)
            self._plain[kinds_of(args)] = entry, program, ready
        else:
            structure = arguments.spec, static
            self._remember_tree(structure, leaves, program, entry, alike=alike)

    def _remember_tree(
        self,
        structure: tuple[Structure, StaticValues],
        leaves: Sequence[Any],
        program: Program,
        entry: Callable[..., Any] | None,
        *,
        alike: bool,
    ) -> None:
        """The same for leaves in containers, and with static values."""
        call = None
        if entry is None and alike:
            call = program.call_of_leaves(leaves, partial(self._with_leaves, structure))
        self._trees[structure, kinds_of(leaves)] = entry, call or program.run_leaves
        if call is not None:
            self._recent = structure, call

    def cache_info(self) -> CacheInfo:
        """Return the number of programs, and how often the general path found or compiled one."""
        return self._programs.info()

    def forget_latest(self) -> None:
        """Look for the program at the next call."""
        self._latest = self._find

    def clear_cache(self) -> None:
        """Remove all compiled programs of this function."""
        self._programs.clear()
        self._plain.clear()
        self._trees.clear()
        self._recent = None, self._general
        self._latest = self._find


_STATIC = "; make any other argument static: te.jit(f, static_argnums=...) or static_argnames"


def _places(label: str, engine: str, options: Options) -> Places | None:
    if not options.checks and engine != "xla":
        raise ValueError(
            f"{label}: only the xla engine supports checks=False, and the engine is {engine!r}; "
            'pass engine="xla"'
        )
    placements = options.in_shardings, options.out_shardings, options.donate_argnums
    if all(x is None or x == () for x in placements):
        return None
    if engine != "xla":
        raise ValueError(
            f"{label}: only the xla engine supports in_shardings, out_shardings and "
            f'donate_argnums, and the engine is {engine!r}; pass engine="xla"'
        )
    return Places(label, *placements)
