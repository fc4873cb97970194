"""Slices whose bounds are traced, as `A[i, :j]` in a loop: parts of arrays of a greatest length.

Such a slice is computed for the whole axis that it is part of, and masked where an element counts:
in sums, products and writes. What lies outside neither reaches a result nor a derivative.
"""

from tenferro.conversion.slices.access import augmented, item, store
from tenferro.conversion.slices.functions import NumPyFunction, of_windows
from tenferro.conversion.slices.window import Window

__all__ = ["NumPyFunction", "Window", "augmented", "item", "of_windows", "store"]
