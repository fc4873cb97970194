"""Functions of a user's module, and a script that sends them to other processes."""

import multiprocessing
import sys

import numpy as np

import tenferro as te


@te.jit
def decorated(x):
    return np.sin(x) * 2


def cubes(x):
    return np.sum(x**3)


slope = te.jit(te.value_and_grad(cubes))


@te.jit(shapes="n")
@te.grad
def twice(x):
    return np.sum(x**3)


@te.custom_jvp
def ruled(x):
    return np.exp(x)


@ruled.defjvp
def _(x, y, dx):
    return 2 * dx  # a rule that is replaced


@ruled.defjvp
def _(x, y, dx):
    return 5 * dx


class Model:
    power = 2

    @te.jit(static_argnums=0)
    def loss(self, x):
        return x**self.power


def by_rule(x):
    return ruled(x) * 3


def results(run):
    """What each kind of function gives in another process; `run(f, x)` calls it there."""
    x = np.array([1.0, 2.0])
    return [
        run(decorated, 0.5),
        run(slope, x)[1].tolist(),
        run(twice, x).tolist(),
        run(te.grad(ruled), 0.0),
        run(te.jit(te.grad(by_rule)), 0.0),
        run(Model().loss, 3.0),
        run(te.trace(te.grad(cubes))(x), x).tolist(),
    ]


def in_pool(start):
    with multiprocessing.get_context(start).Pool(1) as pool:
        return results(lambda f, x: pool.apply(f, (x,)))


def in_joblib():
    from joblib import Parallel, delayed

    closure = te.jit(lambda x: x + 1)
    found = results(lambda f, x: Parallel(n_jobs=2)([delayed(f)(x)] * 2)[0])
    return [*found, Parallel(n_jobs=2)([delayed(closure)(1.0)] * 2)[0]]


if __name__ == "__main__":
    np.set_printoptions(precision=4)
    how = sys.argv[1]
    sys.stdout.write(
        str([*map(float, np.hstack(in_joblib() if how == "joblib" else in_pool(how)))])
    )
