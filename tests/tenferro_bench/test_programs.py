"""The programs of `tenferro bench --set programs`: their values and derivatives."""

from types import FunctionType
from typing import Any

import numpy as np
import pytest

import tenferro as te
from tenferro_bench import measure, peers, report, workloads
from tenferro_bench.programs_set import PROGRAMS
from tenferro_bench.survey_functions import squares
from tenferro_bench.workload import Workload

BOUND = 1e-9
"""Rounding of gradients in double precision, which the programs' conditions multiply; the
differences themselves are right to 1e-13."""
_LONG = {float: np.longdouble, np.float64: np.longdouble, complex: np.clongdouble,
         np.complex128: np.clongdouble}  # fmt: skip


class _LongNumpy:
    """NumPy whose new arrays of floats have extended precision."""

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)

    @staticmethod
    def _made(make):
        def made(*args, dtype=float, **options):
            return make(*args, dtype=_LONG.get(dtype, dtype), **options)

        return made


for _name in ("zeros", "ones", "empty", "full", "eye", "linspace"):
    setattr(_LongNumpy, _name, staticmethod(_LongNumpy._made(getattr(np, _name))))


def extended(program):
    """The sum of the squares of a program's results, in extended precision."""
    code = program.function
    names = {**code.__globals__, "np": _LongNumpy()}
    copy = FunctionType(code.__code__, names, code.__name__, code.__defaults__)
    fixed = {name: pair[1] for name, pair in program.numbers.items()}
    namespace = peers.PeerNamespace(np, program=None)
    return squares(lambda xp: lambda *args: copy(*args, **fixed))(namespace)


def _wide(x):
    return x.astype({"c": np.clongdouble, "f": np.longdouble}.get(x.dtype.kind, x.dtype))


def difference(f, arguments, directions):
    """The derivative along a direction by extrapolated central differences of fourth order."""

    def slope(h):
        up, down = (
            [x + s * h * d if d.any() else x for x, d in zip(arguments, directions, strict=True)]
            for s in (1, -1)
        )
        return (f(*up) - f(*down)) / (2 * h)

    h = np.longdouble(1e-4)
    return (4 * slope(h / 2) - slope(h)) / 3


@pytest.mark.sampled(32)
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.name)
def test_values_and_gradients(program):
    arguments = program.inputs(small=True)
    peer = peers.PEERS["native"]()
    maker = program.make(small=True)
    expected = maker(peers.PEERS["plain"]().namespace)(*[x.copy() for x in arguments])
    values = te.jit(maker(peer.namespace))(*arguments)
    for ours, theirs in zip(te.pytree.leaves(values), te.pytree.leaves(expected), strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-11, atol=1e-13)
    if not program.argnums:
        return
    rng = np.random.default_rng(5)
    directions = [_wide(0 * x) for x in arguments]
    for i in program.argnums:
        x = arguments[i]
        noise = rng.standard_normal(x.shape) + (1j if x.dtype.kind == "c" else 0) * rng.random(
            x.shape
        )
        directions[i] = _wide(noise.astype(x.dtype))
    right = difference(extended(program), [_wide(x) for x in arguments], directions)
    gradient = te.jit(te.grad(squares(maker)(peer.namespace), argnums=program.argnums))
    parts = zip(gradient(*arguments), program.argnums, strict=True)
    found = sum(np.sum(np.real(np.conj(g) * directions[i])) for g, i in parts)
    assert found == pytest.approx(float(right), rel=BOUND)


def test_every_program_has_a_name_and_a_counterpart_in_jax():
    names = [w.name for w in workloads.SETS["programs"]]
    assert len(names) == len(set(names))
    for program in PROGRAMS:
        assert callable(peers.in_jax(program.function))


def test_a_peer_that_does_not_differentiate_is_timed_on_values():
    ours, theirs = peers.PEERS["numpy"](), peers.PEERS["plain"]()
    program = next(p for p in PROGRAMS if p.name == "thomas")
    rows = [
        Workload(name, "", make, lambda: program.inputs(small=True), argnums)
        for name, make, argnums in (
            ("value", program.make(small=True), None),
            ("gradient", squares(program.make(small=True)), (0, 1)),
        )
    ]
    data = report.figures([measure.compare(w, [ours, theirs], rounds=1) for w in rows], ours.name)
    assert [row["result"] for row in data["workloads"]] == ["value", "gradient"]
    assert set(data["by_result"]["NumPy"]) == {"value", "gradient"}
