"""`te.train.fit`: its steps are those of a loop by hand, whole or resumed."""

import numpy as np
import pytest

import tenferro as te

RNG = np.random.default_rng(0)
X = RNG.normal(size=(30, 3))
Y = X @ np.array([1.0, -2.0, 0.5]) + 0.1 * RNG.normal(size=30)
LOADER = te.train.Loader((X, Y), 8, te.random.key(1))
VALIDATION = te.train.Loader((X[:10] + 0.1, Y[:10]), 4)
OPTIMIZER = te.optimize.adam(0.05)
START = {"w": np.zeros(3), "b": np.zeros(())}


def loss(p, batch):
    x, y = batch
    return np.mean((x @ p["w"] + p["b"] - y) ** 2)


def worst(p, batch):
    x, y = batch
    return np.max(abs(x @ p["w"] + p["b"] - y))


def fit(**options):
    given = {"epochs": 4, "validation": VALIDATION, "metrics": {"mse": loss, "worst": worst}}
    return te.train.fit(loss, START, LOADER, OPTIMIZER, **(given | options))


def same(found, expected, rtol=0.0):
    te.pytree.map(lambda a, b: np.testing.assert_allclose(a, b, rtol=rtol), found, expected)


def test_fit_is_a_loop_over_epochs_and_batches():
    params, state, losses = START, OPTIMIZER.init(START), []
    for epoch in range(4):
        total = 0.0
        for batch in LOADER.epoch(epoch):
            value, grads = te.value_and_grad(loss)(params, batch)
            updates, state = OPTIMIZER.update(grads, state, params)
            params = te.optimize.apply_updates(params, updates)
            total += float(value) * len(batch[1])
        losses.append(total / 30)
    found = fit()
    same(found.params, params, 1e-12)
    same(found.optimizer_state, state, 1e-12)
    np.testing.assert_allclose(found.history["loss"], losses, rtol=1e-12)
    whole = loss(params, VALIDATION.data)
    np.testing.assert_allclose(found.history["mse"][-1], whole, rtol=1e-12)
    blocks = [worst(params, batch) * len(batch[1]) for batch in VALIDATION.epoch()]
    np.testing.assert_allclose(found.history["worst"][-1], sum(blocks) / 10, rtol=1e-12)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", ["callback", "epochs", "killed"])
def test_an_interrupted_run_continues_with_the_same_bits(kind, tmp_path):
    whole = fit(epochs=6)

    def end(result):
        if result.epochs == 3:
            raise StopIteration if kind == "callback" else KeyboardInterrupt

    if kind == "epochs":
        fit(epochs=3, checkpoints=tmp_path)
    elif kind == "callback":
        assert fit(epochs=6, checkpoints=tmp_path, callback=end).epochs == 3
    else:
        with pytest.raises(KeyboardInterrupt):
            fit(epochs=6, checkpoints=tmp_path, callback=end)
    again = fit(epochs=6, checkpoints=tmp_path)
    assert te.pytree.structure(again) == te.pytree.structure(whole)
    same(again, whole)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["epoch-000005.npz", "epoch-000006.npz"]
    same(fit(epochs=6, checkpoints=tmp_path), whole)


def test_checkpoints_of_other_parameters_are_refused(tmp_path):
    te.train.fit(loss, START, LOADER, OPTIMIZER, epochs=1, checkpoints=tmp_path)
    other = {"w": np.zeros(3, np.float32), "b": np.zeros(())}
    with pytest.raises(ValueError, match=r"load: tree.*\['w'\].* is float64\[3\], but `like` has"):
        te.train.fit(loss, other, LOADER, OPTIMIZER, epochs=2, checkpoints=tmp_path)


@pytest.mark.parametrize("mode", ["min", "max"])
def test_training_stops_without_better_epochs(mode):
    sign = 1.0 if mode == "min" else -1.0
    found = te.train.fit(
        lambda p, batch: -p,
        np.array(0.0),
        te.train.Loader(np.zeros(2), 2),
        te.optimize.sgd(1.0),
        epochs=50,
        validation=te.train.Loader(np.zeros(2), 2),
        metrics={"distance": lambda p, batch: sign * abs(p - 2.0)},
        monitor="distance",
        mode=mode,
        patience=3,
    )
    np.testing.assert_array_equal(found.history["distance"], sign * np.array([1, 0, 1, 2, 3]))
    assert (found.best_epoch, float(found.best_params), float(found.params)) == (1, 2.0, 5.0)


