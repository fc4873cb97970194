"""The Array API standard 2025.12: the functions of its main namespace, by their parameters."""

import ast
from inspect import Parameter

FUNCTIONS = {
    "": "__array_namespace_info__",
    "x, /": """abs acos acosh asin asinh atan atanh bitwise_invert ceil conj cos cosh exp expm1
        floor imag isfinite isinf isnan log log10 log1p log2 logical_not matrix_transpose negative
        nonzero positive real reciprocal round sign signbit sin sinh sqrt square tan tanh trunc
        unique_all unique_counts unique_inverse unique_values""",
    "x1, x2, /": """add atan2 bitwise_and bitwise_left_shift bitwise_or bitwise_right_shift
        bitwise_xor copysign divide equal floor_divide greater greater_equal hypot less less_equal
        logaddexp logical_and logical_or logical_xor matmul maximum minimum multiply nextafter
        not_equal pow remainder subtract""",
    "x, /, *, axis=None, keepdims=False": "all any argmax argmin count_nonzero max mean min",
    "x, /, *, axis=None, dtype=None, keepdims=False": "prod sum",
    "x, /, *, axis=None, correction=0.0, keepdims=False": "std var",
    "x, /, *, axis=None, dtype=None, include_initial=False": "cumulative_prod cumulative_sum",
    "x, /, *, axis=-1, descending=False, stable=True": "argsort sort",
    "x, /, *, axis=-1, n=1, prepend=None, append=None": "diff",
    "x, /, *, axis=None": "flip",
    "x, /, *, axis=0": "unstack",
    "x, /, axis": "expand_dims squeeze",
    "x, /, axes": "permute_dims",
    "x, /, shape": "broadcast_to",
    "x, /, shape, *, copy=None": "reshape",
    "x, /, shift, *, axis=None": "roll",
    "x, /, min=None, max=None": "clip",
    "x, /, *, k=0": "tril triu",
    "x, source, destination, /": "moveaxis",
    "x, repeats, /, *, axis=None": "repeat",
    "x, repetitions, /": "tile",
    "x, indices, /, *, axis=None": "take",
    "x, indices, /, *, axis=-1": "take_along_axis",
    "x1, x2, /, *, side='left', sorter=None": "searchsorted",
    "x1, x2, /, *, invert=False": "isin",
    "x1, x2, /, *, axes=2": "tensordot",
    "x1, x2, /, *, axis=-1": "vecdot",
    "condition, x1, x2, /": "where",
    "arrays, /, *, axis=0": "concat stack",
    "*arrays": "broadcast_arrays",
    "*shapes": "broadcast_shapes",
    "*arrays, indexing='xy'": "meshgrid",
    "shape, *, dtype=None, device=None": "empty ones zeros",
    "x, /, *, dtype=None, device=None": "empty_like ones_like zeros_like",
    "shape, fill_value, *, dtype=None, device=None": "full",
    "x, /, fill_value, *, dtype=None, device=None": "full_like",
    "start, /, stop=None, step=1, *, dtype=None, device=None": "arange",
    "n_rows, n_cols=None, /, *, k=0, dtype=None, device=None": "eye",
    "start, stop, /, num, *, dtype=None, device=None, endpoint=True": "linspace",
    "obj, /, *, dtype=None, device=None, copy=None": "asarray",
    "x, /, *, device=None, copy=None": "from_dlpack",
    "x, dtype, /, *, copy=True, device=None": "astype",
    "from_, to, /": "can_cast",
    "type, /": "finfo iinfo",
    "dtype, kind": "isdtype",
    "*arrays_and_dtypes": "result_type",
}
SIGNATURES = {name: text for text, names in FUNCTIONS.items() for name in names.split()}
DTYPES = """bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float32 float64 complex64
    complex128""".split()
CONSTANTS = "e inf nan newaxis pi".split()
ATTRIBUTES = "dtype device mT ndim shape size T".split()
METHODS = """__abs__ __add__ __and__ __array_namespace__ __bool__ __complex__ __dlpack__
    __dlpack_device__ __eq__ __float__ __floordiv__ __ge__ __getitem__ __gt__ __index__ __int__
    __invert__ __le__ __lshift__ __lt__ __matmul__ __mod__ __mul__ __ne__ __neg__ __or__ __pos__
    __pow__ __rshift__ __setitem__ __sub__ __truediv__ __xor__ to_device __radd__ __rsub__ __rmul__
    __rtruediv__ __rfloordiv__ __rmod__ __rpow__ __rmatmul__ __rand__ __ror__ __rxor__ __rlshift__
    __rrshift__""".split()


def parameters(text):
    """The parameters that a signature's text names; a default is None here."""
    found = ast.parse(f"def f({text}): ...").body[0].args
    positional = [*found.posonlyargs, *found.args]
    required = len(positional) - len(found.defaults)
    result = []
    for i, p in enumerate(positional):
        only = i < len(found.posonlyargs)
        kind = Parameter.POSITIONAL_ONLY if only else Parameter.POSITIONAL_OR_KEYWORD
        result.append(Parameter(p.arg, kind, default=Parameter.empty if i < required else None))
    if found.vararg:
        result.append(Parameter(found.vararg.arg, Parameter.VAR_POSITIONAL))
    keywords = [Parameter(p.arg, Parameter.KEYWORD_ONLY, default=None) for p in found.kwonlyargs]
    return [*result, *keywords]
