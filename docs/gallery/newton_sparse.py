"""
Newton's method with a sparse Jacobian
======================================

A nonlinear diffusion problem with 10,000 unknowns. ``te.sparse_jacobian`` finds the pattern of the
Jacobian from the program, colors its columns, and computes it with a few directional derivatives.
"""

import matplotlib.pyplot as plt
import numpy as np
from scipy.sparse.linalg import spsolve

import tenferro as te

N = 100
H = 1 / (N + 1)


def residual(u):
    """Of -div((1 + u^2) grad u) = 50 on the unit square, u = 0 on its border."""
    u = np.pad(u.reshape(N, N), 1)
    across = (1 + ((u[1:] + u[:-1]) / 2) ** 2) * (u[1:] - u[:-1])
    up = (1 + ((u[:, 1:] + u[:, :-1]) / 2) ** 2) * (u[:, 1:] - u[:, :-1])
    divergence = (across[1:] - across[:-1])[:, 1:-1] + (up[:, 1:] - up[:, :-1])[1:-1]
    return (divergence / H**2 + 50.0).ravel()


# %%
start = np.zeros(N * N)
jacobian = te.sparse_jacobian(residual, start)
matrix = jacobian(start)
print(f"{matrix.nnz:,} entries of {matrix.shape[0] * matrix.shape[1]:,} are not zero")

# %%
u, norms, fast = start, [], te.jit(residual)
while not norms or norms[-1] > 1e-8:
    r = fast(u)
    norms.append(np.linalg.norm(r) * H)
    u = u - spsolve(jacobian(u).tocsc(), r)
print("norms of the residual:", ", ".join(f"{n:.1e}" for n in norms))

fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.3), layout="constrained")
image = left.imshow(u.reshape(N, N), extent=(0, 1, 0, 1), cmap="viridis")
fig.colorbar(image, ax=left, shrink=0.8)
left.set(title="solution")
right.semilogy(norms, "o-")
right.set(xlabel="iteration", ylabel="norm of the residual", title="quadratic convergence")
plt.show()
