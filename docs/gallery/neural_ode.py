"""
A neural differential equation
==============================

A network learns the velocity field of a damped pendulum from noisy trajectories. The solver, its
gradient and the optimizer's step are one compiled function; ``te.vmap`` solves all trajectories in
one loop, each with its own steps.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

rng = np.random.default_rng(0)
times = np.linspace(0.0, 6.0, 31)


def pendulum(t, y):
    return np.stack([y[1], -np.sin(y[0]) - 0.2 * y[1]])


def trajectory(field, y0):
    return te.integrate.solve_ivp(
        field, (0.0, 6.0), y0, method="Tsit5", t_eval=times, rtol=1e-4, atol=1e-5
    ).y.T


starts = rng.uniform(-1.5, 1.5, (16, 2))
clean = te.vmap(lambda y0: trajectory(pendulum, y0))(starts)
data = clean + 0.02 * rng.standard_normal(clean.shape)


# %%
# The velocity field is a network with 32 hidden units; its parameters are a dictionary.
def network(p, y):
    return p["w2"] @ np.tanh(p["w1"] @ y + p["b1"]) + p["b2"]


def loss(p):
    paths = te.vmap(lambda y0: trajectory(lambda t, y: network(p, y), y0))(data[:, 0])
    return np.mean((paths - data) ** 2)


params = {
    "w1": rng.standard_normal((32, 2)) / np.sqrt(2),
    "b1": np.zeros(32),
    "w2": 0.1 * rng.standard_normal((2, 32)),
    "b2": np.zeros(2),
}
optimizer = te.optimize.adam(0.02)


@te.jit
def train(params, state):
    value, gradient = te.value_and_grad(loss)(params)
    updates, state = optimizer.update(gradient, state, params)
    return te.optimize.apply_updates(params, updates), state, value


state, history = optimizer.init(params), []
for _ in range(400):
    params, state, value = train(params, state)
    history.append(value)
print(f"loss {history[0]:.3f} -> {history[-1]:.5f}; the noise alone has {0.02**2:.5f}")

# %%
# The learned field predicts a trajectory that was not among the data.
y0 = np.array([1.2, 0.8])
fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.3), layout="constrained")
left.semilogy(history)
left.set(xlabel="step", ylabel="loss")
right.plot(*trajectory(pendulum, y0).T, "k", label="pendulum")
right.plot(*trajectory(lambda t, y: network(params, y), y0).T, "--", label="network")
right.set(xlabel="angle", ylabel="velocity")
right.legend()
plt.show()
