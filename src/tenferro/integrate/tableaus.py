"""Coefficients of explicit Runge-Kutta methods, with their interpolants.

The notation is that of Hairer, Nørsett and Wanner, Solving Ordinary Differential Equations I
(1993): stage i is `f(t + c[i] h, y + h Σ_j a[i][j] k_j)`, the step is `y + h Σ b[j] k_j`, and
`h Σ e[j] k_j` estimates its error. The last stage is the slope at the end of the step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

Weights = tuple[float, ...]


@dataclass(frozen=True)
class Tableau:
    """One explicit method.

    `order` is the order of the error estimate, `p` the interpolant: after the fraction x of a step
    the solution is `y + h Σ_j k_j Σ_m p[j][m] x^(m+1)`. A method without `e` has steps of fixed
    size; its interpolant is the cubic Hermite polynomial.
    """

    order: int
    a: tuple[Weights, ...]
    b: Weights
    c: Weights
    e: Weights = ()
    p: tuple[Weights, ...] = ()


EULER = Tableau(0, ((),), (1.0,), (0.0,))
HEUN = Tableau(1, ((), (1.0,)), (1 / 2, 1 / 2), (0.0, 1.0))
"""The explicit trapezoidal rule. K. Heun, Z. Math. Phys. 45 (1900), 23-38."""
RK4 = Tableau(
    3,
    ((), (1 / 2,), (0.0, 1 / 2), (0.0, 0.0, 1.0)),
    (1 / 6, 1 / 3, 1 / 3, 1 / 6),
    (0.0, 1 / 2, 1 / 2, 1.0),
)
"""W. Kutta, Z. Math. Phys. 46 (1901), 435-453."""
RK23 = Tableau(
    2,
    ((), (1 / 2,), (0.0, 3 / 4)),
    (2 / 9, 1 / 3, 4 / 9),
    (0.0, 1 / 2, 3 / 4),
    (5 / 72, -1 / 12, -1 / 9, 1 / 8),
    ((1.0, -4 / 3, 5 / 9), (0.0, 1.0, -2 / 3), (0.0, 4 / 3, -8 / 9), (0.0, -1.0, 1.0)),
)
"""P. Bogacki and L. F. Shampine, Appl. Math. Lett. 2 (1989), 321-325."""
RK45 = Tableau(
    4,
    (
        (),
        (1 / 5,),
        (3 / 40, 9 / 40),
        (44 / 45, -56 / 15, 32 / 9),
        (19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729),
        (9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656),
    ),
    (35 / 384, 0.0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84),
    (0.0, 1 / 5, 3 / 10, 4 / 5, 8 / 9, 1.0),
    (-71 / 57600, 0.0, 71 / 16695, -71 / 1920, 17253 / 339200, -22 / 525, 1 / 40),
    (
        (1.0, -8048581381 / 2820520608, 8663915743 / 2820520608, -12715105075 / 11282082432),
        (0.0, 0.0, 0.0, 0.0),
        (0.0, 131558114200 / 32700410799, -68118460800 / 10900136933, 87487479700 / 32700410799),
        (0.0, -1754552775 / 470086768, 14199869525 / 1410260304, -10690763975 / 1880347072),
        (0.0, 127303824393 / 49829197408, -318862633887 / 49829197408, 701980252875 / 199316789632),
        (0.0, -282668133 / 205662961, 2019193451 / 616988883, -1453857185 / 822651844),
        (0.0, 40617522 / 29380423, -110615467 / 29380423, 69997945 / 29380423),
    ),
)
"""J. R. Dormand and P. J. Prince, J. Comput. Appl. Math. 6 (1980), 19-26; the interpolant is that
of L. F. Shampine, Math. Comp. 46 (1986), 135-150."""


def _product(scale: float, *factors: tuple[float, ...]) -> Weights:
    """The coefficients of x to x⁴ of a product of polynomials, given from the lowest power on."""
    total = np.array([scale])
    for factor in factors:
        total = np.convolve(total, factor)
    return (*total[1:].tolist(), *(0.0,) * (5 - len(total)))


_X2 = (0.0, 0.0, 1.0)
TSIT5 = Tableau(
    4,
    (
        (),
        (0.161,),
        (-0.008480655492356989, 0.335480655492357),
        (2.8971530571054935, -6.359448489975075, 4.3622954328695815),
        (5.325864828439257, -11.748883564062828, 7.4955393428898365, -0.09249506636175525),
        (
            5.86145544294642, -12.92096931784711, 8.159367898576159, -0.071584973281401,
            -0.028269050394068383,
        ),
    ),
    (
        0.09646076681806523, 0.01, 0.4798896504144996, 1.379008574103742, -3.290069515436081,
        2.324710524099774,
    ),
    (0.0, 0.161, 0.327, 0.9, 0.9800255409045097, 1.0),
    (
        0.0017800110522257773, 0.0008164344596567463, -0.007880878010261994, 0.1447110071732629,
        -0.5823571654525552, 0.45808210592918686, -1 / 66,
    ),
    (
        _product(
            -1.0530884977290216, (0.0, 1.0), (-1.3299890189751412, 1.0),
            (0.7139816917074209, -1.4364028541716351, 1.0),
        ),
        _product(0.1017, _X2, (1.2949852507374631, -2.1966568338249754, 1.0)),
        _product(2.490627285651253, _X2, (1.57803468208092486, -2.38535645472061657, 1.0)),
        _product(
            -16.548102889244902, _X2, (-1.21712927295533244, 1.0), (-0.61620406037800089, 1.0)
        ),
        _product(
            47.37952196281928, _X2, (-1.203071208372362603, 1.0), (-0.658047292653547382, 1.0)
        ),
        _product(-34.87065786149661, _X2, (-1.2, 1.0), (-2 / 3, 1.0)),
        _product(2.5, _X2, (-1.0, 1.0), (-0.6, 1.0)),
    ),
)  # fmt: skip
"""Ch. Tsitouras, Comput. Math. Appl. 62 (2011), 770-775."""
FIXED = ("Euler", "Heun", "RK4")
EXPLICIT: Mapping[str, Tableau] = {
    "Euler": EULER, "Heun": HEUN, "RK4": RK4, "RK23": RK23, "RK45": RK45, "Tsit5": TSIT5,
}  # fmt: skip
