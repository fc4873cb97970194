"""An adapter whose transforms know the derivatives of x², and nest, by truncated polynomials.

A value is an array of Taylor coefficients in nilpotent parameters: a dict from a set of
parameters to an array. jvp adds one parameter; vjp builds the adjoint from jvps along all unit
directions.
"""

import itertools
from operator import itemgetter

import numpy as np

from adoracles import Adapter

FRESH = itertools.count()


class Poly:
    def __init__(self, terms):
        self.terms = terms

    @property
    def shape(self):
        return self.terms[frozenset()].shape

    def __add__(self, other):
        keys = self.terms.keys() | lift(other).terms.keys()
        zero = np.zeros(self.shape)
        return Poly(
            {
                k: self.terms.get(k, zero) + lift(other).terms.get(k, zero)
                for k in sorted(keys, key=len)
            }
        )

    def __mul__(self, other):
        out = {}
        for (left, x), (right, y) in itertools.product(
            self.terms.items(), lift(other).terms.items()
        ):
            if not left & right:
                out[left | right] = out.get(left | right, 0.0) + x * y
        return Poly(out)

    def split(self, parameter):
        """Coefficients of 1 and of the parameter."""
        zero = {frozenset(): np.zeros(self.shape)}
        rest = {k: v for k, v in self.terms.items() if parameter not in k}
        slope = {k - {parameter}: v for k, v in self.terms.items() if parameter in k}
        return Poly(rest), Poly(zero | slope)


def lift(x):
    return x if isinstance(x, Poly) else Poly({frozenset(): np.asarray(x)})


def lower(x):
    """The array of a value without parameters."""
    (array,) = lift(x).terms.values()
    return array


def mapped(function, tree):
    if isinstance(tree, dict):
        return {name: function(x) for name, x in tree.items()}
    return tuple(map(function, tree))


def jvp(function, primals, tangents):
    parameter = next(FRESH)
    epsilon = Poly({frozenset(): np.array(0.0), frozenset({parameter}): np.array(1.0)})
    moved = (lift(x) + lift(dx) * epsilon for x, dx in zip(primals, tangents, strict=True))
    split = mapped(lambda y: lift(y).split(parameter), function(*moved))
    return mapped(itemgetter(0), split), mapped(itemgetter(1), split)


def total(x):
    return Poly({key: np.array(value.sum()) for key, value in lift(x).terms.items()})


def vjp(function, *primals):
    def leaves(tree):
        return list(tree.values()) if isinstance(tree, dict) else list(tree)

    def along(index, unit, cotangents):
        tangents = [np.zeros(lift(x).shape) for x in primals]
        tangents[index] = unit
        image = jvp(function, primals, tangents)[1]
        pairs = zip(leaves(cotangents), leaves(image), strict=True)
        return sum((total(lift(c) * y) for c, y in pairs), start=lift(0.0))

    def gradient(index, cotangents):
        shape = lift(primals[index]).shape
        units = np.eye(int(np.prod(shape))).reshape(-1, *shape)
        start = lift(np.zeros(shape))
        return sum((lift(e) * along(index, e, cotangents) for e in units), start=start)

    return function(*primals), lambda c: tuple(gradient(i, c) for i in range(len(primals)))


def adapter(square):
    return Adapter(
        name="polynomials",
        operations={"public.square": square},
        jvp=jvp,
        vjp=vjp,
        to_numpy=lower,
    )


def library():
    return adapter(lambda x: x * x)
