"""Nonlinear programs of CUTEst's kind with 100 to 10,000 unknowns.

Collections: Bongartz, Conn, Gould and Toint, CUTE (1995); Dolan, Moré and Munson, Benchmarking
Optimization Software with COPS 3.0 (2004); Lukšan and Vlček, Sparse and partially separable test
problems (1999). The best values are those of Ipopt 3.14 with a tolerance of
1e-11 and exact bounds; the best one of electrons is smaller.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

INF = np.inf


class Problem(NamedTuple):
    """min f(x) with lower ≤ g(x) ≤ upper for triples (g, lower, upper), and bounds."""

    f: Callable[..., Any]
    start: Any
    constraints: Any = ()
    bounds: Any = None


def chained_rosenbrock(x):
    return np.sum(100 * (x[:-1] ** 2 - x[1:]) ** 2 + (x[:-1] - 1) ** 2)


def trigonometric(x):
    a, b, c = x[:-2], x[1:-1], x[2:]
    return 3 * b**3 + 2 * c - 5 + np.sin(b - c) * np.sin(b + c) + 4 * b - a * np.exp(a - b) - 3


def powell(x):
    a, b, c, d = x[:-3:2], x[1:-2:2], x[2:-1:2], x[3::2]
    return np.sum((a + 10 * b) ** 2 + 5 * (c - d) ** 2 + (b - 2 * c) ** 4 + 10 * (a - d) ** 4)


def ends(x):
    first = 3 * x[0] ** 3 + 2 * x[1] - 5 + np.sin(x[0] - x[1]) * np.sin(x[0] + x[1])
    last = 4 * x[-1] - x[-2] * np.exp(x[-2] - x[-1]) - 3
    return np.stack([first, last])


def lukvle1(n=10_000):
    return Problem(chained_rosenbrock, np.resize([-1.2, 1.0], n), [(trigonometric, 0.0, 0.0)])


def lukvle3(n=4_000):
    return Problem(powell, np.resize([3.0, -1.0, 0.0, 1.0], n), [(ends, 0.0, 0.0)])


def lukvli3(n=4_000):
    return Problem(powell, np.resize([3.0, -1.0, 0.0, 1.0], n), [(ends, 0.5, 1.0)])


def broyden(n=3_000):
    """BROYDN7D with bounds."""

    def f(x):
        first = np.concatenate([np.zeros(1), x[:-1]])
        after = np.concatenate([x[1:], np.zeros(1)])
        terms = np.abs(1 - first - 2 * after + (3 - 2 * x) * x)
        far = np.abs(x[: n // 2] + x[n // 2 :])
        return np.sum(terms**2) + np.sum(far**2)

    return Problem(f, np.full(n, -0.4), bounds=(-0.55, 0.3))


def dtoc3(steps=1_000):
    """A linear system with a quadratic cost."""

    def parts(v):
        return v[: 2 * steps].reshape(steps, 2), v[2 * steps :]

    def f(v):
        y, u = parts(v)
        return np.sum(2 * y[1:, 0] ** 2 + y[1:, 1] ** 2 + 6 * u**2) / steps

    def dynamics(v):
        y, u = parts(v)
        a, b = y[:-1, 0], y[:-1, 1]
        return np.concatenate([
            y[1:, 0] - a - b / steps, y[1:, 1] - b + (a - u) / steps,
            y[0] - np.array([15.0, 5.0]),
        ])  # fmt: skip

    return Problem(f, np.zeros(3 * steps - 1), [(dynamics, 0.0, 0.0)])


def dtoc5(steps=2_000):
    """A nonlinear scalar system."""

    def f(v):
        y, u = v[:steps], v[steps:]
        return (np.sum(y**2) + np.sum(u**2)) / steps

    def dynamics(v):
        y, u = v[:steps], v[steps:]
        return np.concatenate([y[:1] - 1, y[1:] - y[:-1] - (y[:-1] ** 2 - u) / steps])

    return Problem(f, np.zeros(2 * steps - 1), [(dynamics, 0.0, 0.0)])


def hager4(steps=2_500):
    """Hager's problem 4, with a bounded control."""
    h, t = 1 / steps, np.arange(steps + 1) / steps

    def f(v):
        x, u = v[: steps + 1], v[steps + 1 :]
        a, b = x[1:], x[:-1]
        weights = (np.exp(-2 * t[:-1]) - np.exp(-2 * t[1:])) / 2
        return np.sum(weights * (a**2 + a * b + b**2) / 3) + h / 2 * np.sum(
            np.exp(-(t[:-1] + t[1:])) * u**2
        )

    def dynamics(v):
        x, u = v[: steps + 1], v[steps + 1 :]
        middle = np.exp((t[:-1] + t[1:]) / 2)
        slope = (x[1:] + x[:-1]) / 2 + middle * u
        start = (1 + 3 * np.e) / (2 * (1 - np.e))
        return np.concatenate([x[:1] - start, (x[1:] - x[:-1]) / h - slope])

    limits = [np.concatenate([np.full(steps + 1, e), np.full(steps, b)])
              for e, b in ((-INF, -INF), (INF, 1.0))]  # fmt: skip
    return Problem(f, np.zeros(2 * steps + 1), [(dynamics, 0.0, 0.0)], tuple(limits))


