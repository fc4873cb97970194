"""Problems of Hock and Schittkowski, Test Examples for Nonlinear Programming Codes (1981).

Each has its number there, and the optimal value as given there, or to more digits by later authors.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

import tenferro as te

exp, log, sin, cos, sqrt = np.exp, np.log, np.sin, np.cos, np.sqrt
INF = np.inf
R2 = 2**0.5


class Problem(NamedTuple):
    """min f(x) with equations(x) = 0, inequalities(x) ≥ 0 and bounds for all x or for each."""

    f: Callable[..., Any]
    start: Any
    best: float
    equations: Callable[..., Any] | None = None
    inequalities: Callable[..., Any] | None = None
    bounds: Any = None

    @property
    def limits(self):
        """The pair of lower and upper bounds."""
        if self.bounds is None:
            return None
        n = len(self.start)
        pairs = self.bounds if isinstance(self.bounds, list) else [self.bounds] * n
        return tuple(np.array(ends, float) for ends in zip(*pairs, strict=True))

    @property
    def constraints(self):
        """SciPy's dictionaries."""
        parts = ("eq", self.equations), ("ineq", self.inequalities)
        return [{"type": kind, "fun": stacked(g)} for kind, g in parts if g is not None]


def stacked(g):
    def rows(x):
        values = g(x)
        return np.stack(values) if isinstance(values, list) else values

    return rows


def rosenbrock(x):
    return 100 * (x[1] - x[0] ** 2) ** 2 + (1 - x[0]) ** 2


def wood(x):
    _, b, c, d = x
    ends = 10.1 * ((b - 1) ** 2 + (d - 1) ** 2) + 19.8 * (b - 1) * (d - 1)
    return rosenbrock(x) + 90 * (d - c**2) ** 2 + (1 - c) ** 2 + ends


def product(x):
    return -x[0] * x[1] * x[2]


def squares(x):
    """Of problems 51 to 53."""
    return (x[1] + x[2] - 2) ** 2 + (x[3] - 1) ** 2 + (x[4] - 1) ** 2


def lines(x):
    return [x[0] + 3 * x[1], x[2] + x[3] - 2 * x[4], x[1] - x[4]]


def powers(x):
    """Of problems 46, 49 and 77."""
    return (x[0] - x[1]) ** 2 + (x[2] - 1) ** 2 + (x[3] - 1) ** 4 + (x[4] - 1) ** 6


def curves(x):
    """Of problems 78, 80 and 81."""
    a, b, c, d, e = x
    return [np.sum(x**2) - 10, b * c - 5 * d * e, a**3 + b**3 + 1]


def power_flow(x):
    a, b, c, d = x
    return [
        1000 * (sin(-c - 0.25) + sin(-d - 0.25)) + 894.8 - a,
        1000 * (sin(c - 0.25) + sin(c - d - 0.25)) + 894.8 - b,
        1000 * (sin(d - 0.25) + sin(d - c - 0.25)) + 1294.8,
    ]


def cost(x):
    a, b, _, _ = x
    return 3 * a + 1e-6 * a**3 + 2 * b + 2e-6 / 3 * b**3


def hs62(x):
    a, b, c = x
    s = a + b + c + 0.03
    first = 255 * log(s / (0.09 * a + b + c + 0.03))
    second = 280 * log((b + c + 0.03) / (0.07 * b + c + 0.03))
    return -32.174 * (first + second + 290 * log((c + 0.03) / (0.13 * c + 0.03)))


def hs73(x):
    a, b, c, d = x
    spread = sqrt(0.28 * a**2 + 0.19 * b**2 + 20.5 * c**2 + 0.62 * d**2)
    return [
        2.3 * a + 5.6 * b + 11.1 * c + 1.3 * d - 5,
        12 * a + 11.9 * b + 41.8 * c + 52.1 * d - 21 - 1.645 * spread,
    ]


