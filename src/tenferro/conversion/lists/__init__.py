"""Lists whose elements are read, set or appended at positions that are traced."""

from tenferro.conversion.lists.elements import Again, Kinds
from tenferro.conversion.lists.view import Buffers, Growth, ListView, growth, view_of

__all__ = ["Again", "Buffers", "Growth", "Kinds", "ListView", "growth", "view_of"]
