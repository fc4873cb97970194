"""Differentiable spatial computations with SciPy's names."""

from tenferro.spatial import distance

__all__ = ["distance"]


def __dir__() -> list[str]:
    return __all__
