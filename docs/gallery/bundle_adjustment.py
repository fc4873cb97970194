"""
Bundle adjustment
=================

Cameras and points of a scene from their pictures: a nonlinear least squares problem whose Jacobian
is sparse, because each residual depends on one camera and one point. Levenberg–Marquardt with
``te.sparse_jacobian`` and SciPy's sparse solver.
"""

import matplotlib.pyplot as plt
import numpy as np
import scipy.sparse as sp
from scipy.sparse.linalg import spsolve

import tenferro as te

CAMERAS, POINTS = 12, 150
rng = np.random.default_rng(0)


def rotated(rotation, x):
    """Rodrigues' formula; ``rotation`` is axis times angle."""
    angle = np.sqrt(np.sum(rotation**2, axis=-1, keepdims=True) + 1e-12)
    axis = rotation / angle
    along = np.sum(axis * x, axis=-1, keepdims=True) * axis
    return along + np.cos(angle) * (x - along) + np.sin(angle) * np.cross(axis, x)


def projected(cameras, points):
    """Pictures of points: rotate, move, divide by the depth."""
    x = rotated(cameras[:, :3], points) + cameras[:, 3:]
    return x[:, :2] / x[:, 2:]


angles = np.linspace(-0.9, 0.9, CAMERAS)
cameras = np.zeros((CAMERAS, 6))
cameras[:, 1], cameras[:, 5] = angles, 6.0
cameras[:, :3] += 0.05 * rng.standard_normal((CAMERAS, 3))
points = rng.uniform(-1, 1, (POINTS, 3))
which = np.stack(np.meshgrid(np.arange(CAMERAS), np.arange(POINTS), indexing="ij"), -1)
camera, point = which[rng.uniform(size=which.shape[:2]) < 0.6].T
pictures = projected(cameras[camera], points[point]) + 1e-3 * rng.standard_normal((len(camera), 2))


def residuals(v):
    c = v[: 6 * CAMERAS].reshape(CAMERAS, 6)
    x = v[6 * CAMERAS :].reshape(POINTS, 3)
    return ((projected(c[camera], x[point]) - pictures) / 1e-3).ravel()


# %%
true = np.concatenate([cameras.ravel(), points.ravel()])
v = true + 0.05 * rng.standard_normal(true.shape)
jacobian, fast = te.sparse_jacobian(residuals, v), te.jit(residuals)
print(
    f"{len(pictures) * 2} residuals, {len(v)} unknowns, {jacobian(v).nnz} entries of the Jacobian"
)

damping, costs = 1.0, [0.5 * np.sum(fast(v) ** 2)]
for _ in range(25):
    r, matrix = fast(v), jacobian(v)
    normal = (matrix.T @ matrix).tocsc()
    step = spsolve(normal + damping * sp.diags_array(normal.diagonal()), -matrix.T @ r)
    cost = 0.5 * np.sum(fast(v + step) ** 2)
    if cost < costs[-1]:
        v, damping = v + step, damping / 5
        costs.append(cost)
    else:
        damping *= 5
print(f"cost {costs[0]:.3g} -> {costs[-1]:.4g}; expected about {(len(r) - len(v) + 7) / 2:.0f}")

fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.5), layout="constrained")
left.semilogy(costs, "o-")
left.set(xlabel="step", ylabel="cost")
right.spy(jacobian(v)[:400], markersize=1, aspect="auto")
right.set(title="first 400 rows of the Jacobian")
plt.show()
