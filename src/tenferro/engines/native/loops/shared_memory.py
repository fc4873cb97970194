"""Which values of a body share memory, so that writing a part of an array copies no others.

A unit, a loop or a branch can write some results where operands are. It does so if nothing
reads such an operand afterwards. A chain of such results that ends in an output of the body is in
the memory of that output, any other one in separate memory; a chain that begins with the
carry that the output continues is in one memory for all steps of the loop around the body.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import inf

from computegraph import MaterializedGraph
from tenferro.engines.native.graphs.segments import Call

Pairs = Collection[tuple[int, int]]


class SharedMemory:
    """The results of calls that are written where operands are.

    `candidates` has for each call the operands in whose memory it can write results, by result;
    `used` has for each call the pairs of an operand and a result that are in one memory. What is
    `read_last` has to be there when all calls are done.
    """

    def __init__(
        self,
        graph: MaterializedGraph,
        calls: Sequence[Call],
        candidates: Sequence[Mapping[int, int]],
        read_last: Collection[int],
    ) -> None:
        self._inputs = {v: i for i, v in enumerate(graph.inputs)}
        self._targets = {v: j for j, v in reversed(list(enumerate(graph.outputs)))}
        last: dict[int, float] = {v: k for k, call in enumerate(calls) for v in call.operands}
        last.update(dict.fromkeys(read_last, inf))
        self._source = {
            w: (k, v)
            for k, found in enumerate(candidates)
            for w, v in found.items()
            if last[v] == k
        }
        self.used: list[list[tuple[int, int]]] = [[] for _ in calls]
        self.continued: dict[int, int] = {}
        """Values that are in the memory of a later one, which is not that of an output."""

    def share(self, slots: dict[int, int], pairs: Pairs) -> set[tuple[int, int]]:
        """Give values the slots of outputs; returns those of `pairs` that are in one memory.

        `pairs` are inputs and outputs that may be.
        """
        carried = set()
        for w, j in self._targets.items():
            while w in self._source:
                k, v = self._source[w]
                i = self._inputs.get(v)
                if i is not None and (i, j) not in pairs:
                    break
                self.used[k].append((v, w))
                if i is not None:
                    carried.add((i, j))
                    break
                slots[v] = slots[w]
                w = v
        for w, (k, v) in self._source.items():
            if v not in self._inputs and v not in slots and v not in self.continued:
                self.used[k].append((v, w))
                self.continued[v] = w
        return carried
