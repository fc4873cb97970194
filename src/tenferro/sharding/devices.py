"""Devices, meshes of them, and arrays on them."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tenferro.engines.registry import checked_engine
from tenferro.pytree import map as map_leaves
from tenferro.sharding.rendezvous import meet
from tenferro.sharding.watch import ProcessWatch
from tenferro.tensor import Array
from tenferro.tensor.devices import CPU, device_named
from tenferro.transforms.programs.program import Program

__all__ = ["connect", "device_put", "devices", "executables", "mesh", "named_sharding"]


def devices() -> list[Any]:
    """The devices of all processes, as jax numbers them.

    Raises ModuleNotFoundError without jax.

    >>> import numpy as np
    >>> import tenferro as te
    >>> devices()[0].platform
    'cpu'
    """
    return list(_jax("devices").devices())


def mesh(**axes: int) -> Any:
    """Create a mesh of devices (`jax.sharding.Mesh`) with named axes of given sizes.

    The mesh uses the first devices of all processes. Raises ValueError if there are too few
    devices, ModuleNotFoundError without jax.

    >>> import numpy as np
    >>> import tenferro as te
    >>> mesh(data=1).axis_names
    ('data',)
    """
    jax = _jax("mesh")
    needed, there = prod(axes.values()), jax.devices()
    if needed > len(there):
        raise ValueError(
            f"mesh: {axes} needs {needed} devices, and there are {len(there)}; on a processor, "
            "XLA_FLAGS=--xla_force_host_platform_device_count=N simulates N devices"
        )
    types = (jax.sharding.AxisType.Auto,) * len(axes)
    return jax.make_mesh(
        tuple(axes.values()), tuple(axes), axis_types=types, devices=there[:needed]
    )


def named_sharding(mesh: Any, *axes: str | tuple[str, ...] | None) -> Any:
    """Create a sharding: for each axis of an array, the axis of the mesh over which it is sharded.

    None, or a missing entry, means that the axis is not sharded; without any entry the array is
    replicated on each device. Raises ModuleNotFoundError without jax.

    >>> import numpy as np
    >>> import tenferro as te
    >>> rows = named_sharding(mesh(data=1), "data")
    >>> device_put(np.ones((4, 2)), rows).sharding == rows
    True
    """
    sharding = _jax("named_sharding").sharding
    return sharding.NamedSharding(mesh, sharding.PartitionSpec(*axes))


def device_put(x: Any, where: Any = None) -> Any:
    """Move a pytree of arrays to a device, or shard it.

    NumPy and jax arrays become jax arrays; tensors become tensors, and gradients flow back through
    them. All bits are kept, independent of jax's settings. `where` is the name of a device
    ("xla:0"), a device or a sharding of jax, or None for jax's default device. An array that is
    already there is not copied; a NumPy array is copied and may be changed afterwards. Raises
    ModuleNotFoundError without jax, ValueError for an unknown device.

    >>> import numpy as np
    >>> device_put(np.ones(2)).dtype
    dtype('float64')
    """
    jax = _jax("device_put")
    from tenferro.engines.xla.programs.arrays import put

    there = jax.devices()[0] if where is None else where
    place = device_named("device_put", where).place if isinstance(where, str) else where

    def placed(leaf: Any) -> Any:
        if isinstance(leaf, Array):
            return leaf.to_device(there)
        return np.asarray(leaf) if place is None and where == CPU else put(leaf, place)

    return map_leaves(placed, x)


def _jax(what: str) -> Any:
    checked_engine(what, "xla")
    import jax

    return jax


def executables(program: Program, *arrays: Any) -> list[Any]:
    """Return XLA's executables of a program for these arguments, piece by piece.

    Each is a `jax.stages.Compiled`, with counts of operations, memory and text. Raises TypeError
    for a program of another engine.

    >>> import numpy as np
    >>> import tenferro as te
    >>> program = te.trace(lambda x: x @ x, engine="xla")(np.ones((8, 8)))
    >>> (compiled,) = executables(program, np.ones((8, 8)))
    >>> compiled.cost_analysis()["flops"]
    1024.0
    """
    if not program.compiled.has_devices:
        raise TypeError(
            f"executables: the program is of the {program.engine} engine, expected one traced with "
            'engine="xla"'
        )
    return program.compiled.executables(*arrays, *program.captured)


def connect(coordinator: str, processes: int, process: int, timeout: int = 60) -> None:
    """Join the processes that compute together, before any other use of devices.

    Each process calls this function with its number, from 0; the coordinator is the address of
    process 0 (`"host:port"`). Then `devices` returns the devices of all processes. Raises
    RuntimeError, which names the missing processes, if not all processes connect within `timeout`
    seconds; ValueError for a number out of range. If a process ends later before it is done, the
    others log an error that names it, and operations that need its data raise an error; jax aborts
    processes that still wait after process 0 has ended.

    >>> import numpy as np
    >>> import tenferro as te
    >>> connect("localhost:1234", processes=2, process=2)
    Traceback (most recent call last):
    ValueError: connect: process is 2, expected one of 0 to 1
    """
    jax = _jax("connect")
    peers = meet(coordinator, processes, process, timeout)
    ProcessWatch(peers, processes, jax.distributed.shutdown)
    jax.config.update("jax_enable_recoverability", True)  # otherwise jax aborts the others
    jax.distributed.initialize(coordinator, processes, process, initialization_timeout=timeout)
