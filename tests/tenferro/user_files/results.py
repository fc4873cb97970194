"""What type checkers know of results: the comments are the types of the values."""

from tempfile import TemporaryDirectory
from typing import reveal_type

import numpy as np
from numpy.typing import NDArray

import tenferro as te
import tenferro.numpy as tnp

Vector = NDArray[np.float64]
Params = dict[str, Vector]


def loss(x: Vector, power: float = 2.0) -> np.float64:
    return np.sum(x**power)


def fit(p: Params, x: Vector) -> float:
    return np.sum((p["w"] * x) ** 2)


def step(total: Vector, x: Vector) -> tuple[Vector, Params]:
    return total + x, {"sum": total}


def vector(x: Vector) -> Vector:
    return np.sin(x)


def decay(t: float, y: Vector) -> Vector:
    return -y


x, p = np.ones(3), {"w": np.ones(3)}
reveal_type(te.grad(loss)(x, power=3.0))  # array
reveal_type(te.grad(fit)(p, x))  # dict[str, array]
reveal_type(te.grad(lambda x: x**2)(3.0))  # array
reveal_type(te.grad(lambda q, x: (q["w"] * x).sum())(p, x))  # dict[str, array]
reveal_type(te.value_and_grad(loss)(x))  # tuple[array, array]
reveal_type(te.jit(te.grad(loss))(x, power=3.0))  # array
reveal_type(te.jit(te.value_and_grad(fit))(p, x))  # tuple[array, dict[str, array]]
reveal_type(te.jit(loss)(x))  # array
reveal_type(te.jacfwd(vector)(x))  # array
reveal_type(te.jacrev(vector)(x))  # array
reveal_type(te.hessian(loss)(x))  # array
reveal_type(te.vmap(loss)(np.ones((2, 3))))  # array
reveal_type(te.vmap(te.grad(loss))(np.ones((2, 3))))  # array
reveal_type(te.checkpoint(vector)(x))  # array
reveal_type(te.jvp(vector, (x,), (x,)))  # tuple[array, array]
reveal_type(te.vjp(vector, x)[1](x))  # tuple[array]
reveal_type(te.hvp(loss, (x,), (x,))[1])  # tuple[array]
reveal_type(te.scan(step, x, np.ones((4, 3))))  # tuple[array, dict[str, array]]
reveal_type(te.scan(lambda s, x: (s + x, s), 0.0, x))  # tuple[array, array]
reveal_type(te.fori_loop(0, 3, lambda i, q: {"w": 2 * q["w"]}, p))  # dict[str, array]
reveal_type(te.while_loop(lambda x: x[0] < 8.0, lambda x: 2 * x, x))  # array
reveal_type(te.cond(True, vector, vector, x))  # array
found = te.optimize.minimize(fit, p, (x,))
reveal_type(found.x)  # dict[str, array]
reveal_type(te.optimize.minimize(loss, [1.0, 2.0]).x)  # array
reveal_type((found.fun, found.success, found.nit, found.message))  # tuple[float, bool, int, str]
curve = te.integrate.solve_ivp(decay, (0.0, 1.0), x)
reveal_type((curve.t, curve.y))  # tuple[array, array]
reveal_type((curve.success, curve.message, curve.nfev))  # tuple[bool, str, int]
w = te.variable([1.0, 2.0])
(w * w).sum().backward()
reveal_type(w.grad)  # Tensor
reveal_type(w @ w + w.T)  # Tensor
reveal_type(tnp.sin(w) + tnp.sum(w))  # Tensor
reveal_type(te.linalg.solve(np.eye(3), x))  # Tensor
reveal_type(te.linalg.svd(np.eye(3)).S)  # Tensor
reveal_type((te.special.erf(x), te.fft.fft(x)))  # tuple[Tensor, Tensor]
reveal_type(te.linalg.qr(np.eye(3)).R)  # Tensor
reveal_type(te.linalg.qr(np.eye(3), mode="r"))  # Tensor
reveal_type(te.linalg.eigh(np.eye(3)).eigenvectors)  # Tensor
reveal_type(te.linalg.eigh(np.eye(3), eigvals_only=True))  # Tensor
reveal_type(te.linalg.eig(np.eye(3)).eigenvalues)  # Tensor
reveal_type(te.linalg.lu(np.eye(3)))  # tuple[Tensor, Tensor, Tensor]
reveal_type((te.nn.relu(x), te.ndimage.gaussian_filter(x, 1.0)))  # tuple[Tensor, Tensor]
reveal_type(te.signal.lfilter([1.0], [1.0, -0.5], x))  # Tensor
reveal_type(te.random.normal(te.random.key(0), (3,)))  # array
equations = te.optimize.root(vector, x)
reveal_type((equations.x, equations.fun))  # tuple[array, array]
reveal_type(te.optimize.root(lambda x: x**2 - 2.0, 1.0).x)  # array
fitted = te.optimize.least_squares(lambda q: q["w"] - x, p)
reveal_type((fitted.x, fitted.jac))  # tuple[dict[str, array], array]
reveal_type((fitted.cost, fitted.fun))  # tuple[float, array]
plan = te.optimize.linprog([1.0, 1.0], [[-1.0, -2.0]], [-4.0])
reveal_type((plan.x, plan.fun, plan.status))  # tuple[array, float, int]
reveal_type(te.optimize.quadprog(np.eye(3), -x).x)  # array
reveal_type(te.optimize.curve_fit(lambda t, a: a * t, x, x))  # tuple[array, array]
reveal_type(te.optimize.apply_updates(p, p))  # dict[str, array]
reveal_type(te.implicit.root(lambda x: x**3 - 8.0, te.implicit.newton, 1.0))  # array
reveal_type(te.implicit.fixed_point(np.cos, te.implicit.iterate, x))  # array
reveal_type(te.implicit.argmin(fit, lambda f, q, x: {"w": 0 * x}, p, x))  # dict[str, array]
reveal_type(te.implicit.linear_solve(lambda x: 2.0 * x, x))  # array
reveal_type(te.implicit.newton(vector, x))  # array
reveal_type(te.integrate.quad(lambda t: t * t, 0.0, 1.0))  # tuple[array, array]
stiff = te.sparse.csr_array(np.diag([1.0, 2.0, 3.0, 4.0]))
reveal_type(stiff)  # SparseArray
reveal_type(te.sparse.linalg.eigsh(stiff, 2))  # tuple[Tensor, Tensor]
reveal_type(te.sparse.linalg.eigs(stiff, 2, return_eigenvectors=False))  # Tensor
reveal_type(te.sparse.linalg.svds(stiff, 2))  # tuple[Tensor, Tensor, Tensor]
reveal_type(te.sparse.linalg.cg(stiff, np.ones(4)))  # tuple[array, int]
reveal_type(te.sparse.linalg.expm_multiply(stiff, np.ones(4)))  # Tensor
reveal_type((tnp.reshape(w, (2, 1)), tnp.linspace(0.0, 1.0)))  # tuple[Tensor, Tensor]
reveal_type((tnp.unique([1, 1]), tnp.split(w, 2)[0]))  # tuple[Tensor, Tensor]
reveal_type((te.fft.fft2(np.eye(2)), te.special.zeta(2.0, 1.0)))  # tuple[Tensor, Tensor]
reveal_type(te.signal.welch(np.ones(300)))  # tuple[Tensor, Tensor]
reveal_type(te.adopt(decay)(0.0, x))  # array
reveal_type(te.associative_scan(np.add, x))  # array
reveal_type(te.pytree.map(lambda leaf: 2 * leaf, p))  # dict[str, array]
reveal_type(te.pytree.map(lambda leaf: leaf.size, p))  # dict[str, int]
with TemporaryDirectory() as folder:
    te.save(f"{folder}/p.npz", p)
    loaded = te.load(f"{folder}/p.npz", like=p)
