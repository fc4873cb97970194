"""NumPy's functions, and the Array API standard's, on arrays of tenferro."""
# ruff: noqa: F401, I001  (the names of a module stand on as few lines as they fit on)

from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from tenferro.numpy import methods  # binds operators and methods to arrays

# fmt: off
from numpy import (  # what does not compute arrays: types, states, printing, files
    False_, ScalarType, True_, array2string, array_repr, array_str, base_repr, binary_repr, bool,
    bool_, broadcast, byte, cdouble, character, complex128, complex64, complexfloating, csingle,
    double, dtype, errstate, float32, float64, int16, int32, int64, int8, uint16, uint32, uint64,
    uint8, flexible, float16, floating, format_float_positional, format_float_scientific,
    frombuffer, fromfile, fromregex, fromstring, generic, genfromtxt, get_printoptions, getbufsize,
    geterr, geterrcall, half, index_exp, inexact, int_, intc, integer, intp, issubdtype, load,
    loadtxt, long, longdouble, longlong, may_share_memory, memmap, mgrid, ndindex, number, object_,
    ogrid, printoptions, s_, save, savetxt, savez, savez_compressed, set_printoptions,
    setbufsize, seterr, seterrcall, shares_memory, short, show_config, show_runtime,
    signedinteger, single, str_, typecodes, typename, ubyte, ufunc, uint, uintc, uintp, ulong,
    ulonglong, unsignedinteger, ushort, void,
)
from tenferro.functions.arrays.along_axes import apply_along_axis, apply_over_axes
from tenferro.functions.elements.arithmetic import (
    abs, absolute, divmod, fabs, float_power, frexp, heaviside, ldexp, logaddexp2, positive,
    pow, power, sign, sinc, spacing,
)
from tenferro.functions.axes.arranging import repeat, roll, tile
from tenferro.functions.statistics.bit_packing import packbits, unpackbits
from tenferro.functions.arrays.array_type import ndarray
from tenferro.functions.writing.assigning import copyto, place, put, putmask
from tenferro.functions.numbers.choosing import clip, nan_to_num, piecewise, select, where
from tenferro.functions.numbers.complex_parts import (
    angle, conj, conjugate, iscomplexobj, isrealobj, unwrap,
)
from tenferro.functions.arrays.concatenators import c_, r_
from tenferro.functions.arrays.constants import e, euler_gamma, inf, nan, newaxis, pi
from tenferro.functions.numbers.convolving import convolve, correlate
from tenferro.functions.arrays.copying import MAY_GIVE_BACK, copying
from tenferro.functions.statistics.counting import (
    bincount, histogram, histogram2d, histogram_bin_edges, histogramdd,
)
from tenferro.functions.arrays.creation import (
    array, asanyarray, asarray, asarray_chkfinite, copy, empty, empty_like, eye, from_dlpack,
    fromfunction, full, full_like, identity, ones, ones_like, require, tri, zeros, zeros_like,
)
from tenferro.functions.axes.cumulative import (
    cummax, cummin, cumprod, cumsum, cumulative_logsumexp, cumulative_prod, cumulative_sum,
    nancumprod, nancumsum,
)
from tenferro.functions.arrays.data_types import (
    astype, can_cast, finfo, iinfo, isdtype, promote_types, result_type,
)
from tenferro.functions.arrays.diagonals import (
    diag_indices, diagflat, fill_diagonal, tril, tril_indices, triu, triu_indices,
)
from tenferro.functions.axes.differences import diff, ediff1d, gradient, interp, trapezoid
from tenferro.functions.axes.einstein import einsum_path
from tenferro.functions.elements.element_loops import fromiter, ndenumerate, vectorize
from tenferro.functions.elements.elementwise import (
    acos, acosh, add, arccos, arccosh, arcsin, arcsinh, arctan, arctan2, arctanh, asin, asinh,
    atan, atan2, atanh, cbrt, copysign, cos, cosh, deg2rad, degrees, divide, exp, exp2, expm1,
    floor_divide, fmax, fmin, fmod, gcd, hypot, lcm, log, log10, log1p, log2, logaddexp,
    maximum, minimum, mod, multiply, negative, nextafter, rad2deg, radians, reciprocal,
    remainder, sin, sinh, sqrt, square, subtract, tan, tanh, true_divide,
)
from tenferro.numpy.fitting import polyfit
from tenferro.functions.axes.grids import indices, ix_, meshgrid
from tenferro.functions.indexing.indexing import (
    dynamic_slice, dynamic_update_slice, put_along_axis, take, take_along_axis,
)
from tenferro.functions.indexing.inserting import append, delete, insert
from tenferro.functions.arrays.inspection import isscalar, iterable, ndim, shape, size
from tenferro.functions.arrays.joining import (
    block, column_stack, concat, concatenate, dstack, hstack, stack, vstack,
)
from tenferro.numpy.keywords import with_numpys_names
from tenferro.functions.elements.logic import (
    bitwise_and, bitwise_count, bitwise_invert, bitwise_left_shift, bitwise_not, bitwise_or,
    bitwise_right_shift, bitwise_xor, equal, greater, greater_equal, invert, left_shift, less,
    less_equal, logical_and, logical_not, logical_or, logical_xor, not_equal, right_shift,
)
from tenferro.functions.arrays.manipulation import broadcast_shapes, flatten
from tenferro.functions.indexing.multi_index import (
    choose, diag_indices_from, mask_indices, ravel_multi_index, tril_indices_from,
    triu_indices_from, unravel_index,
)
from tenferro.numpy.namespace import __array_api_version__, __array_namespace_info__
from tenferro.functions.statistics.nan_reductions import (
    nanargmax, nanargmin, nanmax, nanmean, nanmin, nanprod, nanstd, nansum, nanvar,
)
from tenferro.functions.statistics.padding import pad
from tenferro.numpy.polynomial_objects import poly1d
from tenferro.numpy.polynomial_roots import poly, polydiv, roots
from tenferro.functions.statistics.polynomials import (
    polyadd, polyder, polyint, polymul, polysub, polyval, vander,
)
from tenferro.functions.numbers.predicates import (
    allclose, array_equal, array_equiv, isclose, iscomplex, isfinite, isinf, isnan, isneginf,
    isposinf, isreal, signbit,
)
from tenferro.functions.axes.products import (
    cross, dot, inner, kron, matmul, matvec, outer, tensordot, trace, vdot, vecdot, vecmat,
)
from tenferro.functions.statistics.quantiles import (
    median, nanmedian, nanpercentile, nanquantile, percentile, quantile,
)
from tenferro.functions.numbers.ranges import arange, geomspace, linspace, logspace
from tenferro.functions.axes.reductions import (
    all, amax, amin, any, logsumexp, max, mean, min, prod, ptp, sum,
)
from tenferro.functions.arrays.resizing import resize
from tenferro.functions.numbers.rounding import around, ceil, fix, floor, modf, rint, round, trunc
from tenferro.functions.axes.searching import (
    argmax, argmin, argwhere, compress, count_nonzero, digitize, extract, flatnonzero, nonzero,
    searchsorted,
)
from tenferro.functions.axes.sets import (
    intersect1d, isin, setdiff1d, setxor1d, union1d, unique, unique_all, unique_counts,
    unique_inverse, unique_values,
)
from tenferro.functions.indexing.sorting import (
    argpartition, argsort, lexsort, partition, sort, sort_complex, top_k,
)
from tenferro.functions.statistics.statistics import average, corrcoef, cov, std, var
from tenferro.functions.writing.views import (
    array_split, ascontiguousarray, asfortranarray, atleast_1d, atleast_2d, atleast_3d,
    broadcast_arrays, broadcast_to, diag, diagonal, dsplit, einsum, expand_dims, flip, fliplr,
    flipud, hsplit, imag, matrix_transpose, moveaxis, permute_dims, ravel, real, reshape, rollaxis,
    rot90, sliding_window_view, split, squeeze, swapaxes, transpose, trim_zeros, unstack, vsplit,
)
from tenferro.functions.writing.ufunc_methods import like_numpys
from tenferro.functions.arrays.windows import bartlett, blackman, hamming, hanning, kaiser

