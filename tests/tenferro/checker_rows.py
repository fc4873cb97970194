"""Functions that a checker of derivatives must not complain of, and mistakes that it must find."""

from inspect import signature
from types import FunctionType

import numpy as np

import tenferro as te

RNG = np.random.default_rng(5)
A = RNG.standard_normal((3, 3))
S = A @ A.T + 3 * np.eye(3)
V = RNG.standard_normal(3)
Z = RNG.standard_normal(3) + 1j * RNG.standard_normal(3)
Q = np.linalg.qr(A)[0]
SEVENTH = [1.0, -7.0, 21.0, -35.0, 35.0, -21.0, 7.0, -1.0]
"""(x - 1)⁷: values near 1 are noise."""
HILBERT = 1 / (np.arange(6)[:, None] + np.arange(6) + 1.0)
F32 = np.float32


def single(x):
    """Computed in single precision, whatever comes in."""
    return np.sum(np.sin(te.numpy.asarray(x).astype(np.float32)) * np.float32(1.5))


def rounded_inside(x):
    """A value in double precision of an intermediate one in single."""
    return 0.3 * np.cos(te.numpy.asarray(x).astype(np.float32).astype(np.float64))


def of_symmetric(x):
    return np.linalg.eigvalsh((x + x.T) / 2)


def masked(x):
    safe = np.where(x > 0, x, 1.0)
    return np.where(x > 0, np.log(safe), 0.0)


def newton(a):
    """A square root by a loop of unknown length: values are noisy by its tolerance."""
    return te.while_loop(
        lambda s: np.abs(s[0] * s[0] - s[1]) > 1e-12,
        lambda s: ((s[0] + s[1] / s[0]) / 2, s[1]),
        (a, a),
    )[0]


