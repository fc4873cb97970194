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


def epidemic(start, rates, steps):
    """Susceptible, infected and recovered people in groups that meet each other (SIR)."""
    s = start.copy()
    n = s.shape[0]
    i = 0.01 * np.ones(n)
    r = np.zeros(n)
    for _ in range(steps):
        for g in range(n):
            force = 0.0
            for k in range(n):
                force += rates[g, k] * i[k]
            new = 0.01 * force * s[g]
            healed = 0.01 * 0.3 * i[g]
            s[g] -= new
            i[g] += new - healed
            r[g] += healed
    return r


def lorenz(points, steps):
    """Lorenz systems by the classical method of Runge and Kutta, one after another."""
    n = points.shape[0]
    out = np.zeros((n, 3))
    h = 0.01
    for k in range(n):
        x, y, z = points[k, 0], points[k, 1], points[k, 2]
        for _ in range(steps):
            xs, ys, zs = x, y, z
            dx, dy, dz = 0.0, 0.0, 0.0
            for stage in range(4):
                u = 10.0 * (ys - xs)
                v = xs * (28.0 - zs) - ys
                w = xs * ys - 8.0 / 3.0 * zs
                weight = 2.0 if stage == 1 or stage == 2 else 1.0
                ahead = 1.0 if stage == 2 else 0.5
                dx, dy, dz = dx + weight * u, dy + weight * v, dz + weight * w
                xs, ys, zs = x + ahead * h * u, y + ahead * h * v, z + ahead * h * w
            x, y, z = x + h / 6.0 * dx, y + h / 6.0 * dy, z + h / 6.0 * dz
        out[k, 0], out[k, 1], out[k, 2] = x, y, z
    return out


def chain(x, v, steps):
    """A chain of springs that are not linear (Fermi, Pasta, Ulam and Tsingou), by Verlet steps."""
    n = x.shape[0]
    h = 0.05
    for _ in range(steps):
        for i in range(1, n - 1):
            left = x[i] - x[i - 1]
            right = x[i + 1] - x[i]
            v[i] += h * (right - left + 0.25 * (right * right - left * left))
        for i in range(1, n - 1):
            x[i] += h * v[i]
    return x


def kalman(a, c, q, r, seen):
    """The log-likelihood of a linear model by Kalman's filter, one number a step."""
    n = a.shape[0]
    x = np.zeros(n)
    p = np.eye(n)
    total = 0.0
    for t in range(seen.shape[0]):
        x = a @ x
        p = a @ p @ a.T + q
        rest = seen[t] - c @ x
        pc = p @ c
        s = c @ pc + r
        gain = pc / s
        x = x + gain * rest
        for i in range(n):
            for j in range(n):
                p[i, j] -= gain[i] * pc[j]
        total += -0.5 * (np.log(2.0 * np.pi * s) + rest * rest / s)
    return total


def lstm(w, u, b, xs):
    """A long short-term memory, gate by gate."""
    n = b.shape[0] // 4
    h = np.zeros(n)
    c = np.zeros(n)
    for t in range(xs.shape[0]):
        z = w @ xs[t] + u @ h + b
        new = np.zeros(n)
        for i in range(n):
            entry = 1.0 / (1.0 + np.exp(-z[i]))
            forget = 1.0 / (1.0 + np.exp(-z[n + i]))
            shown = 1.0 / (1.0 + np.exp(-z[2 * n + i]))
            c[i] = forget * c[i] + entry * np.tanh(z[3 * n + i])
            new[i] = shown * np.tanh(c[i])
        h = new
    return h


def recurrent(w, u, xs):
    """A recurrent network, whose products are written out."""
    n = w.shape[0]
    m = xs.shape[1]
    h = np.zeros(n)
    for t in range(xs.shape[0]):
        new = np.zeros(n)
        for i in range(n):
            s = 0.0
            for j in range(n):
                s += w[i, j] * h[j]
            for j in range(m):
                s += u[i, j] * xs[t, j]
            new[i] = np.tanh(s)
        h = new
    return h


def flock(position, velocity, steps):
    """Agents that follow those nearby and keep their distance."""
    n = position.shape[0]
    for _ in range(steps):
        turned = velocity.copy()
        for i in range(n):
            for j in range(n):
                dx = position[j, 0] - position[i, 0]
                dy = position[j, 1] - position[i, 1]
                d2 = dx * dx + dy * dy
                if i != j and d2 < 0.25:
                    turned[i, 0] += 0.02 * (velocity[j, 0] - velocity[i, 0]) - 0.01 * dx / (
                        d2 + 0.1
                    )
                    turned[i, 1] += 0.02 * (velocity[j, 1] - velocity[i, 1]) - 0.01 * dy / (
                        d2 + 0.1
                    )
        velocity = turned
        position = position + 0.05 * velocity
    return position


def oscillators(phase, speed, coupling, steps):
    """Oscillators that pull each other into step (Kuramoto)."""
    n = phase.shape[0]
    for _ in range(steps):
        pull = np.zeros(n)
        for i in range(n):
            for j in range(n):
                pull[i] += coupling[i, j] * np.sin(phase[j] - phase[i])
        phase = phase + 0.05 * (speed + pull / n)
    return phase
