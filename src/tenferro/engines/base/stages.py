"""What the steps of a pipeline make of a graph, one after the other, to be read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from computegraph import MaterializedGraph
from tenferro.engines.base.pipeline import CompileOptions, Engine, GraphPass, graph_step
from tenferro.ops.base.binding import bind_sizes


class ProgramStage(NamedTuple):
    """A program after one step: the step's name, what it does, and the program as text."""

    name: str
    about: str
    text: str

    def __str__(self) -> str:
        return self.text


class Stages(Sequence[ProgramStage]):
    """The stages of a program in order, found by position or by name.

    Printed, each has its name, what its step does, and the program after it if that has changed.
    """

    def __init__(self, stages: Sequence[ProgramStage]) -> None:
        self._stages = tuple(stages)

    def __getitem__(self, which: Any) -> Any:
        if not isinstance(which, str):
            return self._stages[which]
        for stage in self._stages:
            if stage.name == which:
                return stage
        raise KeyError(f"{which!r}, expected one of {[stage.name for stage in self._stages]}")

    def __len__(self) -> int:
        return len(self._stages)

    def __str__(self) -> str:
        return "\n\n".join(self._printed())

    def _printed(self) -> Iterator[str]:
        before = ""
        for stage in self._stages:
            yield f"# {stage.name}: {stage.about}\n" + (
                "unchanged" if stage.text == before else stage.text
            )
            before = stage.text


def stages_of(
    graph: MaterializedGraph,
    passes: Sequence[GraphPass],
    engine: Engine[Any],
    options: CompileOptions,
    sizes: Mapping[str, int],
) -> Stages:
    """The stages of a merged graph: after the passes of every engine, and the steps of this one.

    Steps that are shortcuts are left out. `sizes` are those that the graph names.
    """

    def named_sizes(graph: MaterializedGraph) -> MaterializedGraph:
        """The graph with numbers for named sizes."""
        return bind_sizes(graph, sizes)

    job = engine.job(graph, options, None)
    found = [
        ProgramStage("traced", "The operations in the order in which they were traced.", str(job))
    ]
    bound = (named_sizes,) if sizes else ()
    for each in (*map(graph_step, (*passes, *bound)), *engine.steps):
        if not each.shortcut:
            each.run(job)
            found.append(ProgramStage(each.name, each.about, str(job)))
    return Stages(found)
