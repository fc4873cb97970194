"""
A physics-informed network
==========================

A network solves Burgers' equation ``u_t + u u_x = 0.05 u_xx`` (PINN, Raissi et al., 2019). The loss
contains second derivatives of the network with respect to its inputs, and its gradient is a third
derivative.
"""

from itertools import pairwise

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

WIDTH, VISCOSITY = 24, 0.05
rng = np.random.default_rng(0)
sizes = [2, WIDTH, WIDTH, WIDTH, 1]
params = [(rng.standard_normal((n, m)) / np.sqrt(m), np.zeros(n)) for m, n in pairwise(sizes)]


def u(p, t, x):
    """The network, 0 at x = ±1 and -sin(πx) at t = 0 by construction."""
    h = np.stack([2 * t - 1, x])
    for w, b in p[:-1]:
        h = np.tanh(w @ h + b)
    w, b = p[-1]
    return -np.sin(np.pi * x) + t * (1 - x**2) * (w @ h + b)[0]


def defect(p, t, x):
    value, u_t = te.jvp(lambda t: u(p, t, x), (t,), (1.0,))
    u_x, u_xx = te.jvp(te.grad(lambda x: u(p, t, x)), (x,), (1.0,))
    return u_t + value * u_x - VISCOSITY * u_xx


def loss(p, t, x):
    return np.mean(te.vmap(lambda t, x: defect(p, t, x))(t, x) ** 2)


# %%
# Random points, denser near x = ±1, and L-BFGS with the compiled gradient.
t = rng.uniform(0, 1, 1000)
x = np.sin(np.pi * rng.uniform(-0.5, 0.5, 1000))
vector, rebuild = te.pytree.ravel(params)
history = []
found = te.optimize.minimize(
    lambda v: loss(rebuild(v), t, x), vector, method="L-BFGS-B",
    options={"maxiter": 600, "maxfun": 900}, callback=lambda v: history.append(v),
)  # fmt: skip
p = rebuild(found.x)
print(f"mean squared defect {loss(params, t, x):.3g} -> {found.fun:.2e} after {found.nit} steps")


# %%
# A finite-difference solution as reference.
def reference(nx=401):
    grid, dx = np.linspace(-1, 1, nx, retstep=True)

    def velocity(t, u):
        inner = -u[1:-1] * (u[2:] - u[:-2]) / (2 * dx)
        inner = inner + VISCOSITY * (u[2:] - 2 * u[1:-1] + u[:-2]) / dx**2
        return np.pad(inner, 1)

    times = np.array([0.25, 0.5, 1.0])
    found = te.integrate.solve_ivp(
        velocity, (0.0, 1.0), -np.sin(np.pi * grid), method="BDF", t_eval=times, rtol=1e-6
    )
    return grid, times, found.y


grid, times, exact = reference()
network = te.jit(te.vmap(lambda t, x: u(p, t, x), in_axes=(None, 0)))
fig, ax = plt.subplots(figsize=(7, 3.5), layout="constrained")
for k, time in enumerate(times):
    approximate = network(time, grid)
    print(f"t = {time}: largest error {np.abs(approximate - exact[:, k]).max():.4f}")
    ax.plot(grid, exact[:, k], color=f"C{k}", label=f"t = {time}")
    ax.plot(grid[::10], approximate[::10], "o", color=f"C{k}", markersize=4)
ax.set(xlabel="x", ylabel="u", title="finite differences (lines) and the network (dots)")
ax.legend()
plt.show()
