"""What operators and methods of arrays call, under the names that `Array` knows.

`Array` stands below every function, so they are bound to it from here. Nothing but operators and
methods calls a function by way of an array.
"""
# ruff: noqa: F401, I001  (looked up by name; the names of a module stand on few lines)

import sys

# fmt: off
from tenferro.numpy.arithmetic import abs, divmod, method_pow, positive, pow
from tenferro.numpy.arranging import repeat
from tenferro.numpy.choosing import clip
from tenferro.numpy.complex_parts import conj, conjugate, method_conj, method_conjugate
from tenferro.numpy.creation import copy
from tenferro.numpy.cumulative import cumprod, cumsum
from tenferro.numpy.data_types import astype
from tenferro.numpy.dispatch import array_function, array_ufunc
from tenferro.numpy.elementwise import (
    add, divide, floor_divide, multiply, negative, remainder, subtract,
)
from tenferro.numpy.indexing import take
from tenferro.numpy.logic import (
    bitwise_and, bitwise_invert, bitwise_left_shift, bitwise_or, bitwise_right_shift,
    bitwise_xor, equal, everywhere, greater, greater_equal, less, less_equal, not_equal,
)
from tenferro.numpy.manipulation import flatten
from tenferro.numpy.multi_index import choose
from tenferro.numpy.namespace import array_namespace
from tenferro.numpy.products import dot, matmul, trace
from tenferro.numpy.reductions import all, any, max, mean, min, prod, ptp, sum
from tenferro.numpy.rounding import round
from tenferro.numpy.searching import argmax, argmin, method_compress, nonzero, searchsorted
from tenferro.numpy.sorting import argpartition, argsort, method_sort
from tenferro.numpy.statistics import std, var
from tenferro.numpy.updates import IndexUpdate
from tenferro.numpy.views import (
    diagonal, getitem, imag, matrix_transpose, method_fill, method_reshape, method_transpose,
    method_view, ravel, real,
    setitem, squeeze, swapaxes, transpose,
)
from tenferro.numpy.writing import FlatIterator
from tenferro.ops.promotion import is_operand
from tenferro.tensor.array import Array
from tenferro.tensor.foreign import as_matrix

Array.surface = sys.modules[__name__]
