"""
Many devices
============

One program on eight devices: data are sharded over them, parameters are replicated, and XLA inserts
the communication. Here the processor is divided into eight devices; the same program runs on GPUs
and, with ``te.sharding.connect``, in several processes.
"""

import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

rng = np.random.default_rng(0)
N, KERNELS = 4096, 64
x = rng.uniform(-3, 3, (N, 2))
y = np.sin(2 * x[:, 0]) * np.cos(x[:, 1]) + 0.05 * rng.standard_normal(N)
params = {
    "centers": rng.uniform(-3, 3, (KERNELS, 2)),
    "width": np.zeros(KERNELS),
    "height": 0.1 * rng.standard_normal(KERNELS),
}


def surface(p, x):
    """A sum of bumps."""
    distance = np.sum((x[:, None] - p["centers"]) ** 2, axis=2)
    return np.exp(-0.5 * distance * np.exp(2 * p["width"])) @ p["height"]


def loss(p, x, y):
    return np.mean((surface(p, x) - y) ** 2)


optimizer = te.optimize.adam(0.03)


def step(p, state, x, y):
    value, gradient = te.value_and_grad(loss)(p, x, y)
    updates, state = optimizer.update(gradient, state, p)
    return te.optimize.apply_updates(p, updates), state, value


# %%
# A mesh of all devices; the rows of the data are divided among them.
mesh = te.sharding.mesh(data=len(te.sharding.devices()))
rows = te.sharding.named_sharding(mesh, "data")
everywhere = te.sharding.named_sharding(mesh)
sharded_x, sharded_y = te.device_put(x, rows), te.device_put(y, rows)


def placed(tree):
    return te.pytree.map(lambda a: te.device_put(np.asarray(a), everywhere), tree)


p, state = placed(params), placed(optimizer.init(params))
compiled = te.jit(step, engine="xla")
history = []
for _ in range(300):
    p, state, value = compiled(p, state, sharded_x, sharded_y)
    history.append(float(value))
print(f"devices: {len(te.sharding.devices())}, loss {history[0]:.4f} -> {history[-1]:.5f}")

# %%
# The first step on one device, with the default engine, has the same gradient.
one = te.jit(te.grad(loss))(params, x, y)
many = te.jit(te.grad(loss), engine="xla")(placed(params), sharded_x, sharded_y)
print("largest difference:", max(float(np.abs(np.asarray(many[k]) - one[k]).max()) for k in one))

grid = np.stack(np.meshgrid(*2 * [np.linspace(-3, 3, 80)]), -1).reshape(-1, 2)
fitted = {k: np.asarray(v) for k, v in p.items()}
fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.4), layout="constrained")
left.semilogy(history)
left.set(xlabel="step", ylabel="loss")
right.imshow(surface(fitted, grid).reshape(80, 80), origin="lower", extent=(-3, 3, -3, 3))
right.set(title="fitted surface")
plt.show()