__all__ = [
    "False_", "ScalarType", "True_", "__array_api_version__", "__array_namespace_info__", "abs",
    "absolute", "acos", "acosh", "add", "all", "allclose", "amax", "amin", "angle", "any", "append",
    "apply_along_axis", "apply_over_axes", "arange", "arccos", "arccosh", "arcsin", "arcsinh",
    "arctan", "arctan2", "arctanh", "argmax", "argmin", "argpartition", "argsort", "argwhere",
    "around", "array", "array2string", "array_equal", "array_equiv", "array_repr", "array_split",
    "array_str", "asanyarray", "asarray", "asarray_chkfinite", "ascontiguousarray",
    "asfortranarray", "asin", "asinh", "astype", "atan", "atan2", "atanh", "atleast_1d",
    "atleast_2d", "atleast_3d", "average", "bartlett", "base_repr", "binary_repr", "bincount",
    "bitwise_and", "bitwise_count", "bitwise_invert", "bitwise_left_shift", "bitwise_not",
    "bitwise_or", "bitwise_right_shift", "bitwise_xor", "blackman", "block", "bool", "bool_",
    "broadcast", "broadcast_arrays", "broadcast_shapes", "broadcast_to", "byte", "c_", "can_cast",
    "cbrt", "cdouble", "ceil", "char", "character", "choose", "clip", "column_stack", "complex64",
    "complex128", "complexfloating", "compress", "concat", "concatenate", "conj", "conjugate",
    "convolve", "copy", "copysign", "copyto", "corrcoef", "correlate", "cos", "cosh",
    "count_nonzero", "cov", "cross", "csingle", "cummax", "cummin", "cumprod", "cumsum",
    "cumulative_logsumexp", "cumulative_prod", "cumulative_sum", "deg2rad", "degrees", "delete",
    "diag", "diag_indices", "diag_indices_from", "diagflat", "diagonal", "diff", "digitize",
    "divide", "divmod", "dot", "double", "dsplit", "dstack", "dtype", "dtypes", "dynamic_slice",
    "dynamic_update_slice", "e", "ediff1d", "einsum", "einsum_path", "emath", "empty", "empty_like",
    "equal", "errstate", "euler_gamma", "exceptions", "exp", "exp2", "expand_dims", "expm1",
    "extract", "eye", "fabs", "fft", "fill_diagonal", "finfo", "fix", "flatnonzero", "flatten",
    "flexible", "flip", "fliplr", "flipud", "float16", "float32", "float64", "float_power",
    "floating", "floor", "floor_divide", "fmax", "fmin", "fmod", "format_float_positional",
    "format_float_scientific", "frexp", "from_dlpack", "frombuffer", "fromfile", "fromfunction",
    "fromiter", "fromregex", "fromstring", "full", "full_like", "gcd", "generic", "genfromtxt",
    "geomspace", "get_printoptions", "getbufsize", "geterr", "geterrcall", "gradient", "greater",
    "greater_equal", "half", "hamming", "hanning", "heaviside", "histogram", "histogram2d",
    "histogram_bin_edges", "histogramdd", "hsplit", "hstack", "hypot", "i0", "identity", "iinfo",
    "imag", "index_exp", "indices", "inexact", "inf", "inner", "insert", "int8", "int16", "int32",
    "int64", "int_", "intc", "integer", "interp", "intersect1d", "intp", "invert", "isclose",
    "iscomplex", "iscomplexobj", "isdtype", "isfinite", "isin", "isinf", "isnan", "isneginf",
    "isposinf", "isreal", "isrealobj", "isscalar", "issubdtype", "iterable", "ix_", "kaiser",
    "kron", "lcm", "ldexp", "left_shift", "less", "less_equal", "lexsort", "lib", "linalg",
    "linspace", "load", "loadtxt", "log", "log1p", "log2", "log10", "logaddexp", "logaddexp2",
    "logical_and", "logical_not", "logical_or", "logical_xor", "logspace", "logsumexp", "long",
    "longdouble", "longlong", "ma", "mask_indices", "matmul", "matrix_transpose", "matvec", "max",
    "maximum", "may_share_memory", "mean", "median", "memmap", "meshgrid", "mgrid", "min",
    "minimum", "mod", "modf", "moveaxis", "multiply", "nan", "nan_to_num", "nanargmax", "nanargmin",
    "nancumprod", "nancumsum", "nanmax", "nanmean", "nanmedian", "nanmin", "nanpercentile",
    "nanprod", "nanquantile", "nanstd", "nansum", "nanvar", "ndarray", "ndenumerate", "ndim",
    "ndindex", "negative", "newaxis", "nextafter", "nonzero", "not_equal", "number", "object_",
    "ogrid", "ones", "ones_like", "outer", "packbits", "pad", "partition", "percentile",
    "permute_dims", "pi", "piecewise", "place", "poly", "poly1d", "polyadd", "polyder", "polydiv",
    "polyfit", "polyint", "polymul", "polynomial", "polysub", "polyval", "positive", "pow", "power",
    "printoptions", "prod", "promote_types", "ptp", "put", "put_along_axis", "putmask", "quantile",
    "r_", "rad2deg", "radians", "random", "ravel", "ravel_multi_index", "real", "rec", "reciprocal",
    "remainder", "repeat", "require", "reshape", "resize", "result_type", "right_shift", "rint",
    "roll", "rollaxis", "roots", "rot90", "round", "s_", "save", "savetxt", "savez",
    "savez_compressed", "searchsorted", "select", "set_printoptions", "setbufsize", "setdiff1d",
    "seterr", "seterrcall", "setxor1d", "shape", "shares_memory", "short", "show_config",
    "show_runtime", "sign", "signbit", "signedinteger", "sin", "sinc", "single", "sinh", "size",
    "sliding_window_view", "sort", "sort_complex", "spacing", "special", "split", "sqrt", "square",
    "squeeze", "stack", "std", "str_", "strings", "subtract", "sum", "swapaxes", "take",
    "take_along_axis", "tan", "tanh", "tensordot", "testing", "tile", "top_k", "trace", "transpose",
    "trapezoid", "tri", "tril", "tril_indices", "tril_indices_from", "trim_zeros", "triu",
    "triu_indices", "triu_indices_from", "true_divide", "trunc", "typecodes", "typename", "typing",
    "ubyte", "ufunc", "uint", "uint8", "uint16", "uint32", "uint64", "uintc", "uintp", "ulong",
    "ulonglong", "union1d", "unique", "unique_all", "unique_counts", "unique_inverse",
    "unique_values", "unpackbits", "unravel_index", "unsignedinteger", "unstack", "unwrap",
    "ushort", "vander", "var", "vdot", "vecdot", "vecmat", "vectorize", "void", "vsplit", "vstack",
    "where", "zeros", "zeros_like",
]
# fmt: on

