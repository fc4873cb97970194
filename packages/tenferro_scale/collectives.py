"""Collective operations: what each moves, and how long that takes.

The time of a message of n bytes is α + n/β: latency α, bandwidth β of a device's link. Formulas
without the arithmetic of reductions, for p devices, are those of R. Thakur, R. Rabenseifner and
W. Gropp, "Optimization of collective communication operations in MPICH", Int. J. High Performance
Computing Applications 19 (2005) 49-66, and for the ring of P. Patarasu and X. Yuan, "Bandwidth
optimal all-reduce algorithms for clusters of workstations", J. Parallel and Distributed Computing
69 (2009) 117-124.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from math import prod

from tenferro_scale.hlo import HloInstruction

_GROUPS = re.compile(r"\breplica_groups=\{(?:\{([0-9,]*)\})?")
_GRID = re.compile(r"\breplica_groups=\[([0-9,]+)\]<=\[")
_MESH = re.compile(r"\breplica_groups=mesh\[([^\]]*)\]\s*\{([^}]*)\}")
_AXIS = re.compile(r"'([^']*)'(?:=([0-9]+)|:\([0-9]+\)([0-9]+))?")

Cost = Callable[[int], tuple[float, float]]
"""For so many devices, how many messages follow each other, and how often the data are sent."""


def _rounds(p: int) -> int:
    """⌈log₂ p⌉."""
    return (p - 1).bit_length()


def _share(p: int) -> float:
    return (p - 1) / p


RING: dict[str, Cost] = {
    "all-reduce": lambda p: (2 * (p - 1), 2 * _share(p)),
    "all-gather": lambda p: (p - 1, _share(p)),
    "reduce-scatter": lambda p: (p - 1, _share(p)),
    "all-to-all": lambda p: (p - 1, _share(p)),
    "ragged-all-to-all": lambda p: (p - 1, _share(p)),
    "collective-permute": lambda p: (1, 1),
    "collective-broadcast": lambda p: (_rounds(p) + p - 1, 2 * _share(p)),
}
"""Rings, which send each byte as rarely as can be, in many rounds; pairs of devices for all-to-all;
the broadcast scatters and gathers."""
TREE: dict[str, tuple[Cost, ...]] = {
    "all-reduce": (
        lambda p: (2 * _rounds(p), 2 * _share(p)),  # Rabenseifner's
        lambda p: (_rounds(p), _rounds(p)),  # recursive doubling, for short messages
    ),
    "all-gather": (lambda p: (_rounds(p), _share(p)),),  # recursive doubling
    "reduce-scatter": (lambda p: (_rounds(p), _share(p)),),  # recursive halving
    "all-to-all": (lambda p: (_rounds(p), _rounds(p) / 2),),  # Bruck's, for short messages
    "collective-broadcast": (lambda p: (_rounds(p), _rounds(p)),),  # a binomial tree
}
"""Algorithms of log p rounds; libraries choose among these and rings by the size of a message."""


@dataclass(frozen=True)
class Collective:
    """One operation between devices: its kind, the bytes of the whole data, devices in a group.

    The data are n in the formulas: what each device contributes to an all-reduce, a
    reduce-scatter, an all-to-all or a permutation, what it receives from an all-gather.
    """

    kind: str
    bytes: float
    group: int

    @property
    def sent(self) -> float:
        """The least bytes that a device sends, those of rings."""
        return 0.0 if self.group == 1 else RING[self.kind](self.group)[1] * self.bytes

    def seconds(self, latency: float, bandwidth: float, ring: bool) -> float:
        """How long it takes, by the ring, or by the fastest algorithm that there is."""
        if self.group == 1:
            return 0.0
        every = (RING[self.kind], *(() if ring else TREE.get(self.kind, ())))
        costs = (algorithm(self.group) for algorithm in every)
        return min(rounds * latency + part * self.bytes / bandwidth for rounds, part in costs)


def collective_of(instruction: HloInstruction, given: int, devices: int) -> Collective | None:
    """The collective that an instruction is, for `given` bytes of operands; None if it is none.

    Of an asynchronous pair it is the start.
    """
    kind = instruction.code.removesuffix("-start")
    if kind not in RING:
        return None
    group = 2 if kind == "collective-permute" else group_size(instruction.attributes, devices)
    return Collective(kind, given * group if kind == "all-gather" else given, group)


def group_size(attributes: str, devices: int) -> int:
    """How many devices are in a group, however the groups are written.

    Lists (`{{0,1},{2,3}}`; `{}` is one group of all), a grid (`[4,2]<=[8]`), axes of a mesh
    (`mesh['x'=4,'y'=2] {'y'}`).

    >>> [group_size(f"replica_groups={x}", 8) for x in ("{{0,1},{2,3}}", "{}", "[4,2]<=[8]")]
    [2, 8, 2]
    >>> group_size("replica_groups=mesh['x'=4,'y'=2] {'x'}", 8)
    4
    """
    mesh = _MESH.search(attributes)
    if mesh:
        sizes = {name: int(size) for name, size, _ in _AXIS.findall(mesh[1])}
        parts = _AXIS.findall(mesh[2])
        return prod(int(part) if part else sizes[name] for name, _, part in parts)
    grid = _GRID.search(attributes)
    if grid:
        return int(grid[1].split(",")[-1])
    groups = _GROUPS.search(attributes)
    if groups is None:
        raise ValueError(f"a collective of the compiled program has no groups: {attributes[:80]!r}")
    return devices if groups[1] is None else len(groups[1].split(","))