RIGHT = {
    "sin in single precision": (np.sin, (F32(0.3),)),
    "product in single precision": (lambda x: np.prod(np.cos(x)), (V.astype(F32),)),
    "second orders in single precision": (lambda x: np.exp(np.sin(x) * x), (V.astype(F32),)),
    "solve in single precision": (np.linalg.solve, (S.astype(F32), V.astype(F32))),
    "constants of single precision": (lambda x: x * F32(0.1) + np.array([0.2], F32), (F32([0.4]),)),
    "cast to single precision": (single, (V,)),
    "cast to single precision inside": (rounded_inside, (V,)),
    "clip at its bound in single precision": (lambda x: np.clip(x, 0, 0.1), (F32(0.1),)),
    "complex in single precision": (lambda z: z * np.exp(z), (Z.astype(np.complex64),)),
    "clip at its bound": (lambda x: np.clip(x, 0, 1), (1.0,)),
    "clip 1e-6 below its bound": (lambda x: np.clip(x, 0, 1), (1 - 1e-6,)),
    "clip 1e-6 above its bound": (lambda x: np.clip(x, 0, 1), (1 + 1e-6,)),
    "clip 1e-9 below its bound": (lambda x: np.clip(x, 0, 1), (1 - 1e-9,)),
    "clip around 1e6": (lambda x: np.clip(x, 0, 1e6), (np.array([1e6, 1e6 + 1, 3.0]),)),
    "max at a three-way tie": (np.max, (np.ones(3),)),
    "max 1e-7 from a tie": (np.max, (np.array([1.0, 1 - 1e-7, 0.5]),)),
    "maximum at a tie": (np.maximum, (np.array([1.0, 2.0]), np.array([1.0, 3.0]))),
    "median of equal values": (np.median, (np.array([1.0, 2.0, 2.0, 3.0]),)),
    "sort at ties": (np.sort, (np.array([2.0, 1.0, 2.0, 1.0]),)),
    "sin at 1e9": (np.sin, (1e9,)),
    "sin at 1e12": (np.sin, (1e12,)),
    "sin of 1e9 x at 0": (lambda x: np.sin(1e9 * x), (0.0,)),
    "sin(1/x)": (lambda x: np.sin(1 / x), (1e-3,)),
    "fast and slow oscillation": (lambda x: np.sin(x) + np.sin(1e5 * x), (np.array([0.7, 2.0]),)),
    "log at 1e-8": (np.log, (1e-8,)),
    "log at 1e-300": (np.log, (1e-300,)),
    "log of many sizes": (lambda x: np.sum(np.log(x)), (np.array([1e-8, 1.0, 1e9]),)),
    "sqrt at 1e-12": (np.sqrt, (1e-12,)),
    "sqrt at 0": (np.sqrt, (0.0,)),
    "abs at 0": (np.abs, (0.0,)),
    "abs at 0 among others": (lambda x: np.abs(x) * 3, (np.array([0.0, -1.0, 1e-9]),)),
    "sign at 0": (np.sign, (0.0,)),
    "floor at an integer": (lambda x: np.floor(x) + x, (2.0,)),
    "relu at 0": (te.nn.relu, (np.array([0.0, 1.0, -1.0]),)),
    "x**x": (lambda x: x**x, (np.array([1e-3, 0.4, 5.0]),)),
    "x**3 at 0": (lambda x: x**3, (0.0,)),
    "x abs(x) at 0": (lambda x: x * np.abs(x), (0.0,)),
    "norm near 0": (np.linalg.norm, (1e-12 * V,)),
    "norm at 0": (np.linalg.norm, (np.zeros(2),)),
    "sinc at 0": (np.sinc, (np.array([0.0, 1.0, 1e-5]),)),
    "logsumexp of values far apart": (
        lambda x: te.special.logsumexp(x),
        (np.array([-700.0, 0.0, 30.0]),),
    ),
    "softmax of values far apart": (lambda x: te.nn.softmax(x, -1), (np.array([-30.0, 0, 25.0]),)),
    "solve of a Hilbert matrix": (np.linalg.solve, (HILBERT, np.ones(6))),
    "inverse of an ill-conditioned matrix": (np.linalg.inv, (Q @ np.diag([1, 1e-4, 1e-8]) @ Q.T,)),
    "eigenvalues 1e-7 apart": (of_symmetric, (Q @ np.diag([1.0, 1 + 1e-7, 2.0]) @ Q.T,)),
    "eigenvalues 1e-11 apart": (of_symmetric, (Q @ np.diag([1.0, 1 + 1e-11, 2.0]) @ Q.T,)),
    "singular values near 0": (
        lambda x: np.linalg.svd(x, compute_uv=False),
        (Q @ np.diag([1.0, 0.5, 1e-6]),),
    ),
    "determinant of a singular matrix": (np.linalg.det, (np.outer(V, V),)),
    "cholesky near the border": (
        lambda x: np.linalg.cholesky((x + x.T) / 2),
        (Q @ np.diag([1.0, 1e-6, 1.0]) @ Q.T,),
    ),
    "huge values": (lambda x: 1e200 * np.exp(x), (V,)),
    "tiny values": (lambda x: 1e-250 * x**3, (V,)),
    "tiny argument": (lambda x: x**2 * 1e150, (1e-80,)),
    "outputs of many sizes": (np.exp, (np.array([-60.0, 0.0, 60.0]),)),
    "a small slope on a large value": (lambda x: 1e6 + 1e-3 * np.sin(x), (0.5,)),
    "cancellation": (lambda x: (1 - np.cos(x)) / x**2, (1e-4,)),
    "gammainc in its tails": (
        lambda x: te.special.gammainc(2.5, x),
        (np.array([1e-6, 1.0, 60.0]),),
    ),
    "gammaln at 1e8": (te.special.gammaln, (1e8,)),
    "erfc in its tail": (te.special.erfc, (np.array([0.1, 5.0, 20.0]),)),
    "digamma near a pole": (te.special.digamma, (-3.0 + 1e-5,)),
    "complex abs": (np.abs, (Z,)),
    "complex angle": (np.angle, (Z,)),
    "complex angle near the cut": (np.angle, (-1.0 + 1e-9j,)),
    "complex sqrt near the cut": (np.sqrt, (-1.0 + 1e-7j,)),
    "complex sqrt on the cut": (np.sqrt, (-1.0 + 0j,)),
    "complex, not holomorphic": (lambda z: z * np.conj(z) ** 2 + np.real(z), (Z,)),
    "complex to real": (lambda z: np.sum(np.abs(np.fft.fft(z)) ** 2), (Z,)),
    "complex abs near 0": (np.abs, (1e-10 + 1e-10j,)),
    "interp at its knots": (
        lambda x: np.interp(x, np.array([0.0, 1.0, 2.0]), np.array([0.0, 2.0, 1.0])),
        (np.array([1.0, 0.5, 2.0, 0.0]),),
    ),
    "cumprod with zeros": (np.cumprod, (np.array([2.0, 0.0, 3.0, 0.0, 1.0]),)),
    "prod with a zero": (np.prod, (np.array([0.0, 3.0, -2.0]),)),
    "singularities that are masked": (masked, (np.array([0.5, -1.0, 2.0, -1e-9]),)),
    "an exponent that is an integer": (lambda x, n: x**n, (np.array([0.0, -2.0]), 3)),
    "indices among the arguments": (lambda x, i: x[i] * np.sin(x), (V, np.array([2, 0, 0]))),
    "a dictionary": (lambda p: {"y": p["a"] * p["b"][0], "n": 3}, ({"a": V, "b": (2.0, 1)},)),
    "integers in the result": (lambda x: (np.argmax(x), x * x), (V,)),
    "near overflow": (np.exp, (709.0,)),
    "tanh, saturated": (np.tanh, (np.array([25.0, -40.0]),)),
    "arcsin near 1": (np.arcsin, (1 - 1e-9,)),
    "arctan2 near the cut": (np.arctan2, (1e-8, -1.0)),
    "a constant": (lambda x: 0 * x + 2.0, (V,)),
    "no elements": (lambda x: x * 2, (np.zeros((0, 3)),)),
    "a loop of unknown length": (newton, (3.0,)),
    "a step 1e-3 away": (lambda x: np.where(x > 1.001, 5.0, x * x), (1.0,)),
    "a narrow peak": (lambda x: 1 / (1 + (1e4 * (x - 1)) ** 2), (1.00005,)),
    "Huber's function at its knot": (
        lambda x: np.where(np.abs(x) <= 1, x * x / 2, np.abs(x) - 0.5),
        (np.array([1.0, -1.0, 0.3]),),
    ),
    "logit 1e-12 from its end": (te.special.logit, (np.array([1e-15, 0.5, 1 - 1e-12]),)),
    "arccosh 1e-12 from its branch point": (np.arccosh, (1 + 1e-12,)),
    "cube root at 0": (np.cbrt, (0.0,)),
    "complex log at 1e-200": (np.log, (1e-201 + 1e-200j,)),
    "x² sin(1/x) at 0": (
        lambda x: np.where(x != 0, x**2 * np.sin(1 / np.where(x != 0, x, 1.0)), 0.0),
        (0.0,),
    ),
    "flat at 0": (
        lambda x: np.where(x > 0, np.exp(-1 / np.where(x > 0, x, 1.0) ** 2), 0.0),
        (np.array([0.0, 0.03, 0.5]),),
    ),
    "a rounded corner": (lambda x: np.sqrt(x**2 + 1e-20), (0.0,)),
    "steps of 1e-3": (lambda x: np.round(x * 1000) / 1000 + x**2, (0.5,)),
    "a Bessel function at 1e4": (te.special.j0, (1e4,)),
    "a root of order 7, expanded": (lambda x: np.polyval(SEVENTH, x), (1.001,)),
    "a chaotic loop": (lambda x: te.fori_loop(0, 30, lambda i, c: 3.5 * c * (1 - c), x), (0.3,)),
    "three eigenvalues 1e-9 apart": (of_symmetric, (Q @ np.diag([1, 1 + 1e-9, 1 - 1e-9]) @ Q.T,)),
    "exponential of a large matrix": (te.linalg.expm, (np.array([[-50.0, 100.0], [0.0, -49.0]]),)),
    "greatest absolute value at a tie": (
        lambda x: np.linalg.norm(x, np.inf),
        (np.array([1.0, -1.0, 0.5]),),
    ),
    "a kink 1e-9 away": (lambda x: np.abs(x - (1 + 2.0**-30)), (1.0,)),
}
"""Right functions, and the points where they are checked in all second orders."""


