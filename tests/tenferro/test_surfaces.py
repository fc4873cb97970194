"""What the packages for users show is written down, and is what their modules define for users."""

import os
import subprocess
import sys
from importlib import import_module
from operator import attrgetter
from pkgutil import iter_modules, walk_packages
from types import ModuleType

import numpy as np
import pytest

import tenferro as te
from tenferro import functions

EXTENSIONS = set(te.numpy.EXTENSIONS)
NUMPYS = {n for n in te.numpy.__all__ if getattr(te.numpy, n) is getattr(np, n, None)}
"""What is NumPy's own."""
FUNCTIONS = [
    m.name
    for m in walk_packages(functions.__path__, "tenferro.functions.")
    if not m.ispkg and m.name.rpartition(".")[2] not in ("arguments", "devices", "operands")
]
MODULES_OF = {"numpy": EXTENSIONS, "sparse": {"linalg"}}
PACKAGES = (
    "numpy", "linalg", "fft", "special", "nn", "sparse", "sparse.linalg", "stats", "random",
    "implicit", "sharding", "optimize", "signal", "integrate", "ndimage", "interpolate",
)  # fmt: skip
HELPERS = {
    "special": ("declare", "error_formulas", "gamma_differences", "gamma_formulas", "quotients"),
}
"""Modules whose `__all__` is for their siblings."""
BESIDE = {
    "numpy": {*EXTENSIONS, "i0", *(n for n in NUMPYS if isinstance(getattr(np, n), ModuleType))},
    "nn": {"log_softmax", "softmax"},
}
"""What a package shows beside its modules' own functions."""


def test_the_package_imports_neither_the_compiler_nor_scipy():
    code = "import sys, tenferro; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "tenferro.engines" in loaded
    assert not loaded & {"llvmlite", "scipy", "tenferro.engines.native", "unittest"}


def test_a_compiled_gradient_does_not_import_scipy():
    """Half of the time to import the engine was SciPy's."""
    code = (
        "import sys, numpy as np, tenferro as te; "
        "te.jit(te.grad(lambda x: np.sum(np.exp(x) @ x)))(np.ones(3)); print(*sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "tenferro.engines.native.engine" in loaded
    assert "scipy" not in loaded


OWN = ("tenferro", "tidu", "chainrules", "computegraph")
LATER = {
    "import": {
        "adoracles", "cotengra", "html", "importlib.metadata", "logging",
        "multiprocessing", "tempfile", "tenferro.explain.explanation", "zipfile",
    },
    "call": {
        "concurrent.futures", "email", "importlib.metadata", "logging", "scipy",
        "tenferro.engines.native.graphs.rerolling", "tenferro.engines.native.registers.loop",
        "tenferro.engines.native.routines.fourier", "tenferro.passes.reroll",
    },
}  # fmt: skip
"""Modules that `import tenferro`, and the first call of a program on disk, have no use for."""
MOST = {"import": 377, "call": 580}
"""Our own modules that are loaded by then: each costs 0.2 ms of processor time. They only fall."""


def test_modules_are_loaded_when_they_are_first_needed(tmp_path):
    """A first call is mostly imports."""
    code = (
        "import sys, numpy as np, tenferro as te; print(*sys.modules); "
        "f = te.jit(lambda x: x + 2 * x); f(np.arange(8.0)); print(*sys.modules); "
        "te.runtime.wait_for_compilation()"
    )
    environment = {**os.environ, "TENFERRO_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", code]
    for _ in range(2):  # the second process finds the program on disk
        run = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    for when, line in zip(MOST, run.stdout.splitlines(), strict=True):
        loaded = set(line.split())
        assert not loaded & LATER[when], when
        assert sum(name.partition(".")[0] in OWN for name in loaded) <= MOST[when], when


@pytest.mark.parametrize("package", ["numpy", "special", "nn"])
def test_the_list_is_what_the_modules_define(package):
    """Each name is declared by one module, so that no import hides another."""
    shown = getattr(te, package)
    hidden = {*HELPERS.get(package, ()), *EXTENSIONS}
    names = [m.name for m in iter_modules(shown.__path__) if m.name not in hidden]
    modules = [import_module(f"tenferro.{package}.{name}") for name in names]
    modules += map(import_module, FUNCTIONS if package == "numpy" else ())
    defined = [name for module in modules for name in getattr(module, "__all__", ())]
    assert sorted(shown.__all__) == sorted([*defined, *BESIDE.get(package, set())])


@pytest.mark.parametrize("package", PACKAGES)
def test_dir_shows_the_list_and_nothing_else(package):
    shown = attrgetter(package)(te)
    assert dir(shown) == sorted(shown.__all__)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_name_is_there_and_none_is_a_module(package):
    shown = attrgetter(package)(te)
    modules = {n for n in shown.__all__ if isinstance(getattr(shown, n), ModuleType)}
    assert modules - NUMPYS == MODULES_OF.get(package, set())


def test_import_star_gives_the_functions():
    names = {}
    exec("from tenferro.numpy import *", names)
    assert names["sin"] is te.numpy.sin
    assert names["linalg"] is te.numpy.linalg


@pytest.mark.parametrize("name", ["getitem", "setitem", "literal", "is_operand", "slice_axis"])
def test_what_only_methods_call_is_not_shown(name):
    with pytest.raises(AttributeError, match=name):
        getattr(te.numpy, name)
