"""Sums, products of matrices and contractions over other semirings than numbers."""

from tenferro.public_names import show_public_names
from tenferro.semiring.semirings import *

show_public_names(__name__)
