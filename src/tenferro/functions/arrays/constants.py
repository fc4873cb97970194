"""Constants."""

from __future__ import annotations

import math

__all__ = ["e", "euler_gamma", "inf", "nan", "newaxis", "pi"]

e, pi = math.e, math.pi
inf, nan = math.inf, math.nan
euler_gamma = 0.5772156649015329  # DLMF §5.2(ii)
newaxis = None