def test_a_loss_that_is_nan_is_never_the_best():
    found = te.train.fit(
        lambda p, batch: np.log(p - 1.0) * p,
        np.array(0.5),
        te.train.Loader(np.zeros(2), 2),
        te.optimize.sgd(1.0),
        epochs=10,
        patience=2,
    )
    assert (found.epochs, found.best_epoch, float(found.best_params)) == (2, -1, 0.5)


def test_state_is_handed_from_step_to_step_and_kept_in_evaluation():
    norm = te.nn.BatchNorm.init(3)

    def network(p, x, state, training):
        x, state = p["norm"](x, state, training)
        return x @ p["w"], state

    def trained(p, batch, *, state):
        y, state = network(p, batch[0], state, training=True)
        return np.mean((y - batch[1]) ** 2), state

    def evaluated(p, batch, *, state):
        return np.mean((network(p, batch[0], state, training=False)[0] - batch[1]) ** 2)

    params = {"norm": norm, "w": np.zeros(3)}
    found = te.train.fit(
        trained, params, LOADER, OPTIMIZER, epochs=30, state=norm.initial_state(),
        validation=te.train.Loader((X, Y), 30), metrics={"mse": evaluated},
    )  # fmt: skip
    state = norm.initial_state()
    for epoch in range(30):
        for x, _ in LOADER.epoch(epoch):
            state = norm(x, state, training=True)[1]
    same(found.state, state, 1e-12)
    assert found.history["mse"][-1] < 0.5 * np.var(Y)


def test_each_step_has_a_key_of_its_own():
    key = te.random.key(5)

    def noisy(p, batch, *, key):
        return te.random.normal(key) + p

    found = te.train.fit(
        noisy, np.array(0.0), te.train.Loader(np.zeros(4), 2), te.optimize.sgd(0.0), epochs=2,
        key=key,
    )  # fmt: skip
    draws = np.array([
        [te.random.normal(te.random.fold_in(te.random.fold_in(key, e), i)) for i in range(2)]
        for e in range(2)
    ])  # fmt: skip
    assert len(np.unique(draws)) == 4
    np.testing.assert_allclose(found.history["loss"], draws.mean(axis=1), rtol=1e-12)


def test_progress_is_shown_on_the_terminal(capsys):
    fit(epochs=2, progress=True)
    assert "epoch 2, loss" in capsys.readouterr().err


class Drawn:
    """Batches that are computed when they are needed."""

    def __len__(self):
        return 3

    def epoch(self, number):
        for i in range(3):
            rng = np.random.default_rng([number, i])
            x = rng.normal(size=(16, 3))
            yield x, x @ np.array([1.0, -2.0, 0.5])


def test_batches_may_be_computed():
    found = te.train.fit(loss, START, Drawn(), te.optimize.adam(0.1), epochs=60)
    np.testing.assert_allclose(found.params["w"], [1.0, -2.0, 0.5], atol=1e-3)


def test_plain_arrays_are_refused():
    for data, validation in (((X, Y), VALIDATION), (LOADER, (X, Y))):
        with pytest.raises(ValueError, match=r"fit: .* a tuple, expected a Loader: Loader\(data, "):
            te.train.fit(
                loss, START, data, OPTIMIZER, epochs=1, validation=validation, metrics={"m": loss}
            )


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"validation": None}, r"fit: validation .*None.*a Loader together with metrics"),
        ({"metrics": None}, r"fit: validation .*given.*a Loader together with metrics"),
        ({"metrics": {"loss": loss}}, r"fit: metrics .*names other than 'loss'"),
        ({"monitor": "accuracy"}, r"fit: monitor .*'accuracy'.*\['loss', 'mse', 'worst'\]"),
        ({"mode": "most"}, r"fit: mode .*'most'.*'min' or 'max'"),
        ({"patience": 0}, r"fit: patience .*0.*an integer >= 1"),
    ],
)
def test_errors_name_the_argument(options, message):
    with pytest.raises(ValueError, match=message):
        fit(**options)