def beam(steps=500):
    """CLNLBEAM: a clamped beam, bent but for a small deflection."""
    h, k = 1 / steps, steps + 1

    def parts(v):
        return v[:k], v[k : 2 * k], v[2 * k :]

    def f(v):
        t, _, u = parts(v)
        squares, cosines = u[1:] ** 2 + u[:-1] ** 2, np.cos(t[1:]) + np.cos(t[:-1])
        return np.sum(0.5 * h * squares + 175 * h * cosines)

    def rows(v):
        t, x, u = parts(v)
        sines = np.sin(t[1:]) + np.sin(t[:-1])
        return np.concatenate(
            [x[1:] - x[:-1] - 0.5 * h * sines, t[1:] - t[:-1] - 0.5 * h * (u[1:] + u[:-1])]
        )

    widths = np.concatenate([np.ones(k), np.full(k, 0.05), np.full(k, INF)])
    widths[[0, k - 1, k, 2 * k - 1]] = 0.0
    start = np.concatenate([0.05 * np.cos(np.arange(k) * h)] * 2 + [np.zeros(k)])
    start[[0, k - 1, k, 2 * k - 1]] = 0.0
    widths[[0, k - 1]] = 1.0
    return Problem(f, start, [(rows, 0.0, 0.0)], (-widths, widths))


def chain(links=200):
    """CATENA: a hanging chain of bars, in the plane."""
    length = 1.2 / links

    def whole(v):
        x = np.concatenate([np.zeros(1), v[: links - 1], np.ones(1)])
        y = np.concatenate([np.zeros(1), v[links - 1 :], np.zeros(1)])
        return x, y

    def f(v):
        _, y = whole(v)
        return np.sum(y[1:] + y[:-1]) / (2 * links)

    def bars(v):
        x, y = whole(v)
        return ((x[1:] - x[:-1]) ** 2 + (y[1:] - y[:-1]) ** 2) / length**2

    t = np.arange(1, links) / links
    return Problem(f, np.concatenate([t, t * (t - 1)]), [(bars, 1.0, 1.0)])


def around(x, n):
    """A vector as a square with zeros around it."""
    return np.pad(x.reshape(n, n), 1)


def torsion(n=40):
    """TORSION1: elastic-plastic torsion."""
    h = 1 / (n + 1)
    place = np.minimum(np.arange(1, n + 1), n - np.arange(n)) * h
    far = np.minimum(place[:, None], place).ravel()

    def f(x):
        u = around(x, n)
        squares = np.sum((u[1:] - u[:-1]) ** 2) + np.sum((u[:, 1:] - u[:, :-1]) ** 2)
        return 0.5 * squares - 5 * h**2 * np.sum(x)

    return Problem(f, np.zeros(n * n), bounds=(-far, far))


