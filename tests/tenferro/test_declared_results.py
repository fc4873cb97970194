"""Results of public functions have their declared types, and few are declared as any type."""

import contextlib
import dataclasses
import doctest
import io
import re
import sys
import typing
from functools import wraps
from importlib import import_module
from importlib.util import find_spec
from inspect import Parameter, getdoc, isfunction, isgeneratorfunction, signature, unwrap
from types import ModuleType, UnionType

import numpy as np
import pytest
from numpy.typing import NDArray
from test_types import ARRAY, run

import tenferro as te
from tenferro.tensor.members import Members
from tenferro.trace import Tracer, current_trace

MODULES = [n for n in te.__all__ if isinstance(getattr(te, n), ModuleType)]
OF_PYTREES = {("sparse.linalg.svds", "tuple")}
"""Results declared as tensors that are pytrees where the argument is a function of pytrees."""
NAMES = {"NDArray": NDArray, "Tensor": te.Tensor, **vars(typing)}
"""Names of annotations that modules import for type checkers only."""


def public_names(path, module):
    """The place of each public function and class of this package: path, module and name."""
    for name in module.__all__:
        value = getattr(module, name)
        if isinstance(value, ModuleType):
            if value.__name__.startswith("tenferro"):
                yield from public_names(f"{path}.{name}", value)
        elif getattr(value, "__module__", "").startswith("tenferro"):
            yield f"{path}.{name}", module, name


def evaluated(annotation, names):
    """The type of an annotation; `Any` if only type checkers know its names."""
    try:
        return eval(annotation, names | NAMES) if isinstance(annotation, str) else annotation
    except (NameError, TypeError, AttributeError):
        return typing.Any


def fits(value, declared):
    """Whether a result has a declared type; traced values stand for arrays."""
    origin, inner = typing.get_origin(declared), typing.get_args(declared)
    if declared is typing.Any or isinstance(declared, typing.TypeVar) or isinstance(value, Tracer):
        return True
    if origin in (typing.Union, UnionType):
        return any(fits(value, t) for t in inner)
    if origin is typing.Literal:
        return value in inner
    if origin is tuple and inner[-1] is not Ellipsis:
        whole = isinstance(value, tuple) and len(value) == len(inner)
        return whole and all(map(fits, value, inner))
    if declared is float:
        return isinstance(value, int | float) and not isinstance(value, bool)
    kind = type(None) if declared is None else origin or declared
    return not isinstance(kind, type) or isinstance(value, kind)


def fields(value):
    """The fields of a result object with their declared types."""
    of = type(value)
    is_record = dataclasses.is_dataclass(of) or hasattr(of, "_fields")
    if is_record and of.__module__.startswith("tenferro"):
        names = vars(sys.modules[of.__module__])
        for name, declared in vars(of).get("__annotations__", {}).items():
            if hasattr(value, name):
                yield name, getattr(value, name), evaluated(declared, names)


def wrong(path, function, value):
    """What has another type than is declared: the result, and fields of it."""
    inside = unwrap(function)
    forms = typing.get_overloads(inside) or [inside]
    names = inside.__globals__
    declared = [evaluated(f.__annotations__.get("return", typing.Any), names) for f in forms]
    if not any(fits(value, t) for t in declared):
        yield path, type(value).__name__
    for name, item, kind in fields(value):
        if not fits(item, kind):
            yield f"{path}: {type(value).__name__}.{name}", type(item).__name__


def watched(path, function, found):
    """The function; what has another type than declared is added to `found`."""

    @wraps(function)
    def checked(*args, **kwargs):
        value = function(*args, **kwargs)
        if current_trace.get() is None and not isgeneratorfunction(unwrap(function)):
            found.update(wrong(path, function, value))
        return value

    return checked


def run_examples(value, names):
    """Run the examples of a docstring, whose results another test compares."""
    for example in doctest.DocTestParser().get_examples(getdoc(value) or ""):
        with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(Exception):
            exec(compile(example.source, "example", "single"), names)


@pytest.mark.long
@pytest.mark.parametrize("module", MODULES)
def test_results_have_the_declared_types(module, monkeypatch):
    """Of all examples in docstrings."""
    found = set()
    places = public_names(module, getattr(te, module))
    functions = [(path, home, name) for path, home, name in places if isfunction(vars(home)[name])]
    for path, home, name in functions:
        monkeypatch.setattr(home, name, watched(path, getattr(home, name), found))
    for _, home, name in functions:
        made = getattr(home, name)
        names = dict(vars(import_module(made.__module__)))
        run_examples(made, names | {name: made, "te": te, "np": np})
    assert found <= OF_PYTREES


