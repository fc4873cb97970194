"""Predictions compared with measured times, on devices that this processor simulates.

Simulated devices share the processor: their rates are measured with all of them at work, by small
programs that have nothing to do with the one that is predicted.
"""

from __future__ import annotations

from pathlib import Path

from tenferro_scale.counts import DeviceCounts
from tenferro_scale.machine import Machine, times
from tenferro_scale.report import seconds
from tenferro_scale.study import Study
from tenferro_scale.workers import answers

DEVICES = (1, 2, 4, 8)
COLUMNS = ("devices", "computing", "messages", "call", "predicted", "measured", "ratio")
_ALONE = {"link_bandwidth": 1.0, "latency": 0.0}
"""Of a device that sends nothing."""


def measured(study: Study, dtype: str, inputs: Path | None) -> list[list[str]]:
    """A row for each number of simulated devices that the program can be run on.

    Arguments are those of a file, or normal numbers and zeros of integers. Raises RuntimeError for
    what the program raises for them.
    """
    layout = study.layout
    return [
        _row(study, n, dtype, inputs)
        for n in DEVICES
        if (n == 1 or n % layout.mesh.fixed == 0) and layout.obstacle(n, layout.sizes) is None
    ]


def _row(study: Study, devices: int, dtype: str, inputs: Path | None) -> list[str]:
    file = None if inputs is None else str(inputs.resolve())
    names = list(study.layout.names)
    point = study.point(devices)
    job = study.job("measurement", [point], inputs=file, names=names, dtype=dtype)
    counts, timed, rates = answers(job, devices)
    took = times(DeviceCounts.from_json(counts), Machine(**{**_ALONE, **rates}, ring=True))
    parts = (max(took.operations, took.memory), took.messages, took.call, took.total)
    ratio = took.total / timed["seconds"]
    return [f"{devices:,}", *map(seconds, (*parts, timed["seconds"])), f"{ratio:.2f}"]
