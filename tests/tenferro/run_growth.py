"""Call functions with ever new shapes, functions and arguments, and look at what stays alive.

Arguments: names of kinds of calls (see CALLS). All bounds of caches are made small first, so that
whatever still grows with the number of calls has no bound. A process of its own for that.
"""

import functools
import gc
import sys
from collections import Counter
from collections.abc import Collection

BOUND = 8
CALLS_OF_A_PHASE = 24
lru_cache = functools.lru_cache


def small(maxsize=128, typed=False):
    """As `lru_cache`, whose bound is one of these numbers; None stays without a bound."""
    return lru_cache(min(maxsize, BOUND) if isinstance(maxsize, int) else maxsize, typed)


if __name__ == "__main__":  # before anything of tenferro is imported
    functools.lru_cache = small

import computegraph.cache  # noqa: E402
from computegraph.weak import WeakObjects, WeakValues  # noqa: E402

if __name__ == "__main__":
    _init = computegraph.cache.ProgramCache.__init__
    computegraph.cache.ProgramCache.__init__ = lambda self, maxsize: _init(
        self, 40 * BOUND if maxsize > 2**14 else BOUND
    )

import numpy as np  # noqa: E402

import tenferro as te  # noqa: E402

PACKAGES = ("computegraph", "chainrules", "tidu", "tenferro", "adoracles")
CALLS = {}


def call(function):
    CALLS[function.__name__] = function
    return function


@call
def methods_of_tensors(n):
    x = te.tensor(np.ones((n, 3)))
    for name in "all any argmax argmin cumsum max mean min prod std sum trace var".split():
        getattr(x, name)()
    x.sum(0), x.mean(axis=1), x.reshape(-1), x.T, x[n - 1], x[1:n], x[:, 1], x[[0, n - 1]]


@call
def operators_of_tensors(n):
    x, y = te.tensor(np.ones((n, 1))), te.tensor(np.ones((1, n)))
    x + y, x * (n + 0.5), (n + 0.5) / x, x @ y, np.where(x > n, x, y), np.concatenate([x.T, y])
    w = te.variable(np.ones(n))
    np.sum(np.tanh(w) ** 2).backward()


@call
def loops_with_new_closures(n):
    w = te.variable(np.ones(3))
    te.scan(lambda c, x: (c * (1.0 + n) + x, None), 0.0, w)[0].backward()
    te.while_loop(lambda s: s < n, lambda s: s + n, 0.5)
    te.cond(w[0] > n, lambda: w + n, lambda: w - n)


@call
def derivatives_of_new_functions(n):
    def f(x):
        return np.sum(te.scan(lambda c, a: (c * a * n, c), 1.0, x)[1] + np.sin(x * n))

    x = np.ones(n)
    te.grad(f)(x), te.hvp(f, (x,), (x,)), te.vmap(f)(np.ones((n, 2))), te.jvp(f, (x,), (x,))
    te.jacobian(lambda x: x[:2] * n)(x)


@call
def new_functions_compiled(n):
    f = te.jit(lambda x: np.sum(np.tanh(x) * n) / n, engine="numpy")
    f(np.ones(n)), f(np.ones(2)), f(1.0)
    te.trace(lambda x: x.sum(0) * n)(te.spec("n,3"))


@call
def new_rules(n):
    @te.custom_jvp
    def f(x):
        return x * n

    f.defjvp(lambda x, y, dx: dx * n)
    te.grad(lambda x: np.sum(f(x)))(np.ones(n))
    te.external(lambda x: x + n, te.spec("3"), np.ones(3))


@te.jit
def matrices(a, b):
    return te.linalg.solve(a, b) + np.sum(np.linalg.inv(a))


@functools.partial(te.jit, static_argnums=1)
def static(x, number):
    return x * number


@call
def compiled_with_new_shapes(n):
    matrices(np.eye(n), np.ones(n)), static(np.ones(2), n)
    te.linalg.solve(np.eye(n), np.ones(n))


@call
def sparse_matrices(n):
    from scipy.sparse import csr_array

    te.grad(lambda x: np.sum((csr_array(np.eye(n)) @ x) ** 2))(np.ones(n))
    te.sparse_jacobian(lambda x: x[1:] * x[:-1] * n, np.ones(n + 1))(np.ones(n + 1))


@call
def natively_compiled(n):
    f = te.jit(lambda x: np.sum(te.scan(lambda c, a: (c * a + n, c), 1.0, x)[1]))
    f(np.ones(n)), te.jit(te.grad(f))(np.ones(n))


@functools.partial(te.jit, engine="xla")
def on_devices(x):
    return x * 2


@call
def placements_of_xla(n):
    import jax
    from jax.sharding import Mesh, NamedSharding, PartitionSpec

    order = np.random.default_rng(n).permutation(8)
    mesh = Mesh(np.array(jax.devices())[order], ("all",))
    on_devices(te.device_put(np.ones(8), NamedSharding(mesh, PartitionSpec("all"))))
    te.jit(lambda x: x + n, engine="xla")(np.ones(3))


CONTAINERS = Collection, WeakObjects, WeakValues


def lengths():
    """The sizes of containers of modules, and the numbers of objects of each class of ours."""
    gc.collect()
    found = Counter()
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in PACKAGES:
            for attribute, value in vars(module).items():
                if not attribute.startswith("__") and isinstance(value, CONTAINERS):
                    found[f"{name}.{attribute}"] = len(value)
    for x in gc.get_objects():
        kind = type(x)
        if str(kind.__module__).partition(".")[0] in PACKAGES:
            found[f"objects of {kind.__module__}.{kind.__qualname__}"] += 1
    return found


def main(*names):
    te.eager.plans._REMEMBERED = te.eager.quick._REMEMBERED = te.pytree._REMEMBERED = BOUND
    te.transforms.programs.compilation._PROGRAMS = BOUND
    for name in names or CALLS:
        numbers = iter(range(2, 1000))
        seen = []
        for _ in range(3):  # the first one fills the caches
            for _ in range(CALLS_OF_A_PHASE):
                CALLS[name](next(numbers))
            seen.append(lengths())
        for what in seen[2]:
            before, middle, after = (found[what] for found in seen)
            if min(middle - before, after - middle) >= CALLS_OF_A_PHASE // 2:
                sys.stdout.write(f"{name}: {what}: {before}, {middle}, {after}\n")
    sys.stdout.write("done\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