def test_solvers_and_layers_keep_the_types_of_their_kind():
    """NumPy arrays come out of solvers of NumPy arrays, and tensors out of every layer."""
    sol = te.integrate.solve_dde(lambda t, y, z: -z[0], [0.5], (0.0, 1.0), lambda t: np.ones(1))
    state = te.nn.BatchNorm.init(2).initial_state()
    outcome = te.optimize.linprog([-1.0], [[1.0]], [1.0])
    for name, value in (("solve_dde", sol), ("initial_state", state), ("linprog", outcome)):
        assert [f for f in fields(value) if not fits(*f[1:])] == [], name
    assert isinstance(outcome, te.optimize.OptimizeResult)
    assert isinstance(te.nn.Dropout(0.5)(np.ones(3), te.random.key(0)), te.Tensor)


def parameters_of(function):
    """The parameters of a function, of each of its overloads."""
    forms = typing.get_overloads(unwrap(function)) or [function]
    return [
        p for f in forms for p in signature(f).parameters.values() if p.kind is not p.VAR_KEYWORD
    ]


@pytest.mark.parametrize(
    ("modules", "most"),
    [(["numpy"], 0.2), (["special"], 0.05), (["linalg"], 0.05), (MODULES, 0.12)],
    ids=["numpy", "special", "linalg", "all"],
)
def test_few_parameters_are_of_any_type(modules, most):
    """What is left takes pytrees, functions or several kinds of values."""
    places = (place for m in modules for place in public_names(m, getattr(te, m)))
    functions = {value for _, home, name in places if isfunction(value := getattr(home, name))}
    annotations = [p.annotation for f in functions for p in parameters_of(f)]
    assert len(annotations) > 300
    unclear = sum(a in ("Any", "Any | None", typing.Any, Parameter.empty) for a in annotations)
    assert unclear <= most * len(annotations)


def lines_of(path, value):
    """Code that shows the type of a function, or of the methods and attributes of a class."""
    if not isinstance(value, type):
        return [f"reveal_type({path})"]
    shown = Members if value is te.Tensor else value
    inside = [vars(c) for c in shown.__mro__ if c.__module__.startswith("tenferro")]
    members = {n for c in inside for n in {*c, *c.get("__annotations__", ())} if n[0] != "_"}
    members |= {"__call__"} & set(dir(value))
    generic = getattr(value, "__parameters__", ())
    of = f"{path}[{', '.join(['complex'] * len(generic))}]" if generic else path
    x = path.replace(".", "_")
    return [f"def _({x}: {of}) -> None:", *(f"    reveal_type({x}.{n})" for n in sorted(members))]


def returned(shown):
    """The results of a type that pyright shows: of each overload."""
    shown = re.sub(r"_Wrapped\[.*\), (.*)\]$", r"\1", shown)
    if re.match(r"(KeepingTransform|Sampler)\[", shown):  # their overloads are declared
        return []
    signatures = shown.removeprefix("Overload[").split(", (") if "-> " in shown else [shown]
    return [KNOWN.sub("", ARRAY.sub("array", s.rsplit(" -> ", 1)[-1])) for s in signatures]


KNOWN = re.compile(r"(floating|iinfo|generic)\[Any\]|dtype\[Any\]|dict\[str, Any\]")
"""Results of which pyright shows `Any` for a dtype, or for values that differ."""
WITHOUT_TYPE = 72


@pytest.mark.long
def test_most_public_results_have_types(tmp_path):
    """What is left depends on the values of arguments, or is any pytree; the number may fall."""
    if find_spec("pyright") is None:
        pytest.skip("pyright is not installed")
    names = {path: getattr(home, name) for path, home, name in public_names("te", te)}
    lines = ["import tenferro as te", *(line for n in names for line in lines_of(n, names[n]))]
    (tmp_path / "names.py").write_text("\n".join(lines))
    _, said = run(["-m", "pyright", "--pythonpath", sys.executable, "names.py"], tmp_path)
    found = re.findall(r'names\.py:(\d+):\d+ - information: Type of ".*?" is "(.*)"', said)
    assert len(found) > 1000, said[-500:]
    unclear = {
        lines[int(n) - 1]
        for n, of in found
        if returned(of) and all(re.search(r"\b(Any|Unknown)\b", r) for r in returned(of))
    }
    assert len(unclear) == WITHOUT_TYPE, sorted(unclear)
