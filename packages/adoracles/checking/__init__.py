"""Checking derivatives of any function, of any library, against differences and one another.

`check` takes a `Differentiation`: the transforms ``jvp`` and ``vjp`` of a library, and its arrays.

>>> import numpy as np
>>> from adoracles.checking import Differentiation, check
>>> def jvp(f, primals, tangents):
...     return f(*primals), [np.cos(primals[0]) * tangents[0]]
>>> by_hand = Differentiation("by hand", jvp=jvp, vjp=None)
>>> report = check(by_hand, np.sin, (np.array([0.3, 1.0]),), order=1)
>>> report.ok
True
"""

from adoracles.checking.check import check
from adoracles.checking.library import Differentiation
from adoracles.checking.report import GradientError, Report

__all__ = ["Differentiation", "GradientError", "Report", "check"]
