"""What adopted code imports as `numpy`, `scipy`, `math`, `cmath` and `numba`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, wraps
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np

from tenferro import numpy as tnp
from tenferro.adoption.conversions import SCALAR_TYPES, SCTYPE_DICT
from tenferro.adoption.guards import Fallback, any_traced, guarded, note_call, of_theirs
from tenferro.adoption.mathematics import CMATH, MATH
from tenferro.adoption.scipy_functions import ADAPTED
from tenferro.adoption.signatures import by_signature_of
from tenferro.conversion.lists import ListView
from tenferro.conversion.slices import NumPyFunction, Window, of_windows
from tenferro.functions.writing import views

_COUNTERPARTS = {
    "numpy": "tenferro.numpy",
    "numpy.fft": "tenferro.numpy.fft",
    "numpy.linalg": "tenferro.numpy.linalg",
    "scipy": "",
    "scipy.fft": "tenferro.fft",
    "scipy.fftpack": "",
    "scipy.integrate": "tenferro.integrate",
    "scipy.interpolate": "tenferro.interpolate",
    "scipy.linalg": "tenferro.linalg",
    "scipy.ndimage": "tenferro.ndimage",
    "scipy.optimize": "tenferro.optimize",
    "scipy.signal": "tenferro.signal",
    "scipy.sparse": "tenferro.sparse",
    "scipy.sparse.linalg": "tenferro.sparse.linalg",
    "scipy.spatial": "tenferro.spatial",
    "scipy.spatial.distance": "tenferro.spatial.distance",
    "scipy.special": "tenferro.special",
    "scipy.stats": "tenferro.stats",
}
"""Modules that adopted code imports, and where their functions are here."""


def is_replaced(name: str) -> bool:
    """Whether adopted code gets another module under this name."""
    return name in ("math", "cmath", "numba") or name.split(".")[0] in ("numpy", "scipy")


@lru_cache(maxsize=256)
def replacement(name: str) -> ModuleType:
    """The module that adopted code imports under a name for which `is_replaced`."""
    if name == "math":
        return MATH
    if name == "cmath":
        return CMATH
    if name == "numba":
        return _numba()
    if name not in _COUNTERPARTS:
        return import_module(name)
    ours = _COUNTERPARTS[name]
    return AdoptedNamespace(import_module(name), import_module(ours) if _exists(ours) else None)


def _exists(name: str) -> bool:
    parent = name.rpartition(".")[0]
    return bool(name) and (not parent or _exists(parent)) and find_spec(name) is not None


class AdoptedNamespace(ModuleType):
    """A module of NumPy or SciPy whose functions are those of tenferro.

    What tenferro does not have is theirs, and refuses traced arrays by an error that names it.
    """

    def __init__(self, theirs: ModuleType, ours: ModuleType | None) -> None:
        super().__init__(theirs.__name__, theirs.__doc__)
        names = [n for n in getattr(theirs, "__all__", dir(theirs)) if not n.startswith("_")]
        vars(self).update(_theirs=theirs, _ours=ours, __path__=[], __all__=names)
        vars(self)["__version__"] = getattr(theirs, "__version__", None)
        if theirs.__name__ == "numpy":
            vars(self).update(SCALAR_TYPES, sctypeDict=SCTYPE_DICT, finfo=np.finfo, iinfo=np.iinfo)
            for name in names:  # some code reads the module's dictionary
                getattr(self, name)

    def __getattr__(self, name: str) -> Any:
        full = f"{self.__name__}.{name}"
        theirs = getattr(self._theirs, name)
        if isinstance(theirs, ModuleType):
            value: Any = replacement(full) if full in _COUNTERPARTS else theirs
        else:
            value = _counterpart(full, theirs, getattr(self._ours, name, None))
        vars(self)[name] = value
        return value

    def __dir__(self) -> list[str]:
        return dir(self._theirs)


def _counterpart(name: str, theirs: Any, ours: Any) -> Any:
    """Ours if it exists, otherwise theirs, guarded."""
    if ours is None:
        return of_theirs(name, theirs)
    if hasattr(theirs, "rvs"):
        return Fallback(name, ADAPTED.get(name, ours), theirs)
    if isinstance(ours, type) or not callable(ours):
        return ours
    if not callable(theirs):
        return Fallback(name, ours, theirs)
    if isinstance(theirs, np.ufunc):  # ours take NumPy's keywords
        return Ufunc(_else_theirs(name, ours, theirs), ours, theirs)
    return _else_theirs(name, by_signature_of(name, theirs, ADAPTED.get(name, ours)), theirs)


_VIEWS = frozenset(views.__all__) | frozenset(
    "array asanyarray asarray asarray_chkfinite astype einsum nan_to_num require".split()
)
"""NumPy's functions that may return a view of their first argument, or the argument itself."""
_OF_LOOPS = frozenset({Window, ListView})
"""The classes of what has a traced length in a loop."""


