"""A reference adapter without automatic differentiation: central differences of eighth order.

Single precision inputs are differentiated in double precision, and the answers rounded.
"""

import numpy as np

from adoracles import Adapter

STEP = 2.0**-7
WEIGHTS = {1: 4 / 5, 2: -1 / 5, 3: 4 / 105, 4: -1 / 280}


def double(array):
    return np.asarray(array, np.complex128 if np.iscomplexobj(array) else np.float64)


def difference(function, primals, tangents):
    """Derivative of a function of arrays to a tuple of arrays along tangents, in double."""
    primals, tangents = map(double, primals), map(double, tangents)
    primals, tangents = tuple(primals), tuple(tangents)

    def at(steps):
        moved = (x + steps * STEP * dx for x, dx in zip(primals, tangents, strict=True))
        return function(*moved)

    total = [0.0 for _ in at(0)]
    for steps, weight in WEIGHTS.items():
        pairs = zip(at(steps), at(-steps), strict=True)
        total = [
            t + weight / STEP * (up - down) for t, (up, down) in zip(total, pairs, strict=True)
        ]
    return total


def flatten(function):
    return lambda *arrays: tuple(function(*arrays).values())


def jvp(function, primals, tangents):
    out = function(*primals)
    derivatives = difference(flatten(function), primals, tangents)
    pairs = zip(out.items(), derivatives, strict=True)
    return out, {name: np.asarray(d, like.dtype) for (name, like), d in pairs}


def units(primals, index):
    """Every unit direction in the space of one input, with its place there."""
    x = primals[index]
    for place in np.ndindex(x.shape):
        for unit in (1.0, 1j) if np.iscomplexobj(x) else (1.0,):
            direction = [np.zeros_like(p) for p in primals]
            direction[index][place] = unit
            yield place, unit, direction


def adjoint(function, primals, cotangents):
    def component(index):
        gradient = np.zeros_like(double(primals[index]))
        for place, unit, direction in units(primals, index):
            image = difference(flatten(function), primals, direction)
            pairs = zip(cotangents.values(), image, strict=True)
            gradient[place] += unit * sum(np.real(np.vdot(double(c), d)) for c, d in pairs)
        return gradient

    return tuple(component(index) for index in range(len(primals)))


def rounded(gradient, primals):
    return tuple(g.astype(x.dtype) for g, x in zip(gradient, primals, strict=True))


def vjp(function, *primals):
    def pullback(cotangents):
        return rounded(adjoint(function, primals, cotangents), primals)

    return function(*primals), pullback


def hvp(function, primals, cotangents, tangents):
    second = difference(lambda *at: adjoint(function, at, cotangents), primals, tangents)
    return rounded(second, primals)


SAME = "abs conj cos cosh exp imag matmul matrix_transpose real sin square sum multiply"
OPERATIONS = {
    **{f"numpy.{name}": getattr(np, name) for name in SAME.split()},
    "linalg.eigvalsh": np.linalg.eigvalsh,
    "linalg.multi_dot": np.linalg.multi_dot,
}
CASES = "add conj cos cosh eigvalsh exp imag mul multi_dot real sin square sum".split()


def library():
    return Adapter(name="finite differences", operations=OPERATIONS, jvp=jvp, vjp=vjp, hvp=hvp)
