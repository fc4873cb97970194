"""NumPy's own names that do not compute arrays: types, states, printing, files."""
# ruff: noqa: I001  (the names stand on as few lines as they fit on)

# fmt: off
from numpy import (
    False_, ScalarType, True_, array2string, array_repr, array_str, base_repr, binary_repr, bool,
    bool_, broadcast, byte, cdouble, character, complex64, complex128, complexfloating, csingle,
    double, dtype, errstate, flexible, float16, float32, float64, floating,
    format_float_positional, format_float_scientific, frombuffer, fromfile, fromregex, fromstring,
    generic, genfromtxt, get_printoptions, getbufsize, geterr, geterrcall, half, index_exp,
    inexact, int8, int16, int32, int64, int_, intc, integer, intp, issubdtype, load, loadtxt, long,
    longdouble, longlong, may_share_memory, memmap, mgrid, ndindex, number, object_, ogrid,
    printoptions, s_, save, savetxt, savez, savez_compressed, set_printoptions, setbufsize, seterr,
    seterrcall, shares_memory, short, show_config, show_runtime, signedinteger, single, str_,
    typecodes, typename, ubyte, ufunc, uint, uint8, uint16, uint32, uint64, uintc, uintp, ulong,
    ulonglong, unsignedinteger, ushort, void,
)
# fmt: on

__all__ = [
    "False_", "ScalarType", "True_", "array2string", "array_repr", "array_str", "base_repr",
    "binary_repr", "bool", "bool_", "broadcast", "byte", "cdouble", "character", "complex64",
    "complex128", "complexfloating", "csingle", "double", "dtype", "errstate", "flexible",
    "float16", "float32", "float64", "floating", "format_float_positional",
    "format_float_scientific", "frombuffer", "fromfile", "fromregex", "fromstring", "generic",
    "genfromtxt", "get_printoptions", "getbufsize", "geterr", "geterrcall", "half", "index_exp",
    "inexact", "int8", "int16", "int32", "int64", "int_", "intc", "integer", "intp", "issubdtype",
    "load", "loadtxt", "long", "longdouble", "longlong", "may_share_memory", "memmap", "mgrid",
    "ndindex", "number", "object_", "ogrid", "printoptions", "s_", "save", "savetxt", "savez",
    "savez_compressed", "set_printoptions", "setbufsize", "seterr", "seterrcall", "shares_memory",
    "short", "show_config", "show_runtime", "signedinteger", "single", "str_", "typecodes",
    "typename", "ubyte", "ufunc", "uint", "uint8", "uint16", "uint32", "uint64", "uintc", "uintp",
    "ulong", "ulonglong", "unsignedinteger", "ushort", "void",
]  # fmt: skip