reveal_type(loaded)  # dict[str, array]
reveal_type((tnp.gradient([1.0, 4.0]), tnp.gradient(np.eye(3), axis=0)))  # tuple[Tensor, Tensor]
reveal_type(te.optimize.cosine_decay_schedule(1.0, 10)(3))  # float
reveal_type(te.optimize.piecewise_constant_schedule(1.0, {3: 0.1})(5))  # array
noisy = te.integrate.solve_sde(decay, decay, (0.0, 1.0), x, te.random.key(0), steps=4)
reveal_type((noisy.t, noisy.y))  # tuple[array, array]
delayed = te.integrate.solve_dde(lambda t, y, z: -z[0], [0.5], (0.0, 1.0), lambda t: x)
reveal_type((delayed.t, delayed.y))  # tuple[array, array]
reveal_type(te.nn.Dropout(0.5)(x))  # Tensor
reveal_type(te.random.dropout(te.random.key(0), x))  # array
line = np.arange(5.0)
reveal_type(te.interpolate.CubicSpline(line, line)(0.5))  # Tensor
reveal_type(te.interpolate.UnivariateSpline(line, line).integral(0.0, 1.0))  # Tensor
reveal_type(te.interpolate.interp1d(line, line)(0.5))  # Tensor
reveal_type(te.linalg.svd_truncated(np.diag(line), max_rank=2).U)  # Tensor
reveal_type(te.linalg.factors_truncated(np.diag(line), max_rank=2).left)  # Tensor
reveal_type(te.linalg.schur(np.eye(3)).T)  # Tensor
reveal_type(te.linalg.polar(np.eye(3)).u)  # Tensor
reveal_type(te.linalg.slogdet(np.eye(3)).sign)  # Tensor
reveal_type(te.linalg.lstsq(np.eye(3), x).x)  # Tensor
generator = te.random.Generator(te.random.key(0))
reveal_type((generator.normal(), generator.integers(5)))  # tuple[array, array]
reveal_type(te.nn.Linear.init(te.random.key(0), 3, 2)(x))  # Tensor
reveal_type(te.nn.LSTM.init(te.random.key(0), 3, 2)(np.ones((4, 3)))[0])  # Tensor
reveal_type(te.semiring.max_plus.matmul(np.eye(2), np.eye(2)))  # Tensor
reveal_type((stiff.toarray(), stiff.multiply(2.0)))  # tuple[Tensor, SparseArray]
reveal_type(te.signal.choose_conv_method(x, x))  # str
reveal_type(te.DoubleDouble.of("0.3").high)  # array
drawn = te.sample.mala(lambda q: -(q**2), 0.0, te.random.key(1), draws=5, tune=5)
reveal_type((drawn.acceptance, drawn.step_size))  # tuple[array, array]
density = te.sample.nuts(lambda q: -np.sum(q**2), x, te.random.key(0), draws=8, tune=8)
reveal_type((density.draws, density.flat()))  # tuple[array, array]
named = te.sample.hmc(lambda q: -(q["a"] ** 2), {"a": 0.0}, te.random.key(0), draws=8, tune=8)
reveal_type(named.draws)  # dict[str, array]
reveal_type(te.implicit.cg(lambda v: 2 * v, x))  # Tensor
square = te.sparse.linalg.aslinearoperator(np.eye(3))
reveal_type((square.matvec(x), square @ square))  # tuple[Tensor, LinearOperator]
polynomial = tnp.poly1d([1.0, 2.0])
reveal_type((polynomial.c, polynomial(2.0)))  # tuple[Tensor, Tensor]
loader = te.train.Loader({"x": x}, batch_size=2)
reveal_type(next(iter(loader.epoch())))  # dict[str, array]
