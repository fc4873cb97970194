"""What a user writes: functions of te.numpy, operators and methods of arrays, transforms."""

import numpy

import tenferro as te
import tenferro.numpy as np
from tenferro import linalg, nn, special


def loss(w: numpy.ndarray, x: numpy.ndarray, scale: float = 1.0) -> te.Tensor:
    y = np.tanh(x @ w) * scale
    return np.sum(y**2) + np.mean(w)


gradient = te.grad(loss)
compiled = te.jit(te.value_and_grad(loss))
batch = te.vmap(loss, in_axes=(None, 0))
w = numpy.ones(3)
x = numpy.ones((4, 3))
g = gradient(w, x, scale=2.0)
value, slope = compiled(w, x)
many = batch(w, x)

t = te.variable([1.0, 2.0])
u = (t * 2 + 1 - t / 3) @ t
v = -t + 2 * t
u.backward()
assert t.grad is not None
shown1 = (t.grad.numpy(), t.sum(), t.mean(axis=0), t.reshape(2, 1).T, t[0], t[:1] > 0.5)
q, r = linalg.qr(np.eye(3))
shown2 = (special.erf(0.3), nn.relu(t), np.linalg.norm(w))
for part in t.detach():
    shown3 = part.item()
M = np.zeros((3, 3))
M[0, 1] = 2.0
M += 1
M = M.at[0, 0].set(3.0)
s = np.sin(1.0) + np.pi
np.add(M, 1.0, out=M)
np.divide(1.0, M, out=np.zeros_like(M), where=M != 0)
np.add.at(M, [0, 1], 1.0)
rest = np.maximum.reduce(np.r_[np.zeros(2), 1.0]) + np.random.default_rng(0).normal()
known: np.ndarray = numpy.ones(2)


@te.jit
def step(a: te.Tensor, n: int) -> te.Tensor:
    return a + n


@te.jit(static_argnums=1)
def power(a: te.Tensor, n: int) -> te.Tensor:
    return a**n


shown4 = (step(t, 1), power(t, 2))
shown5 = (te.jacobian(step)(t, 1), te.hessian(loss)(w, x))
shown6 = te.jvp(np.sin, (1.0,), (1.0,))
program = te.trace(loss)(w, x)
shown7 = (program.steps, program(w, x))