def hs83(x):
    a, b, c, d, e = x
    first = 85.334407 + 0.0056858 * b * e + 0.0006262 * a * d - 0.0022053 * c * e
    second = 80.51249 + 0.0071317 * b * e + 0.0029955 * a * b + 0.0021813 * c**2
    third = 9.300961 + 0.0047026 * c * e + 0.0012547 * a * c + 0.0019085 * c * d
    return [first, 92 - first, second - 90, 110 - second, third - 20, 25 - third]


COLVILLE = np.array(
    [[30, -20, -10, 32, -10], [-20, 39, -6, -31, 32], [-10, -6, 10, -6, -10],
     [32, -31, -6, 39, -20], [-10, 32, -10, -20, 30]], float,
)  # fmt: skip
COLVILLE_ROWS = np.array(
    [[-16, 2, 0, 1, 0], [0, -2, 0, 0.4, 2], [-3.5, 0, 2, 0, 0], [0, -2, 0, -4, -1],
     [0, -9, -2, 1, -2.8], [2, 0, -4, 0, 0], [-1] * 5, [-1, -2, -3, -2, -1], [1, 2, 3, 4, 5],
     [1] * 5],
)  # fmt: skip
COLVILLE_LIMITS = np.array([-40, -2, -0.25, -4, -4, -1, -40, -60, 5, 1])


def hs86(x):
    linear, cubic = np.array([-15.0, -27, -36, -18, -12]), np.array([4.0, 8, 10, 6, 2])
    return linear @ x + x @ COLVILLE @ x + cubic @ x**3


def transformer(x):
    a, b, c, d, _, _ = x
    return a * d * (a + b + c), b * c * (a + 1.57 * b + d)


def hs93(x):
    p, q = transformer(x)
    return 0.0204 * p + 0.0187 * q + 0.0607 * p * x[4] ** 2 + 0.0437 * q * x[5] ** 2


def hs93_rows(x):
    p, q = transformer(x)
    loss = 0.00062 * p * x[4] ** 2 + 0.00058 * q * x[5] ** 2
    return [0.001 * np.prod(x) - 2.07, 1 - loss]


def hs100(x):
    a, b, c, d, e, f, g = x
    far = (a - 10) ** 2 + 5 * (b - 12) ** 2 + c**4 + 3 * (d - 11) ** 2
    return far + 10 * e**6 + 7 * f**2 + g**4 - 4 * f * g - 10 * f - 8 * g


def hs100_rows(x):
    a, b, c, d, e, f, g = x
    return [
        127 - 2 * a**2 - 3 * b**4 - c - 4 * d**2 - 5 * e,
        282 - 7 * a - 3 * b - 10 * c**2 - d + e,
        196 - 23 * a - b**2 - 6 * f**2 + 8 * g,
        -4 * a**2 - b**2 + 3 * a * b - 2 * c**2 - 5 * f + 11 * g,
    ]


def hs104(x):
    ratios = 0.4 * (x[0] / x[6]) ** 0.67 + 0.4 * (x[1] / x[7]) ** 0.67
    return ratios + 10 - x[0] - x[1]


def hs104_rows(x):
    a, b, c, d, e, f, g, h = x
    value = hs104(x)
    return [
        1 - 0.0588 * e * g - 0.1 * a,
        1 - 0.0588 * f * h - 0.1 * a - 0.1 * b,
        1 - 4 * c / e - 2 * c**-0.71 / e - 0.0588 * c**-1.3 * g,
        1 - 4 * d / f - 2 * d**-0.71 / f - 0.0588 * d**-1.3 * h,
        value - 1,
        4.2 - value,
    ]


ENERGIES = np.array(
    [-6.089, -17.164, -34.054, -5.914, -24.721, -14.986, -24.1, -10.708, -26.662, -22.179]
)


def elements(x):
    a, b, c, d, e, f, g, h, i, j = x
    return [
        a + 2 * b + 2 * c + f + j - 2,
        d + 2 * e + f + g - 1,
        c + g + h + 2 * i + j - 1,
    ]