EXTENSIONS = ("fft", "linalg", "special")

for _name in MAY_GIVE_BACK:
    globals()[_name] = copying(globals()[_name])
_MODULES = frozenset(
    "char dtypes emath exceptions lib ma polynomial random rec strings testing typing".split()
)
"""NumPy's own modules."""
_INSTEAD = {
    "nditer": "loop over x, x.flat or ndenumerate(x), or apply functions to whole arrays",
    "nested_iters": "loop over ndindex(x.shape), or apply functions to whole arrays",
    "frompyfunc": "vectorize(f) applies a function of numbers",
    "bmat": "block joins arrays",
    "asmatrix": "arrays with two axes have @",
    "matrix": "arrays with two axes have @",
    "row_stack": "vstack is its name now",
}
"""What to write instead of some of NumPy's names."""
_LATER = {*EXTENSIONS, "i0", *_MODULES}
_own = {name: globals()[name] for name in __all__ if name not in _LATER}
_own |= like_numpys(_own, __name__)
globals().update(_own | with_numpys_names(_own, __name__))

if TYPE_CHECKING:
    from numpy import (  # fmt: skip
        char,
        dtypes,
        emath,
        exceptions,
        lib,
        ma,
        polynomial,
        random,
        rec,
        strings,
        testing,
        typing,
    )

    from tenferro import special
    from tenferro.numpy import fft, linalg
    from tenferro.special import i0
else:

    def __getattr__(name: str) -> Any:
        """What is loaded on first use: the extensions, `i0`, NumPy's own modules.

        `special` is not an extension of the standard yet; SciPy looks for it in every namespace.
        """
        if name == "special":
            return import_module("tenferro.special")
        if name in ("fft", "linalg"):
            return import_module(f"tenferro.numpy.{name}")
        if name == "i0":
            return import_module("tenferro.special").i0
        if name in _MODULES:
            return getattr(np, name)
        of_numpys = f"numpy.{name} takes arrays of NumPy"
        raise AttributeError(
            f"module 'tenferro.numpy' has no attribute {name!r}"
            + (f"; {_INSTEAD.get(name, of_numpys)}" if hasattr(np, name) else "")
        )


def __dir__() -> list[str]:
    return __all__
