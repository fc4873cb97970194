"""Transforms that call a function, and ways to write to an array: for tests of statements."""

import numpy as np

import tenferro as te

X = np.array([1.0, 3.0, 2.0])


def with_rule(g, x):
    f = te.custom_jvp(lambda x: np.sin(x))
    f.defjvp(lambda x, y, dx: dx * g(x))
    return te.jvp(f, (x,), (x,))[0]


def with_pullback(g, x):
    f = te.custom_vjp(lambda x: np.sin(x))
    f.defvjp(lambda x: x, lambda x, ct: (ct * g(x),))
    return te.vjp(f, x)[0]


def until(g, x):
    """A loop whose condition calls g."""
    return te.while_loop(
        lambda c: (g(c[1]) + c[0]).sum() < -9e9, lambda c: (c[0] + 1, c[1]), (0, x)
    )


def of_a_number(g):
    return lambda z: g(z).sum()


CALLS = {
    "jit": lambda g, x: te.jit(g)(x),
    "checkpoint": lambda g, x: te.checkpoint(g)(x),
    "cond": lambda g, x: te.cond(True, g, lambda z: z * 1.0, x),
    "cond, not taken": lambda g, x: te.cond(True, lambda z: z * 1.0, g, x),
    "switch": lambda g, x: te.switch(0, [g, lambda z: z * 1.0], x),
    "scan": lambda g, x: te.scan(lambda c, _: (g(c), None), x, length=2),
    "fori_loop": lambda g, x: te.fori_loop(0, 2, lambda i, c: g(c), x),
    "while_loop": lambda g, x: te.while_loop(lambda c: c.sum() < -9e9, g, x),
    "condition": until,
    "map": lambda g, x: te.map(lambda z: g(x * z), x),
    "map in batches": lambda g, x: te.map(lambda z: g(x * z), x, batch_size=2),
    "associative_scan": lambda g, x: te.associative_scan(lambda a, b: a + g(b), x),
    "vmap": lambda g, x: te.vmap(lambda z: g(x * z))(x),
    "grad": lambda g, x: te.grad(of_a_number(g))(x),
    "value_and_grad": lambda g, x: te.value_and_grad(of_a_number(g))(x),
    "jvp": lambda g, x: te.jvp(g, (x,), (x,)),
    "vjp": lambda g, x: te.vjp(g, x)[0],
    "jacfwd": lambda g, x: te.jacfwd(g)(x),
    "jacrev": lambda g, x: te.jacrev(g)(x),
    "hessian": lambda g, x: te.hessian(of_a_number(g))(x),
    "hvp": lambda g, x: te.hvp(of_a_number(g), (x,), (x,)),
    "linearize": lambda g, x: te.linearize(g, x)[0],
    "jet": lambda g, x: te.jet(g, (x,), ((x,),)),
    "custom_jvp": lambda g, x: custom(g)(x),
    "rule": with_rule,
    "pullback": with_pullback,
    "fixed_point": lambda g, x: te.implicit.fixed_point(lambda z, x: x + g(z) / 9e9, applied, x, x),
    "trace": lambda g, x: te.trace(g)(x),
}


def applied(g, z, *args):
    """A fixed point, to rounding, of a function that hardly depends on its argument."""
    return g(g(z, *args), *args)


def custom(g):
    f = te.custom_jvp(lambda z: g(z))
    f.defjvp(lambda z, y, dz: dz)
    return f


WRITES = {
    "element": lambda y, x: y.__setitem__(0, 5.0),
    "traced value": lambda y, x: y.__setitem__(0, x[0]),
    "in place": lambda y, x: y.__imul__(2.0),
    "part": lambda y, x: y[1:].__iadd__(1.0),
    "part of a part": lambda y, x: y[1:][::-1].__setitem__(0, 1.0),
    "rearranged": lambda y, x: y.reshape(3, 1).T.__setitem__(..., 0.0),
    "real": lambda y, x: setattr(y, "real", 0.0),
    "flat": lambda y, x: y.flat.__setitem__(slice(2), 4.0),
    "mask": lambda y, x: y.__setitem__(y > 1.0, 0.0),
    "out": lambda y, x: np.add(y, 1.0, out=y),
    "at": lambda y, x: np.add.at(y, [0, 0], 1.0),
    "copyto": lambda y, x: np.copyto(y, 7.0),
    "put": lambda y, x: np.put(y, [1], 7.0),
    "fill": lambda y, x: y.fill(1.0),
    "sort": lambda y, x: y[::-1].sort(),
    "known tensor": lambda y, x: y[:].__isub__(np.ones(3, like=x)),
    "dictionary": lambda y, x: {"y": y}["y"].__isub__(1.0),
}