def _else_theirs(name: str, ours: Callable[..., Any], theirs: Callable[..., Any]) -> Any:
    """Ours, or the original for numbers that ours refuses: objects, strings, records.

    A list with traced arrays is an array to SciPy. Errors of traced arrays name the original and
    the keywords in a note.
    """
    of_numbers = guarded(name, theirs, "tenferro refused its arguments")
    of_numpy = name.startswith("numpy.")
    may_view = of_numpy and theirs.__name__ in _VIEWS
    original = NumPyFunction(name, ours, theirs)

    @wraps(ours)
    def function(*args: Any, **keywords: Any) -> Any:
        if not _OF_LOOPS.isdisjoint(map(type, args)):
            args = tuple(x.as_array() if type(x) is ListView else x for x in args)
            if any(type(x) is Window for x in args):
                return of_windows(original, args, keywords)
        if may_view and (arrays := [x for x in args[:2] if type(x) is np.ndarray]):
            view = _view(theirs, arrays, args, keywords)
            if view is not None:
                return view
        if not of_numpy:
            args = tuple(_packed(x) if isinstance(x, list) else x for x in args)
        try:
            return ours(*args, **keywords)
        except Exception as error:  # of arguments that are not ours, the original's result is right
            packed = [_packed(x) for x in args]
            if any(x is not y for x, y in zip(args, packed, strict=True)):
                return function(*packed, **keywords)
            values = (*args, *keywords.values())
            if any_traced(values) or (not of_numpy and any(map(_is_function, values))):
                note_call(error, name, keywords)
                raise
        return of_numbers(*args, **keywords)

    return function


def _view(
    theirs: Callable[..., Any], arrays: Sequence[Any], args: Sequence[Any], keywords: dict[str, Any]
) -> Any:
    """NumPy's own view of a NumPy array, which writes to it; None where it makes a copy."""
    try:
        view = None if any_traced((*args, *keywords.values())) else theirs(*args, **keywords)
    except (IndexError, TypeError, ValueError):
        return None  # ours says why
    parts = view if isinstance(view, list | tuple) else [view]
    pairs = ((part, x) for part in parts if isinstance(part, np.ndarray) for x in arrays)
    return view if any(np.may_share_memory(*pair) for pair in pairs) else None


def _is_function(x: Any) -> bool:
    return callable(x) and not isinstance(x, type)


def _packed(x: Any) -> Any:
    """A list with traced arrays as one array, as NumPy's functions take it."""
    if not isinstance(x, list | tuple) or not any_traced(x):
        return x
    try:
        return tnp.asarray(x)
    except ValueError:  # arrays of several shapes, which are no array
        return x


class Ufunc(Fallback):
    """A universal function; its methods and members (`np.add.reduce`) are ours, or NumPy's."""

    def __init__(self, function: Callable[..., Any], ours: Any, theirs: Any) -> None:
        super().__init__(theirs.__name__, ours, theirs)
        self.__wrapped__ = function

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        return self.__wrapped__(*args, **keywords)


def _numba() -> ModuleType:
    """Decorators that leave functions as they are: traced functions are compiled as a whole."""
    module = ModuleType("numba")
    vars(module).update(
        dict.fromkeys("jit njit cfunc generated_jit".split(), _undecorated),
        prange=range,
        vectorize=lambda *args, **options: _undecorated(*args) if args else tnp.vectorize,
    )
    vars(module)["__path__"] = []
    return module


def _undecorated(*args: Any, **options: Any) -> Any:
    return _dispatcher(args[0]) if len(args) == 1 and callable(args[0]) else _dispatcher


def _dispatcher(function: Any) -> Any:
    """The function itself, also under the name by which numba's compiled ones hold it."""
    function.py_func = function
    return function