def hs113(x):
    a, b, c, d, e, f, g, h, i, j = x
    head = a**2 + b**2 + a * b - 14 * a - 16 * b + (c - 10) ** 2 + 4 * (d - 5) ** 2
    middle = (e - 3) ** 2 + 2 * (f - 1) ** 2 + 5 * g**2 + 7 * (h - 11) ** 2
    return head + middle + 2 * (i - 10) ** 2 + (j - 7) ** 2 + 45


def hs113_rows(x):
    a, b, c, d, e, f, g, h, i, j = x
    return [
        105 - 4 * a - 5 * b + 3 * g - 9 * h,
        -10 * a + 8 * b + 17 * g - 2 * h,
        8 * a - 2 * b - 5 * i + 2 * j + 12,
        -3 * (a - 2) ** 2 - 4 * (b - 3) ** 2 - 2 * c**2 + 7 * d + 120,
        -5 * a**2 - 8 * b - (c - 6) ** 2 + 2 * d + 40,
        -0.5 * (a - 8) ** 2 - 2 * (b - 4) ** 2 - 3 * e**2 + f + 30,
        -(a**2) - 2 * (b - 2) ** 2 + 2 * a * b - 14 * e + 6 * f,
        3 * a - 6 * b - 12 * (i - 8) ** 2 + 7 * j,
    ]


