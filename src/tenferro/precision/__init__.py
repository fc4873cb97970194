"""Functions computed with twice as many digits."""

from tenferro.precision.functions import Digits, digits, double_double
from tenferro.precision.value import DoubleDouble
from tenferro.public_names import show_public_names

__all__ = ["Digits", "DoubleDouble", "digits", "double_double"]
show_public_names(__name__)
