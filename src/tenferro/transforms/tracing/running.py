"""Running compiled programs on the values users pass: arrays, or eager tensors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from computegraph import MaterializedGraph
from tenferro.blame import add_line
from tenferro.eager import Tensor, apply_in_order, grad_enabled
from tenferro.eager.decided import decided
from tenferro.eager.device_tensor import DeviceTensor, value_on
from tenferro.eager.on_devices import common_device
from tenferro.eager.recording import recording
from tenferro.engines import CompiledGraph, compile_graph
from tenferro.errors import UndecidedGaugeError
from tenferro.nan_debugging import nan_debuggers
from tenferro.nonfinite import check
from tenferro.ops.base import apply, as_array, nullary
from tenferro.ops.base.binding import bind_operation
from tenferro.tensor import Array, Aval, aval_of
from tenferro.tensor.binding import match_sizes
from tenferro.trace import current_trace
from tenferro.transforms.tracing.arguments import array_of, flatten, unflatten

PLAIN = frozenset({np.ndarray, float, int, bool, complex})
"""Classes of arguments that a program takes as they are."""
_TENSORS_AND_PLAIN = PLAIN | {Tensor}


def run_program(
    graph: MaterializedGraph, program: CompiledGraph, values: Sequence[Any]
) -> list[Any]:
    """Run a program on computed values; the results are tensors if one of them is an eager tensor.

    Steps are recorded one by one if a gradient may be requested.
    """
    tensors = [x for x in values if isinstance(x, Tensor)]
    if not tensors:
        return _computed(graph, program, values)
    if grad_enabled() and any(x.requires_grad for x in tensors):
        return _recorded(graph, program, values)
    if any(isinstance(x, DeviceTensor) for x in tensors):
        return [DeviceTensor(y) for y in computed_on_device(graph, values)]
    return [Tensor(y) for y in _computed(graph, program, values)]


def arrays_of_tensors(tree: Any) -> Any:
    """Arguments with arrays in the place of tensors; None as for `values_of`."""
    leaves, spec = flatten(tree)
    values = values_of(leaves)
    return None if values is None else unflatten(spec, values)


def values_of(leaves: Sequence[Any]) -> list[Any] | None:
    """Leaves with arrays in the place of tensors.

    None if none of them is a tensor, a gradient may be requested, or there are values other than
    tensors on the host, arrays and numbers.
    """
    kinds = set(map(type, leaves))
    if Tensor not in kinds or not kinds <= _TENSORS_AND_PLAIN:
        return None
    tensors = [x for x in leaves if x.__class__ is Tensor]
    if grad_enabled() and any(x.node is not None for x in tensors):
        return None
    return [x.value if x.__class__ is Tensor else x for x in leaves]


def call_on_tensors(entry: Callable[..., Any], otherwise: Callable[..., Any]) -> Callable[..., Any]:
    """What takes tensors, arrays and numbers, passes arrays to `entry`, and returns tensors.

    Calls with keywords, in a trace, and those whose `values_of` is None are for `otherwise`. The
    aval of a result is mostly that of the last one.
    """
    aval, in_trace, recorded = aval_of((), "float64"), current_trace.get, recording.get

    def call(*args: Any, **kwargs: Any) -> Any:
        nonlocal aval
        arrays: list[Any] = []
        for x in args:
            if x.__class__ is not Tensor or (x.node is not None and recorded()):
                arrays = values_of(args) or []
                break
            arrays.append(x.value)
        if not arrays or kwargs or in_trace() is not None:
            return otherwise(*args, **kwargs)
        y = entry(*arrays)
        if y.__class__ is not np.ndarray:
            return as_tensors(y)
        if y.shape != aval.shape or y.dtype is not aval.dtype:
            aval = aval_of(y.shape, y.dtype)
        return Tensor.of(y, aval, None, 0)

    return call


def as_tensors(results: Any) -> Any:
    """Results with tensors in the place of arrays."""
    if results.__class__ is np.ndarray:
        return Tensor(results)
    leaves, spec = flatten(results)
    return unflatten(spec, [Tensor(np.asarray(y)) for y in leaves])


def _recorded(graph: MaterializedGraph, program: CompiledGraph, values: Sequence[Any]) -> list[Any]:
    """The program step by step; where its results may depend on a basis, once they do not."""
    try:
        return replay(graph, values)
    except UndecidedGaugeError as error:
        if any(isinstance(x, DeviceTensor) for x in values):
            raise
        outputs = program(*map(array_of, values))
        return decided(graph, outputs, lambda other: replay(other, values), error)


def computed_on_device(graph: MaterializedGraph, values: Sequence[Any]) -> list[Any]:
    """The outputs of a program, as arrays of jax, where the tensors among the values are.

    Raises ValueError if these are on several devices.
    """
    device = common_device("a program", [x for x in values if isinstance(x, Tensor)])
    arrays = [value_on(x.value if isinstance(x, Tensor) else x, device) for x in values]
    program = compile_graph(graph, "xla")
    try:
        outputs = program.on_devices(*arrays)
    except Exception as error:
        add_line(error, graph, arrays)
        raise
    if nan_debuggers.count:
        check(graph, list(map(np.asarray, arrays)), list(map(np.asarray, outputs)))
    return outputs


def _computed(graph: MaterializedGraph, program: CompiledGraph, values: Sequence[Any]) -> list[Any]:
    arrays = [array_of(x) for x in values]
    try:
        outputs = [np.asarray(y) for y in program.run(*arrays)]
    except Exception as error:
        add_line(error, graph, arrays)
        raise
    if nan_debuggers.count:
        check(graph, arrays, outputs)
    return outputs


def replay(graph: MaterializedGraph, values: Sequence[Any]) -> list[Any]:
    """Apply the operations of a merged graph one by one to tensors or traced values."""
    arena = graph.arena
    inputs = [as_array("a program", x) for x in values]
    here: dict[int, Any] = dict(zip(graph.inputs, inputs, strict=True))
    sizes = _sizes([arena.metas[v] for v in graph.inputs], inputs)
    like = inputs[0] if inputs else None

    def applied(operation: Any, operands: list[Any]) -> Any:
        bound = bind_operation(operation, sizes) if sizes else operation
        return apply(bound, *operands) if operands or like is None else nullary(like, bound)

    return apply_in_order(graph, here, applied)


def _sizes(avals: Sequence[Aval], inputs: Sequence[Array]) -> dict[str, int]:
    """The named sizes; none to fill in if the inputs have the same names."""
    if all(x.aval is aval for x, aval in zip(inputs, avals, strict=True)):
        return {}
    return match_sizes(avals, [x.shape for x in inputs])