ANGLE, LAST = np.arcsin(sqrt(1 / 4.2)), np.arcsin(sqrt(5 / 7.2))
P = Problem
PROBLEMS = {
    1: P(rosenbrock, [-2, 1], 0, bounds=[(-INF, INF), (-1.5, INF)]),
    2: P(rosenbrock, [-2, 1], 0.0504261879, bounds=[(-INF, INF), (1.5, INF)]),
    3: P(lambda x: x[1] + 1e-5 * (x[1] - x[0]) ** 2, [10, 1], 0,
         bounds=[(-INF, INF), (0, INF)]),
    4: P(lambda x: (x[0] + 1) ** 3 / 3 + x[1], [1.125, 0.125], 8 / 3,
         bounds=[(1, INF), (0, INF)]),
    5: P(lambda x: sin(x[0] + x[1]) + (x[0] - x[1]) ** 2 - 1.5 * x[0] + 2.5 * x[1] + 1, [0, 0],
         -sqrt(3) / 2 - np.pi / 3, bounds=[(-1.5, 4), (-3, 3)]),
    6: P(lambda x: (1 - x[0]) ** 2, [-1.2, 1], 0, lambda x: [10 * (x[1] - x[0] ** 2)]),
    7: P(lambda x: log(1 + x[0] ** 2) - x[1], [2, 2], -sqrt(3),
         lambda x: [(1 + x[0] ** 2) ** 2 + x[1] ** 2 - 4]),
    8: P(lambda x: 0 * x[0] - 1, [2, 1], -1,
         lambda x: [x[0] ** 2 + x[1] ** 2 - 25, x[0] * x[1] - 9]),
    9: P(lambda x: sin(np.pi * x[0] / 12) * cos(np.pi * x[1] / 16), [0, 0], -0.5,
         lambda x: [4 * x[0] - 3 * x[1]]),
    10: P(lambda x: x[0] - x[1], [-10, 10], -1, None,
          lambda x: [-3 * x[0] ** 2 + 2 * x[0] * x[1] - x[1] ** 2 + 1]),
    11: P(lambda x: (x[0] - 5) ** 2 + x[1] ** 2 - 25, [4.9, 0.1], -8.498464223, None,
          lambda x: [-(x[0] ** 2) + x[1]]),
    12: P(lambda x: 0.5 * x[0] ** 2 + x[1] ** 2 - x[0] * x[1] - 7 * x[0] - 7 * x[1], [0, 0], -30,
          None, lambda x: [25 - 4 * x[0] ** 2 - x[1] ** 2]),
    14: P(lambda x: (x[0] - 2) ** 2 + (x[1] - 1) ** 2, [2, 2], 9 - 2.875 * sqrt(7),
          lambda x: [x[0] - 2 * x[1] + 1], lambda x: [-0.25 * x[0] ** 2 - x[1] ** 2 + 1]),
    15: P(rosenbrock, [-2, 1], 306.5, None, lambda x: [x[0] * x[1] - 1, x[0] + x[1] ** 2],
          [(-INF, 0.5), (-INF, INF)]),
    16: P(rosenbrock, [-2, 1], 0.25, None, lambda x: [x[0] + x[1] ** 2, x[0] ** 2 + x[1]],
          [(-0.5, 0.5), (-INF, 1)]),
    17: P(rosenbrock, [-2, 1], 1, None, lambda x: [x[1] ** 2 - x[0], x[0] ** 2 - x[1]],
          [(-0.5, 0.5), (-INF, 1)]),
    18: P(lambda x: 0.01 * x[0] ** 2 + x[1] ** 2, [2, 2], 5, None,
          lambda x: [x[0] * x[1] - 25, x[0] ** 2 + x[1] ** 2 - 25], [(2, 50), (0, 50)]),
    19: P(lambda x: (x[0] - 10) ** 3 + (x[1] - 20) ** 3, [20.1, 5.84], -6961.81381, None,
          lambda x: [(x[0] - 5) ** 2 + (x[1] - 5) ** 2 - 100,
                     -((x[1] - 5) ** 2) - (x[0] - 6) ** 2 + 82.81], [(13, 100), (0, 100)]),
    20: P(rosenbrock, [-2, 1], 81.5 - 25 * sqrt(3), None,
          lambda x: [x[0] + x[1] ** 2, x[0] ** 2 + x[1], x[0] ** 2 + x[1] ** 2 - 1],
          [(-0.5, 0.5), (-INF, INF)]),
    21: P(lambda x: 0.01 * x[0] ** 2 + x[1] ** 2 - 100, [-1, -1], -99.96, None,
          lambda x: [10 * x[0] - x[1] - 10], [(2, 50), (-50, 50)]),
    22: P(lambda x: (x[0] - 2) ** 2 + (x[1] - 1) ** 2, [2, 2], 1, None,
          lambda x: [2 - x[0] - x[1], x[1] - x[0] ** 2]),
    23: P(lambda x: x[0] ** 2 + x[1] ** 2, [3, 1], 2, None,
          lambda x: [x[0] + x[1] - 1, x[0] ** 2 + x[1] ** 2 - 1, 9 * x[0] ** 2 + x[1] ** 2 - 9,
                     x[0] ** 2 - x[1], x[1] ** 2 - x[0]], (-50, 50)),
    24: P(lambda x: ((x[0] - 3) ** 2 - 9) * x[1] ** 3 / (27 * sqrt(3)), [1, 0.5], -1, None,
          lambda x: [x[0] / sqrt(3) - x[1], x[0] + sqrt(3) * x[1], 6 - x[0] - sqrt(3) * x[1]],
          (0, INF)),
    26: P(lambda x: (x[0] - x[1]) ** 2 + (x[1] - x[2]) ** 4, [-2.6, 2, 2], 0,
          lambda x: [(1 + x[1] ** 2) * x[0] + x[2] ** 4 - 3]),
    27: P(lambda x: 0.01 * (x[0] - 1) ** 2 + (x[1] - x[0] ** 2) ** 2, [2, 2, 2], 0.04,
          lambda x: [x[0] + x[2] ** 2 + 1]),
    28: P(lambda x: (x[0] + x[1]) ** 2 + (x[1] + x[2]) ** 2, [-4, 1, 1], 0,
          lambda x: [x[0] + 2 * x[1] + 3 * x[2] - 1]),
    29: P(product, [1, 1, 1], -16 * R2, None,
          lambda x: [48 - x[0] ** 2 - 2 * x[1] ** 2 - 4 * x[2] ** 2]),
    30: P(lambda x: np.sum(x**2), [1, 1, 1], 1, None, lambda x: [x[0] ** 2 + x[1] ** 2 - 1],
          [(1, 10), (-10, 10), (-10, 10)]),
    31: P(lambda x: 9 * x[0] ** 2 + x[1] ** 2 + 9 * x[2] ** 2, [1, 1, 1], 6, None,
          lambda x: [x[0] * x[1] - 1], [(-10, 10), (1, 10), (-10, 1)]),
    32: P(lambda x: (x[0] + 3 * x[1] + x[2]) ** 2 + 4 * (x[0] - x[1]) ** 2, [0.1, 0.7, 0.2], 1,
          lambda x: [1 - np.sum(x)], lambda x: [6 * x[1] + 4 * x[2] - x[0] ** 3 - 3], (0, INF)),
    33: P(lambda x: (x[0] - 1) * (x[0] - 2) * (x[0] - 3) + x[2], [0, 0, 3], R2 - 6, None,
          lambda x: [x[2] ** 2 - x[1] ** 2 - x[0] ** 2, np.sum(x**2) - 4],
          [(0, INF), (0, INF), (0, 5)]),
    34: P(lambda x: -x[0], [0, 1.05, 2.9], -log(log(10)), None,
          lambda x: [x[1] - exp(x[0]), x[2] - exp(x[1])], [(0, 100), (0, 100), (0, 10)]),
    35: P(lambda x: 9 - 8 * x[0] - 6 * x[1] - 4 * x[2] + 2 * x[0] ** 2 + 2 * x[1] ** 2 + x[2] ** 2
          + 2 * x[0] * x[1] + 2 * x[0] * x[2], [0.5] * 3, 1 / 9, None,
          lambda x: [3 - x[0] - x[1] - 2 * x[2]], (0, INF)),
    36: P(product, [10, 10, 10], -3300, None, lambda x: [72 - x[0] - 2 * x[1] - 2 * x[2]],
          [(0, 20), (0, 11), (0, 42)]),
    37: P(product, [10, 10, 10], -3456, None,
          lambda x: [72 - x[0] - 2 * x[1] - 2 * x[2], x[0] + 2 * x[1] + 2 * x[2]], (0, 42)),
    38: P(wood, [-3, -1, -3, -1], 0, bounds=(-10, 10)),
    39: P(lambda x: -x[0], [2] * 4, -1,
          lambda x: [x[1] - x[0] ** 3 - x[2] ** 2, x[0] ** 2 - x[1] - x[3] ** 2]),
    40: P(lambda x: -np.prod(x), [0.8] * 4, -0.25,
          lambda x: [x[0] ** 3 + x[1] ** 2 - 1, x[0] ** 2 * x[3] - x[2], x[3] ** 2 - x[1]]),
    41: P(lambda x: 2 + product(x), [2] * 4, 52 / 27,
          lambda x: [x[0] + 2 * x[1] + 2 * x[2] - x[3]], None, [(0, 1)] * 3 + [(0, 2)]),
    42: P(lambda x: np.sum((x - np.arange(1.0, 5)) ** 2), [1] * 4, 28 - 10 * R2,
          lambda x: [x[0] - 2, x[2] ** 2 + x[3] ** 2 - 2]),
    43: P(lambda x: x[0] ** 2 + x[1] ** 2 + 2 * x[2] ** 2 + x[3] ** 2 - 5 * x[0] - 5 * x[1]
          - 21 * x[2] + 7 * x[3], [0] * 4, -44, None,
          lambda x: [8 - np.sum(x**2) - x[0] + x[1] - x[2] + x[3],
                     10 - x[0] ** 2 - 2 * x[1] ** 2 - x[2] ** 2 - 2 * x[3] ** 2 + x[0] + x[3],
                     5 - 2 * x[0] ** 2 - x[1] ** 2 - x[2] ** 2 - 2 * x[0] + x[1] + x[3]]),
    44: P(lambda x: x[0] - x[1] - x[2] - x[0] * x[2] + x[0] * x[3] + x[1] * x[2] - x[1] * x[3],
          [0] * 4, -15, None,
          lambda x: [8 - x[0] - 2 * x[1], 12 - 4 * x[0] - x[1], 12 - 3 * x[0] - 4 * x[1],
                     8 - 2 * x[2] - x[3], 8 - x[2] - 2 * x[3], 5 - x[2] - x[3]], (0, INF)),
    45: P(lambda x: 2 - np.prod(x) / 120, [2] * 5, 1, bounds=[(0, i) for i in range(1, 6)]),
    46: P(powers, [R2 / 2, 1.75, 0.5, 2, 2], 0,
          lambda x: [x[0] ** 2 * x[3] + sin(x[3] - x[4]) - 1, x[1] + x[2] ** 4 * x[3] ** 2 - 2]),
    48: P(lambda x: (x[0] - 1) ** 2 + (x[1] - x[2]) ** 2 + (x[3] - x[4]) ** 2, [3, 5, -3, 2, -2], 0,
          lambda x: [np.sum(x) - 5, x[2] - 2 * (x[3] + x[4]) + 3]),
    49: P(powers, [10, 7, 2, -3, 0.8], 0,
          lambda x: [x[0] + x[1] + x[2] + 4 * x[3] - 7, x[2] + 5 * x[4] - 6]),
    50: P(lambda x: (x[0] - x[1]) ** 2 + (x[1] - x[2]) ** 2 + (x[2] - x[3]) ** 4
          + (x[3] - x[4]) ** 2, [35, -31, 11, 5, -5], 0,
          lambda x: x[:3] + 2 * x[1:4] + 3 * x[2:] - 6),
    51: P(lambda x: (x[0] - x[1]) ** 2 + squares(x), [2.5, 0.5, 2, -1, 0.5], 0,
          lambda x: np.stack(lines(x)) - np.array([4.0, 0, 0])),
    52: P(lambda x: (4 * x[0] - x[1]) ** 2 + squares(x), [2] * 5, 1859 / 349, lines),
    53: P(lambda x: (x[0] - x[1]) ** 2 + squares(x), [2] * 5, 176 / 43, lines, None, (-10, 10)),
    55: P(lambda x: x[0] + 2 * x[1] + 4 * x[4] + exp(x[0] * x[3]), [1, 2, 0, 0, 0, 2], 19 / 3,
          lambda x: [x[0] + 2 * x[1] + 5 * x[4] - 6, x[0] + x[1] + x[2] - 3,
                     x[3] + x[4] + x[5] - 2, x[0] + x[3] - 1, x[1] + x[4] - 2, x[2] + x[5] - 2],
          None, [(0, 1), (0, INF), (0, INF), (0, 1), (0, INF), (0, INF)]),
    56: P(product, [1, 1, 1, ANGLE, ANGLE, ANGLE, LAST], -3.456,
          lambda x: [*(x[i] - 4.2 * sin(x[i + 3]) ** 2 for i in range(3)),
                     x[0] + 2 * x[1] + 2 * x[2] - 7.2 * sin(x[6]) ** 2]),
    60: P(lambda x: (x[0] - 1) ** 2 + (x[0] - x[1]) ** 2 + (x[1] - x[2]) ** 4, [2] * 3,
          0.03256820025, lambda x: [x[0] * (1 + x[1] ** 2) + x[2] ** 4 - 4 - 3 * R2], None,
          (-10, 10)),
    61: P(lambda x: 4 * x[0] ** 2 + 2 * x[1] ** 2 + 2 * x[2] ** 2 - 33 * x[0] + 16 * x[1]
          - 24 * x[2], [0] * 3, -143.6461422,
          lambda x: [3 * x[0] - 2 * x[1] ** 2 - 7, 4 * x[0] - x[2] ** 2 - 11]),
    62: P(hs62, [0.7, 0.2, 0.1], -26272.51448, lambda x: [np.sum(x) - 1], None, (0, 1)),
    63: P(lambda x: 1000 - x[0] ** 2 - 2 * x[1] ** 2 - x[2] ** 2 - x[0] * x[1] - x[0] * x[2],
          [2] * 3, 961.7151721,
          lambda x: [8 * x[0] + 14 * x[1] + 7 * x[2] - 56, np.sum(x**2) - 25], None, (0, INF)),
    64: P(lambda x: 5 * x[0] + 50000 / x[0] + 20 * x[1] + 72000 / x[1] + 10 * x[2]
          + 144000 / x[2], [1] * 3, 6299.842428, None,
          lambda x: [1 - 4 / x[0] - 32 / x[1] - 120 / x[2]], (1e-5, INF)),
    65: P(lambda x: (x[0] - x[1]) ** 2 + (x[0] + x[1] - 10) ** 2 / 9 + (x[2] - 5) ** 2, [-5, 5, 0],
          0.9535288567, None, lambda x: [48 - np.sum(x**2)], [(-4.5, 4.5), (-4.5, 4.5), (-5, 5)]),
    66: P(lambda x: 0.2 * x[2] - 0.8 * x[0], [0, 1.05, 2.9], 0.5181632741, None,
          lambda x: [x[1] - exp(x[0]), x[2] - exp(x[1])], [(0, 100), (0, 100), (0, 10)]),
    71: P(lambda x: x[0] * x[3] * (x[0] + x[1] + x[2]) + x[2], [1, 5, 5, 1], 17.0140173,
          lambda x: [np.sum(x**2) - 40], lambda x: [np.prod(x) - 25], (1, 5)),
    72: P(lambda x: 1 + np.sum(x), [1] * 4, 727.67937, None,
          lambda x: [0.0401 - 4 / x[0] - 2.25 / x[1] - 1 / x[2] - 0.25 / x[3],
                     0.010085 - 0.16 / x[0] - 0.36 / x[1] - 0.64 / x[2] - 0.64 / x[3]],
          [(0.001, (5 - i) * 1e5) for i in range(1, 5)]),
    73: P(lambda x: 24.55 * x[0] + 26.75 * x[1] + 39 * x[2] + 40.5 * x[3], [1] * 4, 29.894378,
          lambda x: [np.sum(x) - 1], hs73, (0, INF)),
    74: P(cost, [0] * 4, 5126.4981, power_flow,
          lambda x: [x[3] - x[2] + 0.55, x[2] - x[3] + 0.55],
          [(0, 1200), (0, 1200), (-0.55, 0.55), (-0.55, 0.55)]),
    75: P(cost, [0] * 4, 5174.4129, power_flow,
          lambda x: [x[3] - x[2] + 0.48, x[2] - x[3] + 0.48],
          [(0, 1200), (0, 1200), (-0.48, 0.48), (-0.48, 0.48)]),
    76: P(lambda x: x[0] ** 2 + 0.5 * x[1] ** 2 + x[2] ** 2 + 0.5 * x[3] ** 2 - x[0] * x[2]
          + x[2] * x[3] - x[0] - 3 * x[1] + x[2] - x[3], [0.5] * 4, -4.681818181, None,
          lambda x: [5 - x[0] - 2 * x[1] - x[2] - x[3], 4 - 3 * x[0] - x[1] - 2 * x[2] + x[3],
                     x[1] + 4 * x[2] - 1.5], (0, INF)),
    77: P(lambda x: (x[0] - 1) ** 2 + powers(x), [2] * 5, 0.24150513,
          lambda x: [x[0] ** 2 * x[3] + sin(x[3] - x[4]) - 2 * R2,
                     x[1] + x[2] ** 4 * x[3] ** 2 - 8 - R2]),
    78: P(np.prod, [-2, 1.5, 2, -1, -1], -2.91970041, curves),
    79: P(lambda x: (x[0] - 1) ** 2 + (x[0] - x[1]) ** 2 + (x[1] - x[2]) ** 2
          + (x[2] - x[3]) ** 4 + (x[3] - x[4]) ** 4, [2] * 5, 0.0787768209,
          lambda x: [x[0] + x[1] ** 2 + x[2] ** 3 - 2 - 3 * R2,
                     x[1] - x[2] ** 2 + x[3] + 2 - 2 * R2,
                     x[0] * x[4] - 2]),
    80: P(lambda x: exp(np.prod(x)), [-2, 2, 2, -1, -1], 0.0539498478, curves, None,
          [(-2.3, 2.3)] * 2 + [(-3.2, 3.2)] * 3),
    81: P(lambda x: exp(np.prod(x)) - 0.5 * (x[0] ** 3 + x[1] ** 3 + 1) ** 2, [-2, 2, 2, -1, -1],
          0.0539498478, curves, None, [(-2.3, 2.3)] * 2 + [(-3.2, 3.2)] * 3),
    83: P(lambda x: 5.3578547 * x[2] ** 2 + 0.8356891 * x[0] * x[4] + 37.293239 * x[0]
          - 40792.141, [78, 33, 27, 27, 27], -30665.53867, None, hs83,
          [(78, 102), (33, 45)] + [(27, 45)] * 3),
    86: P(hs86, [0, 0, 0, 0, 1], -32.34867897, None, lambda x: COLVILLE_ROWS @ x - COLVILLE_LIMITS,
          (0, INF)),
    93: P(hs93, [5.54, 4.4, 12.02, 11.82, 0.702, 0.852], 135.075961, None, hs93_rows, (0, INF)),
    100: P(hs100, [1, 2, 0, 4, 0, 1, 1], 680.6300573, None, hs100_rows),
    104: P(hs104, [6, 3, 0.4, 0.2, 6, 6, 1, 0.5], 3.9511634396, None, hs104_rows, (0.1, 10)),
    110: P(lambda x: np.sum(log(x - 2) ** 2 + log(10 - x) ** 2) - np.prod(x) ** 0.2, [9] * 10,
           -45.77846971, bounds=(2.001, 9.999)),
    111: P(lambda x: np.sum(exp(x) * (ENERGIES + x - log(np.sum(exp(x))))), [-2.3] * 10,
           -47.76109026, lambda x: elements(exp(x)), None, (-100, 100)),
    112: P(lambda x: np.sum(x * (ENERGIES + log(x / np.sum(x)))), [0.1] * 10, -47.76109026,
           elements, None, (1e-6, INF)),
    113: P(hs113, [2, 3, 5, 5, 1, 2, 7, 3, 6, 10], 24.3062091, None, hs113_rows),
}  # fmt: skip

