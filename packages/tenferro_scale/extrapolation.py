"""Counts for more devices than a program was compiled for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tenferro_scale.collectives import Collective
from tenferro_scale.counts import DeviceCounts

NEAR = 0.02
"""A quantity agrees with its extrapolation up to this part of it."""


def extrapolated(found: Sequence[DeviceCounts], devices: int) -> DeviceCounts:
    """What a device does and holds among so many, from the last two counts of fewer.

    With n devices each quantity is a + b/n where it falls with n (part is sharded, part is the same
    on every device) and a + b n where it rises (part belongs to others). Groups of devices that
    grew with n do so further. Raises ValueError if the last two have other collectives: what
    the compiler does there changes.
    """
    before, last = found[-2:]
    pairs = list(zip(_ordered(before), _ordered(last), strict=False))
    if len(before.collectives) != len(last.collectives) or any(
        old.kind != new.kind or n != m for (old, n), (new, m) in pairs
    ):
        raise ValueError(
            f"the collectives differ between {before.devices} and {last.devices} devices"
        )

    def fit(of: Callable[[DeviceCounts], float]) -> float:
        return _fit(before.devices, of(before), last.devices, of(last), devices)

    def grown(old: Collective, new: Collective) -> Collective:
        same = old.group == new.group
        group = new.group if same else round(new.group * devices / last.devices)
        data = _fit(before.devices, old.bytes, last.devices, new.bytes, devices)
        return Collective(new.kind, data, group)

    return DeviceCounts(
        devices,
        fit(lambda c: c.flops),
        fit(lambda c: c.transcendentals),
        fit(lambda c: c.bytes),
        fit(lambda c: c.memory),
        tuple((grown(old, new), number) for (old, _), (new, number) in pairs),
        last.unknown,
        last.uncounted,
    )


def disagreement(found: Sequence[DeviceCounts]) -> float:
    """By which part the last counts differ at most from their extrapolation from those before."""
    last = found[-1]
    guess = extrapolated(found[:-1], last.devices)
    pairs = [
        (guess.flops, last.flops),
        (guess.bytes, last.bytes),
        (guess.memory, last.memory),
        (guess.sent, last.sent),
    ]
    return max(abs(a - b) / max(abs(b), 1.0) for a, b in pairs)


def _ordered(counts: DeviceCounts) -> list[tuple[Collective, float]]:
    return sorted(counts.collectives, key=lambda pair: (pair[0].kind, pair[0].bytes, pair[1]))


def _fit(n: int, x: float, m: int, y: float, devices: int) -> float:
    """The value at `devices` of a + b/n through two falling points, of a + b n through rising."""
    if y <= x:
        b = (x - y) / (1 / n - 1 / m)
        return y + b * (1 / devices - 1 / m)
    return y + (y - x) / (m - n) * (devices - m)
