"""Calls that do not fit; type checkers have to find each, and nothing else."""

import tenferro as te


def f(x: float, scale: float = 1.0) -> float:
    return x * scale


class Model:
    @te.jit(static_argnums=0)
    def loss(self, w: float) -> float:
        return w * w


right = te.grad(f)(1.0, scale=2.0), te.jit(f)(1.0), te.vmap(f)(1.0, 2.0), Model().loss(1.0)
te.grad(f)()  # wrong: x is missing
te.jit(f)(1.0, factor=2.0)  # wrong: there is no factor
te.hessian(f)("1.0")  # wrong: no number
Model().loss(1.0, 2.0)  # wrong: one argument too many