def ruled(f, rule):
    """A function with a forward rule: rule(*inputs, output, *tangents)."""
    count = (len(signature(rule).parameters) - 1) // 2
    function = te.custom_jvp([lambda x: f(x), lambda x, y: f(x, y)][count - 1])
    function.defjvp(rule)
    return function


def pulled(f, pullback, **options):
    """A function with a pullback: pullback(inputs, cotangent)."""
    function = te.custom_vjp(f if isinstance(f, FunctionType) else lambda x: f(x))
    function.defvjp(lambda *inputs: (inputs,), lambda r, ct: pullback(*r, ct), **options)
    return function


def _second(f, first, second):
    """A function with a right derivative whose own derivative is wrong."""
    slope = ruled(first, lambda x, y, dx: second(x) * dx)
    return ruled(f, lambda x, y, dx: slope(x) * dx)


def _softmax(x):
    e = np.exp(x - np.max(x))
    return e / np.sum(e)


def _gelu_by_tanh(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def _inverse(x):
    return np.linalg.inv(x)


WRONG = {
    "sign": (ruled(np.cos, lambda x, y, dx: np.sin(x) * dx), (0.3,)),
    "factor 2": (ruled(lambda x: x**2, lambda x, y, dx: x * dx), (V,)),
    "exponent not lowered": (ruled(lambda x: x**3, lambda x, y, dx: 3 * x**3 * dx), (2.0,)),
    "inner derivative": (ruled(lambda x: np.sin(3 * x), lambda x, y, dx: np.cos(3 * x) * dx), (V,)),
    "a term is missing": (ruled(lambda x: x * np.sin(x), lambda x, y, dx: np.sin(x) * dx), (V,)),
    "product rule by half": (
        ruled(lambda x, y: x * y, lambda x, y, out, dx, dy: y * dx),
        (2.0, 3.0),
    ),
    "quotient, sign of a term": (
        ruled(lambda x, y: x / y, lambda x, y, out, dx, dy: dx / y + x * dy / y**2),
        (2.0, 3.0),
    ),
    "arguments exchanged": (
        ruled(lambda x, y: x * y**2, lambda x, y, out, dx, dy: 2 * x * y * dx + y**2 * dy),
        (2.0, 3.0),
    ),
    "off by 1e-3": (ruled(np.exp, lambda x, y, dx: 1.001 * y * dx), (V,)),
    "off by 1e-5": (ruled(np.sin, lambda x, y, dx: (1 + 1e-5) * np.cos(x) * dx), (V,)),
    "off by 1e-3 in single precision": (
        ruled(np.exp, lambda x, y, dx: 1.001 * y * dx),
        (F32([0.3]),),
    ),
    "off by 1e-3 at 1e9": (ruled(np.sin, lambda x, y, dx: 1.001 * np.cos(x) * dx), (1e9,)),
    "off by 1e-3 at 1e-8": (ruled(np.log, lambda x, y, dx: 1.001 * dx / x), (1e-8,)),
    "off by a small constant": (ruled(np.sin, lambda x, y, dx: (np.cos(x) + 1e-4) * dx), (V,)),
    "conjugate missing": (ruled(np.conj, lambda z, y, dz: dz), (Z,)),
    "conjugate too many": (ruled(lambda z: z * z, lambda z, y, dz: 2 * z * np.conj(dz)), (Z,)),
    "conjugate of a coefficient": (ruled(np.exp, lambda z, y, dz: np.conj(y) * dz), (Z,)),
    "conjugate missing in the pullback": (
        pulled(lambda z: z * z, lambda r, ct: (2 * r[0] * ct,)),
        (Z,),
    ),
    "holomorphic rule of abs": (ruled(np.abs, lambda z, y, dz: np.real(dz) * np.real(z) / y), (Z,)),
    "imaginary part lost": (
        ruled(lambda z: z * np.conj(z), lambda z, y, dz: 2 * np.real(z) * np.real(dz) + 0j),
        (Z,),
    ),
    "half of |z|²": (
        ruled(lambda z: np.abs(z) ** 2, lambda z, y, dz: np.real(np.conj(z) * dz)),
        (Z,),
    ),
    "transpose missing": (
        pulled(lambda a, x: a @ x, lambda r, ct: (np.outer(ct, r[1]), r[0] @ ct)),
        (A, V),
    ),
    "transpose missing in an outer product": (
        pulled(lambda a, x: a @ x, lambda r, ct: (np.outer(r[1], ct), r[0].T @ ct)),
        (A, V),
    ),
    "inverse, one factor transposed": (ruled(_inverse, lambda a, y, da: -y.T @ da @ y), (S + A,)),
    "inverse, sign": (ruled(_inverse, lambda a, y, da: y @ da @ y), (S,)),
    "solve, right side only": (
        ruled(np.linalg.solve, lambda a, b, x, da, db: np.linalg.solve(a, db)),
        (S, V),
    ),
    "determinant, transposed adjugate": (
        ruled(np.linalg.det, lambda a, y, da: y * np.sum(np.linalg.inv(a) * da)),
        (A,),
    ),
    "trace for a sum": (ruled(np.sum, lambda a, y, da: np.trace(da)), (A,)),
    "symmetrization missing": (ruled(lambda a: (a + a.T) / 2, lambda a, y, da: da), (A,)),
    "symmetrization missing in a quadratic form": (
        ruled(lambda a, x: x @ a @ x, lambda a, x, y, da, dx: x @ da @ x + 2 * x @ a @ dx),
        (A, V),
    ),
    "wrong axis of a sum": (
        ruled(lambda a: np.sum(a**2, 0), lambda a, y, da: np.sum(2 * a * da, 1)),
        (A,),
    ),
    "wrong axis of a cumulative sum": (
        ruled(lambda a: np.cumsum(a, 0), lambda a, y, da: np.cumsum(da, 1)),
        (A,),
    ),
    "cumulative sum not reversed": (pulled(np.cumsum, lambda r, ct: (np.cumsum(ct),)), (V,)),
    "broadcasting not summed": (
        pulled(lambda x, s: x * s, lambda r, ct: (ct * r[1], (ct * r[0])[0])),
        (V, 2.0),
    ),
    "broadcasting averaged": (
        pulled(lambda x, s: x * s, lambda r, ct: (ct * r[1], np.mean(ct * r[0]))),
        (V, 2.0),
    ),
    "mean as a sum": (ruled(np.mean, lambda x, y, dx: np.sum(dx)), (V,)),
    "wrong for one element": (
        ruled(np.sin, lambda x, y, dx: np.cos(x) * dx * np.where(np.arange(50) == 17, 0.9, 1.0)),
        (np.linspace(0, 1, 50),),
    ),
    "wrong for one small element": (
        ruled(
            lambda x: np.sum(np.exp(x)),
            lambda x, y, dx: np.sum(np.exp(x) * dx * np.array([1.0, 1.0, 1.01])),
        ),
        (np.array([10.0, 0.0, -5.0]),),
    ),
    "wrong for one small output": (
        ruled(np.exp, lambda x, y, dx: y * dx * np.array([1.0, 1.0, 1.01])),
        (np.array([30.0, 0.0, -20.0]),),
    ),
    "an argument without a derivative": (
        pulled(lambda x, y: np.sin(x) * y, lambda r, ct: (ct * r[1] * np.cos(r[0]), None)),
        (0.3, 2.0),
    ),
    "zero at one special point": (
        ruled(np.sin, lambda x, y, dx: np.where(x == 0, 0.0, np.cos(x)) * dx),
        (np.array([0.0, 1.0]),),
    ),
    "sinc at 0, off": (ruled(np.sinc, lambda x, y, dx: np.where(x == 0, 1.0, 0.0) * dx), (0.0,)),
    "one branch only": (
        ruled(lambda x: np.where(x > 0, x**2, np.sin(x)), lambda x, y, dx: 2 * x * dx),
        (V,),
    ),
    "the branch exchanged": (
        ruled(
            lambda x: np.where(x > 0, x**2, 3 * x),
            lambda x, y, dx: np.where(x > 0, 3.0, 2 * x) * dx,
        ),
        (np.array([1.0, -1.0]),),
    ),
    "clip, bound ignored": (
        ruled(lambda x: np.clip(x, 0, 1), lambda x, y, dx: dx),
        (np.array([0.5, 2.0]),),
    ),
    "clip, ignored 1e-6 above its bound": (
        ruled(lambda x: np.clip(x, 0, 1), lambda x, y, dx: dx),
        (1 + 1e-6,),
    ),
    "clip, cut off 1e-6 below its bound": (
        ruled(lambda x: np.clip(x, 0, 1), lambda x, y, dx: 0 * dx),
        (1 - 1e-6,),
    ),
    "clip, averaged 1e-6 from its bound": (
        ruled(lambda x: np.clip(x, 0, 1), lambda x, y, dx: 0.5 * dx),
        (1 - 1e-6,),
    ),
    "outside of the slopes at a kink": (ruled(np.abs, lambda x, y, dx: 1.5 * dx), (0.0,)),
    "a tie counted twice": (ruled(np.max, lambda x, y, dx: np.sum(dx)), (np.ones(3),)),
    "max, to the wrong element": (
        ruled(np.max, lambda x, y, dx: dx[0]),
        (np.array([1.0, 3.0, 2.0]),),
    ),
    "sort, not permuted": (ruled(np.sort, lambda x, y, dx: dx), (np.array([2.0, 1.0, 3.0]),)),
    "NaN of a masked branch": (
        ruled(masked, lambda x, y, dx: dx * np.where(x > 0, 1.0, np.nan) / x),
        (np.array([1.0, -1.0]),),
    ),
    "infinite slope claimed to be 1": (ruled(np.abs, lambda x, y, dx: dx * np.inf), (1.0,)),
    "stop_gradient by mistake": (lambda x: x * te.stop_gradient(np.sin(x)), (V,)),
    "stop_gradient in a normalization": (lambda x: x / te.stop_gradient(np.sum(x * x)), (V,)),
    "straight through": (lambda x: x * x + te.stop_gradient(np.sin(x) - x), (V,)),
    "softmax, diagonal only": (ruled(_softmax, lambda x, y, dx: y * (1 - y) * dx), (V,)),
    "softmax, without the diagonal": (ruled(_softmax, lambda x, y, dx: -y * (y @ dx)), (V,)),
    "logarithm of another base": (ruled(np.log2, lambda x, y, dx: dx / x), (2.0,)),
    "degrees for radians": (
        ruled(lambda x: np.sin(np.deg2rad(x)), lambda x, y, dx: np.cos(np.deg2rad(x)) * dx),
        (30.0,),
    ),
    "norm not divided": (ruled(np.linalg.norm, lambda x, y, dx: x @ dx), (V,)),
    "variance by n - 1": (
        ruled(np.var, lambda x, y, dx: 2 * np.sum((x - np.mean(x)) * dx) / (x.size - 1)),
        (V,),
    ),
    "gathered, not added up": (
        pulled(lambda x: x[np.array([0, 0, 1])], lambda r, ct: (np.stack([ct[0], ct[2]]),)),
        (np.array([1.0, 2.0]),),
    ),
    "convolution not flipped": (
        pulled(
            lambda x: np.convolve(x, np.array([1.0, 2.0, 4.0])),
            lambda r, ct: (np.convolve(ct, np.array([1.0, 2.0, 4.0]))[2:5],),
        ),
        (V,),
    ),
    "FFT, not scaled": (ruled(np.fft.ifft, lambda z, y, dz: np.fft.fft(dz)), (Z,)),
    "roll in the same direction": (
        pulled(
            lambda x: np.roll(x, 1) ** 2, lambda r, ct: (np.roll(ct * 2 * np.roll(r[0], 1), 1),)
        ),
        (V,),
    ),
    "a small slope on a large value lost": (
        ruled(lambda x: 1e6 + 1e-3 * np.sin(x), lambda x, y, dx: 0 * dx),
        (0.5,),
    ),
    "second order, sign": (_second(np.sin, np.cos, np.sin), (0.7,)),
    "second order, missing": (_second(lambda x: x**3, lambda x: 3 * x * x, lambda x: 0 * x), (V,)),
    "second order, off by 1e-3": (_second(np.exp, np.exp, lambda x: 1.001 * np.exp(x)), (V,)),
    "second order, stopped": (
        ruled(np.sin, lambda x, y, dx: te.stop_gradient(np.cos(x)) * dx),
        (V,),
    ),
    "second order in one argument": (
        ruled(
            lambda x, y: x * x * y,
            lambda x, y, out, dx, dy: 2 * x * te.stop_gradient(y) * dx + x * x * dy,
        ),
        (2.0, 3.0),
    ),
    "a pullback that is not symmetric": (
        pulled(lambda x: x @ A @ x, lambda r, ct: (2 * ct * (A @ r[0]),)),
        (V,),
    ),
    "a pullback of reverse mode only": (
        pulled(np.sin, lambda r, ct: (ct * np.cos(2 * r[0]),), linear=False),
        (V,),
    ),
    "gamma function without digamma": (ruled(te.special.gamma, lambda x, y, dx: y * dx), (2.5,)),
    "pytree, one leaf": (lambda p: te.stop_gradient(p["a"]) * p["b"], ({"a": V, "b": 2.0},)),
    "off by 1e-6": (ruled(np.sin, lambda x, y, dx: (1 + 1e-6) * np.cos(x) * dx), (V,)),
    "infinite slope claimed to be 0": (ruled(np.cbrt, lambda x, y, dx: 0 * dx), (0.0,)),
    "sign of abs beside 0": (
        ruled(np.abs, lambda x, y, dx: np.where(x > -1e-8, 1.0, -1.0) * dx),
        (-1e-9,),
    ),
    "another formula of gelu": (
        ruled(te.nn.gelu, lambda x, y, dx: te.jvp(_gelu_by_tanh, (x,), (dx,))[1]),
        (V,),
    ),
    "sigmoid, sign": (ruled(te.special.expit, lambda x, y, dx: y * (1 + y) * dx), (V,)),
    "Gram matrix, one half": (ruled(lambda a: a.T @ a, lambda a, y, da: 2 * a.T @ da), (A,)),
    "exponential of a commuting tangent": (
        ruled(te.linalg.expm, lambda a, y, da: y @ da),
        (A,),
    ),
    "padding, cut off at the wrong end": (
        pulled(lambda x: np.pad(x, 1) ** 2, lambda r, ct: ((2 * np.pad(r[0], 1) * ct)[:-2],)),
        (V,),
    ),
    "gathered twice, the last one counts": (
        pulled(
            lambda x: x[np.array([0, 1, 1])] ** 2,
            lambda r, ct: (2 * r[0] * np.stack([ct[0], ct[2]]),),
        ),
        (np.array([1.0, 2.0]),),
    ),
    "vdot without a conjugate": (
        ruled(np.vdot, lambda a, b, y, da, db: np.vdot(a, db) + np.vdot(b, da)),
        (Z, Z[::-1].copy()),
    ),
    "last step of a loop stopped": (
        lambda x: te.fori_loop(
            0, 3, lambda i, c: np.where(i < 2, c * x, te.stop_gradient(c * x)), x
        ),
        (1.3,),
    ),
    "a carry that is stopped": (
        lambda x: te.fori_loop(0, 3, lambda i, c: te.stop_gradient(c) * x + 1, x),
        (1.3,),
    ),
    "one of 5,000": (
        ruled(
            lambda x: np.sum(x**2),
            lambda x, y, dx: np.sum(2 * x * dx * np.where(np.arange(5000) == 7, 1.1, 1.0)),
        ),
        (RNG.standard_normal(5000),),
    ),
    "product by division at 0": (
        ruled(np.prod, lambda x, y, dx: np.sum(y / x * dx)),
        (np.array([0.0, 2.0, 3.0]),),
    ),
    "norm by division at 0": (
        ruled(np.linalg.norm, lambda x, y, dx: np.sum(x * dx) / y),
        (np.zeros(2),),
    ),
    "mixed second order": (
        ruled(
            lambda x, y: x * y * y,
            lambda x, y, out, dx, dy: te.stop_gradient(y * y) * dx + 2 * x * y * dy,
        ),
        (2.0, 3.0),
    ),
}
"""Wrong derivatives, and the points where each is checked in all second orders."""
