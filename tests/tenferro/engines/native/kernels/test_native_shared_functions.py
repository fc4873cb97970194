"""Functions that programs share: compiled once, found by their names."""

import os
import re
import subprocess
import sys

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tn
from tenferro import special
from tenferro.engines.native.graphs import first_result
from tenferro.engines.native.kernels import shared_functions
from tenferro.engines.native.kernels.scalars.complex_functions import FUNCTIONS
from tenferro.engines.native.math import MATH
from tenferro.engines.native.runtime.code import target
from tenferro.engines.native.units.compilation import Compilation, module_text

RNG = np.random.default_rng(5)
REAL, COMPLEX = RNG.uniform(0.5, 3.0, 100), RNG.standard_normal((100, 2)) @ [1, 1j]


@pytest.fixture
def compiled(tmp_path, monkeypatch):
    """Names of the shared functions that are compiled, with the effort."""
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(shared_functions, "_known", {})
    te.runtime.clear_programs()
    made = []
    compile_object = target.compile_object

    def noted(ir, *, effort, **options):
        names = re.findall(r'define [^@]*@"tenferro[.]shared[.]([^"]+)"', ir)
        made.extend((name, effort) for name in names)
        return compile_object(ir, effort=effort, **options)

    monkeypatch.setattr(target, "compile_object", noted)
    yield made
    te.runtime.wait_for_compilation()
    te.runtime.clear_programs()


CALLS = {
    "math": (lambda x: special.gammaln(x), REAL),
    "reduce_large": (tn.sin, REAL),
    "reduce_one": (tn.cos, REAL),
    "complex": (tn.exp, COMPLEX),
    "product": (lambda x: tn.reshape(x, (10, 10)) @ tn.reshape(x, (10, 10)), REAL),
    "sincos": (lambda x: sum((tn.exp(tn.sin(x + n) * tn.cos(x + n)) for n in range(9)), x), REAL),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", CALLS)
def test_programs_share_a_function(kind, compiled):
    function, x = CALLS[kind]
    with te.runtime.tiered_compilation(False):
        first = te.jit(function)(x)
        before = list(compiled)
        second = te.jit(lambda x: function(x) * 2.0 + x[0])(x)
    assert any(name.startswith(kind) for name, _ in before) and compiled == before
    assert {effort for _, effort in before} == {"light"}
    np.testing.assert_array_equal(second, first * 2.0 + x[0])


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", CALLS)
def test_both_tiers_return_the_same_bits(kind, compiled, monkeypatch):
    monkeypatch.setattr(shared_functions, "_LEAST_SAVED", 0)
    monkeypatch.setattr(first_result, "_PRODUCT", 0.0)
    function, x = CALLS[kind]
    with te.runtime.tiered_compilation(True):
        call = te.jit(function)
        early = call(x)
        te.runtime.wait_for_compilation()
    assert {effort for _, effort in compiled} == {"quick", "light"}
    np.testing.assert_array_equal(call(x), early)


@pytest.mark.parametrize("kind", CALLS)
def test_a_module_may_hold_all_that_it_calls(kind):
    function, x = CALLS[kind]
    _, specs = Compilation(te.trace(function, engine="numpy")(x).graph).planned
    declared = r'declare [^@]*@"tenferro[.]shared'
    assert re.search(declared, module_text(specs, own=""))
    assert not re.search(declared, module_text(specs))


TYPES = {"f32": "float", "f64": "double", "v4f32": "<4 x float>", "v8f64": "<8 x double>"}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("suffix", TYPES)
def test_a_name_says_what_its_function_is(suffix):
    names = [f"math.{name}.{suffix}" for name in MATH]
    names += [f"complex.{name}.{suffix}" for name in FUNCTIONS]
    names += [f"{name}.{suffix}" for name in ("sincos", "reduce_large")]
    for name in names:
        text = shared_functions.text_of(f"tenferro.shared.{name}")
        ((defined, arguments),) = re.findall(
            r'^define (?!internal)[^@]*@"([^"]+)"\((.*)\)', text, re.M
        )
        assert defined == f"tenferro.shared.{name}"
        assert {re.sub(r" %a\d", "", a) for a in arguments.split(", ")} == {TYPES[suffix]}


def test_another_process_finds_them_on_disk(tmp_path):
    code = (
        "import numpy as np, tenferro as te\n"
        "from tenferro import special\n"
        "from tenferro.engines.native.runtime.code import target\n"
        "made, compile_object = [], target.compile_object\n"
        "def noted(ir, **options):\n"
        "    made.append(ir)\n"
        "    return compile_object(ir, **options)\n"
        "target.compile_object = noted\n"
        "x = np.linspace(0.5, 3.0, 100)\n"
        "value = te.jit(lambda x: special.gammaln(x) @ te.numpy.sin(x))(x)\n"
        "te.runtime.wait_for_compilation()\n"
        "print(len(made), float(value).hex())\n"
    )
    environment = {**os.environ, "TENFERRO_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", code]
    first, second = (
        subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
        for _ in range(2)
    )
    count, value = first.stdout.split()
    assert int(count) > 3 and second.stdout.split() == ["0", value]
