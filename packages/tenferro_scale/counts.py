"""What one device does and holds in a program that is compiled for many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from tenferro_scale.collectives import Collective


@dataclass(frozen=True)
class DeviceCounts:
    """Of one device: operations, bytes moved and held, and collectives with their numbers.

    `unknown` names loops that are counted once because their number of steps is unknown,
    `uncounted` calls of libraries, whose operations are not counted.
    """

    devices: int
    flops: float
    transcendentals: float
    bytes: float
    memory: float
    collectives: tuple[tuple[Collective, float], ...]
    unknown: tuple[str, ...] = ()
    uncounted: tuple[str, ...] = ()

    @property
    def sent(self) -> float:
        """The least bytes that a device sends."""
        return sum(number * one.sent for one, number in self.collectives)

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> DeviceCounts:
        """The counts in plain data."""
        collectives = tuple((Collective(**one), number) for one, number in data["collectives"])
        names = {key: tuple(data[key]) for key in ("unknown", "uncounted")}
        return cls(**{**data, **names, "collectives": collectives})


def counts_of(program: Any, arrays: Sequence[Any], devices: int) -> DeviceCounts:
    """The counts of a program of the XLA engine for arrays, or their shapes, with shardings.

    Operations and bytes are those of XLA's analysis, plus those of loops after their first
    step; collectives are read from the text of what was compiled.
    """
    from tenferro_scale.costs import Cost, cost_of

    total = Cost()
    for compiled in program.compiled.executables(*arrays, *program.captured):
        found, text = compiled.cost_analysis() or {}, compiled.as_text()
        repeated, once = cost_of(text, devices), cost_of(text, devices, repeat=False)
        total.add(repeated)
        total.flops += found.get("flops", once.flops) - once.flops
        total.transcendentals += found.get("transcendentals", 0.0) - once.transcendentals
        total.bytes += found.get("bytes accessed", once.bytes) - once.bytes
    return DeviceCounts(
        devices,
        total.flops,
        total.transcendentals,
        total.bytes,
        program.compiled.device_memory(*arrays, *program.captured),
        tuple(total.collectives.items()),
        tuple(sorted(total.unknown)),
        tuple(sorted(total.uncounted)),
    )
