"""Traced functions as objects: run them, print them, draw them, keep them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy import asarray, generic, ndarray

from computegraph import MaterializedGraph
from tenferro.blame import add_line
from tenferro.cached_attribute import cached_attribute
from tenferro.engines import CompiledGraph, compile_graph, stages
from tenferro.engines.base.pipeline import DEFAULT, CompileOptions
from tenferro.engines.base.program import CallForm
from tenferro.engines.base.stages import Stages
from tenferro.engines.base.steps import Steps
from tenferro.engines.base.verifying import get_verify
from tenferro.explain.program_text import bodies_of, text_of
from tenferro.nan_debugging import nan_debuggers
from tenferro.nonfinite import check
from tenferro.ops.base.binding import size_names
from tenferro.tensor import Array, Aval
from tenferro.tensor.binding import match_sizes
from tenferro.tensor.foreign import is_on_device
from tenferro.trace import InputKey, Tracer
from tenferro.transforms.programs.containers import (
    Results,
    called_with,
    is_flat_call,
    is_flat_tuple,
    kinds_of,
    nesting,
    unflattened,
)
from tenferro.transforms.programs.signature import StaticValues
from tenferro.transforms.tracing.arguments import (
    Arguments,
    Tree,
    argument_of,
    array_of,
    engine_of,
    shown,
    unflatten,
)
from tenferro.transforms.tracing.running import replay, run_program

if TYPE_CHECKING:
    from tenferro.explain.explanation import Explanation
    from tenferro.explain.html import Picture

NDArray = np.ndarray[Any, Any]


class Program:
    """A traced function for arguments of given structure, shapes and dtypes.

    Call it with such arguments; named sizes may differ between calls.

    >>> import numpy as np
    >>> import tenferro as te
    >>> program = te.trace(lambda x: np.sin(x) * x)(1.0)
    >>> print(program)
    input  v0: float64[]
    v1 = sin(v0): float64[]
    v2 = mul(v1, v0): float64[]
    output v2
    >>> program(0.0)
    array(0.)
    >>> program
    <Program trace(<lambda>): 2 operations;
     native engine: 1 native step, 0 BLAS steps, 0 NumPy steps>
    """

    explained: ClassVar[Callable[..., Explanation]]
    """What `show` calls; set in `tenferro.transforms`, since derivatives are above this module."""

    def __init__(
        self,
        name: str,
        graph: MaterializedGraph,
        captured: Sequence[NDArray],
        in_tree: Tree,
        out_tree: Tree,
        engine: str | None = None,
        options: CompileOptions = DEFAULT,
    ) -> None:
        self.name = name
        self.graph = graph
        self.captured = tuple(captured)
        self.in_tree = in_tree
        self.out_tree = out_tree
        self.engine = engine_of(name, engine)
        self.options = replace(options, verify=True) if get_verify() else options
        self.reads_order = False
        """Whether it is another program if it is to be differentiated."""
        self._is_verified = False
        self._single = out_tree.is_leaf()
        self._stays = any(map(is_on_device, self.captured))
        """Whether it computes where arrays are that its function closed over."""

    @cached_attribute
    def compiled(self) -> CompiledGraph:
        """The compiled program of the engine, created at the first call."""
        try:
            return compile_graph(self.graph, self.engine, self.options)
        except MemoryError as error:
            raise MemoryError(f"{self.name}: {error}") from error

    @property
    def steps(self) -> Steps | Any:
        """The numbers of native, BLAS and NumPy steps of the compiled program, with names.

        Compiles the program if it has not run yet; None if its sizes are not known
        yet.

        >>> import numpy as np
        >>> import tenferro as te
        >>> program = te.trace(lambda x: np.sort(np.sin(x) * 2.0))(np.ones(3))
        >>> sorted_sines = program(np.ones(3))
        >>> te.runtime.wait_for_compilation()
        >>> print(program.steps)
        2 native steps, 0 BLAS steps, 0 NumPy steps
        """
        return self.compiled.steps

    @property
    def inputs(self) -> list[Aval]:
        """Shape and dtype of each argument leaf."""
        metas = self.graph.arena.metas
        return [metas[v] for v in self.graph.inputs[: self.in_tree.num_leaves]]

    @property
    def outputs(self) -> list[Aval]:
        """Shape and dtype of each result leaf."""
        return [self.graph.arena.metas[v] for v in self.graph.outputs]

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The results for arguments like those it was traced with.

        Raises ValueError for another structure or shapes, TypeError for other dtypes.
        """
        arguments = Arguments(args, kwargs)
        self._check(arguments)
        if any(isinstance(x, Array) for x in arguments.leaves):
            return self.on_arrays(arguments.leaves)
        return self.run([argument_of(x) for x in arguments.leaves])

    def run(self, arrays: Sequence[Any]) -> Any:
        """The results for flattened arguments that fit; on devices where some of these are."""
        if self._stays or any(is_on_device(x) for x in arrays if x.__class__ is not ndarray):
            return self.on_devices(arrays)
        outputs = self._outputs(arrays)
        return outputs if self._single else unflatten(self.out_tree, outputs)

    def _outputs(self, arrays: Sequence[Any]) -> Any:
        """The only result, or a list of them, for flattened arguments that fit."""
        try:
            outputs = self.compiled.run(*arrays, *self.captured)
        except Exception as error:
            add_line(error, self.graph, [*arrays, *self.captured])
            raise
        if nan_debuggers.count:
            check(self.graph, [*arrays, *self.captured], outputs)
        self._verify(arrays, outputs)
        if self._single:
            y = outputs[0]
            return y if y.__class__ is ndarray else np.asarray(y)
        return [np.asarray(y) for y in outputs]

    def _verify(self, arrays: Sequence[Any], outputs: Sequence[Any]) -> None:
        """Compare the results of the first run with the reference engine's, if that is enabled."""
        if self._is_verified or not (self.options.verify or get_verify()):
            return
        from tenferro.transforms.programs.checking import verify_results  # loads the compiler

        self._is_verified = True
        verify_results(self, [*arrays, *self.captured], outputs)

    def on_devices(
        self,
        arrays: Sequence[Any],
        donated: frozenset[int] = frozenset(),
        results: Sequence[Any] = (),
    ) -> Any:
        """The results as arrays on devices, for arguments of which some are there.

        An engine without devices takes what is in the memory of this processor. The positions
        `donated` are of arguments whose memory may be taken, `results` are shardings.
        """
        compiled = self.compiled
        if not compiled.has_devices:
            return self.run([array_of(x) for x in arrays])
        try:
            outputs = compiled.on_devices(*arrays, *self.captured, donated=donated, results=results)
        except Exception as error:
            add_line(error, self.graph, [*arrays, *self.captured])
            raise
        if nan_debuggers.count:
            values = [np.asarray(x) for x in (*arrays, *self.captured)]
            check(self.graph, values, [np.asarray(y) for y in outputs])
        self._verify(arrays, outputs)
        return outputs[0] if self._single else unflatten(self.out_tree, outputs)

    def entry(
        self, leaves: Sequence[Any], slow: Callable[..., Any], static: StaticValues = frozenset()
    ) -> Callable[..., Any] | None:
        """The fastest call for arguments with leaves like these, arrays and numbers.

        None if there is none. Other arguments, and other static values, go to `slow`.
        """
        if leaves and all(map(is_on_device, leaves)):
            is_flat = not static and is_flat_call(self.in_tree)
            return self._structured(leaves, slow) if is_flat else None
        arguments, result = called_with(self.in_tree, static), nesting(self.out_tree)
        if self._stays or arguments is None or result is None:
            return None
        numbers: Any = {i: type(x) for i, x in enumerate(leaves) if x.__class__ is not ndarray}
        form = CallForm(self._single, numbers, self.captured)
        if not arguments.is_flat:
            form = replace(form, arguments=arguments)
        if not (self._single or is_flat_tuple(self.out_tree)):
            form = replace(form, result=result)
        return self.compiled.entry(slow, form)

    def run_leaves(self, leaves: Sequence[Any]) -> Any:
        """The results for leaves that are arrays, also on devices, and numbers."""
        return self.run([argument_of(x) for x in leaves])

    def call_of_leaves(
        self, leaves: Sequence[Any], other: Callable[[Sequence[Any]], Any]
    ) -> Callable[[Sequence[Any]], Any] | None:
        """The fastest call for leaves like these, plain arrays and numbers, or arrays on devices.

        None if there is none. Leaves of other shapes or dtypes go to `other`, which returns the
        results for them.
        """
        fitting = kinds_of(leaves)
        scalars = [i for i, x in enumerate(leaves) if isinstance(x, generic)]

        def slow(*leaves: Any) -> Any:
            return self.run_leaves(leaves) if kinds_of(leaves) == fitting else other(leaves)

        entry = self._structured(leaves, slow)
        if entry is None:
            return None

        def call(leaves: Sequence[Any]) -> Any:
            if nan_debuggers.count:
                return slow(*leaves)
            if scalars:
                leaves = [asarray(x) if isinstance(x, generic) else x for x in leaves]
            return entry(*leaves)

        return call

    def _structured(
        self, leaves: Sequence[Any], slow: Callable[..., Any]
    ) -> Callable[..., Any] | None:
        """The fastest call with leaves like these as arguments; `slow` gets what does not fit."""
        on_devices = bool(leaves) and all(map(is_on_device, leaves))
        if self._stays and not on_devices:
            return None
        numbers: Any = {i: type(x) for i, x in enumerate(leaves) if x.__class__ in _PYTHON_NUMBERS}
        form = CallForm(self._single, numbers, self.captured)
        plain = self._single or is_flat_tuple(self.out_tree)
        wrapped = slow if plain else lambda *args, **named: Results(slow(*args, **named))
        if on_devices:
            entry = self.compiled.device_entry(leaves, wrapped, form)
        else:
            entry = self.compiled.entry(wrapped, form)
        return entry if plain or entry is None else partial(unflattened, entry, self.out_tree)

    @property
    def settled(self) -> bool:
        """Whether calls stay as they are; they do not while the engine makes a better program."""
        return self.compiled.settled

    def on_arrays(self, leaves: Sequence[Any]) -> Any:
        """The results where tensors or traced values are among the arguments, in their kind.

        Recorded if a gradient may be requested.
        """
        values = [*leaves, *self.captured]
        if any(isinstance(x, Tracer) for x in leaves):
            return unflatten(self.out_tree, replay(self.graph, values))
        return unflatten(self.out_tree, run_program(self.graph, self.compiled, values))

    def _check(self, args: Arguments) -> None:
        if args.spec != self.in_tree:
            raise ValueError(
                f"{self.name}: the arguments have the structure {shown(args.spec)}, expected "
                f"{shown(self.in_tree)} (positional arguments, keyword arguments)"
            )
        avals, names = args.avals(self.name), args.names()
        for name, aval, expected in zip(names, avals, self.inputs, strict=True):
            if aval.dtype != expected.dtype:
                raise TypeError(f"{self.name}: {name} is {aval!r}, expected {expected!r}")
        match_sizes(
            self.inputs, [aval.shape for aval in avals], lambda i: f"{self.name}: {names[i]}"
        )

    def __len__(self) -> int:
        """The number of operations."""
        return sum(1 for _ in self.graph.arena.applications(self.graph.order))

    def __str__(self) -> str:
        text = text_of(self.graph)
        on_host = self.compiled.on_host if self.engine == "xla" else ()
        return f"{text}\non the host: {', '.join(on_host)}" if on_host else text

    def stages(self, **sizes: int) -> Stages:
        """Return the program after each step of compilation, to print or to index by name.

        The first stages are the passes of every engine, followed by the steps of this engine. All
        steps run, also if their results are cached. A program with named sizes needs a number for
        each name; raises ValueError for other names.

        >>> import numpy as np
        >>> import tenferro as te
        >>> program = te.trace(lambda x: np.exp(x) * 1.0)(np.ones(3))
        >>> print(program.stages()["simplify"])
        input  v0: float64[3]
        v1 = exp(v0): float64[3]
        output v1
        """
        names = {name for aval in self.inputs for name in size_names(aval)}
        if names != sizes.keys():
            raise ValueError(
                f"{self.name}: stages: got sizes for {sorted(sizes)}, expected {sorted(names)}"
            )
        return stages(self.graph, self.engine, self.options, sizes)

    def __repr__(self) -> str:
        compiled = self.steps if "compiled" in self.__dict__ else None
        steps = "" if compiled is None else f"; {self.engine} engine: {compiled}"
        return f"<Program {self.name}: {len(self)} operations{steps}>"

    def show(self, **sizes: int) -> Explanation:
        """Return the graphs of the program and of its derivatives, with the rule of each operation.

        Notebooks display the result as an interactive page; `.save_html(path)` writes it, and
        `.draw()` returns an SVG picture. Source lines require a program that was traced inside
        `te.source_lines()`. A program with named sizes needs a number for each name.

        >>> import tenferro as te
        >>> print(te.trace(lambda x: x * x)(3.0).show())
        trace(<lambda>): primal 2 values, linear 5 values, transposed 4 values. ... reverse mode.
        """
        return self.explained(self, **sizes)

    def draw(self) -> Picture:
        """Draw the graph and its loop bodies as an SVG picture (requires matplotlib and networkx).

        Returns the SVG text, which notebooks display as a picture.
        """
        from tenferro.explain.picture import draw  # loaded when they are needed
        from tenferro.explain.stages import stage

        parts = [(self.name, self.graph)]
        for name, body in bodies_of(self.graph):
            parts.append((name, body.graph(lambda i: InputKey(i, f"v{i}"))))
        return draw([stage(graph.arena, name, 0, graph.outputs) for name, graph in parts])

    def __reduce__(self) -> Any:
        from tenferro.transforms.programs.pickling import (  # loaded when it is needed
            packed,
            restored,
        )

        trees = self.in_tree, self.out_tree
        captured = tuple(map(np.asarray, self.captured))
        how = self.engine, self.options
        return restored, (type(self), self.name, packed(self), captured, *trees, *how)

    def __copy__(self) -> Program:
        return self

    def __deepcopy__(self, memo: Any) -> Program:
        return self

    def _repr_html_(self) -> str:
        """What a notebook shows: a picture of a small graph, the text of another one."""
        from tenferro.explain.html import program_html  # loaded when it is needed

        return program_html(repr(self), str(self), len(self), self.draw)

    def save(self, path: str | Path) -> None:
        """Write the program to a JSON file: operations, parameters and captured arrays, no code.

        The file appears only when it is complete. Raises ValueError if the arguments or results
        contain containers other than dict, list, tuple and None.
        """
        from tenferro.transforms.programs.program_file import (  # loaded when it is needed
            Contents,
            write,
        )

        captured = [np.asarray(x) for x in self.captured]
        contents = Contents(self.name, self.graph, captured, self.in_tree, self.out_tree)
        write(contents, Path(path))

    @staticmethod
    def load(path: str | Path, engine: str | None = None) -> Program:
        """Read a saved program. Loading does not execute any code from the file.

        Raises ProgramFileError for a file that is not a program, is damaged or names operations
        that do not exist here.
        """
        from tenferro.transforms.programs.program_file import read  # loaded when it is needed

        return Program(*read(Path(path)), engine)


_PYTHON_NUMBERS = frozenset({float, int, bool, complex})
