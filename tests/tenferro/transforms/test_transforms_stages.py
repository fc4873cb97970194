"""`program.stages()`: the lists of passes and steps, and what each makes of a program."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines import ENGINES
from tenferro.engines.native import NATIVE
from tenferro.engines.native.runtime.jobs.background import background
from tenferro.engines.native.units import kept
from tenferro.passes.every_engine import EVERY_ENGINE

X = np.linspace(0.1, 1.0, 20)


def names(program):
    return [stage.name for stage in program.stages()]


@pytest.mark.parametrize("engine", ENGINES)
def test_stages_are_the_lists_that_engines_run(engine):
    found = names(te.trace(np.sin, engine=engine)(X))
    own = [step.name for step in ENGINES[engine]().steps if not step.shortcut]
    assert found == ["traced", *(each.__name__ for each in EVERY_ENGINE), *own]


def test_each_step_says_what_it_does():
    for stage in te.trace(np.sin)(X).stages():
        assert stage.about[:1].isupper() and stage.about.endswith(".")


def test_passes_show_what_they_change():
    def f(x):
        y = te.checkpoint(np.sin)(x)
        for _ in range(200):
            y = np.sin(y) * 0.5 + x[te.numpy.asarray(3)]
        return te.special.entr(y)

    stages = te.trace(f)(X).stages()
    text = {stage.name: stage.text for stage in stages}
    assert "checkpoint" in text["traced"] and "checkpoint" not in text["inline_calls"]
    assert "scan" not in text["chain_loops"] and "scan" in text["loops_of_steps"]
    assert "entr" in text["checks_as_outputs"] and "entr" not in text["formulas"]


def test_checks_become_outputs():
    stages = te.trace(lambda x, i: x[i])(X, 3).stages()
    text = {stage.name: stage.text for stage in stages}
    assert "bounded_index" in text["loops_of_steps"]
    assert "bounded_index" not in text["checks_as_outputs"]
    assert text["checks_as_outputs"].splitlines()[-1].count(",") == 2


def test_units_nests_and_code_are_shown():
    stages = te.trace(lambda x: te.linalg.sqrtm(np.sin(x)) * 2.0)(X[:4].reshape(2, 2)).stages()
    lines = [line for line in str(stages["units"]).splitlines() if " = " in line]
    assert [line.split(" = ")[1].split("(")[0] for line in lines] == [
        "unit of 1 operations",
        "tenferro.linalg.sqrtm.v1",
        "unit of 3 operations",
    ]
    one = te.trace(np.sin)(X).stages()
    assert "Apply(operation=sin" in str(one["loop_nests"])
    assert "define void" in str(one["machine_code"])
    product = te.trace(lambda a: a @ a)(np.ones((40, 40))).stages()
    assert "ProductSpec" in str(product["loop_nests"])


def test_the_steps_of_the_other_engines_end_as_programs():
    assert str(te.trace(np.sin, engine="numpy")(X).stages()[-1]).endswith("1 NumPy step (sin)")
    assert "HloModule" in str(te.trace(np.sin, engine="xla")(X).stages()[-1])


def test_named_sizes_become_numbers():
    program = te.trace(lambda x: x.sum(1))(te.spec("n,3"))
    stages = program.stages(n=4)
    assert "[n,3]" in str(stages["chain_loops"]) and "[4,3]" in str(stages["named_sizes"])
    with pytest.raises(ValueError, match=r"got sizes for \[\], expected \['n'\]"):
        program.stages()


def test_shortcuts_are_left_out(monkeypatch):
    looked, jobs = [], []
    monkeypatch.setattr(kept, "find", looked.append)
    monkeypatch.setattr(background, "submit", lambda *_, is_long=False: jobs.append(is_long))
    before = NATIVE.programs.info().size

    def long(x):
        for k in range(400):
            x = np.sin(x) + float(k % 7) * np.cumsum(x)
        return x

    te.trace(np.cos)(X).stages()
    assert not any(looked)
    te.trace(long)(X).stages()
    assert NATIVE.programs.info().size == before and not any(jobs)


def test_stages_are_found_by_name_and_printed():
    stages = te.trace(np.sin, engine="numpy")(X).stages()
    assert stages["traced"] is stages[0] and len(stages) == len(list(stages))
    with pytest.raises(KeyError, match="'planned', expected one of"):
        stages["planned"]
    first, second, *_ = str(stages).split("\n\n")
    assert first.startswith("# traced: ") and first.endswith("output v1")
    assert second.startswith("# inline_calls: ") and second.endswith("\nunchanged")
