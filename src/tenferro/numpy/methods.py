"""What operators and methods of arrays call, under the names that `Array` knows.

`Array` is below every function, so they are bound to it from here. Only operators and
methods calls a function by way of an array.
"""
# ruff: noqa: F401, I001  (looked up by name; the names of a module stand on few lines)

import sys

# fmt: off
from tenferro.functions.elements.arithmetic import abs, divmod, method_pow, positive, pow
from tenferro.functions.axes.arranging import repeat
from tenferro.functions.numbers.choosing import clip
from tenferro.functions.numbers.complex_parts import conj, conjugate, method_conj, method_conjugate
from tenferro.functions.arrays.creation import copy
from tenferro.functions.axes.cumulative import cumprod, cumsum
from tenferro.functions.arrays.data_types import astype
from tenferro.numpy.dispatch import array_function, array_ufunc
from tenferro.functions.elements.elementwise import (
    add, divide, floor_divide, multiply, negative, remainder, subtract,
)
from tenferro.functions.indexing.indexing import take
from tenferro.functions.elements.logic import (
    bitwise_and, bitwise_invert, bitwise_left_shift, bitwise_or, bitwise_right_shift,
    bitwise_xor, equal, everywhere, greater, greater_equal, less, less_equal, not_equal,
)
from tenferro.functions.indexing.multi_index import choose
from tenferro.numpy.namespace import array_namespace
from tenferro.functions.axes.products import dot, matmul, trace
from tenferro.functions.axes.reductions import all, any, max, mean, min, prod, ptp, sum
from tenferro.functions.numbers.rounding import round
from tenferro.functions.axes.searching import argmax, argmin, method_compress, nonzero, searchsorted
from tenferro.functions.indexing.sorting import argpartition, argsort, method_sort
from tenferro.functions.statistics.statistics import std, var
from tenferro.functions.indexing.updates import IndexUpdate
from tenferro.functions.writing.views import (
    diagonal, flatten, getitem, imag, matrix_transpose, method_fill, method_reshape,
    method_transpose, method_view, ravel, real, setitem, squeeze, swapaxes, transpose,
)
from tenferro.functions.writing.writing import FlatIterator
from tenferro.ops.base.promotion import is_operand
from tenferro.tensor import Array
from tenferro.tensor.foreign import as_matrix

Array.surface = sys.modules[__name__]
