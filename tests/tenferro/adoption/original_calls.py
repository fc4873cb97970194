"""Calls of functions that adopted code reaches, by the keywords of the originals."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np

import tenferro as te

rng = np.random.default_rng(1)
V, W = np.array([0.3, 1.2, 0.7, 0.3]), np.array([0.5, 0.25, 0.9, 0.8])
I, J = np.array([2, 0, 1, 3]), np.array([1, 1, 0, 2])
A, T3, B, TALL = (rng.standard_normal(s) for s in ((4, 4), (2, 3, 4), (4, 2), (5, 3)))
S = A @ A.T + 4 * np.eye(4)
L, BITS = rng.standard_normal(40), np.array([True, False, True, True])
C, VC, F = A + 1j * A[::-1], V + 1j * W, V.astype("f4")
POOL = [
    *((x,) for x in (V, A, S, T3, VC, C, I, BITS, F, S.astype("f4"), L, TALL, 0.5, 3, (3, 4))),
    ([V, W],), (V, W), (S, V), (S, B), (A, S), (VC, VC), (V, F), (I, J), (F, F), (V, I), (I, V),
    (V, W, V), (V, V, V, W), (V, 2), (A, 1), (2, V), (2, 3), (L, L[:5]), (TALL, TALL), (V, 0.3),
    (S, S, S), (1.0, 2.0), (BITS, V, W), (2, V, W), (0.5, 0.7, 0.2), (0.5, 0.7, 0.2, 1.1),
    (5, 6, 0.3), (5, 0.3), (V, [1, 2]), (T3, (1, 2)), (V, J),
]  # fmt: skip
"""Arguments by position; those that an original accepts are the arguments of its calls."""
FILTERED = [(A,), (T3,), (F,), (I.astype(float),)]
OWN = {
    **{f"scipy.ndimage.{n}_filter": [(A, 3), (T3, 3)] for n in ("maximum", "median", "minimum",
        "uniform")},
    **{f"scipy.ndimage.{n}": FILTERED for n in ("laplace", "prewitt", "sobel", "spline_filter")},
    **{f"scipy.ndimage.{n}": [(A, 1.5), (T3, 1.0)] for n in ("gaussian_filter",
        "gaussian_laplace", "gaussian_gradient_magnitude", "shift", "zoom", "rotate")},
    **{f"scipy.ndimage.{n}1d": [(A, 3), (F, 3)] for n in ("maximum_filter", "minimum_filter",
        "uniform_filter", "gaussian_filter")},
    **{f"scipy.ndimage.{n}": [(A, A[:3, :3])] for n in ("convolve", "correlate")},
    **{f"scipy.ndimage.{n}1d": [(A, V[:3])] for n in ("convolve", "correlate")},
    "scipy.ndimage.affine_transform": [(A, np.array([[0.9, 0.1], [0.0, 1.1]]))],
    "scipy.ndimage.map_coordinates": [(A, np.array([[0.5, 1.2], [2.2, 0.1]]))],
    "scipy.ndimage.percentile_filter": [(A, 30.0, 3)],
    "scipy.ndimage.rank_filter": [(A, 1, 3)],
    **{f"scipy.linalg.solve_{n}_are": [(A, B, S, S[:2, :2])] for n in ("continuous", "discrete")},
    **{f"scipy.interpolate.{n}": [(np.arange(8.0), L[:8])] for n in ("splrep",
        "make_interp_spline", "CubicSpline")},
    "scipy.interpolate.splev": [(V, (np.arange(8.0), L[:8], 3))],
    "scipy.interpolate.splint": [(2.0, 4.5, (np.arange(8.0), L[:8], 3))],
    "scipy.interpolate.interp1d": [(np.arange(4.0), V)],
    "scipy.signal.sosfilt": [(np.array([[1.0, 0.5, 0.1, 1.0, -0.3, 0.1]]), L)],
    "scipy.signal.sosfilt_zi": [(np.array([[1.0, 0.5, 0.1, 1.0, -0.3, 0.1]]),)],
    "scipy.signal.lfilter": [(np.array([1.0, 0.5]), np.array([1.0, -0.3]), L)],
    "scipy.signal.filtfilt": [(np.array([1.0, 0.5]), np.array([1.0, -0.3]), L)],
    "scipy.signal.savgol_filter": [(L, 5, 2)],
    "scipy.sparse.linalg.eigsh": [(S, 1), (S, 2), (C @ C.conj().T, 2)],
    "scipy.sparse.linalg.lobpcg": [(S, B), (S, B, np.diag(V))],
}  # fmt: skip
"""Those of functions that accept few of the pool, or damage memory when they receive others."""
FLAG = (True, False)
KEYWORDS: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(
        "assume_unique calc_q centered check_finite compute_uv copy cov density disp endpoint "
        "equal_nan exact fftbins full full_matrices full_output grid_mode hermitian "
        "homogeneous_eigvals include_initial increasing invert keepdims lower orthogonalize "
        "overwrite_a overwrite_b overwrite_x p_indices padded permute_l pivoting prefilter "
        "repetition reshape retstep return_counts return_index return_indices return_inverse "
        "return_onesided return_rank return_sign returned rowvar separable sorted sparse "
        "unit_diagonal unique whole eigvals_only bias transposed".split(),
        FLAG,
    ),
    "a": (0.5,), "a_max": (0.9,), "a_min": (0.4,), "append": (9.0,), "args": ((),),
    "assume_a": ("sym", "pos", "gen"), "atol": (0.1,), "average": ("median",),
    "aweights": ("like",), "axes": (0, (0,), (0, 1), (1, 0), None), "axis": (0, -1, None, (0, 1)),
    "axis1": (1,), "axis2": (0,), "axisa": (0,), "axisb": (0,), "axisc": (0,), "b": (2.0,),
    "base": (2, 3.0), "bins": (3, [0.0, 0.5, 1.0]), "boundary": ("symm", "wrap", "even"),
    "bp": (2,), "casting": ("unsafe", "no"), "cond": (0.1,), "correction": (1, 0), "count": (2,),
    "cval": (1.5,), "d": (2.0,), "ddof": (1, 0, 2), "decimals": (2, -1), "default": (5.0,),
    "deg": (2,), "delta": (0.5,), "deriv": (1,), "derivative": (1,),
    "detrend": ("linear", False, "constant"), "device": ("cpu",), "discont": (1.0,),
    "driver": ("ev", "evd"), "dtype": (np.float32, "f8", complex, int, bool, "i4"), "dx": (0.5,),
    "edge_order": (2,), "extra_arguments": ((),), "fillvalue": (1.0,), "force": ("tovector",),
    "fs": (2.0,), "fweights": (I + 1,), "indexing": ("ij", "xy"), "initial": (2.0,),
    "k": (1, -1, 0),
    "kind": ("stable", "quicksort", "linear", "nearest", "cubic", "previous"),
    "lapack_driver": ("gesvd",), "left": (0.0,), "lwork": (99,), "m": (2,), "M": (3,),
    "max": (0.9,), "method": ("direct", "fft", "lower", "nearest", "median_unbiased", "gust"),
    "metric": ("euclidean", "cityblock"), "min": (0.4,), "minlength": (6,),
    "mode": ("same", "valid", "full", "wrap", "clip", "reflect", "nearest", "mirror", "constant",
             "economic", "r", "reduced", "complete", "interp"),
    "n": (3, 6, 2), "N": (3, 5), "nan": (1.0,), "nan_policy": ("omit", "raise"), "ndmin": (2,),
    "neginf": (1.0,), "nfft": (16, 64), "noverlap": (4,), "norm": ("ortho", "forward"),
    "nperseg": (8,), "num": (5,), "offset": (1, -1), "order": ("C", "F", "K", 0, 1, 2),
    "ord": (1, 2, np.inf, -np.inf, "fro", "nuc", 0, 3, -1, -2), "origin": (0, 1, -1),
    "output": (np.float32, "f8", complex), "p": (2, 3), "padlen": (2, 0),
    "padtype": ("even", "constant", None), "period": (1.0,), "posinf": (1.0,), "prepend": (0.0,),
    "q": (0.5,), "radius": (2,), "range": ((0.0, 1.0),), "rcond": (0.1, None), "right": FLAG,
    "rtol": (0.1, 1e-3), "s": ((3, 3), (5, 6)), "scaling": ("spectrum", "density"),
    "select": ("a",), "side": ("left", "right"), "sign": (1, -1), "size": (3,), "sort": ("lhp",),
    "start": (1,), "step": (2,), "stop": (5,), "subok": (False,), "subset_by_index": ((0, 1),),
    "subset_by_value": ((0.0, 9.0),), "to_begin": (1.0,), "to_end": (0.0,), "tol": (1e-6, 0.5),
    "trans": (1, "T", 0), "trim": ("f", "b"), "truncate": (2.0,), "type": (1, 2, 3, 4),
    "UPLO": ("U", "L"), "w": ("like",), "weights": ("like",), "where": (BITS,),
    "window": ("hann", ("kaiser", 3.0)), "worN": (16,), "workers": (1,), "x": ("like",),
    "xtol": (1e-3,), "y": ("like",),
}  # fmt: skip
"""Values of parameters that have a default; "like" is an array of the first argument's shape."""
NUMBERS = (
    *((x,) for x in (0.5, -0.7, 2.5, 1, 3, 0, True, float("nan"), 0.3 + 0.4j)),
    *((0.5, 0.7), (2.5, -0.7), (3, 2), (6, 4), (7, 2), (-7, 3), (0.5, 3), (0.3 + 0.4j, 0.2)),
    *((2.0, float("inf")), (1e300, 1e300), (5.0, 5.0 + 1e-10), (0.5, 0.7, 1.1), (4, 2, 3)),
    *(([0.5, 1.5], [0.2, 0.1]), ([1.0, 2.0, 3.0],), ((0.5, 1.5), (0.2, 0.1))),
)
"""Arguments of functions of `math` and `cmath`."""
BOOLEANS = "booleans are numbers in float64, as integers are"
PRECISION = "float32 stays float32, or is computed in float64 where SciPy does so"
COUNTS = "indices, pivots, ranks and counts are int64"
ORDER = "NumPy does not say in which order they are"
REASONS = {
    (r".", r"float(16|32|64), float16|, float16"): "small integers are float64, not float16",
    (r"scipy\.", r"b1: dtype"): BOOLEANS,
    (r"scipy.integrate", r"b1.*: values"): BOOLEANS,
    (r"scipy\.", r"dtype (float32|complex64), (float64|complex128)"): PRECISION,
    (r"scipy\.(integrate|spatial|special|signal)", r"dtype (float64, fl|complex128, c)"): PRECISION,
    (r"scipy.special.spherical", r"values"): "the sign at negative arguments for orders in (-1, 1)",
    (r"scipy.linalg.fractional_matrix_power", r"logm"): "no real logarithm",
    (r"numpy.(intersect|setdiff)1d", r"mask"): "the number of elements of the result is not known",
    (r"numpy.(geomspace|histogram2d)", r"dtype float32, float64"): "promotion of float32",
    (r"numpy.linalg.lstsq|scipy.linalg.(lu|qr|lu_factor)", r"dtype int64, int32"): COUNTS,
    (r"scipy.spatial.distance", r"dtype float64, int64"): "they are float64",
    (r"(numpy|scipy).linalg.eig|numpy.roots", r"dtype complex"): "no dtype depends on values",
    (r"numpy.(arg)?partition|numpy.unique_values", r"values"): ORDER,
    (r"numpy.argsort", r"values"): "equal elements keep their order",
    (r"(numpy|scipy).fft.i?fftn", r"number: dtype"): "a number without axes has no transform",
    (r"scipy.fft.i?d[cs]tn", r"number: dtype"): "a number without axes has no transform",
    (r"scipy.fft.i?d[cs]t", r"c16: values"): "SciPy ignores `orthogonalize` for complex arrays",
    (r"numpy.(ascontiguous|asfortran)array", r"number: shape"): "a number remains without axes",
    (r"numpy.diag_indices|numpy.tri", r"number: "): "sizes and diagonals are integers",
    (r"numpy.gradient", r"i8: values"): "coordinates that repeat",
    (r"scipy.integrate.(cumulative_)?simpson", r"(i8|c16): values"): "points that repeat",
    (r"numpy.polydiv", r"shape"): "leading zeros of a traced remainder remain",
    (r"numpy.trim_zeros", r"results"): "the result is an array, for a tuple too",
    (r"numpy.unwrap", r"b1: values"): BOOLEANS,
    (r"scipy.linalg.cho_factor", r"values"): "the triangle that is not used is zero",
    (r"scipy.linalg.(eig|eigh|svd)", r"values"): "vectors are determined up to signs or phases",
    (r"scipy.sparse.linalg.(eigs|lobpcg)", r"values \[ *(\S+\s+){3}"): "vectors, up to signs",
    (r"scipy.sparse.linalg.minres", r"values"): "both within the tolerance of the call",
    (r"scipy.linalg.solve_circulant", r"singular"): "`tol` concerns float32 differently",
    (r"scipy.interpolate.griddata", r"values"): "points that repeat",
    (r"scipy.interpolate.splrep", r"values"): "coefficients behind those that are used are 0",
    (r"scipy.ndimage", r"values"): "splines with mode 'reflect' interpolate exactly",
    (r"scipy.spatial.distance.jensenshannon", r"values"): "distributions of zeros",
    (r"scipy.special.logsumexp", r"number: shape"): "a number remains without axes",
    (r"scipy.special.stdtrit", r"values"): "the quantile of 0 is -∞, SciPy's ∞",
    (r"scipy.special.nrdtrisd", r"values"): "for p = 1/2 there is no deviation",
    (r"scipy.special.factorial", r"dtype"): PRECISION,
}  # fmt: skip
"""Why results differ: patterns of the full name, and of dtype and difference."""
NUMBERS_KEYWORDS = {
    "isclose": [{"rel_tol": 0.5}, {"abs_tol": 3.0}, {"rel_tol": 1e-12}],
    "prod": [{"start": 2.0}],
}


