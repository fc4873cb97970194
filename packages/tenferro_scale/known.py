"""The rates that predictions are made with: named, measured here, or those of a usual port."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tenferro_scale.machine import Machine
from tenferro_scale.report import number, seconds
from tenferro_scale.workers import answers

_PORT = {"link_bandwidth": 25e9, "latency": 2e-6}
"""Bytes per second and seconds, of a network port of 200 Gb/s (InfiniBand HDR)."""
_SPECIAL = 16
"""By how much functions such as `tanh` are slower than other operations where nothing is known of
them: of NVIDIA's processors 16 a cycle, and 128 multiply-adds (CUDA C++ Programming Guide,
"Arithmetic Instructions")."""


@dataclass(frozen=True)
class Known:
    """Rates, and where each is from."""

    rates: Machine
    sources: Mapping[str, str]

    def description(self) -> list[str]:
        """What predictions rest on, in words."""
        rates, of = self.rates, self.sources
        chosen = "rings" if rates.ring else "rings or trees, what is faster"
        return [
            "flops, moved, sent and memory are those of one device; operations and memory overlap "
            "(roofline), messages come after them",
            f"flops {number(rates.flops)}/s ({of['flops']}), transcendentals "
            f"{number(rates.transcendentals)}/s ({of['transcendentals']}), memory "
            f"{number(rates.memory_bandwidth, 'B')}/s ({of['memory_bandwidth']})",
            f"links {number(rates.link_bandwidth, 'B')}/s ({of['link_bandwidth']}), latency "
            f"{seconds(rates.latency)} ({of['latency']})",
            f"collectives by {chosen} (Thakur, Rabenseifner, Gropp 2005; Patarasu, Yuan 2009)",
        ]


def known(dtype: str, ring: bool, asked: Mapping[str, float | None]) -> Known:
    """The rates that were given, and their source.

    What is None is that of a usual port, or measured on this processor, in `dtype`.
    """
    named = {name: rate for name, rate in asked.items() if rate is not None}
    rates = _PORT | named
    sources = dict.fromkeys(_PORT, "a port of 200 Gb/s") | dict.fromkeys(named, "as specified")
    if "flops" in rates and "transcendentals" not in rates:
        rates["transcendentals"] = rates["flops"] / _SPECIAL
        sources["transcendentals"] = f"1/{_SPECIAL} of flops"
    missing = asked.keys() - rates.keys()
    if missing:
        (found,) = answers({"task": "rates", "devices": 1, "dtype": dtype}, 1)
        rates |= {name: found[name] for name in missing}
        sources |= dict.fromkeys(missing, f"measured here, {dtype}")
    return Known(Machine(**rates, ring=ring), sources)
