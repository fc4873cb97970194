"""What processors have that LLVM does not say."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_CACHE_SIZE = Path("/sys/devices/system/cpu/cpu0/cache/index2/size")


@cache
def second_level_cache() -> int:
    """The bytes of the second cache of a core; 512 KiB where Linux does not tell.

    >>> second_level_cache() > 0
    True
    """
    try:
        return int(_CACHE_SIZE.read_text().strip().removesuffix("K")) * 1024
    except (OSError, ValueError):
        return 512 * 1024
