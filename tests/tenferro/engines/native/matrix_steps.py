"""Operations of linear algebra on given arrays, by native code and by NumPy's kernels."""

from tenferro import linalg  # noqa: F401  (its families)
from tenferro.engines.native.loops.control import native_call, native_schedule
from tenferro.engines.native.units.schedule import Step
from tenferro.kernels.table import kernel
from tenferro.ops.base.registry import FAMILIES
from tenferro.tensor import aval_of


def bound_to(family, arrays, params):
    operation = FAMILIES[f"tenferro.linalg.{family}.v1"].bind(**params)
    return operation, tuple(aval_of(a.shape, a.dtype) for a in arrays)


def native_step(operation, avals, read=()):
    """An operation as a native call, which returns None without a result; None if it has none."""
    step = Step(operation, avals, read)
    schedule = native_schedule(step)
    return None if schedule is None else native_call(step, schedule)


def run(family, /, *arrays, **params):
    """What native code computes; None where it leaves it to the kernel."""
    return native_step(*bound_to(family, arrays, params))(*arrays)


def expected(family, /, *arrays, **params):
    """What the kernel computes, as a tuple."""
    found = kernel(*bound_to(family, arrays, params))(*arrays)
    return found if isinstance(found, tuple) else (found,)
