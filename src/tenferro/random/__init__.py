"""Random numbers in traced programs: generators with NumPy's methods, and functions of keys.

The functions have the names and arguments of `jax.random`. A key returns the same numbers each
time, so use each key once, and call `split` for more keys.
"""

from tenferro import other_names as _other_names
from tenferro.public_names import show_public_names
from tenferro.random.generator import *
from tenferro.random.keyed import *
from tenferro.random.keyed import ABSENT as _ABSENT
from tenferro.random.layers import *

show_public_names(__name__)


def __getattr__(name: str) -> object:
    _other_names.refuse_name("tenferro.random", name, _ABSENT.get(name))
