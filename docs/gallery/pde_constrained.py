"""
Optimization constrained by a partial differential equation
===========================================================

Where must a plate be heated so that its temperature has a given shape? The steady temperature
solves a Poisson equation, a sparse linear system. ``te.sparse.linalg.spsolve`` is differentiable:
a gradient costs one more solve with the transposed matrix.
"""

import matplotlib.pyplot as plt
import numpy as np
import scipy.sparse as sp

import tenferro as te

N = 40
line = sp.diags_array([np.ones(N - 1), -2 * np.ones(N), np.ones(N - 1)], offsets=[-1, 0, 1])
laplacian = (sp.kron(line, sp.eye_array(N)) + sp.kron(sp.eye_array(N), line)) * (N + 1) ** 2
matrix = (-laplacian).tocsc()
x, y = np.meshgrid(*2 * [np.arange(1, N + 1) / (N + 1)], indexing="ij")
wanted = np.where((abs(x - 0.5) < 0.25) & (abs(y - 0.5) < 0.25), 1.0, 0.0).ravel()
PRICE = 1e-6


def temperature(heat):
    return te.sparse.linalg.spsolve(matrix, heat)


def cost(heat):
    """Distance from the wanted temperature, and a price for heating."""
    return 0.5 * np.sum((temperature(heat) - wanted) ** 2) + 0.5 * PRICE * np.sum(heat**2)


# %%
# The heat must not be negative, so SciPy's L-BFGS-B with bounds takes the exact gradient.
heat = te.optimize.minimize(
    cost, np.zeros(N * N), method="L-BFGS-B", bounds=[(0.0, None)] * (N * N),
    options={"maxiter": 500, "ftol": 1e-9},
)  # fmt: skip
reached = te.jit(temperature)(heat.x)
print(f"cost {cost(np.zeros(N * N)):.2f} -> {heat.fun:.2f} after {heat.nit} steps")
print(f"heated: {np.mean(heat.x > 1e-6):.0%} of the plate")

fig, axes = plt.subplots(1, 3, figsize=(9, 3), layout="constrained")
pictures = {"heat": heat.x, "temperature": reached, "wanted": wanted}
for ax, (name, values) in zip(axes, pictures.items(), strict=True):
    image = ax.imshow(values.reshape(N, N).T, origin="lower", extent=(0, 1, 0, 1), cmap="magma")
    ax.set(title=name, xticks=[], yticks=[])
    fig.colorbar(image, ax=ax, shrink=0.7)
plt.show()
