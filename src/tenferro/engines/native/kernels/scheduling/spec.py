"""What the code of a kernel depends on: the nest with its numbers taken out.

Sizes, strides, offsets and most constants are read at run time from a table, so that one piece of
code serves arrays of all sizes. What stays is the structure, with strides of 0, 1 and -1, and those
of lanes that read or write neighbours.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from tenferro.engines.native.kernels.nests.nest import Node, Scatter, Store


class Slot(NamedTuple):
    """A number at this position in the table of a kernel."""

    position: int


Form = tuple[Any, ...]
"""An affine function whose numbers are 0, 1, -1 or slots; for the loop of lanes also how many
neighbours these read or write."""


class Gather(NamedTuple):
    """Combine a node into memory: the rest of a reduction, over the loops `outer`."""

    buffer: int
    address: Form
    node: int
    task: Slot | int
    name: str
    outer: int


class Save(NamedTuple):
    """Keep a node for a later pass over the same loops."""

    address: Form
    node: int


class Accumulate(NamedTuple):
    """Combine a reduction's operand into its accumulator."""

    node: int


class Saved(NamedTuple):
    """Where a node is kept between the passes over the loops from `level` on.

    `offsets` are bytes from the start of a task's scratch memory, one for each part.
    """

    node: int
    level: int
    address: Form
    offsets: tuple[Slot, ...]


Goal = Store | Gather | Scatter | Save | Accumulate


@dataclass(frozen=True)
class KernelSpec:
    """A kernel up to the numbers in its table, which begins with the sizes of the loops.

    `vector` is the loop whose iterations are lanes, `lanes` how many at a time. If it is `masked`
    one body serves all; otherwise another may follow for the `rest` that does not fill all lanes.
    `chunk` is the loop that tasks share, in pieces of `chunk_size`. `interior` says that the code
    tests no guards in those iterations of the vector loop for which all hold. `ahead` is how many
    elements before they are used arrays are fetched into the cache, if at all; where several passes
    are made over the vector loop and `fetches_rows`, they fetch the next row instead.
    """

    loops: int
    vector: int | None
    lanes: int
    chunk: int | None
    chunk_size: Slot
    masked: bool
    rest: bool
    interior: bool
    ahead: Slot | None
    fetches_rows: bool
    inline: bool
    nodes: tuple[Node, ...]
    dtypes: tuple[str, ...]
    node_loops: tuple[int, ...]
    goals: tuple[Store | Gather | Scatter, ...]
    saved: tuple[Saved, ...]
    buffers: int
    scratch_step: Slot

    def __str__(self) -> str:
        return "\n".join(f"  {node}" for node in (*self.nodes, *self.goals))

    def key(self) -> str:
        """A text equal for equal specifications only."""
        return repr(self)
