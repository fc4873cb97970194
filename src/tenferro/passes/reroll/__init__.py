"""Rerolling: steps of an unrolled loop, which repeat themselves in a graph, become a loop again."""

from tenferro.passes.reroll.search import reroll

__all__ = ["reroll"]
