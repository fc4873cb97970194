"""
A recurrent network
===================

An LSTM predicts the next value of a chaotic series (Mackey and Glass, 1977). ``te.scan`` runs over
time, ``te.vmap`` over the sequences of a batch; the training step is one compiled function.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

HIDDEN, LENGTH, BATCH = 32, 60, 32
rng = np.random.default_rng(0)


def mackey_glass(n, delay=17):
    x = np.full(n + delay, 1.2)
    for i in range(delay, n + delay - 1):
        x[i + 1] = x[i] + 0.2 * x[i - delay] / (1 + x[i - delay] ** 10) - 0.1 * x[i]
    return x[delay:]


series = mackey_glass(3000) - 0.9
train_part, test_part = series[200:2000], series[2000:]


def cell(p, state, x):
    h, c = state
    gates = p["wx"] * x + p["wh"] @ h + p["b"]
    i, f, o, g = np.split(gates, 4)
    c = te.nn.sigmoid(f) * c + te.nn.sigmoid(i) * np.tanh(g)
    h = te.nn.sigmoid(o) * np.tanh(c)
    return (h, c), p["out"] @ h


def predicted(p, xs):
    """The prediction after each value of a sequence."""
    zero = np.zeros(HIDDEN), np.zeros(HIDDEN)
    return te.scan(lambda state, x: cell(p, state, x), zero, xs)[1]


def loss(p, xs):
    errors = te.vmap(lambda x: predicted(p, x[:-1]) - x[1:])(xs)
    return np.mean(errors[:, 10:] ** 2)


# %%
p = {
    "wx": 0.5 * rng.standard_normal(4 * HIDDEN),
    "wh": rng.standard_normal((4 * HIDDEN, HIDDEN)) / np.sqrt(HIDDEN),
    "b": np.repeat([0.0, 1.0, 0.0, 0.0], HIDDEN),
    "out": rng.standard_normal(HIDDEN) / np.sqrt(HIDDEN),
}
optimizer = te.optimize.adam(0.005)


@te.jit
def train(p, state, xs):
    value, gradient = te.value_and_grad(loss)(p, xs)
    updates, state = optimizer.update(gradient, state, p)
    return te.optimize.apply_updates(p, updates), state, value


state, history = optimizer.init(p), []
for _ in range(600):
    at = rng.integers(0, len(train_part) - LENGTH, BATCH)
    xs = train_part[at[:, None] + np.arange(LENGTH)]
    p, state, value = train(p, state, xs)
    history.append(value)
print(f"root mean square error of training: {np.sqrt(np.mean(history[-50:])):.4f}")

# %%
# On the part of the series that was not used for training, the network continues by itself: each
# prediction is the next input.
WARM, AHEAD = 200, 150


@te.jit
def continued(p, xs):
    zero = np.zeros(HIDDEN), np.zeros(HIDDEN)
    state, outputs = te.scan(lambda state, x: cell(p, state, x), zero, xs)

    def step(carry, _):
        state, x = carry
        state, new = cell(p, state, x)
        return (state, new), x

    return te.scan(step, (state, outputs[-1]), None, length=AHEAD)[1]


forecast = continued(p, test_part[:WARM])
naive = np.std(test_part)
error = np.sqrt(np.mean((forecast[:50] - test_part[WARM : WARM + 50]) ** 2))
print(f"error of the first 50 continued values: {error:.3f} (spread of the series {naive:.3f})")

fig, ax = plt.subplots(figsize=(8, 3.2), layout="constrained")
t = np.arange(WARM + AHEAD)
ax.plot(t[100:], test_part[: WARM + AHEAD][100:], "k", label="series")
ax.plot(t[WARM:], forecast, label="continued by the network")
ax.axvline(WARM, color="gray", linestyle=":")
ax.set(xlabel="time", ylabel="value")
ax.legend()
plt.show()
