"""Copies of code that is written for NumPy."""

import linecache
import math
import os
import subprocess
import sys

import numpy as np
import pytest
import scipy.interpolate

import sources
import tenferro as te

SOURCES = {
    "__init__.py": "from .parts import filled\nfrom . import parts\n",
    "parts.py": """
import math
import sys
import numba
import numpy as np
from math import sin
from numpy.linalg import inv
from scipy.linalg import cho_factor, cho_solve
from scipy import interpolate, special

KIND = np.float64
table = {"one": KIND(1.0)}
setattr(sys.modules[__name__], "late", lambda x: np.tanh(x))

def filled(x):
    out = np.zeros(3)
    for i in range(3):
        out[i] = float(x) ** i
    return out

def scalars(x):
    assert isinstance(x, float) and math.isfinite(x)
    return sin(x) + math.hypot(x, 2.0) + math.log(x, 3.0)

@numba.njit(cache=True)
def compiled(x):
    return np.add.reduce(x) * np.float64(x[0])

def solved(A, b):
    return cho_solve(cho_factor(A, check_finite=False), b) @ inv(A) @ b

def splined(x):
    return interpolate.spalde(x, (np.arange(8.0), np.arange(8.0), 3))[0]

def strings():
    return np.array(["a", "b"]), np.zeros(2, dtype=object)
""",
    "lazy.py": "import numpy as np\ndef root(x):\n    return np.sqrt(x)\n",
}


@pytest.fixture(scope="module")
def names(tmp_path_factory):
    folder = tmp_path_factory.mktemp("adopted")
    (folder / "written_for_numpy").mkdir()
    for name, source in SOURCES.items():
        (folder / "written_for_numpy" / name).write_text(source)
    sys.path.insert(0, str(folder))
    yield te.adopt("written_for_numpy")
    sys.path.remove(str(folder))


A, B = np.array([[2.0, 0.3], [0.3, 1.0]]), np.array([1.0, -2.0])
WORKING = [
    ("filled", (1.3,)),
    ("parts.scalars", (1.3,)),
    ("parts.compiled", (B,)),
    ("parts.solved", (A, B)),
    ("parts.late", (0.3,)),
    ("lazy.root", (0.3,)),
]


def find(module, path):
    for part in path.split("."):
        module = getattr(module, part)
    return module


@pytest.mark.parametrize(("path", "args"), WORKING)
def test_gradients_of_a_copy(names, path, args):
    te.check_grads(find(names, path), args, order=2)


def test_the_original_is_not_imported(names):
    assert not [name for name in sys.modules if name.startswith("written_for_numpy")]
    assert names.parts.np is not np and math.sin(1.0) == float(np.sin(1.0))


def test_what_is_missing_is_named(names):
    own = scipy.interpolate.spalde(3.5, (np.arange(8.0), np.arange(8.0), 3))[0]
    assert float(names.parts.splined(3.5)) == float(own)  # of numbers, SciPy's
    with pytest.raises(TypeError, match=r"scipy\.interpolate\.spalde received a traced array"):
        te.grad(names.parts.splined)(2.5)


def test_values_that_only_numpy_has(names):
    letters, objects = names.parts.strings()
    assert letters.tolist() == ["a", "b"] and objects.dtype == object


def test_a_decorated_function_keeps_the_names_around_it():
    scale = np.float64(2.0)

    @te.adopt
    def area(radius, *, factor=3.0):
        out = np.zeros(1)
        out[0] = float(radius) ** 2 * scale * factor * math.pi
        return out[0]

    assert te.grad(area)(1.5) == pytest.approx(18.0 * math.pi)
    assert area(1.5, factor=1.0) == pytest.approx(4.5 * math.pi) and area.__name__ == "area"


def outer(x):
    return np.multiply(x, float(x))


def test_a_function_of_a_module(monkeypatch):
    monkeypatch.setitem(sys.modules, outer.__module__, sys.modules.get(outer.__module__))
    assert te.grad(te.adopt(outer))(3.0) == 6.0


def test_targets_that_cannot_be_adopted():
    with pytest.raises(TypeError, match="the target is of type int, expected a function, a module"):
        te.adopt(3)
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        te.adopt("no_such_module")


SCRIPT = """
import sys
import numpy as np
import tenferro as te

def helper(x):
    return np.sin(x)

def f(x):
    out = np.zeros(2)
    out[0], out[1] = float(x) ** 2, helper(x)
    return out.sum()

print("runs once")
g = te.adopt(f)
assert g is not f
print(te.grad(g)(3.0) - np.cos(3.0))
for target in ("__main__", sys.modules["__main__"]):
    try:
        te.adopt(target)
    except ModuleNotFoundError as error:
        print(error)
"""


@pytest.mark.parametrize("command", [["program.py"], ["-m", "program"]])
def test_functions_of_the_program_that_runs(tmp_path, command):
    (tmp_path / "program.py").write_text(SCRIPT)
    done = subprocess.run(
        [sys.executable, *command],
        capture_output=True, text=True, check=False, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": sources.PATH},
    )  # fmt: skip
    refused = "adopt: no module '__main__' can be imported; pass a function of a script itself\n"
    assert done.stdout == "runs once\n6.0\n" + 2 * refused, done.stderr


