"""
Model predictive control
========================

A pendulum on a cart swings up. At each instant SciPy's SLSQP plans forces over a horizon with exact
gradients and constraint Jacobians from compiled code; the first force is applied, and the plan is
made again from the measured state.
"""

import matplotlib.pyplot as plt
import numpy as np
from scipy.optimize import minimize

import tenferro as te

DT, HORIZON, STEPS, LIMIT = 0.05, 30, 90, 15.0


def velocity(state, force):
    """Of position, angle (0 is up), and their velocities; 1 kg, 0.2 kg, 0.5 m."""
    _, angle, v, w = state
    m, big, length, g = 0.2, 1.0, 0.5, 9.81
    s, c = np.sin(angle), np.cos(angle)
    a = (force + m * length * w**2 * s - m * g * s * c) / (big + m * s**2)
    return np.stack([v, w, a, (g * s - a * c) / length])


def advanced(state, force):
    """One step of Heun's method of order 2."""
    k1 = velocity(state, force)
    return state + 0.5 * DT * (k1 + velocity(state + DT * k1, force))


def path(forces, state):
    def step(state, force):
        state = advanced(state, force)
        return state, state

    return te.scan(step, state, forces)[1]


def cost(forces, state):
    states = path(forces, state)
    upright = np.sum(20 * (1 - np.cos(states[:, 1])))
    calm = np.sum(states[:, 0] ** 2 + 0.1 * states[:, 2] ** 2 + 0.1 * states[:, 3] ** 2)
    return upright + calm + 1e-3 * np.sum(forces**2)


value_and_grad = te.jit(te.value_and_grad(cost))
positions = te.jit(lambda forces, state: path(forces, state)[:, 0])
position_jacobian = te.jit(te.jacfwd(lambda forces, state: path(forces, state)[:, 0]))
move = te.jit(advanced)

# %%
# The cart has to stay within 0.8 m: inequality constraints with their Jacobian.
state, forces = np.array([0.0, np.pi, 0.0, 0.0]), np.zeros(HORIZON)
forces[:10] = 1.0
states, applied = [state], []
for _ in range(STEPS):
    inside = [
        {
            "type": "ineq",
            "fun": lambda u, s=state, sign=sign: 0.8 + sign * positions(u, s),
            "jac": lambda u, s=state, sign=sign: sign * position_jacobian(u, s),
        }
        for sign in (1, -1)
    ]
    plan = minimize(
        value_and_grad, forces, args=(state,), jac=True, method="SLSQP", constraints=inside,
        bounds=[(-LIMIT, LIMIT)] * HORIZON, options={"maxiter": 15},
    )  # fmt: skip
    applied.append(plan.x[0])
    state = move(state, plan.x[0])
    states.append(state)
    forces = np.append(plan.x[1:], 0.0)
states = np.array(states)
print(f"largest distance from the middle: {np.abs(states[:, 0]).max():.3f} m")
print(f"angle at the end: {np.degrees(np.angle(np.exp(1j * states[-1, 1]))):.2f} degrees")

t = DT * np.arange(STEPS + 1)
fig, (top, bottom) = plt.subplots(2, 1, figsize=(7, 4), sharex=True, layout="constrained")
top.plot(t, 0.5 * np.cos(states[:, 1]), label="height of the pendulum")
top.plot(t, states[:, 0], label="position of the cart")
top.set(ylabel="m")
top.legend()
bottom.stairs(applied, t)
bottom.set(xlabel="time in s", ylabel="force in N")
plt.show()