def parameters(function: Any) -> list[str]:
    """The parameters of an original that may be given by name, and have a default."""
    try:
        found = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return []
    return [p.name for p in found if p.default is not p.empty or p.kind is p.KEYWORD_ONLY]


def calls(name: str, theirs: Any, most: int = 3) -> Iterator[tuple[Any, dict[str, Any], list[Any]]]:
    """Arguments, keywords and results of calls that the original accepts.

    Keywords are tried alone, with some of the arguments. Masks without `out` leave elements
    unwritten, so that there is nothing to compare.
    """
    pool = OWN.get(name, POOL)
    is_ufunc = isinstance(theirs, np.ufunc)
    if is_ufunc:
        pool = [args for args in POOL if len(args) == theirs.nin]
    found = [(args, {}, r) for args in pool if (r := results(theirs, args, {})) is not None]
    yield from found
    some = found[:: max(1, len(found) // most)][:most]
    for key in parameters(theirs):
        for value in () if is_ufunc and key == "where" else KEYWORDS.get(key, ()):
            for args, _, _ in some:
                like = isinstance(value, str) and value == "like"
                given = {key: _like(args[0]) if like else value}
                if (r := results(theirs, args, given)) is not None:
                    yield args, given, r


def _like(x: Any) -> Any:
    shape = np.shape(x)
    return np.abs(np.cos(np.arange(1.0, 1 + int(np.prod(shape))))).reshape(shape)


def results(theirs: Any, args: Any, keywords: Any) -> list[Any] | None:
    """The numbers and arrays that the original returns; None if it raises or returns others."""
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        try:
            found = flat(theirs(*_copied(args), **keywords))
        except Exception:  # noqa: BLE001  (not arguments of this function)
            return None
    return found if all(map(_is_number, found)) else None


def _is_number(x: Any) -> bool:
    kinds = (np.ndarray, np.generic, int, float, complex)
    return isinstance(x, kinds) and np.asarray(x).dtype.kind in "biufc"


def _copied(x: Any) -> Any:
    if isinstance(x, list | tuple):
        return type(x)(map(_copied, x))
    return x.copy() if isinstance(x, np.ndarray) else x


def flat(result: Any) -> list[Any]:
    if isinstance(result, tuple | list):
        return [x for part in result for x in flat(part)]
    return [] if result is None else [result]


def compiled(adopted: Any, args: Any, keywords: Any, *, numbers: bool = False) -> list[Any]:
    """The results for traced arrays, and for traced numbers if told so."""
    leaves: list[Any] = []

    def placed(x: Any) -> Any:
        if isinstance(x, list | tuple):
            return type(x)(map(placed, x))
        if isinstance(x, np.ndarray) or (numbers and isinstance(x, int | float | complex)):
            leaves.append(x)
            return SimpleNamespace(position=len(leaves) - 1)
        return x

    def filled(x: Any, values: Any) -> Any:
        if isinstance(x, list | tuple):
            return type(x)(filled(y, values) for y in x)
        return values[x.position] if isinstance(x, SimpleNamespace) else x

    places = placed(tuple(args)), {key: placed(x) for key, x in keywords.items()}

    def f(*values: Any) -> Any:
        named = {key: filled(x, values) for key, x in places[1].items()}
        found = adopted(*filled(places[0], values), **named)
        return tuple(te.numpy.asarray(x) for x in flat(found))

    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        return list(te.jit(f, engine="numpy")(*leaves))


def difference(ours: list[Any], theirs: list[Any], args: Any) -> str:
    """How results differ: in their number, shapes, dtypes or values; empty if they do not."""
    if len(ours) != len(theirs):
        return f"{len(ours)} results, {len(theirs)} expected"
    low = any(np.asarray(x).dtype in ("f4", "c8") for x in (*flat(list(args)), *theirs))
    tolerance = 1e-4 if low else 1e-9
    for x, y in zip(map(np.asarray, ours), theirs, strict=True):
        number = isinstance(y, int | float | complex) and not isinstance(y, np.generic)
        y = np.asarray(y)
        if x.shape != y.shape:
            return f"shape {x.shape}, {y.shape} expected"
        if x.dtype != y.dtype and not (number and x.dtype.kind == y.dtype.kind):
            return f"dtype {x.dtype}, {y.dtype} expected"
        if not np.allclose(x, y, rtol=tolerance, atol=tolerance, equal_nan=True):
            return f"values {x.ravel()[:4]}, {y.ravel()[:4]} expected"
    return ""
