"""Checks of a rule against a reference function in extended precision."""

import cmath
import math

from dual_numbers import derivative
from mpmath import mp

DIGITS = 80
TOLERANCE = 1e-14  # the largest residual over all samples to third order is 4.4e-15 (tan)


def reference_derivative(reference, inputs, directions, order):
    """The derivative of t ↦ reference(inputs + t directions) at 0, by differences."""
    with mp.workdps(DIGITS):
        points = [
            (mp.mpmathify(x), mp.mpmathify(v)) for x, v in zip(inputs, directions, strict=True)
        ]

        def line(t):
            return reference(*(x + t * v for x, v in points))

        return complex(mp.diff(line, 0, order, h=mp.mpf(10) ** -18) if order else line(mp.mpf(0)))


def residual(got, expected):
    """|got - expected|, relative where the expected value is above 1."""
    return abs(complex(got) - complex(expected)) / max(1.0, abs(expected))


def directions_for(inputs):
    """Along each input alone and along all of them; of a complex input also along i and 1 + 2i."""
    steps = [(1.0, 1j, 1 + 2j) if isinstance(x, complex) else (1.0,) for x in inputs]
    for position, choices in enumerate(steps):
        for step in choices:
            yield tuple(step if k == position else 0.0 for k in range(len(inputs)))
    if len(inputs) > 1:
        yield tuple(choices[-1] * (1 - 0.3 * k) for k, choices in enumerate(steps))


def residuals(rule, reference, inputs, order, **parameters):
    """The residual of each directional derivative from order 0 to `order`."""
    for directions in directions_for(inputs):
        for n in range(order + 1):
            got = derivative(rule, inputs, *[directions] * n, **parameters)
            expected = reference_derivative(reference, inputs, directions, n)
            yield residual(got, expected), (rule.name, inputs, directions, n, got, expected)


def check_rule(rule, reference, inputs, order=3, **parameters):
    """Assert that value and derivatives agree with the reference at one point."""
    for error, where in residuals(rule, reference, inputs, order, **parameters):
        assert error < TOLERANCE, where


def same_number(got, expected):
    """Equality part by part in which NaN equals NaN."""
    got, expected = complex(got), complex(expected)
    return all(
        g == e or (math.isnan(g) and math.isnan(e))
        for g, e in ((got.real, expected.real), (got.imag, expected.imag))
    )


def inner(a, b):
    """The real inner product Re(conj(a) b)."""
    return (complex(a).conjugate() * complex(b)).real


def is_finite(x):
    return cmath.isfinite(complex(x))
