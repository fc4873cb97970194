"""NumPy's functions, and the Array API standard's, on arrays of tenferro."""

import typing as _typing
from importlib import import_module as _import_module

import numpy as np

from tenferro.functions.arrays.along_axes import *
from tenferro.functions.arrays.array_type import *
from tenferro.functions.arrays.concatenators import *
from tenferro.functions.arrays.constants import *
from tenferro.functions.arrays.copying import MAY_GIVE_BACK as _MAY_GIVE_BACK, copying as _copying
from tenferro.functions.arrays.creation import *
from tenferro.functions.arrays.data_types import *
from tenferro.functions.arrays.diagonals import *
from tenferro.functions.arrays.inspection import *
from tenferro.functions.arrays.joining import *
from tenferro.functions.arrays.manipulation import *
from tenferro.functions.arrays.resizing import *
from tenferro.functions.arrays.windows import *
from tenferro.functions.axes.arranging import *
from tenferro.functions.axes.cumulative import *
from tenferro.functions.axes.differences import *
from tenferro.functions.axes.einstein import *
from tenferro.functions.axes.grids import *
from tenferro.functions.axes.products import *
from tenferro.functions.axes.reductions import *
from tenferro.functions.axes.searching import *
from tenferro.functions.axes.sets import *
from tenferro.functions.elements.arithmetic import *
from tenferro.functions.elements.element_loops import *
from tenferro.functions.elements.elementwise import *
from tenferro.functions.elements.logic import *
from tenferro.functions.indexing.indexing import *
from tenferro.functions.indexing.inserting import *
from tenferro.functions.indexing.multi_index import *
from tenferro.functions.indexing.sorting import *
from tenferro.functions.numbers.choosing import *
from tenferro.functions.numbers.complex_parts import *
from tenferro.functions.numbers.convolving import *
from tenferro.functions.numbers.predicates import *
from tenferro.functions.numbers.ranges import *
from tenferro.functions.numbers.rounding import *
from tenferro.functions.statistics.bit_packing import *
from tenferro.functions.statistics.counting import *
from tenferro.functions.statistics.nan_reductions import *
from tenferro.functions.statistics.padding import *
from tenferro.functions.statistics.polynomials import *
from tenferro.functions.statistics.quantiles import *
from tenferro.functions.statistics.statistics import *
from tenferro.functions.writing.assigning import *
from tenferro.functions.writing.ufunc_methods import like_numpys as _like_numpys
from tenferro.functions.writing.views import *
from tenferro.numpy import methods  # noqa: F401  (binds operators and methods to arrays)
from tenferro.numpy.fitting import *
from tenferro.numpy.keywords import with_numpys_names as _with_numpys_names
from tenferro.numpy.namespace import *
from tenferro.numpy.numpys_names import *
from tenferro.numpy.polynomial_objects import *
from tenferro.numpy.polynomial_roots import *
from tenferro.other_names import refuse_name as _refuse_name
from tenferro.public_names import show_public_names

for _name in _MAY_GIVE_BACK:
    globals()[_name] = _copying(globals()[_name])
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
_LATER = ("fft", "linalg", "special", "i0", *_MODULES)
_NAMES = show_public_names(__name__, "__array_api_version__", "__array_namespace_info__", *_LATER)
EXTENSIONS = _LATER[:3]

_own = {name: globals()[name] for name in _NAMES if name not in _LATER}
_own |= _like_numpys(_own, __name__)
globals().update(_own | _with_numpys_names(_own, __name__))

if _typing.TYPE_CHECKING:
    from numpy import (
        char as char,
        dtypes as dtypes,
        emath as emath,
        exceptions as exceptions,
        lib as lib,
        ma as ma,
        polynomial as polynomial,
        random as random,
        rec as rec,
        strings as strings,
        testing as testing,
        typing as typing,
    )  # fmt: skip

    from tenferro import special as special
    from tenferro.numpy import fft as fft, linalg as linalg
    from tenferro.special import i0 as i0
else:

    def __getattr__(name: str) -> _typing.Any:
        """What is loaded on first use: the extensions, `i0`, NumPy's own modules.

        `special` is not an extension of the standard yet; SciPy looks for it in every namespace.
        """
        if name == "special":
            return _import_module("tenferro.special")
        if name in ("fft", "linalg"):
            return _import_module(f"tenferro.numpy.{name}")
        if name == "i0":
            return _import_module("tenferro.special").i0
        if name in _MODULES:
            return getattr(np, name)
        of_numpys = f"numpy.{name} takes arrays of NumPy" if hasattr(np, name) else None
        _refuse_name("tenferro.numpy", name, _INSTEAD.get(name, of_numpys))
