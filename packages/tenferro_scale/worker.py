"""A process with as many simulated devices as it was started for: compiles, measures, answers.

It reads a job as JSON and prints a line of JSON for each answer; `workers` starts it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from tenferro.deploy.files import leaves_of
from tenferro.doctor.rates import least_time
from tenferro.sharding import device_put, mesh, named_sharding
from tenferro.tensor import Aval
from tenferro.tensor.binding import bind_aval
from tenferro.transforms.programs.program import Program
from tenferro_scale.counts import DeviceCounts, counts_of
from tenferro_scale.rates import LASTING, measured

Job = Mapping[str, Any]


def main() -> None:
    """Answer the job on the standard input."""
    job = json.load(sys.stdin)
    try:
        for answer in TASKS[job["task"]](job):
            _say(answer)
    except Exception as error:  # noqa: BLE001  (whoever asked raises it)
        _say({"error": f"{type(error).__name__}: {error}"})


def _say(answer: Mapping[str, Any]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def _counts(job: Job) -> Iterator[dict[str, Any]]:
    """What a device does, for each number of devices."""
    program = Program.load(job["program"], "xla")
    for point in job["points"]:
        yield _counted(program, job["shards"], point).to_json()


def _rates(job: Job) -> Iterator[dict[str, Any]]:
    """What the simulated devices can do."""
    yield measured(job["devices"], np.dtype(job["dtype"]))


def _measurement(job: Job) -> Iterator[dict[str, Any]]:
    """The time of a call, and what it is predicted from."""
    program, (point,) = Program.load(job["program"], "xla"), job["points"]
    counts = _counted(program, job["shards"], point)
    yield counts.to_json()
    avals = [bind_aval(aval, point["sizes"]) for aval in program.inputs]
    values = [_example(aval) for aval in avals]
    if job["inputs"] is not None:
        values = leaves_of(job["names"], Path(job["inputs"]))
    places = _shardings(job["shards"], point)
    placed = [device_put(x, where) for x, where in zip(values, places, strict=True)]
    yield {"seconds": least_time(partial(_run, program, placed), LASTING)}
    yield measured(point["devices"], np.dtype(job["dtype"]), counts.memory)


TASKS: dict[str, Callable[[Job], Iterator[dict[str, Any]]]] = {
    "counts": _counts,
    "rates": _rates,
    "measurement": _measurement,
}


def _counted(program: Program, shards: Sequence[Any], point: Mapping[str, Any]) -> DeviceCounts:
    import jax

    shape: Any = jax.ShapeDtypeStruct  # without types of its own
    places = _shardings(shards, point)
    avals = [bind_aval(aval, point["sizes"]) for aval in program.inputs]
    arrays = [shape(a.shape, a.dtype, sharding=s) for a, s in zip(avals, places, strict=True)]
    return counts_of(program, arrays, point["devices"])


def _shardings(shards: Sequence[Any], point: Mapping[str, Any]) -> list[Any]:
    made = mesh(**point["mesh"])
    return [named_sharding(made, *[tuple(over) or None for over in axes]) for axes in shards]


def _example(aval: Aval) -> Any:
    """Normal numbers; zeros of integers, which may be indices."""
    if not aval.is_inexact:
        return np.zeros(aval.shape, aval.dtype)
    drawn = np.random.default_rng(0).standard_normal(aval.shape)
    return np.asarray(drawn, aval.dtype)


def _run(program: Program, arrays: Sequence[Any]) -> None:
    """A call, waited for."""
    for y in program.compiled.on_devices(*arrays, *program.captured):
        y.block_until_ready()


if __name__ == "__main__":
    main()
