"""Every cache has a bound: what is called with ever new shapes and functions keeps few of them."""

import importlib
import inspect
import os
import pkgutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import adoracles
import chainrules
import computegraph
import sources
import tenferro as te
import tidu
from computegraph import ProgramCache

FINITE = {
    "tenferro.engines.native.kernels.scalars.values.name_of": "one entry for each dtype",
    "tenferro.engines.native.routines.step._text": "the functions of the parts of the runtime",
    "tenferro.engines.native.runtime.code.cache.environment": "one processor",
    "tenferro.transforms.sparsity.compiled_coloring._function": "two functions",
    "tenferro.engines.native.runtime.disk.private_directory._private": "those that were named",
    "tenferro.engines.native.runtime.code.target._machine": "one processor, two levels",
    "tenferro.engines.native.families.table._cost": "one entry for each family",
    "tenferro.kernels.quadrature.gauss_legendre": "the numbers of nodes are constants",
    "tenferro.tensor.views.forgetful": "two entries for each class of arrays",
}
"""Functions with parameters whose results are all kept, and why they are few."""
LEFT_OUT = {"__main__", "worker", "command", "casadi", "pytorch"}


def modules():
    for package in (computegraph, chainrules, tidu, te, adoracles):
        yield package
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not LEFT_OUT & set(found.name.split(".")):
                yield importlib.import_module(found.name)


def caches():
    """The cached functions and caches of all modules and their classes, by name."""
    for module in modules():
        classes = [x for x in vars(module).values() if inspect.isclass(x)]
        for place in (module, *(c for c in classes if c.__module__ == module.__name__)):
            for name, value in vars(place).items():
                value = getattr(value, "__func__", value)
                owner = getattr(value, "__module__", module.__name__)
                if isinstance(value, ProgramCache) or hasattr(value, "cache_parameters"):
                    yield f"{owner}.{getattr(value, '__qualname__', name)}", value


def test_every_cache_declares_a_bound():
    seen = dict(caches())
    assert len(seen) > 60
    for name, cache in seen.items():
        if isinstance(cache, ProgramCache):
            assert 0 < cache.maxsize <= 2**18, name
        elif cache.cache_parameters()["maxsize"] is None:
            assert not inspect.signature(cache).parameters or name in FINITE, name
        else:
            assert 0 < cache.cache_parameters()["maxsize"] <= 8192, name
    assert set(FINITE) <= set(seen)


def growing(*names):
    script = Path(__file__).with_name("run_growth.py")
    environment = {
        **os.environ,
        "PYTHONPATH": sources.PATH,
        "XLA_FLAGS": "--xla_force_host_platform_device_count=8",
        "JAX_PLATFORMS": "cpu",
    }
    done = subprocess.run(
        [sys.executable, str(script), *names],
        capture_output=True, text=True, timeout=1000, check=False, env=environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.long
def test_eager_code_keeps_no_more_with_more_calls():
    """Plans of methods, and loops with new closures, once had no bound or a far too high one."""
    assert growing("methods_of_tensors", "loops_with_new_closures") == "done\n"


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [
        "operators_of_tensors",
        "derivatives_of_new_functions",
        "new_functions_compiled",
        "new_rules",
        "compiled_with_new_shapes",
        "sparse_matrices",
        "natively_compiled",
        "placements_of_xla",
    ],
)
def test_nothing_keeps_more_with_more_calls(name):
    if name == "placements_of_xla" and not find_spec("jax"):
        pytest.skip("needs jax")
    assert growing(name) == "done\n"


def test_clearing_programs_frees_those_of_transforms_and_of_eager_code():
    from tenferro.eager.backward import pullbacks
    from tenferro.transforms.tracing.tracing import programs

    w = te.variable([1.0, 2.0])
    te.scan(lambda c, x: (c * x * 17.0, None), 1.0, w)[0].backward()
    te.grad(lambda x: te.scan(lambda c, _: (c * x, None), 1.0, length=3)[0])(2.0)
    assert programs.info().size and pullbacks.info().size
    te.runtime.clear_programs(disk=False)
    assert programs.info().size == pullbacks.info().size == 0
