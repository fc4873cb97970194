"""Equations of motion, filters and networks: a state that changes step by step."""

import numpy as np


def lotka_volterra(state, rates, h, steps):
    """Predators and prey by the classical method of Runge and Kutta."""
    x, y = state[0], state[1]
    a, b, c, d = rates
    for _ in range(steps):
        k1, l1 = x * (a - b * y), y * (d * x - c)
        u, v = x + 0.5 * h * k1, y + 0.5 * h * l1
        k2, l2 = u * (a - b * v), v * (d * u - c)
        u, v = x + 0.5 * h * k2, y + 0.5 * h * l2
        k3, l3 = u * (a - b * v), v * (d * u - c)
        u, v = x + h * k3, y + h * l3
        k4, l4 = u * (a - b * v), v * (d * u - c)
        x = x + h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4)
        y = y + h / 6.0 * (l1 + 2.0 * l2 + 2.0 * l3 + l4)
    return x + y


def pair_forces(position, velocity, mass, steps):
    """Bodies that attract each other, by leapfrog steps and Newton's third law."""
    n = mass.shape[0]
    h = 0.01
    for _ in range(steps):
        force = np.zeros((n, 3))
        for i in range(n):
            for j in range(i):
                dx = position[j, 0] - position[i, 0]
                dy = position[j, 1] - position[i, 1]
                dz = position[j, 2] - position[i, 2]
                r2 = dx * dx + dy * dy + dz * dz + 0.01
                w = 1.0 / (r2 * np.sqrt(r2))
                force[i, 0] += mass[j] * w * dx
                force[i, 1] += mass[j] * w * dy
                force[i, 2] += mass[j] * w * dz
                force[j, 0] -= mass[i] * w * dx
                force[j, 1] -= mass[i] * w * dy
                force[j, 2] -= mass[i] * w * dz
        velocity = velocity + h * force
        position = position + h * velocity
    return position
