"""How long a device needs for what it does: a roofline, and messages after it."""

from __future__ import annotations

from dataclasses import dataclass

from tenferro_scale.counts import DeviceCounts


@dataclass(frozen=True)
class Machine:
    """Rates of a device, per second, and of its link to the others.

    `call` is the time of a call that does nothing.
    """

    flops: float
    transcendentals: float
    memory_bandwidth: float
    link_bandwidth: float
    latency: float
    ring: bool = False
    call: float = 0.0


@dataclass(frozen=True)
class CallTimes:
    """Seconds of a call: what limits each device, and the messages, which wait for it."""

    operations: float
    memory: float
    messages: float
    call: float

    @property
    def total(self) -> float:
        """All of it."""
        return max(self.operations, self.memory) + self.messages + self.call

    @property
    def limit(self) -> str:
        """What takes longest."""
        parts = {"flops": self.operations, "memory": self.memory, "links": self.messages}
        return max(parts, key=lambda name: parts[name])


def times(counts: DeviceCounts, machine: Machine) -> CallTimes:
    """The time of a call.

    Operations and memory overlap (S. Williams, A. Waterman, D. Patterson, "Roofline: an insightful
    visual performance model", CACM 52 (2009) 65-76); messages overlap with neither, as XLA sends
    them on a processor.
    """
    messages = sum(
        number * one.seconds(machine.latency, machine.link_bandwidth, machine.ring)
        for one, number in counts.collectives
    )
    operations = counts.flops / machine.flops + counts.transcendentals / machine.transcendentals
    return CallTimes(operations, counts.bytes / machine.memory_bandwidth, messages, machine.call)