def surface(n=50):
    """The least surface over a plate (COPS)."""
    h = 1 / (n + 1)
    t = np.arange(n + 2) * h
    border = np.tile(1 - (2 * t - 1) ** 2, (n + 2, 1)).T
    border[1:-1, 1:-1] = 0
    obstacle = np.zeros((n + 2, n + 2))
    obstacle[(n + 2) // 4 : -((n + 2) // 4), (n + 2) // 4 : -((n + 2) // 4)] = 1.0

    def f(x):
        u = border + around(x, n)
        a, b, c, d = u[:-1, :-1], u[1:, :-1], u[:-1, 1:], u[1:, 1:]
        lower = np.sqrt(1 + ((b - a) / h) ** 2 + ((c - a) / h) ** 2)
        upper = np.sqrt(1 + ((d - c) / h) ** 2 + ((d - b) / h) ** 2)
        return h**2 / 2 * (np.sum(lower) + np.sum(upper))

    return Problem(
        f, np.full(n * n, 0.5), bounds=(obstacle[1:-1, 1:-1].ravel(), np.full(n * n, INF))
    )


def bearing(n=45):
    """JNLBRNG1: the pressure in a journal bearing."""
    h, k = 2 * np.pi / (n + 1), 20.0 / (n + 1)
    t = np.arange(n + 2) * h
    thick = (1 + 0.1 * np.cos(t)) ** 3
    sines = np.sin(t[1:-1])

    def f(x):
        u = around(x, n)
        along = (thick[1:] + thick[:-1])[:, None] / 2 * ((u[1:] - u[:-1]) / h) ** 2
        across = thick[:, None] * ((u[:, 1:] - u[:, :-1]) / k) ** 2
        squares = np.sum(along) + np.sum(across)
        return h * k * (0.5 * squares - 0.1 * np.sum(sines[:, None] * x.reshape(n, n)))

    return Problem(f, np.ones(n * n), bounds=(0.0, None))


def elliptic(n=32):
    """Control of an elliptic equation, with bounds of the state and of the control."""
    h = 1 / (n + 1)
    t = np.arange(1, n + 1) * h
    wanted = np.sin(2 * np.pi * t)[:, None] * np.sin(np.pi * t)

    def f(v):
        y, u = v[: n * n], v[n * n :]
        return h**2 / 2 * (np.sum((y - wanted.ravel()) ** 2) + 1e-3 * np.sum(u**2))

    def equation(v):
        y, u = around(v[: n * n], n), v[n * n :]
        inner = y[1:-1, 1:-1]
        near = y[:-2, 1:-1] + y[2:, 1:-1] + y[1:-1, :-2] + y[1:-1, 2:]
        return (4 * inner - near).ravel() + h**2 * (inner.ravel() ** 3 - u)

    limits = [np.repeat([a, b], n * n) for a, b in ((-INF, -8.0), (0.3, 8.0))]
    return Problem(f, np.zeros(2 * n * n), [(equation, 0.0, 0.0)], tuple(limits))


def control(steps=400):
    """An oscillator of van der Pol's, brought to rest with a bounded control."""
    h = 10 / steps

    def parts(v):
        return v[: 2 * steps + 2].reshape(steps + 1, 2), v[2 * steps + 2 :]

    def f(v):
        x, u = parts(v)
        return h * (np.sum(x[:-1] ** 2) + np.sum(u**2))

    def slope(a, b, u):
        return (1 - b**2) * a - b + u, a

    def gaps(v):
        x, u = parts(v)
        a, b = x[:-1, 0], x[:-1, 1]
        k = slope(a, b, u)
        l = slope(a + h / 2 * k[0], b + h / 2 * k[1], u)
        m = slope(a + h / 2 * l[0], b + h / 2 * l[1], u)
        n = slope(a + h * m[0], b + h * m[1], u)
        after = np.stack([
            a + h / 6 * (k[0] + 2 * l[0] + 2 * m[0] + n[0]),
            b + h / 6 * (k[1] + 2 * l[1] + 2 * m[1] + n[1]),
        ], axis=1)  # fmt: skip
        return np.concatenate([x[0] - np.array([0.0, 1.0]), (x[1:] - after).ravel()])

    limits = [np.concatenate([np.tile([a, b], steps + 1), np.full(steps, c)])
              for a, b, c in ((-INF, -0.25, -1.0), (INF, INF, 1.0))]  # fmt: skip
    return Problem(f, np.zeros(3 * steps + 2), [(gaps, 0.0, 0.0)], tuple(limits))


def steering(steps=200):
    """A particle steered to a height in the least time (COPS); the time is an unknown."""

    def parts(v):
        return v[: 4 * (steps + 1)].reshape(steps + 1, 4), v[4 * steps + 4 : -1], v[-1]

    def gaps(v):
        y, angle, end = parts(v)
        slope = np.stack([y[:, 2], y[:, 3], 100 * np.cos(angle), 100 * np.sin(angle)], axis=1)
        inner = y[1:] - y[:-1] - end / (2 * steps) * (slope[1:] + slope[:-1])
        last = y[-1, 1:] - np.array([5.0, 45.0, 0.0])
        return np.concatenate([inner.ravel(), y[0], last])

    t = np.arange(steps + 1) / steps
    path = np.stack([5 * t, 5 * t, 45 * t, 0 * t], axis=1)
    start = np.concatenate([path.ravel(), 0.5 - t, np.ones(1)])
    half = np.full(steps + 1, np.pi / 2)
    limits = [np.concatenate([np.full(4 * steps + 4, s * INF), s * half, np.array([e])])
              for s, e in ((-1, 0.0), (1, INF))]  # fmt: skip
    return Problem(lambda v: v[-1], start, [(gaps, 0.0, 0.0)], tuple(limits))


def portfolio(n=500):
    """The least variance of a portfolio with ten factors, whose positions are unknowns too."""
    rng = np.random.default_rng(0)
    loads, gains = rng.normal(size=(10, n)) * (rng.random((10, n)) < 0.3), rng.random(n)
    risks = 0.1 + rng.random(n)

    def f(v):
        x, y = v[:n], v[n:]
        return np.sum(risks * x**2) + np.sum(y**2)

    def rows(v):
        x, y = v[:n], v[n:]
        return np.concatenate([loads @ x - y, np.stack([np.sum(x) - 1])])

    constraints = [(rows, 0.0, 0.0), (lambda v: gains @ v[:n], 0.6, None)]
    bounds = np.repeat([0.0, -INF], [n, 10]), np.repeat([0.02, INF], [n, 10])
    return Problem(f, np.full(n + 10, 1 / n), constraints, bounds)


def electrons(count=40):
    """Electrons on a sphere (COPS)."""
    i, j = np.triu_indices(count, 1)
    k = np.arange(count)
    height, turn = 1 - (2 * k + 1) / count, 2.399963 * k
    width = np.sqrt(1 - height**2)
    start = np.stack([width * np.cos(turn), width * np.sin(turn), height], axis=1)

    def f(v):
        p = v.reshape(count, 3)
        return np.sum(1 / np.sqrt(np.sum((p[i] - p[j]) ** 2, axis=1)))

    def sphere(v):
        return np.sum(v.reshape(count, 3) ** 2, axis=1)

    return Problem(f, start.ravel(), [(sphere, 1.0, 1.0)])


def network(n=30):
    """Flows through a grid with convex costs and capacities."""
    rng = np.random.default_rng(1)
    costs = 1 + rng.random(2 * n * (n - 1))
    supply = rng.normal(size=(n, n))
    supply = supply - supply.mean()

    def f(v):
        return np.sum(costs * v**2 + v**4 / 10)

    def balance(v):
        a, b = v[: n * (n - 1)].reshape(n - 1, n), v[n * (n - 1) :].reshape(n, n - 1)
        into = np.pad(a, ((1, 0), (0, 0))) - np.pad(a, ((0, 1), (0, 0)))
        beside = np.pad(b, ((0, 0), (1, 0))) - np.pad(b, ((0, 0), (0, 1)))
        return (into + beside + supply).ravel()[:-1]

    return Problem(f, np.zeros(2 * n * (n - 1)), [(balance, 0.0, 0.0)], (-1.8, 1.8))


def sheet(n=1_000):
    """SVANBERG's kind: a separable objective with rows of nine unknowns."""
    k = np.arange(n)
    weights = np.where(k % 2 == 0, 5.0, 3.0)

    def f(x):
        return np.sum(weights / (1.1 + x) + 1 / (1.1 - x))

    def rows(x):
        total = sum((1 + 0.1 * (s % 3)) * np.roll(x, s) for s in range(-4, 5))
        return total + 0.2 * x**2

    return Problem(f, np.zeros(n), [(rows, -2.0, 1.0)], (-0.8, 0.8))


def brachistochrone(n=400):
    """The time of a fall along a curve through points, above an obstacle."""
    h = 1 / n
    x = np.arange(n + 1) * h

    def f(v):
        y = np.concatenate([np.zeros(1), v, np.full(1, -0.5)])
        lengths = np.sqrt(h**2 + (y[1:] - y[:-1]) ** 2)
        fast = np.sqrt(1e-3 - y[:-1]) + np.sqrt(1e-3 - y[1:])
        return np.sum(lengths / fast)

    return Problem(f, -0.5 * x[1:-1], bounds=(-0.55, -1e-6))


PROBLEMS = {
    problem.__name__: problem
    for problem in (
        control, lukvle1, lukvle3, lukvli3, broyden, dtoc3, dtoc5, hager4, beam, chain, torsion,
        surface, bearing, elliptic, steering, portfolio, electrons, network, sheet, brachistochrone,
    )
}  # fmt: skip
BEST = {
    "control": 2.88597516887,
    "lukvle1": 6.23245863244,
    "lukvle3": 14.1685138982,
    "lukvli3": 16.9743237302,
    "broyden": 2248.81092924,
    "dtoc3": 470.366824171,
    "dtoc5": 1.5354851356,
    "hager4": 4.98122611023,
    "beam": 340.030377003,
    "chain": -0.185298390254,
    "torsion": -0.417865756278,
    "surface": 2.47725660749,
    "bearing": -0.180461859273,
    "elliptic": 0.091091198033,
    "steering": 0.554577016103,
    "portfolio": 0.000960541013544,
    "electrons": 660.675278834,
    "network": 1019.11417361,
    "sheet": 4316.00032477,
    "brachistochrone": 1.22993178704,
}
OTHER_MINIMA = {"beam": 342.469402327, "electrons": 660.725304099}
"""Of problems with several."""