OTHER_MINIMA = {2: 4.941229318, 15: 360.3797673, 16: 23.1446607, 20: 40.19872698, 55: 20 / 3}
"""Values of local minima that descent from the start may find instead."""


def solution(problem, method):
    """The result of a compiled method, from the start of the table."""
    return te.optimize.minimize(
        problem.f,
        np.array(problem.start, float),
        method=method,
        bounds=problem.limits,
        constraints=problem.constraints,
    )


def check_minimum(found, number):
    """A result is the minimum of a problem, or the other one that is listed."""
    assert found.success, found.message
    assert found.constr_violation <= 1e-6
    best = PROBLEMS[number].best
    value = OTHER_MINIMA[number] if found.fun > best + 1e-3 else best
    assert abs(found.fun - value) <= 1e-6 * max(1.0, abs(value))


def tutorial_of(method):
    """Problem 71 by a method, as a function of a weight and the size of a sphere."""

    def tutorial(weight, sphere, x0=(1.0, 5, 5, 1), **options):
        return te.optimize.minimize(
            lambda x, weight: x[0] * x[3] * (x[0] + x[1] + x[2]) + weight * x[2],
            np.array(x0),
            args=(weight,),
            method=method,
            bounds=(1.0, 5.0),
            constraints=[
                (lambda x, _: np.prod(x), 25.0, None),
                (lambda x, _: np.sum(x**2) - sphere, 0.0, 0.0),
            ],
            options=options or None,
        )

    return tutorial
