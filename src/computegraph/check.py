"""What a well-formed graph of each kind looks like; run after every transform under test."""

from __future__ import annotations

from computegraph.compile import CompiledProgram
from computegraph.errors import GraphError
from computegraph.graph import Graph
from computegraph.keys import External
from computegraph.materialize import MaterializedGraph


def check_graph(graph: Graph) -> None:
    """Operands precede their users, metas agree with `infer`, external values have a parent."""
    arena = graph.arena
    parents = list(graph.parents)
    for node in graph.operations():
        operands = [r.key.id if isinstance(r, External) else r for r in node.inputs]
        if any(a >= node.outputs[0] for a in operands):
            raise GraphError(f"check_graph: {node.operation.name} reads a value made after it")
        metas = node.operation.infer(*[arena.metas[a] for a in operands])
        expected = metas if node.operation.n_outputs > 1 else (metas,)
        if tuple(arena.metas[v] for v in node.outputs) != tuple(expected):
            raise GraphError(f"check_graph: {node.operation.name}: its meta is not what it infers")
    if graph.externals() and not parents and graph.start > 0 and not graph.inputs:
        raise GraphError("check_graph: external values, but no parent graph defines them")


def check_materialized(graph: MaterializedGraph) -> None:
    """Every operand of a needed operation is an input or a needed operation before it."""
    known = set(graph.inputs)
    for v in graph.order:
        missing = [a for a in graph.arena.nodes[v][1:] if a not in known]
        if missing:
            raise GraphError(f"check_materialized: %{v} reads %{missing[0]}, which is not there")
        known.add(v)
    if not known.issuperset(graph.outputs):
        raise GraphError("check_materialized: an output is neither an input nor computed")


def check_program(program: CompiledProgram) -> None:
    """Each slot is written once before it is read, and never read after its release."""
    live = set(range(program.n_inputs)) | {slot for _, slot in program.constants}
    written = set(live)
    for step, (instruction, dead) in enumerate(
        zip(program.instructions(), program.released, strict=True)
    ):
        if not live.issuperset(instruction.inputs):
            raise GraphError(f"check_program: step {step} reads a slot that is not live")
        if written.intersection(instruction.outputs):
            raise GraphError(f"check_program: step {step} writes a slot again")
        written.update(instruction.outputs)
        live.update(instruction.outputs)
        live.difference_update(dead or ())
    if not live.issuperset(program.outputs):
        raise GraphError("check_program: an output is not live at the end")
