"""What surrounds an engine's program: sizes, checks, programs that replace each other, protocol."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines import ENGINES, compile_graph
from tenferro.engines.base.program import CallForm, EngineProgram
from tenferro.errors import GaugeError

CPU_ENGINES = ["numpy", "native"]


def compiled(f, *args, engine):
    return compile_graph(te.trace(f, engine=engine)(*args).graph, engine)


@pytest.mark.parametrize("engine", ENGINES)
def test_programs_declare_what_they_are_asked_for(engine):
    program = compiled(lambda x: x * 2.0, np.ones(3), engine=engine)
    assert isinstance(program.program, EngineProgram)
    assert program.has_devices == (engine == "xla")
    assert program.settled and program.on_host == ()
    assert program.decision is None and program.steps == program.program.steps
    np.testing.assert_array_equal(program(np.ones(3))[0], [2, 2, 2])


@pytest.mark.parametrize("engine", CPU_ENGINES)
@pytest.mark.parametrize("member", ["on_devices", "executables", "device_memory"])
def test_engines_without_devices_say_so(engine, member):
    program = compiled(lambda x: x * 2.0, np.ones(3), engine=engine)
    with pytest.raises(NotImplementedError, match=f"{engine} engine.*devices"):
        getattr(program, member)(np.ones(3))


@pytest.mark.parametrize("engine", ENGINES)
def test_each_set_of_sizes_is_compiled_once(engine):
    program = compiled(lambda x, y: x @ y, te.spec("n,m"), te.spec("m"), engine=engine)
    assert program.program is None and program.steps is None
    assert program.entry(program, CallForm(single=True)) is None
    seen = []
    for n, m in ((2, 3), (4, 3), (2, 3)):
        assert program(np.ones((n, m)), np.ones(m))[0].tolist() == [m] * n
        seen.append(program.program)
    assert seen[0] is seen[2] is not seen[1]
    with pytest.raises(ValueError, match="2 elements, expected m = 3"):
        program(np.ones((2, 3)), np.ones(2))


@pytest.mark.parametrize("engine", ENGINES)
def test_errors_of_checks_are_raised_at_all_sizes(engine):
    f = te.jit(lambda x, i: x[i] * 2.0, shapes=("n", ""), engine=engine)
    assert f(np.ones(4), 3) == 2.0
    for n in (3, 2):
        with pytest.raises(IndexError, match="3"):
            f(np.ones(n), 3)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("engine", ENGINES)
def test_what_depends_on_a_basis_is_refused_at_all_sizes(engine):
    def slope(a, weights):
        def total(a):
            v = np.linalg.eigh(a)[1][:, -1:]
            return np.sum(v @ v.T * weights)

        return te.jvp(total, (a,), (weights,))[1]

    f = te.jit(slope, shapes=("n,n", "n,n"), engine=engine)
    for n in (2, 3):
        apart, weights = np.diag(np.arange(1.0, n + 1)), np.eye(n, k=1) + np.eye(n, k=-1)
        assert f(apart, weights) > 0
        with pytest.raises(GaugeError):
            f(np.eye(n), weights)
