"""The survey: classes of programs that the default set lacks, most of them small arrays.

Rows of a class differ in size: in the smallest, calls cost more than arithmetic.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro_bench import functions, survey_functions as of
from tenferro_bench.functions import Maker
from tenferro_bench.workload import (
    Workload,
    complex_normal,
    indices,
    scaled,
    uniform,
    workload,
)

SURVEY: list[Workload] = []
F32, F64 = np.dtype("f4"), np.dtype("f8")
C64, C128 = np.dtype("c8"), np.dtype("c16")
_REALS: tuple[tuple[Any, str], ...] = ((F64, ""), (F32, ", f32"))
_COMPLEX: tuple[tuple[Any, str], ...] = ((C128, ""), (C64, ", c64"))


def _value(name: str, kind: str, make: Maker, *shapes: Any, **options: Any) -> None:
    SURVEY.append(workload(name, kind, make, *shapes, **options))


def _gradient(name: str, kind: str, make: Maker, *shapes: Any, **options: Any) -> None:
    options.setdefault("argnums", (0,))
    SURVEY.append(workload(f"{name}, gradient", kind, of.squares(make), *shapes, **options))


def _both(name: str, kind: str, make: Maker, *shapes: Any, argnums: Any = (0,), **o: Any) -> None:
    _value(name, kind, make, *shapes, **o)
    _gradient(name, kind, make, *shapes, argnums=argnums, **o)


_CONVOLUTIONS = (
    ("conv1d 1x1x64, 3", "conv1d", (1, 1, 64), (1, 1, 3)),
    ("conv1d 8x8x512, 5", "conv1d", (8, 8, 512), (16, 8, 5)),
    ("conv2d 1x3x12x12, 3x3", "conv2d", (1, 3, 12, 12), (4, 3, 3, 3)),
    ("conv2d 8x3x32x32, 3x3", "conv2d", (8, 3, 32, 32), (8, 3, 3, 3)),
    ("conv2d 16x16x28x28, 3x3", "conv2d", (16, 16, 28, 28), (32, 16, 3, 3)),
    ("conv2d stride 2", "conv2d_stride2", (16, 16, 28, 28), (32, 16, 3, 3)),
    ("conv2d depthwise", "conv2d_depthwise", (8, 32, 28, 28), (32, 1, 3, 3)),
    ("conv2d transposed", "conv2d_transposed", (8, 16, 14, 14), (16, 8, 3, 3)),
    ("conv3d 2x4x12x12x12", "conv3d", (2, 4, 12, 12, 12), (8, 4, 3, 3, 3)),
)
for _name, _key, *_shapes in _CONVOLUTIONS:
    _make = functions.of_library(_key)
    _both(f"{_name}, f32", "convolution", _make, *_shapes, argnums=(0, 1), dtype=F32)
_both(
    "conv2d 16x16x28x28, 3x3", "convolution", functions.of_library("conv2d"),
    (16, 16, 28, 28), (32, 16, 3, 3), argnums=(0, 1),
)  # fmt: skip
for _n in (100, 5000):
    _both(
        f"np.convolve {_n} * 64", "convolution", functions.of_library("convolve"),
        (_n,), (64,), argnums=(0, 1),
    )  # fmt: skip
_both(
    "fftconvolve 128x128", "convolution", functions.of_library("fftconvolve"),
    (128, 128), (32, 32), argnums=(0, 1), without=("torch",),
)  # fmt: skip
for _dtype, _suffix in _REALS:
    _pool = functions.of_library("max_pool2d")
    _both(f"max pooling 8x8x32x32{_suffix}", "convolution", _pool, (8, 8, 32, 32), dtype=_dtype)
_value(
    "convolutional network, step", "convolution", of.convolutional_network,
    (64, 1, 28, 28), indices(10, 64), scaled(0.3, 8, 1, 3, 3, dtype=F32),
    scaled(0.1, 16, 8, 3, 3, dtype=F32), scaled(0.05, 784, 10, dtype=F32),
    argnums=(2, 3, 4), dtype=F32,
)  # fmt: skip

for _count, _n in ((1, 3), (20_000, 2), (2000, 3)):
    _both(f"det {_count} of {_n}x{_n}", "determinant", of.linear("det"), (_count, _n, _n))
_both("det 20000 of 3x3, f32", "determinant", of.linear("det"), (20_000, 3, 3), dtype=F32)
for _n in (16, 100, 128):
    _both(f"slogdet {_n}x{_n}", "determinant", of.logarithm_of_determinant, (_n, _n))

for _count, _n in ((1, 3), (5000, 4), (500, 16)):
    _at, _kind = f"{_count} of {_n}x{_n}", "small linear algebra"
    _matrix, _vector = (_count, _n, _n), (_count, _n, 1)
    _both(f"solve {_at}", _kind, of.linear("solve"), _matrix, _vector, argnums=(0, 1))
    _both(f"inv {_at}", _kind, of.linear("inv"), _matrix)
    _both(f"Cholesky {_at}", _kind, of.cholesky_of_product, _matrix, lambda rng, n=_n: np.eye(n))
    _both(f"eigvalsh {_at}", _kind, of.eigenvalues, _matrix)
    _both(f"QR {_at}", _kind, functions.of_library("qr"), _matrix)
    _both(f"svdvals {_at}", _kind, lambda xp: lambda a: xp.svdvals(a), _matrix)
    _lower = functions.of_library("triangular")
    _both(f"triangular {_at}", _kind, _lower, _matrix, _vector, argnums=(0, 1))
_both(
    "complex solve 500 of 8x8", "small linear algebra", of.linear("solve"),
    complex_normal(500, 8, 8), complex_normal(500, 8, 1), argnums=(0, 1),
)  # fmt: skip

_both(
    "triangular solve 300x300", "matrices", functions.of_library("triangular"),
    lambda rng: np.tril(rng.standard_normal((300, 300))) / 17 + 2 * np.eye(300), (300, 300),
    argnums=(0, 1),
)  # fmt: skip
_both("solve 100x100", "matrices", of.linear("solve"), (100, 100), (100, 1), argnums=(0, 1))
_both("inv 100x100", "matrices", of.linear("inv"), (100, 100))
_both("lstsq 200x10", "matrices", functions.of_library("lstsq"), (200, 10), (200, 1))
for _count, _n in ((1, 3), (200, 4), (1, 20)):
    _exponential = functions.of_library("expm")
    _both(f"expm {_count} of {_n}x{_n}", "matrices", _exponential, scaled(0.3, _count, _n, _n))
for _dtype, _suffix in _COMPLEX:
    for _n in (8, 128):
        _operand = complex_normal(_n, _n, dtype=_dtype)
        _at = f"complex matmul {_n}{_suffix}"
        _both(_at, "matrices", of.product, _operand, _operand, argnums=(0, 1))

for _n, _dtype, _suffix in ((10, F64, ""), (10_000, F64, ""), (10_000, F32, ", f32")):
    _x = uniform(0.2, 8.0, _n, dtype=_dtype)
    _kind = "special functions"
    for _name in ("i0", "i1", "i0e", "i1e", "digamma", "gammaln"):
        _both(f"{_name} n={_n}{_suffix}", _kind, of.special(_name), _x)
    _both(f"polygamma(1) n={_n}{_suffix}", _kind, of.special("polygamma", 1), _x)
    _value(
        f"zeta n={_n}{_suffix}", _kind, of.special("zeta"), uniform(1.5, 9, _n, dtype=_dtype), _x
    )
    _normal = scaled(3.0, _n, dtype=_dtype)
    _both(f"log_ndtr n={_n}{_suffix}", _kind, of.special("log_ndtr"), _normal)
    _inside = uniform(-0.99, 0.99, _n, dtype=_dtype)
    _both(f"erfinv n={_n}{_suffix}", _kind, of.special("erfinv"), _inside)
    _incomplete = of.special("gammainc")
    _value(f"gammainc n={_n}{_suffix}", _kind, _incomplete, _x, _x)
    _gradient(f"gammainc in x, n={_n}{_suffix}", _kind, _incomplete, _x, _x, argnums=(1,))
    _gradient(f"gammainc in a, n={_n}{_suffix}", _kind, _incomplete, _x, _x, without=("torch",))
for _name in ("j0", "j1"):  # PyTorch has them with single precision in either dtype
    _x = uniform(0.2, 8.0, 10_000, dtype=F32)
    _value(f"{_name} n=10000, f32", _kind, of.special(_name), _x, without=("jax",))

_sort = of.called("sort", axis=-1)
for _rows, _columns in ((3, 11), (300, 401)):
    _kind, _at = "order", f"{_rows}x{_columns}"
    _table = (_rows, _columns)
    _both(f"median {_at}", _kind, functions.of_library("median"), _table)
    _both(f"sort {_at}", _kind, _sort, _table)
    _both(f"top 10 {_at}", _kind, functions.of_library("top_k"), _table)
    _both(f"cumulative maximum {_at}", _kind, functions.of_library("cummax"), _table)
_both("median 10001", "order", functions.of_library("median"), (10_001,))
_both("quantiles 10001", "order", functions.of_library("quantiles"), (10_001,))
_both("sort 1e5", "order", _sort, (100_000,))
_both("sort 1e5, f32", "order", _sort, (100_000,), dtype=F32)
_value("histogram 1e5, 100 bins", "order", functions.of_library("histogram"), (100_000,))
for _n in (20, 50_000):
    _both(
        f"interp {_n} in 200", "order", functions.of_library("interp"), uniform(-3, 3, _n),
        lambda rng: np.linspace(-3, 3, 200), (200,), argnums=(2,),
    )  # fmt: skip

for _dtype, _suffix in _REALS:
    _kind = "cumulative"
    for _n in (20, 100_000):
        _both(f"cumsum {_n}{_suffix}", _kind, of.called("cumsum", axis=0), (_n,), dtype=_dtype)
for _axis in (0, 1):
    _both(f"cumsum 300x400, axis={_axis}", _kind, of.called("cumsum", axis=_axis), (300, 400))
    _near, _at = uniform(0.9, 1.1, 300, 40), f"300x40, axis={_axis}"
    _both(f"cumprod {_at}", _kind, of.called("cumprod", axis=_axis), _near)
    _both(f"prod {_at}", _kind, functions.reduced("prod", _axis), _near)
_both("cumulative logsumexp", "cumulative", functions.of_library("cumlogsumexp"), (300, 400))
for _n in (16, 4096):
    _both(
        f"associative_scan {_n}", "cumulative", of.recurrence, uniform(0.5, 1, _n), (_n,),
        argnums=(0, 1), without=("torch",),
    )  # fmt: skip

for _n in (8, 400):
    for _dtype, _suffix in _REALS:
        _both(
            f"roll Laplacian {_n}{_suffix}", "stencil", of.rolled_laplacian, (_n, _n), dtype=_dtype
        )
for _n in (20, 100_000):
    _both(f"a[::2] * a[1::2], n={_n}", "slices", of.alternating, (_n,))
_both("columns by threes", "slices", of.every_third, (300, 300))
for _side in (4, 24):
    _both(
        f"assembly {_side**2}x{_side**2}", "slices", of.five_points(_side), (_side**2,), (_side**2,)
    )

_loops: dict[str, Any] = {"without": ("torch",)}
for _n in (8, 64, 256):
    _w = scaled(_n**-0.5, _n, _n)
    _both(f"scan, {_n}x{_n} @", "loops", of.recurrent, _w, (100, _n), **_loops)
    _weights = scaled(_n**-0.5, 3 * _n, _n), scaled(_n**-0.5, 3 * _n, 16)
    _both(f"GRU {_n}", "loops", of.gru, *_weights, (100, 16), argnums=(0, 1), **_loops)
_w32 = scaled(256**-0.5, 256, 256, dtype=F32)
_both("scan, 256x256 @, f32", "loops", of.recurrent, _w32, (100, 256), dtype=F32, **_loops)
_both("edit distance 100x100", "loops", of.edit_distance, uniform(0, 1, 100, 100), **_loops)
for _n in (10, 1000):
    _both(f"Newton, solve 2x2, {_n}", "loops", of.newton, uniform(1, 2, _n, 2), **_loops)
for _n in (10, 100):
    _parameters = scaled(0.4, 4, 4), (2, 4), lambda rng: np.eye(4), lambda rng: np.eye(2)
    _both(f"Kalman filter, {_n} unrolled", "loops", of.kalman(_n), *_parameters)

for _n, (_dtype, _suffix) in ((10, _COMPLEX[0]), (10_000, _COMPLEX[0]), (10_000, _COMPLEX[1])):
    _argument = complex_normal(_n, dtype=_dtype)
    for _name in ("exp", "tanh", "sqrt", "arctan"):
        _both(f"complex {_name} n={_n}{_suffix}", "complex", of.called(_name), _argument)
    _both(f"complex power n={_n}{_suffix}", "complex", of.power, _argument)

for _dtype, _suffix in _COMPLEX:
    for _name, _shape in (
        ("fft", (16,)), ("fft", (16, 4096)), ("fft", (1000, 64)), ("fft", (1009,)),
        ("fft2", (8, 8)), ("fft2", (256, 256)), ("fftn", (48, 48, 48)),
    ):  # fmt: skip
        _at = f"{_name} {'x'.join(map(str, _shape))}{_suffix}"
        _both(_at, "Fourier", of.method(_name), complex_normal(*_shape, dtype=_dtype))
    _real = F64 if _dtype == C128 else F32
    _both(f"rfft2 256x256{_suffix}", "Fourier", of.method("rfft2"), (256, 256), dtype=_real)

_far = ((2000, 64), scaled(4.0, 25, 64), scaled(0.1, 25, 64), (25,))
_mixture = functions.diagonal_mixture
_value("mixture with underflow", "mixture", _mixture, *_far)
_value("mixture with underflow, gradient", "mixture", _mixture, *_far, argnums=(1, 2, 3))

for _n in (4, 12):
    _tensors = [scaled(0.3, 4, 4, 4) for _ in range(_n)]
    _every = tuple(range(_n))
    _both(f"chain of {_n} tensors", "contraction", of.chain_of_tensors, *_tensors, argnums=_every)
for _n in (12, 120):
    _legs, _graph = of.regular_graph(_n)
    _tensors = [scaled(0.6, 2, 2, 2) for _ in range(_n)]
    _at = f"network of {_n} tensors"
    _both(_at, "contraction", _graph, *_tensors, argnums=tuple(range(_n)))

for _sizes in ((4, 4), (16, 32, 32, 4)):
    _at = f"dictionary of {2 * len(_sizes) - 2} arrays"
    _value(_at, "containers", of.container, of.dense(_sizes), (8, _sizes[0]))
    _value(
        f"{_at}, gradient", "containers", of.container, of.dense(_sizes), (8, _sizes[0]),
        argnums=(0,),
    )  # fmt: skip
for _n in (1, 8, 20):
    _value(
        f"list of {_n} arrays", "containers", of.of_list,
        lambda rng, n=_n: [rng.standard_normal(4) for _ in range(n)], lambda rng: np.float64(2.0),
    )  # fmt: skip