VIEWS = [
    "np.swapaxes(a, 0, 1)", "np.transpose(a)", "np.moveaxis(a, 0, 1)", "np.reshape(a, (6, 4))",
    "np.ravel(a)", "np.flip(a, axis=1)", "np.squeeze(a[:, :1])", "np.expand_dims(a, 0)",
    "np.atleast_3d(a)", "np.atleast_2d(a[0])", "np.split(a, 2)[1]", "np.hsplit(a, 2)[0]",
    "np.rollaxis(a, 1)", "np.real(a)", "np.rot90(a)", "np.swapaxes(a, 0, 1).reshape(2, 3, 4)",
    "np.asarray(a)", "np.asarray(a[1:, ::2], float)", "np.asanyarray(a)", "np.array(a, copy=False)",
    "np.ascontiguousarray(a)", "np.asfortranarray(a.T)", "np.require(a)",
    "np.astype(a, float, copy=False)", "np.asarray_chkfinite(a)", "np.nan_to_num(a, copy=False)",
]  # fmt: skip
COPIES = [
    "np.reshape(a.T, 24)", "np.ravel(a.T)", "np.diag(a[0])", "np.array(a)",
    "np.asarray(a, np.float32)",
    "np.ascontiguousarray(a[::2, ::2])", "np.asfortranarray(a)", "np.nan_to_num(a)",
    "np.ascontiguousarray(a.T)", "np.ascontiguousarray(a.T, np.float32)",
    "np.asfortranarray(a[0, ::2])",
    "np.einsum('ij->i', a)",
]  # fmt: skip


def _writing(expression):
    """A function that writes to what may be a view of a NumPy array."""
    return _function(
        f"def f(a, x):\n    a = a.copy()\n    u = {expression}\n    u[0] = x\n    return a, u\n"
    )


def _function(source):
    name, found = f"<source {hash(source)}>", {"np": np}
    linecache.cache[name] = len(source), None, source.splitlines(True), name
    exec(compile(source, name, "exec"), found)
    return found["f"]


@pytest.mark.parametrize("expression", VIEWS + COPIES)
def test_what_is_written_to_a_view_of_a_numpy_array_is_in_the_array(expression):
    f, a = _writing(expression), np.arange(24.0).reshape(4, 6)
    for adopted in (te.adopt(f), te.jit(te.adopt(f), engine="numpy")):
        for result, original in zip(adopted(a, 99.0), f(a, 99.0), strict=True):
            np.testing.assert_array_equal(result, original)


@pytest.mark.parametrize("subscripts", ["ij->ji", "ii->i", "iji->ij"])
def test_what_is_written_to_a_view_by_einsum_is_in_the_array(subscripts):
    f = _writing(f"np.einsum({subscripts!r}, a)")
    a = np.zeros((3,) * subscripts.index("-"))
    for result, original in zip(te.adopt(f)(a, 99.0), f(a, 99.0), strict=True):
        np.testing.assert_array_equal(result, original)


@pytest.mark.parametrize("expression", VIEWS)
def test_a_view_of_a_numpy_array_refuses_traced_values(expression):
    f, a = te.adopt(_writing(expression)), np.arange(24.0).reshape(4, 6)
    with pytest.raises(te.TracerError, match="traced"):
        te.grad(lambda x: f(a, x)[0].sum())(1.0)


@pytest.mark.parametrize("expression", COPIES)
def test_a_copy_of_a_numpy_array_takes_traced_values(expression):
    f, a = te.adopt(_writing(expression)), np.arange(24.0).reshape(4, 6)
    slope = te.grad(lambda x: f(a, x)[1].sum())(1.0)
    assert slope == np.size(f(a, 0.0)[1][0])


WRITING = [
    "np.add(y, 1.0, out=y)", "np.add(y, 1.0, y)", "np.add(y, 1.0, out=y, where=y > 0)",
    "np.multiply(x, 2.0, out=o[::-1])", "np.sin(x, out=o, where=x > 0)",
    "np.add(y[1:], y[:-1], out=y[1:])", "np.clip(y, -0.5, 0.5, out=y)", "np.sum(s, axis=0, out=o)",
    "np.cumsum(y, out=o)", "np.matmul(s, y, out=o[:2])", "np.take(y, [3, 2, 1, 0], out=o)",
    "np.round(y, 1, out=o)", "np.modf(x, out=(o, y))", "np.stack([x, y], out=s)",
    "np.concatenate([x[2:], y[:2]], out=o)", "np.add.at(y, [0, 0, 1], 2.0)",
    "np.multiply.at(y[::2], [0, 0, 1], x[1:])", "np.logaddexp.at(a, ([0, 0],), a[1])",
]  # fmt: skip


@pytest.mark.parametrize("statement", WRITING)
def test_results_are_written_where_numpy_writes_them(statement):
    """Into `out`, and by `ufunc.at`; `a` is a NumPy array that stays one."""
    source = (
        "def f(x, a):\n    y, o, s = x * 1.0, np.zeros(4), np.stack([x, 2 * x])\n"
        f"    {statement}\n    return y, o, s, a\n"
    )
    f, x = _function(source), np.array([0.3, -0.7, 1.1, 0.4])
    adopted, expected = te.adopt(f), f(x, np.ones(3))
    a = np.ones(3)
    for found in (adopted(x, a), adopted(te.tensor(x), np.ones(3)), _jitted(adopted, x)):
        for result, original in zip(found, expected, strict=True):
            np.testing.assert_allclose(result, original, rtol=1e-14)


def _jitted(adopted, x):
    a = np.ones(3)
    found = te.jit(lambda x: adopted(x, a.copy())[:3], engine="numpy")(x)
    return *found, adopted(x, a)[3]
