"""Masks, labels, injected hyperparameters and rejected steps: values by their definitions."""

import numpy as np
import pytest

import tenferro as te

opt = te.optimize
PARAMS = {"body": {"w": np.array([[1.0, -2.0]]), "b": np.array([0.5])}, "head": np.array([3.0])}
GRADS = {"body": {"w": np.array([[0.3, 0.1]]), "b": np.array([-1.0])}, "head": np.array([2.0])}


def same(found, expected):
    te.pytree.map(lambda x, y: np.testing.assert_allclose(x, y, rtol=1e-15), found, expected)


def updated(transformation, grads=GRADS, params=PARAMS):
    """Updates of the first step, plain and compiled, which must be equal."""
    state = transformation.init(params)
    found, after = transformation.update(grads, state, params)
    compiled, compiled_state = te.jit(transformation.update)(grads, state, params)
    same((compiled, compiled_state), (found, after))
    return found, after


MASKS = {
    "whole": {"body": {"w": True, "b": False}, "head": True},
    "prefix": {"body": True, "head": False},
    "function": lambda tree: te.pytree.map(lambda x: np.ndim(x) == 2, tree),
    "none": {"body": False, "head": False},
}


@pytest.mark.parametrize("name", MASKS)
def test_a_mask_selects_what_is_transformed(name):
    selected = {
        "whole": {"body": {"w": True, "b": False}, "head": True},
        "prefix": {"body": {"w": True, "b": True}, "head": False},
        "function": {"body": {"w": True, "b": False}, "head": False},
        "none": {"body": {"w": False, "b": False}, "head": False},
    }[name]
    found, _ = updated(opt.masked(opt.scale(-0.5), MASKS[name]))
    same(found, te.pytree.map(lambda m, g: -0.5 * g if m else g, selected, GRADS))
    found, _ = updated(opt.add_decayed_weights(0.1, MASKS[name]))
    same(found, te.pytree.map(lambda m, g, p: g + 0.1 * p * m, selected, GRADS, PARAMS))


def test_a_masked_transformation_has_no_state_of_the_others():
    transformation = opt.masked(opt.trace(0.9), MASKS["whole"])
    assert len(te.pytree.leaves(transformation.init(PARAMS))) == 2


def test_each_label_has_its_transformation():
    rates = {"slow": 0.01, "fast": 1.0}
    transformation = opt.multi_transform(
        {name: opt.sgd(rate, 0.9) for name, rate in rates.items()},
        {"body": {"w": "slow", "b": "fast"}, "head": "slow"},
    )
    step = te.jit(transformation.update)
    state = transformation.init(PARAMS)
    for _ in range(3):
        found, state = step(GRADS, state)
    momentum = 1 + 0.9 + 0.81
    expected = {
        "body": {
            "w": -0.01 * momentum * GRADS["body"]["w"],
            "b": -momentum * GRADS["body"]["b"],
        },
        "head": -0.01 * momentum * GRADS["head"],
    }
    te.pytree.map(lambda x, y: np.testing.assert_allclose(x, y, rtol=1e-14), found, expected)


def test_hyperparameters_change_between_steps_of_one_program():
    transformation = opt.inject_hyperparams(opt.sgd)(0.1, momentum=0.5)
    state = transformation.init(PARAMS)
    step = te.trace(transformation.update)(GRADS, state)
    found, state = step(GRADS, state)
    same(found, te.pytree.map(lambda g: -0.1 * g, GRADS))
    state.hyperparams["learning_rate"] = np.array(0.2)
    found, state = step(GRADS, state)
    same(found, te.pytree.map(lambda g: -0.2 * (1.5 * g), GRADS))


def test_injected_schedules_follow_the_count():
    schedule = opt.linear_schedule(1.0, 0.0, 4)
    transformation = opt.inject_hyperparams(opt.sgd)(schedule, momentum=None)
    state = transformation.init(PARAMS)
    for count in range(6):
        found, state = transformation.update(GRADS, state)
        same(found, te.pytree.map(lambda g, c=count: -schedule(c) * g, GRADS))
        assert state.hyperparams["learning_rate"] == schedule(count)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "make", ["sgd", "adam", "adamw", "rmsprop", "adagrad", "lion"]
)  # fmt: skip
def test_hyperparameters_that_are_arrays_keep_single_precision(make):
    single = te.pytree.map(lambda x: x.astype(np.float32), (GRADS, PARAMS))
    options = {"momentum": 0.9} if make in ("sgd", "rmsprop") else {}
    transformation = opt.inject_hyperparams(getattr(opt, make))(0.1, **options)
    found, state = updated(transformation, *single)
    assert {x.dtype for x in te.pytree.leaves(found)} == {np.dtype(np.float32)}
    moments = [x for x in te.pytree.leaves(state.inner_state) if x.dtype.kind == "f"]
    assert {x.dtype for x in moments} == {np.dtype(np.float32)}
    plain = getattr(opt, make)(0.1, **options)
    expected, _ = plain.update(single[0], plain.init(single[1]), single[1])
    te.pytree.map(lambda x, y: np.testing.assert_allclose(x, y, rtol=1e-6), found, expected)


def test_steps_that_are_not_finite_are_rejected_until_there_are_too_many():
    transformation = opt.apply_if_finite(opt.sgd(1.0, momentum=0.5), 2)
    step = te.jit(transformation.update)
    state = transformation.init(PARAMS)
    bad = te.pytree.map(lambda g: g * np.inf, GRADS)
    zeros = te.pytree.map(np.zeros_like, GRADS)
    rows = [(GRADS, 0, 0, 1.0), (bad, 1, 1, None), (bad, 2, 2, None), (GRADS, 0, 2, 1.5)]
    for grads, in_a_row, total, momentum in rows:
        found, state = step(grads, state)
        expected = zeros if momentum is None else te.pytree.map(lambda g, m=momentum: -m * g, grads)
        same(found, expected)
        counts = int(state.notfinite_count), int(state.total_notfinite), bool(state.last_finite)
        assert counts == (in_a_row, total, momentum is not None)
    for _ in range(3):
        found, state = step(bad, state)
    assert not np.isfinite(found["head"]).any()


def test_errors_name_the_argument():
    with pytest.raises(ValueError, match=r"masked: mask has the structure .* expected that of the"):
        opt.masked(opt.sgd(0.1), {"body": True}).init(PARAMS)
    labelled = opt.multi_transform({"a": opt.sgd(0.1)}, {"body": "a", "head": "b"})
    with pytest.raises(ValueError, match=r"multi_transform.*param_labels.*'b'.*\['a'\]"):
        labelled.init(PARAMS)
    with pytest.raises(ValueError, match=r"inject_hyperparams.*static_args.*learning_rate"):
        opt.inject_hyperparams(opt.sgd, "rate")
