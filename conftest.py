"""Doctests that need a package of the extra `ecosystem` are left out where it is not installed."""

from importlib.util import find_spec

_NEEDS = {
    "torch": "src/tenferro/interop/torch_functions.py",
    "jax": "src/tenferro/interop/jax_functions.py",
}
collect_ignore = [path for package, path in _NEEDS.items() if find_spec(package) is None]
