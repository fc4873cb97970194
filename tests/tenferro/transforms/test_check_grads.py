"""The checker complains of no right function, and finds every mistake."""

import numpy as np
import pytest
from checker_rows import RIGHT, WRONG

import tenferro as te
from adoracles.checking import Differentiation, check
from tenferro.transforms.derivatives.check import library

QUICK = set(list(RIGHT)[::3]) | set(list(WRONG)[::4])
"""What every run checks; the rest, and other directions, are long."""


def rows(table):
    return [
        pytest.param(*row, id=name, marks=[] if name in QUICK else pytest.mark.long)
        for name, row in table.items()
    ]


def quiet(f, args, **options):
    with np.errstate(all="ignore"):
        return te.check_grads(f, args, **options)


@pytest.mark.sampled(12)
@pytest.mark.parametrize(("f", "args"), rows(RIGHT))
def test_no_false_alarm(f, args):
    report = quiet(f, args)
    assert report.ok
    assert report.comparisons


@pytest.mark.sampled(12)
@pytest.mark.parametrize(("f", "args"), rows(WRONG))
def test_every_mistake_is_found(f, args):
    with pytest.raises(te.GradientError) as caught:
        quiet(f, args)
    assert caught.value.report.mistakes


def test_there_are_sixty_of_each():
    assert len(RIGHT) >= 60
    assert len(WRONG) >= 60


def test_element_mode_and_size_of_a_mistake():
    wrong = te.custom_jvp(lambda x: np.sin(x))
    wrong.defjvp(lambda x, y, dx: np.cos(x) * dx * np.array([1.0, 0.5, 1.0]))
    with pytest.raises(te.GradientError) as caught:
        te.check_grads(lambda p: {"y": wrong(p["x"])}, ({"x": np.zeros(3)},))
    (mistake,) = caught.value.report.mistakes
    assert mistake.mode == "forward"
    assert mistake.place == "output['y'][1] by argument 0['x'][1]"
    assert (mistake.derivative, mistake.by) == (0.5, pytest.approx(0.5))
    assert "expected 1 ± " in str(caught.value)


def test_the_mode_that_is_wrong_is_named():
    def vjp(f, *xs):
        value, pull = te.vjp(f, *xs)
        return value, lambda ct: tuple(1.01 * x for x in pull(ct))

    reverse = Differentiation("wrong reverse", te.jvp, vjp, flatten=library().flatten)
    report = check(reverse, np.sin, (0.3,), raises=False)
    assert {mistake.mode for mistake in report.mistakes} == {"reverse"}
    alone = Differentiation("reverse alone", None, vjp, flatten=library().flatten)
    assert not check(alone, np.sin, (0.3,), raises=False).ok


def test_a_mode_without_a_rule_is_said_to_be_unchecked():
    sine = te.custom_vjp(lambda x: np.sin(x))
    sine.defvjp(lambda x: x, lambda x, ct: (ct * np.cos(x),), linear=False)
    report = te.check_grads(sine, (0.3,))
    assert report.ok
    assert any(note.startswith("forward: not checked, ADRuleError") for note in report.remarks)


def test_both_slopes_of_a_kink_are_reported():
    (note,) = te.check_grads(lambda x: np.clip(x, 0, 1) + x, (1.0,), order=1).remarks
    assert "left slope 2, right slope 1" in note


def test_an_infinite_slope_and_an_edge_are_reported():
    (infinite, *_) = quiet(np.sqrt, (0.0,), order=1).remarks
    assert "infinite" in infinite


def test_integers_are_held_fixed():
    assert te.check_grads(lambda x, n: x**n, (np.array([0.5, 2.0]), 3)).ok
    with pytest.raises(TypeError, match="argument 0 has dtype int64, expected floating"):
        te.check_grads(lambda n: n * 1.0, (3,))
    with pytest.raises(TypeError, match="returned no floating-point"):
        te.check_grads(np.argmax, (np.ones(3),))


def test_the_report_says_what_was_checked():
    report = te.check_grads(np.sin, (0.3,))
    modes = {comparison.mode for comparison in report.comparisons}
    assert modes == {"forward", "reverse"} | {
        f"{a} over {b}" for a in ("forward", "reverse") for b in ("forward", "reverse")
    }
    assert "estimated error" in str(report)
