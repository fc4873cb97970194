"""
1. Derivatives, from nothing
============================

Where is the telephone? Five antennas measure their distances to it, each with an error. In this
course you find the position with derivatives, and how well it is known. You need no knowledge of
derivatives.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

antennas = np.array([[0.0, 0.0], [4.0, 0.5], [3.5, 4.0], [-1.0, 3.0], [1.0, -2.0]])
measured = np.array([2.31, 2.62, 2.19, 2.98, 3.97])

# %%
# A number that says how wrong a guess is
# ---------------------------------------
# For a guessed position we compute all distances, and add the squares of their differences from the
# measured ones. The true position makes this number small, so we look for the smallest one.


def misfit(position):
    distances = np.sqrt(np.sum((antennas - position) ** 2, axis=1))
    return np.sum((distances - measured) ** 2)


guess = np.array([3.0, 0.0])
print("misfit of the guess:", misfit(guess).round(3))

# %%
# Which way is down?
# ------------------
# Move the guess a little to the east. The change of the misfit, divided by the length of the move,
# is the *slope* in this direction: the derivative, if the move is infinitely short. Shorter moves
# are better, until rounding errors dominate.

exact = te.grad(misfit)(guess)[0]
for step in (1e-1, 1e-4, 1e-8, 1e-12):
    slope = (misfit(guess + np.array([step, 0.0])) - misfit(guess)) / step
    print(f"step {step:.0e}: slope {slope:.10f}, error {abs(slope - exact):.1e}")

# %%
# ``te.grad(misfit)`` is a function that returns the slopes in all directions, exact up to rounding:
# the *gradient*. It has the shape of the argument. The misfit grows fastest in the
# direction of the gradient, and falls fastest in the opposite one.

gradient = te.grad(misfit)
print("gradient:", gradient(guess))

# %%
# How is the gradient computed? tenferro runs the function once and records its operations. The
# derivative of each operation is a formula: that of x² is 2x, that of √x is 1/(2√x).
# The chain rule connects them.

print(te.trace(misfit)(guess))

# %%
# Walk down
# ---------
# A short step against the gradient makes the misfit smaller. Repeat it. ``te.jit`` compiles the
# gradient to machine code, which pays for functions that you call often.

compiled = te.jit(gradient)
walk = [guess]
for _ in range(60):
    walk.append(walk[-1] - 0.04 * compiled(walk[-1]))
walk = np.array(walk)
print("after 60 steps:", walk[-1].round(4), "misfit", misfit(walk[-1]).round(6))

# %%
# Know how the ground bends
# -------------------------
# The gradient changes from place to place. Its derivative is the *Hessian*, a matrix with a row for
# each direction: ``te.hessian(f)``. If the ground were a parabola, one step of Newton's method
# would lead to its lowest point. Here the first step goes too far; close to the lowest point, each
# step doubles the number of right digits.

newton = [walk[2]]
for _ in range(5):
    here = newton[-1]
    newton.append(here - np.linalg.solve(te.hessian(misfit)(here), gradient(here)))
newton = np.array(newton)
for position in newton:
    print(position, "length of the gradient:", f"{np.linalg.norm(gradient(position)):.1e}")

# %%
# ``te.optimize.minimize`` does all of this, and shortens steps that would be too long.

found = te.optimize.minimize(misfit, guess, method="BFGS")
print(found.message, found.x)

# %%
# How well is it known?
# ---------------------
# If the ground rises steeply around the lowest point, errors of the measurements move this point
# little; if it is flat, they move it far. The Hessian measures the steepness, and its inverse the
# size of the move. The errors themselves are estimated from what is left of the misfit.

hessian = te.hessian(misfit)(found.x)
residual = misfit(found.x) / (len(measured) - 2)
covariance = 2 * residual * np.linalg.inv(hessian)
print("standard deviations:", np.sqrt(np.diag(covariance)).round(3))

# %%
# The picture shows the lines of equal misfit, both walks, and the ellipse that contains the
# telephone with a probability of 95 %.

x, y = np.meshgrid(np.linspace(-1.5, 4.5, 120), np.linspace(-2.5, 4.5, 120))
ground = te.vmap(te.vmap(misfit))(np.stack([x, y], axis=-1))
angle = np.linspace(0, 2 * np.pi, 100)
circle = np.stack([np.cos(angle), np.sin(angle)])
ellipse = found.x[:, None] + np.sqrt(5.99) * np.linalg.cholesky(covariance) @ circle

fig, ax = plt.subplots(figsize=(6.5, 5.5), layout="constrained")
ax.contour(x, y, ground, levels=np.geomspace(0.05, 60, 14), cmap="Greys_r", linewidths=0.8)
ax.plot(*antennas.T, "k^", label="antennas")
ax.plot(*walk.T, ".-", lw=0.8, label="against the gradient")
ax.plot(*newton.T, "o-", label="Newton's method")
ax.plot(*ellipse, "r", label="95 %")
ax.set(xlabel="east (km)", ylabel="north (km)", aspect="equal")
ax.legend(loc="lower right")
plt.show()

# %%
# What you have now: slopes (``te.grad``), how they change (``te.hessian``), and what both are for.
# The `guide <../guide.html>`_ has everything else: functions with many results, complex numbers,
# derivatives along one direction.
