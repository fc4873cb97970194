"""Random numbers in traced programs: generators with NumPy's methods, functions of a key."""

from tenferro.random.generator import Generator, key

__all__ = ["Generator", "key"]


def __dir__() -> list[str]:
    return __all__
