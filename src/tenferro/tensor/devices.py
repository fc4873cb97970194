"""Devices by name: "cpu" is the memory of this processor, "xla:0" the first device of jax.

On "cpu" NumPy and native code compute, on the others, which are there where jax is installed, XLA,
be they accelerators, or simulated on this processor.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.util import find_spec
from typing import Any, Self

from numpy import ndarray

from tenferro.imports import imported

DLPACK_CPU = (1, 0)
"""The CPU's device type and number in DLPack (dlpack.h, kDLCPU)."""


class Device(str):
    """The name of a device, which it compares and prints as.

    Of an array that is sharded it names all devices, as in "xla:0,1".
    """

    __slots__ = ("place", "shards")
    place: Any
    """What jax calls it, a device or a sharding; None for "cpu"."""
    shards: bool
    """Whether this sharding was requested; otherwise arrays are whole on each of several devices,
    unless they are sharded already."""

    def __new__(cls, name: str, place: Any = None, *, shards: bool = False) -> Self:
        device = super().__new__(cls, name)
        device.place, device.shards = place, shards
        return device

    def __reduce__(self) -> Any:
        return device_named, ("a device", str(self))


CPU = Device("cpu")


def device_of(array: Any) -> Device:
    """Where an array of NumPy or of jax is."""
    return CPU if isinstance(array, ndarray) else _of_sharding(array.sharding)


def devices() -> tuple[Device, ...]:
    """The devices that arrays may be on, of this process."""
    return tuple(dict.fromkeys(_known().values()))


def device_named(what: str, device: Any) -> Device:
    """The device of a name, or of a device or a sharding of jax.

    `what` asks for it. Raises ValueError, with a list, for an unknown one.
    """
    if isinstance(device, Device):
        return device
    if isinstance(device, str) and device == CPU:
        return CPU  # without starting jax
    found = _known().get(device) if isinstance(device, str) else _of_jax(device)
    if found is None:
        names = ", ".join(map(repr, map(str, devices())))
        more = "" if find_spec("jax") else "; others need jax (pip install 'tenferro[xla]')"
        raise ValueError(f"{what}: device is {device!r}, expected one of {names}{more}")
    return found


@cache
def _known() -> dict[str, Device]:
    """The devices by their names and by those that jax, and others, have for them."""
    known: dict[str, Device] = {CPU: CPU}
    if find_spec("jax") is None:
        return known
    import jax

    for place in jax.local_devices():
        device = Device(f"xla:{place.id}", place)
        known.update(dict.fromkeys((device, f"{place.platform}:{place.id}", str(place)), device))
    return known


def _of_jax(place: Any) -> Device | None:
    """The device of a jax object; None for anything else."""
    jax = imported("jax")
    if jax is None:
        return None
    if isinstance(place, jax.Device):
        return Device(f"xla:{place.id}", place)
    if isinstance(place, jax.sharding.Sharding):
        return Device(_of_sharding(place), place, shards=True)
    return None


@lru_cache(maxsize=256)
def _of_sharding(sharding: Any) -> Device:
    import jax

    places = sorted(sharding.device_set, key=lambda place: place.id)
    name = "xla:" + ",".join(str(place.id) for place in places)
    whole = isinstance(sharding, jax.sharding.NamedSharding)
    if len(places) == 1:
        return Device(name, places[0])
    spec: Any = jax.sharding.PartitionSpec  # without types of its own
    return Device(name, jax.sharding.NamedSharding(sharding.mesh, spec()) if whole else sharding)


__all__ = ["CPU", "DLPACK_CPU", "Device", "device_named", "device_of", "devices"]
