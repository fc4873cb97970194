"""Times of collectives and of whole calls, from counts."""

import pytest

from tenferro_scale.collectives import Collective
from tenferro_scale.counts import DeviceCounts
from tenferro_scale.extrapolation import disagreement, extrapolated
from tenferro_scale.machine import Machine, times

ALPHA, BETA = 1e-6, 1e9


def seconds(kind, size, group, ring=True):
    return Collective(kind, size, group).seconds(ALPHA, BETA, ring)


def test_rings_are_those_of_the_literature():
    n, p = 1e6, 8
    assert seconds("all-reduce", n, p) == pytest.approx(14 * ALPHA + 14 / 8 * n / BETA)
    assert seconds("all-gather", n, p) == pytest.approx(7 * ALPHA + 7 / 8 * n / BETA)
    assert seconds("reduce-scatter", n, p) == pytest.approx(7 * ALPHA + 7 / 8 * n / BETA)
    assert seconds("all-to-all", n, p) == pytest.approx(7 * ALPHA + 7 / 8 * n / BETA)
    assert seconds("collective-permute", n, 2) == pytest.approx(ALPHA + n / BETA)


def test_the_fastest_algorithm_depends_on_the_size():
    recursive_doubling = 10 * (ALPHA + 8 / BETA)
    assert seconds("all-reduce", 8, 1024, ring=False) == pytest.approx(recursive_doubling)
    rabenseifner = 20 * ALPHA + 2 * 1023 / 1024 * 1e8 / BETA
    assert seconds("all-reduce", 1e8, 1024, ring=False) == pytest.approx(rabenseifner)
    bruck = 10 * ALPHA + 5 * 8 / BETA
    assert seconds("all-to-all", 8, 1024, ring=False) == pytest.approx(bruck)


def test_alone_nothing_is_sent():
    alone = Collective("all-reduce", 1e6, 1)
    assert alone.sent == 0
    assert alone.seconds(ALPHA, BETA, True) == 0


def counts(devices, flops, data=800.0, group=None, memory=1e6):
    one = Collective("all-reduce", data, group or devices)
    return DeviceCounts(devices, flops, 0.0, flops / 2, memory, ((one, 3),))


def test_a_call_is_a_roofline_and_messages():
    took = times(counts(8, 1e9), Machine(1e9, 1e8, 1e8, BETA, ALPHA, ring=True, call=0.25))
    assert took.operations == 1.0
    assert took.memory == 5.0
    assert took.messages == pytest.approx(3 * (14 * ALPHA + 1.75 * 800 / BETA))
    assert took.total == pytest.approx(5.25 + took.messages)
    assert took.limit == "memory"


def test_what_falls_is_extrapolated_to_what_is_everywhere_the_same():
    found = [counts(n, 1000 + 64000 / n) for n in (4, 8, 16)]
    guess = extrapolated(found, 10_000)
    assert guess.flops == pytest.approx(1006.4)
    assert guess.collectives == ((Collective("all-reduce", 800.0, 10_000), 3),)
    assert disagreement(found) < 1e-12


def test_what_rises_is_extrapolated_along_a_line():
    found = [counts(n, 10.0, data=50.0 * n, group=2, memory=1e3 + 7.0 * n) for n in (8, 16)]
    guess = extrapolated(found, 1000)
    assert guess.memory == pytest.approx(8000)
    assert guess.collectives == ((Collective("all-reduce", 50_000, 2), 3),)


def test_extrapolation_says_what_it_is_worth():
    found = [counts(n, flops) for n, flops in ((2, 100.0), (4, 90.0), (8, 20.0))]
    assert disagreement(found) > 1
    other = DeviceCounts(16, 1.0, 0.0, 1.0, 1.0, ((Collective("all-gather", 8, 16), 1),))
    with pytest.raises(ValueError, match="the collectives differ between 8 and 16 devices"):
        extrapolated([*found, other], 32)


def test_counts_survive_as_plain_data():
    one = counts(8, 5.0)
    assert DeviceCounts.from_json(one.to_json()) == one
